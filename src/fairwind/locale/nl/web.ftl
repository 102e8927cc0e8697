## The page

web-home = Startpagina
web-language = Taal
web-settings = Instellingen
web-close = Sluiten
web-loading = Een ogenblik …
web-away = De server antwoordt niet. De pagina blijft het proberen.
web-reconnecting = De verbinding met de tafel is verbroken; ze wordt vanzelf hersteld.
web-gone = Deze tafel bestaat niet meer.
web-unofficial = Regels in onze eigen woorden, eigen tekeningen. Zonder band met de uitgevers van de spellen.

## Settings

web-theme = Licht of donker
web-theme-auto = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-confirming = Om bevestiging vragen
web-confirming-weight = als een zet niets oplevert, geen punten oplevert of iets te vroeg beëindigt
web-confirming-always = altijd
web-confirming-never = nooit (terugnemen is één klik)
web-set-forced = Automatisch spelen als er maar één mogelijkheid is
web-set-list = Alle mogelijkheden als lijst tonen
web-set-motion = Bewegingen tonen
web-set-sound = Een geluid als ik aan de beurt ben
web-set-notices = Een melding als ik aan de beurt ben en op een andere pagina ben
web-notices-denied = De browser staat geen meldingen van deze site toe.
web-keys = Toetsen: Tab en Enter kiezen, ‘u’ voor terugnemen, Esc om te annuleren, ‘l’ voor de lijst van mogelijkheden, ‘h’ voor een tip, ‘?’ voor hulp.

## The lobby

web-welcome = Vier reizen, één tafel
web-welcome-more = Speel meteen tegen bots, met vrienden via een link, of samen achter één scherm. Een naam volstaat.
web-how-many = Aantal spelers
web-play-bots = Tegen bots spelen
web-new-table = Met vrienden …
web-rules = Regels
web-reconstructed-some = Een deel van het gedrukte is gereconstrueerd
web-reconstructed-none = Al het gedrukte is bekend
web-reconstructed-how = De spelregels tonen niet elke tegel en kaart. Wie de doos heeft, kan met een eigen editiebestand spelen.
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu geen openbare tafel.
web-free-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
web-watch = kijken
web-replay-file = Een opname bekijken of verder spelen
web-replay-choose = Kies de opname van een spel (.jsonl)

## A new table

web-new-table-of = { $game }: een nieuwe tafel
web-who-sits = Wie zit waar
web-seat-number = Plaats { $number }
web-kind-you = iemand achter dit scherm
web-kind-open = een vriend, via de link
web-kind-bot = bot: { $name }
web-name = Je naam
web-fill-bots = Bots op alle vrije plaatsen
web-one-screen = Meerdere mensen achter één scherm: handkaarten blijven verborgen tot de volgende ‘dat ben ik’ zegt.
web-public = Deze tafel in de lijst tonen
web-own-edition = Een eigen editiebestand
web-own-edition-how = Een TOML-bestand dat zegt wat er in jouw doos gedrukt staat.
web-choose-file = Kies een bestand
web-make-table = Tafel openen

## Waiting for players

web-waiting-room = Wachten op spelers
web-begins = Iedereen is er; het spel begint zo.
web-seat-free = vrij
web-leave = Weggaan
web-join = Plaatsnemen
web-invite = Stuur deze link naar je vrienden
web-copy = Link kopiëren
web-copied = Gekopieerd
web-start-bots = Beginnen, met bots op vrije plaatsen

## The table

