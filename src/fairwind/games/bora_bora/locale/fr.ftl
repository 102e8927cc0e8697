# Bora Bora

game-name = Bora Bora
game-pitch = Étends-toi d’île en île, choisis bien tes dés et garde les dieux de ton côté.
game-length = 60 à 120 minutes

## Rules: set-up

bb-1-1 = Les tuiles action dépendent du nombre de joueurs : sept à quatre, six à trois (terre et mer sur une même tuile), cinq à deux (homme et femme aussi réunis).
bb-1-2 = Une tuile poisson est tirée au hasard pour chacune des douze régions et y reste visible.
bb-1-3 = Hommes et femmes sont mélangés à part. À chaque manche, six de chaque sont exposés sous les nombres 1 à 6.
bb-1-4 = Les cases 1 à 6 se remplissent dans l’ordre du tirage. Une tuile prise n’est pas remplacée avant la manche suivante.
    .reason = Seule une nouvelle manche apporte des tuiles.
bb-1-5 = Chacun reçoit une tâche claire et deux tâches foncées, visibles de tous. Les autres tuiles claires quittent la partie.
bb-1-6 = À chaque manche, le plateau montre autant de tâches foncées que de joueurs, plus deux.
bb-1-7 = Les 24 bijoux sont répartis au hasard sur les six manches, quatre pour chacune, tous visibles.
    .refused = Ce bijou n’est pas en vente à cette manche.
bb-1-8 = Chacun commence avec 12 huttes, 6 bâtiments, 3 dés, des prêtres ({ $priests }), des offrandes ({ $start_offerings }) et des tuiles dieu ({ $start_god_tiles }). Six autres tuiles dieu attendent au temple.
bb-1-9 = { $open_cards } cartes dieu sont visibles à côté de la pioche, et chacun en reçoit { $start_cards } en secret.
bb-1-10 = { $huts_on_12 } huttes commencent sur la case 12 du plateau individuel et les autres ailleurs, une par case ; une case sans hutte est vide dès le départ.
    .reason = L’image du plateau individuel montre deux huttes sur la case 12, et il y a douze huttes en tout.
bb-1-11 = L’ordre du tour est tiré au sort. Dans cet ordre, les joueurs commencent avec ces points : { $start_points }. Les disques de statut forment une pile sur le 0, le premier joueur au sommet.
bb-1-12 = Dans l’ordre inverse du tour, chacun pose une première hutte, dans une région voisine d’un poisson de valeur { $start_fish }.
    .refused = Ta première hutte doit être voisine d’un poisson de valeur { $start_fish }.
bb-1-13 = Personne ne commence dans une région où un autre a commencé. La première hutte peut venir de n’importe quelle case du plateau individuel.
    .reason = Il y a quatre régions possibles pour quatre joueurs au plus, et la hutte est libre dans toute expansion.
    .refused = Un autre joueur a commencé là. Choisis une région encore vide.
bb-1-14 = Avec la première hutte, tu prends le matériau de la région ou une offrande. On ne s’occupe pas encore du poisson.

## Rules: the dice

bb-2-1 = La partie dure six manches. Chacune a trois phases : A pour les dés, B pour les hommes et les femmes, C pour la moitié droite du plateau.
bb-2-2 = Au début de la phase A, tout le monde lance ses trois dés.
bb-2-3 = Dans l’ordre du tour, chacun pose un dé et effectue aussitôt l’action, jusqu’à ce que tous les dés soient posés. Il faut poser un dé à chaque fois ; pêcher reste toujours possible, sauf si tu as joué un dieu pour ce dé.
    .refused = Tu n’as plus de dé de valeur { $die }.
bb-2-4 = Un dé doit être plus petit que le plus petit dé de la tuile, quel qu’en soit le propriétaire.
    .refused = { $lowest ->
        [1] Il y a déjà un 1 ; seul le dieu bleu permet d’y poser un dé.
       *[other] Seul un dé inférieur à { $lowest } peut encore aller là.
    }
bb-2-5 = Une tuile à deux actions ne forme qu’une seule rangée de dés. Chaque dé posé là permet l’une des deux actions.
bb-2-6 = Tu ne peux choisir une tuile que si son action est réalisable avec la valeur de ton dé.
    .reason = La règle le dit pour certaines actions ; c’est vrai pour toutes.
    .refused = { $gods ->
        [0] Un { $value } n’y donne rien. Tu peux toujours pêcher.
       *[other] Un { $value } n’y donne rien. Choisis une autre action ; le dieu que tu as joué ne pêche pas.
    }
bb-2-7 = Tu peux prendre moins que ce que permet ta valeur, mais le dé lui-même compte toujours pour ce qu’il montre.
    .reason = On ne tourne pas un dé : sa face est visible de tous sur la tuile.

## Rules: expansion

bb-3-1 = Tu t’étends vers une région qu’une voie du bon type, terre ou mer, relie à une région où tu as une hutte.
    .refused = Aucune voie de ce type n’y mène depuis une région où tu as une hutte.
bb-3-2 = Ta valeur doit atteindre au moins le nombre de la voie.
    .refused = La voie demande au moins { $need } ; tu as { $value }.
bb-3-3 = Tu choisis seulement où aller. Si plusieurs voies y mènent, la plus facile compte.
    .reason = Rien ne dépend de l’endroit d’où tu viens.
bb-3-4 = Personne n’a plus d’une hutte dans une région.
    .refused = Tu as déjà une hutte dans cette région.
bb-3-5 = La nouvelle hutte vient de ton plateau individuel. Tu choisis de quelle case.
    .refused = Il n’y a pas de hutte à prendre là.
bb-3-6 = Les cases étant équivalentes, tu choisis entre la case 12 et les autres. Parmi celles-ci, la plus petite cède sa hutte.
    .reason = Hormis la case 12, rien ne distingue les cases.
bb-3-7 = Le nouveau venu reçoit la case construction. Qui s’y trouvait s’écarte, mais reste dans la région et peut encore s’étendre de là.
bb-3-8 = Tu prends soit le matériau de la région, soit une offrande. La réserve est inépuisable.
    .refused = Cette région donne : { $material }, ou une offrande.
bb-3-9 = Un matériau va sur une case cérémonie libre pour ce matériau. Tu la choisis, et il n’en bouge plus.
    .refused = Cette case cérémonie n’est pas libre.
bb-3-10 = S’il n’y a aucune case libre pour lui, et seulement alors, le matériau va à côté de ton plateau. Là il aide pour les tâches et pour rien d’autre.
    .refused = Il te reste une case cérémonie libre pour : { $material }.
bb-3-11 = En tout dernier lieu, tu décides si tu joues le dieu rouge. L’offrande que tu viens de prendre peut le payer.
    .reason = La règle cite cette décision en dernier.

## Rules: men and women

bb-4-1 = Tu prends une tuile du sexe choisi, sur la case de ta valeur ou sur une plus petite.
    .refused = { $value ->
        [1] Avec un 1, tu ne peux prendre que la tuile numéro 1, si elle est encore là.
       *[other] Avec { $value }, tu peux prendre une tuile de numéro { $value } ou moins, s’il en reste.
    }
bb-4-2 = Il te faut une case vide sur ton plateau individuel, sans hutte ni tuile.
    .refused = Il n’y a plus de case vide sur ton plateau pour une tuile.
bb-4-3 = La tuile va sur la case vide de plus petit numéro, et sur la case 12 seulement si aucune autre n’est vide.
    .reason = Les cases sont équivalentes, et garder la case 12 libre n’est jamais un mal.
bb-4-4 = Prendre une tuile ne déclenche rien d’autre.

## Rules: the helper

bb-5-1 = La valeur de ton dé est le nombre de points de dé que tu peux dépenser en échanges.
    .refused = { $need ->
        [one] Cela coûte { $need } point de dé, et il t’en reste { $points }.
       *[other] Cela coûte { $need } points de dé, et il t’en reste { $points }.
    }
bb-5-2 = Pour { $man_cost }, tu tatoues un homme : la tuile est décalée vers le bas, une fois dans la partie, et tu avances sur la piste statut d’autant de cases qu’elle a de symboles.
    .refused = Tu n’as plus d’homme de ce type à tatouer.
bb-5-3 = Pour { $woman_cost }, une femme ramasse des coquillages : la tuile est décalée vers le bas, une fois dans la partie, et tu en prends autant qu’elle a de symboles.
    .refused = Tu n’as plus de femme de ce type à envoyer aux coquillages.
bb-5-4 = Pour { $point_cost }, tu marques 1 point.
bb-5-5 = Pour { $offering_cost }, tu prends une offrande.
bb-5-6 = Pour { $card_cost }, tu prends une carte dieu : une carte visible, aussitôt remplacée, ou le dessus de la pioche.
    .refused = Cette carte n’est pas disponible.
bb-5-7 = Pour { $material_cost }, tu prends un matériau de ton choix.
bb-5-8 = Pour { $hut_cost }, tu déplaces une hutte de ton plateau individuel vers la case 12, qui peut en porter autant qu’on veut.
bb-5-9 = La hutte vient de la plus petite des autres cases qui en portent une. Plus rien ne va sur la case 12 dès qu’une tuile s’y trouve.
    .reason = Une tuile veut une case sans hutte ; l’inverse vaut donc aussi.
    .refused = Tu n’as pas de hutte qui puisse aller sur la case 12.
bb-5-10 = Tu fais les échanges l’un après l’autre et peux t’arrêter à tout moment. On peut tatouer un homme même si son avance est perdue.
    .reason = Les échanges sont cités un par un, et une tuile décalée compte toujours pour les tâches.

## Rules: temple and buildings

bb-6-1 = Il te faut un prêtre en réserve avant d’en poser un, même si la poussée devait t’en rendre un.
    .reason = La règle commence par prendre le prêtre.
    .refused = Tous tes prêtres sont au temple.
bb-6-2 = Le prêtre va sur la case du temple de ta valeur ou sur une plus petite.
    .refused = { $value ->
        [1] Avec un 1, ton prêtre ne peut aller que sur la case 1.
       *[other] Avec { $value }, ton prêtre peut aller sur la case { $value } ou moins.
    }
bb-6-3 = Un prêtre déjà là est poussé d’une case vers la droite, et ainsi de suite jusqu’à une case vide. Celui qui sort au bout revient à son propriétaire.
    .reason = La règle suit les flèches du plateau, que son texte ne montre pas ; une critique du jeu le dit : vers la droite.
bb-7-1 = Tu construis un de tes bâtiments, de ta valeur ou moins. Chacun se construit une fois.
    .refused = Tu ne peux pas construire le bâtiment { $number } : il est déjà construit, ou ta valeur est trop faible.
bb-7-2 = Il couvre deux cases cérémonie voisines qui portent chacune un matériau. Les matériaux retournent à la réserve.
    .refused = Il te faut deux cases cérémonie voisines avec un matériau sur chacune.
bb-7-3 = Un bâtiment rapporte d’autant plus qu’il est construit tôt. Points des manches 1 à 6 : { $building_points }.
    .reason = La règle cite les points ; les manches qui les partagent sont imprimées sur le plateau, et elles vont par deux comme au temple.

## Rules: fire bonus, fishing, status

bb-8-1 = Un nouveau prêtre ou bâtiment apporte aussitôt le bonus feu. D’abord tu prends une carte dieu ou une offrande.
bb-8-2 = Ensuite tu avances d’une case sur la piste statut ou prends un coquillage.
bb-9-1 = La pêche accepte n’importe quel dé et rapporte des points ({ $fishing_points }). La règle du dé plus petit ne s’y applique pas.
bb-10-1 = Un disque qui arrive sur une case occupée de la piste statut va au sommet et passe devant ceux du dessous.
bb-10-2 = L’avance au-delà de la dernière case est perdue. Un disque qui y est déjà garde sa place dans la pile.
    .reason = La piste s’arrête là, et un disque qui ne bouge pas n’arrive nulle part.

## Rules: phase B

bb-11-1 = Dans l’ordre du tour, chacun peut utiliser un type d’homme et un type de femme, dans l’ordre qu’il veut, et finit avant que le suivant commence.
    .refused = Tu as déjà utilisé un type dans cette phase : { $sex }.
bb-11-2 = Toutes les tuiles d’un même type et d’un même sexe agissent ensemble, en une action. Hommes et femmes n’agissent jamais ensemble.
    .refused = Tu n’as pas de tuile de ce type.
bb-11-3 = Peu importe où sont les tuiles et si elles sont décalées ; les utiliser n’y change rien.
bb-11-4 = Voie terrestre, voie maritime : tu t’étends par une voie de { $land_1 } au plus par terre, { $sea_1 } par mer ; avec deux tuiles { $land_2 } ou { $sea_2 }, avec trois { $land_3 } ou { $sea_3 }.
bb-11-5 = Femme, homme : tu prends une tuile de numéro { $woman_1 } au plus pour une femme, { $man_1 } pour un homme ; avec deux tuiles { $woman_2 } ou { $man_2 }, avec trois { $woman_3 } ou { $man_3 }.
bb-11-6 = Construction : tu construis jusqu’à { $build_1 }, avec deux tuiles jusqu’à { $build_2 }, avec trois jusqu’à { $build_3 }, points et bonus feu compris.
bb-11-7 = Matériau : tu en prends { $material_1 }, { $material_2 } ou { $material_3 } de ton choix, avec une, deux ou trois tuiles.
bb-11-8 = Hutte : tu déplaces jusqu’à { $hut_1 }, { $hut_2 } ou { $hut_3 } huttes vers la case 12, avec une, deux ou trois tuiles.
bb-11-9 = Points : tu en marques { $points_1 }, { $points_2 } ou { $points_3 }, avec une, deux ou trois tuiles.
bb-11-10 = Carte dieu : tu en prends { $card_1 }, { $card_2 } ou { $card_3 }, avec une, deux ou trois tuiles.
bb-11-11 = Avec une, deux ou trois tuiles. Offrande : tu en prends { $offering_1 }, { $offering_2 } ou { $offering_3 }. Statut : tu avances de { $status_1 }, { $status_2 } ou { $status_3 } cases. Coquillage : tu en prends { $shell_1 }, { $shell_2 } ou { $shell_3 }.
bb-11-12 = Un type qui ne changerait rien ne s’utilise pas. Un type qui peut agir en partie s’utilise, et fait alors tout ce qu’il peut : il y a moins de cartes dieu s’il n’en reste plus. Pour les huttes seulement, tu peux choisir d’en déplacer moins.
    .reason = Comme pour les dés ; et il n’y a que pour les huttes que moins peut servir.
    .refused = Cela ne changerait rien maintenant.
bb-11-13 = Une tuile gagnée pendant cette phase peut servir aussitôt si son sexe n’a pas encore servi. Un type déjà utilisé n’agit pas de nouveau.
    .reason = Un exemple de la règle utilise un gain de la même phase.
bb-11-14 = Plus de trois tuiles d’un type comptent comme trois.
    .reason = La règle s’arrête à trois.

## Rules: phase C

bb-12-1 = Chacun marque les points de la case de son disque sur la piste statut.
bb-12-2 = Les disques retournent au 0 en une pile qui garde leur ordre. De haut en bas, c’est le nouvel ordre du tour.
bb-12-3 = Chaque prêtre au temple rapporte d’autant plus qu’il est tard. Points des manches 1 à 6 : { $temple_points }.
bb-12-4 = Qui a le plus de prêtres au temple prend une tuile dieu ; à égalité, celui qui a le prêtre le plus à gauche. Si le temple est vide, la tuile quitte la partie.
bb-12-5 = Les prêtres restent au temple d’une manche à l’autre.
    .reason = Rien dans la règle ne les retire.
bb-12-6 = Dans le nouvel ordre du tour, chacun peut acheter un bijou de la manche et paie son prix en coquillages.
    .refused = Il coûte { $need } { $need ->
        [one] coquillage
       *[other] coquillages
    }, et tu en as { $shells }.
bb-12-7 = Personne n’est obligé d’acheter. Les bijoux restants quittent la partie.
bb-12-8 = Puis, dans l’ordre du tour, chacun doit remplir une de ses trois tâches, pour { $task_points } points.
    .refused = Cette tâche n’est pas une des tiennes.
bb-12-9 = Une tâche demande des minimums. Tu montres ce qu’elle demande et tu le gardes.
    .refused = Il te manque encore { $missing } pour cette tâche.
bb-12-10 = Qui n’en peut remplir aucune en abandonne une et ne marque rien.
    .refused = Tu peux remplir une tâche, tu ne peux donc pas en abandonner une.
bb-12-11 = Si tu ne pouvais remplir une tâche qu’avec le dieu jaune, tu peux en abandonner une à la place.
    .reason = Remplir est un devoir, mais un dieu reste toujours un choix.
bb-12-12 = Quand tous l’ont fait, chacun prend une nouvelle tâche du plateau dans l’ordre du tour, même à la manche 6.
    .refused = Cette tâche n’est pas sur le plateau.
bb-12-13 = Les tâches, hommes et femmes restants quittent la partie. On en dispose de nouveaux, et chacun reprend ses dés.
bb-12-14 = Ce que tu as gagné plus tôt dans la même phase C compte pour tes tâches : place dans l’ordre du tour, tuile dieu, bijou.
    .reason = Les étapes se font l’une après l’autre.
bb-12-15 = Les cartes dieu d’une tâche sont montrées : elles sont dès lors connues de tous. Si plusieurs conviennent, tu choisis lesquelles ; jamais plus que la tâche n’en demande.
    .reason = La règle dit de les montrer.
    .refused = Ces cartes ne prouvent pas cette tâche. Montre ce que tu en as, et pas plus qu’elle n’en demande.
bb-12-16 = Pour les tâches, chacune de tes huttes dans une région compte, même écartée.
    .reason = Seul le décompte final parle de la case construction.
bb-12-17 = Ce qui manque se compte sur toutes les parties de la tâche. Pour des choses identiques ou différentes, le mieux que tu peux montrer compte.
    .reason = On sait ainsi quand il manque exactement une chose.
bb-12-18 = Ne compte que ce qui est là : pas un matériau recouvert d’un bâtiment, et ni une paire ni une tuile dieu ne vaut une carte.
    .reason = Ces choses ont été rendues, ou ne sont pas des cartes.
bb-12-19 = Les tuiles tâche ne manquent jamais : une édition en a au moins 44 foncées.
    .reason = C’est ce qu’il faut à quatre joueurs : deux chacun, et six de plus à chacune des six manches.

## Rules: the gods

bb-13-1 = Chaque carte dieu, ou paire, coûte une offrande.
    .refused = Tu n’as pas d’offrande pour payer.
bb-13-2 = Les cartes jouées vont à la défausse, face visible, les offrandes retournent à la réserve.
    .refused = Tu n’as pas cette carte.
bb-13-3 = Deux cartes identiques et une offrande valent n’importe quel dieu.
    .refused = Tu n’as pas deux de ces cartes.
bb-13-4 = Deux cartes identiques ne se jouent jamais pour leur propre dieu.
    .reason = Une seule suffirait.
    .refused = Une seule de ces cartes suffit pour son propre dieu.
bb-13-5 = Une tuile dieu vaut n’importe quel dieu, ne coûte pas d’offrande et quitte la partie.
    .refused = Tu n’as pas de tuile dieu.
bb-13-6 = Cartes, paires et tuiles suivent les mêmes phases et limites. Pour un dé, bleu et blanc se jouent chacun une fois au plus.
    .reason = Les limites tiennent au dieu, pas à la façon de payer.
    .refused = Tu as déjà joué ce dieu ici.
bb-13-7 = Bleu, phase A : tu peux poser un dé qui n’est pas plus petit que les autres de la tuile.
    .refused = Le bleu se joue avant de poser un dé.
bb-13-8 = Blanc, phase A : ton dé agit comme un 6. Sa face reste et lie les dés suivants.
    .refused = Le blanc se joue avant de poser un dé.
bb-13-9 = Un dieu ne se joue que là où il change quelque chose, et jamais pour pêcher. Bleu et blanc viennent avant le dé : bleu pour un dé qui ne pourrait aller là sans lui, blanc pour un dé qui montre moins de 6.
    .reason = Un dieu donne une permission, et payer pour rien n’aide personne.
    .refused = Le dieu que tu as joué, ou que tu veux jouer, ne servirait à rien.
bb-13-10 = Avec le blanc, l’assistant a 6 à dépenser.
    .reason = Le dé agit comme un 6, et aucune exception n’est citée.
bb-13-11 = Rouge, phases A et B : juste après avoir posé une hutte, tu marques le poisson de cette région, une fois par région. Le poisson reste.
    .refused = Le rouge se joue juste après avoir posé une hutte.
bb-13-12 = Vert, une fois à chaque phase B : tu doubles ce que donne un type, ou tu utilises un type de plus.
    .refused = Le vert se joue une fois, avant d’utiliser un type en phase B.
bb-13-13 = Doublée, une limite ne dépasse jamais 6, et cela reste une expansion, une tuile ou un bâtiment. Le vert ne double que là où le nombre monte.
    .reason = La règle double le total, et ses exemples ne doublent que la limite.
    .refused = Le vert ne ferait pas monter le nombre ici.
bb-13-14 = Le vert s’annonce avant l’effet du type. Une carte verte piochée grâce à ce type ne sert que pour un type de plus.
    .reason = La règle parle des tuiles utilisées à cet instant.
bb-13-15 = Le type de plus peut être de l’un ou l’autre sexe, mais pas un que ce sexe a déjà utilisé dans cette phase.
    .reason = Hommes et femmes n’agissent jamais ensemble : le même type de l’autre sexe est donc un autre type.
    .refused = Tu as déjà utilisé ce type dans cette phase.
bb-13-16 = Jaune, phase C : il remplace un élément manquant d’une tâche, qui rapporte alors { $yellow_task_points } points seulement. Un dieu jaune au plus par tâche.
    .refused = { $now ->
        [0] Le jaune se joue en phase C, pour une tâche.
       *[other] Le jaune n’aide que pour une tâche à laquelle il manque exactement un élément.
    }
bb-13-17 = Ce qui manque se compte après le paiement : la carte ou la tuile et l’offrande ne comptent plus. Une tâche à laquelle rien ne manquait avant n’est pas une raison de payer.
    .reason = Elles sont parties quand on montre la tâche.
bb-13-18 = Chaque fois que tu gagnes une carte dieu, c’est une carte visible ou le dessus de la pioche, une carte après l’autre.
    .reason = Le bonus feu renvoie à l’assistant ; c’est partout pareil.
bb-13-19 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche.
bb-13-20 = S’il n’y a plus aucune carte, on n’en gagne pas. Les places des cartes visibles restent vides jusqu’à ce qu’il y en ait une.
    .reason = Rien d’autre n’est possible.

## Rules: the end

bb-14-1 = Après la manche 6, chacun peut encore remplir les tâches qu’il a, avec un dieu jaune pour chacune.
bb-14-2 = On suit l’ordre du tour qui vient d’être fixé. Tu choisis l’ordre de tes tâches, et ce que tu dépenses pour une tâche ne compte plus pour la suivante.
    .reason = Comme en phase C.
bb-14-3 = Chaque tuile dieu gardée rapporte { $god_tile_points } points.
bb-14-4 = Tu marques le poisson de chaque région où ta hutte est sur la case construction.
bb-14-5 = Tu marques tes bijoux.
bb-14-6 = { $bonus_tasks } tâches remplies rapportent { $bonus_points } points.
bb-14-7 = { $bonus_jewels } bijoux rapportent { $bonus_points } points.
bb-14-8 = Toutes les cases cérémonie couvertes, par des matériaux ou des bâtiments, rapportent { $bonus_points } points.
bb-14-9 = Six bâtiments rapportent { $bonus_points } points.
bb-14-10 = Des huttes dans les douze régions rapportent { $bonus_points } points.
bb-14-11 = Douze hommes et femmes rapportent { $bonus_points } points.
bb-14-12 = Ce qui te reste en matériaux, coquillages, offrandes et cartes dieu ne rapporte rien.
bb-14-13 = Qui a le plus de points gagne.
bb-14-14 = À égalité, gagne celui qui est devant dans l’ordre du tour, tel que fixé dans la dernière phase C.
    .reason = Ce sont les tuiles ordre du tour qui sont devant les joueurs à la fin.
bb-14-15 = Les tâches remplies avec le jaune comptent pour le bonus, les tâches abandonnées non.
    .reason = La règle les dit remplies.
bb-15-1 = Sont secrets les cartes dieu prises à la pioche et l’ordre des piles. Tout le reste est public, même les bijoux et les tâches remplies qui sont retournés, et ce que tes coups ont montré de ta main.
    .reason = Tous les ont vus quand ils ont été pris.

## Words

word-nb = plage du nord
word-nm = montagne du nord
word-ef = forêt de l’est
word-eb = plage de l’est
word-sf = forêt du sud
word-sp = plaine du sud
word-wp = plaine de l’ouest
word-wm = montagne de l’ouest
word-cf = forêt du centre
word-cp = plaine du centre
word-cb = plage du centre
word-cm = montagne du centre
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-centre = centre
word-beach = plage
word-mountain = montagne
word-forest = forêt
word-plain = plaine
word-sand = sable
word-stone = pierre
word-wood = bois
word-land = voie terrestre
word-sea = voie maritime
word-woman = femme
word-man = homme
word-build = construction
word-material = matériau
word-hut = hutte
word-points = points
word-card = carte dieu
word-offering = offrande
word-status = statut
word-shell = coquillage
word-go-by-land = s’étendre par terre
word-go-by-sea = s’étendre par mer
word-take-woman = prendre une femme
word-take-man = prendre un homme
word-put-up-building = construire
word-take-material = prendre des matériaux
word-move-huts = déplacer des huttes
word-score-points = marquer des points
word-take-card = prendre des cartes dieu
word-take-offering = prendre des offrandes
word-go-up = avancer sur la piste statut
word-take-shell = prendre des coquillages
word-helper = assistant
word-temple = temple
word-no-red-god = Se passer du dieu rouge
word-no-exchange = Ne plus rien échanger
word-no-use = Ne plus utiliser d’hommes ni de femmes
word-no-hut = Ne plus déplacer de hutte
word-no-jewel = Ne rien acheter
word-no-task = Ne plus remplir de tâche
word-blue = bleu
word-white = blanc
word-red = rouge
word-green = vert
word-yellow = jaune
word-pair-blue = deux cartes bleues
word-pair-white = deux cartes blanches
word-pair-red = deux cartes rouges
word-pair-green = deux cartes vertes
word-pair-yellow = deux cartes jaunes
word-tile = tuile dieu
word-pile = dessus de la pioche
word-space-12 = la case 12
word-other = une autre case
word-ceremony-space = case cérémonie { $two } de la rangée { $one }
word-ceremony-spaces = { $one } et { $two }
word-necklace = collier
word-bracelet = bracelet
word-earrings = boucles d’oreilles
word-comb = peigne
word-headband = bandeau
word-anklet = chaîne de cheville
word-start = départ
word-fishing = pêche
word-red-fish = poisson par le dieu rouge
word-buildings = bâtiments
word-people = hommes et femmes
word-tasks = tâches
word-god-tiles = tuiles dieu
word-fish = poissons
word-jewelry = bijoux
word-all-tasks = bonus pour { $bonus_tasks } tâches
word-all-jewelry = bonus pour { $bonus_jewels } bijoux
word-all-spaces = bonus pour les cases cérémonie pleines
word-all-buildings = bonus pour six bâtiments
word-all-huts = bonus pour douze huttes
word-all-people = bonus pour douze hommes et femmes

## Tasks

word-man-n = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}
word-woman-n = { $n ->
    [one] { $n } femme
   *[other] { $n } femmes
}
word-priest-n = { $n ->
    [one] { $n } prêtre au temple
   *[other] { $n } prêtres au temple
}
word-first-n = premier dans l’ordre du tour
word-building-n = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
word-regions-n = { $n ->
    [one] une hutte dans { $n } région
   *[other] huttes dans { $n } régions
}
word-islands-n = { $n ->
    [one] une hutte sur { $n } île
   *[other] huttes sur { $n } îles
}
word-same-cards-n = { $n } cartes dieu identiques
word-different-cards-n = { $n } cartes dieu différentes
word-kind-land-n = { $n ->
    [one] { $n } personne avec l’action « s’étendre par terre »
   *[other] { $n } personnes avec l’action « s’étendre par terre »
}
word-kind-sea-n = { $n ->
    [one] { $n } personne avec l’action « s’étendre par mer »
   *[other] { $n } personnes avec l’action « s’étendre par mer »
}
word-kind-woman-n = { $n ->
    [one] { $n } personne avec l’action « prendre une femme »
   *[other] { $n } personnes avec l’action « prendre une femme »
}
word-kind-man-n = { $n ->
    [one] { $n } personne avec l’action « prendre un homme »
   *[other] { $n } personnes avec l’action « prendre un homme »
}
word-kind-build-n = { $n ->
    [one] { $n } personne avec l’action « construire »
   *[other] { $n } personnes avec l’action « construire »
}
word-kind-material-n = { $n ->
    [one] { $n } personne avec l’action « prendre des matériaux »
   *[other] { $n } personnes avec l’action « prendre des matériaux »
}
word-kind-hut-n = { $n ->
    [one] { $n } personne avec l’action « déplacer des huttes »
   *[other] { $n } personnes avec l’action « déplacer des huttes »
}
word-kind-points-n = { $n ->
    [one] { $n } personne avec l’action « marquer des points »
   *[other] { $n } personnes avec l’action « marquer des points »
}
word-kind-card-n = { $n ->
    [one] { $n } personne avec l’action « prendre des cartes dieu »
   *[other] { $n } personnes avec l’action « prendre des cartes dieu »
}
word-kind-offering-n = { $n ->
    [one] { $n } personne avec l’action « prendre des offrandes »
   *[other] { $n } personnes avec l’action « prendre des offrandes »
}
word-kind-status-n = { $n ->
    [one] { $n } personne avec l’action « avancer sur la piste statut »
   *[other] { $n } personnes avec l’action « avancer sur la piste statut »
}
word-kind-shell-n = { $n ->
    [one] { $n } personne avec l’action « prendre des coquillages »
   *[other] { $n } personnes avec l’action « prendre des coquillages »
}
word-card-blue-n = { $n ->
    [one] { $n } carte dieu bleue
   *[other] { $n } cartes dieu bleues
}
word-card-white-n = { $n ->
    [one] { $n } carte dieu blanche
   *[other] { $n } cartes dieu blanches
}
word-card-red-n = { $n ->
    [one] { $n } carte dieu rouge
   *[other] { $n } cartes dieu rouges
}
word-card-green-n = { $n ->
    [one] { $n } carte dieu verte
   *[other] { $n } cartes dieu vertes
}
word-card-yellow-n = { $n ->
    [one] { $n } carte dieu jaune
   *[other] { $n } cartes dieu jaunes
}
word-terrain-mountain-n = { $n ->
    [one] une hutte dans { $n } région de montagne
   *[other] huttes dans { $n } régions de montagne
}
word-terrain-beach-n = { $n ->
    [one] une hutte dans { $n } région de plage
   *[other] huttes dans { $n } régions de plage
}
word-terrain-forest-n = { $n ->
    [one] une hutte dans { $n } région de forêt
   *[other] huttes dans { $n } régions de forêt
}
word-terrain-plain-n = { $n ->
    [one] une hutte dans { $n } région de plaine
   *[other] huttes dans { $n } régions de plaine
}
word-fish-1-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 1
   *[other] huttes près de { $n } poissons de valeur 1
}
word-fish-2-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 2
   *[other] huttes près de { $n } poissons de valeur 2
}
word-fish-3-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 3
   *[other] huttes près de { $n } poissons de valeur 3
}
word-fish-4-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 4
   *[other] huttes près de { $n } poissons de valeur 4
}
word-fish-5-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 5
   *[other] huttes près de { $n } poissons de valeur 5
}
word-fish-6-n = { $n ->
    [one] une hutte près de { $n } poisson de valeur 6
   *[other] huttes près de { $n } poissons de valeur 6
}
word-material-sand-n = { $n } sable
word-material-stone-n = { $n } pierre
word-material-wood-n = { $n } bois
word-material-n = { $n ->
    [one] { $n } matériau au choix
   *[other] { $n } matériaux au choix
}
word-huts-on-12-n = { $n ->
    [one] { $n } hutte sur la case 12
   *[other] { $n } huttes sur la case 12
}
word-shifted-man-n = { $n ->
    [one] { $n } homme tatoué
   *[other] { $n } hommes tatoués
}
word-shifted-woman-n = { $n ->
    [one] { $n } femme décalée
   *[other] { $n } femmes décalées
}
word-shifted-n = { $n ->
    [one] { $n } personne décalée
   *[other] { $n } personnes décalées
}
word-jewel-n = { $n ->
    [one] { $n } bijou
   *[other] { $n } bijoux
}
word-different-men-n = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes différents
}
word-different-women-n = { $n ->
    [one] { $n } femme
   *[other] { $n } femmes différentes
}
word-different-jewels-n = { $n ->
    [one] { $n } sorte de bijoux
   *[other] { $n } sortes de bijoux
}
word-jewel-necklace-n = { $n ->
    [one] { $n } collier
   *[other] { $n } colliers
}
word-jewel-bracelet-n = { $n ->
    [one] { $n } bracelet
   *[other] { $n } bracelets
}
word-jewel-earrings-n = { $n ->
    [one] { $n } paire de boucles d’oreilles
   *[other] { $n } paires de boucles d’oreilles
}
word-jewel-comb-n = { $n ->
    [one] { $n } peigne
   *[other] { $n } peignes
}
word-jewel-headband-n = { $n ->
    [one] { $n } bandeau
   *[other] { $n } bandeaux
}
word-jewel-anklet-n = { $n ->
    [one] { $n } chaîne de cheville
   *[other] { $n } chaînes de cheville
}
word-god-tile-n = { $n ->
    [one] { $n } tuile dieu
   *[other] { $n } tuiles dieu
}
word-offering-n = { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
}
word-shell-n = { $n ->
    [one] { $n } coquillage
   *[other] { $n } coquillages
}
word-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Places

place-pile = pioche des cartes dieu
place-discard = défausse
place-open = cartes dieu visibles
place-hand = main

## Prompts and labels

ask-first-hut = Ta première hutte : dans quelle région la poses-tu ?
ask-place-die = { $blue ->
    [0] { $white ->
        [0] Pose un de tes dés sur une action
       *[other] Pose un de tes dés sur une action ; il agira comme un 6
    }
   *[other] { $white ->
        [0] Pose un dé sur une action, même s’il n’est pas plus petit que ceux qui y sont
       *[other] Pose un dé sur une action, même s’il n’est pas plus petit que ceux qui y sont ; il agira comme un 6
    }
}
ask-choose-region = { $way ->
    [0] S’étendre par terre avec { $value } : dans quelle région va une hutte ?
   *[other] S’étendre par mer avec { $value } : dans quelle région va une hutte ?
}
ask-choose-hut = De quelle case de ton plateau prends-tu la hutte ?
ask-take-goods = Pour la nouvelle hutte : le matériau de la région, ou une offrande ?
ask-score-fish = Joues-tu le dieu rouge pour marquer le poisson de cette région ?
ask-choose-person = { $sex ->
    [0] Quel homme prends-tu (numéro { $value } au plus) ?
   *[other] Quelle femme prends-tu (numéro { $value } au plus) ?
}
ask-exchange = { $left ->
    [one] Assistant : que prends-tu pour le dernier point de dé ?
   *[other] Assistant : que prends-tu ? Il te reste { $left } points de dé
}
ask-choose-priest-space = Sur quelle case du temple va ton prêtre (case { $value } au plus) ?
ask-first-gift = Bonus feu : une carte dieu ou une offrande ?
ask-second-gift = Bonus feu : avancer d’une case sur la piste statut, ou un coquillage ?
ask-choose-building = Quel bâtiment construis-tu (numéro { $value } au plus) ?
ask-choose-ground = Sur quelles deux cases cérémonie avec matériau va le bâtiment ?
ask-use-people = { $green ->
    [1] De qui le dieu vert renforce-t-il l’action ?
   *[other] Quels hommes ou femmes utilises-tu pour leur action ?
}
ask-take-materials = Quel matériau prends-tu (encore { $left }) ?
ask-move-huts = Déplacer une hutte vers la case 12 (encore { $left }) ?
ask-choose-card = Quelle carte dieu prends-tu (encore { $left }) ?
ask-buy-jewel = Paies-tu des coquillages pour un bijou ?
ask-do-task = { $yellow ->
    [0] Laquelle de tes tâches remplis-tu ?
   *[other] Pour quelle tâche le dieu jaune aide-t-il ?
}
ask-choose-task = Quelle nouvelle tâche prends-tu sur le plateau ?
ask-last-tasks = { $yellow ->
    [0] Fin de la partie : quelle tâche remplis-tu encore ?
   *[other] Pour quelle tâche le dieu jaune aide-t-il ?
}

ask-do-task-give-up = Tu ne peux remplir aucune de tes tâches : laquelle abandonnes-tu ?
ask-do-task-give-up-play = Sans aide tu ne peux remplir aucune tâche : jouer le dieu jaune, ou en abandonner une ?
do-expand = Poser une hutte : { $region }
do-hut = Prendre la hutte sur { $space }
do-fill = Prendre : { $material }, pour la { $space }
do-aside = Prendre : { $material }, à côté du plateau
do-offering = Prendre une offrande
do-place = Poser le { $die } : { $action }
do-fish = Poser le { $die } : pêche
do-play = Jouer le dieu { $god } ({ $with })
do-take = Prendre : { $sex } { $number }
    .here = Prendre : { $sex } { $number }, { $deed } (+{ $symbols })
do-shift = Décaler vers le bas ({ $sex }) : { $deed } (+{ $symbols })
do-point = Marquer 1 point
do-card = Prendre une carte dieu : { $card }
do-move-hut = Déplacer une hutte vers la case 12
do-priest = Poser un prêtre sur la case { $space } du temple
do-build = Construire le bâtiment { $number }
do-ground = Construire : { $spaces }
do-status = Avancer d’une case sur la piste statut
do-shell = Prendre un coquillage
do-use = Utiliser ({ $sex }) : { $deed }
do-buy = Acheter : { $kind } (prix { $price }, valeur { $points })
do-fulfil = Remplir : { $task }
do-show = Remplir : { $task } (montrer { $cards })
do-give-up = Abandonner : { $task }
do-task = Prendre la tâche : { $task }
do-pass = { $what }

## Ce qui a été fait

did-expand = { $by } pose une hutte : { $region }.
did-hut = { $by } prend la hutte sur { $space }.
did-fill = { $by } met : { $material }, sur la { $space }.
did-aside = { $by } prend : { $material }, à côté du plateau.
did-offering = { "" }
did-point = { "" }
did-status = { "" }
did-shell = { "" }
did-take = { "" }
did-build = { "" }
did-pass = { "" }
did-place = { $by } pose un { $die } : { $action }.
did-fish = { $by } pose un { $die } pour pêcher.
did-play = { $by } joue le dieu { $god } ({ $with }).
did-shift = { $by } décale vers le bas ({ $sex }) : { $deed } (+{ $symbols }).
did-card = { $by } prend une carte dieu : { $card }.
did-move-hut = { $by } déplace une hutte vers la case 12.
did-priest = { $by } pose un prêtre sur la case { $space } du temple.
did-ground = { $by } construit un bâtiment : { $spaces }.
    .here = { $by } construit le bâtiment { $number } : { $spaces }.
did-use = { $by } utilise des tuiles ({ $sex }) : { $deed }.
did-buy = { $by } achète un bijou pour { $price ->
    [one] { $price } coquillage
   *[other] { $price } coquillages
} : { $kind } (valeur { $points }).
did-fulfil = { $by } remplit une tâche : { $task }.
did-show = { $by } remplit une tâche : { $task }.
did-give-up = { $by } abandonne une tâche : { $task }.
did-task = { $by } prend une nouvelle tâche : { $task }.

out-fish = Poissons près des régions : { $things }
    .thing = { $region } { $fish }
out-jewel = Les bijoux de toutes les manches sont posés, quatre par manche.
    .thing = { $kind } (prix { $price }, valeur { $points })
out-person = Nouveaux hommes et femmes : { $things }
    .thing = { $sex }: { $deed } (+{ $symbols })
out-task = { "" }
out-card = { "" }
out-roll = { "" }
out-next = Suivant dans l’ordre du tour : { $seat }

## Log

log-new-task = Nouvelle tâche sur le plateau : { $task }.
log-round = La manche { $round } commence.
log-scored = { $seat } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $source }).
log-climbed = { $seat } avance sur la piste statut de { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
}
log-offerings = { $seat } prend { $count ->
    [one] { $count } offrande.
   *[other] { $count } offrandes.
}
log-shells = { $seat } prend { $count ->
    [one] { $count } coquillage.
   *[other] { $count } coquillages.
}
log-joined = { $seat } prend une tuile ({ $sex }) : { $deed } (+{ $symbols }).
log-cards-shown = { $seat } montre des cartes dieu : { $cards }.
log-rolled = { $seat } lance { $low }, { $middle }, { $high }.
log-task-dealt = { $seat } commence avec la tâche : { $task }.
log-priest-home = Un prêtre de { $seat } est poussé hors du temple et revient.
log-moved-aside = { $seat } cède la case construction et reste à côté : { $region }.
log-order = { $seat } est numéro { $place } dans l’ordre du tour.
log-god-tile = { $seat } reçoit une tuile dieu du temple.
log-reshuffled = La défausse est mélangée et devient la nouvelle pioche.

## Chapters of the rules

bb-1 = La mise en place
bb-2 = Phase A : les dés
bb-3 = S’étendre
bb-4 = Prendre des hommes et des femmes
bb-5 = L’assistant
bb-6 = Le temple
bb-7 = Construire
bb-8 = Le bonus feu
bb-9 = La pêche
bb-10 = La piste statut
bb-11 = Phase B : hommes et femmes
bb-12 = Phase C : décompte, bijoux, tâches
bb-13 = Les dieux
bb-14 = La fin de la partie
bb-15 = Qui sait quoi

## In two minutes

brief-aim = Répands tes huttes sur les îles, construis, gagne des gens à ta cause et plais aux dieux. Après six manches, qui a le plus de points gagne.
brief-turn = Une manche a trois phases, A, B et C.
brief-turn-1 = A : chacun lance trois dés et les pose un par un. Plus le dé est grand, plus son action fait d’effet ; mais il doit être plus petit que tous les dés qui s’y trouvent déjà.
brief-turn-2 = Avec un dé, tu t’étends par terre ou par mer, tu prends un homme ou une femme, tu fais appel à l’assistant, tu places un prêtre, tu construis, ou tu pêches.
brief-turn-3 = B : tu utilises un type de tes hommes et un type de tes femmes. Les tuiles pareilles agissent ensemble, et font davantage.
brief-turn-4 = C : statut et temple rapportent, tu peux acheter un bijou avec des coquillages, et tu remplis une de tes trois tâches.
brief-points = Les points viennent tout au long de la partie, et encore à la fin.
brief-points-1 = Les tâches : une par manche, { $task_points } points chacune. Tu ne fais que montrer ce qu’une tâche demande, et tu le gardes.
brief-points-2 = Les bâtiments sur les matériaux, le plus tôt possible : { $building_points } points de la première manche à la dernière.
brief-points-3 = À chaque manche : ta case sur la piste statut, et chacun de tes prêtres ({ $temple_points }).
brief-points-4 = À la fin : les poissons où ta hutte est sur la case construction, les bijoux, les tuiles dieu ({ $god_tile_points } chacune), et { $bonus_points } points pour chaque grande œuvre, comme des huttes dans toutes les régions.

## What a decision is about

guide-first-hut = C’est d’ici que tu t’étendras par terre et par mer. Choisis une région aux voies peu chères, avec un matériau qui te sert.
guide-place-die = Un dé fait aussitôt l’action de sa tuile, et un grand dé fait davantage. Mais il doit être plus petit que tous ceux qui s’y trouvent : un petit dé barre la route aux autres. La pêche accepte n’importe quel dé.
guide-choose-region = Ta hutte prend la case construction, et qui s’y trouvait s’écarte. À la fin, le poisson de la région rapporte à qui est sur cette case.
guide-choose-hut = Hommes et femmes ont besoin d’une case vide sur ton plateau, et une hutte qui part en libère une. Sur la dernière case il peut y avoir beaucoup de huttes : une de moins ne la libère pas encore.
guide-take-goods = Un matériau va sur tes cases cérémonie, où l’on construit dessus. Une offrande paie une carte dieu que tu joues.
guide-score-fish = Le dieu rouge marque le poisson de cette région maintenant. Le poisson reste et peut rapporter encore à la fin.
guide-choose-person = Chaque type a une action utilisable à chaque phase B, et plusieurs tuiles d’un type font davantage. Avec l’assistant, les hommes donnent du statut et les femmes des coquillages, une fois chacun.
guide-exchange = Le dé est ta bourse : dépense-le pour une chose après l’autre, et arrête-toi quand tu veux. Ce qui reste est perdu.
guide-choose-priest-space = Les prêtres rapportent à chaque manche, et qui en a le plus prend une tuile dieu. Un nouveau prêtre pousse vers la droite ceux de sa case ; qui tombe au bout rentre chez lui.
guide-first-gift = Qui place un prêtre ou construit reçoit un cadeau. Une carte dieu se joue avec une offrande : il te faut des deux.
guide-second-gift = Le statut rapporte en phase C et décide qui joue d’abord. Les coquillages achètent des bijoux.
guide-choose-building = Un bâtiment rapporte d’autant plus qu’il est construit tôt, quel que soit son numéro. Chacun des tiens se construit une fois.
guide-choose-ground = Le bâtiment couvre deux cases voisines, et leurs matériaux s’en vont. Garde ceux que tes tâches demandent.
guide-use-people = Tu peux utiliser un type d’hommes et un type de femmes. Toutes les tuiles du type agissent ensemble, et aucune n’est dépensée.
guide-take-materials = Un matériau va sur une case libre de sa sorte sur ton plateau. Deux voisines avec matériau font la place d’un bâtiment.
guide-move-huts = Une hutte qui va sur la dernière case laisse la place à un homme ou à une femme là où elle était.
guide-choose-card = Bleu et blanc aident un dé, rouge marque un poisson, vert aide tes gens, jaune aide pour une tâche. Tu connais les cartes visibles ; la pioche est une surprise que tu es seul à voir.
guide-buy-jewel = Un bijou rapporte ses points à la fin, et certaines tâches en demandent. Tu peux en acheter un par manche.
guide-do-task = À chaque manche, une de tes tâches doit partir : remplie pour des points, ou abandonnée pour rien. Ce qu’elle demande, tu le montres seulement, et tu le gardes.
guide-choose-task = Prends une tâche que tu remplis presque déjà, ou qui va bien avec les deux autres.
guide-last-tasks = C’est la dernière chance : chaque tâche que tu peux remplir maintenant rapporte encore.

