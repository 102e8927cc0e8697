## Wat de server weigert, in één zin.

problem-no-table = Deze tafel bestaat niet. Controleer de link of open een nieuwe tafel.
problem-elsewhere = Deze tafel wordt elders bediend. Stuur dit opnieuw via een nieuwe verbinding.
problem-not-found = Hier is niets. Controleer het adres.
problem-no-such-call = Dat kan hier niet.
problem-bad-request = Dit verzoek is niet te begrijpen.
problem-invalid = Iets in het verzoek klopt niet ({ $where }: { $why }).
problem-failed = Er ging iets mis op de server. Er is niets verloren gegaan; probeer het opnieuw.
problem-storage-down = De server kan nu niets opslaan, dus er is niets gedaan. Probeer het straks opnieuw.
problem-busy = Deze tafel is nu te druk. Probeer het opnieuw.
problem-newer-version = Een nieuwere versie van Fairwind heeft deze tafel overgenomen; deze server mag er niet meer aankomen. Probeer het zo nog eens.
problem-too-large = Dat is te veel ineens: hoogstens { $most } KiB.
problem-too-fast = Dat ging te snel: hoogstens { $most } verzoeken per seconde. Wacht even.
problem-too-many-tables = Je hebt in een uur { $most } tafels geopend; meer kan niet. Wacht even.
problem-too-many-connections = Je hebt { $most } open verbindingen; meer kan niet. Sluit een tabblad.
problem-too-many-open = Je netwerk heeft hier { $most } open verbindingen; meer kan niet. Sluit een paar pagina’s en probeer het dan opnieuw.
problem-too-slow = Het verzoek is niet binnen { $most } seconden aangekomen. Stuur het opnieuw.
problem-bytes-used-up = { $who ->
    [household] Je netwerk heeft
   *[visitor] Je hebt
} in één dag { $most } MB van de schijf van deze server gevuld; meer kan niet. Je kunt verder over { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
problem-rows-used-up = { $who ->
    [household] Je netwerk heeft
   *[visitor] Je hebt
} in één dag { $most } regels geschreven; meer kan niet. Je kunt verder over { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
problem-seconds-used-up = { $who ->
    [household] Je netwerk heeft
   *[visitor] Je hebt
} deze server in een uur { $most } seconden laten rekenen; meer kan niet. Je kunt verder over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
problem-file-waits = Er wordt al een ander bestand van je gelezen. Wacht tot dat klaar is en stuur dan dit.
problem-too-much-chat = Je hebt aan deze tafel in één minuut { $most } berichten geschreven; meer kan niet. Wacht even.
problem-table-full = Deze tafel heeft { $most } regels en kan er niet meer aan. Open een nieuwe om verder te spelen.
problem-only-answers = Deze tafel heeft { $most } regels: ze neemt nu alleen nog antwoorden aan; chatten en terugnemen kan niet meer.
problem-other-origin = Dit verzoek kwam van een andere site, dus er is niets gedaan.
problem-wrong-name = Deze server antwoordt niet onder die naam. Controleer het adres.
problem-bad-name = Een naam heeft 1 tot en met { $most } zichtbare tekens.
problem-bad-chat = Een bericht heeft 1 tot en met { $most } tekens.
problem-unknown-game = Dit spel is hier niet beschikbaar. { $why }
problem-wrong-seats = Dit spel is voor { $few } tot en met { $most } spelers.
problem-unknown-bot = Deze bot bestaat niet. Kies uit: { $bots }.
problem-bad-edition = Met deze editie kan niet worden gespeeld. { $why }
problem-bad-table = Het spel kan zo niet worden opgezet. { $why }
problem-not-your-seat = Die plaats is niet van jou.
problem-no-open-seat = Er is geen plaats meer vrij; je kunt toekijken.
problem-seat-taken = Die plaats is niet vrij; kies een andere.
problem-has-begun = Het spel is al begonnen.
problem-not-begun = Het spel is nog niet begonnen.
problem-word-not-sealed = Dit is niet het woord dat voor deze plaats verzegeld is; geef dat woord.
problem-word-early = Woorden worden gegeven zodra alle plaatsen bezet zijn; wacht op de anderen.
problem-word-late = Het spel is zonder dit woord begonnen.
problem-not-running = Hier wordt nu niet gespeeld.
problem-is-over = Het spel is afgelopen.
problem-not-over = Het spel is nog niet afgelopen.
problem-stopped = Dit spel kan hier niet verder, maar het logboek blijft leesbaar. { $why }
problem-bad-link = Deze link is niet geldig. Vraag om een nieuwe.
problem-void-link = Deze link geldt niet meer: de plaats is intussen van iemand anders. Vraag om een nieuwe.
problem-too-many-devices = { $most } browsers delen deze plaats al; dat is de grens. Maak eerst de andere apparaten ongeldig.
problem-stale = Het spel is intussen verder; bekijk de tafel opnieuw.
problem-bot-plays = Op deze plaats speelt een bot. Neem de plaats eerst weer over.
problem-hints-not-agreed = Hier spelen nog anderen, en tips zijn niet afgesproken. Willen jullie die allemaal, maak dan een nieuwe tafel met tips.
problem-nothing-to-choose = Hier kan maar één ding, dus valt er niets aan de coach te vragen.
problem-no-hint = Deze keer vond de coach geen antwoord. Vraag het zo nog eens.
problem-consent-waits = De anderen worden al gevraagd.
problem-no-consent-asked = Niemand wacht op je toestemming.
problem-onlookers-are-quiet = Alleen wie aan tafel zit, kan chatten.
problem-muted = De beheerder van deze server heeft je het zwijgen opgelegd: je kunt niet chatten, wel verder spelen.
problem-removed = De beheerder van deze server heeft je verwijderd: je kunt hier niets doen. Vraag het na als dat een vergissing is.
problem-void-passage = Deze link is één keer en tien minuten geldig, en dat is voorbij. Maak een nieuwe op het andere apparaat.
problem-already-somebody = { $count ->
    [one] Deze browser heeft al een eigen tafel; zeg of die erbij moet.
   *[other] Deze browser heeft al { $count } eigen tafels; zeg of ze erbij moeten.
}
problem-nobody-yet = Van deze browser is nog niets bekend.
problem-record-later = De opname is beschikbaar zodra het spel is afgelopen.
problem-bad-record = Deze opname is niet te gebruiken. { $why }
problem-other-rules = Dit spel is met versie { $theirs } van de regels gespeeld, en dit is versie { $ours }. Open het met een Fairwind die versie { $theirs } heeft.
problem-unknown-edition = Dit spel is gespeeld met een editie die hier niet bekend is. Werk Fairwind bij, of open het spel waar het gespeeld is.
problem-carry-over = Bij deze stap is het spel afgelopen. Ga terug naar een stap waarbij iemand moet kiezen, en speel van daar verder.
problem-carry-between = Bij deze stap hoeft niemand te kiezen. Ga één stap verder of terug, en speel van daar verder.
problem-carry-seats = Dit spel heeft { $seats } plaatsen; zeg voor elke plaats wie er zit.
problem-carry-too-long = Vóór deze stap zijn meer dan { $most } antwoorden gegeven, en zo’n lang spel gaat niet elders verder. Speel verder vanaf een eerdere stap.
problem-review-not-over = Een terugblik is er alleen op een afgelopen spel, en dit is nog niet afgelopen. Speel het uit en upload de opname dan opnieuw.
problem-review-too-long = Deze opname heeft meer dan { $most } stappen; op zo’n lang spel is er geen terugblik.
problem-no-step = Dit spel heeft { $most } stappen.
problem-too-many-answers = Een les van { $most } stappen neemt hoogstens { $all } antwoorden aan; stuur die waarmee het verderging, en één erbij.
problem-no-seat = Die plaats bestaat niet.
problem-no-notices = Deze server verstuurt zulke berichten niet; de beheerder kan ze aanzetten.
problem-bad-endpoint = Berichten gaan alleen naar pushdiensten op een openbaar https-adres, en dit is er geen.
problem-bad-zone = Die tijdzone bestaat niet.
problem-bad-address = Dit is geen e-mailadres.
problem-mail-down = De e-mail kon nu niet worden verstuurd. Probeer het later nog eens.
problem-mail-refused = De eigenaar van dit adres wil geen e-mail van hier.
problem-too-many-questions = Er zijn vandaag al zoveel bevestigingen van adressen gevraagd dat er geen meer worden verstuurd. Probeer het morgen nog eens.

## Zonder server

problem-needs-server = Hiervoor is een server nodig; zonder gaat het niet.
problem-not-kept = Deze browser kan nu niets bewaren, dus is er niets gedaan. Misschien is de opslag vol of verboden: maak ruimte of sta het toe, en probeer het opnieuw.
problem-newer-data = Een nieuwere versie van Fairwind heeft tafels in deze browser bewaard. Laad de pagina opnieuw om die te krijgen; er is niets veranderd.
problem-engine-failed = Er ging iets mis in deze pagina. Er is niets verloren; laad haar opnieuw.

## Pages that stand alone

offline-title = De server antwoordt niet
offline-text = Misschien ben je offline, of de server wordt net opnieuw gestart. Er is niets verloren: zodra hij antwoordt, zie je je tafels weer, zoals ze er dan voor staan.
offline-again = Opnieuw proberen
offline-here = Zonder verbinding spelen
confirm-title = Is dit jouw adres?
confirm-ask = Deze server schrijft naar { $address } als je aan de beurt bent en de tafel niet open hebt. In elke e-mail staat een link waarmee je dat stopt.
confirm-button = Ja, dat is mijn adres
confirm-done = Je adres is bevestigd. Je kunt deze pagina sluiten.
stop-title = Geen e-mail meer?
stop-ask = Deze server schrijft dan niet meer naar { $address }.
stop-button = Stuur me geen e-mail meer
stop-done = Je krijgt geen e-mail meer van deze server.
link-void-title = Deze link is niet meer geldig
link-void-text = Hij is al gebruikt, te oud, of er is een nieuwere verstuurd. In de instellingen van de pagina kun je een nieuwe vragen.
page-home = Naar de tafels

## Messages to somebody who is not at the table

notice-turn = Je bent aan de beurt.
notice-begun = Het spel is begonnen.
mail-turn-subject = { $game }: je bent aan de beurt
mail-begun-subject = { $game }: het spel is begonnen
mail-turn-text = Je bent aan de beurt aan je tafel van { $game }:
mail-begun-text = Het spel is begonnen aan je tafel van { $game }:
mail-end = Geen e-mails meer zoals deze:
mail-question-subject = Is dit jouw adres?
mail-question-text = Iemand, waarschijnlijk jij, wil dat Fairwind naar dit adres schrijft als het zijn of haar beurt is aan een tafel. Was jij dat, bevestig het dan hier binnen een dag:
mail-question-end = Was jij het niet, dan hoef je niets te doen: er komt verder niets. Wil je dit nooit meer gevraagd worden:
