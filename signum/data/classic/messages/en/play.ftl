# Cards and the City: building, paying, playing, tapping, and what the texts of cards do.

event-built = { $seat } { PERSON($seat, "builds", "build") } { $card } for { $cost } Prosperity.
event-spent = { $seat } { PERSON($seat, "spends", "spend") } { $amount } Prosperity.
event-tapped = { $seat } { PERSON($seat, "taps", "tap") } { $card }.
event-untapped = { $seat } { PERSON($seat, "untaps", "untap") } { $card }.
event-card-used = { $seat } { PERSON($seat, "uses", "use") } { $card }.
event-card-played =
    { $type ->
        [character] { $seat } { PERSON($seat, "plays", "play") } the character { $card }.
        [spell] { $seat } { PERSON($seat, "plays", "play") } the spell { $card }.
        [relic] { $seat } { PERSON($seat, "plays", "play") } the relic { $card }.
       *[tactic] { $known ->
            [yes] { $seat } { PERSON($seat, "plays", "play") } the tactic { $card }.
           *[no] { $seat } { PERSON($seat, "plays", "play") } a tactic.
        }
    }
event-spell-spent = { $seat } { PERSON($seat, "puts", "put") } { $card } into the Graveyard.
event-tactic-laid =
    { $known ->
        [yes] { $seat } { PERSON($seat, "lays", "lay") } the tactic { $card } face down.
       *[no] { $seat } { PERSON($seat, "lays", "lay") } a tactic face down.
    }
event-tactic-revealed = { $seat } { PERSON($seat, "reveals", "reveal") } the tactic { $card }.
event-donned =
    { $tokens ->
        [0] { $seat } { PERSON($seat, "gives", "give") } the hero the relic { $card }.
        [one] { $seat } { PERSON($seat, "gives", "give") } the hero the relic { $card } with { $tokens } armour token.
       *[other] { $seat } { PERSON($seat, "gives", "give") } the hero the relic { $card } with { $tokens } armour tokens.
    }
event-use-counted = { $seat } { PERSON($seat, "spends", "spend") } one use of { $card }.
event-word-said =
    { $word ->
        [first-word] { $card } says its First Word.
       *[last-word] { $card } says its Last Word.
    }
event-play-failed = { $seat } { PERSON($seat, "loses", "lose") } { $card }: it is cancelled and goes to the Graveyard.
event-plan-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "draws", "draw") } { $card } from the Construction Deck.
       *[no] { $seat } { PERSON($seat, "draws", "draw") } from the Construction Deck.
    }
event-building-destroyed = { $seat } { PERSON($seat, "loses", "lose") } the building { $card }: it is destroyed.
event-relic-destroyed = { $seat } { PERSON($seat, "loses", "lose") } the relic { $card }: it is destroyed and goes to the Graveyard.
event-readied = { $creature } may be activated again this turn.
event-back-to-hand =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } returns to your Hand.
       *[theirs] { $creature } returns to the Hand of { $owner }.
    }
event-back-to-deck =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } is shuffled into your Battle Deck.
       *[theirs] { $creature } is shuffled into the Battle Deck of { $owner }.
    }
event-recalled = { $seat } { PERSON($seat, "takes", "take") } { $card } from the Graveyard into the Hand.
event-lost = { $creature } loses { $ability }.
event-control-taken =
    { $until ->
        [attack] { $seat } { PERSON($seat, "takes", "take") } control of { $creature } until the end of this attack.
        [end] { $seat } { PERSON($seat, "takes", "take") } control of { $creature } until the end of turn { $turn }.
        [start] { $seat } { PERSON($seat, "takes", "take") } control of { $creature } until the start of turn { $turn }.
       *[forever] { $seat } { PERSON($seat, "takes", "take") } control of { $creature }.
    }
event-control-ended = { $seat } { PERSON($seat, "controls", "control") } { $creature } again.
event-activation-lost = { $creature } will do nothing at its next activation.
event-skipped = { $creature } spends this activation doing nothing.
event-taken-away =
    { $until ->
        [attack] { $creature } loses { $ability } until the end of this attack.
        [end] { $creature } loses { $ability } until the end of turn { $turn }.
        [start] { $creature } loses { $ability } until the start of turn { $turn }.
       *[forever] { $creature } loses { $ability }.
    }
event-spell-cast = { $seat } { PERSON($seat, "casts", "cast") } { $card }.
event-tactic-spent = { $seat } { PERSON($seat, "puts", "put") } the tactic { $card } into the Graveyard.
event-tactics-awaited = { $seat } may reveal tactics.
event-put-under =
    { $known ->
        [yes] { $seat } { PERSON($seat, "puts", "put") } { $card } from the Hand under the Battle Deck.
       *[no] { $seat } { PERSON($seat, "puts", "put") } a card from the Hand under the Battle Deck.
    }
event-regained = { $seat } { PERSON($seat, "takes", "take") } { $card } back into the Hand.
event-prosperity-lost = { $seat } { PERSON($seat, "loses", "lose") } { $amount } Prosperity.
event-activation-cancelled = The activation of { $creature } is cancelled.

choice-construction = { $seat }: what do you build?
choice-pay =
    { $seat }: { $count ->
        [one] which building do you tap? It takes { $count }, of any name.
       *[other] which buildings do you tap? It takes { $count }, of any name.
    }
