game-name = Santa Cruz
game-pitch = Débarque sur une île inconnue, construis le long de ses côtes, de ses rivières et de ses routes, joue tes cartes score avant que le volcan ne gronde ; puis recommence, en sachant mieux où aller.
game-length = 60 minutes

variant-sets = Sets de construction
variant-sets-chosen = choisis l’un après l’autre
variant-sets-dealt = distribués au hasard, en secret
variant-first-chooser = Premier à choisir un set
variant-first-chooser-random = tiré au sort
variant-first-chooser-seat-1 = place 1
variant-first-chooser-seat-2 = place 2
variant-first-chooser-seat-3 = place 3
variant-first-chooser-seat-4 = place 4
variant-last-player = Droit du dernier joueur
variant-last-player-turn = dernier dans l’ordre du tour
variant-last-player-track = dernier sur la piste de score
variant-last-player-off = sans

## Installation

sc-1-1 = Chacun dispose d’une réserve de bâtiments : { $lighthouses } × phare, { $churches } × église, { $houses } × maison.
sc-1-2 = Chaque emplacement du plateau reçoit au hasard une tuile de sa forme : côte, terre ou volcan.
sc-1-3 = Les tuiles côte sont visibles ; les tuiles terre et volcan commencent face cachée.
sc-1-4 = Les tuiles en trop retournent dans la boîte.
sc-1-5 = Personne ne voit les tuiles rangées dans la boîte.
    .reason = Elles sont posées face cachée et la règle ne les fait jamais retourner.
sc-1-6 = On mélange les 22 jetons oiseau et on les laisse près du plateau, face cachée.
sc-1-7 = Chacun reçoit des cartes score : { $cards-2 } à deux joueurs, { $cards-3 } à trois, { $cards-4 } à quatre.
sc-1-8 = Le reste des cartes score attend à part, face cachée ; il en faudra à la deuxième manche.
sc-1-9 = Il y a quatre sets de cartes construction ({ $sets }), de sept cartes chacun, avec au moins une carte de chaque sorte.
sc-1-10 = Les joueurs choisissent un set à tour de rôle, dans le sens inverse des aiguilles d’une montre. Un set déjà pris ne peut plus être choisi.
    .refused = Le set { $set } est déjà pris ; choisis-en un autre.
sc-1-11 = Celui qui choisit en premier est tiré au sort ; une table peut aussi le désigner, par exemple le plus âgé.
    .reason = La règle demande le plus âgé, ce qu’un programme ne peut pas savoir.
sc-1-12 = Les sets que personne ne reçoit restent dans la boîte toute la partie.
sc-1-13 = Option : les sets sont distribués au hasard au lieu d’être choisis.
sc-1-14 = Si les sets sont distribués, le premier joueur est lui aussi tiré au sort.
    .reason = D’habitude, le dernier à choisir commence ; ici personne n’a choisi.
sc-1-15 = On regarde ses cartes score avant de choisir son set.
    .reason = C’est l’ordre dans lequel la règle le raconte.
sc-1-16 = Un set choisi est connu de tous ; on peut donc compter les cartes construction qui restent dans une main. Un set distribué est aussi secret que le reste de la main tant que son propriétaire n’en a pas joué de carte : chaque carte porte la lettre de son set.
    .reason = Les sets sont choisis ouvertement, mais la règle veut que chacun garde secret ce qu’on lui distribue.
sc-1-17 = Les cartes score de ta main sont secrètes.
sc-1-18 = Qui choisit son set après tous les autres est premier joueur de la première manche.
sc-1-19 = Le compteur du premier joueur part de { $start-1 } ; dans le sens des aiguilles d’une montre, les autres partent de { $start-2 }, { $start-3 } et { $start-4 }.
sc-1-20 = On joue sur tout le plateau, à deux ou trois comme à quatre.
    .reason = La règle ne fait aucune différence selon le nombre de joueurs.

## Déroulement d’une manche

sc-2-1 = On joue dans le sens des aiguilles d’une montre, en commençant par le premier joueur.
sc-2-2 = Au premier tour d’une manche, personne ne joue de carte : chacun débarque en construisant sur un emplacement côtier libre de son choix.
    .refused = On débarque sur la côte, et ce n’en est pas : { $site }.
sc-2-3 = Débarquer, c’est construire comme d’habitude : on gagne les points et l’oiseau, et on retourne les tuiles voisines.
sc-2-4 = Après le débarquement, tu joues exactement une carte de ta main à chaque tour : construction ou score.
    .refused = Tu n’as pas de carte { $card } en main.
sc-2-5 = Les cartes jouées restent face visible devant leur joueur, à la vue de tous.
sc-2-6 = La manche est finie quand plus personne n’a de carte en main.
sc-2-7 = Tu peux jouer n’importe quelle carte à tout moment, même sans effet, ou une carte score qui ne rapporte qu’aux autres.
    .reason = La règle ne met aucune condition pour jouer une carte.
