# Santa Maria: rules, words and sentences.

game-name = Santa Maria
game-pitch = Grow a colony tile by tile, activate its rows and columns with dice, and send ships, monks and conquistadors further than the others.
game-length = 45 to 90 minutes

variant-setup = Set-up
variant-setup-choose = Everybody chooses a colony board
variant-setup-dealt = Colony boards are dealt at random, good for a first game
variant-setup-advanced = Advanced: equal boards, a draft of town halls and scholars
variant-blue-dice = Blue dice
variant-blue-dice-own = Everybody has their own
variant-blue-dice-pool = All lie in one common pool
variant-first-player = First player
variant-first-player-random = drawn at random
variant-first-player-seat-1 = seat 1
variant-first-player-seat-2 = seat 2
variant-first-player-seat-3 = seat 3
variant-first-player-seat-4 = seat 4

## 1 Set-up

sm-1-1 = Three white dice for each player are rolled and put into the common pool, sorted by value.
sm-1-2 = The four starting ships are dealt to the four docks of the main board, face up. The thirty other ships form a face-down pile.
sm-1-3 = Three of the ten scholars and three of the six bishops are drawn and laid above their places. The others stay out of the game.
    .refused = { $place } is not part of this game.
sm-1-4 = Doubles and triples are shuffled separately. Five of each lie face up; the rest form two face-down piles.
sm-1-5 = The three single road tiles lie on the main board.
sm-1-6 = Each player has six monks. The markers start at the beginning of the religion track and of the conquistador track.
sm-1-7 = Everybody starts with 2 wood. The first player gets 3 coins, and each next player one more than the one before.
sm-1-8 = Everybody rolls one blue die and keeps it. Two more can be unlocked during the game.
sm-1-9 = The first player is drawn at random, unless the table names one.
    .reason = The rulebook leaves the choice to the players.
sm-1-10 = Players choose their colony board, side A, one after the other, anticlockwise from the player on the first player’s right.
    .refused = Somebody already has { $board }.
sm-1-11 = For a first game the colony boards can be dealt at random instead.
sm-1-12 = Boards are chosen when ships, scholars, bishops, tiles and white dice lie open, and before the blue dice are rolled. All four boards are on offer with any number of players.
    .reason = This is the order in which the rulebook tells it.
sm-1-13 = Points and ship faces are open to everybody. Hidden are only the order of the piles and the dice to come.
    .reason = The rulebook lays gained points and ships face down. But every gain is seen by all, so hiding them would only test memory.

## 2 The turn

sm-2-1 = Players take turns clockwise. In your turn you do exactly one of four things: expand your colony, activate one building with coins, activate a line, that is a row or a column, with a die, or retreat.
sm-2-2 = Your turn ends as soon as your main action is done; nobody asks whether you are finished.
    .reason = Whatever you could still sell, buy or move can be done just as well at the start of your next turn.
sm-2-3 = You may decline anything that costs something or needs a choice. Production, the rewards of camps and conquistador steps simply happen.
    .reason = Refusing a plain gain never helps: what you cannot store is paid out, and a step never costs rank.
sm-2-4 = You are asked even if you cannot pay at this moment, as long as selling and buying could still make it possible. You are not asked if declining is all that is left.
    .reason = The rulebook’s own example buys grain in the middle of an activation to pay for a ship.

## 3 Expanding

sm-3-1 = A double costs 2 wood, a triple 2 wood and 1 grain.
    .refused = { $grain ->
        [0] You need { $wood } more wood for this tile.
       *[other] { $wood ->
            [0] You need { $grain } more grain for this tile.
           *[other] You need { $wood } more wood and { $grain } more grain for this tile.
        }
    }
sm-3-2 = You take one of the tiles lying face up. They are not replaced during the year.
    .refused = The { $tile } is not on offer.
sm-3-3 = A tile lies on empty cells inside your colony. It covers neither another tile nor a printed building.
    .refused = The tile would cover something or stick out of your colony there.
sm-3-4 = You may turn a tile as you like, but not flip it.
    .refused = Both cells of this tile are alike: this is the same as laying it the other way round.
sm-3-5 = You can take a tile only if it fits, and you lay it at once. It may lie anywhere and need not touch anything.
    .reason = The rulebook forbids nothing but covering.
    .refused = There is no room for a tile of this shape in your colony.

## 4 One building with coins

sm-4-1 = You may activate one building on which neither a die nor coins lie.
    .refused = This building is already in use this year.
sm-4-2 = You put coins on the building: 1 for the first you activate this way in a year, 2 for the second, and so on.
    .refused = { $need ->
        [one] You need 1 more coin to activate this building.
       *[other] You need { $need } more coins to activate this building.
    }
sm-4-3 = The coins are paid before the effect. A building whose effect you cannot use may be activated too.
    .reason = Buildings activated with coins are treated like those activated with dice.

## 5 A line with a die

sm-5-1 = You take a white die from the pool, or one of your own blue dice that you have not used yet.
    .refused = No { $colour } die with the value { $value } is available to you.
sm-5-2 = Nobody uses more than three white dice in a year.
    .refused = You have used your three white dice of this year.
sm-5-3 = You may change the die: 1 coin for each step up or down. It never jumps between 6 and 1.
    .refused = { $need ->
        [one] You need 1 more coin to change the die that far.
       *[other] You need { $need } more coins to change the die that far.
    }
sm-5-4 = A white die activates the column of its value: all free buildings in it, from top to bottom.
sm-5-5 = A blue die activates the row of its value: all free buildings in it, from left to right.
sm-5-6 = The die then lies on the last free building of the line, even if you did not use that building, and blocks it until the end of the year.
sm-5-7 = Buildings with a die or coins on them are skipped. Roads and empty cells are not buildings: they are never activated and hold no die.
    .refused = There is no building on this cell.
sm-5-8 = You cannot take a die if the line of its value has no free building.
    .refused = You have no free building in that line.
sm-5-9 = What counts is the value after the change. You may then decline every effect in the line.
    .reason = Otherwise a lone ship that you cannot pay for would block a die.
    .refused = With your coins you cannot bring this die to a line that has a free building.
