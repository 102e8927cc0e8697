# Santa Maria: Regeln, Wörter und Sätze.

game-name = Santa Maria
game-pitch = Lass deine Kolonie Plättchen für Plättchen wachsen, aktiviere ihre Zeilen und Spalten mit Würfeln und schicke Schiffe, Mönche und Konquistadoren weiter als die anderen.
game-length = 45 bis 90 Minuten

variant-setup = Aufbau
variant-setup-choose = Alle wählen ihr Kolonie-Tableau
variant-setup-dealt = Tableaus werden ausgelost, gut für die erste Partie
variant-setup-advanced = Fortgeschritten: gleiche Tableaus, Rathaus und Gelehrter zur Wahl
variant-blue-dice = Blaue Würfel
variant-blue-dice-own = Alle haben ihre eigenen
variant-blue-dice-pool = Alle liegen in einem gemeinsamen Würfelpool
variant-first-player = Startspieler
variant-first-player-random = ausgelost
variant-first-player-seat-1 = Platz 1
variant-first-player-seat-2 = Platz 2
variant-first-player-seat-3 = Platz 3
variant-first-player-seat-4 = Platz 4

## 1 Aufbau

sm-1-1 = Je Spieler werden drei weiße Würfel geworfen und nach Augenzahl in den Würfelpool gelegt.
sm-1-2 = Die vier Startschiffe kommen zufällig und offen an die vier Docks des Spielplans. Die dreißig übrigen bilden einen verdeckten Stapel.
sm-1-3 = Drei der zehn Gelehrten und drei der sechs Bischöfe werden gezogen und über ihre Felder gelegt. Die anderen bleiben aus dem Spiel.
    .refused = Nicht in dieser Partie: { $place }.
sm-1-4 = Zweier- und Dreier-Erweiterungen werden getrennt gemischt. Je fünf liegen offen, der Rest bildet zwei verdeckte Stapel.
sm-1-5 = Die drei einzelnen Straßenplättchen liegen auf dem Spielplan.
sm-1-6 = Alle haben sechs Mönche. Die Marker stehen am Anfang der Religionsleiste und der Konquistadorenleiste.
sm-1-7 = Alle beginnen mit 2 Holz. Wer anfängt, bekommt 3 Münzen, jeder weitere eine mehr als der davor.
sm-1-8 = Alle werfen einen blauen Würfel und behalten ihn. Zwei weitere lassen sich im Spiel freischalten.
sm-1-9 = Wer anfängt, wird ausgelost, wenn ihr niemanden bestimmt.
    .reason = Die Anleitung überlässt das den Spielern.
sm-1-10 = Die Kolonie-Tableaus, Seite A, werden reihum gegen den Uhrzeigersinn gewählt; zuerst wählt, wer rechts vom Startspieler sitzt.
    .refused = Schon vergeben: { $board }.
sm-1-11 = In der ersten Partie können die Tableaus stattdessen ausgelost werden.
sm-1-12 = Gewählt wird, wenn Schiffe, Gelehrte, Bischöfe, Plättchen und weiße Würfel offen liegen und bevor die blauen Würfel fallen. Alle vier Tableaus stehen immer zur Wahl.
    .reason = In dieser Reihenfolge erzählt es die Anleitung.
sm-1-13 = Punkte und Vorderseiten der Schiffe sind für alle offen. Verdeckt sind nur die Reihenfolge der Stapel und künftige Würfe.
    .reason = Die Anleitung legt erhaltene Punkte und Schiffe verdeckt ab. Doch jeder Gewinn geschieht vor aller Augen; ihn zu verbergen prüft nur das Gedächtnis.

## 2 Der Zug

sm-2-1 = Ihr seid im Uhrzeigersinn am Zug. In deinem Zug tust du genau eines von vieren: die Kolonie vergrößern, eine Landschaft mit Münzen aktivieren, eine Linie, also eine Zeile oder Spalte, mit einem Würfel aktivieren oder dich zurückziehen.
sm-2-2 = Dein Zug endet, sobald deine Hauptaktion erledigt ist; niemand fragt, ob du fertig bist.
    .reason = Was du noch verkaufen, kaufen oder verschieben könntest, geht genauso gut zu Beginn deines nächsten Zuges.
sm-2-3 = Was etwas kostet oder eine Wahl verlangt, darfst du ablehnen. Produktion, Gaben der Missionsstationen und Schritte des Konquistadors geschehen von selbst.
    .reason = Einen reinen Gewinn abzulehnen hilft nie: Überschuss wird ausgezahlt, und ein Schritt kostet nie den Rang.
sm-2-4 = Du wirst auch gefragt, wenn du gerade nicht zahlen kannst, solange Verkaufen und Kaufen es noch möglich machen. Bleibt nur das Ablehnen, wirst du nicht gefragt.
    .reason = Im Beispiel der Anleitung wird mitten in einer Aktivierung Getreide für ein Schiff gekauft.

## 3 Vergrößern

sm-3-1 = Eine Zweier-Erweiterung kostet 2 Holz, eine Dreier-Erweiterung 2 Holz und 1 Getreide.
    .refused = { $grain ->
        [0] Für dieses Plättchen fehlt dir noch { $wood } Holz.
       *[other] { $wood ->
            [0] Für dieses Plättchen fehlt dir noch { $grain } Getreide.
           *[other] Für dieses Plättchen fehlen dir noch { $wood } Holz und { $grain } Getreide.
        }
    }
sm-3-2 = Du nimmst ein Plättchen aus der Auslage. Sie wird im laufenden Jahr nicht aufgefüllt.
    .refused = Das liegt nicht in der Auslage: { $tile }.
sm-3-3 = Ein Plättchen liegt auf leeren Feldern deiner Kolonie. Es bedeckt weder ein anderes Plättchen noch eine aufgedruckte Landschaft.
    .refused = Dort würde das Plättchen etwas verdecken oder über den Rand ragen.
sm-3-4 = Du darfst ein Plättchen beliebig drehen, aber nicht wenden.
    .refused = Beide Felder dieses Plättchens sind gleich: Andersherum gelegt ist es dasselbe.
sm-3-5 = Du darfst ein Plättchen nur nehmen, wenn es passt, und legst es sofort. Es darf überall liegen und muss nichts berühren.
    .reason = Die Anleitung verbietet nur das Überdecken.
    .refused = In deiner Kolonie ist kein Platz mehr für ein Plättchen dieser Form.

## 4 Eine Landschaft mit Münzen

sm-4-1 = Du darfst eine Landschaft aktivieren, auf der weder Würfel noch Münzen liegen.
    .refused = Diese Landschaft ist dieses Jahr schon besetzt.
sm-4-2 = Du legst Münzen auf die Landschaft: 1 für die erste im Jahr, 2 für die zweite und so weiter.
    .refused = { $need ->
        [one] Dir fehlt 1 Münze, um diese Landschaft zu aktivieren.
       *[other] Dir fehlen { $need } Münzen, um diese Landschaft zu aktivieren.
    }
sm-4-3 = Die Münzen werden vor dem Effekt gezahlt. Auch eine Landschaft, deren Effekt du nicht nutzen kannst, darfst du wählen.
    .reason = Mit Münzen aktivierte Landschaften werden behandelt wie mit Würfeln aktivierte.

## 5 Eine Linie mit einem Würfel

sm-5-1 = Du nimmst einen weißen Würfel aus dem Würfelpool oder einen deiner noch unbenutzten blauen.
    .refused = Für dich gibt es keinen Würfel dieser Art: { $colour } { $value }.
sm-5-2 = Niemand nutzt mehr als drei weiße Würfel im Jahr.
    .refused = Du hast deine drei weißen Würfel dieses Jahres schon genutzt.
sm-5-3 = Du darfst den Würfel ändern: 1 Münze je Auge auf oder ab. Zwischen 6 und 1 springt er nie.
    .refused = { $need ->
        [one] Dir fehlt 1 Münze, um den Würfel so weit zu ändern.
       *[other] Dir fehlen { $need } Münzen, um den Würfel so weit zu ändern.
    }
sm-5-4 = Ein weißer Würfel aktiviert die Spalte seiner Augenzahl: alle freien Landschaften darin, von oben nach unten.
sm-5-5 = Ein blauer Würfel aktiviert die Zeile seiner Augenzahl: alle freien Landschaften darin, von links nach rechts.
sm-5-6 = Der Würfel liegt danach auf der letzten freien Landschaft der Linie, auch wenn du sie nicht genutzt hast, und sperrt sie bis zum Jahresende.
sm-5-7 = Landschaften mit Würfel oder Münzen werden übersprungen. Straßen und leere Felder sind keine Landschaften: Sie werden nie aktiviert und tragen keinen Würfel.
    .refused = Auf diesem Feld ist keine Landschaft.
