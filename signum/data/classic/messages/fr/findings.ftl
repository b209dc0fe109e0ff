# Ce qui est mesuré, tel qu'on le lit à haute voix.

server-deciding =
    { $choice ->
        [construction] { $seat } choisit quoi construire.
        [who-begins] { $seat } décide qui commence.
        [corner] { $seat } choisit un coin.
        [reroll] { $seat } peut relancer des dés.
        [split] { $seat } répartit ses dés.
       *[other] { $seat } réfléchit à la suite.
    }

finding-nobody = Personne de ce numéro n'est sur le Champ de Bataille.
finding-creature =
    { $name }, { $whose ->
        [own] à vous
        [own-hero] votre héros
        [enemy] ennemi
        [enemy-hero] héros ennemi
        [enemy-of] ennemi, { A($player) }
        [enemy-hero-of] héros ennemi, { A($player) }
        [ally-of] allié, { A($player) }
        [ally-hero-of] héros allié, { A($player) }
        [other-hero] héros { DE($player) }
       *[other] { A($player) }
    }, santé { $left } sur { $health }
finding-armour = armure { $count }
finding-hidden = camouflage
finding-tired = fatigue
finding-can-act = peut agir
finding-has-acted = a agi
finding-stands =
    { $where ->
        [left] À gauche
        [right] À droite
       *[middle] Au milieu
    }, à { NUMBER($gap, maximumFractionDigits: 1) } cm { $whose ->
        [own] de votre bord
       *[first] du bord du Joueur 1
    }.
finding-hour =
    à { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }
finding-length = { NUMBER($length, maximumFractionDigits: 1) } cm
finding-touching = au contact
finding-touchable =
    { $how ->
        [run] au contact après une course de { NUMBER($length, maximumFractionDigits: 1) } cm
       *[move] au contact après un déplacement de { NUMBER($length, maximumFractionDigits: 1) } cm
    }
finding-unseen = hors de vue : { $blockers }
finding-shootable =
    { $attack ->
        [shooting] à portée de tir
        [throwing] à portée de lancer
       *[magical-shot] à portée de Tir Magique
    }
finding-in-cover = à l'abri des tirs
finding-leaving = Quitter le contact provoque un Coup de Poignard : { $those }.
finding-action-go =
    { $how ->
        [run] Courir, jusqu'à { NUMBER($limit, maximumFractionDigits: 1) } cm
       *[move] Se déplacer, jusqu'à { NUMBER($limit, maximumFractionDigits: 1) } cm
    }
finding-action-cannot-go =
    { $how ->
        [run] Courir
       *[move] Se déplacer
    }
finding-action-targets =
    { $action ->
        [fight] Mêlée
        [strike-magically] Frappe Magique
        [shoot] Tir
        [throw] Lancer
        [shoot-magically] Tir Magique
        [detect] Détection
       *[other] Autres
    }, { $count ->
        [one] { $count } cible
       *[other] { $count } cibles
    }
finding-actions = Actions { DE($creature) } : { $actions }.
finding-no-actions = { $creature } ne peut rien faire maintenant.
finding-cannot-shoot =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }.
        [throwing] { $creature } ne peut pas lancer sur { $target }.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }.
    }
finding-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; le tir porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
        [throwing] { $creature } ne peut pas lancer sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; le lancer porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; il porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
    }
finding-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }. Hors de vue, derrière : { $blockers }.
        [throwing] { $creature } ne peut pas lancer sur { $target }. Hors de vue, derrière : { $blockers }.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }. Hors de vue, derrière : { $blockers }.
    }
finding-gone = { NUMBER($length, maximumFractionDigits: 1) } sur { NUMBER($limit, maximumFractionDigits: 1) } cm.
finding-at = { $name } à { NUMBER($gap, maximumFractionDigits: 1) } cm
finding-sees = Voit { $those }.
finding-touches =
    { $count ->
        [0] Ne touche personne.{ $those }
       *[other] Touche { $those }.
    }
finding-stabs =
    { $count ->
        [0] Aucun Coup de Poignard.{ $those }
       *[other] Coup de Poignard : { $those }.
    }
finding-no-place = Aucune place libre, ni là ni tout près.
finding-no-place-asked = Aucune place n'est demandée maintenant.
finding-nearest-place = La place la plus proche. { $why }
finding-no-such-way = Cette façon d'aller n'est pas connue. Rechargez la page.
finding-no-odds = Pas de chances à calculer : seules les attaques se pèsent.
finding-odds-too-many = { $creature } contre { $target } : il peut s'ensuivre plus que ce qui se calcule exactement.
finding-odds-no-fight = { $creature } ne survit pas pour combattre { $target }.
finding-odds-split = Répartition : attaque { $attack }, défense { $defence }.
finding-odds-against = { $name } : attaque { $attack }, défense { $defence }.
finding-odds-wounds = { $name } : { $chances }.
finding-odds-dies = meurt à { $percent } %
finding-odds-chance =
    { $wounds ->
        [0] aucune blessure à { $percent } %
        [one] { $wounds } blessure à { $percent } %
       *[other] { $wounds } blessures à { $percent } %
    }
finding-odds-best =
    { $same ->
        [yes] C'est la meilleure répartition.
       *[no] La meilleure : attaque { $attack }, défense { $defence } ; { $name } meurt à { $kill } %, { $creature } meurt à { $death } %.
    }

# Notes à côté des options.
finding-note-health = Santé : { $left } sur { $health }.
finding-note-harm = Perd { NUMBER($lost, maximumFractionDigits: 1) } de santé en moyenne, meurt à { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-healed = Regagne { NUMBER($healed, maximumFractionDigits: 1) } de santé en moyenne.
finding-note-reroll = Réussites : { $now } à présent, { NUMBER($after, maximumFractionDigits: 2) } en moyenne.
finding-note-creature = { $name } : perd { NUMBER($lost, maximumFractionDigits: 1) } de santé en moyenne, meurt à { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-cancelled = Annulation : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
finding-note-payable = Vous pourrez encore payer : { $cards }.
finding-note-none-payable = Ensuite, aucune autre carte de votre main ne pourra être payée.
finding-note-unharmed = Personne ne perd de santé.

finding-no-threats = Aucun ennemi ne pourrait attaquer l'une de vos créatures à sa prochaine activation.
finding-threatened =
    { $name } est à portée ({ $how ->
        [both] en mêlée : { $near } ; de tir : { $far }
        [near] en mêlée : { $near }
       *[far] de tir : { $far }
    }).
