game-name = Santa Cruz
game-pitch = Land on an unknown island, build along its coasts, rivers and roads, and play your score cards before the volcano answers; then do it all again, knowing more.
game-length = 60 minutes

variant-sets = Construction sets
variant-sets-chosen = chosen one after another
variant-sets-dealt = dealt at random, in secret
variant-first-chooser = First to choose a set
variant-first-chooser-random = drawn at random
variant-first-chooser-seat-1 = seat 1
variant-first-chooser-seat-2 = seat 2
variant-first-chooser-seat-3 = seat 3
variant-first-chooser-seat-4 = seat 4
variant-last-player = Last player’s right
variant-last-player-turn = last in turn order
variant-last-player-track = last on the score track
variant-last-player-off = off

## Set-up

sc-1-1 = Each player has a supply of buildings: { $lighthouses } × lighthouse, { $churches } × church, { $houses } × house.
sc-1-2 = Every site of the board gets a random tile of its own shape: coast, land or volcano.
sc-1-3 = Coast tiles lie face up; land and volcano tiles start face down.
sc-1-4 = Tiles that are left over go back into the box.
sc-1-5 = Nobody sees the tiles that go back into the box.
    .reason = They are dealt face down, and the rulebook never has them turned up.
sc-1-6 = The 22 bird tokens are mixed and lie face down beside the board.
sc-1-7 = Each player is dealt score cards: { $cards-2 } with two players, { $cards-3 } with three, { $cards-4 } with four.
sc-1-8 = The score cards that are left over are set aside face down; the second round needs them.
sc-1-9 = There are four sets of construction cards ({ $sets }), with seven cards each and at least one of every kind.
sc-1-10 = Players choose a set one after another, anticlockwise from the first to choose. A set that is gone cannot be chosen.
    .refused = Set { $set } has been taken already; choose another.
sc-1-11 = The first to choose is drawn at random; a table may name somebody instead, the oldest for example.
    .reason = The rulebook asks for the oldest player, which a program cannot know.
sc-1-12 = Sets that nobody gets go back into the box for the whole game.
sc-1-13 = Option: the sets are dealt at random instead of being chosen.
sc-1-14 = If the sets are dealt, the start player is drawn at random as well.
    .reason = Otherwise the last to choose would start, and nobody has chosen.
sc-1-15 = Players look at their score cards before they choose a set.
    .reason = That is the order in which the rulebook tells it.
sc-1-16 = A set that was chosen is known to all, so the construction cards left in a hand can be counted. A set that was dealt is as secret as the rest of the hand until its owner plays a card of it: every card bears the letter of its set.
    .reason = Sets are chosen openly, but the rulebook has players keep secret what they are dealt.
sc-1-17 = The score cards in your hand are your secret.
sc-1-18 = Whoever chose a set last is the start player of the first round.
sc-1-19 = The start player’s marker begins on { $start-1 }; clockwise, the others begin on { $start-2 }, { $start-3 } and { $start-4 }.
sc-1-20 = The whole board is used, with two or three players as with four.
    .reason = The rulebook makes no difference by the number of players.

## Course of a round

sc-2-1 = Turns go round clockwise, beginning with the start player.
sc-2-2 = In the first turn of a round nobody plays a card: everyone lands, building on a free coast site of their choice.
    .refused = You land on the coast, and { $site } is not a coast site.
sc-2-3 = Landing counts as building: you get the points and the bird, and the neighbouring tiles are turned up.
sc-2-4 = After the landing you play exactly one card from your hand each turn: a construction card or a score card.
    .refused = You have no { $card } card in your hand.
sc-2-5 = Played cards lie face up before their player, where everybody can see them.
sc-2-6 = The round is over once all players have played all their cards.
sc-2-7 = You may play any card at any time, even one that achieves nothing, or a score card that only pays others.
    .reason = The rulebook sets no condition for playing a card.
sc-2-8 = Landing is always possible: supplies are full, and there are more coast sites than players.

## Construction cards

sc-3-1 = Ship: build on a free coast site of your choice.
    .refused = A ship only reaches the coast, and { $site } is not a coast site.
