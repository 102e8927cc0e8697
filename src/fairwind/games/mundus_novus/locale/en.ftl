game-name = Mundus Novus
game-pitch = Offer, snatch and swap the goods of the New World, turn them into ships, merchants and famous allies, and be the first to grow rich on them.
game-length = 60 minutes

variant-first-master = First Trade Master
variant-first-master-random = drawn at random
variant-first-master-seat-1 = seat 1
variant-first-master-seat-2 = seat 2
variant-first-master-seat-3 = seat 3
variant-first-master-seat-4 = seat 4
variant-first-master-seat-5 = seat 5
variant-first-master-seat-6 = seat 6
variant-relic-sets = Sets of relics only
variant-relic-sets-allowed = allowed
variant-relic-sets-forbidden = not allowed

## Set-up

mn-1-1 = Development cards whose player number is higher than the number of players stay out of the game.
mn-1-2 = Three resource cards lie face up and form the market.
mn-1-3 = Five development cards lie face up in a row. Card 1 is the one farthest from the pile, card 5 the one beside it.
mn-1-4 = The first Trade Master is drawn at random; a table may agree on a seat instead.
    .reason = The rulebook asks for the youngest player, which a program cannot know.
mn-1-5 = The bank never runs out of doubloons.
    .reason = The coins in the box are a supply; nothing calls them a limit.

## Event

mn-2-1 = At the start of a round the icon on card 1 of the row names the event. It holds for everybody and for the whole round, even if card 1 is taken meanwhile; without an icon there is no event.
mn-2-2 = The first round has no event, whatever card 1 shows.
mn-2-3 = King’s help: you may lay any number of sets of one resource this round, and each of them wins a development.
mn-2-4 = Natives: a set of different resources pays only { $natives-pay ->
        [one] { $natives-pay } doubloon
       *[other] { $natives-pay } doubloons
    } for each card this round.
mn-2-5 = Natives change neither what relics pay nor the victory by the perfect combination.
    .reason = The event only speaks of sets of different resources.
mn-2-6 = Storm: this round a set of one resource wins card 1 of the row and no other, whatever its size and rarity.
    .refused = There is a storm: only card 1 of the row can be won this round.
mn-2-7 = A storm does not stop the owner of Diego de Almagro from taking from the pile.
    .reason = The storm bars the rest of the row, and Almagro’s card does not come from the row.
mn-2-8 = Fire: nobody may store cards this round. Warehouses still pay their income.
mn-2-9 = Pirates: right after supply you lose one resource card of your choice for each of your fleets of two or more caravels.
    .refused = You hold no { $resource } to give to the pirates.
mn-2-10 = Everybody chooses from the whole hand and in secret what the pirates get; all is then shown together.
    .reason = The event strikes all at once, and the rulebook names no order.

## Supply

mn-3-1 = First the cards in your warehouses come back into your hand.
mn-3-2 = Then everybody gets { $hand-size } resource cards face down.
mn-3-3 = After that as many resource cards are turned up as all players together have caravels.
mn-3-4 = A fleet is worth the sum of its caravels. The lowest fleet chooses first and takes all its face-up cards, one for each caravel; then comes the next.
    .refused = There is no { $resource } among the face-up cards.
mn-3-5 = Of two equal fleets, the one with the smallest single caravel chooses first.
mn-3-6 = If that is equal as well, they choose clockwise from the Trade Master.
    .reason = Some order is needed, and the rulebook gives none; with the cards we know it cannot happen.
mn-3-7 = Only when the resource pile is used up are the discards shuffled into a new one.
mn-3-8 = What is left of the old pile is dealt first; then the new pile carries on.
    .reason = The designer only says that the discards become the new pile; this is the usual way.
mn-3-9 = The market stays as it is from one round to the next; only swaps change it.
    .reason = No rule ever renews it.
mn-3-10 = Cards that were spent, left unused or lost go face up onto the discard pile.
    .reason = The rulebook names no other place for them, and nothing hides them.
mn-3-11 = The cards are dealt one by one, clockwise from the Trade Master.
    .reason = The rulebook recommends dealing one by one and does not say who comes first; it matters when the pile runs out.

