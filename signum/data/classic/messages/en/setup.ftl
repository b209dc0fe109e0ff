# Setting up: who begins, the heroes, the opening hands.

phase-setup = setting up

event-dice-compared = The players roll for the first turn: { $scores }.
telling-score = { $score } for { $seat }
event-first-player-chosen = { $seat } { PERSON($seat, "takes", "take") } the first turn.
event-corner-picked = { $seat } { PERSON($seat, "takes", "take") } the corner in the { $corner }, with XL of the side towards the { $towards }.
event-hero-placed = { $seat } { PERSON($seat, "places", "place") } the hero { $creature } at { $to }.
event-deck-shuffled = { $seat } { PERSON($seat, "shuffles", "shuffle") } the Battle Deck.
event-set-aside =
    { $known ->
        [yes] { $seat } { PERSON($seat, "replaces", "replace") } { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } from the Hand: { $cards }.
       *[no] { $seat } { PERSON($seat, "replaces", "replace") } { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } from the Hand.
    }
event-shuffled-in = { $seat } { PERSON($seat, "shuffles", "shuffle") } the replaced cards into the Battle Deck.
event-stage-began = Setting up goes on.

choice-who-begins = { $seat }: who takes the first turn?
choice-corner = { $seat }: from which corner of the Battlefield does your side run?
choice-hero-place = { $seat }: where on your own side does your hero { $card } stand?
choice-opening-hand = { $seat }: do you keep your opening hand?

option-begin = { $seat }
option-pick-corner = Corner in the { $corner }, side towards the { $towards }
corner-south-west = south-west
corner-south-east = south-east
corner-north-east = north-east
corner-north-west = north-west
option-keep-hand = Keep the Hand
option-replace-cards = Replace: { $cards }
option-discard-cards = Discard for 1 Prosperity each: { $cards }

refusal-hand-is-not-discarded = In this printing cards of the opening hand are not discarded for Prosperity.
refusal-deck-too-short =
    That takes { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    } from the Battle Deck; it has { $there }.

event-construction-arranged =
    { $known ->
        [yes] { $seat } { PERSON($seat, "puts", "put") } the Construction Deck in order: { $cards }.
       *[no] { $seat } { PERSON($seat, "puts", "put") } the Construction Deck in order.
    }
choice-construction-deck =
    { $seat }: { $count ->
        [0] which building comes first in your Construction Deck?
       *[other] your Construction Deck so far: { $cards }. Which building comes next?
    }
option-build-next = Next: { $card }
option-keep-listed-order = Keep the rest in the order of the deck list
