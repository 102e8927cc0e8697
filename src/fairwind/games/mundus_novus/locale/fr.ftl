game-name = Mundus Novus
game-pitch = Propose, chipe et troque les richesses du Nouveau Monde, change-les en navires, en marchands et en alliés célèbres, et fais fortune avant tout le monde.
game-length = 60 minutes

variant-first-master = Premier Maître du commerce
variant-first-master-random = tiré au sort
variant-first-master-seat-1 = place 1
variant-first-master-seat-2 = place 2
variant-first-master-seat-3 = place 3
variant-first-master-seat-4 = place 4
variant-first-master-seat-5 = place 5
variant-first-master-seat-6 = place 6
variant-relic-sets = Combinaisons de reliques seules
variant-relic-sets-allowed = permises
variant-relic-sets-forbidden = interdites

## Mise en place

mn-1-1 = Les cartes développement dont le numéro dépasse le nombre de joueurs restent hors du jeu.
mn-1-2 = Trois cartes ressource visibles forment le marché.
mn-1-3 = Cinq cartes développement visibles forment la file. La carte 1 est la plus éloignée de la pioche, la carte 5 en est la plus proche.
mn-1-4 = Le premier Maître du commerce est tiré au sort ; la table peut aussi convenir d’une place.
    .reason = La règle désigne le plus jeune, et un programme ne peut pas savoir qui c’est.
mn-1-5 = La banque a toujours assez de doublons.
    .reason = Les jetons de la boîte sont une réserve ; rien n’en fait une limite.

## Événement

mn-2-1 = Au début du tour, l’icône de la carte 1 de la file donne l’événement. Il vaut pour tout le monde et pour tout le tour, même si la carte 1 est prise entre-temps ; sans icône, pas d’événement.
mn-2-2 = Le premier tour se joue sans événement, quelle que soit la carte 1.
mn-2-3 = Aide du roi : ce tour-ci, tu peux poser autant de combinaisons de ressources identiques que tu veux, et chacune te vaut un développement.
mn-2-4 = Indigènes : ce tour-ci, une combinaison de ressources différentes ne paie que { $natives-pay ->
        [one] { $natives-pay } doublon
       *[other] { $natives-pay } doublons
    } par carte.
mn-2-5 = Les Indigènes ne changent ni le prix des reliques ni la victoire par la combinaison parfaite.
    .reason = L’événement ne parle que des combinaisons de ressources différentes.
mn-2-6 = Tempête : ce tour-ci, une combinaison de ressources identiques donne accès à la carte 1 de la file et à aucune autre, quelles que soient sa taille et sa rareté.
    .refused = C’est la tempête : seule la carte 1 de la file peut être gagnée ce tour-ci.
mn-2-7 = La tempête n’empêche pas le propriétaire de Diego de Almagro de prendre dans la pioche.
    .reason = La tempête ferme le reste de la file, et la carte d’Almagro ne vient pas de la file.
mn-2-8 = Incendie : personne ne peut stocker de cartes ce tour-ci. Les entrepôts paient quand même leur revenu.
mn-2-9 = Pirates : juste après l’approvisionnement, tu perds une carte ressource de ton choix pour chacune de tes escadres d’au moins deux caravelles.
    .refused = Tu n’as pas cette carte à laisser aux pirates : { $resource }.
mn-2-10 = Chacun choisit en secret, dans toute sa main, ce qu’il laisse aux pirates ; puis tout est montré en même temps.
    .reason = L’événement frappe tout le monde d’un coup, et la règle ne donne pas d’ordre.

## Approvisionnement

mn-3-1 = Pour commencer, les cartes de tes entrepôts reviennent dans ta main.
mn-3-2 = Ensuite, chacun reçoit { $hand-size } cartes ressource face cachée.
mn-3-3 = Puis on retourne autant de cartes ressource qu’il y a de caravelles en jeu.
mn-3-4 = Une escadre vaut la somme de ses caravelles. La plus faible choisit d’abord et prend toutes ses cartes visibles, une par caravelle ; puis vient la suivante.
    .refused = Cette ressource n’est pas parmi les cartes visibles : { $resource }.
mn-3-5 = Entre deux escadres égales, celle qui a la plus petite caravelle passe devant.
mn-3-6 = Si l’égalité demeure, on choisit dans le sens horaire à partir du Maître du commerce.
    .reason = Il faut un ordre, et la règle n’en donne pas ; avec les cartes connues, le cas ne se produit pas.
mn-3-7 = La défausse n’est mélangée en une nouvelle pioche que lorsque la pioche ressources est épuisée.
mn-3-8 = On distribue d’abord ce qui reste de l’ancienne pioche, puis on continue avec la nouvelle.
    .reason = L’auteur dit seulement que la défausse devient la pioche ; c’est la façon habituelle de faire.
mn-3-9 = Le marché reste en place d’un tour à l’autre ; seuls les échanges le modifient.
    .reason = Aucune règle ne le renouvelle.
mn-3-10 = Les cartes dépensées, inutilisées ou perdues vont à la défausse, face visible.
    .reason = La règle ne leur connaît pas d’autre place, et rien ne les cache.
mn-3-11 = Les cartes sont distribuées une par une, dans le sens horaire à partir du Maître du commerce.
    .reason = La règle recommande de distribuer une par une sans dire par qui commencer ; cela compte quand la pioche s’épuise.

