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

## Phase A

lesson-dice = Phase A: setze deine Würfel
    .understood = Ein Würfel nach dem anderen, jeder niedriger als alle auf seiner Aktionskarte. Ein hoher bewirkt mehr, aber nimm den niedrigsten, der reicht: Das spart den hohen und hält die anderen fern.
lesson-dice-roll = Alle haben drei Würfel geworfen; deine zeigen { $low }, { $middle } und { $high }. Reihum setzt ihr je einen und führt seine Aktion sofort aus: Je höher der Würfel, desto mehr bewirkt er.
lesson-dice-lower = Hierhin kommen sie. Außer beim Fischen gilt überall eine Regel: Ein Würfel muss niedriger sein als alle, die schon dort liegen, wem sie auch gehören.
lesson-dice-which = Der Wald nebenan ist reich an Fisch, und der Weg dorthin braucht mindestens eine { $need }. Welchen Würfel nimmst du?
    .choice-1 = Die { $low }
    .choice-2 = Die { $middle }
    .choice-3 = Die { $high }
    .reply-1 = Ja. Sie reicht, und nach ihr darf dort kaum noch ein Würfel hin.
    .reply-2 = Damit kämst du hin, aber eine niedrigere reicht. Behalte sie für etwas, das mehr braucht.
    .reply-3 = Damit kämst du hin, aber dein bester Würfel kann anderswo viel mehr. Ein niedrigerer reicht.
lesson-dice-land = Setze die { $low }, um dich über Land auszubreiten.
    .other = Das geht, aber erst eine neue Hütte: Setze die { $low }, um dich über Land auszubreiten.
    .dear = Das geht, aber schau: So viel braucht der Weg nicht. Setze die { $low }.
    .fishing = Fischen geht immer, aber dann tut der Würfel sonst nichts. Setze die { $low }, um dich über Land auszubreiten.
    .refused = Dafür brauchst du Baustoffe auf zwei benachbarten Feldern. Die hast du bald.
lesson-dice-forest = Geh in den Wald: { $region }. Sein Fisch bringt am Ende { $fish }, und zwar dem, der dann den Bauplatz hat.
    .refused = Über Land folgst du nur Landwegen, und nur von dort, wo du eine Hütte hast.
    .done = Du nimmst eine Hütte von deinem Tableau und legst das Holz neben deinen Sand. { $player } nimmt mit einer { $theirs } einen Mann: Auf diese Karte darf jetzt nur noch ein niedrigerer Würfel.
lesson-dice-man = Eine deiner Aufgaben verlangt: { $task }. Setze die { $middle }, um einen Mann zu nehmen.
    .other = Das geht, aber deine Aufgabe will einen Mann, und so eine Karte ist schnell zu. Setze die { $middle } dorthin.
    .build = Das geht, und bauen wirst du auch. Aber dein Gebäude nimmt dir niemand weg, und die Männer sind schnell fort: Setze die { $middle } erst dorthin.
    .god = Ein Gott könnte helfen, aber hier brauchst du keinen. Setze die { $middle }, um einen Mann zu nehmen.
    .refused = Ein hoher Würfel kommt dort also zu spät. Die { $middle } passt noch.
lesson-dice-take = Mit einer { $middle } darfst du Nummer { $middle } oder eine niedrigere nehmen. Nimm den dritten Mann: In Phase B bringt er eine Frau, und eine Frau brauchst du.
    .other = Das geht, aber schau, was sie können: Der dritte bringt dir eine Frau, und mehr verlangt deine Aufgabe nicht.
    .done = Er zieht auf ein leeres Feld deines Tableaus. { $player } bittet den Helfer, lässt einen Mann tätowieren und steigt auf der Statusleiste.
lesson-dice-fishing = Ein Würfel ist übrig. Passt einer nirgends, kannst du immer fischen: Das geht mit jedem und bringt { $points }. Aber schau erst auf dein Tableau.
lesson-dice-build = Sand und Holz liegen nebeneinander, also kannst du bauen, und das bringt in dieser Runde { $points }. Setze die { $high }, um zu bauen.
    .other = Das geht, aber ein Gebäude bringt jetzt { $points } und in späteren Runden weniger. Setze die { $high }, um zu bauen.
    .fishing = Fischen geht immer, aber ein Gebäude bringt { $points }. Setze die { $high }, um zu bauen.
    .god = Ein Gott wäre hier nur verschwendet. Setze die { $high }, um zu bauen.
    .refused = Für hohe Würfel ist diese Karte zu. Schau, wo noch keiner liegt.
