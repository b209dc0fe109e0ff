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
event-tapped = { $seat }, carte engagée : { $card }.
event-untapped = { $seat }, carte désengagée : { $card }.
event-card-used = { $seat } utilise { $card }.
event-card-played =
    { $type ->
        [character] { $seat } joue un personnage : { $card }.
        [spell] { $seat } joue un sort : { $card }.
        [relic] { $seat } joue une relique : { $card }.
       *[tactic] { $known ->
            [yes] { $seat } joue une tactique : { $card }.
           *[no] { $seat } joue une tactique.
        }
    }
event-spell-spent = { $seat } : { $card } va au Cimetière.
event-tactic-laid =
    { $known ->
        [yes] { $seat } pose une tactique face cachée : { $card }.
       *[no] { $seat } pose une tactique face cachée.
    }
event-tactic-revealed = { $seat } révèle une tactique : { $card }.
event-donned =
    { $tokens ->
        [0] { $seat } : le héros prend une relique, { $card }.
        [one] { $seat } : le héros prend une relique, { $card }, avec { $tokens } marqueur d'armure.
       *[other] { $seat } : le héros prend une relique, { $card }, avec { $tokens } marqueurs d'armure.
    }
event-use-counted = { $seat }, une utilisation de moins : { $card }.
event-word-said =
    { $word ->
        [first-word] { $card } dit son Premier Mot.
       *[last-word] { $card } dit sa Dernière Parole.
    }
event-play-failed = { $seat } : { $card } est annulée et va au Cimetière.
event-plan-drawn =
    { $known ->
        [yes] { $seat } pioche dans le Deck de Construction : { $card }.
       *[no] { $seat } pioche dans le Deck de Construction.
    }
event-building-destroyed = { $seat } : le bâtiment { $card } est détruit.
event-relic-destroyed = { $seat } : la relique { $card } est détruite et va au Cimetière.
event-readied = { $creature } peut de nouveau agir pendant ce tour.
event-back-to-hand = { $creature } retourne dans la Main de son propriétaire : { $owner }.
event-back-to-deck = { $creature } retourne dans le Deck de Combat de son propriétaire, qui est mélangé : { $owner }.
event-recalled = { $seat } reprend en Main une carte du Cimetière : { $card }.
event-lost = { $creature } perd : { $ability }.
event-control-taken =
    { $until ->
        [attack] { $seat } prend le contrôle jusqu'à la fin de cette attaque : { $creature }.
        [end] { $seat } prend le contrôle jusqu'à la fin du tour { $turn } : { $creature }.
        [start] { $seat } prend le contrôle jusqu'au début du tour { $turn } : { $creature }.
       *[forever] { $seat } prend le contrôle : { $creature }.
    }
event-control-ended = { $creature } revient sous le contrôle de son propriétaire : { $seat }.
event-activation-lost = { $creature } ne fera rien à sa prochaine activation.
event-skipped = { $creature } passe cette activation sans rien faire.
event-taken-away =
    { $until ->
        [attack] { $creature } perd jusqu'à la fin de cette attaque : { $ability }.
        [end] { $creature } perd jusqu'à la fin du tour { $turn } : { $ability }.
        [start] { $creature } perd jusqu'au début du tour { $turn } : { $ability }.
       *[forever] { $creature } perd : { $ability }.
    }
event-spell-cast = { $seat } : le sort { $card } prend effet.
event-tactic-spent = { $seat } : la tactique { $card } va au Cimetière.
event-tactics-awaited = { $seat } peut révéler des tactiques.
event-put-under =
    { $known ->
        [yes] { $seat } place une carte de sa Main sous le Deck de Combat : { $card }.
       *[no] { $seat } place une carte de sa Main sous le Deck de Combat.
    }
