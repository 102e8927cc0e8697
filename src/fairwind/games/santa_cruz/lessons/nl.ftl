### De cursus Santa Cruz

## Het doel

lesson-aim = Het doel, de eilanden en je eerste gebouw
    .understood = Wie na twee ronden de meeste punten heeft, wint. Je bouwt wat een tegel toont, krijgt meteen zijn getal en draait om wat ernaast ligt.
lesson-aim-governor = Je komt je vestigen op deze eilanden. Wie na twee ronden de meeste punten heeft, wordt gouverneur en wint.
lesson-aim-start = De punten staan naast de namen. Jij begint, met { $mine }; { $player } komt na jou en start met { $theirs }.
lesson-aim-island = Er zijn { $sites } bouwplaatsen: aan de kust, in het binnenland en rond de vulkaan. De kust ligt open; wat verder naar binnen ligt, heeft nog niemand gezien.
lesson-aim-tile = Een tegel zegt wat je er kunt bouwen en wat dat oplevert. Deze hier: { $building }, { $points }.
lesson-aim-which = Welke van deze drie plaatsen levert meteen het meeste op?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Die levert { $middle } op. Een van de andere levert meer op.
    .reply-2 = Die levert { $least } op. Het schaap levert later misschien nog iets op, maar een andere levert meteen meer op.
    .reply-3 = Ja, { $most }: het getal op de tegel krijg je als je daar bouwt.
lesson-aim-land = Een ronde begint met aan land gaan: zonder een kaart te spelen bouwt iedereen op een kustplaats. Bouw hier: { $site }.
    .other = Dat kan, maar kijk: daar zou je { $points } krijgen; { $site } levert { $best } op.
    .same = Dat kan, en het zou evenveel opleveren. Maar neem deze keer { $site }: we willen zien wat erachter ligt.
    .done = Je krijgt { $gained }. Dan gaat { $player } aan land, aan de andere kant van het eiland.
lesson-aim-neighbours = Je gebouw heeft de tegel ernaast omgedraaid: { $building }, { $points }. Nu ziet iedereen hem, en wie er het eerst is, mag er bouwen.
lesson-aim-rounds = Jij hebt { $mine }, { $player } heeft { $theirs }. Vanaf nu is het één kaart per beurt. Zijn alle kaarten gespeeld, dan gaan de gebouwen van het bord en begint een tweede ronde op eilanden die iedereen beter kent.

## Een beurt

lesson-turn = Een beurt: speel één kaart
    .understood = Eén kaart per beurt. Een schip brengt je naar de kust, een weg naar de volgende plaats, een rivier naar al haar plaatsen; wie kan bouwen, moet bouwen.
lesson-turn-hand = Dit is je hand: bouwkaarten om te bouwen en scorekaarten ({ $count } stuks) om te scoren. Elke beurt speel je één kaart, van welke soort ook.
lesson-turn-ship = Een schip brengt je naar elke vrije plaats aan de kust. Speel een schip.
    .other = Dat kan, maar die kaart brengt je ergens anders. Daar komen we nog aan toe; speel eerst een schip.
    .early = Dat kan, maar kijk: je hebt nog bijna niets gebouwd, dus een scorekaart levert nu weinig op. Speel eerst een schip.
lesson-turn-coast = Je hebt de scorekaart voor schapen, en hier is er een: { $site }. Bouw daar, dat betaalt zich later uit.
    .other = Dat kan, en het zou meteen { $points } opleveren. Maar het schaap dat je scorekaart vraagt, is hier: { $site }.
    .done = Je krijgt { $gained }, en het schaap is van jou. { $player } speelt een weg en bouwt naast de eigen kerk.
lesson-turn-road = Een weg leidt naar een plaats die precies één weg van een gebouw van jou af ligt. Speel een weg.
    .other = Dat kan, maar laten we eerst de kerk halen die je hebt omgedraaid. Speel een weg.
    .early = Dat kan, maar scorekaarten leveren meer op als je meer hebt gebouwd. Speel een weg.
lesson-turn-church = Van je beide huizen loopt een weg naar deze kerk: { $points }. Bouw die.
    .refused = Zoek de lijn van een weg: die moet bij een van je eigen gebouwen beginnen. Een rivier is geen weg.
    .done = Je krijgt { $gained }. { $player } speelt een schip.
