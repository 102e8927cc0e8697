"""The numbered rules of Mundus Novus. Their texts stand in `locale/<lang>.ftl`."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.rulebook import Rule, Rulebook, ruling

RULEBOOK: Final = Rulebook(
    (
        # 1 Set-up
        Rule("MN-1.1", "rulebook, Préparation"),  # cards numbered above the player count leave the deck
        Rule("MN-1.2", "rulebook, Préparation"),  # three open cards are the market
        Rule("MN-1.3", "rulebook, Préparation"),  # five open developments; card 1 farthest from the pile
        ruling("MN-1.4", "components 4.1"),  # the first Trade Master: at random, or a seat the table agrees on
        ruling("MN-1.5", "components 1.1"),  # the bank never runs out
        # 2 Event
        Rule("MN-2.1", "rulebook, Événement"),  # the icon of card 1 holds for all, for the whole round
        Rule("MN-2.2", "rulebook, Événement"),  # no event in round 1
        Rule("MN-2.3", "rulebook, Événement"),  # king's help: any number of sets of one resource
        Rule("MN-2.4", "rulebook, Événement"),  # natives: different resources pay 1 a card
        ruling("MN-2.5", "components 4.2"),  # natives leave relics and the perfect combination alone
        Rule("MN-2.6", "rulebook, Événement"),  # storm: only card 1 can be won
        ruling("MN-2.7", "components 4.2"),  # storm does not stop Almagro from taking from the pile
        Rule(
            "MN-2.8", "rulebook, Événement; designer's FAQ"
        ),  # fire: no storing this round; income is paid all the same
        Rule("MN-2.9", "rulebook, Événement"),  # pirates: one card for each fleet of two or more, after supply
        ruling("MN-2.10", "components 7.6"),  # pirates: chosen in secret from the whole hand, opened together
        # 3 Supply
        Rule("MN-3.1", "designer's FAQ"),  # stored cards return first
        Rule("MN-3.2", "rulebook, Approvisionnement"),  # hidden cards for each
        Rule("MN-3.3", "rulebook, Approvisionnement"),  # as many open cards as there are caravels
        Rule("MN-3.4", "rulebook, Approvisionnement"),  # lowest fleet first, one card a caravel, a fleet at a time
        Rule("MN-3.5", "rulebook, Approvisionnement"),  # equal fleets: the one with the smallest caravel first
        ruling("MN-3.6", "components 7.5"),  # still equal: clockwise from the Trade Master
        Rule("MN-3.7", "designer's FAQ"),  # an empty pile is made anew from the discards, not before
        ruling("MN-3.8", "components 3"),  # the last cards of the old pile are dealt first
        ruling("MN-3.9", "components 3"),  # the market stays between rounds
        ruling("MN-3.10", "components 3, 7.8"),  # spent, unused and lost cards are discarded face up
        ruling("MN-3.11", "components 7.9a"),  # dealt one by one, clockwise from the Trade Master
        # 4 Trade
        Rule("MN-4.1", "rulebook, Échanges commerciaux"),  # the Trade Master names 2, 3 or 4
        Rule("MN-4.2", "rulebook, Échanges commerciaux"),  # all lay that many face down, then open together
        Rule("MN-4.3", "rulebook, Échanges commerciaux"),  # highest sum is Trade Master; a relic counts 10
        Rule("MN-4.4", "rulebook, Échanges commerciaux"),  # tie: the holder keeps the title if tied himself
        Rule("MN-4.5", "rulebook, Échanges commerciaux"),  # tie without him: he names one of the tied
        Rule("MN-4.6", "rulebook, Échanges commerciaux"),  # take an open card of another player; it is compulsory
        Rule("MN-4.7", "rulebook, Échanges commerciaux"),  # keep it, or lay it in the market for one of its three cards
        Rule("MN-4.8", "rulebook, Échanges commerciaux"),  # whoever lost the card takes next
        Rule("MN-4.9", "rulebook, Échanges commerciaux"),  # never three takes in a row between the same two players
        ruling("MN-4.10", "components 4.4"),  # that rule is lifted when nobody else has an open card
        ruling("MN-4.11", "components 7.16"),  # it begins anew each round
        Rule("MN-4.12", "rulebook, Échanges commerciaux"),  # nothing left to take: the active player takes his own back
        Rule("MN-4.13", "rulebook, Échanges commerciaux"),  # the Trade Master secretly gives him one card of his choice
        ruling("MN-4.14", "components 7.17"),  # before progression; only giver and receiver know it
        ruling("MN-4.15", "components 7.12"),  # nobody else has an open card at the start: the trade is over at once
        ruling("MN-4.16", "components 7.14"),  # cards of one resource are alike: one names the resource
        # 5 Progression
        Rule("MN-5.1", "rulebook, Progression"),  # the Trade Master names the first player; then clockwise
        Rule("MN-5.2", "rulebook, Progression"),  # one set of one resource a round
        Rule("MN-5.3", "rulebook, Progression"),  # its size and rarity say how far the reach is
        Rule("MN-5.4", "rulebook, Progression"),  # relics are jokers in it
        ruling("MN-5.5", "components 4.5"),  # a set of relics only: allowed, unless the table agrees otherwise
        ruling("MN-5.6", "components 7.21"),  # only the sizes of the table: common 3-5, uncommon 3-4, rare 3
        Rule("MN-5.7", "rulebook, Progression"),  # take one card within reach
        Rule("MN-5.8", "rulebook, Progression"),  # the row closes up and is filled at place 5 at once
        ruling("MN-5.9", "components 4.5, 7.26"),  # short row: reach means what is there
        ruling("MN-5.10", "components 7.26"),  # nothing within reach: no set of one resource
        Rule("MN-5.11", "rulebook, Progression"),  # one set of different resources a round
        Rule("MN-5.12", "rulebook, Progression"),  # 4 to 9 cards, each resource once, no relics; what it pays
        Rule("MN-5.13", "rulebook, Progression"),  # relics alone pay 3, 7, 12, 18, 25
        ruling("MN-5.14", "components 7.24"),  # any number of groups of 1 to 5 relics
        ruling("MN-5.15", "components 7.20"),  # sets are free to make; one begun must be finished
        Rule("MN-5.16", "rulebook, Marchands"),  # a merchant changes one card a round into one of its class
        ruling("MN-5.17", "components 4.5"),  # a relic may be changed; nothing is changed into a relic
        ruling("MN-5.18", "components 7.22"),  # one merchant a card, for that set only
        ruling("MN-5.19", "components 4.5"),  # a development works from the moment it is won
        Rule("MN-5.20", "rulebook, Présentation des développements"),  # income is paid from the round it is won in
        ruling("MN-5.21", "components 7.29"),  # income ends a turn; all store and discard when the phase ends
        Rule("MN-5.22", "rulebook, Progression"),  # unused cards are discarded unless stored
        # 6 The end
        Rule("MN-6.1", "rulebook, Fin de la partie"),  # checked at the end of a round only
        Rule("MN-6.2", "rulebook, Fin de la partie"),  # 75 doubloons; the richest wins
        Rule("MN-6.3", "rulebook, Fin de la partie"),  # nine different and a relic win, whatever the others have
        Rule("MN-6.4", "rulebook, Fin de la partie"),  # several perfect combinations: the richest of them
        Rule("MN-6.5", "rulebook, Fin de la partie"),  # the row cannot be filled to five: the richest wins
        ruling("MN-6.6", "components 7.28"),  # perfect: is the set of different resources, pays as nine and a relic
        ruling("MN-6.7", "components 4.6"),  # equal wealth shares the place
        ruling("MN-6.8", "components 7.27"),  # an empty pile alone ends nothing
        # 7 Developments
        Rule("MN-7.1", "rulebook, Caravelle"),  # a caravel brings one more card each supply
        Rule("MN-7.2", "rulebook, Chantier naval"),  # a shipyard pays 1 for each opponent with more caravels
        Rule("MN-7.3", "rulebook, Entrepôts"),  # a warehouse stores 1 or 2 cards
        Rule("MN-7.4", "rulebook, Diego de Almagro"),  # may take the top card of the pile instead
        ruling("MN-7.5", "components 4.5, 7.27"),  # unseen, only if there is one, and the row stays as it is
        Rule("MN-7.6", "rulebook, Juan de la Cosa"),  # no event touches his owner
        ruling("MN-7.7", "components 7.3"),  # from the moment he is won
        Rule("MN-7.8", "rulebook, Bartolomé de las Casas"),  # offer 0 up to the number, as Trade Master too
        ruling("MN-7.9", "components 7.10, 7.11"),  # how many stays hidden; with 0 one may still become Trade Master
        Rule("MN-7.10", "rulebook, Gonzalo Pizarro"),  # the highest caravel counts 0
        ruling("MN-7.11", "components 4.3"),  # for the total and for ties; only one caravel, also with two fleets
        Rule("MN-7.12", "rulebook, Juan Ponce de León"),  # may split the caravels into two fleets
        ruling("MN-7.13", "components 4.3, 7.4"),  # each round, after the deal, before the open cards, with two or more
        Rule("MN-7.14", "rulebook, Pedro de Valdivia"),  # 3 more when the Trade Master is found
        Rule("MN-7.15", "rulebook, Francisco de Orellana"),  # 2 doubloons when one's swap leaves a trio in the market
        ruling(
            "MN-7.16", "components 4.4, 7.15"
        ),  # three relics are a trio, a relic is in no run; order does not matter
        Rule("MN-7.17", "rulebook, Francisco de Coronado"),  # pays 2 for an event when card 1 has none
        ruling("MN-7.18", "components 4.2, 7.1, 7.2"),  # after card 1 was read, this round only; it hits him too
        # 8 Two players
        Rule("MN-8.1", "rulebook, Échanges commerciaux"),  # the rule of three takes does not hold
        # 9 Knowledge
        Rule("MN-9.1", "rulebook, Échanges commerciaux"),  # hands, offers and the given card are secret
        ruling("MN-9.2", "components 4.8, 7.31"),  # doubloons, counts and discards are open; stored faces hidden
        ruling("MN-9.3", "components 7.31"),  # what all have seen is remembered for all
    )
)