web-the-table = Tafel
web-board = Bord
web-mine = Jouw gebied
web-seats = Plaatsen
web-prompt = Wat er gevraagd wordt
web-parts = Delen van de tafel
web-tab-board = Bord
web-tab-mine = Ik
web-tab-others = Anderen
web-tab-log = Logboek
web-panel-log = Logboek
web-panel-rules = Regels
web-panel-chat = Chat
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-all = Het hele bord zien
web-you = jij
web-bot = bot
web-not-here = niet hier
web-has-turn = moet kiezen
web-your-turn = Jouw beurt
web-thinking = { $who } denkt na …
web-waiting-for = Wachten op { $who }
web-moment = Een ogenblik …
web-sending = …
web-cancel = Annuleren
web-skip = Doorspoelen
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-asked = Er is de anderen gevraagd of je de zet mag terugnemen.
web-consent = { $seat } wil de laatste zet terugnemen.
web-agree = Dat is goed
web-disagree = Nee
web-consent-waits = { $seat } wil de laatste zet terugnemen; gevraagd: { $who }.
web-withdraw = Toch niet
web-use-all = Alles gebruiken
web-rule = Regel { $rule }
web-since = Sinds je laatste beurt:
web-list = Alle mogelijkheden als lijst ({ $count })
web-more = Meer …
web-fewer = Minder
web-search-rules = Zoek in de regels
web-older = Oudere regels
web-no-log = Er is nog niets gebeurd.
web-no-chat = Nog niemand heeft iets gezegd.
web-chat-removed = (door de beheerder verwijderd)
web-say = Zeg iets
web-send = Versturen
web-i-am = Ik ben { $seat }
web-log-sits = { $name } gaat zitten.
web-log-bot = Een bot speelt als { $name }: { $who }.
web-log-kept = Plaats { $number } wordt vrijgehouden voor { $name }.
web-log-free = Plaats { $number } is weer vrij.
web-log-over = Het spel is afgelopen.
web-watch-link = Link om te kijken
web-seat-link = Link voor een ander apparaat van mij
web-give-link = De plaats aan een vriend geven
web-give-link-how = Wie deze link opent, neemt de plaats over; dan is die niet meer van jou. De link is gekopieerd.
web-seat-link-how = Wie deze link opent, speelt samen met jou op deze plaats. De link is gekopieerd.
web-renew = Alleen deze browser
web-renewed = Deze plaats is nu alleen van deze browser: eerdere links gelden niet meer, en je andere apparaten hebben een nieuwe nodig.
web-hand-bot = Een bot voor mij laten spelen
web-take-back = Weer zelf spelen
web-resign = Opgeven
web-resign-sure = Definitief opgeven: een bot speelt verder

## Help and rules

web-help = Hulp bij deze beslissing
web-help-options = Wat je kunt doen, en wat het brengt
web-help-more = { $count ->
    [one] en nog { $count }, in de lijst van mogelijkheden
   *[other] en nog { $count }, in de lijst van mogelijkheden
}
web-help-rules = De regels erbij
web-brief = In twee minuten
web-brief-aim = Het doel
web-brief-turn = Hoe je speelt
web-brief-points = Waar punten vandaan komen
web-rules-brief = In twee minuten
web-rules-rules = Alle regels
web-rules-signs = Tekens
web-rules-found = { $count ->
    [0] Geen regel gevonden
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}
web-chapters = Hoofdstukken
web-signs = De tekens en wat ze betekenen
web-guide-close = Begrepen
web-guide-more = Wat kan ik doen?
web-guide-off = Geen tips meer
web-set-guide = In een eerste spel tegen bots elke soort beslissing één keer uitleggen
web-first-offer = Eerste spel: makkelijke bots en tips
web-first-offer-setup = Eerste spel: eenvoudige opzet, makkelijke bots, tips

## The end of the game

web-wins = { $count ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}
web-item = Post
web-place = Rang
web-scores = Score
web-points-over-time = Punten in de loop van het spel
web-rematch = Nog een keer
web-record = Opname downloaden
web-draws-check = Trekkingen controleren
web-draws-noted = Deze browser had het zegel van het huis genoteerd voordat hij zijn eigen woord gaf: beide staan in het verslag.
web-draws-noted-house = Deze browser had vóór het spel het zegel van het huis genoteerd: het is het zegel in het verslag.
web-draws-not-noted = Deze browser heeft vóór het spel niets genoteerd en kan dus niets vergelijken.
web-draws-other-house = Vóór het spel liet het huis deze browser een ander zegel zien: vertrouw deze trekkingen niet.
web-draws-other-word = Vóór het spel zag deze browser een ander zegel voor het woord van { $seat }: vertrouw deze trekkingen niet.
web-draws-own-missing = Deze browser heeft een woord gegeven dat niet in het verslag staat: het huis heeft het niet gebruikt.
web-see-table = De tafel bekijken

## Replay

web-replay = Terugkijken
web-run = Afspelen
web-pause = Pauze
web-step = Stap
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-eyes = Gezien door
web-eyes-of = zoals { $name } het zag
web-eyes-all = als toeschouwer
web-share = Deze stand delen

## What an edition consists of

