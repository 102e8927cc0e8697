# Bora Bora

game-name = Bora Bora
game-pitch = Trek van eiland naar eiland, kies je dobbelstenen met zorg en hou de goden te vriend.
game-length = 60 tot 120 minuten

## Rules: set-up

bb-1-1 = De actietegels hangen af van het aantal spelers: zeven met vier, zes met drie (land en zee delen een tegel), vijf met twee (man en vrouw delen er ook een).
bb-1-2 = Voor elk van de twaalf gebieden wordt een vistegel getrokken, die daar open ligt.
bb-1-3 = Mannen en vrouwen worden apart geschud. Elke ronde liggen er van elk zes uit, onder de getallen 1 tot en met 6.
bb-1-4 = De plaatsen 1 tot en met 6 worden gevuld in de volgorde van trekken. Wat gepakt is, wordt pas in de volgende ronde aangevuld.
    .reason = Alleen een nieuwe ronde brengt tegels.
bb-1-5 = Iedereen krijgt één lichte en twee donkere taaktegels, open. De andere lichte tegels gaan uit het spel.
bb-1-6 = Elke ronde liggen er evenveel donkere taken op het bord als er spelers zijn, plus twee.
bb-1-7 = De 24 sieraden worden willekeurig over de zes ronden verdeeld, vier per ronde, allemaal open.
    .refused = Dat sieraad is deze ronde niet te koop.
bb-1-8 = Iedereen begint met 12 hutten, 6 gebouwen, 3 dobbelstenen, priesters ({ $priests }), offers ({ $start_offerings }) en godentegels ({ $start_god_tiles }). Nog zes godentegels wachten in de tempel.
bb-1-9 = { $open_cards } godenkaarten liggen open naast de stapel, en iedereen krijgt er in het geheim { $start_cards }.
bb-1-10 = { $huts_on_12 } hutten beginnen op vak 12 van het spelersbord, de andere elk op een ander vak; een vak zonder hut is van het begin af leeg.
    .reason = Op de afbeelding van het spelersbord staan twee hutten op vak 12, en er zijn er twaalf.
bb-1-11 = De volgorde wordt geloot. In die volgorde beginnen de spelers met deze punten: { $start_points }. De statusschijven vormen een stapel op de 0, de eerste speler bovenop.
bb-1-12 = In omgekeerde volgorde zet iedereen een eerste hut, in een gebied bij een vis van waarde { $start_fish }.
    .refused = Je eerste hut moet bij een vis van waarde { $start_fish } staan.
bb-1-13 = Niemand begint in een gebied waar een ander begonnen is. De eerste hut mag van elk vak van het spelersbord komen.
    .reason = Er zijn vier zulke gebieden voor hoogstens vier spelers, en bij elke uitbreiding kies je de hut vrij.
    .refused = Daar is al iemand begonnen. Kies een gebied dat nog leeg is.
bb-1-14 = Met je eerste hut neem je het materiaal van het gebied of een offer. De vis telt nog niet.

## Rules: the dice

bb-2-1 = Het spel duurt zes ronden. Elke ronde heeft drie fasen: A voor de dobbelstenen, B voor mannen en vrouwen, C voor de rechterhelft van het bord.
bb-2-2 = Aan het begin van fase A gooit iedereen zijn drie dobbelstenen.
bb-2-3 = In de beurtvolgorde zet iedereen één dobbelsteen en doet meteen de actie, tot alle dobbelstenen gezet zijn. Je moet elke keer een dobbelsteen zetten; vissen kan altijd, tenzij je voor die dobbelsteen een god hebt gespeeld.
    .refused = Je hebt geen { $die } meer om te zetten.
bb-2-4 = Een dobbelsteen moet lager zijn dan de laagste op de tegel, van wie die ook is.
    .refused = { $lowest ->
        [1] Daar ligt al een 1; alleen met de blauwe god mag je er nog een zetten.
       *[other] Daar mag alleen nog een dobbelsteen onder { $lowest } bij.
    }
bb-2-5 = Een tegel met twee acties is één rij dobbelstenen. Elke dobbelsteen die je er zet, doet een van beide.
bb-2-6 = Je mag een tegel alleen kiezen als je de actie met de waarde van je dobbelsteen kunt uitvoeren.
    .reason = De spelregel zegt het voor sommige acties; het geldt voor alle.
    .refused = { $gods ->
        [0] Met een { $value } kun je daar niets. Vissen kan altijd.
       *[other] Met een { $value } kun je daar niets. Kies een andere actie; de god die je speelde gaat niet vissen.
    }
bb-2-7 = Je mag minder nemen dan je waarde toelaat, maar de dobbelsteen zelf telt altijd zoals hij ligt.
    .reason = Een dobbelsteen draai je niet: hij ligt voor iedereen zichtbaar op de tegel.

## Rules: expansion

bb-3-1 = Je breidt uit naar een gebied dat door een weg van de juiste soort, land of zee, verbonden is met een gebied waar je een hut hebt.
    .refused = Zo’n weg loopt er niet heen vanaf een gebied waar je een hut hebt.
bb-3-2 = Je waarde moet minstens het getal van de weg zijn.
    .refused = De weg daarheen vraagt minstens { $need }; jij hebt { $value }.
bb-3-3 = Je kiest alleen waarheen. Leiden er meer wegen heen, dan telt de makkelijkste.
    .reason = Waar je vandaan komt, maakt niets uit.
bb-3-4 = Niemand heeft meer dan één hut in een gebied.
    .refused = Je hebt in dat gebied al een hut.
bb-3-5 = De nieuwe hut komt van je spelersbord. Jij kiest van welk vak.
    .refused = Daar staat geen hut om te pakken.
bb-3-6 = Omdat de vakken gelijk zijn, kies je tussen vak 12 en de andere. Van die andere staat het laagste zijn hut af.
    .reason = Behalve vak 12 verschillen de vakken in niets.
bb-3-7 = De nieuwkomer krijgt de bouwplaats. Wie er stond schuift opzij, maar blijft in het gebied en mag er nog steeds vandaan uitbreiden.
bb-3-8 = Je neemt het materiaal van het gebied of een offer. De voorraad raakt nooit op.
    .refused = Dit gebied geeft { $material } of een offer.
bb-3-9 = Materiaal gaat naar een vrij ceremonievak voor dat materiaal. Jij kiest welk, en daar blijft het.
    .refused = Dat ceremonievak is niet vrij.
bb-3-10 = Alleen als er geen passend vak vrij is, komt het materiaal naast je bord. Daar helpt het bij taken en verder nergens bij.
    .refused = Je hebt nog een vrij ceremonievak voor { $material }.
bb-3-11 = Als allerlaatste beslis je over de rode god. Het offer dat je net nam, mag hem betalen.
    .reason = De spelregel noemt deze beslissing als laatste.

## Rules: men and women

bb-4-1 = Je pakt één tegel van het gekozen geslacht, van de plaats van je waarde of een lagere.
    .refused = { $value ->
        [1] Met een 1 mag je alleen de tegel met nummer 1 pakken, als die er nog ligt.
       *[other] Met { $value } mag je een tegel met nummer { $value } of lager pakken, als die er nog ligt.
    }
bb-4-2 = Je hebt een leeg vak op je spelersbord nodig, zonder hut en zonder tegel.
    .refused = Er is op je bord geen leeg vak meer voor een tegel.
bb-4-3 = De tegel komt op het lege vak met het laagste nummer, en op vak 12 alleen als er geen ander leeg is.
    .reason = De vakken zijn gelijk, en vak 12 openhouden is nooit slechter.
bb-4-4 = Een tegel pakken doet verder niets.

## Rules: the helper

bb-5-1 = De waarde van je dobbelsteen is het aantal dobbelpunten dat je aan ruilen mag uitgeven.
    .refused = { $need ->
        [one] Dit kost { $need } dobbelpunt, en je hebt er nog { $points }.
       *[other] Dit kost { $need } dobbelpunten, en je hebt er nog { $points }.
    }
