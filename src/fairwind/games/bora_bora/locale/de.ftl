# Bora Bora

game-name = Bora Bora
game-pitch = Breite dich von Insel zu Insel aus, setze deine Würfel mit Bedacht und halte dir die Götter gewogen.
game-length = 60 bis 120 Minuten

## Rules: set-up

bb-1-1 = Die Aktionskarten richten sich nach der Spielerzahl: sieben zu viert, sechs zu dritt (Land und Wasser teilen sich eine), fünf zu zweit (auch Mann und Frau teilen sich eine).
bb-1-2 = Zu jedem der zwölf Gebiete wird ein Fischplättchen gezogen und offen hingelegt.
bb-1-3 = Männer und Frauen werden getrennt gemischt. In jeder Runde liegen je sechs unter den Zahlen 1 bis 6 aus.
bb-1-4 = Die Felder 1 bis 6 füllen sich in der Reihenfolge des Ziehens. Was genommen wird, wird erst in der nächsten Runde ersetzt.
    .reason = Nur eine neue Runde bringt Plättchen.
bb-1-5 = Alle bekommen ein helles und zwei dunkle Aufgabenplättchen, offen. Die übrigen hellen kommen aus dem Spiel.
bb-1-6 = In jeder Runde liegen zwei dunkle Aufgaben mehr aus, als Spieler dabei sind.
bb-1-7 = Die 24 Schmuckplättchen werden zufällig auf die sechs Runden verteilt, je vier, alle offen.
    .refused = Dieses Schmuckstück gibt es in dieser Runde nicht.
bb-1-8 = Alle beginnen mit 12 Hütten, 6 Gebäuden, 3 Würfeln, Priestern ({ $priests }), Opfergaben ({ $start_offerings }) und Hauptgottplättchen ({ $start_god_tiles }). Sechs weitere Hauptgottplättchen liegen im Tempel.
bb-1-9 = { $open_cards } Götterkarten liegen offen neben dem Stapel, und alle bekommen { $start_cards } verdeckt.
bb-1-10 = { $huts_on_12 } Hütten beginnen auf Feld 12 des Spielertableaus, die anderen einzeln auf anderen Feldern; ein Feld ohne Hütte ist von Anfang an leer.
    .reason = Die Abbildung des Tableaus zeigt zwei Hütten auf Feld 12, und es sind insgesamt zwölf.
bb-1-11 = Die Reihenfolge wird ausgelost. In dieser Reihenfolge beginnen die Spieler mit diesen Punkten: { $start_points }. Die Statusscheiben liegen als Stapel auf der 0, die des Startspielers obenauf.
bb-1-12 = In umgekehrter Reihenfolge setzen alle eine erste Hütte, in ein Gebiet an einem Fisch mit Wert { $start_fish }.
    .refused = Deine erste Hütte muss an einem Fisch mit Wert { $start_fish } stehen.
bb-1-13 = Niemand beginnt in einem Gebiet, in dem schon jemand begonnen hat. Die erste Hütte darf von jedem Feld des Tableaus kommen.
    .reason = Es gibt vier solche Gebiete für höchstens vier Spieler, und bei jeder Ausbreitung ist die Hütte frei wählbar.
    .refused = Dort hat schon jemand begonnen. Wähle ein Gebiet, das noch leer ist.
bb-1-14 = Mit der ersten Hütte nimmst du den Baustoff des Gebiets oder eine Opfergabe. Der Fisch bleibt vorerst unbeachtet.

## Rules: the dice

bb-2-1 = Das Spiel dauert sechs Runden zu je drei Phasen: A für die Würfel, B für Männer und Frauen, C für die rechte Hälfte des Plans.
bb-2-2 = Zu Beginn der Phase A werfen alle ihre drei Würfel.
bb-2-3 = In der Spielreihenfolge setzen alle einen Würfel und führen die Aktion gleich aus, bis alle Würfel gesetzt sind. Gesetzt werden muss jedes Mal; Fischen geht immer, außer du hast für diesen Würfel einen Gott gespielt.
    .refused = Du hast keine { $die } mehr zu setzen.
bb-2-4 = Ein Würfel muss niedriger sein als der niedrigste auf der Aktionskarte, wem der auch gehört.
    .refused = { $lowest ->
        [1] Dort liegt schon eine 1, nur der blaue Gott lässt dich noch hin.
       *[other] Dort darf nur noch ein Würfel unter { $lowest } hin.
    }
bb-2-5 = Eine Karte mit zwei Aktionen ist eine einzige Würfelreihe. Jeder Würfel dort führt eine der beiden aus.
bb-2-6 = Du darfst eine Aktionskarte nur wählen, wenn ihre Aktion mit dem Wert deines Würfels ausführbar ist.
    .reason = Die Anleitung sagt es für einige Aktionen; gemeint sind alle.
    .refused = { $gods ->
        [0] Eine { $value } bewirkt dort nichts. Fischen geht immer.
       *[other] Eine { $value } bewirkt dort nichts. Wähle eine andere Aktion; der gespielte Gott geht nicht fischen.
    }
bb-2-7 = Du darfst weniger nehmen, als dein Wert erlaubt, aber der Würfel selbst zählt immer so viel, wie er zeigt.
    .reason = Ein Würfel wird nicht gedreht: Er liegt für alle sichtbar auf der Aktionskarte.

## Rules: expansion

bb-3-1 = Du breitest dich in ein Gebiet aus, das ein Weg der richtigen Art, Land oder Wasser, mit einem Gebiet verbindet, in dem du eine Hütte hast.
    .refused = Von deinen Hütten führt kein solcher Weg dorthin.
bb-3-2 = Dein Wert muss mindestens die Zahl am Weg erreichen.
    .refused = Der Weg dorthin verlangt mindestens { $need }; du hast { $value }.
bb-3-3 = Du wählst nur das Ziel. Führen mehrere Wege hin, zählt der leichteste.
    .reason = Woher du kommst, spielt keine Rolle.
bb-3-4 = Niemand hat mehr als eine Hütte in einem Gebiet.
    .refused = Du hast in diesem Gebiet schon eine Hütte.
bb-3-5 = Die neue Hütte kommt von deinem Tableau. Du bestimmst, von welchem Feld.
    .refused = Dort steht keine Hütte, die du nehmen könntest.
bb-3-6 = Da die Felder gleich sind, wählst du zwischen Feld 12 und den anderen. Von denen gibt das niedrigste seine Hütte her.
    .reason = Außer Feld 12 unterscheiden sich die Felder durch nichts.
bb-3-7 = Wer neu kommt, erhält den Bauplatz. Wer dort stand, rückt zur Seite, bleibt aber in dem Gebiet und darf sich von dort weiter ausbreiten.
bb-3-8 = Du nimmst entweder den Baustoff des Gebiets oder eine Opfergabe. Der Vorrat geht nie aus.
    .refused = Dieses Gebiet gibt { $material } oder eine Opfergabe.
bb-3-9 = Ein Baustoff kommt auf ein freies Zeremonienfeld für diesen Baustoff. Du bestimmst welches, und er bleibt dort.
    .refused = Dieses Zeremonienfeld ist nicht frei.
bb-3-10 = Nur wenn kein passendes Feld frei ist, kommt der Baustoff neben dein Tableau. Dort hilft er bei Aufgaben und sonst bei nichts.
    .refused = Du hast noch ein freies Zeremonienfeld für { $material }.
bb-3-11 = Ganz zuletzt entscheidest du über den roten Gott. Die eben genommene Opfergabe darf ihn bezahlen.
    .reason = Die Anleitung nennt diese Entscheidung zuletzt.

## Rules: men and women

bb-4-1 = Du nimmst ein Plättchen des gewählten Geschlechts, vom Feld deines Wertes oder einem niedrigeren.
    .refused = { $value ->
        [1] Mit einer 1 darfst du nur das Plättchen mit der Zahl 1 nehmen, wenn es noch da ist.
       *[other] Mit { $value } darfst du Plättchen bis zur Zahl { $value } nehmen, soweit sie noch da sind.
    }
bb-4-2 = Du brauchst ein leeres Feld auf deinem Tableau, ohne Hütte und ohne Plättchen.
    .refused = Auf deinem Tableau ist kein Feld mehr für ein Plättchen leer.
bb-4-3 = Das Plättchen kommt auf das leere Feld mit der niedrigsten Zahl und auf Feld 12 nur, wenn sonst keins leer ist.
    .reason = Die Felder sind gleich, und Feld 12 offen zu halten schadet nie.
bb-4-4 = Ein Plättchen zu nehmen löst sonst nichts aus.

## Rules: the helper

bb-5-1 = Der Wert deines Würfels gibt an, wie viele Würfelpunkte du für Tauschgeschäfte ausgeben darfst.
    .refused = { $need ->
        [one] Das kostet { $need } Würfelpunkt, und du hast noch { $points }.
       *[other] Das kostet { $need } Würfelpunkte, und du hast noch { $points }.
    }