sc-3-2 = River: build on any site of a river along which you already have a building, however far away and whatever its kind.
    .refused = You have no building on a river that passes { $site }.
sc-3-3 = Road: build on any site that is exactly one road away from a building of yours.
    .refused = No road leads from a building of yours straight to { $site }.
sc-3-4 = A river connection is not a road, and a road is not a river connection; only buildings that still stand count as a starting point.
    .reason = The rulebook keeps the two apart, and a destroyed building is off the board.
sc-3-5 = Double action: two ship actions, two river actions or two road actions. You cannot mix them.
sc-3-6 = You name the kind of your double action first. If any kind has a site for you, you must name one that does.
    .reason = You have to build if you can, and that goes for the double action too.
    .refused = With this kind ({ $way }) you could not build anything, but with another you could.
sc-3-7 = The first building of a double action is finished, with points, bird and turning up, before the second, which may start from it. The second must be built if there is a site; otherwise it lapses.
    .reason = The duty to build is met by what is possible at that moment; nobody has to plan for both.
sc-3-8 = If the first half of a double action fails on a face-down tile, the second is lost as well.
    .reason = The rulebook ends the turn there.

## Building

sc-4-1 = You build what the tile shows, taken from your supply and put on the site.
sc-4-2 = You can only build on a tile whose building you still have.
    .refused = You have no { $building } left for { $site }.
sc-4-3 = Buildings cannot stand in for each other.
    .reason = The tile names the building.
sc-4-4 = You score the tile’s white number at once.
sc-4-5 = The number with a plus on a fish tile brings nothing when you build; it is a fish bonus for later.
sc-4-6 = If the tile shows a bird, draw a bird token at random, look at it in secret and keep it face down.
sc-4-7 = Only you know the birds on your tokens; how many you have is open to all.
    .reason = Tokens are looked at in secret, and lie face down before their owner.
sc-4-8 = If no bird token is left, none is drawn.
    .reason = There is nothing to draw; with the tiles we know it cannot happen.
sc-4-9 = Then every face-down tile next to the new building, by road or by river, is turned up.
sc-4-10 = Along a river that means the next site upstream and the next site downstream, not the whole river; all are turned up at once.
    .reason = The rulebook speaks of adjacent tiles.
sc-4-11 = You cannot build on a site that is occupied.
    .refused = Somebody has already built on { $site }.
sc-4-12 = If you can build with the card you played, you must.
    .refused = You can build, so you have to.
sc-4-13 = You may build on any free site the card reaches if you have its building; for a river card every face-down free site on the river counts too. Which one is up to you, but never an open tile whose building you lack.
    .reason = The rulebook only says that you must build if possible.
sc-4-14 = If there is no such site, the card is played all the same and your turn ends.
sc-4-15 = With a river card you may aim at a tile that is still face down. It is turned up, and you must build there.
sc-4-16 = If you lack the building that comes up, your turn ends.
sc-4-17 = After such a failure the tile stays open; you get no points and no bird, and no neighbours are turned up.
    .reason = Nothing was built.

## The last player’s right

sc-5-1 = Once each round the last player may build on an occupied site.
sc-5-2 = Last means last in turn order in that round, unless the table has chosen otherwise.
    .reason = The rulebook adds the score track wherever it means the track, and does not here; the late seats are the ones that need help.
sc-5-3 = Option: last means whoever is last on the score track when the turn begins. The whole table may then use the right once a round.
    .reason = The rulebook grants it once a round, and more uses could outrun the bird tokens.
sc-5-4 = Option: nobody has this right.
    .reason = Only one source mentions it, so a table may do without.
sc-5-5 = The right holds for any building: at the landing, with any card, or for one half of a double action.
    .reason = The rulebook names no exception.
sc-5-6 = The right covers any occupied site, also one where you have a building yourself. Two buildings of yours on a site both count; resources and fish bonuses go by the tile and count once.
    .reason = The rulebook makes no difference between your own buildings and those of others.
sc-5-7 = A site never holds more than two buildings.
    .reason = The right breaks the rule once, not twice.
    .refused = There are two buildings on { $site } already.
sc-5-8 = Whoever builds on an occupied site needs the tile’s building, scores its points and draws its bird. Both buildings stay and count for everything.
    .reason = It is a building like any other.
