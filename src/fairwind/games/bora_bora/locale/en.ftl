# Bora Bora

game-name = Bora Bora
game-pitch = Spread from island to island, choose your dice with care and keep the gods on your side.
game-length = 60 to 120 minutes

## Rules: set-up

bb-1-1 = The action tiles depend on the number of players: seven for four, six for three (land and water share a tile), five for two (man and woman share one as well).
bb-1-2 = A fish tile is drawn at random for each of the twelve regions and lies there face up.
bb-1-3 = Men and women are shuffled separately. In each round six of each are on show, below the numbers 1 to 6.
bb-1-4 = The spaces 1 to 6 are filled in the order of the draw. A tile that is taken is not replaced before the next round.
    .reason = Only a new round adds tiles.
bb-1-5 = Every player is dealt one light and two dark task tiles, face up. The other light tiles leave the game.
bb-1-6 = As many dark task tiles as players, and two more, lie on the board in each round.
bb-1-7 = The 24 jewelry tiles are spread at random over the six rounds, four for each, all of them face up.
    .refused = That tile is not on sale in this round.
bb-1-8 = Every player begins with 12 huts, 6 buildings, 3 dice, priests ({ $priests }), offerings ({ $start_offerings }) and god tiles ({ $start_god_tiles }). Six more god tiles wait in the temple.
bb-1-9 = { $open_cards } god cards lie face up beside the pile, and every player is secretly dealt { $start_cards }.
bb-1-10 = { $huts_on_12 } huts begin on space 12 of the player board and the others on other spaces, one on each; a space without a hut is empty from the start.
    .reason = The picture of the player board shows two huts on space 12, and there are twelve huts in all.
bb-1-11 = The turn order is drawn at random. In that order the players begin with these points: { $start_points }. The status discs form a pile on 0, with the first player’s on top.
bb-1-12 = In reverse turn order everyone places a first hut, in a region beside a fish of value { $start_fish }.
    .refused = Your first hut must stand beside a fish of value { $start_fish }.
bb-1-13 = Nobody begins in a region where another player has begun. The first hut may come from any space of the player board.
    .reason = There are four such regions for up to four players, and huts are chosen freely in every expansion.
    .refused = Another player has begun there. Choose a region that is still empty.
bb-1-14 = With the first hut you take the region’s material or an offering. The fish is left alone for now.

## Rules: the dice

bb-2-1 = The game lasts six rounds. Each has three phases: A for the dice, B for men and women, C for the right half of the board.
bb-2-2 = At the beginning of phase A everyone rolls all three dice.
bb-2-3 = In turn order everyone places one die and carries out its action at once, until all dice are placed. A die must be placed every time; fishing is always possible, unless you have played a god for that die.
    .refused = You have no die showing { $die } left.
bb-2-4 = A die must be lower than the lowest die on the tile, whoever it belongs to.
    .refused = { $lowest ->
        [1] There is already a 1 there; only the blue god lets you place another die.
       *[other] Only a die below { $lowest } may go there now.
    }
bb-2-5 = A tile with two actions is one row of dice. Each die placed there does one of the two.
bb-2-6 = You may choose a tile only if its action can be carried out with the value of your die.
    .reason = The rulebook says so for some of the actions; it is meant for all.
    .refused = { $gods ->
        [0] A { $value } is of no use there. You can always go fishing.
       *[other] A { $value } is of no use there. Choose another action; the god you played does not go fishing.
    }
bb-2-7 = You may take less than your value allows, but the die itself always counts as the number it shows.
    .reason = You cannot turn a die: its face lies on the tile for all to see.

## Rules: expansion

bb-3-1 = You expand into a region that a path of the right sort, land or water, joins to a region where you have a hut.
    .refused = No such path leads there from a region where you have a hut.
bb-3-2 = Your value must be at least the number on the path.
    .refused = The path there needs at least { $need }; you have { $value }.
bb-3-3 = You only choose where to go. If several paths lead there, the easiest counts.
    .reason = Nothing depends on where you come from.
bb-3-4 = Nobody has more than one hut in a region.
    .refused = You already have a hut in that region.
bb-3-5 = The new hut comes from your player board. You choose from which space.
    .refused = There is no hut there to take.
bb-3-6 = As the spaces are alike, you choose between space 12 and the others. Of the others, the lowest number gives up its hut.
    .reason = Apart from space 12 nothing tells the spaces apart.
bb-3-7 = The newcomer gets the construction space. Whoever stood there moves aside, but stays in the region and may still expand from it.
bb-3-8 = You take either the region’s material or an offering. The supply never runs out.
    .refused = This region gives { $material } or an offering.
bb-3-9 = A material goes to a free ceremony space for that material. You choose which, and it never moves again.
    .refused = That ceremony space is not free.
bb-3-10 = Only if no matching space is free does the material go beside your board. There it helps with tasks and with nothing else.
    .refused = You still have a free ceremony space for { $material }.
bb-3-11 = Last of all you decide about the red god. The offering you have just taken may pay for it.
    .reason = The rulebook names this decision last.

## Rules: men and women

bb-4-1 = You take one tile of the sex you chose, from the space of your value or a lower one.
    .refused = { $value ->
        [1] With a 1 you can take only tile number 1, if it is still there.
       *[other] With { $value } you can take tiles numbered { $value } or lower, if they are still there.
    }
bb-4-2 = You need an empty space on your player board, without a hut and without a tile.
    .refused = There is no empty space on your board for another tile.
bb-4-3 = The tile goes to the empty space with the lowest number, and to space 12 only if no other is empty.
    .reason = The spaces are alike, and to keep space 12 open is never worse.
bb-4-4 = Taking a tile sets off nothing else.

## Rules: the helper

bb-5-1 = The value of your die is what you may spend on exchanges.
    .refused = { $need ->
        [one] This costs { $need } die point, and you have { $points } left.
       *[other] This costs { $need } die points, and you have { $points } left.
    }
bb-5-2 = For { $man_cost } you tattoo a man: the tile moves down, once in the game, and you go up the status track one step for each of its symbols.
    .refused = You have no such man left to tattoo.
bb-5-3 = For { $woman_cost } a woman gathers shells: the tile moves down, once in the game, and you take one shell for each of its symbols.
    .refused = You have no such woman left to send for shells.