bb-5-2 = Für { $man_cost } tätowierst du einen Mann: Das Plättchen rückt nach unten, einmal im Spiel, und du gehst auf der Statusleiste so viele Schritte vor, wie es Symbole zeigt.
    .refused = So einen Mann hast du nicht mehr zu tätowieren.
bb-5-3 = Für { $woman_cost } sammelt eine Frau Muscheln: Das Plättchen rückt nach unten, einmal im Spiel, und du nimmst so viele Muscheln, wie es Symbole zeigt.
    .refused = So eine Frau hast du nicht mehr, um Muscheln zu sammeln.
bb-5-4 = Für { $point_cost } bekommst du 1 Punkt.
bb-5-5 = Für { $offering_cost } nimmst du eine Opfergabe.
bb-5-6 = Für { $card_cost } nimmst du eine Götterkarte: eine offene, die sofort ersetzt wird, oder die oberste vom Stapel.
    .refused = So eine Karte gibt es nicht zu nehmen.
bb-5-7 = Für { $material_cost } nimmst du einen beliebigen Baustoff.
bb-5-8 = Für { $hut_cost } versetzt du auf deinem Tableau eine Hütte auf Feld 12, wo beliebig viele stehen dürfen.
bb-5-9 = Die Hütte kommt vom niedrigsten anderen Feld, das eine hat. Liegt auf Feld 12 ein Plättchen, geht nichts mehr dorthin.
    .reason = Ein Plättchen braucht ein Feld ohne Hütte, also gilt auch das Umgekehrte.
    .refused = Du hast keine Hütte, die auf Feld 12 könnte.
bb-5-10 = Du tauschst eins nach dem anderen und darfst jederzeit aufhören. Ein Mann darf tätowiert werden, auch wenn seine Schritte verfallen.
    .reason = Die Tauschgeschäfte sind einzeln aufgezählt, und ein nach unten gerücktes Plättchen zählt weiter für Aufgaben.

## Rules: temple and buildings

bb-6-1 = Du brauchst einen Priester im Vorrat, bevor du einen setzt, auch wenn das Verdrängen dir einen zurückbrächte.
    .reason = Die Anleitung beginnt damit, den Priester zu nehmen.
    .refused = Alle deine Priester sind im Tempel.
bb-6-2 = Der Priester kommt auf das Tempelfeld deines Wertes oder ein niedrigeres.
    .refused = { $value ->
        [1] Mit einer 1 darf dein Priester nur auf Feld 1.
       *[other] Mit { $value } darf dein Priester auf Felder bis { $value }.
    }
bb-6-3 = Ein Priester auf diesem Feld rückt eins nach rechts, und so weiter bis zu einem leeren Feld. Wer am Ende hinausfällt, geht an seinen Besitzer zurück.
    .reason = Die Anleitung folgt den Pfeilen auf dem Plan, die ihr Text nicht zeigt; eine Besprechung des Spiels sagt: nach rechts.
bb-7-1 = Du baust eines deiner Gebäude, mit deinem Wert oder einem niedrigeren. Jedes wird einmal gebaut.
    .refused = Gebäude { $number } kannst du nicht bauen: Es steht schon, oder dein Wert ist zu niedrig.
bb-7-2 = Es bedeckt zwei benachbarte Zeremonienfelder, auf denen je ein Baustoff liegt. Die Baustoffe gehen zurück in den Vorrat.
    .refused = Du brauchst zwei benachbarte Zeremonienfelder mit je einem Baustoff.
bb-7-3 = Ein Gebäude bringt umso mehr, je früher es gebaut wird. Punkte in den Runden 1 bis 6: { $building_points }.
    .reason = Die Anleitung nennt die Punkte; für welche Runden sie gelten, steht auf dem Plan, und sie gehen wie die des Tempels paarweise.

## Rules: fire bonus, fishing, status

bb-8-1 = Ein neuer Priester oder ein neues Gebäude bringt sofort den Feuerbonus. Zuerst nimmst du eine Götterkarte oder eine Opfergabe.
bb-8-2 = Danach gehst du auf der Statusleiste einen Schritt vor oder nimmst eine Muschel.
bb-9-1 = Fischen geht mit jedem Würfel und bringt Punkte ({ $fishing_points }). Die Regel vom niedrigeren Würfel gilt dort nicht.
bb-10-1 = Eine Scheibe, die auf ein besetztes Feld der Statusleiste kommt, liegt obenauf und ist vor denen darunter.
bb-10-2 = Schritte über das letzte Feld hinaus verfallen. Eine Scheibe, die schon dort ist, bleibt, wo sie im Stapel liegt.
    .reason = Die Leiste endet dort, und was sich nicht bewegt, kommt nirgends an.

## Rules: phase B

bb-11-1 = In der Spielreihenfolge dürfen alle eine Art Mann und eine Art Frau einsetzen, in beliebiger Folge, und sind fertig, bevor die Nächsten beginnen.
    .refused = Du hast in dieser Phase schon eine Art eingesetzt: { $sex }.
bb-11-2 = Alle Plättchen einer Art und eines Geschlechts handeln zusammen, als eine Aktion. Männer und Frauen handeln nie zusammen.
    .refused = So ein Plättchen hast du nicht.
bb-11-3 = Wo die Plättchen liegen und ob sie gerückt sind, ist gleich, und der Einsatz verändert sie nicht.
bb-11-4 = Landweg, Wasserweg: Du breitest dich über einen Weg bis { $land_1 } zu Land oder { $sea_1 } zu Wasser aus; mit zwei Plättchen bis { $land_2 } oder { $sea_2 }, mit drei bis { $land_3 } oder { $sea_3 }.
bb-11-5 = Frau, Mann: Du nimmst ein Plättchen mit einer Zahl bis { $woman_1 } für eine Frau, { $man_1 } für einen Mann; mit zwei Plättchen bis { $woman_2 } oder { $man_2 }, mit drei bis { $woman_3 } oder { $man_3 }.
bb-11-6 = Bauen: Du baust bis { $build_1 }, mit zwei Plättchen bis { $build_2 }, mit drei bis { $build_3 }, mit Punkten und Feuerbonus.
bb-11-7 = Baustoff: Du nimmst { $material_1 }, { $material_2 } oder { $material_3 } beliebige, mit einem, zwei oder drei Plättchen.
bb-11-8 = Hütte: Du versetzt bis zu { $hut_1 }, { $hut_2 } oder { $hut_3 } Hütten auf Feld 12, mit einem, zwei oder drei Plättchen.
bb-11-9 = Punkte: Du bekommst { $points_1 }, { $points_2 } oder { $points_3 }, mit einem, zwei oder drei Plättchen.
bb-11-10 = Götterkarte: Du nimmst { $card_1 }, { $card_2 } oder { $card_3 }, mit einem, zwei oder drei Plättchen.
bb-11-11 = Mit einem, zwei oder drei Plättchen. Opfergabe: Du nimmst { $offering_1 }, { $offering_2 } oder { $offering_3 }. Status: Du gehst { $status_1 }, { $status_2 } oder { $status_3 } Schritte vor. Muschel: Du nimmst { $shell_1 }, { $shell_2 } oder { $shell_3 }.
bb-11-12 = Eine Art, die nichts ändern würde, darfst du nicht einsetzen. Eine, die teilweise wirkt, darfst du einsetzen; sie tut dann alles, was sie kann: Götterkarten sind es weniger, wenn es keine mehr gibt. Nur bei Hütten darfst du weniger wählen.
    .reason = Wie bei den Würfeln; und nur bei Hütten kann weniger nützen.
    .refused = Das würde jetzt nichts ändern.
bb-11-13 = Ein in dieser Phase gewonnenes Plättchen darf gleich eingesetzt werden, wenn sein Geschlecht noch nicht dran war. Eine schon eingesetzte Art handelt nicht noch einmal.
    .reason = Ein Beispiel der Anleitung nutzt einen Gewinn derselben Phase.
bb-11-14 = Mehr als drei Plättchen einer Art zählen wie drei.
    .reason = Die Anleitung hört bei drei auf.

## Rules: phase C

bb-12-1 = Alle bekommen die Punkte bei ihrer Scheibe auf der Statusleiste.
bb-12-2 = Die Scheiben kommen als Stapel auf die 0, in gleicher Folge. Von oben nach unten ist das die neue Reihenfolge.
bb-12-3 = Jeder Priester im Tempel bringt umso mehr, je später es ist. Punkte in den Runden 1 bis 6: { $temple_points }.
bb-12-4 = Wer die meisten Priester im Tempel hat, nimmt ein Hauptgottplättchen; bei Gleichstand, wer den Priester am weitesten links hat. Ist der Tempel leer, kommt es aus dem Spiel.
bb-12-5 = Priester bleiben von Runde zu Runde im Tempel.
    .reason = Nichts in der Anleitung holt sie heraus.
