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

## A round

lesson-round = A round: cards, trade, sets
    .understood = Everybody offers a few cards; the highest sum begins to take, and whoever loses a card takes the next. Then you lay your sets, one player after the other.
lesson-round-parts = A round has three parts: you get { $hand-size } cards, you trade, and you lay sets. The new cards are here, but two resources came twice, and in a set of different ones each counts once.
lesson-round-twice = { $player } is Trade Master and has said that everybody offers { $number } cards, face down. Offer one of your two vanillas: its high number will help you.
    .other = You can, but keep that one. Offer a vanilla.
    .also = You can, and tobacco is your second card to offer. Begin with a vanilla.
    .needed = You can, but of corn you have only one, and your set needs it. Offer a vanilla.
    .refused = Only cards in your hand can be offered.
lesson-round-second = Now one of your two tobaccos.
    .other = You can, but look: that is the only one left of its kind. Offer a tobacco.
    .done = All offers are turned up together. The numbers on yours make the highest sum, so now you are Trade Master and take the first card.
lesson-round-next = You take a card that somebody else has offered. Who takes the next one?
    .choice-1 = I do, until I have as many as I offered
    .choice-2 = Whoever has just lost a card
    .choice-3 = The player on my left
    .reply-1 = You will get as many as you offered, but not in one go. Somebody else comes first.
    .reply-2 = Yes. So it goes on from one to the other until no card is left to take.
    .reply-3 = It does not go around the table. Think of the one who is a card short now.
lesson-round-take = You have no sugar cane yet. Take it from { $player }.
    .other = You can, and you have none of that either. But take the sugar cane this time and see what happens to the other card.
    .refused = Your own offer is for the others.
lesson-round-keep = You may keep it, or leave it in the market for one of the three cards there. You have all three already, so keep it.
    .other = You can, but you have one of those already, and in your set it would count for nothing. Keep the sugar cane.
    .done = Two cards change hands between the others, then { $player } takes your vanilla. So it is your turn again.
lesson-round-again = { $player } still has a card that you lack. Take the cocoa.
    .done = You keep it, and the last card to be taken is your tobacco. The trade is over.
lesson-round-first = As Trade Master you say who lays sets first; then it goes clockwise. Name yourself.
    .other = You can, but the first has the first choice of what there is to win. Name yourself.
lesson-round-set = Look at your hand: all are different now. Lay your set.
    .other = You can, but then all this trading was for nothing. Lay your set.
    .done = You earn { $gained }. Without the trade it would have been nothing.
lesson-round-end = End your turn, and the others have theirs.
    .done = You have { $mine }. { $player } lays three equal cards and wins a development with them: { $card }. That is what we look at next.
