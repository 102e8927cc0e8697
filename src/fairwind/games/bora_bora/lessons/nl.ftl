### De cursus Bora Bora

## Het doel

lesson-aim = Het doel, de eilanden en je eerste hut
    .understood = Wie na zes ronden de meeste punten heeft, wint. Begin waar je met lage dobbelstenen verder komt, pak een hut die plaats maakt op je bord, en houd vanaf het begin je taken in het oog.
lesson-aim-win = Je wilt je over deze eilanden verspreiden. Wie na zes ronden de meeste punten heeft, wint; jij begint en hebt { $mine }, { $player } komt na jou en heeft { $theirs }.
lesson-aim-islands = Er zijn { $regions } gebieden, verbonden door landwegen en zeewegen. Het getal op een weg is de laagste dobbelsteen waarmee je erlangs kunt.
lesson-aim-tasks = Deze drie taken zijn van jou. Elke ronde moet er een weg, vervuld of opgegeven, dus ze vertellen je waar je naartoe werkt. Deze hier vraagt: { $task }.
lesson-aim-which = Je begint in een van deze drie gebieden. Kijk naar de wegen eromheen: vanwaar kom je het makkelijkst verder?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Ja. Lage getallen aan beide kanten, over land en over zee.
    .reply-2 = Elke weg daarvandaan vraagt een middelhoge dobbelsteen. Rond een ander gebied staan lagere getallen.
    .reply-3 = Veel wegen, maar de meeste vragen een hoge dobbelsteen. Zoek lagere getallen.
lesson-aim-land = Zet je eerste hut daar: { $region }.
    .other = Dat kan, maar kijk: de wegen daarvandaan vragen hogere dobbelstenen. Begin hier: { $region }.
    .refused = Zoek de kleinste vis, waar nog niemand staat.
    .done = Je hut staat op de bouwplaats. Staat hij daar aan het einde van het spel nog, dan scoort de vis van dit gebied voor jou.
lesson-aim-hut = De hut komt van je eigen bord, waar straks mannen en vrouwen willen wonen. Pak er een die alleen op zijn vak staat: dan komt dat vak vrij.
    .other = Dat kan, maar kijk: op het laatste vak staan meer hutten, dus dan komt er geen vak vrij. Pak een hut die alleen staat.
lesson-aim-goods = Een nieuwe hut brengt het materiaal van zijn gebied op, of een offer. Neem het materiaal, { $material }, en leg het hier: { $space }.
    .other = Dat kan, maar kijk: onder { $space } is een vak voor hout, en hout ga je zo meteen halen. Twee buren zijn grond voor een gebouw.
    .gift = Dat kan, en met een offer betaal je de hulp van een god. Maar daar heb je er al van, en bouwen doe je op materiaal: neem het materiaal.
    .refused = Een gebied heeft één soort materiaal, en elke soort heeft zijn eigen vakken.
    .done = Daar ligt het, en daar blijft het tot je erop bouwt.
lesson-aim-rounds = Nu begint de eerste ronde. Elke ronde heeft drie fasen: in A zet je dobbelstenen, in B doen je mannen en vrouwen iets, en in C wordt er gescoord en vervul je een taak.

## Fase A

lesson-dice = Fase A: zet je dobbelstenen
    .understood = Eén dobbelsteen tegelijk, telkens lager dan alle die op zijn tegel liggen. Een hoge doet meer, maar neem de laagste die genoeg is: dat spaart de hoge en houdt de anderen buiten.
