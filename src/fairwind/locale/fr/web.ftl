## The page

web-home = Accueil
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-loading = Un instant…
web-away = Le serveur ne répond pas. La page réessaie.
web-reconnecting = La connexion à la table est interrompue ; reconnexion en cours…
web-gone = Cette table n’existe plus.
web-unofficial = Les règles sont dites avec nos mots, les images sont de nous. Sans lien avec les éditeurs des jeux.

## Settings

web-theme = Clair ou sombre
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-confirming = Demander confirmation
web-confirming-weight = quand un coup ne rapporte rien, ne marque rien ou termine ton tour trop tôt
web-confirming-always = toujours
web-confirming-never = jamais (annuler se fait d’un clic)
web-set-forced = Jouer automatiquement quand il n’y a qu’une possibilité
web-set-list = Montrer toutes les options en liste
web-set-motion = Animer les déplacements
web-set-sound = Un son quand c’est à moi
web-set-notices = Une notification quand c’est à moi et que je suis sur une autre page
web-notices-denied = Le navigateur n’autorise pas les notifications de ce site.
web-keys = Touches : Tab et Entrée pour choisir, u pour annuler, Échap pour désélectionner, l pour la liste des options, h pour un conseil, ? pour l’aide.

## The lobby

web-welcome = Quatre voyages, une table
web-welcome-more = Joue tout de suite contre des robots, avec des amis grâce à un lien, ou à plusieurs devant le même écran. Un nom suffit.
web-how-many = Nombre de joueurs
web-play-bots = Jouer contre des robots
web-new-table = Avec des amis…
web-rules = Règles
web-reconstructed-some = Une partie du matériel est reconstituée
web-reconstructed-none = Tout le matériel est connu
web-reconstructed-how = Les règles ne montrent pas chaque tuile ni chaque carte. Si tu possèdes la boîte, tu peux jouer avec ton propre fichier d’édition.
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’attend en ce moment.
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = regarder
web-replay-file = Revoir une partie, ou la continuer
web-replay-choose = Choisis l’enregistrement d’une partie (.jsonl)

## A new table

web-new-table-of = { $game } : une nouvelle table
web-who-sits = Qui s’assied où
web-seat-number = Place { $number }
web-kind-you = quelqu’un devant cet écran
web-kind-open = un ami, par lien
web-kind-bot = robot : { $name }
web-name = Ton nom
web-fill-bots = Des robots aux places libres
web-one-screen = Plusieurs personnes devant un écran : les mains restent cachées jusqu’à ce que la personne suivante dise « c’est moi ».
web-public = Montrer cette table dans le salon
web-own-edition = Ton propre fichier d’édition
web-own-edition-how = Un fichier TOML qui dit ce qui est imprimé dans ta boîte.
web-choose-file = Choisir un fichier
web-make-table = Ouvrir la table

## Waiting for players

web-waiting-room = En attente de joueurs
web-begins = Tout le monde est là ; la partie commence dans un instant.
web-seat-free = libre
web-leave = Partir
web-join = Prendre place
web-invite = Envoie ce lien à tes amis
web-copy = Copier le lien
web-copied = Copié
web-start-bots = Commencer, avec des robots aux places libres

## The table

