seats-your-team = Your team
seats-opponents = Opponents
seats-team = Team { $number }
seats-goal =
    { $who ->
        [each] { $prosperity } and { $buildings }/{ $buildings } each
        [last] { $prosperity } and { $buildings }/{ $buildings }
       *[any] one of you at { $prosperity }
    }
seats-to-fall =
    { $count ->
        [one] one hero to fall
       *[other] { $count } heroes to fall
    }
seats-order = Order of play
seats-turn = turn { $turn }
seat-acts = acting
seat-next = acts next
seat-out-in = out on turn { $turn }
seat-open = City of { WITHIN($name) }
seat-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
seat-city =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
seat-prosperity = { $prosperity } of { $goal } Prosperity
seat-hero = { $name }, { $left } of { $health } health
turn-then = Then { $names }.
