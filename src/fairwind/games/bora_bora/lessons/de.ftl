### Der Kurs zu Bora Bora

## Das Ziel

lesson-aim = Das Ziel, die Inseln und deine erste Hütte
    .understood = Wer nach sechs Runden die meisten Punkte hat, gewinnt. Beginne, wo du mit niedrigen Würfeln weiterkommst, nimm eine Hütte, die auf deinem Tableau Platz macht, und behalte von Anfang an deine Aufgaben im Auge.
lesson-aim-win = Du willst dich auf diesen Inseln ausbreiten. Wer nach sechs Runden die meisten Punkte hat, gewinnt; du fängst an und hast { $mine }, { $player } kommt nach dir und hat { $theirs }.
lesson-aim-islands = Es gibt { $regions } Gebiete, verbunden durch Wege über Land und über Wasser. Die Zahl an einem Weg ist der niedrigste Würfel, mit dem du ihn gehen kannst.
lesson-aim-tasks = Diese drei Aufgaben gehören dir. In jeder Runde muss eine weg, erfüllt oder aufgegeben; sie sagen dir also, worauf du hinarbeitest. Diese hier verlangt: { $task }.
lesson-aim-which = Du beginnst in einem dieser drei Gebiete. Schau dir die Wege rundum an: Von wo kommst du am leichtesten weiter?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Ja. Niedrige Zahlen in beide Richtungen, über Land und über Wasser.
    .reply-2 = Jeder Weg von dort verlangt einen mittleren Würfel. Bei einem der anderen stehen niedrigere Zahlen.
    .reply-3 = Viele Wege, aber die meisten verlangen einen hohen Würfel. Suche niedrigere Zahlen.
lesson-aim-land = Setze deine erste Hütte dorthin: { $region }.
    .other = Das geht, aber schau: Die Wege von dort verlangen höhere Würfel. Beginne hier: { $region }.
    .refused = Suche den kleinsten Fisch, wo noch niemand steht.
    .done = Deine Hütte steht auf dem Bauplatz. Tut sie das am Ende des Spiels immer noch, bringt dir der Fisch dieses Gebiets Punkte.
lesson-aim-hut = Die Hütte kommt von deinem eigenen Tableau, wo später Männer und Frauen wohnen wollen. Nimm eine, die allein auf ihrem Feld steht: Dann wird es frei.
    .other = Das geht, aber schau: Auf dem letzten Feld stehen mehrere Hütten, da würde keines deiner Felder frei. Nimm eine, die allein steht.
lesson-aim-goods = Eine neue Hütte bringt den Baustoff ihres Gebiets oder eine Opfergabe. Nimm den Baustoff, { $material }, und lege ihn hierher: { $space }.
    .other = Das geht, aber schau: Unter { $space } ist ein Feld für Holz, und Holz holst du als Nächstes. Zwei Nachbarn geben Platz für ein Gebäude.
    .gift = Das geht, und eine Opfergabe bezahlt die Hilfe eines Gottes. Aber davon hast du schon, und gebaut wird auf Baustoffen: Nimm den Baustoff.
    .refused = Ein Gebiet hat eine Sorte Baustoff, und jede Sorte hat ihre eigenen Felder.
    .done = Da liegt er, und da bleibt er, bis du darauf baust.
lesson-aim-rounds = Jetzt beginnt die erste Runde. Jede hat drei Phasen: In A setzt du Würfel, in B handeln deine Männer und Frauen, und in C wird gewertet und du erfüllst eine Aufgabe.
