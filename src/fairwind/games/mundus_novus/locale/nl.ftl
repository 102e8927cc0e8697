game-name = Mundus Novus
game-pitch = Bied aan, gris weg en ruil de rijkdommen van de Nieuwe Wereld, maak er schepen, handelaars en beroemde bondgenoten van en word eerder rijk dan de rest.
game-length = 60 minuten

variant-first-master = Eerste Handelsmeester
variant-first-master-random = door het lot bepaald
variant-first-master-seat-1 = plaats 1
variant-first-master-seat-2 = plaats 2
variant-first-master-seat-3 = plaats 3
variant-first-master-seat-4 = plaats 4
variant-first-master-seat-5 = plaats 5
variant-first-master-seat-6 = plaats 6
variant-relic-sets = Combinaties van alleen relieken
variant-relic-sets-allowed = toegestaan
variant-relic-sets-forbidden = niet toegestaan

## Voorbereiding

mn-1-1 = Ontwikkelingskaarten met een spelersgetal boven het aantal spelers doen niet mee.
mn-1-2 = Drie open grondstofkaarten vormen de markt.
mn-1-3 = Vijf open ontwikkelingskaarten liggen op een rij. Kaart 1 ligt het verst van de stapel, kaart 5 er vlak naast.
mn-1-4 = Het lot wijst de eerste Handelsmeester aan; de tafel mag ook een plaats afspreken.
    .reason = De spelregels vragen om de jongste, en die kan een programma niet kennen.
mn-1-5 = De bank raakt nooit door de dubloenen heen.
    .reason = De munten in de doos zijn een voorraad; nergens staat dat ze een grens zijn.

## Gebeurtenis

mn-2-1 = Aan het begin van een ronde noemt het icoon op kaart 1 van de rij de gebeurtenis. Die geldt voor iedereen en de hele ronde lang, ook als kaart 1 intussen weg is; zonder icoon is er geen gebeurtenis.
mn-2-2 = De eerste ronde kent geen gebeurtenis, wat kaart 1 ook laat zien.
mn-2-3 = Hulp van de Koning: je mag deze ronde zoveel combinaties van gelijke grondstoffen leggen als je wilt, en elke levert je een ontwikkeling op.
mn-2-4 = Inboorlingen: een combinatie van verschillende grondstoffen brengt deze ronde maar { $natives-pay ->
        [one] { $natives-pay } dubloen
       *[other] { $natives-pay } dubloenen
    } per kaart op.
mn-2-5 = De inboorlingen veranderen niets aan wat relieken opbrengen, noch aan de winst door de perfecte combinatie.
    .reason = De gebeurtenis gaat alleen over combinaties van verschillende grondstoffen.
mn-2-6 = Storm: een combinatie van gelijke grondstoffen levert deze ronde kaart 1 van de rij op en geen andere, hoe groot of zeldzaam ze ook is.
    .refused = Het stormt: deze ronde is alleen kaart 1 van de rij te winnen.
mn-2-7 = De storm houdt de eigenaar van Diego de Almagro niet tegen om van de stapel te nemen.
    .reason = De storm sluit de rest van de rij af, en de kaart van Almagro komt niet uit de rij.
mn-2-8 = Brand: deze ronde mag niemand kaarten opslaan. Pakhuizen betalen hun inkomen toch uit.
mn-2-9 = Piraten: meteen na de bevoorrading verlies je voor elke vloot van jou met twee of meer karvelen een grondstofkaart naar keuze.
    .refused = Deze kaart heb je niet voor de piraten: { $resource }.
mn-2-10 = Iedereen kiest in het geheim uit zijn hele hand wat de piraten krijgen; daarna wordt alles tegelijk getoond.
    .reason = De gebeurtenis treft iedereen tegelijk, en de spelregels noemen geen volgorde.

## Bevoorrading

mn-3-1 = Eerst komen de kaarten uit je pakhuizen terug in je hand.
mn-3-2 = Dan krijgt iedereen { $hand-size } gedekte grondstofkaarten.
mn-3-3 = Daarna wordt voor elk karveel in het spel één grondstofkaart opengelegd.
mn-3-4 = Een vloot is zoveel waard als haar karvelen samen. De laagste kiest eerst en neemt al haar open kaarten, één per karveel; dan komt de volgende.
    .refused = Deze grondstof ligt niet bij de open kaarten: { $resource }.
mn-3-5 = Van twee vloten die evenveel waard zijn, gaat die met het kleinste karveel voor.
mn-3-6 = Is ook dat gelijk, dan kiezen ze met de klok mee vanaf de Handelsmeester.
    .reason = Er moet een volgorde zijn, en de spelregels geven er geen; met de bekende kaarten komt het niet voor.
mn-3-7 = Pas als de grondstofstapel op is, wordt de aflegstapel tot een nieuwe geschud.
mn-3-8 = Eerst wordt de rest van de oude stapel gedeeld, dan gaat het met de nieuwe verder.
    .reason = De auteur zegt alleen dat de afgelegde kaarten de stapel worden; zo gaat het gewoonlijk.
mn-3-9 = De markt blijft van ronde tot ronde liggen; alleen door ruilen verandert er iets.
    .reason = Geen enkele regel ververst de markt.
mn-3-10 = Uitgegeven, ongebruikte en verloren kaarten gaan open op de aflegstapel.
    .reason = De spelregels noemen geen andere plek, en niets verbergt ze.
mn-3-11 = De kaarten worden één voor één gedeeld, met de klok mee vanaf de Handelsmeester.
    .reason = De spelregels raden aan één voor één te delen en zeggen niet bij wie je begint; dat telt als de stapel opraakt.

## Handel

mn-4-1 = De Handelsmeester zegt hoeveel kaarten iedereen aanbiedt; de keuze is { $offers }.
mn-4-2 = Iedereen legt zoveel handkaarten gedekt neer; daarna gaat alles tegelijk open.
    .refused = Deze kaart heb je niet om aan te bieden: { $resource }.
mn-4-3 = Wie de hoogste som aanbiedt, wordt Handelsmeester. Elke grondstof telt voor zijn nummer, een reliek voor { $relic-sum }.
mn-4-4 = Staan er meer gelijk, dan houdt de zittende Handelsmeester de titel als hij er zelf bij is.
mn-4-5 = Is hij er niet bij, dan wijst hij een van de gelijken als opvolger aan.
    .refused = { $seat } hoort niet bij de spelers die gelijk staan.
mn-4-6 = De nieuwe Handelsmeester begint. Wie aan de beurt is, neemt een open kaart van een ander; zolang er een is, moet dat.
    .refused = Deze kaart kun je niet nemen van { $seat }: { $resource }.
mn-4-7 = Je houdt de genomen kaart, of je legt haar in de markt en neemt een van de drie kaarten die daar liggen.
    .refused = Deze grondstof ligt niet in de markt: { $resource }.
mn-4-8 = Wie net een kaart kwijt is, is als volgende aan de beurt om er een te nemen.
mn-4-9 = Nooit meer dan twee kaarten na elkaar tussen dezelfde twee spelers: na twee moet je bij iemand anders nemen.
    .refused = De laatste twee kaarten gingen tussen jou en { $seat }; neem bij iemand anders.
mn-4-10 = Dat verbod vervalt als verder niemand een open kaart heeft.
    .reason = De spelregels voorzien dit niet; zo krijgt iedereen evenveel kaarten als hij aanbood.
mn-4-11 = Wat in een eerdere ronde genomen is, telt niet voor dat verbod.
    .reason = Met andere fases ertussen volgt het niet meer op elkaar.
mn-4-12 = Heeft geen ander nog een open kaart, dan is de handel voorbij, en wie aan de beurt is, neemt de eigen overgebleven kaarten terug.
mn-4-13 = Is dat niet de Handelsmeester zelf, dan komt die speler een kaart tekort: de Handelsmeester kiest er een uit zijn eigen hand en geeft die in het geheim.
    .refused = Deze kaart heb je niet om te geven: { $resource }.
mn-4-14 = De kaart wordt gegeven voordat iemand als eerste van de vooruitgang is aangewezen; alleen gever en ontvanger kennen haar.
    .reason = Ze sluit de handel af en hoort dus bij het eind van die fase.
mn-4-15 = Heeft bij het begin alleen de Handelsmeester open kaarten, dan is de handel meteen voorbij.
    .reason = De regel voor het eind van de handel past ook als er van het begin af niets te nemen valt.
mn-4-16 = Kaarten van één grondstof zijn gelijk: wie neemt of ruilt, noemt de grondstof.
    .reason = Welke van twee gelijke kaarten het is, maakt niets uit.

## Vooruitgang

mn-5-1 = De Handelsmeester wijst aan wie begint, zichzelf als hij wil; de anderen volgen met de klok mee.
mn-5-2 = Je mag per ronde één combinatie van gelijke grondstoffen leggen om een ontwikkeling te winnen.
    .refused = Je hebt je combinatie van gelijke grondstoffen voor deze ronde al gelegd.
mn-5-3 = Grootte en zeldzaamheid bepalen tot hoeveel kaarten van de rij, geteld vanaf kaart 1, de combinatie toegang geeft. Gelegde kaarten → kaarten van de rij: veelvoorkomend { $reach-common }; minder voorkomend { $reach-uncommon }; zeldzaam { $reach-rare }.
    .refused = Voor een combinatie van { $size } × { $resource } kom je kaarten tekort: { $have ->
        [0] je hebt er geen die past.
        [one] je hebt er maar { $have } die past.
       *[other] je hebt er maar { $have } die passen.
    }
mn-5-4 = In een combinatie van gelijke grondstoffen zijn relieken jokers en vervangen ze elke kaart ervan.
    .refused = { $case ->
        [missing] Deze kaart heb je niet: { $card }.
        [changed] Bij deze combinatie kan een handelaar een kaart alleen in deze grondstof omzetten: { $resource }.
       *[other] Deze kaart past hier niet: { $card }. In de combinatie horen alleen deze grondstof ({ $resource }), relieken en kaarten die een handelaar omzet.
    }
mn-5-5 = Een combinatie van gelijke grondstoffen mag uit alleen relieken bestaan; je noemt de grondstof. Een tafel mag afspreken dat niet te spelen.
    .reason = De spelregels noemen relieken jokers en zeggen niet of er een echte kaart bij moet.
    .refused = Aan deze tafel hoort in een combinatie minstens één kaart die geen reliek is.
mn-5-6 = Een combinatie van gelijke grondstoffen heeft precies een van de genoemde groottes, in kaarten: veelvoorkomend { $sizes-common }; minder voorkomend { $sizes-uncommon }; zeldzaam { $sizes-rare }.
    .reason = Een grotere zou niets extra opleveren.
mn-5-7 = Voor de combinatie neem je één ontwikkelingskaart binnen haar bereik, welke je maar wilt.
    .refused = { $card } ligt buiten bereik: { $reach ->
        [one] je combinatie geeft alleen toegang tot kaart 1 van de rij.
       *[other] je combinatie geeft toegang tot de eerste { $reach } kaarten van de rij.
    }