bb-5-4 = For { $point_cost } you score 1 point.
bb-5-5 = For { $offering_cost } you take an offering.
bb-5-6 = For { $card_cost } you take a god card: one lying face up, which is replaced at once, or the top of the pile.
    .refused = That card is not available.
bb-5-7 = For { $material_cost } you take any material.
bb-5-8 = For { $hut_cost } you move a hut on your player board to space 12, where any number of huts may stand.
bb-5-9 = The hut comes from the lowest numbered other space that has one. Nothing moves to space 12 once a tile lies there.
    .reason = A tile needs a space without a hut, so the reverse holds too.
    .refused = You have no hut that could move to space 12.
bb-5-10 = You make one exchange after another and may stop at any time. A man may be tattooed even if his steps are lost.
    .reason = The exchanges are listed one by one, and a tile moved down still counts for tasks.

## Rules: temple and buildings

bb-6-1 = You need a priest in your supply before you place one, even if the push would bring one back.
    .reason = The rulebook begins with taking the priest.
    .refused = All your priests are in the temple.
bb-6-2 = The priest goes to the temple space of your value or a lower one.
    .refused = { $value ->
        [1] With a 1 your priest can go only to space 1.
       *[other] With { $value } your priest can go to space { $value } or lower.
    }
bb-6-3 = A priest on that space is pushed one space to the right, and so on up to an empty space. A priest pushed off the end returns to its owner.
    .reason = The rulebook follows the arrows on the board, which are not among its words; a review of the game says: to the right.
bb-7-1 = You build one of your buildings, of your value or lower. Each is built once.
    .refused = You cannot build building { $number }: it is already built, or your value is too low.
bb-7-2 = It covers two neighbouring ceremony spaces that both hold a material. The materials go back to the supply.
    .refused = You need two neighbouring ceremony spaces with a material on each.
bb-7-3 = A building scores more, the earlier it is built. Points in rounds 1 to 6: { $building_points }.
    .reason = The rulebook names the points; which rounds share them is printed on the board, and they come in pairs like those of the temple.

## Rules: fire bonus, fishing, status

bb-8-1 = A new priest or building brings the fire bonus at once. First you take a god card or an offering.
bb-8-2 = Then you go up one step on the status track or take a shell.
bb-9-1 = Fishing takes any die and scores points ({ $fishing_points }). The rule of lower dice does not hold there.
bb-10-1 = A disc that arrives on an occupied space of the status track goes on top and is ahead of those below.
bb-10-2 = Steps beyond the last space are lost. A disc that is already there stays where it is in its pile.
    .reason = The track ends there, and a disc that does not move does not arrive.

## Rules: phase B

bb-11-1 = In turn order everyone may use one kind of man and one kind of woman, in either order, and finishes before the next player begins.
    .refused = You have already used one kind of { $sex } in this phase.
bb-11-2 = All tiles of one kind and sex act together, as one action. Men and women never act together.
    .refused = You have no such tile.
bb-11-3 = It does not matter where the tiles lie or whether they have moved down, and using them changes nothing about them.
bb-11-4 = Land path, water path: you expand along a path of up to { $land_1 } by land or { $sea_1 } by water; with two tiles up to { $land_2 } or { $sea_2 }, with three up to { $land_3 } or { $sea_3 }.
bb-11-5 = Woman, man: you take a tile whose number is at most { $woman_1 } for a woman, { $man_1 } for a man; with two tiles { $woman_2 } or { $man_2 }, with three { $woman_3 } or { $man_3 }.
bb-11-6 = Build: you build up to { $build_1 }, with two tiles up to { $build_2 }, with three up to { $build_3 }, with points and fire bonus.
bb-11-7 = Material: you take { $material_1 }, { $material_2 } or { $material_3 } of any sort, with one, two or three tiles.
bb-11-8 = Hut: you move up to { $hut_1 }, { $hut_2 } or { $hut_3 } huts to space 12, with one, two or three tiles.
bb-11-9 = Points: you score { $points_1 }, { $points_2 } or { $points_3 }, with one, two or three tiles.
bb-11-10 = God card: you take { $card_1 }, { $card_2 } or { $card_3 }, with one, two or three tiles.
bb-11-11 = With one, two or three tiles. Offering: you take { $offering_1 }, { $offering_2 } or { $offering_3 }. Status: you go up { $status_1 }, { $status_2 } or { $status_3 } steps. Shell: you take { $shell_1 }, { $shell_2 } or { $shell_3 }.
bb-11-12 = You may not use a kind that would change nothing. A kind that can act in part may be used and then does all it can: god cards are fewer if there are no more. Only with huts may you choose to do less.
    .reason = As with the dice; and only with huts could less be of use.
    .refused = That would change nothing now.
bb-11-13 = A tile you gain in this phase may be used at once if its sex has not been used. A kind already used does not act again.
    .reason = Gains of the same phase are used in an example of the rulebook.
bb-11-14 = More than three tiles of a kind count as three.
    .reason = The rulebook stops at three.

## Rules: phase C

bb-12-1 = Everyone scores the points of the space where their disc lies on the status track.
bb-12-2 = The discs go back to 0 in one pile that keeps their order. From top to bottom it is the new turn order.
bb-12-3 = Each priest in the temple scores more, the later it is. Points in rounds 1 to 6: { $temple_points }.
bb-12-4 = Whoever has the most priests in the temple takes a god tile; in a tie, whoever has the leftmost priest. If the temple is empty, the tile leaves the game.
bb-12-5 = Priests stay in the temple from round to round.
    .reason = Nothing in the rulebook removes them.
bb-12-6 = In the new turn order everyone may buy one jewelry tile of this round and pays its price in shells.
    .refused = It costs { $need } { $need ->
        [one] shell
       *[other] shells
    }, and you have { $shells }.
bb-12-7 = Nobody has to buy. The tiles that are left over leave the game.
bb-12-8 = Then, in turn order, everyone must fulfil one of their three tasks, for { $task_points } points.
    .refused = That task is not one of yours.
bb-12-9 = A task asks for minimums. You show what it asks for and keep it.
    .refused = You still lack { $missing } for this task.
bb-12-10 = Whoever can fulfil none gives one up and scores nothing.
    .refused = You can fulfil a task, so you may not give one up.
bb-12-11 = If you could fulfil a task only with the yellow god, you may give one up instead.
    .reason = To fulfil is a duty, but a god is always a choice.
bb-12-12 = When all have done so, everyone takes a new task from the board in turn order, even in round 6.
    .refused = That task is not on the board.
bb-12-13 = The tasks, men and women that are left leave the game. New ones are laid out, and everyone takes their dice back.
bb-12-14 = What you gained earlier in the same phase C counts for your tasks: the turn order, a god tile, jewelry.
    .reason = The steps are carried out one after another.
bb-12-15 = God cards needed for a task are shown: everybody knows them from then on. Where several would do, you choose which; never more than the task asks for.
    .reason = The rulebook says to show them.
    .refused = Those cards do not prove this task. Show what you have of it, and no more than it asks for.
bb-12-16 = For tasks, every hut of yours in a region counts, also one that was pushed aside.
    .reason = Only the final scoring names the construction space.
bb-12-17 = What is missing is counted over all parts of a task. For equal or different things, the best you can show counts.
    .reason = So it is clear when exactly one thing is missing.
bb-12-18 = Only what is there counts: no material that was built over, and neither a pair nor a god tile counts as a card.
    .reason = Such things were given back, or are not cards.
bb-12-19 = Task tiles never run out: an edition has at least 44 dark ones.
    .reason = That is what four players need: two each, and six more in each of six rounds.

## Rules: the gods

bb-13-1 = Each god card, or pair, costs one offering.
    .refused = You have no offering to pay with.
bb-13-2 = Played cards go to a face-up discard pile, offerings back to the supply.
    .refused = You do not hold that card.
bb-13-3 = Two equal cards and one offering stand for any god.
    .refused = You do not hold two of those cards.
bb-13-4 = Two equal cards are never played for their own god.
    .reason = One of them would do.
    .refused = One of those cards is enough for its own god.
bb-13-5 = A god tile stands for any god, costs no offering and leaves the game.
    .refused = You have no god tile.
bb-13-6 = Cards, pairs and tiles obey the same phases and limits. For one die, blue and white may each be played once.
    .reason = The limits belong to the god, not to the way of paying.
    .refused = You have already played this god here.
bb-13-7 = Blue, phase A: you may place a die that is not lower than the others on the tile.
    .refused = Blue is played before a die is placed.
bb-13-8 = White, phase A: your die acts as a 6. Its face stays and binds the dice that follow.
    .refused = White is played before a die is placed.
bb-13-9 = A god is played only where it changes something, and never for fishing. Blue and white come before the die: blue for a die that could not go there without it, white for a die that shows less than 6.
    .reason = A god gives a permission, and to pay for nothing helps nobody.
    .refused = That would waste the god you played, or the one you want to play.
bb-13-10 = With white, the helper has 6 to spend.
    .reason = The die acts as a 6, and no exception is named.
bb-13-11 = Red, phases A and B: when you have just placed a hut, you score the fish of that region, once in each region. The fish stays there.
    .refused = Red is played just after you have placed a hut.
bb-13-12 = Green, once in each phase B: you double what one kind gives, or use one further kind.
    .refused = Green is played once, before you use a kind in phase B.
bb-13-13 = Doubled, a limit never exceeds 6, and it stays one expansion, one tile or one building. Green doubles only where the number rises.
    .reason = The rulebook doubles the total, and its examples double the limit only.
    .refused = Green would not raise the number here.
bb-13-14 = Green is declared before the kind takes effect. A green card drawn by that kind can only serve for a further one.
    .reason = The rulebook speaks of the tiles being used at that moment.
bb-13-15 = A further kind may be of either sex, but not one that this sex has already used in this phase.
    .reason = Men and women never act together, so the same kind of the other sex is another kind.
    .refused = You have used that kind in this phase already.
bb-13-16 = Yellow, phase C: it replaces one missing thing of a task, which then scores only { $yellow_task_points } points. At most one yellow god for each task.
    .refused = { $now ->
        [0] Yellow is played in phase C, for a task.
       *[other] Yellow helps only with a task for which exactly one thing is missing.
    }
bb-13-17 = What is missing is counted after paying: the card or tile and the offering no longer count. A task that lacked nothing before is no reason to pay.
    .reason = They are gone when the task is shown.
bb-13-18 = Wherever you gain a god card, it is one lying face up or the top of the pile, one card after another.
    .reason = The fire bonus refers to the helper; it is the same everywhere.
bb-13-19 = When a card is needed and the pile is empty, the discard is shuffled and becomes the pile.
bb-13-20 = If there is no card at all, none can be gained. Face-up places stay empty until there is one.
    .reason = Nothing else is possible.

## Rules: the end

bb-14-1 = After round 6 everyone may still fulfil the tasks they have, with one yellow god for each.
bb-14-2 = This follows the turn order just set. You choose the order of your tasks, and what you spend on one task no longer counts for the next.
    .reason = As in phase C.
bb-14-3 = Each god tile you kept scores { $god_tile_points } points.
bb-14-4 = You score the fish of each region where your hut is on the construction space.
bb-14-5 = You score your jewelry.
bb-14-6 = { $bonus_tasks } fulfilled tasks score { $bonus_points } points.
bb-14-7 = { $bonus_jewels } jewelry tiles score { $bonus_points } points.
bb-14-8 = A player board with all ceremony spaces covered, by materials or buildings, scores { $bonus_points } points.
bb-14-9 = Six buildings score { $bonus_points } points.
bb-14-10 = Huts in all twelve regions score { $bonus_points } points.
bb-14-11 = Twelve men and women score { $bonus_points } points.
bb-14-12 = Materials, shells, offerings and god cards that are left are worth nothing.
bb-14-13 = Most points win.
bb-14-14 = In a tie, the one ahead in the turn order wins, as it was set in the last phase C.
    .reason = Those are the turn order tiles in front of the players at the end.
bb-14-15 = Tasks fulfilled with yellow count for the bonus, tasks given up do not.
    .reason = The rulebook calls them fulfilled.
bb-15-1 = The god cards you drew from the pile and the order of the piles are secret. Everything else is public, including jewelry and fulfilled tasks that lie face down, and what your moves have shown of your hand.
    .reason = Everyone saw them when they were taken.

## Words

