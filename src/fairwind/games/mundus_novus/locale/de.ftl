game-name = Mundus Novus
game-pitch = Biete, schnappe und tausche die Schätze der Neuen Welt, mach daraus Schiffe, Händler und berühmte Verbündete und werde vor allen anderen reich.
game-length = 60 Minuten

variant-first-master = Erster Handelsherr
variant-first-master-random = ausgelost
variant-first-master-seat-1 = Platz 1
variant-first-master-seat-2 = Platz 2
variant-first-master-seat-3 = Platz 3
variant-first-master-seat-4 = Platz 4
variant-first-master-seat-5 = Platz 5
variant-first-master-seat-6 = Platz 6
variant-relic-sets = Kombinationen nur aus Reliquien
variant-relic-sets-allowed = erlaubt
variant-relic-sets-forbidden = nicht erlaubt

## Vorbereitung

mn-1-1 = Entwicklungskarten, deren Spielerzahl größer ist als die Zahl der Mitspielenden, kommen nicht ins Spiel.
mn-1-2 = Drei offene Warenkarten bilden den Markt.
mn-1-3 = Fünf offene Entwicklungskarten liegen in einer Reihe. Karte 1 liegt am weitesten vom Stapel entfernt, Karte 5 direkt daneben.
mn-1-4 = Wer zuerst Handelsherr ist, wird ausgelost; der Tisch kann sich auch auf einen Platz einigen.
    .reason = Die Anleitung möchte den jüngsten Spieler, und den kann ein Programm nicht kennen.
mn-1-5 = Der Bank gehen die Dublonen nie aus.
    .reason = Die Münzen in der Schachtel sind ein Vorrat; nirgends heißt es, sie seien eine Grenze.

## Ereignis

mn-2-1 = Zu Beginn einer Runde nennt das Symbol auf Karte 1 der Reihe das Ereignis. Es gilt für alle und für die ganze Runde, auch wenn Karte 1 inzwischen genommen wird; ohne Symbol gibt es kein Ereignis.
mn-2-2 = In der ersten Runde gibt es kein Ereignis, egal was Karte 1 zeigt.
mn-2-3 = Hilfe des Königs: Du darfst in dieser Runde beliebig viele Kombinationen gleicher Waren legen, und jede bringt dir eine Entwicklung.
mn-2-4 = Einheimische: Eine Kombination verschiedener Waren bringt in dieser Runde nur { $natives-pay ->
        [one] { $natives-pay } Dublone
       *[other] { $natives-pay } Dublonen
    } je Karte.
mn-2-5 = Die Einheimischen ändern weder den Preis der Reliquien noch den Sieg durch die perfekte Kombination.
    .reason = Das Ereignis spricht nur von Kombinationen verschiedener Waren.
mn-2-6 = Sturm: Eine Kombination gleicher Waren bringt in dieser Runde Karte 1 der Reihe und keine andere, ganz gleich, wie groß und wie selten sie ist.
    .refused = Es stürmt: In dieser Runde ist nur Karte 1 der Reihe zu haben.
mn-2-7 = Der Sturm hindert den Besitzer von Diego de Almagro nicht daran, vom Stapel zu nehmen.
    .reason = Der Sturm sperrt den Rest der Reihe, und Almagros Karte kommt nicht aus der Reihe.
mn-2-8 = Feuer: In dieser Runde darf niemand Karten einlagern. Lagerhäuser zahlen ihr Einkommen trotzdem.
mn-2-9 = Piraten: Gleich nach der Versorgung verlierst du für jede deiner Flotten aus zwei oder mehr Karavellen eine Warenkarte deiner Wahl.
    .refused = Für die Piraten fehlt dir diese Karte: { $resource }.
mn-2-10 = Alle wählen geheim aus ihrer ganzen Hand, was die Piraten bekommen; dann wird gemeinsam aufgedeckt.
    .reason = Das Ereignis trifft alle auf einmal, und die Anleitung nennt keine Reihenfolge.

## Versorgung

mn-3-1 = Zuerst kommen die Karten aus deinen Lagerhäusern zurück auf die Hand.
mn-3-2 = Dann erhalten alle { $hand-size } verdeckte Warenkarten.
mn-3-3 = Danach werden so viele Warenkarten aufgedeckt, wie alle zusammen Karavellen haben.
mn-3-4 = Eine Flotte ist so viel wert wie die Summe ihrer Karavellen. Die niedrigste wählt zuerst und nimmt alle ihre offenen Karten, eine je Karavelle; dann kommt die nächste.
    .refused = Das liegt nicht bei den offenen Karten: { $resource }.
mn-3-5 = Von zwei gleich starken Flotten wählt die zuerst, zu der die kleinste Karavelle gehört.
mn-3-6 = Ist auch das gleich, geht es im Uhrzeigersinn vom Handelsherrn aus.
    .reason = Irgendeine Reihenfolge muss es geben, und die Anleitung nennt keine; mit den bekannten Karten kommt es nicht vor.
mn-3-7 = Erst wenn der Warenstapel aufgebraucht ist, wird die Ablage zum neuen Stapel gemischt.
mn-3-8 = Zuerst wird der Rest des alten Stapels ausgeteilt, dann geht es mit dem neuen weiter.
    .reason = Der Autor sagt nur, dass die Ablage zum Stapel wird; so macht man es gewöhnlich.
mn-3-9 = Der Markt bleibt von Runde zu Runde liegen; nur Tauschen verändert ihn.
    .reason = Keine Regel erneuert ihn.
mn-3-10 = Ausgegebene, ungenutzte und verlorene Karten kommen offen auf die Ablage.
    .reason = Die Anleitung nennt keinen anderen Ort für sie, und nichts verbirgt sie.