sm-5-10 = The change is paid before anything is gained. Dice of one colour and value are all the same.
    .reason = The value decides which line is activated, so it must be settled first.
sm-5-11 = The line is walked from its beginning to its end: at each moment the next free building further along is activated. A building that becomes free ahead is activated too, one that becomes free behind is not. When none is left, the die lies on the last building of the line that is free then.
    .reason = The rulebook activates all free buildings, and only then lays the die.

## 6 Effects

sm-6-1 = You never store more than 3 of one resource. For each one too many you get its selling price instead.
sm-6-2 = Production: you gain the resources, coins or points shown.
sm-6-3 = Exchange: you may pay one of the resources shown above to gain one of the things shown below. Once for each activation.
    .refused = { $why ->
        [stock] You have no { $good } to give.
       *[kind] This exchange does not take { $good }.
    }
sm-6-4 = If a building has several effects, all of them happen.
sm-6-5 = Several effects of one building are used in the order in which they are listed, each on its own.
    .reason = The rulebook applies all of them but gives no order.
sm-6-6 = Ship: you may pay the resources shown on one of the face-up ships. It goes to your harbour, to the dock with the same symbol.
    .refused = { $need ->
        [one] You need 1 more resource for this ship.
       *[other] You need { $need } more resources for this ship.
    }
sm-6-7 = The dock on the main board is refilled from the pile at once. When the pile is used up, it stays empty.
    .refused = There is no ship at this dock.
sm-6-8 = Ships can still be bought when the pile is empty. When all four docks are empty, the ship effect does nothing.
    .reason = The rulebook only says that the place then stays empty.
sm-6-9 = Conquistador: your marker goes one step forward. On a space with others it goes on top of them.
sm-6-10 = Each gold symbol that your marker passes gives you 1 gold at once.
sm-6-11 = At the end of the conquistador track further steps are lost.
sm-6-12 = Religion: your marker goes one step forward. You may pay 1 grain for one more step, once for each religion action.
    .refused = You have no { $good } for a second step.
sm-6-13 = A religion action goes step by step: the first step with all it brings, then the question about grain, then the second step with all it brings.
    .reason = Dice and monks come at once, and a camp may bring the grain for the second step.
sm-6-14 = When your marker passes a monk symbol, you may place one of your monks.
sm-6-15 = Monk symbols { $die_symbol_1 } and { $die_symbol_2 }, counted along the track, also unlock a blue die: you roll it at once, unless you are retreating, and keep it for the rest of the game.
sm-6-16 = The die comes before the monk. Symbols are handled one by one along the track, and ship income one religion action at a time.
    .reason = The rulebook’s example takes the die first; each action has its own question about grain.
sm-6-17 = At the end of the religion track every step you cannot take is worth 1 point.
sm-6-18 = That goes for the paid step too. On both tracks a symbol counts as passed when your marker enters its space: monk, gold or tree, also on the last space.
    .reason = Behind the last space there is nothing to step on, and all symbols are counted alike.
sm-6-19 = Gold can be paid instead of any other resource.
sm-6-20 = Whoever pays chooses between the resource and gold for each unit; you are asked only when you could do either. Gold is never coins.
    .reason = Gold may stand in for a resource but need not: with the storage limit, keeping gold is not always best.
    .refused = That is not what you have to pay: { $good }.
sm-6-21 = The first monk on a place costs nothing. After that you pay 2 coins to each other player who has a monk there.
    .refused = { $need ->
        [one] You need 1 more coin to pay the players who are there.
       *[other] You need { $need } more coins to pay the players who are there.
    }
sm-6-22 = You never have two monks on the same place.
    .refused = One of your monks is already there.
sm-6-23 = If you do not place a monk when its symbol is passed, the monk stays with you and the chance is gone.
    .reason = The right belongs to the moment of passing the symbol.
sm-6-24 = With several players on a place you pay all of them or you cannot go there. What the place gives comes after the payment.
    .reason = The payment is the price of placing.
sm-6-25 = A monk on a scholar gives you that scholar’s power until the end of the game.
sm-6-26 = The power works from the moment the monk is placed, also for the rest of the same activation. What is already past is not made up for.
    .reason = The rulebook gives the power from then on.
sm-6-27 = A monk on a bishop lets you score that bishop’s goal at the end of the game.
sm-6-28 = A monk in a camp gives you at once the resources or points printed there.
sm-6-29 = A blue die that you unlock before you retreat can be used in the same year. One that you unlock while retreating can be used by nobody before next year: it is rolled with the others when that year begins, with common blue dice too.
    .reason = The rulebook names the next year, and the variant does not take that back.

## 7 Retreat

sm-7-1 = To retreat you move your marker to a free retreat space. Each holds one marker.
    .refused = Somebody has already retreated there.
sm-7-2 = First you get what the space shows: { $retreat_coins ->
        [one] 1 coin
       *[other] { $retreat_coins } coins
    }, a religion action, a conquistador step, a ship action (you pay for the ship as usual), or a road tile. You may go there without using it.
sm-7-3 = A road tile is laid on an empty cell of your colony.
    .refused = This cell is not empty.
sm-7-4 = If you decline the road tile, or have no empty cell, it stays on the main board. It cannot be kept for later.
    .reason = The rulebook lets you take a space without its action.
sm-7-5 = Then all your ships bring their income, dock by dock from the top; also a ship that you took in this retreat. Each ship brings what its dock shows (coins: { $dock_coins }, religion actions: { $dock_religion }, conquistador steps: { $dock_conquistador }, points: { $dock_points }).
sm-7-6 = Once you have retreated you take no more turns this year. The others go on.
sm-7-7 = You may retreat in any turn, even the first of a year; you only have to if nothing else is possible. The last player goes on alone until retreating.
    .reason = Retreating is one of the four main actions.

## 8 Free actions

sm-8-1 = You may sell resources: 1 coin for wood or grain, 2 coins for sugar, gem or gold.
    .refused = You have no { $good } to sell.