event-regained = { $seat } reprend en Main : { $card }.
event-prosperity-lost =
    { $seat } perd { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
event-activation-cancelled = Activation annulée : { $creature }.

choice-construction = { $seat } : que construisez-vous ?
choice-pay =
    { $seat } : { $count ->
        [one] quel bâtiment engagez-vous ? Il en faut { $count }, au choix.
       *[other] quels bâtiments engagez-vous ? Il en faut { $count }, au choix.
    }
choice-durability = { $seat } : { $creature } subit { $damage } dommages. Quelle relique perd d'abord ses marqueurs d'armure ?
choice-replace = { $seat } : quelle relique va au Cimetière et laisse la place à { $card } ?
choice-tactic =
    { $seat } : { $event ->
        [attack-declared] { $attacker } attaque { $target }.
        [hurt] { $creature } subit des dommages.
        [eliminated] { $creature } tombe.
        [healed] { $creature } guérit.
        [summoned] une créature est invoquée.
        [activated] { $creature } va agir.
        [move-declared] { $creature } se déplace.
        [moved] { $creature } se déplace.
        [rolled] { $creature } vient de lancer les dés.
        [spell-cast] un sort est joué.
        [spell-spent] un sort est joué.
        [built] un bâtiment est construit.
       *[other] quelque chose se passe.
    } Révélez-vous une tactique ?
choice-occasion = { $seat } : { $card } est révélée. À propos de quelle créature répond-elle ?
choice-target =
    { $of ->
        [1] { $seat } : quelle cible pour { $card } ?
       *[other] { $seat } : quelle cible pour { $card } ? Cible { $number } sur { $of }.
    }
choice-use-text = { $seat } : utilisez-vous l'effet de cette carte, { $card } ?
choice-discard = { $seat } : quelle carte défaussez-vous ? Raison : { $card }.
choice-recall = { $seat } : quelle carte reprenez-vous du Cimetière ? Raison : { $card }.
choice-either = { $seat } : quelle partie de l'effet appliquer ? Carte : { $card }.
choice-pay-off =
    { $seat } : payez-vous { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    } contre { $card } ?
choice-put-under = { $seat } : quelle carte va sous le Deck de Combat ? Raison : { $card }.
choice-free-move = { $seat } : { $creature } peut se déplacer de { NUMBER($limit, maximumFractionDigits: 1) } cm au plus. Jusqu'où ? Raison : { $card }.
choice-free-place = { $seat } : où placer { $creature }, à { NUMBER($limit, maximumFractionDigits: 1) } cm au plus ? Raison : { $card }.

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
option-reveal = Révéler { $card }
option-part = Partie { $number }

refusal-wrong-phase = Pas dans cette phase : { $phase }.
refusal-not-drawn = Ce n'est pas le bâtiment pioché : { $card }.
refusal-not-in-plans = Vous n'avez pas cette carte de bâtiment : { $card }.
refusal-city-full = { $card } : une Ville a au plus { $limit-of-city } bâtiments, et la vôtre les a tous.
refusal-stands-already = Déjà présent dans votre Ville : { $card }.
refusal-one-class-building = { $card } : une Ville a au plus un bâtiment de classe, et la vôtre en a déjà un.
refusal-built-once = Bâtiment unique déjà construit dans cette partie : { $card }.
refusal-too-little-prosperity =
    Il faut { $needed ->
        [one] { $needed } point de Prospérité
       *[other] { $needed } points de Prospérité
    } ; vous en avez { $there }.
refusal-building-missing = Manque dans votre Ville : { $buildings }.
refusal-building-tapped = Engagé : { $buildings }.
refusal-named-in-the-cost = Le coût nomme déjà ces bâtiments, ils ne paient rien d'autre : { $buildings }.
refusal-wrong-number-of-buildings = Nombre de bâtiments différents à choisir : { $needed } ; vous en avez choisi { $there }.
refusal-too-few-buildings =
    Il faut encore { $needed ->
        [one] { $needed } bâtiment désengagé
       *[other] { $needed } bâtiments désengagés
    }, au choix ; vous en avez { $there }.
refusal-not-in-hand = N'est pas dans votre Main : { $card }.
refusal-not-to-be-played = Cette carte ne se joue pas depuis la Main : { $card }.
refusal-other-hero = { $card } ne se joue qu'avec ce héros : { $hero }.
refusal-no-hero = Vous n'avez pas de héros pour porter une relique.
refusal-no-slot =
    { $card } : votre héros ne porte pas de relique de ce type, { $relic ->
        [melee-weapon] arme de mêlée
        [ranged-weapon] arme à distance
        [armour] armure ou cape
        [shield] bouclier ou bannière
        [helmet] casque
       *[treasure] trésor
    }.
refusal-no-target = Il n'y a aucune cible possible : { $card }.
refusal-no-room = Il n'y a pas de place libre de votre côté du Champ de Bataille : { $card }.
refusal-too-many-creatures =
    { $card } ne peut pas entrer : vous avez { $there ->
        [one] { $there } créature qui compte
       *[other] { $there } créatures qui comptent
    }, et { $most } est le maximum.
refusal-not-your-card = Ce n'est ni un bâtiment ni une relique à vous : { $holder }.
refusal-must-be-revealed = Sa condition est remplie : une tactique doit être révélée maintenant.
refusal-no-such-tactic = Vous n'avez pas cette tactique face cachée : { $card }.
refusal-one-name-a-trigger = Deux tactiques du même nom ne répondent pas au même événement : { $card }.
refusal-condition-not-met = La condition de cette tactique n'est pas remplie : { $card }.
refusal-no-use = Rien à utiliser sur cette carte : { $card }.
refusal-tapped = Carte déjà engagée : { $card }.
refusal-no-such-target = Cible impossible pour { $card } : { $target }.
refusal-chosen-already = Cible déjà choisie : { $target }.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } n'est pas un héros.
        [minion] { $creature } n'est pas un serviteur.
       *[character] { $creature } n'est pas un personnage.
    }
refusal-other-side = { $creature } n'est pas du bon côté : { $seat }.
refusal-other-card = { $creature } n'est pas de cette faction ou de cette classe : { $wanted }.
refusal-not-itself = Il faut une autre créature, pas { $creature }.
refusal-not-wounded = { $creature } n'a pas de blessure.
refusal-already-yours = { $creature } est déjà sous votre contrôle.
refusal-skips-already = { $creature } passe déjà sa prochaine activation.
refusal-too-many-to-control = Vos créatures qui comptent : { $there } ; { $most } est le maximum.
refusal-no-card-to-return = { $creature } n'est pas un personnage ; seuls les personnages retournent en Main ou dans un Deck de Combat.

ability-c-play-07 = effets qui cessent avec l'attaque
ability-c-tac-06 = la possibilité de révéler une tactique
ability-c-zone-07 = contrôle qui cesse avec le tour
ability-cannot-move = ne peut pas se déplacer

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