mn-3-11 = Die Karten werden einzeln ausgeteilt, im Uhrzeigersinn vom Handelsherrn aus.
    .reason = Die Anleitung empfiehlt, einzeln auszuteilen, und sagt nicht, bei wem man beginnt; das zählt, wenn der Stapel ausgeht.

## Handel

mn-4-1 = Der Handelsherr sagt, wie viele Karten alle anbieten; zur Wahl stehen { $offers }.
mn-4-2 = Alle legen so viele Handkarten verdeckt vor sich; dann wird gemeinsam aufgedeckt.
    .refused = Zum Anbieten fehlt dir diese Karte: { $resource }.
mn-4-3 = Wer die höchste Summe anbietet, wird Handelsherr. Jede Ware zählt so viel wie ihre Nummer, eine Reliquie zählt { $relic-sum }.
mn-4-4 = Bei Gleichstand behält der bisherige Handelsherr den Titel, wenn er selbst beteiligt ist.
mn-4-5 = Ist er nicht beteiligt, bestimmt er einen der Gleichstarken zum Nachfolger.
    .refused = { $seat } ist am Gleichstand nicht beteiligt.
mn-4-6 = Der neue Handelsherr beginnt. Wer dran ist, nimmt eine offene Karte eines anderen; solange eine da ist, muss er es.
    .refused = Diese Karte kannst du bei { $seat } nicht nehmen: { $resource }.
mn-4-7 = Du behältst die genommene Karte, oder du legst sie in den Markt und nimmst dafür eine der drei Karten, die dort liegen.
    .refused = Das liegt nicht im Markt: { $resource }.
mn-4-8 = Wer gerade eine Karte verloren hat, nimmt als Nächster.
mn-4-9 = Nie dreimal nacheinander zwischen denselben beiden: Nach zwei solchen Karten musst du bei jemand anderem nehmen.
    .refused = Die letzten beiden Karten gingen zwischen dir und { $seat } hin und her; nimm bei jemand anderem.
mn-4-10 = Dieses Verbot entfällt, wenn sonst niemand eine offene Karte hat.
    .reason = Die Anleitung sieht den Fall nicht vor; so bekommen alle so viele Karten, wie sie angeboten haben.
mn-4-11 = Was in einer früheren Runde genommen wurde, zählt für das Verbot nicht.
    .reason = Liegen andere Phasen dazwischen, folgt es nicht mehr aufeinander.
mn-4-12 = Hat kein anderer mehr eine offene Karte, ist der Handel vorbei, und wer dran ist, nimmt seine restlichen Karten zurück.
mn-4-13 = Ist das nicht der Handelsherr selbst, hat diese Person eine Karte zu wenig: Der Handelsherr sucht eine Karte aus seiner eigenen Hand aus und gibt sie ihr geheim.
    .refused = Zum Weggeben fehlt dir diese Karte: { $resource }.
mn-4-14 = Die Karte wird gegeben, bevor feststeht, wer den Fortschritt beginnt; nur Geber und Empfänger kennen sie.
    .reason = Sie gleicht den Handel aus und gehört darum an das Ende dieser Phase.
mn-4-15 = Hat am Anfang außer dem Handelsherrn niemand eine offene Karte, ist der Handel sofort vorbei.
    .reason = Die Regel für das Ende des Handels passt auch, wenn es von Anfang an nichts zu nehmen gibt.
mn-4-16 = Karten derselben Ware sind gleich: Wer nimmt oder tauscht, nennt die Ware.
    .reason = Welche von zwei gleichen Karten es ist, macht keinen Unterschied.

## Fortschritt

mn-5-1 = Der Handelsherr bestimmt, wer beginnt, auf Wunsch er selbst; die anderen folgen im Uhrzeigersinn.
mn-5-2 = Du darfst je Runde eine Kombination gleicher Waren legen, um eine Entwicklung zu gewinnen.
    .refused = Du hast deine Kombination gleicher Waren für diese Runde schon gelegt.
mn-5-3 = Größe und Seltenheit bestimmen, wie viele Karten der Reihe die Kombination erreicht, von Karte 1 an gezählt. Gelegte Karten → Karten der Reihe: häufig { $reach-common }; weniger häufig { $reach-uncommon }; selten { $reach-rare }.
    .refused = Für eine Kombination aus { $size } × { $resource } reicht es nicht: { $have ->
        [0] Du hast keine passende Karte.
        [one] Du hast nur { $have } passende Karte.
       *[other] Du hast nur { $have } passende Karten.
    }
mn-5-4 = In einer Kombination gleicher Waren sind Reliquien Joker und ersetzen jede ihrer Karten.
    .refused = { $case ->
        [missing] Diese Karte hast du nicht: { $card }.
        [changed] Bei dieser Kombination kann ein Händler eine Karte nur in diese Ware verwandeln: { $resource }.
       *[other] Diese Karte passt hier nicht: { $card }. In die Kombination kommen nur diese Ware ({ $resource }), Reliquien und Karten, die ein Händler verwandelt.
    }
mn-5-5 = Eine Kombination gleicher Waren darf nur aus Reliquien bestehen; du nennst die Ware. Ein Tisch kann vereinbaren, das nicht zu spielen.
    .reason = Die Anleitung nennt Reliquien Joker und sagt nicht, ob eine echte Karte dabei sein muss.
    .refused = An diesem Tisch braucht eine Kombination mindestens eine Karte, die keine Reliquie ist.
mn-5-6 = Eine Kombination gleicher Waren hat genau eine der genannten Größen, in Karten: häufig { $sizes-common }; weniger häufig { $sizes-uncommon }; selten { $sizes-rare }.
    .reason = Eine größere brächte nicht mehr ein.