web-the-table = Table
web-board = Plateau
web-mine = Ta zone
web-seats = Places
web-prompt = Ce qui est demandé
web-parts = Parties de la table
web-tab-board = Plateau
web-tab-mine = Moi
web-tab-others = Autres
web-tab-log = Journal
web-panel-log = Journal
web-panel-rules = Règles
web-panel-chat = Discussion
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Voir tout le plateau
web-you = toi
web-bot = robot
web-not-here = absent
web-has-turn = doit choisir
web-your-turn = À toi
web-thinking = { $who } réfléchit…
web-waiting-for = On attend { $who }
web-moment = Un instant…
web-sending = …
web-cancel = Désélectionner
web-skip = Avance rapide
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Les autres ont été consultés : ils diront si tu peux annuler.
web-consent = { $seat } voudrait annuler son dernier coup.
web-agree = D’accord
web-disagree = Non
web-consent-waits = { $seat } voudrait annuler son dernier coup ; on attend l’accord de { $who }.
web-withdraw = Renoncer
web-use-all = Tout utiliser
web-rule = Règle { $rule }
web-since = Depuis ton dernier tour :
web-list = Toutes les options en liste ({ $count })
web-more = Plus …
web-fewer = Moins
web-search-rules = Chercher dans les règles
web-older = Entrées plus anciennes
web-no-log = Il ne s’est encore rien passé.
web-no-chat = Personne n’a encore rien dit.
web-chat-removed = (supprimé par l’hôte)
web-say = Dis quelque chose
web-send = Envoyer
web-i-am = Je suis { $seat }
web-log-sits = { $name } prend place.
web-log-bot = Un robot joue en tant que { $name } : { $who }.
web-log-kept = La place { $number } est gardée pour { $name }.
web-log-free = La place { $number } est de nouveau libre.
web-log-over = La partie est finie.
web-watch-link = Lien pour regarder
web-seat-link = Lien pour un autre de mes appareils
web-give-link = Céder la place à un ami
web-give-link-how = Qui ouvre ce lien prend la place ; elle n’est alors plus à toi. Le lien est copié.
web-seat-link-how = Qui ouvre ce lien joue avec toi à cette place. Le lien est copié.
web-renew = Ce navigateur seulement
web-renewed = Cette place n’est plus qu’à ce navigateur : les anciens liens ne valent plus rien, et tes autres appareils en ont besoin d’un nouveau.
web-hand-bot = Laisser un robot jouer pour moi
web-take-back = Reprendre la main
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon : un robot continue

## Help and rules

web-help = Aide pour cette décision
web-help-options = Ce que tu peux faire, et ce que cela apporte
web-help-more = { $count ->
    [one] et { $count } autre, dans la liste des options
   *[other] et { $count } autres, dans la liste des options
}
web-help-rules = Les règles qui comptent ici
web-brief = En deux minutes
web-brief-aim = Le but
web-brief-turn = Comment on joue
web-brief-points = D’où viennent les points
web-rules-brief = En deux minutes
web-rules-rules = Toutes les règles
web-rules-signs = Symboles
web-rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
web-chapters = Chapitres
web-signs = Les symboles et leur sens
web-guide-close = Compris
web-guide-more = Que puis-je faire ?
web-guide-off = Arrêter les conseils
web-set-guide = Dans une première partie contre des robots, expliquer une fois chaque sorte de décision
web-first-offer = Première partie : robots faciles et guide
web-first-offer-setup = Première partie : mise en place simple, robots faciles, guide

## The end of the game

web-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
web-item = Poste
web-place = Rang
web-scores = Scores
web-points-over-time = Points au fil du temps
web-rematch = Rejouer
web-record = Télécharger l’enregistrement
web-draws-check = Vérifier les tirages
web-draws-noted = Ce navigateur avait noté le sceau de la maison avant de donner son propre mot : les deux figurent dans l’enregistrement.
web-draws-noted-house = Ce navigateur avait noté le sceau de la maison avant la partie : c’est bien celui de l’enregistrement.
web-draws-not-noted = Ce navigateur n’a rien noté avant la partie ; il n’a donc rien à comparer.
web-draws-other-house = Avant la partie, la maison a montré un autre sceau à ce navigateur : ne te fie pas à ces tirages.
web-draws-other-word = Avant la partie, ce navigateur a vu un autre sceau pour le mot de { $seat } : ne te fie pas à ces tirages.
web-draws-own-missing = Ce navigateur a donné un mot qui ne figure pas dans l’enregistrement : la maison ne s’en est pas servie.
web-see-table = Regarder la table

## Replay

web-replay = Revoir
web-run = Lecture
web-pause = Pause
web-step = Étape
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-eyes = Point de vue
web-eyes-of = comme { $name } l’a vu
web-eyes-all = en spectateur
web-share = Partager cette position

## What an edition consists of

