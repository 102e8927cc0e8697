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