mn-5-7 = Für die Kombination nimmst du eine beliebige Entwicklungskarte in ihrer Reichweite.
    .refused = „{ $card }“ liegt außer Reichweite: { $reach ->
        [one] Deine Kombination erreicht nur Karte 1 der Reihe.
       *[other] Deine Kombination erreicht die ersten { $reach } Karten der Reihe.
    }
mn-5-8 = Die Reihe rückt zu Karte 1 hin auf, und eine neue Karte vom Stapel füllt sofort Platz 5.
mn-5-9 = Ist die Reihe kürzer, umfasst die Reichweite, was noch da liegt.
    .reason = Die Runde wird zu Ende gespielt, also muss die Reihe reichen, wie sie ist.
mn-5-10 = Ist keine Entwicklung in Reichweite, kann keine Kombination gleicher Waren gelegt werden.
    .reason = Eine solche Kombination soll eine Entwicklung bringen, und es gibt keine.
    .refused = Keine Entwicklung ist in Reichweite; diese Kombination brächte dir nichts.
mn-5-11 = Du darfst je Runde eine Kombination verschiedener Waren legen, um Dublonen zu verdienen.
    .refused = Du hast deine Kombination verschiedener Waren für diese Runde schon gelegt.
mn-5-12 = Sie hat 4 bis 9 Karten, jede Ware einmal und keine Reliquien. Karten → Dublonen: { $different-pays }.
    .refused = { $case ->
        [few] Eine Kombination verschiedener Waren braucht mindestens { $need } Karten; { $have ->
            [0] du hast keine.
           *[other] du hast nur { $have }.
        }
        [no-relics] In einer Kombination verschiedener Waren sind Reliquien nicht erlaubt.
        [laid] Diese Ware liegt schon in der Kombination: { $resource }.
       *[missing] Diese Karte hast du nicht: { $resource }.
    }
mn-5-13 = Reliquien bringen auch allein etwas. Reliquien → Dublonen: { $relics-pay }.
    .refused = Du kannst nicht { $number ->
        [one] { $number } Reliquie
       *[other] { $number } Reliquien
    } verkaufen: { $have ->
        [0] Du hast keine.
       *[other] Du hast nur { $have }.
    }
mn-5-14 = Du darfst beliebig viele Gruppen von 1 bis 5 Reliquien verkaufen; jede wird für sich bezahlt.
    .reason = Die Anleitung beschränkt die beiden anderen Arten auf eine Kombination, diese aber nicht.
mn-5-15 = Ob du Kombinationen legst und in welcher Reihenfolge, steht dir frei. Eine begonnene musst du fertig legen.
    .reason = Die Anleitung sagt, dass man Kombinationen legen muss, nennt aber keine Strafe, und eine geheime Hand lässt sich nicht prüfen; auch eine Reihenfolge nennt sie nicht.
    .refused = Eine begonnene Kombination muss fertig werden, und so ginge das nicht.
mn-5-16 = Einmal je Runde darf jeder deiner Händler eine Karte einer Kombination in eine Ware seiner Klasse verwandeln: { $numbers-common }, { $numbers-uncommon } oder { $numbers-rare }.
    .refused = { $case ->
        [missing] Diese Karte hast du nicht zum Verwandeln: { $card }.
       *[busy] Du hast keinen freien Händler für diese Klasse von Waren: { $rarity }.
    }
mn-5-17 = Ein Händler darf auch eine Reliquie verwandeln, aber nichts in eine Reliquie.
    .reason = Jede Karte darf verwandelt werden, doch die Klassen der Händler enden bei 9 und schließen Reliquien nicht ein.
mn-5-18 = An einer Karte arbeitet nur ein Händler, und die Verwandlung gilt nur für diese Kombination.
    .reason = Der Händler hilft bei einer Kombination; die Karte selbst bleibt, was sie ist.
mn-5-19 = Eine Entwicklung wirkt, sobald du sie gewinnst, auch noch im selben Zug.
    .reason = Ihr Einkommen zählt sofort, also auch ihre Fähigkeit.
mn-5-20 = Eine Entwicklung mit Einkommen zahlt es jede Runde, angefangen mit der, in der du sie gewinnst.
mn-5-21 = Am Ende deines Zuges bekommst du dein Einkommen und das Geld deiner Werften. Wenn alle ihren Zug beendet haben, wählen alle gleichzeitig und geheim, welche Karten sie einlagern; dann wird der Rest jeder Hand abgelegt.
    .reason = Nach der Anleitung werden ungenutzte Karten abgelegt, wenn die Phase vorbei ist; eine Reihenfolge unter den Spielern nennt sie nicht.
    .refused = Du hast in deinen Lagerhäusern schon Platz frei gelassen und kannst in dieser Runde nichts mehr einlagern.
mn-5-22 = Karten, die du bis zum Ende der Phase nicht genutzt hast, werden abgelegt, wenn du sie nicht einlagerst.

## Spielende

mn-6-1 = Ob das Spiel vorbei ist, wird am Ende einer Runde geprüft, nie vorher.
mn-6-2 = Das Spiel endet, wenn jemand { $goal } Dublonen oder mehr hat; wer am reichsten ist, gewinnt.
mn-6-3 = Die perfekte Kombination sind neun verschiedene Waren und eine Reliquie. Wer sie zeigt, gewinnt, so reich die anderen auch sind; bei den neun dürfen Händler helfen.
    .refused = Die perfekte Kombination braucht neun verschiedene gelegte Waren und eine echte Inka-Reliquie auf deiner Hand.
mn-6-4 = Zeigen mehrere in derselben Runde die perfekte Kombination, gewinnt von ihnen, wer am reichsten ist.
mn-6-5 = Das Spiel endet auch, wenn sich die Reihe nicht mehr auf fünf Karten auffüllen lässt; dann gewinnt, wer am reichsten ist.
mn-6-6 = Die perfekte Kombination ist deine Kombination verschiedener Waren für diese Runde. Sie zählt wie neun Karten und eine Reliquie: { $perfect-pays } Dublonen, bei Einheimischen { $perfect-pays-natives }.
    .reason = Zeigen zwei sie, entscheidet ihr Reichtum; also muss sie etwas wert sein.
