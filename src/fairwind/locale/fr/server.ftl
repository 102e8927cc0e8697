## Ce que le serveur refuse, en une phrase.

problem-no-table = Cette table n’existe pas. Vérifie le lien ou ouvre une nouvelle table.
problem-elsewhere = Cette table est servie ailleurs. Renvoie la demande par une nouvelle connexion.
problem-not-found = Il n’y a rien ici. Vérifie l’adresse.
problem-no-such-call = Cela n’est pas possible ici.
problem-bad-request = Cette requête est incompréhensible.
problem-invalid = Quelque chose ne va pas dans la requête ({ $where } : { $why }).
problem-failed = Le serveur a eu un problème. Rien n’est perdu ; réessaie.
problem-storage-down = Le serveur ne peut rien enregistrer pour l’instant, donc rien n’a été fait. Réessaie bientôt.
problem-busy = Cette table est trop occupée pour l’instant. Réessaie.
problem-newer-version = Une version plus récente de Fairwind a repris cette table ; ce serveur ne doit plus y toucher. Réessaie dans un instant.
problem-too-large = C’est trop à la fois : { $most } Kio au plus.
problem-too-fast = C’était trop rapide : { $most } requêtes par seconde au plus. Attends un instant.
problem-too-many-tables = Tu as ouvert { $most } tables en une heure ; c’est le maximum. Attends un peu.
problem-too-many-connections = Tu as { $most } connexions ouvertes ; c’est le maximum. Ferme un onglet.
problem-too-many-open = Ton réseau a { $most } connexions ouvertes ici ; c’est le maximum. Ferme quelques pages, puis réessaie.
problem-too-slow = La requête n’est pas arrivée en { $most } secondes. Envoie-la de nouveau.
problem-bytes-used-up = { $who ->
    [household] Ton réseau a
   *[visitor] Tu as
} rempli { $most } Mo du disque de ce serveur en un jour ; c’est le maximum. Tu pourras continuer dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
problem-rows-used-up = { $who ->
    [household] Ton réseau a
   *[visitor] Tu as
} écrit { $most } entrées en un jour ; c’est le maximum. Tu pourras continuer dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
problem-seconds-used-up = { $who ->
    [household] Ton réseau a
   *[visitor] Tu as
} fait réfléchir ce serveur { $most } secondes en une heure ; c’est le maximum. Tu pourras continuer dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
problem-file-waits = Un autre de tes fichiers est en cours de lecture. Attends qu’elle soit finie, puis envoie celui-ci.
problem-too-much-chat = Tu as écrit { $most } messages à cette table en une minute ; c’est le maximum. Attends un instant.
problem-table-full = Cette table compte { $most } entrées et n’en prend plus. Ouvres-en une nouvelle pour continuer à jouer.
problem-only-answers = Cette table compte { $most } entrées : elle n’accepte plus que des réponses ; plus de messages, et plus rien ne peut être repris.
problem-other-origin = Cette requête venait d’un autre site, donc rien n’a été fait.
problem-wrong-name = Ce serveur ne répond pas sous ce nom. Vérifie l’adresse.
problem-bad-name = Un nom compte de 1 à { $most } caractères visibles.
problem-bad-chat = Un message compte de 1 à { $most } caractères.
problem-unknown-game = Ce jeu n’existe pas ici. { $why }
problem-wrong-seats = Ce jeu se joue de { $few } à { $most } personnes.
problem-unknown-bot = Ce robot n’existe pas. Choisis parmi : { $bots }.
problem-bad-edition = On ne peut pas jouer avec cette édition. { $why }
problem-bad-table = La partie ne peut pas être préparée ainsi. { $why }
problem-not-your-seat = Cette place n’est pas la tienne.
problem-no-open-seat = Plus aucune place n’est libre ; tu peux regarder.
problem-seat-taken = Cette place n’est pas libre ; choisis-en une autre.
problem-has-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-word-not-sealed = Ce n’est pas le mot qui a été scellé pour cette place ; donne celui-là.
problem-word-early = Les mots se donnent une fois toutes les places prises ; attends les autres.
problem-word-late = La partie a commencé sans ce mot.
problem-not-running = Aucune partie n’est en cours ici.
problem-is-over = La partie est finie.
problem-not-over = La partie n’est pas encore finie.
problem-stopped = Cette partie ne peut pas continuer ici, mais son journal reste lisible. { $why }
problem-bad-link = Ce lien n’est pas valable. Demandes-en un nouveau.
problem-void-link = Ce lien n’est plus valable : la place a changé de mains depuis. Demandes-en un nouveau.
problem-too-many-devices = { $most } navigateurs partagent déjà cette place ; c’est la limite. Invalide d’abord les autres appareils.
problem-stale = La partie a avancé depuis ; regarde de nouveau la table.
problem-bot-plays = Un robot joue à cette place. Reprends-la d’abord.
problem-hints-not-agreed = D’autres personnes jouent ici, et les conseils n’ont pas été convenus. Si tout le monde en veut, ouvre une nouvelle table avec des conseils.
problem-nothing-to-choose = Il n’y a qu’une chose à faire ici : rien à demander au coach.
problem-no-hint = Cette fois, le coach n’a pas trouvé de réponse. Redemande dans un instant.
problem-consent-waits = On demande déjà l’accord des autres.
problem-no-consent-asked = Personne n’attend ton accord.
problem-onlookers-are-quiet = Seules les personnes assises à la table peuvent écrire.
problem-muted = L’hôte de ce serveur t’a rendu muet : tu ne peux pas écrire, mais tu peux continuer à jouer.
problem-removed = L’hôte de ce serveur t’a exclu : tu ne peux rien faire ici. Adresse-toi à lui si c’est une erreur.
problem-void-passage = Ce lien ne vaut qu’une fois et dix minutes, et c’est passé. Crées-en un nouveau sur l’autre appareil.
problem-already-somebody = { $count ->
    [one] Ce navigateur a déjà une table à lui ; dis s’il faut la réunir aux autres.
   *[other] Ce navigateur a déjà { $count } tables à lui ; dis s’il faut les réunir aux autres.
}
problem-nobody-yet = On ne sait encore rien de ce navigateur.
problem-record-later = L’enregistrement sera disponible une fois la partie finie.
problem-bad-record = Cet enregistrement est inutilisable. { $why }
problem-other-rules = Cette partie a été jouée avec la version { $theirs } de ses règles, et ceci est la version { $ours }. Ouvre-la avec un Fairwind qui a la version { $theirs }.
problem-unknown-edition = Cette partie a été jouée avec une édition inconnue ici. Mets Fairwind à jour, ou ouvre la partie là où elle a été jouée.
problem-carry-over = À cette étape, la partie est finie. Reviens à une étape où quelqu’un doit choisir, et continue à partir de là.
problem-carry-between = À cette étape, personne ne doit choisir. Avance ou recule d’une étape, et continue à partir de là.
problem-carry-seats = Cette partie a { $seats } places ; dis pour chacune qui s’y assied.
problem-carry-too-long = Plus de { $most } réponses ont été données avant cette étape, et une partie si longue ne se poursuit pas ailleurs. Continue à partir d’une étape antérieure.
problem-review-not-over = Seule une partie finie est analysée, et celle-ci ne l’est pas. Termine-la, puis envoie de nouveau son enregistrement.
problem-review-too-long = Cet enregistrement compte plus de { $most } étapes ; une partie si longue n’est pas analysée.
problem-no-step = Cette partie compte { $most } étapes.
problem-too-many-answers = Une leçon de { $most } étapes ne prend pas plus de { $all } réponses ; envoie celles qui ont fait avancer, et une de plus.
problem-no-seat = Cette place n’existe pas.
problem-no-notices = Ce serveur n’envoie pas de messages de ce genre ; son hôte peut les activer.
problem-bad-endpoint = Les messages ne partent que vers des services de notification à une adresse https publique, et celle-ci n’en est pas une.
problem-bad-zone = Ce fuseau horaire n’existe pas.
problem-bad-address = Ce n’est pas une adresse e-mail.
problem-mail-down = L’e-mail n’a pas pu partir pour le moment. Réessaie plus tard.
problem-mail-refused = La personne qui possède cette adresse ne veut pas d’e-mails d’ici.
problem-too-many-questions = Tant de confirmations d’adresse ont été demandées aujourd’hui qu’il n’en part plus. Réessaie demain.

