### Le cours de Santa Cruz

## Le but

lesson-aim = Le but, les îles et ton premier bâtiment
    .understood = Après deux manches, qui a le plus de points gagne. Tu construis ce que montre la tuile, tu marques aussitôt son nombre et tu retournes ce qui est à côté.
lesson-aim-governor = Tu viens t’installer sur ces îles. Après deux manches, le titre de gouverneur et la victoire vont à qui a le plus de points.
lesson-aim-start = Les points sont à côté des noms. Tu commences, avec { $mine } ; { $player } joue après toi et part avec { $theirs }.
lesson-aim-island = Il y a { $sites } emplacements : sur la côte, à l’intérieur et autour du volcan. La côte est visible ; ce qu’il y a plus loin, personne ne l’a encore vu.
lesson-aim-tile = Une tuile dit ce qu’on peut y construire et ce que ça rapporte. Celle-ci : { $building }, { $points }.
lesson-aim-which = Lequel de ces trois emplacements rapporte le plus tout de suite ?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = Il rapporte { $middle }. Un des autres rapporte plus.
    .reply-2 = Il rapporte { $least }. Son mouton paiera peut-être plus tard, mais un autre rapporte plus tout de suite.
    .reply-3 = Oui, { $most } : le nombre sur la tuile, c’est ce que tu marques en y construisant.
lesson-aim-land = Une manche commence par le débarquement : sans jouer de carte, chacun construit sur un emplacement côtier. Construis ici : { $site }.
    .other = Tu peux, mais regarde : là, tu marquerais { $points } ; l’{ $site } rapporte { $best }.
    .same = Tu peux, et ça rapporterait autant. Mais prends plutôt l’{ $site } cette fois : on veut voir ce qu’il y a derrière.
    .done = Tu marques { $gained }. Puis { $player } débarque de l’autre côté de l’île.
lesson-aim-neighbours = Ton bâtiment a fait retourner la tuile d’à côté : { $building }, { $points }. Tout le monde la voit maintenant, et qui arrive d’abord peut y construire.
lesson-aim-rounds = Tu as { $mine }, { $player } a { $theirs }. Ensuite, c’est une carte par tour. Quand toutes sont jouées, on enlève les bâtiments, et une deuxième manche commence sur des îles que l’on connaît mieux.

## Un tour

lesson-turn = Un tour : jouer une carte
    .understood = Une carte par tour. Le navire mène à la côte, la route à l’emplacement suivant, la rivière à tous les siens ; qui peut construire doit construire.
lesson-turn-hand = Voici ta main : des cartes construction pour bâtir et des cartes score ({ $count }) pour marquer. À chaque tour, tu joues une carte de l’une ou l’autre sorte.
lesson-turn-ship = Un navire te mène à n’importe quel emplacement libre de la côte. Joue un navire.
    .other = Tu peux, mais cette carte mène ailleurs. On y viendra ; joue d’abord un navire.
    .early = Tu peux, mais regarde : tu n’as presque rien construit, une carte score paie donc peu. Joue d’abord un navire.
lesson-turn-coast = Tu as la carte score du mouton, et il y en a un ici : { $site }. Construis-y, ça paiera plus tard.
    .other = Tu peux, et tu marquerais { $points } tout de suite. Mais le mouton que demande ta carte score est ici : { $site }.
    .done = Tu marques { $gained }, et le mouton est à toi. { $player } joue une route et construit à côté de sa première église.
lesson-turn-road = Une route mène à un emplacement situé à exactement un tronçon d’un de tes bâtiments. Joue une route.
    .other = Tu peux, mais allons d’abord chercher l’église que tu as retournée. Joue une route.
    .early = Tu peux, mais les cartes score paieront mieux quand tu auras construit davantage. Joue une route.
lesson-turn-church = De tes deux maisons, une route mène à cette église : { $points }. Construis-la.
    .refused = Cherche le trait d’une route : il doit partir d’un de tes bâtiments. Une rivière n’est pas une route.
    .done = Tu marques { $gained }. { $player } joue un navire.
