### De cursus Mundus Novus

## Het doel

lesson-aim = Het doel: dubloenen
    .understood = Alleen dubloenen tellen. Verschillende grondstoffen leveren ze op, relieken ook; wat je in je beurt niet gebruikt, ben je kwijt.
lesson-aim-rich = Je handelt in de goederen van de Nieuwe Wereld, en alleen dubloenen tellen. Zodra iemand er { $goal } heeft, wordt de ronde uitgespeeld, en wie het rijkst is, wint.
lesson-aim-hand = Elke ronde krijg je kaarten, ruil je er een paar en maak je er geld van. Voor deze ronde is de handel voorbij: deze kaarten zijn van jou, en niemand anders ziet ze.
lesson-aim-kinds = Elke grondstof heeft een nummer: maïs { $low }, aardappel { $high }. Hoe hoger, hoe zeldzamer: er zijn { $many } kaarten met maïs en maar { $few } met aardappel.
lesson-aim-which = Een combinatie van verschillende grondstoffen levert dubloenen op. Kaarten → dubloenen: { $different-pays }. Welke vijf kaarten zouden het meeste opleveren?
    .choice-1 = Vijf van dezelfde grondstof
    .choice-2 = Vier verschillende, waarvan één dubbel
    .choice-3 = Vijf verschillende
    .reply-1 = Die zouden niets opleveren. Met gelijke kaarten win je iets anders, daar komen we nog aan toe.
    .reply-2 = De kaart die je dubbel hebt, telt maar één keer. Zoek de hand waarin elke kaart telt.
    .reply-3 = Ja. En hoe langer de combinatie, hoe meer elke volgende kaart toevoegt.
lesson-aim-set = Je grondstoffen zijn allemaal verschillend. Leg ze als combinatie van verschillende grondstoffen.
    .other = Dat kan, maar wat je in je hand houdt, ben je kwijt. Leg eerst je combinatie.
    .relic = Dat kan, en dat doen we zo. Leg eerst je combinatie.
    .refused = Gelijke kaarten komen later; de jouwe zijn verschillend.
    .done = Je verdient { $gained }, en de kaarten gaan naar de aflegstapel.
lesson-aim-relic = De reliek past niet in die combinatie, maar je kunt haar los verkopen. Relieken → dubloenen: { $relics-pay }. Verkoop haar.
    .other = Dat kan, maar dan ben je de reliek kwijt, en het geld ook. Verkoop haar.
    .done = Dat is { $gained } erbij, { $mine } in totaal.
lesson-aim-end = Je hebt geen kaart meer. Beëindig je beurt.
    .done = Ook { $player } legt een combinatie en verdient { $theirs }. { $other } kon niets met vijf kaarten en moet ze allemaal afleggen.
lesson-aim-next = De volgende ronde is begonnen: iedereen heeft nieuwe kaarten, en jij hebt { $mine } van de { $goal } waarmee het spel eindigt. Een goede hand komt zelden vanzelf, dus nu gaan we handelen.
