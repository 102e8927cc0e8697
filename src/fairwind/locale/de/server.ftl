## Was der Server ablehnt, in einem Satz.

problem-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen Tisch.
problem-elsewhere = Dieser Tisch wird anderswo bedient. Bitte sende das über eine neue Verbindung noch einmal.
problem-not-found = Hier ist nichts. Prüfe die Adresse.
problem-no-such-call = Das geht hier nicht.
problem-bad-request = Diese Anfrage ist nicht zu verstehen.
problem-invalid = Etwas in der Anfrage passt nicht ({ $where }: { $why }).
problem-failed = Auf dem Server ist etwas schiefgegangen. Es ist nichts verloren gegangen; bitte versuche es noch einmal.
problem-storage-down = Der Server kann gerade nicht speichern, darum ist nichts geschehen. Bitte versuche es bald wieder.
problem-busy = An diesem Tisch ist gerade zu viel los. Bitte versuche es noch einmal.
problem-newer-version = Eine neuere Version von Fairwind hat diesen Tisch übernommen; dieser Server darf ihn nicht mehr anrühren. Bitte versuche es gleich noch einmal.
problem-too-large = Das ist zu viel auf einmal: höchstens { $most } KiB.
problem-too-fast = Das war zu schnell: höchstens { $most } Anfragen in der Sekunde. Bitte warte einen Moment.
problem-too-many-tables = Du hast in einer Stunde { $most } Tische eröffnet, mehr geht nicht. Bitte warte ein wenig.
problem-too-many-connections = Du hast { $most } offene Verbindungen, mehr geht nicht. Schließe einen Tab.
problem-too-many-open = Dein Netz hat hier { $most } offene Verbindungen, mehr geht nicht. Schließe einige Seiten und versuche es dann noch einmal.
problem-too-slow = Die Anfrage ist nicht innerhalb von { $most } Sekunden angekommen. Bitte sende sie noch einmal.
problem-bytes-used-up = { $who ->
    [household] Dein Netz hat
   *[visitor] Du hast
} an einem Tag { $most } MB auf der Platte dieses Servers gefüllt, mehr geht nicht. Weiter geht es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
problem-rows-used-up = { $who ->
    [household] Dein Netz hat
   *[visitor] Du hast
} an einem Tag { $most } Einträge geschrieben, mehr geht nicht. Weiter geht es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
problem-seconds-used-up = { $who ->
    [household] Dein Netz hat
   *[visitor] Du hast
} diesen Server in einer Stunde { $most } Sekunden lang rechnen lassen, mehr geht nicht. Weiter geht es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
problem-file-waits = Eine andere Datei von dir wird gerade gelesen. Warte, bis das fertig ist, und sende dann diese.
problem-too-much-chat = Du hast an diesem Tisch in einer Minute { $most } Nachrichten geschrieben, mehr geht nicht. Bitte warte einen Moment.
problem-table-full = Dieser Tisch hat { $most } Einträge und nimmt keine mehr auf. Eröffne einen neuen, um weiterzuspielen.
problem-only-answers = Dieser Tisch hat { $most } Einträge: Er nimmt jetzt nur noch Antworten an; Nachrichten und Zurücknehmen gehen nicht mehr.
problem-other-origin = Diese Anfrage kam von einer anderen Seite, darum ist nichts geschehen.
problem-wrong-name = Dieser Server antwortet nicht unter diesem Namen. Prüfe die Adresse.
problem-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-bad-chat = Eine Nachricht hat 1 bis { $most } Zeichen.
problem-unknown-game = Dieses Spiel gibt es hier nicht. { $why }
problem-wrong-seats = Dieses Spiel ist für { $few } bis { $most } Personen.
problem-unknown-bot = Diesen Bot gibt es nicht. Wähle einen von: { $bots }.
problem-bad-edition = Mit dieser Edition kann man nicht spielen. { $why }
problem-bad-table = So lässt sich das Spiel nicht aufbauen. { $why }
problem-not-your-seat = Das ist nicht dein Platz.
problem-no-open-seat = Kein Platz ist mehr frei; du kannst zuschauen.
problem-seat-taken = Dieser Platz ist nicht frei; wähle einen anderen.
problem-has-begun = Das Spiel hat schon begonnen.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-word-not-sealed = Das ist nicht das Wort, das für diesen Platz versiegelt wurde; gib jenes.
problem-word-early = Worte werden gegeben, sobald alle Plätze besetzt sind; warte auf die anderen.
problem-word-late = Das Spiel hat ohne dieses Wort begonnen.
problem-not-running = Hier wird gerade nicht gespielt.
problem-is-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-stopped = Dieses Spiel kann hier nicht weitergehen, aber sein Verlauf bleibt lesbar. { $why }
problem-bad-link = Dieser Link ist ungültig. Bitte um einen neuen.
problem-void-link = Dieser Link gilt nicht mehr: Der Platz gehört inzwischen jemand anderem. Bitte um einen neuen.
problem-too-many-devices = Diesen Platz teilen sich schon { $most } Browser; mehr gehen nicht. Mache zuerst die anderen Geräte ungültig.
problem-stale = Am Tisch ist es inzwischen weitergegangen; sieh ihn dir noch einmal an.
problem-bot-plays = Für diesen Platz spielt ein Bot. Nimm den Platz erst zurück.
problem-hints-not-agreed = Hier spielen noch andere, und Tipps wurden nicht vereinbart. Wenn alle welche wollen, macht einen neuen Tisch mit Tipps auf.
problem-nothing-to-choose = Hier geht nur eines, also gibt es den Coach nichts zu fragen.
problem-no-hint = Diesmal fand der Coach keine Antwort. Frag gleich noch einmal.
problem-consent-waits = Die anderen werden schon gefragt.
problem-no-consent-asked = Niemand wartet auf deine Zustimmung.
problem-onlookers-are-quiet = Nur wer am Tisch sitzt, kann schreiben.
problem-muted = Wer diesen Server betreibt, hat dich stumm geschaltet: Du kannst nicht chatten, aber weiterspielen.
problem-removed = Wer diesen Server betreibt, hat dich ausgeschlossen: Du kannst hier nichts tun. Frage dort nach, wenn das ein Irrtum ist.
problem-void-passage = Dieser Link gilt einmal und zehn Minuten lang, und das ist vorbei. Erzeuge auf dem anderen Gerät einen neuen.
problem-already-somebody = { $count ->
    [one] Dieser Browser hat schon einen eigenen Tisch; sage, ob er dazukommen soll.
   *[other] Dieser Browser hat schon { $count } eigene Tische; sage, ob sie dazukommen sollen.
}
problem-nobody-yet = Von diesem Browser ist noch nichts bekannt.
problem-record-later = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
problem-bad-record = Diese Aufzeichnung ist nicht zu gebrauchen. { $why }
problem-other-rules = Diese Partie wurde mit Version { $theirs } ihrer Regeln gespielt, und dies ist Version { $ours }. Öffne sie mit einem Fairwind, das Version { $theirs } hat.
problem-unknown-edition = Diese Partie wurde mit einer Ausgabe gespielt, die hier nicht bekannt ist. Aktualisiere Fairwind oder öffne die Partie dort, wo sie gespielt wurde.
problem-carry-over = Bei diesem Schritt ist das Spiel zu Ende. Geh zu einem Schritt zurück, bei dem jemand wählen muss, und spiel von dort weiter.
problem-carry-between = Bei diesem Schritt muss niemand wählen. Geh einen Schritt vor oder zurück und spiel von dort weiter.
problem-carry-seats = Diese Partie hat { $seats } Plätze; sage für jeden, wer dort sitzt.
problem-carry-too-long = Vor diesem Schritt wurden mehr als { $most } Antworten gegeben, und eine so lange Partie geht nicht anderswo weiter. Spiel von einem früheren Schritt weiter.
problem-review-not-over = Einen Rückblick gibt es nur auf eine beendete Partie, und diese ist nicht zu Ende. Spiel sie fertig und lade die Aufzeichnung dann wieder hoch.
problem-review-too-long = Diese Aufzeichnung hat mehr als { $most } Schritte; auf eine so lange Partie gibt es keinen Rückblick.
problem-no-step = Dieses Spiel hat { $most } Schritte.
problem-too-many-answers = Eine Lektion mit { $most } Schritten nimmt höchstens { $all } Antworten; schicke die, mit denen es weiterging, und eine dazu.
problem-no-seat = Diesen Platz gibt es nicht.
problem-no-notices = Dieser Server verschickt keine solchen Nachrichten; wer ihn betreibt, kann sie einschalten.
problem-bad-endpoint = Nachrichten gehen nur an Push-Dienste unter einer öffentlichen https-Adresse, und das ist keine.
problem-bad-zone = Diese Zeitzone gibt es nicht.
problem-bad-address = Das ist keine E-Mail-Adresse.
problem-mail-down = Die E-Mail konnte gerade nicht verschickt werden. Versuche es später noch einmal.
problem-mail-refused = Wem diese Adresse gehört, möchte von hier keine E-Mails.
problem-too-many-questions = Heute wurden schon so viele Bestätigungen von Adressen angefordert, dass keine mehr verschickt werden. Versuche es morgen wieder.