block-resources = cartes Ressources
block-player-aid = aide de jeu
block-events = événements
block-character-powers = pouvoirs des personnages
block-character-incomes = revenus des personnages
block-caravels = caravelles
block-merchants = marchands
block-warehouses = entrepôts
block-shipyards = chantiers navals
block-event-icons = icônes d’événement
block-player-numbers = nombres de joueurs sur les cartes
block-board = plateau
block-boards = plateaux de colonie
block-tiles = tuiles
block-construction-cards = cartes construction
block-score-cards = cartes score
block-birds = oiseaux
block-buildings = bâtiments
block-track = piste de score
block-doubles = tuiles doubles
block-triples = tuiles triples
block-town-halls = mairies
block-roads = routes
block-ships = navires
block-docks = docks
block-religion = piste de religion
block-conquistador = piste des conquistadors
block-retreat = retraite
block-scholars = savants
block-bishops = évêques
block-camps = camps
block-years = années
block-terrains = terrains
block-region-materials = matériaux des régions
block-path-values = valeurs des voies
block-corner-sea-paths = voies maritimes des coins
block-fish = tuiles poisson
block-people-kinds = types d’hommes et de femmes
block-people-copies = nombres d’hommes et de femmes
block-people-symbols = symboles des hommes et des femmes
block-start-tasks = premières tâches
block-tasks = tâches
block-jewelry = bijoux
block-temple = temple
block-status = piste statut
block-ceremony = cases cérémonie
block-huts-at-start = huttes au départ
block-helper = assistant
block-gods = dieux
block-action-tiles = tuiles action
block-set-up = mise en place
block-final-scoring = décompte final

## My tables

web-my-tables = Mes tables
web-turns-wait = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
web-mine-all = Mes parties et résultats
web-mine-with = avec { $names }
web-mine-awaits = Au tour de { $who }
web-mine-running = La partie est en cours
web-mine-begun = La partie a commencé.
web-mine-over = terminée
web-mine-won = { $count ->
    [one] gagnée avec { $count } point
   *[other] gagnée avec { $count } points
}
web-mine-place = { $count ->
    [one] place { $place } sur { $seats } avec { $count } point
   *[other] place { $place } sur { $seats } avec { $count } points
}
web-me = Mes parties
web-me-name-colour = Nom et couleur
web-me-colour = Couleur
web-me-colour-how = À une table, tu reçois cette couleur, sauf si quelqu’un l’a choisie avant toi.
web-me-save = Enregistrer
web-me-saved = Enregistré
web-colour-0 = bleu
web-colour-1 = vermillon
web-colour-2 = vert
web-colour-3 = mauve
web-colour-4 = orange
web-colour-5 = bleu ciel
web-colour-any = peu importe
web-me-devices = Moi sur un autre appareil
web-me-devices-how = Un lien qui t’emmène sur ton téléphone ou un autre ordinateur : avec ton nom, toutes tes places et tout ce qui viendra.
web-me-link = Créer un lien
web-me-link-new = Créer un nouveau lien
web-me-link-good = Valable une seule fois, pendant dix minutes. Ouvre-le sur l’autre appareil et ne le montre à personne d’autre.
web-me-link-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-me-alone-how = Tu as perdu un appareil ? Garde tes places dans ce navigateur seulement ; tous les autres appareils et liens les perdent.
web-me-alone = Ce navigateur seulement
web-me-alone-sure = Oui, ce navigateur seulement
web-me-alone-done = Désormais, tes places sont dans ce navigateur seulement.
web-arrive = Être { $name } dans ce navigateur ?
web-arrive-nameless = Être la même personne dans ce navigateur ?
web-arrive-tables = { $count ->
    [0] Il n’y a pas encore de table.
    [one] Une table vient avec.
   *[other] { $count } tables viennent avec.
}
web-arrive-join = { $count ->
    [one] Ce navigateur a déjà un nom, { $name }, et une table. Elle rejoint les autres.
   *[other] Ce navigateur a déjà un nom, { $name }, et { $count } tables. Elles rejoignent les autres.
}
web-arrive-join-nameless = { $count ->
    [one] Ce navigateur a déjà une table. Elle rejoint les autres.
   *[other] Ce navigateur a déjà { $count } tables. Elles rejoignent les autres.
}
web-arrive-yes = Oui, c’est moi
web-arrive-yes-join = Oui, les réunir
web-arrive-no = Non, ne rien changer
web-arrived = Bienvenue à bord de cet appareil.
web-fared = Mes résultats
web-fared-none = Pas encore de partie terminée.
web-fared-game = Jeu
web-fared-against = contre
web-fared-people = des humains
web-fared-bots = des robots
web-fared-games = parties
web-fared-won = gagnées
web-fared-place = place moyenne
web-fared-best = meilleur score
web-fared-points = score moyen
web-finished = Parties terminées
web-finished-more = Parties plus anciennes
web-kept = Ce qui est gardé de moi
web-take-along = Tout télécharger
web-take-along-how = Un seul fichier avec ton nom, tes résultats et les enregistrements de tes parties.
web-erase = M’oublier
web-erase-how = L’oubli efface ton nom, tes souhaits, ce que tu as écrit dans les discussions et cet historique. Des robots continuent à ta place aux tables en cours. Les parties terminées restent pour les autres, sans ton nom. C’est irréversible.
web-erase-sure = Oui, m’oublier
web-erase-no = Non
web-erased = C’est fait. Plus rien ici ne mène à toi.

