### Le cours de Mundus Novus

## Le but

lesson-aim = Le but : des doublons
    .understood = Seuls les doublons comptent. Les ressources différentes en rapportent, les reliques aussi ; ce que tu n’utilises pas à ton tour est perdu.
lesson-aim-rich = Tu fais commerce des biens du Nouveau Monde, et seuls les doublons comptent. Dès que quelqu’un en a { $goal }, on finit le tour et le plus riche gagne.
lesson-aim-hand = À chaque tour, tu reçois des cartes, tu en échanges quelques-unes et tu en fais de l’argent. Pour ce tour, les échanges sont faits : ces cartes sont à toi, personne d’autre ne les voit.
lesson-aim-kinds = Chaque ressource a un numéro : le maïs { $low }, la pomme de terre { $high }. Plus il est haut, plus la ressource est rare : il y a { $many } cartes de maïs, et seulement { $few } de pomme de terre.
lesson-aim-which = Une combinaison de ressources différentes rapporte des doublons. Cartes → doublons : { $different-pays }. Quelles cinq cartes rapporteraient le plus ?
    .choice-1 = Cinq de la même ressource
    .choice-2 = Quatre différentes, dont une en double
    .choice-3 = Cinq différentes
    .reply-1 = Elles ne rapporteraient rien. Des cartes identiques gagnent autre chose, on y viendra.
    .reply-2 = La carte en double ne compte qu’une fois. Cherche la main où chaque carte compte.
    .reply-3 = Oui. Et plus la combinaison est longue, plus chaque carte ajoute.
lesson-aim-set = Tes ressources sont toutes différentes. Pose-les en combinaison de ressources différentes.
    .other = Tu peux, mais ce qui reste dans ta main est perdu. Pose d’abord ta combinaison.
    .relic = Tu peux, et on le fera dans un instant. Pose d’abord ta combinaison.
    .refused = Les cartes identiques, ce sera pour plus tard ; les tiennes sont différentes.
    .done = Tu gagnes { $gained }, et les cartes vont à la défausse.
lesson-aim-relic = La relique n’a pas sa place dans cette combinaison, mais elle se vend toute seule. Reliques → doublons : { $relics-pay }. Vends-la.
    .other = Tu peux, mais alors la relique est perdue, et l’argent avec. Vends-la.
    .done = Cela fait { $gained } de plus, { $mine } en tout.
lesson-aim-end = Il ne te reste plus de carte. Termine.
    .done = { $player } pose aussi une combinaison et gagne { $theirs }. { $other } n’a rien pu faire de ses cinq cartes et doit toutes les défausser.
lesson-aim-next = Le tour suivant a commencé : chacun a de nouvelles cartes, et tu as { $mine } sur les { $goal } qui finissent la partie. Une bonne main vient rarement toute seule : voyons donc les échanges.

## Un tour

lesson-round = Un tour : cartes, échanges, combinaisons
    .understood = Chacun propose quelques cartes ; la plus forte somme commence à prendre, et qui perd une carte prend la suivante. Puis chacun pose ses combinaisons, l’un après l’autre.
lesson-round-parts = Un tour a trois étapes : tu reçois { $hand-size } cartes, tu échanges, tu poses des combinaisons. Voici tes nouvelles cartes, mais deux ressources sont en double, et une combinaison de différentes n’en compte qu’une.
lesson-round-twice = { $player } a le titre de Maître du commerce et a dit que chacun propose { $number } cartes, face cachée. Propose une de tes deux vanilles : son grand numéro va t’aider.
    .other = Tu peux, mais garde celle-là. Propose une vanille.
    .also = Tu peux, et le tabac sera ta deuxième carte. Commence par une vanille.
    .needed = Tu peux, mais tu n’as qu’un maïs, et ta combinaison en a besoin. Propose une vanille.
    .refused = On ne propose que des cartes de sa main.
lesson-round-second = Maintenant, un de tes deux tabacs.
    .other = Tu peux, mais regarde : c’est la seule qui te reste de cette sorte. Propose un tabac.
    .done = Toutes les offres sont dévoilées ensemble. Les numéros de la tienne font la plus forte somme : te voilà Maître du commerce, et tu prends la première carte.
lesson-round-next = Tu prends une carte que quelqu’un d’autre a proposée. Qui prend la suivante ?
    .choice-1 = Moi, jusqu’à en avoir autant que j’en ai proposé
    .choice-2 = Qui vient de perdre une carte
    .choice-3 = La personne à ma gauche
    .reply-1 = Tu en auras autant que tu en as proposé, mais pas d’un seul coup. Quelqu’un d’autre passe d’abord.
    .reply-2 = Oui. Cela passe ainsi de l’un à l’autre, jusqu’à ce qu’il n’y ait plus rien à prendre.
    .reply-3 = On ne fait pas le tour de la table. Pense à qui il manque maintenant une carte.
lesson-round-take = Tu n’as pas encore de canne à sucre. Prends celle de { $player }.
    .other = Tu peux, et tu n’en as pas non plus. Mais prends la canne à sucre cette fois, et vois où va l’autre carte.
    .refused = Ton offre est pour les autres.
