turn-yours =
    { $count ->
        [0] Your turn. All your creatures have acted: play cards or end the turn.
        [one] Your turn. One creature can act.
       *[other] Your turn. { $count } creatures can act.
    }
turn-goes-on = Your turn.
question-place = Point at a place on the field, or move the ghost with the arrow keys and press Enter.
question-creatures = Choose on the field or here.
choose = Choose
build = Build
build-choose = Choose a building. Right: its cost. Left: a dot for each card in your hand that needs it.
build-needed = { $name } is needed for { $cards }.
pay = Pay with { $buildings }
pay-chosen = { $chosen } of { $count } chosen
hand-mark = Mark the cards that you do not want.
hand-replace =
    { $count ->
        [0] Replace
        [one] Replace one card
       *[other] Replace { $count } cards
    }
hand-discard =
    { $count ->
        [0] Discard for Prosperity
       *[other] Discard { $count } for { $count } Prosperity
    }
split = { $attack } attack, { $defence } defence
split-ask =
    { $role ->
        [defender] { $foe } attacks { $creature }. Split your dice.
       *[attacker] { $creature } attacks { $foe }. Split your dice.
    }
split-yours = Your split
split-fewer = One fewer die in attack
split-more = One more die in attack
split-best = Best
split-is-best = the best split
split-best-about = The highest chance to kill minus the chance to die; where that is equal, the better exchange of health.
split-take = Roll with { $attack } attack, { $defence } defence
die =
    { $face ->
        [axe] Axe
        [shield] Shield
       *[bullseye] Bullseye
    }{ $counts ->
        [yes] , succeeds
        [no] , fails
       *[unknown] { "" }
    }
reroll-limit =
    { $count ->
        [one] One die may be rerolled.
       *[other] Up to { $count } dice may be rerolled.
    }
reroll-none = Keep all
reroll =
    { $count ->
        [0] Reroll
        [one] Reroll one die
       *[other] Reroll { $count } dice
    }
selection = Selected creature
selection-nobody = Select a creature on the field or in the strip below. N goes to the next one that can act.
selection-tap = Tap a creature to see what it can do.
selection-others-turn = You may look, measure and read cards meanwhile.
selection-out = You are out of the game. You may watch it to its end.
selection-watching = Select a creature to see its figures.
selection-enemy = Belongs to { WITHIN($name) }.
select-inspect = Read the card of { $name }
centimetres = { $length } cm
state-enemy = enemy
state-of = { $name }
state-can-act = can act
state-acting = acting
state-acted = has acted
state-tired = tired: all dice defend
state-hidden = hidden
state-concentration = { $count } concentration
state-skips =
    { $count ->
        [one] loses its next activation
       *[other] loses its next { $count } activations
    }
state-victim = victim: { $name }
action =
    { $action ->
        [move] Move
        [run] Run
        [fight] Fight
        [shoot] Shoot
        [ability] Ability
       *[pass] Pass
    }
action-limit = ≤ { $length } cm
action-count =
    { $action ->
        [fight] { $count } in reach
        [shoot] { $count } in sight
       *[other] { $count } ready
    }
action-none =
    { $action ->
        [fight] no contact
        [move] not now
        [run] not now
        [shoot] nobody
       *[other] none ready
    }
action-pass-note = do nothing
action-nothing = There is nothing of that kind to do.
actions-all = All actions
actions-of = All actions of { $name }
strip = What remains this turn
strip-to-act = { $left } of { $of } to act
strip-built =
    { $built ->
        [yes] construction
       *[no] build first
    }
strip-terrain = Lay terrain
chip =
    { $name }: { $state ->
        [now] acting
        [can] can act
        [done] has acted
       *[waits] waiting
    }
end-turn = End turn
end-overlords = Let all act
end-ask =
    { $count ->
        [one] One creature has not been activated. Pass it?
       *[other] { $count } creatures have not been activated. Pass all of them?
    }
end-pass-only =
    { $count ->
        [one] Pass it
       *[other] Pass them
    }
end-pass-and-end = Pass and end turn
terrain-which = Which terrain do you lay? One per turn, paid for like a card.
terrain-lay = Point where { $name } should lie and click. R turns it, or the wheel with Shift; Escape puts it back.
terrain-lay-quest = { $words } Point and click; R turns it, or the wheel with Shift.
question-place-tap = Tap a place on the field, move the ghost there, and confirm.
seat-creatures =
    { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }
selection-ally = Your ally's creatures cannot be attacked.