## Your turn

web-told = Quand c’est mon tour et que la table n’est pas ouverte
web-told-push = Un message sur cet appareil
web-told-push-home = Pour recevoir des messages sur cet appareil, ajoute d’abord la page à l’écran d’accueil et ouvre-la de là.
web-told-mail = Un e-mail à cette adresse
web-told-mail-ask = Envoyer un lien pour la confirmer
web-told-mail-asked = Un lien est en route vers { $address }. Les e-mails ne viennent qu’une fois que tu l’as suivi.
web-told-mail-good = Les e-mails vont à { $address }.
web-told-mail-end = Plus d’e-mails
web-told-quiet = Heures calmes, où rien ne vient
web-told-quiet-from = De
web-told-quiet-to = À
web-told-zone = Fuseau horaire : { $zone }
web-told-turns = Pour toutes mes tables, sauf choix contraire à la table
web-told-here = Me prévenir quand c’est mon tour ici et que la table n’est pas ouverte
web-told-here-usual = comme dans les réglages
web-told-here-yes = oui
web-told-here-no = non

## Pace and onlookers

web-pace = Rythme
web-pace-none = Sans horloge
web-pace-live = En direct : des minutes par tour, avec une réserve
web-pace-days = Des jours par tour
web-pace-minutes = Temps par tour
web-pace-reserve = Réserve pour la partie
web-pace-days-each = Temps par tour
web-pace-no-reserve = aucune
web-pace-count-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-pace-count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-pace-count-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-pace-is-live = { $turn } par tour, { $reserve } de réserve
web-pace-is-plain = { $turn } par tour
web-pace-how = Quand le temps de quelqu’un est écoulé, un robot joue à sa place jusqu’à son retour ; personne ne perd pour autant.
web-clock = Temps restant : { $turn }
web-clock-reserve = Temps restant : { $turn }, et { $reserve } de réserve
web-clock-in-reserve = Réserve restante : { $reserve }
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
log-time-up = Le temps de { $seat } est écoulé ; un robot joue en attendant son retour.
log-back = { $seat } est de retour et rejoue.
web-bot-late = robot, temps écoulé
web-bot-for-you = { $who } joue pour toi.
web-bot-for-you-late = Ton temps était écoulé : { $who } joue pour toi.
web-seat-back = Reprendre ma place
web-onlookers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-options = Options
web-level = Force des robots
web-bot-how = robot : { $things }
web-first-game = Mise en place conseillée pour une première partie.
web-agreed = Convenu
web-edition = Édition
web-share-link = Partager le lien
web-qr = Le lien sous forme de code QR, pour un téléphone
web-link-nearby = Cette page est ouverte sous { $host }, que seul cet ordinateur peut atteindre. Le lien porte donc son adresse dans le réseau local : il marche pour tous ceux qui s’y trouvent.
web-link-closed = Ce lien ne marche que sur cet ordinateur. Pour ouvrir la porte aux autres sur ton réseau, lance le serveur avec --host 0.0.0.0 ; on le trouve alors sous { $address }.
web-link-alone = Ce lien ne marche que sur cet ordinateur : { $host } ne désigne que lui-même, et il n’est relié à aucun réseau local.

