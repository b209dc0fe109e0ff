# Cards and the City: building, paying, playing, tapping, and what the texts of cards do.

event-built = { $seat } builds { $card } for { $cost } Prosperity.
event-spent = { $seat } spends { $amount } Prosperity.
event-tapped = { $seat }: { $card } is tapped.
event-untapped = { $seat }: { $card } is untapped.
event-card-used = { $seat } uses { $card }.
event-card-played =
    { $type ->
        [character] { $seat } plays a character: { $card }.
        [spell] { $seat } plays a spell: { $card }.
        [relic] { $seat } plays a relic: { $card }.
       *[tactic] { $known ->
            [yes] { $seat } plays a tactic: { $card }.
           *[no] { $seat } plays a tactic.
        }
    }
event-spell-spent = { $seat }: { $card } goes to the Graveyard.
event-tactic-laid =
    { $known ->
        [yes] { $seat } lays a tactic face down: { $card }.
       *[no] { $seat } lays a tactic face down.
    }
event-tactic-revealed = { $seat } reveals a tactic: { $card }.
event-donned =
    { $tokens ->
        [0] { $seat }: the hero takes a relic, { $card }.
        [one] { $seat }: the hero takes a relic, { $card }, with { $tokens } armour token.
       *[other] { $seat }: the hero takes a relic, { $card }, with { $tokens } armour tokens.
    }
event-use-counted = { $seat }: one use of { $card } is spent.
event-word-said =
    { $word ->
        [first-word] { $card } says its First Word.
       *[last-word] { $card } says its Last Word.
    }
event-play-failed = { $seat }: { $card } is cancelled and goes to the Graveyard.
event-plan-drawn =
    { $known ->
        [yes] { $seat } draws from the Construction Deck: { $card }.
       *[no] { $seat } draws from the Construction Deck.
    }
event-building-destroyed = { $seat }: the building { $card } is destroyed.
event-relic-destroyed = { $seat }: the relic { $card } is destroyed and goes to the Graveyard.
event-readied = { $creature } may be activated again this turn.
event-back-to-hand = { $creature } returns to its owner's Hand: { $owner }.
event-back-to-deck = { $creature } is shuffled into its owner's Battle Deck: { $owner }.
event-recalled = { $seat } takes { $card } from the Graveyard into the Hand.
event-lost = { $creature } loses: { $ability }.
event-control-taken =
    { $until ->
        [attack] { $seat } takes control of { $creature } until the end of this attack.
        [end] { $seat } takes control of { $creature } until the end of turn { $turn }.
        [start] { $seat } takes control of { $creature } until the start of turn { $turn }.
       *[forever] { $seat } takes control of { $creature }.
    }
event-control-ended = { $creature } is under its owner's control again: { $seat }.
event-activation-lost = { $creature } will do nothing at its next activation.
event-skipped = { $creature } spends this activation doing nothing.
event-taken-away =
    { $until ->
        [attack] { $creature } loses until the end of this attack: { $ability }.
        [end] { $creature } loses until the end of turn { $turn }: { $ability }.
        [start] { $creature } loses until the start of turn { $turn }: { $ability }.
       *[forever] { $creature } loses: { $ability }.
    }
event-spell-cast = { $seat }: the spell { $card } takes effect.
event-tactic-spent = { $seat }: the tactic { $card } goes to the Graveyard.
event-tactics-awaited = { $seat } may reveal tactics.
event-put-under =
    { $known ->
        [yes] { $seat } puts a card from the Hand under the Battle Deck: { $card }.
       *[no] { $seat } puts a card from the Hand under the Battle Deck.
    }
event-regained = { $seat } takes { $card } back into the Hand.
event-prosperity-lost = { $seat } loses { $amount } Prosperity.
event-activation-cancelled = The activation is cancelled: { $creature }.

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
        [summoned] a creature is summoned.
        [activated] { $creature } is activated.
        [move-declared] { $creature } moves.
        [moved] { $creature } moves.
        [rolled] { $creature } has rolled.
        [spell-cast] a spell is played.
        [spell-spent] a spell is played.
        [built] a building is built.
       *[other] something happens.
    } Do you reveal a tactic?
choice-occasion = { $seat }: { $card } is revealed. Which creature does it answer for?
choice-target =
    { $of ->
        [1] { $seat }: choose a target for { $card }.
       *[other] { $seat }: choose target { $number } of { $of } for { $card }.
    }
