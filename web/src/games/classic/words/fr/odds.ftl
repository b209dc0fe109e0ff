odds-against = contre { $split }
odds-wounds-in = blessures en %
odds-title = Probabilités avant l'attaque
odds-none = Choisissez une créature qui peut attaquer, ou faites-en glisser une au contact : les probabilités exactes se lisent ici avant toute déclaration.
odds-tab =
    { $kind ->
        [go] Rejoindre et combattre { $name }
        [defend] { $name } attaque
        [fight] Combattre { $name }
        [strike-magically] Frappe Magique sur { $name }
        [throw] Lancer sur { $name }
        [shoot-magically] Tir Magique sur { $name }
       *[shoot] Tirer sur { $name }
    }
odds-after-moving = { $name }, après ce déplacement
odds-they-would = Si { $name } déclare d'abord
odds-they-declared = { $name } a déclaré
odds-they-answer = { $name } répondrait alors
odds-your-split = Votre répartition
odds-their-best = au mieux { $split }
odds-split = attaque { $attack }, défense { $defence }
odds-fewer = Un dé d'attaque en moins
odds-more = Un dé d'attaque en plus
odds-wounds-to = Blessures en % : { $name }
odds-balance = Blessures infligées moins subies, en moyenne
odds-left =
    { $armour ->
        [0] reste { $left }
       *[other] reste { $left }, armure { $armour }
    }
odds-dies = { $wounds } : mort
odds-exact = { $percent } %, exactement { $exact }
odds-yours = vous { $split }
odds-best = mieux { $split }
odds-expected = blessures attendues
odds-use-best = Prendre le mieux
odds-more-attacks = { $count } de plus
