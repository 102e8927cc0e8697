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