sm-5-8 = Du darfst keinen Würfel nehmen, in dessen Zeile oder Spalte keine Landschaft frei ist.
    .refused = In dieser Zeile oder Spalte hast du keine freie Landschaft.
sm-5-9 = Es zählt die Augenzahl nach dem Ändern. Danach darfst du jeden Effekt der Zeile oder Spalte ablehnen.
    .reason = Sonst würde ein einzelnes unbezahlbares Schiff einen Würfel sperren.
    .refused = Mit deinen Münzen bringst du diesen Würfel in keine Zeile oder Spalte mit einer freien Landschaft.
sm-5-10 = Das Ändern wird bezahlt, bevor etwas gewonnen wird. Würfel gleicher Farbe und Augenzahl sind gleichwertig.
    .reason = Die Augenzahl sagt, welche Linie aktiviert wird; sie muss zuerst feststehen.
sm-5-11 = Die Linie wird von Anfang bis Ende durchgegangen: In jedem Moment wird die nächste freie Landschaft aktiviert. Wird voraus noch eine frei, wird auch sie aktiviert; eine, die schon zurückliegt, nicht. Ist keine mehr übrig, liegt der Würfel auf der letzten Landschaft der Linie, die dann frei ist.
    .reason = Die Anleitung aktiviert alle freien Landschaften und legt erst danach den Würfel.

## 6 Effekte

sm-6-1 = Du lagerst nie mehr als 3 gleiche Ressourcen. Für jede überzählige bekommst du ihren Verkaufspreis.
sm-6-2 = Produktion: Du erhältst die gezeigten Ressourcen, Münzen oder Punkte.
sm-6-3 = Tausch: Du darfst eine der oben gezeigten Ressourcen zahlen und erhältst eines der unten gezeigten Dinge. Einmal je Aktivierung.
    .refused = { $why ->
        [stock] Das hast du nicht auf Lager: { $good }.
       *[kind] Das nimmt dieser Tausch nicht: { $good }.
    }
sm-6-4 = Hat eine Landschaft mehrere Effekte, gelten alle.
sm-6-5 = Mehrere Effekte einer Landschaft kommen in der angegebenen Reihenfolge, jeder für sich.
    .reason = Die Anleitung wendet alle an, nennt aber keine Reihenfolge.
sm-6-6 = Schiff: Du darfst die Ressourcen eines offenen Schiffs zahlen. Es kommt in deinen Hafen, an das Dock mit demselben Symbol.
    .refused = { $need ->
        [one] Dir fehlt 1 Ressource für dieses Schiff.
       *[other] Dir fehlen { $need } Ressourcen für dieses Schiff.
    }
sm-6-7 = Das Dock auf dem Spielplan wird sofort vom Stapel aufgefüllt. Ist der Stapel leer, bleibt es leer.
    .refused = An diesem Dock liegt kein Schiff.
sm-6-8 = Auch bei leerem Stapel kann man Schiffe kaufen. Sind alle vier Docks leer, bewirkt der Schiffseffekt nichts.
    .reason = Die Anleitung sagt nur, dass der Platz dann leer bleibt.
sm-6-9 = Konquistador: Dein Marker geht einen Schritt vor. Auf einem besetzten Feld kommt er obenauf.
sm-6-10 = Jedes überschrittene Goldsymbol gibt dir sofort 1 Gold.
sm-6-11 = Am Ende der Konquistadorenleiste verfallen weitere Schritte.
sm-6-12 = Religion: Dein Marker geht einen Schritt vor. Du darfst 1 Getreide für einen weiteren Schritt zahlen, einmal je Religionsaktion.
    .refused = Dafür hast du nichts auf Lager: { $good }.
sm-6-13 = Eine Religionsaktion läuft Schritt für Schritt: der erste Schritt mit allem, was er bringt, dann die Frage nach dem Getreide, dann der zweite Schritt mit allem, was er bringt.
    .reason = Würfel und Mönche kommen sofort, und eine Missionsstation kann das Getreide für den zweiten Schritt liefern.
sm-6-14 = Überschreitet dein Marker ein Mönchssymbol, darfst du einen deiner Mönche einsetzen.
sm-6-15 = Die Mönchssymbole { $die_symbol_1 } und { $die_symbol_2 }, der Leiste nach gezählt, schalten auch einen blauen Würfel frei: Du wirfst ihn sofort, außer beim Rückzug, und behältst ihn bis zum Ende.
sm-6-16 = Der Würfel kommt vor dem Mönch. Symbole werden nacheinander abgehandelt, Schiffserträge eine Religionsaktion nach der anderen.
    .reason = Im Beispiel der Anleitung kommt der Würfel zuerst; und bei jeder Aktion wird neu nach Getreide gefragt.
sm-6-17 = Am Ende der Religionsleiste ist jeder Schritt, den du nicht gehen kannst, 1 Punkt wert.
sm-6-18 = Das gilt auch für den bezahlten Schritt. Auf beiden Leisten ist ein Symbol überschritten, sobald dein Marker sein Feld betritt: Mönch, Gold oder Baum, auch auf dem letzten Feld.
    .reason = Hinter dem letzten Feld gibt es nichts mehr zu betreten, und alle Symbole werden gleich gezählt.
sm-6-19 = Gold kann jede andere Ressource ersetzen.
sm-6-20 = Wer zahlt, wählt für jede Einheit zwischen Ressource und Gold; gefragt wird nur, wenn beides geht. Gold ist nie eine Münze.
    .reason = Gold darf eine Ressource ersetzen, muss aber nicht: Wegen der Lagergrenze ist Behalten nicht immer besser.
    .refused = Das ist hier nicht zu zahlen: { $good }.
sm-6-21 = Der erste Mönch auf einem Feld kostet nichts. Danach zahlst du jedem anderen, der dort einen Mönch hat, 2 Münzen.
    .refused = { $need ->
        [one] Dir fehlt 1 Münze, um die anderen dort zu bezahlen.
       *[other] Dir fehlen { $need } Münzen, um die anderen dort zu bezahlen.
    }
sm-6-22 = Du hast nie zwei Mönche auf demselben Feld.
    .refused = Dort steht schon einer deiner Mönche.
sm-6-23 = Setzt du beim Überschreiten keinen Mönch ein, bleibt er bei dir, und die Gelegenheit ist vorbei.
    .reason = Das Recht gehört zum Augenblick des Überschreitens.
sm-6-24 = Sind mehrere auf einem Feld, bezahlst du alle oder kannst nicht dorthin. Was das Feld bringt, kommt nach der Zahlung.
    .reason = Die Zahlung ist der Preis des Einsetzens.
sm-6-25 = Ein Mönch bei einem Gelehrten gibt dir dessen Fähigkeit bis zum Spielende.
sm-6-26 = Die Fähigkeit gilt ab dem Einsetzen, auch für den Rest derselben Aktivierung. Vergangenes wird nicht nachgeholt.
    .reason = Die Anleitung gibt die Fähigkeit von da an.
sm-6-27 = Ein Mönch bei einem Bischof lässt dich am Ende dessen Ziel werten.
sm-6-28 = Ein Mönch in einer Missionsstation gibt dir sofort die aufgedruckten Ressourcen oder Punkte.
sm-6-29 = Ein blauer Würfel, den du vor dem Rückzug freischaltest, ist noch im selben Jahr nutzbar. Einen, den du beim Rückzug freischaltest, nutzt vor dem nächsten Jahr niemand: Er wird mit den anderen geworfen, wenn dieses beginnt, auch bei gemeinsamen blauen Würfeln.
    .reason = Die Anleitung nennt das nächste Jahr, und die Variante nimmt das nicht zurück.

## 7 Rückzug

sm-7-1 = Zum Rückzug stellst du deinen Marker auf ein freies Rückzugsfeld. Jedes trägt einen Marker.
    .refused = Dorthin hat sich schon jemand zurückgezogen.
sm-7-2 = Zuerst bekommst du, was das Feld zeigt: { $retreat_coins ->
        [one] 1 Münze
       *[other] { $retreat_coins } Münzen
    }, eine Religionsaktion, einen Konquistadorenschritt, eine Schiffsaktion (das Schiff bezahlst du wie immer) oder ein Straßenplättchen. Du darfst auch darauf verzichten.
sm-7-3 = Das Straßenplättchen kommt auf ein leeres Feld deiner Kolonie.
    .refused = Dieses Feld ist nicht leer.
sm-7-4 = Lehnst du das Straßenplättchen ab oder hast kein leeres Feld, bleibt es auf dem Spielplan. Aufheben kannst du es nicht.
    .reason = Die Anleitung erlaubt, ein Feld ohne seine Aktion zu nehmen.