sm-8-2 = You may buy wood or grain for 3 coins each. Sugar, gems and gold are not for sale.
    .refused = { $need ->
        [one] You need 1 more coin to buy { $good }.
       *[other] You need { $need } more coins to buy { $good }.
    }
sm-8-3 = You cannot buy above the storage limit.
    .reason = The surplus would be paid out below the price: a purchase that nobody wants.
    .refused = Your store is already full: { $good }.
sm-8-4 = Free actions are yours as often as you like, at any moment of your own turn, also in the middle of an activation.
sm-8-5 = They are not offered inside a payment, while a die is being set, between picking up a die and putting it down, or between the two halves of an exchange.
    .reason = All of these follow at once on a decision where free actions were open; selling what is owed would lead nowhere.

## 9 End of the year

sm-9-1 = The year ends when everybody has retreated. Those furthest along the conquistador track score by the table for this year and number of players; the last scores nothing. From the foremost down, in years 1, 2 and 3: { $conquest_two } with two players; { $conquest_three } with three; { $conquest_four } with four.
sm-9-2 = On the same space the marker further down in the stack, which came first, is ahead.
sm-9-3 = Only markers that have moved are ranked, beginning with the highest points of the table.
    .reason = The rulebook leaves out those who did not move and says nothing of skipping ranks.
sm-9-4 = All conquistador markers go back to the start. Religion markers stay.
sm-9-5 = Dice and coins are taken off all buildings.
sm-9-6 = After the first and the second year the tiles left over are discarded, and five new doubles and five new triples are laid out.
sm-9-7 = Then all white dice are rolled into the pool, and everybody rolls all their blue dice.
sm-9-8 = Whoever retreated nearest to the “1st” symbol starts the new year; the others follow clockwise. All retreat markers come back.
sm-9-9 = The game ends after the third year.

## 10 Final scoring

sm-10-1 = Resources left over are sold. Every 3 coins are 1 point.
sm-10-2 = Each row and each column that is completely filled gives 1 point for every colonist in it. A colonist where two full lines cross counts twice.
sm-10-3 = Each scholar you have gives the points printed on it.
sm-10-4 = Each bishop you have costs { $bishop_cost ->
        [one] 1 point
       *[other] { $bishop_cost } points
    }; then its goal is scored.
sm-10-5 = Each complete set of ships, one at every dock, gives 3 points.
sm-10-6 = Each ship gives the points on its face.
sm-10-7 = Most points win. In a tie, whoever retreated nearest to the “1st” symbol in the last year wins.
sm-10-8 = Printed buildings, development tiles, town halls and road tiles all fill their cells.
    .reason = The rulebook names the usual cases; nothing suggests a gap under a tile.
sm-10-9 = Bishops may lower the total, even below 0. What is left over is sold without asking.
    .reason = The rulebook orders both and names no limit.

## 11 Advanced set-up

sm-11-1 = Everybody plays on side B, which is the same for all.
sm-11-2 = The four town halls lie face up, each with one scholar drawn from those not in the game: four pairs.
sm-11-3 = After the blue dice are rolled, players choose a pair one after the other, anticlockwise from the player on the first player’s right. Pairs left over leave the game.
    .refused = Somebody already has the { $lot }.
sm-11-4 = The town hall is laid at once on two empty cells of the colony, turned at will.
    .refused = The town hall needs two empty cells inside your colony.
sm-11-5 = The scholar of your pair is yours alone from the start of the game.
sm-11-6 = There are four pairs with any number of players. Each town hall is laid before the next player chooses, and may lie anywhere.
    .reason = The rulebook says at once and names no other limit.
sm-11-7 = The private scholar scores its points at the end, needs no monk and costs nobody anything.
    .reason = The rulebook treats it as in training, which is how a monk on a scholar counts.

## 12 Common blue dice

sm-12-1 = Variant: all blue dice, rolled and unlocked, lie in the common pool. Anyone may take one to activate a row.
sm-12-2 = In a year you never use more blue dice than you have unlocked yourself.
    .refused = You have used as many blue dice this year as you have unlocked.
sm-12-3 = Your first blue die counts as unlocked. The count is taken when you take the die, so one unlocked this year helps at once.
    .reason = Each player brings one die at set-up.
sm-12-4 = Any blue die of the pool may be taken. Used dice lie in the colony until the end of the year; then all are rolled into the pool.
    .reason = The rulebook treats them like white dice, and nobody can be shut out: the pool is the sum of all rights.
sm-12-5 = The variant goes together with every set-up and with the solo game.
    .reason = It changes only where blue dice lie.

## 13 Solo

sm-13-1 = Alone you play a normal game with the advanced set-up, whatever set-up was agreed on.
sm-13-2 = At the end of each year you score if your conquistador has passed the tree of that year: the first, second or third. Points in years 1, 2 and 3: { $tree_1 }, { $tree_2 }, { $tree_3 }.
sm-13-3 = 100 points are a fine success. Six goals wait besides: Communism (28 points from colonists), Capitalism (4 complete sets of ships), Theocracy (30 points from bishops’ goals), Capracracy (a full line of one terrain), Democracy (120 points) and Utopia (150 points).
sm-13-4 = You are set up as the first player of a normal game. All five retreat spaces are open every year, you start every year, and monks never cost coins.
    .reason = There is nobody else at the table.
sm-13-5 = Theocracy counts before the cost of the bishops. Communism and Capitalism may be exceeded.
    .reason = The goal speaks of points from objectives, and after the cost 30 would be out of reach with some bishops.
sm-13-6 = Capracracy: all six cells of a row or column show one terrain: forest, farm, mountain or town. Goals are reported independently of each other and of the 100 points.
    .reason = The rulebook asks for an unbroken line without roads, and joins the goals with “and/or”.

## 14 Scholars

sm-14-1 = Astronomy: when you gain a ship, you may pay coins to put it at another dock of yours, 1 coin for each dock up or down.
    .refused = { $need ->
        [one] You need 1 more coin to move the ship that far.
       *[other] You need { $need } more coins to move the ship that far.
    }
