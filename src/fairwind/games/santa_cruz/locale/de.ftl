game-name = Santa Cruz
game-pitch = Lande auf einer unbekannten Insel, baue an ihren Küsten, Flüssen und Wegen und spiele deine Wertungskarten, bevor der Vulkan sich meldet; dann alles noch einmal, nur klüger.
game-length = 60 Minuten

variant-sets = Bausets
variant-sets-chosen = nacheinander gewählt
variant-sets-dealt = zufällig und geheim ausgeteilt
variant-first-chooser = Wer zuerst ein Set wählt
variant-first-chooser-random = ausgelost
variant-first-chooser-seat-1 = Platz 1
variant-first-chooser-seat-2 = Platz 2
variant-first-chooser-seat-3 = Platz 3
variant-first-chooser-seat-4 = Platz 4
variant-last-player = Vorrecht des Letzten
variant-last-player-turn = Letzter in der Zugfolge
variant-last-player-track = Letzter auf der Punkteleiste
variant-last-player-off = ohne

## Aufbau

sc-1-1 = Jeder hat einen Vorrat an Gebäuden: { $lighthouses } × Leuchtturm, { $churches } × Kirche, { $houses } × Haus.
sc-1-2 = Auf jeden Bauplatz kommt zufällig ein Plättchen seiner Form: Küste, Land oder Vulkan.
sc-1-3 = Küstenplättchen liegen offen, Land- und Vulkanplättchen zunächst verdeckt.
sc-1-4 = Plättchen ohne Bauplatz kommen zurück in die Schachtel.
sc-1-5 = Niemand sieht die Plättchen, die in die Schachtel kommen.
    .reason = Sie werden verdeckt ausgelegt, und die Regel dreht sie nie um.
sc-1-6 = Die 22 Vogelchips liegen gemischt und verdeckt neben dem Plan.
sc-1-7 = Jeder bekommt Wertungskarten: { $cards-2 } zu zweit, { $cards-3 } zu dritt, { $cards-4 } zu viert.
sc-1-8 = Die übrigen Wertungskarten liegen verdeckt bereit; der zweite Durchgang braucht sie.
sc-1-9 = Es gibt vier Sets Baukarten ({ $sets }) mit je sieben Karten und von jeder Art mindestens einer.
sc-1-10 = Die Spieler wählen reihum gegen den Uhrzeigersinn je ein Set. Ein vergebenes Set kann niemand mehr wählen.
    .refused = Set { $set } ist schon vergeben; nimm ein anderes.
sc-1-11 = Wer zuerst wählt, wird ausgelost; ein Tisch kann auch jemanden bestimmen, etwa den Ältesten.
    .reason = Die Regel verlangt den Ältesten; das kann ein Programm nicht wissen.
sc-1-12 = Sets, die niemand bekommt, bleiben das ganze Spiel in der Schachtel.
sc-1-13 = Wahlweise werden die Sets zufällig ausgeteilt statt gewählt.
sc-1-14 = Werden die Sets ausgeteilt, wird auch der Startspieler ausgelost.
    .reason = Sonst begänne, wer zuletzt gewählt hat, und hier hat niemand gewählt.
sc-1-15 = Man sieht seine Wertungskarten an, bevor man ein Set wählt.
    .reason = In dieser Reihenfolge erzählt es die Regel.
sc-1-16 = Ein gewähltes Set kennen alle; so lassen sich die Baukarten auf jeder Hand abzählen. Ein ausgeteiltes Set ist so geheim wie der Rest der Hand, bis sein Besitzer eine Karte daraus spielt: Jede Karte trägt den Buchstaben ihres Sets.
    .reason = Sets werden offen gewählt; was ausgeteilt wird, soll nach der Regel aber jeder geheim halten.
sc-1-17 = Die Wertungskarten auf deiner Hand sind geheim.
sc-1-18 = Wer zuletzt ein Set gewählt hat, ist Startspieler des ersten Durchgangs.
sc-1-19 = Der Zählstein des Startspielers beginnt auf { $start-1 }; im Uhrzeigersinn beginnen die anderen auf { $start-2 }, { $start-3 } und { $start-4 }.
sc-1-20 = Gespielt wird immer auf dem ganzen Plan, zu zweit und zu dritt wie zu viert.
    .reason = Die Regel macht nach der Spielerzahl keinen Unterschied.

## Ablauf eines Durchgangs

sc-2-1 = Gespielt wird im Uhrzeigersinn, der Startspieler beginnt.
sc-2-2 = Im ersten Zug eines Durchgangs spielt niemand eine Karte: Jeder landet an und baut auf einem freien Küstenplatz seiner Wahl.
    .refused = Angelandet wird an der Küste, und { $site } ist kein Küstenplatz.
sc-2-3 = Anlanden ist ein Bau wie jeder andere: Es bringt Punkte und den Vogel und deckt die Nachbarn auf.
sc-2-4 = Nach dem Anlanden spielst du in jedem Zug genau eine Handkarte: eine Baukarte oder eine Wertungskarte.
    .refused = Diese Karte hast du nicht auf der Hand: { $card }.
