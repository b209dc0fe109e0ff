# Ranged attacks and stealth.

ability-battle-mage = Battle Mage
ability-buckshot = Buckshot
ability-difficult-target = Difficult Target
ability-magical-shot = Magical Shot { $x }
ability-master-magic = Master of Magic { $x }
ability-master-shooting = Master of Shooting { $x }
ability-quick-shooter = Quick Shooter
ability-rain-of-arrows = Rain of Arrows
ability-shooting = Shooting { $x }
ability-sniper = Sniper
ability-stealth = Stealth
ability-throwing = Throwing { $x }
ability-under-arrows = −1 strength (Rain of Arrows)

event-detection-declared = { $creature } looks for { $target }, who is hidden.
event-concealed = { $creature } gains a Stealth token.

choice-found = { $seat }: { $creature } has detected { $target }. What does it do now?

option-shoot = Shoot at { $target }
option-throw = Throw at { $target }
option-shoot-magically = Make a Magical Shot at { $target }
option-detect = Try to detect { $target }

refusal-no-such-attack =
    { $attack ->
        [shooting] { $creature } has no Shooting.
        [throwing] { $creature } has no Throwing.
       *[magical-shot] { $creature } has no Magical Shot.
    }
refusal-not-hidden = { $creature } is not hidden.
refusal-hidden-already = { $creature } has a Stealth token already.
refusal-was-shot-at = { $creature } was a target of a ranged attack in turn { $turn }.
refusal-only-whom-it-found = Only { $creature }, who was just detected, can be attacked now.

telling-shoots-from-here =
    { $attack ->
        [shooting] It may shoot from here.
        [throwing] It may throw from here.
       *[magical-shot] It may make a Magical Shot from here.
    }
telling-in-cover = The target is in cover.
