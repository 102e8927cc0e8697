# Santa Maria: regels, woorden en zinnen.

game-name = Santa Maria
game-pitch = Laat je kolonie tegel voor tegel groeien, activeer haar rijen en kolommen met dobbelstenen, en stuur schepen, monniken en conquistadores verder dan de anderen.
game-length = 45 tot 90 minuten

variant-setup = Voorbereiding
variant-setup-choose = Iedereen kiest een koloniebord
variant-setup-dealt = Borden worden willekeurig uitgedeeld, fijn voor een eerste keer
variant-setup-advanced = Gevorderd: gelijke borden, keuze van stadhuis en geleerde
variant-blue-dice = Blauwe dobbelstenen
variant-blue-dice-own = Iedereen heeft eigen dobbelstenen
variant-blue-dice-pool = Allemaal in één gezamenlijke voorraad
variant-first-player = Startspeler
variant-first-player-random = geloot
variant-first-player-seat-1 = plaats 1
variant-first-player-seat-2 = plaats 2
variant-first-player-seat-3 = plaats 3
variant-first-player-seat-4 = plaats 4

## 1 Voorbereiding

sm-1-1 = Per speler worden drie witte dobbelstenen gegooid en op waarde in de gezamenlijke voorraad gelegd.
sm-1-2 = De vier startschepen komen willekeurig en open aan de vier dokken van het speelbord. De dertig andere vormen een gedekte stapel.
sm-1-3 = Drie van de tien geleerden en drie van de zes bisschoppen worden getrokken en boven hun plekken gelegd. De andere doen niet mee.
    .refused = Doet in dit spel niet mee: { $place }.
sm-1-4 = Dubbele en driedubbele tegels worden apart geschud. Van elk liggen er vijf open; de rest vormt twee gedekte stapels.
sm-1-5 = De drie losse wegtegels liggen op het speelbord.
sm-1-6 = Elke speler heeft zes monniken. De schijven staan aan het begin van het religiespoor en van het conquistadorspoor.
sm-1-7 = Iedereen begint met 2 hout. De startspeler krijgt 3 munten, en elke volgende speler één meer dan de vorige.
sm-1-8 = Iedereen gooit één blauwe dobbelsteen en houdt die. Tijdens het spel kun je er nog twee vrijspelen.
sm-1-9 = De startspeler wordt geloot, tenzij de tafel iemand aanwijst.
    .reason = De spelregels laten dit aan de spelers over.
sm-1-10 = De spelers kiezen om beurten een koloniebord, kant A, tegen de klok in vanaf wie rechts van de startspeler zit.
    .refused = Al gekozen: { $board }.
sm-1-11 = Voor een eerste spel kunnen de borden ook willekeurig worden uitgedeeld.
sm-1-12 = De borden worden gekozen als schepen, geleerden, bisschoppen, tegels en witte dobbelstenen open liggen, en voordat de blauwe worden gegooid. Alle vier de borden zijn altijd te kiezen.
    .reason = In deze volgorde vertellen de spelregels het.
sm-1-13 = Punten en voorkanten van schepen zijn voor iedereen open. Alleen de volgorde van de stapels en komende worpen zijn verborgen.
    .reason = De spelregels leggen gekregen punten en schepen gedekt neer. Maar iedereen ziet elke winst gebeuren; verbergen zou alleen het geheugen testen.

## 2 De beurt

sm-2-1 = Jullie spelen met de klok mee. In je beurt doe je precies één van vier dingen: je kolonie uitbreiden, één gebouw met munten activeren, een lijn, dus een rij of kolom, met een dobbelsteen activeren, of je terugtrekken.
sm-2-2 = Je beurt eindigt zodra je hoofdactie klaar is; niemand vraagt of je klaar bent.
    .reason = Wat je nog zou willen verkopen, kopen of verplaatsen kan net zo goed aan het begin van je volgende beurt.
sm-2-3 = Wat iets kost of een keuze vraagt, mag je weigeren. Productie, giften van kampen en conquistadorstappen gebeuren vanzelf.
    .reason = Gewone winst weigeren helpt nooit: wat te veel is wordt uitbetaald, en een stap kost nooit je plaats.
sm-2-4 = Je krijgt de vraag ook als je op dat moment niet kunt betalen, zolang verkopen en kopen het nog mogelijk maken. Blijft alleen weigeren over, dan krijg je de vraag niet.
    .reason = In het voorbeeld van de spelregels wordt midden in een activering graan gekocht om een schip te betalen.

## 3 Uitbreiden

sm-3-1 = Een dubbele tegel kost 2 hout, een driedubbele 2 hout en 1 graan.
    .refused = { $grain ->
        [0] Voor deze tegel mis je nog { $wood } hout.
       *[other] { $wood ->
            [0] Voor deze tegel mis je nog { $grain } graan.
           *[other] Voor deze tegel mis je nog { $wood } hout en { $grain } graan.
        }
    }
sm-3-2 = Je neemt één van de open tegels. Ze worden tijdens het jaar niet aangevuld.
    .refused = Deze tegel ligt niet open: { $tile }.
sm-3-3 = Een tegel ligt op lege vakken binnen je kolonie. Hij bedekt geen andere tegel en geen gedrukt gebouw.
    .refused = Daar zou de tegel iets bedekken of uit je kolonie steken.
sm-3-4 = Je mag een tegel draaien zoals je wilt, maar niet omkeren.
    .refused = Beide vakken van deze tegel zijn gelijk: andersom leggen is hetzelfde.
sm-3-5 = Je mag een tegel alleen nemen als hij past, en je legt hem meteen. Hij mag overal liggen en hoeft niets te raken.
    .reason = De spelregels verbieden alleen bedekken.
    .refused = In je kolonie is geen plaats meer voor een tegel van deze vorm.

## 4 Eén gebouw met munten

sm-4-1 = Je mag één gebouw activeren waarop geen dobbelsteen en geen munten liggen.
    .refused = Dit gebouw is dit jaar al bezet.
sm-4-2 = Je legt munten op het gebouw: 1 voor het eerste van het jaar, 2 voor het tweede, enzovoort.
    .refused = { $need ->
        [one] Je mist 1 munt om dit gebouw te activeren.
       *[other] Je mist { $need } munten om dit gebouw te activeren.
    }
sm-4-3 = De munten betaal je vóór het effect. Ook een gebouw waarvan je het effect niet kunt gebruiken, mag je kiezen.
    .reason = Gebouwen die met munten worden geactiveerd, gaan net als die met dobbelstenen.

## 5 Een lijn met een dobbelsteen

sm-5-1 = Je neemt een witte dobbelsteen uit de voorraad, of een van je eigen blauwe die je nog niet hebt gebruikt.
    .refused = Zo’n dobbelsteen is er niet voor jou: { $colour } { $value }.
sm-5-2 = Niemand gebruikt meer dan drie witte dobbelstenen per jaar.
    .refused = Je hebt je drie witte dobbelstenen van dit jaar al gebruikt.
sm-5-3 = Je mag de dobbelsteen veranderen: 1 munt per stap omhoog of omlaag. Tussen 6 en 1 springt hij nooit.
    .refused = { $need ->
        [one] Je mist 1 munt om de dobbelsteen zo ver te veranderen.
       *[other] Je mist { $need } munten om de dobbelsteen zo ver te veranderen.
    }
sm-5-4 = Een witte dobbelsteen activeert de kolom van zijn waarde: alle vrije gebouwen erin, van boven naar beneden.
sm-5-5 = Een blauwe dobbelsteen activeert de rij van zijn waarde: alle vrije gebouwen erin, van links naar rechts.
sm-5-6 = Daarna ligt de dobbelsteen op het laatste vrije gebouw van de lijn, ook als je dat niet hebt gebruikt, en blokkeert het tot het einde van het jaar.
sm-5-7 = Gebouwen met een dobbelsteen of munten worden overgeslagen. Wegen en lege vakken zijn geen gebouwen: ze worden nooit geactiveerd en er ligt nooit een dobbelsteen op.
    .refused = Op dit vak staat geen gebouw.
sm-5-8 = Je mag geen dobbelsteen nemen als er in zijn lijn geen vrij gebouw is.
    .refused = Je hebt in die lijn geen vrij gebouw.
sm-5-9 = De waarde na het veranderen telt. Daarna mag je elk effect in de lijn weigeren.
    .reason = Anders zou één schip dat je niet kunt betalen een dobbelsteen blokkeren.
    .refused = Met je munten krijg je deze dobbelsteen niet op een lijn met een vrij gebouw.
sm-5-10 = Het veranderen wordt betaald voordat je iets krijgt. Dobbelstenen van dezelfde kleur en waarde zijn gelijk.
    .reason = De waarde zegt welke lijn geactiveerd wordt, dus die moet eerst vaststaan.
sm-5-11 = De lijn wordt van begin tot eind doorlopen: op elk moment wordt het volgende vrije gebouw geactiveerd. Komt verderop een gebouw vrij, dan wordt dat ook geactiveerd; een gebouw dat erachter vrijkomt niet. Is er geen meer over, dan komt de dobbelsteen op het laatste gebouw van de lijn dat dan vrij is.
    .reason = De spelregels activeren alle vrije gebouwen en leggen daarna pas de dobbelsteen.

## 6 Effecten

sm-6-1 = Je bewaart nooit meer dan 3 van één grondstof. Voor elke die te veel is krijg je de verkoopprijs.
sm-6-2 = Productie: je krijgt de getoonde grondstoffen, munten of punten.
sm-6-3 = Ruil: je mag één van de grondstoffen bovenaan betalen voor één van de dingen eronder. Eén keer per activering.
    .refused = { $why ->
        [stock] Dit heb je niet om te geven: { $good }.
       *[kind] Dit neemt deze ruil niet aan: { $good }.
    }
sm-6-4 = Heeft een gebouw meerdere effecten, dan gelden ze allemaal.
sm-6-5 = Meerdere effecten van één gebouw komen in de genoemde volgorde, elk apart.
    .reason = De spelregels passen ze allemaal toe maar noemen geen volgorde.
sm-6-6 = Schip: je mag de grondstoffen van één van de open schepen betalen. Het gaat naar je haven, naar het dok met hetzelfde symbool.
    .refused = { $need ->
        [one] Je mist 1 grondstof voor dit schip.
       *[other] Je mist { $need } grondstoffen voor dit schip.
    }
sm-6-7 = Het dok op het speelbord wordt meteen van de stapel aangevuld. Is de stapel op, dan blijft het leeg.
    .refused = Aan dit dok ligt geen schip.
sm-6-8 = Ook met een lege stapel kun je schepen kopen. Zijn alle vier de dokken leeg, dan doet het schipeffect niets.
    .reason = De spelregels zeggen alleen dat de plek dan leeg blijft.
sm-6-9 = Conquistador: je schijf gaat één stap vooruit. Op een bezet vak komt ze bovenop.
sm-6-10 = Elk goudsymbool dat je passeert geeft je meteen 1 goud.
sm-6-11 = Aan het einde van het conquistadorspoor vervallen verdere stappen.
sm-6-12 = Religie: je schijf gaat één stap vooruit. Je mag 1 graan betalen voor nog een stap, één keer per religieactie.
    .refused = Je hebt geen { $good } voor een tweede stap.
sm-6-13 = Een religieactie gaat stap voor stap: de eerste stap met alles wat die brengt, dan de vraag over graan, dan de tweede stap met alles wat die brengt.
    .reason = Dobbelstenen en monniken komen meteen, en een kamp kan het graan voor de tweede stap leveren.
sm-6-14 = Passeert je schijf een monniksymbool, dan mag je een van je monniken plaatsen.
sm-6-15 = De monniksymbolen { $die_symbol_1 } en { $die_symbol_2 }, geteld langs het spoor, geven ook een blauwe dobbelsteen: je gooit hem meteen, behalve bij het terugtrekken, en houdt hem de rest van het spel.
sm-6-16 = De dobbelsteen komt vóór de monnik. Symbolen worden één voor één afgehandeld, inkomsten van schepen één religieactie tegelijk.
    .reason = Het voorbeeld van de spelregels neemt eerst de dobbelsteen; en bij elke actie wordt opnieuw naar graan gevraagd.
sm-6-17 = Aan het einde van het religiespoor is elke stap die je niet kunt zetten 1 punt waard.
sm-6-18 = Dat geldt ook voor de betaalde stap. Op beide sporen is een symbool gepasseerd zodra je schijf zijn vak betreedt: monnik, goud of boom, ook op het laatste vak.
    .reason = Achter het laatste vak valt niets meer te betreden, en alle symbolen worden op dezelfde manier geteld.
sm-6-19 = Goud mag elke andere grondstof vervangen.
sm-6-20 = Wie betaalt, kiest per stuk tussen de grondstof en goud; je krijgt de vraag alleen als het allebei kan. Goud is nooit een munt.
    .reason = Goud mag vervangen maar hoeft niet: door de opslaggrens is bewaren niet altijd het beste.
    .refused = Dit hoef je nu niet te betalen: { $good }.
sm-6-21 = De eerste monnik op een plek kost niets. Daarna betaal je 2 munten aan elke andere speler die er een monnik heeft.
    .refused = { $need ->
        [one] Je mist 1 munt om de anderen daar te betalen.
       *[other] Je mist { $need } munten om de anderen daar te betalen.
    }
sm-6-22 = Je hebt nooit twee monniken op dezelfde plek.
    .refused = Daar staat al een monnik van jou.
sm-6-23 = Plaats je geen monnik als je het symbool passeert, dan blijft hij bij jou en is de kans voorbij.
    .reason = Het recht hoort bij het moment van passeren.
sm-6-24 = Staan er meer spelers op een plek, dan betaal je ze allemaal of je kunt er niet heen. Wat de plek geeft, komt na het betalen.
    .reason = De betaling is de prijs van het plaatsen.
sm-6-25 = Een monnik bij een geleerde geeft je diens vermogen tot het einde van het spel.
sm-6-26 = Het vermogen werkt vanaf het plaatsen, ook voor de rest van dezelfde activering. Wat voorbij is wordt niet ingehaald.
    .reason = De spelregels geven het vermogen vanaf dat moment.
sm-6-27 = Met een monnik bij een bisschop scoor je aan het einde diens doel.
sm-6-28 = Een monnik in een kamp geeft je meteen de gedrukte grondstoffen of punten.
sm-6-29 = Een blauwe dobbelsteen die je vrijspeelt voordat je je terugtrekt, kun je hetzelfde jaar nog gebruiken. Een die je tijdens het terugtrekken vrijspeelt, kan niemand vóór het volgende jaar gebruiken: hij wordt met de andere gegooid als dat begint, ook met gezamenlijke blauwe dobbelstenen.
    .reason = De spelregels noemen het volgende jaar, en de variant verandert daar niets aan.

## 7 Terugtrekken

sm-7-1 = Je trekt je terug door je schijf op een vrij terugtrekvak te zetten. Op elk vak past één schijf.
    .refused = Daar heeft iemand zich al teruggetrokken.
sm-7-2 = Eerst krijg je wat het vak toont: { $retreat_coins ->
        [one] 1 munt
       *[other] { $retreat_coins } munten
    }, een religieactie, een conquistadorstap, een schipactie (het schip betaal je zoals altijd) of een wegtegel. Je mag er ook heen zonder het te gebruiken.
sm-7-3 = De wegtegel leg je op een leeg vak van je kolonie.
    .refused = Dit vak is niet leeg.
sm-7-4 = Weiger je de wegtegel, of heb je geen leeg vak, dan blijft hij op het speelbord. Bewaren kan niet.
    .reason = De spelregels staan toe een vak zonder zijn actie te nemen.
sm-7-5 = Dan brengen al je schepen hun inkomsten, dok voor dok van boven; ook een schip dat je bij dit terugtrekken nam. Elk schip geeft wat zijn dok toont (munten: { $dock_coins }, religieacties: { $dock_religion }, conquistadorstappen: { $dock_conquistador }, punten: { $dock_points }).
sm-7-6 = Na het terugtrekken ben je dit jaar niet meer aan de beurt. De anderen gaan door.
sm-7-7 = Je mag je in elke beurt terugtrekken, ook in de eerste van een jaar; je moet alleen als er niets anders kan. De laatste speler gaat alleen door tot het terugtrekken.
    .reason = Terugtrekken is een van de vier hoofdacties.