## Trade

mn-4-1 = The Trade Master names how many cards everybody offers; the choice is { $offers }.
mn-4-2 = Everybody lays that many cards from their hand face down; then all are revealed together.
    .refused = You hold no { $resource } to offer.
mn-4-3 = Whoever offers the highest sum becomes Trade Master. Each resource counts as its number, a relic counts as { $relic-sum }.
mn-4-4 = In a tie the Trade Master in office keeps the title if they are among the tied.
mn-4-5 = Otherwise the Trade Master in office names one of the tied as successor.
    .refused = { $seat } is not among the tied players.
mn-4-6 = The new Trade Master begins. Whoever is active takes one face-up card from another player, and must do so if there is one.
    .refused = { $seat } has no { $resource } that you could take.
mn-4-7 = You keep the card you took, or lay it in the market and take one of the three cards that lie there.
    .refused = There is no { $resource } in the market.
mn-4-8 = The player who has just lost a card is the next to take one.
mn-4-9 = Never more than two cards in a row between the same two players: after two of them you must take from somebody else.
    .refused = The last two cards went between you and { $seat }; take one from somebody else.
mn-4-10 = That ban is lifted if nobody else has a face-up card.
    .reason = The rulebook does not foresee the case; going on lets everybody get as many cards as they offered.
mn-4-11 = Cards taken in an earlier round do not count for that ban.
    .reason = With other phases in between, they do not follow each other.
mn-4-12 = When no other player has a face-up card, the trade is over, and the active player takes their own remaining cards back.
mn-4-13 = If that player is not the Trade Master, they are one card short: the Trade Master picks one from their own hand and gives it in secret.
    .refused = You hold no { $resource } to give away.
mn-4-14 = The card is given before the first player of progression is named; only giver and receiver know it.
    .reason = It settles the trade, so it belongs to the end of that phase.
mn-4-15 = If nobody but the Trade Master has a face-up card at the start, the trade is over at once.
    .reason = The rule for the end of the trade also fits when nothing could be taken at all.
mn-4-16 = Cards of one resource are alike: whoever takes or swaps names the resource.
    .reason = It makes no difference which of two equal cards it is.

## Progression

mn-5-1 = The Trade Master names the first player, themselves if they like; the others follow clockwise.
mn-5-2 = You may lay one set of one resource a round to win a development.
    .refused = You have laid your set of one resource for this round.
mn-5-3 = Size and rarity say how many cards of the row the set reaches, counted from card 1. Cards in the set → cards of the row: common { $reach-common }; uncommon { $reach-uncommon }; rare { $reach-rare }.
    .refused = A set of { $size } × { $resource } is not in your hand: { $have ->
        [0] you have no card for it.
        [one] you have only { $have } card for it.
       *[other] you have only { $have } cards for it.
    }
mn-5-4 = In a set of one resource relics are jokers and stand for any of its cards.
    .refused = { $case ->
        [missing] You hold no { $card }.
        [changed] This is a set of { $resource }: a merchant can only help by changing a card into { $resource }.
       *[other] Only { $resource }, relics and cards that a merchant changes fit this set, not { $card }.
    }
mn-5-5 = A set of one resource may consist of relics only; you name the resource. A table may agree not to play this.
    .reason = The rulebook calls relics jokers and does not say whether a real card is needed.
    .refused = At this table a set needs at least one card that is not a relic.
mn-5-6 = A set of one resource has exactly one of the sizes named, in cards: common { $sizes-common }; uncommon { $sizes-uncommon }; rare { $sizes-rare }.
    .reason = A larger set would win nothing more.
mn-5-7 = With the set you take one development card within its reach, whichever you like.
    .refused = { $card } is out of reach: { $reach ->
        [one] your set only reaches card 1 of the row.
       *[other] your set reaches the first { $reach } cards of the row.
    }
mn-5-8 = The row closes up towards card 1, and a new card from the pile fills place 5 at once.
mn-5-9 = If the row is short, the reach covers the cards that are there.
    .reason = The game goes on to the end of the round, so the row has to serve as it is.
