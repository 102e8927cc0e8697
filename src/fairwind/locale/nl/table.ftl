## The table

table-you = Kapitein
table-player-number = Speler { $number }
table-has-chosen = { $seat } heeft gekozen.
table-took-back = { $seat } neemt de laatste zet terug.
table-you-get = Je krijgt: { $things }
table-or = { $things } of { $who }
table-laid-out = Opengelegd ({ $place }): { $things }
table-shown = { $seat } toont { $things } ({ $place }).
table-not-now = Nu is { $holder } aan de beurt. { $sentence }
table-chosen-already = Je hebt al gekozen. { $sentence }
table-times = { $sentence } ({ $count } keer)
table-thinking = { $seat } denkt na …
table-pass = Geef het scherm door aan { $seat }.
table-pass-undo = { $seat }: typ ‘u’ om je laatste zet terug te nemen.
table-press-enter = Druk daarna op Enter:
table-prompt = Jouw keuze (? voor hulp):
table-only-one = Er is maar één mogelijkheid: druk op Enter.
table-group = { $count } manieren, bijvoorbeeld: { $sentence }
table-earlier = { $count ->
    [one] … en { $count } regel daarvoor (log laat die zien)
   *[other] … en { $count } regels daarvoor (log laat ze zien)
}
table-log-earlier = { $count ->
    [one] … { $count } eerdere regel: log { $all } laat alles zien.
   *[other] … { $count } eerdere regels: log { $all } laat alles zien.
}
table-over = Het spel is afgelopen.

## Answers that do not fit

table-refused = { $sentence } (regel { $rule }; ? geeft hem voluit)
table-no-number = Typ een getal van 1 tot en met { $count }.
table-unknown = ‘{ $typed }’ betekent hier niets: typ het nummer van een keuze, of ? voor hulp.
table-unknown-near = ‘{ $typed }’ betekent hier niets. Bedoel je ‘{ $near }’? Met ? krijg je hulp.
table-allowed = Dat mag je nu: { $sentence }.

## Help

table-help =
    Typ het nummer van een mogelijkheid, of de notatie ervan (bleek ernaast).
      Enter          laat de tafel nog eens zien
      u              neemt je laatste zet terug, tot er iets nieuws te zien was
      ? NOTATIE      zegt of je dat nu mag, en zo niet, welke regel het verbiedt
      hint           vraagt de coach wat hij zou doen, en waarom
      log            laat zien wat er gebeurd is; log 200 gaat verder terug
      rules WOORDEN  zoekt in de regels, op woorden of op nummer
      score          laat de punten tot nu toe zien, post voor post
      save BESTAND   bewaart een kopie (het spel wordt ook vanzelf bewaard)
      q              stopt; je kunt later verder spelen

## Rules

table-certain = uit de spelregels
table-ruling = onze beslissing
table-because = Waarom: { $reason }
table-no-rule = Geen regel noemt ‘{ $search }’. Probeer een ander woord, of een nummer.
table-more-rules = { $count ->
    [one] … en nog { $count } regel; voeg een woord toe om te verfijnen.
   *[other] … en nog { $count } regels; voeg een woord toe om te verfijnen.
}
table-rules-count = { $all } regels: { $certain } uit de spelregels, { $rulings } met onze uitleg.

## Scores

table-scores-now = Als het spel nu afgelopen was (? is voor jou verborgen):
table-total = Totaal
table-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Keeping

table-kept-in = Dit spel wordt na elke zet bewaard in { $file }.
table-go-on = Verder spelen: { $command }
table-copy-kept = Er staat een kopie in { $file }.
table-record-in = De opname van dit spel staat in { $file }.
table-not-saved = Deze zet kon niet worden bewaard ({ $reason }). Typ: save BESTAND
table-left-unsaved = De laatste zetten konden niet worden bewaard ({ $reason }).
table-file-taken = Het bestand { $file } bestaat al; er is niets geschreven. Kies een andere naam.
table-file-bad = { $file } kan niet worden geschreven ({ $reason }). Kies een andere plek.
table-resumed = { $count ->
    [one] We gaan verder na { $count } zet.
   *[other] We gaan verder na { $count } zetten.
}

## The menu

table-menu-welcome = Welkom bij Fairwind. Enter neemt de eerste keuze, tenzij een andere gemarkeerd is.
table-menu-language = Welke taal?
table-menu-resume = Er is nog een onafgemaakt spel: { $game }, { $players }. Verder spelen?
table-menu-yes = Ja, verder spelen
table-menu-no = Nee, een nieuw spel beginnen
table-menu-game = Welk spel?
table-menu-players = Hoeveel spelers in totaal?
table-menu-players-item = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
table-menu-people = Hoeveel mensen zitten er achter dit scherm? De anderen zijn bots.
table-menu-people-item = { $count ->
    [one] { $count } mens
   *[other] { $count } mensen
}
table-menu-name = Naam van persoon { $number } (Enter: { $name }):
table-menu-bot = Hoe moeten de bots spelen?
table-menu-choice = Nummer:
table-menu-usual = (Enter)

## Lessen