## 8 Vrije acties

sm-8-1 = Je mag grondstoffen verkopen: hout en graan voor 1 munt, suiker, edelstenen en goud voor 2 munten.
    .refused = Hiervan heb je niets te verkopen: { $good }.
sm-8-2 = Je mag hout of graan kopen voor 3 munten per stuk. Suiker, edelstenen en goud zijn niet te koop.
    .refused = { $need ->
        [one] Je mist 1 munt om dit te kopen: { $good }.
       *[other] Je mist { $need } munten om dit te kopen: { $good }.
    }
sm-8-3 = Boven de opslaggrens kun je niets kopen.
    .reason = Het teveel zou onder de prijs worden uitbetaald: een aankoop die niemand wil.
    .refused = Hiervan is je opslag al vol: { $good }.
sm-8-4 = Vrije acties mag je zo vaak doen als je wilt, op elk moment van je eigen beurt, ook midden in een activering.
sm-8-5 = Ze worden niet aangeboden tijdens een betaling, bij het instellen van een dobbelsteen, tussen het oppakken en het neerleggen van een dobbelsteen, of tussen de twee helften van een ruil.
    .reason = Dat alles volgt meteen op een beslissing waarbij ze open stonden; verkopen wat je schuldig bent leidt nergens toe.

## 9 Einde van het jaar

sm-9-1 = Het jaar eindigt als iedereen zich heeft teruggetrokken. Wie het verst is op het conquistadorspoor scoort volgens de tabel van dit jaar en het aantal spelers; de laatste krijgt niets. Van voor naar achter, in de jaren 1, 2 en 3: { $conquest_two } met twee spelers; { $conquest_three } met drie; { $conquest_four } met vier.
sm-9-2 = Op hetzelfde vak ligt voor wie lager in de stapel ligt, dus wie er het eerst was.
sm-9-3 = Alleen schijven die bewogen hebben tellen mee, te beginnen met de meeste punten van de tabel.
    .reason = De spelregels sluiten stilstaanders uit en zeggen niets over het overslaan van plaatsen.
sm-9-4 = Alle conquistadorschijven gaan terug naar de start. Religieschijven blijven staan.
sm-9-5 = Dobbelstenen en munten gaan van alle gebouwen af.
sm-9-6 = Na het eerste en tweede jaar gaan overgebleven tegels weg, en worden vijf nieuwe dubbele en vijf nieuwe driedubbele opengelegd.
sm-9-7 = Dan worden alle witte dobbelstenen opnieuw in de voorraad gegooid, en gooit iedereen al zijn blauwe.
sm-9-8 = Wie zich het dichtst bij het symbool ‘1st’ heeft teruggetrokken, begint het nieuwe jaar; de anderen volgen met de klok mee. Alle schijven op terugtrekvakken komen terug.
sm-9-9 = Het spel eindigt na het derde jaar.

## 10 Eindtelling

sm-10-1 = Overgebleven grondstoffen worden verkocht. Elke 3 munten zijn 1 punt.
sm-10-2 = Elke helemaal gevulde rij en kolom geeft 1 punt per kolonist erin. Waar twee volle lijnen kruisen telt een kolonist dubbel.
sm-10-3 = Elke geleerde van jou geeft de gedrukte punten.
sm-10-4 = Elke bisschop van jou kost { $bishop_cost ->
        [one] 1 punt
       *[other] { $bishop_cost } punten
    }; daarna telt zijn doel.
sm-10-5 = Elke complete set schepen, één aan elk dok, geeft 3 punten.
sm-10-6 = Elk schip geeft de punten op zijn voorkant.
sm-10-7 = De meeste punten winnen. Bij gelijke stand wint wie zich in het laatste jaar dichter bij het symbool ‘1st’ terugtrok.
sm-10-8 = Gedrukte gebouwen, uitbreidingstegels, stadhuizen en wegtegels vullen allemaal hun vakken.
    .reason = De spelregels noemen de gewone gevallen; niets wijst op een gat onder een tegel.
sm-10-9 = Bisschoppen mogen het totaal verlagen, zelfs onder 0. Wat over is wordt zonder vragen verkocht.
    .reason = De spelregels schrijven beide voor en noemen geen grens.

## 11 Gevorderde voorbereiding

sm-11-1 = Iedereen speelt op kant B, die voor allen gelijk is.
sm-11-2 = De vier stadhuizen liggen open, elk met een geleerde getrokken uit wie niet meedoet: vier paren.
sm-11-3 = Na het gooien van de blauwe dobbelstenen kiezen de spelers om beurten een paar, tegen de klok in vanaf wie rechts van de startspeler zit. Overgebleven paren gaan uit het spel.
    .refused = Dit paar is al gekozen: { $lot }.
sm-11-4 = Het stadhuis leg je meteen op twee lege vakken van je kolonie, gedraaid zoals je wilt.
    .refused = Het stadhuis heeft twee lege vakken in je kolonie nodig.
sm-11-5 = De geleerde van het paar is vanaf het begin alleen van jou.
sm-11-6 = Er zijn vier paren bij elk aantal spelers. Elk stadhuis wordt gelegd voordat de volgende kiest, en mag overal liggen.
    .reason = De spelregels zeggen meteen en noemen geen andere grens.
sm-11-7 = De eigen geleerde geeft aan het einde zijn punten, heeft geen monnik nodig en kost niemand iets.
    .reason = De spelregels zien hem als in opleiding, net als een monnik bij een geleerde.

## 12 Gezamenlijke blauwe dobbelstenen

sm-12-1 = Variant: alle blauwe dobbelstenen, gegooid en vrijgespeeld, liggen in de gezamenlijke voorraad. Iedereen mag er een nemen om een rij te activeren.
sm-12-2 = In een jaar gebruik je nooit meer blauwe dobbelstenen dan je zelf hebt vrijgespeeld.
    .refused = Je hebt dit jaar al zoveel blauwe dobbelstenen gebruikt als je hebt vrijgespeeld.
sm-12-3 = Je eerste blauwe dobbelsteen telt als vrijgespeeld. Er wordt geteld bij het nemen, dus een van dit jaar helpt meteen.
    .reason = Elke speler brengt bij de voorbereiding één dobbelsteen in.
sm-12-4 = Elke blauwe dobbelsteen van de voorraad mag worden genomen. Gebruikte liggen tot het einde van het jaar in de kolonie; dan worden ze allemaal in de voorraad gegooid.
    .reason = De spelregels behandelen ze als witte, en niemand komt tekort: er liggen er zoveel als allen samen mogen gebruiken.
sm-12-5 = De variant gaat samen met elke voorbereiding en met het solospel.
    .reason = Hij verandert alleen waar blauwe dobbelstenen liggen.

## 13 Solo

sm-13-1 = Alleen speel je een gewoon spel met de gevorderde voorbereiding, welke voorbereiding ook is afgesproken.
sm-13-2 = Aan het einde van elk jaar krijg je punten als je conquistador de boom van dat jaar is gepasseerd: de eerste, tweede of derde. Punten in de jaren 1, 2 en 3: { $tree_1 }, { $tree_2 }, { $tree_3 }.
sm-13-3 = 100 punten is een mooi succes. Daarnaast wachten zes doelen: Communisme (28 punten met kolonisten), Kapitalisme (4 complete sets schepen), Theocratie (30 punten uit doelen van bisschoppen), Capracratie (een volle lijn van één landschap), Democratie (120 punten) en Utopia (150 punten).
sm-13-4 = Je begint als de startspeler van een gewoon spel. Alle vijf de terugtrekvakken zijn elk jaar vrij, je begint elk jaar, en monniken kosten nooit munten.
    .reason = Er zit niemand anders aan tafel.
