power = Pouvoir
power-of = Pouvoir { $power } sur { $most }
power-rule = Le Pouvoir du Héros paie les cartes et les convocations. Au début de votre tour, il devient égal à votre Revenu.
income = Revenu
income-of = Revenu { $income } ; l'adversaire a { $other }
income-rule = Le Revenu est la somme des cartes de l'Historique.
milestone-point = À { $income } de Revenu : un Point de Victoire, tant qu'il se maintient
milestone-card = À { $income } de Revenu : piochez une carte
next-point = prochain point à { $income }
zone-hand = Main
zone-feats = { $count ->
    [one] Exploit
   *[other] Exploits
  }
zone-deck = pioche
relics = Reliques { $count }
city = Ville { $count }
armour = Armure
history = Historique { $count }
history-rule = Les cartes jouées, défaussées ou éliminées sont ici. Ensemble, elles font le Revenu.
points-goal = { $goal } Points de Victoire
points-rule = Le premier joueur à { $goal } Points de Victoire gagne.
one-more-wins =
    { $own ->
        [yes] Encore un point et vous gagnez.
       *[no] Encore un point et l'adversaire gagne.
    }
hall = Salle d'Honneur
hall-rule = Les Exploits joués, et un par étoile des personnages éliminés. Leur somme donne les points.
chip-kills =
    { $count ->
        [one] 1 élimination
       *[other] { $count } éliminations
    }
chip-income = Revenu { $count }
chip-other = autres
camp = Camp de Guerre { $count }
camp-rule = Une fois par tour, vous pouvez convoquer un personnage du Camp de Guerre pour son coût. Il entre dans votre zone de déploiement.
camp-place =
    { $name }, { $rank ->
        [none] sans étoile
        [bronze] bronze
        [silver] argent
       *[gold] or
    }{ $stars ->
        [0] {""}
        [one] {""}
       *[other] , { $stars } étoiles
    }, { $state ->
        [out] sur le champ de bataille
        [now] coût { $cost }, peut être convoqué maintenant
       *[waits] coût { $cost }
    }
camp-free =
    Place libre : { $rank ->
        [bronze] bronze
        [silver] argent
       *[gold] or
    }
