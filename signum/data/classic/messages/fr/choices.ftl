# Ce qui est demandé, ce que l'on peut répondre, et pourquoi quelque chose n'est pas permis.

choice-turn = { $seat } : que faites-vous maintenant ?
choice-action = { $seat } : { $creature } agit. Que faire ?
choice-split =
    { $seat } : { $role ->
        [defender] { $foe } attaque { $creature }, qui a
       *[attacker] { $creature } attaque { $foe } et a
    } { $dice ->
        [one] { $dice } dé. Comment l'employer ?
       *[other] { $dice } dés. Comment les répartir ?
    }
choice-reroll =
    { $seat } : { $why ->
        [defence] { $creature } a lancé pour la défense : { $faces }.
        [healing] { $creature } a lancé pour le soin : { $faces }.
        [ritual] { $creature } a lancé pour le Rituel : { $faces }.
       *[attack] { $creature } a lancé pour l'attaque : { $faces }.
    } { $limit ->
        [one] On peut relancer un dé. Lequel ?
       *[other] On peut relancer { $limit } dés au plus. Lesquels ?
    }
choice-vampirism = { $seat } : { $creature } vient d'infliger des blessures. Soigner 1 blessure en retour ?
choice-after-moving = { $seat } : { $creature } termine son mouvement. Que faire ?
choice-backstab = { $seat } : { $creature } peut donner un Coup de Poignard { A($target) } au prix de son marqueur de furtivité. Le faire ?
choice-summoning-place = { $seat } : où invoquer { $card } ?

option-activate = Activer { $creature }
option-pass-rest = Terminer : toutes les autres créatures ne font rien
option-end-turn = Terminer le tour
option-fight = Attaquer { $target } en mêlée
option-strike-magically = Porter une Frappe Magique { A($target) }
option-move =
    { $touched ->
        [yes] Se déplacer au contact : { $touching }
       *[no] Se déplacer en { $to }
    }
option-run =
    { $touched ->
        [yes] Courir au contact : { $touching }
       *[no] Courir en { $to }
    }
option-place-at = En { $to }
option-use = Utiliser la compétence { $ability }
option-pass = Ne rien faire
option-split = { $attack } en attaque, { $defence } en défense
option-reroll =
    { $total ->
        [0] Garder tous les dés
       *[other] Relancer { $dice }
    }

refusal-activation-running = { $creature } doit d'abord finir d'agir.
refusal-already-activated =
    { $creature } a déjà été { GENDER($creature) ->
        [f] activée
       *[m] activé
    } pendant ce tour.
refusal-activation-cancelled = L'activation { DE($creature) } serait annulée.
refusal-falls-first = { $creature } tomberait avant de pouvoir agir.
refusal-nothing-to-do = { $creature } ne peut rien faire maintenant.
refusal-skips-activation = { $creature } doit passer cette activation.
refusal-start-decides = Le début de l'activation { DE($creature) } demande d'abord des dés ou des réponses : activez cette créature.
refusal-creatures-waiting = Ces créatures n'ont pas encore été activées : { $creatures }.
refusal-has-moved = { $creature } s'est déjà { GENDER($creature) ->
        [f] déplacée
       *[m] déplacé
    } : cette compétence n'est plus possible.
refusal-in-contact = { $creature } est au contact de créatures adverses : { $foes }.
refusal-no-activation-running = Aucune créature n'agit ; activez-en une d'abord.
refusal-no-magical-strike = { $creature } n'a pas la compétence Frappe Magique.
refusal-no-strength = { $creature } n'a plus de force pour se battre.
refusal-no-such-ability = { $creature } n'a pas « { $ability } ».
refusal-no-such-creature = { $creature } n'est pas sur le Champ de Bataille.
refusal-nobody-left = Toutes vos créatures ont été activées.
refusal-not-an-enemy = { $creature } est de votre côté.
refusal-not-in-contact = { $creature } n'est pas au contact, mais à { NUMBER($gap, maximumFractionDigits: 3) } cm.
refusal-not-your-creature = { $creature } n'est pas à vous : { $seat } en a le contrôle.
refusal-already-there = { $creature } y est déjà.
refusal-cannot-run = { $creature } ne peut pas courir.
refusal-hero-missing = Un héros manque : les blessures ne peuvent pas être comparées.
refusal-hidden = { $creature } se camoufle et n'est pas une cible possible.
refusal-in-difficult-terrain = { $creature } est en terrain difficile et ne peut pas courir.
refusal-no-movement = { $creature } n'a pas de mouvement.
refusal-no-next-distance =
    { $movement ->
        [none] { $creature } n'a pas de mouvement et ne peut pas courir.
       *[other] { $creature } a un mouvement de { $movement } et ne peut pas courir : il n'y a pas de distance suivante.
    }
refusal-no-way = Aucun chemin n'y mène pour { $creature }.
refusal-not-seen = { $creature } est hors de vue, derrière { $blockers }.
refusal-out-of-reach = { $creature } est à { NUMBER($gap, maximumFractionDigits: 3) } cm ; la portée est de { NUMBER($reach, maximumFractionDigits: 3) } cm.
refusal-outside-the-field = C'est hors du Champ de Bataille.
refusal-place-taken = La place est prise par { $by }.
refusal-slowed = Le chemin fait { NUMBER($length, maximumFractionDigits: 3) } cm ; en terrain difficile, { $creature } peut faire { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-too-far = Le chemin fait { NUMBER($length, maximumFractionDigits: 3) } cm ; { $creature } peut faire { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-not-on-own-side = Une créature entre contre le bord de son côté ; il manque { NUMBER($gap, maximumFractionDigits: 3) } cm.
refusal-too-close = { $creature } n'est qu'à { NUMBER($gap, maximumFractionDigits: 3) } cm ; il faut garder { NUMBER($limit, maximumFractionDigits: 1) } cm.
refusal-line-too-long = La plus courte ligne de vue libre jusqu'{ A($creature) } fait { NUMBER($length, maximumFractionDigits: 3) } cm ; la portée est de { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-no-running-through = Le chemin fait { NUMBER($length, maximumFractionDigits: 3) } cm et traverse un terrain difficile, où { $creature } ne peut pas courir.
refusal-other-number-of-dice =
    { $creature } doit répartir tous ses dés : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
refusal-too-few-attack-dice =
    { $creature } doit mettre au moins { $least ->
        [one] { $least } dé
       *[other] { $least } dés
    } en attaque.
refusal-too-few-defence-dice =
    { $creature } doit mettre au moins { $least ->
        [one] { $least } dé
       *[other] { $least } dés
    } en défense.

# With several opponents.
choice-which-opponent = { $seat } : quel adversaire est visé par « { $card } » ?
option-against = { $seat }
refusal-other-opponent = Un effet sur l'adversaire n'affecte qu'un adversaire : toutes les cibles sont au même joueur.