sm-13-5 = Theocratie telt vóór de prijs van de bisschoppen. Communisme en Kapitalisme mogen worden overtroffen.
    .reason = Het doel spreekt van punten uit opdrachten, en na de prijs zou 30 met sommige bisschoppen onhaalbaar zijn.
sm-13-6 = Capracratie: alle zes de vakken van een rij of kolom tonen één landschap: bos, boerderij, berg of stad. Doelen worden los van elkaar en van de 100 punten gemeld.
    .reason = De spelregels vragen een doorlopende lijn zonder wegen en verbinden de doelen met ‘en/of’.

## 14 Geleerden

sm-14-1 = Astronomie: krijg je een schip, dan mag je het voor munten aan een ander dok van jou leggen, 1 munt per dok omhoog of omlaag.
    .refused = { $need ->
        [one] Je mist 1 munt om het schip zo ver te verplaatsen.
       *[other] Je mist { $need } munten om het schip zo ver te verplaatsen.
    }
sm-14-2 = Belasting: gebruik je een dobbelsteen, dan krijg je 1 munt per twee kolonisten in die rij of kolom.
sm-14-3 = Plantkunde: je mag 1 hout of 1 graan betalen om de dobbelsteen die je neemt elke waarde te geven.
    .refused = { $why ->
        [stock] Dit heb je niet om te betalen: { $good }.
        [kind] Plantkunde neemt hout, graan of goud, niet dit: { $good }.
       *[scholar] Alleen met Plantkunde mag je met grondstoffen voor een dobbelsteen betalen.
    }
sm-14-4 = Filosofie: je mag een blauwe dobbelsteen voor een kolom gebruiken.
    .refused = Alleen met Filosofie mag je een blauwe dobbelsteen voor een kolom gebruiken.
sm-14-5 = Wiskunde: als je je terugtrekt, neem je de munten van een van je gebouwen terug.
sm-14-6 = Bouwkunde: na het activeren van een lijn mag je de dobbelsteen op elk van haar vrije gebouwen leggen.
    .refused = De dobbelsteen mag alleen op een vrij gebouw liggen van de lijn die hij heeft geactiveerd.
sm-14-7 = Industrialisatie: je mag een ruil twee keer doen als je hem activeert.
sm-14-8 = Economie: hout en graan kosten je 2 munten.
sm-14-9 = Hogere economie: je mag suiker en edelstenen kopen voor 3 munten.
    .refused = Alleen met Hogere economie mag je dit kopen: { $good }.
sm-14-10 = Logistiek: op elk moment mag je 1 munt betalen om een van je dobbelstenen naar een vrij gebouw te verplaatsen dat door een weg verbonden is. Buurgebouwen zijn verbonden.
    .refused = { $why ->
        [scholar] Alleen met Logistiek mag je dobbelstenen verplaatsen.
        [coin] Je hebt 1 munt nodig om een dobbelsteen te verplaatsen.
        [die] Daar ligt geen dobbelsteen van jou.
       *[way] Van deze dobbelsteen leidt geen weg naar een vrij gebouw daar.
    }
sm-14-11 = Astronomie: de dokken zijn een rij van vier zonder rondgaan. Het schip wordt alleen verplaatst als je het krijgt, en op het speelbord wordt het dok aangevuld waar het vandaan kwam.
    .reason = De spelregels zeggen omhoog of omlaag, en meteen.
sm-14-12 = Belasting krijg je als de lijn vaststaat, vóór het eerste gebouw, voor alle kolonisten erin. Niet als je één gebouw met munten activeert.
    .reason = Je krijgt ze voor het gebruik van een dobbelsteen.
sm-14-13 = Plantkunde: ook goud mag, ze werkt op dobbelstenen van de voorraad, en ze kan een dobbelsteen bruikbaar maken die dat anders niet was.
    .reason = De spelregels spreken van elke gekozen dobbelsteen, en goud is een joker.
sm-14-14 = Filosofie: zo’n blauwe dobbelsteen werkt helemaal als voor een kolom maar blijft blauw; hij telt niet bij je drie witte.
    .reason = Het vermogen verandert alleen welke lijn geactiveerd wordt.
sm-14-15 = Wiskunde werkt één keer bij elk terugtrekken, zodra de schijf staat of de geleerde is verkregen. De munten van het gebouw met de meeste munten worden zonder vragen teruggenomen.
    .reason = Het is nooit slechter, en de munten kunnen bij het terugtrekken helpen.
sm-14-16 = Bouwkunde: het gebouw moet vrij zijn als de dobbelsteen wordt neergelegd.
    .reason = Een gebouw draagt één dobbelsteen of één stapel munten.
sm-14-17 = Industrialisatie: de twee ruilen worden apart gekozen, gelijk of niet; elk mag je weigeren.
    .reason = Het voorbeeld van de spelregels betaalt van elk één, maar alleen als voorbeeld.
sm-14-18 = Economie en Hogere economie: wat de geleerde niet noemt houdt zijn prijs, en de opslaggrens geldt.
    .reason = De tegels veranderen prijzen en geen andere regel.
sm-14-19 = Logistiek verplaatst dobbelstenen, geen munten, zo vaak je betaalt. De route loopt alleen over wegen, zijde aan zijde. Tijdens een activering mogen dobbelstenen de geactiveerde lijn verlaten of erheen gaan, maar er moet daar een gebouw vrij blijven voor de gebruikte dobbelsteen. Verplaatsen activeert niets; het verlaten gebouw is weer vrij.
    .reason = De opmerking over wegen zegt hoe ze doorlopen, en het vermogen werkt op elk moment; maar de gebruikte dobbelsteen moet ergens liggen.
    .refused = In de lijn die nu wordt geactiveerd moet een gebouw vrij blijven: daar moet haar eigen dobbelsteen liggen.

## 15 Bisschoppen

sm-15-1 = Vierkant: { $square_3 }, { $square_4 } of { $square_5 } punten voor een gevuld vierkant van 3 bij 3, 4 bij 4 of 5 bij 5 vakken in je kolonie. Maar één vierkant telt.
sm-15-2 = Schepen: { $bishop_dock ->
        [one] 1 punt
       *[other] { $bishop_dock } punten
    } per schip aan één en hetzelfde dok van jou, hoogstens { $bishop_most }.
sm-15-3 = Steden: { $bishop_towns ->
        [one] 1 punt
       *[other] { $bishop_towns } punten
    } per stad die door wegen met je stadhuis verbonden is of ernaast ligt, hoogstens { $bishop_most }.
sm-15-4 = Kolonisten: { $bishop_colonists ->
        [one] 1 punt
       *[other] { $bishop_colonists } punten
    } per kolonist die door wegen met je stadhuis verbonden is, hoogstens { $bishop_most }.
sm-15-5 = Gebied: { $bishop_area ->
        [one] 1 punt
       *[other] { $bishop_area } punten
    } per vak van je grootste aaneengesloten gebied van boerderijen, bossen of bergen, hoogstens { $bishop_most }.
sm-15-6 = Verscheidenheid: { $bishop_diversity ->
        [one] 1 punt
       *[other] { $bishop_diversity } punten
    } per rij en kolom met een boerderij, een bos, een berg en een stad, hoogstens { $bishop_most }.
sm-15-7 = Het beste vierkant telt, en 6 bij 6 geldt als 5 bij 5. Het volste dok telt. Gebieden hangen via zijden samen, graan- en suikerboerderijen zijn één landschap, en steden tellen niet.
    .reason = De spelregels zeggen ‘minstens’, ‘één dok’, en noemen drie landschappen.
sm-15-8 = Een lijn voor verscheidenheid hoeft niet vol te zijn, en het stadhuis is geen stad. Een stad of kolonist telt als hij het stadhuis raakt of een keten van wegen die het raakt; steden geven de verbinding niet door.
    .reason = De legenda noemt stadhuis en stad apart, en alleen wegen zetten een weg voort.

## Woorden

