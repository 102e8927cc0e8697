### The course of Mundus Novus

## The aim

lesson-aim = The aim: doubloons
    .understood = Only doubloons count. Different resources bring them, and so do relics; what you do not use in your turn is lost.
lesson-aim-rich = You trade in the goods of the New World, and only doubloons count. Once somebody has { $goal }, the round is played to its end, and the richest wins.
lesson-aim-hand = In every round you get cards, trade some of them, and turn them into money. The trade is done for this round: these cards are yours, and nobody else sees them.
lesson-aim-kinds = Each resource has a number: corn { $low }, potato { $high }. The higher it is, the rarer the resource: there are { $many } cards of corn and only { $few } of potato.
lesson-aim-which = A set of different resources earns doubloons. Cards → doubloons: { $different-pays }. Which five cards would earn the most?
    .choice-1 = Five of the same resource
    .choice-2 = Four different ones, and one of them twice
    .choice-3 = Five different ones
    .reply-1 = They would earn nothing. Equal cards win something else, and we will come to that.
    .reply-2 = The card you have twice counts only once. Look for a hand in which every card counts.
    .reply-3 = Yes. And the longer the set, the more each further card adds.
lesson-aim-set = Your resources are all different. Lay them as a set of different resources.
    .other = You can, but what you leave in your hand is lost. Lay your set first.
    .relic = You can, and we will in a moment. Lay your set first.
    .refused = Equal cards are for later; yours are different.
    .done = You earn { $gained }, and the cards go to the discards.
lesson-aim-relic = The relic has no place in such a set, but it sells by itself. Relics → doubloons: { $relics-pay }. Sell it.
    .other = You can, but then the relic is lost, and with it the money. Sell it.
    .done = That is { $gained } more, { $mine } in all.
lesson-aim-end = You have no card left. End your turn.
    .done = { $player } also lays a set and earns { $theirs }. { $other } could do nothing with five cards and has to discard them all.
lesson-aim-next = The next round has begun: everybody has new cards, and you have { $mine } of the { $goal } that end the game. A good hand seldom comes by itself, so next we trade.
