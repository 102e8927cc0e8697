## The table

table-you = Capitaine
table-player-number = Joueur { $number }
table-has-chosen = { $seat } a choisi.
table-took-back = { $seat } annule son dernier coup.
table-you-get = Tu reçois : { $things }
table-or = { $things } ou { $who }
table-laid-out = Dévoilé ({ $place }) : { $things }
table-shown = { $seat } montre : { $things } ({ $place }).
table-not-now = C’est au tour de { $holder }. { $sentence }
table-chosen-already = Tu as déjà choisi. { $sentence }
table-times = { $sentence } ({ $count } fois)
table-thinking = { $seat } réfléchit…
table-pass = Passe l’écran à { $seat }.
table-pass-undo = { $seat } : tape u pour annuler ton dernier coup.
table-press-enter = Puis appuie sur Entrée :
table-prompt = Ton choix (? pour l’aide) :
table-only-one = Il n’y a pas d’autre choix : appuie sur Entrée.
table-group = { $count } façons, par exemple : { $sentence }
table-earlier = { $count ->
    [one] … et { $count } ligne avant (log la montre)
   *[other] … et { $count } lignes avant (log les montre)
}
table-log-earlier = { $count ->
    [one] … { $count } ligne plus ancienne : log { $all } montre tout.
   *[other] … { $count } lignes plus anciennes : log { $all } montre tout.
}
table-over = La partie est finie.

## Answers that do not fit

table-refused = { $sentence } (règle { $rule } ; ? la donne en entier)
table-no-number = Tape un nombre de 1 à { $count }.
table-unknown = « { $typed } » ne veut rien dire ici : tape le numéro d’une option, ou ? pour l’aide.
table-unknown-near = « { $typed } » ne veut rien dire ici. Tu voulais dire « { $near } » ? Tape ? pour l’aide.
table-allowed = Tu peux le faire maintenant : { $sentence }.

## Help

table-help =
    Tape le numéro d’une option, ou sa notation (en gris à côté).
      Entrée         montre de nouveau la table
      u              annule ton dernier coup, tant que rien de neuf n’est révélé
      ? NOTATION     dit si tu peux le faire, et sinon quelle règle l’interdit
      hint           demande au coach ce qu’il ferait, et pourquoi
      log            montre ce qui s’est passé ; log 200 remonte plus loin
      rules MOTS     cherche dans les règles, par mots ou par numéro
      score          montre les points actuels, poste par poste
      save FICHIER   copie la partie (elle est aussi enregistrée toute seule)
      q              quitte ; tu pourras reprendre plus tard

## Rules

table-certain = selon le livret
table-ruling = notre décision
table-because = Pourquoi : { $reason }
table-no-rule = Aucune règle ne parle de « { $search } ». Essaie un autre mot, ou un numéro.
table-more-rules = { $count ->
    [one] … et encore { $count } règle ; ajoute un mot pour préciser.
   *[other] … et encore { $count } règles ; ajoute un mot pour préciser.
}
table-rules-count = { $all } règles : { $certain } du livret, { $rulings } interprétations de notre part.

## Scores

table-scores-now = Si la partie s’arrêtait maintenant (? t’est caché) :
table-total = Total
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Keeping

table-kept-in = Cette partie est enregistrée dans { $file } après chaque coup.
table-go-on = Pour reprendre : { $command }
table-copy-kept = Une copie se trouve dans { $file }.
table-record-in = L’enregistrement de cette partie est dans { $file }.
table-not-saved = Ce coup n’a pas pu être enregistré ({ $reason }). Tape : save FICHIER
table-left-unsaved = Les derniers coups n’ont pas pu être enregistrés ({ $reason }).
table-file-taken = Le fichier { $file } existe déjà ; rien n’a été écrit. Choisis un autre nom.
table-file-bad = Impossible d’écrire { $file } ({ $reason }). Choisis un autre endroit.
table-resumed = { $count ->
    [one] On reprend après { $count } coup.
   *[other] On reprend après { $count } coups.
}

## The menu

table-menu-welcome = Bienvenue à bord de Fairwind. Entrée prend le premier choix, sauf si un autre est marqué.
table-menu-language = Quelle langue ?
table-menu-resume = Il y a une partie inachevée : { $game }, { $players }. La reprendre ?
table-menu-yes = Oui, la reprendre
table-menu-no = Non, en commencer une autre
table-menu-game = Quel jeu ?
table-menu-players = Combien de joueurs en tout ?
table-menu-players-item = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
table-menu-people = Combien de personnes devant cet écran ? Les autres sont des robots.
table-menu-people-item = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
table-menu-name = Nom de la personne { $number } (Entrée : { $name }) :
table-menu-bot = Comment jouent les robots ?
table-menu-choice = Numéro :
table-menu-usual = (Entrée)

## Leçons

