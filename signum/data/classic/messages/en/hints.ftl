### Advice: plans of an activation, and reasons with figures.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, then { $second }
telling-hint-go-there =
    { $how ->
        [run] run to { $place }
       *[move] move to { $place }
    }
telling-hint-go =
    { $how ->
        [run] run
       *[move] move
    }{ $where ->
        [cover] { " " }into the cover of { $thing }
        [behind] { " " }behind { $thing }
        [contact] { " " }into contact with { $thing }
        [towards] { " " }towards { $thing }, stopping { NUMBER($gap, maximumFractionDigits: 1) } cm away
       *[away] { " " }away from { $thing }, to { NUMBER($gap, maximumFractionDigits: 1) } cm
    }
telling-hint-stay = stay and do nothing
telling-hint-attack =
    { $attack ->
        [strike-magically] strike { $target } with magic
        [shoot] shoot at { $target }
        [throw] throw at { $target }
        [shoot-magically] shoot at { $target } with magic
       *[fight] attack { $target } in melee
    }
telling-hint-odds =
    { $safe ->
        [yes] { NUMBER($kill, style: "percent", maximumFractionDigits: 0) } to kill, { $dealt ->
            [1] 1 wound
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } wounds
        } on average.
       *[no] { NUMBER($kill, style: "percent", maximumFractionDigits: 0) } to kill, { $dealt ->
            [1] 1 wound
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } wounds
        } dealt and { NUMBER($taken, maximumFractionDigits: 1) } taken on average, { NUMBER($death, style: "percent", maximumFractionDigits: 0) } to die.
    }
telling-hint-stabs = Backstabs on the way: { $those }.
telling-hint-unreached =
    { $attacks ->
        [yes] Then no other enemy reaches it or has a shot at it.
       *[no] Then no enemy reaches it or has a shot at it.
    }
telling-hint-reached =
    { $attacks ->
        [yes] { $count ->
            [one] Of the others, only { $those } reaches it then.
           *[other] Of the others, { $those } reach it then.
        }
       *[no] { $count ->
            [one] Then only { $those } reaches it.
           *[other] Then { $those } reach it.
        }
    }
telling-hint-shot-at =
    { $count ->
        [one] { $those } has a shot at it.
       *[other] { $those } have a shot at it.
    }
telling-hint-card = Costs { $cost }; { $left } Prosperity left.
telling-hint-newcomer = Comes with strength { $strength } and health { $health }.
telling-hint-build =
    { $count ->
        [0] No card in your hand needs it; { $left } Prosperity left.
        [one] 1 card in your hand needs it; { $left } Prosperity left.
       *[other] { $count } cards in your hand need it; { $left } Prosperity left.
    }
telling-hint-best-by-wounds = Counting only wounds, { $attack } attack, { $defence } defence is best; the computer also counts what each creature is worth.
telling-hint-save = You keep { $count } Prosperity.
telling-hint-waiting =
    { $count ->
        [0] All your creatures have acted.
        [one] 1 creature has not acted yet.
       *[other] { $count } creatures have not acted yet.
    }
telling-hint-creature = { $creature }: { $left } of { $health } health, strength { $strength }.
telling-hint-terrain =
    { $count ->
        [0] Keeps nobody away from { $hero }.
       *[other] These can no longer attack { $hero }: { $those }.
    }
telling-hint-kept =
    { $better ->
        [yes] Successes: { $now } now; the best reroll brings { NUMBER($best, maximumFractionDigits: 2) } on average.
       *[no] Successes: { $now } now; no reroll brings more on average.
    }
telling-hint-untapped =
    { $count ->
        [one] 1 building stays untapped.
       *[other] { $count } buildings stay untapped.
    }
telling-hint-tactic-kept = The tactic stays face down for another moment.
telling-hint-acts =
    { $still ->
        [yes] It can still act this turn.
       *[no] It has acted this turn.
    }
telling-hint-begin =
    { $own ->
        [yes] You build and act first.
       *[no] The opponent builds and acts first.
    }
telling-hint-hand =
    { $count ->
        [0] No card stays.
       *[other] Cards that stay: { $count }; with at most two buildings: { $early }.
    }
telling-hint-nearest = The nearest enemy, { $foe }, is { NUMBER($gap, maximumFractionDigits: 1) } cm away.
