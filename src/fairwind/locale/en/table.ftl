## The table

table-you = Captain
table-player-number = Player { $number }
table-has-chosen = { $seat } has chosen.
table-took-back = { $seat } takes back their last move.
table-you-get = You get: { $things }
table-or = { $things } or { $who }
table-laid-out = Turned up ({ $place }): { $things }
table-shown = { $seat } shows { $things } ({ $place }).
table-not-now = It is { $holder }’s turn now. { $sentence }
table-chosen-already = You have chosen already. { $sentence }
table-times = { $sentence } ({ $count } times)
table-thinking = { $seat } is thinking …
table-pass = Pass the screen to { $seat }.
table-pass-undo = { $seat }: type u to take back your last move.
table-press-enter = Then press Enter:
table-prompt = Your choice (? for help):
table-only-one = There is only this option: press Enter to take it.
table-group = { $count } ways, such as: { $sentence }
table-earlier = { $count ->
    [one] … and { $count } line before (log shows it)
   *[other] … and { $count } lines before (log shows them)
}
table-log-earlier = { $count ->
    [one] … { $count } earlier line: log { $all } shows everything.
   *[other] … { $count } earlier lines: log { $all } shows everything.
}
table-over = The game is over.

## Answers that do not fit

table-refused = { $sentence } (rule { $rule }; ? tells it in full)
table-no-number = Type a number from 1 to { $count }.
table-unknown = “{ $typed }” means nothing here: type the number of an option, or ? for help.
table-unknown-near = “{ $typed }” means nothing here. Did you mean “{ $near }”? ? gives help.
table-allowed = You may do that now: { $sentence }.

## Help

table-help =
    Type the number of an option, or its notation (the pale words beside it).
      Enter          shows the table again
      u              takes back your last move, until something new was revealed
      ? NOTATION     says whether you may do that now; if not, which rule forbids it
      hint           asks the coach what it would do, and why
      log            shows what has happened; log 200 goes further back
      rules WORDS    searches the rules, by words or by number
      score          shows the points so far, item by item
      save FILE      saves a copy of the game (it is also saved automatically)
      q              leaves; you can continue later

## Rules

table-certain = as printed
table-ruling = our ruling
table-because = Why: { $reason }
table-no-rule = No rule mentions “{ $search }”. Try another word, or a number.
table-more-rules = { $count ->
    [one] … and { $count } more rule; add a word to narrow it down.
   *[other] … and { $count } more rules; add a word to narrow it down.
}
table-rules-count = { $all } rules: { $certain } as printed, { $rulings } our own rulings.

## Scores

table-scores-now = If the game ended now (? is hidden from you):
table-total = Total
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Keeping

table-kept-in = This game is saved in { $file } after every move.
table-go-on = Continue with: { $command }
table-copy-kept = A copy is in { $file }.
table-record-in = The record of this game is in { $file }.
table-not-saved = This move could not be saved ({ $reason }). Type: save FILE
table-left-unsaved = The last moves could not be saved ({ $reason }).
table-file-taken = There is already a file { $file }; nothing was written. Choose another name.
table-file-bad = { $file } cannot be written ({ $reason }). Choose another place.
table-resumed = { $count ->
    [one] Continuing after { $count } move.
   *[other] Continuing after { $count } moves.
}

## The menu

table-menu-welcome = Welcome to Fairwind. Enter takes the first choice, unless another is marked.
table-menu-language = Which language?
table-menu-resume = There is an unfinished game: { $game }, { $players }. Go on with it?
table-menu-yes = Yes, go on
table-menu-no = No, begin a new one
table-menu-game = Which game?
table-menu-players = How many play in all?
table-menu-players-item = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-menu-people = How many of them are people at this screen? The others are bots.
table-menu-people-item = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
table-menu-name = Name of person { $number } (Enter: { $name }):
table-menu-bot = How should the bots play?
table-menu-choice = Number:
table-menu-usual = (Enter)

## Lessons

