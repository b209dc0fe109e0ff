field-list = Battlefield, 60 by 60 centimetres
field-measure = Measure from the selected creature
field-move = move { $length }
field-run = run { $length }
field-sees = sees · { $length } cm
field-shoots = shoots · { $length } cm
field-blocked = blocked by { $blockers }
field-unseen = not seen · { $length } cm
field-touch = touch · { $length }
field-touch-run = run to touch · { $length }
field-length = { $length } cm
field-length-run = run · { $length } cm
field-not-here = not here
field-nearest-place = nearest place
field-menu = What to do with { $name }
field-look = Look at { $name }
field-confirm = Confirm
field-adjust = Drag to adjust.
field-put-back = Put back
field-put-back-by-change = The table has changed. What you held was put back.
field-turn = Turn
field-measuring = Measuring
field-led =
    { $way ->
        [run] Run
       *[move] Move
    }, up to { $length } centimetres. The arrow keys move the ghost, C goes to the next contact, Enter confirms, Escape puts it back.
field-confirm-group = The chosen place
field-creature =
    { $name }, { $whose ->
        [own] yours
        [own-hero] your hero
        [enemy] enemy
        [enemy-hero] enemy hero
        [enemy-of] enemy, of { WITHIN($player) }
        [enemy-hero-of] enemy hero, of { WITHIN($player) }
        [ally-of] ally, of { WITHIN($player) }
        [ally-hero-of] allied hero, of { WITHIN($player) }
       *[other] of { WITHIN($player) }
    }, { $left } of { $health } health
field-armour = { $count } armour
field-hidden = hidden
field-poisoned = poisoned
field-diseased = diseased
field-tired = tired: all dice defend
field-concentration = { $count ->
    [one] { $count } concentration token
   *[other] { $count } concentration tokens
}
field-skips = its next activation is lost
field-selected = selected
field-can-act = can act
field-done = has acted
field-summoned = summoned this turn
field-choice = choice { $number } of { $of }
field-terrain = { $name }, terrain
field-searched = searched
field-place =
    { $where ->
        [left] Left part of the field
        [right] Right part of the field
       *[middle] Middle of the field
    }, { $length } centimetres from { $side ->
        [first] the side of Player 1
       *[own] your side
    }.
field-fight = Zoom in on the fight
field-threats = What enemies could reach and shoot
field-own-side = your side
field-side-of = side of { WITHIN($name) }
field-spares-ally = { $name } belongs to { WITHIN($player) }: your ally's creatures cannot be attacked.
