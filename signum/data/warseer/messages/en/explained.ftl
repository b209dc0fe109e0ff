### The end of a game, explained: the decision, turning points, figures and luck.

telling-end-points-of =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $feats } from feats played, { $kills } for eliminated characters, { $income } from income{ $hero ->
        [0] { "" }
       *[other] , { $hero } for the hero
    }).
telling-end-tie-of =
    { $seat }: { $hand ->
        [one] { $hand } feat
       *[other] { $hand } feats
    } from hand, { $down } face down.
telling-end-left =
    { $how ->
        [clock] { $seat } ran out of time in turn { $turn }.
       *[concession] { $seat } conceded in turn { $turn }.
    }
telling-end-agreed = The draw was agreed in turn { $turn }.
telling-end-brought =
    { $direction ->
        [lost] { $seat } { PERSON($seat, "loses", "lose") } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[won] { $seat } { PERSON($seat, "gains", "gain") } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $lead ->
        [yes] { " " }and { PERSON($seat, "takes", "take") } the lead.
       *[no] .
    }
telling-end-row-points = Victory points
telling-end-row-feats = of feats played from hand
telling-end-row-kills = of face-down feats
telling-end-row-milestones = of income
telling-end-row-income = Income at the end
telling-end-row-attacks = Attacks made
telling-end-row-wounds = Wounds dealt to opponents
telling-end-row-eliminated = Opposing creatures eliminated
telling-end-row-lost = Own creatures lost
telling-end-row-cards = Cards played
telling-end-luck =
    { $dice ->
        [0] No dice that count.
       *[other] Hits and crits: { $successes } with { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, { NUMBER($expected, maximumFractionDigits: 1) } expected: { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } more than expected.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } fewer than expected.
           *[equal] as expected.
        }
    }
telling-end-luck-about = Each die of an attack counts once, with the chance of its colour to show a hit or a crit.
