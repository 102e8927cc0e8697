game-name = Marée basse
game-pitch = Fais sortir tes navires tant que l’eau est assez profonde.
game-length = 5 minutes

## Règles

lt-1-1 = Chaque capitaine reçoit { $hand_size } navires que personne d’autre ne voit. Le nombre inscrit sur un navire est son tirant d’eau.
lt-2-1 = À chaque manche, un dé donne la profondeur de l’eau. Puis chacun joue à son tour ; à la manche suivante, la place suivante commence.
lt-2-2 = À ton tour, tu peux faire sortir un navire de ta main.
    .refused = Tu n’as pas ceci : { $ship }.
lt-2-3 = Un navire dont le tirant d’eau ne dépasse pas la profondeur prend le large et rapporte son tirant d’eau en points. Tout autre s’échoue et ne rapporte rien.
lt-2-4 = Tu peux aussi garder tous tes navires au port.
lt-3-1 = La partie s’achève après { $rounds } manches. Le plus de points l’emporte.
lt-3-2 = À égalité de points, on partage la place.
    .reason = La règle ne départage pas les égalités ; une victoire partagée convient à un jeu si court.

## Mots

word-round = Manche
word-depth = Profondeur
word-supply = Navires en réserve
word-sea = Au large
word-sandbank = Échoués
word-seats = Capitaines
word-own = Tes navires
word-points = points
word-hand = navires en main
word-ship-1 = navire de tirant d’eau 1
word-ship-2 = navire de tirant d’eau 2
word-ship-3 = navire de tirant d’eau 3
word-ship-4 = navire de tirant d’eau 4
word-ship-5 = navire de tirant d’eau 5
word-ship-6 = navire de tirant d’eau 6
place-supply = la réserve
place-sea = Au large
place-sandbank = Échoués
place-hand = le port
block-ships = navires

## Questions et réponses

ask-choose-ship = Quel navire fais-tu sortir ?
do-send = Faire sortir : { $ship }
do-pass = Rester au port
out-deal = Distribué : { $ship }.
out-depth = Profondeur de l’eau : { $depth }.

## Journal

log-tide = Profondeur de l’eau : { $depth }.
log-sailed = { $seat } : { $ship } prend le large.
log-aground = { $seat } : { $ship } s’échoue.

## Points

score-ships = Navires au large
end-last-tide = La dernière marée est passée.

## La table dans le terminal

table-lt-tide = Manche { $round }, profondeur { $depth }
table-lt-hand = { $count ->
    [one] { $count } navire en main
   *[other] { $count } navires en main
}
table-lt-own = Tes navires
