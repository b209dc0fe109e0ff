# Warseer: why something cannot be done.

refusal-achievement-twice = You have already played the achievement “{ $card }” this turn.
refusal-activated-already = { $creature } has already been activated or tapped this turn.
refusal-attacked-already = { $creature } has already attacked during this activation.
refusal-building-already = { $creature } has already had the bonus of a building this turn.
refusal-cannot-move = { $creature } cannot move.
refusal-cannot-run = { $creature } cannot run.
refusal-condition-not-met = The condition of { $card } is not met.
refusal-discarded-already = You have already discarded a card for income this turn.
refusal-feat-discarded-already = You have already discarded a feat this turn.
refusal-gripped = { $creature } is held in a clinch by { $by }.
refusal-hall-is-closed = The player who begins puts no feats into the Hall of Honour in the very first turn.
refusal-has-left = { $seat } has already left the game.
refusal-has-no-such-ability = { $creature } has no such ability.
refusal-has-token = { $creature } already has a { $token }.
refusal-hero-is-tapped = Your hero is already activated or tapped.
refusal-impassable = The terrain “{ $terrain }” is impassable.
refusal-in-contact-already = { $creature } is already in contact.
refusal-moved-already = { $creature } can no longer move during this activation.
refusal-must-attack-defender = { $creature } must be attacked: a melee attack targets the defender in contact.
refusal-no-attack = { $creature } has no attack.
refusal-no-attack-when-summoned = { $creature } has just been summoned and does not attack this turn.
refusal-no-hero = Your hero is not on the field.
refusal-no-room = There is no free hex to enter.
refusal-no-such-creature = No such creature is on the field.
refusal-no-such-effect = { $card } has no such effect.
refusal-no-such-hex = The field has no such hex.
refusal-no-tap-ability = { $card } has no ability for which it is tapped.
refusal-no-target = { $card } could do nothing now.
refusal-no-token = { $creature } cannot get a { $token }.
refusal-no-use = { $card } has no multiple uses.
refusal-no-way = There is no free path for { $creature }.
refusal-nobody-eliminated = { $card } needs an opposing character that you have just eliminated.
refusal-not-a-military-feat = { $card } is not a military feat.
refusal-not-an-achievement = { $card } is not an achievement.
refusal-not-a-minion = { $creature } is not a minion.
refusal-not-active = { $creature } is not the active creature.
refusal-not-an-opponent = { $creature } is not an opponent.
refusal-not-healed = { $creature } cannot be healed.
refusal-not-in-camp = { $card } is not in your war camp.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-now = { $card } cannot be played at this moment.
refusal-not-seen = { $creature } is out of sight.
refusal-not-touched = { $creature } is not affected by that.
refusal-not-your-turn = Feats are played in your own turn.
refusal-not-yours = That is not yours.
refusal-occupied = { $creature } stands there.
refusal-out-of-range =
    { $creature } is { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; the range is { $limit }.
refusal-same-name = { $card } has already answered this moment.
refusal-stands-there = { $creature } already stands there.
refusal-summoned-already = You have already summoned a character this turn.
refusal-tactics-answer = { $card } is a tactic: it is played in answer to an event.
refusal-tapped-already = { $card } is already tapped.
refusal-too-expensive = That costs { $cost } power, and you have { $power }.
refusal-too-far =
    That is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away; the limit is { $limit }.
refusal-too-few-cards =
    You need { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand to pay.
refusal-too-many-creatures = You already have { $limit } creatures on the field.
refusal-used-already = { $card } has already been used.
refusal-used-up = { $card } has no uses left.
refusal-return-count =
    { $count ->
        [one] Exactly { $count } card goes back; pick { $count }.
       *[other] Exactly { $count } cards go back; pick { $count }.
    }
