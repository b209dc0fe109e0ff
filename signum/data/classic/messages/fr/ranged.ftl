# Attaques à distance et furtivité.

ability-battle-mage = Mage de Bataille
ability-buckshot = Chevrotine
ability-difficult-target = Cible difficile
ability-magical-shot = Tir Magique { $x }
ability-master-magic = Maître de la Magie { $x }
ability-master-shooting = Maître du tir { $x }
ability-quick-shooter = Tireur rapide
ability-rain-of-arrows = Pluie de flèches
ability-shooting = Tir { $x }
ability-sniper = Sniper
ability-stealth = Camouflé
ability-throwing = Lancer { $x }
ability-under-arrows = −1 en force (Pluie de flèches)

event-detection-declared = { $creature } cherche { $target }, qui se camoufle.
event-concealed = { $creature } reçoit un marqueur de furtivité.

choice-found = { $seat } : { $creature } vient de détecter { $target }. Que faire ?

option-shoot = Tirer sur { $target }
option-throw = Lancer une arme sur { $target }
option-shoot-magically = Faire un Tir Magique sur { $target }
option-detect = Tenter de détecter { $target }

refusal-no-such-attack =
    { $attack ->
        [shooting] { $creature } n'a pas la compétence Tir.
        [throwing] { $creature } n'a pas la compétence Lancer.
       *[magical-shot] { $creature } n'a pas la compétence Tir Magique.
    }
refusal-not-hidden = { $creature } n'a pas de marqueur de furtivité.
refusal-hidden-already = { $creature } a déjà un marqueur de furtivité.
refusal-was-shot-at = { $creature } était la cible d'une attaque à distance au tour { $turn }.
refusal-only-whom-it-found = Seule attaque possible maintenant : contre { $creature }, la cible qui vient d'être détectée.

telling-shoots-from-here =
    { $attack ->
        [shooting] Tir possible d'ici.
        [throwing] Lancer possible d'ici.
       *[magical-shot] Tir Magique possible d'ici.
    }
telling-in-cover = La cible est protégée contre les tirs.