## Échanges

mn-4-1 = Le Maître du commerce dit combien de cartes chacun propose, au choix : { $offers }.
mn-4-2 = Chacun pose ce nombre de cartes de sa main face cachée ; puis tout est dévoilé en même temps.
    .refused = Tu n’as pas cette carte à proposer : { $resource }.
mn-4-3 = La plus forte somme fait le nouveau Maître du commerce. Chaque ressource compte pour son numéro, une relique pour { $relic-sum }.
mn-4-4 = En cas d’égalité, le Maître du commerce en place garde son titre s’il est parmi les ex æquo.
mn-4-5 = S’il n’en est pas, il nomme son successeur parmi les ex æquo.
    .refused = { $seat } n’est pas parmi les ex æquo.
mn-4-6 = Le nouveau Maître du commerce commence. Quand c’est à toi, tu prends une carte visible d’un autre joueur ; s’il y en a une, c’est obligatoire.
    .refused = Tu ne peux pas prendre cette carte chez { $seat } : { $resource }.
mn-4-7 = Tu gardes la carte prise, ou tu la laisses au marché contre l’une des trois cartes qui s’y trouvent.
    .refused = Cette ressource n’est pas au marché : { $resource }.
mn-4-8 = Celui qui vient de perdre une carte est le prochain à en prendre une.
mn-4-9 = Jamais plus de deux échanges de suite entre les deux mêmes joueurs : après deux, il faut se servir ailleurs.
    .refused = Les deux derniers échanges étaient entre toi et { $seat } ; sers-toi chez quelqu’un d’autre.
mn-4-10 = Cette interdiction tombe si personne d’autre n’a de carte visible.
    .reason = La règle ne prévoit pas ce cas ; en continuant, chacun obtient autant de cartes qu’il en a proposé.
mn-4-11 = Les échanges d’un tour précédent ne comptent pas pour cette interdiction.
    .reason = Des échanges que d’autres étapes séparent ne se suivent pas.
mn-4-12 = Quand aucun autre joueur n’a de carte visible, les échanges sont finis et le joueur actif reprend les cartes qui lui restent.
mn-4-13 = Si ce joueur n’est pas le Maître du commerce, il lui manque une carte : le Maître du commerce en choisit une dans sa propre main et la lui passe en secret.
    .refused = Tu n’as pas cette carte à donner : { $resource }.
mn-4-14 = La carte est donnée avant la désignation du premier joueur de la progression ; seuls celui qui donne et celui qui reçoit la connaissent.
    .reason = Elle solde les échanges : sa place est donc à la fin de cette étape.
mn-4-15 = Si au départ seul le Maître du commerce a des cartes visibles, les échanges sont aussitôt finis.
    .reason = La règle de fin des échanges convient aussi quand il n’y a rien à prendre dès le début.
mn-4-16 = Les cartes d’une même ressource se valent : pour prendre ou échanger, on nomme la ressource.
    .reason = Entre deux cartes égales, le choix ne change rien.

## Progression

mn-5-1 = Le Maître du commerce nomme qui commence, lui-même s’il le souhaite ; les autres suivent dans le sens horaire.
mn-5-2 = Tu peux poser une combinaison de ressources identiques par tour pour gagner un développement.
    .refused = Tu as déjà posé ta combinaison de ressources identiques de ce tour.
mn-5-3 = Taille et rareté disent à combien de cartes de la file, comptées depuis la carte 1, la combinaison donne accès. Cartes posées → cartes de la file : communes { $reach-common } ; peu communes { $reach-uncommon } ; rares { $reach-rare }.
    .refused = Impossible de réunir { $size } cartes pour cette combinaison ({ $resource }) : { $have ->
        [0] tu n’en as aucune qui convienne.
        [one] tu n’en as que { $have } qui convienne.
       *[other] tu n’en as que { $have } qui conviennent.
    }
mn-5-4 = Dans une combinaison de ressources identiques, les reliques sont des jokers et remplacent n’importe laquelle de ses cartes.
    .refused = { $case ->
        [missing] Tu n’as pas cette carte : { $card }.
        [changed] Pour cette combinaison, un marchand ne peut changer une carte qu’en cette ressource : { $resource }.
       *[other] Cette carte ne va pas ici : { $card }. La combinaison prend cette ressource ({ $resource }), des reliques et des cartes changées par un marchand.
    }
mn-5-5 = Une combinaison de ressources identiques peut se composer de reliques seules ; tu nommes la ressource. La table peut convenir de ne pas jouer ainsi.
    .reason = La règle fait des reliques des jokers sans dire s’il faut une vraie carte à côté.
    .refused = À cette table, une combinaison demande au moins une carte qui ne soit pas une relique.
mn-5-6 = Une combinaison de ressources identiques a exactement l’une des tailles citées, en cartes : communes { $sizes-common } ; peu communes { $sizes-uncommon } ; rares { $sizes-rare }.
    .reason = Plus grande, elle ne donnerait rien de plus.
mn-5-7 = Avec la combinaison, tu prends une carte développement de ton choix parmi celles à sa portée.
    .refused = « { $card } » est hors de portée : { $reach ->
        [one] ta combinaison ne donne accès qu’à la carte 1 de la file.
       *[other] ta combinaison donne accès aux { $reach } premières cartes de la file.
    }
