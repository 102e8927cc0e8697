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
