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

## Een ronde

lesson-round = Een ronde: kaarten, handel, combinaties
    .understood = Iedereen biedt een paar kaarten aan; de hoogste som begint met nemen, en wie een kaart kwijtraakt, neemt de volgende. Daarna legt iedereen om de beurt combinaties.
lesson-round-parts = Een ronde heeft drie delen: je krijgt { $hand-size } kaarten, je handelt en je legt combinaties. Hier zijn je nieuwe kaarten, maar twee grondstoffen heb je dubbel, en onder verschillende telt elke maar één keer.
lesson-round-twice = { $player } is Handelsmeester en heeft gezegd dat iedereen { $number } kaarten aanbiedt, gedekt. Bied een van je twee kaarten vanille aan: het hoge nummer zal je helpen.
    .other = Dat kan, maar houd die liever. Bied vanille aan.
    .also = Dat kan, en tabak wordt je tweede kaart. Begin met vanille.
    .needed = Dat kan, maar maïs heb je maar één keer, en je combinatie heeft die nodig. Bied vanille aan.
    .refused = Je kunt alleen aanbieden wat je in je hand hebt.
lesson-round-second = Nu een van je twee kaarten tabak.
    .other = Dat kan, maar kijk: daar heb je er nog maar één van. Bied tabak aan.
    .done = Alle aanbiedingen gaan tegelijk open. De nummers op de jouwe zijn samen het hoogst, dus nu ben jij Handelsmeester en neem je de eerste kaart.
lesson-round-next = Je neemt een kaart die iemand anders heeft aangeboden. Wie neemt de volgende?
    .choice-1 = Ik, tot ik er zoveel heb als ik heb aangeboden
    .choice-2 = Wie net een kaart is kwijtgeraakt
    .choice-3 = Wie links van me zit
    .reply-1 = Zoveel krijg je er wel, maar niet in één keer. Eerst is iemand anders aan de beurt.
    .reply-2 = Ja. Zo gaat het heen en weer tot er niets meer te nemen valt.
    .reply-3 = Het gaat niet de tafel rond. Denk aan wie nu een kaart te weinig heeft.
lesson-round-take = Suiker heb je nog niet. Neem die van { $player }.
    .other = Dat kan, en ook die heb je nog niet. Maar neem deze keer de suiker en kijk wat er met de andere kaart gebeurt.
    .refused = Je eigen aanbod is voor de anderen.
lesson-round-keep = Je mag de kaart houden, of haar in de markt ruilen voor een van de drie kaarten daar. Die heb je alle drie al, dus houd haar.
    .other = Dat kan, maar daar heb je er al een van, en in je combinatie zou die niet tellen. Houd de suiker.
    .done = Twee kaarten wisselen tussen de anderen, dan neemt { $player } je vanille. Dus ben jij weer aan de beurt.
lesson-round-again = { $player } heeft nog een kaart die jij mist. Neem de cacao.
    .done = Je houdt hem, en als laatste wordt jouw tabak genomen. De handel is voorbij.
lesson-round-first = Als Handelsmeester zeg je wie als eerste combinaties legt; daarna gaat het met de klok mee. Kies jezelf.
    .other = Dat kan, maar wie begint, heeft de eerste keus als er iets te winnen valt. Kies jezelf.
lesson-round-set = Kijk naar je hand: nu zijn alle kaarten verschillend. Leg je combinatie.
    .other = Dat kan, maar dan was al dat handelen voor niets. Leg je combinatie.
    .done = Je verdient { $gained }. Zonder de handel was het niets geweest.
lesson-round-end = Beëindig je beurt; dan zijn de anderen aan zet.
    .done = Je hebt { $mine }. { $player } legt drie gelijke kaarten en wint daarmee een ontwikkeling: { $card }. Daar kijken we straks naar.

## Ontwikkelingen

