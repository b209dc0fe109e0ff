# What is measured, as it is read out.

server-deciding =
    { $choice ->
        [construction] { $seat } is choosing what to build.
        [first-player] { $seat } decides who begins.
        [reroll] { $seat } may throw dice again.
        [split] { $seat } is choosing a split.
       *[other] { $seat } is deciding what to do.
    }

server-nobody = Nobody of that number is on the Battlefield.
server-creature =
    { $name }, { $whose ->
        [own] yours
        [own-hero] your hero
        [enemy] enemy
        [enemy-hero] enemy hero
        [other-hero] hero of { $player }
       *[other] of { $player }
    }, { $left } of { $health } health
server-armour = { $count } armour
server-hidden = hidden
server-tired = tired
server-can-act = can act
server-has-acted = has acted
server-stands =
    { $where ->
        [left] On the left
        [right] On the right
       *[middle] In the middle
    }, { NUMBER($gap, maximumFractionDigits: 1) } cm from { $whose ->
        [own] your side
       *[first] the first player's side
    }.
server-hour = { $hour } o'clock
server-length = { NUMBER($length, maximumFractionDigits: 1) } cm
server-touching = in contact
server-touchable =
    { $how ->
        [run] can be touched by a run of { NUMBER($length, maximumFractionDigits: 1) } cm
       *[move] can be touched by a move of { NUMBER($length, maximumFractionDigits: 1) } cm
    }
server-unseen = not in sight: { $blockers }
server-shootable =
    { $attack ->
        [shooting] can be shot
        [throwing] can be hit by a throw
       *[magical-shot] can be hit by a Magical Shot
    }
server-in-cover = in cover
server-leaving = Leaving contact draws a backstab from { $those }.
server-action-go =
    { $how ->
        [run] Run, up to { NUMBER($limit, maximumFractionDigits: 1) } cm
       *[move] Move, up to { NUMBER($limit, maximumFractionDigits: 1) } cm
    }
server-action-cannot-go =
    { $how ->
        [run] Run
       *[move] Move
    }
server-action-targets =
    { $action ->
        [fight] Melee
        [strike-magically] Magical strike
        [shoot] Shooting
        [throw] Throwing
        [shoot-magically] Magical Shot
        [detect] Detection
       *[other] Others
    }, { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
server-actions = Actions of { $creature }: { $actions }.
server-no-actions = { $creature } can do nothing now.
server-cannot-shoot =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }.
        [throwing] { $creature } cannot throw at { $target }.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }.
    }
server-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }. { NUMBER($gap, maximumFractionDigits: 1) } cm away; shooting reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
        [throwing] { $creature } cannot throw at { $target }. { NUMBER($gap, maximumFractionDigits: 1) } cm away; throwing reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }. { NUMBER($gap, maximumFractionDigits: 1) } cm away; it reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
    }
server-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }. Not in sight, in the way: { $blockers }.
        [throwing] { $creature } cannot throw at { $target }. Not in sight, in the way: { $blockers }.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }. Not in sight, in the way: { $blockers }.
    }
server-gone = { NUMBER($length, maximumFractionDigits: 1) } of { NUMBER($limit, maximumFractionDigits: 1) } cm.
server-at = { $name } at { NUMBER($gap, maximumFractionDigits: 1) } cm
server-sees = Sees { $those }.
server-touches =
    { $count ->
        [0] Touches nobody.{ $those }
       *[other] Touches { $those }.
    }
server-stabs =
    { $count ->
        [0] No backstab.{ $those }
       *[other] Backstab from { $those }.
    }
server-no-place = No place there or near it is free.
server-no-place-asked = No place is asked for now.
server-no-such-way = This way of going is not known. Load the page again.
server-no-odds = There are no odds for this: only attacks are weighed.
server-odds-too-many = { $creature } against { $target }: more can follow than can be worked out exactly.
server-odds-no-fight = { $creature } does not live to fight { $target }.
server-odds-split = Split: { $attack } attack, { $defence } defence.
server-odds-against = { $name } has { $attack } attack, { $defence } defence.
server-odds-wounds = { $name }: { $chances }.
server-odds-dies = dies { $percent } percent
server-odds-chance =
    { $wounds ->
        [0] no wound { $percent } percent
        [one] { $wounds } wound { $percent } percent
       *[other] { $wounds } wounds { $percent } percent
    }
server-odds-best =
    { $same ->
        [yes] That is the best split.
       *[no] Best is { $attack } attack, { $defence } defence: { $name } dies { $kill } percent, { $creature } dies { $death } percent.
    }
