## What the server refuses, in a sentence.

problem-no-table = There is no such table. Check the link, or open a new table.
problem-elsewhere = This table is served elsewhere. Please send that again on a new connection.
problem-not-found = There is nothing here. Check the address.
problem-no-such-call = That cannot be done here.
problem-bad-request = This request cannot be understood.
problem-invalid = Something in the request does not fit ({ $where }: { $why }).
problem-failed = Something went wrong on the server. Nothing of yours is lost; please try again.
problem-storage-down = The server cannot save at the moment, so nothing was done. Please try again soon.
problem-busy = This table is too busy at the moment. Please try again.
problem-newer-version = A newer version of Fairwind has gone on with this table; this server must not touch it. Please try again in a moment.
problem-too-large = That is too much at once: at most { $most } KiB.
problem-too-fast = That was too fast: at most { $most } requests a second. Please wait a moment.
problem-too-many-tables = You have opened { $most } tables within an hour; that is the limit. Please wait a little.
problem-too-many-connections = You have { $most } live connections; that is the limit. Close a tab.
problem-too-many-open = Your network has { $most } connections open here; that is the limit. Close some pages, then try again.
problem-too-slow = The request did not arrive within { $most } seconds. Please send it again.
problem-bytes-used-up = { $who ->
    [household] Your network has
   *[visitor] You have
} filled { $most } MB of this server's disk within a day; that is the limit. You can go on in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
problem-rows-used-up = { $who ->
    [household] Your network has
   *[visitor] You have
} written { $most } entries within a day; that is the limit. You can go on in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
problem-seconds-used-up = { $who ->
    [household] Your network has
   *[visitor] You have
} let this server think for { $most } seconds within an hour; that is the limit. You can go on in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-file-waits = Another file of yours is being read. Wait until that is done, then send this one.
problem-too-much-chat = You have said { $most } things at this table within a minute; that is the limit. Please wait a moment.
problem-table-full = This table has { $most } entries and can take no more. Open a new one to play on.
problem-only-answers = This table has { $most } entries: now it takes answers only, no chat, and nothing can be taken back any more.
problem-other-origin = This request came from another site, so nothing was done.
problem-wrong-name = This server does not answer under that name. Check the address.
problem-bad-name = A name has 1 to { $most } visible characters.
problem-bad-chat = A message has 1 to { $most } characters.
problem-unknown-game = There is no such game here. { $why }
problem-wrong-seats = This game is for { $few } to { $most } players.
problem-unknown-bot = There is no such bot. Choose one of: { $bots }.
problem-bad-edition = This edition cannot be played with. { $why }
problem-bad-table = The game cannot be set up like this. { $why }
problem-not-your-seat = That seat is not yours.
problem-no-open-seat = No seat is open any more; you can watch.
problem-seat-taken = That seat is not open; choose another.
problem-has-begun = The game has begun already.
problem-not-begun = The game has not begun yet.
problem-word-not-sealed = This is not the word that was sealed for this seat; give that one.
problem-word-early = Words are given once every seat is taken; wait for the others.
problem-word-late = The game has begun without this word.
problem-not-running = No game is being played here.
problem-is-over = The game is over.
problem-not-over = The game is not over yet.
problem-stopped = This game cannot go on here, but its log can be read. { $why }
problem-bad-link = This link is not valid. Ask for a new one.
problem-void-link = This link is no longer valid: the seat has changed hands since. Ask for a new one.
problem-too-many-devices = Already { $most } browsers share this seat; that is the limit. Make the other devices void first.
problem-stale = The table has gone on since then; look at it again.
problem-bot-plays = A bot plays for this seat. Take the seat back first.
problem-hints-not-agreed = Other people play here, and hints were not agreed on. Make a new table with hints if all of you want them.
problem-nothing-to-choose = There is only one thing you can do here, so there is nothing to ask the coach.
problem-no-hint = The coach found no answer this time. Ask again in a moment.
problem-consent-waits = The others are being asked already.
problem-no-consent-asked = Nobody is waiting for your consent.
problem-onlookers-are-quiet = Only those who sit at the table can chat.
problem-muted = The host of this server has muted you, so you cannot chat; you can go on playing.
problem-removed = The host of this server has removed you, so you cannot do anything here. Ask the host if you think that is a mistake.
problem-void-passage = This link is good once and for ten minutes, and that is over. Make a new one on the other device.
problem-already-somebody = { $count ->
    [one] This browser has a table of its own already; say whether it is to be joined.
   *[other] This browser has { $count } tables of its own already; say whether they are to be joined.
}
problem-nobody-yet = Nothing is known of this browser yet.
problem-record-later = The record is available once the game is over.
problem-bad-record = This record cannot be used. { $why }
problem-other-rules = This game was played under version { $theirs } of its rules, and this is version { $ours }. Open it with a release of Fairwind that has version { $theirs }.
problem-unknown-edition = This game was played with an edition that is not known here. Update Fairwind, or open the game where it was played.
problem-carry-over = At this step the game is over. Go back to a step at which somebody has to choose, and play on from there.
problem-carry-between = At this step nobody has to choose. Go one step on or back, and play on from there.
problem-carry-seats = This game has { $seats } seats; say for each of them who sits there.
problem-carry-too-long = More than { $most } answers were given before this step, and so long a game is not carried on. Play on from an earlier step.
problem-review-not-over = Only a finished game is reviewed, and this one is not over. Finish it, then upload its record again.
problem-review-too-long = This record has more than { $most } steps; so long a game is not reviewed.
problem-no-step = This game has { $most } steps.
problem-too-many-answers = A lesson of { $most } steps takes no more than { $all } answers; send those that went on, and one more.
problem-no-seat = There is no such seat.
problem-no-notices = This server sends no messages of this kind; its host can switch them on.
problem-bad-endpoint = Messages go only to push services at a public https address, and this is none.
problem-bad-zone = There is no such time zone.
problem-bad-address = This is no mail address.
problem-mail-down = The mail could not be sent at the moment. Please try again later.
problem-mail-refused = Whoever has this address wants no mail from here.
problem-too-many-questions = So many mails to confirm an address have been asked for today that no more are sent. Please try again tomorrow.

