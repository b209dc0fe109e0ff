# Abilities that take an activation, and those that answer what happens.

option-use-on = Use { $ability } on { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } uses { $ability }.
       *[yes] { $creature } uses { $ability } on { $target }.
    }
refusal-needs-a-target = { $ability } is used on somebody: say on whom. The creature is { $creature }.
refusal-needs-no-target = { $ability } is used on nobody in particular. The creature is { $creature }.

ability-aura = Aura { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-charge = Charge
ability-contract = Contract
ability-executioner = Executioner
ability-exhaustion = Exhaustion { $x }
ability-howl = Howl { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-overpay = Overpay
ability-shield-against = Shield against …
ability-steam-engine = Steam Engine
ability-sting = Sting

event-used-up = { $ability } of { $creature } has acted and acts no more this turn.
event-exhausted = { $creature } exhausts itself.
event-victim-named = { $creature } names a victim: { $target }.
choice-victim = { $seat }: whom does { $creature } name as its victim?
choice-contract = { $seat }: pay 1 Prosperity for the Contract of { $creature }?
choice-exhaustion = { $seat }: does { $creature } take 1 wound to exhaust itself?
choice-overpay = { $seat }: overpay for { $creature }?
refusal-nobody-in-reach = Nobody is near enough for { $ability } of { $creature }.
refusal-shielded =
    { $what ->
        [melee] { $creature } is no target of melee combat.
        [magical-strike] { $creature } is no target of magical strikes.
        [shooting] { $creature } is no target of shooting.
        [throwing] { $creature } is no target of throwing.
        [magical-shot] { $creature } is no target of magical shots.
        [control] { $creature } is no target of control.
        [healing] { $creature } is no target of healing.
        [spells] { $creature } is no target of spells.
        [tactics] { $creature } is no target of tactics.
        [relics] { $creature } is no target of relics.
        [buildings] { $creature } is no target of buildings.
       *[other] { $creature } is no target of abilities.
    }
event-text-used = { $card } has acted and acts no more this turn.
