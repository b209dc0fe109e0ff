log-tab-dice = Dés
turn-notice =
    { $count ->
        [0] À vous de jouer.
        [one] À vous de jouer. { $count } créature peut agir.
       *[other] À vous de jouer. { $count } créatures peuvent agir.
    }
top-phase = Phase
top-phase-beginning = Début
top-phase-construction = Construction
top-phase-activation = Activation
top-setup = Préparation
top-turn = Tour { $turn }
menu-lift = Lever le doigt déclare
menu-lift-note = Sinon, un déplacement au doigt attend Confirmer.
turn-again = Relire le dernier tour des autres
player-of-hero = Le joueur { DE($hero) }
top-phase-hero = Héros
top-phase-overlord = Suzerain
top-phase-quests = Quêtes
tab-overlord = Suzerain
tab-quests = Quêtes
top-mode =
    { $mode ->
        [three] trois joueurs
        [four] quatre joueurs
       *[teams] deux contre deux
    }