sc-5-9 = It is a right and never a duty: if only occupied sites are left, you may also build nothing.
    .reason = The rulebook calls it a right.
sc-5-10 = If you name a double action that only finds occupied sites although another kind had a free one, you must use the right.
    .reason = Otherwise naming that kind would be a way round the duty to build.
    .refused = Another kind had a free site for you, so you must build here.
sc-5-11 = The right returns in the second round; last is then the seat to the right of the new start player.
    .reason = The rulebook grants it in each round.

## Score cards

sc-6-1 = A score card pays every player who meets its condition, not only the one who played it.
sc-6-2 = Whoever played the card scores first, then the others clockwise.
sc-6-3 = A score card looks at the board as it is when it is played; only standing buildings count.
    .reason = Cards are carried out at once.
sc-6-4 = A resource card pays for a building on at least one tile with that resource, once, however many you have.
sc-6-5 = A card with two resources pays the higher value for both of them and the lower value for just one.
sc-6-6 = On every card with a fish you also score the sum of the fish bonuses on your tiles.
sc-6-7 = A building card pays whoever has the buildings it shows.
sc-6-8 = More buildings than the card asks for are fine, but pay no more.
    .reason = The same holds for resources in the rulebook’s sheep example.
sc-6-9 = The card for connected buildings pays if at least as many of your buildings as it shows are joined by roads, in a line or branching.
sc-6-10 = Only roads connect; a river does not.
sc-6-11 = A place card pays for each of your buildings on the coast, on a river or on the volcano.
sc-6-12 = The river card counts your buildings on all rivers together.
    .reason = The rulebook speaks of buildings on the river, without naming one.
sc-6-13 = A site counts for every place it belongs to: a river mouth is coast and river. Every volcano site is volcano, also on an islet.
    .reason = The rulebook goes by the kind of the tile and by lying on a river.
sc-6-14 = The bird card pays everyone for each bird token they hold from both rounds, whatever its value; the tokens stay.
sc-6-15 = Eruption: everyone loses points for each building of theirs on a volcano site.
sc-6-16 = The buildings on the volcano are destroyed and do not return to the supply in this round.
sc-6-17 = The volcano sites are free again, and everyone may build there.
sc-6-18 = All players lose their points in scoring order first; then all buildings go at once.
    .reason = The card is scored like any other before anything is taken away.
sc-6-19 = Building again on such a site pays again; what was connected or reached through a lost building no longer is.
    .reason = The rulebook treats the tiles as free once more, and only standing buildings count.

## The score track

sc-7-1 = When you score, your marker advances by that many spaces.
sc-7-2 = Whoever comes to an occupied space, forwards or backwards, stands behind those who were there first.
sc-7-3 = So there are no ties: at equal points whoever arrived first is ahead.
sc-7-4 = Past the end of the track your marker gets a storey worth { $storey } points and goes on from 0. On space 5 with two storeys you have { $two-storeys } points.
sc-7-5 = A loss that takes you back from 0 to { $last-space } costs a storey.
sc-7-6 = Nobody falls below 0 points in all.
    .reason = The rulebook knows no space below 0 for a marker without a storey.
sc-7-7 = Places go by total points, then by arrival. Markers on the same space with different storeys are not tied.
    .reason = A storey is worth { $storey }, and arrival is the rulebook’s only tie-break.
sc-7-8 = A gain or loss of 0 does not move the marker, and its place in the queue stays.
    .reason = A marker that does not move does not arrive.
sc-7-9 = There are always enough storeys.
    .reason = Those in the box ({ $storeys }) are a supply, not a limit.

## The second round

sc-8-1 = Before the second round all buildings return to their owners, also the destroyed ones.
sc-8-2 = Bird tokens are kept, still face down.
sc-8-3 = Tiles that have been turned up stay open for the rest of the game.
sc-8-4 = Each player draws a new score card, in secret and apart from the cards played.
sc-8-5 = It comes at random from the cards set aside; the others stay secret to the end.
    .reason = They were set aside face down.
sc-8-6 = Then everyone takes a pile of played cards: first the last on the score track, then the one before, and so on.
sc-8-7 = Sets that went back into the box at the start cannot be taken.
    .refused = There is no such pile on the table.
sc-8-8 = A pile is all that one player played and stays together. You may take your own; the last to choose takes what is left.
    .reason = The rulebook has whole piles taken one by one.
    .refused = That pile has been taken already.
sc-8-9 = Then each player removes one score card from their hand without showing it; it may be the new one.
    .refused = You do not hold this score card: { $card }.
sc-8-10 = All do so at the same time, once the last pile is taken, and the removed cards are never shown.
    .reason = The rulebook asks it of everyone, in secret, once the hands are complete.
sc-8-11 = The last on the score track starts the second round; turns go clockwise again.
sc-8-12 = The second round is played like the first, landing included, but without new starting points.

## The end

sc-9-1 = The game ends after the second round.
sc-9-2 = Then all bird tokens are shown and score their values: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
sc-9-3 = Birds are counted player by player, from last to first on the track as it stood before the count.
    .reason = Piles are chosen in the same order; there must be some order, as arrival breaks ties.
sc-9-4 = Whoever is furthest on the score track becomes governor and wins.

## Knowledge

sc-10-1 = The score cards in a hand, the birds on the tokens and the tiles that lie face down are secret, and so is a set that was dealt until a card of it is played. Everybody knows the played cards, all other construction cards, points and supplies, and how many score cards and birds each player has.
    .reason = Everything else lies on the table or was seen by all.
sc-10-2 = In the second round the others know your pile’s score cards, but neither the one you drew nor the one you removed.
    .reason = The piles lie face up; drawing and removing happen in secret.
sc-10-3 = What everybody has seen is remembered for everybody.
    .reason = Good memory could do the same, and nobody should have to take notes.

## Words

word-coast = coast
word-land = land
word-volcano = volcano
word-lighthouse = lighthouse
word-church = church
word-house = house
word-ship = ship
word-road = road
word-river = river
word-double = double action
word-fish = fish
word-sheep = sheep
word-wood = wood
word-sugar = sugar
word-gold = gold
word-bird = bird
word-wood-sugar = wood and sugar
word-sheep-fish = sheep and fish
word-houses = houses
word-churches = churches
word-lighthouses = lighthouses
word-connected = connected buildings
word-birds = birds
word-eruption = eruption
word-tern = tern
word-cockatoo = cockatoo
word-macaw = macaw
word-start = starting points
word-building = building
word-resources = resources
word-buildings = buildings
word-place = place
word-tokens = bird tokens

## Names of sites and tiles

word-coast-site = coast site { $one } ({ $two })
word-land-site = land site { $one } ({ $two })
word-volcano-site = volcano site { $one } ({ $two })
word-face-down = still face down
word-tile-face = { $one }, { $two }
word-tile-face-with = { $one }, { $two }, { $three }
word-fish-bonus-n = fish +{ $n }
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
word-north = north
word-north-east = north-east
word-east = east
word-south-east = south-east
word-south = south
word-south-west = south-west
word-west = west
word-north-west = north-west
word-islet-north = north islet
word-islet-north-east = north-east islet
word-islet-east = east islet
word-islet-south-east = south-east islet
word-islet-south = south islet
word-islet-south-west = south-west islet
word-islet-west = west islet
word-islet-north-west = north-west islet

place-bird-pool = bird tokens beside the board
place-aside = score cards set aside
place-box = box
place-removed = removed score cards
place-hand = hand
place-played = pile of played cards
place-birds = bird tokens
place-supply = supply
place-standing = board
place-rubble = destroyed buildings
place-shown = birds shown

## Prompts and labels

ask-choose-set = Choose your set of construction cards: you play all of them in each round
ask-land = You land: on which coast site do you build?
ask-choose-card = Play one card: a construction card to build, or a score card to score
ask-name-way = Double action: which way do you build twice?
ask-choose-site = { $way ->
    [0] Ship: on which coast site do you build?
    [1] Road: on which site one road away do you build?
   *[2] River: on which site of your rivers do you build?
}
ask-choose-pile = Whose played cards do you take for the second round?
ask-discard-score-card = Which score card do you put aside unseen? It is out of the game

