game-name = Low Tide
game-pitch = Send your ships out while the water is deep enough.
game-length = 5 minutes

## Rules

lt-1-1 = Every captain is dealt { $hand_size } ships, which nobody else sees. The number on a ship is its draught.
lt-2-1 = In each round a die says how deep the water is. Then everybody has a turn; in the next round the next seat begins.
lt-2-2 = In your turn you may send out one ship from your hand.
    .refused = You do not have this: { $ship }.
lt-2-3 = A ship whose draught is not more than the depth sails and brings its draught in points. Any other runs aground and brings nothing.
lt-2-4 = You may also keep all your ships in the harbour.
lt-3-1 = The game ends after { $rounds } rounds. Most points win.
lt-3-2 = Equal points share the place.
    .reason = The rulebook knows no tie-break; a shared win suits so short a game.

## Words

word-round = Round
word-depth = Depth
word-supply = Ships in the supply
word-sea = At sea
word-sandbank = Aground
word-seats = Captains
word-own = Your ships
word-points = points
word-hand = ships in hand
word-ship-1 = ship of draught 1
word-ship-2 = ship of draught 2
word-ship-3 = ship of draught 3
word-ship-4 = ship of draught 4
word-ship-5 = ship of draught 5
word-ship-6 = ship of draught 6
place-supply = the supply
place-sea = At sea
place-sandbank = Aground
place-hand = the harbour
block-ships = ships

## Prompts and labels

ask-choose-ship = Which ship do you send out?
do-send = Send out: { $ship }
do-pass = Stay in the harbour
out-deal = Dealt: { $ship }.
out-depth = The water is { $depth } deep.

## Log

log-tide = The water is { $depth } deep.
log-sailed = { $seat }: { $ship } sails.
log-aground = { $seat }: { $ship } runs aground.

## Scores

score-ships = Ships that sailed
end-last-tide = The last tide is over.

## The table in the terminal

table-lt-tide = Round { $round }: the water is { $depth } deep
table-lt-hand = { $count ->
    [one] { $count } ship in hand
   *[other] { $count } ships in hand
}
table-lt-own = Your ships