sc-2-5 = Gespielte Karten liegen offen vor ihrem Spieler, für alle zu sehen.
sc-2-6 = Der Durchgang endet, wenn alle ihre Karten gespielt haben.
sc-2-7 = Du darfst jederzeit jede Karte spielen, auch eine ohne Wirkung oder eine Wertungskarte, die nur anderen nützt.
    .reason = Die Regel nennt keine Bedingung dafür, eine Karte zu spielen.
sc-2-8 = Anlanden kann man immer: Die Vorräte sind voll, und es gibt mehr Küstenplätze als Spieler.

## Baukarten

sc-3-1 = Schiff: Baue auf einem freien Küstenplatz deiner Wahl.
    .refused = Ein Schiff erreicht nur die Küste, und { $site } ist kein Küstenplatz.
sc-3-2 = Fluss: Baue auf irgendeinem Platz eines Flusses, an dem du schon ein Gebäude hast, egal wie weit weg und welcher Art.
    .refused = Du hast kein Gebäude an einem Fluss, der an { $site } vorbeifließt.
sc-3-3 = Weg: Baue auf einem Platz, der genau einen Wegabschnitt von einem deiner Gebäude entfernt ist.
    .refused = Kein Weg führt von einem deiner Gebäude direkt nach { $site }.
sc-3-4 = Ein Stück Fluss ist kein Weg und ein Weg kein Stück Fluss; nur Gebäude, die noch stehen, taugen als Ausgangspunkt.
    .reason = Die Regel hält beides auseinander, und ein zerstörtes Gebäude ist nicht mehr auf dem Plan.
sc-3-5 = Doppelaktion: zweimal Schiff, zweimal Fluss oder zweimal Weg. Mischen ist nicht erlaubt.
sc-3-6 = Du nennst zuerst die Art deiner Doppelaktion. Hat irgendeine Art einen Platz für dich, musst du so eine nennen.
    .reason = Wer bauen kann, muss bauen; das gilt auch für die Doppelaktion.
    .refused = So könntest du nichts bauen ({ $way }), auf andere Weise aber schon.
sc-3-7 = Der erste Bau einer Doppelaktion wird mit Punkten, Vogel und Aufdecken abgeschlossen, bevor der zweite folgt, der von ihm ausgehen darf. Der zweite ist Pflicht, wenn es einen Platz gibt; sonst entfällt er.
    .reason = Die Baupflicht richtet sich nach dem, was gerade möglich ist; niemand muss für beide vorausplanen.
sc-3-8 = Scheitert die erste Hälfte einer Doppelaktion an einem verdeckten Plättchen, ist auch die zweite verloren.
    .reason = Die Regel beendet dort den Zug.

## Bauen

sc-4-1 = Du baust, was das Plättchen zeigt; das Gebäude nimmst du aus deinem Vorrat.
sc-4-2 = Du kannst nur auf einem Plättchen bauen, dessen Gebäude du noch hast.
    .refused = Für { $site } fehlt dir das Gebäude: { $building }.
sc-4-3 = Kein Gebäude kann ein anderes ersetzen.
    .reason = Das Plättchen nennt das Gebäude.
sc-4-4 = Du bekommst sofort die weiße Zahl des Plättchens als Punkte.
sc-4-5 = Die Zahl mit Plus auf einem Fischplättchen bringt beim Bauen nichts; sie ist ein Fischbonus für später.
sc-4-6 = Zeigt das Plättchen einen Vogel, ziehst du zufällig einen Vogelchip, siehst ihn heimlich an und behältst ihn verdeckt.
sc-4-7 = Nur du kennst die Vögel auf deinen Chips; wie viele du hast, wissen alle.
    .reason = Die Chips werden heimlich angesehen und liegen verdeckt vor ihrem Besitzer.
sc-4-8 = Ist kein Vogelchip mehr da, wird keiner gezogen.
    .reason = Es gibt nichts zu ziehen; mit den bekannten Plättchen kommt es nicht vor.
sc-4-9 = Dann wird jedes verdeckte Plättchen aufgedeckt, das über Weg oder Fluss neben dem neuen Gebäude liegt.
sc-4-10 = Am Fluss sind das der nächste Platz flussauf und der nächste flussab, nicht der ganze Fluss; alle werden auf einmal aufgedeckt.
    .reason = Die Regel spricht von benachbarten Plättchen.
sc-4-11 = Auf einem besetzten Platz darf man nicht bauen.
    .refused = Schon besetzt: { $site }.
sc-4-12 = Kannst du mit der gespielten Karte bauen, musst du es.
    .refused = Du kannst bauen, also musst du.
sc-4-13 = Du darfst auf jedem freien Platz bauen, den die Karte erreicht und dessen Gebäude du hast; bei einer Flusskarte zählt auch jeder verdeckte freie Platz am Fluss. Welchen, ist deine Sache, nur nie ein offenes Plättchen, dessen Gebäude dir fehlt.
    .reason = Die Regel sagt nur, dass man bauen muss, wenn es geht.
sc-4-14 = Gibt es keinen solchen Platz, ist die Karte trotzdem gespielt und dein Zug zu Ende.
sc-4-15 = Mit einer Flusskarte darfst du auf ein noch verdecktes Plättchen zielen. Es wird aufgedeckt, und du musst dort bauen.
sc-4-16 = Fehlt dir das Gebäude, das zum Vorschein kommt, endet dein Zug.
sc-4-17 = Nach einem solchen Fehlschlag bleibt das Plättchen offen; es gibt keine Punkte, keinen Vogel, und Nachbarn bleiben zu.
    .reason = Es wurde nichts gebaut.