table-learn-course = Lessen
table-learn-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
table-learn-begun = begonnen
table-learn-done = klaar
table-learn-which = Welke les? (Enter: { $number }; q stopt)
table-learn-look = Kijk naar: { $things }
table-learn-go-on = Enter gaat verder, b terug, q stopt:
table-learn-answer = Je antwoord (b gaat terug, ? helpt, q stopt):
table-learn-help = Typ het nummer van een antwoord, of de notatie ervan (de bleke woorden ernaast). table toont de tafel opnieuw; b gaat een stap terug; q stopt, en je kunt later verdergaan.
table-learn-understood = Dit neem je mee
table-learn-next = Hierna: { $sentence }. Enter begint, q stopt:
table-learn-over = Dat was de laatste les. Speel nu: { $command }
table-learn-kept = Je kunt later verdergaan: { $command }

## Bots, by strength: who they would be on a ship, and how they play

bot-1 = Scheepskat (1)
    .how = speelt met alles wat voorbijkomt
bot-2 = Landrot (2)
    .how = bedoelt het goed en vergeet de helft
bot-3 = Scheepskok (3)
    .how = speelt op gevoel
bot-4 = Matroos (4)
    .how = kent de knepen
bot-5 = Uitkijk (5)
    .how = kijkt een beetje vooruit
bot-6 = Bootsman (6)
    .how = kijkt vooruit, ook naar de anderen
bot-7 = Loods (7)
    .how = kijkt een flink eind vooruit
bot-8 = Navigator (8)
    .how = stelt zich voor hoe het op vele manieren kan lopen
bot-9 = Commodore (9)
    .how = plant zorgvuldig en vergist zich zelden
bot-10 = Admiraal (10)
    .how = het sterkste wat er is, en neemt de tijd
bot-greedy = greedy
bot-random = random

## Games

table-players = { $few }–{ $most } spelers
table-players-same = { $few } spelers
table-editions = Edities
table-variants = Varianten (de eerste is standaard)
table-confidence-certain = zeker
table-confidence-likely = waarschijnlijk
table-confidence-reconstructed = gereconstrueerd
table-how-to-play = Spelen: { $command }

## Een spel dat elders begon

table-carried-steps = { $count ->
    [0] Dit spel is elders begonnen. Wie het meebracht, wist misschien wat verborgen was.
    [one] Dit spel is elders begonnen, met zijn eerste stap. Wie het meebracht, wist misschien wat verborgen was.
   *[other] Dit spel is elders begonnen, met zijn eerste { $count } stappen. Wie het meebracht, wist misschien wat verborgen was.
}

## Trekkingen die te controleren zijn

draws-sound = { $count ->
    [one] De ene trekking volgt
   *[other] Alle { $count } trekkingen volgen
} uit { $words ->
    [one] het woord van { $seat }
   *[other] de woorden van { $seat }
} en uit het geheim van het huis, dat verzegeld was voordat er een woord werd gegeven.
draws-sound-alone = { $count ->
    [one] De ene trekking volgt
   *[other] Alle { $count } trekkingen volgen
} uit het geheim van het huis, dat aan het begin verzegeld werd. Niemand heeft een woord toegevoegd, dus alleen het huis weet dat het niet is uitgekozen.
draws-withheld = Het woord van { $seat } werd niet op tijd gegeven; de trekkingen doen het zonder.
draws-none = Dit spel zegt niet waaruit zijn trekkingen volgen: het is niet afgelopen, is in een terminal of alleen door bots gespeeld, of begon voordat ze te controleren waren.
draws-carried = Dit spel begon elders. { $count ->
    [0] Daar is niets getrokken.
    [one] Eén trekking was daar, en daarover valt hier niets te zeggen.
   *[other] { $count } trekkingen waren daar, en daarover valt hier niets te zeggen.
} Wat volgt, gaat over de trekkingen sindsdien.
draws-wrong = Trekking { $draw } ({ $label }) volgt niet: volgens het verslag kwam { $recorded }, maar { $right } had moeten komen.
draws-count = { $wrong } van de { $count } trekkingen volgen niet uit wat verzegeld was: het verslag is veranderd, of het huis heeft zich er niet aan gehouden.
draws-broken-house = Het geheim van het huis is niet het geheim dat aan het begin verzegeld werd.
draws-broken-word = Het woord van { $seat } is niet het woord dat aan het begin verzegeld werd.
draws-other-scheme = Deze trekkingen zijn gemaakt op een manier die deze versie niet kent; controleer ze met een nieuwere.

## Replay

table-checked = { $count ->
    [one] In orde: { $count } zet is na te spelen
   *[other] In orde: { $count } zetten zijn na te spelen
} tot het vastgelegde einde; vergeleken met het controlegetal: { $checks }.
table-checked-unfinished = { $count ->
    [one] Tot zover in orde: { $count } zet is na te spelen
   *[other] Tot zover in orde: { $count } zetten zijn na te spelen
}; vergeleken met het controlegetal: { $checks }. Het spel is niet afgelopen.
table-unchecked = { $count ->
    [one] { $count } controlegetal is van een andere soort en was niet te vergelijken; de uitslag wel.
   *[other] { $count } controlegetallen zijn van een andere soort en waren niet te vergelijken; de uitslag wel.
}
table-unchecked-unfinished = { $count ->
    [one] { $count } controlegetal is van een andere soort en was niet te vergelijken.
   *[other] { $count } controlegetallen zijn van een andere soort en waren niet te vergelijken.
}
table-not-over = Het spel is niet afgelopen.
table-step = Enter: verder, q: stoppen
table-answer-of = Zet { $number } van { $all }
