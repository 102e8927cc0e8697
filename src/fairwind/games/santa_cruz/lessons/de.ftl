### Der Kurs zu Santa Cruz

## Das Ziel

lesson-aim = Das Ziel, die Inseln und dein erstes Gebäude
    .understood = Wer nach zwei Durchgängen die meisten Punkte hat, gewinnt. Du baust, was ein Plättchen zeigt, bekommst sofort seine Zahl und deckst auf, was daneben liegt.
lesson-aim-governor = Du willst diese Inseln besiedeln. Wer nach zwei Durchgängen die meisten Punkte hat, wird Gouverneur und gewinnt.
lesson-aim-start = Die Punkte stehen neben den Namen. Du fängst an und hast { $mine }; { $player } kommt nach dir und hat { $theirs }.
lesson-aim-island = Es gibt { $sites } Bauplätze: an der Küste, im Land und rund um den Vulkan. Die Küste liegt offen; was weiter drinnen ist, hat noch niemand gesehen.
lesson-aim-tile = Ein Plättchen sagt, was man darauf bauen kann und was das bringt. Dieses hier: { $building }, { $points }.
lesson-aim-which = Welcher dieser drei Plätze bringt sofort am meisten?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Der bringt { $middle }. Einer der anderen bringt mehr.
    .reply-2 = Der bringt { $least }. Das Schaf zahlt sich vielleicht später aus, aber ein anderer bringt sofort mehr.
    .reply-3 = Ja, { $most }: Die Zahl auf dem Plättchen bekommst du, wenn du dort baust.
lesson-aim-land = Ein Durchgang beginnt mit dem Anlanden: Ohne eine Karte zu spielen, baut jeder auf einem Küstenplatz. Baue hier: { $site }.
    .other = Das geht, aber schau: Dort bekämst du { $points }; { $site } bringt { $best }.
    .same = Das geht und brächte genauso viel. Nimm diesmal aber { $site }: Wir wollen sehen, was dahinter liegt.
    .done = Du bekommst { $gained }. Dann landet { $player } an, auf der anderen Seite der Insel.
lesson-aim-neighbours = Dein Gebäude hat das Plättchen daneben aufgedeckt: { $building }, { $points }. Jetzt sehen es alle, und wer zuerst hinkommt, darf dort bauen.
lesson-aim-rounds = Du hast { $mine }, { $player } hat { $theirs }. Von jetzt an heißt es: eine Karte pro Zug. Sind alle gespielt, kommen die Gebäude vom Plan, und ein zweiter Durchgang beginnt auf Inseln, die alle besser kennen.

## Ein Zug

lesson-turn = Ein Zug: eine Karte spielen
    .understood = Eine Karte pro Zug. Ein Schiff führt an die Küste, ein Weg zum nächsten Platz, ein Fluss zu allen seinen Plätzen; wer bauen kann, muss bauen.
lesson-turn-hand = Das ist deine Hand: Baukarten zum Bauen und Wertungskarten ({ $count } Stück) zum Werten. In jedem Zug spielst du eine Karte, gleich welcher Art.
lesson-turn-ship = Ein Schiff bringt dich zu jedem freien Platz an der Küste. Spiele ein Schiff.
    .other = Das geht, aber die Karte führt woandershin. Dazu kommen wir noch; spiele erst ein Schiff.
    .early = Das geht, aber schau: Du hast noch kaum gebaut, da bringt eine Wertungskarte wenig. Spiele erst ein Schiff.
lesson-turn-coast = Du hast die Wertungskarte für Schafe, und hier ist eins: { $site }. Baue dort, das zahlt sich später aus.
    .other = Das geht und brächte sofort { $points }. Aber das Schaf, das deine Wertungskarte verlangt, ist hier: { $site }.
    .done = Du bekommst { $gained }, und das Schaf ist dein. { $player } spielt einen Weg und baut neben der eigenen Kirche.
lesson-turn-road = Ein Weg führt zu einem Platz, der genau einen Wegabschnitt von einem deiner Gebäude entfernt ist. Spiele einen Weg.
    .other = Das geht, aber holen wir erst die Kirche, die du aufgedeckt hast. Spiele einen Weg.
    .early = Das geht, aber die Wertungskarten bringen mehr, wenn du mehr gebaut hast. Spiele einen Weg.
lesson-turn-church = Von deinen beiden Häusern führt ein Weg zu dieser Kirche: { $points }. Baue sie.
    .refused = Suche die Linie eines Weges: Sie muss bei einem deiner eigenen Gebäude beginnen. Ein Fluss ist kein Weg.
    .done = Du bekommst { $gained }. { $player } spielt ein Schiff.