## Das Vorrecht des Letzten

sc-5-1 = Einmal in jedem Durchgang darf der letzte Spieler auf einem besetzten Platz bauen.
sc-5-2 = Der Letzte ist der Letzte in der Zugfolge des Durchgangs, wenn der Tisch nichts anderes gewählt hat.
    .reason = Wo die Regel die Punkteleiste meint, sagt sie es, und hier nicht; gerade die späten Plätze brauchen Hilfe.
sc-5-3 = Wahlweise ist der Letzte, wer zu Beginn des Zuges auf der Punkteleiste ganz hinten liegt. Das Vorrecht gilt dann einmal je Durchgang für den ganzen Tisch.
    .reason = Die Regel gewährt es einmal je Durchgang, und öfter könnten die Vogelchips ausgehen.
sc-5-4 = Wahlweise hat niemand dieses Vorrecht.
    .reason = Nur eine Quelle erwähnt es; ein Tisch kann darauf verzichten.
sc-5-5 = Das Vorrecht gilt für jeden Bau: beim Anlanden, mit jeder Karte oder für eine Hälfte einer Doppelaktion.
    .reason = Die Regel nennt keine Ausnahme.
sc-5-6 = Das Vorrecht gilt für jeden besetzten Platz, auch für einen mit einem eigenen Gebäude. Zwei eigene Gebäude auf einem Platz zählen beide; Rohstoffe und Fischbonus gehören zum Plättchen und zählen nur einmal.
    .reason = Die Regel unterscheidet nicht zwischen eigenen und fremden Gebäuden.
sc-5-7 = Auf einem Platz stehen nie mehr als zwei Gebäude.
    .reason = Das Vorrecht bricht die Regel einmal, nicht zweimal.
    .refused = Auf { $site } stehen schon zwei Gebäude.
sc-5-8 = Wer auf einem besetzten Platz baut, braucht das Gebäude des Plättchens, bekommt die Punkte und zieht den Vogel. Beide Gebäude bleiben und zählen für alles.
    .reason = Es ist ein Bau wie jeder andere.
sc-5-9 = Es ist ein Recht, nie eine Pflicht: Bleiben nur besetzte Plätze, darfst du auch nichts bauen.
    .reason = Die Regel nennt es ein Recht.
sc-5-10 = Nennst du eine Doppelaktion, die nur besetzte Plätze findet, obwohl eine andere Art einen freien hatte, musst du das Vorrecht nutzen.
    .reason = Sonst ließe sich so die Baupflicht umgehen.
    .refused = Eine andere Art hatte einen freien Platz für dich; hier musst du bauen.
sc-5-11 = Im zweiten Durchgang gilt das Vorrecht wieder; Letzter ist dann, wer rechts vom neuen Startspieler sitzt.
    .reason = Die Regel gewährt es in jedem Durchgang.

## Wertungskarten

sc-6-1 = Eine Wertungskarte bringt jedem Punkte, der ihre Bedingung erfüllt, nicht nur dem, der sie spielt.
sc-6-2 = Wer die Karte gespielt hat, wertet zuerst, dann die anderen im Uhrzeigersinn.
sc-6-3 = Eine Wertungskarte gilt für den Plan, wie er gerade ist; nur stehende Gebäude zählen.
    .reason = Karten werden sofort ausgeführt.
sc-6-4 = Eine Rohstoffkarte bringt Punkte für ein Gebäude auf mindestens einem Plättchen mit dem Rohstoff, einmal, egal wie viele es sind.
sc-6-5 = Eine Karte mit zwei Rohstoffen bringt den höheren Wert für beide, den niedrigeren für nur einen.
sc-6-6 = Bei jeder Karte mit einem Fisch bekommst du dazu die Summe der Fischboni auf deinen Plättchen.
sc-6-7 = Eine Gebäudekarte bringt dem Punkte, der die abgebildeten Gebäude hat.
sc-6-8 = Mehr Gebäude als verlangt schaden nicht, bringen aber nicht mehr.
    .reason = So ist es im Schaf-Beispiel der Regel auch bei Rohstoffen.
sc-6-9 = Die Karte für verbundene Gebäude bringt Punkte, wenn mindestens so viele deiner Gebäude, wie sie zeigt, durch Wege verbunden sind, in Reihe oder verzweigt.
sc-6-10 = Nur Wege verbinden, ein Stück Fluss nicht.
sc-6-11 = Eine Ortskarte bringt Punkte für jedes deiner Gebäude an der Küste, am Fluss oder am Vulkan.
sc-6-12 = Die Flusskarte zählt deine Gebäude an allen Flüssen zusammen.
    .reason = Die Regel spricht vom Fluss, ohne einen zu nennen.
sc-6-13 = Ein Platz zählt für jeden Ort, zu dem er gehört: Eine Mündung ist Küste und Fluss. Jeder Vulkanplatz ist Vulkan, auch auf einem Inselchen.
    .reason = Die Regel geht nach der Art des Plättchens und danach, ob es am Fluss liegt.
