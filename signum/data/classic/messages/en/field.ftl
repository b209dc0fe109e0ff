# Terrain cards and ruins.

event-terrain-laid = { $seat } { PERSON($seat, "lays", "lay") } { $terrain }, with its middle at { $place }.
event-terrain-destroyed = { $seat } { PERSON($seat, "loses", "lose") } the terrain { $card }: it is destroyed.
event-searched = { $creature } searches { $terrain }.

choice-entrance = { $seat }: { $creature } has found a secret entrance. Where does it come out?

option-lay-terrain =
    { $degrees ->
        [0] Lay terrain: { $card }, at { $to }
       *[other] Lay terrain: { $card }, at { $to }, turned by { $degrees }°
    }
option-search = Search { $terrain }
option-use-entrance = Look for a secret entrance in { $terrain }
option-come-out = Come out at { $to }
option-stay-inside = Stay where it is

refusal-not-in-maps = You have no such terrain card: { $card }.
refusal-one-terrain-a-turn = You cannot lay { $card }: you have already laid a terrain this turn.
refusal-laid-once = { $card } is unique and was already laid in this game.
refusal-too-near-a-side = { $card } would lie { NUMBER($gap, maximumFractionDigits: 3) } cm from a side of the Battlefield; { NUMBER($limit, maximumFractionDigits: 1) } cm must be kept.
refusal-too-near-a-creature = { $creature } is in the way, { NUMBER($gap, maximumFractionDigits: 3) } cm from the terrain.
refusal-too-near-a-terrain = { $terrain } is only { NUMBER($gap, maximumFractionDigits: 3) } cm away; { NUMBER($limit, maximumFractionDigits: 1) } cm must be kept.
refusal-no-ruins-there = { $creature } is not in contact with these ruins.
refusal-only-characters-search = { $creature } is not a character, and only characters search ruins.
refusal-searched-already = { $terrain } has already been searched.
refusal-not-searched-yet = { $terrain } has not been searched yet.
refusal-no-exit-there = { $creature } comes out only in contact with other searched ruins and with no opposing creature.
refusal-has-run = { $creature } has run and can no longer do this.
