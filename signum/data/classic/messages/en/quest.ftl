# What happens, is asked and is refused in a game of quests.

event-quests-shuffled = The quest deck is shuffled, with the early quests on top.
event-quest-drawn = A new quest is drawn: “{ $card }”.
event-quest-begun = The quest “{ $card }” begins.
event-quest-tallied = The Hero makes progress on “{ $card }”.
event-quest-completed = The quest “{ $card }” is accomplished.
event-quest-failed = The quest “{ $card }” has failed.
event-honour-gained =
    { $cards ->
        [0] The Hero gains { $amount } Honour and now has { $total }.
       *[other] The Hero gains { $amount } Honour and now has { $total }: the Overlord's Rage reaches a new section.
    }
event-rage-set = The Overlord has { $rage } Rage this turn.
event-overlord-card-drawn = The Overlord draws “{ $card }” and plays it with { $rage } Rage.
event-overlord-card-played =
    { $rage ->
        [0] The Overlord plays “{ $card }” and spends no Rage.
       *[other] The Overlord plays “{ $card }” for { $rage } Rage.
    }
event-overlord-card-done = “{ $card }” is laid aside.
event-friend-joined = { $creature } joins the Hero at { $to }.
event-returned-to-supply = { $creature } goes back to the supply.
event-not-placed = “{ $card }” is not placed because none is left or there is no room.
event-quest-terrain-laid = The quest places { $terrain } on the Battlefield.
event-terrain-changed =
    { $flipped ->
        [true] The card of { $terrain } is flipped to side B.
       *[false] { $terrain } has other abilities now.
    }
event-behaved =
    { $does ->
        [contact] { $creature } is in contact and attacks the weakest: { $target }.
        [attack] { $creature } goes to { $target } and attacks ({ $seeks ->
                [nearest] it seeks the nearest enemy
                [weakest] it seeks the weakest enemy
                [strongest] it seeks the strongest enemy
                [hero] it seeks the Hero
                [friend] it seeks the Hero's friend
               *[other] as its pattern says
            }).
        [shoot] { $creature } takes aim at { $target } ({ $seeks ->
                [nearest] it seeks the nearest enemy
                [weakest] it seeks the weakest enemy
                [strongest] it seeks the strongest enemy
                [hero] it seeks the Hero
                [friend] it seeks the Hero's friend
               *[other] as its pattern says
            }).
        [approach] { $creature } goes towards { $target } ({ $seeks ->
                [nearest] it seeks the nearest enemy
                [weakest] it seeks the weakest enemy
                [strongest] it seeks the strongest enemy
                [hero] it seeks the Hero
                [friend] it seeks the Hero's friend
               *[other] as its pattern says
            }).
        [guard] { $creature } guards { $target }.
        [advance] { $creature } goes towards the Hero's side.
       *[stay] { $creature } stays where it is.
    }
event-scored = Final Honour: { $total } ({ $honour } earned, plus { $prosperity } for Prosperity, minus { $wounds } for wounds, minus { $failed } for failed quests).

choice-dice-card = { $seat }: which dice card counts for { $creature }? The first shows { $first }, the second { $second }.
choice-quest-terrain = { $seat }: where do you place “{ $card }”?
choice-take-back = { $seat }: no “{ $card }” is left. Which creature do you take from the Battlefield to place it again?
choice-overlords-creature = { $seat }: which of the Overlord's creatures acts next?
option-act-in-order = Let them all act, in the order shown
choice-overlords-turn = { $seat }: what does the Overlord do next?
option-read-dice-card =
    { $number ->
        [1] The first dice card counts
       *[other] The second dice card counts
    }
option-play-overlord-card =
    { $times ->
        [0] Play “{ $card }” without its main ability
        [1] Play “{ $card }”
       *[other] Play “{ $card }”, its main ability { $times } times
    }

refusal-quests-lay-terrain = Only quests place terrains in this mode, so “{ $card }” cannot be played.
refusal-not-where-the-card-says = The card names another place; this one is { NUMBER($gap, maximumFractionDigits: 3) } cm off.
refusal-too-far-from-its-place = { $creature } may not go that far from its terrain.
refusal-too-little-rage = Playing “{ $card }” like this costs { $needed } Rage; { $there } is left.
refusal-no-card-played = The Overlord must play at least one card each turn.

outcome-honour = { $winners ->
        [none] A draw: the Hero has won Honour, but not enough.
       *[single] { $seat } { PERSON($seat, "wins", "win") } by the Hero's final Honour.
    }
outcome-forgotten = The Hero's rank: forgotten.
outcome-wanderer = The Hero's rank: wanderer.
outcome-knight = The Hero's rank: knight.
outcome-champion = The Hero's rank: champion.
outcome-legend = The Hero's rank: legend.
outcome-fallen = The Hero has fallen.

phase-quests = quests phase
mode-quest-pve = solo quests: one Hero against the Overlord
mode-quest-pvp = quests for two: one Hero, one Overlord

telling-overlord = The Overlord
telling-goal-quest = The Hero earns as much Honour as possible by completing quests; the Overlord wants the Hero to fall or to win too little Honour.
telling-honour = Honour { $honour }, the Overlord's Rage { $rage }; the next section begins at { $next } Honour.
telling-honour-last = Honour { $honour }, the Overlord's Rage { $rage }; this is the last section.
telling-decks-left = Cards left: the Overlord { $cards }, quests { $quests }, the Hero { $hero }.
telling-quest = Quest “{ $card }”: { $progress }.
telling-foretold =
    { $does ->
        [contact] { $creature } is in contact and attacks the weakest: { $target }.
        [attack] { $creature } goes to { $target } and attacks.
        [shoot] { $creature } takes aim at { $target }.
        [approach] { $creature } goes towards { $target }.
        [guard] { $creature } guards { $target }.
        [advance] { $creature } goes towards the Hero's side.
       *[stay] { $creature } stays where it is.
    }
telling-next-steps = What the Overlord's creatures do next, if nothing changes:

telling-phase-quest = Quests phase: a new quest is drawn.
telling-phase-card =
    { $quests ->
        [one] Quests phase: 1 quest is active and none can be drawn, so the Overlord draws a card and plays it with { $rage } Rage.
       *[other] Quests phase: { $quests } quests are active, so the Overlord draws a card and plays it with { $rage } Rage.
    }
telling-band =
    { $band ->
        [forgotten] Forgotten
        [wanderer] Wanderer
        [knight] Knight
        [champion] Champion
        [legend] Legend
        [overlord] The Overlord wins
        [draw] Draw
       *[hero] The Hero wins
    }
telling-band-means =
    { $band ->
        [forgotten] No song tells of this road. It counts as a defeat.
        [wanderer] Somebody came and helped; nobody recalls the name. It counts as a defeat.
        [knight] The villages know the Hero's name. It counts as a victory.
        [champion] Roads and fords bear the Hero's name. It counts as a clear victory.
        [legend] Children play this story, and none of them wants to be the Overlord. There is no higher rank.
        [overlord] Too little Honour was won: the land stays with the Overlord.
        [draw] Honour was won, but not enough to drive out the Overlord.
       *[hero] Enough Honour was won: the Overlord leaves the land.
    }