mn-5-10 = If no development card is within reach, no set of one resource can be laid.
    .reason = Such a set is there to win a development, and there is none.
    .refused = No development card is within reach, so this set would win nothing.
mn-5-11 = You may lay one set of different resources a round to earn doubloons.
    .refused = You have laid your set of different resources for this round.
mn-5-12 = It has 4 to 9 cards, each resource once and no relics. Cards → doubloons: { $different-pays }.
    .refused = { $case ->
        [few] A set of different resources needs at least { $need } cards; { $have ->
            [0] you have none.
           *[other] you have only { $have }.
        }
        [no-relics] Relics are not allowed in a set of different resources.
        [laid] { $resource } is in the set already.
       *[missing] You hold no { $resource }.
    }
mn-5-13 = Relics alone pay too. Relics → doubloons: { $relics-pay }.
    .refused = You cannot sell { $number ->
        [one] { $number } relic
       *[other] { $number } relics
    }: you hold { $have ->
        [0] none.
       *[other] only { $have }.
    }
mn-5-14 = You may sell any number of groups of 1 to 5 relics in a turn; each is paid by itself.
    .reason = The rulebook limits the two other kinds of set to one, but not this one.
mn-5-15 = You are free to lay sets or not, in any order. A set you have begun has to be finished.
    .reason = The rulebook says that players must lay sets, but it names no penalty, and a secret hand cannot be checked; it gives no order either.
    .refused = A set must be finished once it is begun, and this one could not be finished.
mn-5-16 = Once a round each of your merchants may change one card of a set into a resource of its class: { $numbers-common }, { $numbers-uncommon } or { $numbers-rare }.
    .refused = { $case ->
        [missing] You hold no { $card } to change.
       *[busy] You have no free merchant for these resources: { $rarity }.
    }
mn-5-17 = A merchant may change a relic as well, but nothing into a relic.
    .reason = Any card may be changed, but the merchants’ classes end at 9 and leave out relics.
mn-5-18 = Only one merchant works on a card, and the change lasts for that set only.
    .reason = The merchant helps with a set; the card itself stays what it is.
mn-5-19 = A development works from the moment you win it, in the same turn too.
    .reason = Its income counts at once, so its power does as well.
mn-5-20 = A development with an income pays it every round, beginning with the round in which you win it.
mn-5-21 = At the end of your turn you get your income and the money of your shipyards. When everybody’s turn is over, all choose at once and in secret which cards to store; then the rest of every hand is discarded.
    .reason = The rulebook has unused cards discarded when the phase is over, and gives no order among the players.
    .refused = You have left room in your warehouses empty, so you cannot store any more cards this round.
mn-5-22 = Cards you have not used when the phase is over are discarded unless you store them.

## The end of the game

mn-6-1 = Whether the game is over is checked when a round ends, never earlier.
mn-6-2 = The game ends when somebody has { $goal } doubloons or more; the richest player wins.
mn-6-3 = The perfect combination is nine different resources and a relic. Whoever shows it wins, however rich the others are; merchants may help with the nine.
    .refused = The perfect combination needs nine different resources in the set and a real Inca relic in your hand.
mn-6-4 = If several players show the perfect combination in the same round, the richest of them wins.
mn-6-5 = The game also ends when the row cannot be filled to five cards any more; then the richest player wins.
mn-6-6 = The perfect combination is your set of different resources for the round. It pays as nine cards and one relic: { $perfect-pays } doubloons, or { $perfect-pays-natives } with natives.
    .reason = If two players show it, their wealth decides, so it has to be worth something.
mn-6-7 = Players who are equally rich share their place.
    .reason = The rulebook breaks no ties here.
mn-6-8 = An empty development pile alone does not end the game.
    .reason = What counts is the row: it must lack a card.

## Developments

mn-7-1 = Each caravel brings its owner one more resource card in every supply.
mn-7-2 = At the end of your turn each of your shipyards pays 1 doubloon for each opponent who has more caravels than you.
mn-7-3 = A warehouse keeps cards for the next round, relics too, as many as the card has room for; you may leave room empty.
    .refused = You hold no { $resource } to store.