mn-5-8 = De rij schuift aan richting kaart 1, en een nieuwe kaart van de stapel komt meteen op plaats 5.
mn-5-9 = Is de rij korter, dan beslaat het bereik wat er nog ligt.
    .reason = De ronde wordt uitgespeeld, dus de rij moet het doen zoals ze is.
mn-5-10 = Is er geen ontwikkeling binnen bereik, dan kan er geen combinatie van gelijke grondstoffen gelegd worden.
    .reason = Zo’n combinatie dient om een ontwikkeling te winnen, en die is er niet.
    .refused = Er is geen ontwikkeling binnen bereik; deze combinatie zou je niets opleveren.
mn-5-11 = Je mag per ronde één combinatie van verschillende grondstoffen leggen om dubloenen te verdienen.
    .refused = Je hebt je combinatie van verschillende grondstoffen voor deze ronde al gelegd.
mn-5-12 = Ze telt 4 tot en met 9 kaarten, elke grondstof één keer en zonder relieken. Kaarten → dubloenen: { $different-pays }.
    .refused = { $case ->
        [few] Een combinatie van verschillende grondstoffen vraagt minstens { $need } kaarten; { $have ->
            [0] je hebt er geen.
           *[other] je hebt er maar { $have }.
        }
        [no-relics] In een combinatie van verschillende grondstoffen zijn relieken niet toegestaan.
        [laid] Deze grondstof ligt al in de combinatie: { $resource }.
       *[missing] Deze kaart heb je niet: { $resource }.
    }
mn-5-13 = Relieken brengen ook los iets op. Relieken → dubloenen: { $relics-pay }.
    .refused = Je kunt niet { $number ->
        [one] { $number } reliek
       *[other] { $number } relieken
    } verkopen: { $have ->
        [0] je hebt er geen.
       *[other] je hebt er maar { $have }.
    }
mn-5-14 = Je mag zoveel groepjes van 1 tot en met 5 relieken verkopen als je wilt; elk wordt apart betaald.
    .reason = De spelregels beperken de twee andere soorten tot één combinatie, maar deze niet.
mn-5-15 = Of je combinaties legt en in welke volgorde, is aan jou. Een combinatie die je begint, moet af.
    .reason = De spelregels zeggen dat spelers combinaties moeten maken, maar noemen geen straf, en een geheime hand is niet te controleren; ook een volgorde noemen ze niet.
    .refused = Een begonnen combinatie moet af, en zo zou dat niet lukken.
mn-5-16 = Eens per ronde mag elk van je handelaars één kaart van een combinatie omzetten in een grondstof van zijn klasse: { $numbers-common }, { $numbers-uncommon } of { $numbers-rare }.
    .refused = { $case ->
        [missing] Deze kaart heb je niet om om te zetten: { $card }.
       *[busy] Je hebt geen vrije handelaar voor deze klasse van grondstoffen: { $rarity }.
    }
mn-5-17 = Een handelaar mag ook een reliek omzetten, maar niets in een reliek.
    .reason = Elke kaart mag omgezet worden, maar de klassen van de handelaars lopen tot 9 en laten relieken erbuiten.
mn-5-18 = Aan een kaart werkt maar één handelaar, en de omzetting geldt alleen voor die combinatie.
    .reason = De handelaar helpt bij een combinatie; de kaart zelf blijft wat ze is.
mn-5-19 = Een ontwikkeling werkt zodra je haar wint, ook nog in dezelfde beurt.
    .reason = Haar inkomen telt meteen, dus haar kracht ook.
mn-5-20 = Een ontwikkeling met inkomen betaalt dat elke ronde, te beginnen met die waarin je haar wint.
mn-5-21 = Aan het eind van je beurt krijg je je inkomen en het geld van je scheepswerven. Als iedereen zijn beurt heeft gehad, kiezen allen tegelijk en in het geheim welke kaarten ze opslaan; dan wordt de rest van elke hand afgelegd.
    .reason = Volgens de spelregels worden ongebruikte kaarten afgelegd als de fase voorbij is; een volgorde tussen de spelers geven ze niet.
    .refused = Je hebt al ruimte in je pakhuizen leeg gelaten en kunt deze ronde niets meer opslaan.
mn-5-22 = Kaarten die je aan het eind van de fase niet gebruikt hebt, worden afgelegd, tenzij je ze opslaat.

## Einde van het spel

mn-6-1 = Of het spel is afgelopen, wordt bekeken als een ronde eindigt, nooit eerder.
mn-6-2 = Het spel eindigt als iemand { $goal } dubloenen of meer heeft; wie het rijkst is, wint.
mn-6-3 = De perfecte combinatie is negen verschillende grondstoffen en een reliek. Wie haar toont, wint, hoe rijk de anderen ook zijn; bij de negen mogen handelaars helpen.
    .refused = De perfecte combinatie vraagt negen verschillende gelegde grondstoffen en een echt Incareliek in je hand.
mn-6-4 = Tonen er meer spelers in dezelfde ronde de perfecte combinatie, dan wint de rijkste van hen.
mn-6-5 = Het spel eindigt ook als de rij niet meer tot vijf kaarten is aan te vullen; dan wint wie het rijkst is.
mn-6-6 = De perfecte combinatie is je combinatie van verschillende grondstoffen voor deze ronde. Ze betaalt als negen kaarten en een reliek: { $perfect-pays } dubloenen, of { $perfect-pays-natives } bij inboorlingen.
    .reason = Tonen twee spelers haar, dan beslist hun rijkdom; ze moet dus iets waard zijn.