sm-7-5 = Dann bringen alle deine Schiffe ihren Ertrag, Dock für Dock von oben; auch ein in diesem Rückzug genommenes. Jedes Schiff bringt, was sein Dock zeigt (Münzen: { $dock_coins }, Religionsaktionen: { $dock_religion }, Konquistadorenschritte: { $dock_conquistador }, Punkte: { $dock_points }).
sm-7-6 = Nach dem Rückzug bist du in diesem Jahr nicht mehr am Zug. Die anderen machen weiter.
sm-7-7 = Du darfst dich in jedem Zug zurückziehen, auch im ersten eines Jahres; du musst nur, wenn sonst nichts geht. Wer als Letzter übrig ist, spielt allein weiter bis zum Rückzug.
    .reason = Der Rückzug ist eine der vier Hauptaktionen.

## 8 Nebenaktionen

sm-8-1 = Du darfst Ressourcen verkaufen: Holz und Getreide für 1 Münze, Zucker, Juwelen und Gold für 2 Münzen.
    .refused = Davon hast du nichts zu verkaufen: { $good }.
sm-8-2 = Du darfst Holz oder Getreide für je 3 Münzen kaufen. Zucker, Juwelen und Gold gibt es nicht zu kaufen.
    .refused = { $need ->
        [one] Dir fehlt 1 Münze, um { $good } zu kaufen.
       *[other] Dir fehlen { $need } Münzen, um { $good } zu kaufen.
    }
sm-8-3 = Über die Lagergrenze hinaus kannst du nichts kaufen.
    .reason = Der Überschuss würde unter dem Preis ausgezahlt: ein Kauf, den niemand will.
    .refused = Davon ist dein Lager schon voll: { $good }.
sm-8-4 = Nebenaktionen stehen dir beliebig oft zu, jederzeit in deinem eigenen Zug, auch mitten in einer Aktivierung.
sm-8-5 = Während einer Zahlung, beim Einstellen eines Würfels, zwischen dem Aufnehmen und dem Ablegen eines Würfels und zwischen den beiden Hälften eines Tauschs werden sie nicht angeboten.
    .reason = All das folgt unmittelbar auf eine Entscheidung, bei der sie offenstanden; Geschuldetes zu verkaufen führte ins Leere.

## 9 Jahresende

sm-9-1 = Das Jahr endet, wenn sich alle zurückgezogen haben. Die Vordersten auf der Konquistadorenleiste punkten nach der Tabelle für Jahr und Spielerzahl; der Letzte geht leer aus. Vom Vordersten an, in den Jahren 1, 2 und 3: { $conquest_two } zu zweit; { $conquest_three } zu dritt; { $conquest_four } zu viert.
sm-9-2 = Auf demselben Feld liegt vorn, wer im Stapel weiter unten ist, also zuerst da war.
sm-9-3 = Nur bewegte Marker werden gewertet, beginnend mit der höchsten Punktzahl der Tabelle.
    .reason = Die Anleitung schließt unbewegte aus und sagt nichts vom Überspringen von Rängen.
sm-9-4 = Alle Konquistadorenmarker gehen zurück an den Start. Religionsmarker bleiben.
sm-9-5 = Würfel und Münzen kommen von allen Landschaften herunter.
sm-9-6 = Nach dem ersten und zweiten Jahr kommen übrige Plättchen weg, und fünf neue Zweier- und fünf neue Dreier-Erweiterungen werden ausgelegt.
sm-9-7 = Dann werden alle weißen Würfel neu in den Würfelpool geworfen, und alle werfen ihre blauen Würfel.
sm-9-8 = Wer sich am nächsten beim Symbol „1st“ zurückgezogen hat, beginnt das neue Jahr; die anderen folgen im Uhrzeigersinn. Alle Rückzugsmarker kommen zurück.
sm-9-9 = Das Spiel endet nach dem dritten Jahr.

## 10 Schlusswertung

sm-10-1 = Übrige Ressourcen werden verkauft. Je 3 Münzen sind 1 Punkt.
sm-10-2 = Jede ganz gefüllte Zeile und Spalte bringt 1 Punkt für jeden Kolonisten darin. Wo sich eine volle Zeile und eine volle Spalte kreuzen, zählt ein Kolonist doppelt.
sm-10-3 = Jeder deiner Gelehrten bringt die aufgedruckten Punkte.
sm-10-4 = Jeder deiner Bischöfe kostet { $bishop_cost ->
        [one] 1 Punkt
       *[other] { $bishop_cost } Punkte
    }; dann wird sein Ziel gewertet.
sm-10-5 = Jeder vollständige Satz Schiffe, eins an jedem Dock, bringt 3 Punkte.
sm-10-6 = Jedes Schiff bringt die Punkte seiner Vorderseite.
sm-10-7 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer sich im letzten Jahr näher beim Symbol „1st“ zurückgezogen hat.
sm-10-8 = Aufgedruckte Landschaften, Erweiterungen, Rathäuser und Straßenplättchen füllen alle ihre Felder.
    .reason = Die Anleitung nennt die üblichen Fälle; nichts spricht für eine Lücke unter einem Plättchen.
sm-10-9 = Bischöfe dürfen die Summe senken, auch unter 0. Was übrig ist, wird ohne Frage verkauft.
    .reason = Die Anleitung ordnet beides an und nennt keine Grenze.

## 11 Fortgeschrittener Aufbau

sm-11-1 = Alle spielen auf Seite B, die für alle gleich ist.
sm-11-2 = Die vier Rathäuser liegen offen, jedes mit einem Gelehrten aus den nicht benötigten: vier Paare.
sm-11-3 = Nach dem Wurf der blauen Würfel wählt reihum jeder ein Paar, gegen den Uhrzeigersinn ab dem rechten Nachbarn des Startspielers. Übrige Paare kommen aus dem Spiel.
    .refused = Dieses Paar ist schon vergeben: { $lot }.
sm-11-4 = Das Rathaus wird sofort auf zwei leere Felder der Kolonie gelegt, beliebig gedreht.
    .refused = Das Rathaus braucht zwei leere Felder in deiner Kolonie.
sm-11-5 = Der Gelehrte des Paars gehört von Anfang an dir allein.
sm-11-6 = Es gibt bei jeder Spielerzahl vier Paare. Jedes Rathaus wird gelegt, bevor der Nächste wählt, und darf überall liegen.
    .reason = Die Anleitung sagt sofort und nennt keine andere Grenze.
sm-11-7 = Der eigene Gelehrte bringt am Ende seine Punkte, braucht keinen Mönch und kostet niemanden etwas.
    .reason = Die Anleitung behandelt ihn als in Ausbildung, wie einen Mönch bei einem Gelehrten.

## 12 Gemeinsame blaue Würfel

sm-12-1 = Variante: Alle blauen Würfel, geworfene und freigeschaltete, liegen im gemeinsamen Würfelpool. Jeder darf einen nehmen, um eine Zeile zu aktivieren.
sm-12-2 = In einem Jahr nutzt du nie mehr blaue Würfel, als du selbst freigeschaltet hast.
    .refused = Du hast dieses Jahr schon so viele blaue Würfel genutzt, wie du freigeschaltet hast.
sm-12-3 = Dein erster blauer Würfel zählt als freigeschaltet. Gezählt wird beim Nehmen; ein in diesem Jahr freigeschalteter hilft also sofort.
    .reason = Jeder bringt beim Aufbau einen Würfel ein.
sm-12-4 = Jeder blaue Würfel des Würfelpools darf genommen werden. Benutzte liegen bis zum Jahresende in der Kolonie, dann werden alle in den Würfelpool geworfen.
    .reason = Die Anleitung behandelt sie wie weiße, und niemand geht leer aus: Im Würfelpool liegen so viele, wie alle zusammen nutzen dürfen.
sm-12-5 = Die Variante verträgt sich mit jedem Aufbau und mit dem Solospiel.
    .reason = Sie ändert nur, wo blaue Würfel liegen.

## 13 Solo

sm-13-1 = Allein spielst du eine normale Partie mit dem fortgeschrittenen Aufbau, gleich welcher Aufbau vereinbart ist.
sm-13-2 = Am Ende jedes Jahres bekommst du Punkte, wenn dein Konquistador den Baum dieses Jahres überschritten hat: den ersten, zweiten oder dritten. Punkte in den Jahren 1, 2 und 3: { $tree_1 }, { $tree_2 }, { $tree_3 }.
sm-13-3 = 100 Punkte sind ein schöner Erfolg. Dazu warten sechs Ziele: Kommunismus (28 Punkte mit Kolonisten), Kapitalismus (4 vollständige Sätze Schiffe), Theokratie (30 Punkte aus Bischofszielen), Kaprakratie (eine volle Zeile oder Spalte mit nur einer Landschaftsart), Demokratie (120 Punkte) und Utopie (150 Punkte).
sm-13-4 = Du beginnst wie der Startspieler einer normalen Partie. Alle fünf Rückzugsfelder sind jedes Jahr frei, du fängst jedes Jahr an, und Mönche kosten nie Münzen.
    .reason = Es sitzt niemand sonst am Tisch.
