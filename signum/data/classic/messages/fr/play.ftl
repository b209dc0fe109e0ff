# Les cartes et la Ville : construire, payer, jouer, engager, et ce que font les textes des cartes.

event-built =
    { $seat } { PERSON($seat, "construit", "construisez") } « { $card } » pour { $cost ->
        [one] { $cost } point de Prospérité
       *[other] { $cost } points de Prospérité
    }.
event-spent =
    { $seat } { PERSON($seat, "dépense", "dépensez") } { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
event-tapped = { $seat } { PERSON($seat, "engage", "engagez") } « { $card } ».
event-untapped = { $seat } { PERSON($seat, "désengage", "désengagez") } « { $card } ».
event-card-used = { $seat } { PERSON($seat, "utilise", "utilisez") } « { $card } ».
event-card-played =
    { $type ->
        [character] { $seat } { PERSON($seat, "joue", "jouez") } le personnage « { $card } ».
        [spell] { $seat } { PERSON($seat, "joue", "jouez") } le sort « { $card } ».
        [relic] { $seat } { PERSON($seat, "joue", "jouez") } la relique « { $card } ».
       *[tactic] { $known ->
            [yes] { $seat } { PERSON($seat, "joue", "jouez") } la tactique « { $card } ».
           *[no] { $seat } { PERSON($seat, "joue", "jouez") } une tactique.
        }
    }
event-spell-spent = { $seat } { PERSON($seat, "met", "mettez") } « { $card } » au Cimetière.
event-tactic-laid =
    { $known ->
        [yes] { $seat } { PERSON($seat, "pose", "posez") } la tactique « { $card } » face cachée.
       *[no] { $seat } { PERSON($seat, "pose", "posez") } une tactique face cachée.
    }
event-tactic-revealed = { $seat } { PERSON($seat, "révèle", "révélez") } la tactique « { $card } ».
event-donned =
    { $tokens ->
        [0] { $seat } { PERSON($seat, "équipe", "équipez") } { PERSON($seat, "son", "votre") } héros de la relique « { $card } ».
        [one] { $seat } { PERSON($seat, "équipe", "équipez") } { PERSON($seat, "son", "votre") } héros de la relique « { $card } », avec { $tokens } marqueur d'armure.
       *[other] { $seat } { PERSON($seat, "équipe", "équipez") } { PERSON($seat, "son", "votre") } héros de la relique « { $card } », avec { $tokens } marqueurs d'armure.
    }
event-use-counted = { $seat } { PERSON($seat, "dépense", "dépensez") } une utilisation de « { $card } ».
event-word-said =
    { $word ->
        [first-word] { $card } dit son Premier Mot.
       *[last-word] { $card } dit sa Dernière Parole.
    }
event-play-failed = { $seat } { PERSON($seat, "perd", "perdez") } « { $card } » : la carte est annulée et va au Cimetière.
event-plan-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "pioche", "piochez") } « { $card } » dans le Deck de Construction.
       *[no] { $seat } { PERSON($seat, "pioche", "piochez") } dans le Deck de Construction.
    }
event-building-destroyed = { $seat } { PERSON($seat, "perd", "perdez") } le bâtiment « { $card } », qui est détruit.
event-relic-destroyed = { $seat } { PERSON($seat, "perd", "perdez") } la relique « { $card } », qui est détruite et va au Cimetière.
event-readied = { $creature } peut de nouveau agir pendant ce tour.
event-back-to-hand =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } retourne dans votre Main.
       *[theirs] { $creature } retourne dans la Main { DE($owner) }.
    }
event-back-to-deck =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } retourne dans votre Deck de Combat, qui est mélangé.
       *[theirs] { $creature } retourne dans le Deck de Combat { DE($owner) }, qui est mélangé.
    }
event-recalled = { $seat } { PERSON($seat, "reprend", "reprenez") } « { $card } » du Cimetière dans { PERSON($seat, "sa", "votre") } Main.
event-lost = { $creature } perd « { $ability } ».
event-control-taken =
    { $until ->
        [attack] { $seat } { PERSON($seat, "prend", "prenez") } le contrôle { DE($creature) } jusqu'à la fin de cette attaque.
        [end] { $seat } { PERSON($seat, "prend", "prenez") } le contrôle { DE($creature) } jusqu'à la fin du tour { $turn }.
        [start] { $seat } { PERSON($seat, "prend", "prenez") } le contrôle { DE($creature) } jusqu'au début du tour { $turn }.
       *[forever] { $seat } { PERSON($seat, "prend", "prenez") } le contrôle { DE($creature) }.
    }