block-resources = grondstofkaarten
block-player-aid = spelhulp
block-events = gebeurtenissen
block-character-powers = vermogens van personages
block-character-incomes = inkomsten van personages
block-caravels = karvelen
block-merchants = handelaars
block-warehouses = pakhuizen
block-shipyards = scheepswerven
block-event-icons = gebeurtenisiconen
block-player-numbers = spelersaantallen op kaarten
block-board = bord
block-boards = kolonieborden
block-tiles = tegels
block-construction-cards = bouwkaarten
block-score-cards = scorekaarten
block-birds = vogels
block-buildings = gebouwen
block-track = scorespoor
block-doubles = dubbele tegels
block-triples = driedubbele tegels
block-town-halls = stadhuizen
block-roads = wegen
block-ships = schepen
block-docks = dokken
block-religion = religiespoor
block-conquistador = conquistadorspoor
block-retreat = terugtrekvakken
block-scholars = geleerden
block-bishops = bisschoppen
block-camps = kampen
block-years = jaren
block-terrains = landschappen
block-region-materials = materialen van gebieden
block-path-values = waarden van wegen
block-corner-sea-paths = zeewegen in de hoeken
block-fish = vistegels
block-people-kinds = soorten mannen en vrouwen
block-people-copies = aantallen mannen en vrouwen
block-people-symbols = symbolen van mannen en vrouwen
block-start-tasks = starttaken
block-tasks = taken
block-jewelry = sieraden
block-temple = tempel
block-status = statusspoor
block-ceremony = ceremonievakken
block-huts-at-start = hutten aan het begin
block-helper = helper
block-gods = goden
block-action-tiles = actietegels
block-set-up = voorbereiding
block-final-scoring = eindtelling

## My tables

web-my-tables = Mijn tafels
web-turns-wait = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
}
web-mine-all = Mijn partijen en uitslagen
web-mine-with = met { $names }
web-mine-awaits = { $who } is aan zet
web-mine-running = De partij loopt
web-mine-begun = De partij is begonnen.
web-mine-over = afgelopen
web-mine-won = { $count ->
    [one] gewonnen met { $count } punt
   *[other] gewonnen met { $count } punten
}
web-mine-place = { $count ->
    [one] plaats { $place } van { $seats } met { $count } punt
   *[other] plaats { $place } van { $seats } met { $count } punten
}
web-me = Mijn partijen
web-me-name-colour = Naam en kleur
web-me-colour = Kleur
web-me-colour-how = Aan tafel krijg je deze kleur, tenzij iemand anders haar eerder koos.
web-me-save = Opslaan
web-me-saved = Opgeslagen
web-colour-0 = blauw
web-colour-1 = vermiljoen
web-colour-2 = groen
web-colour-3 = mauve
web-colour-4 = oranje
web-colour-5 = hemelsblauw
web-colour-any = maakt niet uit
web-me-devices = Ik op een ander apparaat
web-me-devices-how = Een link die je meeneemt naar je telefoon of een andere computer: met je naam, al je plaatsen en alles wat nog komt.
web-me-link = Link maken
web-me-link-new = Nieuwe link maken
web-me-link-good = Eén keer geldig, tien minuten lang. Open hem op het andere apparaat en laat hem aan niemand anders zien.
web-me-link-qr = De link als code voor de camera van een telefoon
web-me-alone-how = Ben je een apparaat kwijt? Houd je plaatsen dan alleen in deze browser; alle andere apparaten en links raken ze kwijt.
web-me-alone = Alleen deze browser
web-me-alone-sure = Ja, alleen deze browser
web-me-alone-done = Vanaf nu zijn je plaatsen alleen in deze browser.
web-arrive = In deze browser { $name } zijn?
web-arrive-nameless = In deze browser dezelfde speler zijn?
web-arrive-tables = { $count ->
    [0] Er zijn nog geen tafels.
    [one] Eén tafel komt mee.
   *[other] { $count } tafels komen mee.
}
web-arrive-join = { $count ->
    [one] Deze browser heeft al een naam, { $name }, en een tafel. Die komt bij de andere.
   *[other] Deze browser heeft al een naam, { $name }, en { $count } tafels. Ze komen bij de andere.
}
web-arrive-join-nameless = { $count ->
    [one] Deze browser heeft al een tafel. Die komt bij de andere.
   *[other] Deze browser heeft al { $count } tafels. Ze komen bij de andere.
}
web-arrive-yes = Ja, dat ben ik
web-arrive-yes-join = Ja, samenvoegen
web-arrive-no = Nee, alles laten zoals het is
web-arrived = Welkom aan boord van dit apparaat.
web-fared = Hoe het me verging
web-fared-none = Nog geen afgelopen partijen.
web-fared-game = Spel
web-fared-against = tegen
web-fared-people = mensen
web-fared-bots = bots
web-fared-games = partijen
web-fared-won = gewonnen
web-fared-place = gemiddelde plaats
web-fared-best = beste score
web-fared-points = gemiddelde score
web-finished = Afgelopen partijen
web-finished-more = Eerdere partijen
web-kept = Wat er van mij wordt bewaard
web-take-along = Alles downloaden
web-take-along-how = Eén bestand met je naam, je uitslagen en de verslagen van je partijen.
web-erase = Vergeet mij
web-erase-how = Word je vergeten, dan verdwijnen je naam, je wensen, wat je in chats schreef en dit overzicht. Aan lopende tafels spelen bots voor je verder. Afgelopen partijen blijven voor de anderen, zonder je naam. Het kan niet ongedaan worden gemaakt.
web-erase-sure = Ja, vergeet mij
web-erase-no = Nee
web-erased = Gedaan. Niets hier leidt nog naar jou.