bb-5-2 = Voor { $man_cost } tatoeëer je een man: de tegel schuift omlaag, één keer per spel, en je gaat op het statusspoor zoveel stappen vooruit als hij symbolen heeft.
    .refused = Zo’n man heb je niet meer om te tatoeëren.
bb-5-3 = Voor { $woman_cost } raapt een vrouw schelpen: de tegel schuift omlaag, één keer per spel, en je neemt zoveel schelpen als zij symbolen heeft.
    .refused = Zo’n vrouw heb je niet meer om schelpen te rapen.
bb-5-4 = Voor { $point_cost } scoor je 1 punt.
bb-5-5 = Voor { $offering_cost } neem je een offer.
bb-5-6 = Voor { $card_cost } neem je een godenkaart: een open kaart, die meteen vervangen wordt, of de bovenste van de stapel.
    .refused = Zo’n kaart ligt er niet.
bb-5-7 = Voor { $material_cost } neem je materiaal naar keuze.
bb-5-8 = Voor { $hut_cost } verplaats je een hut op je spelersbord naar vak 12, waar er zoveel mogen staan als je wilt.
bb-5-9 = De hut komt van het laagste andere vak met een hut. Ligt er een tegel op vak 12, dan gaat er niets meer heen.
    .reason = Een tegel heeft een vak zonder hut nodig, dus geldt het omgekeerde ook.
    .refused = Je hebt geen hut die naar vak 12 kan.
bb-5-10 = Je ruilt het een na het ander en mag op elk moment stoppen. Een man mag getatoeëerd worden, ook als zijn stappen verloren gaan.
    .reason = De ruilen staan los van elkaar, en een omlaag geschoven tegel telt gewoon mee voor taken.

## Rules: temple and buildings

bb-6-1 = Je hebt een priester in je voorraad nodig voor je er een zet, ook als het schuiven er een zou terugbrengen.
    .reason = De spelregel begint met het pakken van de priester.
    .refused = Al je priesters staan in de tempel.
bb-6-2 = De priester gaat naar het tempelvak van je waarde of een lager.
    .refused = { $value ->
        [1] Met een 1 mag je priester alleen naar vak 1.
       *[other] Met { $value } mag je priester naar vak { $value } of lager.
    }
bb-6-3 = Een priester op dat vak schuift één naar rechts, en zo verder tot een leeg vak. Wie er aan het eind af valt, gaat terug naar zijn eigenaar.
    .reason = De spelregel volgt de pijlen op het bord, die niet in de tekst staan; een bespreking van het spel zegt: naar rechts.
bb-7-1 = Je bouwt een van je gebouwen, van je waarde of lager. Elk gebouw bouw je één keer.
    .refused = Gebouw { $number } kun je niet bouwen: het staat er al, of je waarde is te laag.
bb-7-2 = Het bedekt twee naast elkaar liggende ceremonievakken met elk een materiaal. Die materialen gaan terug naar de voorraad.
    .refused = Je hebt twee ceremonievakken naast elkaar nodig, met op elk een materiaal.
bb-7-3 = Een gebouw geeft meer naarmate je het eerder bouwt. Punten in ronde 1 tot en met 6: { $building_points }.
    .reason = De spelregel noemt de punten; voor welke ronden ze gelden, staat op het bord, en ze gaan per twee, net als die van de tempel.

## Rules: fire bonus, fishing, status

bb-8-1 = Een nieuwe priester of een nieuw gebouw geeft meteen de vuurbonus. Eerst neem je een godenkaart of een offer.
bb-8-2 = Daarna ga je één stap vooruit op het statusspoor of neem je een schelp.
bb-9-1 = Vissen kan met elke dobbelsteen en geeft punten ({ $fishing_points }). De regel van de lagere dobbelsteen geldt daar niet.
bb-10-1 = Een schijf die op een bezet vak van het statusspoor komt, gaat bovenop en ligt voor op die eronder.
bb-10-2 = Stappen voorbij het laatste vak gaan verloren. Een schijf die er al is, houdt haar plaats in de stapel.
    .reason = Het spoor houdt daar op, en wat niet beweegt, komt nergens aan.

## Rules: phase B

bb-11-1 = In de beurtvolgorde mag iedereen één soort man en één soort vrouw gebruiken, in welke volgorde ook, en is klaar voor de volgende begint.
    .refused = Je hebt deze fase al een soort gebruikt: { $sex }.
bb-11-2 = Alle tegels van één soort en één geslacht werken samen, als één actie. Mannen en vrouwen werken nooit samen.
    .refused = Zo’n tegel heb je niet.
bb-11-3 = Waar de tegels liggen en of ze omlaag geschoven zijn, maakt niet uit, en gebruiken verandert er niets aan.
bb-11-4 = Landweg, zeeweg: je breidt uit over een weg van hoogstens { $land_1 } over land of { $sea_1 } over zee; met twee tegels { $land_2 } of { $sea_2 }, met drie { $land_3 } of { $sea_3 }.
bb-11-5 = Vrouw, man: je pakt een tegel met nummer { $woman_1 } of lager voor een vrouw, { $man_1 } voor een man; met twee tegels { $woman_2 } of { $man_2 }, met drie { $woman_3 } of { $man_3 }.
bb-11-6 = Bouwen: je bouwt tot en met { $build_1 }, met twee tegels tot en met { $build_2 }, met drie tot en met { $build_3 }, met punten en vuurbonus.
bb-11-7 = Materiaal: je neemt er { $material_1 }, { $material_2 } of { $material_3 } naar keuze, met één, twee of drie tegels.
bb-11-8 = Hut: je verplaatst hoogstens { $hut_1 }, { $hut_2 } of { $hut_3 } hutten naar vak 12, met één, twee of drie tegels.
bb-11-9 = Punten: je scoort er { $points_1 }, { $points_2 } of { $points_3 }, met één, twee of drie tegels.
bb-11-10 = Godenkaart: je neemt er { $card_1 }, { $card_2 } of { $card_3 }, met één, twee of drie tegels.
bb-11-11 = Met één, twee of drie tegels. Offer: je neemt er { $offering_1 }, { $offering_2 } of { $offering_3 }. Status: je gaat { $status_1 }, { $status_2 } of { $status_3 } stappen vooruit. Schelp: je neemt er { $shell_1 }, { $shell_2 } of { $shell_3 }.
bb-11-12 = Een soort die niets zou veranderen, mag je niet gebruiken. Een soort die deels werkt wel; die doet dan alles wat kan: godenkaarten zijn het er minder als er geen meer zijn. Alleen bij hutten mag je minder kiezen.
    .reason = Net als bij de dobbelstenen; en alleen bij hutten kan minder nut hebben.
    .refused = Dat zou nu niets veranderen.
bb-11-13 = Een tegel die je in deze fase krijgt, mag je meteen gebruiken als zijn geslacht nog niet gebruikt is. Een al gebruikte soort werkt niet nog eens.
    .reason = Een voorbeeld in de spelregel gebruikt winst van dezelfde fase.
bb-11-14 = Meer dan drie tegels van een soort tellen als drie.
    .reason = De spelregel houdt bij drie op.

## Rules: phase C

bb-12-1 = Iedereen scoort de punten bij zijn schijf op het statusspoor.
bb-12-2 = De schijven gaan als stapel terug naar de 0, in dezelfde volgorde. Van boven naar beneden is dat de nieuwe beurtvolgorde.
bb-12-3 = Elke priester in de tempel geeft meer naarmate het later is. Punten in ronde 1 tot en met 6: { $temple_points }.
bb-12-4 = Wie de meeste priesters in de tempel heeft, neemt een godentegel; bij gelijke stand wie de meest linkse priester heeft. Is de tempel leeg, dan gaat de tegel uit het spel.
bb-12-5 = Priesters blijven van ronde tot ronde in de tempel.
    .reason = Niets in de spelregel haalt ze weg.
bb-12-6 = In de nieuwe volgorde mag iedereen één sieraad van deze ronde kopen en betaalt de prijs in schelpen.
    .refused = Het kost { $need } { $need ->
        [one] schelp
       *[other] schelpen
    }, en je hebt er { $shells }.