bb-12-6 = In der neuen Reihenfolge dürfen alle ein Schmuckplättchen dieser Runde kaufen und zahlen den Preis in Muscheln.
    .refused = Es kostet { $need } { $need ->
        [one] Muschel
       *[other] Muscheln
    }, und du hast { $shells }.
bb-12-7 = Niemand muss kaufen. Was übrig bleibt, kommt aus dem Spiel.
bb-12-8 = Dann müssen alle der Reihe nach eine ihrer drei Aufgaben erfüllen, für { $task_points } Punkte.
    .refused = Das ist keine deiner Aufgaben.
bb-12-9 = Eine Aufgabe verlangt Mindestmengen. Du zeigst, was sie verlangt, und behältst es.
    .refused = Für diese Aufgabe fehlt dir noch: { $missing }.
bb-12-10 = Wer keine erfüllen kann, gibt eine auf und bekommt nichts.
    .refused = Du kannst eine Aufgabe erfüllen, also darfst du keine aufgeben.
bb-12-11 = Könntest du eine Aufgabe nur mit dem gelben Gott erfüllen, darfst du stattdessen eine aufgeben.
    .reason = Erfüllen ist Pflicht, ein Gott aber immer freiwillig.
bb-12-12 = Danach nehmen alle der Reihe nach eine neue Aufgabe vom Plan, auch in Runde 6.
    .refused = Diese Aufgabe liegt nicht aus.
bb-12-13 = Übrige Aufgaben, Männer und Frauen kommen aus dem Spiel. Neue werden ausgelegt, und alle nehmen ihre Würfel zurück.
bb-12-14 = Was du in derselben Phase C vorher bekommen hast, zählt für deine Aufgaben: Reihenfolge, Hauptgottplättchen, Schmuck.
    .reason = Die Schritte werden nacheinander ausgeführt.
bb-12-15 = Götterkarten für eine Aufgabe werden gezeigt: Sie sind von da an allen bekannt. Kommen mehrere in Frage, wählst du; nie mehr, als die Aufgabe verlangt.
    .reason = Die Anleitung sagt, dass man sie zeigt.
    .refused = Diese Karten beweisen die Aufgabe nicht. Zeige, was du davon hast, und nicht mehr, als sie verlangt.
bb-12-16 = Für Aufgaben zählt jede deiner Hütten in einem Gebiet, auch eine zur Seite gerückte.
    .reason = Nur die Schlusswertung spricht vom Bauplatz.
bb-12-17 = Was fehlt, wird über alle Teile einer Aufgabe gezählt. Bei Gleichem oder Verschiedenem zählt das Beste, was du zeigen kannst.
    .reason = So ist klar, wann genau eins fehlt.
bb-12-18 = Es zählt nur, was da ist: kein überbauter Baustoff, und weder ein Paar noch ein Hauptgottplättchen gilt als Karte.
    .reason = Das eine ist zurückgegeben, das andere ist keine Karte.
bb-12-19 = Die Aufgabenplättchen gehen nie aus: Eine Edition hat mindestens 44 dunkle.
    .reason = So viele brauchen vier: je zwei, und sechs weitere in jeder der sechs Runden.

## Rules: the gods

bb-13-1 = Jede Götterkarte, auch jedes Paar, kostet eine Opfergabe.
    .refused = Du hast keine Opfergabe zum Bezahlen.
bb-13-2 = Gespielte Karten kommen auf die offene Ablage, Opfergaben zurück in den Vorrat.
    .refused = Diese Karte hast du nicht.
bb-13-3 = Zwei gleiche Karten und eine Opfergabe stehen für jeden beliebigen Gott.
    .refused = Du hast keine zwei solchen Karten.
bb-13-4 = Zwei gleiche Karten werden nie für ihren eigenen Gott gespielt.
    .reason = Eine würde reichen.
    .refused = Für ihren eigenen Gott reicht eine dieser Karten.
bb-13-5 = Ein Hauptgottplättchen steht für jeden Gott, kostet keine Opfergabe und kommt aus dem Spiel.
    .refused = Du hast kein Hauptgottplättchen.
bb-13-6 = Für Karten, Paare und Plättchen gelten dieselben Phasen und Grenzen. Für einen Würfel sind Blau und Weiß je einmal möglich.
    .reason = Die Grenzen gehören zum Gott, nicht zur Art der Bezahlung.
    .refused = Diesen Gott hast du hier schon gespielt.
bb-13-7 = Blau, Phase A: Du darfst einen Würfel setzen, der nicht niedriger ist als die auf der Aktionskarte.
    .refused = Blau spielst du, bevor du einen Würfel setzt.
bb-13-8 = Weiß, Phase A: Dein Würfel wirkt wie eine 6. Seine Zahl bleibt liegen und bindet die folgenden.
    .refused = Weiß spielst du, bevor du einen Würfel setzt.
bb-13-9 = Ein Gott wird nur gespielt, wo er etwas ändert, und nie zum Fischen. Blau und Weiß kommen vor dem Würfel: Blau für einen Würfel, der ohne ihn nicht dorthin dürfte, Weiß für einen, der weniger als 6 zeigt.
    .reason = Ein Gott erlaubt etwas, und für nichts zu zahlen hilft niemandem.
    .refused = Damit wäre der gespielte oder der gewünschte Gott verschwendet.
bb-13-10 = Mit Weiß hat der Helfer 6 auszugeben.
    .reason = Der Würfel wirkt wie eine 6, und eine Ausnahme ist nicht genannt.
bb-13-11 = Rot, Phasen A und B: Hast du eben eine Hütte gesetzt, bekommst du die Punkte des Fisches dort, einmal in jedem Gebiet. Der Fisch bleibt.
    .refused = Rot spielst du, gleich nachdem du eine Hütte gesetzt hast.
bb-13-12 = Grün, einmal in jeder Phase B: Du verdoppelst, was eine Art gibt, oder setzt eine weitere Art ein.
    .refused = Grün spielst du einmal, bevor du in Phase B eine Art einsetzt.
bb-13-13 = Auch verdoppelt geht eine Grenze nie über 6, und es bleibt bei einer Ausbreitung, einem Plättchen, einem Gebäude. Grün verdoppelt nur, wo die Zahl steigt.
    .reason = Die Anleitung verdoppelt die Summe, und ihre Beispiele verdoppeln nur die Grenze.
    .refused = Grün würde die Zahl hier nicht erhöhen.
bb-13-14 = Grün wird angesagt, bevor die Art wirkt. Eine von ihr gezogene grüne Karte taugt nur noch für eine weitere Art.
    .reason = Die Anleitung spricht von Plättchen, die in diesem Augenblick eingesetzt werden.
bb-13-15 = Die weitere Art darf von beiden Geschlechtern sein, aber keine, die dieses Geschlecht in dieser Phase schon eingesetzt hat.
    .reason = Männer und Frauen handeln nie zusammen, also ist dieselbe Art des anderen Geschlechts eine andere.
    .refused = Diese Art hast du in dieser Phase schon eingesetzt.
bb-13-16 = Gelb, Phase C: Er ersetzt eine fehlende Sache einer Aufgabe, die dann nur { $yellow_task_points } Punkte bringt. Höchstens ein gelber Gott je Aufgabe.
    .refused = { $now ->
        [0] Gelb spielst du in Phase C, für eine Aufgabe.
       *[other] Gelb hilft nur bei einer Aufgabe, für die genau eine Sache fehlt.
    }
bb-13-17 = Was fehlt, wird nach dem Bezahlen gezählt: Karte oder Plättchen und Opfergabe zählen nicht mehr. Eine Aufgabe, für die vorher nichts fehlte, ist kein Grund zu zahlen.
    .reason = Sie sind weg, wenn die Aufgabe gezeigt wird.
bb-13-18 = Wo immer du eine Götterkarte bekommst, ist es eine offene oder die oberste vom Stapel, eine nach der anderen.
    .reason = Der Feuerbonus verweist auf den Helfer; es ist überall gleich.
bb-13-19 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum Stapel.
bb-13-20 = Gibt es gar keine Karte, bekommt man keine. Offene Plätze bleiben leer, bis es wieder eine gibt.
    .reason = Anderes ist nicht möglich.

## Rules: the end

bb-14-1 = Nach Runde 6 dürfen alle noch die Aufgaben erfüllen, die sie haben, mit je einem gelben Gott.
bb-14-2 = Es gilt die eben festgelegte Reihenfolge. Die Abfolge wählst du, und was du für eine Aufgabe ausgibst, zählt für die nächste nicht mehr.
    .reason = Wie in Phase C.
