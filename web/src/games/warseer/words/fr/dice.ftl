dice-of-attack = Dés de l'attaque
die-stays = Ce dé ne peut pas être changé maintenant.
dice-order =
    { $first ->
        [you] Vous d'abord, puis { WITHIN($name) }, tour à tour, jusqu'à ce que les deux passent.
       *[other] D'abord { WITHIN($name) }, puis vous, tour à tour, jusqu'à ce que les deux passent.
    }
dice-choose =
    { $count ->
        [one] Choisissez un dé à relancer.
       *[other] Choisissez jusqu'à { $count } dés à relancer.
    }
reroll =
    { $count ->
        [0] Relancer
        [one] Relancer 1 dé
       *[other] Relancer { $count } dés
    }
keep-all = Tout garder
face-crit = Crit
face-hit = Coup
face-push = Assaut
face-blank = Vide
die-yellow = jaune
die-blue = bleu
die-red = rouge
die-purple = violet
die-green = vert
die-black = noir
