game-name = Santa Cruz
game-pitch = Ga aan land op een onbekend eiland, bouw langs kusten, rivieren en wegen en speel je scorekaarten voor de vulkaan van zich laat horen; en dan nog eens, maar wijzer.
game-length = 60 minuten

variant-sets = Bouwsets
variant-sets-chosen = om beurten gekozen
variant-sets-dealt = willekeurig en geheim gedeeld
variant-first-chooser = Wie het eerst een set kiest
variant-first-chooser-random = geloot
variant-first-chooser-seat-1 = plaats 1
variant-first-chooser-seat-2 = plaats 2
variant-first-chooser-seat-3 = plaats 3
variant-first-chooser-seat-4 = plaats 4
variant-last-player = Voorrecht van de laatste
variant-last-player-turn = laatste in de beurtvolgorde
variant-last-player-track = laatste op het scorespoor
variant-last-player-off = uit

## Voorbereiding

sc-1-1 = Iedereen heeft een voorraad gebouwen: { $lighthouses } × vuurtoren, { $churches } × kerk, { $houses } × huis.
sc-1-2 = Elke bouwplaats krijgt een willekeurige tegel van zijn eigen vorm: kust, land of vulkaan.
sc-1-3 = Kusttegels liggen open; land- en vulkaantegels beginnen gedekt.
sc-1-4 = Tegels zonder bouwplaats gaan terug in de doos.
sc-1-5 = Niemand ziet de tegels die terug in de doos gaan.
    .reason = Ze worden gedekt neergelegd en de spelregels draaien ze nooit om.
sc-1-6 = De 22 vogelfiches liggen geschud en gedekt naast het bord.
sc-1-7 = Iedereen krijgt scorekaarten: { $cards-2 } met twee spelers, { $cards-3 } met drie, { $cards-4 } met vier.
sc-1-8 = De overige scorekaarten gaan gedekt opzij; je hebt ze in de tweede ronde nodig.
sc-1-9 = Er zijn vier sets bouwkaarten ({ $sets }), van zeven kaarten elk en met van elke soort minstens één.
sc-1-10 = De spelers kiezen om beurten een set, tegen de klok in. Een set die weg is kun je niet meer kiezen.
    .refused = Set { $set } is al weg; kies een andere.
sc-1-11 = Wie het eerst kiest, wordt geloot; een tafel mag ook iemand aanwijzen, bijvoorbeeld de oudste.
    .reason = De spelregels vragen de oudste, en dat kan een programma niet weten.
sc-1-12 = Sets die niemand krijgt, blijven het hele spel in de doos.
sc-1-13 = Optie: de sets worden willekeurig gedeeld in plaats van gekozen.
sc-1-14 = Worden de sets gedeeld, dan wordt ook de startspeler geloot.
    .reason = Anders zou beginnen wie het laatst koos, en hier heeft niemand gekozen.
sc-1-15 = Je bekijkt je scorekaarten voordat je een set kiest.
    .reason = In die volgorde vertellen de spelregels het.
sc-1-16 = Een gekozen set is bij iedereen bekend, dus de bouwkaarten in een hand zijn te tellen. Een gedeelde set is net zo geheim als de rest van de hand, tot de eigenaar er een kaart uit speelt: op elke kaart staat de letter van de set.
    .reason = Sets worden open gekozen, maar wat je gedeeld krijgt houd je volgens de spelregels geheim.
sc-1-17 = De scorekaarten in je hand zijn geheim.
sc-1-18 = Wie het laatst een set koos, is startspeler van de eerste ronde.
sc-1-19 = Het schijfje van de startspeler begint op { $start-1 }; met de klok mee beginnen de andere op { $start-2 }, { $start-3 } en { $start-4 }.
sc-1-20 = Er wordt op het hele bord gespeeld, met twee of drie net als met vier.
    .reason = De spelregels maken geen verschil naar het aantal spelers.

## Verloop van een ronde

sc-2-1 = Er wordt met de klok mee gespeeld, te beginnen bij de startspeler.
sc-2-2 = In de eerste beurt van een ronde speelt niemand een kaart: iedereen gaat aan land en bouwt op een vrije kustplaats naar keuze.
    .refused = Aan land ga je op de kust, en { $site } is geen kustplaats.
sc-2-3 = Aan land gaan is bouwen als altijd: het levert de punten en de vogel op en draait de buren om.
sc-2-4 = Daarna speel je elke beurt precies één kaart uit je hand: een bouwkaart of een scorekaart.
    .refused = Deze kaart heb je niet in je hand: { $card }.
sc-2-5 = Gespeelde kaarten liggen open voor hun speler, zodat iedereen ze kan zien.
sc-2-6 = De ronde is afgelopen als iedereen al zijn kaarten heeft gespeeld.
sc-2-7 = Je mag op elk moment elke kaart spelen, ook een die niets doet, of een scorekaart waar alleen anderen iets aan hebben.
    .reason = De spelregels stellen geen voorwaarde aan het spelen van een kaart.