bb-14-3 = Jedes behaltene Hauptgottplättchen bringt { $god_tile_points } Punkte.
bb-14-4 = Du bekommst die Punkte der Fische in allen Gebieten, in denen deine Hütte auf dem Bauplatz steht.
bb-14-5 = Du bekommst die Punkte deines Schmucks.
bb-14-6 = { $bonus_tasks } erfüllte Aufgaben bringen { $bonus_points } Punkte.
bb-14-7 = { $bonus_jewels } Schmuckplättchen bringen { $bonus_points } Punkte.
bb-14-8 = Sind alle Zeremonienfelder bedeckt, von Baustoffen oder Gebäuden, bringt das { $bonus_points } Punkte.
bb-14-9 = Sechs Gebäude bringen { $bonus_points } Punkte.
bb-14-10 = Hütten in allen zwölf Gebieten bringen { $bonus_points } Punkte.
bb-14-11 = Zwölf Männer und Frauen bringen { $bonus_points } Punkte.
bb-14-12 = Übrige Baustoffe, Muscheln, Opfergaben und Götterkarten sind nichts wert.
bb-14-13 = Wer die meisten Punkte hat, gewinnt.
bb-14-14 = Bei Gleichstand gewinnt, wer in der Reihenfolge vorn liegt, wie sie in der letzten Phase C festgelegt wurde.
    .reason = Das sind die Zugreihenfolgeplättchen, die am Ende vor den Spielern liegen.
bb-14-15 = Mit Gelb erfüllte Aufgaben zählen für den Bonus, aufgegebene nicht.
    .reason = Die Anleitung nennt sie erfüllt.
bb-15-1 = Geheim sind die vom Stapel gezogenen Götterkarten und die Reihenfolge der Stapel. Alles andere ist offen, auch verdeckt liegender Schmuck und erfüllte Aufgaben und was deine Züge von deiner Hand gezeigt haben.
    .reason = Alle haben sie gesehen, als sie genommen wurden.

## Words

word-nb = nördlicher Strand
word-nm = nördliches Gebirge
word-ef = östlicher Wald
word-eb = östlicher Strand
word-sf = südlicher Wald
word-sp = südliche Steppe
word-wp = westliche Steppe
word-wm = westliches Gebirge
word-cf = mittlerer Wald
word-cp = mittlere Steppe
word-cb = mittlerer Strand
word-cm = mittleres Gebirge
word-north = Nord
word-east = Ost
word-south = Süd
word-west = West
word-centre = Mitte
word-beach = Strand
word-mountain = Gebirge
word-forest = Wald
word-plain = Steppe
word-sand = Sand
word-stone = Stein
word-wood = Holz
word-land = Landweg
word-sea = Wasserweg
word-woman = Frau
word-man = Mann
word-build = Bauen
word-material = Baustoff
word-hut = Hütte
word-points = Punkte
word-card = Götterkarte
word-offering = Opfergabe
word-status = Status
word-shell = Muschel
word-go-by-land = über Land ausbreiten
word-go-by-sea = über Wasser ausbreiten
word-take-woman = eine Frau nehmen
word-take-man = einen Mann nehmen
word-put-up-building = bauen
word-take-material = Baustoffe nehmen
word-move-huts = Hütten versetzen
word-score-points = Punkte erhalten
word-take-card = Götterkarten nehmen
word-take-offering = Opfergaben nehmen
word-go-up = auf der Statusleiste vorgehen
word-take-shell = Muscheln nehmen
word-helper = Helfer
word-temple = Tempel
word-no-red-god = Auf den roten Gott verzichten
word-no-exchange = Nichts mehr tauschen
word-no-use = Keine Männer oder Frauen mehr einsetzen
word-no-hut = Keine Hütte mehr versetzen
word-no-jewel = Nichts kaufen
word-no-task = Keine Aufgabe mehr erfüllen
word-blue = blau
word-white = weiß
word-red = rot
word-green = grün
word-yellow = gelb
word-pair-blue = zwei blaue Karten
word-pair-white = zwei weiße Karten
word-pair-red = zwei rote Karten
word-pair-green = zwei grüne Karten
word-pair-yellow = zwei gelbe Karten
word-tile = Hauptgottplättchen
word-pile = vom Stapel
word-space-12 = Feld 12
word-other = einem anderen Feld
word-ceremony-space = Zeremonienfeld { $two } in Reihe { $one }
word-ceremony-spaces = { $one } und { $two }
word-necklace = Halskette
word-bracelet = Armband
word-earrings = Ohrringe
word-comb = Kamm
word-headband = Stirnband
word-anklet = Fußkettchen
word-start = Start
word-fishing = Fischen
word-red-fish = Fisch durch den roten Gott
word-buildings = Gebäude
word-people = Männer und Frauen
word-tasks = Aufgaben
word-god-tiles = Hauptgottplättchen
word-fish = Fische
word-jewelry = Schmuck
word-all-tasks = Bonus für { $bonus_tasks } Aufgaben
word-all-jewelry = Bonus für { $bonus_jewels } Schmuckstücke
word-all-spaces = Bonus für volle Zeremonienfelder
word-all-buildings = Bonus für sechs Gebäude
word-all-huts = Bonus für zwölf Hütten
word-all-people = Bonus für zwölf Männer und Frauen

## Tasks

word-man-n = { $n ->
    [one] { $n } Mann
   *[other] { $n } Männer
}
word-woman-n = { $n ->
    [one] { $n } Frau
   *[other] { $n } Frauen
}
word-priest-n = { $n } Priester im Tempel
word-first-n = Erster der Reihenfolge
word-building-n = { $n } Gebäude
word-regions-n = { $n ->
    [one] eine Hütte in { $n } Gebiet
   *[other] Hütten in { $n } Gebieten
}
word-islands-n = { $n ->
    [one] eine Hütte auf { $n } Insel
   *[other] Hütten auf { $n } Inseln
}
word-same-cards-n = { $n } gleiche Götterkarten
word-different-cards-n = { $n } verschiedene Götterkarten
word-kind-land-n = { $n ->
    [one] { $n } Person mit der Aktion „über Land ausbreiten“
   *[other] { $n } Personen mit der Aktion „über Land ausbreiten“
}
word-kind-sea-n = { $n ->
    [one] { $n } Person mit der Aktion „über Wasser ausbreiten“
   *[other] { $n } Personen mit der Aktion „über Wasser ausbreiten“
}
word-kind-woman-n = { $n ->
    [one] { $n } Person mit der Aktion „eine Frau nehmen“
   *[other] { $n } Personen mit der Aktion „eine Frau nehmen“
}
word-kind-man-n = { $n ->
    [one] { $n } Person mit der Aktion „einen Mann nehmen“
   *[other] { $n } Personen mit der Aktion „einen Mann nehmen“
}
word-kind-build-n = { $n ->
    [one] { $n } Person mit der Aktion „bauen“
   *[other] { $n } Personen mit der Aktion „bauen“
}
word-kind-material-n = { $n ->
    [one] { $n } Person mit der Aktion „Baustoffe nehmen“
   *[other] { $n } Personen mit der Aktion „Baustoffe nehmen“
}
word-kind-hut-n = { $n ->
    [one] { $n } Person mit der Aktion „Hütten versetzen“
   *[other] { $n } Personen mit der Aktion „Hütten versetzen“
}
word-kind-points-n = { $n ->
    [one] { $n } Person mit der Aktion „Punkte erhalten“
   *[other] { $n } Personen mit der Aktion „Punkte erhalten“
}
word-kind-card-n = { $n ->
    [one] { $n } Person mit der Aktion „Götterkarten nehmen“
   *[other] { $n } Personen mit der Aktion „Götterkarten nehmen“
}
word-kind-offering-n = { $n ->
    [one] { $n } Person mit der Aktion „Opfergaben nehmen“
   *[other] { $n } Personen mit der Aktion „Opfergaben nehmen“
}
word-kind-status-n = { $n ->
    [one] { $n } Person mit der Aktion „auf der Statusleiste vorgehen“
   *[other] { $n } Personen mit der Aktion „auf der Statusleiste vorgehen“
}
word-kind-shell-n = { $n ->
    [one] { $n } Person mit der Aktion „Muscheln nehmen“
   *[other] { $n } Personen mit der Aktion „Muscheln nehmen“
}
word-card-blue-n = { $n ->
    [one] { $n } blaue Götterkarte
   *[other] { $n } blaue Götterkarten
}
word-card-white-n = { $n ->
    [one] { $n } weiße Götterkarte
   *[other] { $n } weiße Götterkarten
}
word-card-red-n = { $n ->
    [one] { $n } rote Götterkarte
   *[other] { $n } rote Götterkarten
}
word-card-green-n = { $n ->
    [one] { $n } grüne Götterkarte
   *[other] { $n } grüne Götterkarten
}
word-card-yellow-n = { $n ->
    [one] { $n } gelbe Götterkarte
   *[other] { $n } gelbe Götterkarten
}
word-terrain-mountain-n = { $n ->
    [one] eine Hütte in { $n } Gebirge
   *[other] Hütten in { $n } Gebirgen
}
word-terrain-beach-n = { $n ->
    [one] eine Hütte an { $n } Strand
   *[other] Hütten an { $n } Stränden
}
word-terrain-forest-n = { $n ->
    [one] eine Hütte in { $n } Wald
   *[other] Hütten in { $n } Wäldern
}
word-terrain-plain-n = { $n ->
    [one] eine Hütte in { $n } Steppe
   *[other] Hütten in { $n } Steppen
}
word-fish-1-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 1
   *[other] Hütten an { $n } Fischen mit Wert 1
}
word-fish-2-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 2
   *[other] Hütten an { $n } Fischen mit Wert 2
}
word-fish-3-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 3
   *[other] Hütten an { $n } Fischen mit Wert 3
}
word-fish-4-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 4
   *[other] Hütten an { $n } Fischen mit Wert 4
}
word-fish-5-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 5
   *[other] Hütten an { $n } Fischen mit Wert 5
}
word-fish-6-n = { $n ->
    [one] eine Hütte an { $n } Fisch mit Wert 6
   *[other] Hütten an { $n } Fischen mit Wert 6
}
word-material-sand-n = { $n } Sand
word-material-stone-n = { $n } Stein
word-material-wood-n = { $n } Holz
word-material-n = { $n ->
    [one] { $n } beliebiger Baustoff
   *[other] { $n } beliebige Baustoffe
}
word-huts-on-12-n = { $n ->
    [one] { $n } Hütte auf Feld 12
   *[other] { $n } Hütten auf Feld 12
}
word-shifted-man-n = { $n ->
    [one] { $n } tätowierter Mann
   *[other] { $n } tätowierte Männer
}
word-shifted-woman-n = { $n ->
    [one] { $n } nach unten gerückte Frau
   *[other] { $n } nach unten gerückte Frauen
}
word-shifted-n = { $n ->
    [one] { $n } nach unten gerückte Person
   *[other] { $n } nach unten gerückte Personen
}
word-jewel-n = { $n ->
    [one] { $n } Schmuckstück
   *[other] { $n } Schmuckstücke
}
word-different-men-n = { $n ->
    [one] { $n } Mann
   *[other] { $n } verschiedene Männer
}
word-different-women-n = { $n ->
    [one] { $n } Frau
   *[other] { $n } verschiedene Frauen
}
word-different-jewels-n = { $n ->
    [one] { $n } Schmuckart
   *[other] { $n } verschiedene Schmuckarten
}
word-jewel-necklace-n = { $n ->
    [one] { $n } Halskette
   *[other] { $n } Halsketten
}
word-jewel-bracelet-n = { $n ->
    [one] { $n } Armband
   *[other] { $n } Armbänder
}
word-jewel-earrings-n = { $n } Paar Ohrringe
word-jewel-comb-n = { $n ->
    [one] { $n } Kamm
   *[other] { $n } Kämme
}
word-jewel-headband-n = { $n ->
    [one] { $n } Stirnband
   *[other] { $n } Stirnbänder
}
word-jewel-anklet-n = { $n } Fußkettchen
word-god-tile-n = { $n } Hauptgottplättchen
word-offering-n = { $n ->
    [one] { $n } Opfergabe
   *[other] { $n } Opfergaben
}
word-shell-n = { $n ->
    [one] { $n } Muschel
   *[other] { $n } Muscheln
}
word-points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Places