bb-12-7 = Niemand hoeft te kopen. Wat overblijft, gaat uit het spel.
bb-12-8 = Dan moet iedereen in de beurtvolgorde een van zijn drie taken vervullen, voor { $task_points } punten.
    .refused = Dat is geen taak van jou.
bb-12-9 = Een taak vraagt minima. Je toont wat ze vraagt en houdt het.
    .refused = Je komt nog { $missing } tekort voor deze taak.
bb-12-10 = Wie er geen kan vervullen, geeft er een op en scoort niets.
    .refused = Je kunt een taak vervullen, dus je mag er geen opgeven.
bb-12-11 = Kon je een taak alleen met de gele god vervullen, dan mag je er in plaats daarvan een opgeven.
    .reason = Vervullen is een plicht, maar een god blijft altijd een keuze.
bb-12-12 = Daarna pakt iedereen in de beurtvolgorde een nieuwe taak van het bord, ook in ronde 6.
    .refused = Die taak ligt niet op het bord.
bb-12-13 = Overgebleven taken, mannen en vrouwen gaan uit het spel. Er komen nieuwe, en iedereen neemt zijn dobbelstenen terug.
bb-12-14 = Wat je eerder in dezelfde fase C kreeg, telt voor je taken: de volgorde, een godentegel, een sieraad.
    .reason = De stappen gaan een voor een.
bb-12-15 = Godenkaarten voor een taak laat je zien: ze zijn vanaf dan bij iedereen bekend. Kunnen het er verschillende zijn, dan kies jij welke; nooit meer dan de taak vraagt.
    .reason = De spelregel zegt ze te tonen.
    .refused = Die kaarten bewijzen deze taak niet. Toon wat je ervan hebt, en niet meer dan ze vraagt.
bb-12-16 = Voor taken telt elke hut van jou in een gebied, ook een die opzij is geschoven.
    .reason = Alleen de eindtelling noemt de bouwplaats.
bb-12-17 = Wat ontbreekt, wordt over alle delen van een taak geteld. Bij gelijke of verschillende dingen telt het beste dat je kunt tonen.
    .reason = Zo is duidelijk wanneer er precies één ding ontbreekt.
bb-12-18 = Alleen wat er is telt: geen materiaal waar een gebouw op staat, en een paar of een godentegel telt niet als kaart.
    .reason = Het een is teruggegeven, het ander is geen kaart.
bb-12-19 = Taaktegels raken nooit op: een editie heeft er minstens 44 donkere.
    .reason = Dat is wat vier spelers nodig hebben: ieder twee, en zes in elk van de zes ronden.

## Rules: the gods

bb-13-1 = Elke godenkaart, of elk paar, kost één offer.
    .refused = Je hebt geen offer om te betalen.
bb-13-2 = Gespeelde kaarten gaan naar een open aflegstapel, offers terug naar de voorraad.
    .refused = Die kaart heb je niet.
bb-13-3 = Twee gelijke kaarten en één offer staan voor elke god.
    .refused = Je hebt geen twee van die kaarten.
bb-13-4 = Twee gelijke kaarten speel je nooit voor hun eigen god.
    .reason = Eén zou genoeg zijn.
    .refused = Voor de eigen god is één van die kaarten genoeg.
bb-13-5 = Een godentegel staat voor elke god, kost geen offer en gaat uit het spel.
    .refused = Je hebt geen godentegel.
bb-13-6 = Voor kaarten, paren en tegels gelden dezelfde fasen en grenzen. Voor één dobbelsteen mag je blauw en wit elk één keer spelen.
    .reason = De grenzen horen bij de god, niet bij de manier van betalen.
    .refused = Je hebt deze god hier al gespeeld.
bb-13-7 = Blauw, fase A: je mag een dobbelsteen zetten die niet lager is dan de andere op de tegel.
    .refused = Blauw speel je voordat je een dobbelsteen zet.
bb-13-8 = Wit, fase A: je dobbelsteen werkt als een 6. De ogen blijven liggen en gelden voor de volgende dobbelstenen.
    .refused = Wit speel je voordat je een dobbelsteen zet.
bb-13-9 = Een god speel je alleen waar hij iets verandert, en nooit om te vissen. Blauw en wit komen vóór de dobbelsteen: blauw voor een dobbelsteen die er zonder hem niet mag komen, wit voor een die minder dan 6 toont.
    .reason = Een god staat iets toe, en voor niets betalen helpt niemand.
    .refused = Dan zou de god die je speelde, of wilt spelen, verspild zijn.
bb-13-10 = Met wit heeft de helper 6 te besteden.
    .reason = De dobbelsteen werkt als een 6, en er is geen uitzondering genoemd.
bb-13-11 = Rood, fasen A en B: heb je net een hut gezet, dan scoor je de vis van dat gebied, één keer per gebied. De vis blijft liggen.
    .refused = Rood speel je vlak nadat je een hut hebt gezet.
bb-13-12 = Groen, één keer in elke fase B: je verdubbelt wat een soort geeft, of gebruikt nog een soort.
    .refused = Groen speel je één keer, voordat je in fase B een soort gebruikt.
bb-13-13 = Ook verdubbeld gaat een grens nooit boven 6, en het blijft één uitbreiding, één tegel of één gebouw. Groen verdubbelt alleen waar het getal stijgt.
    .reason = De spelregel verdubbelt het totaal, en de voorbeelden verdubbelen alleen de grens.
    .refused = Groen zou het getal hier niet verhogen.
bb-13-14 = Groen kondig je aan voor de soort werkt. Een groene kaart die zij je geeft, dient alleen nog voor een andere soort.
    .reason = De spelregel spreekt van tegels die je op dat moment gebruikt.
bb-13-15 = De extra soort mag van elk geslacht zijn, maar niet een die dat geslacht deze fase al gebruikt heeft.
    .reason = Mannen en vrouwen werken nooit samen, dus is dezelfde soort van het andere geslacht een andere.
    .refused = Die soort heb je deze fase al gebruikt.
bb-13-16 = Geel, fase C: hij vervangt één ontbrekend ding van een taak, die dan maar { $yellow_task_points } punten geeft. Hoogstens één gele god per taak.
    .refused = { $now ->
        [0] Geel speel je in fase C, voor een taak.
       *[other] Geel helpt alleen bij een taak waarvoor precies één ding ontbreekt.
    }
bb-13-17 = Wat ontbreekt, tel je na het betalen: de kaart of tegel en het offer tellen niet meer mee. Een taak waarvoor eerst niets ontbrak, is geen reden om te betalen.
    .reason = Ze zijn weg als de taak getoond wordt.
bb-13-18 = Waar je ook een godenkaart krijgt, het is een open kaart of de bovenste van de stapel, een voor een.
    .reason = De vuurbonus verwijst naar de helper; het is overal hetzelfde.
bb-13-19 = Is er een kaart nodig en is de stapel leeg, dan wordt de aflegstapel geschud en de nieuwe stapel.
bb-13-20 = Is er helemaal geen kaart, dan krijg je er geen. Open plaatsen blijven leeg tot er een is.
    .reason = Iets anders kan niet.

## Rules: the end

bb-14-1 = Na ronde 6 mag iedereen de taken die hij heeft nog vervullen, met voor elk één gele god.
bb-14-2 = Dat gaat in de zojuist bepaalde beurtvolgorde. Jij kiest de volgorde van je taken, en wat je aan een taak uitgeeft, telt voor de volgende niet meer.
    .reason = Net als in fase C.
bb-14-3 = Elke godentegel die je nog hebt geeft { $god_tile_points } punten.
bb-14-4 = Je scoort de vis van elk gebied waar jouw hut op de bouwplaats staat.
bb-14-5 = Je scoort je sieraden.
bb-14-6 = { $bonus_tasks } vervulde taken geven { $bonus_points } punten.
bb-14-7 = { $bonus_jewels } sieraden geven { $bonus_points } punten.
bb-14-8 = Zijn alle ceremonievakken bedekt, met materiaal of gebouwen, dan geeft dat { $bonus_points } punten.
bb-14-9 = Zes gebouwen geven { $bonus_points } punten.
bb-14-10 = Hutten in alle twaalf gebieden geven { $bonus_points } punten.
bb-14-11 = Twaalf mannen en vrouwen geven { $bonus_points } punten.
bb-14-12 = Materiaal, schelpen, offers en godenkaarten die over zijn, zijn niets waard.
bb-14-13 = Wie de meeste punten heeft, wint.
bb-14-14 = Bij gelijke stand wint wie voorop ligt in de beurtvolgorde, zoals die in de laatste fase C bepaald is.
    .reason = Dat zijn de volgordetegels die aan het eind voor de spelers liggen.
bb-14-15 = Met geel vervulde taken tellen voor de bonus, opgegeven taken niet.
    .reason = De spelregel noemt ze vervuld.
bb-15-1 = Geheim zijn de godenkaarten die je van de stapel trok, en de volgorde van de stapels. Al het andere is open, ook gedekte sieraden en vervulde taken en wat je zetten van je hand hebben laten zien.
    .reason = Iedereen zag ze toen ze gepakt werden.

## Words

word-nb = noordelijk strand
word-nm = noordelijke berg
word-ef = oostelijk bos
word-eb = oostelijk strand
word-sf = zuidelijk bos
word-sp = zuidelijke vlakte
word-wp = westelijke vlakte
word-wm = westelijke berg
word-cf = centraal bos
word-cp = centrale vlakte
word-cb = centraal strand
word-cm = centrale berg
word-north = noord
word-east = oost
word-south = zuid
word-west = west
word-centre = midden
word-beach = strand
word-mountain = berg
word-forest = bos
word-plain = vlakte
word-sand = zand
word-stone = steen
word-wood = hout
word-land = landweg
word-sea = zeeweg
word-woman = vrouw
word-man = man
word-build = bouwen
word-material = materiaal
word-hut = hut
word-points = punten
word-card = godenkaart
word-offering = offer
word-status = status
word-shell = schelp
word-go-by-land = over land uitbreiden
word-go-by-sea = over zee uitbreiden
word-take-woman = een vrouw nemen
word-take-man = een man nemen
word-put-up-building = bouwen
word-take-material = materiaal nemen
word-move-huts = hutten verplaatsen
word-score-points = punten scoren
word-take-card = godenkaarten nemen
word-take-offering = offers nemen
word-go-up = vooruitgaan op het statusspoor
word-take-shell = schelpen nemen
word-helper = helper
word-temple = tempel
word-no-red-god = Zonder de rode god
word-no-exchange = Niets meer ruilen
word-no-use = Geen mannen of vrouwen meer gebruiken
word-no-hut = Geen hut meer verplaatsen
word-no-jewel = Niets kopen
word-no-task = Geen taak meer vervullen
word-blue = blauw
word-white = wit
word-red = rood
word-green = groen
word-yellow = geel
word-pair-blue = twee blauwe kaarten
word-pair-white = twee witte kaarten
word-pair-red = twee rode kaarten
word-pair-green = twee groene kaarten
word-pair-yellow = twee gele kaarten
word-tile = godentegel
word-pile = bovenste van de stapel
word-space-12 = vak 12
word-other = een ander vak
word-ceremony-space = ceremonievak { $two } in rij { $one }
word-ceremony-spaces = { $one } en { $two }
word-necklace = halsketting
word-bracelet = armband
word-earrings = oorbellen
word-comb = kam
word-headband = hoofdband
word-anklet = enkelbandje
word-start = start
word-fishing = vissen
word-red-fish = vis door de rode god
word-buildings = gebouwen
word-people = mannen en vrouwen
word-tasks = taken
word-god-tiles = godentegels
word-fish = vissen
word-jewelry = sieraden
word-all-tasks = bonus voor { $bonus_tasks } taken
word-all-jewelry = bonus voor { $bonus_jewels } sieraden
word-all-spaces = bonus voor volle ceremonievakken
word-all-buildings = bonus voor zes gebouwen
word-all-huts = bonus voor twaalf hutten
word-all-people = bonus voor twaalf mannen en vrouwen

## Tasks

word-man-n = { $n ->
    [one] { $n } man
   *[other] { $n } mannen
}
word-woman-n = { $n ->
    [one] { $n } vrouw
   *[other] { $n } vrouwen
}
word-priest-n = { $n ->
    [one] { $n } priester in de tempel
   *[other] { $n } priesters in de tempel
}
word-first-n = eerste in de beurtvolgorde
word-building-n = { $n ->
    [one] { $n } gebouw
   *[other] { $n } gebouwen
}
word-regions-n = { $n ->
    [one] een hut in { $n } gebied
   *[other] hutten in { $n } gebieden
}
word-islands-n = { $n ->
    [one] een hut op { $n } eiland
   *[other] hutten op { $n } eilanden
}
word-same-cards-n = { $n } gelijke godenkaarten
word-different-cards-n = { $n } verschillende godenkaarten
word-kind-land-n = { $n ->
    [one] { $n } persoon met de actie ‘over land uitbreiden’
   *[other] { $n } personen met de actie ‘over land uitbreiden’
}
word-kind-sea-n = { $n ->
    [one] { $n } persoon met de actie ‘over zee uitbreiden’
   *[other] { $n } personen met de actie ‘over zee uitbreiden’
}
word-kind-woman-n = { $n ->
    [one] { $n } persoon met de actie ‘een vrouw nemen’
   *[other] { $n } personen met de actie ‘een vrouw nemen’
}
word-kind-man-n = { $n ->
    [one] { $n } persoon met de actie ‘een man nemen’
   *[other] { $n } personen met de actie ‘een man nemen’
}
word-kind-build-n = { $n ->
    [one] { $n } persoon met de actie ‘bouwen’
   *[other] { $n } personen met de actie ‘bouwen’
}
word-kind-material-n = { $n ->
    [one] { $n } persoon met de actie ‘materiaal nemen’
   *[other] { $n } personen met de actie ‘materiaal nemen’
}
word-kind-hut-n = { $n ->
    [one] { $n } persoon met de actie ‘hutten verplaatsen’
   *[other] { $n } personen met de actie ‘hutten verplaatsen’
}
word-kind-points-n = { $n ->
    [one] { $n } persoon met de actie ‘punten scoren’
   *[other] { $n } personen met de actie ‘punten scoren’
}
word-kind-card-n = { $n ->
    [one] { $n } persoon met de actie ‘godenkaarten nemen’
   *[other] { $n } personen met de actie ‘godenkaarten nemen’
}
word-kind-offering-n = { $n ->
    [one] { $n } persoon met de actie ‘offers nemen’
   *[other] { $n } personen met de actie ‘offers nemen’
}
word-kind-status-n = { $n ->
    [one] { $n } persoon met de actie ‘vooruitgaan op het statusspoor’
   *[other] { $n } personen met de actie ‘vooruitgaan op het statusspoor’
}
word-kind-shell-n = { $n ->
    [one] { $n } persoon met de actie ‘schelpen nemen’
   *[other] { $n } personen met de actie ‘schelpen nemen’
}
word-card-blue-n = { $n ->
    [one] { $n } blauwe godenkaart
   *[other] { $n } blauwe godenkaarten
}
word-card-white-n = { $n ->
    [one] { $n } witte godenkaart
   *[other] { $n } witte godenkaarten
}
word-card-red-n = { $n ->
    [one] { $n } rode godenkaart
   *[other] { $n } rode godenkaarten
}
word-card-green-n = { $n ->
    [one] { $n } groene godenkaart
   *[other] { $n } groene godenkaarten
}
word-card-yellow-n = { $n ->
    [one] { $n } gele godenkaart
   *[other] { $n } gele godenkaarten
}
word-terrain-mountain-n = { $n ->
    [one] een hut in { $n } berggebied
   *[other] hutten in { $n } berggebieden
}
word-terrain-beach-n = { $n ->
    [one] een hut in { $n } strandgebied
   *[other] hutten in { $n } strandgebieden
}
word-terrain-forest-n = { $n ->
    [one] een hut in { $n } bosgebied
   *[other] hutten in { $n } bosgebieden
}
word-terrain-plain-n = { $n ->
    [one] een hut in { $n } vlaktegebied
   *[other] hutten in { $n } vlaktegebieden
}
word-fish-1-n = { $n ->
    [one] een hut bij { $n } vis van waarde 1
   *[other] hutten bij { $n } vissen van waarde 1
}
word-fish-2-n = { $n ->
    [one] een hut bij { $n } vis van waarde 2
   *[other] hutten bij { $n } vissen van waarde 2
}
word-fish-3-n = { $n ->
    [one] een hut bij { $n } vis van waarde 3
   *[other] hutten bij { $n } vissen van waarde 3
}
word-fish-4-n = { $n ->
    [one] een hut bij { $n } vis van waarde 4
   *[other] hutten bij { $n } vissen van waarde 4
}
word-fish-5-n = { $n ->
    [one] een hut bij { $n } vis van waarde 5
   *[other] hutten bij { $n } vissen van waarde 5
}
word-fish-6-n = { $n ->
    [one] een hut bij { $n } vis van waarde 6
   *[other] hutten bij { $n } vissen van waarde 6
}
word-material-sand-n = { $n } zand
word-material-stone-n = { $n } steen
word-material-wood-n = { $n } hout
word-material-n = { $n ->
    [one] { $n } materiaal van welke soort ook
   *[other] { $n } materialen van welke soort ook
}
word-huts-on-12-n = { $n ->
    [one] { $n } hut op vak 12
   *[other] { $n } hutten op vak 12
}
word-shifted-man-n = { $n ->
    [one] { $n } getatoeëerde man
   *[other] { $n } getatoeëerde mannen
}
word-shifted-woman-n = { $n ->
    [one] { $n } omlaag geschoven vrouw
   *[other] { $n } omlaag geschoven vrouwen
}
word-shifted-n = { $n ->
    [one] { $n } omlaag geschoven persoon
   *[other] { $n } omlaag geschoven personen
}
word-jewel-n = { $n ->
    [one] { $n } sieraad
   *[other] { $n } sieraden
}
word-different-men-n = { $n ->
    [one] { $n } man
   *[other] { $n } verschillende mannen
}
word-different-women-n = { $n ->
    [one] { $n } vrouw
   *[other] { $n } verschillende vrouwen
}
word-different-jewels-n = { $n ->
    [one] { $n } soort sieraden
   *[other] { $n } verschillende soorten sieraden
}
word-jewel-necklace-n = { $n ->
    [one] { $n } halsketting
   *[other] { $n } halskettingen
}
word-jewel-bracelet-n = { $n ->
    [one] { $n } armband
   *[other] { $n } armbanden
}
word-jewel-earrings-n = { $n } paar oorbellen
word-jewel-comb-n = { $n ->
    [one] { $n } kam
   *[other] { $n } kammen
}
word-jewel-headband-n = { $n ->
    [one] { $n } hoofdband
   *[other] { $n } hoofdbanden
}
word-jewel-anklet-n = { $n ->
    [one] { $n } enkelbandje
   *[other] { $n } enkelbandjes
}
word-god-tile-n = { $n ->
    [one] { $n } godentegel
   *[other] { $n } godentegels
}
word-offering-n = { $n ->
    [one] { $n } offer
   *[other] { $n } offers
}
word-shell-n = { $n ->
    [one] { $n } schelp
   *[other] { $n } schelpen
}
word-points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

