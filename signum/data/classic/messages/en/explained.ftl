### The end of a game, explained: the decision, turning points, figures and luck.

telling-end-fell-to =
    { $way ->
        [struck-back] { $hero } attacked { $foe } and fell when it struck back.
       *[attacked] { $hero } fell to the attack of { $foe }.
    }{ $known ->
        [yes] { " " }The chance of that was { $chance }%.
       *[no] { "" }
    }
telling-end-fell-by = { $hero } fell to { $foe }, without a declared attack.
telling-end-fell = { $hero } fell, and no creature did it.
telling-end-prosperity = { $seat } { PERSON($seat, "has", "have") } { $amount } Prosperity; { $goal } win the game.
telling-end-wounds-of =
    { $seat }: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } on heroes
telling-end-tie-of =
    { $seat }: { $wealth } Prosperity with the City, { $kills ->
        [one] { $kills } eliminated character
       *[other] { $kills } eliminated characters
    }
telling-end-left =
    { $how ->
        [clock] { $seat } ran out of time in turn { $turn }.
       *[concession] { $seat } conceded in turn { $turn }.
    }
telling-end-agreed = The draw was agreed in turn { $turn }.
telling-end-share-eliminated = { $seat } { PERSON($seat, "loses", "lose") } { $share }% of the strength and health on the Battlefield.
telling-end-share-wounded = { $share }% of the health of this hero.
telling-end-share-prospered = { $share }% of the Prosperity that wins.
telling-end-share-quest =
    { $how ->
        [quest-failed] It takes off { $share }% of the honour that wins.
       *[quest-completed] { $share }% of the honour that wins.
    }
telling-end-chance-elimination = The chance of that was { $chance }%.
telling-end-chance-wounds = The chance of that many wounds or more was { $chance }%.
telling-end-row-attacks = Attacks made
telling-end-row-wounds = Wounds dealt to enemies
telling-end-row-eliminated = Enemies eliminated
telling-end-row-lost = Own creatures lost
telling-end-row-activations = Activations
telling-end-row-cards = Cards played
telling-end-row-buildings = Buildings built
telling-end-row-prosperity = Prosperity at the end
telling-end-luck =
    { $dice ->
        [0] No dice that count.
       *[other] { $successes ->
            [one] { $successes } success
           *[other] { $successes } successes
        } with { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, { NUMBER($expected, maximumFractionDigits: 1) } expected: { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } more than expected.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } fewer than expected.
           *[equal] as expected.
        }
    }
telling-end-luck-about = Every die rolled counts, by the faces that were successes; a rerolled die counts again.