word-wood = hout
word-grain = graan
word-sugar = suiker
word-gem = edelsteen
word-gems = edelstenen
word-gold = goud
word-coin = munt
word-coins = munten
word-point = punt
word-points = punten
word-monk = monnik
word-cell = rij { $one }, kolom { $two }
word-wood-n = { $n } hout
word-grain-n = { $n } graan
word-sugar-n = { $n } suiker
word-gem-n = { $n ->
    [one] { $n } edelsteen
   *[other] { $n } edelstenen
}
word-gold-n = { $n } goud
word-coins-n = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
word-points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
word-colonists-n = { $n ->
    [one] { $n } kolonist
   *[other] { $n } kolonisten
}
word-exchange = { $one } voor { $two }
word-building = { $one } ({ $two })
word-colony-board = koloniebord { $value }
word-double-tile = dubbele tegel { $one } + { $two }
word-triple-tile = driedubbele tegel { $one } + { $two } + { $three }
word-town-hall-tile = stadhuis { $one } + { $two }
word-road-tile = wegtegel met { $one }
word-ship-tile = schip voor { $one } ({ $two })
word-white = wit
word-blue = blauw
word-row = rij
word-column = kolom
word-religion = religie
word-conquistador = conquistador
word-ship = schip
word-road = weg
word-forest = bos
word-farm = boerderij
word-mountain = berg
word-town = stad
word-town_hall = stadhuis
word-empty = leeg
word-camp-1 = eerste kamp
word-camp-2 = tweede kamp
word-camp-3 = derde kamp
word-camp-4 = vierde kamp
word-astronomy = Astronomie
word-taxation = Belasting
word-botany = Plantkunde
word-philosophy = Filosofie
word-mathematics = Wiskunde
word-construction = Bouwkunde
word-industrialization = Industrialisatie
word-basic_economics = Economie
word-advanced_economics = Hogere economie
word-logistics = Logistiek
word-square = Vierkant
word-dock = Schepen aan een dok
word-towns = Steden
word-colonists = Kolonisten
word-area = Grootste gebied
word-diversity = Verscheidenheid
word-success = een mooi succes
word-communism = Communisme
word-capitalism = Kapitalisme
word-theocracy = Theocratie
word-capracracy = Capracratie
word-democracy = Democratie
word-utopia = Utopia

## Wat er gevraagd wordt

ask-choose-board = Kies het koloniebord waarop je speelt
ask-choose-lot = Kies een stadhuis; de geleerde ernaast werkt alleen voor jou
ask-place-town-hall = Leg je stadhuis op twee lege vakken van je kolonie
ask-take-turn = Jouw beurt: leg een tegel, activeer een gebouw of een lijn, of trek je terug
ask-set-die = De dobbelsteen toont { $value }. Welke { $line ->
    [0] rij
   *[1] kolom
} activeer je? Elke stap ernaast kost 1 munt.
ask-set-die-freely = Plantkunde is betaald: welke { $line ->
    [0] rij
   *[1] kolom
} activeer je?
ask-place-tile = Waar in je kolonie leg je de tegel?
ask-choose-exchange = Ruil: welke grondstof geef je, als je wilt?
ask-choose-gain = Ruil: wat neem je ervoor?
ask-choose-ship = Koop je een van de schepen aan de dokken?
ask-choose-payment = Goud mag invallen: waarmee betaal je?
ask-choose-dock = Astronomie: aan welk dok van jou komt het schip?
ask-may-pray = Religie: zet je een stap op het religiespoor?
ask-may-pray-on = Religie: betaal je 1 graan voor nog een stap?
ask-place-monk = Je bent een monniksymbool gepasseerd: naar welke geleerde, bisschop of welk kamp stuur je een monnik?
ask-place-road = Op welk leeg vak leg je de wegtegel?
ask-land-die = Logistiek: naar welk vrij gebouw gaat de dobbelsteen?
ask-rest-die = Bouwkunde: op welk gebouw van deze lijn laat je de dobbelsteen liggen?

## Wat je kunt doen

do-board = Nemen: { $board }
do-lot = Nemen: { $lot }, met zijn geleerde
    .here = Nemen: { $lot }, met { $scholar }
do-sell = Verkopen: { $good }
do-buy = Kopen: { $good }
do-lift = De dobbelsteen van { $cell } verplaatsen
    .here = De dobbelsteen verplaatsen: { $building } op { $cell }
do-land = De dobbelsteen op { $cell } leggen
    .here = De dobbelsteen leggen op: { $building } op { $cell }
do-tile = Bouwen: { $tile }
do-place = Op { $cell } leggen, { $turn ->
    [0] niet gedraaid
    [1] een kwart gedraaid
    [2] een halve slag gedraaid
   *[3] driekwart gedraaid
}
do-activate = { $cell } met munten activeren
    .here = Met { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } activeren: { $building } op { $cell }
do-die = Een dobbelsteen gebruiken: { $colour } { $value }, voor een { $line }
do-set = De dobbelsteen op { $value } zetten
    .here = Activeren: { $line } { $value }{ $steps ->
        [0] , zoals de dobbelsteen toont
       *[other] { $coins ->
            [0] { "" }
           *[other] { $steps ->
                [one] { " " }voor 1 munt
               *[other] { " " }voor { $steps } munten
            }
        }
    }
do-pay = Geven: { $good }
do-gain = Nemen: { $gain }
do-ship = Het schip aan dit dok kopen: { $dock }
    .here = Kopen: { $ship }, dok: { $dock }
do-dock = Het schip aan dit dok leggen: { $dock }
do-pray = Een stap zetten op het religiespoor
do-pass = Nee, dank je
do-monk = Een monnik sturen: { $place }
do-retreat = Je voor dit jaar terugtrekken: { $space }
do-rest = De dobbelsteen op { $cell } laten
    .here = De dobbelsteen laten liggen op: { $building } op { $cell }

## Wat er gedaan is

did-board = { $by } neemt { $board }.
did-lot = { $by } neemt: { $lot }, met zijn geleerde.
    .here = { $by } neemt: { $lot }, met { $scholar }.
did-sell = { $by } verkoopt 1 { $good }.
did-buy = { "" }
did-lift = { "" }
did-land = { $by } verplaatst een dobbelsteen naar { $cell }.
    .here = { $by } verplaatst een dobbelsteen: { $building } op { $cell }.
did-tile = { "" }
did-place = { $by } legt een tegel op { $cell }.
    .here = { $by } bouwt op { $cell }: { $tile }.
did-activate = { $by } activeert { $cell } met munten.
    .here = { $by } legt { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } op een gebouw: { $building } op { $cell }.
did-die = { $by } neemt een dobbelsteen ({ $colour } { $value }) voor een { $line }.
did-set = { $by } zet de dobbelsteen op { $value }.
    .here = { $by } activeert { $line } { $value }.
did-pay = { $by } geeft 1 { $good }.
did-gain = { "" }
did-ship = { "" }
did-dock = { $by } legt het schip aan dit dok: { $dock }.
did-pray = { "" }
did-pass = { "" }
did-monk = { $by } stuurt een monnik: { $place }.
did-retreat = { $by } trekt zich voor dit jaar terug: { $space }.
did-rest = { $by } laat de dobbelsteen op { $cell }.
    .here = { $by } laat de dobbelsteen liggen: { $building } op { $cell }.

## Chapters of the rules

sm-1 = De voorbereiding
sm-2 = De beurt
sm-3 = Tegels leggen
sm-4 = Eén gebouw met munten
sm-5 = Een lijn met een dobbelsteen
sm-6 = Wat gebouwen doen
sm-7 = Je terugtrekken
sm-8 = Verkopen en kopen
sm-9 = Het einde van een jaar
sm-10 = Het einde van het spel
sm-11 = De voorbereiding voor gevorderden
sm-12 = Gezamenlijke blauwe dobbelstenen
sm-13 = Alleen spelen
sm-14 = Geleerden
sm-15 = Bisschoppen

## In two minutes

