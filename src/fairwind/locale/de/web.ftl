## The page

web-home = Startseite
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Moment …
web-away = Der Server antwortet nicht. Die Seite versucht es weiter.
web-reconnecting = Die Verbindung zum Tisch ist unterbrochen; sie wird von selbst wiederhergestellt.
web-gone = Diesen Tisch gibt es nicht mehr.
web-unofficial = Regeln in unseren Worten, eigene Bilder. Ohne Verbindung zu den Verlagen der Spiele.

## Settings

web-theme = Hell oder dunkel
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-confirming = Nachfragen, bevor ein Zug gilt
web-confirming-weight = wenn ein Zug nichts bringt, keine Punkte bringt oder etwas vorzeitig beendet
web-confirming-always = immer
web-confirming-never = nie (zurücknehmen ist ein Klick)
web-set-forced = Automatisch spielen, wenn es nur eine Möglichkeit gibt
web-set-list = Alle Möglichkeiten als Liste zeigen
web-set-motion = Bewegungen zeigen
web-set-sound = Ein Ton, wenn ich dran bin
web-set-notices = Eine Benachrichtigung, wenn ich dran bin und auf einer anderen Seite bin
web-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-keys = Tasten: Tab und Enter wählen aus, u nimmt zurück, Esc bricht ab, h fragt nach einem Tipp, l öffnet die Liste der Möglichkeiten, ? die Hilfe.

## The lobby

web-welcome = Vier Reisen, ein Tisch
web-welcome-more = Spiele sofort gegen Bots, mit Freunden über einen Link oder zusammen an einem Bildschirm. Ein Name genügt.
web-how-many = Spielerzahl
web-play-bots = Gegen Bots spielen
web-new-table = Mit Freunden …
web-rules = Regeln
web-reconstructed-some = Ein Teil des Gedruckten ist rekonstruiert
web-reconstructed-none = Alles Gedruckte ist bekannt
web-reconstructed-how = Die Regelhefte zeigen nicht jedes Plättchen und jede Karte. Wer die Schachtel hat, kann mit einer eigenen Editionsdatei spielen.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein öffentlicher Tisch.
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-watch = zusehen
web-replay-file = Eine Aufzeichnung ansehen oder weiterspielen
web-replay-choose = Wähle die Aufzeichnung eines Spiels (.jsonl)

## A new table

web-new-table-of = { $game }: ein neuer Tisch
web-who-sits = Wer sitzt wo
web-seat-number = Platz { $number }
web-kind-you = jemand an diesem Bildschirm
web-kind-open = ein Freund, über den Link
web-kind-bot = Bot: { $name }
web-name = Dein Name
web-fill-bots = Bots auf alle freien Plätze
web-one-screen = Mehrere an einem Bildschirm: Die Handkarten bleiben verdeckt, bis die nächste Person „das bin ich“ sagt.
web-public = Diesen Tisch in der Liste zeigen
web-own-edition = Eine eigene Editionsdatei
web-own-edition-how = Eine TOML-Datei, die sagt, was in deiner Schachtel gedruckt ist.
web-choose-file = Datei wählen
web-make-table = Tisch eröffnen

## Waiting for players

web-waiting-room = Warten auf Mitspieler
web-begins = Alle sind da; das Spiel beginnt gleich.
web-seat-free = frei
web-leave = Gehen
web-join = Platz nehmen
web-invite = Schicke diesen Link deinen Freunden
web-copy = Link kopieren
web-copied = Kopiert
web-start-bots = Beginnen, mit Bots auf freien Plätzen

## The table