sc-6-14 = Die Vogelkarte bringt jedem Punkte für jeden Vogelchip aus beiden Durchgängen, gleich welchen Werts; die Chips bleiben.
sc-6-15 = Ausbruch: Jeder verliert Punkte für jedes eigene Gebäude auf einem Vulkanplatz.
sc-6-16 = Die Gebäude am Vulkan sind zerstört und kommen in diesem Durchgang nicht in den Vorrat zurück.
sc-6-17 = Die Vulkanplätze sind wieder frei, und jeder darf dort bauen.
sc-6-18 = Erst verlieren alle in Wertungsfolge ihre Punkte, dann verschwinden alle Gebäude auf einmal.
    .reason = Die Karte wird gewertet wie jede andere, bevor etwas weggenommen wird.
sc-6-19 = Wer dort neu baut, bekommt wieder Punkte; was durch ein verlorenes Gebäude verbunden oder erreichbar war, ist es nicht mehr.
    .reason = Die Regel behandelt die Plättchen wieder als frei, und nur stehende Gebäude zählen.

## Die Punkteleiste

sc-7-1 = Bekommst du Punkte, rückt dein Zählstein um so viele Felder vor.
sc-7-2 = Wer vorwärts oder rückwärts auf ein besetztes Feld kommt, stellt sich hinter die, die schon da sind.
sc-7-3 = Darum gibt es keinen Gleichstand: Bei gleichen Punkten liegt vorn, wer zuerst da war.
sc-7-4 = Am Ende der Leiste bekommt dein Zählstein eine { $storey }er-Stufe und beginnt wieder bei 0. Auf Feld 5 mit zwei { $storey }er-Stufen hast du { $two-storeys } Punkte.
sc-7-5 = Ein Verlust, der dich von 0 auf { $last-space } zurückwirft, kostet eine Stufe.
sc-7-6 = Niemand fällt insgesamt unter 0 Punkte.
    .reason = Für einen Zählstein ohne Stufe kennt die Regel kein Feld unter 0.
sc-7-7 = Der Rang richtet sich nach den Punkten, dann nach der Ankunft. Zählsteine auf demselben Feld mit verschieden vielen Stufen sind nicht gleichauf.
    .reason = Jede Stufe ist { $storey } wert, und die Ankunft ist der einzige Gleichstandsentscheid der Regel.
sc-7-8 = Ein Gewinn oder Verlust von 0 bewegt den Zählstein nicht; er behält seinen Platz in der Schlange.
    .reason = Wer sich nicht bewegt, kommt auch nicht an.
sc-7-9 = Stufen gibt es immer genug.
    .reason = Die in der Schachtel ({ $storeys }) sind ein Vorrat, keine Grenze.

## Der zweite Durchgang

sc-8-1 = Vor dem zweiten Durchgang kommen alle Gebäude zu ihren Besitzern zurück, auch die zerstörten.
sc-8-2 = Vogelchips behält man, weiter verdeckt.
sc-8-3 = Aufgedeckte Plättchen bleiben bis zum Spielende offen.
sc-8-4 = Jeder zieht eine neue Wertungskarte, heimlich und getrennt von den gespielten Karten.
sc-8-5 = Sie kommt zufällig von den beiseitegelegten Karten; die anderen bleiben bis zum Schluss geheim.
    .reason = Sie wurden verdeckt beiseitegelegt.
sc-8-6 = Dann nimmt jeder einen Stapel gespielter Karten: zuerst der Letzte auf der Punkteleiste, dann der Vorletzte und so weiter.
sc-8-7 = Sets, die zu Beginn in die Schachtel kamen, kann niemand nehmen.
    .refused = So einen Stapel gibt es auf dem Tisch nicht.
sc-8-8 = Ein Stapel ist alles, was ein Spieler gespielt hat, und bleibt zusammen. Du darfst deinen eigenen nehmen; wer zuletzt wählt, nimmt, was übrig ist.
    .reason = Nach der Regel werden ganze Stapel einer nach dem anderen genommen.
    .refused = Dieser Stapel ist schon weg.
sc-8-9 = Danach legt jeder eine Wertungskarte aus der Hand verdeckt weg; es darf die neue sein.
    .refused = Diese Wertungskarte hast du nicht: { $card }.
sc-8-10 = Alle tun das gleichzeitig, wenn der letzte Stapel vergeben ist, und die weggelegten Karten werden nie gezeigt.
    .reason = Die Regel verlangt es von allen, heimlich, sobald die Hände vollständig sind.
sc-8-11 = Der Letzte auf der Punkteleiste beginnt den zweiten Durchgang; weiter geht es im Uhrzeigersinn.
sc-8-12 = Der zweite Durchgang läuft wie der erste, mit Anlanden, aber ohne neue Startpunkte.

## Das Ende

sc-9-1 = Das Spiel endet nach dem zweiten Durchgang.
sc-9-2 = Dann werden alle Vogelchips gezeigt und bringen ihren Wert: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
sc-9-3 = Die Vögel werden Spieler für Spieler gezählt, vom Letzten zum Ersten auf der Leiste, wie sie vor dem Zählen stand.
    .reason = In dieser Folge werden auch die Stapel genommen; eine Folge braucht es, weil die Ankunft entscheidet.
sc-9-4 = Wer auf der Punkteleiste am weitesten ist, wird Gouverneur und gewinnt.

