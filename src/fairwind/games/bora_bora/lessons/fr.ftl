### Le cours de Bora Bora

## Le but

lesson-aim = Le but, les îles et ta première hutte
    .understood = Qui a le plus de points après six manches gagne. Commence là où de petits dés suffisent pour avancer, prends une hutte qui libère une case de ton plateau, et pense dès le début à tes tâches.
lesson-aim-win = Tu veux t’étendre sur ces îles. Après six manches, qui a le plus de points gagne ; tu commences et tu as { $mine }, { $player } joue après toi et a { $theirs }.
lesson-aim-islands = Il y a { $regions } régions, reliées par des voies terrestres et maritimes. Le nombre sur une voie est le plus petit dé qui permet de la suivre.
lesson-aim-tasks = Ces trois tâches sont à toi. Il en part une à chaque manche, remplie ou abandonnée : elles te disent donc quoi viser. Celle-ci demande : { $task }.
lesson-aim-which = Tu commences dans une de ces trois régions. Regarde les voies autour : d’où avances-tu le plus facilement ?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Oui. De petits nombres des deux côtés, par terre et par mer.
    .reply-2 = De là, chaque voie demande un dé moyen. Autour d’une autre région, les nombres sont plus petits.
    .reply-3 = Beaucoup de voies, mais la plupart demandent un grand dé. Cherche de plus petits nombres.
lesson-aim-land = Place-y ta première hutte : { $region }.
    .other = Tu peux, mais regarde : les voies qui en partent demandent de plus grands dés. Commence ici : { $region }.
    .refused = Cherche le plus petit poisson, là où il n’y a encore personne.
    .done = Ta hutte est sur la case construction. Si elle y est encore à la fin de la partie, le poisson de cette région te rapporte des points.
lesson-aim-hut = La hutte vient de ton plateau, où des hommes et des femmes voudront habiter. Prends-en une qui est seule sur sa case : la case devient libre.
    .other = Tu peux, mais regarde : sur la dernière case il y a plusieurs huttes, et aucune de tes cases ne deviendrait libre. Prends une hutte seule.
lesson-aim-goods = Une nouvelle hutte apporte le matériau de sa région, ou une offrande. Prends le matériau ({ $material }) et mets-le ici : { $space }.
    .other = Tu peux, mais regarde : sous la { $space }, il y a une case pour le bois, et c’est du bois que tu iras chercher ensuite. Deux voisines font la place d’un bâtiment.
    .gift = Tu peux, et une offrande paie l’aide d’un dieu. Mais tu en as déjà, et c’est sur les matériaux qu’on construit : prends le matériau.
    .refused = Une région n’a qu’une sorte de matériau, et chaque sorte a ses propres cases.
    .done = Il est là, et il y reste jusqu’à ce que tu construises dessus.
lesson-aim-rounds = La première manche commence. Chacune a trois phases : en A tu poses des dés, en B tes hommes et tes femmes agissent, en C on fait le décompte et tu remplis une tâche.