## The coach

web-hint = Conseil
web-hint-how = Demander au coach ce qu’il ferait (h)
web-hint-best = Voici ce que ferait le coach :
web-hinted = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
web-hinted-by = { $count ->
    [one] Le coach a donné { $count } conseil à { $seat }.
   *[other] Le coach a donné { $count } conseils à { $seat }.
}
web-hints = Conseils
web-hints-wish = Tout le monde peut demander conseil au coach
web-hints-agreed = tout le monde peut demander au coach
web-hints-off = aucun, sauf si tous les autres sont des robots
log-hint = { $seat } a demandé conseil au coach.
web-review = Analyse
web-review-how = Le coach revoit chaque choix. Cela prend environ une minute.
web-review-failed = Le coach n’a pas pu revoir cette partie jusqu’au bout. Réessaie plus tard.
web-review-lit-better = mieux
web-review-lit-played = ce qui a été joué
web-review-mark-before = Moment précédent
web-review-mark-after = Moment suivant

## What an option brings

web-brings-points = { $count ->
    [one] point
   *[other] points
}
web-brings-nothing = ne rapporte rien pour l’instant
web-brings-no-points = ne marque rien pour l’instant
web-weighs-nothing = Cela ne te rapporte rien pour l’instant.
web-weighs-no-points = Cela ne te rapporte aucun point pour l’instant.
web-weighs-ends = Cela termine ton tour.
# Follows the name of what is about to be done.
web-sure = { " " }?
web-stepwise = Demander étape par étape

## What happened

web-undo-bots = Annuler, avec { $turns ->
    [one] un tour d’un robot
   *[other] { $turns } tours de robots
}
web-undo-others = Annuler, avec { $turns ->
    [one] un tour d’un autre joueur
   *[other] { $turns } tours des autres
}
web-undo-ask-turns = Demander à annuler, avec { $turns ->
    [one] un tour d’un autre joueur
   *[other] { $turns } tours des autres
}
web-undo-practice = Tu as vu la suite : dès lors, cette partie compte comme un entraînement.
web-practice = Entraînement
web-practice-why = Quelqu’un a repris un coup après en avoir vu la suite : cette partie compte comme un entraînement.
web-taken-back = repris
web-gained = +{ $points } { $points ->
    [one] point
   *[other] points
}
web-lost = −{ $points } { $points ->
    [one] point
   *[other] points
}
web-gains = Ce que chacun a gagné
web-shared-places = À égalité de points, on partage la place.
web-points-as-if = Comme si la partie s’était arrêtée là. Ce qui est dépensé ne compte plus : une ligne peut baisser.
web-plot-replay = Revoir la partie à partir d’un point de la courbe
web-jump = Aller à
web-jump-setup = Mise en place
web-jump-end = Fin
web-turn-back = Tour précédent
web-turn-on = Tour suivant
web-chapter-back = Partie précédente
web-chapter-on = Partie suivante
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-whole = tout en deux minutes

## Apprendre

web-learn = Apprendre
web-learn-of = Apprendre { $name }
web-learn-more = De courtes leçons à une vraie table : tu joues, et quelqu’un t’explique. Après trois leçons, tu peux jouer une partie.
web-learn-none = Il n’y a pas encore de leçons pour ce jeu.
web-learn-by-playing = Apprendre en jouant
web-learn-progress = { $count ->
    [one] { $count } leçon terminée sur { $all }
   *[other] { $count } leçons terminées sur { $all }
}
web-learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-learn-done = terminée
web-learn-begun = tu en es à { $number } sur { $steps }
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-anew = Recommencer
web-learn-all = Toutes les leçons
web-learn-card = La leçon
web-learn-step = { $number } sur { $steps }
web-learn-next = Suite
web-learn-back = Retour
web-learn-hide = Regarder le plateau
web-learn-show = Revenir à la leçon
web-learn-understood = À retenir
web-learn-next-lesson = Leçon suivante
web-learn-play = Jouer ta première partie
web-learn-keys = Touches : Entrée ou → pour continuer, ← pour revenir, les chiffres pour répondre à une question, Échap pour aller au plateau et en revenir.

