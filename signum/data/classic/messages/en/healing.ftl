# Healing, tokens, control, and what cannot be done to some creatures.

ability-beast = Beast
ability-concentration = Concentration { $x }
ability-control = Control { $x }
ability-defender = Defender
ability-disease = Disease
ability-forged = Forged
ability-healer = Healer { $x }
ability-hunting = +1 strength (Predator)
ability-master-healing = Master of Healing { $x }
ability-monster = Monster
ability-poison = Poison
ability-predator = Predator
ability-regeneration = Regeneration { $x }
ability-resurgent = Resurgent

event-activation-given-up = { $creature } gives up this activation.
event-concentrated =
    { $creature } gains { $tokens ->
        [one] { $tokens } Concentration token
       *[other] { $tokens } Concentration tokens
    }.
event-concentration-spent =
    { $creature } spends { $tokens ->
        [one] { $tokens } Concentration token
       *[other] { $tokens } Concentration tokens
    }.

choice-disease = { $seat }: { $creature } is diseased. Does it skip this activation to lose the Disease?

refusal-cannot-be-controlled = { $creature } cannot be brought under control.
refusal-cannot-be-healed = { $creature } cannot be healed.
refusal-cannot-have-token = { $creature } cannot gain { $ability }.
refusal-cannot-return = { $creature } cannot be returned to the Hand.
refusal-cannot-search = { $creature } cannot search ruins.
refusal-enough-concentration =
    { $creature } has { $there ->
        [one] { $there } Concentration token
       *[other] { $there } Concentration tokens
    } and can have no more than { $most }.
refusal-must-attack-defender = { $creature } cannot be chosen: a Defender in contact must be attacked. In contact: { $defenders }.
refusal-protected = { $creature } cannot be the target of { $card }.
refusal-too-little-concentration =
    That takes { $needed ->
        [one] { $needed } Concentration token
       *[other] { $needed } Concentration tokens
    }; { $creature } has { $there }.
refusal-zero-value = { $creature } cannot use { $ability }: its value is 0.
