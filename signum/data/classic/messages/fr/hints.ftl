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
        [cover] { " " }à couvert (terrain : { $thing })
        [behind] { " " }derrière le terrain { $thing }
        [contact] { " " }au contact ({ $thing })
        [towards] { " " }vers { $thing }, jusqu'à { NUMBER($gap, maximumFractionDigits: 1) } cm
       *[away] { " " }à { NUMBER($gap, maximumFractionDigits: 1) } cm de { $thing }
    }
telling-hint-stay = rester sur place sans rien faire
telling-hint-and = { $rest } et { $last }
telling-hint-attack =
    { $attack ->
        [strike-magically] Frappe Magique : { $target }
        [shoot] Tir : { $target }
        [throw] Lancer : { $target }
        [shoot-magically] Tir Magique : { $target }
       *[fight] attaquer en mêlée : { $target }
    }
telling-hint-odds = Tue : { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, { NUMBER($dealt, maximumFractionDigits: 1) } blessures en moyenne, meurt : { NUMBER($death, style: "percent", maximumFractionDigits: 0) }.
telling-hint-stabs = Coups dans le dos en chemin : { $those }.
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
        [one] Peut lui tirer dessus : { $those }.
       *[other] Peuvent lui tirer dessus : { $those }.
    }
telling-hint-card = Coût : { $cost } ; Prospérité restante : { $left }.
telling-hint-newcomer = Arrive avec force { $strength } et santé { $health }.
telling-hint-build = Cartes de votre main qui le demandent : { $count } ; Prospérité restante : { $left }.
telling-hint-save = Vous gardez { $count } de Prospérité.
telling-hint-waiting =
    { $count ->
        [0] Toutes vos créatures ont agi.
       *[other] Créatures qui n'ont pas encore agi : { $count }.
    }
telling-hint-creature = { $creature } : santé { $left } sur { $health }, force { $strength }.
telling-hint-terrain =
    { $count ->
        [0] N'écarte aucun ennemi de { $hero }.
       *[other] Ne peuvent plus attaquer { $hero } : { $those }.
    }
telling-hint-reroll = Réussites en moyenne : { $more }.
telling-hint-kept = Dés gardés : { $count }. Aucune relance n'apporte plus de réussites en moyenne.
telling-hint-untapped = Bâtiments non engagés qui restent : { $count }.
telling-hint-nearest = L'ennemi le plus proche, { $foe }, est à { NUMBER($gap, maximumFractionDigits: 1) } cm.