word-nb = northern beach
word-nm = northern mountain
word-ef = eastern forest
word-eb = eastern beach
word-sf = southern forest
word-sp = southern plain
word-wp = western plain
word-wm = western mountain
word-cf = central forest
word-cp = central plain
word-cb = central beach
word-cm = central mountain
word-north = north
word-east = east
word-south = south
word-west = west
word-centre = centre
word-beach = beach
word-mountain = mountain
word-forest = forest
word-plain = plain
word-sand = sand
word-stone = stone
word-wood = wood
word-land = land path
word-sea = water path
word-woman = woman
word-man = man
word-build = building
word-material = material
word-hut = hut
word-points = points
word-card = god card
word-offering = offering
word-status = status
word-shell = shell
word-go-by-land = expand by land
word-go-by-sea = expand by water
word-take-woman = take a woman
word-take-man = take a man
word-put-up-building = build
word-take-material = take material
word-move-huts = move huts
word-score-points = score points
word-take-card = take god cards
word-take-offering = take offerings
word-go-up = go up the status track
word-take-shell = take shells
word-helper = helper
word-temple = temple
word-no-red-god = Do without the red god
word-no-exchange = Exchange no more
word-no-use = Use no more men or women
word-no-hut = Move no more huts
word-no-jewel = Buy nothing
word-no-task = Fulfil no more tasks
word-blue = blue
word-white = white
word-red = red
word-green = green
word-yellow = yellow
word-pair-blue = two blue cards
word-pair-white = two white cards
word-pair-red = two red cards
word-pair-green = two green cards
word-pair-yellow = two yellow cards
word-tile = god tile
word-pile = top of the pile
word-space-12 = space 12
word-other = another space
word-ceremony-space = ceremony space { $two } in row { $one }
word-ceremony-spaces = { $one } and { $two }
word-necklace = necklace
word-bracelet = bracelet
word-earrings = earrings
word-comb = comb
word-headband = headband
word-anklet = anklet
word-start = start
word-fishing = fishing
word-red-fish = fish by the red god
word-buildings = buildings
word-people = men and women
word-tasks = tasks
word-god-tiles = god tiles
word-fish = fish
word-jewelry = jewelry
word-all-tasks = bonus for { $bonus_tasks } tasks
word-all-jewelry = bonus for { $bonus_jewels } pieces of jewelry
word-all-spaces = bonus for full ceremony spaces
word-all-buildings = bonus for six buildings
word-all-huts = bonus for twelve huts
word-all-people = bonus for twelve men and women

## Tasks

word-man-n = { $n ->
    [one] { $n } man
   *[other] { $n } men
}
word-woman-n = { $n ->
    [one] { $n } woman
   *[other] { $n } women
}
word-priest-n = { $n ->
    [one] { $n } priest in the temple
   *[other] { $n } priests in the temple
}
word-first-n = first in turn order
word-building-n = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
word-regions-n = { $n ->
    [one] a hut in { $n } region
   *[other] huts in { $n } regions
}
word-islands-n = { $n ->
    [one] a hut on { $n } island
   *[other] huts on { $n } islands
}
word-same-cards-n = { $n } equal god cards
word-different-cards-n = { $n } different god cards
word-kind-land-n = { $n ->
    [one] { $n } person with the action “expand by land”
   *[other] { $n } people with the action “expand by land”
}
word-kind-sea-n = { $n ->
    [one] { $n } person with the action “expand by water”
   *[other] { $n } people with the action “expand by water”
}
word-kind-woman-n = { $n ->
    [one] { $n } person with the action “take a woman”
   *[other] { $n } people with the action “take a woman”
}
word-kind-man-n = { $n ->
    [one] { $n } person with the action “take a man”
   *[other] { $n } people with the action “take a man”
}
word-kind-build-n = { $n ->
    [one] { $n } person with the action “build”
   *[other] { $n } people with the action “build”
}
word-kind-material-n = { $n ->
    [one] { $n } person with the action “take material”
   *[other] { $n } people with the action “take material”
}
word-kind-hut-n = { $n ->
    [one] { $n } person with the action “move huts”
   *[other] { $n } people with the action “move huts”
}
word-kind-points-n = { $n ->
    [one] { $n } person with the action “score points”
   *[other] { $n } people with the action “score points”
}
word-kind-card-n = { $n ->
    [one] { $n } person with the action “take god cards”
   *[other] { $n } people with the action “take god cards”
}
word-kind-offering-n = { $n ->
    [one] { $n } person with the action “take offerings”
   *[other] { $n } people with the action “take offerings”
}
word-kind-status-n = { $n ->
    [one] { $n } person with the action “go up the status track”
   *[other] { $n } people with the action “go up the status track”
}
word-kind-shell-n = { $n ->
    [one] { $n } person with the action “take shells”
   *[other] { $n } people with the action “take shells”
}
word-card-blue-n = { $n ->
    [one] { $n } blue god card
   *[other] { $n } blue god cards
}
word-card-white-n = { $n ->
    [one] { $n } white god card
   *[other] { $n } white god cards
}
word-card-red-n = { $n ->
    [one] { $n } red god card
   *[other] { $n } red god cards
}
word-card-green-n = { $n ->
    [one] { $n } green god card
   *[other] { $n } green god cards
}
word-card-yellow-n = { $n ->
    [one] { $n } yellow god card
   *[other] { $n } yellow god cards
}
word-terrain-mountain-n = { $n ->
    [one] a hut in { $n } mountain region
   *[other] huts in { $n } mountain regions
}
word-terrain-beach-n = { $n ->
    [one] a hut in { $n } beach region
   *[other] huts in { $n } beach regions
}
word-terrain-forest-n = { $n ->
    [one] a hut in { $n } forest region
   *[other] huts in { $n } forest regions
}
word-terrain-plain-n = { $n ->
    [one] a hut in { $n } plain region
   *[other] huts in { $n } plain regions
}
word-fish-1-n = huts beside { $n } fish of value 1
word-fish-2-n = huts beside { $n } fish of value 2
word-fish-3-n = huts beside { $n } fish of value 3
word-fish-4-n = huts beside { $n } fish of value 4
word-fish-5-n = huts beside { $n } fish of value 5
word-fish-6-n = huts beside { $n } fish of value 6
word-material-sand-n = { $n } sand
word-material-stone-n = { $n } stone
word-material-wood-n = { $n } wood
word-material-n = { $n ->
    [one] { $n } material of any sort
   *[other] { $n } materials of any sort
}
word-huts-on-12-n = { $n ->
    [one] { $n } hut on space 12
   *[other] { $n } huts on space 12
}
word-shifted-man-n = { $n ->
    [one] { $n } tattooed man
   *[other] { $n } tattooed men
}
word-shifted-woman-n = { $n ->
    [one] { $n } woman moved down
   *[other] { $n } women moved down
}
word-shifted-n = { $n ->
    [one] { $n } person moved down
   *[other] { $n } people moved down
}
word-jewel-n = { $n ->
    [one] { $n } piece of jewelry
   *[other] { $n } pieces of jewelry
}
word-different-men-n = { $n ->
    [one] { $n } man
   *[other] { $n } different men
}
word-different-women-n = { $n ->
    [one] { $n } woman
   *[other] { $n } different women
}
word-different-jewels-n = { $n ->
    [one] { $n } sort of jewelry
   *[other] { $n } different sorts of jewelry
}
word-jewel-necklace-n = { $n ->
    [one] { $n } necklace
   *[other] { $n } necklaces
}
word-jewel-bracelet-n = { $n ->
    [one] { $n } bracelet
   *[other] { $n } bracelets
}
word-jewel-earrings-n = { $n ->
    [one] { $n } pair of earrings
   *[other] { $n } pairs of earrings
}
word-jewel-comb-n = { $n ->
    [one] { $n } comb
   *[other] { $n } combs
}
word-jewel-headband-n = { $n ->
    [one] { $n } headband
   *[other] { $n } headbands
}
word-jewel-anklet-n = { $n ->
    [one] { $n } anklet
   *[other] { $n } anklets
}
word-god-tile-n = { $n ->
    [one] { $n } god tile
   *[other] { $n } god tiles
}
word-offering-n = { $n ->
    [one] { $n } offering
   *[other] { $n } offerings
}
word-shell-n = { $n ->
    [one] { $n } shell
   *[other] { $n } shells
}
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Places

