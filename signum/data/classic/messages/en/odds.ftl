# The odds of rolls beside melee combat.

telling-odds-shot =
    { $attack ->
        [throwing] { $creature } against { $foe } by throwing: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; wounds dealt on average: { NUMBER($dealt, maximumFractionDigits: 2) }.
        [magical-shot] { $creature } against { $foe } by magical shot: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; wounds dealt on average: { NUMBER($dealt, maximumFractionDigits: 2) }.
       *[shooting] { $creature } against { $foe } by shooting: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; wounds dealt on average: { NUMBER($dealt, maximumFractionDigits: 2) }.
    }
telling-odds-own-death = Dies itself: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-no-fight = { $creature } against { $foe }: does not live to fight. Dies itself: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-healing = { $creature } heals { $target }: at least 1 wound { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }; wounds healed on average: { NUMBER($healed, maximumFractionDigits: 2) }.
telling-odds-control = { $creature } takes control of { $target }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-ritual = { $creature } summons a minion: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-detection = { $creature } detects { $target }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-entrance = { $creature } finds a secret entrance: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-leaving = { $creature } leaving contact: dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds taken on average: { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-running = { $creature } running into contact with { $foe }: dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds taken on average: { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-waking = { $creature } at the start of the activation: dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; health lost on average: { NUMBER($lost, maximumFractionDigits: 2) }.
telling-odds-too-many = { $creature }, { $option }: more can follow than can be worked out at the table.
