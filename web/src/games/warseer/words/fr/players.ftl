power = Puissance
power-of = Puissance { $power } sur { $most }
power-rule = La puissance paie les cartes et les invocations. Au début de votre tour, elle devient égale à votre revenu.
income = Revenu
income-of = Revenu { $income } ; l'adversaire a { $other }
income-rule = Le revenu est la somme des cartes de l'Histoire.
milestone-point = À { $income } de revenu : un point de victoire, tant qu'il se maintient
milestone-card = À { $income } de revenu : piochez une carte
next-point = prochain point à { $income }
zone-hand = main
zone-feats = exploits
zone-deck = pioche
relics = Reliques { $count }
city = Ville { $count }
armour = armure
history = Histoire { $count }
history-rule = Les cartes jouées, défaussées ou éliminées sont ici. Ensemble, elles font le revenu.
points-goal = { $goal } points de victoire
points-rule = Le premier joueur à { $goal } points de victoire gagne.
one-more-wins =
    { $own ->
        [yes] Encore un point et vous gagnez.
       *[no] Encore un point et l'adversaire gagne.
    }
hall = Panthéon
hall-rule = Les exploits joués, et un par étoile des personnages éliminés. Leur somme donne les points.
chip-kills =
    { $count ->
        [one] 1 élimination
       *[other] { $count } éliminations
    }
chip-income = revenu { $count }
chip-other = autres
camp = Camp de guerre { $count }
camp-rule = Une fois par tour, vous pouvez invoquer un personnage du camp de guerre pour son coût. Il entre dans votre zone de déploiement.