lesson-turn-supply = Was du baust, kommt aus deinem Vorrat, und manches ist knapp: Du hast noch { $left } Kirchen. Was dir ausgegangen ist, kannst du nicht mehr bauen.
lesson-turn-reach = Eins deiner Häuser steht an einer Flussmündung. Wohin kann dich eine Flusskarte bringen?
    .choice-1 = Zum nächsten Platz flussauf, weiter nicht.
    .choice-2 = Zu jedem Platz an diesem Fluss, dessen Plättchen offen liegt.
    .choice-3 = Zu jedem freien Platz an diesem Fluss, auch wenn sein Plättchen noch verdeckt ist.
    .reply-1 = Sie bringt dich weiter: den ganzen Fluss entlang.
    .reply-2 = Noch weiter: Auch verdeckte Plättchen zählen.
    .reply-3 = Ja, der ganze Fluss. Fehlt dir aber das Gebäude, das zum Vorschein kommt, gehst du leer aus.
lesson-turn-river = Spiele eine Flusskarte.
    .other = Das geht, aber jetzt wollen wir den Fluss hinauf. Spiele eine Flusskarte.
    .early = Das geht, aber bauen wir erst noch einmal. Spiele eine Flusskarte.
lesson-turn-bird = Dieser Platz an deinem Fluss zeigt ein Haus und einen Vogel. Baue dort: { $points }, und einen Vogelchip dazu.
    .other = Das geht, aber suche das Plättchen mit dem Vogel.
    .hidden = Das geht, ist aber ein Wagnis: Niemand kennt dieses Plättchen. Nimm diesmal den Vogel, der ist sicher.
    .done = Du bekommst { $gained } und ziehst einen Vogelchip. Nur du siehst, was darauf ist; er zählt am Ende des Spiels.
lesson-turn-double = Eine Kartenart bleibt noch: die Doppelaktion. Das sind zwei Schiffe, zwei Wege oder zwei Flüsse in einem einzigen Zug, nie gemischt.

## Punkte

lesson-points = Woher die Punkte kommen
    .understood = Bauen bringt sofort ein wenig, Wertungskarten bringen viel, und zwar jedem, der sie erfüllt. Spiele eine, wenn sie dir etwas bringt und den anderen nicht. Vögel zählen am Ende.
lesson-points-cards = Bis jetzt hat dich das Bauen auf { $mine } gebracht. Das meiste kommt von den Wertungskarten; das sind deine, und niemand sonst sieht sie.
lesson-points-everybody = Eine Wertungskarte bringt jedem Punkte, der sie erfüllt, gleich wer sie spielt. Diese hier bringt { $each } für jedes Gebäude an der Küste: { $points } für dich, und { $player } hat dort ebenso viele Gebäude.
lesson-points-which = Mit welcher dieser Karten gewinnst du jetzt den größten Vorsprung vor { $player }?
    .choice-1 = Schaf: { $sheep } für mich
    .choice-2 = Küste: { $coast } für mich
    .choice-3 = Vögel: { $birds } für mich
    .reply-1 = Ja. Du hast ein Schaf und { $player } keins.
    .reply-2 = Sie bringt dir { $coast }, aber { $player } genauso viel: Der Abstand bleibt gleich. Suche eine, die nur dir etwas bringt.
    .reply-3 = Das sind vorerst { $birds }. Mit jedem Vogel wird sie besser; suche eine, die jetzt schon gut ist.
lesson-points-sheep = Spiele das Schaf: { $points } für dich, nichts für { $player }.
    .other = Das geht, aber das Schaf bringt dir jetzt { $points }. Spiele es.
    .both = Das geht, aber schau: An der Küste bekäme auch { $player } Punkte. Das Schaf bringt nur dir etwas.
    .nothing = Das geht, aber schau: Diese Karte will { $need } Häuser, und so viele hast du noch nicht. Sie brächte nichts.
    .few = Das geht, aber jetzt brächte sie { $given } und mehr, wenn du mehr Vögel gezogen hast. Spiele das Schaf.
    .build = Du kannst weiterbauen. Spiele aber erst das Schaf, bevor { $player } auch eins hat.
    .done = Du bekommst { $gained }. { $player } antwortet mit einer Karte für Holz: { $theirs }, und du hast kein Holz.
lesson-points-houses = Diese Karte bringt jedem { $pays }, der mindestens { $need } Häuser hat. Du hast { $have }: Baue noch eins, bevor du sie spielst.
lesson-points-ship = Spiele ein Schiff, um noch ein Haus zu bauen.
    .other = Das geht, aber ein Haus mehr macht deine Karte gut. Spiele ein Schiff.
    .nothing = Das geht, aber du hast { $have } Häuser, und sie will { $need }: Sie brächte nichts. Spiele erst ein Schiff.
