## Hints

coach-thinking = Der Coach denkt nach …
coach-best = Am besten: { $sentence }
coach-equal = { $count } Möglichkeiten sind etwa gleich gut, soweit ich sehe:
coach-equal-some = { $count } Möglichkeiten sind etwa gleich gut, soweit ich sehe; drei davon:
coach-win = Gewinnchance: { $percent } %. Am Ende zu erwarten: { $points } Punkte.
coach-alone = Am Ende zu erwarten: { $points } Punkte.
coach-at-once = Sofort: { $things }
coach-rather-than = Was das „{ $sentence }“ voraushat, in Punkten am Ende: { $things }
coach-nothing-worse = Keine Möglichkeit ist deutlich schlechter, soweit ich sehe.
coach-nothing-else = Nichts anderes schien einen genaueren Blick wert.
coach-only-one = Hier gibt es nichts zu wählen.
coach-not-agreed = An diesem Bildschirm spielen mehrere. Wenn alle Tipps wollen, beginnt die Partie mit --hints.
coach-used = { $count ->
    [one] Der Coach gab in dieser Partie { $count } Tipp.
   *[other] Der Coach gab in dieser Partie { $count } Tipps.
}

## Reasons, from the best option’s point of view

coach-item-more = { $name } +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-less = { $name } −{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-more = { $name } etwa +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-less = { $name } etwa −{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-more = Vorsprung vor den anderen +{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-less = Vorsprung vor den anderen −{ NUMBER($points, maximumFractionDigits: 1) }
coach-sooner = { $rounds ->
    [one] etwa eine Runde schneller
   *[other] etwa { $rounds } Runden schneller
}
coach-later = { $rounds ->
    [one] etwa eine Runde langsamer
   *[other] etwa { $rounds } Runden langsamer
}
coach-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Puzzles

puzzle-right = Richtig!
puzzle-as-good = Richtig: Das ist so gut wie das Beste, soweit ich sehe.
puzzle-not-best = Nicht das Beste.
puzzle-gives-away = Das verschenkt etwa { $percent } % des Siegs.
puzzle-best-over = Was das Beste „{ $sentence }“ voraushat, in Punkten am Ende: { $things }.
puzzle-yours = Mit deiner Antwort: { $percent } % und { $points } Punkte.
puzzle-title = Aufgabe { $number } von { $all } · Stufe { $level }
puzzle-unfound = Aufgabe { $number } von { $all } · keine unserer Stufen findet es
puzzle-ask = Eine Antwort ist deutlich die beste. Welche?
puzzle-answer = Deine Antwort (? hilft, q beendet):
puzzle-help = Tippe die Nummer einer Antwort oder ihre Notation (die blassen Wörter daneben). table zeigt den Tisch noch einmal; q beendet, und was du gelöst hast, bleibt erhalten.
puzzle-next = Enter zeigt eine andere Stellung, q beendet:
puzzle-solved = Gelöst: { $done } von { $all }.
puzzle-none-of-level = In diesem Spiel gibt es keine Aufgabe der Stufe { $level }; wähle eine von: { $levels }.
puzzle-anew = Du hast alle gelöst; sie beginnen von vorn.
puzzle-search = Suche nach Aufgaben: { $count } gefunden, Partie { $number }
puzzle-made = { $count ->
    [one] In { $file } steht { $count } Aufgabe.
   *[other] In { $file } stehen { $count } Aufgaben.
}

## The review of a game

review-title = Rückblick
review-looking = Die Partie wird noch einmal angesehen: { $percent } %
review-odds = Gewinnchance
review-odds-alone = Erwartete Punkte
review-marks = Was am meisten gekostet hat
review-no-marks = Der Coach ist sich in dieser Partie keines Fehlers sicher.
review-choices = { $count ->
    [one] { $count } echte Wahl angesehen, davon { $again } zweimal.
   *[other] { $count } echte Entscheidungen angesehen, davon { $again } zweimal.
}
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-answer = Zug { $number }, { $seat }: { $sentence }
review-lost = { $mark }: verschenkt etwa { $percent } % vom Sieg.
review-lost-alone = { $mark }: verschenkt etwa { $percent } % der Punkte.
review-better = Besser: { $sentence }
review-because = Denn, in Punkten am Ende: { $things }
review-follows = Was wahrscheinlich gefolgt wäre:
review-follow = { $seat }: { $sentence }
review-luck = Glück und Wahl
review-luck-given = { $seat }: Das Glück gab { $percent } %, die markierten Züge kosteten { $lost } %.
review-luck-taken = { $seat }: Das Glück nahm { $percent } %, die markierten Züge kosteten { $lost } %.
review-luck-even = { $seat }: Glück und Pech hielten sich etwa die Waage, die markierten Züge kosteten { $lost } %.
review-luck-given-alone = Das Glück gab { $points } Punkte.
review-luck-taken-alone = Das Glück nahm { $points } Punkte.
review-luck-even-alone = Glück und Pech hielten sich etwa die Waage.
review-how = Eine Markierung braucht zwei Standardfehler: Was Rauschen sein kann, wird nicht behauptet. Danach verschenkt ein ungenauer Zug mindestens { $small } %, ein Fehler { $middle } %, ein grober Fehler { $large } %. Das Glück wird daran gemessen, was im Mittel gezogen wird.
review-written = Der Rückblick steht in { $file }.
