# Warseer: questions. The seat stands in front; a creature or card that the question does not name follows in brackets.

choice-turn = { $seat }: what do you do?
choice-act = { $seat }: what does the active creature do?
choice-lay-terrain = { $seat }: which unique terrain do you place, and where?
choice-place-hero = { $seat }: where does your hero begin?
choice-return-cards =
    { $seat }: which { $count ->
        [one] card goes
       *[other] { $count } cards go
    } back into the battle deck?
choice-deploy = { $seat }: where does the character enter?
choice-deploy-minion = { $seat }: where does the minion enter?
choice-place = { $seat }: where is { $creature } placed?
choice-place-home = { $seat }: where in your deployment zone is { $creature } placed?
choice-place-on-terrain = { $seat }: on which terrain is { $creature } placed?
choice-place-on-teleport = { $seat }: on which other teleport is { $creature } placed?
choice-push = { $seat }: where is { $creature } pushed to?
choice-step-aside = { $seat }: does { $creature } step aside by one hex?
choice-move-it = { $seat }: where is { $creature } moved to?
choice-nimble = { $seat }: does { $creature } move by one hex after the attack?
choice-hook = { $seat }: where does the hook pull { $creature }?
choice-persecution =
    { $seat }: does { $creature } persecute, moving up to { $limit ->
        [one] { $limit } hex
       *[other] { $limit } hexes
    } first?
choice-persecution-move = { $seat }: where does { $creature } go to persecute?
choice-further-attack = { $seat }: whom does { $creature } attack now?
choice-advance = { $seat }: does { $creature } advance into the place of the target?
choice-swap = { $seat }: does { $creature } change places with { $target }?
choice-frenzy = { $seat }: does { $creature } attack { $target } once more, in a frenzy?
choice-counterblow = { $seat }: does { $creature } strike back at { $target }?
choice-contract = { $seat }: pay { $cost } power? { $said }
choice-skip-activation =
    { $seat }: skip the activation to get rid of { $token ->
        [poison] poison
       *[other] disease
    }?
choice-pick-dice = { $seat }: which { $limit } dice are rolled?
choice-pick-dice-to-change = { $seat }: which dice are changed?
choice-change-dice = { $seat }: do you change dice of the attack on { $target }?
choice-slash = { $seat }: who else is hurt by the slash?
choice-protect = { $seat }: does a protector take { $damage } damage instead?
choice-take-with = { $seat }: which relic takes the { $damage } damage first?
choice-raise = { $seat }: who takes the place of the eliminated character?
choice-idle-order = { $seat }: which creature that has not acted comes next?
choice-terrain-first = { $seat }: which terrain acts first?
choice-enchant = { $seat }: whom do you enchant?
choice-replace-relic = { $seat }: which relic does the new one replace?
choice-military-feat = { $seat }: do you play a military feat?
choice-achievement = { $seat }: do you play an achievement first?
choice-tactic =
    { $seat }: { $moment ->
        [attack-declared] { $actor } attacks { $target }; the dice are not rolled yet.
        [symbols] { $actor } attacks { $target }; the dice are rolled, but the symbols are not counted yet.
        [damage] { $actor } is about to deal { $damage } damage to { $target }.
        [attack-ended] { $actor } has attacked { $target }.
        [eliminated] { $card } is eliminated.
        [activation-begins] { $actor } is activated.
        [activation-ends] { $actor } ends its activation.
        [turn-begins] { $player } { PERSON($player, "begins", "begin") } a turn.
        [turn-ends] { $player } { PERSON($player, "ends", "end") } the turn.
        [summoned] { $actor } enters the field.
        [card-played] { $card } has been played.
        [healed] { $target } is healed.
       *[wounded] { $target } is wounded.
    } Do you play a tactic?
choice-use-text = { $seat }: do you use this text? { $said }
choice-target = { $seat }: which creature?
choice-destroy = { $seat }: which card is destroyed?
choice-discard = { $seat }: which card do you discard?
choice-pay-with = { $seat }: which card do you discard as the price?
choice-take-back = { $seat }: which card do you take back from the History?
choice-recall = { $seat }: which character returns to the war camp?
server-deciding =
    { $choice ->
        [lay-terrain] { $seat } is choosing a terrain.
        [return-cards] { $seat } is looking at the hand.
        [change-dice] { $seat } is looking at the dice.
        [tactic] { $seat } is considering an answer.
       *[other] { $seat } is deciding what to do.
    }
