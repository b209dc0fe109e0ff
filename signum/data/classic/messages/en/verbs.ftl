# Further verbs of cards.

event-armour-lost =
    { $creature } loses { $tokens ->
        [one] { $tokens } armour token
       *[other] { $tokens } armour tokens
    }.
event-milled = { $seat } { PERSON($seat, "puts", "put") } { $card } from the top of the Battle Deck into the Graveyard.
event-risen = { $seat } { PERSON($seat, "raises", "raise") } { $card } from the Graveyard.
event-sank-back = { $card } does not enter the Battlefield and goes to the Graveyard of { $seat }.
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
        [cost] as its cost
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
       *[no] { $looked ->
            [one] it
           *[other] one of them
        }
    }.
event-fetched = { $seat } { PERSON($seat, "takes", "take") } { $card } from the Battle Deck and { PERSON($seat, "shuffles", "shuffle") } the deck.
telling-no-longer =
    { $ability ->
        [cannot-move] { $creature } can move again.
        [cannot-attack] { $creature } can attack again.
        [cannot-act] { $creature } can act again.
        [draw-attacks] { $creature } no longer draws attacks from a distance.
        [silenced] { $creature } has its abilities again.
        [strength] The effect on the strength of { $creature } is over.
        [health] The effect on the health of { $creature } is over.
        [movement] The effect on the movement of { $creature } is over.
        [under-arrows] Rain of Arrows no longer weakens { $creature }.
        [hunting] Predator no longer strengthens { $creature }.
       *[other] The effect that gave { $creature } { $name } is over.
    }
telling-no-longer-several =
    { $ability ->
        [cannot-move] { $creatures } can move again.
        [cannot-attack] { $creatures } can attack again.
        [cannot-act] { $creatures } can act again.
        [draw-attacks] { $creatures } no longer draw attacks from a distance.
        [silenced] { $creatures } have their abilities again.
        [strength] { $creatures } lose the effect on their strength.
        [health] { $creatures } lose the effect on their health.
        [movement] { $creatures } lose the effect on their movement.
        [under-arrows] Rain of Arrows no longer weakens { $creatures }.
        [hunting] Predator no longer strengthens { $creatures }.
       *[other] { $creatures } lose the effect that gave them { $name }.
    }
telling-back-again = { $creature } has { $name } again.
telling-back-again-several = { $creatures } have { $name } again.
event-silenced =
    { $until ->
        [attack] { $creature } loses all its abilities until the end of this attack.
        [end] { $creature } loses all its abilities until the end of turn { $turn }.
        [start] { $creature } loses all its abilities until the start of turn { $turn }.
       *[forever] { $creature } loses all its abilities.
    }
ability-silenced = has no abilities
event-left-the-field = { $creature } leaves the Battlefield.
event-called-up =
    { $origin ->
        [deck] { $seat } { PERSON($seat, "takes", "take") } { $card } from the Battle Deck, to summon it, and { PERSON($seat, "shuffles", "shuffle") } the deck.
       *[hand] { $seat } { PERSON($seat, "takes", "take") } { $card } from the Hand, to summon it.
    }
event-banished = { $creature } is banished from the game.
event-graveyard-banished = { $seat } { PERSON($seat, "banishes", "banish") } all cards in the Graveyard: { $cards }.
event-graveyard-returned = { $seat } { PERSON($seat, "shuffles", "shuffle") } the Graveyard into the Battle Deck.
event-sent-under =
    { $seat } { PERSON($seat, "puts", "put") } { $known ->
        [yes] { $card }
       *[no] one of the top cards
    } under the Battle Deck.
event-noted = What just happened counts for texts that ask about this turn.
event-entry-noted = { $creature } has entered this turn.
event-activation-stopped = The text of a card ends the activation of { $creature }.
event-disturbed = { $creature } is hurt, and what lasted until then is over.
refusal-not-acting = { $creature } is not in its activation.
choice-which-sentence = { $seat }: which sentence of { $card } do you carry out?
choice-pay-amount = { $seat }: how much Prosperity do you pay for { $card }?
option-pay-amount = Pay { $amount }
choice-attack-at-once = { $seat }: whom does { $creature } attack at once?
choice-scry = { $seat }: which of the top cards do you put under the Battle Deck?
choice-summon-from =
    { $seat }: which character do you summon from your { $zone ->
        [deck] Battle Deck
       *[hand] Hand
    } with { $card }?
refusal-other-condition =
    { $condition ->
        [ready] { $creature } has already been activated.
        [acted] { $creature } has not been activated yet.
        [unwounded] { $creature } is wounded.
        [hidden] { $creature } has no stealth token.
        [entered] { $creature } did not enter this turn.
        [engaged] { $creature } is not in contact with an enemy.
        [has-attacked] { $creature } has not attacked this turn.
        [armoured] { $creature } has no armour token.
       *[at-terrain] { $creature } is not in contact with a terrain.
    }
refusal-nobody-to-attack = { $creature } has nobody to attack in melee.
refusal-nothing-to-silence = { $creature } has no abilities to lose.
event-promised = The text of { $card } will be carried out later.
event-promise-kept = The text of { $card } is carried out now.
event-next-cost-changed =
    { $seat } { PERSON($seat, "pays", "pay") } { $amount } Prosperity { $way ->
        [less] less
       *[more] more
    } for the next { $cards ->
        [character] character
        [spell] spell
        [relic] relic
        [tactic] tactic
       *[card] card
    } this turn.
event-tactic-lost = { $seat } { PERSON($seat, "loses", "lose") } the face-down tactic { $card }: it goes to the Graveyard.
ability-c-abl-03 = a text that has waited for its moment
