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