place-pile = Stapel der Götterkarten
place-discard = Ablage
place-open = offene Götterkarten
place-hand = Hand

## Prompts and labels

ask-first-hut = Deine erste Hütte: In welches Gebiet kommt sie?
ask-place-die = { $blue ->
    [0] { $white ->
        [0] Setze einen deiner Würfel auf eine Aktion
       *[other] Setze einen deiner Würfel auf eine Aktion; er wirkt wie eine 6
    }
   *[other] { $white ->
        [0] Setze einen Würfel auf eine Aktion, auch wenn er nicht niedriger ist als die dort
       *[other] Setze einen Würfel auf eine Aktion, auch wenn er nicht niedriger ist als die dort; er wirkt wie eine 6
    }
}
ask-choose-region = { $way ->
    [0] Über Land ausbreiten mit { $value }: In welches Gebiet kommt eine Hütte?
   *[other] Über Wasser ausbreiten mit { $value }: In welches Gebiet kommt eine Hütte?
}
ask-choose-hut = Von welchem Feld deines Tableaus nimmst du die Hütte?
ask-take-goods = Für die neue Hütte: den Baustoff des Gebiets oder eine Opfergabe?
ask-score-fish = Spielst du den roten Gott, um den Fisch dieses Gebiets zu werten?
ask-choose-person = { $sex ->
    [0] Welchen Mann nimmst du (höchstens Nummer { $value })?
   *[other] Welche Frau nimmst du (höchstens Nummer { $value })?
}
ask-exchange = { $left ->
    [one] Helfer: Was nimmst du für den letzten Würfelpunkt?
   *[other] Helfer: Was nimmst du? Du hast noch { $left } Würfelpunkte
}
ask-choose-priest-space = Auf welches Tempelfeld kommt dein Priester (höchstens Feld { $value })?
ask-first-gift = Feuerbonus: Götterkarte oder Opfergabe?
ask-second-gift = Feuerbonus: ein Schritt auf der Statusleiste oder eine Muschel?
ask-choose-building = Welches Gebäude baust du (höchstens Nummer { $value })?
ask-choose-ground = Auf welche zwei Zeremonienfelder mit Baustoff kommt das Gebäude?
ask-use-people = { $green ->
    [1] Wessen Aktion stärkt der grüne Gott?
   *[other] Welche Männer oder Frauen setzt du für ihre Aktion ein?
}
ask-take-materials = Welchen Baustoff nimmst du (noch { $left })?
ask-move-huts = Eine Hütte auf Feld 12 versetzen (noch { $left })?
ask-choose-card = Welche Götterkarte nimmst du (noch { $left })?
ask-buy-jewel = Zahlst du Muscheln für ein Schmuckstück?
ask-do-task = { $yellow ->
    [0] Welche deiner Aufgaben erfüllst du?
   *[other] Bei welcher Aufgabe hilft der gelbe Gott?
}
ask-choose-task = Welche neue Aufgabe nimmst du vom Spielplan?
ask-last-tasks = { $yellow ->
    [0] Spielende: Welche Aufgabe erfüllst du noch?
   *[other] Bei welcher Aufgabe hilft der gelbe Gott?
}

ask-do-task-give-up = Du kannst keine deiner Aufgaben erfüllen: Welche gibst du auf?
ask-do-task-give-up-play = Ohne Hilfe kannst du keine Aufgabe erfüllen: den gelben Gott spielen oder eine aufgeben?
do-expand = Eine Hütte setzen: { $region }
do-hut = Hütte von { $space } nehmen
do-fill = { $material } nehmen, für { $space }
do-aside = { $material } nehmen, neben das Tableau
do-offering = Eine Opfergabe nehmen
do-place = Die { $die } setzen: { $action }
do-fish = Die { $die } setzen: Fischen
do-play = Gott spielen: { $god } ({ $with })
do-take = { $sex } { $number } nehmen
    .here = { $sex } { $number } nehmen: { $deed } (+{ $symbols })
do-shift = { $sex } nach unten rücken: { $deed } (+{ $symbols })
do-point = 1 Punkt erhalten
do-card = Götterkarte nehmen: { $card }
do-move-hut = Eine Hütte auf Feld 12 versetzen
do-priest = Priester auf Tempelfeld { $space } setzen
do-build = Gebäude { $number } bauen
do-ground = Bauen auf { $spaces }
do-status = Ein Schritt auf der Statusleiste
do-shell = Eine Muschel nehmen
do-use = Einsetzen ({ $sex }): { $deed }
do-buy = { $kind } kaufen (Preis { $price }, Wert { $points })
do-fulfil = Erfüllen: { $task }
do-show = Erfüllen: { $task } ({ $cards } zeigen)
do-give-up = Aufgeben: { $task }
do-task = Aufgabe nehmen: { $task }
do-pass = { $what }

## Was getan wurde