sm-14-2 = Taxation: when you use a die, you gain 1 coin for every two colonists in that row or column.
sm-14-3 = Botany: you may pay 1 wood or 1 grain to give the die you take any value.
    .refused = { $why ->
        [stock] You have none of this to pay with: { $good }.
        [kind] Botany takes wood, grain or gold, not this: { $good }.
       *[scholar] You need Botany to pay for a die with resources.
    }
sm-14-4 = Philosophy: you may use a blue die for a column.
    .refused = You need Philosophy to use a blue die for a column.
sm-14-5 = Mathematics: when you retreat, you take back the coins from one of your buildings.
sm-14-6 = Construction: after activating a line you may put the die on any of its free buildings.
    .refused = The die can only lie on a free building of the line it activated.
sm-14-7 = Industrialization: you may carry out an exchange twice when you activate it.
sm-14-8 = Basic economics: wood and grain cost you 2 coins.
sm-14-9 = Advanced economics: you may buy sugar and gems for 3 coins.
    .refused = You need Advanced economics to buy this: { $good }.
sm-14-10 = Logistics: at any moment you may pay 1 coin to move one of your dice to a free building that a road links to it. Neighbouring buildings are linked.
    .refused = { $why ->
        [scholar] You need Logistics to move dice.
        [coin] You need 1 coin to move a die.
        [die] No die of yours lies there.
       *[way] No road leads from this die to a free building there.
    }
sm-14-11 = Astronomy: the docks are four in a row, and the ends are not joined. The ship moves only when it is gained, and the main board refills the dock it came from.
    .reason = The rulebook says up or down, and at once.
sm-14-12 = Taxation is paid when the line is determined, before its first building, for all colonists in it. Not for a building activated with coins.
    .reason = It depends on using the die.
sm-14-13 = Botany: gold may be paid too, it works on dice of the pool, and it can make a die usable that would not be otherwise.
    .reason = The rulebook speaks of any die you choose, and gold is a joker.
sm-14-14 = Philosophy: such a blue die acts as for a column in every way but stays blue; it does not count among your three white dice.
    .reason = The power changes only the line that is activated.
sm-14-15 = Mathematics works once in each retreat, as soon as the marker is placed or the scholar is gained. The coins come back from the building with the most coins, without asking.
    .reason = It is never worse, and the coins may help during the retreat.
sm-14-16 = Construction: the building must be free when the die is laid.
    .reason = A building holds one die or one stack of coins.
sm-14-17 = Industrialization: the two exchanges are chosen one by one, alike or not; either may be declined.
    .reason = The rulebook’s example pays one of each, but only as an example.
sm-14-18 = Basic and Advanced economics: what the scholar does not name keeps its price, and the storage limit still applies.
    .reason = The tiles change prices and no other rule.
sm-14-19 = Logistics moves dice, not coins, as often as you pay. A way leads over roads only, edge to edge. During an activation dice may leave the line being activated or go to it, but a free building must remain there for the die in use. Moving a die activates nothing; the building left behind is free again.
    .reason = The note on roads says how they run on, and the power works at any moment; but the die in use has to lie somewhere.
    .refused = A free building must remain in the line that is being activated: its own die has to lie there.

## 15 Bishops

sm-15-1 = Square: { $square_3 }, { $square_4 } or { $square_5 } points for a filled square of 3 by 3, 4 by 4 or 5 by 5 cells in your colony. Only one square counts.
sm-15-2 = Ships: { $bishop_dock ->
        [one] 1 point
       *[other] { $bishop_dock } points
    } for each ship at the dock where you have the most, at most { $bishop_most }.
sm-15-3 = Towns: { $bishop_towns ->
        [one] 1 point
       *[other] { $bishop_towns } points
    } for each town linked to your town hall by roads, or next to it, at most { $bishop_most }.
sm-15-4 = Colonists: { $bishop_colonists ->
        [one] 1 point
       *[other] { $bishop_colonists } points
    } for each colonist linked to your town hall by roads, at most { $bishop_most }.
sm-15-5 = Area: { $bishop_area ->
        [one] 1 point
       *[other] { $bishop_area } points
    } for each cell of your largest connected area of farms, of forests or of mountains, at most { $bishop_most }.
sm-15-6 = Diversity: { $bishop_diversity ->
        [one] 1 point
       *[other] { $bishop_diversity } points
    } for each row and column with a farm, a forest, a mountain and a town, at most { $bishop_most }.
sm-15-7 = Only the best square counts, and 6 by 6 counts as 5 by 5. Only the fullest dock counts. Areas are connected along edges, grain and sugar farms are one terrain, and towns are not counted.
    .reason = The rulebook says “at least”, “one dock”, and lists three terrains.
sm-15-8 = A line for diversity need not be full, and the town hall is not a town. A town or colonist counts if it touches the town hall or a chain of roads that does; towns do not pass the link on.
    .reason = The legend lists town hall and town apart, and only roads carry a road on.

## Words

word-wood = wood
word-grain = grain
word-sugar = sugar
word-gem = gem
word-gems = gems
word-gold = gold
word-coin = coin
word-coins = coins
word-point = point
word-points = points
word-monk = monk
word-cell = row { $one }, column { $two }
word-wood-n = { $n } wood
word-grain-n = { $n } grain
word-sugar-n = { $n } sugar
word-gem-n = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
word-gold-n = { $n } gold
word-coins-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
word-colonists-n = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
word-exchange = { $one } for { $two }
word-building = { $one } ({ $two })
word-colony-board = colony board { $value }
word-double-tile = double tile { $one } + { $two }
word-triple-tile = triple tile { $one } + { $two } + { $three }
word-town-hall-tile = town hall { $one } + { $two }
word-road-tile = road tile with { $one }
word-ship-tile = ship for { $one } ({ $two })
word-white = white
word-blue = blue
word-row = row
word-column = column
word-religion = religion
word-conquistador = conquistador
word-ship = ship
word-road = road
word-forest = forest
word-farm = farm
word-mountain = mountain
word-town = town
word-town_hall = town hall
word-empty = empty
word-camp-1 = first camp
word-camp-2 = second camp
word-camp-3 = third camp
word-camp-4 = fourth camp
word-astronomy = Astronomy
word-taxation = Taxation
word-botany = Botany
word-philosophy = Philosophy
word-mathematics = Mathematics
word-construction = Construction
word-industrialization = Industrialization
word-basic_economics = Basic economics
word-advanced_economics = Advanced economics
word-logistics = Logistics
word-square = Square
word-dock = Ships at a dock
word-towns = Towns
word-colonists = Colonists
word-area = Largest area
word-diversity = Diversity
word-success = a fine success
word-communism = Communism
word-capitalism = Capitalism
word-theocracy = Theocracy
word-capracracy = Capracracy
word-democracy = Democracy
word-utopia = Utopia