sc-2-8 = Aan land gaan kan altijd: de voorraden zijn vol en er zijn meer kustplaatsen dan spelers.

## Bouwkaarten

sc-3-1 = Schip: bouw op een vrije kustplaats naar keuze.
    .refused = Een schip komt alleen aan de kust, en { $site } is geen kustplaats.
sc-3-2 = Rivier: bouw op een plaats aan een rivier waaraan je al een gebouw hebt, hoe ver ook en van welke soort ook.
    .refused = Je hebt geen gebouw aan een rivier die langs { $site } stroomt.
sc-3-3 = Weg: bouw op een plaats die precies één weg van een gebouw van jou af ligt.
    .refused = Geen weg loopt van een gebouw van jou rechtstreeks naar { $site }.
sc-3-4 = Een stuk rivier is geen weg en een weg geen stuk rivier; alleen gebouwen die nog staan tellen als vertrekpunt.
    .reason = De spelregels houden ze uit elkaar, en een verwoest gebouw staat niet meer op het bord.
sc-3-5 = Dubbele actie: twee keer schip, twee keer rivier of twee keer weg. Mengen mag niet.
sc-3-6 = Je noemt eerst welke actie je verdubbelt. Als een ervan een plaats voor je heeft, moet je er zo een noemen.
    .reason = Wie kan bouwen, moet bouwen; dat geldt ook voor de dubbele actie.
    .refused = Met deze actie ({ $way }) kun je niets bouwen, maar met een andere wel.
sc-3-7 = Het eerste gebouw van een dubbele actie wordt helemaal afgehandeld, met punten, vogel en omdraaien, voor het tweede, dat ervan mag uitgaan. Het tweede moet gebouwd worden als er een plaats is; anders vervalt het.
    .reason = De bouwplicht geldt voor wat op dat moment kan; niemand hoeft voor beide vooruit te denken.
sc-3-8 = Mislukt de eerste helft van een dubbele actie op een gedekte tegel, dan is ook de tweede verloren.
    .reason = Volgens de spelregels eindigt de beurt daar.

## Bouwen

sc-4-1 = Je bouwt wat de tegel toont; je neemt het gebouw uit je voorraad.
sc-4-2 = Je kunt alleen bouwen op een tegel waarvan je het gebouw nog hebt.
    .refused = Voor { $site } mis je het gebouw: { $building }.
sc-4-3 = Het ene gebouw kan het andere niet vervangen.
    .reason = De tegel noemt het gebouw.
sc-4-4 = Je krijgt meteen het witte getal van de tegel als punten.
sc-4-5 = Het getal met een plus op een vistegel levert bij het bouwen niets op; het is een visbonus voor later.
sc-4-6 = Toont de tegel een vogel, trek dan willekeurig een vogelfiche, bekijk het in het geheim en houd het gedekt.
sc-4-7 = Alleen jij kent de vogels op je fiches; hoeveel je er hebt, weet iedereen.
    .reason = Fiches worden in het geheim bekeken en liggen gedekt voor hun eigenaar.
sc-4-8 = Zijn de vogelfiches op, dan wordt er geen getrokken.
    .reason = Er is niets te trekken; met de bekende tegels kan het niet gebeuren.
sc-4-9 = Daarna wordt elke gedekte tegel omgedraaid die via weg of rivier naast het nieuwe gebouw ligt.
sc-4-10 = Langs een rivier zijn dat de eerstvolgende plaats stroomop en stroomaf, niet de hele rivier; alles gaat tegelijk open.
    .reason = De spelregels spreken van aangrenzende tegels.
sc-4-11 = Op een bezette plaats mag je niet bouwen.
    .refused = Al bezet: { $site }.
sc-4-12 = Kun je met de gespeelde kaart bouwen, dan moet het.
    .refused = Je kunt bouwen, dus het moet.
sc-4-13 = Je mag bouwen op elke vrije plaats die de kaart bereikt en waarvan je het gebouw hebt; bij een rivierkaart telt ook elke gedekte vrije plaats aan de rivier. Welke, mag je zelf weten, maar nooit een open tegel waarvan je het gebouw mist.
    .reason = De spelregels zeggen alleen dat je moet bouwen als het kan.
sc-4-14 = Is zo’n plaats er niet, dan is de kaart toch gespeeld en je beurt voorbij.
sc-4-15 = Met een rivierkaart mag je op een nog gedekte tegel mikken. Hij wordt omgedraaid en je moet er bouwen.
sc-4-16 = Mis je het gebouw dat tevoorschijn komt, dan eindigt je beurt.
sc-4-17 = Na zo’n mislukking blijft de tegel open; geen punten, geen vogel, en de buren blijven dicht.
    .reason = Er is niets gebouwd.

## Het voorrecht van de laatste

