attack-of = { $attacker } attacks { $target }
attack-step = Step { $step }: { $name }
attack-step-of = Step { $step } of { $steps }: { $name }
step-0 = before the attack
step-1 = roll the dice
step-2 = change dice
step-3 = crit effect
step-4 = extra dice and symbols
step-5 = push
step-6 = settle the damage
step-7 = deal the damage
step-8 = end of the attack
odds = Odds
odds-wounds = Wounds to { $target } in %
odds-health =
    { $left } health{ $armour ->
        [0] {""}
       *[other] , { $armour } armour
    }
odds-dies-at = { $wounds } dies
odds-dies = dies
odds-keep = keep
odds-reroll = reroll
odds-dies-percent = { $target } dies, in %
odds-pushed = pushed
odds-crit = crit effect
odds-protector = { $name } may take the damage instead.
attack = Attack { $target }
odds-how = How
odds-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } before extra ones{ $rerolls ->
        [0] { "" }
        [one] ; 1 reroll, used well
       *[other] ; { $rerolls } rerolls, used well
    }
odds-cases =
    { $weight } of { $total } cases: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
odds-mean = On average { NUMBER($mean, maximumFractionDigits: 2) } wounds.
odds-push-damage = A push into difficult ground, or without room, adds { $damage } damage.