lesson-dice-roll = Iedereen heeft drie dobbelstenen gegooid; die van jou tonen { $low }, { $middle } en { $high }. Om de beurt zet je er een en doe je meteen zijn actie: hoe hoger de dobbelsteen, hoe meer hij doet.
lesson-dice-lower = Hier komen ze te liggen. Behalve bij het vissen geldt overal één regel: een dobbelsteen moet lager zijn dan alle die er al liggen, van wie ze ook zijn.
lesson-dice-which = Het bos hiernaast is rijk aan vis, en de weg erheen vraagt minstens een { $need }. Welke dobbelsteen neem je?
    .choice-1 = De { $low }
    .choice-2 = De { $middle }
    .choice-3 = De { $high }
    .reply-1 = Ja. Die is genoeg, en erna mag er bijna geen dobbelsteen meer bij.
    .reply-2 = Daarmee kom je er, maar een lagere is genoeg. Bewaar hem voor iets wat meer vraagt.
    .reply-3 = Daarmee kom je er, maar je beste dobbelsteen kan ergens anders veel meer doen. Een lagere is genoeg.
lesson-dice-land = Zet de { $low } om over land uit te breiden.
    .other = Dat kan, maar eerst een nieuwe hut: zet de { $low } om over land uit te breiden.
    .dear = Dat kan, maar kijk: zoveel vraagt de weg niet. Zet de { $low }.
    .fishing = Vissen kan altijd, maar dan doet de dobbelsteen verder niets. Zet de { $low } om over land uit te breiden.
    .refused = Daarvoor heb je materiaal nodig op twee vakken naast elkaar. Dat heb je zo.
lesson-dice-forest = Ga naar het bos: { $region }. De vis daar levert aan het einde { $fish } op voor wie dan de bouwplaats heeft.
    .refused = Over land volg je alleen landwegen, en alleen vanwaar je een hut hebt.
    .done = Je pakt een hut van je bord en legt het hout naast je zand. { $player } pakt met een { $theirs } een man: op die tegel mag nu alleen nog een lagere dobbelsteen.
lesson-dice-man = Een van je taken vraagt: { $task }. Zet de { $middle } om een man te pakken.
    .other = Dat kan, maar je taak vraagt een man, en zo’n tegel zit snel dicht. Zet de { $middle } daar.
    .build = Dat kan, en bouwen ga je ook. Maar je gebouw pakt niemand je af, en de mannen zijn snel weg: zet de { $middle } eerst daar.
    .god = Een god kan helpen, maar hier heb je er geen nodig. Zet de { $middle } om een man te pakken.
    .refused = Een hoge dobbelsteen komt daar dus te laat. De { $middle } past nog.
lesson-dice-take = Met een { $middle } mag je nummer { $middle } of een lager nummer pakken. Pak de derde man: in fase B brengt hij een vrouw mee, en die heb je nodig.
    .other = Dat kan, maar kijk wat ze doen: de derde brengt je een vrouw, en dat is alles wat je taak nog vraagt.
    .done = Hij komt op een leeg vak van je bord. { $player } vraagt de helper, laat een man tatoeëren en gaat vooruit op het statusspoor.
lesson-dice-fishing = Je hebt nog één dobbelsteen. Past er een nergens, dan kun je altijd vissen: dat kan met elke dobbelsteen en levert { $points } op. Maar kijk eerst naar je bord.
lesson-dice-build = Zand en hout liggen naast elkaar, dus je kunt bouwen, en dat levert in deze ronde { $points } op. Zet de { $high } om te bouwen.
    .other = Dat kan, maar een gebouw levert nu { $points } op, en in latere ronden minder. Zet de { $high } om te bouwen.
    .fishing = Vissen kan altijd, maar een gebouw levert { $points } op. Zet de { $high } om te bouwen.
    .god = Een god zou hier verspild zijn. Zet de { $high } om te bouwen.
    .refused = Die tegel is dicht voor hoge dobbelstenen. Kijk waar er nog geen ligt.
lesson-dice-put-up = Al je gebouwen leveren evenveel op, maar elk vraagt een dobbelsteen van zijn nummer of hoger. Nu heb je een hoge: bouw nummer { $number }.
    .small = Dat kan, en het zou ook { $points } opleveren. Maar ooit heb je alleen lage dobbelstenen: bewaar de lage nummers voor dan, en bouw nummer { $number }.
    .done = Je krijgt { $gained }, en elk gebouw brengt twee geschenken: je neemt een offer en een schelp. { $player } zet een priester in de tempel, en fase A is voorbij.