sc-5-1 = Eén keer per ronde mag de laatste speler op een bezette plaats bouwen.
sc-5-2 = De laatste is de laatste in de beurtvolgorde van die ronde, tenzij de tafel anders koos.
    .reason = Waar de spelregels het scorespoor bedoelen, zeggen ze het, en hier niet; juist de late plaatsen hebben hulp nodig.
sc-5-3 = Optie: de laatste is wie aan het begin van de beurt achteraan staat op het scorespoor. Het voorrecht geldt dan één keer per ronde voor de hele tafel.
    .reason = De spelregels geven het één keer per ronde, en vaker zouden de vogelfiches op kunnen raken.
sc-5-4 = Optie: niemand heeft dit voorrecht.
    .reason = Maar één bron noemt het; een tafel kan zonder.
sc-5-5 = Het voorrecht geldt voor elk gebouw: bij het aan land gaan, met elke kaart, of voor één helft van een dubbele actie.
    .reason = De spelregels noemen geen uitzondering.
sc-5-6 = Het voorrecht geldt voor elke bezette plaats, ook voor een met een gebouw van jezelf. Twee gebouwen van jou op één plaats tellen allebei; grondstoffen en visbonussen horen bij de tegel en tellen één keer.
    .reason = De spelregels maken geen verschil tussen eigen gebouwen en die van anderen.
sc-5-7 = Op een plaats staan nooit meer dan twee gebouwen.
    .reason = Het voorrecht breekt de regel één keer, geen twee.
    .refused = Op { $site } staan al twee gebouwen.
sc-5-8 = Wie op een bezette plaats bouwt, heeft het gebouw van de tegel nodig, krijgt de punten en trekt de vogel. Beide gebouwen blijven en tellen overal voor mee.
    .reason = Het is bouwen als altijd.
sc-5-9 = Het is een recht, nooit een plicht: zijn er alleen bezette plaatsen over, dan mag je ook niets bouwen.
    .reason = De spelregels noemen het een recht.
sc-5-10 = Noem je een dubbele actie die alleen bezette plaatsen vindt terwijl een andere een vrije had, dan moet je het voorrecht gebruiken.
    .reason = Anders zou je zo de bouwplicht kunnen ontlopen.
    .refused = Een andere actie had een vrije plaats voor je; hier moet je bouwen.
sc-5-11 = In de tweede ronde geldt het voorrecht opnieuw; de laatste is dan wie rechts van de nieuwe startspeler zit.
    .reason = De spelregels geven het in elke ronde.

## Scorekaarten

sc-6-1 = Een scorekaart betaalt iedereen die aan haar voorwaarde voldoet, niet alleen wie haar speelde.
sc-6-2 = Wie de kaart speelde, telt het eerst, daarna de anderen met de klok mee.
sc-6-3 = Een scorekaart kijkt naar het bord zoals het op dat moment is; alleen staande gebouwen tellen.
    .reason = Kaarten worden meteen uitgevoerd.
sc-6-4 = Een grondstofkaart betaalt voor een gebouw op minstens één tegel met die grondstof, één keer, hoeveel je er ook hebt.
sc-6-5 = Een kaart met twee grondstoffen betaalt de hoge waarde voor allebei en de lage voor maar één.
sc-6-6 = Bij elke kaart met een vis krijg je ook de som van de visbonussen op je tegels.
sc-6-7 = Een gebouwenkaart betaalt wie de afgebeelde gebouwen heeft.
sc-6-8 = Meer gebouwen dan gevraagd mag, maar levert niet meer op.
    .reason = Zo is het in het schapenvoorbeeld van de spelregels ook met grondstoffen.
sc-6-9 = De kaart voor verbonden gebouwen betaalt als minstens zoveel van je gebouwen als zij laat zien door wegen verbonden zijn, op een rij of vertakt.
sc-6-10 = Alleen wegen verbinden; een stuk rivier niet.
sc-6-11 = Een plaatskaart betaalt voor elk gebouw van jou aan de kust, aan een rivier of op de vulkaan.
sc-6-12 = De rivierkaart telt je gebouwen aan alle rivieren samen.
    .reason = De spelregels spreken van de rivier zonder er een te noemen.
sc-6-13 = Een plaats telt voor alles waar hij bij hoort: een monding is kust en rivier. Elke vulkaanplaats is vulkaan, ook op een eilandje.
    .reason = De spelregels gaan af op de soort tegel en op het liggen aan een rivier.
sc-6-14 = De vogelkaart betaalt iedereen voor elk vogelfiche uit beide ronden, wat de waarde ook is; de fiches blijven.
sc-6-15 = Uitbarsting: iedereen verliest punten voor elk eigen gebouw op een vulkaanplaats.
sc-6-16 = De gebouwen op de vulkaan zijn verwoest en komen deze ronde niet terug in de voorraad.
sc-6-17 = De vulkaanplaatsen zijn weer vrij, en iedereen mag er bouwen.
sc-6-18 = Eerst verliest iedereen in telvolgorde zijn punten, dan verdwijnen alle gebouwen tegelijk.
    .reason = De kaart wordt geteld zoals elke andere voordat er iets weggaat.
