# Santa Maria : règles, mots et phrases.

game-name = Santa Maria
game-pitch = Agrandis ta colonie tuile après tuile, active ses rangées et ses colonnes avec des dés, et envoie navires, moines et conquistadors plus loin que les autres.
game-length = 45 à 90 minutes

variant-setup = Mise en place
variant-setup-choose = Chacun choisit son plateau de colonie
variant-setup-dealt = Les plateaux sont distribués au hasard, conseillé pour une première partie
variant-setup-advanced = Avancée : plateaux identiques, choix d’une mairie et d’un savant
variant-blue-dice = Dés bleus
variant-blue-dice-own = Chacun a les siens
variant-blue-dice-pool = Tous dans une réserve commune
variant-first-player = Premier joueur
variant-first-player-random = tiré au sort
variant-first-player-seat-1 = place 1
variant-first-player-seat-2 = place 2
variant-first-player-seat-3 = place 3
variant-first-player-seat-4 = place 4

## 1 Mise en place

sm-1-1 = On lance trois dés blancs par joueur et on les range par valeur dans la réserve commune.
sm-1-2 = Les quatre navires de départ sont répartis au hasard, face visible, sur les quatre docks du plateau commun. Les trente autres forment une pile face cachée.
sm-1-3 = On tire trois savants sur dix et trois évêques sur six, posés au-dessus de leurs emplacements. Les autres restent hors du jeu.
    .refused = Absent de cette partie : { $place }.
sm-1-4 = Doubles et triples sont mélangés à part. Cinq de chaque sont visibles ; le reste forme deux piles cachées.
sm-1-5 = Les trois tuiles de route simples attendent sur le plateau commun.
sm-1-6 = Chaque joueur a six moines. Les marqueurs partent du début de la piste de religion et de la piste des conquistadors.
sm-1-7 = Chacun commence avec 2 bois. Le premier joueur reçoit 3 pièces, et chaque joueur suivant une de plus que le précédent.
sm-1-8 = Chacun lance un dé bleu et le garde. On peut en débloquer deux autres pendant la partie.
sm-1-9 = Le premier joueur est tiré au sort, sauf si la table en désigne un.
    .reason = Le livret laisse ce choix aux joueurs.
sm-1-10 = Les joueurs choisissent leur plateau, face A, l’un après l’autre, dans le sens inverse des aiguilles d’une montre à partir du voisin de droite du premier joueur.
    .refused = Déjà pris : { $board }.
sm-1-11 = Pour une première partie, les plateaux peuvent être distribués au hasard.
sm-1-12 = On choisit les plateaux quand navires, savants, évêques, tuiles et dés blancs sont visibles, et avant de lancer les dés bleus. Les quatre plateaux sont proposés quel que soit le nombre de joueurs.
    .reason = C’est l’ordre dans lequel le livret le raconte.
sm-1-13 = Points et faces des navires sont visibles de tous. Seuls l’ordre des piles et les dés à venir sont cachés.
    .reason = Le livret pose face cachée les points et les navires gagnés. Mais tout gain se fait devant tout le monde : le cacher ne mettrait à l’épreuve que la mémoire.

## 2 Le tour

sm-2-1 = On joue dans le sens des aiguilles d’une montre. À ton tour, tu fais exactement une de ces quatre choses : agrandir ta colonie, activer un bâtiment avec des pièces, activer une ligne, rangée ou colonne, avec un dé, ou te retirer.
sm-2-2 = Ton tour s’achève dès que ton action principale est faite ; personne ne te demande si tu as fini.
    .reason = Ce que tu pourrais encore vendre, acheter ou déplacer se fait tout aussi bien au début de ton tour suivant.
sm-2-3 = Ce qui coûte quelque chose ou demande un choix peut être refusé. Production, gains des camps et avance du conquistador s’appliquent d’office.
    .reason = Refuser un simple gain n’aide jamais : le surplus est payé, et avancer ne fait jamais perdre de rang.
sm-2-4 = On te pose la question même si tu ne peux pas payer à l’instant, tant que vendre et acheter pourraient le permettre. On ne te la pose pas s’il ne reste qu’à refuser.
    .reason = L’exemple du livret achète du blé en pleine activation pour payer un navire.

## 3 Agrandir

sm-3-1 = Un double coûte 2 bois, un triple 2 bois et 1 blé.
    .refused = { $grain ->
        [0] Pour cette tuile, il te manque { $wood } bois.
       *[other] { $wood ->
            [0] Pour cette tuile, il te manque { $grain } blé.
           *[other] Pour cette tuile, il te manque { $wood } bois et { $grain } blé.
        }
    }
sm-3-2 = Tu prends une des tuiles visibles. Elles ne sont pas remplacées pendant l’année.
    .refused = Cette tuile n’est pas parmi les tuiles visibles : { $tile }.
sm-3-3 = Une tuile se pose sur des cases vides de ta colonie. Elle ne recouvre ni une autre tuile ni un bâtiment imprimé.
    .refused = Ici, la tuile recouvrirait quelque chose ou sortirait de ta colonie.
sm-3-4 = Tu peux tourner la tuile comme tu veux, mais pas la retourner.
    .refused = Les deux cases de cette tuile sont pareilles : c’est la même pose que dans l’autre sens.
sm-3-5 = Tu ne peux prendre une tuile que si elle tient dans ta colonie, et tu la poses aussitôt. Elle va n’importe où et n’a besoin de rien toucher.
    .reason = Le livret n’interdit que de recouvrir.
    .refused = Il n’y a plus de place dans ta colonie pour une tuile de cette forme.

## 4 Un bâtiment avec des pièces

sm-4-1 = Tu peux activer un bâtiment sur lequel il n’y a ni dé ni pièces.
    .refused = Ce bâtiment a déjà servi cette année.
sm-4-2 = Tu poses des pièces sur le bâtiment : 1 pour le premier activé ainsi dans l’année, 2 pour le deuxième, et ainsi de suite.
    .refused = { $need ->
        [one] Il te manque 1 pièce pour activer ce bâtiment.
       *[other] Il te manque { $need } pièces pour activer ce bâtiment.
    }
sm-4-3 = Les pièces se paient avant l’effet. On peut aussi activer un bâtiment dont on ne peut pas utiliser l’effet.
    .reason = Un bâtiment activé avec des pièces est traité comme un bâtiment activé par un dé.

## 5 Une ligne avec un dé

sm-5-1 = Tu prends un dé blanc de la réserve, ou un de tes dés bleus encore disponibles.
    .refused = Il n’y a pas de dé { $colour } de valeur { $value } pour toi.
sm-5-2 = Personne n’utilise plus de trois dés blancs par année.
    .refused = Tu as déjà utilisé tes trois dés blancs de l’année.
sm-5-3 = Tu peux changer le dé : 1 pièce par point en plus ou en moins. On ne passe jamais directement de 6 à 1, ni de 1 à 6.
    .refused = { $need ->
        [one] Il te manque 1 pièce pour changer autant la valeur du dé.
       *[other] Il te manque { $need } pièces pour changer autant la valeur du dé.
    }
sm-5-4 = Un dé blanc active la colonne de sa valeur : tous les bâtiments libres, de haut en bas.
sm-5-5 = Un dé bleu active la rangée de sa valeur : tous les bâtiments libres, de gauche à droite.
sm-5-6 = Le dé reste ensuite sur le dernier bâtiment libre de la ligne, même si tu ne l’as pas utilisé, et le bloque jusqu’à la fin de l’année.
sm-5-7 = On saute les bâtiments qui portent un dé ou des pièces. Routes et cases vides ne sont pas des bâtiments : on ne les active jamais et aucun dé ne s’y pose.
    .refused = Il n’y a pas de bâtiment sur cette case.