web-the-table = Tisch
web-board = Spielplan
web-mine = Dein Bereich
web-seats = Plätze
web-prompt = Was gefragt ist
web-parts = Teile des Tisches
web-tab-board = Plan
web-tab-mine = Ich
web-tab-others = Andere
web-tab-log = Verlauf
web-panel-log = Verlauf
web-panel-rules = Regeln
web-panel-chat = Chat
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-all = Den ganzen Plan sehen
web-you = du
web-bot = Bot
web-not-here = nicht da
web-has-turn = muss wählen
web-your-turn = Du bist dran
web-thinking = { $who } überlegt …
web-waiting-for = Warten auf { $who }
web-moment = Einen Moment …
web-sending = …
web-cancel = Abbrechen
web-skip = Vorspulen
web-undo = Zurücknehmen
web-undo-ask = Um Zurücknehmen bitten
web-undo-asked = Die anderen wurden gefragt, ob du zurücknehmen darfst.
web-consent = { $seat } möchte den letzten Zug zurücknehmen.
web-agree = Einverstanden
web-disagree = Nein
web-consent-waits = { $seat } möchte den letzten Zug zurücknehmen; gefragt: { $who }.
web-withdraw = Doch nicht
web-use-all = Alle nutzen
web-rule = Regel { $rule }
web-since = Seit deinem letzten Zug:
web-list = Alle Möglichkeiten als Liste ({ $count })
web-more = Mehr …
web-fewer = Weniger
web-search-rules = Regeln durchsuchen
web-older = Ältere Einträge
web-no-log = Noch ist nichts geschehen.
web-no-chat = Noch hat niemand etwas gesagt.
web-chat-removed = (vom Betreiber entfernt)
web-say = Sage etwas
web-send = Senden
web-i-am = Ich bin { $seat }
web-log-sits = { $name } nimmt Platz.
web-log-bot = Ein Bot spielt als { $name }: { $who }.
web-log-kept = Platz { $number } ist für { $name } freigehalten.
web-log-free = Platz { $number } ist wieder frei.
web-log-over = Das Spiel ist vorbei.
web-watch-link = Link zum Zusehen
web-seat-link = Link für ein anderes Gerät von mir
web-give-link = Den Platz einem Freund geben
web-give-link-how = Wer diesen Link öffnet, übernimmt den Platz; dann ist er nicht mehr deiner. Der Link ist kopiert.
web-seat-link-how = Wer diesen Link öffnet, spielt mit dir zusammen an diesem Platz. Der Link ist kopiert.
web-renew = Nur dieser Browser
web-renewed = Dieser Platz gehört jetzt nur noch diesem Browser: Frühere Links gelten nicht mehr, und deine anderen Geräte brauchen einen neuen.
web-hand-bot = Einen Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben: ein Bot spielt weiter

## Help and rules

web-help = Hilfe zu dieser Entscheidung
web-help-options = Was du tun kannst und was es bringt
web-help-more = { $count ->
    [one] und { $count } weitere, in der Liste der Möglichkeiten
   *[other] und { $count } weitere, in der Liste der Möglichkeiten
}
web-help-rules = Die Regeln dazu
web-brief = In zwei Minuten
web-brief-aim = Das Ziel
web-brief-turn = Wie man spielt
web-brief-points = Woher die Punkte kommen
web-rules-brief = In zwei Minuten
web-rules-rules = Alle Regeln
web-rules-signs = Zeichen
web-rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-chapters = Kapitel
web-signs = Die Zeichen und was sie bedeuten
web-guide-close = Verstanden
web-guide-more = Was kann ich tun?
web-guide-off = Keine Hinweise mehr
web-set-guide = In einer ersten Partie gegen Bots jede Art von Entscheidung einmal erklären
web-first-offer = Erste Partie: leichte Bots und Hinweise
web-first-offer-setup = Erste Partie: einfacher Aufbau, leichte Bots, Hinweise

## The end of the game