sm-13-5 = Theokratie zählt vor dem Preis der Bischöfe. Kommunismus und Kapitalismus dürfen übertroffen werden.
    .reason = Das Ziel spricht von Punkten aus Vorgaben, und nach dem Preis wären 30 mit manchen Bischöfen unerreichbar.
sm-13-6 = Kaprakratie: Alle sechs Felder einer Zeile oder Spalte zeigen dieselbe Landschaftsart: Wald, Farm, Berg oder Stadt. Ziele werden unabhängig voneinander und von den 100 Punkten gemeldet.
    .reason = Die Anleitung verlangt eine durchgehende Zeile oder Spalte ohne Straßen und verbindet die Ziele mit „und/oder“.

## 14 Gelehrte

sm-14-1 = Astronomie: Bekommst du ein Schiff, darfst du es gegen Münzen an ein anderes deiner Docks legen, 1 Münze je Dock auf oder ab.
    .refused = { $need ->
        [one] Dir fehlt 1 Münze, um das Schiff so weit zu verlegen.
       *[other] Dir fehlen { $need } Münzen, um das Schiff so weit zu verlegen.
    }
sm-14-2 = Steuern: Nutzt du einen Würfel, erhältst du 1 Münze je zwei Kolonisten in dieser Zeile oder Spalte.
sm-14-3 = Botanik: Du darfst 1 Holz oder 1 Getreide zahlen, um dem genommenen Würfel eine beliebige Augenzahl zu geben.
    .refused = { $why ->
        [stock] Dafür hast du nichts auf Lager: { $good }.
        [kind] Botanik nimmt Holz, Getreide oder Gold, nicht das: { $good }.
       *[scholar] Nur mit Botanik darfst du einen Würfel mit Ressourcen bezahlen.
    }
sm-14-4 = Philosophie: Du darfst einen blauen Würfel für eine Spalte nutzen.
    .refused = Nur mit Philosophie darfst du einen blauen Würfel für eine Spalte nutzen.
sm-14-5 = Mathematik: Beim Rückzug nimmst du die Münzen von einer deiner Landschaften zurück.
sm-14-6 = Bauwesen: Nach dem Aktivieren einer Linie darfst du den Würfel auf eine beliebige ihrer freien Landschaften legen.
    .refused = Der Würfel darf nur auf einer freien Landschaft der Linie liegen, die er aktiviert hat.
sm-14-7 = Industrialisierung: Aktivierst du einen Tausch, darfst du ihn zweimal ausführen.
sm-14-8 = Wirtschaft: Holz und Getreide kosten dich 2 Münzen.
sm-14-9 = Höhere Wirtschaft: Du darfst Zucker und Juwelen für 3 Münzen kaufen.
    .refused = Nur mit Höherer Wirtschaft kannst du das kaufen: { $good }.
sm-14-10 = Logistik: Jederzeit darfst du für 1 Münze einen deiner Würfel auf eine freie Landschaft legen, die durch eine Straße verbunden ist. Benachbarte Landschaften gelten als verbunden.
    .refused = { $why ->
        [scholar] Nur mit Logistik darfst du Würfel verschieben.
        [coin] Du brauchst 1 Münze, um einen Würfel zu verschieben.
        [die] Dort liegt kein Würfel von dir.
       *[way] Von diesem Würfel führt keine Straße zu einer freien Landschaft dort.
    }
sm-14-11 = Astronomie: Die Docks sind eine Reihe von vieren ohne Umlauf. Das Schiff wird nur beim Erhalt verlegt, und auf dem Spielplan wird das Dock aufgefüllt, von dem es kam.
    .reason = Die Anleitung sagt auf oder ab, und sofort.
sm-14-12 = Steuern gibt es, wenn die Linie feststeht, vor ihrer ersten Landschaft, für alle Kolonisten darin. Nicht, wenn du eine einzelne Landschaft mit Münzen aktivierst.
    .reason = Es gibt sie für das Nutzen eines Würfels.
sm-14-13 = Botanik: Auch Gold geht, sie gilt für Würfel aus dem Würfelpool, und sie kann einen sonst unbrauchbaren Würfel brauchbar machen.
    .reason = Die Anleitung spricht von jedem gewählten Würfel, und Gold ist ein Joker.
sm-14-14 = Philosophie: So ein blauer Würfel wirkt ganz wie für eine Spalte, bleibt aber blau; er zählt nicht zu deinen drei weißen.
    .reason = Die Fähigkeit ändert nur, welche Linie aktiviert wird.
sm-14-15 = Mathematik wirkt einmal je Rückzug, sobald der Marker steht oder der Gelehrte gewonnen ist. Zurückgenommen werden ohne Nachfrage die Münzen der Landschaft, auf der die meisten liegen.
    .reason = Es ist nie schlechter, und die Münzen können im Rückzug helfen.
sm-14-16 = Bauwesen: Die Landschaft muss frei sein, wenn der Würfel gelegt wird.
    .reason = Eine Landschaft trägt einen Würfel oder einen Stapel Münzen.
sm-14-17 = Industrialisierung: Die beiden Tauschgeschäfte werden einzeln gewählt, gleich oder verschieden; jedes darf abgelehnt werden.
    .reason = Das Beispiel der Anleitung zahlt von jedem eins, aber nur als Beispiel.
sm-14-18 = Wirtschaft und Höhere Wirtschaft: Was der Gelehrte nicht nennt, behält seinen Preis, und die Lagergrenze gilt.
    .reason = Die Plättchen ändern Preise und sonst nichts.
sm-14-19 = Logistik verschiebt Würfel, keine Münzen, so oft du zahlst. Der Weg führt nur über Straßen, Kante an Kante. Während einer Aktivierung dürfen Würfel die aktivierte Linie verlassen oder in sie wandern, doch für den benutzten Würfel muss dort eine Landschaft frei bleiben. Verschieben aktiviert nichts; die verlassene Landschaft ist wieder frei.
    .reason = Der Hinweis zu den Straßen sagt, wie sie weiterführen, und die Fähigkeit gilt jederzeit; doch der benutzte Würfel muss irgendwo liegen.
    .refused = In der Linie, die gerade aktiviert wird, muss eine Landschaft frei bleiben: Ihr eigener Würfel muss dort liegen.

## 15 Bischöfe

sm-15-1 = Quadrat: { $square_3 }, { $square_4 } oder { $square_5 } Punkte für ein gefülltes Quadrat von 3 mal 3, 4 mal 4 oder 5 mal 5 Feldern in deiner Kolonie. Nur ein Quadrat zählt.
sm-15-2 = Schiffe: { $bishop_dock ->
        [one] 1 Punkt
       *[other] { $bishop_dock } Punkte
    } je Schiff an ein und demselben deiner Docks, höchstens { $bishop_most }.
sm-15-3 = Städte: { $bishop_towns ->
        [one] 1 Punkt
       *[other] { $bishop_towns } Punkte
    } je Stadt, die durch Straßen mit deinem Rathaus verbunden oder ihm benachbart ist, höchstens { $bishop_most }.
sm-15-4 = Kolonisten: { $bishop_colonists ->
        [one] 1 Punkt
       *[other] { $bishop_colonists } Punkte
    } je Kolonist, der durch Straßen mit deinem Rathaus verbunden ist, höchstens { $bishop_most }.
sm-15-5 = Gebiet: { $bishop_area ->
        [one] 1 Punkt
       *[other] { $bishop_area } Punkte
    } je Feld deines größten zusammenhängenden Gebiets aus Farmen, Wäldern oder Bergen, höchstens { $bishop_most }.
sm-15-6 = Vielfalt: { $bishop_diversity ->
        [one] 1 Punkt
       *[other] { $bishop_diversity } Punkte
    } je Zeile und Spalte mit Farm, Wald, Berg und Stadt, höchstens { $bishop_most }.
sm-15-7 = Das beste Quadrat zählt, 6 mal 6 gilt als 5 mal 5. Das vollste Dock zählt. Gebiete hängen über Kanten zusammen, Getreide- und Zuckerfarmen sind dieselbe Landschaftsart, Städte zählen nicht.
    .reason = Die Anleitung sagt „mindestens“, „ein Dock“ und nennt drei Landschaftsarten.
sm-15-8 = Für die Vielfalt muss eine Linie nicht voll sein, und das Rathaus ist keine Stadt. Eine Stadt oder ein Kolonist zählt bei Berührung mit dem Rathaus oder mit einer Straßenkette, die es berührt; Städte leiten die Verbindung nicht weiter.
    .reason = Die Legende nennt Rathaus und Stadt getrennt, und nur Straßen führen eine Straße fort.

## Wörter