lesson-points-fourth = Hier gibt es ein Haus zu bauen, mit einem Vogel: { $site }. Baue dort.
    .other = Das geht, aber schau: { $site } bringt dir ein Haus und einen Vogel.
    .done = Das macht { $have } Häuser, und du hast noch einen Vogel gezogen. { $player } baut eine Kirche.
lesson-points-now = { $player } fehlt nur noch ein Haus. Wartest du, bringt die Karte vielleicht euch beiden etwas. Spiele sie jetzt: { $points }.
    .other = Das geht, aber eine Karte, die nur dir etwas bringt, bleibt nicht lange so. Spiele jetzt die Häuser.
    .done = Du bekommst { $gained }. Für { $player }: { $theirs }.
lesson-points-tokens = Und deine { $birds } Vogelchips? Sie zählen, wenn das Spiel aus ist: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }. Nur du weißt, welche du hast.

## Der Vulkan

lesson-volcano = Die Doppelaktion und der Vulkan
    .understood = Eine Doppelaktion baut zweimal auf dieselbe Art, und das zweite Gebäude darf vom ersten ausgehen. Der Vulkan bringt viel; ein Ausbruch kostet Punkte und Gebäude, danach sind seine Plätze wieder frei.
lesson-volcano-height = Auf dem Vulkan bringt das Bauen mehr als überall sonst. Für dich sind es zwei Wege bis dorthin: von deiner Kirche zu diesem Platz und dann hinauf.
lesson-volcano-double = Mit der Doppelaktion gehst du beide in einem einzigen Zug. Spiele sie.
    .other = Das geht, bringt dich aber nur den halben Weg weit. Spiele die Doppelaktion.
    .later = Das geht, aber sie bringt mehr, wenn du mehr gebaut hast. Spiele die Doppelaktion.
    .refused = Nimm also die Doppelaktion.
lesson-volcano-twice = Zuerst sagst du, was du zweimal tust. Nimm den Weg.
    .coast = Das geht, aber Schiffe bleiben an der Küste, und wir wollen hinauf. Nimm den Weg.
    .river = Das geht, und auch dein Fluss führt hinauf, aber niemand weiß, was an seiner Quelle liegt. Nimm den Weg.
lesson-volcano-wood = Das erste Gebäude: { $site }. Baue dort und sieh, was zum Vorschein kommt.
    .other = Das geht, aber schau, wie die Wege weiterführen: Nur von hier geht es hinauf. Baue hier: { $site }.
    .refused = Das sind zwei Wege. Einer nach dem anderen.
    .done = Du bekommst { $gained }, und zwei Plättchen des Vulkans werden aufgedeckt.
lesson-volcano-house = Nun das zweite; es darf von dem ausgehen, das du eben gebaut hast. Baue das Haus auf dem Vulkan: { $points }.
    .other = Das geht, aber oben auf dem Vulkan ist mehr zu holen: { $points }.
    .church = Das geht, und das Gold ist vielleicht für etwas gut. Aber das Haus bringt { $points } statt { $given }.
    .refused = Du hast den Weg genannt, also führt auch zum zweiten Gebäude ein Weg.
    .done = Du bekommst { $points }, aber { $player } spielt den Ausbruch: Dein Haus ist zerstört, und das kostet dich auch noch Punkte. Unterm Strich bleiben dir { $gained }.
lesson-volcano-site = Und was ist mit dem Platz, auf dem dein Haus stand?
    .choice-1 = Dort kann niemand mehr bauen.
    .choice-2 = Er ist frei, und jeder darf dort bauen.
    .choice-3 = Er bleibt für mein nächstes Haus frei.
    .reply-1 = Die Lava kühlt schnell ab: Das Plättchen bleibt, und der Platz ist frei.
    .reply-2 = Ja, und er bringt wieder Punkte. Es gibt nur eine Ausbruchskarte, und die ist gespielt: Bis zum Ende dieses Durchgangs ist der Vulkan sicher.
    .reply-3 = Mit dem Haus ist auch dein Platz dort weg. Wer zuerst kommt, darf bauen.
lesson-volcano-road = Dann geh wieder hinauf, bevor jemand anders sich die { $points } holt. Spiele einen Weg.
    .other = Das geht, aber der Vulkan ist jetzt sicher und bringt am meisten. Spiele einen Weg.
    .later = Das geht, aber nutze erst die Ruhe auf dem Vulkan. Spiele einen Weg.