lesson-turn-supply = Tes bâtiments viennent de ta réserve, et certains y sont rares : il te reste { $left } églises. Ce que tu n’as plus, tu ne peux plus le construire.
lesson-turn-reach = Une de tes maisons se trouve à l’embouchure d’une rivière. Où une carte rivière peut-elle te mener ?
    .choice-1 = À l’emplacement suivant en amont, pas plus loin.
    .choice-2 = À tout emplacement de cette rivière dont la tuile est visible.
    .choice-3 = À tout emplacement libre de cette rivière, même si sa tuile est encore cachée.
    .reply-1 = Elle te mène bien plus loin : tout au long de la rivière.
    .reply-2 = Plus encore : les tuiles cachées comptent aussi.
    .reply-3 = Oui, toute la rivière. Mais s’il te manque le bâtiment qui apparaît, tu n’as rien.
lesson-turn-river = Joue une carte rivière.
    .other = Tu peux, mais maintenant on veut remonter la rivière. Joue une carte rivière.
    .early = Tu peux, mais construisons encore une fois d’abord. Joue une carte rivière.
lesson-turn-bird = Cet emplacement au bord de ta rivière montre une maison et un oiseau. Construis-y : { $points }, et un jeton oiseau en plus.
    .other = Tu peux, mais cherche la tuile avec l’oiseau.
    .hidden = Tu peux, mais c’est un pari : personne ne connaît cette tuile. Cette fois, prends l’oiseau, qui est sûr.
    .done = Tu marques { $gained } et tu pioches un jeton oiseau. Toi seul vois ce qu’il montre ; il compte à la fin de la partie.
lesson-turn-double = Reste une sorte de carte : la double action. C’est deux navires, deux routes ou deux rivières en un seul tour, jamais un mélange.

## Les points

lesson-points = D’où viennent les points
    .understood = Construire rapporte peu, mais tout de suite ; les cartes score rapportent beaucoup, et à tous ceux qui les remplissent. Joues-en une quand elle te paie et pas les autres. Les oiseaux comptent à la fin.
lesson-points-cards = Jusqu’ici, construire t’a mené à { $mine }. Le plus gros vient des cartes score ; voici les tiennes, que personne d’autre ne voit.
lesson-points-everybody = Une carte score paie tous ceux qui la remplissent, peu importe qui la joue. Celle-ci rapporte { $each } par bâtiment sur la côte : { $points } pour toi, et { $player } y a autant de bâtiments.
lesson-points-which = Avec laquelle de ces cartes prends-tu le plus d’avance sur { $player } maintenant ?
    .choice-1 = Le mouton : { $sheep } pour moi
    .choice-2 = La côte : { $coast } pour moi
    .choice-3 = Les oiseaux : { $birds } pour moi
    .reply-1 = Oui. Tu as un mouton, et { $player } n’en a pas.
    .reply-2 = Elle te paie { $coast }, mais autant à { $player } : l’écart reste le même. Cherche celle qui ne paie que toi.
    .reply-3 = Cela fait { $birds } pour le moment. Elle s’améliore à chaque oiseau ; cherche celle qui est déjà bonne.
lesson-points-sheep = Joue le mouton : { $points } pour toi, rien pour { $player }.
    .other = Tu peux, mais le mouton te vaut { $points } maintenant. Joue-le.
    .both = Tu peux, mais regarde : { $player } marquerait aussi sur la côte. Le mouton ne paie que toi.
    .nothing = Tu peux, mais regarde : cette carte veut { $need } maisons, et tu n’en as pas encore autant. Elle ne paierait rien.
    .few = Tu peux, mais elle rapporterait { $given } maintenant, et plus quand tu auras pioché d’autres oiseaux. Joue le mouton.
    .build = Tu peux continuer à construire. Mais joue d’abord le mouton, avant que { $player } n’en ait un aussi.
    .done = Tu marques { $gained }. { $player } répond par une carte bois : { $theirs }, et toi, tu n’as pas de bois.
lesson-points-houses = Cette carte paie { $pays } à tous ceux qui ont au moins { $need } maisons. Tu en as { $have } : construis-en encore une avant de la jouer.
lesson-points-ship = Joue un navire pour avoir une maison de plus.
    .other = Tu peux, mais une maison de plus rend ta carte bonne. Joue un navire.
    .nothing = Tu peux, mais tu as { $have } maisons et elle en veut { $need } : elle ne paierait rien. Joue d’abord un navire.
lesson-points-fourth = Ici, on construit une maison, avec un oiseau : { $site }. Construis-y.
    .other = Tu peux, mais regarde : l’{ $site } te donne une maison et un oiseau.
    .done = Cela fait { $have } maisons, et tu as pioché un autre oiseau. { $player } construit une église.
lesson-points-now = Il ne manque qu’une maison à { $player }. Si tu attends, la carte vous paiera peut-être tous les deux. Joue-la maintenant : { $points }.
    .other = Tu peux, mais cette carte ne paie que toi, et ça ne durera pas. Joue les maisons maintenant.
    .done = Tu marques { $gained }. Pour { $player } : { $theirs }.
lesson-points-tokens = Et tes { $birds } jetons oiseau ? Ils comptent quand la partie est finie : { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }. Toi seul sais lesquels tu as.

## Le volcan

lesson-volcano = La double action et le volcan
    .understood = Une double action construit deux fois de la même façon, et le second bâtiment peut partir du premier. Le volcan paie bien ; une éruption coûte des points et des bâtiments, puis ses emplacements sont de nouveau libres.
lesson-volcano-height = Sur le volcan, construire rapporte plus que partout ailleurs. Pour toi, il est à deux routes : de ton église à cet emplacement, puis là-haut.
lesson-volcano-double = Avec la double action, tu prends les deux en un seul tour. Joue-la.
    .other = Tu peux, mais elle ne te mène qu’à mi-chemin. Joue la double action.
    .later = Tu peux, mais elle paiera mieux quand tu auras construit davantage. Joue la double action.
    .refused = Prends donc la double action.
lesson-volcano-twice = Annonce d’abord ce que tu fais deux fois. Choisis la route.
    .coast = Tu peux, mais les navires restent sur la côte, et on veut monter. Choisis la route.
    .river = Tu peux, et ta rivière monte aussi, mais personne ne sait ce qu’il y a à sa source. Choisis la route.
lesson-volcano-wood = Le premier bâtiment : { $site }. Construis-y, et regarde ce qui apparaît.
    .other = Tu peux, mais regarde où vont les routes : seul cet emplacement mène au volcan. Construis ici : { $site }.
    .refused = C’est à deux routes d’ici. L’une après l’autre.
    .done = Tu marques { $gained }, et deux tuiles du volcan sont retournées.
lesson-volcano-house = Maintenant le second, qui peut partir de celui que tu viens de construire. Construis la maison sur le volcan : { $points }.
    .other = Tu peux, mais là-haut, sur le volcan, il y a plus à prendre : { $points }.
    .church = Tu peux, et l’or servira peut-être. Mais la maison rapporte { $points } au lieu de { $given }.
    .refused = Tu as annoncé la route : le second bâtiment passe donc aussi par une route.
    .done = Tu marques { $points }, mais { $player } joue l’éruption : ta maison est détruite, et cela te coûte encore des points. Tout compte fait, tu gagnes { $gained }.
lesson-volcano-site = Et l’emplacement où était ta maison ?
    .choice-1 = Plus personne ne peut y construire.
    .choice-2 = Il est libre, et tout le monde peut y construire.
    .choice-3 = Il est réservé à ma prochaine maison.
    .reply-1 = La lave refroidit vite : la tuile reste, et l’emplacement est libre.
    .reply-2 = Oui, et il paie de nouveau. Il n’y a qu’une carte éruption, et elle a été jouée : jusqu’à la fin de la manche, le volcan est sûr.
    .reply-3 = Avec la maison, tu as perdu ta place. Le premier arrivé peut y construire.
lesson-volcano-road = Alors remonte, avant que ces { $points } n’aillent à quelqu’un d’autre. Joue une route.
    .other = Tu peux, mais le volcan est sûr maintenant, et c’est lui qui paie le mieux. Joue une route.
    .later = Tu peux, mais profite d’abord du calme sur le volcan. Joue une route.
lesson-volcano-again = Construis-y encore une fois : { $points }.
    .other = Tu peux, mais sur le volcan tu marques { $points }.
    .church = Tu peux, mais cela fait { $given } ; ici, c’est { $points }.
    .refused = Ce que la maison détruite te permettait d’atteindre est de nouveau hors de portée.
    .done = Tu marques { $gained }, et cette fois la maison reste.
