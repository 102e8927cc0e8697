game-name = Laagwater
game-pitch = Stuur je schepen naar zee zolang het water diep genoeg is.
game-length = 5 minuten

## Regels

lt-1-1 = Iedereen krijgt { $hand_size } schepen die niemand anders ziet. Het getal op een schip is zijn diepgang.
lt-2-1 = In elke ronde zegt een dobbelsteen hoe diep het water is. Daarna is iedereen om de beurt aan zet; in de volgende ronde begint de volgende plaats.
lt-2-2 = In je beurt mag je één schip uit je hand naar zee sturen.
    .refused = Dit heb je niet: { $ship }.
lt-2-3 = Een schip waarvan de diepgang niet groter is dan de diepte vaart uit en levert zijn diepgang aan punten op. Elk ander schip loopt vast en levert niets op.
lt-2-4 = Je mag ook al je schepen in de haven houden.
lt-3-1 = Het spel eindigt na { $rounds } rondes. De meeste punten winnen.
lt-3-2 = Bij gelijke punten wordt de plaats gedeeld.
    .reason = De spelregels kennen geen beslissing bij gelijkspel; bij zo’n kort spel past een gedeelde winst.

## Woorden

word-round = Ronde
word-depth = Diepte
word-supply = Schepen in de voorraad
word-sea = Op zee
word-sandbank = Aan de grond
word-seats = Kapiteins
word-own = Jouw schepen
word-points = punten
word-hand = schepen op hand
word-ship-1 = schip met diepgang 1
word-ship-2 = schip met diepgang 2
word-ship-3 = schip met diepgang 3
word-ship-4 = schip met diepgang 4
word-ship-5 = schip met diepgang 5
word-ship-6 = schip met diepgang 6
place-supply = de voorraad
place-sea = Op zee
place-sandbank = Aan de grond
place-hand = de haven
block-ships = schepen

## Vragen en antwoorden

ask-choose-ship = Welk schip stuur je naar zee?
do-send = Naar zee sturen: { $ship }
do-pass = In de haven blijven
out-deal = Uitgedeeld: { $ship }.
out-depth = Het water is { $depth } diep.

## Logboek

log-tide = Het water is { $depth } diep.
log-sailed = { $seat }: { $ship } vaart uit.
log-aground = { $seat }: { $ship } loopt vast.

## Punten

score-ships = Schepen op zee
end-last-tide = Het laatste getij is voorbij.

## De tafel in de terminal

table-lt-tide = Ronde { $round }: het water is { $depth } diep
table-lt-hand = { $count ->
    [one] { $count } schip op hand
   *[other] { $count } schepen op hand
}
table-lt-own = Jouw schepen