mn-6-7 = Wie even rijk is, deelt de plaats.
    .reason = De spelregels noemen hier niets dat gelijke stand doorbreekt.
mn-6-8 = Een lege ontwikkelingsstapel alleen beëindigt het spel niet.
    .reason = Het gaat om de rij: daarin moet een kaart ontbreken.

## Ontwikkelingen

mn-7-1 = Elk karveel brengt zijn eigenaar bij iedere bevoorrading één grondstofkaart meer.
mn-7-2 = Aan het eind van je beurt betaalt elke scheepswerf van jou 1 dubloen per tegenstander die meer karvelen heeft dan jij.
mn-7-3 = Een pakhuis bewaart kaarten voor de volgende ronde, ook relieken, zoveel als er op de kaart plaats is; je mag plaatsen leeg laten.
    .refused = Deze kaart heb je niet om op te slaan: { $resource }.
mn-7-4 = Diego de Almagro: als je een ontwikkeling wint, mag je in plaats daarvan de bovenste kaart van de ontwikkelingsstapel nemen.
    .refused = Alleen de eigenaar van Diego de Almagro mag van de stapel nemen.
mn-7-5 = Je neemt die kaart ongezien, en alleen als er een is; de rij blijft zoals ze is.
    .reason = De stapel ligt gedekt, en de rij verliest geen kaart.
    .refused = De ontwikkelingsstapel is leeg.
mn-7-6 = Juan de la Cosa: geen gebeurtenis raakt je, goed of slecht.
mn-7-7 = Hij beschermt je zodra je hem wint, ook voor de rest van die beurt.
    .reason = Ontwikkelingen werken meteen, net als hun inkomen.
mn-7-8 = Bartolomé de las Casas: je mag minder kaarten aanbieden dan genoemd, zelfs geen enkele, ook als Handelsmeester.
    .refused = Alleen de eigenaar van Bartolomé de las Casas mag minder kaarten aanbieden.
mn-7-9 = Hoeveel kaarten je met hem aanbiedt, blijft verborgen tot alles opengaat; leg je een keer niets, dan leg je ook niets meer. Zelfs zonder kaart kun je Handelsmeester worden.
    .reason = Wat je aanbiedt is geheim, en de spelregels vragen geen minimum voor de titel.
    .refused = Je bent gestopt met aanbieden; de rest van je aanbod is dus ook niets.
mn-7-10 = Gonzalo Pizarro: je hoogste karveel telt voor 0.
mn-7-11 = Het telt voor 0 in het totaal van de vloot en bij gelijke stand. Het is maar één karveel, ook als je twee vloten hebt.
    .reason = De kaart spreekt van één karveel en maakt geen uitzondering voor gelijke stand.
mn-7-12 = Juan Ponce de León: je mag je karvelen over twee vloten verdelen. Elke kiest apart, en ook de piraten kijken naar elke apart.
    .refused = { $card } kan niet mee: het is jouw karveel niet, of het vaart al in de tweede vloot.
mn-7-13 = Met twee of meer karvelen beslis je elke ronde over de verdeling, na het delen van de kaarten en voordat de open kaarten gedraaid worden. De tweede vloot mag leeg blijven.
    .reason = De spelregels noemen geen moment.
mn-7-14 = Pedro de Valdivia: je aanbod telt { $valdivia-bonus } meer als bepaald wordt wie Handelsmeester is.
mn-7-15 = Francisco de Orellana: laat jouw ruil drie gelijke grondstoffen of drie opeenvolgende nummers in de markt achter, dan krijg je telkens direct { $orellana-bonus ->
        [one] { $orellana-bonus } dubloen
       *[other] { $orellana-bonus } dubloenen
    }.
mn-7-16 = Drie relieken zijn drie gelijke grondstoffen, maar een reliek hoort in geen reeks, en 9 en 1 zijn geen buren. Hoe de marktkaarten liggen, doet er niet toe.
    .reason = Een reliek heeft geen nummer, en de markt ligt in geen vaste orde.
mn-7-17 = Francisco de Coronado: toont kaart 1 bij het begin van een ronde geen gebeurtenis, dan mag je { $coronado-price ->
        [one] { $coronado-price } dubloen
       *[other] { $coronado-price } dubloenen
    } betalen voor een gebeurtenis die jij kiest.
mn-7-18 = Je beslist nadat kaart 1 gelezen is en voordat er gedeeld wordt. De gebeurtenis geldt alleen deze ronde, en ook voor jou, tenzij je Juan de la Cosa hebt.
    .reason = De spelregels zeggen alleen dat het gebeurt als een ronde begint, en gebeurtenissen gelden voor allen.

## Met twee spelers

mn-8-1 = Met twee spelers geldt het verbod op drie keer na elkaar nemen niet.

## Wat men weet

mn-9-1 = Je hand, je aanbod tot het opengaat, de kaart die de Handelsmeester geeft en wat je opslaat, zijn geheim.
mn-9-2 = Iedereen ziet de ontwikkelingen, de dubloenen en de afgelegde kaarten, en hoeveel kaarten er in handen, pakhuizen en stapels zijn. Wat is opgeslagen, blijft verborgen.
    .reason = Elke winst gebeurt openlijk, en de spelregels verbergen verder niets; opgeslagen kaarten zijn als een hand.
mn-9-3 = Wat iedereen gezien heeft, wordt voor iedereen onthouden.
    .reason = Een goed geheugen kan hetzelfde, en niemand zou aantekeningen hoeven te maken.

## Woorden

word-cocoa = cacao
word-corn = maïs
word-tobacco = tabak
word-coffee = koffie
word-cotton = katoen
word-sugar = suiker
word-potato = aardappel
word-indigo = indigo
word-vanilla = vanille
word-relic = Incareliek
word-caravel = karveel
word-merchant = handelaar
word-warehouse = pakhuis
word-shipyard = scheepswerf
word-character = personage
word-none = geen gebeurtenis
word-kings-help = Hulp van de Koning
word-natives = inboorlingen
word-storm = storm
word-fire = brand
word-pirates = piraten
word-common = veelvoorkomend
word-uncommon = minder voorkomend
word-rare = zeldzaam
word-sets = combinatie van verschillende grondstoffen
word-relics = relieken
word-doubloons-n = { $n ->
    [one] { $n } dubloen
   *[other] { $n } dubloenen
}
word-income = inkomen
word-shipyards = scheepswerven
word-caravel-card = Karveel { $value }
word-merchant-card = Handelaar { $value }
word-warehouse-card = Pakhuis ({ $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
})
word-shipyard-card = Scheepswerf
word-almagro = Diego de Almagro
word-de-la-cosa = Juan de la Cosa
word-las-casas = Bartolomé de las Casas
word-pizarro = Gonzalo Pizarro
word-ponce = Juan Ponce de León
word-valdivia = Pedro de Valdivia
word-orellana = Francisco de Orellana
word-coronado = Francisco de Coronado
word-cortes = Hernán Cortés

place-pile = grondstofstapel
place-discard = aflegstapel
place-market = markt
place-quay = open kaarten van de bevoorrading
place-table = op tafel
place-hand = hand
place-sealed = gedekte keuze
place-open = open aanbod
place-stored = pakhuis

## Vragen en opschriften

ask-buy-event = { $coronado-price ->
        [one] { $coronado-price } dubloen
       *[other] { $coronado-price } dubloenen
    } betalen voor een gebeurtenis?
ask-split-fleet = Welke van je karvelen varen in een tweede vloot?
ask-choose-from-quay = Je vloot is er: welke open kaart neem je?
ask-lose-to-pirates = Piraten: welke kaart uit je hand sta je af?
ask-name-number = Handelsmeester: hoeveel kaarten moet iedereen te ruil aanbieden?
ask-offer-cards = Welke kaart bied je te ruil aan? Alle aanbiedingen gaan tegelijk open
ask-settle-tie = De hoogste aanbiedingen zijn gelijk: wie wordt Handelsmeester?
ask-take-card = Welke aangeboden kaart neem je van een ander?
ask-keep-or-swap = Houd je de kaart, of ruil je die voor een uit de markt?
ask-give-card = Je hebt één kaart meer dan { $receiver }: welke geef je in het geheim terug?
ask-name-first = Handelsmeester: wie speelt als eerste combinaties?
ask-progress = Welke combinatie speel je uit je hand, of ben je klaar?
ask-lay-same = Leg de kaarten van je combinatie: allemaal één grondstof, relieken vallen in
ask-lay-different = Leg de kaarten van je combinatie: allemaal verschillende grondstoffen
ask-win-development = Je combinatie wint een ontwikkeling: welke kaart van de rij neem je?
ask-store-cards = Pakhuis: welke kaart bewaar je voor de volgende ronde?

do-announce = { $number ->
    [one] Iedereen biedt { $number } kaart aan
   *[other] Iedereen biedt { $number } kaarten aan
}
do-offer = Aanbieden: { $resource }
do-offer-nothing = Niets aanbieden
do-master = { $seat } Handelsmeester maken
do-take = Nemen van { $seat }: { $resource }
do-keep = De kaart houden
    .here = De kaart houden: { $taken }
do-swap = De kaart ruilen voor { $resource }
    .here = Ruilen in de markt: { $taken } voor { $resource }
do-give = Geven: { $resource }
    .here = Aan { $receiver } geven: { $resource }
do-first = { $seat } speelt als eerste
do-same = Gelijke grondstoffen: { $size } × { $resource }
do-different = Combinatie van verschillende grondstoffen
do-relics = { $number ->
    [one] { $number } reliek verkopen
   *[other] { $number } relieken verkopen
}
do-lay = Leggen: { $resource }
do-change = Omzetten: { $resource } → { $into }
do-collect = De dubloenen innen
do-perfect = De perfecte combinatie tonen
do-win = Nemen: { $card }
do-pile = De bovenste kaart van de stapel nemen
do-store = Opslaan: { $resource }
do-split = Naar de tweede vloot: { $card }
do-pick = Nemen: { $resource }
do-lose = Afstaan: { $resource }
do-event = { $coronado-price ->
        [one] { $coronado-price } dubloen
       *[other] { $coronado-price } dubloenen
    } betalen: { $event }
do-pass = { $what ->
    [event] Niet betalen voor een gebeurtenis
    [split] De vloten zijn klaar
    [store] Niets meer opslaan
   *[set] De beurt beëindigen
}

## Wat er gedaan is

did-announce = { $by } vraagt iedereen { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
} aan te bieden.
did-offer = { $by } biedt { $resource } aan.
did-offer-nothing = { $by } biedt niets aan.
did-master = { "" }
did-take = { $by } neemt { $resource } van { $seat }.
did-keep = { "" }
did-swap = { $by } ruilt in de markt voor { $resource }.
    .here = { $by } ruilt in de markt { $taken } voor { $resource }.