event-control-ended = { $seat } { PERSON($seat, "reprend", "reprenez") } le contrôle { DE($creature) }.
event-activation-lost = { $creature } ne fera rien à sa prochaine activation.
event-skipped = { $creature } passe cette activation sans rien faire.
event-taken-away =
    { $until ->
        [attack] { $creature } perd « { $ability } » jusqu'à la fin de cette attaque.
        [end] { $creature } perd « { $ability } » jusqu'à la fin du tour { $turn }.
        [start] { $creature } perd « { $ability } » jusqu'au début du tour { $turn }.
       *[forever] { $creature } perd « { $ability } ».
    }
event-spell-cast = { $seat } { PERSON($seat, "lance", "lancez") } le sort « { $card } ».
event-tactic-spent = { $seat } { PERSON($seat, "met", "mettez") } la tactique « { $card } » au Cimetière.
event-tactics-awaited = { $seat } { PERSON($seat, "peut", "pouvez") } révéler des tactiques.
event-put-under =
    { $known ->
        [yes] { $seat } { PERSON($seat, "place", "placez") } « { $card } » de { PERSON($seat, "sa", "votre") } Main sous le Deck de Combat.
       *[no] { $seat } { PERSON($seat, "place", "placez") } une carte de { PERSON($seat, "sa", "votre") } Main sous le Deck de Combat.
    }
event-regained = { $seat } { PERSON($seat, "reprend", "reprenez") } « { $card } » en Main.
event-prosperity-lost =
    { $seat } { PERSON($seat, "perd", "perdez") } { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
event-activation-cancelled = L'activation { DE($creature) } est annulée.

choice-construction = { $seat } : que construisez-vous ?
choice-pay =
    { $seat } : { $count ->
        [one] quel bâtiment engagez-vous ? Il en faut { $count }, au choix.
       *[other] quels bâtiments engagez-vous ? Il en faut { $count }, au choix.
    }
choice-durability =
    { $seat } : { $creature } subit { $damage ->
        [one] { $damage } dommage
       *[other] { $damage } dommages
    }. Quelle relique perd d'abord ses marqueurs d'armure ?
choice-replace = { $seat } : quelle relique va au Cimetière et laisse la place à « { $card } » ?
choice-tactic =
    { $seat } : { $event ->
        [attack-declared] { $attacker } attaque { $target }.
        [hurt] { $creature } subit des dommages.
        [eliminated] { $creature } tombe.
        [healed] { $creature } guérit.
        [summoned] « { $card } » entre en jeu.
        [activated] { $creature } va agir.
        [move-declared] { $creature } se déplace.
        [moved] { $creature } se déplace.
        [rolled] { $creature } vient de lancer les dés.
        [spell-cast] le sort « { $card } » est joué.
        [spell-spent] le sort « { $card } » est joué.
        [built] le bâtiment « { $card } » est construit.
       *[other] quelque chose se passe.
    } Révélez-vous une tactique ?
choice-occasion = { $seat } : la tactique « { $card } » est révélée. Pour quelle créature agit-elle ?
choice-target =
    { $of ->
        [1] { $seat } : choisissez une cible pour « { $card } ».
       *[other] { $seat } : choisissez la cible { $number } sur { $of } pour « { $card } ».
    }
choice-use-text = { $seat } : utilisez-vous l'effet de « { $card } » ?
choice-discard = { $seat } : quelle carte défaussez-vous à cause de « { $card } » ?
choice-recall = { $seat } : quelle carte reprenez-vous du Cimetière grâce à « { $card } » ?
choice-either = { $seat } : quelle partie de l'effet de « { $card } » appliquer ?
choice-pay-off =
    { $seat } : payez-vous { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    } pour empêcher « { $card } » ?
choice-put-under = { $seat } : quelle carte va sous le Deck de Combat à cause de « { $card } » ?
choice-free-move = { $seat } : grâce à « { $card } », { $creature } peut se déplacer de { NUMBER($limit, maximumFractionDigits: 1) } cm au plus. Jusqu'où ?
choice-free-place = { $seat } : où placer { $creature } grâce à « { $card } », à { NUMBER($limit, maximumFractionDigits: 1) } cm au plus ?

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

refusal-wrong-phase = Cela ne se fait pas dans la phase « { $phase } ».
refusal-not-drawn = « { $card } » n'est pas le bâtiment pioché.
refusal-not-in-plans = Vous n'avez pas la carte de bâtiment « { $card } ».
refusal-city-full = Impossible de construire « { $card } » : votre Ville est pleine ({ $limit-of-city } bâtiments).
refusal-stands-already = « { $card } » est déjà dans votre Ville.
refusal-one-class-building = Impossible de construire « { $card } » : votre Ville a déjà un bâtiment de classe.
refusal-built-once = « { $card } » est un bâtiment unique et a déjà été construit dans cette partie.
refusal-too-little-prosperity =
    Il faut { $needed ->
        [one] { $needed } point de Prospérité
       *[other] { $needed } points de Prospérité
    } ; vous en avez { $there }.
refusal-building-missing = Ces bâtiments manquent dans votre Ville : { $buildings }.
refusal-building-tapped = Ces bâtiments sont engagés : { $buildings }.
refusal-named-in-the-cost = Le coût nomme déjà ces bâtiments, ils ne peuvent rien payer d'autre : { $buildings }.
refusal-wrong-number-of-buildings =
    Il faut choisir { $needed ->
        [one] { $needed } bâtiment
       *[other] { $needed } bâtiments différents
    } ; vous en avez choisi { $there }.
refusal-too-few-buildings =
    Il faut encore { $needed ->
        [one] { $needed } bâtiment désengagé
       *[other] { $needed } bâtiments désengagés
    }, au choix ; vous en avez { $there }.
refusal-not-in-hand = « { $card } » n'est pas dans votre Main.
refusal-not-to-be-played = « { $card } » ne se joue pas depuis la Main.
refusal-other-hero = « { $card } » ne se joue qu'avec { $hero }.
refusal-no-hero = Vous n'avez pas de héros pour porter une relique.
refusal-no-slot =
    Votre héros ne peut pas porter « { $card } » : il n'a pas de place pour { $relic ->
        [melee-weapon] une arme de mêlée
        [ranged-weapon] une arme à distance
        [armour] une armure ou une cape
        [shield] un bouclier ou une bannière
        [helmet] un casque
       *[treasure] un trésor
    }.