## Was man weiß

sc-10-1 = Geheim sind die Wertungskarten auf der Hand, die Vögel auf den Chips und die verdeckten Plättchen, ebenso ein ausgeteiltes Set, bis eine Karte daraus gespielt ist. Offen sind gespielte Karten, alle anderen Baukarten, Punkte und Vorräte, dazu wie viele Wertungskarten und Vögel jeder hat.
    .reason = Alles andere liegt auf dem Tisch oder wurde von allen gesehen.
sc-10-2 = Im zweiten Durchgang kennen die anderen die Wertungskarten deines Stapels, aber weder die gezogene noch die weggelegte.
    .reason = Die Stapel liegen offen; gezogen und weggelegt wird heimlich.
sc-10-3 = Was alle gesehen haben, wird für alle gemerkt.
    .reason = Ein gutes Gedächtnis könnte das auch, und niemand soll mitschreiben müssen.

## Wörter

word-coast = Küste
word-land = Land
word-volcano = Vulkan
word-lighthouse = Leuchtturm
word-church = Kirche
word-house = Haus
word-ship = Schiff
word-road = Weg
word-river = Fluss
word-double = Doppelaktion
word-fish = Fisch
word-sheep = Schaf
word-wood = Holz
word-sugar = Zucker
word-gold = Gold
word-bird = Vogel
word-wood-sugar = Holz und Zucker
word-sheep-fish = Schaf und Fisch
word-houses = Häuser
word-churches = Kirchen
word-lighthouses = Leuchttürme
word-connected = verbundene Gebäude
word-birds = Vögel
word-eruption = Ausbruch
word-tern = Seeschwalbe
word-cockatoo = Kakadu
word-macaw = Ara
word-start = Startpunkte
word-building = Bauen
word-resources = Rohstoffe
word-buildings = Gebäude
word-place = Ort
word-tokens = Vogelchips

## Namen der Plätze und Plättchen

word-coast-site = Küstenplatz { $one } ({ $two })
word-land-site = Landplatz { $one } ({ $two })
word-volcano-site = Vulkanplatz { $one } ({ $two })
word-face-down = noch verdeckt
word-tile-face = { $one }, { $two }
word-tile-face-with = { $one }, { $two }, { $three }
word-fish-bonus-n = Fisch +{ $n }
word-points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
word-north = Norden
word-north-east = Nordosten
word-east = Osten
word-south-east = Südosten
word-south = Süden
word-south-west = Südwesten
word-west = Westen
word-north-west = Nordwesten
word-islet-north = Insel im Norden
word-islet-north-east = Insel im Nordosten
word-islet-east = Insel im Osten
word-islet-south-east = Insel im Südosten
word-islet-south = Insel im Süden
word-islet-south-west = Insel im Südwesten
word-islet-west = Insel im Westen
word-islet-north-west = Insel im Nordwesten

place-bird-pool = Vogelchips neben dem Plan
place-aside = beiseitegelegte Wertungskarten
place-box = Schachtel
place-removed = weggelegte Wertungskarten
place-hand = Hand
place-played = Stapel gespielter Karten
place-birds = Vogelchips
place-supply = Vorrat
place-standing = Plan
place-rubble = zerstörte Gebäude
place-shown = gezeigte Vögel

## Fragen und Beschriftungen

ask-choose-set = Wähle dein Set Baukarten: Du spielst sie alle in jedem Durchgang
ask-land = Du gehst an Land: Auf welchem Küstenplatz baust du?
ask-choose-card = Spiele eine Karte: eine Baukarte zum Bauen oder eine Wertungskarte zum Werten
ask-name-way = Doppelaktion: Auf welchem Weg baust du zweimal?
ask-choose-site = { $way ->
    [0] Schiff: Auf welchem Küstenplatz baust du?
    [1] Weg: Auf welchem Platz, einen Weg entfernt, baust du?
   *[2] Fluss: Auf welchem Platz deiner Flüsse baust du?
}
ask-choose-pile = Wessen gespielte Karten nimmst du für den zweiten Durchgang?
ask-discard-score-card = Welche Wertungskarte legst du verdeckt weg? Sie ist aus dem Spiel

do-take = Set { $set } nehmen
do-play = Baukarte spielen: { $card }
do-score = Wertungskarte spielen: { $card }
do-twice = Zweimal bauen: { $way }
do-build = Bauen auf { $site }
    .here = Bauen auf { $site }: { $tile }
do-pass = Nichts bauen
do-pile = Stapel von { $seat } nehmen
do-discard = Wertungskarte weglegen: { $card }

## Was getan wurde

did-take = { $by } nimmt Set { $set }.
did-play = { $by } spielt eine Baukarte: { $card }.
did-score = { $by } spielt eine Wertungskarte: { $card }.
did-twice = { $by } baut zweimal: { $way }.
did-build = { "" }
did-pass = { "" }
did-pile = { $by } nimmt die gespielten Karten von { $seat }.
did-discard = { $by } legt eine Wertungskarte weg: { $card }.

out-tile = { "" }
out-bird = Der Vogelchip zeigt: { $bird }
out-card = { "" }
out-set = { "" }
out-seat = Das Los fällt auf { $seat }.

## Verlauf

log-dealt-set = { $set ->
    [unknown] { $seat } bekommt ein geheimes Set.
   *[other] { $seat } bekommt Set { $set }.
}
log-showed-set = { $seat } spielt eine Karte aus Set { $set }.
log-round = Durchgang { $round } beginnt; { $seat } fängt an.
log-right = { $seat } nutzt das Vorrecht des Letzten.
log-built = { $seat } baut auf { $site }: { $building }.
log-turned-up = Aufgedeckt auf { $site }: { $building }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $shows ->
    [nothing] .
   *[other] , { $shows }{ $bonus ->
        [0] .
       *[other] { " " }+{ $bonus }.
    }
}
log-drew-bird = { $seat } zieht einen Vogelchip.
log-scored = { $seat } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source }).
log-lost = { $seat } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source }).
log-nothing = { $seat } baut nichts.
log-failed = { $seat } fehlt das Gebäude für { $site }; der Zug endet.
log-erupted = Der Vulkan bricht aus: Alle Gebäude auf Vulkanplätzen sind zerstört.
log-first-round-over = Der erste Durchgang ist vorbei; alle Gebäude kommen zurück in die Vorräte.
log-moved = { $count } × { $resource }: { $source } → { $target }
log-moved-hidden = { $count ->
    [one] { $count } verdeckte Karte oder Chip
   *[other] { $count } verdeckte Karten oder Chips
}: { $source } → { $target }

## Chapters of the rules

sc-1 = Der Aufbau
sc-2 = Ein Durchgang
sc-3 = Baukarten
sc-4 = Bauen
sc-5 = Das Vorrecht des Letzten
sc-6 = Wertungskarten
sc-7 = Die Punkteleiste
sc-8 = Der zweite Durchgang
sc-9 = Das Ende des Spiels
sc-10 = Wer was weiß

## In two minutes

brief-aim = Du landest auf einer unbekannten Insel, baust an Küsten, Flüssen und Wegen und wertest im richtigen Augenblick. Wer nach zwei Durchgängen auf der Punkteleiste am weitesten ist, wird Gouverneur und gewinnt.
brief-turn = Im ersten Zug eines Durchgangs gehen alle an der Küste an Land. Danach spielst du eine Karte je Zug, bis alle Hände leer sind.
brief-turn-1 = Baukarten bauen: ein Schiff auf jedem freien Küstenplatz, eine Flusskarte an einem Fluss, an dem du schon bist, eine Wegkarte einen Weg von dir entfernt.
brief-turn-2 = Du baust, was das Plättchen zeigt, bekommst sofort seine Punkte, ziehst vielleicht einen Vogel und deckst die verdeckten Plättchen daneben auf.
brief-turn-3 = Wertungskarten bringen jedem Punkte, der ihre Bedingung erfüllt, egal wer sie spielt. Spiele deine, wenn sie dir mehr bringt als den anderen.
brief-turn-4 = Nach dem ersten Durchgang kommen alle Gebäude zurück, und jeder nimmt einen Stapel Karten, den jemand gespielt hat. Die Insel bleibt, wie ihr sie jetzt kennt, und alles beginnt noch einmal.
brief-points = Punkte kommen auf drei Arten, und man kann sie verlieren.
brief-points-1 = Bauen: die Zahl auf dem Plättchen, sofort.
brief-points-2 = Wertungskarten: Rohstoffe, Arten von Gebäuden, Orte, Vögel und Gebäude, die Wege verbinden.
brief-points-3 = Vögel zählen am Ende: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
brief-points-4 = Bricht der Vulkan aus, ist zerstört, was auf ihm steht, und es kostet seinen Besitzer Punkte.

## What a decision is about

guide-choose-set = Diese Karten sagen, wie du bauen kannst: mit dem Schiff, am Fluss, am Weg oder zweimal hintereinander. Du spielst sie alle in diesem Durchgang, und im zweiten spielt jemand deinen Stapel.
guide-land = Alle beginnen mit einem Gebäude an der Küste und werten es sofort. Wähle einen Platz, von dem Flüsse und Wege zu dem führen, was deine Wertungskarten wollen.
guide-choose-card = Eine Karte je Zug, und am Ende sind alle gespielt. Eine Baukarte baut jetzt. Eine Wertungskarte bringt jedem Punkte, der ihre Bedingung erfüllt; behalte sie also, bis sie dir mehr bringt als den anderen, aber nicht zu lange.
guide-name-way = Zwei Schiffe, zwei Flüsse oder zwei Wege, nie von jedem eines. Das zweite Gebäude darf vom ersten ausgehen.
guide-choose-site = Du baust, was das Plättchen zeigt, wenn du es noch hast, und bekommst sofort seine Punkte; Plättchen daneben werden aufgedeckt. Denk an deine Wertungskarten: Rohstoffe, Orte und Gebäude, die Wege verbinden.
guide-choose-pile = Du nimmst alles, was einer gespielt hat, Baukarten und Wertungskarten zusammen, und spielst damit den zweiten Durchgang. Rechne nach, was diese Wertungskarten auf der Insel brächten, wie du sie jetzt kennst.
guide-discard-score-card = Eine Wertungskarte verlässt deine Hand für immer, und niemand sieht, welche. Trenne dich von der, die den anderen mehr brächte als dir.

## Signs and what they mean

sign-card = Wertungskarte: { $name }
sign-rubble = Zerstörte Gebäude
    .means = Was dir ein Ausbruch genommen hat; für den zweiten Durchgang bekommst du es zurück.
sign-start = Startspieler
    .means = Beginnt den Durchgang; die anderen folgen im Uhrzeigersinn.
sign-coast = Küstenplättchen
    .means = Liegt von Anfang an offen. Hier geht man an Land, und hier bauen Schiffe.
sign-land = Landplättchen
    .means = Verdeckt, bis jemand daneben baut.
sign-volcano = Vulkanplättchen
    .means = Bringt viel, aber ein Ausbruch zerstört, was hier steht.
sign-lighthouse =
    .means = Auf ein Plättchen passt nur das Gebäude, das es zeigt.
sign-church =
    .means = { sign-lighthouse.means }
sign-house =
    .means = { sign-lighthouse.means }
sign-sheep =
    .means = Manche Wertungskarten bringen Punkte für ein Gebäude auf so einem Plättchen.
sign-wood =
    .means = { sign-sheep.means }
sign-sugar =
    .means = { sign-sheep.means }
sign-gold =
    .means = { sign-sheep.means }
sign-fish =
    .means = Die Zahl mit dem Plus kommt dazu, wenn eine Karte mit Fisch gespielt wird.
sign-bird =
    .means = Wer hier baut, zieht geheim einen Vogelchip.
sign-tern =
    .means = Ein Vogelchip; seine Zahl zählt am Ende.
sign-cockatoo =
    .means = { sign-tern.means }
sign-macaw =
    .means = { sign-tern.means }

## Wann etwas benutzt werden kann

when-build = Auf einem Platz baust du beim Anlanden oder nachdem du eine Baukarte gespielt hast, die ihn erreicht.
when-play = Eine Karte deiner Hand spielst du, wenn du am Zug bist und alle angelandet sind.
when-score = Eine Karte deiner Hand spielst du, wenn du am Zug bist und alle angelandet sind.
when-take = Sets von Baukarten werden vor dem ersten Durchgang gewählt.
when-pile = Stapel gespielter Karten nimmt man vor dem zweiten Durchgang.

## Punkte

score-start = Startpunkte
score-building = Punkte fürs Bauen
score-resources = Rohstoffkarten
score-buildings = Gebäudekarten
score-connected = Verbundene Gebäude
score-place = Ortskarten
score-birds = Vogelkarte
score-eruption = Ausbruch
score-tokens = Vogelchips

end-second-round = Der zweite Durchgang ist vorbei

## Der Tisch im Terminal

table-sc-round = Durchgang { $round }
table-sc-right = das Vorrecht des Letzten ist noch frei
table-sc-right-of = Vorrecht des Letzten: { $seat }
table-sc-face-down = verdeckt
table-sc-tiles-unseen = ({ $count ->
    [one] { $count } Plättchen ungesehen
   *[other] { $count } Plättchen ungesehen
})
table-sc-score-cards = { $count ->
    [one] { $count } Wertungskarte
   *[other] { $count } Wertungskarten
}
table-sc-birds = { $count ->
    [one] { $count } Vogel
   *[other] { $count } Vögel
}
table-sc-start = Startspieler
table-sc-set = Set { $set }
table-sc-secret-set = geheimes Set, { $count } Karten
table-sc-known = bekannt
table-sc-perhaps = eine vielleicht weggelegt, eine weitere unbekannt
table-sc-surely = eine davon weggelegt
table-sc-pile = gespielt
table-sc-your-cards = Deine Wertungskarten
table-sc-your-birds = Deine Vögel
table-sc-new = neu
table-sc-removed = Weggelegt

## Erklärungen in der Zeichnung

help-title-cards = Baukarten
help-ship = Baue auf einem freien Küstenplatz deiner Wahl.
help-road = Baue auf einem Platz, der genau einen Wegabschnitt von einem deiner Gebäude entfernt ist.
help-river = Baue irgendwo an einem Fluss, an dem du ein Gebäude hast, auch auf einem noch verdeckten Plättchen.
help-double = Zweimal Schiff, zweimal Weg oder zweimal Fluss; was, sagst du vorher.
help-lighthouse = Kommt auf Plättchen mit einem Leuchtturm. Die Zahl ist, was noch im Vorrat ist.
help-church = Kommt auf Plättchen mit einer Kirche. Die Zahl ist, was noch im Vorrat ist.
help-house = Kommt auf Plättchen mit einem Haus. Die Zahl ist, was noch im Vorrat ist.
help-site-hidden = { $site }: Das Plättchen liegt verdeckt. Plättchen dieser Art, die noch niemand gesehen hat: { $count }.
help-site-open = { $site }: { $building }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
help-site-bird = Wer hier baut, zieht einen Vogelchip.
help-site-fish = Fisch, Bonus +{ $bonus }.
help-site-shows = Zeigt: { $shows }.
help-site-taken = Gebäude von { $seat }.
help-pile-of = Stapel von { $seat }:
help-bird-worth = { $points ->
    [one] { $points } Punkt am Ende des Spiels
   *[other] { $points } Punkte am Ende des Spiels
}
help-card-resource = Wer ein Gebäude auf einem Plättchen mit { $resource } hat, bekommt { $points } Punkte.
help-card-pair = Gebäude auf Plättchen mit { $resource } und mit { $other } bringen { $points } Punkte, auf nur einem von beiden { $one }.
help-card-fish = Dazu kommen für jeden seine Fischboni.
help-card-buildings = Wer mindestens { $needs } hat, bekommt { $points } Punkte.
help-card-connected = Wer mindestens { $count } durch Wege verbundene Gebäude hat, bekommt { $points } Punkte.
help-card-place = Jeder bekommt { $points } Punkte für jedes eigene Gebäude dort ({ $place }).
help-card-birds = Jeder bekommt { $points } Punkte für jeden eigenen Vogelchip.
help-card-eruption = Jeder verliert { $points } Punkte für jedes eigene Gebäude auf einem Vulkanplatz, und alle dort werden zerstört.

## Chapters, and how ties are broken

chapter-round = Durchgang { $round }
chapter-erupted = Ausbruch
tie-track = Bei gleich vielen Punkten liegt vorn, wer das Feld der Leiste zuerst erreicht hat.

## What an option brings

brings-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] Leuchttürme
}
brings-church = { $count ->
    [one] Kirche
   *[other] Kirchen
}
brings-house = { $count ->
    [one] Haus
   *[other] Häuser
}
brings-birds = { $count ->
    [one] Vogel
   *[other] Vögel
}

## What an option does

word-ship-n = { $n } × { word-ship }
word-road-n = { $n } × { word-road }
word-river-n = { $n } × { word-river }
word-double-n = { $n } × { word-double }
word-lighthouse-n = { $n } × { word-lighthouse }
word-church-n = { $n } × { word-church }
word-house-n = { $n } × { word-house }
does-take = Seine Karten sind { $cards }. Du spielst jede davon einmal im ersten Durchgang.
does-pile = Du bekommst { $cards } und die Wertungskarten { $scored } und spielst sie alle im zweiten Durchgang.
does-pile-own = Du behältst deine eigenen Karten: { $cards } und die Wertungskarten { $scored }.
does-build = Sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $hidden ->
        [0] Kein Plättchen daneben ist verdeckt.
        [one] { $hidden } Plättchen daneben wird aufgedeckt.
       *[other] { $hidden } Plättchen daneben werden aufgedeckt.
    }
does-build-bird = Sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ein Vogelchip, der am Ende zählt. { $hidden ->
        [0] Kein Plättchen daneben ist verdeckt.
        [one] { $hidden } Plättchen daneben wird aufgedeckt.
       *[other] { $hidden } Plättchen daneben werden aufgedeckt.
    }
does-build-resource = Sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; was das Plättchen zeigt ({ $shows }), zählt für Wertungskarten. { $hidden ->
        [0] Kein Plättchen daneben ist verdeckt.
        [one] { $hidden } Plättchen daneben wird aufgedeckt.
       *[other] { $hidden } Plättchen daneben werden aufgedeckt.
    }
does-build-unseen = Das Plättchen wird zuerst aufgedeckt. Hast du das gezeigte Gebäude noch, baust du es; sonst ist dein Zug vorbei.
does-play = { $sites ->
        [0] Damit kannst du jetzt nirgends bauen.
        [one] Damit kannst du jetzt auf { $sites } Platz bauen.
       *[other] Damit kannst du jetzt auf einem von { $sites } Plätzen bauen.
    }
does-twice = So baust du zweimal, das zweite Mal vielleicht vom ersten Gebäude aus. { $sites ->
        [one] Jetzt steht dir { $sites } Platz offen.
       *[other] Jetzt stehen dir { $sites } Plätze offen.
    }
does-pass = Du lässt die besetzten Plätze in Ruhe, und dein Zug ist vorbei.
does-score-resource = Für alle: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-pair = Für alle: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-buildings = Für alle: { help-card-buildings } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-connected = Für alle: { help-card-connected } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-place = Für alle: { help-card-place } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-birds = Für alle: { help-card-birds } { $others ->
        [0] Die anderen bekämen damit jetzt nichts.
        [one] Die anderen bekämen damit jetzt zusammen { $others } Punkt.
       *[other] Die anderen bekämen damit jetzt zusammen { $others } Punkte.
    }
does-score-eruption = Für alle: { help-card-eruption } { $others ->
        [0] Die anderen verlören jetzt nichts.
        [one] Die anderen verlören jetzt zusammen { $others } Punkt.
       *[other] Die anderen verlören jetzt zusammen { $others } Punkte.
    }
does-discard-resource = Für alle: { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Legst du sie weg, geschieht das nie.
does-discard-pair = Für alle: { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Legst du sie weg, geschieht das nie.
does-discard-buildings = Für alle: { help-card-buildings } Legst du sie weg, geschieht das nie.
does-discard-connected = Für alle: { help-card-connected } Legst du sie weg, geschieht das nie.
does-discard-place = Für alle: { help-card-place } Legst du sie weg, geschieht das nie.
does-discard-birds = Für alle: { help-card-birds } Legst du sie weg, geschieht das nie.
does-discard-eruption = Für alle: { help-card-eruption } Legst du sie weg, geschieht das nie.

## How the terminal calls what a lesson points at

thing-set = Set { $last }
