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

## Developments

lesson-developments = Equal cards win developments
    .understood = Three or more equal cards win a card of the row; the more and the rarer, the farther you reach, and relics help. What you win early works in every round.
lesson-developments-row = These are the developments. You do not buy them: you win one with equal cards, and then it works for you in every round.
lesson-developments-reach = How far you reach along the row depends on how many equal cards you lay, and how rare they are. Cards → cards of the row: common { $reach-common }; uncommon { $reach-uncommon }; rare { $reach-rare }.
lesson-developments-far = You hold three cottons, and cotton is uncommon. How far do they reach by themselves?
    .choice-1 = To the first card of the row only
    .choice-2 = To the first three cards
    .choice-3 = To the whole row
    .reply-1 = That would be so with common resources, such as cocoa. Uncommon ones reach farther.
    .reply-2 = Yes. Any of these three could be yours.
    .reply-3 = Three rare ones would do that. For uncommon ones it takes a fourth.
lesson-developments-joker = But { $card } lies farther back: { $income } a round. In a set of equal cards a relic stands for whatever is missing.
lesson-developments-four = So lay your cottons and the relic together, as a set of four.
    .other = You can, but then all your cards are lost. Lay cotton with the relic.
    .short = You can, but those would not reach { $card }. Add the relic.
    .sold = You can, and you would get { $gain } for it, once. As a joker it brings you more, round after round.
    .refused = In a set of different resources your cottons count as one card.
    .done = A set of four reaches the whole row.
lesson-developments-win = Take { $card }.
    .other = You can, but look what it pays: { $card } brings { $income } a round, more than any other card here.
    .caravel = You can, and caravels are good: each brings you a card more in every round. But a set as good as this deserves { $card }.
    .warehouse = You can: a warehouse keeps cards that would be lost. But this time take { $card }.
    .almagro = You can, and that one pays too, but less. Take { $card }.
    .refused = That card is gone; somebody else has it.
lesson-developments-when = When does { $card } pay you for the first time?
    .choice-1 = At the end of this turn
    .choice-2 = In the next round
    .choice-3 = When the game ends
    .reply-1 = Yes, at once, and from then on at the end of each of your turns.
    .reply-2 = Sooner than that: what you win works at once.
    .reply-3 = Much sooner, and more than once.
lesson-developments-end = One set of equal cards is all that you may lay in a round. End your turn.
    .refused = Once a round, and you have had it.
    .done = { $gained } for you, and so it goes on every round. { $player } lays three cocoas and wins the caravel at the front.
lesson-developments-kinds = Caravels bring an open card more each round, warehouses keep cards, merchants change one of your cards, and shipyards pay you if others have more caravels. Characters each have a power of their own.
lesson-developments-sense = Now you can play: you have { $mine }. At first, win cards that work every round; later, lay long sets of different resources. What helps with neither, offer in trade.
