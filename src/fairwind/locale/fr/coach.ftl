## Hints

coach-thinking = Le coach réfléchit …
coach-best = Le mieux : { $sentence }
coach-equal = { $count } options se valent à peu près, autant que je puisse voir :
coach-equal-some = { $count } options se valent à peu près, autant que je puisse voir ; en voici trois :
coach-win = Chances de gagner : { $percent } %. Attendu à la fin : { $points } points.
coach-alone = Attendu à la fin : { $points } points.
coach-at-once = Tout de suite : { $things }
coach-rather-than = Ce que cela apporte de plus que « { $sentence } », en points à la fin : { $things }
coach-nothing-worse = Aucune option n’est nettement moins bonne, autant que je puisse voir.
coach-nothing-else = Rien d’autre ne semblait mériter un examen plus attentif.
coach-only-one = Il n’y a rien à choisir ici.
coach-not-agreed = Vous êtes plusieurs devant cet écran. Si tout le monde veut des conseils, commencez la partie avec --hints.
coach-used = { $count ->
    [one] Le coach a donné { $count } conseil dans cette partie.
   *[other] Le coach a donné { $count } conseils dans cette partie.
}

## Reasons, from the best option’s point of view

coach-item-more = { $name } +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-less = { $name } −{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-more = { $name } environ +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-less = { $name } environ −{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-more = avance sur les autres +{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-less = avance sur les autres −{ NUMBER($points, maximumFractionDigits: 1) }
coach-sooner = { $rounds ->
    [one] plus rapide d’environ une manche
   *[other] plus rapide d’environ { $rounds } manches
}
coach-later = { $rounds ->
    [one] plus lent d’environ une manche
   *[other] plus lent d’environ { $rounds } manches
}
coach-points = { $count ->
    [one] point
   *[other] points
}

## Puzzles

puzzle-right = Juste !
puzzle-as-good = Juste : cela vaut le meilleur choix, autant que je puisse voir.
puzzle-not-best = Ce n’est pas le meilleur choix.
puzzle-gives-away = Cela abandonne environ { $percent } % de la victoire.
puzzle-best-over = Ce que le meilleur choix apporte de plus que « { $sentence } », en points à la fin : { $things }.
puzzle-yours = Avec ta réponse : { $percent } % et { $points } points.
puzzle-title = Problème { $number } sur { $all } · niveau { $level }
puzzle-unfound = Problème { $number } sur { $all } · aucun de nos niveaux ne le trouve
puzzle-ask = Une réponse est nettement la meilleure. Laquelle ?
puzzle-answer = Ta réponse (? pour l’aide, q pour partir) :
puzzle-help = Tape le numéro d’une réponse, ou sa notation (les mots pâles à côté). table montre la table de nouveau ; q pour partir, et ce que tu as résolu reste noté.
puzzle-next = Entrée montre une autre position, q pour partir :
puzzle-solved = Résolus : { $done } sur { $all }.
puzzle-none-of-level = Ce jeu n’a pas de problème de niveau { $level } ; choisis parmi : { $levels }.
puzzle-anew = Tu les as tous résolus ; ils recommencent.
puzzle-search = Recherche de problèmes : { $count } trouvés, partie { $number }
puzzle-made = { $count ->
    [one] { $file } contient { $count } problème.
   *[other] { $file } contient { $count } problèmes.
}

## The review of a game

review-title = Analyse
review-looking = La partie est revue : { $percent } %
review-odds = Chances de gagner
review-odds-alone = Points attendus
review-marks = Ce qui a coûté le plus
review-no-marks = Le coach n’est sûr d’aucune erreur dans cette partie.
review-choices = { $count ->
    [one] { $count } vrai choix examiné, dont { $again } deux fois.
   *[other] { $count } vrais choix examinés, dont { $again } deux fois.
}
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-answer = Coup { $number }, { $seat } : { $sentence }
review-lost = { $mark } : abandonne environ { $percent } % de la victoire.
review-lost-alone = { $mark } : abandonne environ { $percent } % des points.
review-better = Mieux : { $sentence }
review-because = Parce que, en points à la fin : { $things }
review-follows = Ce qui aurait sans doute suivi :
review-follow = { $seat } : { $sentence }
review-luck = Chance et choix
review-luck-given = { $seat } : les tirages ont donné { $percent } %, les coups marqués ont coûté { $lost } %.
review-luck-taken = { $seat } : les tirages ont pris { $percent } %, les coups marqués ont coûté { $lost } %.
review-luck-even = { $seat } : les tirages se sont à peu près équilibrés, les coups marqués ont coûté { $lost } %.
review-luck-given-alone = Les tirages ont donné { $points } points.
review-luck-taken-alone = Les tirages ont pris { $points } points.
review-luck-even-alone = Les tirages se sont à peu près équilibrés.
review-how = Une marque exige deux erreurs types : ce qui peut n’être que du bruit n’est pas dit. Celles-ci déduites, une imprécision abandonne au moins { $small } %, une erreur { $middle } %, une gaffe { $large } %. Les tirages sont comparés à ce qu’ils donnent en moyenne.
review-written = L’analyse est dans { $file }.