web-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
web-item = Posten
web-place = Rang
web-scores = Wertung
web-points-over-time = Punkte im Verlauf
web-rematch = Noch einmal
web-record = Aufzeichnung herunterladen
web-draws-check = Ziehungen prüfen
web-draws-noted = Dieser Browser hat sich das Siegel des Hauses gemerkt, bevor er sein eigenes Wort gab: Beide stehen in der Aufzeichnung.
web-draws-noted-house = Dieser Browser hat sich vor dem Spiel das Siegel des Hauses gemerkt: Es ist das in der Aufzeichnung.
web-draws-not-noted = Dieser Browser hat sich vor dem Spiel nichts gemerkt und kann daher nichts vergleichen.
web-draws-other-house = Vor dem Spiel hat das Haus diesem Browser ein anderes Siegel gezeigt: Trau diesen Ziehungen nicht.
web-draws-other-word = Vor dem Spiel sah dieser Browser ein anderes Siegel für das Wort von { $seat }: Trau diesen Ziehungen nicht.
web-draws-own-missing = Dieser Browser hat ein Wort gegeben, das nicht in der Aufzeichnung steht: Das Haus hat es nicht verwendet.
web-see-table = Den Tisch ansehen

## Replay

web-replay = Ansehen
web-run = Abspielen
web-pause = Pause
web-step = Schritt
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-eyes = Blickwinkel
web-eyes-of = wie { $name } es sah
web-eyes-all = als Zuschauer
web-share = Diese Stellung teilen

## What an edition consists of

block-resources = Warenkarten
block-player-aid = Spielhilfe
block-events = Ereignisse
block-character-powers = Fähigkeiten der Persönlichkeiten
block-character-incomes = Einkommen der Persönlichkeiten
block-caravels = Karavellen
block-merchants = Händler
block-warehouses = Lagerhäuser
block-shipyards = Werften
block-event-icons = Ereignissymbole
block-player-numbers = Spielerzahlen auf Karten
block-board = Spielplan
block-boards = Kolonie-Tableaus
block-tiles = Plättchen
block-construction-cards = Baukarten
block-score-cards = Wertungskarten
block-birds = Vögel
block-buildings = Gebäude
block-track = Punkteleiste
block-doubles = Zweierplättchen
block-triples = Dreierplättchen
block-town-halls = Rathäuser
block-roads = Straßenplättchen
block-ships = Schiffe
block-docks = Docks
block-religion = Religionsleiste
block-conquistador = Konquistadorenleiste
block-retreat = Rückzug
block-scholars = Gelehrte
block-bishops = Bischöfe
block-camps = Missionsstationen
block-years = Jahre
block-terrains = Landschaftsarten
block-region-materials = Baustoffe der Gebiete
block-path-values = Werte der Wege
block-corner-sea-paths = Wasserwege an den Ecken
block-fish = Fischplättchen
block-people-kinds = Arten von Personen
block-people-copies = Anzahl der Personen
block-people-symbols = Symbole der Personen
block-start-tasks = Startaufgaben
block-tasks = Aufgaben
block-jewelry = Schmuck
block-temple = Tempel
block-status = Statusleiste
block-ceremony = Zeremonienfelder
block-huts-at-start = Hütten zu Beginn
block-helper = Helfer
block-gods = Götter
block-action-tiles = Aktionskarten
block-set-up = Aufbau
block-final-scoring = Schlusswertung

## My tables

