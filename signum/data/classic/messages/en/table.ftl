# The table in words.

telling-nobody = nobody (number { $id })
telling-turn = Turn { $turn }: { $seat }
telling-phase = Phase: { $phase }.
telling-player =
    { $seat }: { $prosperity } Prosperity, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in the Hand, { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the Battle Deck.
telling-player-without-prosperity =
    { $seat }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in the Hand, { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck.
telling-graveyard = Graveyard: { $cards }.
telling-figures =
    strength { $strength }, wounds { $wounds } of { $health }{ $armour ->
        [0] {""}
       *[other] , armour { $armour }
    }{ $concentration ->
        [0] {""}
       *[other] , Concentration tokens { $concentration }
    }
telling-movement = movement { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } cm { $bearing ->
        [east] to the east
        [north] to the north
        [north-east] to the north-east
        [north-west] to the north-west
        [west] to the west
        [south-west] to the south-west
        [south] to the south
       *[south-east] to the south-east
    }
telling-away-touching =
    in contact, { $bearing ->
        [east] to the east
        [north] to the north
        [north-east] to the north-east
        [north-west] to the north-west
        [west] to the west
        [south-west] to the south-west
        [south] to the south
       *[south-east] to the south-east
    }
telling-stands = Stands at { $place }.
telling-stands-away = Stands at { $place }, { $away }.
telling-lies-away = Nearest point: { $away }.
telling-seen-from = Distances and directions from: { $creature }.
telling-terrain = { $name } (terrain): { $abilities }.
telling-terrain-plain = no special rules
telling-terrain-round = A disc around { $place } with a radius of { NUMBER($radius, maximumFractionDigits: 1) } cm.
telling-terrain-between = Lies between { $low } and { $high }.
telling-goes-nowhere = { $creature } cannot move and stays where it is.
telling-goes = { $creature } moves up to { NUMBER($length, maximumFractionDigits: 1) } cm (movement { $movement }).
telling-runs = It runs up to { NUMBER($length, maximumFractionDigits: 1) } cm.
telling-leaving =
    { $any ->
        [yes] Leaving contact would draw a backstab from: { $foes }.
       *[no] Leaving contact would draw no backstab.{ $foes }
    }
telling-reach-foe = { $foe }: { $away }.
telling-seen = In sight.
telling-unseen = Out of sight, behind: { $blockers }.
telling-fights-from-here = Can be attacked from here.
telling-comes =
    { $how ->
        [run] By running: contact after { NUMBER($length, maximumFractionDigits: 1) } cm.
       *[move] By moving: contact after { NUMBER($length, maximumFractionDigits: 1) } cm.
    }
telling-cannot-come =
    { $how ->
        [run] Not by running: { $why }
       *[move] Not by moving: { $why }
    }
telling-stabbed = That draws a backstab from: { $foes }.
telling-too-far = Too far: the way into contact is { NUMBER($length, maximumFractionDigits: 3) } cm long.
telling-odds-short = kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }
telling-odds-split = { $split }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }.
telling-odds-answered = { $split }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }. The attacker's best reply: { $answer }.
telling-odds-best = Best: { $split }.
telling-odds-about-splits = These are exact chances. The best split has the most chance to kill less the chance to die, and where that is equal the better exchange of health. Failed dice are rerolled where that is allowed.
telling-odds-fight = { $creature } against { $foe }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }. Best splits: { $ours }; the opponent { $theirs }.
telling-odds-magical = { $creature } against { $foe } by magical strike: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; wounds dealt on average: { NUMBER($dealt, maximumFractionDigits: 2) }.
telling-odds-about-fights = These are exact chances if both sides split their dice in the best way.
telling-odds-none = There are no dice to tell the odds of. Ask again where an attack, an ability or a split can be chosen.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } hits with an axe or a shield.
        [bullseye] { $creature } hits only with a bullseye.
        [shield] { $creature } hits only with a shield.
        [none] { $creature } cannot hit.
       *[bullseye-axe-shield] { $creature } hits with every die.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Both hit with an axe or a shield.
        [shield] Both hit only with a shield.
        [none] Neither can hit.
       *[bullseye-axe-shield] Both hit with every die.
    }
telling-stops-with = Only a shield stops a hit.
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Abilities: { $abilities }.
telling-touches-foes = Touches opponents: { $foes }.
telling-touches-no-foe = Touches no opponent.
telling-touches-friends = Beside: { $friends }.
telling-activated = Already activated.
telling-was-attacked = Tired: attacked in melee this turn.
telling-tired = tired: defends with all dice
telling-nobody-near = touches no opponent
telling-hidden = Hidden: has a Stealth token.
telling-all-pass = These creatures do nothing: { $creatures }.
telling-hidden-hand = Only { $seat } sees this Hand.
telling-hand =
    { $seat }, { $count ->
        [0] the Hand is empty.{ $cards }
        [one] { $count } card in the Hand: { $cards }.
       *[other] { $count } cards in the Hand: { $cards }.
    }
telling-title = Legends of Signum, { $edition }.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] { $who ->
            [team] To win, eliminate both opposing heroes.
            [all] To win, eliminate all other heroes.
           *[duel] To win, eliminate the opposing hero.
        }
       *[other] { $who ->
            [team] To win, eliminate both opposing heroes, or let one player of your team have { $prosperity } Prosperity.
            [all] To win, eliminate all other heroes, or have { $prosperity } Prosperity.
           *[duel] To win, eliminate the opposing hero, or have { $prosperity } Prosperity.
        }
    }
telling-hint-term =
    { $term ->
        [attack] the attack
        [fight] the fight
        [shot] the shot
        [danger] danger to your side
        [march] coming closer
        [prospect] what it opens next
        [backstab] Backstabs
        [goal] winning
        [quest] a quest
        [bodies] who is left standing
        [prosperity] Prosperity
        [cards] cards
        [city] the City
        [demand] what your hand needs
        [order] who acts first
        [search] the search
        [use] what it does
        [guard] guarding the hero
        [this-turn] what can be done with it at once
        [next-turn] what the enemy can no longer do
        [saved] what is saved
        [later] what may come later
        [successes] more successes
        [left-to-play] cards that can still be played
        [own-hero] the hero is safer
        [allied-hero] the ally's hero is safer
        [together] striking together
        [first] striking first
        [lines] a shooter's line
        [ties] a shooter kept busy
        [service] near the wounded
        [aura] an aura
        [edge] room on the opponent's side
        [rescued] who may survive by it
        [ways] a friend's way
        [next] what can follow
        [at-will] what can still be done at will
        [price] the price
        [wound] the wound
        [stab] the stab
        [seen] being seen
        [hidden] staying hidden
        [cured] being cured
        [cancelled] what would not happen
       *[other] other reasons
    } { $worth }