choice-durability = { $seat }: { $creature } takes { $damage } damage. Which relic loses its armour tokens first?
choice-replace = { $seat }: which relic goes to the Graveyard and makes room for { $card }?
choice-tactic =
    { $seat }: { $event ->
        [attack-declared] { $attacker } attacks { $target }.
        [hurt] { $creature } takes damage.
        [eliminated] { $creature } is eliminated.
        [healed] { $creature } is healed.
        [summoned] { $card } is summoned.
        [activated] { $creature } is activated.
        [move-declared] { $creature } moves.
        [moved] { $creature } moves.
        [rolled] { $creature } has rolled.
        [spell-cast] the spell { $card } is played.
        [spell-spent] the spell { $card } is played.
        [built] the building { $card } is built.
       *[other] something happens.
    } Do you reveal a tactic?
choice-occasion = { $seat }: { $card } is revealed. For which creature does it act?
choice-target =
    { $of ->
        [1] { $seat }: choose a target for { $card }.
       *[other] { $seat }: choose target { $number } of { $of } for { $card }.
    }
choice-use-text = { $seat }: do you use the text of { $card }?
choice-discard = { $seat }: which card do you discard because of { $card }?
choice-recall = { $seat }: which card do you take from the Graveyard with { $card }?
choice-either = { $seat }: which part of the text of { $card } do you carry out?
choice-pay-off = { $seat }: do you pay { $amount } Prosperity to stop { $card }?
choice-put-under = { $seat }: which card goes under the Battle Deck because of { $card }?
choice-free-move = { $seat }: { $creature } may move up to { NUMBER($limit, maximumFractionDigits: 1) } cm with { $card }. Where to?
choice-free-place = { $seat }: { $creature } may be placed with { $card }, up to { NUMBER($limit, maximumFractionDigits: 1) } cm from where it stands. Where?

option-build = Build { $card }
option-save = Build nothing and gain 2 Prosperity
option-play = Play { $card }
option-use-card = Use { $holder }
option-tap-buildings = Tap { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = No further target
option-pick-card = { $card }
option-reveal = Reveal { $card }
option-part = Part { $number }

refusal-wrong-phase = This cannot be done in this phase ({ $phase }).
refusal-not-drawn = { $card } is not the building that you have drawn.
refusal-not-in-plans = You have no such building card: { $card }.
refusal-city-full = You cannot build { $card }: your City is full ({ $limit-of-city } buildings).
refusal-stands-already = { $card } already stands in your City.
refusal-one-class-building = You cannot build { $card }: your City already has a class building.
refusal-built-once = { $card } is unique and was already built in this game.
refusal-too-little-prosperity = This costs { $needed } Prosperity; you have { $there }.
refusal-building-missing = These buildings are missing from your City: { $buildings }.
refusal-building-tapped = These buildings are tapped: { $buildings }.
refusal-named-in-the-cost = The cost already names these buildings, so they cannot pay for anything else: { $buildings }.
refusal-wrong-number-of-buildings =
    Choose { $needed ->
        [one] { $needed } building
       *[other] { $needed } different buildings
    }; you chose { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] { $needed } more untapped building is needed
       *[other] { $needed } more untapped buildings are needed
    }, of any name; you have { $there }.
refusal-not-in-hand = { $card } is not in your Hand.
refusal-not-to-be-played = { $card } cannot be played from the Hand.
refusal-other-hero = { $card } can be played only with { $hero } as your hero.
refusal-no-hero = You have no hero to carry a relic.
refusal-no-slot =
    Your hero cannot carry { $card }: there is no place for { $relic ->
        [melee-weapon] a melee weapon
        [ranged-weapon] a ranged weapon
        [armour] armour or a cloak
        [shield] a shield or banner
        [helmet] a helmet or mask
       *[treasure] a treasure
    }.
refusal-no-target = There is no target for { $card }.
refusal-no-room = There is no free place for { $card } on your side of the Battlefield.
refusal-too-many-creatures =
    { $card } cannot enter: { $there ->
        [one] { $there } of your creatures counts
       *[other] { $there } of your creatures count
    } already, and the limit is { $most }.
refusal-not-your-card = { $holder } is not a building or relic of yours.
refusal-must-be-revealed = The condition of a tactic is met: it must be revealed now.
refusal-no-such-tactic = You have no such tactic face down: { $card }.
refusal-one-name-a-trigger = Two tactics called { $card } cannot answer the same trigger.
refusal-condition-not-met = The condition of { $card } is not met.
refusal-no-use = { $card } has no ability that tapping would use.
refusal-tapped = { $card } is tapped.
refusal-no-such-target = { $target } is not a target for { $card }.
refusal-chosen-already = { $target } is already chosen.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } is not a hero.
        [minion] { $creature } is not a minion.
       *[character] { $creature } is not a character.
    }
refusal-other-side = { $creature } is on the wrong side: { $seat } controls it.
refusal-other-card = { $creature } is not of this faction or class: { $wanted }.
refusal-not-itself = It must be a creature other than { $creature }.
refusal-not-wounded = { $creature } is not wounded.
refusal-already-yours = { $creature } is already under your control.
refusal-skips-already = { $creature } already skips its next activation.
refusal-too-many-to-control =
    { $there ->
        [one] { $there } of your creatures counts
       *[other] { $there } of your creatures count
    } already, and the limit is { $most }.
refusal-no-card-to-return = { $creature } is not a character, and only characters return to a Hand or a Battle Deck.

ability-c-play-07 = effects that end with the attack
ability-c-tac-06 = the chance to reveal a tactic
ability-c-zone-07 = control that ends with the turn
ability-cannot-attack = cannot attack
ability-cannot-act = does nothing when activated
ability-draw-attacks = draws attacks within { $x }
ability-cannot-move = cannot move

telling-cost-any =
    { $count ->
        [one] { $count } building of any name
       *[other] { $count } buildings of any name
    }
telling-cost-prosperity = { $count } Prosperity
telling-cost-nothing = free