refusal-no-target = Il n'y a aucune cible possible pour « { $card } ».
refusal-no-room = « { $card } » n'a pas de place libre de votre côté du Champ de Bataille.
refusal-too-many-creatures =
    « { $card } » ne peut pas entrer : vous avez { $there ->
        [one] { $there } créature qui compte
       *[other] { $there } créatures qui comptent
    }, et { $most } est le maximum.
refusal-not-your-card = « { $holder } » n'est ni un bâtiment ni une relique à vous.
refusal-must-be-revealed = La condition d'une tactique est remplie : elle doit être révélée maintenant.
refusal-no-such-tactic = Vous n'avez pas la tactique « { $card } » face cachée.
refusal-one-name-a-trigger = Deux tactiques « { $card } » ne répondent pas au même événement.
refusal-condition-not-met = La condition de la tactique « { $card } » n'est pas remplie.
refusal-no-use = « { $card } » n'a pas de compétence à utiliser en l'engageant.
refusal-tapped = La carte « { $card } » est engagée.
refusal-no-such-target = { $target } n'est pas une cible possible pour « { $card } ».
refusal-chosen-already = { $target } est déjà une cible choisie.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } n'est pas un héros.
        [minion] { $creature } n'est pas un serviteur.
       *[character] { $creature } n'est pas un personnage.
    }
refusal-other-side = { $creature } n'est pas du bon côté : { $seat } en a le contrôle.
refusal-other-card = { $creature } n'est pas de la faction ou de la classe demandée ({ $wanted }).
refusal-not-itself = Il faut une autre créature, pas { $creature }.
refusal-not-wounded = { $creature } n'a pas de blessure.
refusal-already-yours = { $creature } est déjà sous votre contrôle.
refusal-skips-already = { $creature } passe déjà sa prochaine activation.
refusal-too-many-to-control =
    Vous avez { $there ->
        [one] { $there } créature qui compte
       *[other] { $there } créatures qui comptent
    }, et { $most } est le maximum.
refusal-no-card-to-return = { $creature } n'est pas un personnage ; seuls les personnages retournent en Main ou dans un Deck de Combat.

ability-c-play-07 = effets qui cessent avec l'attaque
ability-c-tac-06 = la possibilité de révéler une tactique
ability-c-zone-07 = contrôle qui cesse avec le tour
ability-cannot-attack = ne peut pas attaquer
ability-cannot-act = ne fait rien pendant son activation
ability-draw-attacks = attire les attaques à { $x } ou moins
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
