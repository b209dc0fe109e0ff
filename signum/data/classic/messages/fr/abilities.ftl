# Compétences qui prennent une activation, et celles qui répondent à ce qui arrive.

option-use-on = Utiliser { $ability } sur { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } utilise { $ability }.
       *[yes] { $creature } utilise { $ability } sur { $target }.
    }
refusal-needs-a-target = « { $ability } » a besoin d'une cible : indiquez celle { DE($creature) }.
refusal-needs-no-target = « { $ability } » ne vise personne : { $creature } l'utilise sans cible.

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
choice-contract = { $seat } : payer 1 point de Prospérité pour le Tintement de pièce ? Créature : { $creature }.
choice-exhaustion = { $seat } : { $creature } peut subir 1 blessure pour s'épuiser. Le faire ?
choice-overpay = { $seat } : payer la Surcharge ? Créature : { $creature }.
refusal-nobody-in-reach = { $creature } ne peut pas utiliser « { $ability } » : personne n'est assez proche.
refusal-shielded =
    { $what ->
        [melee] { $creature } ne peut pas être la cible du combat en mêlée.
        [magical-strike] { $creature } ne peut pas être la cible de la Frappe Magique.
        [shooting] { $creature } ne peut pas être la cible du tir.
        [throwing] { $creature } ne peut pas être la cible du lancer.
        [magical-shot] { $creature } ne peut pas être la cible du Tir Magique.
        [control] { $creature } ne peut pas être la cible du contrôle.
        [healing] { $creature } ne peut pas être la cible des soins.
        [spells] { $creature } ne peut pas être la cible des sorts.
        [tactics] { $creature } ne peut pas être la cible des tactiques.
        [relics] { $creature } ne peut pas être la cible des reliques.
        [buildings] { $creature } ne peut pas être la cible des bâtiments.
       *[other] { $creature } ne peut pas être la cible des compétences.
    }
event-text-used = { $card } a agi et n'agit plus ce tour.