lesson-volcano-rubble = La maison détruite est mise de côté et ne revient que pour la deuxième manche. Maisons dans ta réserve : { $left }.

## Le bon moment

lesson-timing = Quand jouer une carte score
    .understood = À la fin, toutes les cartes sont jouées ; tu n’en choisis que l’ordre. Marque tant que tu as de l’avance dans ce que compte la carte, et attends quand personne ne peut rien te gâcher. Les cartes construction d’une main sont connues de tous.
lesson-timing-order = { $player } a compté les rivières, qui vous ont payés autant l’un que l’autre. Toutes les cartes de ta main seront jouées dans cette manche ; tu n’en choisis que l’ordre.
lesson-timing-lead = Tu as plus de bâtiments sur la côte que { $player } : ta carte te paierait { $mine } maintenant. Qu’est-ce qui peut te coûter cette avance ?
    .choice-1 = Rien, puisque c’est ma carte.
    .choice-2 = La double action qui reste à { $player } : deux navires.
    .choice-3 = Une éruption.
    .reply-1 = C’est ta carte, mais elle paie tout le monde. Regarde avec quoi { $player } peut encore construire.
    .reply-2 = Oui. Les sets ont été choisis ouvertement : on peut donc compter quelles cartes construction restent dans chaque main.
    .reply-3 = Elle ne touche que le volcan, et la carte a déjà été jouée. Regarde avec quoi { $player } peut encore construire.
lesson-timing-coast = Alors n’attends plus : joue la côte, { $points } pour toi.
    .wait = Tu peux, et la côte te paierait ensuite davantage. Mais avant ton prochain tour, deux navires peuvent arriver. Joue la côte maintenant.
    .birds = Tu peux, mais personne ne peut te prendre tes oiseaux ; ton avance sur la côte, si. Joue la côte.
    .refused = C’était la carte de { $player }.
    .done = Tu marques { $points }. Et voici les navires : { $player } joue la double action et construit deux fois sur la côte.
lesson-timing-shared = L’un d’eux est allé chez toi ! Qui peut construire là où il y a déjà quelqu’un ?
    .choice-1 = Qui joue une double action.
    .choice-2 = Qui vient en dernier dans l’ordre du tour, une fois par manche.
    .choice-3 = Qui a plus de points que moi.
    .reply-1 = La carte n’y fait rien. Demande-toi qui passe toujours après les autres.
    .reply-2 = Oui, c’est le droit du dernier joueur, et { $player } vient d’en user. Ta maison reste, et les deux comptent ; une troisième n’y tiendrait pas.
    .reply-3 = Les points n’y font rien. Demande-toi qui passe toujours après les autres.
lesson-timing-ship = Les oiseaux paient { $each } par jeton, et tu en as { $birds }. Tu peux faire mieux : joue le navire.
    .other = Tu peux, mais avec un oiseau de plus elle paie mieux, et personne ne peut te gâcher cela. Joue le navire.
lesson-timing-lighthouse = Cherche un oiseau. Ici, il vient avec un phare, et { $points } en plus : construis-y.
    .other = Tu peux, mais il n’y a pas d’oiseau là-bas.
    .bird = Tu peux, il y a un oiseau aussi. Mais là-bas, construire rapporte { $given } ; ici, { $points }.
    .refused = Le droit de partager un emplacement n’est pas à toi dans cette manche.
    .done = Tu marques { $gained } et tu pioches un oiseau. { $player } remonte la rivière et en trouve un aussi.
lesson-timing-birds = Il te reste une seule carte : { $points } pour tes oiseaux. Joue-la.
    .refused = Chaque carte ne se joue qu’une fois par manche.
    .done = Tu marques { $gained }. { $player } joue le poisson, et tu n’en as pas. Toutes les cartes sont jouées : la première manche est finie.
lesson-timing-track = Tu as { $mine } : ton compteur a fait le tour de la piste, et l’étage qui le porte vaut { $storey } points. À égalité, le premier arrivé est devant ; il n’y a donc jamais d’ex æquo.
