## The table

table-you = Kapitän
table-player-number = Spieler { $number }
table-has-chosen = { $seat } hat gewählt.
table-took-back = { $seat } nimmt den letzten Zug zurück.
table-you-get = Du bekommst: { $things }
table-or = { $things } oder { $who }
table-laid-out = Aufgedeckt ({ $place }): { $things }
table-shown = { $seat } zeigt { $things } ({ $place }).
table-not-now = Jetzt ist { $holder } am Zug. { $sentence }
table-chosen-already = Du hast schon gewählt. { $sentence }
table-times = { $sentence } ({ $count }-mal)
table-thinking = { $seat } überlegt …
table-pass = Gib den Bildschirm an { $seat } weiter.
table-pass-undo = { $seat }: Mit u nimmst du deinen letzten Zug zurück.
table-press-enter = Drücke dann Enter:
table-prompt = Deine Wahl (? hilft):
table-only-one = Es gibt nur diese Möglichkeit: Drücke Enter.
table-group = { $count } Möglichkeiten, zum Beispiel: { $sentence }
table-earlier = { $count ->
    [one] … und { $count } Zeile davor (log zeigt sie)
   *[other] … und { $count } Zeilen davor (log zeigt sie)
}
table-log-earlier = { $count ->
    [one] … { $count } frühere Zeile: log { $all } zeigt alles.
   *[other] … { $count } frühere Zeilen: log { $all } zeigt alles.
}
table-over = Das Spiel ist vorbei.

## Answers that do not fit

table-refused = { $sentence } (Regel { $rule }; ? nennt sie ganz)
table-no-number = Tippe eine Zahl von 1 bis { $count }.
table-unknown = „{ $typed }“ bedeutet hier nichts: Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
table-unknown-near = „{ $typed }“ bedeutet hier nichts. Meinst du „{ $near }“? Mit ? bekommst du Hilfe.
table-allowed = Das darfst du jetzt: { $sentence }.

## Help

table-help =
    Tippe die Nummer einer Möglichkeit oder ihre Notation (blass daneben).
      Enter          zeigt den Tisch noch einmal
      u              nimmt deinen letzten Zug zurück, bis du Neues siehst
      ? NOTATION     sagt, ob du das darfst; wenn nicht, welche Regel es verbietet
      hint           fragt den Coach, was er tun würde und warum
      log            zeigt, was geschehen ist; log 200 reicht weiter zurück
      rules WÖRTER   durchsucht die Regeln nach Wörtern oder einer Nummer
      score          zeigt die Punkte bis jetzt, Posten für Posten
      save DATEI     speichert eine Kopie (gespeichert wird auch von selbst)
      q              beendet; du kannst später weiterspielen

## Rules

table-certain = aus der Anleitung
table-ruling = unsere Festlegung
table-because = Warum: { $reason }
table-no-rule = Keine Regel erwähnt „{ $search }“. Versuche ein anderes Wort oder eine Nummer.
table-more-rules = { $count ->
    [one] … und noch { $count } Regel; ein weiteres Wort grenzt es ein.
   *[other] … und noch { $count } Regeln; ein weiteres Wort grenzt es ein.
}
table-rules-count = { $all } Regeln: { $certain } aus der Anleitung, { $rulings } von uns festgelegt.

## Scores

table-scores-now = Wenn das Spiel jetzt enden würde (? ist dir verborgen):
table-total = Summe
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Keeping

table-kept-in = Dieses Spiel wird nach jedem Zug in { $file } gespeichert.
table-go-on = Weiter geht es mit: { $command }
table-copy-kept = Eine Kopie liegt in { $file }.
table-record-in = Die Aufzeichnung dieses Spiels liegt in { $file }.
table-not-saved = Dieser Zug ließ sich nicht speichern ({ $reason }). Tippe: save DATEI
table-left-unsaved = Die letzten Züge ließen sich nicht speichern ({ $reason }).
table-file-taken = Die Datei { $file } gibt es schon; es wurde nichts geschrieben. Wähle einen anderen Namen.
table-file-bad = { $file } lässt sich nicht schreiben ({ $reason }). Wähle einen anderen Ort.
table-resumed = { $count ->
    [one] Weiter geht es nach { $count } Zug.
   *[other] Weiter geht es nach { $count } Zügen.
}

## The menu

table-menu-welcome = Willkommen bei Fairwind. Enter nimmt die erste Möglichkeit, wenn keine andere gekennzeichnet ist.
table-menu-language = Welche Sprache?
table-menu-resume = Ein Spiel ist noch nicht zu Ende: { $game }, { $players }. Weiterspielen?
table-menu-yes = Ja, weiterspielen
table-menu-no = Nein, ein neues beginnen
table-menu-game = Welches Spiel?
table-menu-players = Wie viele spielen insgesamt mit?
table-menu-players-item = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
table-menu-people = Wie viele davon sitzen an diesem Bildschirm? Die anderen sind Bots.
table-menu-people-item = { $count ->
    [one] { $count } Mensch
   *[other] { $count } Menschen
}
table-menu-name = Name von Person { $number } (Enter: { $name }):
table-menu-bot = Wie sollen die Bots spielen?
table-menu-choice = Nummer:
table-menu-usual = (Enter)

## Lektionen