place-pile = pile of god cards
place-discard = discard
place-open = face-up god cards
place-hand = hand

## Prompts and labels

ask-first-hut = Your first hut: in which region do you put it?
ask-place-die = { $blue ->
    [0] { $white ->
        [0] Place one of your dice on an action
       *[other] Place one of your dice on an action; it will act as a 6
    }
   *[other] { $white ->
        [0] Place a die on an action, even if it is not lower than those there
       *[other] Place a die on an action, even if it is not lower than those there; it will act as a 6
    }
}
ask-choose-region = { $way ->
    [0] Expand by land with a { $value }: to which region does a hut go?
   *[other] Expand by water with a { $value }: to which region does a hut go?
}
ask-choose-hut = From which space of your board do you take the hut?
ask-take-goods = For the new hut: take the region’s material, or an offering?
ask-score-fish = Do you play the red god to score the fish of this region?
ask-choose-person = { $sex ->
    [0] Which man do you take (highest number: { $value })?
   *[other] Which woman do you take (highest number: { $value })?
}
ask-exchange = { $left ->
    [one] Helper: what do you take for the last die point?
   *[other] Helper: what do you take? You have { $left } die points to spend
}
ask-choose-priest-space = On which temple space do you place your priest (highest: { $value })?
ask-first-gift = Fire bonus: a god card or an offering?
ask-second-gift = Fire bonus: a step on the status track or a shell?
ask-choose-building = Which building do you build (highest number: { $value })?
ask-choose-ground = On which two ceremony spaces with material do you put the building?
ask-use-people = { $green ->
    [1] Whose action does the green god make stronger?
   *[other] Which men or women do you use for their action?
}
ask-take-materials = Which material do you take ({ $left } left)?
ask-move-huts = Move a hut to space 12 ({ $left } left)?
ask-choose-card = Which god card do you take ({ $left } left)?
ask-buy-jewel = Do you pay shells for a piece of jewelry?
ask-do-task = { $yellow ->
    [0] Which of your tasks do you fulfil?
   *[other] With which task does the yellow god help?
}
ask-choose-task = Which new task do you take from the board?
ask-last-tasks = { $yellow ->
    [0] End of the game: which task do you fulfil now?
   *[other] Which task does the yellow god help with?
}

ask-do-task-give-up = You can fulfil none of your tasks: which one do you give up?
ask-do-task-give-up-play = You can fulfil no task without help: play the yellow god, or give one up?
do-expand = Put a hut in the { $region }
do-hut = Take the hut from { $space }
do-fill = Take { $material } for { $space }
do-aside = Take { $material } and put it beside the board
do-offering = Take an offering
do-place = Place the { $die }: { $action }
do-fish = Place the { $die }: fishing
do-play = Play the { $god } god ({ $with })
do-take = Take { $sex } number { $number }
    .here = Take { $sex } number { $number }: { $deed } (+{ $symbols })
do-shift = Move a { $sex } down: { $deed } (+{ $symbols })
do-point = Score 1 point
do-card = Take a god card: { $card }
do-move-hut = Move a hut to space 12
do-priest = Place a priest on temple space { $space }
do-build = Put up building number { $number }
do-ground = Build on { $spaces }
do-status = One step on the status track
do-shell = Take a shell
do-use = Use { $sex } tiles: { $deed }
do-buy = Buy jewelry: { $kind } (price { $price }, worth { $points })
do-fulfil = Fulfil: { $task }
do-show = Fulfil: { $task } (show { $cards })
do-give-up = Give up: { $task }
do-task = Take the task: { $task }
do-pass = { $what }

## What was done

did-expand = { $by } puts a hut in the { $region }.
did-hut = { $by } takes the hut from { $space }.
did-fill = { $by } puts { $material } on { $space }.
did-aside = { $by } takes { $material } and keeps it beside the board.
did-offering = { "" }
did-point = { "" }
did-status = { "" }
did-shell = { "" }
did-take = { "" }
did-build = { "" }
did-pass = { "" }
did-place = { $by } places a { $die }: { $action }.
did-fish = { $by } places a { $die } to fish.
did-play = { $by } plays the { $god } god ({ $with }).
did-shift = { $by } moves a { $sex } down: { $deed } (+{ $symbols }).
did-card = { $by } takes a god card: { $card }.
did-move-hut = { $by } moves a hut to space 12.
did-priest = { $by } places a priest on temple space { $space }.
did-ground = { $by } puts up a building on { $spaces }.
    .here = { $by } puts up building { $number } on { $spaces }.
did-use = { $by } uses { $sex } tiles: { $deed }.
did-buy = { $by } buys jewelry for { $price ->
    [one] { $price } shell
   *[other] { $price } shells
}: { $kind } (worth { $points }).
did-fulfil = { $by } fulfils a task: { $task }.
did-show = { $by } fulfils a task: { $task }.
did-give-up = { $by } gives up a task: { $task }.
did-task = { $by } takes a new task: { $task }.

out-fish = Fish beside the regions: { $things }
    .thing = { $region } { $fish }
out-jewel = The jewelry of all rounds is laid out, four pieces a round.
    .thing = { $kind } (price { $price }, worth { $points })
out-person = New men and women: { $things }
    .thing = { $sex }: { $deed } (+{ $symbols })
out-task = { "" }
out-card = { "" }
out-roll = { "" }
out-next = Next in turn order: { $seat }

## Log

log-new-task = New task on the board: { $task }.
log-round = Round { $round } begins.
log-scored = { $seat } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $source }).
log-climbed = { $seat } goes up the status track by { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
}
log-offerings = { $seat } takes { $count ->
    [one] { $count } offering.
   *[other] { $count } offerings.
}
log-shells = { $seat } takes { $count ->
    [one] { $count } shell.
   *[other] { $count } shells.
}
log-joined = { $seat } takes a { $sex } tile: { $deed } (+{ $symbols }).
log-cards-shown = { $seat } shows god cards: { $cards }.
log-rolled = { $seat } rolls { $low }, { $middle }, { $high }.
log-task-dealt = { $seat } begins with the task: { $task }.
log-priest-home = A priest of { $seat } is pushed out of the temple and returns.
log-moved-aside = { $seat } moves off the construction space and stays beside it: { $region }.
log-order = { $seat } is number { $place } in the turn order.
log-god-tile = { $seat } receives a god tile from the temple.
log-reshuffled = The discarded god cards are shuffled into a new pile.

## Chapters of the rules

bb-1 = Setting up
bb-2 = Phase A: the dice
bb-3 = Expanding
bb-4 = Taking men and women
bb-5 = The helper
bb-6 = The temple
bb-7 = Building
bb-8 = The fire bonus
bb-9 = Fishing
bb-10 = The status track
bb-11 = Phase B: men and women
bb-12 = Phase C: scoring, jewelry, tasks
bb-13 = The gods
bb-14 = The end of the game
bb-15 = Who knows what

## In two minutes

brief-aim = Spread your huts over the islands, build, win people over and please the gods. After six rounds whoever has the most points wins.
brief-turn = A round has three phases, A, B and C.
brief-turn-1 = A: everybody rolls three dice and places them one at a time. The higher the die, the more its action does; but it must be lower than every die that lies there already.
brief-turn-2 = With a die you expand over land or water, take a man or a woman, ask the helper, place a priest, build, or go fishing.
brief-turn-3 = B: you use one kind of your men and one kind of your women. Equal ones act together, and they do more.
brief-turn-4 = C: status and temple score, you may buy a piece of jewelry for shells, and you fulfil one of your three tasks.
brief-points = Points come all the time, and once more at the end.
brief-points-1 = Tasks: one a round, { $task_points } points each. You only show what a task asks for, and keep it.
brief-points-2 = Buildings on materials, the earlier the better: { $building_points } points from the first round to the last.
brief-points-3 = Every round: your space on the status track, and each of your priests ({ $temple_points }).
brief-points-4 = At the end: fish where your hut is on the construction space, jewelry, god tiles ({ $god_tile_points } each), and { $bonus_points } points for each great work, such as huts in all regions.

## What a decision is about

guide-first-hut = From here you will spread over land and water. Choose a region with low numbers on its paths, and with a material that you can use.
guide-place-die = A die does the action of its tile at once, and a higher one does more. But it must be lower than all dice that lie there already, so a low die keeps the others out. Fishing takes any die.
guide-choose-region = Your hut takes the construction space, and whoever was there moves aside. At the end the fish of the region scores for whoever is on that space.
guide-choose-hut = Men and women need an empty space on your board, and a hut that leaves makes one. On the last space many huts can stand, so one hut less there does not free it yet.
guide-take-goods = A material goes to your ceremony spaces, where buildings are put up on it. An offering pays for playing a god card.
guide-score-fish = The red god scores the fish of this region now. The fish stays there and can score again at the end.
guide-choose-person = Each kind has an action that you can use in every phase B, and several of a kind do more. With the helper, men bring status and women shells, once each.
guide-exchange = The die is your purse: spend it on one thing after another, and stop when you like. What is left over is lost.
guide-choose-priest-space = Priests score every round, and whoever has the most takes a god tile. A new priest pushes those on its space to the right; whoever falls off at the end goes home.
guide-first-gift = Whoever places a priest or builds gets a gift. A god card is played with an offering, so you want some of both.
guide-second-gift = Status scores in phase C and decides who goes first. Shells buy jewelry.
guide-choose-building = A building scores more, the earlier it is built, whichever number it has. Each of yours is built once.
guide-choose-ground = The building covers two neighbouring spaces, and the materials on them go. Keep those that your tasks ask for.
guide-use-people = You may use one kind of men and one kind of women. All tiles of the kind act together, and none of them is used up.
guide-take-materials = A material goes to a free space of its kind on your board. Two neighbours with material are ground for a building.
guide-move-huts = A hut that moves to the last space leaves room for a man or a woman where it stood.
guide-choose-card = Blue and white help a die, red scores a fish, green helps your people, yellow helps with a task. You know the open cards; the pile is a surprise that only you see.
guide-buy-jewel = A piece of jewelry scores its points at the end, and some tasks ask for it. You may buy one a round.
guide-do-task = One of your tasks has to go every round: fulfilled for points, or given up for nothing. What it asks for you only show, and keep.
guide-choose-task = Take a task that you nearly fulfil already, or one that goes well with the other two.
guide-last-tasks = This is the last chance: every task that you can fulfil now still scores.

## Signs and what they mean

