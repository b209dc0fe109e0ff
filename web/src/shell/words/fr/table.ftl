clock-left = reste { $time }
seat-out = hors jeu
seat-asked = doit décider
line-away = pas là
sheet-handle = Agrandir ou réduire le panneau
log-open = Tout le journal
log-fold = Replier le journal
question = Ce qui est demandé
question-for = { $name } :
question-secret = Cette question n'est visible que de vous.
turn-actions = Annuler et conseil
undo = Annuler
undo-ask = Demander { A($name) } la permission de revenir en arrière ?
undo-ask-do = Demander
hint = Conseil
hint-thinking = Réflexion
hint-title = Ce que ferait l'ordinateur
hint-do = Le faire
log-title = Journal
log-tab-all = Tout
log-tab-chat = Discussion
log-newest = Aux plus récents
chat-label = Dire quelque chose
chat-for-team = Pour { $names } seulement
chat-for-table = Pour toute la table
chat-send = Envoyer
chat-to = Pour qui
chat-to-team = Équipe
chat-to-table = Table
chat-of-team = à l'équipe
chat-empty = Personne n'a encore rien dit.
chat-somebody = Quelqu'un
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
notice-region = Messages
notice-refused = Refusé. { $words }
notice-show = Montrer
title-turn = À vous de jouer
title-asked = Une question pour vous
notice-your-turn = À vous de jouer.
notice-take-back = { $name } demande à revenir sur sa dernière réponse.
notice-asked-back = Vous avez demandé à revenir en arrière. La partie attend la réponse.
notice-agreed-back = Vous avez accepté. La partie attend les autres.
notice-allow = Accepter
notice-refuse = Refuser
notice-draw =
    { $count ->
        [1] { $name } propose le match nul.
       *[other] { $name } proposent le match nul.
    }
notice-draw-yours = Vous avez proposé le match nul.
notice-draw-agree = Accepter
notice-same-dice = Les dés sont ceux d'une partie précédente : qui a son enregistrement peut les prévoir.
notice-away =
    { $clock ->
        [yes] { $name } n'est plus là depuis { $time }. Son temps court.
       *[no] { $name } n'est plus là depuis { $time }.
    }
notice-back =
    { $turn ->
        [0] De retour.
       *[other] De retour au tour { $turn }.
    }
notice-thinking = { $name } réfléchit.
notice-hurry = Presser
top-home = Signum, vers l'accueil
top-watching = Vous regardez
top-chat = Discussion
top-rules = Règles
top-language = Langue
top-theme = Clair ou sombre
menu-title = Menu
game-time = Partie
game-time-left = Il reste { $time } à la partie
field-tools = Vue du champ de bataille
field-nearer = Rapprocher
field-farther = Éloigner
field-fit = Tout le champ de bataille
hero-figures =
    { $name } : santé { $left } sur { $health }{ $armour ->
        [0] { "" }
       *[other] , armure { $armour }
    }{ $low ->
        [yes] . En danger : un tiers ou moins
       *[no] { "" }
    }
opening-table = Ouverture de la table
waiting-title =
    { $others ->
        [1] En attente de l'autre joueur
       *[other] En attente des autres joueurs
    }
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
rule-search-label = Chercher dans les règles