did-give = { $by } geeft in het geheim { $resource }.
    .here = { $by } geeft { $receiver } in het geheim { $resource }.
did-first = { $seat } speelt als eerste combinaties.
did-same = { $by } speelt gelijke grondstoffen: { $size } × { $resource }.
did-different = { $by } speelt verschillende grondstoffen.
did-relics = { $by } verkoopt { $number ->
    [one] { $number } reliek
   *[other] { $number } relieken
}.
did-lay = { $by } legt { $resource }.
    .here = { "" }
did-change = { $by } laat een koopman { $resource } omzetten in { $into }.
did-collect = { "" }
did-perfect = { $by } toont de perfecte combinatie!
did-win = { "" }
did-pile = { $by } neemt de bovenste kaart van de stapel.
did-store = { $by } slaat { $resource } op.
did-split = { $by } stuurt naar de tweede vloot: { $card }.
did-pick = { $by } neemt { $resource } uit de bevoorrading.
did-lose = { $by } geeft de piraten { $resource }.
did-event = { "" }
did-pass = { "" }

out-draw = { "" }
out-card = { "" }
out-seat = Het lot valt op { $seat }.

## Logboek

log-earned = { $seat } verdient { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
} ({ $source }).
log-paid = { $seat } betaalt { $count ->
    [one] { $count } dubloen.
   *[other] { $count } dubloenen.
}
log-event = Deze ronde: { $icon }.
log-master = { $seat } is Handelsmeester.
log-round = Ronde { $round } begint.
log-won = { $seat } wint een ontwikkeling: { $card }.
log-row-card = Nieuw in de rij: { $card }.
log-reshuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
log-stored = { $seat } slaat { $count ->
    [one] { $count } kaart op.
   *[other] { $count } kaarten op.
}

## Chapters of the rules

mn-1 = De voorbereiding
mn-2 = De gebeurtenis
mn-3 = Bevoorrading
mn-4 = Handel
mn-5 = Vooruitgang: combinaties en inkomen
mn-6 = Het einde van het spel
mn-7 = Ontwikkelingen
mn-8 = Met twee spelers
mn-9 = Wie wat weet

## In two minutes

brief-aim = Word rijk door handel. Het spel eindigt als iemand { $goal } dubloenen heeft, en wie het rijkst is, wint; of iemand wint in één klap met negen verschillende grondstoffen en een reliek.
brief-turn = Een ronde heeft drie delen, en iedereen doet aan alle mee.
brief-turn-1 = Bevoorrading: iedereen krijgt { $hand-size } kaarten, en per karveel één open kaart erbij. De kleinste vloot kiest eerst.
brief-turn-2 = Handel: iedereen biedt kaarten aan, eerst gedekt, dan tegelijk open. De hoogste som maakt de Handelsmeester, die als eerste van de anderen neemt. Wie een kaart verliest, neemt de volgende.
brief-turn-3 = Combinaties: in je beurt leg je gelijke kaarten voor een ontwikkeling, verschillende kaarten voor dubloenen, en verkoop je relieken als je wilt.
brief-turn-4 = Wat je niet gebruikt hebt, wordt afgelegd, tenzij een pakhuis het bewaart. De kaart aan het einde van de rij kan een gebeurtenis voor de volgende ronde brengen.
brief-points = Alleen dubloenen tellen.
brief-points-1 = Combinaties van verschillende grondstoffen, kaarten → dubloenen: { $different-pays }.
brief-points-2 = Losse relieken, relieken → dubloenen: { $relics-pay }.
brief-points-3 = Gelijke grondstoffen winnen een kaart van de rij. Hoe meer het er zijn en hoe zeldzamer, hoe verder je reikt: veelvoorkomend { $reach-common }, minder voorkomend { $reach-uncommon }, zeldzaam { $reach-rare }.
brief-points-4 = Ontwikkelingen werken elke ronde: karvelen brengen kaarten, handelaars veranderen er een, pakhuizen bewaren er, en vele betalen je een inkomen.

## What a decision is about

guide-buy-event = Met Francisco de Coronado koop je een gebeurtenis. Die geldt deze ronde voor iedereen; kies er dus een die de anderen meer hindert dan jou.
guide-split-fleet = Kleine vloten kiezen voor grote, en piraten beroven alleen vloten van twee of meer. De karvelen die je niet noemt, varen samen.
guide-choose-from-quay = Eén open kaart per karveel van deze vloot. Neem wat je dichter bij een combinatie brengt: meerdere van één grondstof, of veel verschillende.
guide-lose-to-pirates = Je vloot was groot genoeg om beroofd te worden, en één kaart uit je hand is verloren. Geef op wat in geen combinatie past.
guide-name-number = Jij zegt hoeveel kaarten iedereen aanbiedt. Veel kaarten schudden alle handen door elkaar; weinig houden een goede hand bijeen.
guide-offer-cards = Bied aan wat niet in je combinaties past: iemand neemt het, en jij neemt er een kaart voor terug. Wie de hoogste som biedt, wordt Handelsmeester.
guide-settle-tie = Jij wijst de volgende Handelsmeester aan; die neemt de eerste kaart en zegt later wie als eerste combinaties speelt.
guide-take-card = Neem een aangeboden kaart die in je hand past. Wie haar verliest, neemt de volgende; je kiest dus ook wie verder gaat.
guide-keep-or-swap = Je mag de kaart die je net nam ruilen voor een uit de markt. Wat je daar laat, kunnen de anderen later nemen.
guide-give-card = Iemand komt na de handel een kaart tekort, en jij geeft er een van jou die verder niemand ziet. Kies er een die je weinig nodig hebt en die weinig helpt.
guide-name-first = Wie begint, heeft de eerste keus in de rij ontwikkelingen. Meestal ben jij dat.
guide-progress = Gelijke grondstoffen winnen een ontwikkeling, verschillende brengen dubloenen op, relieken kun je verkopen. Je mag dat alles doen, of niets; wat in je hand blijft, is verloren, tenzij een pakhuis het bewaart.
guide-lay-same = Hoe meer kaarten en hoe zeldzamer de grondstof, hoe verder je in de rij reikt. Relieken vallen in voor ontbrekende kaarten, maar zijn ook geld waard.
guide-lay-different = Elke volgende kaart brengt meer op dan de vorige. Negen ervan en een reliek zijn de perfecte combinatie, en die wint het spel.
guide-win-development = Karvelen brengen kaarten, handelaars veranderen ze, pakhuizen bewaren ze, en veel kaarten betalen elke ronde. Wat je vroeg krijgt, werkt vaak.
guide-store-cards = Wat je opslaat, komt de volgende ronde terug in je hand; al het andere wordt afgelegd. Bewaar het begin van een combinatie, of relieken.