## Puzzles

web-puzzles = Problèmes
web-puzzle-of = Problèmes de { $name }
web-puzzle-ask = À toi : quel est le meilleur coup ?
web-puzzle-level = { $bot } le trouve
web-puzzle-no-level = aucun de nos niveaux ne le trouve
web-puzzle-progress = { $count } sur { $all }
web-puzzle-solved = résolus dans ce navigateur
web-puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
web-puzzle-verdict = Ce que dit le coach
web-puzzle-best = Le meilleur :
web-puzzle-yours = Le tien :
web-puzzle-outlook = Chances de gagner : { $percent } %, points attendus : { $points }
web-puzzle-again = Réessayer
web-puzzle-show = Montre-moi
web-puzzle-another = Une autre position
web-puzzle-how = Des positions tirées de parties de nos robots les plus forts, où une réponse est nettement la meilleure, vérifiées longuement. Réponds sur le plateau ou dans la liste. Le niveau est le plus faible qui la trouve ; la position suivante est proche de celle que tu as résolue en dernier.
web-puzzle-keys = Touches : l ouvre la liste, n montre une autre position, Échap réessaie.

## jouer sans serveur : les jeux tournent dans le navigateur, et leurs tables y restent

web-here = Jouer sans connexion
web-here-how = Les jeux tournent dans ce navigateur et tes tables y restent. Contre des robots ou à plusieurs devant un seul écran.
web-here-server = Les tables du serveur
web-here-welcome = Joue tout de suite contre des robots, ou à plusieurs devant un seul écran. Tes tables restent dans ce navigateur.
web-here-new-table = Devant un seul écran…
web-here-building = Le serveur prépare ce qu’il faut à la table. Cela prend quelques minutes, une seule fois ; la suite viendra d’elle-même.
web-here-files = La table se prépare : { $percent } %
web-here-python = La table se prépare : encore un instant
web-here-elsewhere = Fairwind est ouvert dans un autre onglet, et tes tables s’y trouvent.
web-here-take-over = Jouer dans cet onglet
web-here-trouble-files = Ce qu’il faut à la table n’a pas pu être chargé. Es-tu en ligne ?
web-here-trouble-storage = Ce navigateur ne laisse rien garder à la page : une table serait perdue. Autorise-le à garder des données (une fenêtre privée ne le permet peut-être pas), puis réessaie.
web-here-trouble-newer = Les tables de ce navigateur viennent d’un Fairwind plus récent que cette page. Recharge la page avec une connexion ; rien n’est perdu.
web-here-trouble-ended = Les jeux se sont arrêtés dans ce navigateur, peut-être faute de mémoire. Tes tables sont gardées telles que tu les as vues.
web-here-trouble-other = Les jeux ne démarrent pas dans ce navigateur. Un navigateur plus récent aidera peut-être.
web-here-again = Réessayer

## Une partie qui continue ailleurs

web-play-on = Continuer à partir d’ici
web-play-on-how = Une nouvelle table commence dans cette position. Ce qui a été joué jusqu’ici reste dans son enregistrement, et ce qui sera tiré ensuite est nouveau.
web-play-on-of = { $game } : continuer
web-play-on-begin = Continuer
web-carried = Apportée
web-carried-why = Cette partie a commencé ailleurs. La personne qui l’a apportée sait peut-être ce qui y est caché.
log-carried = Jusqu’ici, la partie a été jouée ailleurs, et la personne qui l’a apportée sait peut-être ce qui est caché. Elle continue à cette table.
web-carry-away = Emporter cette partie
web-carry-away-how = L’enregistrement contient la partie telle qu’elle est, avec tout ce qui est caché. Choisis-le dans l’accueil de n’importe quel Fairwind, et continue à partir de sa fin.
web-to-server = Continuer sur le serveur
web-to-server-how = Une table du serveur commence dans cette position. Celle-ci reste ici, telle qu’elle est.
web-to-server-away = Le serveur ne répond pas. Télécharge l’enregistrement, ou réessaie quand il y aura une connexion.
web-seat-free-of = libre, la place de { $name }
web-join-where = Place