sign-blue = Blue god
sign-white = White god
sign-red = Red god
sign-green = Green god
sign-yellow = Yellow god
sign-god-tile = God tile
sign-fire = Fire bonus
sign-priest = Priest
sign-task = Task
sign-hut =
    .means = Stands in a region, and you expand from there.
sign-sand =
    .means = A material: it goes to a ceremony space of its kind, and buildings are put up on it.
sign-stone =
    .means = { sign-sand.means }
sign-wood =
    .means = { sign-sand.means }
sign-first = First in the turn order
    .means = Some tasks ask for it; the status track decides who it is.
sign-jewel = Jewelry
    .means = Bought with shells; scores at the end. There are six sorts, and some tasks ask for different ones.
sign-beach =
    .means = A kind of region; some tasks ask for huts there.
sign-forest =
    .means = { sign-beach.means }
sign-plain =
    .means = { sign-beach.means }
sign-mountain =
    .means = { sign-beach.means }
sign-islands = Regions
    .means = Tasks with it count the regions where you have a hut.

## When a thing can be used

when-place = You place a die on an action in phase A, when it is your turn.
when-fish = You place a die to fish in phase A, when it is your turn.
when-expand = You go to a region when you expand by land or by water: with a die placed on that action, or with men or women in phase B.
when-take = You take a man or a woman with a die on that action in phase A, or with men or women of that kind in phase B.
when-priest = You place a priest with a die on the temple action.
when-task = New tasks are taken in phase C, when everybody has fulfilled one or given one up.
when-buy = Jewelry is bought in phase C with shells; only this round’s pieces are for sale.
when-card = You take a god card where you gain one: as a fire bonus, from the helper, or with men or women.
when-offering = You take an offering for a new hut, as a fire bonus, or from the helper.
when-shell = You take a shell here as the second part of a fire bonus; women bring shells too.
when-point = You score a point here with the helper.
when-status = You go up the status track as the second part of a fire bonus; tattooed men bring steps too.
when-move-hut = You move huts to space 12 with the helper, or with men or women in phase B.
when-fulfil = Tasks are fulfilled, or given up, in phase C, after the jewelry.
when-show = God cards are shown for a task in phase C, after the jewelry.
when-give-up = A task is given up in phase C, if you can fulfil none.
when-play = Gods are played at their moment: blue and white before a die, red for a new hut, green with men and women, yellow for a task.
when-hut = A hut leaves your board when you have chosen a region to expand to.
when-fill = A material goes here when you take one: for a new hut, from the helper, or with men or women; buildings cover two filled spaces.
when-aside = A material goes beside the board when you take one that has no free space.
when-shift = You move a man or a woman down with the helper, in phase A.
when-use = Men and women are used in phase B, when it is your turn.
when-build = You put up a building with a die on the build action in phase A, or with men or women in phase B.

## Scores

score-start = Start
score-fishing = Fishing
score-helper = Helper
score-red-fish = Fish by the red god
score-buildings = Buildings
score-people = Men and women
score-status = Status track
score-temple = Temple
score-tasks = Tasks
score-god-tiles = God tiles
score-fish = Fish
score-jewelry = Jewelry
score-all-tasks = Bonus for { $bonus_tasks } tasks
score-all-jewelry = Bonus for { $bonus_jewels } pieces of jewelry
score-all-spaces = Bonus for full ceremony spaces
score-all-buildings = Bonus for six buildings
score-all-huts = Bonus for twelve huts
score-all-people = Bonus for twelve men and women
end-six-rounds = Six rounds were played

## The table in the terminal

table-bb-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
table-bb-order = Turn order:
table-bb-worth = This round: a building { $building } points, each priest in the temple { $priest }
table-bb-legend = ≈ fish · brackets: on the construction space · ─ land ~ water, with the lowest die needed
table-bb-also = Further paths:
table-bb-person = { $sex }: { $deed }
table-bb-tiles = Action tiles
table-bb-below = below { $lowest }
table-bb-free = free
table-bb-any = any die
table-bb-temple-tiles = { $count ->
    [one] { $count } god tile
   *[other] { $count } god tiles
}
table-bb-status = Status track
table-bb-men = Men
table-bb-women = Women
table-bb-tasks = Tasks
table-bb-jewelry = Jewelry
table-bb-next-jewelry = next round
table-bb-jewel = { $kind } { $price }→{ $points }
table-bb-god-cards = God cards
table-bb-pile = pile { $count }
table-bb-discard = discard { $count }
table-bb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-bb-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-bb-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
}
table-bb-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
table-bb-priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
table-bb-dice = dice
table-bb-people = people
table-bb-board = board
table-bb-huts = huts: { $huts } (space 12: { $last }) · empty spaces: { $empty }
table-bb-filled = materials
table-bb-free-spaces = free spaces
table-bb-beside = beside the board
table-bb-built = built
table-bb-own-tasks = tasks
table-bb-fulfilled = { $count ->
    [one] { $count } task fulfilled
   *[other] { $count } tasks fulfilled
}
table-bb-known = seen by all
table-bb-at-most = { $card }: { $count } at most
table-bb-hand = Your god cards:
table-bb-nothing = none

## Help for the browser

help-helper = Spend the value of the die, or 6 with the white god. Die points: man down ({ $man_cost }), woman down ({ $woman_cost }), a point ({ $point_cost }), an offering ({ $offering_cost }), a god card ({ $card_cost }), a material ({ $material_cost }), a hut to space 12 ({ $hut_cost }).
help-person-tile = Left: what the tile brings once, when it moves down. Right: what it does in phase B.
help-task-tile = The numbers are minimums.
help-jewel-tile = The shells are its price, the star is its worth at the end.
help-path = { $way }: you need at least a { $die }.
help-region = { $region }: { $material } or an offering. The fish is worth { $fish }.
help-region-holder = { $seat } holds the construction space.
help-region-aside = Also here: { $names }.
help-order = { $seat } is number { $place } in the turn order.
help-box = Give up a task

## Chapters, and how ties are broken

log-phase = { $phase ->
    [A] Phase A: everybody places dice.
    [B] Phase B: men and women act.
   *[C] Phase C: status, temple, jewelry and tasks.
}
chapter-round = Round { $round }
chapter-phase = Phase { $phase }
tie-turn-order = Equal points: whoever is ahead in the turn order at the end comes first.