mn-5-8 = La file se resserre vers la carte 1, et une nouvelle carte de la pioche occupe aussitôt la place 5.
mn-5-9 = Si la file est plus courte, la portée s’étend aux cartes présentes.
    .reason = On joue jusqu’à la fin du tour : la file sert telle qu’elle est.
mn-5-10 = Si aucun développement n’est à portée, aucune combinaison de ressources identiques ne peut être posée.
    .reason = Une telle combinaison sert à gagner un développement, et il n’y en a pas.
    .refused = Aucun développement n’est à portée : cette combinaison ne te donnerait rien.
mn-5-11 = Tu peux poser une combinaison de ressources différentes par tour pour gagner des doublons.
    .refused = Tu as déjà posé ta combinaison de ressources différentes de ce tour.
mn-5-12 = Elle compte 4 à 9 cartes, chaque ressource une fois et sans relique. Cartes → doublons : { $different-pays }.
    .refused = { $case ->
        [few] Une combinaison de ressources différentes demande au moins { $need } cartes ; { $have ->
            [0] tu n’en as aucune.
           *[other] tu n’en as que { $have }.
        }
        [no-relics] Les reliques ne sont pas admises dans une combinaison de ressources différentes.
        [laid] Cette ressource est déjà dans la combinaison : { $resource }.
       *[missing] Tu n’as pas cette carte : { $resource }.
    }
mn-5-13 = Les reliques paient aussi toutes seules. Reliques → doublons : { $relics-pay }.
    .refused = Tu ne peux pas vendre { $number ->
        [one] { $number } relique
       *[other] { $number } reliques
    } : { $have ->
        [0] tu n’en as pas.
       *[other] tu n’en as que { $have }.
    }
mn-5-14 = Tu peux vendre autant de groupes de 1 à 5 reliques que tu veux ; chacun est payé séparément.
    .reason = La règle limite les deux autres sortes de combinaisons à une seule, mais pas celle-ci.
mn-5-15 = Tu es libre de poser des combinaisons ou non, dans l’ordre que tu veux. Une combinaison commencée doit être finie.
    .reason = La règle dit que les joueurs doivent faire des combinaisons, mais ne prévoit aucune sanction, et une main secrète ne se contrôle pas ; elle ne donne pas d’ordre non plus.
    .refused = Une combinaison commencée doit être finie, et de cette façon elle ne pourrait pas l’être.
mn-5-16 = Une fois par tour, chacun de tes marchands peut changer une carte d’une combinaison en une ressource de sa classe : { $numbers-common }, { $numbers-uncommon } ou { $numbers-rare }.
    .refused = { $case ->
        [missing] Tu n’as pas cette carte à changer : { $card }.
       *[busy] Tu n’as aucun marchand libre pour cette classe de ressources : { $rarity }.
    }
mn-5-17 = Un marchand peut aussi changer une relique, mais rien ne se change en relique.
    .reason = Toute carte peut être changée, mais les classes des marchands s’arrêtent à 9 et ignorent les reliques.
mn-5-18 = Une carte n’est changée que par un seul marchand, et pour cette combinaison seulement.
    .reason = Le marchand aide à une combinaison ; la carte elle-même reste ce qu’elle est.
mn-5-19 = Un développement agit dès que tu le gagnes, y compris dans la même étape.
    .reason = Son revenu compte tout de suite, donc son pouvoir aussi.
mn-5-20 = Un développement à revenu le verse à chaque tour, à commencer par celui où tu le gagnes.
mn-5-21 = À la fin de ta progression, tu touches tes revenus et l’argent de tes chantiers navals. Quand tout le monde a fini sa progression, tous choisissent en même temps et en secret les cartes à stocker ; puis le reste de chaque main est défaussé.
    .reason = La règle fait défausser les cartes inutilisées à la fin de l’étape, et ne donne pas d’ordre entre les joueurs.
    .refused = Tu as laissé de la place libre dans tes entrepôts : tu ne peux plus rien stocker ce tour-ci.
mn-5-22 = Les cartes que tu n’as pas utilisées à la fin de l’étape sont défaussées, à moins d’être stockées.

## Fin de la partie

mn-6-1 = C’est quand un tour s’achève qu’on regarde si la partie est finie, jamais avant.
mn-6-2 = La partie finit quand quelqu’un a { $goal } doublons ou plus ; le joueur le plus riche gagne.
mn-6-3 = La combinaison parfaite réunit neuf ressources différentes et une relique. Qui la montre gagne, si riches que soient les autres ; les marchands peuvent aider pour les neuf.
    .refused = La combinaison parfaite demande neuf ressources différentes posées et une vraie relique inca dans ta main.
mn-6-4 = Si plusieurs joueurs montrent la combinaison parfaite au même tour, le plus riche d’entre eux gagne.
mn-6-5 = La partie finit aussi quand la file ne peut plus être complétée à cinq cartes ; alors le plus riche gagne.
mn-6-6 = La combinaison parfaite est ta combinaison de ressources différentes de ce tour. Elle paie comme neuf cartes et une relique : { $perfect-pays } doublons, ou { $perfect-pays-natives } avec les Indigènes.
    .reason = Si deux joueurs la montrent, leur fortune décide : il faut donc qu’elle vaille quelque chose.