## Fase B en C

lesson-points = Waar de punten vandaan komen: fase B en C
    .understood = In fase B doen één soort mannen en één soort vrouwen iets. In fase C scoren status en tempel, koop je met schelpen sieraden, en moet een van je taken weg: zorg dat je er elke ronde een klaar hebt.
lesson-points-people = Fase B: om de beurt mag iedereen één soort van zijn mannen en één soort van zijn vrouwen gebruiken. Gebruik je man; zijn actie is ‘{ $deed }’.
    .stop = Dat kan, maar kijk: mensen gebruiken kost niets. Gebruik je man.
    .god = Dat kan, maar een god is later meer waard, als er meer mensen meedoen. Gebruik eerst je man.
lesson-points-woman = In zijn eentje brengt hij een vrouw tot en met nummer { $limit }. Pak de derde; haar actie is ‘{ $deed }’.
    .other = Dat kan, maar de derde brengt je schelpen, en met schelpen koop je sieraden. Pak haar.
    .refused = Twee mannen zoals hij komen samen zo ver.
    .done = Een man en een vrouw: dat is je taak. En ze mag meteen iets doen, want je hebt in deze fase nog geen vrouwen gebruikt.
lesson-points-shell = Gebruik haar ook. Ze neemt een schelp, en geen van beiden raakt op: ze kunnen elke ronde weer iets doen.
    .stop = Dat kan, maar een schelp voor niets sla je niet af. Gebruik haar.
    .god = Dat kan, maar bewaar je goden voor iets groters. Gebruik haar zonder hulp.
    .refused = In elke fase is het één soort mannen en één soort vrouwen.
    .done = Nu heb je { $shells } schelpen. { $player } gaat met een man nog eens vooruit op het statusspoor; dan begint fase C.
lesson-points-status = Wie vooruit is gegaan op het statusspoor, krijgt de punten van zijn vak: { $player } krijgt { $points }, jij staat nog onderaan en krijgt niets. En wie voorop ligt, begint de volgende ronde.
lesson-points-priests = Elke priester in de tempel scoort ook: nu { $points } voor { $player }, en in latere ronden meer. Wie de meeste priesters heeft, neemt bovendien een godentegel.
lesson-points-jewel = Nu mag je één sieraad van deze ronde kopen; het telt aan het einde van het spel. Koop dit: { $jewel }, voor { $price }, waarde { $points }.
    .small = Dat kan, maar dat levert { $less } op en dit { $points }. Je kunt het betalen: koop het.
    .keep = Dat kan, maar schelpen die aan het einde over zijn, zijn niets waard. Koop het beste dat je kunt betalen.
    .refused = Zoek er een die je kunt betalen.
    .done = Het is van jou, en niemand kan het je afnemen.
lesson-points-task = Nu moet er een taak weg. Je hebt wat deze vraagt ({ $task }): vervul haar. Je laat het alleen zien en houdt het.
    .refused = Er is er een die je kunt vervullen.
    .done = Je krijgt { $gained }. Zes ronden, zes taken: wie er elke keer een klaar heeft, is goed op weg.
lesson-points-which = Voor elke taak die weggaat, neem je een nieuwe. { $player } heeft gekozen; deze zijn over. Welke wordt voor jou het makkelijkst?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Ja. Daarvan heb je de helft al.
    .reply-2 = Dat is nog ver: je hebt hutten in twee gebieden. Zoek er een die je al half hebt.
    .reply-3 = Daar heb je er nog geen van, en anderen willen ze ook. Zoek er een die je al half hebt.
lesson-points-new = Neem haar: { $task }.
    .other = Dat kan, maar kijk: van de andere heb je de helft al.
    .done = Na één ronde heb jij { $mine } en { $player } { $theirs }. Er liggen nieuwe mannen, vrouwen en taken, en iedereen gooit opnieuw.