lesson-dice-put-up = Alle deine Gebäude bringen gleich viel, aber jedes braucht einen Würfel mit seiner Nummer oder einen höheren. Jetzt hast du einen hohen: Baue Nummer { $number }.
    .small = Das geht und brächte auch { $points }. Aber irgendwann hast du nur niedrige Würfel: Heb dir die kleinen Nummern dafür auf und baue Nummer { $number }.
    .done = Du bekommst { $gained }, und jedes Gebäude bringt zwei Geschenke: Du nimmst eine Opfergabe und eine Muschel. { $player } setzt einen Priester in den Tempel, und Phase A ist vorbei.

## Phase B und C

lesson-points = Woher die Punkte kommen: Phase B und C
    .understood = In Phase B handeln eine Art Männer und eine Art Frauen. In Phase C zählen Status und Tempel, Muscheln kaufen Schmuck, und eine deiner Aufgaben muss weg: Hab in jeder Runde eine bereit.
lesson-points-people = Phase B: Reihum darf jeder eine Art seiner Männer und eine Art seiner Frauen nutzen. Nutze deinen Mann; seine Aktion ist „{ $deed }“.
    .stop = Das geht, aber schau: Leute zu nutzen kostet nichts. Nutze deinen Mann.
    .god = Das geht, aber ein Gott ist später mehr wert, wenn mehr Leute handeln. Nutze erst deinen Mann.
lesson-points-woman = Allein bringt er eine Frau bis Nummer { $limit }. Nimm die dritte; ihre Aktion ist „{ $deed }“.
    .other = Das geht, aber die dritte bringt dir Muscheln, und Muscheln kaufen Schmuck. Nimm sie.
    .refused = Zwei Männer wie er kämen zusammen so weit.
    .done = Ein Mann und eine Frau: Das ist deine Aufgabe. Und sie darf sofort handeln, denn Frauen hast du in dieser Phase noch keine genutzt.
lesson-points-shell = Nutze auch sie. Sie nimmt eine Muschel, und weder sie noch der Mann ist danach verbraucht: Sie können in jeder Runde handeln.
    .stop = Das geht, aber eine Muschel umsonst nimmt man gern. Nutze sie.
    .god = Das geht, aber heb dir deine Götter für Größeres auf. Nutze sie ohne Hilfe.
    .refused = In jeder Phase ist es eine Art Männer und eine Art Frauen.
    .done = Jetzt hast du { $shells } Muscheln. { $player } steigt mit einem Mann noch einmal auf der Statusleiste; dann beginnt Phase C.
lesson-points-status = Wer auf der Statusleiste gestiegen ist, bekommt die Punkte seines Feldes: { $player } { $points }, du stehst noch unten und bekommst nichts. Und wer vorne liegt, ist in der nächsten Runde zuerst dran.
lesson-points-priests = Auch jeder Priester im Tempel bringt etwas: { $points } für { $player }, und in späteren Runden mehr. Wer die meisten Priester hat, nimmt außerdem ein Hauptgottplättchen.
lesson-points-jewel = Jetzt darfst du ein Schmuckstück dieser Runde kaufen; es zählt am Ende des Spiels. Kaufe dieses: { $jewel }, Preis { $price }, Wert { $points }.
    .small = Das geht, aber das bringt { $less } und dieses { $points }. Du kannst es bezahlen: Kaufe es.
    .keep = Das geht, aber Muscheln, die am Ende übrig sind, sind nichts wert. Kaufe das Beste, was du bezahlen kannst.
    .refused = Suche eines, das du bezahlen kannst.
    .done = Es gehört dir, und niemand kann es dir nehmen.
lesson-points-task = Jetzt muss eine Aufgabe weg. Du hast, was diese verlangt ({ $task }): Erfülle sie. Du zeigst es nur und behältst es.
    .refused = Es gibt eine, die du erfüllen kannst.
    .done = Du bekommst { $gained }. Sechs Runden, sechs Aufgaben: Wer jedes Mal eine bereit hat, ist weit vorn.
lesson-points-which = Für jede Aufgabe, die geht, nimmst du eine neue. { $player } hat schon gewählt; diese sind übrig. Welche fällt dir am leichtesten?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Ja. Davon hast du schon die Hälfte.
    .reply-2 = Das ist ein weiter Weg: Du hast Hütten in zwei Gebieten. Suche eine, die du schon halb hast.
    .reply-3 = Davon hast du noch nichts, und andere wollen sie auch. Suche eine, die du schon halb hast.
lesson-points-new = Nimm sie: { $task }.
    .other = Das geht, aber schau: Von der anderen hast du schon die Hälfte.
    .done = Nach einer Runde hast du { $mine } und { $player } { $theirs }. Neue Männer, Frauen und Aufgaben liegen aus, und alle würfeln wieder.