brief-aim = Je leidt drie jaar lang een jonge kolonie. Wie haar het gelukkigst heeft gemaakt, met aan het einde de meeste punten, wint.
brief-turn = Jullie zijn om de beurt aan zet, en in je beurt doe je één van vier dingen.
brief-turn-1 = Een tegel leggen. Dubbele kosten hout, drievoudige hout en graan. De tegel blijft in je kolonie, en zijn gebouwen kun je activeren.
brief-turn-2 = Een hele lijn activeren met een dobbelsteen: een witte voor de kolom van zijn waarde, een blauwe voor de rij. Alle vrije gebouwen erin werken, het ene na het andere; dan blijft de dobbelsteen op het laatste liggen en blokkeert het voor dit jaar.
brief-turn-3 = Eén gebouw activeren met munten. Het eerste van het jaar kost één munt, het tweede twee, enzovoort.
brief-turn-4 = Je terugtrekken. Je neemt wat het vak toont, je schepen brengen hun inkomsten, en je jaar is voorbij. Heeft iedereen zich teruggetrokken, dan gaan dobbelstenen en munten van de gebouwen en begint het volgende jaar.
brief-points = Punten komen van alle kanten; niemand kan alles doen.
brief-points-1 = Schepen: elk scoort zijn eigen punten, en een schip aan elk dok is een set die extra scoort.
brief-points-2 = Kolonisten: elk telt in elke volle rij en in elke volle kolom waarin hij staat.
brief-points-3 = Conquistadores: wie vooraan staat, scoort aan het einde van een jaar; met drie spelers { $conquest_three }, jaar na jaar.
brief-points-4 = Religie: het spoor brengt monniken en meer blauwe dobbelstenen. Geleerden geven je krachten; bisschoppen scoren aan het einde een doel en kosten elk { $bishop_cost ->
    [one] { $bishop_cost } punt
   *[other] { $bishop_cost } punten
}.

## What a decision is about

guide-choose-board = Op dit bord speel je tot het einde. Zoek een rij of kolom die hout en munten brengt: één dobbelsteen activeert alles wat erin ligt.
guide-choose-lot = Bij elk stadhuis hoort een geleerde wiens kracht vanaf het begin alleen van jou is. Kies eerst op de kracht.
guide-place-town-hall = Het stadhuis is een gebouw als de andere en blijft waar je het legt. Leg het waar een rij en een kolom kruisen die je wilt gebruiken.
guide-take-turn = Je doet één ding per beurt: een tegel leggen, één gebouw activeren met munten, een hele lijn activeren met een dobbelsteen, of je terugtrekken. Een dobbelsteen doet het meest, maar hij blokkeert het laatste gebouw van zijn lijn tot het einde van het jaar. Verkopen en kopen kost geen beurt.
guide-land-die = Een dobbelsteen blokkeert het gebouw waarop hij ligt. Verplaats hem naar een vrij gebouw dat er via wegen mee verbonden is, en het oude is weer te gebruiken.
guide-choose-payment = Goud vervangt elke andere grondstof en is dus het moeilijkst te vervangen. Betaal met de grondstof zelf als je die kunt missen.
guide-place-tile = De tegel komt op lege vakken, gedraaid zoals je wilt, en blijft het hele spel liggen. Leg zijn gebouwen waar je dobbelstenen erbij kunnen; volle rijen en kolommen scoren aan het einde hun kolonisten.
guide-set-die = De lijn die je kiest wordt geactiveerd, gebouw na gebouw. Elke stap weg van wat de dobbelsteen toont, kost een munt.
guide-set-die-freely = Plantkunde is betaald, dus de dobbelsteen krijgt elke waarde die je wilt. Kies de lijn die je nu het meest brengt.
guide-rest-die = De dobbelsteen blokkeert het gebouw waarop je hem laat liggen tot het einde van het jaar. Neem het gebouw dat je het minst zult missen.
guide-choose-exchange = Je mag een van de getoonde dingen geven en krijgt er iets anders voor. Het moet niet; maar de kans komt pas terug als het gebouw weer geactiveerd wordt.
guide-choose-gain = Neem een van de dingen die er voor je gift zijn. Van één grondstof bewaar je nooit meer dan drie: wat te veel is, wordt meteen verkocht.
guide-choose-ship = Betaal de grondstoffen van een schip, en het komt in je haven. Het scoort aan het einde en brengt bij elke terugtocht de inkomsten van zijn dok; een vroeg schip betaalt dus vaker.
guide-choose-dock = Met Astronomie leg je het nieuwe schip voor munten aan een ander dok van jou. Een schip aan elk dok is een set die extra scoort.
guide-may-pray = Een stap op het religiespoor. Symbolen onderweg brengen monniken en blauwe dobbelstenen, en hoe eerder je die hebt, hoe vaker ze werken.
guide-may-pray-on = Voor één graan zet je meteen een tweede stap. Dat loont als het volgende symbool dichtbij is, of als je graan over hebt.
guide-place-monk = Een geleerde geeft je een kracht voor de rest van het spel, een bisschop een doel om aan het einde te scoren, een kamp meteen iets. Aan elke andere speler die er al is, betaal je munten.
guide-place-road = Een weg is geen gebouw, maar hij vult een vak, brengt een kolonist die in elke volle lijn telt, en verbindt gebouwen.

## Signs and what they mean

sign-later = Punten aan het einde
    .means = Een paars getal telt pas als het spel voorbij is.
sign-white-die = Witte dobbelsteen
sign-blue-die = Blauwe dobbelsteen
sign-exchange = Ruil
    .means = Je mag een van de dingen boven de pijl geven voor een van de dingen eronder.
sign-dock = { word-dock }
    .means = { sm-15-2 }
sign-scholar = Geleerde
    .means = Een monnik hier geeft je een kracht voor de rest van het spel.
sign-bishop = Bisschop
    .means = Met een monnik hier scoor je aan het einde een doel.
sign-camp = Kamp
    .means = Een monnik hier brengt je meteen iets.
sign-forest =
    .means = Een gebouw dat hout geeft.
sign-farm =
    .means = Een gebouw dat graan of suiker geeft.
sign-mountain =
    .means = Een gebouw dat edelstenen geeft.
sign-town =
    .means = Een gebouw dat doet wat zijn tekens tonen: munten, punten, schepen, ruil en meer.
sign-town-hall =
    .means = Je eerste gebouw; sommige bisschoppen tellen wat er via wegen mee verbonden is.
sign-colonist = Kolonist
    .means = Telt aan het einde in elke volle rij en in elke volle kolom.
sign-flag = Startspeler
    .means = Wie zich het dichtst bij de vlag terugtrekt, begint het volgende jaar.
sign-tree = Boom
    .means = Alleen voor wie alleen speelt: een conquistador die er op tijd voorbij is, scoort.

## Wanneer iets gebruikt kan worden

when-activate = Een gebouw activeer je in je beurt, met munten of een dobbelsteen; tegels leg je op lege vakken.
when-place = Een tegel draai je als je die legt, nadat je die in je beurt hebt gekozen.
when-sell = Verkopen mag op elk moment van je beurt, maar niet midden in een betaling.
when-buy = Kopen mag op elk moment van je beurt, maar niet midden in een betaling.
when-pay = Grondstoffen geef je als een ruil of een betaling erom vraagt; verkopen doe je op de markt.
when-die = Een dobbelsteen neem je als hoofdactie van je beurt.
when-tile = Een tegel bouw je als hoofdactie van je beurt.
when-ship = Een schip koop je als een gebouw of terugtrekvak met een schip wordt gebruikt.
when-dock = Een schip gaat naar zijn eigen dok; met Astronomie kies je een ander als je het krijgt.
when-monk = Je stuurt hier een monnik heen als je steen op het religiespoor een monniksymbool passeert.
when-retreat = Terugtrekken doe je als hoofdactie van je beurt.
when-set = De waarde van een dobbelsteen kies je als je er een hebt genomen.
when-gain = Een opbrengst kies je als je iets voor een ruil hebt gegeven.
when-board = Kolonieborden worden vóór het eerste jaar gekozen.
when-lot = Stadhuizen worden vóór het eerste jaar gekozen.

## Scores en einde

score-tokens = Gewonnen punten
score-coins = Munten
score-colonists = Kolonisten
score-scholars = Geleerden
score-bishop-cost = Prijs van de bisschoppen
score-bishops = Doelen van de bisschoppen
score-sets = Sets schepen
score-ships = Schepen
end-third-year = Het derde jaar is voorbij
end-solo = Het derde jaar van je solospel is voorbij

