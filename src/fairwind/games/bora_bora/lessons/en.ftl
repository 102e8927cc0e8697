### The course of Bora Bora

## The aim

lesson-aim = The aim, the islands and your first hut
    .understood = Most points after six rounds wins. Begin where low dice get you on, take a hut that leaves room on your board, and keep your tasks in mind from the start.
lesson-aim-win = You want to spread over these islands. After six rounds whoever has the most points wins; you go first and have { $mine }, { $player } goes second and has { $theirs }.
lesson-aim-islands = There are { $regions } regions, and paths join them over land and over water. The number on a path is the lowest die that takes you along it.
lesson-aim-tasks = These three tasks are yours. One has to go in every round, fulfilled or given up, so they tell you what to aim for; this one asks for { $task }.
lesson-aim-which = You begin in one of these three regions. Look at the paths around them: from which do you get on most easily?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Yes. Low numbers both ways, over land and over water.
    .reply-2 = Every path from there asks for a die in the middle. Around one of the others you find lower numbers.
    .reply-3 = Many paths, but most of them ask for a high die. Look for lower numbers.
lesson-aim-land = Put your first hut there: { $region }.
    .other = You can, but look: the paths from there ask for higher dice. Begin here: { $region }.
    .refused = Look for the smallest fish, where nobody stands yet.
    .done = Your hut stands on the construction space. If it still does at the end of the game, the fish of this region scores for you.
lesson-aim-hut = The hut comes from your own board, where men and women will want to live. Take it from one of the single spaces, so that one becomes free.
    .other = You can, but look: on the last space there are more huts, so none of your spaces would become free. Take a hut that stands alone.
lesson-aim-goods = A new hut brings the material of its region, or an offering. Take the material, { $material }, and put it here: { $space }.
    .other = You can, but look: below { $space } there is a space for wood, and wood is what you will fetch next. Two neighbours make a building site.
    .gift = You can, and an offering pays for a god’s help. But you have some, and on materials you build: take the material.
    .refused = A region has one sort of material, and each sort has spaces of its own.
    .done = There it lies, and it stays until you build on it.
lesson-aim-rounds = Now the first round begins. Each has three phases: in A you place dice, in B your men and women act, and in C the round scores and you fulfil a task.

## Phase A

lesson-dice = Phase A: place your dice
    .understood = One die at a time, each lower than all that lie on its tile. A high die does more, but use the lowest that is enough: it saves the high one and keeps the others out.
lesson-dice-roll = Everybody has rolled three dice; yours show { $low }, { $middle } and { $high }. In turn you place one at a time and do its action at once: the higher the die, the more it does.
lesson-dice-lower = Here they go. There is one rule for all these tiles but fishing: a die must be lower than every die that lies there already, whoever it belongs to.
lesson-dice-which = The forest next door is rich in fish, and the path to it needs at least a { $need }. Which die do you use?
    .choice-1 = The { $low }
    .choice-2 = The { $middle }
    .choice-3 = The { $high }
    .reply-1 = Yes. It is enough, and now hardly any die may follow it there.
    .reply-2 = It would get you there, but something lower is enough. Keep it for what needs more.
    .reply-3 = It would get you there, but your best die can do much more elsewhere. Something lower is enough.
lesson-dice-land = Place the { $low } to expand by land.
    .other = You can, but first a new hut: place the { $low } to expand by land.
    .dear = You can, but look: the path does not need that much. Place the { $low }.
    .fishing = You can always fish, but then the die does nothing else. Place the { $low } to expand by land.
    .refused = For that you need material on two neighbouring spaces. You will soon have it.
lesson-dice-forest = Go to the forest: { $region }. Its fish is worth { $fish } at the end to whoever then holds the construction space.
    .refused = By land you only follow land paths, and only from where you have a hut.
    .done = You take a hut from your board and put the wood beside your sand. { $player } takes a man with a { $theirs }: only a lower die may follow on that tile now.
lesson-dice-man = One of your tasks asks for { $task }. Place the { $middle } to take a man.
    .other = You can, but your task wants a man, and a tile fills up quickly. Place the { $middle } there.
    .build = You can, and build you will. But nobody takes your building away, and the men go fast: place the { $middle } there first.
    .god = A god could help, but you do not need one here. Place the { $middle } to take a man.
    .refused = So a high die comes too late there. The { $middle } still fits.
