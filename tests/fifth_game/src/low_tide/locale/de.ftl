game-name = Niedrigwasser
game-pitch = Schick deine Schiffe hinaus, solange das Wasser tief genug ist.
game-length = 5 Minuten

## Regeln

lt-1-1 = Wer mitspielt, erhält { $hand_size } Schiffe, die sonst niemand sieht. Die Zahl auf einem Schiff ist sein Tiefgang.
lt-2-1 = In jeder Runde sagt ein Würfel, wie tief das Wasser ist. Dann sind alle der Reihe nach dran; in der nächsten Runde beginnt der nächste Platz.
lt-2-2 = In deinem Zug darfst du ein Schiff von deiner Hand hinausschicken.
    .refused = Das hast du nicht: { $ship }.
lt-2-3 = Ein Schiff, dessen Tiefgang die Tiefe nicht übersteigt, läuft aus und bringt seinen Tiefgang an Punkten. Jedes andere läuft auf Grund und bringt nichts.
lt-2-4 = Du darfst auch alle Schiffe im Hafen lassen.
lt-3-1 = Das Spiel endet nach { $rounds } Runden. Die meisten Punkte gewinnen.
lt-3-2 = Bei gleichen Punkten wird der Platz geteilt.
    .reason = Die Anleitung kennt keinen Stichentscheid; zu einem so kurzen Spiel passt ein geteilter Sieg.

## Wörter

word-round = Runde
word-depth = Tiefe
word-supply = Schiffe im Vorrat
word-sea = Auf See
word-sandbank = Auf Grund
word-seats = Reedereien
word-own = Deine Schiffe
word-points = Punkte
word-hand = Schiffe auf der Hand
word-ship-1 = Schiff mit Tiefgang 1
word-ship-2 = Schiff mit Tiefgang 2
word-ship-3 = Schiff mit Tiefgang 3
word-ship-4 = Schiff mit Tiefgang 4
word-ship-5 = Schiff mit Tiefgang 5
word-ship-6 = Schiff mit Tiefgang 6
place-supply = Vorrat
place-sea = Auf See
place-sandbank = Auf Grund
place-hand = Hafen
block-ships = Schiffe

## Fragen und Antworten

ask-choose-ship = Welches Schiff schickst du hinaus?
do-send = Hinausschicken: { $ship }
do-pass = Im Hafen bleiben
out-deal = Ausgeteilt: { $ship }.
out-depth = Das Wasser ist { $depth } tief.

## Verlauf

log-tide = Das Wasser ist { $depth } tief.
log-sailed = { $seat }: { $ship } läuft aus.
log-aground = { $seat }: { $ship } läuft auf Grund.

## Punkte

score-ships = Schiffe auf See
end-last-tide = Die letzte Tide ist vorbei.

## Der Tisch im Terminal

table-lt-tide = Runde { $round }: Das Wasser ist { $depth } tief
table-lt-hand = { $count ->
    [one] { $count } Schiff auf der Hand
   *[other] { $count } Schiffe auf der Hand
}
table-lt-own = Deine Schiffe