## Signs and what they mean

sign-blue = Dieu bleu
sign-white = Dieu blanc
sign-red = Dieu rouge
sign-green = Dieu vert
sign-yellow = Dieu jaune
sign-god-tile = Tuile dieu
sign-fire = Bonus feu
sign-priest = Prêtre
sign-task = Tâche
sign-hut =
    .means = Se trouve dans une région, d’où tu t’étends.
sign-sand =
    .means = Un matériau : il va sur une case cérémonie de sa sorte, et l’on construit dessus.
sign-stone =
    .means = { sign-sand.means }
sign-wood =
    .means = { sign-sand.means }
sign-first = Premier dans l’ordre du tour
    .means = Certaines tâches le demandent ; la piste statut en décide.
sign-jewel = Bijoux
    .means = S’achète avec des coquillages et rapporte à la fin. Il y en a six sortes, et certaines tâches en demandent de différentes.
sign-beach =
    .means = Une sorte de région ; certaines tâches y demandent des huttes.
sign-forest =
    .means = { sign-beach.means }
sign-plain =
    .means = { sign-beach.means }
sign-mountain =
    .means = { sign-beach.means }
sign-islands = Régions
    .means = Les tâches qui le montrent comptent les régions où tu as une hutte.

## Quand on peut se servir d’une chose

when-place = Tu poses un dé sur une action pendant la phase A, à ton tour.
when-fish = Tu poses un dé pour pêcher pendant la phase A, à ton tour.
when-expand = Tu vas dans une région en t’étendant par terre ou par mer : avec un dé posé sur cette action, ou avec hommes ou femmes en phase B.
when-take = Tu prends un homme ou une femme avec un dé sur cette action en phase A, ou avec des tuiles de ce type en phase B.
when-priest = Tu poses un prêtre avec un dé sur l’action temple.
when-task = Les nouvelles tâches se prennent en phase C, quand chacun en a rempli ou abandonné une.
when-buy = Les bijoux s’achètent en phase C avec des coquillages ; seuls ceux de cette manche sont à vendre.
when-card = Tu prends une carte dieu quand tu en gagnes une : bonus feu, assistant, hommes ou femmes.
when-offering = Tu prends une offrande pour une nouvelle hutte, en bonus feu, ou chez l’assistant.
when-shell = Tu prends un coquillage ici comme deuxième partie d’un bonus feu ; les femmes en apportent aussi.
when-point = Tu marques un point ici avec l’assistant.
when-status = Tu avances sur la piste statut comme deuxième partie d’un bonus feu ; les hommes tatoués font avancer aussi.
when-move-hut = Tu déplaces des huttes vers la case 12 avec l’assistant, ou avec hommes ou femmes en phase B.
when-fulfil = Les tâches se remplissent ou s’abandonnent en phase C, après les bijoux.
when-show = Les cartes dieu se montrent pour une tâche en phase C, après les bijoux.
when-give-up = Une tâche s’abandonne en phase C, si tu n’en peux remplir aucune.
when-play = Les dieux se jouent à leur moment : bleu et blanc avant un dé, rouge pour une nouvelle hutte, vert avec hommes et femmes, jaune pour une tâche.
when-hut = Une hutte quitte ton plateau quand tu as choisi une région où t’étendre.
when-fill = Un matériau va ici quand tu en prends un : nouvelle hutte, assistant, hommes ou femmes ; les bâtiments couvrent deux cases garnies.
when-aside = Un matériau va à côté du plateau quand tu en prends un qui n’a plus de case libre.
when-shift = Tu décales un homme ou une femme vers le bas avec l’assistant, en phase A.
when-use = Hommes et femmes s’utilisent en phase B, à ton tour.
when-build = Tu construis avec un dé sur l’action construction en phase A, ou avec hommes ou femmes en phase B.

## Scores

score-start = Départ
score-fishing = Pêche
score-helper = Assistant
score-red-fish = Poissons par le dieu rouge
score-buildings = Bâtiments
score-people = Hommes et femmes
score-status = Piste statut
score-temple = Temple
score-tasks = Tâches
score-god-tiles = Tuiles dieu
score-fish = Poissons
score-jewelry = Bijoux
score-all-tasks = Bonus pour { $bonus_tasks } tâches
score-all-jewelry = Bonus pour { $bonus_jewels } bijoux
score-all-spaces = Bonus pour les cases cérémonie pleines
score-all-buildings = Bonus pour six bâtiments
score-all-huts = Bonus pour douze huttes
score-all-people = Bonus pour douze hommes et femmes
end-six-rounds = Six manches ont été jouées

## The table in the terminal

table-bb-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
table-bb-order = Ordre du tour :
table-bb-worth = Cette manche : un bâtiment { $building } points, chaque prêtre au temple { $priest }
table-bb-legend = ≈ poisson · crochets : sur la case construction · ─ terre ~ mer, dé minimum
table-bb-also = Autres voies :
table-bb-person = { $sex } : { $deed }
table-bb-tiles = Tuiles action
table-bb-below = moins de { $lowest }
table-bb-free = libre
table-bb-any = tout dé
table-bb-temple-tiles = { $count ->
    [one] { $count } tuile dieu
   *[other] { $count } tuiles dieu
}
table-bb-status = Piste statut
table-bb-men = Hommes
table-bb-women = Femmes
table-bb-tasks = Tâches
table-bb-jewelry = Bijoux
table-bb-next-jewelry = manche suivante
table-bb-jewel = { $kind } { $price }→{ $points }
table-bb-god-cards = Cartes dieu
table-bb-pile = pioche { $count }
table-bb-discard = défausse { $count }
table-bb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-bb-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-bb-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}
table-bb-shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
table-bb-priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
table-bb-dice = dés
table-bb-people = habitants
table-bb-board = plateau
table-bb-huts = huttes : { $huts } (case 12 : { $last }) · cases vides : { $empty }
table-bb-filled = matériaux
table-bb-free-spaces = cases libres
table-bb-beside = à côté du plateau
table-bb-built = construits
table-bb-own-tasks = tâches
table-bb-fulfilled = { $count ->
    [one] { $count } tâche remplie
   *[other] { $count } tâches remplies
}
table-bb-known = vu de tous
table-bb-at-most = { $card } : { $count } au plus
table-bb-hand = Tes cartes dieu :
table-bb-nothing = aucune

## Aide pour le navigateur

help-helper = Dépense la valeur du dé, ou 6 avec le dieu blanc. Points de dé : décaler un homme ({ $man_cost }), une femme ({ $woman_cost }), un point ({ $point_cost }), une offrande ({ $offering_cost }), une carte dieu ({ $card_cost }), un matériau ({ $material_cost }), une hutte vers la case 12 ({ $hut_cost }).
help-person-tile = À gauche : ce que la tuile rapporte une seule fois, quand elle est décalée vers le bas. À droite : ce qu’elle fait en phase B.
help-task-tile = Les nombres sont des minimums.
help-jewel-tile = Les coquillages sont son prix, l’étoile sa valeur en fin de partie.
help-path = { $way } : il faut au moins un { $die }.
help-region = { $region } : { $material } ou une offrande. Le poisson vaut { $fish }.
help-region-holder = { $seat } occupe la case construction.
help-region-aside = Aussi ici : { $names }.
help-order = { $seat } est numéro { $place } dans l’ordre du tour.
help-box = Abandonner une tâche

## Chapters, and how ties are broken