## What an option brings

brings-offerings = { $count ->
    [one] offering
   *[other] offerings
}
brings-shells = { $count ->
    [one] shell
   *[other] shells
}
brings-god-cards = { $count ->
    [one] god card
   *[other] god cards
}
brings-god-tiles-held = { $count ->
    [one] god tile
   *[other] god tiles
}
brings-materials = { $count ->
    [one] material
   *[other] materials
}
brings-status-steps = { $count ->
    [one] status step
   *[other] status steps
}
brings-huts = { $count ->
    [one] hut on the map
   *[other] huts on the map
}
brings-people-held = { $count ->
    [one] man or woman
   *[other] men or women
}
brings-priests = { $count ->
    [one] priest
   *[other] priests
}
brings-buildings-held = { $count ->
    [one] building
   *[other] buildings
}
brings-jewels = { $count ->
    [one] piece of jewelry
   *[other] pieces of jewelry
}
brings-tasks-done = { $count ->
    [one] task
   *[other] tasks
}
then-first-gift = then two gifts
ends-phase = You use no more men or women in this round, although you could.
ends-exchange = { $left ->
    [one] Ends the exchange with { $left } die point unspent.
   *[other] Ends the exchange with { $left } die points unspent.
}
ends-tasks = You fulfil no more tasks, although you could.

## What an option does

die-points = { $cost ->
        [0] { "" }
        [one] Costs { $cost } die point.{ " " }
       *[other] Costs { $cost } die points.{ " " }
    }
does-expand = You take { $material } or an offering there. Its fish is worth { $fish ->
        [one] { $fish } point
       *[other] { $fish } points
    } at the end if your hut keeps the construction space.
does-expand-taken = You take { $material } or an offering there, and push aside the hut on the construction space: its fish, worth { $fish ->
        [one] { $fish } point
       *[other] { $fish } points
    } at the end, is yours for now.
does-hut = Space { $space } of your board becomes empty: there is room for one more man or woman.
does-hut-space-12 = { $left ->
        [0] With it this space becomes empty: there is room for one more man or woman.
        [one] { $left } hut stays there, so no space becomes empty by it.
       *[other] { $left } huts stay there, so no space becomes empty by it.
    }
does-fill = { die-points }{ $near ->
        [0] No space beside it holds a material yet; a building needs two neighbours.
       *[other] A space beside it holds a material too: a building can stand on both.
    }
does-aside = { die-points }Your ceremony spaces for it are taken, so it lies beside your board and counts for tasks only.
does-offering = { die-points }Each god card that you play costs one. You have { $have } then.
does-card = { die-points }You hold { $have ->
        [one] { $have } god card
       *[other] { $have } god cards
    } then.
does-card-pile = { die-points }You draw it unseen, and the others do not see it either.
does-point = { die-points }You score it at once.
does-move-hut = { die-points }Space { $space } becomes empty: there is room for one more man or woman.
does-shift-man = { die-points }You go up the status track by { $symbols ->
        [one] { $symbols } step
       *[other] { $symbols } steps
    }, once in the game for this man. His action stays.
does-shift-woman = { die-points }You take { $symbols ->
        [one] { $symbols } shell
       *[other] { $symbols } shells
    }, once in the game for this woman. Her action stays.
does-take-man = He takes an empty space of your board and acts in phase B of every round. With the helper his { $symbols ->
        [0] tattoo brings no step
        [one] tattoo brings { $symbols } status step
       *[other] tattoo brings { $symbols } status steps
    }.
does-take-woman = She takes an empty space of your board and acts in phase B of every round. With the helper she brings { $symbols ->
        [0] no shell
        [one] { $symbols } shell
       *[other] { $symbols } shells
    } once.
does-priest = { $pushed ->
        [0] The space is free.
        [one] { $pushed } priest is pushed to the right.
       *[other] { $pushed } priests are pushed to the right.
    } Two gifts at once, and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when this round ends if he still stands there.
does-build = It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round, whatever its number, and brings two gifts. The earlier it stands, the more it scores.
does-ground = The two materials go back to the supply, and the spaces count as covered.
does-status = Your disc comes to step { $steps }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when this round ends; who is ahead goes first next round.
does-shell = Shells buy jewelry at the end of the round. You have { $have } then.
does-use = You have { $tiles ->
        [one] { $tiles } of this kind
       *[other] { $tiles } of this kind, and they act together
    }: it counts { $amount }.
does-buy = It counts at the end of the game. It is number { $have } of your pieces; { $bonus_jewels } of them score { $bonus_points } points more.
does-fulfil = You show what it asks for and keep all of it. It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
does-show = You show what it asks for and keep all of it. It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Everybody sees the cards that you show.
does-give-up = It scores nothing, and you take a new one. { $missing ->
        [0] Nothing is missing for it now.
        [one] { $missing } thing is missing for it now.
       *[other] { $missing } things are missing for it now.
    }
does-task = { $missing ->
        [0] Nothing is missing for it now.
        [one] { $missing } thing is missing for it now.
       *[other] { $missing } things are missing for it now.
    }
does-place = Afterwards only a die below { $below } may go there.
does-place-lowest = Afterwards nobody can go there this round without the blue god.
does-fish = Fishing scores { $fishing_points } points with any die and blocks nothing, so use it for a die that can do little else.
does-play = You pay what stands in brackets; a card or pair also costs an offering.
does-pass-no-red-god = You score no fish now; it may still count at the end.
does-pass-no-exchange = The die points that are left lapse.
does-pass-no-use = Phase B is over for you in this round.
does-pass-no-hut = All other huts stay where they are.
does-pass-no-jewel = You keep your shells for later rounds.
does-pass-no-task = Tasks that are left score nothing.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-fill = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-aside = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-offering = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-point = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-card = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-move-hut = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
beside-shift = { $cost ->
    [0] { "" }
   *[other] for { $cost }
}
thing-die = die { $last }
thing-building = building { $last }
thing-man = man number { $last }
thing-woman = woman number { $last }
thing-temple = temple space { $last }
thing-people = { $first }
thing-person = { $first }: { $middle }
thing-jewel = { $first } { $middle }→{ $last }
thing-god-tiles = god tiles
thing-fulfilled = fulfilled tasks
thing-score = score track
thing-offerings = offerings