sc-2-8 = On peut toujours débarquer : les réserves sont pleines et il y a plus d’emplacements côtiers que de joueurs.

## Cartes construction

sc-3-1 = Navire : construis sur un emplacement côtier libre de ton choix.
    .refused = Un navire n’atteint que la côte, et ce n’en est pas : { $site }.
sc-3-2 = Rivière : construis sur n’importe quel emplacement d’une rivière au bord de laquelle tu as déjà un bâtiment, à toute distance et quel que soit son type.
    .refused = Tu n’as aucun bâtiment sur une rivière qui passe par l’{ $site }.
sc-3-3 = Route : construis sur un emplacement situé à exactement un tronçon de route d’un de tes bâtiments.
    .refused = Aucune route ne mène directement d’un de tes bâtiments à l’{ $site }.
sc-3-4 = Une liaison par la rivière n’est pas une route, ni l’inverse ; seuls les bâtiments encore debout servent de point de départ.
    .reason = La règle distingue les deux, et un bâtiment détruit n’est plus sur le plateau.
sc-3-5 = Double action : deux fois navire, deux fois rivière ou deux fois route. On ne les mélange pas.
sc-3-6 = Tu annonces d’abord l’action que tu doubles. Si l’une d’elles t’offre un emplacement, tu dois en annoncer une qui en offre.
    .reason = On doit construire si l’on peut, et cela vaut aussi pour la double action.
    .refused = Ainsi ({ $way }), tu ne pourrais rien construire, mais autrement tu le peux.
sc-3-7 = Le premier bâtiment d’une double action est entièrement résolu, avec points, oiseau et tuiles retournées, avant le second, qui peut en partir. Le second doit être construit s’il y a un emplacement ; sinon il est perdu.
    .reason = On doit construire selon ce qui est possible à cet instant ; personne n’est tenu de prévoir les deux.
sc-3-8 = Si la première moitié d’une double action échoue sur une tuile cachée, la seconde est perdue aussi.
    .reason = La règle met alors fin au tour.

## Construire

sc-4-1 = Tu construis ce que montre la tuile, en prenant le bâtiment dans ta réserve.
sc-4-2 = Tu ne peux construire que sur une tuile dont il te reste le bâtiment.
    .refused = Il te manque ce bâtiment pour l’{ $site } : { $building }.
sc-4-3 = Un bâtiment ne peut pas en remplacer un autre.
    .reason = C’est la tuile qui indique le bâtiment.
sc-4-4 = Tu gagnes aussitôt le nombre blanc de la tuile.
sc-4-5 = Le nombre précédé d’un plus sur une tuile poisson ne rapporte rien à la construction ; c’est un bonus poisson pour plus tard.
sc-4-6 = Un oiseau sur la tuile te vaut un jeton oiseau, tiré au hasard ; toi seul le regardes, et il reste face cachée.
sc-4-7 = Toi seul connais les oiseaux de tes jetons ; leur nombre est connu de tous.
    .reason = On les regarde en secret et ils restent face cachée devant leur propriétaire.
sc-4-8 = S’il n’y a plus de jeton oiseau, on n’en pioche pas.
    .reason = Il n’y a rien à piocher ; avec les tuiles connues, cela ne peut pas arriver.
sc-4-9 = Ensuite, toute tuile cachée voisine du nouveau bâtiment, par la route ou la rivière, est retournée.
sc-4-10 = Le long d’une rivière, ce sont l’emplacement juste en amont et celui juste en aval, pas toute la rivière ; on retourne tout d’un coup.
    .reason = La règle parle de tuiles adjacentes.
sc-4-11 = On ne construit pas sur un emplacement occupé.
    .refused = Déjà occupé : { $site }.
sc-4-12 = Si la carte jouée te permet de construire, tu dois le faire.
    .refused = Tu peux construire, donc tu dois le faire.
sc-4-13 = Tu peux construire sur tout emplacement libre que la carte atteint si tu as son bâtiment ; avec une carte rivière, toute tuile cachée libre de la rivière compte aussi. À toi de choisir, mais jamais une tuile visible dont il te manque le bâtiment.
    .reason = La règle dit seulement qu’il faut construire si possible.
sc-4-14 = S’il n’y a aucun emplacement possible, la carte est jouée quand même et ton tour s’arrête.
sc-4-15 = Avec une carte rivière, tu peux viser une tuile encore cachée. On la retourne, et tu dois y construire.
sc-4-16 = S’il te manque le bâtiment qui apparaît, ton tour s’arrête.
sc-4-17 = Après un tel échec, la tuile reste visible ; ni points, ni oiseau, ni tuiles voisines retournées.
    .reason = Rien n’a été construit.

