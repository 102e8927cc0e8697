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