## What is asked

ask-choose-board = Choose the colony board that you will play on
ask-choose-lot = Choose a town hall; the scholar beside it works for you alone
ask-place-town-hall = Lay your town hall on two empty cells of your colony
ask-take-turn = Your turn: build a tile, activate a building or a line, or retreat
ask-set-die = The die shows { $value }. Which { $line ->
    [0] row
   *[1] column
} do you activate? Each step away costs 1 coin.
ask-set-die-freely = Botany is paid: which { $line ->
    [0] row
   *[1] column
} do you activate?
ask-place-tile = Where in your colony do you lay the tile?
ask-choose-exchange = Exchange: which resource do you give, if any?
ask-choose-gain = Exchange: what do you take for it?
ask-choose-ship = Do you buy one of the ships at the docks?
ask-choose-payment = Gold can stand in: what do you pay with?
ask-choose-dock = Astronomy: at which dock of yours does the ship go?
ask-may-pray = Religion: do you take a step on the religion track?
ask-may-pray-on = Religion: do you pay 1 grain for one more step?
ask-place-monk = You passed a monk symbol: to which scholar, bishop or camp do you send a monk?
ask-place-road = On which empty cell do you lay the road tile?
ask-land-die = Logistics: to which free building does the die move?
ask-rest-die = Construction: on which building of this line do you leave the die?

## What can be done

do-board = Take { $board }
do-lot = Take the { $lot } with its scholar
    .here = Take the { $lot } with { $scholar }
do-sell = Sell { $good }
do-buy = Buy { $good }
do-lift = Move the die from { $cell }
    .here = Move the die from the { $building } in { $cell }
do-land = Put the die on { $cell }
    .here = Put the die on the { $building } in { $cell }
do-tile = Build the { $tile }
do-place = Lay it in { $cell }, { $turn ->
    [0] not turned
    [1] with a quarter turn
    [2] with a half turn
   *[3] with a three-quarter turn
}
do-activate = Activate { $cell } with coins
    .here = Activate the { $building } in { $cell } with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-die = Use a { $colour } die that shows { $value } for a { $line }
do-set = Set the die to { $value }
    .here = Activate { $line } { $value }{ $steps ->
        [0] , as the die shows
       *[other] { $coins ->
            [0] { "" }
           *[other] { $steps ->
                [one] { " " }for 1 coin
               *[other] { " " }for { $steps } coins
            }
        }
    }
do-pay = Give { $good }
do-gain = Take { $gain }
do-ship = Buy the ship at this dock: { $dock }
    .here = Buy the { $ship }, dock: { $dock }
do-dock = Put the ship at this dock of yours: { $dock }
do-pray = Take a step on the religion track
do-pass = No, thanks
do-monk = Send a monk: { $place }
do-retreat = Retreat for this year: { $space }
do-rest = Leave the die on { $cell }
    .here = Leave the die on the { $building } in { $cell }

## What was done

did-board = { $by } takes { $board }.
did-lot = { $by } takes the { $lot } with its scholar.
    .here = { $by } takes the { $lot } with { $scholar }.
did-sell = { $by } sells 1 { $good }.
did-buy = { "" }
did-lift = { "" }
did-land = { $by } moves a die to { $cell }.
    .here = { $by } moves a die to the { $building } in { $cell }.
did-tile = { "" }
did-place = { $by } lays a tile in { $cell }.
    .here = { $by } builds the { $tile } in { $cell }.