sc-6-19 = Wie daar opnieuw bouwt, krijgt opnieuw punten; wat via een verloren gebouw verbonden of bereikbaar was, is dat niet meer.
    .reason = De spelregels zien de tegels weer als vrij, en alleen staande gebouwen tellen.

## Het scorespoor

sc-7-1 = Krijg je punten, dan gaat je schijfje zoveel vakjes vooruit.
sc-7-2 = Wie vooruit of achteruit op een bezet vakje komt, gaat achter degenen staan die er al waren.
sc-7-3 = Gelijk eindigen kan dus niet: bij gelijke punten staat voor wie er het eerst was.
sc-7-4 = Voorbij het eind van het spoor krijgt je schijfje een verdieping van { $storey } punten en gaat het verder vanaf 0. Op vakje 5 met twee verdiepingen heb je { $two-storeys } punten.
sc-7-5 = Een verlies dat je van 0 terugzet naar { $last-space } kost een verdieping.
sc-7-6 = Niemand zakt in totaal onder 0 punten.
    .reason = Voor een schijfje zonder verdieping kennen de spelregels geen vakje onder 0.
sc-7-7 = De rang gaat naar punten, dan naar aankomst. Schijfjes op hetzelfde vakje met andere verdiepingen staan niet gelijk.
    .reason = Een verdieping is { $storey } waard, en aankomst is de enige beslissing die de spelregels geven.
sc-7-8 = Een winst of verlies van 0 verplaatst het schijfje niet; het houdt zijn plek in de rij.
    .reason = Wie niet beweegt, komt ook niet aan.
sc-7-9 = Er zijn altijd genoeg verdiepingen.
    .reason = Die in de doos ({ $storeys }) zijn een voorraad, geen grens.

## De tweede ronde

sc-8-1 = Voor de tweede ronde gaan alle gebouwen terug naar hun eigenaar, ook de verwoeste.
sc-8-2 = Vogelfiches houd je, nog steeds gedekt.
sc-8-3 = Omgedraaide tegels blijven de rest van het spel open.
sc-8-4 = Iedereen trekt een nieuwe scorekaart, in het geheim en apart van de gespeelde kaarten.
sc-8-5 = Die komt willekeurig uit de opzij gelegde kaarten; de andere blijven tot het eind geheim.
    .reason = Ze zijn gedekt opzij gelegd.
sc-8-6 = Dan neemt ieder een stapel gespeelde kaarten: eerst de laatste op het scorespoor, dan de voorlaatste, enzovoort.
sc-8-7 = Sets die aan het begin in de doos gingen, kun je niet nemen.
    .refused = Zo’n stapel ligt er niet op tafel.
sc-8-8 = Een stapel is alles wat één speler heeft gespeeld en blijft bij elkaar. Je mag je eigen stapel nemen; wie het laatst kiest, neemt wat over is.
    .reason = Volgens de spelregels worden hele stapels een voor een genomen.
    .refused = Die stapel is al weg.
sc-8-9 = Daarna legt ieder één scorekaart uit zijn hand gedekt weg; dat mag de nieuwe zijn.
    .refused = Deze scorekaart heb je niet: { $card }.
sc-8-10 = Iedereen doet dat tegelijk, zodra de laatste stapel weg is, en de weggelegde kaarten worden nooit getoond.
    .reason = De spelregels vragen het van iedereen, in het geheim, zodra de handen compleet zijn.
sc-8-11 = De laatste op het scorespoor begint de tweede ronde; het gaat weer met de klok mee.
sc-8-12 = De tweede ronde gaat als de eerste, met aan land gaan, maar zonder nieuwe startpunten.

## Het einde

sc-9-1 = Het spel eindigt na de tweede ronde.
sc-9-2 = Dan worden alle vogelfiches getoond en leveren ze hun waarde op: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
sc-9-3 = De vogels worden speler voor speler geteld, van de laatste naar de eerste op het spoor zoals het voor het tellen stond.
    .reason = In die volgorde worden ook de stapels genomen; een volgorde is nodig, want aankomst beslist.
sc-9-4 = Wie het verst op het scorespoor staat, wordt gouverneur en wint.

## Wat je weet

sc-10-1 = Geheim zijn de scorekaarten in een hand, de vogels op de fiches en de gedekte tegels, en ook een gedeelde set tot er een kaart uit gespeeld is. Open zijn gespeelde kaarten, alle andere bouwkaarten, punten en voorraden, en hoeveel scorekaarten en vogels iedereen heeft.
    .reason = Al het andere ligt op tafel of is door iedereen gezien.