web-my-tables = Meine Tische
web-turns-wait = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
web-mine-all = Meine Partien und Ergebnisse
web-mine-with = mit { $names }
web-mine-awaits = Am Zug: { $who }
web-mine-running = Die Partie läuft
web-mine-begun = Die Partie hat begonnen.
web-mine-over = beendet
web-mine-won = { $count ->
    [one] gewonnen mit { $count } Punkt
   *[other] gewonnen mit { $count } Punkten
}
web-mine-place = { $count ->
    [one] Platz { $place } von { $seats } mit { $count } Punkt
   *[other] Platz { $place } von { $seats } mit { $count } Punkten
}
web-me = Meine Partien
web-me-name-colour = Name und Farbe
web-me-colour = Farbe
web-me-colour-how = Am Tisch bekommst du diese Farbe, wenn sie nicht schon jemand anderes gewählt hat.
web-me-save = Speichern
web-me-saved = Gespeichert
web-colour-0 = Blau
web-colour-1 = Zinnober
web-colour-2 = Grün
web-colour-3 = Malve
web-colour-4 = Orange
web-colour-5 = Himmelblau
web-colour-any = egal
web-me-devices = Ich auf einem anderen Gerät
web-me-devices-how = Ein Link, der dich auf dein Telefon oder einen anderen Rechner mitnimmt: mit deinem Namen, all deinen Plätzen und allem, was noch kommt.
web-me-link = Link erzeugen
web-me-link-new = Neuen Link erzeugen
web-me-link-good = Gilt einmal und zehn Minuten lang. Öffne ihn auf dem anderen Gerät und zeige ihn sonst niemandem.
web-me-link-qr = Der Link als Code für die Kamera eines Telefons
web-me-alone-how = Hast du ein Gerät verloren? Dann behalte deine Plätze nur in diesem Browser; alle anderen Geräte und Links verlieren sie.
web-me-alone = Nur dieser Browser
web-me-alone-sure = Ja, nur dieser Browser
web-me-alone-done = Ab jetzt sind deine Plätze nur in diesem Browser.
web-arrive = In diesem Browser { $name } sein?
web-arrive-nameless = In diesem Browser dieselbe Person sein?
web-arrive-tables = { $count ->
    [0] Noch gibt es keine Tische.
    [one] Ein Tisch kommt mit.
   *[other] { $count } Tische kommen mit.
}
web-arrive-join = { $count ->
    [one] Dieser Browser hat schon einen Namen, { $name }, und einen Tisch. Er kommt zu den anderen.
   *[other] Dieser Browser hat schon einen Namen, { $name }, und { $count } Tische. Sie kommen zu den anderen.
}
web-arrive-join-nameless = { $count ->
    [one] Dieser Browser hat schon einen Tisch. Er kommt zu den anderen.
   *[other] Dieser Browser hat schon { $count } Tische. Sie kommen zu den anderen.
}
web-arrive-yes = Ja, das bin ich
web-arrive-yes-join = Ja, zusammenlegen
web-arrive-no = Nein, alles lassen, wie es ist
web-arrived = Willkommen an Bord dieses Geräts.
web-fared = Wie es mir erging
web-fared-none = Noch keine beendeten Partien.
web-fared-game = Spiel
web-fared-against = gegen
web-fared-people = Menschen
web-fared-bots = Bots
web-fared-games = Partien
web-fared-won = gewonnen
web-fared-place = mittlerer Platz
web-fared-best = beste Punktzahl
web-fared-points = mittlere Punktzahl
web-finished = Beendete Partien
web-finished-more = Frühere Partien
web-kept = Was über mich gespeichert ist
web-take-along = Alles herunterladen
web-take-along-how = Eine Datei mit deinem Namen, deinen Ergebnissen und den Aufzeichnungen deiner Partien.
web-erase = Mich vergessen
web-erase-how = Wirst du vergessen, verschwinden dein Name, deine Wünsche, was du in Chats geschrieben hast, und diese Übersicht. An laufenden Tischen spielen Bots für dich weiter. Beendete Partien bleiben den anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-erase-sure = Ja, mich vergessen
web-erase-no = Nein
web-erased = Erledigt. Nichts führt hier mehr zu dir.

## Your turn