## Your turn

web-told = Als ik aan de beurt ben en de tafel niet open heb
web-told-push = Een bericht op dit apparaat
web-told-push-home = Wil je berichten op dit apparaat, zet de pagina dan eerst op het beginscherm en open haar daar.
web-told-mail = Een e-mail naar dit adres
web-told-mail-ask = Stuur een link om het te bevestigen
web-told-mail-asked = Er is een link onderweg naar { $address }. E-mail komt pas als je die hebt gevolgd.
web-told-mail-good = E-mail gaat naar { $address }.
web-told-mail-end = Geen e-mail meer
web-told-quiet = Stille uren, waarin niets komt
web-told-quiet-from = Van
web-told-quiet-to = Tot
web-told-zone = Tijdzone: { $zone }
web-told-turns = Voor al mijn tafels, tenzij ik aan tafel iets anders kies
web-told-here = Laat me weten dat ik hier aan de beurt ben als de tafel niet open is
web-told-here-usual = zoals in de instellingen
web-told-here-yes = ja
web-told-here-no = nee

## Pace and onlookers

web-pace = Tempo
web-pace-none = Zonder klok
web-pace-live = Live: minuten per beurt, met een reserve
web-pace-days = Dagen per beurt
web-pace-minutes = Tijd per beurt
web-pace-reserve = Reserve voor het spel
web-pace-days-each = Tijd per beurt
web-pace-no-reserve = geen
web-pace-count-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
web-pace-count-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-pace-count-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-pace-is-live = { $turn } per beurt, { $reserve } reserve
web-pace-is-plain = { $turn } per beurt
web-pace-how = Is iemands tijd om, dan speelt een bot tot die persoon terug is; niemand verliest erdoor.
web-clock = Tijd over: { $turn }
web-clock-reserve = Tijd over: { $turn }, en { $reserve } reserve
web-clock-in-reserve = Reserve over: { $reserve }
web-clock-days = { $days } d { $hours } u
web-clock-hours = { $hours } u { $minutes } min
log-time-up = De tijd van { $seat } is om; een bot speelt tot { $seat } terug is.
log-back = { $seat } is terug en speelt weer zelf.
web-bot-late = bot, tijd was om
web-bot-for-you = { $who } speelt voor je.
web-bot-for-you-late = Je tijd was om: { $who } speelt voor je.
web-seat-back = Zelf weer spelen
web-onlookers = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } personen kijken mee
}
web-options = Opties
web-level = Sterkte van de bots
web-bot-how = bot: { $things }
web-first-game = Opgezet zoals de regels voor een eerste spel aanraden.
web-agreed = Afgesproken
web-edition = Editie
web-share-link = Link delen
web-qr = De link als QR-code, voor een telefoon
web-link-nearby = Deze pagina is geopend als { $host }, wat alleen deze computer bereikt. Daarom bevat de link zijn adres in het lokale netwerk: hij werkt voor iedereen daar.
web-link-closed = Deze link werkt alleen op deze computer. Om anderen in je netwerk toe te laten, start je de server met --host 0.0.0.0; dan bereiken ze hem op { $address }.
web-link-alone = Deze link werkt alleen op deze computer: { $host } is altijd de eigen computer, en die zit nu in geen lokaal netwerk.