## Wanneer iets gebruikt kan worden

when-lay = Kaarten uit je hand leg je in combinaties als je in de vooruitgang aan de beurt bent; daarvoor worden er enkele te ruil aangeboden.
when-pick = Je neemt een van deze kaarten in de bevoorrading, als je vloot kiest.
when-swap = Ruilen in de markt mag meteen nadat je een kaart van een ander hebt genomen.
when-keep = Een kaart houd of ruil je meteen nadat je die van een ander hebt genomen.
when-take = Aangeboden kaarten neem je in de handel, als je er net een hebt verloren.
when-master = Je wijst iemand aan als je Handelsmeester bent: bij gelijke aanbiedingen of wie als eerste combinaties speelt.
when-win = Een ontwikkeling uit de rij win je meteen nadat je gelijke grondstoffen hebt gelegd.
when-pile = Van deze stapel neem je alleen met Diego de Almagro, als je combinatie een ontwikkeling wint.
when-change = Een koopman van jou zet een kaart om terwijl je een combinatie legt, één keer per ronde.

## Telling

score-sets = Combinaties van verschillende grondstoffen
score-relics = Relieken
score-income = Inkomen
score-shipyards = Scheepswerven
score-orellana = Francisco de Orellana
score-coronado = Betaald voor gebeurtenissen

end-wealth = De { $goal } dubloenen zijn bereikt
end-perfect = De perfecte combinatie is getoond
end-row = De rij ontwikkelingen kan niet meer worden aangevuld

## De tafel in de terminal