sm-5-8 = Tu ne peux pas prendre un dé si la ligne de sa valeur n’a aucun bâtiment libre.
    .refused = Tu n’as aucun bâtiment libre dans cette ligne.
sm-5-9 = C’est la valeur après changement qui compte. Tu peux ensuite refuser tous les effets de la ligne.
    .reason = Sinon, un navire seul et impayable bloquerait un dé.
    .refused = Avec tes pièces, tu ne peux pas amener ce dé sur une ligne qui a un bâtiment libre.
sm-5-10 = Le changement se paie avant tout gain. Les dés de même couleur et de même valeur se valent.
    .reason = La valeur dit quelle ligne est activée : elle doit être fixée d’abord.
sm-5-11 = La ligne est parcourue du début à la fin : à chaque moment, c’est le bâtiment libre suivant qui est activé. Un bâtiment qui se libère plus loin est activé aussi, un bâtiment qui se libère derrière ne l’est pas. Quand il n’en reste plus, le dé va sur le dernier bâtiment de la ligne qui est libre alors.
    .reason = Le livret active tous les bâtiments libres et ne pose le dé qu’ensuite.

## 6 Effets

sm-6-1 = Tu ne stockes jamais plus de 3 ressources pareilles. Pour chacune en trop, tu reçois son prix de vente.
sm-6-2 = Production : tu gagnes les ressources, pièces ou points indiqués.
sm-6-3 = Échange : tu peux payer une des ressources du haut pour gagner une des choses du bas. Une fois par activation.
    .refused = { $why ->
        [stock] Tu n’en as pas à donner : { $good }.
       *[kind] Cet échange ne prend pas ceci : { $good }.
    }
sm-6-4 = Si un bâtiment a plusieurs effets, tous ont lieu.
sm-6-5 = Plusieurs effets d’un même bâtiment se suivent dans l’ordre indiqué, chacun pour soi.
    .reason = Le livret les applique tous sans donner d’ordre.
sm-6-6 = Navire : tu peux payer les ressources d’un des navires visibles. Il va dans ton port, au dock du même symbole.
    .refused = { $need ->
        [one] Il te manque 1 ressource pour ce navire.
       *[other] Il te manque { $need } ressources pour ce navire.
    }
sm-6-7 = Le dock du plateau commun est aussitôt regarni avec la pile. Quand la pile est épuisée, il reste vide.
    .refused = Il n’y a pas de navire à ce dock.
sm-6-8 = On peut encore acheter des navires quand la pile est vide. Quand les quatre docks sont vides, l’effet navire ne fait rien.
    .reason = Le livret dit seulement que l’emplacement reste alors vide.
sm-6-9 = Conquistador : ton marqueur avance d’une case. Sur une case occupée, il se pose au-dessus des autres.
sm-6-10 = Chaque symbole d’or dépassé te donne aussitôt 1 or.
sm-6-11 = Au bout de la piste des conquistadors, toute avance supplémentaire est perdue.
sm-6-12 = Religion : ton marqueur avance d’une case. Tu peux payer 1 blé pour une case de plus, une fois par action de religion.
    .refused = Tu n’as pas de quoi payer une case de plus : { $good }.
sm-6-13 = Une action de religion se fait case par case : la première avec tout ce qu’elle apporte, puis la question du blé, puis la seconde avec tout ce qu’elle apporte.
    .reason = Dés et moines viennent tout de suite, et un camp peut fournir le blé de la seconde case.
sm-6-14 = Quand ton marqueur dépasse un symbole de moine, tu peux placer un de tes moines.
sm-6-15 = Les symboles de moine { $die_symbol_1 } et { $die_symbol_2 }, comptés le long de la piste, débloquent aussi un dé bleu : tu le lances aussitôt, sauf pendant ta retraite, et le gardes jusqu’à la fin.
sm-6-16 = Le dé vient avant le moine. Les symboles se règlent un par un le long de la piste, et les revenus des navires une action de religion à la fois.
    .reason = L’exemple du livret prend d’abord le dé ; et chaque action a sa propre question du blé.
sm-6-17 = Au bout de la piste de religion, chaque case dont tu ne peux plus avancer vaut 1 point.
sm-6-18 = Cela vaut aussi pour la case payée. Sur les deux pistes, un symbole est dépassé quand ton marqueur entre sur sa case : moine, or ou arbre, aussi sur la dernière case.
    .reason = Au-delà de la dernière case, il n’y a rien où poser le pied, et tous les symboles se comptent de la même façon.
sm-6-19 = L’or remplace n’importe quelle autre ressource dans un paiement.
sm-6-20 = Qui paie choisit, unité par unité, entre la ressource et l’or ; on ne demande que si les deux sont possibles. L’or n’est jamais une pièce.
    .reason = L’or peut remplacer une ressource mais n’y est pas obligé : avec la limite de stockage, le garder n’est pas toujours le mieux.
    .refused = Ce n’est pas ce qu’il faut payer : { $good }.
sm-6-21 = Le premier moine sur un emplacement ne coûte rien. Ensuite, tu paies 2 pièces à chaque autre joueur qui y a un moine.
    .refused = { $need ->
        [one] Il te manque 1 pièce pour payer ceux qui sont là.
       *[other] Il te manque { $need } pièces pour payer ceux qui sont là.
    }
sm-6-22 = Tu n’as jamais deux moines au même emplacement.
    .refused = Un de tes moines est déjà là.
sm-6-23 = Si tu ne places pas de moine au moment de dépasser le symbole, il reste chez toi et l’occasion est perdue.
    .reason = Le droit est lié au moment où l’on dépasse le symbole.
sm-6-24 = S’il y a plusieurs joueurs sur un emplacement, tu les paies tous ou tu n’y vas pas. Ce que donne l’emplacement vient après le paiement.
    .reason = Le paiement est le prix du placement.
sm-6-25 = Un moine chez un savant te donne son pouvoir jusqu’à la fin de la partie.
sm-6-26 = Le pouvoir agit dès que le moine est placé, aussi pour la suite de la même activation. Ce qui est passé n’est pas rattrapé.
    .reason = Le livret donne le pouvoir à partir de ce moment.
sm-6-27 = Un moine chez un évêque te permet de marquer son objectif en fin de partie.
sm-6-28 = Un moine dans un camp te donne aussitôt les ressources ou points imprimés.
sm-6-29 = Un dé bleu débloqué avant ta retraite peut servir la même année. Celui que tu débloques en te retirant ne sert à personne avant l’année suivante : il est lancé avec les autres quand elle commence, aussi avec les dés bleus communs.
    .reason = Le livret parle de l’année suivante, et la variante n’y change rien.

## 7 Se retirer

sm-7-1 = Pour te retirer, tu déplaces ton marqueur sur une case de retraite libre. Chacune accueille un marqueur.
    .refused = Quelqu’un s’est déjà retiré là.
sm-7-2 = Tu obtiens d’abord ce que montre la case : { $retreat_coins ->
        [one] 1 pièce
       *[other] { $retreat_coins } pièces
    }, une action de religion, une action conquistador, une action navire (le navire se paie comme d’habitude) ou une tuile de route. Tu peux y aller sans t’en servir.
sm-7-3 = La tuile de route se pose sur une case vide de ta colonie.
    .refused = Cette case n’est pas vide.
sm-7-4 = Si tu refuses la tuile de route, ou s’il n’y a pas de case vide, elle reste sur le plateau commun. On ne la garde pas pour plus tard.
    .reason = Le livret permet de prendre une case sans son action.
sm-7-5 = Ensuite, tous tes navires rapportent, dock après dock en partant du haut ; aussi un navire pris pendant cette retraite. Chaque navire rapporte ce que montre son dock (pièces : { $dock_coins }, actions de religion : { $dock_religion }, actions conquistador : { $dock_conquistador }, points : { $dock_points }).
sm-7-6 = Après ta retraite, tu ne joues plus cette année. Les autres continuent.
sm-7-7 = Tu peux te retirer à n’importe quel tour, même le premier de l’année ; tu n’y es forcé que si rien d’autre n’est possible. Le dernier joueur continue seul jusqu’à sa retraite.
    .reason = Se retirer est une des quatre actions principales.

## 8 Actions gratuites

sm-8-1 = Tu peux vendre des ressources : 1 pièce pour un bois ou un blé, 2 pièces pour un sucre, une gemme ou un or.
    .refused = Tu n’en as pas à vendre : { $good }.
sm-8-2 = Tu peux acheter du bois ou du blé à 3 pièces l’unité. Sucre, gemmes et or ne s’achètent pas.
    .refused = { $need ->
        [one] Il te manque 1 pièce pour acheter ceci : { $good }.
       *[other] Il te manque { $need } pièces pour acheter ceci : { $good }.
    }
sm-8-3 = On n’achète pas au-delà de la limite de stockage.
    .reason = Le surplus serait payé moins que son prix : personne n’en voudrait.
    .refused = Ton stock est déjà plein : { $good }.
sm-8-4 = Les actions gratuites sont à toi autant de fois que tu veux, à tout moment de ton tour, même au milieu d’une activation.
sm-8-5 = Elles ne sont pas proposées pendant un paiement, pendant le réglage d’un dé, entre le moment où tu prends un dé pour le déplacer et celui où tu le poses, ni entre les deux moitiés d’un échange.
    .reason = Tout cela suit aussitôt une décision où elles étaient ouvertes ; vendre ce que l’on doit ne mènerait nulle part.

## 9 Fin de l’année

sm-9-1 = L’année finit quand tout le monde s’est retiré. Les plus avancés sur la piste des conquistadors marquent selon le tableau de l’année et du nombre de joueurs ; le dernier ne marque rien. À partir du premier, les années 1, 2 et 3 : { $conquest_two } à deux joueurs ; { $conquest_three } à trois ; { $conquest_four } à quatre.
sm-9-2 = Sur une même case, le marqueur le plus bas de la pile, arrivé le premier, est devant.
sm-9-3 = Seuls les marqueurs qui ont bougé sont classés, en partant du haut du tableau.
    .reason = Le livret exclut ceux qui n’ont pas bougé et ne parle pas de sauter des rangs.
sm-9-4 = Tous les marqueurs de conquistador reviennent au départ. Ceux de religion restent.
sm-9-5 = Dés et pièces quittent tous les bâtiments.
sm-9-6 = Après la première et la deuxième année, les tuiles restantes sont défaussées et on dévoile cinq nouveaux doubles et cinq nouveaux triples.
sm-9-7 = On lance ensuite tous les dés blancs dans la réserve, et chacun lance tous ses dés bleus.
sm-9-8 = Qui s’est retiré le plus près du symbole « 1st » commence la nouvelle année ; les autres suivent dans le sens des aiguilles d’une montre. Tous les marqueurs de retraite reviennent.
sm-9-9 = La partie s’achève après la troisième année.

## 10 Décompte final

sm-10-1 = Les ressources restantes sont vendues. Chaque lot de 3 pièces vaut 1 point.
sm-10-2 = Chaque rangée et chaque colonne entièrement remplie rapporte 1 point par colon qui s’y trouve. Un colon au croisement de deux lignes pleines compte deux fois.
sm-10-3 = Chacun de tes savants rapporte les points imprimés.
sm-10-4 = Chacun de tes évêques coûte { $bishop_cost ->
        [one] 1 point
       *[other] { $bishop_cost } points
    } ; puis son objectif est compté.
sm-10-5 = Chaque série complète de navires, un à chaque dock, rapporte 3 points.
sm-10-6 = Chaque navire rapporte les points de sa face.
sm-10-7 = Le plus grand total gagne. En cas d’égalité, la victoire va à qui s’est retiré le plus près du symbole « 1st » la dernière année.
sm-10-8 = Bâtiments imprimés, tuiles de développement, mairies et tuiles de route remplissent tous leurs cases.
    .reason = Le livret cite les cas habituels ; rien ne laisse penser à un trou sous une tuile.
sm-10-9 = Les évêques peuvent faire baisser le total, même sous 0. Le reste est vendu sans question.
    .reason = Le livret ordonne les deux et ne fixe aucune limite.

## 11 Mise en place avancée

sm-11-1 = Tout le monde joue sur la face B, la même pour tous.
sm-11-2 = Les quatre mairies sont visibles, chacune avec un savant tiré parmi ceux hors du jeu : quatre lots.
sm-11-3 = Une fois les dés bleus lancés, les joueurs choisissent un lot l’un après l’autre, dans le sens inverse des aiguilles d’une montre à partir du voisin de droite du premier joueur. Les lots restants quittent le jeu.
    .refused = Ce lot est déjà pris : { $lot }.
sm-11-4 = La mairie se pose aussitôt sur deux cases vides de la colonie, tournée au choix.
    .refused = La mairie a besoin de deux cases vides dans ta colonie.
sm-11-5 = Le savant du lot est à toi seul dès le début de la partie.
sm-11-6 = Il y a quatre lots quel que soit le nombre de joueurs. Chaque mairie est posée avant que le suivant ne choisisse, n’importe où.
    .reason = Le livret dit « immédiatement » et ne pose pas d’autre limite.
sm-11-7 = Le savant privé rapporte ses points à la fin, n’occupe aucun moine et ne coûte rien à personne.
    .reason = Le livret le dit en formation, comme un moine placé chez un savant.

## 12 Dés bleus communs

sm-12-1 = Variante : tous les dés bleus, lancés ou débloqués, vont dans la réserve commune. Chacun peut en prendre un pour activer une rangée.
sm-12-2 = Dans une année, tu n’utilises jamais plus de dés bleus que tu n’en as débloqué toi-même.
    .refused = Tu as déjà utilisé autant de dés bleus cette année que tu en as débloqué.
sm-12-3 = Ton premier dé bleu compte comme débloqué. On compte au moment de prendre le dé : celui débloqué cette année aide tout de suite.
    .reason = Chaque joueur apporte un dé à la mise en place.
sm-12-4 = On peut prendre n’importe quel dé bleu de la réserve. Les dés utilisés restent dans la colonie jusqu’à la fin de l’année ; puis tous sont relancés dans la réserve.
    .reason = Le livret les traite comme les dés blancs, et personne ne peut être privé : la réserve est la somme de tous les droits.
sm-12-5 = La variante va avec toutes les mises en place et avec le jeu en solo.
    .reason = Elle ne change que l’endroit où sont les dés bleus.

## 13 Solo

sm-13-1 = En solo, on joue une partie normale avec la mise en place avancée, quelle que soit celle qui a été convenue.
sm-13-2 = À la fin de chaque année, tu marques si ton conquistador a dépassé l’arbre de cette année : le premier, le deuxième ou le troisième. Points des années 1, 2 et 3 : { $tree_1 }, { $tree_2 }, { $tree_3 }.
sm-13-3 = 100 points sont un beau succès. Six buts t’attendent en plus : Communisme (28 points de colons), Capitalisme (4 séries complètes de navires), Théocratie (30 points d’objectifs d’évêques), Capracratie (une ligne pleine d’un seul terrain), Démocratie (120 points) et Utopie (150 points).
sm-13-4 = Ta mise en place est celle du premier joueur d’une partie normale. Les cinq cases de retraite sont libres chaque année, tu commences chaque année, et les moines ne coûtent jamais de pièces.
    .reason = Il n’y a personne d’autre à la table.
sm-13-5 = Théocratie se compte avant le prix des évêques. Communisme et Capitalisme peuvent être dépassés.
    .reason = Le but parle de points d’objectifs, et après le prix 30 serait hors d’atteinte avec certains évêques.
sm-13-6 = Capracratie : les six cases d’une rangée ou d’une colonne montrent un seul terrain : forêt, ferme, montagne ou ville. Les buts sont annoncés indépendamment les uns des autres et des 100 points.
    .reason = Le livret demande une ligne continue sans route et relie les buts par « et/ou ».

## 14 Savants

sm-14-1 = Astronomie : quand tu gagnes un navire, tu peux payer des pièces pour le mettre à un autre de tes docks, 1 pièce par dock vers le haut ou le bas.
    .refused = { $need ->
        [one] Il te manque 1 pièce pour déplacer le navire aussi loin.
       *[other] Il te manque { $need } pièces pour déplacer le navire aussi loin.
    }
sm-14-2 = Taxe : quand tu utilises un dé, tu gagnes 1 pièce par paire de colons dans cette rangée ou colonne.
sm-14-3 = Botanique : tu peux payer 1 bois ou 1 blé pour donner au dé que tu prends la valeur de ton choix.
    .refused = { $why ->
        [stock] Tu n’as pas de quoi payer : { $good }.
        [kind] La botanique prend du bois, du blé ou de l’or, pas ceci : { $good }.
       *[scholar] Il faut avoir la Botanique pour payer un dé avec des ressources.
    }
sm-14-4 = Philosophie : tu peux utiliser un dé bleu pour une colonne.
    .refused = Il faut avoir la Philosophie pour utiliser un dé bleu sur une colonne.
sm-14-5 = Mathématiques : quand tu te retires, tu reprends les pièces d’un de tes bâtiments.
sm-14-6 = Construction : après avoir activé une ligne, tu peux poser le dé sur n’importe lequel de ses bâtiments libres.
    .refused = Le dé ne peut se poser que sur un bâtiment libre de la ligne qu’il a activée.
sm-14-7 = Industrialisation : tu peux faire un échange deux fois quand tu l’actives.
sm-14-8 = Économie de base : bois et blé te coûtent 2 pièces.
sm-14-9 = Économie avancée : tu peux acheter sucre et gemmes à 3 pièces.
    .refused = Il faut avoir l’Économie avancée pour acheter ceci : { $good }.
sm-14-10 = Logistique : à tout moment, tu peux payer 1 pièce pour déplacer un de tes dés vers un bâtiment libre relié par une route. Des bâtiments voisins sont reliés.
    .refused = { $why ->
        [scholar] Il faut avoir la Logistique pour déplacer des dés.
        [coin] Il te faut 1 pièce pour déplacer un dé.
        [die] Aucun de tes dés n’est là.
       *[way] Aucune route ne mène de ce dé à un bâtiment libre par là.
    }
sm-14-11 = Astronomie : les docks forment une file de quatre, sans boucle. Le navire ne bouge qu’au moment où il est gagné, et sur le plateau commun on regarnit le dock d’où il vient.
    .reason = Le livret dit vers le haut ou le bas, et tout de suite.
sm-14-12 = La taxe est payée quand la ligne est fixée, avant son premier bâtiment, pour tous les colons qui s’y trouvent. Pas pour un bâtiment activé avec des pièces.
    .reason = Elle dépend de l’utilisation du dé.
sm-14-13 = Botanique : l’or convient aussi, elle vaut pour les dés de la réserve, et elle peut rendre utilisable un dé qui ne le serait pas.
    .reason = Le livret parle de tout dé choisi, et l’or est un joker.
sm-14-14 = Philosophie : ce dé bleu agit en tout comme pour une colonne mais reste bleu ; il ne compte pas parmi tes trois dés blancs.
    .reason = Le pouvoir ne change que la ligne activée.
sm-14-15 = Les Mathématiques agissent une fois par retraite, dès que le marqueur est posé ou le savant obtenu. On reprend d’office les pièces du bâtiment qui en porte le plus.
    .reason = Ce n’est jamais pire, et les pièces peuvent servir pendant la retraite.
sm-14-16 = Construction : le bâtiment doit être libre quand le dé est posé.
    .reason = Un bâtiment porte un dé ou une pile de pièces.
sm-14-17 = Industrialisation : les deux échanges se choisissent l’un après l’autre, pareils ou non ; chacun peut être refusé.
    .reason = L’exemple du livret paie une ressource de chaque, mais ce n’est qu’un exemple.
sm-14-18 = Économie de base et Économie avancée : ce que le savant ne nomme pas garde son prix, et la limite de stockage vaut toujours.
    .reason = Les tuiles changent les prix et aucune autre règle.
sm-14-19 = La Logistique déplace des dés, pas des pièces, autant de fois que tu paies. Le chemin ne passe que par des routes, bord à bord. Pendant une activation, des dés peuvent quitter la ligne activée ou y aller, mais il doit y rester un bâtiment libre pour le dé utilisé. Déplacer un dé n’active rien ; le bâtiment quitté est de nouveau libre.
    .reason = La note sur les routes dit comment elles se prolongent, et le pouvoir sert à tout moment ; mais le dé utilisé doit bien se poser quelque part.
    .refused = Il doit rester un bâtiment libre dans la ligne en cours d’activation : son propre dé doit s’y poser.

## 15 Évêques

sm-15-1 = Carré : { $square_3 }, { $square_4 } ou { $square_5 } points pour un carré rempli de 3 sur 3, 4 sur 4 ou 5 sur 5 cases dans ta colonie. Un seul carré compte.
sm-15-2 = Navires : { $bishop_dock ->
        [one] 1 point
       *[other] { $bishop_dock } points
    } par navire placé à un même dock de ton port, { $bishop_most } au plus.
sm-15-3 = Villes : { $bishop_towns ->
        [one] 1 point
       *[other] { $bishop_towns } points
    } par ville reliée à ta mairie par des routes, ou voisine, { $bishop_most } au plus.
sm-15-4 = Colons : { $bishop_colonists ->
        [one] 1 point
       *[other] { $bishop_colonists } points
    } par colon relié à ta mairie par des routes, { $bishop_most } au plus.
sm-15-5 = Zone : { $bishop_area ->
        [one] 1 point
       *[other] { $bishop_area } points
    } par case de ta plus grande zone d’un seul tenant de fermes, de forêts ou de montagnes, { $bishop_most } au plus.
sm-15-6 = Diversité : { $bishop_diversity ->
        [one] 1 point
       *[other] { $bishop_diversity } points
    } par rangée et colonne avec une ferme, une forêt, une montagne et une ville, { $bishop_most } au plus.
sm-15-7 = Le meilleur carré compte, et 6 sur 6 vaut 5 sur 5. Le dock le plus rempli compte. Les zones tiennent par les bords, fermes à blé et à sucre sont un seul terrain, et les villes ne comptent pas.
    .reason = Le livret dit « au moins », « un même dock », et cite trois terrains.
sm-15-8 = Une ligne pour la diversité n’a pas besoin d’être pleine, et la mairie n’est pas une ville. Une ville ou un colon compte s’il touche la mairie ou une chaîne de routes qui la touche ; les villes ne transmettent pas le lien.
    .reason = La légende distingue mairie et ville, et seules les routes prolongent une route.

## Mots

word-wood = bois
word-grain = blé
word-sugar = sucre
word-gem = gemme
word-gems = gemmes
word-gold = or
word-coin = pièce
word-coins = pièces
word-point = point
word-points = points
word-monk = moine
word-cell = rangée { $one }, colonne { $two }
word-wood-n = { $n } bois
word-grain-n = { $n } blé
word-sugar-n = { $n } sucre
word-gem-n = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}
word-gold-n = { $n } or
word-coins-n = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
word-colonists-n = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
word-exchange = { $one } contre { $two }
word-building = { $one } ({ $two })
word-colony-board = plateau de colonie { $value }
word-double-tile = tuile double { $one } + { $two }
word-triple-tile = tuile triple { $one } + { $two } + { $three }
word-town-hall-tile = mairie { $one } + { $two }
word-road-tile = tuile de route avec { $one }
word-ship-tile = navire pour { $one } ({ $two })
word-white = blanc
word-blue = bleu
word-row = rangée
word-column = colonne
word-religion = religion
word-conquistador = conquistador
word-ship = navire
word-road = route
word-forest = forêt
word-farm = ferme
word-mountain = montagne
word-town = ville
word-town_hall = mairie
word-empty = vide
word-camp-1 = premier camp
word-camp-2 = deuxième camp
word-camp-3 = troisième camp
word-camp-4 = quatrième camp
word-astronomy = Astronomie
word-taxation = Taxe
word-botany = Botanique
word-philosophy = Philosophie
word-mathematics = Mathématiques
word-construction = Construction
word-industrialization = Industrialisation
word-basic_economics = Économie de base
word-advanced_economics = Économie avancée
word-logistics = Logistique
word-square = Carré
word-dock = Navires à un dock
word-towns = Villes
word-colonists = Colons
word-area = Plus grande zone
word-diversity = Diversité
word-success = un beau succès
word-communism = Communisme
word-capitalism = Capitalisme
word-theocracy = Théocratie
word-capracracy = Capracratie
word-democracy = Démocratie
word-utopia = Utopie

## Ce qui est demandé

ask-choose-board = Choisis le plateau de colonie sur lequel tu joueras
ask-choose-lot = Choisis une mairie ; le savant à côté travaille pour toi seul
ask-place-town-hall = Pose ta mairie sur deux cases vides de ta colonie
ask-take-turn = À toi : pose une tuile, active un bâtiment ou une ligne, ou retire-toi
ask-set-die = Le dé montre { $value }. Quelle { $line ->
    [0] rangée
   *[1] colonne
} actives-tu ? Chaque pas d’écart coûte 1 pièce.
ask-set-die-freely = La Botanique est payée : quelle { $line ->
    [0] rangée
   *[1] colonne
} actives-tu ?
ask-place-tile = Où poses-tu la tuile dans ta colonie ?
ask-choose-exchange = Échange : quelle ressource donnes-tu, si tu veux ?
ask-choose-gain = Échange : que prends-tu en retour ?
ask-choose-ship = Achètes-tu un des navires aux docks ?
ask-choose-payment = L’or peut remplacer : avec quoi paies-tu ?
ask-choose-dock = Astronomie : à quel dock va le navire ?
ask-may-pray = Religion : avances-tu d’une case sur la piste de religion ?
ask-may-pray-on = Religion : paies-tu 1 blé pour avancer d’une case de plus ?
ask-place-monk = Tu as passé un symbole de moine : chez quel savant, évêque ou camp envoies-tu un moine ?
ask-place-road = Sur quelle case vide poses-tu la tuile de route ?
ask-land-die = Logistique : vers quel bâtiment libre va le dé ?
ask-rest-die = Construction : sur quel bâtiment de cette ligne laisses-tu le dé ?

## Ce que l’on peut faire

do-board = Prendre : { $board }
do-lot = Prendre : { $lot }, avec son savant
    .here = Prendre : { $lot }, avec { $scholar }
do-sell = Vendre : { $good }
do-buy = Acheter : { $good }
do-lift = Déplacer le dé : { $cell }
    .here = Déplacer le dé : { $building }, { $cell }
do-land = Poser le dé : { $cell }
    .here = Poser le dé : { $building }, { $cell }
do-tile = Construire : { $tile }
do-place = La poser en { $cell }, { $turn ->
    [0] sans la tourner
    [1] tournée d’un quart
    [2] tournée d’un demi-tour
   *[3] tournée de trois quarts
}
do-activate = Activer avec des pièces : { $cell }
    .here = Activer avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $building }, { $cell }
do-die = Utiliser un dé { $colour } ({ $value }) pour une { $line }
do-set = Mettre le dé à { $value }
    .here = Activer la { $line } { $value }{ $steps ->
        [0] , comme le dé le montre
       *[other] { $coins ->
            [0] { "" }
           *[other] { $steps ->
                [one] { " " }pour 1 pièce
               *[other] { " " }pour { $steps } pièces
            }
        }
    }
do-pay = Donner : { $good }
do-gain = Prendre : { $gain }
do-ship = Acheter le navire de ce dock : { $dock }
    .here = Acheter : { $ship }, dock : { $dock }
do-dock = Mettre le navire à ce dock : { $dock }
do-pray = Avancer sur la piste de religion
do-pass = Non merci
do-monk = Envoyer un moine : { $place }
do-retreat = Se retirer pour cette année : { $space }
do-rest = Laisser le dé : { $cell }
    .here = Laisser le dé : { $building }, { $cell }

## Ce qui a été fait

did-board = { $by } prend le { $board }.
did-lot = { $by } prend : { $lot }, avec son savant.
    .here = { $by } prend : { $lot }, avec { $scholar }.
did-sell = { $by } vend 1 { $good }.
did-buy = { "" }
did-lift = { "" }
did-land = { $by } déplace un dé : { $cell }.
    .here = { $by } déplace un dé : { $building }, { $cell }.
did-tile = { "" }
did-place = { $by } pose une tuile en { $cell }.
    .here = { $by } construit en { $cell } : { $tile }.
did-activate = { $by } active avec des pièces : { $cell }.
    .here = { $by } met { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } sur un bâtiment : { $building }, { $cell }.
did-die = { $by } prend un dé { $colour } ({ $value }), pour une { $line }.
did-set = { $by } met le dé à { $value }.
    .here = { $by } active la { $line } { $value }.
did-pay = { $by } donne 1 { $good }.
did-gain = { "" }
did-ship = { "" }
did-dock = { $by } met le navire à ce dock : { $dock }.
did-pray = { "" }
did-pass = { "" }
did-monk = { $by } envoie un moine : { $place }.
did-retreat = { $by } se retire pour cette année : { $space }.
did-rest = { $by } laisse le dé : { $cell }.
    .here = { $by } laisse le dé : { $building }, { $cell }.

## Chapters of the rules

sm-1 = La mise en place
sm-2 = Le tour de jeu
sm-3 = Poser des tuiles
sm-4 = Un bâtiment avec des pièces
sm-5 = Une ligne avec un dé
sm-6 = Ce que font les bâtiments
sm-7 = La retraite
sm-8 = Vendre et acheter
sm-9 = La fin d’une année
sm-10 = La fin de la partie
sm-11 = La mise en place avancée
sm-12 = Les dés bleus en commun
sm-13 = Jouer seul
sm-14 = Les savants
sm-15 = Les évêques

## In two minutes

brief-aim = Tu diriges une jeune colonie pendant trois ans. Qui l’a rendue la plus heureuse, avec le plus de points à la fin, gagne.
brief-turn = Chacun joue à son tour, et à ton tour tu fais une chose parmi quatre.
brief-turn-1 = Poser une tuile. Les doubles coûtent du bois, les triples du bois et du blé. La tuile reste dans ta colonie, et tu peux activer ses bâtiments.
brief-turn-2 = Activer toute une ligne avec un dé : un blanc pour la colonne de sa valeur, un bleu pour la rangée. Tous les bâtiments libres y travaillent l’un après l’autre ; puis le dé reste sur le dernier et le bloque pour cette année.
brief-turn-3 = Activer un seul bâtiment avec des pièces. Le premier de l’année coûte une pièce, le deuxième deux, et ainsi de suite.
brief-turn-4 = Te retirer. Tu prends ce que montre la case, tes navires apportent leurs revenus, et ton année est finie. Quand tous se sont retirés, dés et pièces quittent les bâtiments et l’année suivante commence.
brief-points = Les points viennent de partout ; personne ne peut tout faire.
brief-points-1 = Les navires : chacun marque ses propres points, et un navire à chaque dock forme une série qui rapporte en plus.
brief-points-2 = Les colons : chacun compte dans chaque rangée pleine et dans chaque colonne pleine où il se trouve.
brief-points-3 = Les conquistadors : qui est devant marque à la fin d’une année ; à trois joueurs { $conquest_three }, année après année.
brief-points-4 = La religion : la piste apporte des moines et d’autres dés bleus. Les savants donnent des pouvoirs ; les évêques marquent un objectif à la fin et coûtent { $bishop_cost ->
    [one] { $bishop_cost } point
   *[other] { $bishop_cost } points
} chacun.

## What a decision is about

guide-choose-board = Tu joues sur ce plateau jusqu’à la fin. Cherche une rangée ou une colonne qui donne du bois et des pièces : un dé active tout ce qu’elle contient.
guide-choose-lot = Chaque mairie vient avec un savant dont le pouvoir est à toi seul dès le début. Choisis d’abord d’après le pouvoir.
guide-place-town-hall = La mairie est un bâtiment comme les autres, et elle reste où tu la poses. Mets-la là où se croisent une rangée et une colonne que tu veux utiliser.
guide-take-turn = Tu fais une chose par tour : poser une tuile, activer un bâtiment avec des pièces, activer toute une ligne avec un dé, ou te retirer. C’est le dé qui fait le plus, mais il bloque le dernier bâtiment de sa ligne jusqu’à la fin de l’année. Vendre et acheter ne coûte pas de tour.
guide-land-die = Un dé bloque le bâtiment où il se trouve. Déplace-le vers un bâtiment libre que des routes relient, et celui qu’il quitte peut servir de nouveau.
guide-choose-payment = L’or remplace n’importe quelle autre ressource : c’est lui le plus précieux. Paie avec la ressource elle-même si tu peux t’en passer.
guide-place-tile = La tuile va sur des cases vides, tournée comme tu veux, et reste toute la partie. Mets ses bâtiments là où tes dés les atteignent ; les rangées et colonnes pleines marquent leurs colons à la fin.
guide-set-die = La ligne que tu choisis est activée, bâtiment après bâtiment. Chaque pas à partir de ce que montre le dé coûte une pièce.
guide-set-die-freely = La Botanique est payée : le dé prend la valeur que tu veux. Choisis la ligne qui te rapporte le plus maintenant.
guide-rest-die = Le dé bloque le bâtiment où tu le laisses jusqu’à la fin de l’année. Prends celui qui te manquera le moins.
guide-choose-exchange = Tu peux donner une des choses montrées et en recevoir une autre. Rien ne t’y oblige ; mais l’occasion ne revient que lorsque le bâtiment est de nouveau activé.
guide-choose-gain = Prends une des choses proposées pour ce que tu as donné. Tu ne gardes jamais plus de trois d’une même ressource : ce qui est en trop est vendu aussitôt.
guide-choose-ship = Paie les ressources d’un navire, et il va dans ton port. Il marque à la fin et apporte les revenus de son dock à chaque retraite : un navire acheté tôt paie plus souvent.
guide-choose-dock = L’Astronomie te laisse mettre le nouveau navire à un autre de tes docks contre des pièces. Un navire à chaque dock forme une série qui rapporte en plus.
guide-may-pray = Un pas sur la piste de religion. Les symboles en chemin apportent des moines et des dés bleus, et plus tôt tu les as, plus ils servent.
guide-may-pray-on = Pour un blé, tu fais aussitôt un second pas. Cela vaut la peine quand le prochain symbole est proche, ou quand tu as du blé de reste.
guide-place-monk = Un savant te donne un pouvoir pour le reste de la partie, un évêque un objectif à marquer à la fin, un camp quelque chose tout de suite. À chaque autre joueur qui s’y trouve déjà, tu paies des pièces.
guide-place-road = Une route n’est pas un bâtiment, mais elle remplit une case, apporte un colon qui compte dans chaque ligne pleine, et relie des bâtiments.

## Signs and what they mean

sign-later = Points à la fin
    .means = Un nombre violet ne compte que lorsque la partie est finie.
sign-white-die = Dé blanc
sign-blue-die = Dé bleu
sign-exchange = Échange
    .means = Tu peux donner une des choses au-dessus de la flèche pour une de celles en dessous.
sign-dock = { word-dock }
    .means = { sm-15-2 }
sign-scholar = Savant
    .means = Un moine ici te donne un pouvoir pour le reste de la partie.
sign-bishop = Évêque
    .means = Un moine ici te laisse marquer un objectif à la fin.
sign-camp = Camp
    .means = Un moine ici t’apporte quelque chose tout de suite.
sign-forest =
    .means = Un bâtiment qui donne du bois.
sign-farm =
    .means = Un bâtiment qui donne du blé ou du sucre.
sign-mountain =
    .means = Un bâtiment qui donne des gemmes.
sign-town =
    .means = Un bâtiment qui fait ce que montrent ses symboles : pièces, points, navires, échanges et plus.
sign-town-hall =
    .means = Ton premier bâtiment ; certains évêques comptent ce que des routes y relient.
sign-colonist = Colon
    .means = Compte à la fin dans chaque rangée pleine et dans chaque colonne pleine.
sign-flag = Premier joueur
    .means = Qui se retire le plus près du drapeau commence l’année suivante.
sign-tree = Arbre
    .means = Pour qui joue seul : un conquistador qui l’a passé à temps marque.

## Quand on peut se servir d’une chose

when-activate = Tu actives un bâtiment à ton tour, avec des pièces ou un dé ; les tuiles se posent sur des cases vides.
when-place = Tu tournes une tuile quand tu la poses, après l’avoir choisie à ton tour.
when-sell = Tu peux vendre à tout moment de ton tour, mais pas au milieu d’un paiement.
when-buy = Tu peux acheter à tout moment de ton tour, mais pas au milieu d’un paiement.
when-pay = Tu donnes des ressources quand un échange ou un paiement les demande ; tu les vends au marché.
when-die = Tu prends un dé comme action principale de ton tour.
when-tile = Tu construis une tuile comme action principale de ton tour.
when-ship = Tu achètes un navire quand un bâtiment ou une case de retraite avec un navire sert.
when-dock = Un navire va à son dock ; avec Astronomie tu en choisis un autre quand tu le gagnes.
when-monk = Tu envoies un moine ici quand ton marqueur passe un symbole de moine sur la piste de religion.
when-retreat = Tu te retires comme action principale de ton tour.
when-set = Tu choisis la valeur d’un dé quand tu en as pris un.
when-gain = Tu choisis un gain quand tu as donné quelque chose pour un échange.
when-board = Les plateaux de colonie se choisissent avant la première année.
when-lot = Les mairies se choisissent avant la première année.

## Scores et fins

score-tokens = Points gagnés
score-coins = Pièces
score-colonists = Colons
score-scholars = Savants
score-bishop-cost = Prix des évêques
score-bishops = Objectifs des évêques
score-sets = Séries de navires
score-ships = Navires
end-third-year = La troisième année est finie
end-solo = La troisième année de ta partie en solo est finie

## Ce qui est sorti

out-roll = { "" }
out-ship = { "" }
out-tile = Nouvelles tuiles : { $things }
    .thing = { $tile }
out-scholar = Savants de cette partie : { $things }
    .thing = { $scholar }
out-bishop = Évêques de cette partie : { $things }
    .thing = { $bishop }
out-board = Distribué : { $things }
    .thing = { $board }
out-seat = { $seat } commence.

## Ce qui s’est passé

log-gained = { $seat } gagne { $count } { $thing }.
log-paid = { $seat } paie { $count } { $thing }.
log-monk-paid = { $seat } paie { $count } pièces à { $other }.
log-coins-back = { $seat } reprend { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } (Mathématiques).
log-year = L’année { $year } commence ; premier joueur : { $seat }.
log-march = { $seat } avance jusqu’à la case { $space } de la piste des conquistadors.
log-faith = { $seat } avance jusqu’à la case { $space } de la piste de religion.
log-blue-die = { $seat } lance un dé bleu : { $value }
log-white-dice = Dés blancs : { $values }
log-blue-dice = { $seat } lance ses dés bleus : { $values }
log-blue-die-later = { $seat } débloque un dé bleu qui ne peut pas servir cette année.
log-ship = { $seat } prend un { $ship }, dock : { $dock }.
log-at-dock = Nouveau à un dock ({ $dock }) : { $ship }
log-conquest = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses conquistadors.
log-goal = Atteint : { $goal }

## Lieux

place-bank = réserve commune
place-store = réserve
place-buildings = bâtiments

## La table dans le terminal

table-sm-year = Année { $year } sur 3
table-sm-conquest = conquistadors : { $list } points
table-sm-setting-up = Mise en place
table-sm-white = Dés blancs
table-sm-blue = Dés bleus
table-sm-blue-later = l’année suivante : { $count } de plus
table-sm-docks = Docks
table-sm-pile = { $count } dans la pile
table-sm-tiles = Tuiles
table-sm-monks = Moines
table-sm-retreat = Retraite
table-sm-roads = tuiles de route : { $count }
table-sm-religion = Religion
table-sm-conquistador = Conquistador
table-sm-boards = Plateaux au choix
table-sm-lots = Mairies au choix
table-sm-goals = Atteint
table-sm-no-goals = aucun des buts
table-sm-points = { $count } pts
table-sm-score = { $total } en tout
table-sm-powers = Savants
table-sm-harbour = Port
table-sm-dice-left = dés blancs utilisés : { $white } sur 3 · prochain bâtiment : { $coins } p. · moines : { $monks }
table-sm-retreated = retraite : { $space }
table-sm-start = commence
table-sm-legend = F forêt · E ferme · M montagne · V ville · A mairie · = route (o colon) · [W] blanc [B] bleu · $ pièces
table-sm-signs = † moine · ‡ moine et dé bleu · ♦ or · ♣ arbre
table-sm-letter-forest = F
table-sm-letter-farm = E
table-sm-letter-mountain = M
table-sm-letter-town = V
table-sm-letter-town_hall = A
table-sm-short-wood = bois
table-sm-short-grain = blé
table-sm-short-sugar = sucre
table-sm-short-gem = gemme
table-sm-short-gold = or
table-sm-short-coin = p.
table-sm-short-coins = p.
table-sm-short-point = pt
table-sm-short-points = pts
table-sm-short-ship = nav
table-sm-short-religion = relig
table-sm-short-conquistador = conq

## Ce qu’est une chose quand on la montre

help-wood = 2 bois paient un double, 2 bois et 1 blé un triple. Se vend 1 pièce ; s’achète aussi.
help-grain = Paie les triples et la seconde case de religion. Se vend 1 pièce ; s’achète aussi.
help-sugar = Paie navires et échanges. Se vend 2 pièces.
help-gem = Paie navires et échanges. Se vend 2 pièces.
help-gold = Remplace n’importe quelle autre ressource. Se vend 2 pièces.
help-coins = Elles activent un bâtiment, changent les dés et achètent des ressources. 3 pièces valent 1 point à la fin.
help-points = Le bonheur : qui en a le plus à la fin gagne. Un nombre violet ne compte qu’à la fin.
help-monk = Va chez un savant, un évêque ou dans un camp quand ton marqueur dépasse un symbole de moine. Ceux qui y sont déjà reçoivent 2 pièces chacun.
help-religion = Une case sur la piste de religion ; 1 blé en paie une seconde. Les symboles en chemin donnent moines et dés bleus.
help-conquistador = Une case sur la piste des conquistadors. De l’or en chemin ; les premiers marquent en fin d’année. Dans une pile, le marqueur du bas est devant.
help-ship = Tu peux payer un des navires visibles et le mettre dans ton port.
help-road = Pas un bâtiment : jamais activée, ne porte pas de dé. Chaque colon compte dans chaque rangée et colonne pleine.
help-empty = De la place pour une tuile.
help-white-die = Dé blanc : active la colonne de sa valeur, de haut en bas. Trois par an au plus.
help-blue-die = Dé bleu : active la rangée de sa valeur, de gauche à droite.
help-column-head = Un dé blanc de cette valeur active cette colonne.
help-row-head = Un dé bleu de cette valeur active cette rangée.
help-double = Un double coûte 2 bois.
help-triple = Un triple coûte 2 bois et 1 blé.
help-turn = Tourne la tuile. Le point rouge se pose sur la case que tu touches dans ta colonie.
help-exchange = Échange : donne une des choses de gauche contre une de droite.
help-sell = Vends-en un au marché.
help-buy = Achètes-en un au marché.
help-activate = Ce que coûte cette année le prochain bâtiment activé seul.
help-dock = Le navire va à ton dock du même symbole.
help-harbour = Chaque navire rapporte ce que montre le symbole de son dock quand tu te retires, et ses points à la fin.
help-retreat = La retraite finit ton année : d’abord ce que montre la case, puis les revenus de tes navires. Qui est le plus près du drapeau commence l’année suivante.
help-market-square = Ceux qui ne se sont pas encore retirés. L’anneau montre à qui c’est de jouer.
help-start = Commence cette année.
help-years = Les trois années, et ce que marquent les conquistadors de tête à la fin de chacune.
help-coin = { help-coins }
help-point = { help-points }

## Chapters, and how ties are broken

chapter-year = Année { $year }
tie-retreat = À égalité de points, qui s’est retiré plus près du symbole « 1st » la dernière année passe devant.

## What an option brings

brings-coins = { $count ->
    [one] pièce
   *[other] pièces
}
brings-points = { $count ->
    [one] point
   *[other] points
}
brings-gem = { $count ->
    [one] gemme
   *[other] gemmes
}
brings-religion-steps = { $count ->
    [one] case de religion
   *[other] cases de religion
}
brings-conquistador-steps = { $count ->
    [one] case de conquistador
   *[other] cases de conquistador
}
brings-ships = { $count ->
    [one] navire
   *[other] navires
}
brings-monks-sent = { $count ->
    [one] moine placé
   *[other] moines placés
}
brings-blue-dice = { $count ->
    [one] dé bleu
   *[other] dés bleus
}
brings-cells = { $count ->
    [one] case bâtie
   *[other] cases bâties
}
then-choose-exchange = puis un échange
then-choose-ship = puis un navire, si tu le paies
then-may-pray = puis une case de religion
then-place-monk = puis un moine à placer
then-place-road = puis une tuile de route à poser
ends-year = { $dice ->
    [0] Cela termine ton année.
    [one] Cela termine ton année avec { $dice } dé inutilisé.
   *[other] Cela termine ton année avec { $dice } dés inutilisés.
}
ask-too-choose-payment = Choisir comment payer

