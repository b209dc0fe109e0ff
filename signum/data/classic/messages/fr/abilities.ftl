# Compétences qui prennent une activation, et celles qui répondent à ce qui arrive.

option-use-on = Utiliser « { $ability } » sur { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } utilise « { $ability } ».
        [own-no] { $creature } utilise sa propre compétence.
        [own-yes] { $creature } utilise sa propre compétence sur { $target }.
       *[yes] { $creature } utilise « { $ability } » sur { $target }.
    }
refusal-needs-a-target = { $creature } doit choisir une cible pour « { $ability } ».
refusal-needs-no-target = { $creature } utilise « { $ability } » sans cible.

ability-aura = Aura { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-charge = Écrasement
ability-contract = Tintement de pièce
ability-executioner = Bourreau
ability-exhaustion = Épuisement { $x }
ability-howl = Hurlement { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-overpay = Surcharge
ability-shield-against = Résistance à …
ability-steam-engine = Moteur à Vapeur
ability-sting = Dard

event-used-up = { $creature } a utilisé « { $ability } », qui n'agit plus ce tour.
event-exhausted = { $creature } s'épuise.
event-victim-named = { $creature } désigne { $target } comme victime.
choice-victim = { $seat } : qui est la victime désignée par { $creature } ?
choice-contract = { $seat } : payer 1 point de Prospérité pour le Tintement de pièce { DE($creature) } ?
choice-exhaustion = { $seat } : { $creature } peut subir 1 blessure pour s'épuiser. Le faire ?
choice-overpay = { $seat } : payer la Surcharge pour { $creature } ?
refusal-nobody-in-reach = { $creature } ne peut pas utiliser « { $ability } » : personne n'est assez proche.
refusal-shielded =
    { $what ->
        [melee] { $creature } ne peut pas être la cible d'un combat en mêlée.
        [magical-strike] { $creature } ne peut pas être la cible d'une Frappe Magique.
        [shooting] { $creature } ne peut pas être la cible d'un tir.
        [throwing] { $creature } ne peut pas être la cible d'un lancer.
        [magical-shot] { $creature } ne peut pas être la cible d'un Tir Magique.
        [control] { $creature } ne peut pas être la cible d'un Contrôle.
        [healing] { $creature } ne peut pas être la cible d'un soin.
        [spells] { $creature } ne peut pas être la cible d'un sort.
        [tactics] { $creature } ne peut pas être la cible d'une tactique.
        [relics] { $creature } ne peut pas être la cible d'une relique.
        [buildings] { $creature } ne peut pas être la cible d'un bâtiment.
       *[other] { $creature } ne peut pas être la cible d'une compétence.
    }
event-text-used = L'effet de « { $card } » a servi et n'agit plus ce tour.