web-told = Wenn ich am Zug bin und den Tisch nicht offen habe
web-told-push = Eine Nachricht auf diesem Gerät
web-told-push-home = Für Nachrichten auf diesem Gerät füge die Seite erst zum Home-Bildschirm hinzu und öffne sie von dort.
web-told-mail = Eine E-Mail an diese Adresse
web-told-mail-ask = Link zum Bestätigen schicken
web-told-mail-asked = Ein Link ist unterwegs an { $address }. E-Mails kommen erst, wenn du ihm gefolgt bist.
web-told-mail-good = E-Mails gehen an { $address }.
web-told-mail-end = Keine E-Mails mehr
web-told-quiet = Ruhezeit, in der nichts kommt
web-told-quiet-from = Von
web-told-quiet-to = Bis
web-told-zone = Zeitzone: { $zone }
web-told-turns = Für alle meine Tische, wenn ich am Tisch nichts anderes wähle
web-told-here = Sag mir, wenn ich hier am Zug bin und den Tisch nicht offen habe
web-told-here-usual = wie in den Einstellungen
web-told-here-yes = ja
web-told-here-no = nein

## Pace and onlookers

web-pace = Tempo
web-pace-none = Ohne Uhr
web-pace-live = Live: Minuten pro Zug, mit einer Reserve
web-pace-days = Tage pro Zug
web-pace-minutes = Zeit pro Zug
web-pace-reserve = Reserve für die Partie
web-pace-days-each = Zeit pro Zug
web-pace-no-reserve = keine
web-pace-count-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-pace-count-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-pace-count-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-pace-is-live = { $turn } pro Zug, { $reserve } Reserve
web-pace-is-plain = { $turn } pro Zug
web-pace-how = Ist die Zeit von jemandem um, spielt ein Bot, bis die Person zurück ist; niemand verliert dadurch.
web-clock = Verbleibende Zeit: { $turn }
web-clock-reserve = Verbleibende Zeit: { $turn }, dazu { $reserve } Reserve
web-clock-in-reserve = Verbleibende Reserve: { $reserve }
web-clock-days = { $days } T { $hours } Std.
web-clock-hours = { $hours } Std. { $minutes } Min.
log-time-up = Die Zeit von { $seat } ist um; bis zur Rückkehr spielt ein Bot.
log-back = { $seat } ist zurück und spielt wieder selbst.
web-bot-late = Bot, Zeit war um
web-bot-for-you = { $who } spielt für dich.
web-bot-for-you-late = Deine Zeit war um: { $who } spielt für dich.
web-seat-back = Wieder selbst spielen
web-onlookers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-options = Optionen
web-level = Stärke der Bots
web-bot-how = Bot: { $things }
web-first-game = Aufgebaut, wie es die Regel für eine erste Partie empfiehlt.
web-agreed = Vereinbart
web-edition = Ausgabe
web-share-link = Link teilen
web-qr = Der Link als QR-Code, für ein Handy
web-link-nearby = Diese Seite ist als { $host } geöffnet, was nur dieser Computer erreicht. Darum trägt der Link seine Adresse im lokalen Netz: Er gilt für alle, die dort sind.
web-link-closed = Dieser Link gilt nur auf diesem Computer. Damit andere im Netz mitspielen können, starte den Server mit --host 0.0.0.0; dann erreichen sie ihn unter { $address }.
web-link-alone = Dieser Link gilt nur auf diesem Computer: { $host } meint immer den eigenen, und er ist gerade in keinem lokalen Netz.

## The coach

web-hint = Tipp
web-hint-how = Den Coach fragen, was er tun würde (h)
web-hint-best = Der Coach würde das tun:
web-hinted = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
web-hinted-by = { $count ->
    [one] Der Coach gab { $seat } { $count } Tipp.
   *[other] Der Coach gab { $seat } { $count } Tipps.
}
web-hints = Tipps
web-hints-wish = Alle dürfen den Coach um Tipps bitten
web-hints-agreed = alle dürfen den Coach fragen
web-hints-off = keine, außer wenn alle anderen Bots sind
log-hint = { $seat } hat den Coach um einen Tipp gebeten.
web-review = Rückblick
web-review-how = Der Coach sieht sich jede Entscheidung noch einmal an. Das dauert etwa eine Minute.
web-review-failed = Der Coach konnte diese Partie nicht zu Ende ansehen. Versuch es später noch einmal.
web-review-lit-better = besser
web-review-lit-played = was gespielt wurde
web-review-mark-before = Vorige Stelle
web-review-mark-after = Nächste Stelle