mn-7-4 = Diego de Almagro: when you win a development, you may take the top card of the development pile instead.
    .refused = Only the owner of Diego de Almagro may take from the pile.
mn-7-5 = You take that card without seeing it first, and only if there is one; the row stays as it is.
    .reason = The pile lies face down, and the row loses no card.
    .refused = The development pile is empty.
mn-7-6 = Juan de la Cosa: no event touches you, good or bad.
mn-7-7 = He protects you from the moment you win him, also for the rest of that turn.
    .reason = Developments work at once, as their income does.
mn-7-8 = Bartolomé de las Casas: you may offer fewer cards than named, down to none, even as Trade Master.
    .refused = Only the owner of Bartolomé de las Casas may offer fewer cards.
mn-7-9 = How many cards you offer with him stays hidden until all offers are revealed; once you have stopped, you cannot add more. Even with no card you may become Trade Master.
    .reason = Offers are secret, and the rulebook asks no minimum of a Trade Master.
    .refused = You have stopped offering, so you cannot add any more cards.
mn-7-10 = Gonzalo Pizarro: your highest caravel counts as 0.
mn-7-11 = It counts as 0 for the total of the fleet and for ties. It is only one caravel, even if you have two fleets.
    .reason = The card speaks of one caravel and makes no exception for ties.
mn-7-12 = Juan Ponce de León: you may split your caravels into two fleets. Each chooses on its own, and the pirates look at each on its own.
    .refused = { $card } cannot move: it is not your caravel, or it is in the second fleet already.
mn-7-13 = With two or more caravels you decide on the split every round, after the cards are dealt and before the open cards are turned up. The second fleet may stay empty.
    .reason = The rulebook names no moment for it.
mn-7-14 = Pedro de Valdivia: your offer counts { $valdivia-bonus } more when the Trade Master is found.
mn-7-15 = Francisco de Orellana: each time your swap leaves three equal resources or three with consecutive numbers in the market, you get { $orellana-bonus ->
        [one] { $orellana-bonus } doubloon
       *[other] { $orellana-bonus } doubloons
    } at once.
mn-7-16 = Three relics are three equal resources, but a relic is never part of a run, and 9 and 1 are not neighbours. The order of the market cards does not matter.
    .reason = A relic bears no number, and the market is not laid out in any order.
mn-7-17 = Francisco de Coronado: if card 1 shows no event at the start of a round, you may pay { $coronado-price ->
        [one] { $coronado-price } doubloon
       *[other] { $coronado-price } doubloons
    } for an event of your choice.
mn-7-18 = You decide once card 1 has been read and before cards are dealt. The event holds for this round only, and for you too unless you own Juan de la Cosa.
    .reason = The rulebook says no more than that it happens as a round begins, and events are for all.

## Two players

mn-8-1 = With two players the limit of two cards in a row between the same players does not apply.

## Knowledge

mn-9-1 = Your hand, your offer until it is revealed, the card the Trade Master gives and what you store are secret.
mn-9-2 = Everybody can see the developments, doubloons and discards, and how many cards there are in hands, warehouses and piles. The faces of stored cards stay hidden.
    .reason = Every gain happens openly, and the rulebook hides nothing else; stored cards are as good as a hand.
mn-9-3 = What everybody has seen is remembered for everybody.
    .reason = Good memory could do the same, and nobody should have to take notes.

## Words