mn-6-7 = Wer gleich reich ist, teilt sich den Platz.
    .reason = Die Anleitung löst hier keinen Gleichstand auf.
mn-6-8 = Ein leerer Entwicklungsstapel allein beendet das Spiel nicht.
    .reason = Auf die Reihe kommt es an: In ihr muss eine Karte fehlen.

## Entwicklungen

mn-7-1 = Jede Karavelle bringt bei jeder Versorgung eine Warenkarte mehr.
mn-7-2 = Am Ende deines Zuges zahlt jede deiner Werften 1 Dublone für jeden Gegner, der mehr Karavellen hat als du.
mn-7-3 = Ein Lagerhaus bewahrt Karten für die nächste Runde auf, auch Reliquien, so viele, wie die Karte Plätze hat; du darfst Plätze frei lassen.
    .refused = Zum Einlagern fehlt dir diese Karte: { $resource }.
mn-7-4 = Diego de Almagro: Wenn du eine Entwicklung gewinnst, darfst du stattdessen die oberste Karte des Entwicklungsstapels nehmen.
    .refused = Nur wer Diego de Almagro besitzt, darf vom Stapel nehmen.
mn-7-5 = Du nimmst diese Karte ungesehen und nur, wenn es eine gibt; die Reihe bleibt, wie sie ist.
    .reason = Der Stapel liegt verdeckt, und die Reihe verliert keine Karte.
    .refused = Der Entwicklungsstapel ist leer.
mn-7-6 = Juan de la Cosa: Kein Ereignis betrifft dich, weder ein gutes noch ein schlechtes.
mn-7-7 = Er schützt dich, sobald du ihn gewinnst, auch für den Rest dieses Zuges.
    .reason = Entwicklungen wirken sofort, wie ihr Einkommen.
mn-7-8 = Bartolomé de las Casas: Du darfst weniger Karten anbieten als angesagt, sogar gar keine, auch als Handelsherr.
    .refused = Nur wer Bartolomé de las Casas besitzt, darf weniger Karten anbieten.
mn-7-9 = Wie viele Karten du mit ihm anbietest, bleibt bis zum Aufdecken verborgen; legst du einmal nichts, legst du auch nichts mehr. Selbst ohne Karte kannst du Handelsherr werden.
    .reason = Angebote sind geheim, und die Anleitung verlangt für den Titel kein Mindestangebot.
    .refused = Du hast mit dem Anbieten aufgehört; auch der Rest deines Angebots bleibt leer.
mn-7-10 = Gonzalo Pizarro: Deine höchste Karavelle zählt 0.
mn-7-11 = Sie zählt 0 für die Summe der Flotte und bei Gleichstand. Es ist nur eine Karavelle, auch wenn du zwei Flotten hast.
    .reason = Die Karte spricht von einer Karavelle und nimmt Gleichstände nicht aus.
mn-7-12 = Juan Ponce de León: Du darfst deine Karavellen auf zwei Flotten verteilen. Jede wählt für sich, und auch die Piraten sehen jede für sich.
    .refused = „{ $card }“ lässt sich nicht verschieben: Das ist nicht deine Karavelle, oder sie gehört schon zur zweiten Flotte.
mn-7-13 = Mit zwei oder mehr Karavellen entscheidest du jede Runde über die Aufteilung, nach dem Austeilen der Karten und vor dem Aufdecken der offenen. Die zweite Flotte darf leer bleiben.
    .reason = Die Anleitung nennt keinen Zeitpunkt.
mn-7-14 = Pedro de Valdivia: Dein Angebot zählt { $valdivia-bonus } mehr, wenn der Handelsherr ermittelt wird.
mn-7-15 = Francisco de Orellana: Liegen nach deinem Tausch drei gleiche Waren oder drei aufeinanderfolgende Nummern im Markt, bekommst du jedes Mal sofort { $orellana-bonus ->
        [one] { $orellana-bonus } Dublone
       *[other] { $orellana-bonus } Dublonen
    }.
mn-7-16 = Drei Reliquien sind drei gleiche Waren, aber eine Reliquie gehört in keine Folge, und 9 und 1 sind keine Nachbarn. In welcher Ordnung die Marktkarten liegen, ist egal.
    .reason = Eine Reliquie hat keine Nummer, und der Markt liegt in keiner festen Ordnung.
mn-7-17 = Francisco de Coronado: Zeigt Karte 1 zu Beginn einer Runde kein Ereignis, darfst du { $coronado-price ->
        [one] { $coronado-price } Dublone
       *[other] { $coronado-price } Dublonen
    } für ein Ereignis deiner Wahl zahlen.
mn-7-18 = Du entscheidest, nachdem Karte 1 gelesen ist und bevor Karten ausgeteilt werden. Das Ereignis gilt nur für diese Runde und auch für dich, außer du besitzt Juan de la Cosa.
    .reason = Die Anleitung sagt nur, dass es zu Rundenbeginn geschieht, und Ereignisse gelten für alle.

## Zu zweit

mn-8-1 = Zu zweit gilt das Verbot nicht, dreimal nacheinander zwischen denselben beiden zu nehmen.

## Was man weiß

mn-9-1 = Geheim sind deine Hand, dein Angebot bis zum Aufdecken, die Karte, die der Handelsherr gibt, und was du einlagerst.
mn-9-2 = Alle sehen die Entwicklungen, die Dublonen und die Ablage und wie viele Karten auf den Händen, in den Lagerhäusern und in den Stapeln sind. Was eingelagert ist, bleibt verdeckt.
    .reason = Jeder Gewinn geschieht offen, und die Anleitung verbirgt sonst nichts; eingelagerte Karten sind wie Handkarten.