## Without a server

problem-needs-server = This needs a server; without one it cannot be done.
problem-not-kept = This browser cannot keep anything at the moment, so nothing was done. Its storage may be full or forbidden: make room or allow it, then try again.
problem-newer-data = A newer version of Fairwind has kept tables in this browser. Load the page anew to get that version; nothing was changed.
problem-engine-failed = Something went wrong in this page. Nothing of yours is lost; load it anew.

## Pages that stand alone

offline-title = The server does not answer
offline-text = You may be offline, or the server is just being restarted. Nothing is lost: your tables are shown again as soon as it answers, as they are by then.
offline-again = Try again
offline-here = Play without connection
confirm-title = Is this your address?
confirm-ask = This server will write to { $address } when it is your turn and you have the table closed. Every mail has a link that ends it.
confirm-button = Yes, that is my address
confirm-done = Your address is confirmed. You can close this page.
stop-title = No more mail?
stop-ask = This server will no longer write to { $address }.
stop-button = Send me no more mail
stop-done = You get no more mail from this server.
link-void-title = This link is no longer good
link-void-text = It has been used, it is too old, or a newer one has been sent. You can ask for another in the settings of the page.
page-home = To the tables

## Messages to somebody who is not at the table

notice-turn = It is your turn.
notice-begun = The game has begun.
mail-turn-subject = { $game }: it is your turn
mail-begun-subject = { $game }: the game has begun
mail-turn-text = It is your turn at your table of { $game }:
mail-begun-text = The game has begun at your table of { $game }:
mail-end = No more of these mails:
mail-question-subject = Is this your address?
mail-question-text = Somebody, probably you, would like Fairwind to write to this address when it is their turn at a table. If that was you, please confirm it here within a day:
mail-question-end = If it was not you, there is nothing to do: nothing more will come. If you never want to be asked again:
