### Der Kurs zu Mundus Novus

## Das Ziel

lesson-aim = Das Ziel: Dublonen
    .understood = Nur Dublonen zählen. Verschiedene Waren bringen welche, Reliquien auch; was du in deinem Zug nicht nutzt, ist verloren.
lesson-aim-rich = Du handelst mit den Waren der Neuen Welt, und nur Dublonen zählen. Sobald jemand { $goal } hat, wird die Runde zu Ende gespielt, und wer am reichsten ist, gewinnt.
lesson-aim-hand = In jeder Runde bekommst du Karten, tauschst einige davon und machst sie zu Geld. Für diese Runde ist der Handel vorbei: Diese Karten sind deine, und sonst sieht sie niemand.
lesson-aim-kinds = Jede Ware hat eine Nummer: Mais { $low }, Kartoffel { $high }. Je höher sie ist, desto seltener ist die Ware: Mais gibt es auf { $many } Karten, Kartoffeln nur auf { $few }.
lesson-aim-which = Eine Kombination verschiedener Waren bringt Dublonen. Karten → Dublonen: { $different-pays }. Welche fünf Karten brächten am meisten?
    .choice-1 = Fünf von derselben Ware
    .choice-2 = Vier verschiedene, eine davon doppelt
    .choice-3 = Fünf verschiedene
    .reply-1 = Die brächten gar kein Geld. Gleiche Karten gewinnen etwas anderes, dazu kommen wir noch.
    .reply-2 = Was du doppelt hast, zählt nur einmal. Such die Hand, in der jede Karte zählt.
    .reply-3 = Ja. Und je länger die Kombination ist, desto mehr bringt jede weitere Karte.
lesson-aim-set = Deine Waren sind alle verschieden. Lege sie als Kombination verschiedener Waren.
    .other = Das geht, aber was du auf der Hand behältst, ist verloren. Lege erst deine Kombination.
    .relic = Das geht, und gleich machen wir es auch. Lege erst deine Kombination.
    .refused = Gleiche Karten kommen später dran; deine sind verschieden.
    .done = Du verdienst { $gained }, und die Karten kommen auf die Ablage.
lesson-aim-relic = In diese Kombination passt die Reliquie nicht, aber du kannst sie einzeln verkaufen. Reliquien → Dublonen: { $relics-pay }. Verkaufe sie.
    .other = Das geht, aber dann ist die Reliquie verloren und das Geld auch. Verkaufe sie.
    .done = Das sind { $gained } mehr, zusammen { $mine }.
lesson-aim-end = Du hast keine Karte mehr. Beende deinen Zug.
    .done = Auch { $player } legt eine Kombination und verdient { $theirs }. { $other } konnte mit fünf Karten nichts anfangen und muss alle ablegen.
lesson-aim-next = Die nächste Runde hat begonnen: Alle haben neue Karten, und du hast { $mine } von { $goal }, mit denen das Spiel endet. Eine gute Hand kommt selten von allein, also handeln wir als Nächstes.

## Eine Runde

lesson-round = Eine Runde: Karten, Handel, Kombinationen
    .understood = Alle bieten ein paar Karten an; die höchste Summe nimmt zuerst, und wer eine Karte verliert, nimmt die nächste. Dann legt einer nach dem anderen seine Kombinationen.
lesson-round-parts = Eine Runde hat drei Teile: Du bekommst { $hand-size } Karten, handelst und legst Kombinationen. Hier sind deine neuen Karten, aber zwei Waren sind doppelt, und unter lauter verschiedenen zählt jede nur einmal.
lesson-round-twice = { $player } ist Handelsherr und hat angesagt, dass alle { $number } Karten anbieten, verdeckt. Biete eine deiner beiden Vanillekarten an: Die hohe Nummer wird dir helfen.
    .other = Das geht, aber behalte die. Biete Vanille an.
    .also = Das geht, und Tabak ist gleich als zweite Karte dran. Fang mit Vanille an.
    .needed = Das geht, aber Mais hast du nur einmal, und deine Kombination braucht ihn. Biete Vanille an.
    .refused = Anbieten kannst du nur, was du auf der Hand hast.
lesson-round-second = Jetzt eine deiner beiden Tabakkarten.
    .other = Das geht, aber schau: Von dieser Ware hast du nur noch eine. Biete Tabak an.
    .done = Alle Angebote werden zusammen aufgedeckt. Die Nummern auf deinem ergeben die höchste Summe, also bist jetzt du Handelsherr und nimmst die erste Karte.
lesson-round-next = Du nimmst eine Karte, die jemand anders angeboten hat. Wer nimmt die nächste?
    .choice-1 = Ich, bis ich so viele habe, wie ich angeboten habe
    .choice-2 = Wer gerade eine Karte verloren hat
    .choice-3 = Wer links von mir sitzt
    .reply-1 = So viele bekommst du, aber nicht auf einmal. Erst ist jemand anders dran.
    .reply-2 = Ja. So geht es hin und her, bis keine Karte mehr zu nehmen ist.
    .reply-3 = Es geht nicht um den Tisch herum. Denk daran, wem jetzt eine Karte fehlt.
lesson-round-take = Zuckerrohr hast du noch nicht. Nimm es bei { $player }.
    .other = Das geht, und auch davon hast du noch nichts. Nimm aber diesmal das Zuckerrohr und sieh, was mit der anderen Karte geschieht.
    .refused = Dein eigenes Angebot ist für die anderen.
lesson-round-keep = Du darfst die Karte behalten oder sie im Markt gegen eine der drei Karten dort tauschen. Die hast du alle schon, also behalte sie.
    .other = Das geht, aber davon hast du schon eine, und in deiner Kombination zählte sie nichts. Behalte das Zuckerrohr.
    .done = Zwei Karten wechseln zwischen den anderen, dann nimmt { $player } deine Vanille. Also bist du wieder dran.
lesson-round-again = { $player } hat noch eine Karte, die dir fehlt. Nimm den Kakao.
    .done = Du behältst ihn, und als letzte Karte wird dein Tabak genommen. Der Handel ist vorbei.
lesson-round-first = Als Handelsherr sagst du, wer zuerst Kombinationen legt; dann geht es im Uhrzeigersinn. Nimm dich selbst.
    .other = Das geht, aber wer beginnt, hat die erste Wahl, wenn es etwas zu gewinnen gibt. Nimm dich selbst.
lesson-round-set = Schau auf deine Hand: Jetzt sind alle verschieden. Lege deine Kombination.
    .other = Das geht, aber dann war der ganze Handel umsonst. Lege deine Kombination.
    .done = Du verdienst { $gained }. Ohne den Handel wäre es nichts gewesen.
lesson-round-end = Beende deinen Zug, dann sind die anderen dran.
    .done = Du hast { $mine }. { $player } legt drei gleiche Karten und gewinnt damit eine Entwicklung: { $card }. Das sehen wir uns als Nächstes an.

## Entwicklungen

lesson-developments = Gleiche Karten gewinnen Entwicklungen
    .understood = Drei oder mehr gleiche Karten gewinnen eine Karte der Reihe; je mehr und je seltener, desto weiter reichst du, und Reliquien helfen. Was du früh gewinnst, wirkt in jeder Runde.
lesson-developments-row = Das sind die Entwicklungen. Man kauft sie nicht: Du gewinnst eine mit gleichen Karten, und dann wirkt sie für dich in jeder Runde.
lesson-developments-reach = Wie weit du in der Reihe reichst, hängt davon ab, wie viele gleiche Karten du legst und wie selten sie sind. Gelegte Karten → Karten der Reihe: häufig { $reach-common }; weniger häufig { $reach-uncommon }; selten { $reach-rare }.
lesson-developments-far = Du hast dreimal Baumwolle, und die ist weniger häufig. Wie weit reicht sie allein?
    .choice-1 = Nur bis zur ersten Karte der Reihe
    .choice-2 = Bis zu den ersten drei Karten
    .choice-3 = Über die ganze Reihe
    .reply-1 = So wäre es bei häufigen Waren wie Kakao. Weniger häufige reichen weiter.
    .reply-2 = Ja. Jede dieser drei Karten könnte dir gehören.
    .reply-3 = Das schaffen drei seltene. Bei weniger häufigen braucht es eine vierte.
lesson-developments-joker = Aber { $card } liegt weiter hinten: { $income } in jeder Runde. In einer Kombination gleicher Waren steht eine Reliquie für das, was fehlt.
lesson-developments-four = Lege also Baumwolle und Reliquie zusammen, als Kombination aus vier Karten.
    .other = Das geht, aber dann sind alle deine Karten verloren. Lege Baumwolle mit der Reliquie.
    .short = Das geht, aber bis zu { $card } reicht es nicht. Nimm die Reliquie dazu.
    .sold = Das geht, und du bekämst { $gain } dafür, ein einziges Mal. Als Joker bringt sie dir mehr, Runde für Runde.
    .refused = Unter verschiedenen Waren zählt deine Baumwolle nur als eine Karte.
    .done = Vier Karten reichen über die ganze Reihe.
lesson-developments-win = Nimm { $card }.
    .other = Das geht, aber schau, was sie zahlen: { $card } bringt { $income } in jeder Runde, mehr als jede andere Karte hier.
    .caravel = Das geht, und Karavellen sind gut: Jede bringt dir in jeder Runde eine Karte mehr. Aber eine so gute Kombination ist { $card } wert.
    .warehouse = Das geht: Ein Lagerhaus bewahrt Karten auf, die sonst verloren wären. Nimm aber diesmal { $card }.
    .almagro = Das geht, und auch der zahlt, aber weniger. Nimm { $card }.
    .refused = Diese Karte ist weg; jemand anders hat sie.
lesson-developments-when = Wann zahlt dir { $card } zum ersten Mal etwas?
    .choice-1 = Am Ende dieses Zuges
    .choice-2 = In der nächsten Runde
    .choice-3 = Am Ende des Spiels
    .reply-1 = Ja, sofort, und dann am Ende jedes deiner Züge.
    .reply-2 = Noch früher: Was du gewinnst, wirkt sofort.
    .reply-3 = Viel früher, und mehr als einmal.
lesson-developments-end = Mehr als eine Kombination gleicher Waren darfst du in einer Runde nicht legen. Beende deinen Zug.
    .refused = Einmal in der Runde, und das war es.
    .done = { $gained } für dich, und so geht es in jeder Runde weiter. { $player } legt dreimal Kakao und gewinnt die Karavelle ganz vorn.
lesson-developments-kinds = Karavellen bringen in jeder Runde eine offene Karte mehr, Lagerhäuser heben Karten auf, Händler verwandeln eine, Werften zahlen dir etwas, wenn andere mehr Karavellen haben. Jede Persönlichkeit hat ihre eigene Gabe.
lesson-developments-sense = Jetzt kannst du spielen: Du hast { $mine }. Gewinne am Anfang Karten, die in jeder Runde wirken; lege später lange Kombinationen verschiedener Waren. Was zu keinem von beiden passt, biete zum Handel an.