mn-9-3 = Was alle gesehen haben, merkt sich das Spiel für alle.
    .reason = Ein gutes Gedächtnis könnte dasselbe, und niemand soll mitschreiben müssen.

## Wörter

word-cocoa = Kakao
word-corn = Mais
word-tobacco = Tabak
word-coffee = Kaffee
word-cotton = Baumwolle
word-sugar = Zuckerrohr
word-potato = Kartoffel
word-indigo = Indigo
word-vanilla = Vanille
word-relic = Inka-Reliquie
word-caravel = Karavelle
word-merchant = Händler
word-warehouse = Lagerhaus
word-shipyard = Werft
word-character = Persönlichkeit
word-none = kein Ereignis
word-kings-help = Hilfe des Königs
word-natives = Einheimische
word-storm = Sturm
word-fire = Feuer
word-pirates = Piraten
word-common = häufig
word-uncommon = weniger häufig
word-rare = selten
word-sets = Kombination verschiedener Waren
word-relics = Reliquien
word-doubloons-n = { $n ->
    [one] { $n } Dublone
   *[other] { $n } Dublonen
}
word-income = Einkommen
word-shipyards = Werften
word-caravel-card = Karavelle { $value }
word-merchant-card = Händler { $value }
word-warehouse-card = Lagerhaus ({ $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
})
word-shipyard-card = Werft
word-almagro = Diego de Almagro
word-de-la-cosa = Juan de la Cosa
word-las-casas = Bartolomé de las Casas
word-pizarro = Gonzalo Pizarro
word-ponce = Juan Ponce de León
word-valdivia = Pedro de Valdivia
word-orellana = Francisco de Orellana
word-coronado = Francisco de Coronado
word-cortes = Hernán Cortés

place-pile = Warenstapel
place-discard = Ablage
place-market = Markt
place-quay = offene Karten der Versorgung
place-table = auf dem Tisch
place-hand = Hand
place-sealed = verdeckte Wahl
place-open = offenes Angebot
place-stored = Lagerhaus

## Fragen und Aufschriften

ask-buy-event = { $coronado-price ->
        [one] { $coronado-price } Dublone
       *[other] { $coronado-price } Dublonen
    } für ein Ereignis zahlen?
ask-split-fleet = Welche deiner Karavellen fahren in einer zweiten Flotte?
ask-choose-from-quay = Deine Flotte ist da: Welche offene Karte nimmst du?
ask-lose-to-pirates = Piraten: Welche Karte deiner Hand gibst du her?
ask-name-number = Handelsherr: Wie viele Karten müssen alle zum Handel anbieten?
ask-offer-cards = Welche Karte bietest du zum Handel an? Alle Angebote werden zusammen aufgedeckt
ask-settle-tie = Die höchsten Angebote sind gleich: Wer wird Handelsherr?
ask-take-card = Welche angebotene Karte nimmst du von jemand anderem?
ask-keep-or-swap = Behältst du die Karte, oder tauschst du sie gegen eine aus dem Markt?
ask-give-card = Du hast eine Karte mehr als { $receiver }: Welche gibst du geheim zurück?
ask-name-first = Handelsherr: Wer spielt zuerst Kombinationen?
ask-progress = Welche Kombination spielst du aus der Hand, oder bist du fertig?
ask-lay-same = Lege die Karten deiner Kombination: alle von einer Ware, Reliquien springen ein
ask-lay-different = Lege die Karten deiner Kombination: lauter verschiedene Waren
ask-win-development = Deine Kombination gewinnt eine Entwicklung: Welche Karte der Reihe nimmst du?
ask-store-cards = Lagerhaus: Welche Karte behältst du für die nächste Runde?

do-announce = { $number ->
    [one] Alle bieten { $number } Karte an
   *[other] Alle bieten { $number } Karten an
}
do-offer = { $resource } anbieten
do-offer-nothing = Nichts anbieten
do-master = { $seat } zum Handelsherrn machen
do-take = { $resource } bei { $seat } nehmen
do-keep = Die Karte behalten
    .here = Die Karte behalten: { $taken }
do-swap = Im Markt tauschen gegen: { $resource }
    .here = Im Markt tauschen: { $taken } gegen { $resource }
do-give = { $resource } geben
    .here = An { $receiver } geben: { $resource }
do-first = { $seat } spielt zuerst
do-same = Gleiche Waren: { $size } × { $resource }
do-different = Kombination verschiedener Waren
do-relics = { $number ->
    [one] { $number } Reliquie verkaufen
   *[other] { $number } Reliquien verkaufen
}
do-lay = { $resource } legen
do-change = Verwandeln: { $resource } → { $into }
do-collect = Dublonen kassieren
do-perfect = Die perfekte Kombination zeigen
do-win = „{ $card }“ nehmen
do-pile = Die oberste Karte vom Stapel nehmen
do-store = { $resource } einlagern
do-split = „{ $card }“ in die zweite Flotte
do-pick = { $resource } nehmen
do-lose = { $resource } hergeben
do-event = { $coronado-price ->
        [one] { $coronado-price } Dublone
       *[other] { $coronado-price } Dublonen
    } zahlen: { $event }
do-pass = { $what ->
    [event] Für kein Ereignis zahlen
    [split] Die Flotten stehen
    [store] Nichts mehr einlagern
   *[set] Zug beenden
}

## Was getan wurde

did-announce = { $by } verlangt von allen { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} zum Handel.
did-offer = { $by } bietet { $resource } an.
did-offer-nothing = { $by } bietet nichts an.
did-master = { "" }
did-take = { $by } nimmt { $resource } von { $seat }.
did-keep = { "" }
did-swap = { $by } tauscht im Markt gegen { $resource }.
    .here = { $by } tauscht im Markt { $taken } gegen { $resource }.