## What an option brings

web-brings-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-brings-nothing = bringt jetzt nichts
web-brings-no-points = bringt jetzt keine Punkte
web-weighs-nothing = Das bringt dir jetzt nichts.
web-weighs-no-points = Das bringt dir jetzt keine Punkte.
web-weighs-ends = Damit endet dein Zug.
# Follows the name of what is about to be done.
web-sure = ?
web-stepwise = Schritt für Schritt fragen

## What happened

web-undo-bots = Zurücknehmen, mit { $turns ->
    [one] einem Zug eines Bots
   *[other] { $turns } Zügen von Bots
}
web-undo-others = Zurücknehmen, mit { $turns ->
    [one] einem Zug eines anderen
   *[other] { $turns } Zügen der anderen
}
web-undo-ask-turns = Um Zurücknehmen bitten, mit { $turns ->
    [one] einem Zug eines anderen
   *[other] { $turns } Zügen der anderen
}
web-undo-practice = Du hast gesehen, was daraus wurde: Von da an gilt diese Partie als Übung.
web-practice = Übung
web-practice-why = Jemand hat einen Zug zurückgenommen, nachdem zu sehen war, was daraus wurde: Diese Partie gilt als Übung.
web-taken-back = zurückgenommen
web-gained = +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
web-lost = −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
web-gains = Was alle gewonnen haben
web-shared-places = Bei gleich vielen Punkten wird der Platz geteilt.
web-points-as-if = Als wäre die Partie da zu Ende gewesen. Was ausgegeben ist, zählt nicht mehr, darum kann eine Linie fallen.
web-plot-replay = Die Partie ab einer Stelle der Kurve ansehen
web-jump = Gehe zu
web-jump-setup = Aufbau
web-jump-end = Ende
web-turn-back = Zug davor
web-turn-on = Nächster Zug
web-chapter-back = Abschnitt davor
web-chapter-on = Nächster Abschnitt
web-speed = Tempo
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-whole = alles in zwei Minuten

## Lernen

web-learn = Lernen
web-learn-of = { $name } lernen
web-learn-more = Kurze Lektionen an einem richtigen Tisch: Du spielst, und jemand erklärt. Nach drei Lektionen kannst du eine Partie spielen.
web-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
web-learn-by-playing = Spielend lernen
web-learn-progress = { $count } von { $all } Lektionen geschafft
web-learn-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-learn-done = geschafft
web-learn-begun = du bist bei { $number } von { $steps }
web-learn-begin = Anfangen
web-learn-go-on = Weitermachen
web-learn-anew = Von vorn
web-learn-all = Alle Lektionen
web-learn-card = Die Lektion
web-learn-step = { $number } von { $steps }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-hide = Den Spielplan ansehen
web-learn-show = Zurück zur Lektion
web-learn-understood = Zum Mitnehmen
web-learn-next-lesson = Nächste Lektion
web-learn-play = Deine erste Partie spielen
web-learn-keys = Tasten: Enter oder → geht weiter, ← geht zurück, Ziffern beantworten eine Frage, Esc führt zum Spielplan und zurück.

## Puzzles

web-puzzles = Aufgaben
web-puzzle-of = Aufgaben zu { $name }
web-puzzle-ask = Du bist am Zug: Was ist hier am besten?
web-puzzle-level = { $bot } findet es
web-puzzle-no-level = keine unserer Stufen findet es
web-puzzle-progress = { $count } von { $all }
web-puzzle-solved = in diesem Browser gelöst
web-puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
web-puzzle-verdict = Was der Coach sagt
web-puzzle-best = Am besten:
web-puzzle-yours = Deins:
web-puzzle-outlook = Gewinnchance: { $percent } %, erwartet: { $points } Punkte
web-puzzle-again = Noch einmal
web-puzzle-show = Zeig es mir
web-puzzle-another = Andere Stellung
web-puzzle-how = Stellungen aus Partien unserer stärksten Bots, in denen eine Antwort klar am besten ist, lange geprüft. Antworte auf dem Spielplan oder in der Liste. Die Stufe ist die schwächste, die es findet; die nächste Stellung liegt nahe bei der, die du zuletzt gelöst hast.
web-puzzle-keys = Tasten: l öffnet die Liste, n zeigt eine andere Stellung, Esc versucht es noch einmal.