sc-10-2 = In de tweede ronde kennen de anderen de scorekaarten van je stapel, maar niet de kaart die je trok of die je weglegde.
    .reason = De stapels liggen open; trekken en wegleggen gebeurt in het geheim.
sc-10-3 = Wat iedereen heeft gezien, wordt voor iedereen onthouden.
    .reason = Een goed geheugen kan dat ook, en niemand hoeft aantekeningen te maken.

## Woorden

word-coast = kust
word-land = land
word-volcano = vulkaan
word-lighthouse = vuurtoren
word-church = kerk
word-house = huis
word-ship = schip
word-road = weg
word-river = rivier
word-double = dubbele actie
word-fish = vis
word-sheep = schaap
word-wood = hout
word-sugar = suiker
word-gold = goud
word-bird = vogel
word-wood-sugar = hout en suiker
word-sheep-fish = schaap en vis
word-houses = huizen
word-churches = kerken
word-lighthouses = vuurtorens
word-connected = verbonden gebouwen
word-birds = vogels
word-eruption = uitbarsting
word-tern = stern
word-cockatoo = kaketoe
word-macaw = ara
word-start = startpunten
word-building = bouwen
word-resources = grondstoffen
word-buildings = gebouwen
word-place = plaats
word-tokens = vogelfiches

## Namen van plaatsen en tegels

word-coast-site = kustplaats { $one } ({ $two })
word-land-site = landplaats { $one } ({ $two })
word-volcano-site = vulkaanplaats { $one } ({ $two })
word-face-down = nog gedekt
word-tile-face = { $one }, { $two }
word-tile-face-with = { $one }, { $two }, { $three }
word-fish-bonus-n = vis +{ $n }
word-points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
word-north = noorden
word-north-east = noordoosten
word-east = oosten
word-south-east = zuidoosten
word-south = zuiden
word-south-west = zuidwesten
word-west = westen
word-north-west = noordwesten
word-islet-north = eilandje in het noorden
word-islet-north-east = eilandje in het noordoosten
word-islet-east = eilandje in het oosten
word-islet-south-east = eilandje in het zuidoosten
word-islet-south = eilandje in het zuiden
word-islet-south-west = eilandje in het zuidwesten
word-islet-west = eilandje in het westen
word-islet-north-west = eilandje in het noordwesten

place-bird-pool = vogelfiches naast het bord
place-aside = opzij gelegde scorekaarten
place-box = doos
place-removed = weggelegde scorekaarten
place-hand = hand
place-played = stapel gespeelde kaarten
place-birds = vogelfiches
place-supply = voorraad
place-standing = bord
place-rubble = verwoeste gebouwen
place-shown = getoonde vogels

## Vragen en knoppen

ask-choose-set = Kies je set bouwkaarten: je speelt ze allemaal in elke ronde
ask-land = Je gaat aan land: op welke kustplaats bouw je?
ask-choose-card = Speel één kaart: een bouwkaart om te bouwen of een scorekaart om te scoren
ask-name-way = Dubbele actie: op welke manier bouw je twee keer?
ask-choose-site = { $way ->
    [0] Schip: op welke kustplaats bouw je?
    [1] Weg: op welke plaats, één weg verder, bouw je?
   *[2] Rivier: op welke plaats van je rivieren bouw je?
}
ask-choose-pile = Wiens gespeelde kaarten neem je voor de tweede ronde?
ask-discard-score-card = Welke scorekaart leg je gedekt weg? Die is uit het spel

do-take = Set { $set } nemen
do-play = Bouwkaart spelen: { $card }
do-score = Scorekaart spelen: { $card }
do-twice = Twee keer bouwen: { $way }
do-build = Bouwen op { $site }
    .here = Bouwen op { $site }: { $tile }
do-pass = Niets bouwen
do-pile = De stapel van { $seat } nemen
do-discard = Scorekaart wegleggen: { $card }

## Wat er gedaan is

did-take = { $by } neemt set { $set }.
did-play = { $by } speelt een bouwkaart: { $card }.
did-score = { $by } speelt een scorekaart: { $card }.
did-twice = { $by } bouwt twee keer: { $way }.
did-build = { "" }
did-pass = { "" }
did-pile = { $by } neemt de gespeelde kaarten van { $seat }.
did-discard = { $by } legt een scorekaart weg: { $card }.

out-tile = { "" }
out-bird = Het vogelfiche toont: { $bird }
out-card = { "" }
out-set = { "" }
out-seat = Het lot valt op { $seat }.

## Verloop