table-mn-round = Ronde { $round }
table-mn-row = Ontwikkelingen
table-mn-row-number = nr.
table-mn-card = kaart
table-mn-kind = soort
table-mn-income = inkomen
table-mn-icon = gebeurtenisicoon
table-mn-deck = { $count ->
    [0] de stapel is leeg
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
table-mn-coins = { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
}
table-mn-cards = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
table-mn-stored = { $count } opgeslagen
table-mn-master = Handelsmeester
table-mn-offer = open aanbod
table-mn-owns = bezit
table-mn-seen = door allen gezien
table-mn-noted = jou bekend
table-mn-perfect = perfecte combinatie!
table-mn-laid = gedekt
table-mn-offers-of = iedereen biedt er { $count } aan

## Wat iets is, als je ernaar wijst

help-mundus-novus-relic = Vervangt elke kaart in een combinatie van gelijke grondstoffen, of wordt verkocht. Relieken → dubloenen: { $relics-pay }. Telt in een aanbod voor { $relic-sum }.
web-mn-goal = van { $goal } dubloenen
web-mn-resource = Nummer { $number }, { $rarity }. Gelegde kaarten → kaarten van de rij binnen bereik: { $reach }.

## Chapters, and how ties are broken

log-phase = { $phase ->
    [trade] De handel begint.
   *[progression] De vooruitgang begint.
}
log-master-highest = { $seat } wordt Handelsmeester: het bod telt { $sum }, meer dan elk ander.
log-master-keeps = { $seat } blijft Handelsmeester: niemand bood meer dan { $sum }.
log-master-named = { $seat } wordt Handelsmeester: { $by } koos uit de gelijke biedingen van { $sum }.
chapter-round = Ronde { $round }
chapter-phase = { $phase ->
    [trade] Handel
   *[progression] Vooruitgang
}
tie-perfect = De perfecte combinatie gaat boven alle rijkdom.

## What an option brings

brings-doubloons = { $count ->
    [one] dubloen
   *[other] dubloenen
}
brings-developments = { $count ->
    [one] ontwikkeling
   *[other] ontwikkelingen
}
brings-relic = { $count ->
    [one] Incareliek
   *[other] Incarelieken
}
then-win-development = { $reach ->
    [one] wint kaart 1
   *[other] wint kaart 1 tot { $reach }
}
ends-turn = Hiermee eindigt je beurt, terwijl je nog kaarten kunt gebruiken.
ask-too-keep-or-swap = Daarna ruilen in de markt
ask-too-lay-same = Zelf de kaarten kiezen
ask-too-lay-different = Zelf de kaarten kiezen

## Signs

sign-common = Veelvoorkomend
    .means = Eén stip: van deze kaarten zijn er veel. Gelegde kaarten → kaarten van de rij: { $reach-common }.
sign-uncommon = Minder voorkomend
    .means = Twee stippen: minder kaarten, en hun combinaties reiken verder. Gelegde kaarten → kaarten van de rij: { $reach-uncommon }.
sign-rare = Zeldzaam
    .means = Drie stippen: weinig kaarten, en hun combinaties reiken het verst. Gelegde kaarten → kaarten van de rij: { $reach-rare }.
sign-doubloons = Dubloenen
    .means = Wat aan het einde telt: het spel is afgelopen als iemand er { $goal } heeft. Op een kaart is het wat ze elke ronde oplevert.
sign-master = Handelsmeester
    .means = Zegt hoeveel kaarten worden aangeboden, neemt de eerste en wijst aan wie als eerste combinaties speelt.
sign-none = Geen gebeurtenis
    .means = Deze ronde volgt de gewone regels.

## What an option does

does-announce = Iedereen legt zoveel kaarten gedekt neer en krijgt er evenveel terug, meestal andere. Je hebt { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } in je hand.
does-offer = Ze telt { $sum } voor wie Handelsmeester wordt. Neemt iemand haar, dan neem jij er een kaart voor terug. Je hebt er { $have } van.
does-offer-nothing = Niemand kan je een kaart afnemen, en jij neemt er ook geen.
does-master = Deze speler neemt de eerste kaart van de handel en zegt later wie als eerste combinaties speelt.
does-take = Daarmee heb je { $have } van deze grondstof, tenzij je haar in de markt ruilt. Dan neemt { $seat } de volgende kaart.
does-keep = Ze gaat naar je hand, en je hebt { $have } van deze grondstof.
does-swap = Je hebt er dan { $have } van. De genomen kaart blijft in de markt, waar de anderen erbij kunnen.
does-pick = Je hebt er dan { $have } van.
does-give = Niemand anders ziet de kaart. { $left ->
        [0] Van deze grondstof heb je er dan geen meer.
       *[other] Je houdt { $left } van deze grondstof.
    }
does-lose = De kaart wordt afgelegd. { $left ->
        [0] Van deze grondstof heb je er dan geen meer.
       *[other] Je houdt { $left } van deze grondstof.
    }
does-store = Ze komt volgende ronde terug in je hand. Daarna { $room ->
        [0] zijn je pakhuizen vol.
        [one] hebben je pakhuizen nog plaats voor { $room } kaart.
       *[other] hebben je pakhuizen nog plaats voor { $room } kaarten.
    }
does-first-me = Jij speelt als eerste combinaties en kiest als eerste in de rij; de anderen volgen met de klok mee.
does-first = Deze speler kiest als eerste in de rij. Jij zou als nummer { $turn } aan de beurt zijn.
does-same = Je legt deze kaarten, met relieken voor wat ontbreekt, en neemt { $reach ->
        [one] de eerste kaart van de rij
       *[other] een van de eerste { $reach } kaarten van de rij
    }.
does-different = Met je hand kun je tot { $most } verschillende kaarten leggen, en zoveel leveren { $pays ->
        [one] { $pays } dubloen
       *[other] { $pays } dubloenen
    } op.
does-relics = Relieken die je in één keer verkoopt worden samen betaald, en meer brengt meer op. Relieken → dubloenen: { $relics-pay }. Eenmaal verkocht vervangen ze geen kaart meer.
does-lay-same = De kaart gaat uit je hand naar deze combinatie. { $left ->
        [0] Daarmee is die compleet.
        [one] Dan ontbreekt er nog één.
       *[other] Dan ontbreken er nog { $left }.
    }
does-lay-different = Ze wordt kaart { $size } van de combinatie. Kaarten → dubloenen: { $different-pays }.
does-change-same = Een van je handelaars laat deze kaart als een andere tellen, alleen in deze combinatie, en rust dan tot het einde van de ronde. { $left ->
        [0] Daarmee is ze compleet.
        [one] Dan ontbreekt er nog één kaart.
       *[other] Dan ontbreken er nog { $left } kaarten.
    }
does-change-different = Een van je handelaars laat deze kaart als een andere tellen, alleen in deze combinatie, en rust dan tot het einde van de ronde. Ze wordt kaart { $size } van de combinatie.
does-collect = De combinatie eindigt met { $size } kaarten en levert { $pays ->
        [one] { $pays } dubloen
       *[other] { $pays } dubloenen
    } op.
does-perfect = Je wint het spel aan het einde van deze ronde, tenzij een rijkere speler hetzelfde toont. Het levert ook { $pays ->
        [one] { $pays } dubloen
       *[other] { $pays } dubloenen
    } op.
does-win = Ze werkt vanaf nu. { $income ->
        [0] Ze heeft geen inkomen.
        [one] Ze levert je elke ronde { $income } dubloen op.
       *[other] Ze levert je elke ronde { $income } dubloenen op.
    }
does-split = De lichtste van twee vloten kiest eerder, en piraten beroven alleen vloten van twee of meer.
does-pile = Je ziet de kaart pas als ze van jou is, en de rij blijft zoals ze is.
does-pass-event = Je houdt je dubloenen, en de ronde heeft geen gebeurtenis.
does-pass-split = Alle karvelen die je niet genoemd hebt, varen in één vloot.
does-pass-store = Alle kaarten die je nog in je hand hebt, worden afgelegd.
does-pass-set = Je krijgt je inkomen. Kaarten die je daarna niet opslaat, worden afgelegd.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-same = { $relics ->
    [0] { "" }
    [one] verbruikt { $relics } reliek
   *[other] verbruikt { $relics } relieken
}
thing-deck = stapel ontwikkelingen