table-learn-course = Lessons
table-learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-learn-begun = begun
table-learn-done = done
table-learn-which = Which lesson? (Enter: { $number }; q leaves)
table-learn-look = Look at: { $things }
table-learn-go-on = Enter goes on, b goes back, q leaves:
table-learn-answer = Your answer (b goes back, ? helps, q leaves):
table-learn-help = Type the number of an answer, or its notation (the pale words beside it). table shows the table again; b goes a step back; q leaves, and you can go on later.
table-learn-understood = What to take along
table-learn-next = Next: { $sentence }. Enter begins, q leaves:
table-learn-over = That was the last lesson. Now play: { $command }
table-learn-kept = You can go on later: { $command }

## Bots, by strength: who they would be on a ship, and how they play

bot-1 = Ship’s cat (1)
    .how = plays with whatever comes along
bot-2 = Landlubber (2)
    .how = means well, and forgets half of it
bot-3 = Ship’s cook (3)
    .how = plays by feel
bot-4 = Sailor (4)
    .how = knows the ropes
bot-5 = Lookout (5)
    .how = looks a little ahead
bot-6 = Bosun (6)
    .how = looks ahead, at what others may do too
bot-7 = Pilot (7)
    .how = looks well ahead
bot-8 = Navigator (8)
    .how = imagines how things may go, in many ways
bot-9 = Commodore (9)
    .how = plans carefully, and rarely errs
bot-10 = Admiral (10)
    .how = the strongest there is, and takes its time
bot-greedy = greedy
bot-random = random

## Games

table-players = { $few }–{ $most } players
table-players-same = { $few } players
table-editions = Editions
table-variants = Variants (the first is the default)
table-confidence-certain = certain
table-confidence-likely = likely
table-confidence-reconstructed = reconstructed
table-how-to-play = Play: { $command }

## A game that began elsewhere

table-carried-steps = { $count ->
    [0] This game began elsewhere. Whoever brought it may have known what was hidden.
    [one] This game began elsewhere, with its first step. Whoever brought it may have known what was hidden.
   *[other] This game began elsewhere, with its first { $count } steps. Whoever brought it may have known what was hidden.
}

## Draws that can be checked

draws-sound = { $count ->
    [one] The one draw follows
   *[other] All { $count } draws follow
} from { $words ->
    [one] the word of { $seat }
   *[other] the words of { $seat }
} and from the house’s secret, which was sealed before any word was given.
draws-sound-alone = { $count ->
    [one] The one draw follows
   *[other] All { $count } draws follow
} from the house’s secret, which was sealed at the start. No player added a word, so only the house can say that it was not chosen.
draws-withheld = The word of { $seat } was not given in time; the draws do without it.
draws-none = This game does not say what its draws follow from: it is not over, was played at a terminal or by bots alone, or was begun before draws could be checked.
draws-carried = This game began elsewhere. { $count ->
    [0] Nothing was drawn there.
    [one] One draw was made there, and nothing can be said of it here.
   *[other] { $count } draws were made there, and nothing can be said of them here.
} What follows is about the draws since then.
draws-wrong = Draw { $draw } ({ $label }) does not follow: the record says { $recorded }, but { $right } had to come out.
draws-count = { $wrong } of { $count } draws do not follow from what was sealed: the record was changed, or the house did not keep its word.
draws-broken-house = The house’s secret is not the one that was sealed at the start.
draws-broken-word = The word of { $seat } is not the one that was sealed at the start.
draws-other-scheme = These draws were made in a way that this version does not know; check them with a newer one.

## Replay

table-checked = { $count ->
    [one] Valid: { $count } move replays
   *[other] Valid: { $count } moves replay
} to the recorded end; checked against their digests: { $checks }.
table-checked-unfinished = { $count ->
    [one] Valid so far: { $count } move replays
   *[other] Valid so far: { $count } moves replay
}; checked against their digests: { $checks }. The game is not over.
table-unchecked = { $count ->
    [one] { $count } digest is of another scheme and could not be compared; the result could.
   *[other] { $count } digests are of another scheme and could not be compared; the result could.
}
table-unchecked-unfinished = { $count ->
    [one] { $count } digest is of another scheme and could not be compared.
   *[other] { $count } digests are of another scheme and could not be compared.
}
table-not-over = The game is not over.
table-step = Enter: next, q: stop
table-answer-of = Move { $number } of { $all }