## Le droit du dernier joueur

sc-5-1 = Une fois par manche, le dernier joueur peut construire sur un emplacement occupé.
sc-5-2 = Le dernier, c’est le dernier dans l’ordre du tour de cette manche, sauf si la table en décide autrement.
    .reason = La règle précise « sur la piste de score » quand elle le veut, et pas ici ; ce sont les derniers à jouer qui ont besoin d’aide.
sc-5-3 = Option : le dernier, c’est celui qui ferme la marche sur la piste de score au début du tour. Ce droit ne sert alors qu’une fois par manche pour toute la table.
    .reason = La règle l’accorde une fois par manche, et davantage pourrait épuiser les jetons oiseau.
sc-5-4 = Option : personne n’a ce droit.
    .reason = Une seule source en parle ; une table peut s’en passer.
sc-5-5 = Ce droit vaut pour tout bâtiment : au débarquement, avec n’importe quelle carte, ou pour une moitié de double action.
    .reason = La règle ne nomme aucune exception.
sc-5-6 = Le droit vaut pour tout emplacement occupé, même si le bâtiment qui s’y trouve est à toi. Deux de tes bâtiments sur un emplacement comptent tous les deux ; les ressources et les bonus poisson, liés à la tuile, ne comptent qu’une fois.
    .reason = La règle ne distingue pas tes bâtiments de ceux des autres.
sc-5-7 = Un emplacement ne porte jamais plus de deux bâtiments.
    .reason = Le droit enfreint la règle une fois, pas deux.
    .refused = Il y a déjà deux bâtiments sur l’{ $site }.
sc-5-8 = Pour construire sur un emplacement occupé, il faut le bâtiment de la tuile ; on gagne ses points et on pioche son oiseau. Les deux bâtiments restent et comptent pour tout.
    .reason = C’est un bâtiment comme un autre.
sc-5-9 = C’est un droit, jamais un devoir : s’il ne reste que des emplacements occupés, tu peux aussi ne rien construire.
    .reason = La règle parle d’un droit.
sc-5-10 = Si tu annonces une double action qui ne trouve que des emplacements occupés alors qu’une autre en avait un libre, tu dois user de ton droit.
    .reason = Sinon, ce serait un moyen d’échapper à l’obligation de construire.
    .refused = Une autre action t’offrait un emplacement libre ; ici tu dois construire.
sc-5-11 = Le droit revient à la deuxième manche ; le dernier est alors le voisin de droite du nouveau premier joueur.
    .reason = La règle l’accorde à chaque manche.

## Cartes score

sc-6-1 = Une carte score paie tous les joueurs qui remplissent sa condition, pas seulement celui qui l’a jouée.
sc-6-2 = Le décompte commence par celui qui a joué la carte et continue dans le sens des aiguilles d’une montre.
sc-6-3 = Une carte score regarde le plateau au moment où elle est jouée ; seuls les bâtiments debout comptent.
    .reason = Une carte s’applique aussitôt.
sc-6-4 = Une carte ressource paie si tu as un bâtiment sur au moins une tuile de cette ressource, une seule fois quel qu’en soit le nombre.
sc-6-5 = Une carte à deux ressources paie la valeur haute pour les deux, la valeur basse pour une seule.
sc-6-6 = Sur toute carte avec un poisson, tu gagnes en plus la somme des bonus poisson de tes tuiles.
sc-6-7 = Une carte bâtiment paie ceux qui possèdent les bâtiments qu’elle montre.
sc-6-8 = En avoir plus que demandé ne gêne pas, mais ne rapporte pas davantage.
    .reason = L’exemple du mouton dit la même chose des ressources.
sc-6-9 = La carte des bâtiments reliés paie si au moins autant de tes bâtiments qu’elle en montre sont reliés par des routes, à la file ou en arbre.
sc-6-10 = Seules les routes relient ; une rivière ne relie pas.
sc-6-11 = Une carte lieu paie pour chacun de tes bâtiments sur la côte, sur une rivière ou sur le volcan.
sc-6-12 = La carte rivière compte tes bâtiments sur toutes les rivières ensemble.
    .reason = La règle parle du fleuve sans en nommer un.
sc-6-13 = Un emplacement compte pour chaque lieu auquel il appartient : une embouchure est côte et rivière. Tout emplacement volcan est volcan, même sur un îlot.
    .reason = La règle s’en tient au type de tuile et au fait d’être sur une rivière.
