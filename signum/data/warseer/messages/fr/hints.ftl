### Conseils : le plan d'une activation, et des raisons chiffrées.

telling-hint-plan = { $creature } : { $steps }.
telling-hint-then = { $first }, puis { $second }
telling-hint-go =
    { $how ->
        [run] courir en { $place }
       *[move] aller en { $place }
    }
telling-hint-attack =
    { $attack ->
        [ranged] tirer sur { $target }
        [magic] attaquer { $target } par la magie
       *[melee] attaquer { $target } en mêlée
    }
telling-hint-stay = rester sur place
telling-hint-odds =
    { $kill } % de chances d'éliminer, { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } blessure
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } blessures
    } en moyenne, { $pushed } % de repousser.
telling-hint-kill-points =
    { $points ->
        [one] L'élimination rapporte 1 Point de Victoire : { $now } sur { $goal }.
       *[other] L'élimination rapporte { $points } Points de Victoire : { $now } sur { $goal }.
    }
telling-hint-kill-wins = En cas de réussite, la partie est gagnée.
telling-hint-kill-feats = L'élimination permet aussi de jouer { $feats }.
telling-hint-counter = Contrecoup dans { $chance } % des cas : { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } blessure
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } blessures
    } en moyenne, { $dies } % d'y rester.
telling-hint-feats = De là, vous pouvez jouer { $feats }.
telling-hint-rolls = À la fin de l'activation : { $terrains } (un jet).
telling-hint-threats =
    { $count ->
        [0] { $attacks ->
            [yes] Aucun autre ennemi ne peut l'y attaquer.
           *[no] Aucun ennemi ne peut l'y attaquer.
        }
        [1] { $attacks ->
            [yes] Un seul autre ennemi peut l'y attaquer : { $those }.
           *[no] Un seul ennemi peut l'y attaquer : { $those }.
        }
       *[other] { $attacks ->
            [yes] Parmi les autres, { $count } peuvent l'y attaquer : { $those }.
           *[no] { $count } ennemis peuvent l'y attaquer : { $those }.
        }
    }
telling-hint-cost = Il reste ensuite { $left } de Pouvoir.
telling-hint-newcomer =
    { $acts ->
        [now] Dés : { $dice } ; santé { $health }, mouvement { $movement }. Activation possible tout de suite.
       *[later] Dés : { $dice } ; santé { $health }, mouvement { $movement }. Agit dès votre prochain tour.
    }
telling-hint-points =
    { $points ->
        [one] 1 Point de Victoire : { $now } sur { $goal }.
       *[other] { $points } Points de Victoire : { $now } sur { $goal }.
    }
telling-hint-wins = Cela fait { $now } Points de Victoire sur { $goal } : la partie est gagnée.
telling-hint-given-up =
    { $points ->
        [one] Renonce au Point de Victoire de l'Exploit.
       *[other] Renonce aux { $points } Points de Victoire de l'Exploit.
    }
telling-hint-ends =
    { $count ->
        [0] Toutes vos créatures ont agi ; il reste { $power } de Pouvoir.
        [1] 1 créature n'a pas agi ; il reste { $power } de Pouvoir.
       *[other] { $count } créatures n'ont pas agi ; il reste { $power } de Pouvoir.
    }
telling-hint-dice = Son effet dépend des dés.
telling-hint-income = Revenu { $before } à { $after }.
telling-hint-power = { $count } de Pouvoir en plus.
telling-hint-drawn =
    { $count ->
        [one] Vous piochez 1 carte.
       *[other] Vous piochez { $count } cartes.
    }
telling-hint-falls = Élimine { $those }.
telling-hint-hurt =
    { $count ->
        [one] { $creature } subit 1 blessure.
       *[other] { $creature } subit { $count } blessures.
    }
telling-hint-healed = Soigne { $creature } de { $count }.
telling-hint-armour = { $creature } reçoit { $count } d'Armure.
telling-hint-token = { $creature } reçoit un { $token }.
telling-hint-entered =
    { $count ->
        [one] 1 créature arrive sur le Champ de bataille.
       *[other] { $count } créatures arrivent sur le Champ de bataille.
    }
telling-hint-kept = Vous gardez { $cards }.
telling-hint-ground = Le terrain à cet endroit : { $terrain }.
telling-hint-nearest =
    { $distance ->
        [one] L'ennemi le plus proche, { $foe }, est à 1 hexagone.
       *[other] L'ennemi le plus proche, { $foe }, est à { $distance } hexagones.
    }
telling-hint-healing = Soigne en moyenne { NUMBER($expected, maximumFractionDigits: 1) } blessures sur { $wounds }.
telling-hint-creature = { $creature } : Santé { $left } sur { $health }.
telling-hint-counters = Vous avez { $power } de Pouvoir et { $points } Points de Victoire sur { $goal }.
telling-hint-milestone = Le prochain Point de Victoire vient à { $mark } de Revenu.
telling-hint-printed = Coût { $cost }, Revenu +{ $income }.
telling-hint-pushed =
    +{ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
telling-hint-kill-loses = L'élimination met fin à la partie, et vous perdez : l'adversaire a plus de points.
