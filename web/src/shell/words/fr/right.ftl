# Le côté droit de la table et la barre du haut : probabilités, dés, journal, règles, messages, menu.
odds-title = Probabilités avant l'attaque
odds-none = Choisissez une créature qui peut attaquer, ou faites-en glisser une au contact : les probabilités exactes se lisent ici avant toute déclaration.
odds-tab =
    { $kind ->
        [go] Rejoindre et combattre { $name }
        [defend] { $name } attaque
        [fight] Combattre { $name }
        [strike-magically] Frappe magique sur { $name }
        [throw] Lancer sur { $name }
        [shoot-magically] Magie sur { $name }
       *[shoot] Tirer sur { $name }
    }
odds-after-moving = { $name }, après ce déplacement
odds-they-would = Si { $name } déclare d'abord
odds-they-declared = { $name } a déclaré
odds-they-answer = { $name } répondrait alors
odds-your-split = Votre répartition
odds-their-best = au mieux { $split }
odds-split = attaque { $attack }, défense { $defence }
odds-fewer = Un dé d'attaque en moins
odds-more = Un dé d'attaque en plus
odds-wounds-to = Blessures en % : { $name }
odds-balance = Blessures infligées moins subies, en moyenne
odds-left =
    { $armour ->
        [0] reste { $left }
       *[other] reste { $left }, armure { $armour }
    }
odds-dies = { $wounds } : mort
odds-exact = { $percent } %, exactement { $exact }
odds-yours = vous { $split }
odds-best = mieux { $split }
odds-expected = blessures attendues
odds-use-best = Prendre le mieux

dice-title = Dernier jet
dice-none = Aucun dé n'a encore été lancé.
dice-does =
    { $why ->
        [attack] attaque
        [defence] se défend
        [backstab] poignarde
       *[other] lance
    }
dice-face =
    { $face ->
        [axe] hache
        [shield] bouclier
       *[bullseye] mire
    }
dice-face-miss = { dice-face }, manqué
dice-hit-with = touche avec
dice-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }

log-title = Journal
log-tab-all = Tout
log-tab-dice = Dés
log-tab-chat = Discussion
log-newest = Aux plus récents
chat-label = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n'a encore rien dit.
chat-somebody = Quelqu'un
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

rule-open = Règle { $id }
rule-panel = Règles
rule-search = Chercher
rule-search-label = Chercher dans les règles
rule-search-note = { $count } règles, par numéro, titre ou mots.
rule-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
rule-figure = Dans la { top-printing } :
rule-absent = La { top-printing } n'a pas cette règle.
rule-ruling = Décision
rule-missing = Il n'y a pas de règle { $id }.
rule-other-language = Cette règle n'est pas encore écrite en français.

notice-opponent = Votre adversaire
notice-region = Messages
notice-refused = Refusé. { $words }
notice-show = Montrer
notice-your-turn =
    { $count ->
        [0] À vous de jouer.
        [one] À vous de jouer. { $count } créature peut agir.
       *[other] À vous de jouer. { $count } créatures peuvent agir.
    }
notice-take-back = { $name } demande à revenir sur sa dernière réponse.
notice-asked-back = Vous avez demandé à revenir en arrière. La partie attend la réponse.
notice-allow = Accepter
notice-refuse = Refuser
notice-draw = { $name } propose le match nul.
notice-draw-yours = Vous avez proposé le match nul.
notice-draw-agree = Accepter
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
top-phase = Phase
top-phase-beginning = Début
top-phase-construction = Construction
top-phase-activation = Activation
top-setup = Préparation
top-turn = Tour { $turn }
top-printing =
    { $edition ->
        [ru1] première édition russe
        [de1] première édition allemande
        [fr1] première édition française
       *[en2] deuxième édition
    }
top-watching = Vous regardez
top-chat = Discussion
top-rules = Règles
top-language = Langue
top-theme = Clair ou sombre

menu-title = Menu
menu-speed = Animations
menu-speed-full = complètes
menu-speed-quick = rapides
menu-speed-none = aucune
menu-theme = Thème
menu-theme-dark = sombre
menu-theme-light = clair
menu-language = Langue
menu-keys = Touches seules
menu-keys-note = Lettres et chiffres sont des commandes.
menu-lift = Lever le doigt déclare
menu-lift-note = Sinon, un déplacement au doigt attend Confirmer.
menu-watch = Lien pour les spectateurs
menu-copy = Copier
menu-copied = Copié
menu-leave = Vers l'accueil ; la partie reste
menu-draw = Proposer le match nul
menu-draw-offered = Match nul proposé
menu-concede = Abandonner
menu-concede-sure = Abandonner la partie ? Votre adversaire gagne.
menu-play-on = Continuer
keys-title = Touches
keys-are-off = Les touches seules sont désactivées dans le menu ; Entrée, les flèches et les autres touches nommées restent actives.
