### Le cours de Bora Bora

## Le but

lesson-aim = Le but, les îles et ta première hutte
    .understood = Qui a le plus de points après six manches gagne. Commence là où de petits dés suffisent pour avancer, prends une hutte qui libère une case de ton plateau, et pense dès le début à tes tâches.
lesson-aim-win = Tu veux t’étendre sur ces îles. Après six manches, qui a le plus de points gagne ; tu commences et tu as { $mine }, { $player } joue après toi et a { $theirs }.
lesson-aim-islands = Il y a { $regions } régions, reliées par des voies terrestres et maritimes. Le nombre sur une voie est le plus petit dé qui permet de la suivre.
lesson-aim-tasks = Ces trois tâches sont à toi. Il en part une à chaque manche, remplie ou abandonnée : elles te disent donc quoi viser. Celle-ci demande : { $task }.
lesson-aim-which = Tu commences dans une de ces trois régions. Regarde les voies autour : d’où avances-tu le plus facilement ?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Oui. De petits nombres des deux côtés, par terre et par mer.
    .reply-2 = De là, chaque voie demande un dé moyen. Autour d’une autre région, les nombres sont plus petits.
    .reply-3 = Beaucoup de voies, mais la plupart demandent un grand dé. Cherche de plus petits nombres.
lesson-aim-land = Place-y ta première hutte : { $region }.
    .other = Tu peux, mais regarde : les voies qui en partent demandent de plus grands dés. Commence ici : { $region }.
    .refused = Cherche le plus petit poisson, là où il n’y a encore personne.
    .done = Ta hutte est sur la case construction. Si elle y est encore à la fin de la partie, le poisson de cette région te rapporte des points.
lesson-aim-hut = La hutte vient de ton plateau, où des hommes et des femmes voudront habiter. Prends-en une qui est seule sur sa case : la case devient libre.
    .other = Tu peux, mais regarde : sur la dernière case il y a plusieurs huttes, et aucune de tes cases ne deviendrait libre. Prends une hutte seule.
lesson-aim-goods = Une nouvelle hutte apporte le matériau de sa région, ou une offrande. Prends le matériau ({ $material }) et mets-le ici : { $space }.
    .other = Tu peux, mais regarde : sous la { $space }, il y a une case pour le bois, et c’est du bois que tu iras chercher ensuite. Deux voisines font la place d’un bâtiment.
    .gift = Tu peux, et une offrande paie l’aide d’un dieu. Mais tu en as déjà, et c’est sur les matériaux qu’on construit : prends le matériau.
    .refused = Une région n’a qu’une sorte de matériau, et chaque sorte a ses propres cases.
    .done = Il est là, et il y reste jusqu’à ce que tu construises dessus.
lesson-aim-rounds = La première manche commence. Chacune a trois phases : en A tu poses des dés, en B tes hommes et tes femmes agissent, en C on fait le décompte et tu remplis une tâche.

## La phase A

lesson-dice = Phase A : pose tes dés
    .understood = Un dé à la fois, toujours plus petit que tous ceux de sa tuile. Un grand dé fait davantage, mais prends le plus petit qui suffit : tu gardes le grand, et tu barres la route aux autres.
lesson-dice-roll = Chacun a lancé trois dés ; les tiens montrent { $low }, { $middle } et { $high }. À tour de rôle, on en pose un et on fait aussitôt son action : plus le dé est grand, plus il fait d’effet.
lesson-dice-lower = C’est ici qu’on les pose. Une règle vaut partout, sauf à la pêche : un dé doit être plus petit que tous ceux qui s’y trouvent, à qui qu’ils soient.
lesson-dice-which = La forêt d’à côté est riche en poisson, et la voie qui y mène demande au moins un { $need }. Quel dé prends-tu ?
    .choice-1 = Le { $low }
    .choice-2 = Le { $middle }
    .choice-3 = Le { $high }
    .reply-1 = Oui. Il suffit, et après lui presque aucun dé ne peut venir là.
    .reply-2 = Il t’y mènerait, mais un plus petit suffit. Garde-le pour ce qui demande plus.
    .reply-3 = Il t’y mènerait, mais ton meilleur dé peut faire bien plus ailleurs. Un plus petit suffit.
lesson-dice-land = Pose le { $low } pour t’étendre par terre.
    .other = Tu peux, mais d’abord une nouvelle hutte : pose le { $low } pour t’étendre par terre.
    .dear = Tu peux, mais regarde : la voie n’en demande pas tant. Pose le { $low }.
    .fishing = On peut toujours pêcher, mais alors le dé ne fait rien d’autre. Pose le { $low } pour t’étendre par terre.
    .refused = Pour cela, il faut des matériaux sur deux cases voisines. Tu les auras bientôt.
lesson-dice-forest = Va dans la forêt : { $region }. À la fin, son poisson rapporte { $fish } à qui tient alors la case construction.
    .refused = Par terre, on ne suit que les voies terrestres, et seulement depuis une région où tu as une hutte.
    .done = Tu prends une hutte de ton plateau et tu poses le bois à côté du sable. { $player } prend un homme avec un { $theirs } : sur cette tuile, seul un dé plus petit peut suivre.
lesson-dice-man = Une de tes tâches demande : { $task }. Pose le { $middle } pour prendre un homme.
    .other = Tu peux, mais ta tâche veut un homme, et une tuile se ferme vite. Pose le { $middle } là.
    .build = Tu peux, et tu vas construire. Mais personne ne te prendra ton bâtiment, alors que les hommes partent vite : pose d’abord le { $middle } là.
    .god = Un dieu pourrait t’aider, mais ici tu n’en as pas besoin. Pose le { $middle } pour prendre un homme.
    .refused = Un grand dé y arrive donc trop tard. Le { $middle } passe encore.
lesson-dice-take = Avec un { $middle }, tu peux prendre le numéro { $middle } ou un plus petit. Prends le troisième homme : en phase B il amène une femme, et il t’en faut une.
    .other = Tu peux, mais regarde ce qu’ils font : le troisième t’amène une femme, et c’est tout ce qui manque à ta tâche.
    .done = Il s’installe sur une case vide de ton plateau. { $player } fait appel à l’assistant, tatoue un homme et avance sur la piste statut.
lesson-dice-fishing = Il te reste un dé. Quand un dé ne va nulle part, on peut toujours pêcher : la pêche accepte n’importe quel dé et rapporte { $points }. Mais regarde d’abord ton plateau.
lesson-dice-build = Le sable et le bois sont côte à côte : tu peux construire, et dans cette manche cela rapporte { $points }. Pose le { $high } pour construire.
    .other = Tu peux, mais un bâtiment rapporte { $points } maintenant, et moins dans les manches suivantes. Pose le { $high } pour construire.
    .fishing = On peut toujours pêcher, mais un bâtiment rapporte { $points }. Pose le { $high } pour construire.
    .god = Ici, un dieu serait gaspillé. Pose le { $high } pour construire.
    .refused = Cette tuile est fermée aux grands dés. Cherche là où il n’y en a pas encore.
lesson-dice-put-up = Tous tes bâtiments rapportent autant, mais chacun demande un dé de son numéro ou plus. Tu as un grand dé maintenant : construis le numéro { $number }.
    .small = Tu peux, et il rapporterait aussi { $points }. Mais un jour tu n’auras que de petits dés : garde les petits numéros pour ce jour-là, et construis le numéro { $number }.
    .done = Tu marques { $gained }, et chaque bâtiment apporte deux cadeaux : tu prends une offrande et un coquillage. { $player } place un prêtre au temple, et la phase A est finie.

## Les phases B et C

lesson-points = D’où viennent les points : phases B et C
    .understood = En phase B, un type d’hommes et un type de femmes agissent. En phase C, statut et temple rapportent, les coquillages achètent des bijoux, et une de tes tâches doit partir : aies-en une de prête à chaque manche.
lesson-points-people = Phase B : à tour de rôle, chacun peut utiliser un type de ses hommes et un type de ses femmes. Utilise ton homme ; son action est « { $deed } ».
    .stop = Tu peux, mais regarde : utiliser tes gens ne coûte rien. Utilise ton homme.
    .god = Tu peux, mais un dieu vaut plus quand davantage de gens agissent. Utilise d’abord ton homme.
lesson-points-woman = Seul, il amène une femme jusqu’au numéro { $limit }. Prends la troisième ; son action est « { $deed } ».
    .other = Tu peux, mais la troisième te donne des coquillages, et les coquillages achètent des bijoux. Prends-la.
    .refused = Deux hommes comme lui, ensemble, iraient jusque-là.
    .done = Un homme et une femme : voilà ta tâche. Et elle peut agir aussitôt, car tu n’as pas encore utilisé de femmes dans cette phase.
lesson-points-shell = Utilise-la aussi. Elle prend un coquillage, et ni elle ni l’homme n’est dépensé : ils peuvent agir à chaque manche.
    .stop = Tu peux, mais un coquillage pour rien, cela se prend. Utilise-la.
    .god = Tu peux, mais garde tes dieux pour quelque chose de plus grand. Utilise-la sans aide.
    .refused = À chaque phase, c’est un type d’hommes et un type de femmes.
    .done = Tu as maintenant { $shells } coquillages. { $player } utilise un homme pour avancer encore sur la piste statut ; puis la phase C commence.
lesson-points-status = Qui a avancé sur la piste statut marque les points de sa case : { $points } pour { $player } ; toi, tu es encore en bas et tu n’as rien. Et qui est devant commence la manche suivante.
lesson-points-priests = Chaque prêtre au temple rapporte aussi : { $points } pour { $player } maintenant, et plus dans les manches suivantes. Qui a le plus de prêtres prend en plus une tuile dieu.
lesson-points-jewel = Tu peux maintenant acheter un bijou de cette manche ; il compte à la fin de la partie. Achète celui-ci ({ $jewel }) : { $price }, valeur { $points }.
    .small = Tu peux, mais celui-là vaut { $less } et celui-ci { $points }. Tu peux le payer : achète-le.
    .keep = Tu peux, mais les coquillages qui restent à la fin ne valent rien. Achète le meilleur que tu puisses payer.
    .refused = Cherches-en un que tu peux payer.
    .done = Il est à toi, et personne ne peut te le prendre.
lesson-points-task = Maintenant, une tâche doit partir. Tu as ce que celle-ci demande ({ $task }) : remplis-la. Tu le montres seulement, et tu le gardes.
    .refused = Il y en a une que tu peux remplir.
    .done = Tu marques { $gained }. Six manches, six tâches : qui en a une de prête à chaque fois est bien parti.
lesson-points-which = Pour chaque tâche qui part, tu en prends une nouvelle. { $player } a choisi ; voici celles qui restent. Laquelle sera la plus facile pour toi ?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Oui. Tu en as déjà la moitié.
    .reply-2 = C’est bien loin : tu as des huttes dans deux régions. Cherche celle que tu as déjà à moitié.
    .reply-3 = Tu n’en as aucun, et d’autres en voudront aussi. Cherche celle que tu as déjà à moitié.
lesson-points-new = Prends-la : { $task }.
    .other = Tu peux, mais regarde : de l’autre, tu as déjà la moitié.
    .done = Après une manche : { $mine } pour toi, { $theirs } pour { $player }. De nouveaux hommes, femmes et tâches arrivent, et chacun relance ses dés.