did-activate = { $by } activates { $cell } with coins.
    .here = { $by } puts { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on the { $building } in { $cell }.
did-die = { $by } takes a { $colour } die that shows { $value }, for a { $line }.
did-set = { $by } sets the die to { $value }.
    .here = { $by } activates { $line } { $value }.
did-pay = { $by } gives 1 { $good }.
did-gain = { "" }
did-ship = { "" }
did-dock = { $by } moves the ship to this dock: { $dock }.
did-pray = { "" }
did-pass = { "" }
did-monk = { $by } sends a monk: { $place }.
did-retreat = { $by } retreats for this year: { $space }.
did-rest = { $by } leaves the die on { $cell }.
    .here = { $by } leaves the die on the { $building } in { $cell }.

## Chapters of the rules

sm-1 = Setting up
sm-2 = The turn
sm-3 = Laying tiles
sm-4 = One building with coins
sm-5 = A line with a die
sm-6 = What buildings do
sm-7 = Retreating
sm-8 = Selling and buying
sm-9 = The end of a year
sm-10 = The end of the game
sm-11 = The advanced set-up
sm-12 = Common blue dice
sm-13 = Playing alone
sm-14 = Scholars
sm-15 = Bishops

## In two minutes

brief-aim = You lead a young colony for three years. Whoever has made it the happiest, with the most points at the end, wins.
brief-turn = You take turns, and in a turn you do one of four things.
brief-turn-1 = Lay a tile. Doubles cost wood, triples wood and grain. The tile stays in your colony, and its buildings are yours to activate.
brief-turn-2 = Activate a whole line with a die: a white one for the column of its value, a blue one for the row. Every free building in it works, one after the other; then the die lies on the last of them and blocks it for this year.
brief-turn-3 = Activate a single building with coins. The first one in a year costs one coin, the second two, and so on.
brief-turn-4 = Retreat. You take what the space shows, your ships bring their income, and your year is over. When everybody has retreated, dice and coins leave the buildings and the next year begins.
brief-points = Points come from many sides; nobody can do all of it.
brief-points-1 = Ships: each one scores its own points, and one ship at every dock makes a set that scores extra.
brief-points-2 = Colonists: each one counts in every full row and in every full column that it stands in.
brief-points-3 = Conquistadors: whoever is in front scores when a year ends; with three players { $conquest_three }, year by year.
brief-points-4 = Religion: the track brings monks and more blue dice. Scholars give you powers; bishops score a goal at the end and cost { $bishop_cost ->
    [one] { $bishop_cost } point
   *[other] { $bishop_cost } points
} each.

## What a decision is about

guide-choose-board = You play on this board to the end. Look for a row or a column that brings wood and coins: one die activates everything in it.
guide-choose-lot = Each town hall comes with a scholar whose power is yours alone from the start. Choose by the power first.
guide-place-town-hall = The town hall is a building like the others, and it stays where you lay it. Put it where a row and a column cross that you want to use.
guide-take-turn = You do one thing a turn: lay a tile, activate one building with coins, activate a whole line with a die, or retreat. A die does the most, but it blocks the last building of its line until the year ends. Selling and buying costs no turn.
guide-land-die = A die blocks the building it lies on. Move it to a free building that roads link to it, and the one it leaves can be used again.
guide-choose-payment = Gold stands in for any other resource, so it is the hardest to replace. Pay with the resource itself where you can spare it.
guide-place-tile = The tile lies on empty cells, turned as you like, and stays for the whole game. Put its buildings where your dice reach them; full rows and columns score their colonists at the end.
guide-set-die = The line you choose is activated, building after building. Each step away from what the die shows costs a coin.
guide-set-die-freely = Botany is paid, so the die takes any value you like. Choose the line that brings you the most now.
guide-rest-die = The die blocks the building on which you leave it until the end of the year. Take the one you will miss the least.
guide-choose-exchange = You may give one of the things shown and get another for it. Nothing forces you; but the chance comes back only when the building is activated again.
guide-choose-gain = Take one of the things offered for what you gave. Of one resource you never store more than three: what is too many is sold at once.
guide-choose-ship = Pay the resources on a ship, and it goes to your harbour. It scores at the end and brings the income of its dock each time you retreat, so an early ship pays more often.
guide-choose-dock = Astronomy lets you put the new ship at another dock of yours for coins. One ship at every dock makes a set that scores extra.
guide-may-pray = A step on the religion track. Symbols on the way bring monks and blue dice, and the earlier you have these, the more often they work.
guide-may-pray-on = For one grain you go a second step at once. That is worth it when the next symbol is near, or when you have grain to spare.
guide-place-monk = A scholar gives you a power for the rest of the game, a bishop a goal to score at the end, a camp something right now. For each other player who is already there you pay coins to that player.
guide-place-road = A road is no building, but it fills a cell, brings a colonist who counts in every full line, and links buildings.

## Signs and what they mean

sign-later = Points at the end
    .means = A violet number counts only when the game is over.
sign-white-die = White die
sign-blue-die = Blue die
sign-exchange = Exchange
    .means = You may give one of the things above the arrow for one of those below it.
sign-dock = { word-dock }
    .means = { sm-15-2 }
sign-scholar = Scholar
    .means = A monk here gives you a power for the rest of the game.
sign-bishop = Bishop
    .means = A monk here lets you score a goal at the end.
sign-camp = Camp
    .means = A monk here brings you something at once.
sign-forest =
    .means = A building that makes wood.
sign-farm =
    .means = A building that makes grain or sugar.
sign-mountain =
    .means = A building that makes gems.
sign-town =
    .means = A building that does what its signs show: coins, points, ships, exchanges and more.
sign-town-hall =
    .means = Your first building; some bishops count what roads link to it.
sign-colonist = Colonist
    .means = Counts at the end in every full row and in every full column.
sign-flag = First player
    .means = Whoever retreats nearest to the flag begins the next year.
sign-tree = Tree
    .means = Only for those who play alone: a conquistador who has passed it in time scores.

## When a thing can be used

when-activate = You activate a building in your turn, with coins or with a die; tiles are laid on empty cells.
when-place = You turn a tile when you lay it, after you have chosen one in your turn.
when-sell = You may sell at any moment of your own turn, but not in the middle of a payment.
when-buy = You may buy at any moment of your own turn, but not in the middle of a payment.
when-pay = You give resources when an exchange or a payment asks for them; you sell them at the market.
when-die = You take a die as the main action of your turn.
when-tile = You build a tile as the main action of your turn.
when-ship = You buy a ship when a building or retreat space with a ship is used.
when-dock = A ship goes to its own dock; with Astronomy you choose another when you gain it.
when-monk = You send a monk here when your marker passes a monk symbol on the religion track.
when-retreat = You retreat as the main action of your turn.
when-set = You set the value of a die when you have taken one.
when-gain = You choose a gain when you have given something for an exchange.
when-board = Colony boards are chosen before the first year.
when-lot = Town halls are chosen before the first year.

## Scores and endings

score-tokens = Points gained
score-coins = Coins
score-colonists = Colonists
score-scholars = Scholars
score-bishop-cost = Price of the bishops
score-bishops = Bishops’ goals
score-sets = Sets of ships
score-ships = Ships
end-third-year = The third year is over
end-solo = The third year of your solo game is over

## What came out

out-roll = { "" }
out-ship = { "" }
out-tile = New tiles: { $things }
    .thing = { $tile }
out-scholar = Scholars of this game: { $things }
    .thing = { $scholar }
out-bishop = Bishops of this game: { $things }
    .thing = { $bishop }
out-board = Dealt: { $things }
    .thing = { $board }
out-seat = { $seat } goes first.

## What happened

log-gained = { $seat } gains { $count } { $thing }.
log-paid = { $seat } pays { $count } { $thing }.
log-monk-paid = { $seat } pays { $count } coins to { $other }.
log-coins-back = { $seat } takes { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } back (Mathematics).
log-year = Year { $year } begins; { $seat } starts.
log-march = { $seat } moves to space { $space } of the conquistador track.
log-faith = { $seat } moves to space { $space } of the religion track.
log-blue-die = { $seat } rolls a blue die: { $value }
log-white-dice = White dice: { $values }
log-blue-dice = { $seat } rolls blue dice: { $values }
log-blue-die-later = { $seat } unlocks a blue die that cannot be used this year.
log-ship = { $seat } takes the { $ship }, dock: { $dock }.
log-at-dock = New at a dock ({ $dock }): { $ship }
log-conquest = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for conquistadors.
log-goal = Reached: { $goal }

## Places

place-bank = bank
place-store = store
place-buildings = buildings

## The table in the terminal

table-sm-year = Year { $year } of 3
table-sm-conquest = conquistadors score { $list }
table-sm-setting-up = Setting up
table-sm-white = White dice
table-sm-blue = Blue dice
table-sm-blue-later = next year: { $count } more
table-sm-docks = Docks
table-sm-pile = { $count } in the pile
table-sm-tiles = Tiles
table-sm-monks = Monks
table-sm-retreat = Retreat
table-sm-roads = road tiles: { $count }
table-sm-religion = Religion
table-sm-conquistador = Conquistador
table-sm-boards = Boards on offer
table-sm-lots = Town halls on offer
table-sm-goals = Reached
table-sm-no-goals = none of the goals
table-sm-points = { $count } pts
table-sm-score = { $total } in all
table-sm-powers = Scholars
table-sm-harbour = Harbour
table-sm-dice-left = white dice used: { $white } of 3 · next building: { $coins } c · monks left: { $monks }
table-sm-retreated = retreated: { $space }
table-sm-start = starts
table-sm-legend = F forest · A farm · M mountain · T town · H town hall · = road (o colonist) · [W] [B] die · $ coins
table-sm-signs = † monk · ‡ monk and blue die · ♦ gold · ♣ tree
table-sm-letter-forest = F
table-sm-letter-farm = A
table-sm-letter-mountain = M
table-sm-letter-town = T
table-sm-letter-town_hall = H
table-sm-short-wood = wood
table-sm-short-grain = grain
table-sm-short-sugar = sugar
table-sm-short-gem = gem
table-sm-short-gold = gold
table-sm-short-coin = c
table-sm-short-coins = c
table-sm-short-point = p
table-sm-short-points = p
table-sm-short-ship = ship
table-sm-short-religion = relig
table-sm-short-conquistador = conq

## What a thing is, when one points at it

help-wood = 2 wood pay for a double, 2 wood and 1 grain for a triple. Sells for 1 coin; can be bought.
help-grain = Pays for triples and for a second step of religion. Sells for 1 coin; you can buy it.
help-sugar = Pays for ships and exchanges. Sells for 2 coins.
help-gem = Pays for ships and exchanges. Sells for 2 coins.
help-gold = Stands in for any other resource. Sells for 2 coins.
help-coins = They activate single buildings, change dice and buy resources. 3 coins are 1 point at the end.
help-points = Happiness: whoever has the most at the end wins. A violet number counts only at the end.
help-monk = Goes to a scholar, a bishop or a camp when your marker passes a monk symbol. Others who are already there get 2 coins each.
help-religion = One step on the religion track; 1 grain buys a second one. Symbols on the way bring monks and blue dice.
help-conquistador = One step on the conquistador track. Gold on the way; those in front score at the end of the year. In a stack the lower marker is ahead.
help-ship = You may pay for one of the face-up ships and put it into your harbour.
help-road = Not a building: never activated, holds no die. Each colonist on it counts in every full row and column.
help-empty = Room for a tile.
help-white-die = White die: activates the column of its value, from top to bottom. Three a year at most.
help-blue-die = Blue die: activates the row of its value, from left to right.
help-column-head = A white die of this value activates this column.
help-row-head = A blue die of this value activates this row.
help-double = Doubles cost 2 wood.
help-triple = Triples cost 2 wood and 1 grain.
help-turn = Turn the tile. The red dot lies on the cell that you touch in your colony.
help-exchange = Exchange: give one of the things on the left for one on the right.
help-sell = Sell one to the market.
help-buy = Buy one at the market.
help-activate = What it costs to activate the next single building this year.
help-dock = The ship goes to your dock with the same symbol.
help-harbour = Each ship here brings what the symbol of its dock shows when you retreat, and its own points at the end.
help-retreat = Retreating ends your year: first what the space shows, then the income of your ships. Whoever is nearest to the flag begins the next year.
help-market-square = Players who have not retreated yet. The ring shows whose turn it is.
help-start = Begins this year.
help-years = The three years, and what the foremost conquistadors score at the end of each.
help-coin = { help-coins }
help-point = { help-points }

## Chapters, and how ties are broken

chapter-year = Year { $year }
tie-retreat = Equal points: whoever retreated nearer to “1st” in the last year comes first.

## What an option brings

brings-coins = { $count ->
    [one] coin
   *[other] coins
}
brings-points = { $count ->
    [one] point
   *[other] points
}
brings-gem = { $count ->
    [one] gem
   *[other] gems
}
brings-religion-steps = { $count ->
    [one] religion step
   *[other] religion steps
}
brings-conquistador-steps = { $count ->
    [one] conquistador step
   *[other] conquistador steps
}
brings-ships = { $count ->
    [one] ship
   *[other] ships
}
brings-monks-sent = { $count ->
    [one] monk placed
   *[other] monks placed
}
brings-blue-dice = { $count ->
    [one] blue die
   *[other] blue dice
}
brings-cells = { $count ->
    [one] cell covered
   *[other] cells covered
}
then-choose-exchange = then an exchange
then-choose-ship = then a ship, if you pay for it
then-may-pray = then a religion step
then-place-monk = then a monk to place
then-place-road = then a road tile to lay
ends-year = { $dice ->
    [0] Ends your year.
    [one] Ends your year with { $dice } die unused.
   *[other] Ends your year with { $dice } dice unused.
}
ask-too-choose-payment = Choose how to pay

## What an option does

does-sell = It costs no turn, and you can do it as often as you like. { $left ->
        [0] You have none left then.
       *[other] You keep { $left }.
    }
does-buy = It costs no turn, and you can do it as often as you can pay. You have { $have } of it then.
does-pay = You pay with this. { $left ->
        [0] You have none left then.
       *[other] You keep { $left }.
    }
does-pay-botany = The die takes any value that you like, without coins. { $left ->
        [0] You have none left then.
       *[other] You keep { $left }.
    }
does-pay-exchange = In return you get { $gains }. { $left ->
        [0] You have none left then.
       *[other] You keep { $left }.
    }
does-pay-pray = It pays for one more step on the religion track. { $steps ->
        [0] Behind the last monk each step that is left over is worth a point.
        [one] The very next step reaches a monk.
       *[other] It is { $steps } steps to the next monk.
    }
does-pray = A monk that you reach may go to a scholar, a bishop or a camp. { $steps ->
        [0] Behind the last monk each step that is left over is worth a point.
        [one] The very next step reaches a monk.
       *[other] It is { $steps } steps to the next monk.
    }
does-die = As it shows, it activates these in order: { $buildings }. Then it lies on the last of them and blocks it for this year.
does-die-none = As it shows, there is nothing free in that line: you pay to change it, and choose the line next.
does-set = It activates these in order: { $buildings }. The die stays on the last of them.
does-lift = The building that it leaves is free again, and you choose where the die goes.
does-land = From now on the die blocks this building, and the other is free.
does-rest = This building is blocked for the rest of the year, and the others of the line stay free.
does-board = Printed on it, from the top: { $buildings }.
does-lot = You lay the town hall at once, and only you have its scholar.
does-tile = You lay it at once on { $cells } empty cells. { $colonists ->
        [0] It has no colonist, only buildings.
        [one] Its colonist counts in every full row and column.
       *[other] Its { $colonists } colonists count in every full row and column.
    }
does-place = The fullest row or column that it lies in then lacks { $missing ->
        [one] { $missing } cell
       *[other] { $missing } cells
    }. Full ones score their colonists at the end.
does-place-full = It fills { $full ->
        [one] a row or column, whose colonists score at the end.
       *[other] { $full } rows and columns, whose colonists score at the end.
    }
does-activate = Only this building works, and the coins lie on it until the year ends. The next one would cost { $next ->
        [one] { $next } coin
       *[other] { $next } coins
    }.
does-ship-coins = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and { $income } coins each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-ship-religion = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and { $income ->
        [one] a religion step
       *[other] { $income } religion steps
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-ship-conquistador = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and { $income ->
        [one] a conquistador step
       *[other] { $income } conquistador steps
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-ship-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and { $income ->
        [one] { $income } point
       *[other] { $income } points
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-dock-coins = There it brings { $income } coins each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-dock-religion = There it brings { $income ->
        [one] a religion step
       *[other] { $income } religion steps
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-dock-conquistador = There it brings { $income ->
        [one] a conquistador step
       *[other] { $income } conquistador steps
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-dock-points = There it brings { $income ->
        [one] { $income } point
       *[other] { $income } points
    } each time you retreat. You have { $there } at this dock then; one at every dock makes a set.
does-retreat-coins = You get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Your year is over then, and { $ships ->
        [0] you have no ship that brings anything.
        [one] your ship brings its income.
       *[other] your { $ships } ships bring their income.
    } It is space { $place } from the top, and whoever retreats highest up starts next year.
does-retreat-religion = You get a religion action. Your year is over then, and { $ships ->
        [0] you have no ship that brings anything.
        [one] your ship brings its income.
       *[other] your { $ships } ships bring their income.
    } It is space { $place } from the top, and whoever retreats highest up starts next year.
does-retreat-conquistador = Your conquistador goes a step. Your year is over then, and { $ships ->
        [0] you have no ship that brings anything.
        [one] your ship brings its income.
       *[other] your { $ships } ships bring their income.
    } It is space { $place } from the top, and whoever retreats highest up starts next year.
does-retreat-ship = You may buy a ship as usual. Your year is over then, and { $ships ->
        [0] you have no ship that brings anything.
        [one] your ship brings its income.
       *[other] your { $ships } ships bring their income.
    } It is space { $place } from the top, and whoever retreats highest up starts next year.
does-retreat-road = You get a road tile for an empty cell. Your year is over then, and { $ships ->
        [0] you have no ship that brings anything.
        [one] your ship brings its income.
       *[other] your { $ships } ships bring their income.
    } It is space { $place } from the top, and whoever retreats highest up starts next year.
does-monk-scholar = { $coins ->
        [0] It costs nothing, for nobody is there yet.
        [one] You pay { $coins } coin to those who are there.
       *[other] You pay { $coins } coins to those who are there.
    } A scholar works for you from now on and is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
does-monk-bishop = { $coins ->
        [0] It costs nothing, for nobody is there yet.
        [one] You pay { $coins } coin to those who are there.
       *[other] You pay { $coins } coins to those who are there.
    } At the end a bishop costs { $bishop_cost ->
        [one] { $bishop_cost } point
       *[other] { $bishop_cost } points
    }, and then its goal is scored.
does-monk-camp = { $coins ->
        [0] It costs nothing, for nobody is there yet.
        [one] You pay { $coins } coin to those who are there.
       *[other] You pay { $coins } coins to those who are there.
    } You get { $gains } at once.
does-pass-exchange = You keep what you have, and the exchange lapses.
does-pass-ship = You buy no ship now and keep your resources.
does-pass-pray = Your marker stays where it is on the religion track.
does-pass-monk = The monk stays with you, and this chance does not come back.
does-pass-road = The road tile stays on the main board, and you cannot have it later.
does-gain = You get it at once.

## How the terminal calls what a lesson points at

thing-value = value { $last }