lesson-turn-supply = Wat je bouwt, komt uit je voorraad, en van sommige dingen is er weinig: je hebt nog { $left } kerken. Wat op is, kun je niet meer bouwen.
lesson-turn-reach = Een van je huizen staat aan de monding van een rivier. Waar kan een rivierkaart je brengen?
    .choice-1 = Naar de volgende plaats stroomopwaarts, verder niet.
    .choice-2 = Naar elke plaats aan deze rivier waarvan de tegel open ligt.
    .choice-3 = Naar elke vrije plaats aan deze rivier, ook als de tegel nog gedekt is.
    .reply-1 = Ze brengt je verder dan dat: de hele rivier langs.
    .reply-2 = Nog verder: ook gedekte tegels tellen mee.
    .reply-3 = Ja, de hele rivier. Maar mis je het gebouw dat tevoorschijn komt, dan krijg je niets.
lesson-turn-river = Speel een rivierkaart.
    .other = Dat kan, maar nu willen we de rivier op. Speel een rivierkaart.
    .early = Dat kan, maar laten we eerst nog eens bouwen. Speel een rivierkaart.
lesson-turn-bird = Deze plaats aan je rivier toont een huis en een vogel. Bouw daar: { $points }, en een vogelfiche erbij.
    .other = Dat kan, maar zoek de tegel met de vogel.
    .hidden = Dat kan, maar het is een gok: niemand kent die tegel. Neem deze keer de vogel, die is zeker.
    .done = Je krijgt { $gained } en trekt een vogelfiche. Alleen jij ziet wat erop staat; het telt aan het eind van het spel.
lesson-turn-double = Eén soort kaart blijft over: de dubbele actie. Dat zijn twee schepen, twee wegen of twee rivieren in één beurt, nooit door elkaar.

## Punten

lesson-points = Waar de punten vandaan komen
    .understood = Bouwen levert meteen een beetje op, scorekaarten leveren veel op, en dat aan iedereen die eraan voldoet. Speel er een als ze jou betaalt en de anderen niet. Vogels tellen aan het eind.
lesson-points-cards = Tot nu toe heeft bouwen je op { $mine } gebracht. Het meeste komt van scorekaarten; dit zijn de jouwe, en niemand anders ziet ze.
lesson-points-everybody = Een scorekaart betaalt iedereen die eraan voldoet, wie haar ook speelt. Deze levert { $each } op voor elk gebouw aan de kust: { $points } voor jou, en { $player } heeft daar evenveel gebouwen.
lesson-points-which = Met welke van deze kaarten kom je nu het verst voor te liggen op { $player }?
    .choice-1 = Schaap: { $sheep } voor mij
    .choice-2 = Kust: { $coast } voor mij
    .choice-3 = Vogels: { $birds } voor mij
    .reply-1 = Ja. Jij hebt een schaap en { $player } niet.
    .reply-2 = Ze levert jou { $coast } op, maar { $player } evenveel: het verschil blijft gelijk. Zoek er een die alleen jou betaalt.
    .reply-3 = Nu levert dat { $birds } op. Met elke vogel wordt ze beter; zoek er een die nu al goed is.
lesson-points-sheep = Speel het schaap: { $points } voor jou, niets voor { $player }.
    .other = Dat kan, maar het schaap levert je nu { $points } op. Speel het.
    .both = Dat kan, maar kijk: aan de kust zou { $player } ook punten krijgen. Het schaap betaalt alleen jou.
    .nothing = Dat kan, maar kijk: die kaart vraagt { $need } huizen, en zoveel heb je er nog niet. Ze zou niets opleveren.
    .few = Dat kan, maar nu zou ze { $given } opleveren, en meer als je meer vogels hebt getrokken. Speel het schaap.
    .build = Je kunt verder bouwen. Maar speel eerst het schaap, voordat { $player } er ook een heeft.
    .done = Je krijgt { $gained }. { $player } antwoordt met een kaart voor hout: { $theirs }, en jij hebt geen hout.
lesson-points-houses = Deze kaart levert { $pays } op voor iedereen die minstens { $need } huizen heeft. Jij hebt er { $have }: bouw er nog een voordat je haar speelt.
lesson-points-ship = Speel een schip voor nog een huis.
    .other = Dat kan, maar één huis erbij maakt je kaart goed. Speel een schip.
    .nothing = Dat kan, maar je hebt { $have } huizen en ze vraagt er { $need }: ze zou niets opleveren. Speel eerst een schip.