## Places

place-pile = stapel godenkaarten
place-discard = aflegstapel
place-open = open godenkaarten
place-hand = hand

## Prompts and labels

ask-first-hut = Je eerste hut: in welk gebied zet je die?
ask-place-die = { $blue ->
    [0] { $white ->
        [0] Zet een van je dobbelstenen op een actie
       *[other] Zet een van je dobbelstenen op een actie; hij telt als een 6
    }
   *[other] { $white ->
        [0] Zet een dobbelsteen op een actie, ook als hij niet lager is dan die daar
       *[other] Zet een dobbelsteen op een actie, ook als hij niet lager is dan die daar; hij telt als een 6
    }
}
ask-choose-region = { $way ->
    [0] Over land uitbreiden met { $value }: naar welk gebied gaat een hut?
   *[other] Over zee uitbreiden met { $value }: naar welk gebied gaat een hut?
}
ask-choose-hut = Van welk vak van je bord neem je de hut?
ask-take-goods = Voor de nieuwe hut: het materiaal van het gebied of een offer?
ask-score-fish = Speel je de rode god om de vis van dit gebied te scoren?
ask-choose-person = { $sex ->
    [0] Welke man neem je (hoogstens nummer { $value })?
   *[other] Welke vrouw neem je (hoogstens nummer { $value })?
}
ask-exchange = { $left ->
    [one] Helper: wat neem je voor het laatste dobbelpunt?
   *[other] Helper: wat neem je? Je hebt nog { $left } dobbelpunten
}
ask-choose-priest-space = Op welk tempelvak zet je je priester (hoogstens vak { $value })?
ask-first-gift = Vuurbonus: een godenkaart of een offer?
ask-second-gift = Vuurbonus: een stap op het statusspoor of een schelp?
ask-choose-building = Welk gebouw bouw je (hoogstens nummer { $value })?
ask-choose-ground = Op welke twee ceremonievakken met materiaal komt het gebouw?
ask-use-people = { $green ->
    [1] Wiens actie versterkt de groene god?
   *[other] Welke mannen of vrouwen gebruik je voor hun actie?
}
ask-take-materials = Welk materiaal neem je (nog { $left })?
ask-move-huts = Een hut naar vak 12 verplaatsen (nog { $left })?
ask-choose-card = Welke godenkaart neem je (nog { $left })?
ask-buy-jewel = Betaal je schelpen voor een sieraad?
ask-do-task = { $yellow ->
    [0] Welke van je taken vervul je?
   *[other] Bij welke taak helpt de gele god?
}
ask-choose-task = Welke nieuwe taak neem je van het bord?
ask-last-tasks = { $yellow ->
    [0] Einde van het spel: welke taak vervul je nog?
   *[other] Bij welke taak helpt de gele god?
}

ask-do-task-give-up = Je kunt geen van je taken vervullen: welke geef je op?
ask-do-task-give-up-play = Zonder hulp kun je geen taak vervullen: de gele god spelen of er een opgeven?
do-expand = Een hut zetten: { $region }
do-hut = De hut van { $space } nemen
do-fill = Nemen: { $material }, voor { $space }
do-aside = Nemen: { $material }, naast het bord
do-offering = Een offer nemen
do-place = De { $die } zetten: { $action }
do-fish = De { $die } zetten: vissen
do-play = God spelen: { $god } ({ $with })
do-take = Nemen: { $sex } { $number }
    .here = Nemen: { $sex } { $number }, { $deed } (+{ $symbols })
do-shift = Omlaag schuiven ({ $sex }): { $deed } (+{ $symbols })
do-point = 1 punt scoren
do-card = Een godenkaart nemen: { $card }
do-move-hut = Een hut naar vak 12 verplaatsen
do-priest = Een priester op tempelvak { $space } zetten
do-build = Gebouw { $number } bouwen
do-ground = Bouwen op { $spaces }
do-status = Eén stap op het statusspoor
do-shell = Een schelp nemen
do-use = Gebruiken ({ $sex }): { $deed }
do-buy = Kopen: { $kind } (prijs { $price }, waarde { $points })
do-fulfil = Vervullen: { $task }
do-show = Vervullen: { $task } ({ $cards } tonen)
do-give-up = Opgeven: { $task }
do-task = De taak nemen: { $task }
do-pass = { $what }

## Wat er gedaan is