log-dealt-set = { $set ->
    [unknown] { $seat } krijgt een geheime set.
   *[other] { $seat } krijgt set { $set }.
}
log-showed-set = { $seat } speelt een kaart uit set { $set }.
log-round = Ronde { $round } begint; { $seat } start.
log-right = { $seat } gebruikt het voorrecht van de laatste.
log-built = { $seat } bouwt op { $site }: { $building }.
log-turned-up = Omgedraaid op { $site }: { $building }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $shows ->
    [nothing] .
   *[other] , { $shows }{ $bonus ->
        [0] .
       *[other] { " " }+{ $bonus }.
    }
}
log-drew-bird = { $seat } trekt een vogelfiche.
log-scored = { $seat } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} ({ $source }).
log-lost = { $seat } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} ({ $source }).
log-nothing = { $seat } bouwt niets.
log-failed = { $seat } mist het gebouw voor { $site }; de beurt eindigt.
log-erupted = De vulkaan barst uit: alle gebouwen op vulkaanplaatsen zijn verwoest.
log-first-round-over = De eerste ronde is voorbij; alle gebouwen gaan terug.
log-moved = { $count } × { $resource }: { $source } → { $target }
log-moved-hidden = { $count ->
    [one] { $count } verborgen kaart of fiche
   *[other] { $count } verborgen kaarten of fiches
}: { $source } → { $target }

## Chapters of the rules

sc-1 = De voorbereiding
sc-2 = Een ronde
sc-3 = Bouwkaarten
sc-4 = Bouwen
sc-5 = Het voorrecht van de laatste
sc-6 = Scorekaarten
sc-7 = Het scorespoor
sc-8 = De tweede ronde
sc-9 = Het einde van het spel
sc-10 = Wie wat weet

## In two minutes

brief-aim = Je gaat aan land op een onbekend eiland, bouwt langs kusten, rivieren en wegen en scoort op het goede moment. Wie na twee ronden het verst op het scorespoor staat, wordt gouverneur en wint.
brief-turn = In de eerste beurt van een ronde gaat iedereen aan land op de kust. Daarna speel je één kaart per beurt, tot alle handen leeg zijn.
brief-turn-1 = Bouwkaarten bouwen: een schip op elke vrije kustplaats, een rivierkaart aan een rivier waar je al bent, een wegkaart één weg bij je vandaan.
brief-turn-2 = Je bouwt wat de tegel toont, scoort meteen zijn getal, trekt misschien een vogel en draait de gedekte tegels ernaast om.
brief-turn-3 = Scorekaarten betalen iedereen die aan hun voorwaarde voldoet, wie ze ook speelt. Speel de jouwe als ze jou meer brengt dan de anderen.
brief-turn-4 = Na de eerste ronde komen alle gebouwen terug, en iedereen neemt een stapel kaarten die iemand heeft gespeeld. Het eiland blijft zoals jullie het nu kennen, en alles begint opnieuw.
brief-points = Punten komen op drie manieren, en je kunt ze ook verliezen.
brief-points-1 = Bouwen: het getal op de tegel, meteen.
brief-points-2 = Scorekaarten: grondstoffen, soorten gebouwen, plaatsen, vogels, en gebouwen die door wegen verbonden zijn.
brief-points-3 = Vogels tellen aan het einde: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
brief-points-4 = Barst de vulkaan uit, dan is verwoest wat erop staat, en het kost de eigenaar punten.

## What a decision is about

guide-choose-set = Deze kaarten zeggen hoe je kunt bouwen: per schip, langs een rivier, langs een weg, of twee keer achter elkaar. Je speelt ze allemaal in deze ronde, en in de tweede speelt iemand jouw stapel.
guide-land = Iedereen begint met een gebouw aan de kust en scoort het meteen. Kies een plaats vanwaar rivieren en wegen leiden naar wat je scorekaarten willen.
guide-choose-card = Eén kaart per beurt, en aan het einde zijn ze allemaal gespeeld. Een bouwkaart bouwt nu. Een scorekaart betaalt iedereen die aan haar voorwaarde voldoet; bewaar haar dus tot ze jou meer brengt dan de anderen, maar niet te lang.
guide-name-way = Twee schepen, twee rivieren of twee wegen, nooit van elk een. Het tweede gebouw mag van het eerste uitgaan.
guide-choose-site = Je bouwt wat de tegel toont, als je het nog hebt, en scoort meteen zijn getal; tegels ernaast worden omgedraaid. Denk aan je scorekaarten: grondstoffen, plaatsen, en gebouwen die door wegen verbonden zijn.
guide-choose-pile = Je neemt alles wat één speler gespeeld heeft, bouwkaarten en scorekaarten samen, en speelt er de tweede ronde mee. Reken uit wat die scorekaarten zouden brengen op het eiland zoals je het nu kent.
guide-discard-score-card = Eén scorekaart verlaat je hand voorgoed, en niemand ziet welke. Doe de kaart weg die de anderen meer zou brengen dan jou.

## Signs and what they mean

sign-card = Scorekaart: { $name }
sign-rubble = Verwoeste gebouwen
    .means = Wat een uitbarsting je afnam; voor de tweede ronde krijg je het terug.
sign-start = Startspeler
    .means = Begint de ronde; de anderen volgen met de klok mee.