mn-6-7 = Les joueurs aussi riches l’un que l’autre partagent leur rang.
    .reason = La règle ne départage personne ici.
mn-6-8 = Une pioche développement vide ne suffit pas à finir la partie.
    .reason = C’est la file qui compte : il faut qu’il y manque une carte.

## Développements

mn-7-1 = Chaque caravelle apporte à son propriétaire une carte ressource de plus à chaque approvisionnement.
mn-7-2 = À la fin de ta progression, chacun de tes chantiers navals paie 1 doublon par adversaire qui a plus de caravelles que toi.
mn-7-3 = Un entrepôt garde des cartes pour le tour suivant, reliques comprises, autant que la carte a de places ; tu peux en laisser de libres.
    .refused = Tu n’as pas cette carte à stocker : { $resource }.
mn-7-4 = Diego de Almagro : quand tu gagnes un développement, tu peux prendre à la place la carte du dessus de la pioche développement.
    .refused = Seul le propriétaire de Diego de Almagro peut prendre dans la pioche.
mn-7-5 = Tu prends cette carte sans la voir, et seulement s’il y en a une ; la file reste telle quelle.
    .reason = La pioche est face cachée, et la file ne perd aucune carte.
    .refused = La pioche développement est vide.
mn-7-6 = Juan de la Cosa : aucun événement ne te touche, ni bon ni mauvais.
mn-7-7 = Il te protège dès que tu le gagnes, donc aussi pour la suite de ta progression.
    .reason = Les développements agissent tout de suite, comme leur revenu.
mn-7-8 = Bartolomé de las Casas : tu peux proposer moins de cartes qu’annoncé, et même aucune, y compris comme Maître du commerce.
    .refused = Seul le propriétaire de Bartolomé de las Casas peut proposer moins de cartes.
mn-7-9 = Le nombre de cartes que tu proposes avec lui reste caché jusqu’à ce que tout soit dévoilé ; dès que tu ne poses rien, tu ne peux plus rien ajouter. Même sans carte, tu peux devenir Maître du commerce.
    .reason = Les offres sont secrètes, et la règle n’exige pas de minimum pour le titre.
    .refused = Tu as cessé de proposer : le reste de ton offre est vide aussi.
mn-7-10 = Gonzalo Pizarro : ta plus forte caravelle compte pour 0.
mn-7-11 = Elle compte pour 0 dans le total de l’escadre et en cas d’égalité. C’est une seule caravelle, même si tu as deux escadres.
    .reason = La carte parle d’une caravelle et ne fait pas d’exception pour les égalités.
mn-7-12 = Juan Ponce de León : tu peux répartir tes caravelles en deux escadres. Chacune choisit pour elle-même, et les pirates regardent chacune à part.
    .refused = « { $card } » ne peut pas bouger : ce n’est pas ta caravelle, ou elle est déjà dans la seconde escadre.
mn-7-13 = Avec au moins deux caravelles, tu décides de la répartition à chaque tour, après la distribution des cartes et avant que les cartes visibles soient retournées. La seconde escadre peut rester vide.
    .reason = La règle ne précise pas le moment.
mn-7-14 = Pedro de Valdivia : ton offre compte { $valdivia-bonus } de plus quand on cherche le Maître du commerce.
mn-7-15 = Francisco de Orellana : chaque fois que ton échange laisse au marché trois ressources pareilles ou trois numéros consécutifs, tu touches aussitôt { $orellana-bonus ->
        [one] { $orellana-bonus } doublon
       *[other] { $orellana-bonus } doublons
    }.
mn-7-16 = Trois reliques font trois ressources pareilles, mais une relique n’entre dans aucune suite, et 9 et 1 ne se suivent pas. L’ordre des cartes du marché n’a pas d’importance.
    .reason = Une relique ne porte pas de numéro, et le marché n’est pas rangé.
mn-7-17 = Francisco de Coronado : si la carte 1 ne montre pas d’événement au début d’un tour, tu peux payer { $coronado-price ->
        [one] { $coronado-price } doublon
       *[other] { $coronado-price } doublons
    } pour celui que tu veux.
mn-7-18 = Tu décides une fois la carte 1 lue et avant la distribution. L’événement ne vaut que pour ce tour, et pour toi aussi, sauf si tu as Juan de la Cosa.
    .reason = La règle dit seulement que cela se passe quand le tour s’ouvre, et les événements sont pour tous.

## À deux joueurs

mn-8-1 = À deux joueurs, la limite de deux échanges de suite entre les mêmes joueurs ne s’applique pas.

## Ce que l’on sait

mn-9-1 = Ta main, ton offre jusqu’à ce qu’elle soit dévoilée, la carte donnée par le Maître du commerce et ce que tu stockes sont secrets.
mn-9-2 = Tout le monde voit les développements, les doublons et la défausse, ainsi que le nombre de cartes des mains, des entrepôts et des pioches. Les cartes stockées restent cachées.
    .reason = Chaque gain se fait au grand jour, et la règle ne cache rien d’autre ; une carte stockée est comme une carte en main.
mn-9-3 = Ce que tous ont vu reste noté pour tous.
    .reason = Une bonne mémoire en ferait autant, et personne ne devrait avoir à prendre des notes.