lesson-volcano-again = Baue dort noch einmal: { $points }.
    .other = Das geht, aber auf dem Vulkan bekommst du { $points }.
    .church = Das geht, aber das bringt { $given }; hier sind es { $points }.
    .refused = Was du über das zerstörte Haus erreicht hast, ist wieder außer Reichweite.
    .done = Du bekommst { $gained }, und diesmal bleibt das Haus stehen.
lesson-volcano-rubble = Das zerstörte Haus liegt beiseite und kommt erst zum zweiten Durchgang zurück. Häuser in deinem Vorrat: { $left }.

## Der richtige Augenblick

lesson-timing = Wann man eine Wertungskarte spielt
    .understood = Am Ende sind alle Karten gespielt; du bestimmst nur die Reihenfolge. Werte, solange du bei dem vorn liegst, was eine Karte zählt, und warte, wo dir niemand etwas verderben kann. Die Baukarten einer Hand kennen alle.
lesson-timing-order = { $player } hat die Flüsse gewertet, das brachte euch beiden gleich viel. Jede Karte auf deiner Hand wird in diesem Durchgang gespielt; du bestimmst nur die Reihenfolge.
lesson-timing-lead = Du hast mehr Gebäude an der Küste als { $player }: Deine Karte brächte dir jetzt { $mine }. Was kann dir den Vorsprung nehmen?
    .choice-1 = Nichts, es ist ja meine Karte.
    .choice-2 = Die Doppelaktion, die { $player } noch hat: zwei Schiffe.
    .choice-3 = Ein Ausbruch.
    .reply-1 = Deine Karte ist es, aber sie bringt allen etwas. Sieh dir an, womit { $player } noch bauen kann.
    .reply-2 = Ja. Die Sets wurden offen gewählt, darum lässt sich abzählen, welche Baukarten jeder noch hat.
    .reply-3 = Der betrifft nur den Vulkan, und die Karte ist schon gespielt. Sieh dir an, womit { $player } noch bauen kann.
lesson-timing-coast = Warte also nicht länger: Spiele die Küste, { $points } für dich.
    .wait = Das geht, und dann brächte dir die Küste mehr. Aber bevor du sie spielen kannst, kommen vielleicht zwei Schiffe. Spiele die Küste jetzt.
    .birds = Das geht, aber deine Vögel nimmt dir niemand; den Vorsprung an der Küste kannst du verlieren. Spiele die Küste.
    .refused = Das war die Karte von { $player }.
    .done = Du bekommst { $points }. Und da kommen die Schiffe: { $player } spielt die Doppelaktion und baut zweimal an der Küste.
lesson-timing-shared = Eins davon fuhr zu einem Platz von dir! Wer darf bauen, wo schon jemand steht?
    .choice-1 = Wer eine Doppelaktion spielt.
    .choice-2 = Wer in der Zugfolge als Letzter kommt, einmal je Durchgang.
    .choice-3 = Wer mehr Punkte hat als ich.
    .reply-1 = Auf die Karte kommt es nicht an. Überlege, wer immer nach allen anderen dran ist.
    .reply-2 = Ja, das ist das Vorrecht des Letzten, und { $player } hat es jetzt genutzt. Dein Haus bleibt, und beide zählen; ein drittes passt nicht hin.
    .reply-3 = Auf die Punkte kommt es hier nicht an. Überlege, wer immer nach allen anderen dran ist.
lesson-timing-ship = Die Vögel bringen { $each } je Chip, und du hast { $birds }. Das lässt sich steigern: Spiele das Schiff.
    .other = Das geht, aber mit einem Vogel mehr bringt sie mehr, und das kann dir niemand verderben. Spiele das Schiff.
lesson-timing-lighthouse = Suche einen Vogel. Hier gibt es ihn mit einem Leuchtturm, und dazu { $points }: Baue dort.
    .other = Das geht, aber dort ist kein Vogel.
    .bird = Das geht, auch dort ist ein Vogel. Aber da bringt das Bauen { $given }, hier { $points }.
    .refused = Das Vorrecht, einen Platz zu teilen, hast du in diesem Durchgang nicht.
    .done = Du bekommst { $gained } und ziehst einen Vogel. { $player } geht den Fluss hinauf und findet auch einen.
lesson-timing-birds = Nun bleibt dir eine Karte: { $points } für deine Vögel. Spiele sie.
    .refused = Jede Karte wird in einem Durchgang nur einmal gespielt.
    .done = Du bekommst { $gained }. { $player } spielt den Fisch, und du hast keinen. Jetzt sind alle Karten gespielt, und der erste Durchgang ist vorbei.
lesson-timing-track = Du hast { $mine }: Dein Zählstein ist einmal um die Leiste gegangen, und die Stufe unter ihm steht für { $storey } Punkte. Bei gleichen Punkten liegt vorn, wer zuerst da war; unentschieden geht es nie aus.
