### Le cours de Santa Maria

## Le but

lesson-aim = Le but, ta colonie et tes premiers dés
    .understood = Après trois ans, qui a le plus de points gagne. Un dé blanc active une colonne, un dé bleu une rangée ; chaque bâtiment libre y travaille, et le dé bloque le dernier pour cette année.
lesson-aim-governor = { $player } et toi, vous dirigez chacun une jeune colonie pendant trois ans. Qui rend ses gens les plus heureux, avec le plus de points à la fin, gagne.
lesson-aim-colony = Voici ta colonie : six rangées et six colonnes, encore presque vides. Chaque bâtiment fait ce que montrent ses symboles, une ferme donne du blé, mais seulement quand tu l’actives.
lesson-aim-column = Les dés blancs sont là pour tout le monde. Un dé blanc active la colonne de sa valeur, de haut en bas. Que fait celui-ci pour toi ?
    .choice-1 = Seule la ferme travaille.
    .choice-2 = La ferme travaille, puis la mairie en dessous.
    .choice-3 = Je choisis un bâtiment de la colonne.
    .reply-1 = Mieux que ça : un dé active chaque bâtiment libre de sa colonne.
    .reply-2 = Oui, les deux. Un dé, deux bâtiments.
    .reply-3 = Pas besoin de choisir : un dé active chaque bâtiment libre de la colonne.
lesson-aim-white = Prends ce dé blanc.
    .other = Tu peux, et nous poserons bientôt des tuiles. Regarde d’abord ce que fait un dé : prends celui-ci.
    .die = Tu peux, mais voyons d’abord cette colonne. Prends le dé que nous montrons.
    .single = Tu peux, pour une pièce, mais c’est un seul bâtiment. Le dé ne coûte rien et en active deux.
    .early = Tu peux, mais ton année serait finie avant d’avoir commencé. Prends le dé.
    .market = Vendre et acheter, c’est toujours possible à ton tour. Mais prends maintenant le dé.
    .refused = On ne prend que les dés qui sont là.
lesson-aim-set = Un dé se change contre des pièces ; laisse celui-ci tel quel. Sa colonne apporte { $grain } et { $coins }.
    .other = Tu peux, mais chaque pas à partir de ce que montre le dé coûte une pièce. Tel quel, il est bon et gratuit.
    .done = Tu gagnes { $grain } et { $coins }. Puis { $player } prend aussi un dé blanc.
lesson-aim-blocked = Le dé est maintenant sur le dernier bâtiment de la colonne et le bloque jusqu’à la fin de l’année. La ferme au-dessus reste libre : autre chose peut l’activer encore.
lesson-aim-blue = Ce dé bleu n’est qu’à toi. Les dés bleus activent des rangées, de gauche à droite. Prends-le.
    .other = Tu peux, et nous le ferons bientôt. D’abord le dé bleu.
    .die = Tu peux, mais les dés blancs, tu les connais déjà. Prends le bleu.
    .single = Tu peux, mais le dé bleu active deux bâtiments d’un coup. Prends-le.
    .early = Tu peux, mais ton année serait finie, et ton dé bleu n’aurait pas servi. Prends-le.
    .market = Vendre et acheter, c’est toujours possible à ton tour. Mais prends maintenant le dé bleu.
    .refused = Le bleu est pour les rangées, le blanc pour les colonnes.
lesson-aim-row = Laisse-le tel quel : la forêt et, encore une fois, la ferme. Cela fait { $wood }, { $coins } et { $grain }.
    .other = Tu peux, contre des pièces. Mais la rangée du haut est la bonne, et elle est gratuite.
    .done = Tu gagnes { $wood }, { $coins } et { $grain }. { $player } met une pièce sur un seul bâtiment et envoie un conquistador.
lesson-aim-store = Il y a maintenant dans ta réserve { $wood }, { $grain } et { $coins }. Deux dés ont donc travaillé quatre fois pour toi : des bâtiments sur une même ligne, voilà une colonie forte.
