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