word-cocoa = cocoa
word-corn = corn
word-tobacco = tobacco
word-coffee = coffee
word-cotton = cotton
word-sugar = sugar cane
word-potato = potato
word-indigo = indigo
word-vanilla = vanilla
word-relic = Inca relic
word-caravel = caravel
word-merchant = merchant
word-warehouse = warehouse
word-shipyard = shipyard
word-character = character
word-none = no event
word-kings-help = king’s help
word-natives = natives
word-storm = storm
word-fire = fire
word-pirates = pirates
word-common = common
word-uncommon = uncommon
word-rare = rare
word-sets = set of different resources
word-relics = relics
word-doubloons-n = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
word-income = income
word-shipyards = shipyards
word-caravel-card = Caravel { $value }
word-merchant-card = Merchant { $value }
word-warehouse-card = Warehouse ({ $value ->
    [one] { $value } card
   *[other] { $value } cards
})
word-shipyard-card = Shipyard
word-almagro = Diego de Almagro
word-de-la-cosa = Juan de la Cosa
word-las-casas = Bartolomé de las Casas
word-pizarro = Gonzalo Pizarro
word-ponce = Juan Ponce de León
word-valdivia = Pedro de Valdivia
word-orellana = Francisco de Orellana
word-coronado = Francisco de Coronado
word-cortes = Hernán Cortés

place-pile = resource pile
place-discard = discards
place-market = market
place-quay = face-up cards of the supply
place-table = on the table
place-hand = hand
place-sealed = face-down choice
place-open = revealed offer
place-stored = warehouse

## Prompts and labels

ask-buy-event = Pay { $coronado-price ->
        [one] { $coronado-price } doubloon
       *[other] { $coronado-price } doubloons
    } for an event?
ask-split-fleet = Which of your caravels sail in a second fleet?
ask-choose-from-quay = Your fleet is in: which face-up card do you take?
ask-lose-to-pirates = Pirates: which card of your hand do you give up?
ask-name-number = Trade Master: how many cards must everybody offer for trade?
ask-offer-cards = Which card do you offer for trade? All offers are revealed together
ask-settle-tie = The highest offers are tied: who becomes Trade Master?
ask-take-card = Which offered card do you take from another player?
ask-keep-or-swap = Do you keep the card, or swap it for one of the market?
ask-give-card = You hold one card more than { $receiver }: which one do you give back in secret?
ask-name-first = Trade Master: who plays sets first?
ask-progress = Which set do you play from your hand, or is your turn over?
ask-lay-same = Lay the cards of your set: all of one resource, relics stand in
ask-lay-different = Lay the cards of your set: all of different resources
ask-win-development = Your set wins a development: which card of the row do you take?
ask-store-cards = Warehouse: which card do you keep for the next round?

do-announce = { $number ->
    [one] Everybody offers { $number } card
   *[other] Everybody offers { $number } cards
}
do-offer = Offer { $resource }
do-offer-nothing = Offer nothing
do-master = Make { $seat } Trade Master
do-take = Take { $resource } from { $seat }
do-keep = Keep the card
    .here = Keep the card: { $taken }
do-swap = Swap it for { $resource }
    .here = Swap { $taken } for { $resource } in the market
do-give = Give { $resource }
    .here = Give { $receiver } { $resource }
do-first = { $seat } plays sets first
do-same = Set of one resource: { $size } × { $resource }
do-different = Set of different resources
do-relics = { $number ->
    [one] Sell { $number } relic
   *[other] Sell { $number } relics
}
do-lay = Lay { $resource }
do-change = Change { $resource } into { $into }
do-collect = Collect the doubloons
do-perfect = Show the perfect combination
do-win = Take { $card }
do-pile = Take the top card of the pile
do-store = Store { $resource }
do-split = { $card } into the second fleet
do-pick = Take { $resource }
do-lose = Give up { $resource }
do-event = Pay { $coronado-price ->
        [one] { $coronado-price } doubloon
       *[other] { $coronado-price } doubloons
    }: { $event }
do-pass = { $what ->
    [event] Do not pay for an event
    [split] The fleets are ready
    [store] Store nothing more
   *[set] End your turn
}

## What was done

