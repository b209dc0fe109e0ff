# Further verbs of cards.

event-armour-lost =
    { $creature } loses { $tokens ->
        [one] { $tokens } armour token
       *[other] { $tokens } armour tokens
    }.
event-milled = { $seat } { PERSON($seat, "puts", "put") } the top card of the Battle Deck into the Graveyard: { $card }.
event-risen = { $seat } { PERSON($seat, "raises", "raise") } { $card } from the Graveyard.
event-sank-back = { $seat } { PERSON($seat, "leaves", "leave") } { $card } in the Graveyard.
choice-revive = { $seat }: which character does { $card } bring back from the Graveyard?
refusal-no-armour = { $creature } has no armour token to lose.
refusal-lacks-ability = { $creature } does not have { $ability }.
refusal-cannot-attack = { $creature } cannot attack for now.
refusal-of-this-race =
    { $creature } is of the race { $race ->
        [human] Human
        [elf] Elf
        [dwarf] Dwarf
        [orc] Orc
        [giant] Giant
        [spider] Spider
        [fox] Fox
        [spirit] Spirit
        [undead] Undead
        [beast] Beast
        [gryphon] Gryphon
        [unicorn] Unicorn
        [plant] Plant
        [construct] Construct
        [dragon] Dragon
       *[demon] Demon
    }.
refusal-other-race =
    { $creature } is not of the race { $race ->
        [human] Human
        [elf] Elf
        [dwarf] Dwarf
        [orc] Orc
        [giant] Giant
        [spider] Spider
        [fox] Fox
        [spirit] Spirit
        [undead] Undead
        [beast] Beast
        [gryphon] Gryphon
        [unicorn] Unicorn
        [plant] Plant
        [construct] Construct
        [dragon] Dragon
       *[demon] Demon
    }.
refusal-other-figure =
    { $creature } has { $there } { $figure ->
        [strength] strength
        [health] health
       *[health-left] health left
    }, which is not what the text asks for.
refusal-too-few-cards =
    That takes { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    } from your Hand; you have { $there }.
refusal-nobody-to-sacrifice = You have nobody to sacrifice for { $card }.
choice-sacrifice = { $seat }: whom do you sacrifice for { $card }?
choice-copy-ability = { $seat }: which ability of { $creature } is copied?
choice-take-card = { $seat }: which card do you take?
option-pick-ability = { $ability }
refusal-nothing-to-copy = { $creature } has no ability that can be copied.
refusal-other-base = The base of { $creature } does not fit into that place.
event-hand-seen = { $by } { PERSON($by, "looks", "look") } at { PERSON($seat, "theirs", "yours") ->
        [yours] your Hand
       *[theirs] the Hand of { $seat }
    }{ $known ->
        [yes] {": "}{ $cards }.
       *[no] {"."}
    }
event-taken-from-top =
    { $seat } { PERSON($seat, "looks", "look") } at { $looked ->
        [one] the top card
       *[other] the top { $looked } cards
    } of the Battle Deck and { PERSON($seat, "takes", "take") } { $known ->
        [yes] { $card }
       *[no] one of them
    }.
event-fetched = { $seat } { PERSON($seat, "takes", "take") } { $card } from the Battle Deck and { PERSON($seat, "shuffles", "shuffle") } the deck.