sc-6-14 = La carte oiseau paie chacun pour chaque jeton oiseau des deux manches, quelle que soit sa valeur ; les jetons sont gardés.
sc-6-15 = Éruption : chacun perd des points pour chacun de ses bâtiments sur un emplacement volcan.
sc-6-16 = Les bâtiments du volcan sont détruits : ils quittent le plateau, et on ne peut plus s’en servir de toute la manche.
sc-6-17 = Les emplacements volcan sont de nouveau libres ; tout le monde peut y construire.
sc-6-18 = Tous perdent d’abord leurs points, dans l’ordre du décompte ; puis tous les bâtiments disparaissent d’un coup.
    .reason = La carte se compte comme les autres avant qu’on enlève quoi que ce soit.
sc-6-19 = Reconstruire sur un tel emplacement rapporte de nouveau ; ce qui était relié ou atteint par un bâtiment perdu ne l’est plus.
    .reason = La règle considère ces tuiles comme libres, et seuls les bâtiments debout comptent.

## La piste de score

sc-7-1 = Quand tu gagnes des points, ton compteur avance d’autant de cases.
sc-7-2 = Qui arrive sur une case occupée, en avançant ou en reculant, se place derrière ceux qui y étaient.
sc-7-3 = Ainsi personne n’est jamais à égalité : à points égaux, l’ordre d’arrivée décide.
sc-7-4 = Au bout de la piste, ton compteur reçoit un étage de { $storey } points et repart de 0. Sur la case 5 avec deux étages, tu as { $two-storeys } points.
sc-7-5 = Une perte qui te ramène de 0 à { $last-space } te coûte un étage.
sc-7-6 = Personne ne descend sous 0 point en tout.
    .reason = La règle ne connaît pas de case sous 0 pour un compteur sans étage.
sc-7-7 = Le rang suit le total, puis l’ordre d’arrivée. Deux compteurs sur la même case avec des étages différents ne sont pas à égalité.
    .reason = Un étage vaut { $storey }, et l’ordre d’arrivée est le seul départage de la règle.
sc-7-8 = Un gain ou une perte de 0 ne déplace pas le compteur et lui garde sa place.
    .reason = Un compteur qui ne bouge pas n’arrive nulle part.
sc-7-9 = Il y a toujours assez d’étages.
    .reason = Ceux de la boîte ({ $storeys }) sont une réserve, pas une limite.

## La deuxième manche

sc-8-1 = Avant la deuxième manche, tous les bâtiments reviennent à leur propriétaire, même les détruits.
sc-8-2 = On garde ses jetons oiseau, toujours face cachée.
sc-8-3 = Les tuiles retournées restent visibles jusqu’à la fin de la partie.
sc-8-4 = Chacun tire une nouvelle carte score, en secret et à part des cartes jouées.
sc-8-5 = Elle vient au hasard des cartes mises de côté ; les autres restent secrètes jusqu’à la fin.
    .reason = Elles ont été mises de côté face cachée.
sc-8-6 = Ensuite, chacun prend un tas de cartes jouées, en remontant la piste de score : qui est derrière choisit avant qui est devant.
sc-8-7 = Les sets rangés dans la boîte au début ne peuvent pas être pris.
    .refused = Ce tas n’est pas sur la table.
sc-8-8 = Un tas, c’est tout ce qu’un joueur a joué, et on ne le divise pas. Tu peux prendre le tien ; le dernier à choisir prend ce qui reste.
    .reason = La règle fait prendre des tas entiers, un par un.
    .refused = Ce tas est déjà pris.
sc-8-9 = Puis chacun retire en secret une carte score de sa main ; ce peut être la nouvelle.
    .refused = Tu n’as pas cette carte score : { $card }.
sc-8-10 = Tous le font en même temps, une fois le dernier tas pris, et les cartes retirées ne sont jamais montrées.
    .reason = La règle le demande à chacun, en secret, quand les mains sont complètes.
sc-8-11 = Le dernier sur la piste de score commence la deuxième manche ; on joue toujours dans le sens des aiguilles d’une montre.
sc-8-12 = La deuxième manche se joue comme la première, débarquement compris, mais sans nouveaux points de départ.

## La fin