sign-coast = Kusttegel
    .means = Ligt vanaf het begin open. Hier ga je aan land, en hier bouwen schepen.
sign-land = Landtegel
    .means = Gedekt tot iemand ernaast bouwt.
sign-volcano = Vulkaantegel
    .means = Brengt veel op, maar een uitbarsting verwoest wat hier staat.
sign-lighthouse =
    .means = Op een tegel past alleen het gebouw dat hij toont.
sign-church =
    .means = { sign-lighthouse.means }
sign-house =
    .means = { sign-lighthouse.means }
sign-sheep =
    .means = Sommige scorekaarten betalen voor een gebouw op zo’n tegel.
sign-wood =
    .means = { sign-sheep.means }
sign-sugar =
    .means = { sign-sheep.means }
sign-gold =
    .means = { sign-sheep.means }
sign-fish =
    .means = Het getal met een plus komt erbij als een kaart met een vis wordt gespeeld.
sign-bird =
    .means = Wie hier bouwt, trekt in het geheim een vogelfiche.
sign-tern =
    .means = Een vogelfiche; het getal telt aan het einde.
sign-cockatoo =
    .means = { sign-tern.means }
sign-macaw =
    .means = { sign-tern.means }

## Wanneer iets gebruikt kan worden

when-build = Op een plaats bouw je als je aan land gaat, of nadat je een bouwkaart hebt gespeeld die er komt.
when-play = Een kaart uit je hand speel je in je beurt, als iedereen aan land is.
when-score = Een kaart uit je hand speel je in je beurt, als iedereen aan land is.
when-take = Sets bouwkaarten worden vóór de eerste ronde gekozen.
when-pile = Stapels gespeelde kaarten neem je vóór de tweede ronde.

## Punten

score-start = Startpunten
score-building = Punten voor bouwen
score-resources = Grondstofkaarten
score-buildings = Gebouwenkaarten
score-connected = Verbonden gebouwen
score-place = Plaatskaarten
score-birds = Vogelkaart
score-eruption = Uitbarsting
score-tokens = Vogelfiches

end-second-round = De tweede ronde is voorbij

## De tafel in de terminal

table-sc-round = Ronde { $round }
table-sc-right = het voorrecht van de laatste is nog vrij
table-sc-right-of = voorrecht van de laatste: { $seat }
table-sc-face-down = gedekt
table-sc-tiles-unseen = ({ $count ->
    [one] { $count } tegel ongezien
   *[other] { $count } tegels ongezien
})
table-sc-score-cards = { $count ->
    [one] { $count } scorekaart
   *[other] { $count } scorekaarten
}
table-sc-birds = { $count ->
    [one] { $count } vogel
   *[other] { $count } vogels
}
table-sc-start = startspeler
table-sc-set = set { $set }
table-sc-secret-set = geheime set, { $count } kaarten
table-sc-known = bekend
table-sc-perhaps = een ervan is misschien weggelegd, nog een is onbekend
table-sc-surely = een ervan is weggelegd
table-sc-pile = gespeeld
table-sc-your-cards = Je scorekaarten
table-sc-your-birds = Je vogels
table-sc-new = nieuw
table-sc-removed = Weggelegd

## Uitleg in de tekening

help-title-cards = Bouwkaarten
help-ship = Bouw op een vrije kustplaats naar keuze.
help-road = Bouw op een plaats die precies één weg van een gebouw van jou af ligt.
help-river = Bouw ergens aan een rivier waaraan je een gebouw hebt, ook op een tegel die nog gedekt ligt.
help-double = Twee keer schip, twee keer weg of twee keer rivier; je zegt vooraf wat.
help-lighthouse = Komt op tegels met een vuurtoren. Het getal is wat er nog in de voorraad is.
help-church = Komt op tegels met een kerk. Het getal is wat er nog in de voorraad is.
help-house = Komt op tegels met een huis. Het getal is wat er nog in de voorraad is.
help-site-hidden = { $site }: de tegel ligt gedekt. Tegels van deze soort die nog niemand heeft gezien: { $count }.
help-site-open = { $site }: { $building }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
help-site-bird = Wie hier bouwt, trekt een vogelfiche.
help-site-fish = Vis, bonus +{ $bonus }.
help-site-shows = Toont: { $shows }.
help-site-taken = Gebouw van { $seat }.
help-pile-of = Stapel van { $seat }:
help-bird-worth = { $points ->
    [one] { $points } punt aan het einde van het spel
   *[other] { $points } punten aan het einde van het spel
}
help-card-resource = wie een gebouw heeft op een tegel met { $resource }, krijgt { $points } punten.
help-card-pair = gebouwen op tegels met { $resource } en met { $other } brengen { $points } punten op, op maar een van de twee { $one }.
help-card-fish = Daarbij komen ieders visbonussen.
help-card-buildings = wie minstens { $needs } heeft, krijgt { $points } punten.
help-card-connected = wie minstens { $count } door wegen verbonden gebouwen heeft, krijgt { $points } punten.
help-card-place = iedereen krijgt { $points } punten voor elk eigen gebouw daar ({ $place }).
help-card-birds = iedereen krijgt { $points } punten voor elk eigen vogelfiche.
help-card-eruption = iedereen verliest { $points } punten voor elk eigen gebouw op een vulkaanplaats, en die worden allemaal verwoest.

