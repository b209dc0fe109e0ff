# Les chances des jets en dehors du combat en mêlée.

telling-odds-shot =
    { $attack ->
        [throwing] { $creature } contre { $foe } par lancer : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) } ; blessures infligées en moyenne : { NUMBER($dealt, maximumFractionDigits: 2) }.
        [magical-shot] { $creature } contre { $foe } par Tir Magique : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) } ; blessures infligées en moyenne : { NUMBER($dealt, maximumFractionDigits: 2) }.
       *[shooting] { $creature } contre { $foe } par tir : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) } ; blessures infligées en moyenne : { NUMBER($dealt, maximumFractionDigits: 2) }.
    }
telling-odds-own-death = Meurt de son côté : { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-no-fight = { $creature } contre { $foe } : ne vivra pas jusqu'au combat. Meurt de son côté : { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-healing = { $creature } soigne { $target } : au moins 1 blessure { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ; blessures soignées en moyenne : { NUMBER($healed, maximumFractionDigits: 2) }.
telling-odds-control = { $creature } prend le contrôle { DE($target) } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-ritual = { $creature } invoque un serviteur : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-detection = { $creature } détecte { $target } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-entrance = { $creature } trouve un passage secret : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-leaving = { $creature } en quittant le contact : meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; blessures subies en moyenne : { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-running = { $creature } en courant au contact { DE($foe) } : meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; blessures subies en moyenne : { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-waking = { $creature } au début de l'activation : meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; santé perdue en moyenne : { NUMBER($lost, maximumFractionDigits: 2) }.
telling-odds-too-many = { $creature }, { $option } : il peut en suivre plus que l'on ne peut calculer à la table.
