turn-notice =
    { $count ->
        [0] À vous.
        [one] À vous. 1 créature peut agir.
       *[other] À vous. { $count } créatures peuvent agir.
    }
range-of = portée { $distance } sur { $range }
blocked-by = { $name } bloque
push-free = Assaut
move-stops = termine l'activation
push-price = Assaut +{ $damage }
move-steps = mouvement { $steps }
run-steps = course { $steps }
cards-take =
    { $count ->
        [one] Choisir cette carte
       *[other] Choisir ces { $count } cartes
    }
cards-wanted = { $count } sur { $wanted } choisies
turn-how = Choisissez une créature sur le Champ de bataille pour la faire agir, une carte en Main à jouer, ou un personnage du Camp de Guerre à convoquer.
act-how = Choisissez un hexagone où aller, ou un adversaire à attaquer.
hand = Main
hand-nothing = Rien à en faire maintenant.
strip = Tour
to-act = à jouer
quota-summon = convocation
quota-income = Revenu
quota-feat = Exploit
quota-summon-rule = Un personnage du Camp de Guerre par tour
quota-income-rule = Une carte de Soutien défaussée pour le Revenu par tour
quota-feat-rule = Un Exploit défaussé pour son effet par tour
pass = Ne rien faire de plus
end-turn = Fin du tour
end-idle =
    { $count ->
        [one] 1 créature peut encore agir.
       *[other] { $count } créatures peuvent encore agir.
    }
end-income = Vous n'avez défaussé aucune carte pour du Revenu ce tour.
end-anyway = Finir quand même
phases = Phases du tour
phase-start = Début
phase-main = Activation
phase-end = Fin
last-attack = Dernière attaque
feat-deck = Jeu d'Exploits
feat-deck-rule = commun ; le dernier Exploit termine la partie
feat-deck-over = C'est le dernier tour.
line-figures = Pouvoir { $power } · Revenu { $income } · Main { $hand }
tabs = Parties de la table
tab-act = Agir
tab-hand = Main
tab-feats = Exploits
tab-board = Plateau
tab-log = Journal
log-tab-dice = Dés
card-read = I : la lire en entier, avec ses mots-clés
zone-yours = VOTRE ZONE
zone-of = ZONE : { $name }
line-cards = Main { $hand } · Pioche { $deck }
hex-offered = peut être choisi