word-wood = Holz
word-grain = Getreide
word-sugar = Zucker
word-gem = Juwel
word-gems = Juwelen
word-gold = Gold
word-coin = Münze
word-coins = Münzen
word-point = Punkt
word-points = Punkte
word-monk = Mönch
word-cell = Zeile { $one }, Spalte { $two }
word-wood-n = { $n } Holz
word-grain-n = { $n } Getreide
word-sugar-n = { $n } Zucker
word-gem-n = { $n ->
    [one] { $n } Juwel
   *[other] { $n } Juwelen
}
word-gold-n = { $n } Gold
word-coins-n = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
word-points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
word-colonists-n = { $n ->
    [one] { $n } Kolonist
   *[other] { $n } Kolonisten
}
word-exchange = { $one } gegen { $two }
word-building = { $one } ({ $two })
word-colony-board = Kolonie-Tableau { $value }
word-double-tile = Zweierplättchen { $one } + { $two }
word-triple-tile = Dreierplättchen { $one } + { $two } + { $three }
word-town-hall-tile = Rathaus { $one } + { $two }
word-road-tile = Straßenplättchen mit { $one }
word-ship-tile = Schiff für { $one } ({ $two })
word-white = weiß
word-blue = blau
word-row = Zeile
word-column = Spalte
word-religion = Religion
word-conquistador = Konquistador
word-ship = Schiff
word-road = Straße
word-forest = Wald
word-farm = Farm
word-mountain = Berg
word-town = Stadt
word-town_hall = Rathaus
word-empty = leer
word-camp-1 = erste Missionsstation
word-camp-2 = zweite Missionsstation
word-camp-3 = dritte Missionsstation
word-camp-4 = vierte Missionsstation
word-astronomy = Astronomie
word-taxation = Steuern
word-botany = Botanik
word-philosophy = Philosophie
word-mathematics = Mathematik
word-construction = Bauwesen
word-industrialization = Industrialisierung
word-basic_economics = Wirtschaft
word-advanced_economics = Höhere Wirtschaft
word-logistics = Logistik
word-square = Quadrat
word-dock = Schiffe an einem Dock
word-towns = Städte
word-colonists = Kolonisten
word-area = Größtes Gebiet
word-diversity = Vielfalt
word-success = ein schöner Erfolg
word-communism = Kommunismus
word-capitalism = Kapitalismus
word-theocracy = Theokratie
word-capracracy = Kaprakratie
word-democracy = Demokratie
word-utopia = Utopie

## Was gefragt wird

ask-choose-board = Wähle das Kolonie-Tableau, auf dem du spielst
ask-choose-lot = Wähle ein Rathaus; der Gelehrte daneben arbeitet nur für dich
ask-place-town-hall = Lege dein Rathaus auf zwei leere Felder deiner Kolonie
ask-take-turn = Du bist am Zug: Lege ein Plättchen, aktiviere eine Landschaft oder eine Reihe, oder zieh dich zurück
ask-set-die = Der Würfel zeigt { $value }. Welche { $line ->
    [0] Zeile
   *[1] Spalte
} aktivierst du? Jeder Schritt daneben kostet 1 Münze.
ask-set-die-freely = Die Botanik ist bezahlt: Welche { $line ->
    [0] Zeile
   *[1] Spalte
} aktivierst du?
ask-place-tile = Wohin in deiner Kolonie legst du das Plättchen?
ask-choose-exchange = Tausch: Welche Ressource gibst du, wenn du willst?
ask-choose-gain = Tausch: Was nimmst du dafür?
ask-choose-ship = Kaufst du eines der Schiffe an den Docks?
ask-choose-payment = Gold kann einspringen: Womit zahlst du?
ask-choose-dock = Astronomie: An welches deiner Docks kommt das Schiff?
ask-may-pray = Religion: Gehst du auf der Religionsleiste einen Schritt vor?
ask-may-pray-on = Religion: Zahlst du 1 Getreide für einen weiteren Schritt?
ask-place-monk = Du bist an einem Mönchssymbol vorbei: Zu welchem Gelehrten, Bischof oder zu welcher Missionsstation schickst du einen Mönch?
ask-place-road = Auf welches leere Feld legst du das Straßenplättchen?
ask-land-die = Logistik: Auf welche freie Landschaft kommt der Würfel?
ask-rest-die = Bauwesen: Auf welcher Landschaft dieser Reihe lässt du den Würfel liegen?

## Was man tun kann

do-board = { $board } nehmen
do-lot = { $lot } mit Gelehrtem nehmen
    .here = { $lot } mit { $scholar } nehmen
do-sell = { $good } verkaufen
do-buy = { $good } kaufen
do-lift = Den Würfel von { $cell } verschieben
    .here = Den Würfel verschieben: { $building } in { $cell }
do-land = Den Würfel auf { $cell } legen
    .here = Den Würfel legen auf: { $building } in { $cell }
do-tile = { $tile } bauen
do-place = In { $cell } legen, { $turn ->
    [0] ungedreht
    [1] um ein Viertel gedreht
    [2] halb herumgedreht
   *[3] um drei Viertel gedreht
}
do-activate = { $cell } mit Münzen aktivieren
    .here = Mit { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } aktivieren: { $building } in { $cell }
do-die = Einen Würfel nutzen: { $colour } { $value }, für eine { $line }
do-set = Den Würfel auf { $value } stellen
    .here = { $line } { $value } aktivieren{ $steps ->
        [0] , wie der Würfel zeigt
       *[other] { $coins ->
            [0] { "" }
           *[other] { $steps ->
                [one] { " " }für 1 Münze
               *[other] { " " }für { $steps } Münzen
            }
        }
    }
do-pay = { $good } geben
do-gain = { $gain } nehmen
do-ship = Das Schiff am Dock kaufen: { $dock }
    .here = { $ship } kaufen, Dock: { $dock }
do-dock = Das Schiff an dieses Dock legen: { $dock }
do-pray = Auf der Religionsleiste vorgehen
do-pass = Nein, danke
do-monk = Einen Mönch schicken: { $place }
do-retreat = Dich für dieses Jahr zurückziehen: { $space }
do-rest = Den Würfel auf { $cell } lassen
    .here = Den Würfel liegen lassen auf: { $building } in { $cell }

## Was getan wurde

did-board = { $by } nimmt { $board }.
did-lot = { $by } nimmt: { $lot } mit Gelehrtem.
    .here = { $by } nimmt: { $lot } mit { $scholar }.
did-sell = { $by } verkauft 1 { $good }.
did-buy = { "" }
did-lift = { "" }
did-land = { $by } verschiebt einen Würfel nach { $cell }.
    .here = { $by } verschiebt einen Würfel: { $building } in { $cell }.
did-tile = { "" }
did-place = { $by } legt ein Plättchen in { $cell }.
    .here = { $by } baut in { $cell }: { $tile }.
did-activate = { $by } aktiviert { $cell } mit Münzen.
    .here = { $by } legt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } auf eine Landschaft: { $building } in { $cell }.
did-die = { $by } nimmt einen Würfel ({ $colour } { $value }) für eine { $line }.
did-set = { $by } stellt den Würfel auf { $value }.
    .here = { $by } aktiviert { $line } { $value }.
did-pay = { $by } gibt 1 { $good }.
did-gain = { "" }
did-ship = { "" }
did-dock = { $by } legt das Schiff an dieses Dock: { $dock }.
did-pray = { "" }
did-pass = { "" }
did-monk = { $by } schickt einen Mönch: { $place }.
did-retreat = { $by } zieht sich für dieses Jahr zurück: { $space }.
did-rest = { $by } lässt den Würfel auf { $cell }.
    .here = { $by } lässt den Würfel liegen: { $building } in { $cell }.

## Chapters of the rules

sm-1 = Der Aufbau
sm-2 = Der Zug
sm-3 = Plättchen legen
sm-4 = Eine Landschaft mit Münzen
sm-5 = Eine Reihe mit einem Würfel
sm-6 = Was Landschaften bewirken
sm-7 = Der Rückzug
sm-8 = Verkaufen und kaufen
sm-9 = Das Ende eines Jahres
sm-10 = Das Ende des Spiels
sm-11 = Der Aufbau für Erfahrene
sm-12 = Gemeinsame blaue Würfel
sm-13 = Allein spielen
sm-14 = Gelehrte
sm-15 = Bischöfe

## In two minutes