did-give = { $by } gibt geheim { $resource }.
    .here = { $by } gibt { $receiver } geheim { $resource }.
did-first = { $seat } spielt zuerst Kombinationen.
did-same = { $by } spielt gleiche Waren: { $size } × { $resource }.
did-different = { $by } spielt verschiedene Waren.
did-relics = { $by } verkauft { $number ->
    [one] { $number } Reliquie
   *[other] { $number } Reliquien
}.
did-lay = { $by } legt { $resource }.
    .here = { "" }
did-change = { $by } lässt einen Händler { $resource } in { $into } verwandeln.
did-collect = { "" }
did-perfect = { $by } zeigt die perfekte Kombination!
did-win = { "" }
did-pile = { $by } nimmt die oberste Karte vom Stapel.
did-store = { $by } lagert { $resource } ein.
did-split = { $by } schickt in die zweite Flotte: { $card }.
did-pick = { $by } nimmt { $resource } aus der Versorgung.
did-lose = { $by } gibt den Piraten { $resource }.
did-event = { "" }
did-pass = { "" }

out-draw = { "" }
out-card = { "" }
out-seat = Das Los fällt auf { $seat }.

## Protokoll

log-earned = { $seat } verdient { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
} ({ $source }).
log-paid = { $seat } zahlt { $count ->
    [one] { $count } Dublone.
   *[other] { $count } Dublonen.
}
log-event = In dieser Runde: { $icon }.
log-master = { $seat } ist Handelsherr.
log-round = Runde { $round } beginnt.
log-won = { $seat } gewinnt eine Entwicklung: { $card }.
log-row-card = Neu in der Reihe: { $card }.
log-reshuffled = Die Ablage wird zum neuen Stapel gemischt.
log-stored = { $seat } lagert { $count ->
    [one] { $count } Karte ein.
   *[other] { $count } Karten ein.
}

## Chapters of the rules

mn-1 = Der Aufbau
mn-2 = Das Ereignis
mn-3 = Versorgung
mn-4 = Handel
mn-5 = Fortschritt: Kombinationen und Einkommen
mn-6 = Das Ende des Spiels
mn-7 = Entwicklungen
mn-8 = Zu zweit
mn-9 = Wer was weiß

## In two minutes

brief-aim = Werde durch Handel reich. Das Spiel endet, wenn jemand { $goal } Dublonen hat, und wer am reichsten ist, gewinnt; oder jemand gewinnt auf einen Schlag mit neun verschiedenen Waren und einer Reliquie.
brief-turn = Eine Runde hat drei Teile, und alle machen bei jedem mit.
brief-turn-1 = Versorgung: Alle bekommen { $hand-size } Karten und für jede Karavelle eine offene dazu. Die kleinste Flotte wählt zuerst.
brief-turn-2 = Handel: Alle bieten einige Karten an, erst verdeckt, dann gemeinsam aufgedeckt. Die höchste Summe macht den Handelsherrn, der als Erster von den anderen nimmt. Wer eine Karte verliert, nimmt die nächste.
brief-turn-3 = Kombinationen: In deinem Zug legst du gleiche Karten für eine Entwicklung, verschiedene Karten für Dublonen und verkaufst Reliquien, wenn du magst.
brief-turn-4 = Was du nicht gebraucht hast, wird abgelegt, wenn kein Lagerhaus es aufhebt. Die Karte am Ende der Reihe kann ein Ereignis für die nächste Runde bringen.
brief-points = Nur Dublonen zählen.
brief-points-1 = Kombinationen verschiedener Waren, Karten → Dublonen: { $different-pays }.
brief-points-2 = Reliquien allein, Reliquien → Dublonen: { $relics-pay }.
brief-points-3 = Gleiche Waren gewinnen eine Karte der Reihe. Je mehr es sind und je seltener, desto weiter reichst du: häufig { $reach-common }, weniger häufig { $reach-uncommon }, selten { $reach-rare }.
brief-points-4 = Entwicklungen wirken in jeder Runde: Karavellen bringen Karten, Händler verwandeln eine, Lagerhäuser heben welche auf, und viele zahlen dir ein Einkommen.

## What a decision is about

guide-buy-event = Mit Francisco de Coronado kannst du ein Ereignis kaufen. Es gilt in dieser Runde für alle; nimm also eines, das die anderen mehr stört als dich.
guide-split-fleet = Kleine Flotten wählen vor großen, und Piraten berauben nur Flotten ab zwei Karavellen. Die Karavellen, die du nicht nennst, fahren zusammen.
guide-choose-from-quay = Eine offene Karte für jede Karavelle dieser Flotte. Nimm, was dich einer Kombination näher bringt: mehrere von einer Ware oder viele verschiedene.
guide-lose-to-pirates = Deine Flotte war groß genug für einen Überfall, und eine Karte deiner Hand ist verloren. Gib auf, was in keine Kombination passt.
guide-name-number = Du sagst, wie viele Karten alle anbieten. Viele Karten mischen alle Hände durch; wenige halten eine gute zusammen.
guide-offer-cards = Biete an, was nicht in deine Kombinationen passt: Jemand nimmt es, und du nimmst dafür eine andere Karte. Wer die höchste Summe bietet, wird Handelsherr.
guide-settle-tie = Du bestimmst den nächsten Handelsherrn; er nimmt die erste Karte und sagt später, wer zuerst Kombinationen legt.
guide-take-card = Nimm eine angebotene Karte, die in deine Hand passt. Wer sie verliert, nimmt die nächste; du wählst also auch, wer weitermacht.
guide-keep-or-swap = Du darfst die eben genommene Karte gegen eine aus dem Markt tauschen. Was du dort lässt, können später die anderen haben.
guide-give-card = Jemandem fehlt nach dem Handel eine Karte, und du gibst eine von deinen, die sonst niemand sieht. Nimm eine, die du wenig brauchst und die wenig hilft.
guide-name-first = Wer beginnt, hat die erste Wahl in der Reihe der Entwicklungen. Meistens bist das du.
guide-progress = Gleiche Waren gewinnen eine Entwicklung, verschiedene bringen Dublonen, Reliquien kann man verkaufen. Du darfst alles davon tun oder nichts; was auf der Hand bleibt, ist verloren, wenn kein Lagerhaus es aufhebt.
guide-lay-same = Je mehr Karten es sind und je seltener die Ware, desto weiter reichst du in der Reihe. Reliquien springen für fehlende Karten ein, sind aber auch Geld wert.
guide-lay-different = Jede weitere Karte bringt mehr als die davor. Neun davon und eine Reliquie sind die perfekte Kombination, und die gewinnt das Spiel.
guide-win-development = Karavellen bringen Karten, Händler verwandeln sie, Lagerhäuser heben sie auf, und viele Karten zahlen in jeder Runde. Was du früh bekommst, wirkt oft.
guide-store-cards = Was du lagerst, kommt in der nächsten Runde auf deine Hand zurück; alles andere wird abgelegt. Behalte den Anfang einer Kombination oder Reliquien.