did-expand = { $by } zet een hut: { $region }.
did-hut = { $by } neemt de hut van { $space }.
did-fill = { $by } legt { $material } op { $space }.
did-aside = { $by } neemt { $material } en legt het naast het bord.
did-offering = { "" }
did-point = { "" }
did-status = { "" }
did-shell = { "" }
did-take = { "" }
did-build = { "" }
did-pass = { "" }
did-place = { $by } zet een { $die }: { $action }.
did-fish = { $by } zet een { $die } om te vissen.
did-play = { $by } speelt een god: { $god } ({ $with }).
did-shift = { $by } schuift omlaag ({ $sex }): { $deed } (+{ $symbols }).
did-card = { $by } neemt een godenkaart: { $card }.
did-move-hut = { $by } verplaatst een hut naar vak 12.
did-priest = { $by } zet een priester op tempelvak { $space }.
did-ground = { $by } bouwt een gebouw op { $spaces }.
    .here = { $by } bouwt gebouw { $number } op { $spaces }.
did-use = { $by } gebruikt tegels ({ $sex }): { $deed }.
did-buy = { $by } koopt een sieraad voor { $price ->
    [one] { $price } schelp
   *[other] { $price } schelpen
}: { $kind } (waarde { $points }).
did-fulfil = { $by } vervult een taak: { $task }.
did-show = { $by } vervult een taak: { $task }.
did-give-up = { $by } geeft een taak op: { $task }.
did-task = { $by } neemt een nieuwe taak: { $task }.

out-fish = Vissen bij de gebieden: { $things }
    .thing = { $region } { $fish }
out-jewel = De sieraden van alle rondes liggen klaar, vier per ronde.
    .thing = { $kind } (prijs { $price }, waarde { $points })
out-person = Nieuwe mannen en vrouwen: { $things }
    .thing = { $sex }: { $deed } (+{ $symbols })
out-task = { "" }
out-card = { "" }
out-roll = { "" }
out-next = Volgende in de beurtvolgorde: { $seat }

## Log

log-new-task = Nieuwe taak op het bord: { $task }.
log-round = Ronde { $round } begint.
log-scored = { $seat } scoort { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} ({ $source }).
log-climbed = { $seat } gaat op het statusspoor { $count ->
    [one] { $count } stap vooruit.
   *[other] { $count } stappen vooruit.
}
log-offerings = { $seat } neemt { $count ->
    [one] { $count } offer.
   *[other] { $count } offers.
}
log-shells = { $seat } neemt { $count ->
    [one] { $count } schelp.
   *[other] { $count } schelpen.
}
log-joined = { $seat } neemt een tegel ({ $sex }): { $deed } (+{ $symbols }).
log-cards-shown = { $seat } toont godenkaarten: { $cards }.
log-rolled = { $seat } gooit { $low }, { $middle }, { $high }.
log-task-dealt = { $seat } begint met de taak: { $task }.
log-priest-home = Een priester van { $seat } wordt uit de tempel geduwd en keert terug.
log-moved-aside = { $seat } schuift van de bouwplaats en blijft ernaast: { $region }.
log-order = { $seat } is nummer { $place } in de beurtvolgorde.
log-god-tile = { $seat } krijgt een godentegel uit de tempel.
log-reshuffled = De afgelegde godenkaarten worden een nieuwe stapel.

## Chapters of the rules

bb-1 = De voorbereiding
bb-2 = Fase A: de dobbelstenen
bb-3 = Uitbreiden
bb-4 = Mannen en vrouwen pakken
bb-5 = De helper
bb-6 = De tempel
bb-7 = Bouwen
bb-8 = De vuurbonus
bb-9 = Vissen
bb-10 = Het statusspoor
bb-11 = Fase B: mannen en vrouwen
bb-12 = Fase C: scoren, sieraden, taken
bb-13 = De goden
bb-14 = Het einde van het spel
bb-15 = Wie wat weet

## In two minutes

brief-aim = Verspreid je hutten over de eilanden, bouw, win mensen voor je en hou de goden te vriend. Wie na zes ronden de meeste punten heeft, wint.
brief-turn = Een ronde heeft drie fasen, A, B en C.
brief-turn-1 = A: iedereen gooit drie dobbelstenen en zet ze een voor een. Hoe hoger de dobbelsteen, hoe meer zijn actie doet; maar hij moet lager zijn dan elke dobbelsteen die er al ligt.
brief-turn-2 = Met een dobbelsteen breid je uit over land of zee, pak je een man of een vrouw, vraag je de helper, zet je een priester, bouw je, of ga je vissen.
brief-turn-3 = B: je gebruikt één soort van je mannen en één soort van je vrouwen. Gelijke werken samen en doen meer.
brief-turn-4 = C: status en tempel scoren, je mag voor schelpen een sieraad kopen, en je vervult een van je drie taken.
brief-points = Punten komen de hele tijd, en aan het einde nog eens.
brief-points-1 = Taken: één per ronde, { $task_points } punten per stuk. Wat een taak vraagt, laat je alleen zien en houd je.
brief-points-2 = Gebouwen op materiaal, hoe vroeger hoe beter: { $building_points } punten van de eerste ronde tot de laatste.
brief-points-3 = Elke ronde: je vak op het statusspoor, en elk van je priesters ({ $temple_points }).
brief-points-4 = Aan het einde: vissen waar je hut op de bouwplaats staat, sieraden, godentegels ({ $god_tile_points } per stuk), en { $bonus_points } punten voor elk groot werk, zoals hutten in alle gebieden.

## What a decision is about

guide-first-hut = Van hieruit breid je uit over land en zee. Kies een gebied met lage getallen op zijn wegen, en met materiaal dat je kunt gebruiken.
guide-place-die = Een dobbelsteen doet meteen de actie van zijn tegel, en een hogere doet meer. Maar hij moet lager zijn dan alle die er al liggen; een lage houdt de anderen dus buiten. Vissen kan met elke dobbelsteen.
guide-choose-region = Je hut krijgt de bouwplaats, en wie er stond schuift opzij. Aan het einde scoort de vis van het gebied voor wie op die plaats staat.
guide-choose-hut = Mannen en vrouwen hebben een leeg vak op je bord nodig, en een hut die weggaat maakt er een vrij. Op het laatste vak kunnen veel hutten staan; één minder maakt het nog niet vrij.
guide-take-goods = Materiaal gaat naar je ceremonievakken, en daarop wordt gebouwd. Met een offer betaal je als je een godenkaart speelt.
guide-score-fish = De rode god scoort de vis van dit gebied nu. De vis blijft liggen en kan aan het einde nog eens tellen.
guide-choose-person = Elke soort heeft een actie die je in elke fase B kunt gebruiken, en meer tegels van een soort doen meer. Met de helper brengen mannen status en vrouwen schelpen, elk één keer.
guide-exchange = De dobbelsteen is je beurs: geef hem uit aan het een na het ander, en stop wanneer je wilt. Wat overblijft, vervalt.
guide-choose-priest-space = Priesters scoren elke ronde, en wie er de meeste heeft, neemt een godentegel. Een nieuwe priester duwt die op zijn vak naar rechts; wie er aan het eind af valt, gaat naar huis.
guide-first-gift = Wie een priester zet of bouwt, krijgt een geschenk. Een godenkaart speel je met een offer; je hebt dus van allebei nodig.
guide-second-gift = Status scoort in fase C en beslist wie eerst aan de beurt is. Met schelpen koop je sieraden.
guide-choose-building = Een gebouw brengt meer op naarmate het eerder wordt gebouwd, welk nummer het ook heeft. Elk van jou wordt één keer gebouwd.
guide-choose-ground = Het gebouw bedekt twee vakken naast elkaar, en het materiaal daarop gaat weg. Houd wat je taken vragen.
guide-use-people = Je mag één soort mannen en één soort vrouwen gebruiken. Alle tegels van de soort werken samen, en geen ervan raakt op.
guide-take-materials = Materiaal gaat naar een vrij vak van zijn soort op je bord. Twee buren met materiaal zijn grond voor een gebouw.
guide-move-huts = Een hut die naar het laatste vak gaat, maakt plaats voor een man of een vrouw waar hij stond.
guide-choose-card = Blauw en wit helpen een dobbelsteen, rood scoort een vis, groen helpt je mensen, geel helpt bij een taak. De open kaarten ken je; de stapel is een verrassing die alleen jij ziet.
guide-buy-jewel = Een sieraad brengt aan het einde zijn punten op, en sommige taken vragen erom. Je mag er één per ronde kopen.
guide-do-task = Elke ronde moet een van je taken weg: vervuld voor punten, of opgegeven voor niets. Wat ze vraagt, laat je alleen zien en houd je.
guide-choose-task = Neem een taak die je al bijna vervult, of een die goed bij de andere twee past.
guide-last-tasks = Dit is de laatste kans: elke taak die je nu kunt vervullen, telt nog.