brief-aim = Du führst drei Jahre lang eine junge Kolonie. Wer sie am glücklichsten gemacht hat, also am Ende die meisten Punkte hat, gewinnt.
brief-turn = Ihr seid reihum am Zug, und in deinem Zug tust du eines von vier Dingen.
brief-turn-1 = Ein Plättchen legen. Zweier kosten Holz, Dreier Holz und Getreide. Das Plättchen bleibt in deiner Kolonie, und seine Landschaften kannst du aktivieren.
brief-turn-2 = Eine ganze Reihe mit einem Würfel aktivieren: mit einem weißen die Spalte seiner Augenzahl, mit einem blauen die Zeile. Alle freien Landschaften darin wirken nacheinander; dann bleibt der Würfel auf der letzten liegen und sperrt sie für dieses Jahr.
brief-turn-3 = Eine einzelne Landschaft mit Münzen aktivieren. Die erste im Jahr kostet eine Münze, die zweite zwei und so weiter.
brief-turn-4 = Dich zurückziehen. Du nimmst, was das Feld zeigt, deine Schiffe bringen ihren Ertrag, und dein Jahr ist vorbei. Haben sich alle zurückgezogen, verlassen Würfel und Münzen die Landschaften, und das nächste Jahr beginnt.
brief-points = Punkte kommen von vielen Seiten; alles schafft niemand.
brief-points-1 = Schiffe: Jedes zählt seine eigenen Punkte, und ein Schiff an jedem Dock ist ein Satz, der noch mehr bringt.
brief-points-2 = Kolonisten: Jeder zählt in jeder vollen Zeile und in jeder vollen Spalte, in der er steht.
brief-points-3 = Konquistadoren: Wer vorn ist, punktet am Ende eines Jahres; zu dritt { $conquest_three }, Jahr für Jahr.
brief-points-4 = Religion: Die Leiste bringt Mönche und weitere blaue Würfel. Gelehrte geben dir Fähigkeiten; Bischöfe werten am Ende ein Ziel und kosten je { $bishop_cost ->
    [one] { $bishop_cost } Punkt
   *[other] { $bishop_cost } Punkte
}.

## What a decision is about

guide-choose-board = Auf diesem Tableau spielst du bis zum Ende. Suche eine Zeile oder Spalte, die Holz und Münzen bringt: Ein Würfel aktiviert alles, was darin liegt.
guide-choose-lot = Zu jedem Rathaus gehört ein Gelehrter, dessen Fähigkeit von Anfang an nur dir gehört. Wähle zuerst nach der Fähigkeit.
guide-place-town-hall = Das Rathaus ist eine Landschaft wie die anderen und bleibt, wo du es hinlegst. Lege es dorthin, wo sich eine Zeile und eine Spalte kreuzen, die du nutzen willst.
guide-take-turn = Du tust eines je Zug: ein Plättchen legen, eine Landschaft mit Münzen aktivieren, eine ganze Reihe mit einem Würfel aktivieren oder dich zurückziehen. Am meisten bewirkt ein Würfel, aber er sperrt die letzte Landschaft seiner Reihe bis zum Jahresende. Verkaufen und Kaufen kostet keinen Zug.
guide-land-die = Ein Würfel sperrt die Landschaft, auf der er liegt. Versetze ihn auf eine freie, die über Straßen mit ihr verbunden ist, und die alte ist wieder zu gebrauchen.
guide-choose-payment = Gold ersetzt jede andere Ressource und ist darum am schwersten zu ersetzen. Zahle mit der Ressource selbst, wenn du sie entbehren kannst.
guide-place-tile = Das Plättchen kommt auf leere Felder, beliebig gedreht, und bleibt das ganze Spiel. Lege seine Landschaften dorthin, wo deine Würfel sie erreichen; volle Zeilen und Spalten werten am Ende ihre Kolonisten.
guide-set-die = Die Reihe, die du wählst, wird Landschaft für Landschaft aktiviert. Jeder Schritt weg von dem, was der Würfel zeigt, kostet eine Münze.
guide-set-die-freely = Die Botanik ist bezahlt, der Würfel nimmt jeden Wert an. Wähle die Reihe, die dir jetzt am meisten bringt.
guide-rest-die = Der Würfel sperrt die Landschaft, auf der du ihn lässt, bis zum Jahresende. Nimm die, die dir am wenigsten fehlen wird.
guide-choose-exchange = Du darfst eines der gezeigten Dinge geben und bekommst ein anderes dafür. Du musst nicht; aber die Gelegenheit kommt erst wieder, wenn die Landschaft noch einmal aktiviert wird.
guide-choose-gain = Nimm eines der Dinge, die es für deine Gabe gibt. Von einer Ressource lagerst du nie mehr als drei: Was zu viel ist, wird sofort verkauft.
guide-choose-ship = Zahle die Ressourcen eines Schiffs, und es kommt in deinen Hafen. Es zählt am Ende und bringt bei jedem Rückzug den Ertrag seines Docks; ein frühes Schiff zahlt sich also öfter aus.
guide-choose-dock = Mit Astronomie kannst du das neue Schiff für Münzen an ein anderes deiner Docks legen. Ein Schiff an jedem Dock ist ein Satz, der noch mehr bringt.
guide-may-pray = Ein Schritt auf der Religionsleiste. Symbole am Weg bringen Mönche und blaue Würfel, und je früher du sie hast, desto öfter helfen sie.
guide-may-pray-on = Für ein Getreide gehst du gleich einen zweiten Schritt. Das lohnt sich, wenn das nächste Symbol nah ist oder wenn du Getreide übrig hast.
guide-place-monk = Ein Gelehrter gibt dir eine Fähigkeit für den Rest des Spiels, ein Bischof ein Ziel für das Ende, eine Missionsstation etwas sofort. Jedem anderen, der schon dort ist, zahlst du Münzen.
guide-place-road = Eine Straße ist keine Landschaft zum Aktivieren, aber sie füllt ein Feld, bringt einen Kolonisten, der in jeder vollen Reihe zählt, und verbindet Landschaften.

## Signs and what they mean

sign-later = Punkte am Ende
    .means = Eine violette Zahl zählt erst, wenn das Spiel vorbei ist.
sign-white-die = Weißer Würfel
sign-blue-die = Blauer Würfel
sign-exchange = Tausch
    .means = Du darfst eines der Dinge über dem Pfeil für eines der Dinge darunter geben.
sign-dock = { word-dock }
    .means = { sm-15-2 }
sign-scholar = Gelehrter
    .means = Ein Mönch hier gibt dir eine Fähigkeit für den Rest des Spiels.
sign-bishop = Bischof
    .means = Ein Mönch hier lässt dich am Ende ein Ziel werten.
sign-camp = Missionsstation
    .means = Ein Mönch hier bringt dir sofort etwas.
sign-forest =
    .means = Eine Landschaft, die Holz bringt.
sign-farm =
    .means = Eine Landschaft, die Getreide oder Zucker bringt.
sign-mountain =
    .means = Eine Landschaft, die Juwelen bringt.
sign-town =
    .means = Eine Landschaft, die tut, was ihre Zeichen zeigen: Münzen, Punkte, Schiffe, Tausch und mehr.
sign-town-hall =
    .means = Deine erste Landschaft; manche Bischöfe zählen, was Straßen mit ihr verbinden.
sign-colonist = Kolonist
    .means = Zählt am Ende in jeder vollen Zeile und in jeder vollen Spalte.
sign-flag = Startspieler
    .means = Wer sich am nächsten an der Fahne zurückzieht, beginnt das nächste Jahr.
sign-tree = Baum
    .means = Nur für Alleinspieler: Ein Konquistador, der rechtzeitig vorbei ist, punktet.

## Wann etwas benutzt werden kann

when-activate = Eine Landschaft aktivierst du in deinem Zug, mit Münzen oder einem Würfel; Plättchen legst du auf leere Felder.
when-place = Ein Plättchen drehst du, wenn du es legst, nachdem du es in deinem Zug gewählt hast.
when-sell = Verkaufen darfst du jederzeit in deinem Zug, aber nicht mitten in einer Zahlung.
when-buy = Kaufen darfst du jederzeit in deinem Zug, aber nicht mitten in einer Zahlung.
when-pay = Ressourcen gibst du, wenn ein Tausch oder eine Zahlung sie verlangt; verkauft werden sie am Markt.
when-die = Einen Würfel nimmst du als Hauptaktion deines Zuges.
when-tile = Ein Plättchen baust du als Hauptaktion deines Zuges.
when-ship = Ein Schiff kaufst du, wenn eine Landschaft oder ein Rückzugsfeld mit Schiff genutzt wird.
when-dock = Ein Schiff kommt an sein eigenes Dock; mit Astronomie wählst du ein anderes, wenn du es bekommst.
when-monk = Einen Mönch schickst du hierher, wenn dein Stein auf der Religionsleiste an einem Mönchssymbol vorbeikommt.
when-retreat = Zurückziehen kannst du dich als Hauptaktion deines Zuges.
when-set = Die Augenzahl stellst du ein, wenn du einen Würfel genommen hast.
when-gain = Einen Gewinn wählst du, wenn du für einen Tausch etwas gegeben hast.
when-board = Kolonie-Tableaus werden vor dem ersten Jahr gewählt.
when-lot = Rathäuser werden vor dem ersten Jahr gewählt.

## Wertung und Ende