did-expand = { $by } setzt eine Hütte: { $region }.
did-hut = { $by } nimmt die Hütte von { $space }.
did-fill = { $by } legt { $material } auf { $space }.
did-aside = { $by } nimmt { $material } und legt es neben das Tableau.
did-offering = { "" }
did-point = { "" }
did-status = { "" }
did-shell = { "" }
did-take = { "" }
did-build = { "" }
did-pass = { "" }
did-place = { $by } setzt eine { $die }: { $action }.
did-fish = { $by } setzt eine { $die } zum Fischen.
did-play = { $by } spielt einen Gott: { $god } ({ $with }).
did-shift = { $by } rückt nach unten ({ $sex }): { $deed } (+{ $symbols }).
did-card = { $by } nimmt eine Götterkarte: { $card }.
did-move-hut = { $by } versetzt eine Hütte auf Feld 12.
did-priest = { $by } setzt einen Priester auf Tempelfeld { $space }.
did-ground = { $by } baut ein Gebäude auf { $spaces }.
    .here = { $by } baut Gebäude { $number } auf { $spaces }.
did-use = { $by } setzt Plättchen ein ({ $sex }): { $deed }.
did-buy = { $by } kauft Schmuck für { $price ->
    [one] { $price } Muschel
   *[other] { $price } Muscheln
}: { $kind } (Wert { $points }).
did-fulfil = { $by } erfüllt eine Aufgabe: { $task }.
did-show = { $by } erfüllt eine Aufgabe: { $task }.
did-give-up = { $by } gibt eine Aufgabe auf: { $task }.
did-task = { $by } nimmt eine neue Aufgabe: { $task }.

out-fish = Fische bei den Gebieten: { $things }
    .thing = { $region } { $fish }
out-jewel = Der Schmuck aller Runden liegt aus, vier Stücke je Runde.
    .thing = { $kind } (Preis { $price }, Wert { $points })
out-person = Neue Männer und Frauen: { $things }
    .thing = { $sex }: { $deed } (+{ $symbols })
out-task = { "" }
out-card = { "" }
out-roll = { "" }
out-next = Als Nächstes in der Reihenfolge: { $seat }

## Log

log-new-task = Neue Aufgabe auf dem Spielplan: { $task }.
log-round = Runde { $round } beginnt.
log-scored = { $seat } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} ({ $source }).
log-climbed = { $seat } geht auf der Statusleiste { $count ->
    [one] { $count } Schritt vor.
   *[other] { $count } Schritte vor.
}
log-offerings = { $seat } nimmt { $count ->
    [one] { $count } Opfergabe.
   *[other] { $count } Opfergaben.
}
log-shells = { $seat } nimmt { $count ->
    [one] { $count } Muschel.
   *[other] { $count } Muscheln.
}
log-joined = { $seat } nimmt ein Plättchen ({ $sex }): { $deed } (+{ $symbols }).
log-cards-shown = { $seat } zeigt Götterkarten: { $cards }.
log-rolled = { $seat } würfelt { $low }, { $middle }, { $high }.
log-task-dealt = { $seat } beginnt mit der Aufgabe: { $task }.
log-priest-home = Ein Priester von { $seat } wird aus dem Tempel gedrängt und kehrt zurück.
log-moved-aside = { $seat } rückt vom Bauplatz und bleibt daneben: { $region }.
log-order = { $seat } ist Nummer { $place } der Reihenfolge.
log-god-tile = { $seat } erhält ein Hauptgottplättchen aus dem Tempel.
log-reshuffled = Die abgelegten Götterkarten werden zum neuen Stapel gemischt.

## Chapters of the rules

bb-1 = Der Aufbau
bb-2 = Phase A: die Würfel
bb-3 = Sich ausbreiten
bb-4 = Männer und Frauen nehmen
bb-5 = Der Helfer
bb-6 = Der Tempel
bb-7 = Bauen
bb-8 = Der Feuerbonus
bb-9 = Fischen
bb-10 = Die Statusleiste
bb-11 = Phase B: Männer und Frauen
bb-12 = Phase C: Wertung, Schmuck, Aufgaben
bb-13 = Die Götter
bb-14 = Das Ende des Spiels
bb-15 = Wer was weiß

## In two minutes

brief-aim = Verbreite deine Hütten über die Inseln, baue, gewinne Leute für dich und stimme die Götter gnädig. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
brief-turn = Eine Runde hat drei Phasen, A, B und C.
brief-turn-1 = A: Alle werfen drei Würfel und setzen sie einen nach dem anderen. Je höher der Würfel, desto mehr bewirkt seine Aktion; aber er muss niedriger sein als jeder, der schon dort liegt.
brief-turn-2 = Mit einem Würfel breitest du dich zu Land oder zu Wasser aus, nimmst einen Mann oder eine Frau, bittest den Helfer, setzt einen Priester ein, baust oder fischst.
brief-turn-3 = B: Du nutzt eine Art deiner Männer und eine Art deiner Frauen. Gleiche handeln zusammen und bewirken mehr.
brief-turn-4 = C: Status und Tempel bringen Punkte, du darfst für Muscheln ein Schmuckstück kaufen, und du erfüllst eine deiner drei Aufgaben.
brief-points = Punkte gibt es die ganze Zeit und am Ende noch einmal.
brief-points-1 = Aufgaben: eine je Runde, je { $task_points } Punkte. Was eine Aufgabe verlangt, zeigst du nur und behältst es.
brief-points-2 = Gebäude auf Baustoffen, je früher, desto besser: { $building_points } Punkte von der ersten bis zur letzten Runde.
brief-points-3 = In jeder Runde: dein Feld auf der Statusleiste und jeder deiner Priester ({ $temple_points }).
brief-points-4 = Am Ende: Fische, wo deine Hütte auf dem Bauplatz steht, Schmuck, Hauptgottplättchen (je { $god_tile_points }) und { $bonus_points } Punkte für jedes große Werk wie Hütten in allen Gebieten.

## What a decision is about

guide-first-hut = Von hier breitest du dich zu Land und zu Wasser aus. Wähle ein Gebiet mit niedrigen Zahlen an seinen Wegen und mit einem Baustoff, den du brauchen kannst.
guide-place-die = Ein Würfel führt sofort die Aktion seiner Karte aus, und ein höherer bewirkt mehr. Aber er muss niedriger sein als alle, die schon dort liegen; ein niedriger hält die anderen also fern. Fischen geht mit jedem.
guide-choose-region = Deine Hütte bekommt den Bauplatz, und wer dort stand, rückt zur Seite. Am Ende bringt der Fisch des Gebiets dem Punkte, der auf diesem Platz steht.
guide-choose-hut = Männer und Frauen brauchen ein leeres Feld auf deinem Tableau, und eine Hütte, die geht, macht eines frei. Auf dem letzten Feld können viele Hütten stehen; eine weniger macht es noch nicht frei.
guide-take-goods = Ein Baustoff kommt auf deine Zeremonienfelder, und darauf wird gebaut. Mit einer Opfergabe bezahlst du, wenn du eine Götterkarte spielst.
guide-score-fish = Der rote Gott wertet den Fisch dieses Gebiets jetzt. Der Fisch bleibt und kann am Ende noch einmal zählen.
guide-choose-person = Jede Art hat eine Aktion, die du in jeder Phase B nutzen kannst, und mehrere einer Art bewirken mehr. Beim Helfer bringen Männer Status und Frauen Muscheln, jeder einmal.
guide-exchange = Der Würfel ist deine Börse: Gib ihn für eines nach dem anderen aus und hör auf, wann du willst. Was übrig bleibt, verfällt.
guide-choose-priest-space = Priester bringen in jeder Runde Punkte, und wer die meisten hat, nimmt ein Hauptgottplättchen. Ein neuer Priester schiebt die auf seinem Feld nach rechts; wer am Ende hinausfällt, geht nach Hause.
guide-first-gift = Wer einen Priester einsetzt oder baut, bekommt ein Geschenk. Eine Götterkarte spielt man mit einer Opfergabe; du brauchst also von beidem.
guide-second-gift = Status zählt in Phase C und entscheidet, wer zuerst dran ist. Muscheln kaufen Schmuck.
guide-choose-building = Ein Gebäude bringt mehr, je früher es gebaut wird, welche Nummer es auch hat. Jedes von deinen wird einmal gebaut.
guide-choose-ground = Das Gebäude bedeckt zwei benachbarte Felder, und deren Baustoffe gehen weg. Behalte die, nach denen deine Aufgaben fragen.
guide-use-people = Du darfst eine Art Männer und eine Art Frauen nutzen. Alle Plättchen der Art handeln zusammen, und keines wird dabei verbraucht.
guide-take-materials = Ein Baustoff kommt auf ein freies Feld seiner Art auf deinem Tableau. Zwei Nachbarn mit Baustoff sind Platz für ein Gebäude.
guide-move-huts = Eine Hütte, die auf das letzte Feld zieht, macht dort, wo sie stand, Platz für einen Mann oder eine Frau.
guide-choose-card = Blau und Weiß helfen einem Würfel, Rot wertet einen Fisch, Grün hilft deinen Leuten, Gelb hilft bei einer Aufgabe. Die offenen Karten kennst du; der Stapel ist eine Überraschung, die nur du siehst.
guide-buy-jewel = Ein Schmuckstück bringt am Ende seine Punkte, und manche Aufgaben fragen danach. Du darfst eines je Runde kaufen.
guide-do-task = In jeder Runde muss eine deiner Aufgaben weg: erfüllt für Punkte oder aufgegeben für nichts. Was sie verlangt, zeigst du nur und behältst es.
guide-choose-task = Nimm eine Aufgabe, die du fast schon erfüllst oder die gut zu den beiden anderen passt.
guide-last-tasks = Das ist die letzte Gelegenheit: Jede Aufgabe, die du jetzt erfüllen kannst, zählt noch.