## Sans serveur

problem-needs-server = Il faut un serveur pour cela ; sans lui, ce n’est pas possible.
problem-not-kept = Ce navigateur ne peut rien conserver pour le moment, rien n’a donc été fait. Son espace est peut-être plein ou interdit : fais de la place ou autorise-le, puis réessaie.
problem-newer-data = Une version plus récente de Fairwind a conservé des tables dans ce navigateur. Recharge la page pour l’obtenir ; rien n’a été changé.
problem-engine-failed = Quelque chose s’est mal passé dans cette page. Rien n’est perdu ; recharge-la.

## Pages that stand alone

offline-title = Le serveur ne répond pas
offline-text = Tu es peut-être hors ligne, ou le serveur redémarre. Rien n’est perdu : dès qu’il répond, tes tables s’affichent de nouveau, telles qu’elles seront alors.
offline-again = Réessayer
offline-here = Jouer sans connexion
confirm-title = Est-ce ton adresse ?
confirm-ask = Ce serveur écrira à { $address } quand c’est ton tour et que la table n’est pas ouverte chez toi. Chaque e-mail contient un lien pour arrêter.
confirm-button = Oui, c’est mon adresse
confirm-done = Ton adresse est confirmée. Tu peux fermer cette page.
stop-title = Plus d’e-mails ?
stop-ask = Ce serveur n’écrira plus à { $address }.
stop-button = Ne plus m’envoyer d’e-mails
stop-done = Tu ne recevras plus d’e-mails de ce serveur.
link-void-title = Ce lien n’est plus valable
link-void-text = Il a déjà servi, il est trop ancien, ou un plus récent a été envoyé. Tu peux en demander un autre dans les réglages de la page.
page-home = Vers les tables

## Messages to somebody who is not at the table

notice-turn = C’est ton tour.
notice-begun = La partie a commencé.
mail-turn-subject = { $game } : c’est ton tour
mail-begun-subject = { $game } : la partie a commencé
mail-turn-text = C’est ton tour à ta table de { $game } :
mail-begun-text = La partie a commencé à ta table de { $game } :
mail-end = Pour ne plus recevoir ces e-mails :
mail-question-subject = Est-ce ton adresse ?
mail-question-text = Quelqu’un, sans doute toi, souhaite que Fairwind écrive à cette adresse quand c’est son tour à une table. Si c’était toi, confirme-le ici dans la journée :
mail-question-end = Sinon, tu n’as rien à faire : rien d’autre ne viendra. Pour ne plus jamais recevoir cette question :