score-tokens = Gewonnene Punkte
score-coins = Münzen
score-colonists = Kolonisten
score-scholars = Gelehrte
score-bishop-cost = Preis der Bischöfe
score-bishops = Ziele der Bischöfe
score-sets = Sätze von Schiffen
score-ships = Schiffe
end-third-year = Das dritte Jahr ist vorbei
end-solo = Das dritte Jahr deiner Solopartie ist vorbei

## Was herauskam

out-roll = { "" }
out-ship = { "" }
out-tile = Neue Plättchen: { $things }
    .thing = { $tile }
out-scholar = Gelehrte dieser Partie: { $things }
    .thing = { $scholar }
out-bishop = Bischöfe dieser Partie: { $things }
    .thing = { $bishop }
out-board = Ausgelost: { $things }
    .thing = { $board }
out-seat = { $seat } fängt an.

## Was geschah

log-gained = { $seat } erhält { $count } { $thing }.
log-paid = { $seat } zahlt { $count } { $thing }.
log-monk-paid = { $seat } zahlt { $count } Münzen an { $other }.
log-coins-back = { $seat } nimmt { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } zurück (Mathematik).
log-year = Jahr { $year } beginnt; { $seat } fängt an.
log-march = { $seat } rückt auf Feld { $space } der Konquistadorenleiste vor.
log-faith = { $seat } rückt auf Feld { $space } der Religionsleiste vor.
log-blue-die = { $seat } wirft einen blauen Würfel: { $value }
log-white-dice = Weiße Würfel: { $values }
log-blue-dice = { $seat } wirft blaue Würfel: { $values }
log-blue-die-later = { $seat } schaltet einen blauen Würfel frei, der dieses Jahr nicht nutzbar ist.
log-ship = { $seat } nimmt ein { $ship }, Dock: { $dock }.
log-at-dock = Neu an einem Dock ({ $dock }): { $ship }
log-conquest = { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Konquistadoren.
log-goal = Erreicht: { $goal }

## Orte

place-bank = Vorrat
place-store = Lager
place-buildings = Landschaften

## Der Tisch im Terminal

table-sm-year = Jahr { $year } von 3
table-sm-conquest = Konquistadoren: { $list } Punkte
table-sm-setting-up = Aufbau
table-sm-white = Weiße Würfel
table-sm-blue = Blaue Würfel
table-sm-blue-later = nächstes Jahr: { $count } mehr
table-sm-docks = Docks
table-sm-pile = { $count } im Stapel
table-sm-tiles = Plättchen
table-sm-monks = Mönche
table-sm-retreat = Rückzug
table-sm-roads = Straßenplättchen: { $count }
table-sm-religion = Religion
table-sm-conquistador = Konquistador
table-sm-boards = Tableaus zur Wahl
table-sm-lots = Rathäuser zur Wahl
table-sm-goals = Erreicht
table-sm-no-goals = keines der Ziele
table-sm-points = { $count } P.
table-sm-score = { $total } insgesamt
table-sm-powers = Gelehrte
table-sm-harbour = Hafen
table-sm-dice-left = weiße Würfel genutzt: { $white } von 3 · nächste Landschaft: { $coins } M · Mönche: { $monks }
table-sm-retreated = zurückgezogen: { $space }
table-sm-start = fängt an
table-sm-legend = W Wald · F Farm · B Berg · S Stadt · R Rathaus · = Straße (o Kolonist) · [W] weiß [B] blau · $ Münzen
table-sm-signs = † Mönch · ‡ Mönch und blauer Würfel · ♦ Gold · ♣ Baum
table-sm-letter-forest = W
table-sm-letter-farm = F
table-sm-letter-mountain = B
table-sm-letter-town = S
table-sm-letter-town_hall = R
table-sm-short-wood = Holz
table-sm-short-grain = Getr
table-sm-short-sugar = Zuck
table-sm-short-gem = Juwel
table-sm-short-gold = Gold
table-sm-short-coin = M
table-sm-short-coins = M
table-sm-short-point = P
table-sm-short-points = P
table-sm-short-ship = Sch.
table-sm-short-religion = Relig
table-sm-short-conquistador = Konq

## Was ein Ding ist, wenn man darauf zeigt

help-wood = 2 Holz bezahlen eine Zweier-Erweiterung, 2 Holz und 1 Getreide eine Dreier-Erweiterung. Verkaufspreis 1 Münze; kann gekauft werden.
help-grain = Bezahlt Dreier-Erweiterungen und den zweiten Religionsschritt. Verkaufspreis 1 Münze; kann gekauft werden.
help-sugar = Bezahlt Schiffe und Tauschgeschäfte. Verkaufspreis 2 Münzen.
help-gem = Bezahlt Schiffe und Tauschgeschäfte. Verkaufspreis 2 Münzen.
help-gold = Ersetzt jede andere Ressource. Verkaufspreis 2 Münzen.
help-coins = Sie aktivieren einzelne Landschaften, ändern Würfel und kaufen Ressourcen. 3 Münzen sind am Ende 1 Punkt.
help-points = Zufriedenheit: Wer am Ende am meisten hat, gewinnt. Eine violette Zahl zählt erst am Ende.
help-monk = Geht zu einem Gelehrten, einem Bischof oder in eine Missionsstation, wenn dein Marker ein Mönchssymbol überschreitet. Wer schon dort steht, bekommt je 2 Münzen.
help-religion = Ein Schritt auf der Religionsleiste; 1 Getreide bezahlt einen zweiten. Symbole am Weg bringen Mönche und blaue Würfel.
help-conquistador = Ein Schritt auf der Konquistadorenleiste. Gold am Weg; wer vorn ist, bekommt am Jahresende Punkte. Im Stapel liegt der untere Marker vorn.
help-ship = Du darfst eines der offenen Schiffe bezahlen und in deinen Hafen legen.
help-road = Keine Landschaft: wird nie aktiviert, trägt keinen Würfel. Jeder Kolonist zählt in jeder vollen Zeile und Spalte.
help-empty = Platz für ein Plättchen.
help-white-die = Weißer Würfel: aktiviert die Spalte seiner Augenzahl, von oben nach unten. Höchstens drei im Jahr.
help-blue-die = Blauer Würfel: aktiviert die Zeile seiner Augenzahl, von links nach rechts.
help-column-head = Ein weißer Würfel mit dieser Augenzahl aktiviert diese Spalte.
help-row-head = Ein blauer Würfel mit dieser Augenzahl aktiviert diese Zeile.
help-double = Zweier-Erweiterungen kosten 2 Holz.
help-triple = Dreier-Erweiterungen kosten 2 Holz und 1 Getreide.
help-turn = Drehe das Plättchen. Der rote Punkt liegt auf dem Feld, das du in der Kolonie berührst.
help-exchange = Tausch: Gib eines von links für eines von rechts.
help-sell = Verkaufe eines an den Markt.
help-buy = Kaufe eines am Markt.
help-activate = Was es kostet, in diesem Jahr die nächste einzelne Landschaft zu aktivieren.
help-dock = Das Schiff kommt an dein Dock mit demselben Symbol.
help-harbour = Jedes Schiff hier bringt bei deinem Rückzug, was das Symbol seines Docks zeigt, und am Ende seine Punkte.
help-retreat = Der Rückzug beendet dein Jahr: erst, was das Feld zeigt, dann der Ertrag deiner Schiffe. Wer der Fahne am nächsten ist, beginnt das nächste Jahr.
help-market-square = Wer sich noch nicht zurückgezogen hat. Der Ring zeigt, wer am Zug ist.
help-start = Beginnt dieses Jahr.
help-years = Die drei Jahre, und was die vordersten Konquistadoren am Ende eines jeden bekommen.
help-coin = { help-coins }
help-point = { help-points }

## Chapters, and how ties are broken

chapter-year = Jahr { $year }
tie-retreat = Bei gleich vielen Punkten liegt vorn, wer sich im letzten Jahr näher bei „1st“ zurückgezogen hat.

## What an option brings

brings-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
brings-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
brings-gem = { $count ->
    [one] Juwel
   *[other] Juwelen
}
brings-religion-steps = { $count ->
    [one] Religionsschritt
   *[other] Religionsschritte
}
brings-conquistador-steps = { $count ->
    [one] Konquistadorenschritt
   *[other] Konquistadorenschritte
}
brings-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
}
brings-monks-sent = { $count ->
    [one] Mönch eingesetzt
   *[other] Mönche eingesetzt
}
brings-blue-dice = { $count ->
    [one] blauer Würfel
   *[other] blaue Würfel
}
brings-cells = { $count ->
    [one] Feld bebaut
   *[other] Felder bebaut
}
then-choose-exchange = dann ein Tausch
then-choose-ship = dann ein Schiff, wenn du es bezahlst
then-may-pray = dann ein Religionsschritt
then-place-monk = dann ein Mönch zum Einsetzen
then-place-road = dann ein Straßenplättchen zum Legen
ends-year = { $dice ->
    [0] Damit endet dein Jahr.
    [one] Damit endet dein Jahr, { $dice } Würfel bleibt ungenutzt.
   *[other] Damit endet dein Jahr, { $dice } Würfel bleiben ungenutzt.
}
ask-too-choose-payment = Zahlung selbst wählen

