# A whole game with decks at the terminal.

telling-setting-up = Setting up
telling-goal-city =
    { $who ->
        [team] To win, eliminate both opposing heroes, or let each player of your team have { $prosperity } Prosperity and all { $buildings } basic buildings.
        [all] To win, eliminate all other heroes, or have { $prosperity } Prosperity and all { $buildings } basic buildings in your City.
       *[duel] To win, eliminate the opposing hero, or have { $prosperity } Prosperity and all { $buildings } basic buildings in your City.
    }
telling-teams = { $one } play against { $other }.
telling-ally = { $seat } (your ally)
telling-out = { $seat }: out of the game.

telling-drew-several =
    { $seat } { PERSON($seat, "draws", "draw") } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
telling-odds-aside = kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, wounds dealt on average: { NUMBER($dealt, maximumFractionDigits: 2) }
telling-paid = Paid: { $paid }.
telling-built-nothing = { $seat } { PERSON($seat, "builds", "build") } nothing and { PERSON($seat, "gains", "gain") } { $amount } Prosperity.
telling-city = City: { $buildings }.
telling-tapped = tapped
telling-relics = Relics: { $relics }.
telling-tactics =
    { $known ->
        [yes] Tactics face down: { $cards }.
       *[no] Tactics face down: { $count }.
    }

telling-card-figures =
    strength { $strength }, health { $health }, { $movement ->
        [none] no movement
       *[other] movement { $movement }
    }
telling-card-cost = cost: { $cost }
telling-may-be-played = can be played now
telling-purse =
    You have { $prosperity } Prosperity and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in the Hand.
telling-playable =
    { $count ->
        [0] None can be played now; type hand to see why.
        [one] { $count } can be played now.
       *[other] { $count } can be played now.
    }
telling-purse-ready = Untapped: { $buildings }.
telling-purse-tapped = Tapped: { $buildings }.
telling-pays-for = Your Hand needs it for: { $cards }.
telling-place-away = { NUMBER($length, maximumFractionDigits: 1) } cm from { $creature }.
