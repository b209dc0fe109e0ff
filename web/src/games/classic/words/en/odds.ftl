odds-against = against { $split }
odds-wounds-in = wounds in %
odds-title = Odds before the attack
odds-none = Select a creature that can attack, or drag one into contact: the exact chances are shown here before anything is declared.
odds-tab =
    { $kind ->
        [go] Go and fight { $name }
        [defend] { $name } attacks
        [fight] Fight { $name }
        [strike-magically] Strike { $name } magically
        [throw] Throw at { $name }
        [shoot-magically] Magic at { $name }
       *[shoot] Shoot { $name }
    }
odds-after-moving = { $name }, after moving there
odds-they-would = If { $name }, who declares first, takes
odds-they-declared = { $name } has declared
odds-they-answer = { $name } would then answer
odds-your-split = Your split
odds-their-best = best: { $split }
odds-split = { $attack } attack, { $defence } defence
odds-fewer = One fewer attack die
odds-more = One more attack die
odds-wounds-to = Wounds to { $name } in %
odds-balance = Expected wounds dealt minus taken
odds-left =
    { $armour ->
        [0] { $left } left
       *[other] { $left } left, { $armour } armour
    }
odds-dies = { $wounds } dies
odds-exact = { $percent }%, exactly { $exact }
odds-yours = yours { $split }
odds-best = best { $split }
odds-expected = expected wounds
odds-use-best = Use best
odds-more-attacks = { $count } more