## The coach

web-hint = Tip
web-hint-how = De coach vragen wat hij zou doen (h)
web-hint-best = De coach zou dit doen:
web-hinted = { $count ->
    [one] { $count } tip
   *[other] { $count } tips
}
web-hinted-by = { $count ->
    [one] De coach gaf { $seat } { $count } tip.
   *[other] De coach gaf { $seat } { $count } tips.
}
web-hints = Tips
web-hints-wish = Iedereen mag de coach om tips vragen
web-hints-agreed = iedereen mag de coach om raad vragen
web-hints-off = geen, tenzij alle anderen bots zijn
log-hint = { $seat } vroeg de coach om een tip.
web-review = Terugblik
web-review-how = De coach bekijkt elke keuze nog eens. Dat duurt ongeveer een minuut.
web-review-failed = De coach kon dit spel niet tot het eind bekijken. Probeer het later nog eens.
web-review-lit-better = beter
web-review-lit-played = wat gespeeld werd
web-review-mark-before = Vorige plek
web-review-mark-after = Volgende plek

## What an option brings

web-brings-points = { $count ->
    [one] punt
   *[other] punten
}
web-brings-nothing = levert nu niets op
web-brings-no-points = levert nu geen punten op
web-weighs-nothing = Dit levert je nu niets op.
web-weighs-no-points = Dit levert je nu geen punten op.
web-weighs-ends = Hiermee eindigt je beurt.
# Follows the name of what is about to be done.
web-sure = ?
web-stepwise = Stap voor stap vragen

## What happened

web-undo-bots = Terugnemen, met { $turns ->
    [one] één beurt van een bot
   *[other] { $turns } beurten van bots
}
web-undo-others = Terugnemen, met { $turns ->
    [one] één beurt van een ander
   *[other] { $turns } beurten van anderen
}
web-undo-ask-turns = Vragen om terug te nemen, met { $turns ->
    [one] één beurt van een ander
   *[other] { $turns } beurten van anderen
}
web-undo-practice = Je hebt gezien wat ervan kwam: vanaf dan telt dit spel als oefening.
web-practice = Oefening
web-practice-why = Iemand nam een zet terug nadat te zien was wat ervan kwam, dus dit spel telt als oefening.
web-taken-back = teruggenomen
web-gained = +{ $points } { $points ->
    [one] punt
   *[other] punten
}
web-lost = −{ $points } { $points ->
    [one] punt
   *[other] punten
}
web-gains = Wat iedereen won
web-shared-places = Bij gelijke punten wordt de plaats gedeeld.
web-points-as-if = Alsof het spel toen was afgelopen. Wat uitgegeven is telt niet meer, dus een lijn kan dalen.
web-plot-replay = Het spel terugzien vanaf een punt van de grafiek
web-jump = Ga naar
web-jump-setup = Opzet
web-jump-end = Einde
web-turn-back = Vorige beurt
web-turn-on = Volgende beurt
web-chapter-back = Vorig deel
web-chapter-on = Volgend deel
web-speed = Snelheid
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-whole = alles in twee minuten

## Leren

web-learn = Leren
web-learn-of = { $name } leren
web-learn-more = Korte lessen aan een echte tafel: jij speelt, en iemand legt uit. Na drie lessen kun je een spel spelen.
web-learn-none = Voor dit spel zijn er nog geen lessen.
web-learn-by-playing = Spelend leren
web-learn-progress = { $count } van { $all } lessen klaar
web-learn-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-learn-done = klaar
web-learn-begun = je bent bij { $number } van { $steps }
web-learn-begin = Beginnen
web-learn-go-on = Verdergaan
web-learn-anew = Opnieuw beginnen
web-learn-all = Alle lessen
web-learn-card = De les
web-learn-step = { $number } van { $steps }
web-learn-next = Verder
web-learn-back = Terug
web-learn-hide = Naar het bord kijken
web-learn-show = Terug naar de les
web-learn-understood = Om te onthouden
web-learn-next-lesson = Volgende les
web-learn-play = Je eerste spel spelen
web-learn-keys = Toetsen: Enter of → gaat verder, ← gaat terug, cijfers beantwoorden een vraag, Esc gaat naar het bord en terug.