do-take = Take set { $set }
do-play = Play a construction card: { $card }
do-score = Play the score card: { $card }
do-twice = Build twice: { $way }
do-build = Build on { $site }
    .here = Build on { $site }: { $tile }
do-pass = Build nothing
do-pile = Take { $seat }’s pile
do-discard = Put the score card aside: { $card }

## What was done

did-take = { $by } takes construction set { $set }.
did-play = { $by } plays a construction card: { $card }.
did-score = { $by } plays a score card: { $card }.
did-twice = { $by } builds twice: { $way }.
did-build = { "" }
did-pass = { "" }
did-pile = { $by } takes the cards that { $seat } played.
did-discard = { $by } puts a score card aside: { $card }.

out-tile = { "" }
out-bird = The bird token shows: { $bird }
out-card = { "" }
out-set = { "" }
out-seat = { $seat } is drawn at random.

## Log

log-dealt-set = { $set ->
    [unknown] { $seat } is dealt a secret set.
   *[other] { $seat } is dealt set { $set }.
}
log-showed-set = { $seat } plays a card of set { $set }.
log-round = Round { $round } begins; { $seat } starts.
log-right = { $seat } uses the last player’s right.
log-built = { $seat } builds on { $site }: { $building }.
log-turned-up = Turned up on { $site }: { $building }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $shows ->
    [nothing] .
   *[other] , { $shows }{ $bonus ->
        [0] .
       *[other] { " " }+{ $bonus }.
    }
}
log-drew-bird = { $seat } draws a bird token.
log-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-lost = { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-nothing = { $seat } builds nothing.
log-failed = { $seat } lacks the building for { $site }; the turn ends.
log-erupted = The volcano erupts: all buildings on volcano sites are destroyed.
log-first-round-over = The first round is over; all buildings return.
log-moved = { $count } × { $resource }: { $source } → { $target }
log-moved-hidden = { $count ->
    [one] { $count } hidden card or token
   *[other] { $count } hidden cards or tokens
}: { $source } → { $target }

## Chapters of the rules

sc-1 = Setting up
sc-2 = A round
sc-3 = Construction cards
sc-4 = Building
sc-5 = The last player’s right
sc-6 = Score cards
sc-7 = The score track
sc-8 = The second round
sc-9 = The end of the game
sc-10 = Who knows what

## In two minutes

brief-aim = You land on an unknown island, build along its coasts, rivers and roads, and score at the right moment. After two rounds whoever is furthest on the score track becomes governor and wins.
brief-turn = In the first turn of a round everybody lands on the coast. After that you play one card a turn, until all hands are empty.
brief-turn-1 = Construction cards build: a ship on any free coast site, a river card on a river where you already are, a road card one road away from you.
brief-turn-2 = You build what the tile shows, score its number at once, perhaps draw a bird, and turn up the hidden tiles next to it.
brief-turn-3 = Score cards pay everybody who meets their condition, whoever plays them. Play yours when it pays you more than the others.
brief-turn-4 = After the first round all buildings come back, and everybody takes a pile of cards that somebody has played. The island stays as you know it now, and all is done once more.
brief-points = Points come in three ways, and they can be lost.
brief-points-1 = Building: the number on the tile, at once.
brief-points-2 = Score cards: goods, kinds of buildings, places, birds, and buildings that roads connect.
brief-points-3 = Birds count at the end: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
brief-points-4 = When the volcano erupts, what stands on it is destroyed and costs its owner points.

## What a decision is about

guide-choose-set = These cards say how you can build: by ship, along a river, along a road, or twice at once. You play all of them in this round, and in the second round somebody will play your pile.
guide-land = Everybody begins with a building on the coast and scores it at once. Choose a site from which rivers and roads lead to what your score cards want.
guide-choose-card = One card a turn, and in the end all of them are played. A construction card builds now. A score card pays everybody who meets its condition, so keep it until it pays you more than the others, but not for too long.
guide-name-way = Two ships, two rivers or two roads, never one of each. The second building may start from the first.
guide-choose-site = You build what the tile shows, if you still have it, and score its number at once; tiles next to it are turned up. Think of your score cards: goods, places, and buildings that roads connect.
guide-choose-pile = You take all that one player has played, construction and score cards together, and play the second round with it. Count what these score cards would pay on the island as you know it now.
guide-discard-score-card = One score card leaves your hand for good, and nobody sees which. Let go of the one that would pay the others more than you.

## Signs and what they mean

sign-card = Score card: { $name }
sign-rubble = Destroyed buildings
    .means = What an eruption took from you; you get it back for the second round.
sign-start = Start player
    .means = Begins the round; the others follow clockwise.
sign-coast = Coast tile
    .means = Lies open from the start. You land here, and ships build here.
sign-land = Land tile
    .means = Face down until somebody builds next to it.
sign-volcano = Volcano tile
    .means = Worth much, but an eruption destroys what stands here.
sign-lighthouse =
    .means = You can build on a tile only with the building that it shows.
sign-church =
    .means = { sign-lighthouse.means }
sign-house =
    .means = { sign-lighthouse.means }
sign-sheep =
    .means = Some score cards pay for a building on a tile with it.
sign-wood =
    .means = { sign-sheep.means }
sign-sugar =
    .means = { sign-sheep.means }
sign-gold =
    .means = { sign-sheep.means }
sign-fish =
    .means = The number with a plus is added whenever a card with a fish is played.
sign-bird =
    .means = Whoever builds here draws a bird token in secret.
sign-tern =
    .means = A bird token; its number counts at the end.
sign-cockatoo =
    .means = { sign-tern.means }
sign-macaw =
    .means = { sign-tern.means }

## When a thing can be used

when-build = You build on a site when you land, or after you have played a construction card that reaches it.
when-play = You play a card of your hand in your turn, once everybody has landed.
when-score = You play a card of your hand in your turn, once everybody has landed.
when-take = Construction sets are chosen before the first round.
when-pile = Piles of played cards are taken before the second round.

## Scores

score-start = Starting points
score-building = Points for building
score-resources = Resource cards
score-buildings = Building cards
score-connected = Connected buildings
score-place = Place cards
score-birds = Bird card
score-eruption = Eruption
score-tokens = Bird tokens

end-second-round = The second round is over

## The table in the terminal

table-sc-round = Round { $round }
table-sc-right = the last player’s right is unused
table-sc-right-of = last player’s right: { $seat }
table-sc-face-down = face down
table-sc-tiles-unseen = ({ $count ->
    [one] { $count } tile unseen
   *[other] { $count } tiles unseen
})
table-sc-score-cards = { $count ->
    [one] { $count } score card
   *[other] { $count } score cards
}
table-sc-birds = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
}
table-sc-start = start player
table-sc-set = set { $set }
table-sc-secret-set = secret set, { $count } cards
table-sc-known = known
table-sc-perhaps = one of these may have been removed, one more is unknown
table-sc-surely = one of them has been removed
table-sc-pile = played
table-sc-your-cards = Your score cards
table-sc-your-birds = Your birds
table-sc-new = new
table-sc-removed = Removed