## Wat eruit kwam

out-roll = { "" }
out-ship = { "" }
out-tile = Nieuwe tegels: { $things }
    .thing = { $tile }
out-scholar = Geleerden van dit spel: { $things }
    .thing = { $scholar }
out-bishop = Bisschoppen van dit spel: { $things }
    .thing = { $bishop }
out-board = Uitgedeeld: { $things }
    .thing = { $board }
out-seat = { $seat } begint.

## Wat er gebeurde

log-gained = { $seat } krijgt { $count } { $thing }.
log-paid = { $seat } betaalt { $count } { $thing }.
log-monk-paid = { $seat } betaalt { $count } munten aan { $other }.
log-coins-back = { $seat } neemt { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    } terug (Wiskunde).
log-year = Jaar { $year } begint; { $seat } start.
log-march = { $seat } gaat naar vak { $space } van het conquistadorspoor.
log-faith = { $seat } gaat naar vak { $space } van het religiespoor.
log-blue-die = { $seat } gooit een blauwe dobbelsteen: { $value }
log-white-dice = Witte dobbelstenen: { $values }
log-blue-dice = { $seat } gooit blauwe dobbelstenen: { $values }
log-blue-die-later = { $seat } speelt een blauwe dobbelsteen vrij die dit jaar niet bruikbaar is.
log-ship = { $seat } neemt een { $ship }, dok: { $dock }.
log-at-dock = Nieuw aan een dok ({ $dock }): { $ship }
log-conquest = { $seat } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor conquistadores.
log-goal = Bereikt: { $goal }

## Plekken

place-bank = voorraad
place-store = opslag
place-buildings = gebouwen

## De tafel in de terminal

table-sm-year = Jaar { $year } van 3
table-sm-conquest = conquistadores: { $list } punten
table-sm-setting-up = Voorbereiding
table-sm-white = Witte dobbelstenen
table-sm-blue = Blauwe dobbelstenen
table-sm-blue-later = volgend jaar: { $count } meer
table-sm-docks = Dokken
table-sm-pile = { $count } op de stapel
table-sm-tiles = Tegels
table-sm-monks = Monniken
table-sm-retreat = Terugtrekken
table-sm-roads = wegtegels: { $count }
table-sm-religion = Religie
table-sm-conquistador = Conquistador
table-sm-boards = Borden om uit te kiezen
table-sm-lots = Stadhuizen om uit te kiezen
table-sm-goals = Bereikt
table-sm-no-goals = geen van de doelen
table-sm-points = { $count } pt
table-sm-score = { $total } in totaal
table-sm-powers = Geleerden
table-sm-harbour = Haven
table-sm-dice-left = witte dobbelstenen gebruikt: { $white } van 3 · volgend gebouw: { $coins } m · monniken: { $monks }
table-sm-retreated = teruggetrokken: { $space }
table-sm-start = start
table-sm-legend = O bos · D boerderij · G berg · S stad · H stadhuis · = weg (o kolonist) · [W] wit [B] blauw · $ munten
table-sm-signs = † monnik · ‡ monnik en blauwe dobbelsteen · ♦ goud · ♣ boom
table-sm-letter-forest = O
table-sm-letter-farm = D
table-sm-letter-mountain = G
table-sm-letter-town = S
table-sm-letter-town_hall = H
table-sm-short-wood = hout
table-sm-short-grain = graan
table-sm-short-sugar = suik
table-sm-short-gem = edel
table-sm-short-gold = goud
table-sm-short-coin = m
table-sm-short-coins = m
table-sm-short-point = p
table-sm-short-points = p
table-sm-short-ship = schip
table-sm-short-religion = relig
table-sm-short-conquistador = conq

## Wat iets is, als je ernaar wijst

help-wood = 2 hout betalen een dubbele tegel, 2 hout en 1 graan een driedubbele. Verkoopprijs 1 munt; te koop.
help-grain = Betaalt driedubbele tegels en de tweede stap op het religiespoor. Verkoopprijs 1 munt; te koop.
help-sugar = Betaalt schepen en ruil. Verkoopprijs 2 munten.
help-gem = Betaalt schepen en ruil. Verkoopprijs 2 munten.
help-gold = Vervangt elke andere grondstof. Verkoopprijs 2 munten.
help-coins = Ze activeren losse gebouwen, veranderen dobbelstenen en kopen grondstoffen. 3 munten zijn aan het einde 1 punt.
help-points = Geluk: wie aan het einde het meeste heeft, wint. Een paars getal telt pas aan het einde.
help-monk = Gaat naar een geleerde, een bisschop of een kamp als je schijf een monniksymbool passeert. Wie er al staat, krijgt 2 munten.
help-religion = Eén stap op het religiespoor; 1 graan betaalt een tweede. Symbolen onderweg geven monniken en blauwe dobbelstenen.
help-conquistador = Eén stap op het conquistadorspoor. Goud onderweg; wie voorop ligt krijgt aan het einde van het jaar punten. In een stapel ligt de onderste schijf voor.
help-ship = Je mag een van de open schepen betalen en in je haven leggen.
help-road = Geen gebouw: wordt nooit geactiveerd, draagt geen dobbelsteen. Elke kolonist telt in elke volle rij en kolom.
help-empty = Plaats voor een tegel.
help-white-die = Witte dobbelsteen: activeert de kolom van zijn waarde, van boven naar beneden. Hoogstens drie per jaar.
help-blue-die = Blauwe dobbelsteen: activeert de rij van zijn waarde, van links naar rechts.
help-column-head = Een witte dobbelsteen met deze waarde activeert deze kolom.
help-row-head = Een blauwe dobbelsteen met deze waarde activeert deze rij.
help-double = Dubbele tegels kosten 2 hout.
help-triple = Driedubbele tegels kosten 2 hout en 1 graan.
help-turn = Draai de tegel. De rode stip ligt op het vak dat je in je kolonie aanraakt.
help-exchange = Ruil: geef één ding van links voor één van rechts.
help-sell = Verkoop er een aan de markt.
help-buy = Koop er een op de markt.
help-activate = Wat het kost om dit jaar het volgende losse gebouw te activeren.
help-dock = Het schip gaat naar jouw dok met hetzelfde symbool.
help-harbour = Elk schip hier geeft als je je terugtrekt wat het symbool van zijn dok toont, en aan het einde zijn punten.
help-retreat = Terugtrekken beëindigt je jaar: eerst wat het vak toont, dan de inkomsten van je schepen. Wie het dichtst bij de vlag is, begint het volgende jaar.
help-market-square = Wie zich nog niet heeft teruggetrokken. De ring toont wie er aan de beurt is.
help-start = Begint dit jaar.
help-years = De drie jaren, en wat de voorste conquistadores aan het einde van elk krijgen.
help-coin = { help-coins }
help-point = { help-points }

## Chapters, and how ties are broken

chapter-year = Jaar { $year }
tie-retreat = Bij gelijke punten gaat voor wie zich in het laatste jaar dichter bij ‘1st’ terugtrok.

## What an option brings

brings-coins = { $count ->
    [one] munt
   *[other] munten
}
brings-points = { $count ->
    [one] punt
   *[other] punten
}
brings-gem = { $count ->
    [one] edelsteen
   *[other] edelstenen
}
brings-religion-steps = { $count ->
    [one] religiestap
   *[other] religiestappen
}
brings-conquistador-steps = { $count ->
    [one] conquistadorstap
   *[other] conquistadorstappen
}
brings-ships = { $count ->
    [one] schip
   *[other] schepen
}
brings-monks-sent = { $count ->
    [one] monnik geplaatst
   *[other] monniken geplaatst
}
brings-blue-dice = { $count ->
    [one] blauwe dobbelsteen
   *[other] blauwe dobbelstenen
}
brings-cells = { $count ->
    [one] veld bebouwd
   *[other] velden bebouwd
}
then-choose-exchange = dan een ruil
then-choose-ship = dan een schip, als je het betaalt
then-may-pray = dan een religiestap
then-place-monk = dan een monnik om te plaatsen
then-place-road = dan een wegtegel om te leggen
ends-year = { $dice ->
    [0] Hiermee eindigt je jaar.
    [one] Hiermee eindigt je jaar met { $dice } ongebruikte dobbelsteen.
   *[other] Hiermee eindigt je jaar met { $dice } ongebruikte dobbelstenen.
}
ask-too-choose-payment = Zelf kiezen hoe je betaalt

