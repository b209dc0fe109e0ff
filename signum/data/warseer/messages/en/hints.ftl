### Advice: plans of an activation, and reasons with figures.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, then { $second }
telling-hint-go =
    { $how ->
        [run] run to { $place }
       *[move] move to { $place }
    }
telling-hint-attack =
    { $attack ->
        [ranged] shoot at { $target }
        [magic] attack { $target } with magic
       *[melee] attack { $target } in melee
    }
telling-hint-stay = stay there
telling-hint-odds =
    { $kill }% to kill, { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } wound
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } wounds
    } on average, { $pushed }% to push.
telling-hint-kill-points =
    { $points ->
        [one] A kill brings 1 victory point: { $now } of { $goal }.
       *[other] A kill brings { $points } victory points: { $now } of { $goal }.
    }
telling-hint-kill-wins = It wins the game if it succeeds.
telling-hint-kill-feats = A kill also lets you play { $feats }.
telling-hint-counter =
    It strikes back with a chance of { $chance }%: { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } wound
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } wounds
    } on average, { $dies }% to die.
telling-hint-feats = From there you can play { $feats }.
telling-hint-rolls = At the end of the activation: { $terrains } (a roll).
telling-hint-threats =
    { $count ->
        [0] { $attacks ->
            [yes] No other enemy can attack it there.
           *[no] No enemy can attack it there.
        }
        [one] { $attacks ->
            [yes] Of the others, only { $those } can attack it there.
           *[no] Only { $those } can attack it there.
        }
       *[other] { $attacks ->
            [yes] Of the others, { $count } can attack it there: { $those }.
           *[no] { $count } enemies can attack it there: { $those }.
        }
    }
telling-hint-cost = { $left } power left afterwards.
telling-hint-newcomer =
    { $acts ->
        [now] Dice: { $dice }; health { $health }, movement { $movement }. It may be activated at once.
       *[later] Dice: { $dice }; health { $health }, movement { $movement }. It acts from your next turn on.
    }
telling-hint-points =
    { $points ->
        [one] 1 victory point: { $now } of { $goal }.
       *[other] { $points } victory points: { $now } of { $goal }.
    }
telling-hint-wins = That makes { $now } of { $goal } victory points and wins the game.
telling-hint-given-up =
    { $points ->
        [one] Gives up the feat's 1 victory point.
       *[other] Gives up the feat's { $points } victory points.
    }
telling-hint-ends =
    { $count ->
        [0] All your creatures have acted; { $power } power left.
        [one] 1 creature has not acted; { $power } power left.
       *[other] { $count } creatures have not acted; { $power } power left.
    }
telling-hint-dice = Dice decide its effect.
telling-hint-income = Income { $before } to { $after }.
telling-hint-power = { $count } more power.
telling-hint-drawn =
    { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
telling-hint-falls = Eliminates { $those }.
telling-hint-hurt =
    { $count ->
        [one] { $creature } takes 1 wound.
       *[other] { $creature } takes { $count } wounds.
    }
telling-hint-healed = Heals { $creature } by { $count }.
telling-hint-armour = { $creature } gets { $count } armour.
telling-hint-token = { $creature } gets a { $token }.
telling-hint-entered =
    { $count ->
        [one] 1 creature enters the field.
       *[other] { $count } creatures enter the field.
    }
telling-hint-kept = You keep { $cards }.
telling-hint-ground = The ground there: { $terrain }.
telling-hint-nearest =
    { $distance ->
        [one] The nearest enemy, { $foe }, is 1 hex away.
       *[other] The nearest enemy, { $foe }, is { $distance } hexes away.
    }
telling-hint-healing =
    Heals { NUMBER($expected, maximumFractionDigits: 1) } of { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } on average.
telling-hint-creature = { $creature }: { $left } of { $health } health.
telling-hint-counters = You have { $power } power and { $points } of { $goal } victory points.
telling-hint-milestone = The next victory point comes at income { $mark }.
telling-hint-printed = Cost { $cost }, income +{ $income }.
telling-hint-pushed = +{ $damage } damage.
telling-hint-kill-loses = A kill ends the game, and you lose: the other side has more points.