lesson-dice-take = With a { $middle } you may take number { $middle } or lower. Take the third man: in phase B he brings a woman, and you want one.
    .other = You can, but look at what they do: the third one brings you a woman, and that is the rest of your task.
    .done = He moves onto your board, to an empty space. { $player } asks the helper, has a man tattooed and climbs the status track.
lesson-dice-fishing = One die is left. If it fits nowhere, you can always go fishing: that takes any die and brings { $points }. But look at your board first.
lesson-dice-build = Sand and wood lie side by side, so you can build, and in this round that brings { $points }. Place the { $high } to build.
    .other = You can, but a building brings { $points } now, and less in later rounds. Place the { $high } to build.
    .fishing = You can always fish, but a building brings { $points }. Place the { $high } to build.
    .god = A god would only be wasted here. Place the { $high } to build.
    .refused = That tile is closed to high dice. Look where nobody has placed one.
lesson-dice-put-up = All your buildings score the same, but each needs a die of its number or higher. You have a high die now, so put up number { $number }.
    .small = You can, and it would also bring { $points }. But one day you will have only low dice: keep the low numbers for then, and put up number { $number }.
    .done = You score { $gained }, and each building brings two gifts: you take an offering and a shell. { $player } places a priest in the temple, and phase A is over.

## Phases B and C

lesson-points = How points come: phases B and C
    .understood = In phase B one kind of man and one kind of woman act. In phase C status and temple score, shells buy jewelry, and one of your tasks has to go: have one ready in every round.
lesson-points-people = Phase B: in turn, everybody may use one kind of their men and one kind of their women. Use your man; his action is “{ $deed }”.
    .stop = You can, but look: using people costs nothing. Use your man.
    .god = You can, but a god is worth more later, when more people act. Use your man first.
lesson-points-woman = Alone he brings a woman up to number { $limit }. Take the third; her action is “{ $deed }”.
    .other = You can, but the third one brings you shells, and shells buy jewelry. Take her.
    .refused = Two men like him together would reach her.
    .done = A man and a woman: that is your task. And she may act at once, for you have used no women yet in this phase.
lesson-points-shell = Use her too. She takes a shell, and neither she nor the man is used up: they can act in every round.
    .stop = You can, but a shell for nothing is worth having. Use her.
    .god = You can, but save your gods for something bigger. Use her without one.
    .refused = In each phase it is one kind of men and one kind of women.
    .done = Now you have { $shells } shells. { $player } uses a man to climb the status track once more; then phase C begins.
lesson-points-status = Whoever has climbed the status track scores for the space: { $player } gets { $points }, you are still at the bottom and get nothing. And whoever is ahead goes first in the next round.
lesson-points-priests = Each priest in the temple scores too: { $points } for { $player } now, and more in later rounds. Whoever has the most priests also takes a god tile.
lesson-points-jewel = Now you may buy one piece of jewelry of this round; it scores at the end of the game. Buy this one: { $jewel }, for { $price }, worth { $points }.
    .small = You can, but that one is worth { $less } and this one { $points }. You can pay for it: buy it.
    .keep = You can, but shells that are left at the end are worth nothing. Buy the best that you can pay for.
    .refused = Look for one that you can pay for.
    .done = It is yours, and nobody can take it away.
lesson-points-task = Now one task has to go. You have { $task }, so fulfil it. What it asks for you only show, and keep.
    .refused = There is one that you can fulfil.
    .done = You score { $gained }. Six rounds, six tasks: whoever has one ready each time is well on the way.
lesson-points-which = For each task that goes, you take a new one. { $player } has chosen; these are left. Which will be easiest for you?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Yes. You have one of them already.
    .reply-2 = That is a long way: you have huts in two regions. Look for one that you have half of.
    .reply-3 = You have none of those, and others will want them too. Look for one that you have half of.
lesson-points-new = Take it: { $task }.
    .other = You can, but look: you have half of what the other one asks for.
    .done = After one round it stands at { $mine } for you and { $theirs } for { $player }. New men, women and tasks are laid out, and everybody rolls again.