## Signs and what they mean

sign-blue = Blauwe god
sign-white = Witte god
sign-red = Rode god
sign-green = Groene god
sign-yellow = Gele god
sign-god-tile = Godentegel
sign-fire = Vuurbonus
sign-priest = Priester
sign-task = Taak
sign-hut =
    .means = Staat in een gebied, en van daaruit breid je uit.
sign-sand =
    .means = Materiaal: het gaat naar een ceremonievak van zijn soort, en daarop wordt gebouwd.
sign-stone =
    .means = { sign-sand.means }
sign-wood =
    .means = { sign-sand.means }
sign-first = Als eerste aan de beurt
    .means = Sommige taken vragen erom; het statusspoor beslist wie het is.
sign-jewel = Sieraden
    .means = Je koopt ze met schelpen; ze scoren aan het einde. Er zijn zes soorten, en sommige taken vragen verschillende.
sign-beach =
    .means = Een soort gebied; sommige taken vragen daar hutten.
sign-forest =
    .means = { sign-beach.means }
sign-plain =
    .means = { sign-beach.means }
sign-mountain =
    .means = { sign-beach.means }
sign-islands = Gebieden
    .means = Taken ermee tellen de gebieden waar je een hut hebt.

## Wanneer iets gebruikt kan worden

when-place = In fase A zet je een dobbelsteen op een actie, als je aan de beurt bent.
when-fish = Om te vissen zet je in fase A een dobbelsteen, als je aan de beurt bent.
when-expand = Naar een gebied ga je als je over land of zee uitbreidt: met een dobbelsteen op die actie, of met mannen of vrouwen in fase B.
when-take = Een man of vrouw neem je met een dobbelsteen op die actie in fase A, of met tegels van die soort in fase B.
when-priest = Een priester zet je met een dobbelsteen op de tempelactie.
when-task = Nieuwe taken neem je in fase C, als iedereen er een heeft vervuld of opgegeven.
when-buy = Sieraden koop je in fase C met schelpen; alleen die van deze ronde zijn te koop.
when-card = Een godenkaart neem je als je er een krijgt: als vuurbonus, van de helper of met mannen of vrouwen.
when-offering = Een offer neem je voor een nieuwe hut, als vuurbonus of van de helper.
when-shell = Een schelp neem je hier als tweede deel van een vuurbonus; vrouwen brengen er ook.
when-point = Een punt scoor je hier met de helper.
when-status = Op het statusspoor ga je vooruit als tweede deel van een vuurbonus; getatoeëerde mannen geven ook stappen.
when-move-hut = Hutten verplaats je naar vak 12 met de helper, of met mannen of vrouwen in fase B.
when-fulfil = Taken vervul je of geef je op in fase C, na de sieraden.
when-show = Godenkaarten toon je voor een taak in fase C, na de sieraden.
when-give-up = Een taak geef je op in fase C, als je er geen kunt vervullen.
when-play = Goden speel je op hun moment: blauw en wit vóór een dobbelsteen, rood bij een nieuwe hut, groen bij mannen en vrouwen, geel bij een taak.
when-hut = Een hut verlaat je bord als je een gebied hebt gekozen om naar uit te breiden.
when-fill = Materiaal komt hier als je het neemt: voor een nieuwe hut, van de helper of met mannen of vrouwen; gebouwen bedekken twee gevulde vakken.
when-aside = Materiaal komt naast het bord als je iets neemt waarvoor geen vak vrij is.
when-shift = Een man of vrouw schuif je omlaag met de helper, in fase A.
when-use = Mannen en vrouwen gebruik je in fase B, als je aan de beurt bent.
when-build = Een gebouw bouw je met een dobbelsteen op de bouwactie in fase A, of met mannen of vrouwen in fase B.

## Scores

score-start = Start
score-fishing = Vissen
score-helper = Helper
score-red-fish = Vissen door de rode god
score-buildings = Gebouwen
score-people = Mannen en vrouwen
score-status = Statusspoor
score-temple = Tempel
score-tasks = Taken
score-god-tiles = Godentegels
score-fish = Vissen
score-jewelry = Sieraden
score-all-tasks = Bonus voor { $bonus_tasks } taken
score-all-jewelry = Bonus voor { $bonus_jewels } sieraden
score-all-spaces = Bonus voor volle ceremonievakken
score-all-buildings = Bonus voor zes gebouwen
score-all-huts = Bonus voor twaalf hutten
score-all-people = Bonus voor twaalf mannen en vrouwen
end-six-rounds = Er zijn zes ronden gespeeld

## The table in the terminal

table-bb-round = { $round ->
    [0] Voorbereiding
   *[other] Ronde { $round } van { $rounds }
}
table-bb-order = Beurtvolgorde:
table-bb-worth = Deze ronde: een gebouw { $building } punten, elke priester in de tempel { $priest }
table-bb-legend = ≈ vis · haken: op de bouwplaats · ─ land ~ zee, met het laagste getal dat nodig is
table-bb-also = Overige wegen:
table-bb-person = { $sex }: { $deed }
table-bb-tiles = Actietegels
table-bb-below = onder { $lowest }
table-bb-free = vrij
table-bb-any = elke dobbelsteen
table-bb-temple-tiles = { $count ->
    [one] { $count } godentegel
   *[other] { $count } godentegels
}
table-bb-status = Statusspoor
table-bb-men = Mannen
table-bb-women = Vrouwen
table-bb-tasks = Taken
table-bb-jewelry = Sieraden
table-bb-next-jewelry = volgende ronde
table-bb-jewel = { $kind } { $price }→{ $points }
table-bb-god-cards = Godenkaarten
table-bb-pile = stapel { $count }
table-bb-discard = aflegstapel { $count }
table-bb-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
table-bb-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-bb-offerings = { $count ->
    [one] { $count } offer
   *[other] { $count } offers
}
table-bb-shells = { $count ->
    [one] { $count } schelp
   *[other] { $count } schelpen
}
table-bb-priests = { $count ->
    [one] { $count } priester
   *[other] { $count } priesters
}
table-bb-dice = dobbelstenen
table-bb-people = mannen en vrouwen
table-bb-board = bord
table-bb-huts = hutten: { $huts } (vak 12: { $last }) · lege vakken: { $empty }
table-bb-filled = materiaal
table-bb-free-spaces = vrije vakken
table-bb-beside = naast het bord
table-bb-built = gebouwd
table-bb-own-tasks = taken
table-bb-fulfilled = { $count ->
    [one] { $count } taak vervuld
   *[other] { $count } taken vervuld
}
table-bb-known = door allen gezien
table-bb-at-most = { $card }: hoogstens { $count }
table-bb-hand = Je godenkaarten:
table-bb-nothing = geen

## Hulp voor de browser

help-helper = Besteed de waarde van de dobbelsteen, of 6 met de witte god. Dobbelpunten: man omlaag ({ $man_cost }), vrouw omlaag ({ $woman_cost }), een punt ({ $point_cost }), een offer ({ $offering_cost }), een godenkaart ({ $card_cost }), een materiaal ({ $material_cost }), een hut naar vak 12 ({ $hut_cost }).
help-person-tile = Links: wat de tegel één keer oplevert, als hij omlaag schuift. Rechts: wat hij in fase B doet.
help-task-tile = De getallen zijn minima.
help-jewel-tile = De schelpen zijn de prijs, de ster is de waarde aan het einde.
help-path = { $way }: je hebt minstens een { $die } nodig.
help-region = { $region }: { $material } of een offer. De vis is { $fish } waard.
help-region-holder = { $seat } staat op de bouwplaats.
help-region-aside = Ook hier: { $names }.
help-order = { $seat } is nummer { $place } in de beurtvolgorde.
help-box = Een taak opgeven

## Chapters, and how ties are broken