## Mots

word-cocoa = cacao
word-corn = maïs
word-tobacco = tabac
word-coffee = café
word-cotton = coton
word-sugar = canne à sucre
word-potato = pomme de terre
word-indigo = indigo
word-vanilla = vanille
word-relic = relique inca
word-caravel = caravelle
word-merchant = marchand
word-warehouse = entrepôt
word-shipyard = chantier naval
word-character = personnage
word-none = aucun événement
word-kings-help = aide du roi
word-natives = indigènes
word-storm = tempête
word-fire = incendie
word-pirates = pirates
word-common = commune
word-uncommon = peu commune
word-rare = rare
word-sets = combinaison de ressources différentes
word-relics = reliques
word-doubloons-n = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
word-income = revenus
word-shipyards = chantiers navals
word-caravel-card = Caravelle { $value }
word-merchant-card = Marchand { $value }
word-warehouse-card = Entrepôt ({ $value ->
    [one] { $value } carte
   *[other] { $value } cartes
})
word-shipyard-card = Chantier naval
word-almagro = Diego de Almagro
word-de-la-cosa = Juan de la Cosa
word-las-casas = Bartolomé de las Casas
word-pizarro = Gonzalo Pizarro
word-ponce = Juan Ponce de León
word-valdivia = Pedro de Valdivia
word-orellana = Francisco de Orellana
word-coronado = Francisco de Coronado
word-cortes = Hernán Cortés

place-pile = pioche ressources
place-discard = défausse
place-market = marché
place-quay = cartes visibles de l’approvisionnement
place-table = sur la table
place-hand = main
place-sealed = choix face cachée
place-open = offre visible
place-stored = entrepôt

## Questions et choix

ask-buy-event = Payer { $coronado-price ->
        [one] { $coronado-price } doublon
       *[other] { $coronado-price } doublons
    } pour un événement ?
ask-split-fleet = Lesquelles de tes caravelles forment une seconde escadre ?
ask-choose-from-quay = Ton escadre arrive : quelle carte visible prends-tu ?
ask-lose-to-pirates = Pirates : quelle carte de ta main leur laisses-tu ?
ask-name-number = Maître du commerce : combien de cartes chacun doit-il proposer à l’échange ?
ask-offer-cards = Quelle carte proposes-tu à l’échange ? Toutes les offres sont dévoilées ensemble
ask-settle-tie = Les meilleures offres sont à égalité : qui devient Maître du commerce ?
ask-take-card = Quelle carte proposée prends-tu à un autre joueur ?
ask-keep-or-swap = Gardes-tu la carte, ou l’échanges-tu contre une du marché ?
ask-give-card = Tu as une carte de plus que { $receiver } : laquelle lui rends-tu en secret ?
ask-name-first = Maître du commerce : qui joue ses combinaisons en premier ?
ask-progress = Quelle combinaison joues-tu de ta main, ou as-tu fini ?
ask-lay-same = Pose les cartes de ta combinaison : une seule ressource, les reliques remplacent
ask-lay-different = Pose les cartes de ta combinaison : toutes de ressources différentes
ask-win-development = Ta combinaison gagne un développement : quelle carte de la file prends-tu ?
ask-store-cards = Entrepôt : quelle carte gardes-tu pour le tour suivant ?

do-announce = { $number ->
    [one] Chacun propose { $number } carte
   *[other] Chacun propose { $number } cartes
}
do-offer = Proposer : { $resource }
do-offer-nothing = Ne rien proposer
do-master = Maître du commerce : { $seat }
do-take = Prendre chez { $seat } : { $resource }
do-keep = Garder la carte
    .here = Garder la carte : { $taken }
do-swap = L’échanger contre : { $resource }
    .here = Échanger au marché : { $taken } contre { $resource }
do-give = Donner : { $resource }
    .here = Donner à { $receiver } : { $resource }
do-first = { $seat } joue en premier
do-same = Ressources identiques : { $size } × { $resource }
do-different = Combinaison de ressources différentes
do-relics = { $number ->
    [one] Vendre { $number } relique
   *[other] Vendre { $number } reliques
}
do-lay = Poser : { $resource }
do-change = Changer : { $resource } → { $into }
do-collect = Toucher les doublons
do-perfect = Montrer la combinaison parfaite
do-win = Prendre : { $card }
do-pile = Prendre la carte du dessus de la pioche
do-store = Stocker : { $resource }
do-split = Dans la seconde escadre : { $card }
do-pick = Prendre : { $resource }
do-lose = Laisser : { $resource }
do-event = Payer { $coronado-price ->
        [one] { $coronado-price } doublon
       *[other] { $coronado-price } doublons
    } : { $event }
do-pass = { $what ->
    [event] Ne payer aucun événement
    [split] Les escadres sont prêtes
    [store] Ne plus rien stocker
   *[set] Terminer ta progression
}

## Ce qui a été fait