did-announce = { $by } asks everybody to offer { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
did-offer = { $by } offers { $resource }.
did-offer-nothing = { $by } offers nothing.
did-master = { "" }
did-take = { $by } takes { $resource } from { $seat }.
did-keep = { "" }
did-swap = { $by } swaps it for { $resource } in the market.
    .here = { $by } swaps { $taken } for { $resource } in the market.
did-give = { $by } gives { $resource } in secret.
    .here = { $by } gives { $receiver } { $resource } in secret.
did-first = { $seat } plays sets first.
did-same = { $by } plays a set of one resource: { $size } × { $resource }.
did-different = { $by } plays a set of different resources.
did-relics = { $by } sells { $number ->
    [one] { $number } relic
   *[other] { $number } relics
}.
did-lay = { $by } lays { $resource }.
    .here = { "" }
did-change = { $by } has a merchant change { $resource } into { $into }.
did-collect = { "" }
did-perfect = { $by } shows the perfect combination!
did-win = { "" }
did-pile = { $by } takes the top card of the pile.
did-store = { $by } keeps { $resource } in the warehouse.
did-split = { $by } sends this card with the second fleet: { $card }.
did-pick = { $by } takes { $resource } from the supply.
did-lose = { $by } gives { $resource } to the pirates.
did-event = { "" }
did-pass = { "" }

out-draw = { "" }
out-card = { "" }
out-seat = { $seat } is drawn at random.

## Log

log-earned = { $seat } earns { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} ({ $source }).
log-paid = { $seat } pays { $count ->
    [one] { $count } doubloon.
   *[other] { $count } doubloons.
}
log-event = This round: { $icon }.
log-master = { $seat } is Trade Master.
log-round = Round { $round } begins.
log-won = { $seat } wins a development: { $card }.
log-row-card = New in the row: { $card }.
log-reshuffled = The discards are shuffled into a new pile.
log-stored = { $seat } stores { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}

## Chapters of the rules

mn-1 = Setting up
mn-2 = The event
mn-3 = Supply
mn-4 = Trade
mn-5 = Progression: sets and income
mn-6 = The end of the game
mn-7 = Developments
mn-8 = With two players
mn-9 = Who knows what

## In two minutes

brief-aim = Get rich by trading. The game ends when somebody has { $goal } doubloons, and the richest wins; or somebody wins at one stroke with nine different resources and a relic.
brief-turn = A round has three parts, and everybody takes part in all of them.
brief-turn-1 = Supply: everybody gets { $hand-size } cards, and one open card more for each caravel. The smallest fleet chooses first.
brief-turn-2 = Trade: everybody offers some cards, hidden at first, then shown together. The highest sum makes the Trade Master, who begins to take from the others. Whoever loses a card takes the next.
brief-turn-3 = Sets: in your turn you lay equal cards to win a development, lay different cards to earn doubloons, and sell relics if you like.
brief-turn-4 = Cards that you have not used are discarded unless a warehouse keeps them. The card at the end of the row may bring an event for the next round.
brief-points = Only doubloons count.
brief-points-1 = Sets of different resources, cards → doubloons: { $different-pays }.
brief-points-2 = Relics by themselves, relics → doubloons: { $relics-pay }.
brief-points-3 = Equal resources win a card of the row. The more there are, and the rarer, the farther you may reach: common { $reach-common }, uncommon { $reach-uncommon }, rare { $reach-rare }.
brief-points-4 = Developments work every round: caravels bring cards, merchants change one, warehouses keep some, and many pay you an income.

## What a decision is about

guide-buy-event = Francisco de Coronado lets you pay for an event. It holds for everybody this round, so choose one that troubles the others more than you.
guide-split-fleet = Small fleets choose before big ones, and pirates rob only fleets of two or more. The caravels that you do not name sail together.
guide-choose-from-quay = One open card for each caravel of this fleet. Take what brings a set closer: several of one resource, or many different ones.
guide-lose-to-pirates = Your fleet was big enough to be robbed, and one card of your hand is lost. Give up what fits into no set.
guide-name-number = You say how many cards everybody offers. Many cards stir up all hands; few of them keep a good one together.
guide-offer-cards = Offer what does not fit into your sets: somebody will take it, and then you take a card in return. The highest sum makes its owner Trade Master.
guide-settle-tie = You name the next Trade Master, who takes the first card and later says who lays sets first.
guide-take-card = Take an offered card that fits into your hand. Whoever loses it takes the next card, so you also choose who goes on.
guide-keep-or-swap = You may exchange the card you have just taken for one in the market. The others can have later what you leave there.
guide-give-card = Somebody is one card short after the trade, and you give one of yours that nobody else sees. Choose one that you need little, and that helps them little.
guide-name-first = Whoever begins has the first choice in the row of developments. That is usually you.
guide-progress = Equal resources win a development, different ones earn doubloons, relics can be sold. You may do each of these, or nothing; what is left in your hand is lost unless a warehouse keeps it.
guide-lay-same = The more cards, and the rarer the resource, the farther along the row you may reach. Relics stand in for missing cards, but they are worth money too.
guide-lay-different = Every further card pays more than the one before. Nine of them and a relic are the perfect combination, and that wins the game.
guide-win-development = Caravels bring cards, merchants change them, warehouses keep them, and many cards pay every round. What you get early works often.
guide-store-cards = What you store comes back into your hand next round; all else is discarded. Keep the beginning of a set, or relics.

## When a thing can be used

when-lay = Cards of your hand are laid in sets when it is your turn in the progression phase; before that, some are offered for trade.
when-pick = You take one of these cards in the supply phase, when your fleet chooses.
when-swap = You may swap in the market right after you have taken a card from another player.
when-keep = You keep or swap a card right after you have taken it from another player.
when-take = Offered cards are taken in the trade phase, by the player who has just lost one.
when-master = You name a player when you are Trade Master: for a tie of offers, or for who plays sets first.
when-win = You win a development of the row right after you have laid a set of one resource.
when-pile = You take from this pile only with Diego de Almagro, when a set of yours wins a development.
when-change = A merchant of yours changes a card while you lay a set, once a round.

## Scores

score-sets = Sets of different resources
score-relics = Relics
score-income = Income
score-shipyards = Shipyards
score-orellana = Francisco de Orellana
score-coronado = Paid for events

end-wealth = { $goal } doubloons were reached
end-perfect = The perfect combination was shown
end-row = The row of developments could not be filled any more

## The table in the terminal

table-mn-round = Round { $round }
table-mn-row = Developments
table-mn-row-number = no.
table-mn-card = card
table-mn-kind = kind
table-mn-income = income
table-mn-icon = event icon
table-mn-deck = { $count ->
    [0] the pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
table-mn-coins = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
table-mn-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-mn-stored = { $count } stored
table-mn-master = Trade Master
table-mn-offer = open offer
table-mn-owns = owns
table-mn-seen = seen by all
table-mn-noted = known to you
table-mn-perfect = perfect combination!
table-mn-laid = face down
table-mn-offers-of = everybody offers { $count }

## What hovering tells

help-mundus-novus-relic = Stands for any card in a set of one resource, or is sold. Relics → doubloons: { $relics-pay }. Counts { $relic-sum } in an offer.
web-mn-goal = of { $goal } doubloons
web-mn-resource = Number { $number }, { $rarity }. Cards in a set → cards of the row within reach: { $reach }.

## Chapters, and how ties are broken

log-phase = { $phase ->
    [trade] The trade begins.
   *[progression] The progression begins.
}
log-master-highest = { $seat } becomes Trade Master: the offer counts { $sum }, more than any other.
log-master-keeps = { $seat } stays Trade Master: nobody offered more than { $sum }.
log-master-named = { $seat } becomes Trade Master: { $by } chose among the equal offers of { $sum }.
chapter-round = Round { $round }
chapter-phase = { $phase ->
    [trade] Trade
   *[progression] Progression
}
tie-perfect = The perfect combination beats all wealth.

## What an option brings

brings-doubloons = { $count ->
    [one] doubloon
   *[other] doubloons
}
brings-developments = { $count ->
    [one] development
   *[other] developments
}
brings-relic = { $count ->
    [one] Inca relic
   *[other] Inca relics
}
then-win-development = { $reach ->
    [one] wins card 1
   *[other] wins card 1 to { $reach }
}
ends-turn = Ends your turn, although you could still use cards.
ask-too-keep-or-swap = Then swap it in the market
ask-too-lay-same = Choose the cards myself
ask-too-lay-different = Choose the cards myself

## Signs

sign-common = Common
    .means = One dot: there are many of these cards. Cards in a set → cards of the row: { $reach-common }.
sign-uncommon = Uncommon
    .means = Two dots: fewer cards, and sets of them reach farther. Cards in a set → cards of the row: { $reach-uncommon }.
sign-rare = Rare
    .means = Three dots: few cards, and sets of them reach farthest. Cards in a set → cards of the row: { $reach-rare }.
sign-doubloons = Doubloons
    .means = What counts in the end: the game is over when somebody has { $goal }. On a card it is what the card pays every round.
sign-master = Trade Master
    .means = Says how many cards are offered, takes the first one, and names who lays sets first.
sign-none = No event
    .means = This round goes by the usual rules.

## What an option does

does-announce = Everybody lays so many cards face down and gets as many back, mostly other ones. You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
does-offer = It counts { $sum } towards becoming Trade Master. Whoever takes it from you lets you take a card in return. You hold { $have } of it.
does-offer-nothing = Nobody can take a card from you, and you take none.
does-master = This player takes the first card of the trade, and later says who lays sets first.
does-take = With it you hold { $have } of this resource, unless you swap it in the market. Then { $seat } takes the next card.
does-keep = It goes into your hand, and you hold { $have } of this resource.
does-swap = You hold { $have } of it then. The card that you took stays in the market, where the others can get at it.
does-pick = You hold { $have } of it then.
does-give = Nobody else sees the card. { $left ->
        [0] You have no more of this resource then.
       *[other] You keep { $left } of this resource.
    }
does-lose = The card is discarded. { $left ->
        [0] You have no more of this resource then.
       *[other] You keep { $left } of this resource.
    }
does-store = It comes back into your hand next round. After it your warehouses { $room ->
        [0] are full.
        [one] have room for { $room } more card.
       *[other] have room for { $room } more cards.
    }
does-first-me = You lay sets first and have the first choice in the row; the others follow clockwise.
does-first = This player has the first choice in the row. Your place in the order would be number { $turn }.
does-same = You lay these cards, with relics for missing ones, and take { $reach ->
        [one] the first card of the row
       *[other] one of the first { $reach } cards of the row
    }.
does-different = Your hand allows up to { $most } different cards, and so many pay { $pays ->
        [one] { $pays } doubloon
       *[other] { $pays } doubloons
    }.
does-relics = Relics sold at one time are paid together, and the more there are the better. Relics → doubloons: { $relics-pay }. Once sold they stand in for no card.
does-lay-same = The card leaves your hand for this set. { $left ->
        [0] With it the set is complete.
        [one] One more is needed then.
       *[other] { $left } more are needed then.
    }
does-lay-different = It becomes card { $size } of the set. Cards → doubloons: { $different-pays }.
does-change-same = One of your merchants lets this card count as another, for this set only, and rests until the round is over. { $left ->
        [0] With it the set is complete.
        [one] One more card is needed then.
       *[other] { $left } more cards are needed then.
    }
does-change-different = One of your merchants lets this card count as another, for this set only, and rests until the round is over. It becomes card { $size } of the set.
does-collect = The set ends with { $size } cards and pays { $pays ->
        [one] { $pays } doubloon
       *[other] { $pays } doubloons
    }.
does-perfect = You win the game when this round ends, unless a richer player shows the same. It also pays { $pays ->
        [one] { $pays } doubloon
       *[other] { $pays } doubloons
    }.
does-win = It works from now on. { $income ->
        [0] It has no income.
        [one] It pays you { $income } doubloon every round.
       *[other] It pays you { $income } doubloons every round.
    }
does-split = The lighter of two fleets chooses earlier, and pirates rob only fleets of two or more.
does-pile = You see the card only once it is yours, and the row stays as it is.
does-pass-event = You keep your doubloons, and the round has no event.
does-pass-split = All caravels that you have not named sail in one fleet.
does-pass-store = All cards left in your hand are discarded.
does-pass-set = You get your income. Cards that you do not store afterwards are discarded.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-same = { $relics ->
    [0] { "" }
    [one] uses up { $relics } relic
   *[other] uses up { $relics } relics
}
thing-deck = pile of developments