## ohne Server spielen: die Spiele laufen im Browser, und ihre Tische bleiben dort

web-here = Ohne Verbindung spielen
web-here-how = Die Spiele laufen in diesem Browser, und deine Tische bleiben darin. Gegen Bots oder zusammen an einem Bildschirm.
web-here-server = Die Tische des Servers
web-here-welcome = Spiel sofort gegen Bots oder zusammen an einem Bildschirm. Deine Tische bleiben in diesem Browser.
web-here-new-table = An einem Bildschirm …
web-here-building = Der Server bereitet vor, was der Tisch braucht. Das dauert einmal ein paar Minuten; dann geht es von selbst weiter.
web-here-files = Der Tisch wird vorbereitet: { $percent } %
web-here-python = Der Tisch wird vorbereitet: noch einen Augenblick
web-here-elsewhere = Fairwind ist in einem anderen Tab offen, und deine Tische sind dort.
web-here-take-over = In diesem Tab spielen
web-here-trouble-files = Was der Tisch braucht, ließ sich nicht holen. Besteht eine Verbindung?
web-here-trouble-storage = Dieser Browser lässt die Seite nichts aufheben, ein Tisch ginge also verloren. Erlaube ihm, Daten aufzuheben (ein privates Fenster tut das vielleicht nicht), und versuch es noch einmal.
web-here-trouble-newer = Die Tische in diesem Browser stammen von einem neueren Fairwind als diese Seite. Lade die Seite mit Verbindung neu; nichts ist verloren.
web-here-trouble-ended = Die Spiele sind in diesem Browser stehen geblieben, vielleicht aus Mangel an Speicher. Deine Tische sind so aufbewahrt, wie du sie zuletzt gesehen hast.
web-here-trouble-other = Die Spiele starten in diesem Browser nicht. Ein neuerer Browser hilft vielleicht.
web-here-again = Noch einmal versuchen

## Eine Partie, die anderswo weitergeht

web-play-on = Von hier weiterspielen
web-play-on-how = Ein neuer Tisch beginnt mit dieser Stellung. Was bis hierher gespielt wurde, bleibt in seiner Aufzeichnung, und was ab hier gezogen wird, ist neu.
web-play-on-of = { $game }: weiterspielen
web-play-on-begin = Weiterspielen
web-carried = Von anderswo
web-carried-why = Diese Partie begann anderswo. Wer sie mitgebracht hat, weiß vielleicht, was darin verborgen ist.
log-carried = Bis hierher wurde die Partie anderswo gespielt, und wer sie mitgebracht hat, weiß vielleicht, was verborgen ist. Sie geht an diesem Tisch weiter.
web-carry-away = Diese Partie mitnehmen
web-carry-away-how = Die Aufzeichnung enthält die Partie, wie sie steht, mit allem, was verborgen ist. Wähle sie auf der Startseite irgendeines Fairwind und spiel an ihrem Ende weiter.
web-to-server = Am Server weiterspielen
web-to-server-how = Ein Tisch des Servers beginnt mit dieser Stellung. Dieser hier bleibt, wie er ist.
web-to-server-away = Der Server antwortet nicht. Lade die Aufzeichnung herunter oder versuch es noch einmal, wenn eine Verbindung besteht.
web-seat-free-of = frei, der Platz von { $name }
web-join-where = Platz