## Ohne Server

problem-needs-server = Dafür braucht es einen Server; ohne ihn geht es nicht.
problem-not-kept = Dieser Browser kann gerade nichts aufbewahren, deshalb wurde nichts getan. Vielleicht ist sein Speicher voll oder gesperrt: Schaffe Platz oder erlaube ihn, und versuche es noch einmal.
problem-newer-data = Eine neuere Version von Fairwind hat in diesem Browser Tische aufbewahrt. Lade die Seite neu, um sie zu bekommen; nichts wurde geändert.
problem-engine-failed = In dieser Seite ist etwas schiefgegangen. Nichts ist verloren; lade sie neu.

## Pages that stand alone

offline-title = Der Server antwortet nicht
offline-text = Vielleicht bist du offline, oder der Server startet gerade neu. Nichts ist verloren: Sobald er antwortet, siehst du deine Tische wieder, so wie sie dann stehen.
offline-again = Noch einmal versuchen
offline-here = Ohne Verbindung spielen
confirm-title = Ist das deine Adresse?
confirm-ask = Dieser Server schreibt an { $address }, wenn du am Zug bist und den Tisch nicht offen hast. Jede E-Mail enthält einen Link, der das beendet.
confirm-button = Ja, das ist meine Adresse
confirm-done = Deine Adresse ist bestätigt. Du kannst diese Seite schließen.
stop-title = Keine E-Mails mehr?
stop-ask = Dieser Server schreibt dann nicht mehr an { $address }.
stop-button = Keine E-Mails mehr schicken
stop-done = Du bekommst von diesem Server keine E-Mails mehr.
link-void-title = Dieser Link gilt nicht mehr
link-void-text = Er wurde schon benutzt, ist zu alt, oder es wurde ein neuerer verschickt. In den Einstellungen der Seite kannst du einen neuen anfordern.
page-home = Zu den Tischen

## Messages to somebody who is not at the table

notice-turn = Du bist am Zug.
notice-begun = Das Spiel hat begonnen.
mail-turn-subject = { $game }: Du bist am Zug
mail-begun-subject = { $game }: Das Spiel hat begonnen
mail-turn-text = Du bist am Zug, an deinem Tisch mit { $game }:
mail-begun-text = Das Spiel hat begonnen, an deinem Tisch mit { $game }:
mail-end = Keine dieser E-Mails mehr:
mail-question-subject = Ist das deine Adresse?
mail-question-text = Jemand, vermutlich du, möchte, dass Fairwind an diese Adresse schreibt, wenn er oder sie an einem Tisch am Zug ist. Warst du das, dann bestätige es bitte hier innerhalb eines Tages:
mail-question-end = Warst du es nicht, brauchst du nichts zu tun: Es kommt nichts weiter. Willst du nie wieder gefragt werden:
