# What is measured, as it is read out.

server-deciding =
    { $choice ->
        [construction] { $seat } is choosing what to build.
        [who-begins] { $seat } decides who begins.
        [corner] { $seat } is choosing a corner.
        [reroll] { $seat } may reroll dice.
        [split] { $seat } is splitting the dice.
       *[other] { $seat } is deciding what to do.
    }

finding-nobody = Nobody of that number is on the Battlefield.
finding-creature =
    { $name }, { $whose ->
        [own] yours
        [own-hero] your hero
        [enemy] enemy
        [enemy-hero] enemy hero
        [enemy-of] enemy, of { $player }
        [enemy-hero-of] enemy hero, of { $player }
        [ally-of] ally, of { $player }
        [ally-hero-of] allied hero, of { $player }
        [other-hero] hero of { $player }
       *[other] of { $player }
    }, { $left } of { $health } health
finding-armour = { $count } armour
finding-hidden = hidden
finding-tired = tired
finding-can-act = can act
finding-has-acted = has acted
finding-stands =
    { $where ->
        [left] On the left
        [right] On the right
       *[middle] In the middle
    }, { NUMBER($gap, maximumFractionDigits: 1) } cm from { $whose ->
        [own] your side
       *[first] the side of Player 1
    }.
finding-hour = { $hour } o'clock
finding-length = { NUMBER($length, maximumFractionDigits: 1) } cm
finding-touching = in contact
finding-touchable =
    { $how ->
        [run] can be touched by a run of { NUMBER($length, maximumFractionDigits: 1) } cm
       *[move] can be touched by a move of { NUMBER($length, maximumFractionDigits: 1) } cm
    }
finding-unseen = not in sight: { $blockers }
finding-shootable =
    { $attack ->
        [shooting] can be shot
        [throwing] can be hit by a throw
       *[magical-shot] can be hit by a Magical Shot
    }
finding-in-cover = in cover
finding-leaving = Leaving contact draws a backstab from { $those }.
finding-action-go =
    { $how ->
        [run] Run, up to { NUMBER($limit, maximumFractionDigits: 1) } cm
       *[move] Move, up to { NUMBER($limit, maximumFractionDigits: 1) } cm
    }
finding-action-cannot-go =
    { $how ->
        [run] Run
       *[move] Move
    }
finding-action-targets =
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
finding-actions = Actions of { $creature }: { $actions }.
finding-no-actions = { $creature } can do nothing now.
finding-cannot-shoot =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }.
        [throwing] { $creature } cannot throw at { $target }.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }.
    }
finding-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }: it is { NUMBER($gap, maximumFractionDigits: 1) } cm away; shooting reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
        [throwing] { $creature } cannot throw at { $target }: it is { NUMBER($gap, maximumFractionDigits: 1) } cm away; throwing reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }: it is { NUMBER($gap, maximumFractionDigits: 1) } cm away; the shot reaches { NUMBER($reach, maximumFractionDigits: 1) } cm.
    }
finding-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } cannot shoot { $target }: it is not in sight. In the way: { $blockers }.
        [throwing] { $creature } cannot throw at { $target }: it is not in sight. In the way: { $blockers }.
       *[magical-shot] { $creature } cannot make a Magical Shot at { $target }: it is not in sight. In the way: { $blockers }.
    }
finding-gone = { NUMBER($length, maximumFractionDigits: 1) } of { NUMBER($limit, maximumFractionDigits: 1) } cm.
finding-at = { $name } at { NUMBER($gap, maximumFractionDigits: 1) } cm
finding-sees = Sees { $those }.
finding-touches =
    { $count ->
        [0] Touches nobody.{ $those }
       *[other] Touches { $those }.
    }
finding-stabs =
    { $count ->
        [0] No backstab.{ $those }
       *[other] Backstab from { $those }.
    }
finding-no-place = No place there or near it is free.
finding-no-place-asked = No place is asked for now.
finding-nearest-place = The nearest place. { $why }
finding-no-such-way = This way of going is not known. Load the page again.
finding-no-odds = There are no odds for this: only attacks are weighed.
finding-odds-too-many = { $creature } against { $target }: more can follow than can be worked out exactly.
finding-odds-no-fight = { $creature } does not live to fight { $target }.
finding-odds-split = Split: { $attack } attack, { $defence } defence.
finding-odds-against = { $name } has { $attack } attack, { $defence } defence.
finding-odds-wounds = { $name }: { $chances }.
finding-odds-dies = dies { $percent }%
finding-odds-chance =
    { $wounds ->
        [0] no wound { $percent }%
        [one] { $wounds } wound { $percent }%
       *[other] { $wounds } wounds { $percent }%
    }
finding-odds-best =
    { $same ->
        [yes] That is the best split.
       *[no] Best is { $attack } attack, { $defence } defence: { $name } dies { $kill }%, { $creature } dies { $death }%.
    }

# Notes beside options.
finding-note-health = { $left } of { $health } health.
finding-note-harm = { NUMBER($lost, maximumFractionDigits: 1) } health lost on average, dies { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-healed = { NUMBER($healed, maximumFractionDigits: 1) } health back on average.
finding-note-reroll = Successes: { $now } now, { NUMBER($after, maximumFractionDigits: 2) } on average.
finding-note-creature = { $name }: { NUMBER($lost, maximumFractionDigits: 1) } health lost on average, dies { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-cancelled = Cancelled: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
finding-note-payable = You can then still pay for: { $cards }.
finding-note-none-payable = Then no other card in your hand can be paid.
finding-note-unharmed = Nobody loses health.

finding-no-threats = No enemy could attack any of your creatures in its next activation.
finding-threatened = { $name }: { $how ->
        [both] in reach of { $near }; can be shot by { $far }.
        [near] in reach of { $near }.
       *[far] can be shot by { $far }.
    }