## Chapters, and how ties are broken

chapter-round = Ronde { $round }
chapter-erupted = Uitbarsting
tie-track = Bij gelijke punten gaat voor wie het vak op de puntenbaan het eerst bereikte.

## What an option brings

brings-lighthouse = { $count ->
    [one] vuurtoren
   *[other] vuurtorens
}
brings-church = { $count ->
    [one] kerk
   *[other] kerken
}
brings-house = { $count ->
    [one] huis
   *[other] huizen
}
brings-birds = { $count ->
    [one] vogel
   *[other] vogels
}

## What an option does

word-ship-n = { $n } × { word-ship }
word-road-n = { $n } × { word-road }
word-river-n = { $n } × { word-river }
word-double-n = { $n } × { word-double }
word-lighthouse-n = { $n } × { word-lighthouse }
word-church-n = { $n } × { word-church }
word-house-n = { $n } × { word-house }
does-take = Zijn kaarten zijn { $cards }. Je speelt elke kaart één keer in de eerste ronde.
does-pile = Je krijgt { $cards } en de scorekaarten { $scored }, en speelt ze allemaal in de tweede ronde.
does-pile-own = Je houdt je eigen kaarten: { $cards } en de scorekaarten { $scored }.
does-build = Meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. { $hidden ->
        [0] Er ligt geen gedekte tegel naast.
        [one] { $hidden } tegel ernaast wordt omgedraaid.
       *[other] { $hidden } tegels ernaast worden omgedraaid.
    }
does-build-bird = Meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en een vogelfiche dat aan het einde telt. { $hidden ->
        [0] Er ligt geen gedekte tegel naast.
        [one] { $hidden } tegel ernaast wordt omgedraaid.
       *[other] { $hidden } tegels ernaast worden omgedraaid.
    }
does-build-resource = Meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; wat de tegel toont ({ $shows }) telt voor scorekaarten. { $hidden ->
        [0] Er ligt geen gedekte tegel naast.
        [one] { $hidden } tegel ernaast wordt omgedraaid.
       *[other] { $hidden } tegels ernaast worden omgedraaid.
    }
does-build-unseen = De tegel wordt eerst omgedraaid. Heb je het getoonde gebouw nog, dan bouw je het; anders is je beurt voorbij.
does-play = { $sites ->
        [0] Je kunt er nu nergens mee bouwen.
        [one] Je kunt er nu op { $sites } plaats mee bouwen.
       *[other] Je kunt er nu op een van { $sites } plaatsen mee bouwen.
    }
does-twice = Zo bouw je twee keer, de tweede keer misschien vanaf het eerste gebouw. { $sites ->
        [one] Nu staat { $sites } plaats voor je open.
       *[other] Nu staan { $sites } plaatsen voor je open.
    }
does-pass = Je laat de bezette plaatsen met rust, en je beurt is voorbij.
does-score-resource = Voor iedereen: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-pair = Voor iedereen: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-buildings = Voor iedereen: { help-card-buildings } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-connected = Voor iedereen: { help-card-connected } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-place = Voor iedereen: { help-card-place } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-birds = Voor iedereen: { help-card-birds } { $others ->
        [0] De anderen zouden er nu niets mee scoren.
        [one] De anderen samen zouden er nu { $others } punt mee scoren.
       *[other] De anderen samen zouden er nu { $others } punten mee scoren.
    }
does-score-eruption = Voor iedereen: { help-card-eruption } { $others ->
        [0] De anderen zouden nu niets verliezen.
        [one] De anderen samen zouden nu { $others } punt verliezen.
       *[other] De anderen samen zouden nu { $others } punten verliezen.
    }
does-discard-resource = Voor iedereen: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Leg je haar weg, dan gebeurt dat nooit.
does-discard-pair = Voor iedereen: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Leg je haar weg, dan gebeurt dat nooit.
does-discard-buildings = Voor iedereen: { help-card-buildings } Leg je haar weg, dan gebeurt dat nooit.
does-discard-connected = Voor iedereen: { help-card-connected } Leg je haar weg, dan gebeurt dat nooit.
does-discard-place = Voor iedereen: { help-card-place } Leg je haar weg, dan gebeurt dat nooit.
does-discard-birds = Voor iedereen: { help-card-birds } Leg je haar weg, dan gebeurt dat nooit.
does-discard-eruption = Voor iedereen: { help-card-eruption } Leg je haar weg, dan gebeurt dat nooit.

## How the terminal calls what a lesson points at

thing-set = set { $last }