## What an option does

does-sell = Dat kost geen beurt, en je mag het zo vaak doen als je wilt. { $left ->
        [0] Dan heb je er geen meer.
       *[other] Je houdt er { $left }.
    }
does-buy = Dat kost geen beurt, en je mag het doen zo vaak je kunt betalen. Je hebt er dan { $have } van.
does-pay = Hiermee betaal je. { $left ->
        [0] Dan heb je er geen meer.
       *[other] Je houdt er { $left }.
    }
does-pay-botany = De dobbelsteen krijgt elke waarde, zonder munten. { $left ->
        [0] Dan heb je er geen meer.
       *[other] Je houdt er { $left }.
    }
does-pay-exchange = Daarvoor krijg je: { $gains }. { $left ->
        [0] Dan heb je er geen meer.
       *[other] Je houdt er { $left }.
    }
does-pay-pray = Dat betaalt nog een stap op het religiespoor. { $steps ->
        [0] Na de laatste monnik is elke stap te veel een punt waard.
        [one] De eerstvolgende stap bereikt een monnik.
       *[other] Naar de volgende monnik zijn het { $steps } stappen.
    }
does-pray = Een bereikte monnik mag naar een geleerde, een bisschop of een kamp. { $steps ->
        [0] Na de laatste monnik is elke stap te veel een punt waard.
        [one] De eerstvolgende stap bereikt een monnik.
       *[other] Naar de volgende monnik zijn het { $steps } stappen.
    }
does-die = Zoals hij ligt activeert hij op volgorde: { $buildings }. Dan ligt hij op het laatste gebouw en blokkeert het dit jaar.
does-die-none = Zoals hij ligt is er in die lijn niets vrij: je betaalt om hem te veranderen en kiest dan de lijn.
does-set = Op volgorde worden geactiveerd: { $buildings }. De dobbelsteen blijft op het laatste gebouw liggen.
does-lift = Het gebouw dat hij verlaat is weer vrij, en je kiest waar de dobbelsteen heen gaat.
does-land = Vanaf nu blokkeert de dobbelsteen dit gebouw, en het andere is vrij.
does-rest = Dit gebouw is de rest van het jaar geblokkeerd, en de andere van de lijn blijven vrij.
does-board = Erop gedrukt, van boven: { $buildings }.
does-lot = Je legt het stadhuis meteen, en alleen jij hebt zijn geleerde.
does-tile = Je legt haar meteen op { $cells } lege vakken. { $colonists ->
        [0] Ze heeft geen kolonist, alleen gebouwen.
        [one] Haar kolonist telt in elke volle rij en kolom.
       *[other] Haar { $colonists } kolonisten tellen in elke volle rij en kolom.
    }
does-place = In de volste rij of kolom waarin ze ligt { $missing ->
        [one] ontbreekt dan { $missing } vak
       *[other] ontbreken dan { $missing } vakken
    }. Volle scoren aan het einde hun kolonisten.
does-place-full = Hiermee { $full ->
        [one] wordt een rij of kolom vol, waarvan de kolonisten aan het einde tellen.
       *[other] worden { $full } rijen en kolommen vol, waarvan de kolonisten aan het einde tellen.
    }
does-activate = Alleen dit gebouw werkt, en de munten liggen erop tot het einde van het jaar. Het volgende zou { $next ->
        [one] { $next } munt
       *[other] { $next } munten
    } kosten.
does-ship-coins = Aan het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en { $income } munten elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-ship-religion = Aan het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en { $income ->
        [one] een religiestap
       *[other] { $income } religiestappen
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-ship-conquistador = Aan het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en { $income ->
        [one] een conquistadorstap
       *[other] { $income } conquistadorstappen
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-ship-points = Aan het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en { $income ->
        [one] { $income } punt
       *[other] { $income } punten
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-dock-coins = Daar brengt het { $income } munten elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-dock-religion = Daar brengt het { $income ->
        [one] een religiestap
       *[other] { $income } religiestappen
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-dock-conquistador = Daar brengt het { $income ->
        [one] een conquistadorstap
       *[other] { $income } conquistadorstappen
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-dock-points = Daar brengt het { $income ->
        [one] { $income } punt
       *[other] { $income } punten
    } elke keer dat je je terugtrekt. Je hebt er dan { $there } aan dit dok; één aan elk dok is een set.
does-retreat-coins = Je krijgt { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }. Je jaar is dan voorbij, en { $ships ->
        [0] je hebt geen schip dat iets brengt.
        [one] je schip brengt zijn inkomsten.
       *[other] je { $ships } schepen brengen hun inkomsten.
    } Het is vak { $place } van boven, en wie zich het hoogst terugtrekt, begint het volgende jaar.
does-retreat-religion = Je krijgt een religieactie. Je jaar is dan voorbij, en { $ships ->
        [0] je hebt geen schip dat iets brengt.
        [one] je schip brengt zijn inkomsten.
       *[other] je { $ships } schepen brengen hun inkomsten.
    } Het is vak { $place } van boven, en wie zich het hoogst terugtrekt, begint het volgende jaar.
does-retreat-conquistador = Je conquistador doet een stap. Je jaar is dan voorbij, en { $ships ->
        [0] je hebt geen schip dat iets brengt.
        [one] je schip brengt zijn inkomsten.
       *[other] je { $ships } schepen brengen hun inkomsten.
    } Het is vak { $place } van boven, en wie zich het hoogst terugtrekt, begint het volgende jaar.
does-retreat-ship = Je mag zoals altijd een schip kopen. Je jaar is dan voorbij, en { $ships ->
        [0] je hebt geen schip dat iets brengt.
        [one] je schip brengt zijn inkomsten.
       *[other] je { $ships } schepen brengen hun inkomsten.
    } Het is vak { $place } van boven, en wie zich het hoogst terugtrekt, begint het volgende jaar.
does-retreat-road = Je krijgt een wegtegel voor een leeg vak. Je jaar is dan voorbij, en { $ships ->
        [0] je hebt geen schip dat iets brengt.
        [one] je schip brengt zijn inkomsten.
       *[other] je { $ships } schepen brengen hun inkomsten.
    } Het is vak { $place } van boven, en wie zich het hoogst terugtrekt, begint het volgende jaar.
does-monk-scholar = { $coins ->
        [0] Het kost niets, want er is nog niemand.
        [one] Je betaalt { $coins } munt aan wie er al is.
       *[other] Je betaalt { $coins } munten aan wie er al is.
    } Een geleerde werkt vanaf nu voor je en is aan het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard.
does-monk-bishop = { $coins ->
        [0] Het kost niets, want er is nog niemand.
        [one] Je betaalt { $coins } munt aan wie er al is.
       *[other] Je betaalt { $coins } munten aan wie er al is.
    } Aan het einde kost een bisschop { $bishop_cost ->
        [one] { $bishop_cost } punt
       *[other] { $bishop_cost } punten
    }, en dan telt zijn doel.
does-monk-camp = { $coins ->
        [0] Het kost niets, want er is nog niemand.
        [one] Je betaalt { $coins } munt aan wie er al is.
       *[other] Je betaalt { $coins } munten aan wie er al is.
    } Je krijgt meteen: { $gains }.
does-pass-exchange = Je houdt wat je hebt, en de ruil vervalt.
does-pass-ship = Je koopt nu geen schip en houdt je grondstoffen.
does-pass-pray = Je schijf blijft staan op het religiespoor.
does-pass-monk = De monnik blijft bij jou, en deze kans komt niet terug.
does-pass-road = De wegtegel blijft op het grote bord, en je kunt haar later niet krijgen.
does-gain = Je krijgt het meteen.

## How the terminal calls what a lesson points at

thing-value = waarde { $last }