## Explanations in the drawing

help-title-cards = Construction cards
help-ship = Build on a free coast site of your choice.
help-road = Build on a site exactly one road away from a building of yours.
help-river = Build anywhere on a river on which you have a building, even on a tile that is still face down.
help-double = Two ships, two roads or two rivers; you name the kind first.
help-lighthouse = Goes on tiles that show a lighthouse. The number is what is left in the supply.
help-church = Goes on tiles that show a church. The number is what is left in the supply.
help-house = Goes on tiles that show a house. The number is what is left in the supply.
help-site-hidden = { $site }: the tile is face down. Tiles of this kind that nobody has seen: { $count }.
help-site-open = { $site }: { $building }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
help-site-bird = Whoever builds here draws a bird token.
help-site-fish = Fish, bonus +{ $bonus }.
help-site-shows = Shows: { $shows }.
help-site-taken = { $seat }’s building.
help-pile-of = { $seat }’s pile:
help-bird-worth = { $points ->
    [one] { $points } point at the end of the game
   *[other] { $points } points at the end of the game
}
help-card-resource = whoever has a building on a tile with { $resource } scores { $points } points.
help-card-pair = buildings on tiles with { $resource } and { $other } score { $points } points, on only one of the two { $one }.
help-card-fish = Everybody’s fish bonuses are added.
help-card-buildings = whoever has at least { $needs } scores { $points } points.
help-card-connected = whoever has at least { $count } buildings joined by roads scores { $points } points.
help-card-place = everybody scores { $points } points for each of their buildings there ({ $place }).
help-card-birds = everybody scores { $points } points for each bird token they hold.
help-card-eruption = everybody loses { $points } points for each of their buildings on a volcano site, and all of those are destroyed.