## Wann etwas benutzt werden kann

when-lay = Karten deiner Hand legst du in Kombinationen, wenn du im Fortschritt am Zug bist; davor werden einige zum Handel angeboten.
when-pick = Eine dieser Karten nimmst du in der Versorgung, wenn deine Flotte wählt.
when-swap = Im Markt tauschst du direkt, nachdem du jemandem eine Karte genommen hast.
when-keep = Behalten oder tauschen kannst du eine Karte, direkt nachdem du sie genommen hast.
when-take = Angebotene Karten nimmt man im Handel, und zwar wer gerade eine verloren hat.
when-master = Jemanden bestimmst du als Handelsherr: bei Gleichstand der Angebote oder wer zuerst Kombinationen spielt.
when-win = Eine Entwicklung der Reihe gewinnst du direkt, nachdem du gleiche Waren gelegt hast.
when-pile = Von diesem Stapel nimmst du nur mit Diego de Almagro, wenn deine Kombination eine Entwicklung gewinnt.
when-change = Ein Händler von dir verwandelt eine Karte, während du eine Kombination legst, einmal pro Runde.

## Wertung

score-sets = Kombinationen verschiedener Waren
score-relics = Reliquien
score-income = Einkommen
score-shipyards = Werften
score-orellana = Francisco de Orellana
score-coronado = Für Ereignisse bezahlt

end-wealth = { $goal } Dublonen sind erreicht
end-perfect = Die perfekte Kombination wurde gezeigt
end-row = Die Reihe der Entwicklungen lässt sich nicht mehr auffüllen

## Der Tisch im Terminal

