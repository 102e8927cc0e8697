## Hints

coach-thinking = De coach denkt na …
coach-best = Het beste: { $sentence }
coach-equal = { $count } mogelijkheden zijn ongeveer even goed, voor zover ik zie:
coach-equal-some = { $count } mogelijkheden zijn ongeveer even goed, voor zover ik zie; drie daarvan:
coach-win = Kans om te winnen: { $percent } %. Te verwachten aan het eind: { $points } punten.
coach-alone = Te verwachten aan het eind: { $points } punten.
coach-at-once = Meteen: { $things }
coach-rather-than = Wat dit voor heeft op “{ $sentence }”, in punten aan het einde: { $things }
coach-nothing-worse = Geen mogelijkheid is duidelijk slechter, voor zover ik zie.
coach-nothing-else = Niets anders leek een nadere blik waard.
coach-only-one = Hier valt niets te kiezen.
coach-not-agreed = Jullie spelen met meer mensen aan dit scherm. Willen jullie allemaal tips, begin het spel dan met --hints.
coach-used = { $count ->
    [one] De coach gaf in dit spel { $count } tip.
   *[other] De coach gaf in dit spel { $count } tips.
}

## Reasons, from the best option’s point of view

coach-item-more = { $name } +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-less = { $name } −{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-more = { $name } ongeveer +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-less = { $name } ongeveer −{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-more = voorsprong op de anderen +{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-less = voorsprong op de anderen −{ NUMBER($points, maximumFractionDigits: 1) }
coach-sooner = { $rounds ->
    [one] ongeveer een ronde sneller
   *[other] ongeveer { $rounds } ronden sneller
}
coach-later = { $rounds ->
    [one] ongeveer een ronde langzamer
   *[other] ongeveer { $rounds } ronden langzamer
}
coach-points = { $count ->
    [one] punt
   *[other] punten
}

## Puzzles

puzzle-right = Goed!
puzzle-as-good = Goed: dit is even goed als het beste, voor zover ik zie.
puzzle-not-best = Niet het beste.
puzzle-gives-away = Dit geeft ongeveer { $percent } % van de winst weg.
puzzle-best-over = Wat het beste voor heeft op “{ $sentence }”, in punten aan het einde: { $things }.
puzzle-yours = Met jouw antwoord: { $percent } % en { $points } punten.
puzzle-title = Puzzel { $number } van { $all } · niveau { $level }
puzzle-unfound = Puzzel { $number } van { $all } · geen van onze niveaus vindt het
puzzle-ask = Eén antwoord is duidelijk het beste. Welk?
puzzle-answer = Je antwoord (? helpt, q stopt):
puzzle-help = Typ het nummer van een antwoord, of de notatie ervan (de bleke woorden ernaast). table toont de tafel opnieuw; q stopt, en wat je hebt opgelost blijft bewaard.
puzzle-next = Enter toont een andere stelling, q stopt:
puzzle-solved = Opgelost: { $done } van { $all }.
puzzle-none-of-level = Dit spel heeft geen puzzel van niveau { $level }; kies uit: { $levels }.
puzzle-anew = Je hebt ze allemaal opgelost; ze beginnen opnieuw.
puzzle-search = Puzzels zoeken: { $count } gevonden, partij { $number }
puzzle-made = { $count ->
    [one] In { $file } staat { $count } puzzel.
   *[other] In { $file } staan { $count } puzzels.
}

## The review of a game

review-title = Terugblik
review-looking = Het spel wordt opnieuw bekeken: { $percent } %
review-odds = Kans om te winnen
review-odds-alone = Verwachte punten
review-marks = Wat het meeste kostte
review-no-marks = De coach is in dit spel van geen enkele fout zeker.
review-choices = { $count ->
    [one] { $count } echte keuze bekeken, waarvan { $again } tweemaal.
   *[other] { $count } echte keuzes bekeken, waarvan { $again } tweemaal.
}
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-blunder = Blunder
review-answer = Zet { $number }, { $seat }: { $sentence }
review-lost = { $mark }: geeft ongeveer { $percent } % van de winst weg.
review-lost-alone = { $mark }: geeft ongeveer { $percent } % van de punten weg.
review-better = Beter: { $sentence }
review-because = Want, in punten aan het einde: { $things }
review-follows = Wat er waarschijnlijk op gevolgd zou zijn:
review-follow = { $seat }: { $sentence }
review-luck = Geluk en keuze
review-luck-given = { $seat }: het geluk gaf { $percent } %, de gemarkeerde zetten kostten { $lost } %.
review-luck-taken = { $seat }: het geluk nam { $percent } %, de gemarkeerde zetten kostten { $lost } %.
review-luck-even = { $seat }: geluk en pech hielden elkaar ongeveer in evenwicht, de gemarkeerde zetten kostten { $lost } %.
review-luck-given-alone = Het geluk gaf { $points } punten.
review-luck-taken-alone = Het geluk nam { $points } punten.
review-luck-even-alone = Geluk en pech hielden elkaar ongeveer in evenwicht.
review-how = Een markering vraagt twee standaardfouten: wat ruis kan zijn, wordt niet beweerd. Daarna geeft een onnauwkeurige zet minstens { $small } % weg, een fout { $middle } %, een blunder { $large } %. Het geluk wordt vergeleken met hoe het gemiddeld uitvalt.
review-written = De terugblik staat in { $file }.