did-announce = { $by } demande à chacun de proposer { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
did-offer = { $by } propose : { $resource }.
did-offer-nothing = { $by } ne propose rien.
did-master = { "" }
did-take = { $by } prend chez { $seat } : { $resource }.
did-keep = { "" }
did-swap = { $by } échange la carte au marché contre : { $resource }.
    .here = { $by } échange au marché : { $taken } contre { $resource }.
did-give = { $by } donne en secret : { $resource }.
    .here = { $by } donne en secret à { $receiver } : { $resource }.
did-first = { $seat } joue ses combinaisons en premier.
did-same = { $by } joue des ressources identiques : { $size } × { $resource }.
did-different = { $by } joue des ressources différentes.
did-relics = { $by } vend { $number ->
    [one] { $number } relique
   *[other] { $number } reliques
}.
did-lay = { $by } pose : { $resource }.
    .here = { "" }
did-change = { $by } change chez un marchand : { $resource } en { $into }.
did-collect = { "" }
did-perfect = { $by } montre la combinaison parfaite !
did-win = { "" }
did-pile = { $by } prend la carte du dessus de la pioche.
did-store = { $by } garde à l’entrepôt : { $resource }.
did-split = { $by } envoie dans la seconde escadre : { $card }.
did-pick = { $by } prend dans l’approvisionnement : { $resource }.
did-lose = { $by } laisse aux pirates : { $resource }.
did-event = { "" }
did-pass = { "" }

out-draw = { "" }
out-card = { "" }
out-seat = Le sort désigne { $seat }.

## Journal

log-earned = { $seat } gagne { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
} ({ $source }).
log-paid = { $seat } paie { $count ->
    [one] { $count } doublon.
   *[other] { $count } doublons.
}
log-event = Ce tour-ci : { $icon }.
log-master = { $seat } est Maître du commerce.
log-round = Le tour { $round } commence.
log-won = { $seat } gagne un développement : { $card }.
log-row-card = Nouvelle carte dans la file : { $card }.
log-reshuffled = La défausse est mélangée et forme la nouvelle pioche.
log-stored = { $seat } stocke { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}

## Chapters of the rules

mn-1 = La mise en place
mn-2 = L’événement
mn-3 = L’approvisionnement
mn-4 = Les échanges
mn-5 = Progression : combinaisons et revenus
mn-6 = La fin de la partie
mn-7 = Les développements
mn-8 = À deux joueurs
mn-9 = Qui sait quoi

## In two minutes

brief-aim = Fais fortune par le commerce. La partie finit quand quelqu’un a { $goal } doublons, et le plus riche gagne ; ou quelqu’un gagne d’un coup avec neuf ressources différentes et une relique.
brief-turn = Un tour a trois étapes, et tout le monde participe à chacune.
brief-turn-1 = Approvisionnement : chacun reçoit { $hand-size } cartes, et une carte visible de plus par caravelle. La plus petite escadre choisit d’abord.
brief-turn-2 = Échanges : chacun propose des cartes, d’abord cachées, puis dévoilées ensemble. La plus forte somme fait le Maître du commerce, qui commence à prendre chez les autres. Qui perd une carte prend la suivante.
brief-turn-3 = Combinaisons : à ton tour, tu poses des cartes identiques pour gagner un développement, des cartes différentes pour gagner des doublons, et tu vends des reliques si tu veux.
brief-turn-4 = Les cartes que tu n’as pas utilisées sont défaussées, à moins qu’un entrepôt ne les garde. La carte au bout de la file peut apporter un événement au tour suivant.
brief-points = Seuls les doublons comptent.
brief-points-1 = Combinaisons de ressources différentes, cartes → doublons : { $different-pays }.
brief-points-2 = Reliques toutes seules, reliques → doublons : { $relics-pay }.
brief-points-3 = Des ressources identiques gagnent une carte de la file. Plus il y en a, et plus elles sont rares, plus tu vas loin : communes { $reach-common }, peu communes { $reach-uncommon }, rares { $reach-rare }.
brief-points-4 = Les développements travaillent à chaque tour : les caravelles apportent des cartes, les marchands en changent une, les entrepôts en gardent, et beaucoup te versent un revenu.

## What a decision is about

guide-buy-event = Francisco de Coronado te laisse payer un événement. Il vaut pour tous pendant ce tour : choisis-en un qui gêne les autres plus que toi.
guide-split-fleet = Les petites escadres choisissent avant les grandes, et les pirates ne volent que les escadres de deux caravelles ou plus. Celles que tu ne nommes pas naviguent ensemble.
guide-choose-from-quay = Une carte visible par caravelle de cette escadre. Prends ce qui rapproche d’une combinaison : plusieurs fois la même ressource, ou beaucoup de différentes.
guide-lose-to-pirates = Ton escadre était assez grande pour être pillée, et une carte de ta main est perdue. Laisse ce qui n’entre dans aucune combinaison.
guide-name-number = Tu dis combien de cartes chacun propose. Beaucoup de cartes brassent toutes les mains ; peu de cartes préservent une bonne main.
guide-offer-cards = Propose ce qui n’entre pas dans tes combinaisons : quelqu’un le prendra, et tu prendras une carte en retour. La plus forte somme fait le Maître du commerce.
guide-settle-tie = Tu désignes le prochain Maître du commerce, qui prend la première carte et dira plus tard qui joue ses combinaisons en premier.
guide-take-card = Prends une carte proposée qui va dans ta main. Qui la perd prend la carte suivante : tu choisis donc aussi qui continue.
guide-keep-or-swap = Tu peux échanger la carte que tu viens de prendre contre une du marché. Ce que tu y laisses, les autres pourront l’avoir.
guide-give-card = Il manque une carte à quelqu’un après les échanges, et tu lui en donnes une des tiennes que personne d’autre ne voit. Choisis-en une qui te sert peu et qui l’aide peu.
guide-name-first = Qui commence a le premier choix dans la file des développements. D’habitude, c’est toi.
guide-progress = Des ressources identiques gagnent un développement, des différentes rapportent des doublons, les reliques se vendent. Tu peux faire chacune de ces choses, ou rien ; ce qui reste en main est perdu, à moins qu’un entrepôt ne le garde.
guide-lay-same = Plus il y a de cartes, et plus la ressource est rare, plus tu vas loin dans la file. Les reliques remplacent les cartes qui manquent, mais elles valent aussi de l’argent.
guide-lay-different = Chaque carte de plus paie mieux que la précédente. Neuf cartes et une relique font la combinaison parfaite, et elle gagne la partie.
guide-win-development = Les caravelles apportent des cartes, les marchands les changent, les entrepôts les gardent, et beaucoup de cartes paient à chaque tour. Ce que tu as tôt sert souvent.
guide-store-cards = Ce que tu stockes revient dans ta main au tour suivant ; tout le reste est défaussé. Garde le début d’une combinaison, ou des reliques.

## Quand on peut se servir d’une chose

when-lay = Les cartes de ta main se posent en combinaisons à ton tour de progression ; avant cela, certaines sont proposées à l’échange.
when-pick = Tu prends une de ces cartes pendant l’approvisionnement, quand ton escadre choisit.
when-swap = Tu peux échanger au marché juste après avoir pris une carte à un autre joueur.
when-keep = Tu gardes ou échanges une carte juste après l’avoir prise à un autre joueur.
when-take = Les cartes proposées se prennent pendant l’échange, par le joueur qui vient d’en perdre une.
when-master = Tu désignes un joueur quand tu es Maître du commerce : pour une égalité, ou pour savoir qui joue en premier.
when-win = Tu gagnes un développement de la file juste après avoir posé une combinaison de ressources identiques.
when-pile = Tu ne prends dans cette pioche qu’avec Diego de Almagro, quand ta combinaison gagne un développement.
when-change = Un de tes marchands change une carte pendant que tu poses une combinaison, une fois par tour.

## Décompte

score-sets = Combinaisons de ressources différentes
score-relics = Reliques
score-income = Revenus
score-shipyards = Chantiers navals
score-orellana = Francisco de Orellana
score-coronado = Dépensé en événements

end-wealth = Les { $goal } doublons sont atteints
end-perfect = La combinaison parfaite a été montrée
end-row = La file de développements ne peut plus être complétée

## La table dans le terminal

table-mn-round = Tour { $round }
table-mn-row = Développements
table-mn-row-number = nº
table-mn-card = carte
table-mn-kind = sorte
table-mn-income = revenu
table-mn-icon = icône d’événement
table-mn-deck = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-mn-coins = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
table-mn-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-mn-stored = { $count } en entrepôt
table-mn-master = Maître du commerce
table-mn-offer = offre visible
table-mn-owns = possède
table-mn-seen = vu de tous
table-mn-noted = cartes que tu connais
table-mn-perfect = combinaison parfaite !
table-mn-laid = face cachée
table-mn-offers-of = chacun propose { $count }

## Ce que dit une chose quand on la montre

help-mundus-novus-relic = Remplace n’importe quelle carte dans une combinaison de ressources identiques, ou se vend. Reliques → doublons : { $relics-pay }. Compte pour { $relic-sum } dans une offre.
web-mn-goal = sur { $goal } doublons
web-mn-resource = Numéro { $number }, { $rarity }. Cartes posées → cartes de la file à portée : { $reach }.

## Chapters, and how ties are broken

log-phase = { $phase ->
    [trade] Le commerce commence.
   *[progression] La progression commence.
}
log-master-highest = { $seat } devient Maître du commerce : son offre vaut { $sum }, plus que toutes les autres.
log-master-keeps = { $seat } reste Maître du commerce : personne n’a offert plus de { $sum }.
log-master-named = { $seat } devient Maître du commerce : { $by } a choisi entre les offres égales de { $sum }.
chapter-round = Tour { $round }
chapter-phase = { $phase ->
    [trade] Commerce
   *[progression] Progression
}
tie-perfect = La combinaison parfaite l’emporte sur toute richesse.

## What an option brings

brings-doubloons = { $count ->
    [one] doublon
   *[other] doublons
}
brings-developments = { $count ->
    [one] développement
   *[other] développements
}
brings-relic = { $count ->
    [one] relique inca
   *[other] reliques incas
}
then-win-development = { $reach ->
    [one] gagne la carte 1
   *[other] gagne une carte de 1 à { $reach }
}
ends-turn = Cela termine ton tour, alors que tu pourrais encore utiliser des cartes.
ask-too-keep-or-swap = Puis l’échanger au marché
ask-too-lay-same = Choisir moi-même les cartes
ask-too-lay-different = Choisir moi-même les cartes

## Signs

sign-common = Commune
    .means = Un point : il y a beaucoup de ces cartes. Cartes posées → cartes de la file : { $reach-common }.
sign-uncommon = Peu commune
    .means = Deux points : moins de cartes, et leurs combinaisons vont plus loin. Cartes posées → cartes de la file : { $reach-uncommon }.
sign-rare = Rare
    .means = Trois points : peu de cartes, et leurs combinaisons vont le plus loin. Cartes posées → cartes de la file : { $reach-rare }.
sign-doubloons = Doublons
    .means = Ce qui compte à la fin : la partie s’arrête quand quelqu’un en a { $goal }. Sur une carte, c’est ce qu’elle rapporte à chaque tour.
sign-master = Maître du commerce
    .means = Dit combien de cartes sont proposées, prend la première et désigne qui joue ses combinaisons en premier.
sign-none = Pas d’événement
    .means = Ce tour suit les règles habituelles.

## What an option does

does-announce = Chacun pose autant de cartes face cachée et en récupère autant, souvent d’autres. Tu as { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main.
does-offer = Elle compte { $sum } pour devenir Maître du commerce. Qui te la prend te laisse prendre une carte en retour. Tu en as { $have }.
does-offer-nothing = Personne ne peut te prendre de carte, et tu n’en prends pas non plus.
does-master = Ce joueur prend la première carte de l’échange et dira plus tard qui joue ses combinaisons en premier.
does-take = Tu auras alors { $have } de cette ressource, sauf si tu l’échanges au marché. La carte suivante est pour { $seat }.
does-keep = Elle va dans ta main, et tu as { $have } de cette ressource.
does-swap = Tu en auras { $have }. La carte que tu as prise reste au marché, à la portée des autres.
does-pick = Tu en auras { $have }.
does-give = Personne d’autre ne voit la carte. { $left ->
        [0] Tu n’auras plus de cette ressource.
       *[other] Il te reste { $left } de cette ressource.
    }
does-lose = La carte est défaussée. { $left ->
        [0] Tu n’auras plus de cette ressource.
       *[other] Il te reste { $left } de cette ressource.
    }
does-store = Elle revient dans ta main au prochain tour. Il restera dans tes entrepôts { $room ->
        [0] aucune place
        [one] { $room } place
       *[other] { $room } places
    }.
does-first-me = Tu joues tes combinaisons en premier et choisis le premier dans la file ; les autres suivent dans le sens des aiguilles d’une montre.
does-first = Ce joueur choisit le premier dans la file. Ta place dans l’ordre serait la numéro { $turn }.
does-same = Tu poses ces cartes, des reliques remplaçant celles qui manquent, et tu prends { $reach ->
        [one] la première carte de la file
       *[other] une des { $reach } premières cartes de la file
    }.
does-different = Ta main permet jusqu’à { $most } cartes différentes, qui rapportent { $pays ->
        [one] { $pays } doublon
       *[other] { $pays } doublons
    }.
does-relics = Les reliques vendues d’un coup sont payées ensemble, et plus il y en a, mieux c’est. Reliques → doublons : { $relics-pay }. Vendues, elles ne remplacent plus aucune carte.
does-lay-same = La carte quitte ta main pour cette combinaison. { $left ->
        [0] Avec elle, la combinaison est complète.
        [one] Il en faudra encore une.
       *[other] Il en faudra encore { $left }.
    }
does-lay-different = Elle devient la carte { $size } de la combinaison. Cartes → doublons : { $different-pays }.
does-change-same = Un de tes marchands fait compter cette carte pour une autre, dans cette combinaison seulement, puis se repose jusqu’à la fin du tour. { $left ->
        [0] Avec elle, la combinaison est complète.
        [one] Il faudra encore une carte.
       *[other] Il faudra encore { $left } cartes.
    }
does-change-different = Un de tes marchands fait compter cette carte pour une autre, dans cette combinaison seulement, puis se repose jusqu’à la fin du tour. Elle devient la carte { $size } de la combinaison.
does-collect = La combinaison s’arrête à { $size } cartes et rapporte { $pays ->
        [one] { $pays } doublon
       *[other] { $pays } doublons
    }.
does-perfect = Tu gagnes la partie à la fin de ce tour, sauf si un joueur plus riche montre la même. Elle rapporte aussi { $pays ->
        [one] { $pays } doublon
       *[other] { $pays } doublons
    }.
does-win = Elle sert dès maintenant. { $income ->
        [0] Elle n’a pas de revenu.
        [one] Elle te rapporte { $income } doublon par tour.
       *[other] Elle te rapporte { $income } doublons par tour.
    }
does-split = La plus légère des deux escadres choisit plus tôt, et les pirates ne volent que les escadres de deux caravelles ou plus.
does-pile = Tu ne vois la carte qu’une fois qu’elle est à toi, et la file reste telle quelle.
does-pass-event = Tu gardes tes doublons, et ce tour n’a pas d’événement.
does-pass-split = Toutes les caravelles que tu n’as pas nommées naviguent en une seule escadre.
does-pass-store = Toutes les cartes qui restent dans ta main sont défaussées.
does-pass-set = Tu touches ton revenu. Les cartes que tu ne stockes pas ensuite sont défaussées.

## What the terminal says behind an option, and how it calls what a lesson points at

beside-same = { $relics ->
    [0] { "" }
    [one] utilise { $relics } relique
   *[other] utilise { $relics } reliques
}
thing-deck = pioche des développements