## Signs and what they mean

sign-blue = Blauer Gott
sign-white = Weißer Gott
sign-red = Roter Gott
sign-green = Grüner Gott
sign-yellow = Gelber Gott
sign-god-tile = Hauptgottplättchen
sign-fire = Feuerbonus
sign-priest = Priester
sign-task = Aufgabe
sign-hut =
    .means = Steht in einem Gebiet, und von dort breitest du dich aus.
sign-sand =
    .means = Ein Baustoff: Er kommt auf ein Zeremonienfeld seiner Art, und darauf wird gebaut.
sign-stone =
    .means = { sign-sand.means }
sign-wood =
    .means = { sign-sand.means }
sign-first = Als Erster an der Reihe
    .means = Manche Aufgaben verlangen es; die Statusleiste entscheidet darüber.
sign-jewel = Schmuck
    .means = Man kauft ihn mit Muscheln, er zählt am Ende. Es gibt sechs Sorten, und manche Aufgaben verlangen verschiedene.
sign-beach =
    .means = Eine Art von Gebiet; manche Aufgaben verlangen dort Hütten.
sign-forest =
    .means = { sign-beach.means }
sign-plain =
    .means = { sign-beach.means }
sign-mountain =
    .means = { sign-beach.means }
sign-islands = Gebiete
    .means = Aufgaben damit zählen die Gebiete, in denen du eine Hütte hast.

## Wann etwas benutzt werden kann

when-place = Einen Würfel setzt du in Phase A auf eine Aktion, wenn du am Zug bist.
when-fish = Zum Fischen setzt du einen Würfel in Phase A, wenn du am Zug bist.
when-expand = In ein Gebiet kommst du, wenn du dich über Land oder Wasser ausbreitest: mit einem Würfel auf dieser Aktion oder mit Männern oder Frauen in Phase B.
when-take = Einen Mann oder eine Frau nimmst du mit einem Würfel auf dieser Aktion in Phase A oder mit Plättchen dieser Art in Phase B.
when-priest = Einen Priester setzt du mit einem Würfel auf der Tempelaktion.
when-task = Neue Aufgaben nimmt man in Phase C, wenn alle eine erfüllt oder aufgegeben haben.
when-buy = Schmuck kauft man in Phase C mit Muscheln; zu haben ist nur der dieser Runde.
when-card = Eine Götterkarte nimmst du, wo du eine bekommst: als Feuerbonus, vom Helfer oder mit Männern oder Frauen.
when-offering = Eine Opfergabe nimmst du für eine neue Hütte, als Feuerbonus oder vom Helfer.
when-shell = Eine Muschel nimmst du hier als zweiten Teil eines Feuerbonus; auch Frauen bringen welche.
when-point = Einen Punkt bekommst du hier mit dem Helfer.
when-status = Auf der Statusleiste gehst du vor als zweiter Teil eines Feuerbonus; auch tätowierte Männer bringen Schritte.
when-move-hut = Hütten versetzt du auf Feld 12 mit dem Helfer oder mit Männern oder Frauen in Phase B.
when-fulfil = Aufgaben erfüllt man oder gibt sie auf in Phase C, nach dem Schmuck.
when-show = Götterkarten zeigt man für eine Aufgabe in Phase C, nach dem Schmuck.
when-give-up = Eine Aufgabe gibst du in Phase C auf, wenn du keine erfüllen kannst.
when-play = Götter spielst du zu ihrer Zeit: Blau und Weiß vor einem Würfel, Rot bei einer neuen Hütte, Grün bei Männern und Frauen, Gelb bei einer Aufgabe.
when-hut = Eine Hütte verlässt dein Tableau, wenn du ein Gebiet gewählt hast, in das du dich ausbreitest.
when-fill = Ein Baustoff kommt hierher, wenn du einen nimmst: für eine neue Hütte, vom Helfer oder mit Männern oder Frauen; Gebäude bedecken zwei belegte Felder.
when-aside = Ein Baustoff kommt neben das Tableau, wenn du einen nimmst, für den kein Feld frei ist.
when-shift = Einen Mann oder eine Frau rückst du mit dem Helfer nach unten, in Phase A.
when-use = Männer und Frauen setzt du in Phase B ein, wenn du am Zug bist.
when-build = Ein Gebäude baust du mit einem Würfel auf der Bauaktion in Phase A oder mit Männern oder Frauen in Phase B.

## Scores

score-start = Start
score-fishing = Fischen
score-helper = Helfer
score-red-fish = Fische durch den roten Gott
score-buildings = Gebäude
score-people = Männer und Frauen
score-status = Statusleiste
score-temple = Tempel
score-tasks = Aufgaben
score-god-tiles = Hauptgottplättchen
score-fish = Fische
score-jewelry = Schmuck
score-all-tasks = Bonus für { $bonus_tasks } Aufgaben
score-all-jewelry = Bonus für { $bonus_jewels } Schmuckstücke
score-all-spaces = Bonus für volle Zeremonienfelder
score-all-buildings = Bonus für sechs Gebäude
score-all-huts = Bonus für zwölf Hütten
score-all-people = Bonus für zwölf Männer und Frauen
end-six-rounds = Sechs Runden sind gespielt

## The table in the terminal

table-bb-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
table-bb-order = Reihenfolge:
table-bb-worth = Diese Runde: ein Gebäude { $building } Punkte, jeder Priester im Tempel { $priest }
table-bb-legend = ≈ Fisch · Klammern: auf dem Bauplatz · ─ Land ~ Wasser, mit Mindestzahl
table-bb-also = Weitere Wege:
table-bb-person = { $sex }: { $deed }
table-bb-tiles = Aktionskarten
table-bb-below = unter { $lowest }
table-bb-free = frei
table-bb-any = jeder Würfel
table-bb-temple-tiles = { $count } Hauptgottplättchen
table-bb-status = Statusleiste
table-bb-men = Männer
table-bb-women = Frauen
table-bb-tasks = Aufgaben
table-bb-jewelry = Schmuck
table-bb-next-jewelry = nächste Runde
table-bb-jewel = { $kind } { $price }→{ $points }
table-bb-god-cards = Götterkarten
table-bb-pile = Stapel { $count }
table-bb-discard = Ablage { $count }
table-bb-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-bb-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-bb-offerings = { $count ->
    [one] { $count } Opfergabe
   *[other] { $count } Opfergaben
}
table-bb-shells = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
}
table-bb-priests = { $count ->
    [one] { $count } Priester
   *[other] { $count } Priester
}
table-bb-dice = Würfel
table-bb-people = Männer und Frauen
table-bb-board = Tableau
table-bb-huts = Hütten: { $huts } (Feld 12: { $last }) · leere Felder: { $empty }
table-bb-filled = Baustoffe
table-bb-free-spaces = freie Felder
table-bb-beside = neben dem Tableau
table-bb-built = gebaut
table-bb-own-tasks = Aufgaben
table-bb-fulfilled = { $count ->
    [one] { $count } Aufgabe erfüllt
   *[other] { $count } Aufgaben erfüllt
}
table-bb-known = allen bekannt
table-bb-at-most = { $card }: höchstens { $count }
table-bb-hand = Deine Götterkarten:
table-bb-nothing = keine

## Hilfe für den Browser

help-helper = Gib den Wert des Würfels aus, mit dem weißen Gott 6. Würfelpunkte: Mann nach unten ({ $man_cost }), Frau nach unten ({ $woman_cost }), ein Punkt ({ $point_cost }), eine Opfergabe ({ $offering_cost }), eine Götterkarte ({ $card_cost }), ein Baustoff ({ $material_cost }), eine Hütte auf Feld 12 ({ $hut_cost }).
help-person-tile = Links: was das Plättchen einmal bringt, wenn es nach unten rückt. Rechts: was es in Phase B tut.
help-task-tile = Die Zahlen sind Mindestzahlen.
help-jewel-tile = Die Muscheln sind der Preis, der Stern ist der Wert am Ende.
help-path = { $way }: du brauchst mindestens eine { $die }.
help-region = { $region }: { $material } oder eine Opfergabe. Der Fisch ist { $fish } wert.
help-region-holder = { $seat } steht auf dem Bauplatz.
help-region-aside = Auch hier: { $names }.
help-order = { $seat } ist Nummer { $place } der Reihenfolge.
help-box = Eine Aufgabe aufgeben