## What an option does

does-sell = Cela ne coûte pas de tour, et tu peux le faire aussi souvent que tu veux. { $left ->
        [0] Tu n’en auras plus.
       *[other] Il t’en reste { $left }.
    }
does-buy = Cela ne coûte pas de tour, et tu peux le faire tant que tu peux payer. Tu en auras { $have }.
does-pay = Tu paies avec cela. { $left ->
        [0] Tu n’en auras plus.
       *[other] Il t’en reste { $left }.
    }
does-pay-botany = Le dé prend la valeur que tu veux, sans pièces. { $left ->
        [0] Tu n’en auras plus.
       *[other] Il t’en reste { $left }.
    }
does-pay-exchange = En échange tu reçois : { $gains }. { $left ->
        [0] Tu n’en auras plus.
       *[other] Il t’en reste { $left }.
    }
does-pay-pray = Cela paie un pas de plus sur la piste de religion. { $steps ->
        [0] Après le dernier moine, chaque pas en trop vaut un point.
        [one] Le prochain pas atteint un moine.
       *[other] Le prochain moine est à { $steps } pas.
    }
does-pray = Un moine atteint peut aller chez un savant, un évêque ou dans un camp. { $steps ->
        [0] Après le dernier moine, chaque pas en trop vaut un point.
        [one] Le prochain pas atteint un moine.
       *[other] Le prochain moine est à { $steps } pas.
    }
does-die = Tel quel, il active dans l’ordre : { $buildings }. Puis il reste sur le dernier et le bloque pour cette année.
does-die-none = Tel quel, rien n’est libre dans cette ligne : tu paies pour le changer, et choisis ensuite la ligne.
does-set = Elle active dans l’ordre : { $buildings }. Le dé reste sur le dernier.
does-lift = Le bâtiment qu’il quitte est de nouveau libre, et tu choisis où va le dé.
does-land = Désormais le dé bloque ce bâtiment, et l’autre est libre.
does-rest = Ce bâtiment est bloqué pour le reste de l’année, et les autres de la ligne restent libres.
does-board = Imprimés dessus, de haut en bas : { $buildings }.
does-lot = Tu poses la mairie aussitôt, et toi seul as son savant.
does-tile = Tu la poses aussitôt sur { $cells } cases vides. { $colonists ->
        [0] Elle n’a pas de colon, que des bâtiments.
        [one] Son colon compte dans chaque rangée et colonne pleine.
       *[other] Ses { $colonists } colons comptent dans chaque rangée et colonne pleine.
    }
does-place = Dans la rangée ou colonne la plus pleine où elle se trouve, il manque alors { $missing ->
        [one] { $missing } case
       *[other] { $missing } cases
    }. Pleine, elle marque ses colons à la fin.
does-place-full = Elle remplit { $full ->
        [one] une rangée ou colonne, dont les colons comptent à la fin.
       *[other] { $full } rangées et colonnes, dont les colons comptent à la fin.
    }
does-activate = Seul ce bâtiment sert, et les pièces restent dessus jusqu’à la fin de l’année. Le suivant coûterait { $next ->
        [one] { $next } pièce
       *[other] { $next } pièces
    }.
does-ship-coins = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et { $income } pièces chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-ship-religion = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et { $income ->
        [one] un pas de religion
       *[other] { $income } pas de religion
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-ship-conquistador = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et { $income ->
        [one] un pas de conquistador
       *[other] { $income } pas de conquistador
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-ship-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et { $income ->
        [one] { $income } point
       *[other] { $income } points
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-dock-coins = Là, il rapporte { $income } pièces chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-dock-religion = Là, il rapporte { $income ->
        [one] un pas de religion
       *[other] { $income } pas de religion
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-dock-conquistador = Là, il rapporte { $income ->
        [one] un pas de conquistador
       *[other] { $income } pas de conquistador
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-dock-points = Là, il rapporte { $income ->
        [one] { $income } point
       *[other] { $income } points
    } chaque fois que tu te retires. Tu en auras { $there } à ce dock ; un à chaque dock fait une série.
does-retreat-coins = Tu reçois { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. Ton année est alors finie, et { $ships ->
        [0] tu n’as pas de navire qui rapporte.
        [one] ton navire rapporte son revenu.
       *[other] tes { $ships } navires rapportent leur revenu.
    } C’est la case { $place } en partant du haut, et qui se retire le plus haut commence l’année suivante.
does-retreat-religion = Tu reçois une action de religion. Ton année est alors finie, et { $ships ->
        [0] tu n’as pas de navire qui rapporte.
        [one] ton navire rapporte son revenu.
       *[other] tes { $ships } navires rapportent leur revenu.
    } C’est la case { $place } en partant du haut, et qui se retire le plus haut commence l’année suivante.
does-retreat-conquistador = Ton conquistador avance d’un pas. Ton année est alors finie, et { $ships ->
        [0] tu n’as pas de navire qui rapporte.
        [one] ton navire rapporte son revenu.
       *[other] tes { $ships } navires rapportent leur revenu.
    } C’est la case { $place } en partant du haut, et qui se retire le plus haut commence l’année suivante.
does-retreat-ship = Tu peux acheter un navire comme d’habitude. Ton année est alors finie, et { $ships ->
        [0] tu n’as pas de navire qui rapporte.
        [one] ton navire rapporte son revenu.
       *[other] tes { $ships } navires rapportent leur revenu.
    } C’est la case { $place } en partant du haut, et qui se retire le plus haut commence l’année suivante.
does-retreat-road = Tu reçois une tuile route pour une case vide. Ton année est alors finie, et { $ships ->
        [0] tu n’as pas de navire qui rapporte.
        [one] ton navire rapporte son revenu.
       *[other] tes { $ships } navires rapportent leur revenu.
    } C’est la case { $place } en partant du haut, et qui se retire le plus haut commence l’année suivante.
does-monk-scholar = { $coins ->
        [0] C’est gratuit, car personne n’y est encore.
        [one] Tu paies { $coins } pièce à ceux qui y sont.
       *[other] Tu paies { $coins } pièces à ceux qui y sont.
    } Un savant travaille pour toi dès maintenant et vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
does-monk-bishop = { $coins ->
        [0] C’est gratuit, car personne n’y est encore.
        [one] Tu paies { $coins } pièce à ceux qui y sont.
       *[other] Tu paies { $coins } pièces à ceux qui y sont.
    } À la fin, un évêque coûte { $bishop_cost ->
        [one] { $bishop_cost } point
       *[other] { $bishop_cost } points
    }, puis son objectif compte.
does-monk-camp = { $coins ->
        [0] C’est gratuit, car personne n’y est encore.
        [one] Tu paies { $coins } pièce à ceux qui y sont.
       *[other] Tu paies { $coins } pièces à ceux qui y sont.
    } Tu reçois aussitôt : { $gains }.
does-pass-exchange = Tu gardes ce que tu as, et l’échange est perdu.
does-pass-ship = Tu n’achètes pas de navire et gardes tes ressources.
does-pass-pray = Ton marqueur reste où il est sur la piste de religion.
does-pass-monk = Le moine reste chez toi, et cette occasion ne revient pas.
does-pass-road = La tuile route reste sur le plateau, et tu ne pourras pas l’avoir plus tard.
does-gain = Tu le reçois aussitôt.

## How the terminal calls what a lesson points at

thing-value = valeur { $last }