lesson-points-fourth = Hier kun je een huis bouwen, met een vogel: { $site }. Bouw daar.
    .other = Dat kan, maar kijk: { $site } geeft je een huis en een vogel.
    .done = Dat maakt { $have } huizen, en je hebt nog een vogel getrokken. { $player } bouwt een kerk.
lesson-points-now = { $player } komt nog maar één huis tekort. Als je wacht, betaalt de kaart jullie misschien allebei. Speel haar nu: { $points }.
    .other = Dat kan, maar een kaart die alleen jou betaalt, blijft niet lang zo. Speel nu de huizen.
    .done = Je krijgt { $gained }. Voor { $player }: { $theirs }.
lesson-points-tokens = En je { $birds } vogelfiches? Die tellen als het spel uit is: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }. Alleen jij weet welke je hebt.

## De vulkaan

lesson-volcano = De dubbele actie en de vulkaan
    .understood = Met een dubbele actie bouw je twee keer op dezelfde manier, en het tweede gebouw mag van het eerste uitgaan. De vulkaan levert veel op; een uitbarsting kost punten en gebouwen, en daarna zijn de plaatsen weer vrij.
lesson-volcano-height = Op de vulkaan levert bouwen meer op dan waar ook. Voor jou is het twee wegen ver: van je kerk naar deze plaats, en dan omhoog.
lesson-volcano-double = Met de dubbele actie neem je ze allebei in één beurt. Speel haar.
    .other = Dat kan, maar daarmee kom je maar halverwege. Speel de dubbele actie.
    .later = Dat kan, maar ze levert meer op als je meer hebt gebouwd. Speel de dubbele actie.
    .refused = Neem dus de dubbele actie.
lesson-volcano-twice = Eerst zeg je wat je twee keer doet. Kies de weg.
    .coast = Dat kan, maar schepen blijven aan de kust, en wij willen omhoog. Kies de weg.
    .river = Dat kan, en je rivier loopt ook omhoog, maar niemand weet wat er bij de bron ligt. Kies de weg.
lesson-volcano-wood = Het eerste gebouw: { $site }. Bouw daar en kijk wat er tevoorschijn komt.
    .other = Dat kan, maar kijk hoe de wegen verdergaan: alleen van hieraf ga je omhoog. Bouw hier: { $site }.
    .refused = Dat is twee wegen ver. De ene na de andere.
    .done = Je krijgt { $gained }, en twee tegels van de vulkaan worden omgedraaid.
lesson-volcano-house = Nu het tweede; dat mag uitgaan van wat je net hebt gebouwd. Bouw het huis op de vulkaan: { $points }.
    .other = Dat kan, maar boven op de vulkaan valt meer te halen: { $points }.
    .church = Dat kan, en het goud komt misschien nog van pas. Maar het huis levert { $points } op in plaats van { $given }.
    .refused = Je hebt de weg gekozen, dus ook het tweede gebouw gaat over de weg.
    .done = Je krijgt { $points }, maar { $player } speelt de uitbarsting: je huis is verwoest, en dat kost je ook nog punten. Onder de streep houd je { $gained } over.
lesson-volcano-site = En de plaats waar je huis stond?
    .choice-1 = Daar kan niemand meer bouwen.
    .choice-2 = Die is vrij, en iedereen mag er bouwen.
    .choice-3 = Die blijft vrij voor mijn volgende huis.
    .reply-1 = De lava koelt snel af: de tegel blijft, en de plaats is vrij.
    .reply-2 = Ja, en ze levert opnieuw punten op. Er is maar één uitbarstingskaart, en die is gespeeld: tot het eind van deze ronde is de vulkaan veilig.
    .reply-3 = Met het huis ben je ook je plaats kwijt. Wie het eerst komt, mag er bouwen.
lesson-volcano-road = Ga dan weer omhoog, voordat iemand anders die { $points } pakt. Speel een weg.
    .other = Dat kan, maar de vulkaan is nu veilig en levert het meest op. Speel een weg.
    .later = Dat kan, maar gebruik eerst de rust op de vulkaan. Speel een weg.
