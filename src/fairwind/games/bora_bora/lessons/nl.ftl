### De cursus Bora Bora

## Het doel

lesson-aim = Het doel, de eilanden en je eerste hut
    .understood = Wie na zes ronden de meeste punten heeft, wint. Begin waar je met lage dobbelstenen verder komt, pak een hut die plaats maakt op je bord, en houd vanaf het begin je taken in het oog.
lesson-aim-win = Je wilt je over deze eilanden verspreiden. Wie na zes ronden de meeste punten heeft, wint; jij begint en hebt { $mine }, { $player } komt na jou en heeft { $theirs }.
lesson-aim-islands = Er zijn { $regions } gebieden, verbonden door landwegen en zeewegen. Het getal op een weg is de laagste dobbelsteen waarmee je erlangs kunt.
lesson-aim-tasks = Deze drie taken zijn van jou. Elke ronde moet er een weg, vervuld of opgegeven, dus ze vertellen je waar je naartoe werkt. Deze hier vraagt: { $task }.
lesson-aim-which = Je begint in een van deze drie gebieden. Kijk naar de wegen eromheen: vanwaar kom je het makkelijkst verder?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Ja. Lage getallen aan beide kanten, over land en over zee.
    .reply-2 = Elke weg daarvandaan vraagt een middelhoge dobbelsteen. Rond een ander gebied staan lagere getallen.
    .reply-3 = Veel wegen, maar de meeste vragen een hoge dobbelsteen. Zoek lagere getallen.
lesson-aim-land = Zet je eerste hut daar: { $region }.
    .other = Dat kan, maar kijk: de wegen daarvandaan vragen hogere dobbelstenen. Begin hier: { $region }.
    .refused = Zoek de kleinste vis, waar nog niemand staat.
    .done = Je hut staat op de bouwplaats. Staat hij daar aan het einde van het spel nog, dan scoort de vis van dit gebied voor jou.
lesson-aim-hut = De hut komt van je eigen bord, waar straks mannen en vrouwen willen wonen. Pak er een die alleen op zijn vak staat: dan komt dat vak vrij.
    .other = Dat kan, maar kijk: op het laatste vak staan meer hutten, dus dan komt er geen vak vrij. Pak een hut die alleen staat.
lesson-aim-goods = Een nieuwe hut brengt het materiaal van zijn gebied op, of een offer. Neem het materiaal, { $material }, en leg het hier: { $space }.
    .other = Dat kan, maar kijk: onder { $space } is een vak voor hout, en hout ga je zo meteen halen. Twee buren zijn grond voor een gebouw.
    .gift = Dat kan, en met een offer betaal je de hulp van een god. Maar daar heb je er al van, en bouwen doe je op materiaal: neem het materiaal.
    .refused = Een gebied heeft één soort materiaal, en elke soort heeft zijn eigen vakken.
    .done = Daar ligt het, en daar blijft het tot je erop bouwt.
lesson-aim-rounds = Nu begint de eerste ronde. Elke ronde heeft drie fasen: in A zet je dobbelstenen, in B doen je mannen en vrouwen iets, en in C wordt er gescoord en vervul je een taak.
