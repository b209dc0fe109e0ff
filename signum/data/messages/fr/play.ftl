# Les cartes et la Ville : construire, payer, jouer, engager, et ce que font les textes des cartes.

event-built =
    { $seat } construit { $card } pour { $cost ->
        [one] { $cost } point de Prospérité
       *[other] { $cost } points de Prospérité
    }.
event-spent =
    { $seat } dépense { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
event-tapped = { $seat }, carte engagée : { $card }.
event-untapped = { $seat }, carte désengagée : { $card }.
event-card-used = { $seat } utilise { $card }.
event-card-played =
    { $type ->
        [character] { $seat } joue un personnage : { $card }.
        [spell] { $seat } joue un sort : { $card }.
        [relic] { $seat } joue une relique : { $card }.
       *[tactic] { $known ->
            [yes] { $seat } joue une tactique : { $card }.
           *[no] { $seat } joue une tactique.
        }
    }
event-spell-spent = { $seat } : { $card } va au Cimetière.
event-tactic-laid =
    { $known ->
        [yes] { $seat } pose une tactique face cachée : { $card }.
       *[no] { $seat } pose une tactique face cachée.
    }
event-tactic-revealed = { $seat } révèle une tactique : { $card }.
event-donned =
    { $tokens ->
        [0] { $seat } : le héros prend une relique, { $card }.
        [one] { $seat } : le héros prend une relique, { $card }, avec { $tokens } marqueur d'armure.
       *[other] { $seat } : le héros prend une relique, { $card }, avec { $tokens } marqueurs d'armure.
    }
event-use-counted = { $seat }, une utilisation de moins : { $card }.
event-word-said =
    { $word ->
        [first-word] { $card } dit son Premier mot.
       *[last-word] { $card } dit son Dernier mot.
    }
event-play-failed = { $seat } : { $card } est annulée et va au Cimetière.
event-plan-drawn =
    { $known ->
        [yes] { $seat } pioche dans le Deck de Construction : { $card }.
       *[no] { $seat } pioche dans le Deck de Construction.
    }
event-building-destroyed = { $seat } : le bâtiment { $card } est détruit.
event-relic-destroyed = { $seat } : la relique { $card } est détruite et va au Cimetière.
event-readied = { $creature } peut de nouveau agir pendant ce tour.
event-back-to-hand = { $creature } retourne dans la Main de son propriétaire : { $owner }.
event-back-to-deck = { $creature } retourne dans le Deck de Combat de son propriétaire, qui est mélangé : { $owner }.
event-recalled = { $seat } reprend en Main une carte du Cimetière : { $card }.
event-lost = { $creature } perd : { $ability }.
event-control-taken =
    { $until ->
        [end] { $seat } prend le contrôle jusqu'à la fin du tour { $turn } : { $creature }.
        [start] { $seat } prend le contrôle jusqu'au début du tour { $turn } : { $creature }.
       *[forever] { $seat } prend le contrôle : { $creature }.
    }
event-control-ended = { $creature } revient sous le contrôle de son propriétaire : { $seat }.
event-activation-lost = { $creature } ne fera rien à sa prochaine activation.
event-skipped = { $creature } passe cette activation sans rien faire.

choice-construction = { $seat } : que construisez-vous ?
choice-pay =
    { $seat } : { $count ->
        [one] quel bâtiment engagez-vous ? Il en faut { $count }, au choix.
       *[other] quels bâtiments engagez-vous ? Il en faut { $count }, au choix.
    }
choice-durability = { $seat } : { $creature } subit { $damage } dommages. Quelle relique perd d'abord ses marqueurs d'armure ?
choice-replace = { $seat } : quelle relique va au Cimetière et laisse la place à { $card } ?
choice-tactic = { $seat } : révélez-vous maintenant votre tactique { $card } ?
choice-target =
    { $of ->
        [1] { $seat } : quelle est la cible de { $card } ?
       *[other] { $seat } : quelle est la cible de { $card } ? Cible { $number } sur { $of }.
    }
choice-use-text = { $seat } : utilisez-vous l'effet de { $card } ?
choice-discard = { $seat } : quelle carte défaussez-vous ? C'est l'effet de { $card }.
choice-recall = { $seat } : quelle carte reprenez-vous du Cimetière ? C'est l'effet de { $card }.

option-build = Construire { $card }
option-save = Ne rien construire et recevoir 2 points de Prospérité
option-play = Jouer { $card }
option-use-card = Utiliser { $holder }
option-tap-buildings = Engager { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = Pas d'autre cible
option-pick-card = { $card }

refusal-wrong-phase = Pas dans cette phase : { $phase }.
refusal-not-drawn = Ce n'est pas le bâtiment pioché : { $card }.
refusal-not-in-plans = Vous n'avez pas cette carte de bâtiment : { $card }.
refusal-city-full = { $card } : une Ville a au plus { $limit-of-city } bâtiments, et la vôtre les a tous.
refusal-stands-already = Déjà présent dans votre Ville : { $card }.
refusal-one-class-building = { $card } : une Ville a au plus un bâtiment de classe, et la vôtre en a déjà un.
refusal-built-once = Bâtiment unique déjà construit dans cette partie : { $card }.
refusal-too-little-prosperity =
    Il faut { $needed ->
        [one] { $needed } point de Prospérité
       *[other] { $needed } points de Prospérité
    } ; vous en avez { $there }.
refusal-building-missing = Ces bâtiments manquent dans votre Ville : { $buildings }.
refusal-building-tapped = Ces bâtiments sont engagés : { $buildings }.
refusal-too-few-buildings =
    Il faut encore { $needed ->
        [one] { $needed } bâtiment désengagé
       *[other] { $needed } bâtiments désengagés
    }, au choix ; vous en avez { $there }.
refusal-not-in-hand = N'est pas dans votre Main : { $card }.
refusal-not-to-be-played = Cette carte ne se joue pas depuis la Main : { $card }.
refusal-other-hero = { $card } ne se joue qu'avec ce héros : { $hero }.
refusal-no-hero = Vous n'avez pas de héros pour porter une relique.
refusal-no-slot =
    { $card } : votre héros ne porte pas de relique de ce type, { $relic ->
        [melee-weapon] arme de mêlée
        [ranged-weapon] arme à distance
        [armour] armure ou cape
        [shield] bouclier ou bannière
        [helmet] casque
       *[treasure] trésor
    }.
refusal-no-target = Il n'y a aucune cible possible : { $card }.
refusal-no-room = Il n'y a pas de place libre de votre côté du Champ de Bataille : { $card }.
refusal-too-many-creatures =
    { $card } ne peut pas entrer : vous avez { $there ->
        [one] { $there } créature qui compte
       *[other] { $there } créatures qui comptent
    }, et { $most } est le maximum.
refusal-not-your-card = Ce n'est ni un bâtiment ni une relique à vous : { $holder }.
refusal-no-use = Rien à utiliser sur cette carte : { $card }.
refusal-tapped = Carte déjà engagée : { $card }.

ability-c-zone-07 = contrôle qui cesse avec le tour

telling-cost-any =
    { $count ->
        [one] { $count } bâtiment au choix
       *[other] { $count } bâtiments au choix
    }
telling-cost-prosperity =
    { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
telling-cost-nothing = gratuit
