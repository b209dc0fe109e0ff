# What is asked, what may be answered, and why something may not.

choice-turn = { $seat }: what do you do next?
choice-action = { $seat }: { $creature } is active. What does it do?
choice-split =
    { $seat }: { $role ->
        [defender] { $creature } is attacked by { $foe }
       *[attacker] { $creature } attacks { $foe }
    } and has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. How do you split?
choice-reroll =
    { $seat }: { $why ->
        [defence] { $creature } rolled for defence: { $faces }.
        [healing] { $creature } rolled to heal: { $faces }.
        [ritual] { $creature } rolled for its Ritual: { $faces }.
       *[attack] { $creature } rolled for attack: { $faces }.
    } { $limit ->
        [one] One die may be rerolled.
       *[other] Up to { $limit } dice may be rerolled.
    } Which?
choice-vampirism = { $seat }: { $creature } has dealt wounds. Shall it be healed by 1?
choice-after-moving = { $seat }: { $creature } has moved. What does it do now?
choice-backstab = { $seat }: { $creature } is hidden and may backstab { $target }, which costs its Stealth token. Shall it?
choice-summoning-place = { $seat }: where does { $card } enter the Battlefield?

option-activate = Activate { $creature }
option-pass-rest = Finish: all other creatures do nothing
option-end-turn = End the turn
option-fight = Attack { $target } in melee
option-strike-magically = Strike { $target } with magic
option-move =
    { $touched ->
        [yes] Move into contact with { $touching }
       *[no] Move to { $to }
    }
option-run =
    { $touched ->
        [yes] Run into contact with { $touching }
       *[no] Run to { $to }
    }
option-place-at = At { $to }
option-use = Use the ability { $ability }
option-pass = Do nothing
option-split = { $attack } attack, { $defence } defence
option-reroll =
    { $total ->
        [0] Keep all dice
       *[other] Reroll { $dice }
    }

refusal-activation-running = { $creature } is active and acts first.
refusal-already-activated = { $creature } was already activated this turn.
refusal-activation-cancelled = The activation of { $creature } would be cancelled.
refusal-falls-first = { $creature } would fall before it can act.
refusal-nothing-to-do = { $creature } can do nothing now.
refusal-skips-activation = { $creature } must skip this activation.
refusal-start-decides = The start of the activation of { $creature } needs dice or answers first: activate it.
refusal-creatures-waiting = These creatures have not been activated yet: { $creatures }.
refusal-has-moved = { $creature } has moved, so it cannot use this ability.
refusal-in-contact = { $creature } is in contact with opposing creatures: { $foes }.
refusal-no-activation-running = No creature is active; activate one first.
refusal-no-magical-strike = { $creature } has no magical strike.
refusal-no-strength = { $creature } has no strength left to fight with.
refusal-no-such-ability = { $creature } does not have { $ability }.
refusal-no-such-creature = { $creature } is not on the Battlefield.
refusal-nobody-left = All your creatures have been activated.
refusal-not-an-enemy = { $creature } is on your own side.
refusal-not-in-contact = { $creature } is not in contact, but { NUMBER($gap, maximumFractionDigits: 3) } cm away.
refusal-not-your-creature = { $creature } is not yours: { $seat } controls it.
refusal-already-there = { $creature } stands there already.
refusal-cannot-run = { $creature } cannot run.
refusal-hero-missing = A hero is missing, so wounds cannot be compared.
refusal-hidden = { $creature } is hidden and cannot be chosen as a target.
refusal-in-difficult-terrain = { $creature } is in difficult terrain and cannot run.
refusal-no-movement = { $creature } has no movement.
refusal-no-next-distance =
    { $movement ->
        [none] { $creature } has no movement and cannot run.
       *[other] { $creature } has movement { $movement } and cannot run: there is no next distance.
    }
refusal-no-way = There is no way there for { $creature }.
refusal-not-seen = { $creature } cannot be seen. In the way: { $blockers }.
refusal-out-of-reach = { $creature } is { NUMBER($gap, maximumFractionDigits: 3) } cm away; the reach is { NUMBER($reach, maximumFractionDigits: 3) } cm.
refusal-outside-the-field = That is outside the Battlefield.
refusal-place-taken = The place is taken by { $by }.
refusal-slowed = The way is { NUMBER($length, maximumFractionDigits: 3) } cm long; in difficult terrain { $creature } may go { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-too-far = The way is { NUMBER($length, maximumFractionDigits: 3) } cm long; { $creature } may go { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-not-on-own-side = A creature enters in contact with its own side of the Battlefield; this is { NUMBER($gap, maximumFractionDigits: 3) } cm off.
refusal-too-close = { $creature } is only { NUMBER($gap, maximumFractionDigits: 3) } cm away; { NUMBER($limit, maximumFractionDigits: 1) } cm must be kept.
refusal-line-too-long = The shortest free line of sight to { $creature } is { NUMBER($length, maximumFractionDigits: 3) } cm long; the reach is { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-no-running-through = The way is { NUMBER($length, maximumFractionDigits: 3) } cm long and leads through difficult terrain, where { $creature } cannot run.
refusal-other-number-of-dice =
    { $creature } must use all its dice: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
refusal-too-few-attack-dice =
    { $creature } must put at least { $least ->
        [one] { $least } die
       *[other] { $least } dice
    } into attack.
refusal-too-few-defence-dice =
    { $creature } must put at least { $least ->
        [one] { $least } die
       *[other] { $least } dice
    } into defence.

# With several opponents.
choice-which-opponent = { $seat }: which opponent does { $card } affect?
option-against = { $seat }
refusal-other-opponent = An effect on the opponent affects one opponent: all targets belong to the same player.
