### Conseils : plans d'une activation, et raisons chiffrées.

telling-hint-plan = { $creature } : { $steps }.
telling-hint-then = { $first }, puis { $second }
telling-hint-go-there =
    { $how ->
        [run] courir jusqu'à { $place }
       *[move] se déplacer jusqu'à { $place }
    }
telling-hint-go =
    { $how ->
        [run] courir
       *[move] se déplacer
    }{ $where ->
        [cover] { " " }à l'abri des tirs (terrain « { $thing } »)
        [behind] { " " }derrière le terrain « { $thing } »
        [contact] { " " }au contact { DE($thing) }
        [towards] { " " }vers { $thing }, arrêt à { NUMBER($gap, maximumFractionDigits: 1) } cm
       *[away] { " " }loin { DE($thing) }, à { NUMBER($gap, maximumFractionDigits: 1) } cm
    }
telling-hint-stay = rester sur place sans rien faire
telling-hint-attack =
    { $attack ->
        [strike-magically] porter une Frappe Magique { A($target) }
        [shoot] tirer sur { $target }
        [throw] lancer une arme sur { $target }
        [shoot-magically] faire un Tir Magique sur { $target }
       *[fight] attaquer { $target } en mêlée
    }
telling-hint-odds =
    { $safe ->
        [yes] { NUMBER($kill, style: "percent", maximumFractionDigits: 0) } de chances de tuer, { $dealt ->
            [1] 1 blessure
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } blessures
        } en moyenne.
       *[no] { NUMBER($kill, style: "percent", maximumFractionDigits: 0) } de chances de tuer, { $dealt ->
            [1] 1 blessure
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } blessures
        } en moyenne contre { $taken ->
            [1] 1 subie
           *[other] { NUMBER($taken, maximumFractionDigits: 1) } subies
        }, { NUMBER($death, style: "percent", maximumFractionDigits: 0) } de risque de mourir.
    }
telling-hint-stabs = Coups de Poignard en chemin : { $those }.
telling-hint-unreached =
    { $attacks ->
        [yes] Ensuite aucun autre ennemi ne peut l'atteindre ni lui tirer dessus.
       *[no] Ensuite aucun ennemi ne peut l'atteindre ni lui tirer dessus.
    }
telling-hint-reached =
    { $attacks ->
        [yes] { $count ->
            [one] Ensuite un seul autre ennemi l'atteint : { $those }.
           *[other] Parmi les autres, l'atteignent ensuite : { $those }.
        }
       *[no] { $count ->
            [one] Ensuite un seul ennemi l'atteint : { $those }.
           *[other] Ensuite l'atteignent : { $those }.
        }
    }
telling-hint-shot-at =
    { $count ->
        [one] { $those } peut lui tirer dessus.
       *[other] { $those } peuvent lui tirer dessus.
    }
telling-hint-card =
    Coûte { $cost } ; il vous reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    } de Prospérité.
telling-hint-newcomer = Arrive avec force { $strength } et santé { $health }.
telling-hint-build =
    { $count ->
        [0] Aucune carte de votre Main n'en a besoin
        [one] { $count } carte de votre Main en a besoin
       *[other] { $count } cartes de votre Main en ont besoin
    } ; il vous reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    } de Prospérité.
telling-hint-best-by-wounds = À ne compter que les blessures, le mieux est : attaque { $attack }, défense { $defence } ; l'ordinateur compte aussi la valeur des créatures.
telling-hint-save =
    Vous gardez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de Prospérité.
telling-hint-waiting =
    { $count ->
        [0] Toutes vos créatures ont agi.
        [one] { $count } créature n'a pas encore agi.
       *[other] { $count } créatures n'ont pas encore agi.
    }
telling-hint-creature = { $creature } : santé { $left } sur { $health }, force { $strength }.
telling-hint-terrain =
    { $count ->
        [0] N'écarte aucun ennemi { DE($hero) }.
       *[other] Ces créatures ne peuvent plus attaquer { $hero } : { $those }.
    }
telling-hint-kept =
    { $better ->
        [yes] Réussites : { $now } maintenant ; la meilleure relance en apporte { NUMBER($best, maximumFractionDigits: 2) } en moyenne.
       *[no] Réussites : { $now } maintenant ; aucune relance n'en apporte plus en moyenne.
    }
telling-hint-untapped =
    { $count ->
        [one] { $count } bâtiment reste désengagé.
       *[other] { $count } bâtiments restent désengagés.
    }
telling-hint-tactic-kept = La tactique reste face cachée pour un autre moment.
telling-hint-acts =
    { $still ->
        [yes] Elle peut encore agir ce tour-ci.
       *[no] Elle a déjà agi ce tour-ci.
    }
telling-hint-begin =
    { $own ->
        [yes] Vous construisez et agissez en premier.
       *[no] L'adversaire construit et agit en premier.
    }
telling-hint-hand =
    { $count ->
        [0] Aucune carte ne reste.
       *[other] Cartes gardées : { $count } ; avec deux bâtiments au plus : { $early }.
    }
telling-hint-nearest = L'ennemi le plus proche, { $foe }, est à { NUMBER($gap, maximumFractionDigits: 1) } cm.
