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
menu-sound = Son à votre tour
menu-sound-note = Aussi pour une question, onglet caché.
menu-watch = Lien pour les spectateurs
menu-leave = Vers l'accueil ; la partie reste
menu-draw = Proposer le match nul
menu-draw-offered = Match nul proposé
menu-concede = Abandonner
menu-concede-sure =
    { $others ->
        [1] Abandonner la partie ? Votre adversaire gagne.
       *[other] Abandonner la partie ? Les autres continuent sans vous.
    }
menu-play-on = Continuer
keys-title = Touches
keys-are-off = Les touches seules sont désactivées dans le menu ; Entrée, les flèches et les autres touches nommées restent actives.
menu-ask-end = Demander avant la fin du tour
menu-ask-end-note = Tant que des créatures peuvent agir. Sinon, E termine le tour aussitôt.