table-learn-course = Leçons
table-learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-learn-begun = commencée
table-learn-done = terminée
table-learn-which = Quelle leçon ? (Entrée : { $number } ; q pour partir)
table-learn-look = Regarde : { $things }
table-learn-go-on = Entrée pour continuer, b pour revenir, q pour partir :
table-learn-answer = Ta réponse (b pour revenir, ? pour l’aide, q pour partir) :
table-learn-help = Tape le numéro d’une réponse, ou sa notation (les mots pâles à côté). table montre la table de nouveau ; b revient d’une étape ; q pour partir, et tu pourras continuer plus tard.
table-learn-understood = À retenir
table-learn-next = Puis : { $sentence } (Entrée ; q pour partir) :
table-learn-over = C’était la dernière leçon. Joue maintenant : { $command }
table-learn-kept = Tu pourras continuer plus tard : { $command }

## Bots, by strength: who they would be on a ship, and how they play

bot-1 = Chat de bord (1)
    .how = joue avec ce qui passe
bot-2 = Marin d’eau douce (2)
    .how = plein de bonne volonté, mais étourdi
bot-3 = Maître-coq (3)
    .how = joue à l’instinct
bot-4 = Matelot (4)
    .how = connaît les ficelles
bot-5 = Vigie (5)
    .how = regarde un peu plus loin
bot-6 = Bosco (6)
    .how = regarde plus loin, et ce que feront les autres
bot-7 = Pilote (7)
    .how = regarde nettement plus loin
bot-8 = Navigateur (8)
    .how = imagine bien des suites possibles
bot-9 = Commodore (9)
    .how = réfléchit bien, se trompe rarement
bot-10 = Amiral (10)
    .how = le plus fort de tous, et prend son temps
bot-greedy = greedy
bot-random = random

## Games

table-players = { $few } à { $most } joueurs
table-players-same = { $few } joueurs
table-editions = Éditions
table-variants = Variantes (la première est celle par défaut)
table-confidence-certain = certain
table-confidence-likely = probable
table-confidence-reconstructed = reconstitué
table-how-to-play = Pour jouer : { $command }

## Une partie commencée ailleurs

table-carried-steps = { $count ->
    [0] Cette partie a commencé ailleurs. La personne qui l’a apportée savait peut-être ce qui était caché.
    [one] Cette partie a commencé ailleurs, avec sa première étape. La personne qui l’a apportée savait peut-être ce qui était caché.
   *[other] Cette partie a commencé ailleurs, avec ses { $count } premières étapes. La personne qui l’a apportée savait peut-être ce qui était caché.
}

## Des tirages vérifiables

draws-sound = { $count ->
    [one] L’unique tirage découle
   *[other] Les { $count } tirages découlent tous
} { $words ->
    [one] du mot de { $seat }
   *[other] des mots de { $seat }
} et du secret de la maison, scellé avant que le moindre mot soit donné.
draws-sound-alone = { $count ->
    [one] L’unique tirage découle
   *[other] Les { $count } tirages découlent tous
} du secret de la maison, scellé au début. Personne n’a ajouté de mot : seule la maison sait donc qu’il n’a pas été choisi.
draws-withheld = Le mot de { $seat } n’a pas été donné à temps ; les tirages s’en passent.
draws-none = Cette partie ne dit pas d’où découlent ses tirages : elle n’est pas finie, a été jouée dans un terminal ou par des robots seulement, ou a commencé avant qu’ils puissent être vérifiés.
draws-carried = Cette partie a commencé ailleurs. { $count ->
    [0] Rien n’y a été tiré.
    [one] Un tirage y a été fait, et rien ne peut en être dit ici.
   *[other] { $count } tirages y ont été faits, et rien ne peut en être dit ici.
} Ce qui suit concerne les tirages faits depuis.
draws-wrong = Le tirage { $draw } ({ $label }) ne s’ensuit pas : l’enregistrement dit { $recorded }, mais { $right } devait sortir.
draws-count = { $wrong } tirages sur { $count } ne découlent pas de ce qui a été scellé : l’enregistrement a été modifié, ou la maison n’a pas tenu parole.
draws-broken-house = Le secret de la maison n’est pas celui qui a été scellé au début.
draws-broken-word = Le mot de { $seat } n’est pas celui qui a été scellé au début.
draws-other-scheme = Ces tirages ont été faits d’une manière que cette version ne connaît pas ; vérifie-les avec une version plus récente.

## Replay

table-checked = { $count ->
    [one] Valide : { $count } coup se rejoue
   *[other] Valide : { $count } coups se rejouent
} jusqu’à la fin enregistrée ; comparés à leur empreinte : { $checks }.
table-checked-unfinished = { $count ->
    [one] Valide jusqu’ici : { $count } coup se rejoue
   *[other] Valide jusqu’ici : { $count } coups se rejouent
} ; comparés à leur empreinte : { $checks }. La partie n’est pas finie.
table-unchecked = { $count ->
    [one] { $count } empreinte est d’un autre type et n’a pas pu être comparée ; le résultat, si.
   *[other] { $count } empreintes sont d’un autre type et n’ont pas pu être comparées ; le résultat, si.
}
table-unchecked-unfinished = { $count ->
    [one] { $count } empreinte est d’un autre type et n’a pas pu être comparée.
   *[other] { $count } empreintes sont d’un autre type et n’ont pas pu être comparées.
}
table-not-over = La partie n’est pas finie.
table-step = Entrée : suite, q : arrêt
table-answer-of = Coup { $number } sur { $all }