lesson-round-keep = Tu peux la garder, ou la laisser au marché contre une des trois cartes qui s’y trouvent. Tu as déjà ces trois-là : garde la tienne.
    .other = Tu peux, mais tu en as déjà une, et dans ta combinaison elle ne compterait pas. Garde la canne à sucre.
    .done = Deux cartes changent de main entre les autres, puis { $player } prend ta vanille. C’est donc de nouveau à toi.
lesson-round-again = { $player } a encore une carte qui te manque. Prends le cacao.
    .done = Tu le gardes, et la dernière carte prise est ton tabac. Les échanges sont finis.
lesson-round-first = Le Maître du commerce dit qui pose ses combinaisons en premier ; ensuite, on suit le sens horaire. Choisis-toi.
    .other = Tu peux, mais qui commence a le premier choix de ce qu’il y a à gagner. Choisis-toi.
lesson-round-set = Regarde ta main : tout est différent maintenant. Pose ta combinaison.
    .other = Tu peux, mais alors tous ces échanges n’auront servi à rien. Pose ta combinaison.
    .done = Tu gagnes { $gained }. Sans les échanges, tu n’aurais rien eu.
lesson-round-end = Termine, et ce sera aux autres.
    .done = Tu as { $mine }. { $player } pose trois cartes identiques et gagne ainsi un développement : { $card }. C’est ce que nous verrons ensuite.

## Les développements

lesson-developments = Des cartes identiques gagnent des développements
    .understood = Trois cartes identiques ou plus gagnent une carte de la file ; plus il y en a et plus elles sont rares, plus tu vas loin, et les reliques aident. Ce que tu gagnes tôt sert à chaque tour.
lesson-developments-row = Voici les développements. Ils ne s’achètent pas : on en gagne un avec des cartes identiques, et il sert ensuite à chaque tour.
lesson-developments-reach = Jusqu’où tu vas dans la file dépend du nombre de cartes identiques et de leur rareté. Cartes posées → cartes de la file : communes { $reach-common } ; peu communes { $reach-uncommon } ; rares { $reach-rare }.
lesson-developments-far = Tu as trois cotons, et le coton est peu commun. Jusqu’où mènent-ils à eux seuls ?
    .choice-1 = À la première carte de la file seulement
    .choice-2 = Aux trois premières cartes
    .choice-3 = À toute la file
    .reply-1 = Ce serait vrai pour une ressource commune, comme le cacao. Les peu communes mènent plus loin.
    .reply-2 = Oui. Chacune de ces trois cartes pourrait être à toi.
    .reply-3 = Trois cartes rares le feraient. Pour une ressource peu commune, il en faut une quatrième.
lesson-developments-joker = Mais { $card } est plus loin : { $income } par tour. Dans une combinaison de cartes identiques, une relique remplace ce qui manque.
lesson-developments-four = Pose donc tes cotons et la relique ensemble, comme combinaison de quatre.
    .other = Tu peux, mais alors toutes tes cartes sont perdues. Pose le coton avec la relique.
    .short = Tu peux, mais cela ne va pas jusqu’à { $card }. Ajoute la relique.
    .sold = Tu peux, et elle te vaudrait { $gain }, une seule fois. Comme joker, elle te rapporte plus, tour après tour.
    .refused = Dans une combinaison de ressources différentes, tes cotons ne comptent que pour une carte.
    .done = Une combinaison de quatre mène à toute la file.
lesson-developments-win = Prends { $card }.
    .other = Tu peux, mais regarde ce que ça paie : { $card } rapporte { $income } par tour, plus que toute autre carte ici.
    .caravel = Tu peux, et les caravelles sont bonnes : chacune t’apporte une carte de plus à chaque tour. Mais une si belle combinaison mérite { $card }.
    .warehouse = Tu peux : un entrepôt garde des cartes qui seraient perdues. Mais cette fois, prends { $card }.
    .almagro = Tu peux, et il paie aussi, mais moins. Prends { $card }.
    .refused = Cette carte n’est plus là ; quelqu’un l’a déjà.
lesson-developments-when = Quand { $card } te paie-t-il pour la première fois ?
    .choice-1 = Dès que j’ai fini de jouer
    .choice-2 = Au tour suivant
    .choice-3 = À la fin de la partie
    .reply-1 = Oui, tout de suite, puis à chaque tour quand tu as fini.
    .reply-2 = Plus tôt encore : ce que tu gagnes sert aussitôt.
    .reply-3 = Bien plus tôt, et plus d’une fois.
lesson-developments-end = Par tour, on ne pose qu’une combinaison de cartes identiques. Termine.
    .refused = Une fois par tour, et c’est fait.
    .done = { $gained } pour toi, et il en sera ainsi à chaque tour. { $player } pose trois cacaos et gagne la caravelle en tête de file.
lesson-developments-kinds = Une caravelle apporte une carte visible de plus par tour, un entrepôt garde des cartes, un marchand change une de tes cartes, un chantier naval te paie si d’autres ont plus de caravelles. Chaque personnage a son pouvoir.
lesson-developments-sense = Maintenant, tu sais jouer : tu as { $mine }. Au début, gagne des cartes qui servent à chaque tour ; plus tard, pose de longues combinaisons différentes. Ce qui ne sert ni à l’un ni à l’autre, propose-le.
