attack-of = { $attacker } attaque { $target }
attack-step = Étape { $step } : { $name }
step-0 = avant l'attaque
step-1 = lancer les dés
step-2 = changer des dés
step-3 = effet critique
step-4 = dés et symboles supplémentaires
step-5 = poussée
step-6 = fixer les dégâts
step-7 = infliger les dégâts
step-8 = fin de l'attaque
odds = Probabilités
odds-wounds = Blessures de { $target } en %
odds-health =
    { $left } points de vie{ $armour ->
        [0] {""}
       *[other] , { $armour } d'armure
    }
odds-dies-at = { $wounds } mort
odds-dies = mort
odds-pushed = poussée
odds-crit = effet critique
odds-protector = { $name } peut subir les dégâts à sa place.
attack = Attaquer { $target }