log-phase = { $phase ->
    [A] Phase A : chacun place ses dés.
    [B] Phase B : les hommes et les femmes agissent.
   *[C] Phase C : statut, temple, bijoux et tâches.
}
chapter-round = Manche { $round }
chapter-phase = Phase { $phase }
tie-turn-order = À égalité de points, le mieux placé dans l’ordre du tour à la fin passe devant.

## What an option brings

brings-offerings = { $count ->
    [one] offrande
   *[other] offrandes
}
brings-shells = { $count ->
    [one] coquillage
   *[other] coquillages
}
brings-god-cards = { $count ->
    [one] carte dieu
   *[other] cartes dieu
}
brings-god-tiles-held = { $count ->
    [one] tuile dieu
   *[other] tuiles dieu
}
brings-materials = { $count ->
    [one] matériau
   *[other] matériaux
}
brings-status-steps = { $count ->
    [one] case de statut
   *[other] cases de statut
}
brings-huts = { $count ->
    [one] hutte sur la carte
   *[other] huttes sur la carte
}
brings-people-held = { $count ->
    [one] homme ou femme
   *[other] hommes ou femmes
}
brings-priests = { $count ->
    [one] prêtre
   *[other] prêtres
}
brings-buildings-held = { $count ->
    [one] bâtiment
   *[other] bâtiments
}
brings-jewels = { $count ->
    [one] bijou
   *[other] bijoux
}
brings-tasks-done = { $count ->
    [one] tâche
   *[other] tâches
}
then-first-gift = puis deux dons
ends-phase = Tu n’utilises plus d’hommes ni de femmes cette manche, alors que tu le pourrais.
ends-exchange = { $left ->
    [one] Cela termine l’échange, { $left } point de dé est perdu.
   *[other] Cela termine l’échange, { $left } points de dé sont perdus.
}
ends-tasks = Tu ne remplis plus de tâche, alors que tu le pourrais.

## What an option does

die-points = { $cost ->
        [0] { "" }
        [one] Coûte { $cost } point de dé.{ " " }
       *[other] Coûte { $cost } points de dé.{ " " }
    }
does-expand = Tu y prends { $material } ou une offrande. Son poisson vaut { $fish ->
        [one] { $fish } point
       *[other] { $fish } points
    } à la fin si ta hutte garde la case construction.
does-expand-taken = Tu y prends { $material } ou une offrande, et écartes la hutte de la case construction : son poisson, qui vaut { $fish ->
        [one] { $fish } point
       *[other] { $fish } points
    } à la fin, est à toi pour l’instant.
does-hut = La case { $space } de ton plateau se vide : il y a de la place pour un homme ou une femme de plus.
does-hut-space-12 = { $left ->
        [0] Cette case se vide : il y a de la place pour un homme ou une femme de plus.
        [one] { $left } hutte y reste : aucune case ne se vide.
       *[other] { $left } huttes y restent : aucune case ne se vide.
    }
does-fill = { die-points }{ $near ->
        [0] Aucune case voisine n’a encore de matériau ; un bâtiment en demande deux côte à côte.
       *[other] Une case voisine a aussi un matériau : un bâtiment peut se poser sur les deux.
    }
does-aside = { die-points }Tes cases cérémonie pour lui sont prises : il reste à côté de ton plateau et ne compte que pour des tâches.
does-offering = { die-points }Chaque carte dieu que tu joues en coûte une. Tu en auras { $have }.
does-card = { die-points }Tu auras { $have ->
        [one] { $have } carte dieu
       *[other] { $have } cartes dieu
    }.
does-card-pile = { die-points }Tu la pioches sans la voir, et les autres ne la voient pas non plus.
does-point = { die-points }Tu le marques aussitôt.
does-move-hut = { die-points }La case { $space } se vide : il y a de la place pour un homme ou une femme de plus.
does-shift-man = { die-points }Tu avances de { $symbols ->
        [one] { $symbols } case
       *[other] { $symbols } cases
    } sur la piste statut, une fois par partie pour cet homme. Son action reste.
does-shift-woman = { die-points }Tu prends { $symbols ->
        [one] { $symbols } coquillage
       *[other] { $symbols } coquillages
    }, une fois par partie pour cette femme. Son action reste.
does-take-man = Il prend une case vide de ton plateau et agit en phase B de chaque manche. Avec l’assistant, son tatouage rapporte { $symbols ->
        [0] aucun pas de statut
        [one] { $symbols } pas de statut
       *[other] { $symbols } pas de statut
    }.
does-take-woman = Elle prend une case vide de ton plateau et agit en phase B de chaque manche. Avec l’assistant, elle rapporte une fois { $symbols ->
        [0] aucun coquillage
        [one] { $symbols } coquillage
       *[other] { $symbols } coquillages
    }.
does-priest = { $pushed ->
        [0] La case est libre.
        [one] { $pushed } prêtre est poussé vers la droite.
       *[other] { $pushed } prêtres sont poussés vers la droite.
    } Deux cadeaux aussitôt, et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin de cette manche s’il y est encore.
does-build = Il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche, quel que soit son numéro, et deux cadeaux. Plus il est tôt, plus il rapporte.
does-ground = Les deux matériaux retournent à la réserve, et les cases comptent comme couvertes.
does-status = Ton disque arrive à la case { $steps }, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin de cette manche ; qui est devant commence la suivante.
does-shell = Les coquillages achètent des bijoux à la fin de la manche. Tu en auras { $have }.
does-use = Tu en as { $tiles ->
        [one] { $tiles } de ce type
       *[other] { $tiles } de ce type, qui agissent ensemble
    } : cela compte { $amount }.
does-buy = Il compte à la fin de la partie. C’est ton bijou numéro { $have } ; { $bonus_jewels } rapportent { $bonus_points } points de plus.
does-fulfil = Tu montres ce qu’elle demande et gardes tout. Elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
does-show = Tu montres ce qu’elle demande et gardes tout. Elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Tous voient les cartes que tu montres.
does-give-up = Elle ne rapporte rien, et tu en prends une nouvelle. { $missing ->
        [0] Il n’y manque rien maintenant.
        [one] Il y manque { $missing } chose maintenant.
       *[other] Il y manque { $missing } choses maintenant.
    }
does-task = { $missing ->
        [0] Il n’y manque rien maintenant.
        [one] Il y manque { $missing } chose maintenant.
       *[other] Il y manque { $missing } choses maintenant.
    }
does-place = Ensuite, seul un dé plus petit que { $below } peut y aller.
does-place-lowest = Ensuite, plus personne ne peut y aller dans cette manche sans le dieu bleu.
does-fish = La pêche rapporte { $fishing_points } points avec n’importe quel dé et ne bloque rien : garde-la pour un dé qui ne peut guère faire mieux.
does-play = Tu paies ce qui est entre parenthèses ; une carte ou une paire coûte aussi une offrande.
does-pass-no-red-god = Tu ne marques pas de poisson maintenant ; il peut encore compter à la fin.
does-pass-no-exchange = Les points de dé qui restent sont perdus.
does-pass-no-use = La phase B est finie pour toi dans cette manche.
does-pass-no-hut = Toutes les autres huttes restent où elles sont.
does-pass-no-jewel = Tu gardes tes coquillages pour les manches suivantes.
does-pass-no-task = Les tâches qui restent ne rapportent rien.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-fill = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-aside = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-offering = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-point = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-card = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-move-hut = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
beside-shift = { $cost ->
    [0] { "" }
   *[other] pour { $cost }
}
thing-die = dé { $last }
thing-building = bâtiment { $last }
thing-man = homme numéro { $last }
thing-woman = femme numéro { $last }
thing-temple = case { $last } du temple
thing-people = { $first }
thing-person = { $first } : { $middle }
thing-jewel = { $first } { $middle }→{ $last }
thing-god-tiles = tuiles dieu
thing-fulfilled = tâches accomplies
thing-score = piste de score
thing-offerings = offrandes