## Chapters, and how ties are broken

log-phase = { $phase ->
    [A] Phase A: Alle setzen ihre Würfel.
    [B] Phase B: Männer und Frauen handeln.
   *[C] Phase C: Status, Tempel, Schmuck und Aufgaben.
}
chapter-round = Runde { $round }
chapter-phase = Phase { $phase }
tie-turn-order = Bei gleich vielen Punkten liegt vorn, wer am Ende in der Reihenfolge weiter vorn steht.

## What an option brings

brings-offerings = { $count ->
    [one] Opfergabe
   *[other] Opfergaben
}
brings-shells = { $count ->
    [one] Muschel
   *[other] Muscheln
}
brings-god-cards = { $count ->
    [one] Götterkarte
   *[other] Götterkarten
}
brings-god-tiles-held = Hauptgottplättchen
brings-materials = { $count ->
    [one] Baustoff
   *[other] Baustoffe
}
brings-status-steps = { $count ->
    [one] Statusschritt
   *[other] Statusschritte
}
brings-huts = { $count ->
    [one] Hütte auf der Karte
   *[other] Hütten auf der Karte
}
brings-people-held = { $count ->
    [one] Mann oder Frau
   *[other] Männer oder Frauen
}
brings-priests = Priester
brings-buildings-held = Gebäude
brings-jewels = { $count ->
    [one] Schmuckstück
   *[other] Schmuckstücke
}
brings-tasks-done = { $count ->
    [one] Aufgabe
   *[other] Aufgaben
}
then-first-gift = dann zwei Gaben
ends-phase = Du setzt in dieser Runde keine Männer oder Frauen mehr ein, obwohl du könntest.
ends-exchange = { $left ->
    [one] Damit endet der Tausch, { $left } Würfelpunkt verfällt.
   *[other] Damit endet der Tausch, { $left } Würfelpunkte verfallen.
}
ends-tasks = Du erfüllst keine Aufgaben mehr, obwohl du könntest.

## What an option does

die-points = { $cost ->
        [0] { "" }
        [one] Kostet { $cost } Würfelpunkt.{ " " }
       *[other] Kostet { $cost } Würfelpunkte.{ " " }
    }
does-expand = Dort nimmst du { $material } oder eine Opfergabe. Der Fisch dort ist am Ende { $fish ->
        [one] { $fish } Punkt
       *[other] { $fish } Punkte
    } wert, wenn deine Hütte den Bauplatz behält.
does-expand-taken = Dort nimmst du { $material } oder eine Opfergabe und verdrängst die Hütte vom Bauplatz: Der Fisch, am Ende { $fish ->
        [one] { $fish } Punkt
       *[other] { $fish } Punkte
    } wert, gehört vorerst dir.
does-hut = Feld { $space } deines Tableaus wird leer: Da ist Platz für einen Mann oder eine Frau mehr.
does-hut-space-12 = { $left ->
        [0] Damit wird dieses Feld leer: Da ist Platz für einen Mann oder eine Frau mehr.
        [one] { $left } Hütte bleibt dort, es wird also kein Feld leer.
       *[other] { $left } Hütten bleiben dort, es wird also kein Feld leer.
    }
does-fill = { die-points }{ $near ->
        [0] Daneben liegt noch kein Baustoff; ein Gebäude braucht zwei nebeneinander.
       *[other] Daneben liegt auch ein Baustoff: Auf beiden kann ein Gebäude stehen.
    }
does-aside = { die-points }Deine Zeremonienfelder dafür sind belegt; der Baustoff liegt neben deinem Tableau und zählt nur für Aufgaben.
does-offering = { die-points }Jede Götterkarte, die du spielst, kostet eine. Du hast dann { $have }.
does-card = { die-points }Du hast dann { $have ->
        [one] { $have } Götterkarte
       *[other] { $have } Götterkarten
    }.
does-card-pile = { die-points }Du ziehst sie ungesehen, und auch die anderen sehen sie nicht.
does-point = { die-points }Du bekommst ihn sofort.
does-move-hut = { die-points }Feld { $space } wird leer: Da ist Platz für einen Mann oder eine Frau mehr.
does-shift-man = { die-points }Du gehst auf der Statusleiste { $symbols ->
        [one] { $symbols } Schritt
       *[other] { $symbols } Schritte
    } vor, mit diesem Mann einmal im Spiel. Seine Aktion bleibt.
does-shift-woman = { die-points }Du nimmst { $symbols ->
        [one] { $symbols } Muschel
       *[other] { $symbols } Muscheln
    }, mit dieser Frau einmal im Spiel. Ihre Aktion bleibt.
does-take-man = Er kommt auf ein leeres Feld deines Tableaus und wirkt in Phase B jeder Runde. Beim Helfer bringt seine Tätowierung { $symbols ->
        [0] keinen Statusschritt
        [one] { $symbols } Statusschritt
       *[other] { $symbols } Statusschritte
    }.
does-take-woman = Sie kommt auf ein leeres Feld deines Tableaus und wirkt in Phase B jeder Runde. Beim Helfer bringt sie einmal { $symbols ->
        [0] keine Muschel
        [one] { $symbols } Muschel
       *[other] { $symbols } Muscheln
    }.
does-priest = { $pushed ->
        [0] Das Feld ist frei.
        [one] { $pushed } Priester rückt nach rechts.
       *[other] { $pushed } Priester rücken nach rechts.
    } Sofort zwei Geschenke, und am Ende dieser Runde { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn er noch dort steht.
does-build = Es bringt in dieser Runde { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, gleich welche Nummer es hat, und zwei Geschenke. Je früher es steht, desto mehr bringt es.
does-ground = Die beiden Baustoffe gehen zurück in den Vorrat, und die Felder zählen als bedeckt.
does-status = Deine Scheibe kommt auf Schritt { $steps }, am Ende dieser Runde { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert; wer vorn liegt, beginnt die nächste.
does-shell = Mit Muscheln kaufst du am Ende der Runde Schmuck. Du hast dann { $have }.
does-use = Du hast { $tiles ->
        [one] { $tiles } von dieser Art
       *[other] { $tiles } von dieser Art, die zusammen wirken
    }: Das zählt { $amount }.
does-buy = Es zählt am Ende des Spiels. Es ist dein Schmuckstück Nummer { $have }; { $bonus_jewels } bringen { $bonus_points } Punkte mehr.
does-fulfil = Du zeigst, was sie verlangt, und behältst alles. Sie bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
does-show = Du zeigst, was sie verlangt, und behältst alles. Sie bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Alle sehen die Karten, die du zeigst.
does-give-up = Sie bringt nichts, und du nimmst eine neue. { $missing ->
        [0] Jetzt fehlt dafür nichts.
        [one] Jetzt fehlt dafür { $missing } Ding.
       *[other] Jetzt fehlen dafür { $missing } Dinge.
    }
does-task = { $missing ->
        [0] Jetzt fehlt dafür nichts.
        [one] Jetzt fehlt dafür { $missing } Ding.
       *[other] Jetzt fehlen dafür { $missing } Dinge.
    }
does-place = Danach darf dort nur ein Würfel unter { $below } liegen.
does-place-lowest = Danach kann in dieser Runde niemand mehr dorthin, außer mit dem blauen Gott.
does-fish = Fischen bringt mit jedem Würfel { $fishing_points } Punkte und sperrt nichts; nimm dafür einen, der sonst wenig kann.
does-play = Du bezahlst, was in Klammern steht; eine Karte oder ein Paar kostet dazu eine Opfergabe.
does-pass-no-red-god = Du wertest jetzt keinen Fisch; er kann am Ende noch zählen.
does-pass-no-exchange = Übrige Würfelpunkte verfallen.
does-pass-no-use = Phase B ist in dieser Runde für dich vorbei.
does-pass-no-hut = Alle übrigen Hütten bleiben, wo sie sind.
does-pass-no-jewel = Du behältst deine Muscheln für spätere Runden.
does-pass-no-task = Übrige Aufgaben bringen nichts.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-fill = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-aside = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-offering = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-point = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-card = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-move-hut = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
beside-shift = { $cost ->
    [0] { "" }
   *[other] für { $cost }
}
thing-die = Würfel { $last }
thing-building = Gebäude { $last }
thing-man = Mann Nummer { $last }
thing-woman = Frau Nummer { $last }
thing-temple = Tempelfeld { $last }
thing-people = { $first }
thing-person = { $first }: { $middle }
thing-jewel = { $first } { $middle }→{ $last }
thing-god-tiles = Hauptgottplättchen
thing-fulfilled = erfüllte Aufgaben
thing-score = Punkteleiste
thing-offerings = Opfergaben
