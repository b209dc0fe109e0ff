attack-of = { $attacker } attaque { $target }
attack-step = Étape { $step } : { $name }
attack-step-of = Étape { $step } sur { $steps } : { $name }
step-0 = avant l'attaque
step-1 = lancer les dés
step-2 = changer des dés
step-3 = Effet Crit
step-4 = dés et symboles supplémentaires
step-5 = Assaut
step-6 = fixer les dégâts
step-7 = infliger les dégâts
step-8 = fin de l'attaque
odds = Probabilités
odds-wounds = Blessures { DE($target) } en %
odds-health =
    Santé { $left }{ $armour ->
        [0] { "" }
       *[other] , { $armour } d'Armure
    }
odds-dies-at = { $wounds } mort
odds-dies = mort
odds-keep = garder
odds-reroll = relancer
odds-dies-percent = Mort { DE($target) }, en %
odds-pushed = Assaut
odds-crit = Effet Crit
odds-protector = { $name } peut subir les dégâts à sa place.
attack = Attaquer { $target }
odds-how = Le calcul
odds-dice =
    { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } avant les dés supplémentaires{ $rerolls ->
        [0] { "" }
        [one] { " " } ; 1 relance, bien utilisée
       *[other] { " " } ; { $rerolls } relances, bien utilisées
    }
odds-cases =
    { $weight } cas sur { $total } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
odds-mean = En moyenne { NUMBER($mean, maximumFractionDigits: 2) } blessures.
odds-push-damage =
    Un Assaut vers un terrain difficile, ou sans place, ajoute { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