choice-use-text = { $seat }: do you use the text of { $card }?
choice-discard = { $seat }: which card do you discard because of { $card }?
choice-recall = { $seat }: which card do you take from the Graveyard by { $card }?
choice-either = { $seat }: which part of the text of { $card } is carried out?
choice-pay-off = { $seat }: do you pay { $amount } Prosperity against { $card }?
choice-put-under = { $seat }: which card goes under the Battle Deck because of { $card }?
choice-free-move = { $seat }: { $creature } may move up to { NUMBER($limit, maximumFractionDigits: 1) } cm by { $card }. Where to?
choice-free-place = { $seat }: { $creature } may be placed up to { NUMBER($limit, maximumFractionDigits: 1) } cm away by { $card }. Where?

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

refusal-wrong-phase = Not in this phase: { $phase }.
refusal-not-drawn = This is not the building that you have drawn: { $card }.
refusal-not-in-plans = You have no such building card: { $card }.
refusal-city-full = { $card }: a City has at most { $limit-of-city } buildings, and yours has them all.
refusal-stands-already = { $card } already stands in your City.
refusal-one-class-building = { $card }: a City has one class building at most, and yours has one already.
refusal-built-once = { $card } is unique and was already built in this game.
refusal-too-little-prosperity = That takes { $needed } Prosperity; you have { $there }.
refusal-building-missing = Missing in your City: { $buildings }.
refusal-building-tapped = Tapped: { $buildings }.
refusal-named-in-the-cost = The cost names these buildings already, so they pay for nothing else: { $buildings }.
refusal-wrong-number-of-buildings = Choose { $needed } different buildings; you chose { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] { $needed } more untapped building is needed
       *[other] { $needed } more untapped buildings are needed
    }, of any name; you have { $there }.
refusal-not-in-hand = Not in your Hand: { $card }.
refusal-not-to-be-played = This is no card to be played from the Hand: { $card }.
refusal-other-hero = { $card } can be played only under this hero: { $hero }.
refusal-no-hero = You have no hero to carry a relic.
refusal-no-slot =
    { $card }: your hero carries no relics of this type, { $relic ->
        [melee-weapon] melee weapon
        [ranged-weapon] ranged weapon
        [armour] armour or cloak
        [shield] shield or banner
        [helmet] helmet or mask
       *[treasure] treasure
    }.
refusal-no-target = There is no target for { $card }.
refusal-no-room = There is no free place on your side of the Battlefield: { $card }.
refusal-too-many-creatures =
    { $card } cannot enter: you have { $there ->
        [one] { $there } creature
       *[other] { $there } creatures
    } that count, and { $most } are the most.
refusal-not-your-card = This is no building or relic of yours: { $holder }.
refusal-must-be-revealed = Its condition is met: a tactic must be revealed now.
refusal-no-such-tactic = You have no such tactic face down: { $card }.
refusal-one-name-a-trigger = Two tactics of one name do not answer the same trigger: { $card }.
refusal-condition-not-met = The condition of this tactic is not met: { $card }.
refusal-no-use = { $card } has no ability to be tapped for.
refusal-tapped = { $card } is tapped.
refusal-no-such-target = This is no target for { $card }: { $target }.
refusal-chosen-already = Already chosen: { $target }.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } is no hero.
        [minion] { $creature } is no minion.
       *[character] { $creature } is no character.
    }
refusal-other-side = { $creature } is on the wrong side: { $seat }.
refusal-other-card = { $creature } is not of this faction or class: { $wanted }.
refusal-not-itself = It must be another creature than { $creature }.
refusal-not-wounded = { $creature } is not wounded.
refusal-already-yours = { $creature } is already under your control.
refusal-skips-already = { $creature } skips its next activation already.
refusal-too-many-to-control = You have { $there } creatures that count, and { $most } are the most.
refusal-no-card-to-return = { $creature } is no character, and only characters return to a Hand or a Battle Deck.

ability-c-play-07 = effects that end with the attack
ability-c-tac-06 = the chance to reveal a tactic
ability-c-zone-07 = control that ends with the turn
ability-cannot-move = cannot move

telling-cost-any =
    { $count ->
        [one] { $count } building of any name
       *[other] { $count } buildings of any name
    }
telling-cost-prosperity = { $count } Prosperity
telling-cost-nothing = free