sc-9-1 = La partie s’arrête après la deuxième manche.
sc-9-2 = On montre alors tous les jetons oiseau, qui rapportent leur valeur : { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
sc-9-3 = Les oiseaux sont comptés joueur par joueur, du dernier au premier sur la piste telle qu’elle était avant ce décompte.
    .reason = On prend les tas dans le même ordre ; il en faut un, puisque l’ordre d’arrivée départage.
sc-9-4 = La victoire et le titre de gouverneur vont à qui mène sur la piste de score.

## Ce qu’on sait

sc-10-1 = Sont secrets les cartes score en main, les oiseaux des jetons et les tuiles face cachée, ainsi qu’un set distribué dont aucune carte n’a été jouée. Sont connus de tous les cartes jouées, toutes les autres cartes construction, les points et les réserves, ainsi que le nombre de cartes score et d’oiseaux de chacun.
    .reason = Tout le reste est sur la table ou a été vu de tous.
sc-10-2 = À la deuxième manche, les autres connaissent les cartes score de ton tas, mais ni celle que tu as tirée ni celle que tu as retirée.
    .reason = Les tas sont visibles ; on tire et on retire en secret.
sc-10-3 = Ce que tous ont vu est retenu pour tous.
    .reason = Une bonne mémoire en ferait autant, et personne ne devrait avoir à prendre des notes.

## Mots

word-coast = côte
word-land = terre
word-volcano = volcan
word-lighthouse = phare
word-church = église
word-house = maison
word-ship = navire
word-road = route
word-river = rivière
word-double = double action
word-fish = poisson
word-sheep = mouton
word-wood = bois
word-sugar = sucre
word-gold = or
word-bird = oiseau
word-wood-sugar = bois et sucre
word-sheep-fish = mouton et poisson
word-houses = maisons
word-churches = églises
word-lighthouses = phares
word-connected = bâtiments reliés
word-birds = oiseaux
word-eruption = éruption
word-tern = sterne
word-cockatoo = cacatoès
word-macaw = ara
word-start = points de départ
word-building = construction
word-resources = ressources
word-buildings = bâtiments
word-place = lieu
word-tokens = jetons oiseau

## Noms des emplacements et des tuiles

word-coast-site = emplacement côtier { $one } ({ $two })
word-land-site = emplacement terrestre { $one } ({ $two })
word-volcano-site = emplacement volcan { $one } ({ $two })
word-face-down = encore face cachée
word-tile-face = { $one }, { $two }
word-tile-face-with = { $one }, { $two }, { $three }
word-fish-bonus-n = poisson +{ $n }
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
word-north = nord
word-north-east = nord-est
word-east = est
word-south-east = sud-est
word-south = sud
word-south-west = sud-ouest
word-west = ouest
word-north-west = nord-ouest
word-islet-north = îlot nord
word-islet-north-east = îlot nord-est
word-islet-east = îlot est
word-islet-south-east = îlot sud-est
word-islet-south = îlot sud
word-islet-south-west = îlot sud-ouest
word-islet-west = îlot ouest
word-islet-north-west = îlot nord-ouest

place-bird-pool = jetons oiseau à côté du plateau
place-aside = cartes score mises de côté
place-box = boîte
place-removed = cartes score retirées
place-hand = main
place-played = tas de cartes jouées
place-birds = jetons oiseau
place-supply = réserve
place-standing = plateau
place-rubble = bâtiments détruits
place-shown = oiseaux montrés

## Questions et libellés

ask-choose-set = Choisis ton set de cartes construction : tu les joueras toutes à chaque manche
ask-land = Tu débarques : sur quel emplacement côtier construis-tu ?
ask-choose-card = Joue une carte : construction pour bâtir, ou score pour marquer
ask-name-way = Action double : par où construis-tu deux fois ?
ask-choose-site = { $way ->
    [0] Navire : sur quel emplacement côtier construis-tu ?
    [1] Route : sur quel emplacement à une route de chez toi construis-tu ?
   *[2] Rivière : sur quel emplacement de tes rivières construis-tu ?
}
ask-choose-pile = De qui prends-tu les cartes jouées pour la deuxième manche ?
ask-discard-score-card = Quelle carte score écartes-tu sans la montrer ? Elle sort du jeu

do-take = Prendre le set { $set }
do-play = Jouer une carte construction : { $card }
do-score = Jouer la carte score : { $card }
do-twice = Construire deux fois : { $way }
do-build = Construire : { $site }
    .here = Construire : { $site } : { $tile }
do-pass = Ne rien construire
do-pile = Prendre le tas ({ $seat })
do-discard = Écarter la carte score : { $card }

## Ce qui a été fait

did-take = { $by } prend le set { $set }.
did-play = { $by } joue une carte construction : { $card }.
did-score = { $by } joue une carte score : { $card }.
did-twice = { $by } construit deux fois : { $way }.
did-build = { "" }
did-pass = { "" }
did-pile = { $by } prend les cartes jouées par { $seat }.
did-discard = { $by } écarte une carte score : { $card }.

out-tile = { "" }
out-bird = Le jeton oiseau montre : { $bird }
out-card = { "" }
out-set = { "" }
out-seat = Le sort désigne { $seat }.

## Journal

log-dealt-set = { $set ->
    [unknown] { $seat } reçoit un set secret.
   *[other] { $seat } reçoit le set { $set }.
}
log-showed-set = { $seat } joue une carte du set { $set }.
log-round = La manche { $round } commence ; premier joueur : { $seat }.
log-right = { $seat } use du droit du dernier joueur.
log-built = { $seat } construit : { $building }, { $site }.
log-turned-up = Retourné, { $site } : { $building }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $shows ->
    [nothing] .
   *[other] , { $shows }{ $bonus ->
        [0] .
       *[other] { " " }+{ $bonus }.
    }
}
log-drew-bird = { $seat } pioche un jeton oiseau.
log-scored = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-lost = { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-nothing = { $seat } ne construit rien.
log-failed = Il manque à { $seat } le bâtiment : { $site } ; son tour s’arrête.
log-erupted = Le volcan entre en éruption : tous les bâtiments du volcan sont détruits.
log-first-round-over = La première manche est finie ; tous les bâtiments reviennent.
log-moved = { $count } × { $resource } : { $source } → { $target }
log-moved-hidden = { $count ->
    [one] { $count } carte ou jeton caché
   *[other] { $count } cartes ou jetons cachés
} : { $source } → { $target }

## Chapters of the rules

sc-1 = La mise en place
sc-2 = Une manche
sc-3 = Les cartes construction
sc-4 = Construire
sc-5 = Le droit du dernier joueur
sc-6 = Les cartes score
sc-7 = La piste de score
sc-8 = La deuxième manche
sc-9 = La fin de la partie
sc-10 = Qui sait quoi

## In two minutes

brief-aim = Tu débarques sur une île inconnue, tu construis le long des côtes, des rivières et des routes, et tu marques au bon moment. Après deux manches, qui est le plus loin sur la piste de score devient gouverneur et gagne.
brief-turn = Au premier tour d’une manche, chacun débarque sur la côte. Ensuite tu joues une carte par tour, jusqu’à ce que toutes les mains soient vides.
brief-turn-1 = Les cartes construction bâtissent : un navire sur tout emplacement côtier libre, une rivière là où tu es déjà au bord de l’eau, une route à une route de chez toi.
brief-turn-2 = Tu construis ce que montre la tuile, tu marques aussitôt son nombre, tu pioches peut-être un oiseau, et tu retournes les tuiles cachées à côté.
brief-turn-3 = Les cartes score paient tous ceux qui remplissent leur condition, quel que soit celui qui les joue. Joue la tienne quand elle te paie mieux que les autres.
brief-turn-4 = Après la première manche, tous les bâtiments reviennent, et chacun prend un tas de cartes que quelqu’un a joué. L’île reste telle que tu la connais, et tout recommence.
brief-points = Les points viennent de trois façons, et ils peuvent se perdre.
brief-points-1 = Construire : le nombre de la tuile, aussitôt.
brief-points-2 = Les cartes score : ressources, sortes de bâtiments, lieux, oiseaux, et bâtiments reliés par des routes.
brief-points-3 = Les oiseaux comptent à la fin : { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }.
brief-points-4 = Quand le volcan entre en éruption, ce qui s’y trouve est détruit et coûte des points à son propriétaire.

## What a decision is about

guide-choose-set = Ces cartes disent comment tu peux construire : par navire, le long d’une rivière, le long d’une route, ou deux fois de suite. Tu les joues toutes dans cette manche, et dans la deuxième quelqu’un jouera ton tas.
guide-land = Chacun commence par un bâtiment sur la côte et le marque aussitôt. Choisis un emplacement d’où rivières et routes mènent à ce que veulent tes cartes score.
guide-choose-card = Une carte par tour, et à la fin toutes sont jouées. Une carte construction bâtit maintenant. Une carte score paie tous ceux qui remplissent sa condition : garde-la jusqu’à ce qu’elle te paie mieux que les autres, mais pas trop longtemps.
guide-name-way = Deux navires, deux rivières ou deux routes, jamais un de chaque. Le second bâtiment peut partir du premier.
guide-choose-site = Tu construis ce que montre la tuile, si tu l’as encore, et tu marques aussitôt son nombre ; les tuiles voisines sont retournées. Pense à tes cartes score : ressources, lieux, et bâtiments reliés par des routes.
guide-choose-pile = Tu prends tout ce qu’un joueur a joué, cartes construction et cartes score ensemble, et tu joues la deuxième manche avec. Compte ce que ces cartes score paieraient sur l’île telle que tu la connais maintenant.
guide-discard-score-card = Une carte score quitte ta main pour de bon, et personne ne voit laquelle. Laisse celle qui paierait les autres mieux que toi.

## Signs and what they mean

sign-card = Carte score : { $name }
sign-rubble = Bâtiments détruits
    .means = Ce qu’une éruption t’a pris ; tu le récupères pour la deuxième manche.
sign-start = Premier joueur
    .means = Commence la manche ; les autres suivent dans le sens des aiguilles d’une montre.
sign-coast = Tuile de côte
    .means = Visible dès le début. On y débarque, et les navires y construisent.
sign-land = Tuile de terre
    .means = Cachée jusqu’à ce que quelqu’un construise à côté.
sign-volcano = Tuile de volcan
    .means = Rapporte beaucoup, mais une éruption détruit ce qui s’y trouve.
sign-lighthouse =
    .means = On ne construit sur une tuile qu’avec le bâtiment qu’elle montre.
sign-church =
    .means = { sign-lighthouse.means }
sign-house =
    .means = { sign-lighthouse.means }
sign-sheep =
    .means = Certaines cartes score paient pour un bâtiment sur une telle tuile.
sign-wood =
    .means = { sign-sheep.means }
sign-sugar =
    .means = { sign-sheep.means }
sign-gold =
    .means = { sign-sheep.means }
sign-fish =
    .means = Le nombre avec un plus s’ajoute quand une carte avec un poisson est jouée.
sign-bird =
    .means = Qui construit ici pioche un jeton oiseau en secret.
sign-tern =
    .means = Un jeton oiseau ; son nombre compte à la fin.
sign-cockatoo =
    .means = { sign-tern.means }
sign-macaw =
    .means = { sign-tern.means }

## Quand on peut se servir d’une chose

when-build = Tu construis sur un emplacement en débarquant, ou après avoir joué une carte construction qui l’atteint.
when-play = Tu joues une carte de ta main à ton tour, une fois que tous ont débarqué.
when-score = Tu joues une carte de ta main à ton tour, une fois que tous ont débarqué.
when-take = Les sets de construction se choisissent avant la première manche.
when-pile = Les tas de cartes jouées se prennent avant la deuxième manche.

## Points

score-start = Points de départ
score-building = Points de construction
score-resources = Cartes ressource
score-buildings = Cartes bâtiment
score-connected = Bâtiments reliés
score-place = Cartes lieu
score-birds = Carte oiseau
score-eruption = Éruption
score-tokens = Jetons oiseau

end-second-round = La deuxième manche est finie

## La table dans le terminal

table-sc-round = Manche { $round }
table-sc-right = le droit du dernier joueur reste à prendre
table-sc-right-of = droit du dernier joueur : { $seat }
table-sc-face-down = face cachée
table-sc-tiles-unseen = ({ $count ->
    [one] { $count } tuile jamais vue
   *[other] { $count } tuiles jamais vues
})
table-sc-score-cards = { $count ->
    [one] { $count } carte score
   *[other] { $count } cartes score
}
table-sc-birds = { $count ->
    [one] { $count } oiseau
   *[other] { $count } oiseaux
}
table-sc-start = premier joueur
table-sc-set = set { $set }
table-sc-secret-set = set secret, { $count } cartes
table-sc-known = connues
table-sc-perhaps = l’une a peut-être été retirée, une autre est inconnue
table-sc-surely = l’une d’elles a été retirée
table-sc-pile = cartes jouées
table-sc-your-cards = Tes cartes score
table-sc-your-birds = Tes oiseaux
table-sc-new = nouvelle
table-sc-removed = Retirée

## Explications dans le dessin

help-title-cards = Cartes construction
help-ship = Construis sur un emplacement côtier libre de ton choix.
help-road = Construis sur un emplacement situé à exactement un tronçon de route d’un de tes bâtiments.
help-river = Construis n’importe où sur une rivière au bord de laquelle tu as un bâtiment, même sur une tuile encore face cachée.
help-double = Deux fois navire, deux fois route ou deux fois rivière ; tu annonces d’abord laquelle.
help-lighthouse = Se place sur les tuiles qui montrent un phare. Le nombre est ce qui reste en réserve.
help-church = Se place sur les tuiles qui montrent une église. Le nombre est ce qui reste en réserve.
help-house = Se place sur les tuiles qui montrent une maison. Le nombre est ce qui reste en réserve.
help-site-hidden = { $site } : la tuile est face cachée. Tuiles de ce type que personne n’a vues : { $count }.
help-site-open = { $site } : { $building }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
help-site-bird = Qui construit ici pioche un jeton oiseau.
help-site-fish = Poisson, bonus +{ $bonus }.
help-site-shows = Montre : { $shows }.
help-site-taken = Bâtiment ({ $seat }).
help-pile-of = Tas ({ $seat }) :
help-bird-worth = { $points ->
    [one] { $points } point à la fin de la partie
   *[other] { $points } points à la fin de la partie
}
help-card-resource = qui a un bâtiment sur une tuile « { $resource } » gagne { $points } points.
help-card-pair = des bâtiments sur des tuiles « { $resource } » et « { $other } » rapportent { $points } points, sur une seule des deux { $one }.
help-card-fish = Les bonus poisson de chacun s’y ajoutent.
help-card-buildings = qui a au moins { $needs } gagne { $points } points.
help-card-connected = qui a au moins { $count } bâtiments reliés par des routes gagne { $points } points.
help-card-place = chacun gagne { $points } points pour chacun de ses bâtiments à cet endroit ({ $place }).
help-card-birds = chacun gagne { $points } points pour chacun de ses jetons oiseau.
help-card-eruption = chacun perd { $points } points pour chacun de ses bâtiments sur un emplacement volcan, et tous ceux-là sont détruits.

## Chapters, and how ties are broken

chapter-round = Manche { $round }
chapter-erupted = Éruption
tie-track = À égalité de points, le premier arrivé sur la case de la piste passe devant.

## What an option brings

brings-lighthouse = { $count ->
    [one] phare
   *[other] phares
}
brings-church = { $count ->
    [one] église
   *[other] églises
}
brings-house = { $count ->
    [one] maison
   *[other] maisons
}
brings-birds = { $count ->
    [one] oiseau
   *[other] oiseaux
}

## What an option does

word-ship-n = { $n } × { word-ship }
word-road-n = { $n } × { word-road }
word-river-n = { $n } × { word-river }
word-double-n = { $n } × { word-double }
word-lighthouse-n = { $n } × { word-lighthouse }
word-church-n = { $n } × { word-church }
word-house-n = { $n } × { word-house }
does-take = Ses cartes : { $cards }. Tu joues chacune une fois dans la première manche.
does-pile = Tu reçois { $cards } et les cartes score { $scored }, et tu les joues toutes dans la deuxième manche.
does-pile-own = Tu gardes tes propres cartes : { $cards } et les cartes score { $scored }.
does-build = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite. { $hidden ->
        [0] Aucune tuile voisine n’est face cachée.
        [one] { $hidden } tuile voisine est retournée.
       *[other] { $hidden } tuiles voisines sont retournées.
    }
does-build-bird = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et un jeton oiseau qui compte à la fin. { $hidden ->
        [0] Aucune tuile voisine n’est face cachée.
        [one] { $hidden } tuile voisine est retournée.
       *[other] { $hidden } tuiles voisines sont retournées.
    }
does-build-resource = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite ; ce que montre la tuile ({ $shows }) compte pour des cartes score. { $hidden ->
        [0] Aucune tuile voisine n’est face cachée.
        [one] { $hidden } tuile voisine est retournée.
       *[other] { $hidden } tuiles voisines sont retournées.
    }
does-build-unseen = La tuile est d’abord retournée. Si tu as encore le bâtiment qu’elle montre, tu le construis ; sinon, ton tour est fini.
does-play = { $sites ->
        [0] Tu ne peux construire nulle part avec elle maintenant.
        [one] Tu peux construire sur { $sites } emplacement avec elle maintenant.
       *[other] Tu peux construire sur un des { $sites } emplacements possibles maintenant.
    }
does-twice = Tu construis deux fois ainsi, la seconde peut-être depuis le premier bâtiment. { $sites ->
        [one] { $sites } emplacement t’est ouvert maintenant.
       *[other] { $sites } emplacements te sont ouverts maintenant.
    }
does-pass = Tu laisses les emplacements occupés, et ton tour est fini.
does-score-resource = Pour tous : { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-pair = Pour tous : { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-buildings = Pour tous : { help-card-buildings } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-connected = Pour tous : { help-card-connected } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-place = Pour tous : { help-card-place } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-birds = Pour tous : { help-card-birds } { $others ->
        [0] Personne d’autre ne marquerait maintenant.
        [one] Les autres ensemble marqueraient { $others } point maintenant.
       *[other] Les autres ensemble marqueraient { $others } points maintenant.
    }
does-score-eruption = Pour tous : { help-card-eruption } { $others ->
        [0] Personne d’autre ne perdrait de points maintenant.
        [one] Les autres ensemble perdraient { $others } point maintenant.
       *[other] Les autres ensemble perdraient { $others } points maintenant.
    }
does-discard-resource = Pour tous : { help-card-resource }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Si tu l’écartes, cela n’arrive jamais.
does-discard-pair = Pour tous : { help-card-pair }{ $fish ->
        [0] { "" }
       *[other] { " " }{ help-card-fish }
    } Si tu l’écartes, cela n’arrive jamais.
does-discard-buildings = Pour tous : { help-card-buildings } Si tu l’écartes, cela n’arrive jamais.
does-discard-connected = Pour tous : { help-card-connected } Si tu l’écartes, cela n’arrive jamais.
does-discard-place = Pour tous : { help-card-place } Si tu l’écartes, cela n’arrive jamais.
does-discard-birds = Pour tous : { help-card-birds } Si tu l’écartes, cela n’arrive jamais.
does-discard-eruption = Pour tous : { help-card-eruption } Si tu l’écartes, cela n’arrive jamais.

## How the terminal calls what a lesson points at

thing-set = set { $last }