table-mn-round = Runde { $round }
table-mn-row = Entwicklungen
table-mn-row-number = Nr.
table-mn-card = Karte
table-mn-kind = Art
table-mn-income = Einkommen
table-mn-icon = Ereignissymbol
table-mn-deck = { $count ->
    [0] der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
table-mn-coins = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
table-mn-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-mn-stored = { $count } eingelagert
table-mn-master = Handelsherr
table-mn-offer = offenes Angebot
table-mn-owns = besitzt
table-mn-seen = von allen gesehen
table-mn-noted = dir bekannt
table-mn-perfect = perfekte Kombination!
table-mn-laid = verdeckt
table-mn-offers-of = alle bieten { $count } an

## Was ein Ding ist, wenn man darauf zeigt

help-mundus-novus-relic = Steht in einer Kombination gleicher Waren für jede Karte, oder wird verkauft. Reliquien → Dublonen: { $relics-pay }. Zählt im Angebot { $relic-sum }.
web-mn-goal = von { $goal } Dublonen
web-mn-resource = Nummer { $number }, { $rarity }. Gelegte Karten → erreichbare Karten der Reihe: { $reach }.

## Chapters, and how ties are broken

log-phase = { $phase ->
    [trade] Der Handel beginnt.
   *[progression] Der Fortschritt beginnt.
}
log-master-highest = { $seat } wird Handelsherr: Das Angebot zählt { $sum }, mehr als jedes andere.
log-master-keeps = { $seat } bleibt Handelsherr: Niemand hat mehr als { $sum } geboten.
log-master-named = { $seat } wird Handelsherr: { $by } hat unter den gleich hohen Angeboten von { $sum } gewählt.
chapter-round = Runde { $round }
chapter-phase = { $phase ->
    [trade] Handel
   *[progression] Fortschritt
}
tie-perfect = Die perfekte Kombination schlägt jeden Reichtum.

## What an option brings

brings-doubloons = { $count ->
    [one] Dublone
   *[other] Dublonen
}
brings-developments = { $count ->
    [one] Entwicklung
   *[other] Entwicklungen
}
brings-relic = { $count ->
    [one] Inka-Reliquie
   *[other] Inka-Reliquien
}
then-win-development = { $reach ->
    [one] gewinnt Karte 1
   *[other] gewinnt Karte 1 bis { $reach }
}
ends-turn = Damit endet dein Zug, obwohl du noch Karten nutzen könntest.
ask-too-keep-or-swap = Danach im Markt tauschen
ask-too-lay-same = Karten selbst wählen
ask-too-lay-different = Karten selbst wählen

## Signs

sign-common = Häufig
    .means = Ein Punkt: Von diesen Karten gibt es viele. Gelegte Karten → Karten der Reihe: { $reach-common }.
sign-uncommon = Weniger häufig
    .means = Zwei Punkte: weniger Karten, und ihre Kombinationen reichen weiter. Gelegte Karten → Karten der Reihe: { $reach-uncommon }.
sign-rare = Selten
    .means = Drei Punkte: wenige Karten, und ihre Kombinationen reichen am weitesten. Gelegte Karten → Karten der Reihe: { $reach-rare }.
sign-doubloons = Dublonen
    .means = Was am Ende zählt: Das Spiel ist aus, wenn jemand { $goal } hat. Auf einer Karte ist es, was sie jede Runde bringt.
sign-master = Handelsherr
    .means = Sagt, wie viele Karten angeboten werden, nimmt die erste und bestimmt, wer zuerst Kombinationen legt.
sign-none = Kein Ereignis
    .means = Diese Runde verläuft nach den üblichen Regeln.

## What an option does

does-announce = Alle legen so viele Karten verdeckt hin und bekommen ebenso viele zurück, meist andere. Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand.
does-offer = Sie zählt { $sum } bei der Wahl des Handelsherrn. Nimmt dir jemand die Karte, nimmst du dafür eine andere. Du hast { $have } davon.
does-offer-nothing = Niemand kann dir eine Karte nehmen, und du nimmst auch keine.
does-master = Dieser Spieler nimmt im Handel die erste Karte und sagt später, wer zuerst Kombinationen legt.
does-take = Damit hast du { $have } von dieser Ware, wenn du sie nicht im Markt tauschst. Dann nimmt { $seat } die nächste Karte.
does-keep = Sie kommt auf deine Hand, und du hast { $have } von dieser Ware.
does-swap = Du hast dann { $have } davon. Die genommene Karte bleibt im Markt, wo die anderen an sie herankommen.
does-pick = Du hast dann { $have } davon.
does-give = Niemand sonst sieht die Karte. { $left ->
        [0] Von dieser Ware hast du dann keine mehr.
        [one] Dir bleibt { $left } von dieser Ware.
       *[other] Dir bleiben { $left } von dieser Ware.
    }
does-lose = Die Karte wird abgelegt. { $left ->
        [0] Von dieser Ware hast du dann keine mehr.
        [one] Dir bleibt { $left } von dieser Ware.
       *[other] Dir bleiben { $left } von dieser Ware.
    }
does-store = Sie kommt in der nächsten Runde auf deine Hand zurück. Danach { $room ->
        [0] sind deine Lagerhäuser voll.
        [one] ist in deinen Lagerhäusern noch Platz für { $room } Karte.
       *[other] ist in deinen Lagerhäusern noch Platz für { $room } Karten.
    }
does-first-me = Du legst zuerst Kombinationen und wählst zuerst in der Reihe; die anderen folgen im Uhrzeigersinn.
does-first = Dieser Spieler wählt zuerst in der Reihe. Du wärst als Nummer { $turn } dran.
does-same = Du legst diese Karten, Reliquien ersetzen fehlende, und nimmst { $reach ->
        [one] die erste Karte der Reihe
       *[other] eine der ersten { $reach } Karten der Reihe
    }.
does-different = Deine Hand erlaubt bis zu { $most } verschiedene Karten, und so viele bringen { $pays ->
        [one] { $pays } Dublone
       *[other] { $pays } Dublonen
    }.
does-relics = Reliquien, die du auf einmal verkaufst, werden zusammen bezahlt, und mehrere bringen mehr. Reliquien → Dublonen: { $relics-pay }. Verkauft ersetzen sie keine Karte mehr.
does-lay-same = Die Karte verlässt deine Hand für diese Kombination. { $left ->
        [0] Damit ist sie vollständig.
        [one] Dann fehlt noch eine.
       *[other] Dann fehlen noch { $left }.
    }
does-lay-different = Sie wird Karte { $size } der Kombination. Karten → Dublonen: { $different-pays }.
does-change-same = Einer deiner Händler lässt diese Karte als eine andere zählen, nur in dieser Kombination, und ruht dann bis zum Ende der Runde. { $left ->
        [0] Damit ist sie vollständig.
        [one] Dann fehlt noch eine Karte.
       *[other] Dann fehlen noch { $left } Karten.
    }
does-change-different = Einer deiner Händler lässt diese Karte als eine andere zählen, nur in dieser Kombination, und ruht dann bis zum Ende der Runde. Sie wird Karte { $size } der Kombination.
does-collect = Die Kombination endet mit { $size } Karten und bringt { $pays ->
        [one] { $pays } Dublone
       *[other] { $pays } Dublonen
    }.
does-perfect = Du gewinnst das Spiel am Ende dieser Runde, wenn nicht ein Reicherer dasselbe zeigt. Sie bringt außerdem { $pays ->
        [one] { $pays } Dublone
       *[other] { $pays } Dublonen
    }.
does-win = Sie wirkt ab sofort. { $income ->
        [0] Sie hat kein Einkommen.
        [one] Sie bringt dir jede Runde { $income } Dublone.
       *[other] Sie bringt dir jede Runde { $income } Dublonen.
    }
does-split = Die leichtere von zwei Flotten wählt früher, und Piraten berauben nur Flotten ab zwei Karavellen.
does-pile = Du siehst die Karte erst, wenn sie dir gehört, und die Reihe bleibt, wie sie ist.
does-pass-event = Du behältst deine Dublonen, und die Runde hat kein Ereignis.
does-pass-split = Alle Karavellen, die du nicht genannt hast, fahren in einer Flotte.
does-pass-store = Alle Karten, die du noch auf der Hand hast, werden abgelegt.
does-pass-set = Du bekommst dein Einkommen. Karten, die du danach nicht einlagerst, werden abgelegt.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-same = { $relics ->
    [0] { "" }
    [one] verbraucht { $relics } Reliquie
   *[other] verbraucht { $relics } Reliquien
}
thing-deck = Stapel der Entwicklungen
