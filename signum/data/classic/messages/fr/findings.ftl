# Ce qui est mesuré, tel qu'on le lit à haute voix.

server-deciding =
    { $choice ->
        [construction] { $seat } choisit quoi construire.
        [first-player] { $seat } décide qui commence.
        [reroll] { $seat } peut relancer des dés.
        [split] { $seat } répartit ses dés.
       *[other] { $seat } réfléchit à la suite.
    }

server-nobody = Personne de ce numéro n'est sur le champ de bataille.
server-creature =
    { $name }, { $whose ->
        [own] à vous
        [own-hero] votre héros
        [enemy] ennemi
        [enemy-hero] héros ennemi
        [other-hero] héros, camp : { $player }
       *[other] camp : { $player }
    }, santé { $left } sur { $health }
server-armour = armure { $count }
server-hidden = camouflage
server-tired = fatigue
server-can-act = peut agir
server-has-acted = a agi
server-stands =
    { $where ->
        [left] À gauche
        [right] À droite
       *[middle] Au milieu
    }, à { NUMBER($gap, maximumFractionDigits: 1) } cm { $whose ->
        [own] de votre bord
       *[first] du bord du premier joueur
    }.
server-hour =
    à { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }
server-length = { NUMBER($length, maximumFractionDigits: 1) } cm
server-touching = au contact
server-touchable =
    { $how ->
        [run] au contact après une course de { NUMBER($length, maximumFractionDigits: 1) } cm
       *[move] au contact après un déplacement de { NUMBER($length, maximumFractionDigits: 1) } cm
    }
server-unseen = hors de vue : { $blockers }
server-shootable =
    { $attack ->
        [shooting] à portée de tir
        [throwing] à portée de lancer
       *[magical-shot] à portée de Tir Magique
    }
server-in-cover = à couvert
server-leaving = Quitter le contact provoque un Coup de Poignard : { $those }.
server-action-go =
    { $how ->
        [run] Courir, jusqu'à { NUMBER($limit, maximumFractionDigits: 1) } cm
       *[move] Se déplacer, jusqu'à { NUMBER($limit, maximumFractionDigits: 1) } cm
    }
server-action-cannot-go =
    { $how ->
        [run] Courir
       *[move] Se déplacer
    }
server-action-targets =
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
server-actions = Actions, { $creature } : { $actions }.
server-no-actions = { $creature } ne peut rien faire maintenant.
server-cannot-shoot =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }.
        [throwing] { $creature } ne peut pas lancer sur { $target }.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }.
    }
server-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; le tir porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
        [throwing] { $creature } ne peut pas lancer sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; le lancer porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }. Distance : { NUMBER($gap, maximumFractionDigits: 1) } cm ; il porte à { NUMBER($reach, maximumFractionDigits: 1) } cm.
    }
server-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } ne peut pas tirer sur { $target }. Hors de vue, derrière : { $blockers }.
        [throwing] { $creature } ne peut pas lancer sur { $target }. Hors de vue, derrière : { $blockers }.
       *[magical-shot] { $creature } ne peut pas faire de Tir Magique sur { $target }. Hors de vue, derrière : { $blockers }.
    }
server-gone = { NUMBER($length, maximumFractionDigits: 1) } sur { NUMBER($limit, maximumFractionDigits: 1) } cm.
server-at = { $name } à { NUMBER($gap, maximumFractionDigits: 1) } cm
server-sees = Voit { $those }.
server-touches =
    { $count ->
        [0] Ne touche personne.{ $those }
       *[other] Touche { $those }.
    }
server-stabs =
    { $count ->
        [0] Aucun Coup de Poignard.{ $those }
       *[other] Coup de Poignard : { $those }.
    }
server-no-place = Aucune place libre, ni là ni tout près.
server-no-place-asked = Aucune place n'est demandée maintenant.
server-no-such-way = Cette façon d'aller n'est pas connue. Rechargez la page.
server-no-odds = Pas de chances à calculer : seules les attaques se pèsent.
server-odds-too-many = { $creature } contre { $target } : il peut s'ensuivre plus que ce qui se calcule exactement.
server-odds-no-fight = { $creature } ne survit pas pour combattre { $target }.
server-odds-split = Répartition : attaque { $attack }, défense { $defence }.
server-odds-against = { $name } : attaque { $attack }, défense { $defence }.
server-odds-wounds = { $name } : { $chances }.
server-odds-dies = meurt { $percent } pour cent
server-odds-chance =
    { $wounds ->
        [0] aucune blessure { $percent } pour cent
        [one] { $wounds } blessure { $percent } pour cent
       *[other] { $wounds } blessures { $percent } pour cent
    }
server-odds-best =
    { $same ->
        [yes] C'est la meilleure répartition.
       *[no] La meilleure : attaque { $attack }, défense { $defence } ; { $name } meurt { $kill } pour cent, { $creature } meurt { $death } pour cent.
    }