lesson-developments = Gelijke kaarten winnen ontwikkelingen
    .understood = Met drie of meer gelijke kaarten win je een kaart van de rij; hoe meer en hoe zeldzamer, hoe verder je reikt, en relieken helpen. Wat je vroeg wint, werkt elke ronde.
lesson-developments-row = Dit zijn de ontwikkelingen. Je koopt ze niet: je wint er een met gelijke kaarten, en dan werkt die elke ronde voor je.
lesson-developments-reach = Hoe ver je reikt in de rij, hangt af van hoeveel gelijke kaarten je legt en hoe zeldzaam ze zijn. Gelegde kaarten → kaarten van de rij: veelvoorkomend { $reach-common }; minder voorkomend { $reach-uncommon }; zeldzaam { $reach-rare }.
lesson-developments-far = Je hebt drie keer katoen, en katoen is minder voorkomend. Hoe ver reikt dat op zichzelf?
    .choice-1 = Alleen tot de eerste kaart van de rij
    .choice-2 = Tot de eerste drie kaarten
    .choice-3 = Tot de hele rij
    .reply-1 = Dat geldt voor een veelvoorkomende grondstof, zoals cacao. Een minder voorkomende reikt verder.
    .reply-2 = Ja. Elk van deze drie kaarten kan van jou worden.
    .reply-3 = Dat doen drie zeldzame. Bij een minder voorkomende heb je er een vierde voor nodig.
lesson-developments-joker = Maar { $card } ligt verder naar achteren: { $income } per ronde. In een combinatie van gelijke grondstoffen vervangt een reliek wat er ontbreekt.
lesson-developments-four = Leg je katoen en de reliek dus samen, als combinatie van vier.
    .other = Dat kan, maar dan ben je al je kaarten kwijt. Leg katoen met de reliek.
    .short = Dat kan, maar dat reikt niet tot { $card }. Doe de reliek erbij.
    .sold = Dat kan, en je zou er { $gain } voor krijgen, één keer. Als joker brengt ze je meer op, ronde na ronde.
    .refused = Tussen verschillende grondstoffen telt je katoen maar als één kaart.
    .done = Een combinatie van vier reikt tot de hele rij.
lesson-developments-win = Neem { $card }.
    .other = Dat kan, maar kijk wat ze betalen: { $card } levert { $income } per ronde op, meer dan elke andere kaart hier.
    .caravel = Dat kan, en karvelen zijn goed: elk brengt je elke ronde een kaart meer. Maar een combinatie zo mooi als deze verdient { $card }.
    .warehouse = Dat kan: een pakhuis bewaart kaarten die je anders kwijt bent. Maar neem deze keer { $card }.
    .almagro = Dat kan, en die betaalt ook, maar minder. Neem { $card }.
    .refused = Die kaart is weg; iemand anders heeft haar.
lesson-developments-when = Wanneer betaalt { $card } je voor het eerst?
    .choice-1 = Aan het eind van deze beurt
    .choice-2 = In de volgende ronde
    .choice-3 = Aan het eind van het spel
    .reply-1 = Ja, meteen, en daarna aan het eind van elke beurt van jou.
    .reply-2 = Eerder nog: wat je wint, werkt meteen.
    .reply-3 = Veel eerder, en meer dan eens.
lesson-developments-end = Meer dan één combinatie van gelijke grondstoffen mag je per ronde niet leggen. Beëindig je beurt.
    .refused = Eén keer per ronde, en die heb je gehad.
    .done = { $gained } voor jou, en zo gaat het elke ronde. { $player } legt drie keer cacao en wint het karveel vooraan.
lesson-developments-kinds = Karvelen brengen elke ronde een open kaart meer, pakhuizen bewaren kaarten, handelaars zetten er een om, scheepswerven betalen je als anderen meer karvelen hebben. Elk personage heeft een eigen gave.
lesson-developments-sense = Nu kun je spelen: je hebt { $mine }. Win in het begin kaarten die elke ronde werken; leg later lange combinaties van verschillende grondstoffen. Wat bij geen van beide past, bied je aan.