table-learn-course = Lektionen
table-learn-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
table-learn-begun = begonnen
table-learn-done = fertig
table-learn-which = Welche Lektion? (Enter: { $number }; q beendet)
table-learn-look = Sieh dir an: { $things }
table-learn-go-on = Enter geht weiter, b zurück, q beendet:
table-learn-answer = Deine Antwort (b geht zurück, ? hilft, q beendet):
table-learn-help = Tippe die Nummer einer Antwort oder ihre Notation (die blassen Wörter daneben). table zeigt den Tisch noch einmal; b geht einen Schritt zurück; q beendet, und du kannst später weitermachen.
table-learn-understood = Das nimmst du mit
table-learn-next = Weiter: { $sentence } (Enter; q beendet):
table-learn-over = Das war die letzte Lektion. Jetzt spiele: { $command }
table-learn-kept = Du kannst später weitermachen: { $command }

## Bots, by strength: who they would be on a ship, and how they play

bot-1 = Schiffskatze (1)
    .how = spielt mit allem, was vorbeikommt
bot-2 = Landratte (2)
    .how = meint es gut und vergisst die Hälfte
bot-3 = Smutje (3)
    .how = spielt nach Gefühl
bot-4 = Matrose (4)
    .how = kennt die Handgriffe
bot-5 = Ausguck (5)
    .how = schaut ein wenig voraus
bot-6 = Bootsmann (6)
    .how = schaut voraus, auch auf die anderen
bot-7 = Lotse (7)
    .how = schaut ein gutes Stück voraus
bot-8 = Navigator (8)
    .how = malt sich aus, wie es auf viele Arten weitergehen kann
bot-9 = Kommodore (9)
    .how = plant sorgfältig und irrt selten
bot-10 = Admiral (10)
    .how = das Stärkste, was es gibt, und lässt sich Zeit
bot-greedy = greedy
bot-random = random

## Games

table-players = { $few }–{ $most } Spieler
table-players-same = { $few } Spieler
table-editions = Editionen
table-variants = Varianten (die erste ist voreingestellt)
table-confidence-certain = sicher
table-confidence-likely = wahrscheinlich
table-confidence-reconstructed = rekonstruiert
table-how-to-play = Spielen: { $command }

## Eine Partie, die anderswo begann

table-carried-steps = { $count ->
    [0] Diese Partie begann anderswo. Wer sie mitgebracht hat, wusste vielleicht, was verborgen war.
    [one] Diese Partie begann anderswo, mit ihrem ersten Schritt. Wer sie mitgebracht hat, wusste vielleicht, was verborgen war.
   *[other] Diese Partie begann anderswo, mit ihren ersten { $count } Schritten. Wer sie mitgebracht hat, wusste vielleicht, was verborgen war.
}

## Ziehungen, die sich prüfen lassen

draws-sound = { $count ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $count } Ziehungen folgen
} aus { $words ->
    [one] dem Wort von { $seat }
   *[other] den Worten von { $seat }
} und aus dem Geheimnis des Hauses, das versiegelt war, bevor ein Wort gegeben wurde.
draws-sound-alone = { $count ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $count } Ziehungen folgen
} aus dem Geheimnis des Hauses, das am Anfang versiegelt wurde. Niemand hat ein Wort dazugegeben; dass es nicht ausgesucht war, weiß also nur das Haus.
draws-withheld = Das Wort von { $seat } wurde nicht rechtzeitig gegeben; die Ziehungen kommen ohne es aus.
draws-none = Dieses Spiel sagt nicht, woraus seine Ziehungen folgen: Es ist nicht zu Ende, wurde im Terminal oder nur von Bots gespielt, oder es begann, bevor sie sich prüfen ließen.
draws-carried = Dieses Spiel begann anderswo. { $count ->
    [0] Dort wurde nichts gezogen.
    [one] Eine Ziehung fiel dort, und über sie lässt sich hier nichts sagen.
   *[other] { $count } Ziehungen fielen dort, und über sie lässt sich hier nichts sagen.
} Was folgt, gilt den Ziehungen seither.
draws-wrong = Ziehung { $draw } ({ $label }) folgt nicht: In der Aufzeichnung steht { $recorded }, herauskommen musste aber { $right }.
draws-count = { $wrong } von { $count } Ziehungen folgen nicht aus dem, was versiegelt wurde: Die Aufzeichnung wurde verändert, oder das Haus hat sich nicht daran gehalten.
draws-broken-house = Das Geheimnis des Hauses ist nicht das, das am Anfang versiegelt wurde.
draws-broken-word = Das Wort von { $seat } ist nicht das, das am Anfang versiegelt wurde.
draws-other-scheme = Diese Ziehungen entstanden auf eine Weise, die diese Version nicht kennt; prüfe sie mit einer neueren.

## Replay

table-checked = { $count ->
    [one] In Ordnung: { $count } Zug lässt sich
   *[other] In Ordnung: { $count } Züge lassen sich
} bis zum aufgezeichneten Ende nachspielen; mit der Prüfsumme verglichen: { $checks }.
table-checked-unfinished = { $count ->
    [one] Bis hierher in Ordnung: { $count } Zug lässt sich
   *[other] Bis hierher in Ordnung: { $count } Züge lassen sich
} nachspielen; mit der Prüfsumme verglichen: { $checks }. Das Spiel ist nicht vorbei.
table-unchecked = { $count ->
    [one] { $count } Prüfsumme ist von anderer Art und war nicht vergleichbar; das Ergebnis schon.
   *[other] { $count } Prüfsummen sind von anderer Art und waren nicht vergleichbar; das Ergebnis schon.
}
table-unchecked-unfinished = { $count ->
    [one] { $count } Prüfsumme ist von anderer Art und war nicht vergleichbar.
   *[other] { $count } Prüfsummen sind von anderer Art und waren nicht vergleichbar.
}
table-not-over = Das Spiel ist nicht vorbei.
table-step = Enter: weiter, q: Schluss
table-answer-of = Zug { $number } von { $all }
