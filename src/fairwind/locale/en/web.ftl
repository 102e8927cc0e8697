## The page

web-home = Home
web-language = Language
web-settings = Settings
web-close = Close
web-loading = One moment …
web-away = The server does not answer. The page keeps trying.
web-reconnecting = The connection to the table was lost; reconnecting …
web-gone = There is no such table any more.
web-unofficial = Rules in our own words, pictures of our own. Not connected with the publishers of the games.

## Settings

web-theme = Light or dark
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-confirming = Ask for confirmation
web-confirming-weight = when a move brings nothing, scores nothing or ends your turn early
web-confirming-always = always
web-confirming-never = never (undo is one click)
web-set-forced = Play automatically when there is only one option
web-set-list = Show all options as a list
web-set-motion = Animate the pieces
web-set-sound = A sound when it is my turn
web-set-notices = A notification when it is my turn and I am on another page
web-notices-denied = The browser does not allow notifications from this site.
web-keys = Keys: Tab and Enter select, u takes back, Esc cancels, l opens the list of options, h asks for a hint, ? opens help.

## The lobby

web-welcome = Four voyages, one table
web-welcome-more = Play against bots at once, with friends by sharing a link, or around one screen. A name is enough.
web-how-many = Number of players
web-play-bots = Play against bots
web-new-table = With friends …
web-rules = Rules
web-reconstructed-some = Part of what is printed is reconstructed
web-reconstructed-none = Everything printed is known
web-reconstructed-how = The rulebooks came without pictures of every tile and card. Anyone who owns the box can open a table with their own edition file.
web-open-tables = Open tables
web-no-open-tables = No public table is waiting at the moment.
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-watch = watch
web-replay-file = Replay a record, or play on from it
web-replay-choose = Choose the record of a game (.jsonl)

## A new table

web-new-table-of = { $game }: a new table
web-who-sits = Who sits where
web-seat-number = Seat { $number }
web-kind-you = a person at this screen
web-kind-open = a friend, by link
web-kind-bot = bot: { $name }
web-name = Your name
web-fill-bots = Bots for all free seats
web-one-screen = Several people at one screen: hands stay hidden until the next one says “that is me”.
web-public = Show this table in the lobby
web-own-edition = An edition file of your own
web-own-edition-how = A TOML file that says what is printed in your box.
web-choose-file = Choose a file
web-make-table = Open the table

## Waiting for players

web-waiting-room = Waiting for players
web-begins = Everybody is here; the game begins in a moment.
web-seat-free = free
web-leave = Leave
web-join = Take a seat
web-invite = Send this link to your friends
web-copy = Copy the link
web-copied = Copied
web-start-bots = Start, with bots on free seats

## The table

web-the-table = Table
web-board = Board
web-mine = Your own area
web-seats = Seats
web-prompt = What is asked
web-parts = Parts of the table
web-tab-board = Board
web-tab-mine = Mine
web-tab-others = Others
web-tab-log = Log
web-panel-log = Log
web-panel-rules = Rules
web-panel-chat = Chat
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = See the whole board
web-you = you
web-bot = bot
web-not-here = not here
web-has-turn = has to choose
web-your-turn = Your turn
web-thinking = { $who } is thinking …
web-waiting-for = Waiting for { $who }
web-moment = One moment …
web-sending = …
web-cancel = Cancel
web-skip = Skip ahead
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = The others have been asked whether you may take it back.
web-consent = { $seat } would like to take back their last move.
web-agree = That is fine
web-disagree = No
web-consent-waits = { $seat } would like to take back their last move; waiting for { $who } to agree.
web-withdraw = Never mind
web-use-all = Use all
web-rule = Rule { $rule }
web-since = Since your last turn:
web-list = All options as a list ({ $count })
web-more = More …
web-fewer = Fewer
web-search-rules = Search the rules
web-older = Older entries
web-no-log = Nothing has happened yet.
web-no-chat = Nobody has said anything yet.
web-chat-removed = (removed by the host)
web-say = Say something
web-send = Send
web-i-am = I am { $seat }
web-log-sits = { $name } takes a seat.
web-log-bot = A bot plays as { $name }: { $who }.
web-log-kept = Seat { $number } is kept for { $name }.
web-log-free = Seat { $number } is free again.
web-log-over = The game is over.
web-watch-link = Link to watch
web-seat-link = Link for another device of mine
web-give-link = Hand the seat to a friend
web-give-link-how = Whoever opens this link takes over the seat; it is then no longer yours. The link has been copied.
web-seat-link-how = Whoever opens this link plays this seat together with you. The link has been copied.
web-renew = Only this browser
web-renewed = This seat is now this browser’s alone: earlier links to it are void, and your other devices need a new one.
web-hand-bot = Let a bot play for me
web-take-back = Take over from the bot
web-resign = Resign
web-resign-sure = Resign for good: a bot plays on

## Help and rules

web-help = Help with this decision
web-help-options = What you can do, and what it brings
web-help-more = { $count ->
    [one] and { $count } more, in the list of options
   *[other] and { $count } more, in the list of options
}
web-help-rules = The rules of it
web-brief = In two minutes
web-brief-aim = The aim
web-brief-turn = How you play
web-brief-points = How points come
web-rules-brief = In two minutes
web-rules-rules = All rules
web-rules-signs = Signs
web-rules-found = { $count ->
    [0] No rule found
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-chapters = Chapters
web-signs = Signs and what they mean
web-guide-close = Got it
web-guide-more = What can I do?
web-guide-off = No more hints
web-set-guide = In a first game against bots, explain each kind of decision once
web-first-offer = First game: easy bots and a guide
web-first-offer-setup = First game: set up for beginners, easy bots, a guide

## The end of the game

web-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
web-item = Item
web-place = Place
web-scores = Scores
web-points-over-time = Points over time
web-rematch = Play again
web-record = Download the record
web-draws-check = Check the draws
web-draws-noted = This browser noted the house’s seal before it gave its own word: both are in the record.
web-draws-noted-house = This browser noted the house’s seal before the game: it is the one in the record.
web-draws-not-noted = This browser noted nothing before the game, so it has nothing to compare.
web-draws-other-house = Before the game the house showed this browser another seal: do not trust these draws.
web-draws-other-word = Before the game this browser saw another seal for the word of { $seat }: do not trust these draws.
web-draws-own-missing = This browser gave a word that the record does not hold: the house did not use it.
web-see-table = Look at the table

## Replay

web-replay = Replay
web-run = Play
web-pause = Pause
web-step = Step
web-step-back = One step back
web-step-on = One step on
web-eyes = Point of view
web-eyes-of = as { $name } saw it
web-eyes-all = as an onlooker
web-share = Share this position

## What an edition consists of

block-resources = resource cards
block-player-aid = player aid
block-events = events
block-character-powers = powers of characters
block-character-incomes = incomes of characters
block-caravels = caravels
block-merchants = merchants
block-warehouses = warehouses
block-shipyards = shipyards
block-event-icons = event icons
block-player-numbers = player numbers on cards
block-board = board
block-boards = colony boards
block-tiles = tiles
block-construction-cards = construction cards
block-score-cards = score cards
block-birds = birds
block-buildings = buildings
block-track = score track
block-doubles = double tiles
block-triples = triple tiles
block-town-halls = town halls
block-roads = roads
block-ships = ships
block-docks = docks
block-religion = religion track
block-conquistador = conquistador track
block-retreat = retreat
block-scholars = scholars
block-bishops = bishops
block-camps = camps
block-years = years
block-terrains = terrains
block-region-materials = materials of regions
block-path-values = values of paths
block-corner-sea-paths = water paths at the corners
block-fish = fish tiles
block-people-kinds = kinds of people
block-people-copies = numbers of people
block-people-symbols = symbols of people
block-start-tasks = first tasks
block-tasks = tasks
block-jewelry = jewelry
block-temple = temple
block-status = status track
block-ceremony = ceremony spaces
block-huts-at-start = huts at the start
block-helper = helper
block-gods = gods
block-action-tiles = action tiles
block-set-up = set-up
block-final-scoring = final scoring

## My tables

web-my-tables = My tables
web-turns-wait = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-mine-all = My games and results
web-mine-with = with { $names }
web-mine-awaits = { $who } to play
web-mine-running = The game is on
web-mine-begun = The game has begun.
web-mine-over = finished
web-mine-won = { $count ->
    [one] won with { $count } point
   *[other] won with { $count } points
}
web-mine-place = { $count ->
    [one] place { $place } of { $seats } with { $count } point
   *[other] place { $place } of { $seats } with { $count } points
}
web-me = My games
web-me-name-colour = Name and colour
web-me-colour = Colour
web-me-colour-how = At a table you get this colour, unless somebody else chose it first.
web-me-save = Save
web-me-saved = Saved
web-colour-0 = blue
web-colour-1 = vermilion
web-colour-2 = green
web-colour-3 = mauve
web-colour-4 = orange
web-colour-5 = sky blue
web-colour-any = any
web-me-devices = Me on another device
web-me-devices-how = A link that takes you to your phone or another computer: with your name, all your seats and whatever comes later.
web-me-link = Make a link
web-me-link-new = Make a new link
web-me-link-good = Good once, for ten minutes. Open it on the other device, and show it to nobody else.
web-me-link-qr = The link as a code for a phone’s camera
web-me-alone-how = Have you lost a device? Then keep your seats in this browser only; all other devices and links lose them.
web-me-alone = Only this browser
web-me-alone-sure = Yes, only this browser
web-me-alone-done = From now on your seats are in this browser only.
web-arrive = Be { $name } in this browser?
web-arrive-nameless = Be the same player in this browser?
web-arrive-tables = { $count ->
    [0] There are no tables yet.
    [one] One table comes along.
   *[other] { $count } tables come along.
}
web-arrive-join = { $count ->
    [one] This browser already has a name, { $name }, and a table. It joins the others.
   *[other] This browser already has a name, { $name }, and { $count } tables. They join the others.
}
web-arrive-join-nameless = { $count ->
    [one] This browser already has a table. It joins the others.
   *[other] This browser already has { $count } tables. They join the others.
}
web-arrive-yes = Yes, that is me
web-arrive-yes-join = Yes, join them
web-arrive-no = No, leave everything as it is
web-arrived = Welcome aboard this device.
web-fared = How I fared
web-fared-none = No finished games yet.
web-fared-game = Game
web-fared-against = against
web-fared-people = people
web-fared-bots = bots
web-fared-games = games
web-fared-won = won
web-fared-place = mean place
web-fared-best = best score
web-fared-points = mean score
web-finished = Finished games
web-finished-more = Earlier games
web-kept = What is kept of me
web-take-along = Download everything
web-take-along-how = One file with your name, your results and the records of your games.
web-erase = Forget me
web-erase-how = Being forgotten removes your name, your wishes, what you wrote in chats, and this history. Bots play on for you at running tables. Finished games stay for the others, without your name. It cannot be undone.
web-erase-sure = Yes, forget me
web-erase-no = No
web-erased = Done. Nothing here leads to you any more.

## Your turn

web-told = When it is my turn and I do not have the table open
web-told-push = A message on this device
web-told-push-home = To get messages on this device, first add the page to its home screen and open it from there.
web-told-mail = Mail to this address
web-told-mail-ask = Send a link to confirm it
web-told-mail-asked = A link is on its way to { $address }. Mail comes only once you have followed it.
web-told-mail-good = Mail goes to { $address }.
web-told-mail-end = No more mail
web-told-quiet = Quiet hours, in which nothing comes
web-told-quiet-from = From
web-told-quiet-to = To
web-told-zone = Time zone: { $zone }
web-told-turns = For all my tables, unless I choose otherwise at the table
web-told-here = Tell me when it is my turn here and the table is not open
web-told-here-usual = as in the settings
web-told-here-yes = yes
web-told-here-no = no

## Pace and onlookers

web-pace = Pace
web-pace-none = No clock
web-pace-live = Live: minutes a turn, with a reserve
web-pace-days = Days a turn
web-pace-minutes = Time for a turn
web-pace-reserve = Reserve for the game
web-pace-days-each = Time for a turn
web-pace-no-reserve = none
web-pace-count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-pace-count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-pace-count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-pace-is-live = { $turn } a turn, { $reserve } in reserve
web-pace-is-plain = { $turn } a turn
web-pace-how = When somebody’s time is up, a bot plays for them until they are back; nobody loses by it.
web-clock = Time left: { $turn }
web-clock-reserve = Time left: { $turn }, and { $reserve } in reserve
web-clock-in-reserve = Reserve left: { $reserve }
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
log-time-up = Time is up for { $seat }; a bot plays until they are back.
log-back = { $seat } is back and plays again.
web-bot-late = bot, time was up
web-bot-for-you = { $who } is playing for you.
web-bot-for-you-late = Your time was up: { $who } is playing for you.
web-seat-back = Take my seat back
web-onlookers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-options = Options
web-level = Strength of the bots
web-bot-how = bot: { $things }
web-first-game = Set up as the rules suggest for a first game.
web-agreed = Agreed
web-edition = Edition
web-share-link = Share the link
web-qr = The link as a QR code, for a phone
web-link-nearby = This page is open as { $host }, which only this computer can reach. So the link carries its address in the local network: it works for everybody there.
web-link-closed = This link works only on this computer. To let in others on your network, start the server with --host 0.0.0.0; then they reach it at { $address }.
web-link-alone = This link works only on this computer: { $host } is its own name for itself, and it is in no local network now.

## The coach

web-hint = Hint
web-hint-how = Ask the coach what it would do (h)
web-hint-best = The coach would do this:
web-hinted = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
web-hinted-by = { $count ->
    [one] The coach gave { $seat } { $count } hint.
   *[other] The coach gave { $seat } { $count } hints.
}
web-hints = Hints
web-hints-wish = Everybody may ask the coach for hints
web-hints-agreed = everybody may ask the coach
web-hints-off = none, unless all others are bots
log-hint = { $seat } asked the coach for a hint.
web-review = Review
web-review-how = The coach looks at every choice again. That takes about a minute.
web-review-failed = The coach could not look at this game to its end. Try again later.
web-review-lit-better = better
web-review-lit-played = what was played
web-review-mark-before = Previous mark
web-review-mark-after = Next mark

## What an option brings

web-brings-points = { $count ->
    [one] point
   *[other] points
}
web-brings-nothing = brings nothing now
web-brings-no-points = scores nothing now
web-weighs-nothing = This brings you nothing now.
web-weighs-no-points = You score nothing with it now.
web-weighs-ends = This ends your turn.
# Follows the name of what is about to be done.
web-sure = ?
web-stepwise = Ask me step by step

## What happened

web-undo-bots = Undo, and { $turns ->
    [one] one turn of a bot
   *[other] { $turns } turns of bots
}
web-undo-others = Undo, and { $turns ->
    [one] one turn of another player
   *[other] { $turns } turns of others
}
web-undo-ask-turns = Ask to undo, and { $turns ->
    [one] one turn of another player
   *[other] { $turns } turns of others
}
web-undo-practice = You have seen what came of it: from then on this game counts as practice.
web-practice = Practice
web-practice-why = Somebody took back a move after seeing what came of it, so this game counts as practice.
web-taken-back = taken back
web-gained = +{ $points } { $points ->
    [one] point
   *[other] points
}
web-lost = −{ $points } { $points ->
    [one] point
   *[other] points
}
web-gains = What each player gained
web-shared-places = Equal points share the place.
web-points-as-if = As if the game had ended then. What is spent counts no more, so a line can fall.
web-plot-replay = Open the replay at a point of the plot
web-jump = Go to
web-jump-setup = Set-up
web-jump-end = End
web-turn-back = Turn before
web-turn-on = Next turn
web-chapter-back = Part before
web-chapter-on = Next part
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-whole = all in two minutes

## Learning

web-learn = Learn
web-learn-of = Learn { $name }
web-learn-more = Short lessons at a real table: you play, and somebody explains. After three of them you can play a game.
web-learn-none = There are no lessons for this game yet.
web-learn-by-playing = Learn by playing
web-learn-progress = { $count } of { $all } lessons done
web-learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-learn-done = done
web-learn-begun = you are at { $number } of { $steps }
web-learn-begin = Begin
web-learn-go-on = Continue
web-learn-anew = Begin anew
web-learn-all = All lessons
web-learn-card = The lesson
web-learn-step = { $number } of { $steps }
web-learn-next = Next
web-learn-back = Back
web-learn-hide = Look at the board
web-learn-show = Back to the lesson
web-learn-understood = To take along
web-learn-next-lesson = Next lesson
web-learn-play = Play your first game
web-learn-keys = Keys: Enter or → goes on, ← goes back, numbers answer a question, Esc leads to the board and back.

## Puzzles

web-puzzles = Puzzles
web-puzzle-of = Puzzles of { $name }
web-puzzle-ask = Your move: what is best here?
web-puzzle-level = { $bot } finds it
web-puzzle-no-level = none of our levels finds it
web-puzzle-progress = { $count } of { $all }
web-puzzle-solved = solved in this browser
web-puzzle-none = There are no puzzles for this game yet.
web-puzzle-verdict = What the coach says
web-puzzle-best = Best:
web-puzzle-yours = Yours:
web-puzzle-outlook = Chance to win: { $percent } %, expected: { $points } points
web-puzzle-again = Try again
web-puzzle-show = Show me
web-puzzle-another = Another position
web-puzzle-how = Positions from games of our strongest bots, in which one answer is clearly best, checked for long. Answer on the board or in the list. The level is the weakest that finds it; the next position is near the one that you solved last.
web-puzzle-keys = Keys: l opens the list, n shows another position, Esc tries again.

## to play without a server: the games run in the browser, and their tables are kept there

web-here = Play without connection
web-here-how = The games run in this browser, and your tables stay in it. Against bots or round one screen.
web-here-server = The tables of the server
web-here-welcome = Play against bots at once, or around one screen. Your tables stay in this browser.
web-here-new-table = Around one screen …
web-here-building = The server is preparing what the table needs. That takes some minutes, once; it goes on by itself then.
web-here-files = Getting the table ready: { $percent } %
web-here-python = Getting the table ready: a moment more
web-here-elsewhere = Fairwind is open in another tab, and your tables are there.
web-here-take-over = Play in this tab
web-here-trouble-files = What the table needs could not be fetched. Is there a connection?
web-here-trouble-storage = This browser lets the page keep nothing, so a table would be lost. Allow it to keep data (a private window may not), then try again.
web-here-trouble-newer = The tables in this browser come from a newer Fairwind than this page. Load the page again with a connection; nothing is lost.
web-here-trouble-ended = The games have stopped in this browser, perhaps for want of memory. Your tables are kept as they were last shown.
web-here-trouble-other = The games do not start in this browser. A newer browser may help.
web-here-again = Try again

## A game that goes on elsewhere

web-play-on = Play on from here
web-play-on-how = A new table begins with this position. What was played until here stays in its record, and what is drawn from here on is new.
web-play-on-of = { $game }: play on
web-play-on-begin = Play on
web-carried = From elsewhere
web-carried-why = This game began elsewhere. Whoever brought it may know what is hidden in it.
log-carried = Until here the game was played elsewhere, and whoever brought it may know what is hidden. It goes on at this table.
web-carry-away = Take this game along
web-carry-away-how = The record holds the game as it stands, with all that is hidden. Choose it in the lobby of any Fairwind, and play on from its end.
web-to-server = Play on at the server
web-to-server-how = A table of the server begins with this position. This one stays here as it is.
web-to-server-away = The server does not answer. Download the record, or try again when there is a connection.
web-seat-free-of = free, the seat of { $name }
web-join-where = Seat