lesson-volcano-again = Bouw daar nog een keer: { $points }.
    .other = Dat kan, maar op de vulkaan krijg je { $points }.
    .church = Dat kan, maar dat is { $given }; hier is het { $points }.
    .refused = Wat je via het verwoeste huis bereikte, is weer buiten bereik.
    .done = Je krijgt { $gained }, en deze keer blijft het huis staan.
lesson-volcano-rubble = Het verwoeste huis ligt apart en komt pas voor de tweede ronde terug. Huizen in je voorraad: { $left }.

## Het juiste moment

lesson-timing = Wanneer je een scorekaart speelt
    .understood = Aan het eind zijn alle kaarten gespeeld; je kiest alleen de volgorde. Scoor zolang je voorligt in wat een kaart telt, en wacht waar niemand iets kan bederven. De bouwkaarten in een hand kent iedereen.
lesson-timing-order = { $player } heeft de rivieren gescoord, en dat leverde jullie evenveel op. Elke kaart in je hand wordt deze ronde gespeeld; je kiest alleen de volgorde.
lesson-timing-lead = Je hebt meer gebouwen aan de kust dan { $player }: je kaart zou je nu { $mine } opleveren. Wat kan je die voorsprong kosten?
    .choice-1 = Niets, het is mijn kaart.
    .choice-2 = De dubbele actie die { $player } nog heeft: twee schepen.
    .choice-3 = Een uitbarsting.
    .reply-1 = Het is jouw kaart, maar ze betaalt iedereen. Kijk waarmee { $player } nog kan bouwen.
    .reply-2 = Ja. De sets zijn open gekozen, dus je kunt tellen welke bouwkaarten er in elke hand over zijn.
    .reply-3 = Die raakt alleen de vulkaan, en de kaart is al gespeeld. Kijk waarmee { $player } nog kan bouwen.
lesson-timing-coast = Wacht dus niet langer: speel de kust, { $points } voor jou.
    .wait = Dat kan, en dan zou de kust je meer opleveren. Maar voordat je haar kunt spelen, komen er misschien twee schepen. Speel de kust nu.
    .birds = Dat kan, maar je vogels neemt niemand je af; je voorsprong aan de kust kun je verliezen. Speel de kust.
    .refused = Dat was de kaart van { $player }.
    .done = Je krijgt { $points }. En daar komen de schepen: { $player } speelt de dubbele actie en bouwt twee keer aan de kust.
lesson-timing-shared = Een ervan ging naar een plaats van jou! Wie mag bouwen waar al iemand staat?
    .choice-1 = Wie een dubbele actie speelt.
    .choice-2 = Wie als laatste aan de beurt komt, één keer per ronde.
    .choice-3 = Wie meer punten heeft dan ik.
    .reply-1 = Op de kaart komt het niet aan. Bedenk wie altijd na de anderen komt.
    .reply-2 = Ja, dat is het voorrecht van de laatste, en { $player } heeft het nu gebruikt. Je huis blijft, en allebei tellen ze; een derde past er niet bij.
    .reply-3 = Op de punten komt het hier niet aan. Bedenk wie altijd na de anderen komt.
lesson-timing-ship = De vogels leveren { $each } per fiche op, en je hebt er { $birds }. Dat kan meer worden: speel het schip.
    .other = Dat kan, maar met één vogel erbij levert ze meer op, en dat kan niemand bederven. Speel het schip.
lesson-timing-lighthouse = Zoek een vogel. Hier krijg je er een met een vuurtoren, en { $points } erbij: bouw daar.
    .other = Dat kan, maar daar is geen vogel.
    .bird = Dat kan, ook daar is een vogel. Maar daar levert bouwen { $given } op, hier { $points }.
    .refused = Het voorrecht om een plaats te delen heb jij deze ronde niet.
    .done = Je krijgt { $gained } en trekt een vogel. { $player } gaat de rivier op en vindt er ook een.
lesson-timing-birds = Nu heb je nog één kaart: { $points } voor je vogels. Speel haar.
    .refused = Elke kaart wordt maar één keer per ronde gespeeld.
    .done = Je krijgt { $gained }. { $player } speelt de vis, en jij hebt er geen. Nu zijn alle kaarten gespeeld, en de eerste ronde is voorbij.
lesson-timing-track = Je hebt { $mine }: je schijfje is het spoor rond geweest, en de verdieping eronder staat voor { $storey } punten. Bij gelijke punten staat voor wie er het eerst was; gelijk eindigen kan dus niet.