## Puzzles

web-puzzles = Puzzels
web-puzzle-of = Puzzels van { $name }
web-puzzle-ask = Jij bent aan zet: wat is hier het beste?
web-puzzle-level = { $bot } vindt het
web-puzzle-no-level = geen van onze niveaus vindt het
web-puzzle-progress = { $count } van { $all }
web-puzzle-solved = in deze browser opgelost
web-puzzle-none = Voor dit spel zijn er nog geen puzzels.
web-puzzle-verdict = Wat de coach zegt
web-puzzle-best = Het beste:
web-puzzle-yours = Jouw keuze:
web-puzzle-outlook = Kans om te winnen: { $percent } %, verwacht: { $points } punten
web-puzzle-again = Nog een keer
web-puzzle-show = Laat zien
web-puzzle-another = Andere stelling
web-puzzle-how = Stellingen uit spellen van onze sterkste bots, waarin één antwoord duidelijk het beste is, lang gecontroleerd. Antwoord op het bord of in de lijst. Het niveau is het zwakste dat het vindt; de volgende stelling ligt dicht bij de laatste die je hebt opgelost.
web-puzzle-keys = Toetsen: l opent de lijst, n toont een andere stelling, Esc probeert het opnieuw.

## zonder server spelen: de spellen draaien in de browser, en hun tafels blijven daar

web-here = Zonder verbinding spelen
web-here-how = De spellen draaien in deze browser, en je tafels blijven erin. Tegen bots of samen aan één scherm.
web-here-server = De tafels van de server
web-here-welcome = Speel meteen tegen bots, of samen aan één scherm. Je tafels blijven in deze browser.
web-here-new-table = Aan één scherm …
web-here-building = De server maakt klaar wat de tafel nodig heeft. Dat duurt één keer een paar minuten; daarna gaat het vanzelf verder.
web-here-files = De tafel wordt klaargezet: { $percent } %
web-here-python = De tafel wordt klaargezet: nog een ogenblik
web-here-elsewhere = Fairwind is open in een ander tabblad, en je tafels zijn daar.
web-here-take-over = In dit tabblad spelen
web-here-trouble-files = Wat de tafel nodig heeft, kon niet worden opgehaald. Is er verbinding?
web-here-trouble-storage = Deze browser laat de pagina niets bewaren, dus een tafel zou verloren gaan. Sta toe dat hij gegevens bewaart (een privévenster doet dat misschien niet) en probeer het opnieuw.
web-here-trouble-newer = De tafels in deze browser komen van een nieuwere Fairwind dan deze pagina. Laad de pagina opnieuw met verbinding; er gaat niets verloren.
web-here-trouble-ended = De spellen zijn in deze browser gestopt, misschien door te weinig geheugen. Je tafels zijn bewaard zoals je ze het laatst zag.
web-here-trouble-other = De spellen starten niet in deze browser. Een nieuwere browser helpt misschien.
web-here-again = Opnieuw proberen

## Een spel dat elders verdergaat

web-play-on = Vanaf hier verder spelen
web-play-on-how = Een nieuwe tafel begint met deze stand. Wat tot hier is gespeeld, blijft in de opname staan, en wat vanaf hier wordt getrokken, is nieuw.
web-play-on-of = { $game }: verder spelen
web-play-on-begin = Verder spelen
web-carried = Van elders
web-carried-why = Dit spel is elders begonnen. Wie het meebracht, weet misschien wat erin verborgen is.
log-carried = Tot hier is het spel elders gespeeld, en wie het meebracht, weet misschien wat verborgen is. Het gaat verder aan deze tafel.
web-carry-away = Dit spel meenemen
web-carry-away-how = De opname bevat het spel zoals het ervoor staat, met alles wat verborgen is. Kies haar op de startpagina van een willekeurige Fairwind en speel aan het einde ervan verder.
web-to-server = Op de server verder spelen
web-to-server-how = Een tafel van de server begint met deze stand. Deze hier blijft zoals ze is.
web-to-server-away = De server antwoordt niet. Download de opname, of probeer het opnieuw zodra er verbinding is.
web-seat-free-of = vrij, de plaats van { $name }
web-join-where = Plaats