## What an option does

does-sell = Das kostet keinen Zug, und du darfst es beliebig oft tun. { $left ->
        [0] Dann hast du keins mehr.
        [one] Dir bleibt { $left }.
       *[other] Dir bleiben { $left }.
    }
does-buy = Das kostet keinen Zug, und du darfst es tun, so oft du zahlen kannst. Du hast dann { $have } davon.
does-pay = Damit bezahlst du. { $left ->
        [0] Dann hast du keins mehr.
        [one] Dir bleibt { $left }.
       *[other] Dir bleiben { $left }.
    }
does-pay-botany = Der Würfel nimmt jeden Wert an, ohne Münzen. { $left ->
        [0] Dann hast du keins mehr.
        [one] Dir bleibt { $left }.
       *[other] Dir bleiben { $left }.
    }
does-pay-exchange = Dafür bekommst du: { $gains }. { $left ->
        [0] Dann hast du keins mehr.
        [one] Dir bleibt { $left }.
       *[other] Dir bleiben { $left }.
    }
does-pay-pray = Das bezahlt einen weiteren Schritt auf der Religionsleiste. { $steps ->
        [0] Hinter dem letzten Mönch ist jeder überzählige Schritt einen Punkt wert.
        [one] Schon der nächste Schritt erreicht einen Mönch.
       *[other] Bis zum nächsten Mönch sind es { $steps } Schritte.
    }
does-pray = Ein erreichter Mönch darf zu einem Gelehrten, einem Bischof oder in eine Missionsstation. { $steps ->
        [0] Hinter dem letzten Mönch ist jeder überzählige Schritt einen Punkt wert.
        [one] Schon der nächste Schritt erreicht einen Mönch.
       *[other] Bis zum nächsten Mönch sind es { $steps } Schritte.
    }
does-die = So, wie er liegt, aktiviert er der Reihe nach: { $buildings }. Dann liegt er auf der letzten Landschaft und sperrt sie für dieses Jahr.
does-die-none = So, wie er liegt, ist in dieser Reihe nichts frei: Du zahlst, um ihn zu ändern, und wählst dann die Reihe.
does-set = Der Reihe nach werden aktiviert: { $buildings }. Der Würfel bleibt auf der letzten Landschaft liegen.
does-lift = Die Landschaft, die er verlässt, ist wieder frei, und du wählst, wohin der Würfel kommt.
does-land = Von nun an sperrt der Würfel diese Landschaft, und die andere ist frei.
does-rest = Diese Landschaft ist für den Rest des Jahres gesperrt, die anderen der Reihe bleiben frei.
does-board = Darauf sind gedruckt, von oben: { $buildings }.
does-lot = Du legst das Rathaus sofort, und nur du hast seinen Gelehrten.
does-tile = Du legst es sofort auf { $cells } leere Felder. { $colonists ->
        [0] Es hat keine Kolonisten, nur Landschaften.
        [one] Sein Kolonist zählt in jeder vollen Zeile und Spalte.
       *[other] Seine { $colonists } Kolonisten zählen in jeder vollen Zeile und Spalte.
    }
does-place = In der vollsten Zeile oder Spalte, in der es liegt, { $missing ->
        [one] fehlt dann { $missing } Feld
       *[other] fehlen dann { $missing } Felder
    }. Volle werten am Ende ihre Kolonisten.
does-place-full = Damit { $full ->
        [one] wird eine Zeile oder Spalte voll, deren Kolonisten am Ende zählen.
       *[other] werden { $full } Zeilen und Spalten voll, deren Kolonisten am Ende zählen.
    }
does-activate = Nur diese Landschaft wirkt, und die Münzen liegen bis zum Jahresende darauf. Die nächste würde { $next ->
        [one] { $next } Münze
       *[other] { $next } Münzen
    } kosten.
does-ship-coins = Am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und { $income } Münzen bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-ship-religion = Am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und { $income ->
        [one] einen Religionsschritt
       *[other] { $income } Religionsschritte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-ship-conquistador = Am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und { $income ->
        [one] einen Konquistadorenschritt
       *[other] { $income } Konquistadorenschritte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-ship-points = Am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und { $income ->
        [one] { $income } Punkt
       *[other] { $income } Punkte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-dock-coins = Dort bringt es { $income } Münzen bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-dock-religion = Dort bringt es { $income ->
        [one] einen Religionsschritt
       *[other] { $income } Religionsschritte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-dock-conquistador = Dort bringt es { $income ->
        [one] einen Konquistadorenschritt
       *[other] { $income } Konquistadorenschritte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-dock-points = Dort bringt es { $income ->
        [one] { $income } Punkt
       *[other] { $income } Punkte
    } bei jedem Rückzug. An diesem Dock hast du dann { $there }; eins an jedem Dock ist ein Satz.
does-retreat-coins = Du bekommst { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }. Dann ist dein Jahr vorbei, und { $ships ->
        [0] du hast kein Schiff, das etwas bringt.
        [one] dein Schiff bringt seinen Ertrag.
       *[other] deine { $ships } Schiffe bringen ihren Ertrag.
    } Es ist Feld { $place } von oben, und wer sich am weitesten oben zurückzieht, beginnt das nächste Jahr.
does-retreat-religion = Du bekommst eine Religionsaktion. Dann ist dein Jahr vorbei, und { $ships ->
        [0] du hast kein Schiff, das etwas bringt.
        [one] dein Schiff bringt seinen Ertrag.
       *[other] deine { $ships } Schiffe bringen ihren Ertrag.
    } Es ist Feld { $place } von oben, und wer sich am weitesten oben zurückzieht, beginnt das nächste Jahr.
does-retreat-conquistador = Dein Konquistador geht einen Schritt. Dann ist dein Jahr vorbei, und { $ships ->
        [0] du hast kein Schiff, das etwas bringt.
        [one] dein Schiff bringt seinen Ertrag.
       *[other] deine { $ships } Schiffe bringen ihren Ertrag.
    } Es ist Feld { $place } von oben, und wer sich am weitesten oben zurückzieht, beginnt das nächste Jahr.
does-retreat-ship = Du darfst wie üblich ein Schiff kaufen. Dann ist dein Jahr vorbei, und { $ships ->
        [0] du hast kein Schiff, das etwas bringt.
        [one] dein Schiff bringt seinen Ertrag.
       *[other] deine { $ships } Schiffe bringen ihren Ertrag.
    } Es ist Feld { $place } von oben, und wer sich am weitesten oben zurückzieht, beginnt das nächste Jahr.
does-retreat-road = Du bekommst ein Straßenplättchen für ein leeres Feld. Dann ist dein Jahr vorbei, und { $ships ->
        [0] du hast kein Schiff, das etwas bringt.
        [one] dein Schiff bringt seinen Ertrag.
       *[other] deine { $ships } Schiffe bringen ihren Ertrag.
    } Es ist Feld { $place } von oben, und wer sich am weitesten oben zurückzieht, beginnt das nächste Jahr.
does-monk-scholar = { $coins ->
        [0] Es kostet nichts, denn noch ist niemand dort.
        [one] Du zahlst { $coins } Münze an die, die dort sind.
       *[other] Du zahlst { $coins } Münzen an die, die dort sind.
    } Ein Gelehrter arbeitet von nun an für dich und ist am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
does-monk-bishop = { $coins ->
        [0] Es kostet nichts, denn noch ist niemand dort.
        [one] Du zahlst { $coins } Münze an die, die dort sind.
       *[other] Du zahlst { $coins } Münzen an die, die dort sind.
    } Am Ende kostet ein Bischof { $bishop_cost ->
        [one] { $bishop_cost } Punkt
       *[other] { $bishop_cost } Punkte
    }, dann zählt sein Ziel.
does-monk-camp = { $coins ->
        [0] Es kostet nichts, denn noch ist niemand dort.
        [one] Du zahlst { $coins } Münze an die, die dort sind.
       *[other] Du zahlst { $coins } Münzen an die, die dort sind.
    } Du bekommst sofort: { $gains }.
does-pass-exchange = Du behältst, was du hast, und der Tausch verfällt.
does-pass-ship = Du kaufst jetzt kein Schiff und behältst deine Ressourcen.
does-pass-pray = Dein Marker bleibt auf der Religionsleiste stehen.
does-pass-monk = Der Mönch bleibt bei dir, und diese Gelegenheit kommt nicht wieder.
does-pass-road = Das Straßenplättchen bleibt auf dem Spielplan, und du kannst es nicht später haben.
does-gain = Du bekommst es sofort.

## How the terminal calls what a lesson points at

thing-value = Wert { $last }