log-phase = { $phase ->
    [A] Fase A: iedereen plaatst dobbelstenen.
    [B] Fase B: mannen en vrouwen handelen.
   *[C] Fase C: status, tempel, sieraden en taken.
}
chapter-round = Ronde { $round }
chapter-phase = Fase { $phase }
tie-turn-order = Bij gelijke punten gaat voor wie aan het eind verder vooraan staat in de beurtvolgorde.

## What an option brings

brings-offerings = { $count ->
    [one] offer
   *[other] offers
}
brings-shells = { $count ->
    [one] schelp
   *[other] schelpen
}
brings-god-cards = { $count ->
    [one] godenkaart
   *[other] godenkaarten
}
brings-god-tiles-held = { $count ->
    [one] godentegel
   *[other] godentegels
}
brings-materials = { $count ->
    [one] materiaal
   *[other] materialen
}
brings-status-steps = { $count ->
    [one] statusstap
   *[other] statusstappen
}
brings-huts = { $count ->
    [one] hut op de kaart
   *[other] hutten op de kaart
}
brings-people-held = { $count ->
    [one] man of vrouw
   *[other] mannen of vrouwen
}
brings-priests = { $count ->
    [one] priester
   *[other] priesters
}
brings-buildings-held = { $count ->
    [one] gebouw
   *[other] gebouwen
}
brings-jewels = { $count ->
    [one] sieraad
   *[other] sieraden
}
brings-tasks-done = { $count ->
    [one] taak
   *[other] taken
}
then-first-gift = dan twee giften
ends-phase = Je gebruikt deze ronde geen mannen of vrouwen meer, terwijl je dat nog kunt.
ends-exchange = { $left ->
    [one] Hiermee eindigt de ruil, { $left } dobbelpunt vervalt.
   *[other] Hiermee eindigt de ruil, { $left } dobbelpunten vervallen.
}
ends-tasks = Je vervult geen taken meer, terwijl je dat nog kunt.

## What an option does

die-points = { $cost ->
        [0] { "" }
        [one] Kost { $cost } dobbelpunt.{ " " }
       *[other] Kost { $cost } dobbelpunten.{ " " }
    }
does-expand = Daar neem je { $material } of een offer. De vis is aan het einde { $fish ->
        [one] { $fish } punt
       *[other] { $fish } punten
    } waard als je hut de bouwplaats houdt.
does-expand-taken = Daar neem je { $material } of een offer, en duwt de hut van de bouwplaats opzij: de vis, aan het einde { $fish ->
        [one] { $fish } punt
       *[other] { $fish } punten
    } waard, is voorlopig van jou.
does-hut = Vak { $space } van je bord wordt leeg: daar is plaats voor nog een man of vrouw.
does-hut-space-12 = { $left ->
        [0] Daarmee wordt dit vak leeg: daar is plaats voor nog een man of vrouw.
        [one] { $left } hut blijft daar, er wordt dus geen vak leeg.
       *[other] { $left } hutten blijven daar, er wordt dus geen vak leeg.
    }
does-fill = { die-points }{ $near ->
        [0] Ernaast ligt nog geen materiaal; een gebouw heeft er twee naast elkaar nodig.
       *[other] Ernaast ligt ook materiaal: op allebei kan een gebouw staan.
    }
does-aside = { die-points }Je ceremonievakken ervoor zijn bezet, dus het ligt naast je bord en telt alleen voor taken.
does-offering = { die-points }Elke godenkaart die je speelt, kost er één. Je hebt er dan { $have }.
does-card = { die-points }Je hebt dan { $have ->
        [one] { $have } godenkaart
       *[other] { $have } godenkaarten
    }.
does-card-pile = { die-points }Je trekt haar ongezien, en ook de anderen zien haar niet.
does-point = { die-points }Je scoort het meteen.
does-move-hut = { die-points }Vak { $space } wordt leeg: daar is plaats voor nog een man of vrouw.
does-shift-man = { die-points }Je gaat { $symbols ->
        [one] { $symbols } stap
       *[other] { $symbols } stappen
    } omhoog op het statusspoor, met deze man één keer per spel. Zijn actie blijft.
does-shift-woman = { die-points }Je neemt { $symbols ->
        [one] { $symbols } schelp
       *[other] { $symbols } schelpen
    }, met deze vrouw één keer per spel. Haar actie blijft.
does-take-man = Hij komt op een leeg vak van je bord en werkt in fase B van elke ronde. Met de helper brengt zijn tatoeage { $symbols ->
        [0] geen statusstap
        [one] { $symbols } statusstap
       *[other] { $symbols } statusstappen
    }.
does-take-woman = Ze komt op een leeg vak van je bord en werkt in fase B van elke ronde. Met de helper brengt ze één keer { $symbols ->
        [0] geen schelp
        [one] { $symbols } schelp
       *[other] { $symbols } schelpen
    }.
does-priest = { $pushed ->
        [0] Het vak is vrij.
        [one] { $pushed } priester schuift naar rechts.
       *[other] { $pushed } priesters schuiven naar rechts.
    } Meteen twee geschenken, en aan het einde van deze ronde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } als hij er nog staat.
does-build = Het levert deze ronde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op, welk nummer het ook heeft, en twee geschenken. Hoe eerder het er staat, hoe meer het oplevert.
does-ground = De twee materialen gaan terug naar de voorraad, en de vakken tellen als bedekt.
does-status = Je schijf komt op stap { $steps }, aan het einde van deze ronde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard; wie voorop ligt, begint de volgende.
does-shell = Met schelpen koop je aan het einde van de ronde sieraden. Je hebt er dan { $have }.
does-use = Je hebt er { $tiles ->
        [one] { $tiles } van deze soort
       *[other] { $tiles } van deze soort, die samen werken
    }: dat telt { $amount }.
does-buy = Het telt aan het einde van het spel. Het is je sieraad nummer { $have }; { $bonus_jewels } leveren { $bonus_points } punten extra op.
does-fulfil = Je toont wat ze vraagt en houdt alles. Ze levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
does-show = Je toont wat ze vraagt en houdt alles. Ze levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Iedereen ziet de kaarten die je toont.
does-give-up = Ze levert niets op, en je neemt een nieuwe. { $missing ->
        [0] Er ontbreekt nu niets voor.
        [one] Er ontbreekt nu { $missing } ding voor.
       *[other] Er ontbreken nu { $missing } dingen voor.
    }
does-task = { $missing ->
        [0] Er ontbreekt nu niets voor.
        [one] Er ontbreekt nu { $missing } ding voor.
       *[other] Er ontbreken nu { $missing } dingen voor.
    }
does-place = Daarna mag daar alleen een dobbelsteen onder { $below } liggen.
does-place-lowest = Daarna kan deze ronde niemand er meer heen, behalve met de blauwe god.
does-fish = Vissen levert met elke dobbelsteen { $fishing_points } punten op en blokkeert niets; neem er een die verder weinig kan.
does-play = Je betaalt wat tussen haakjes staat; een kaart of paar kost ook een offer.
does-pass-no-red-god = Je scoort nu geen vis; die kan aan het einde nog tellen.
does-pass-no-exchange = Dobbelpunten die over zijn, vervallen.
does-pass-no-use = Fase B is voor jou deze ronde voorbij.
does-pass-no-hut = Alle andere hutten blijven waar ze zijn.
does-pass-no-jewel = Je bewaart je schelpen voor latere rondes.
does-pass-no-task = Taken die over zijn, leveren niets op.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-fill = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-aside = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-offering = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-point = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-card = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-move-hut = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
beside-shift = { $cost ->
    [0] { "" }
   *[other] voor { $cost }
}
thing-die = dobbelsteen { $last }
thing-building = gebouw { $last }
thing-man = man nummer { $last }
thing-woman = vrouw nummer { $last }
thing-temple = tempelvak { $last }
thing-people = { $first }
thing-person = { $first }: { $middle }
thing-jewel = { $first } { $middle }→{ $last }
thing-god-tiles = godentegels
thing-fulfilled = vervulde taken
thing-score = scorespoor
thing-offerings = offers