## Chapters, and how ties are broken

chapter-round = Round { $round }
chapter-erupted = Eruption
tie-track = Equal points: whoever reached the space on the track first comes first.

## What an option brings

brings-lighthouse = { $count ->
    [one] lighthouse
   *[other] lighthouses
}
brings-church = { $count ->
    [one] church
   *[other] churches
}
brings-house = { $count ->
    [one] house
   *[other] houses
}
brings-birds = { $count ->
    [one] bird
   *[other] birds
}

## What an option does

word-ship-n = { $n } × { word-ship }
word-road-n = { $n } × { word-road }
word-river-n = { $n } × { word-river }
word-double-n = { $n } × { word-double }
word-lighthouse-n = { $n } × { word-lighthouse }
word-church-n = { $n } × { word-church }
word-house-n = { $n } × { word-house }
does-take = Its cards are { $cards }. You play each of them once in the first round.
does-pile = You get { $cards } and the score cards { $scored }, and play them all in the second round.
does-pile-own = You keep your own cards: { $cards } and the score cards { $scored }.
does-build = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once. { $hidden ->
        [0] No tile next to it is face down.
        [one] { $hidden } tile next to it is turned up.
       *[other] { $hidden } tiles next to it are turned up.
    }
does-build-bird = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, and a bird token that counts at the end. { $hidden ->
        [0] No tile next to it is face down.
        [one] { $hidden } tile next to it is turned up.
       *[other] { $hidden } tiles next to it are turned up.
    }
does-build-resource = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once; what the tile shows ({ $shows }) counts for score cards. { $hidden ->
        [0] No tile next to it is face down.
        [one] { $hidden } tile next to it is turned up.
       *[other] { $hidden } tiles next to it are turned up.
    }
does-build-unseen = The tile is turned up first. If you still have the building that it shows, you build it; if not, your turn is over.
does-play = { $sites ->
        [0] You can build nowhere with it now.
        [one] You can build on { $sites } site with it now.
       *[other] You can build on any of { $sites } sites with it now.
    }
does-twice = You build twice this way, the second time perhaps from the first building. { $sites ->
        [one] { $sites } site is open to you now.
       *[other] { $sites } sites are open to you now.
    }
does-pass = You leave the occupied sites alone, and your turn is over.
does-score-resource = For all of you: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-pair = For all of you: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-buildings = For all of you: { help-card-buildings } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-connected = For all of you: { help-card-connected } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-place = For all of you: { help-card-place } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-birds = For all of you: { help-card-birds } { $others ->
        [0] Nobody else would score with it now.
        [one] The others together would score { $others } point with it now.
       *[other] The others together would score { $others } points with it now.
    }
does-score-eruption = For all of you: { help-card-eruption } { $others ->
        [0] Nobody else would lose points now.
        [one] The others together would lose { $others } point now.
       *[other] The others together would lose { $others } points now.
    }
does-discard-resource = For all of you: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } If you put it aside, that never happens.
does-discard-pair = For all of you: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } If you put it aside, that never happens.
does-discard-buildings = For all of you: { help-card-buildings } If you put it aside, that never happens.
does-discard-connected = For all of you: { help-card-connected } If you put it aside, that never happens.
does-discard-place = For all of you: { help-card-place } If you put it aside, that never happens.
does-discard-birds = For all of you: { help-card-birds } If you put it aside, that never happens.
does-discard-eruption = For all of you: { help-card-eruption } If you put it aside, that never happens.

## How the terminal calls what a lesson points at

thing-set = set { $last }
