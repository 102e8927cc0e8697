### Der Kurs zu Santa Maria

## Das Ziel

lesson-aim = Das Ziel, deine Kolonie und deine ersten Würfel
    .understood = Wer nach drei Jahren die meisten Punkte hat, gewinnt. Ein weißer Würfel aktiviert eine Spalte, ein blauer eine Zeile; jede freie Landschaft darin wirkt, und die letzte sperrt der Würfel für dieses Jahr.
lesson-aim-governor = Du und { $player }, ihr führt drei Jahre lang je eine junge Kolonie. Wer die Leute am glücklichsten macht, also am Ende die meisten Punkte hat, gewinnt.
lesson-aim-colony = Das ist deine Kolonie: sechs Zeilen und sechs Spalten, noch fast leer. Jede Landschaft tut, was ihre Zeichen zeigen, eine Farm bringt Getreide, aber nur, wenn du sie aktivierst.
lesson-aim-column = Die weißen Würfel sind für alle da. Ein weißer Würfel aktiviert die Spalte seiner Augenzahl, von oben nach unten. Was tut dieser für dich?
    .choice-1 = Nur die Farm wirkt.
    .choice-2 = Die Farm wirkt, danach das Rathaus darunter.
    .choice-3 = Ich suche mir eine Landschaft der Spalte aus.
    .reply-1 = Mehr als das: Ein Würfel aktiviert jede freie Landschaft in seiner Spalte.
    .reply-2 = Ja, alle beide. Ein Würfel, zwei Landschaften.
    .reply-3 = Du musst nicht wählen: Ein Würfel aktiviert jede freie Landschaft der Spalte.
lesson-aim-white = Nimm diesen weißen Würfel.
    .other = Das geht, und zum Legen kommen wir noch. Sieh dir erst an, was ein Würfel tut: Nimm diesen.
    .die = Das geht, aber schauen wir uns zuerst diese Spalte an. Nimm den Würfel, auf den wir zeigen.
    .single = Das geht, für eine Münze, ist aber nur eine Landschaft. Der Würfel kostet nichts und aktiviert zwei.
    .early = Das geht, aber dann wäre dein Jahr vorbei, bevor es angefangen hat. Nimm den Würfel.
    .market = Verkaufen und kaufen kannst du in deinem Zug immer. Nimm jetzt aber den Würfel.
    .refused = Nehmen kann man nur Würfel, die daliegen.
lesson-aim-set = Für Münzen lässt sich ein Würfel ändern; lass diesen, wie er ist. Seine Spalte bringt { $grain } und { $coins }.
    .other = Das geht, aber jeder Schritt weg von dem, was der Würfel zeigt, kostet eine Münze. So, wie er liegt, ist er gut und umsonst.
    .done = Du bekommst { $grain } und { $coins }. Dann nimmt auch { $player } einen weißen Würfel.
lesson-aim-blocked = Der Würfel liegt jetzt auf der letzten Landschaft der Spalte und sperrt sie bis zum Jahresende. Die Farm darüber bleibt frei: Etwas anderes kann sie noch einmal aktivieren.
lesson-aim-blue = Dieser blaue Würfel gehört dir allein. Blaue Würfel aktivieren Zeilen, von links nach rechts. Nimm ihn.
    .other = Das geht, und bald machen wir das. Erst der blaue Würfel.
    .die = Das geht, aber weiße Würfel kennst du schon. Nimm den blauen.
    .single = Das geht, aber der blaue Würfel aktiviert gleich zwei Landschaften. Nimm ihn.
    .early = Das geht, aber dein Jahr wäre vorbei und dein blauer Würfel ungenutzt. Nimm ihn.
    .market = Verkaufen und kaufen kannst du in deinem Zug immer. Nimm jetzt aber den blauen Würfel.
    .refused = Blau ist für Zeilen, Weiß für Spalten.
lesson-aim-row = Lass ihn, wie er ist: der Wald und noch einmal die Farm. Das sind { $wood }, { $coins } und { $grain }.
    .other = Das geht, für Münzen. Aber die oberste Zeile ist die gute, und sie kostet nichts.
    .done = Du bekommst { $wood }, { $coins } und { $grain }. { $player } legt eine Münze auf eine einzelne Landschaft und schickt einen Konquistador los.
lesson-aim-store = In deinem Lager sind jetzt { $wood }, { $grain } und { $coins }. Zwei Würfel haben also viermal für dich gearbeitet: Landschaften in einer Reihe machen eine Kolonie stark.
