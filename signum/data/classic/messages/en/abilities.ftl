# Abilities that take an activation, and those that answer what happens.

option-use-on = Use { $ability } on { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } uses { $ability }.
        [own-no] { $creature } uses its own ability.
        [own-yes] { $creature } uses its own ability on { $target }.
       *[yes] { $creature } uses { $ability } on { $target }.
    }
refusal-needs-a-target = { $creature } needs a target for { $ability }.
refusal-needs-no-target = { $creature } uses { $ability } without a target.

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

event-used-up = { $creature } has used { $ability } and cannot use it again this turn.
event-exhausted = { $creature } exhausts itself.
event-victim-named = { $creature } names { $target } as its victim.
choice-victim = { $seat }: whom does { $creature } name as its victim?
choice-contract = { $seat }: pay 1 Prosperity for the Contract of { $creature }?
choice-exhaustion = { $seat }: does { $creature } take 1 wound to exhaust itself?
choice-overpay = { $seat }: overpay for { $creature }?
refusal-nobody-in-reach = { $creature } cannot use { $ability }: nobody is near enough.
refusal-shielded =
    { $what ->
        [melee] { $creature } cannot be attacked in melee combat.
        [magical-strike] { $creature } cannot be the target of magical strikes.
        [shooting] { $creature } cannot be the target of shooting.
        [throwing] { $creature } cannot be the target of throwing.
        [magical-shot] { $creature } cannot be the target of magical shots.
        [control] { $creature } cannot be the target of control.
        [healing] { $creature } cannot be the target of healing.
        [spells] { $creature } cannot be the target of spells.
        [tactics] { $creature } cannot be the target of tactics.
        [relics] { $creature } cannot be the target of relics.
        [buildings] { $creature } cannot be the target of buildings.
       *[other] { $creature } cannot be the target of abilities.
    }
event-text-used = The text of { $card } has been used and does nothing more this turn.
