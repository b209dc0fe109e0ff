# Les textes des quêtes, des cartes et des créatures du Suzerain : un message par élément du vocabulaire.

quest-drawn = Quand la quête est piochée : { $deeds }
quest-gives =
    Tant que la quête est active, { $kind ->
        [terrain] le terrain « { $name } » a ces compétences : { $abilities }
       *[creature] chaque créature « { $name } » a { $abilities }
    }
quest-goal = Objectif : { $conditions }
quest-goal-and = { " et " }
quest-goal-or = { " ou " }
quest-failure = Échec si { $conditions }
quest-reward = Récompense : { $reward }
quest-honour = { $count } d'Honneur
quest-main =
    { $multiple ->
        [yes] Par tranche de { $rage } de Rage dépensée : { $deeds }
       *[no] Pour { $rage } de Rage : { $deeds }
    }
quest-extra = De plus : { $deeds }
quest-you-overlord = Sur cette carte, « vous » désigne le Suzerain
quest-side =
    { $side ->
        [pvp] PvP
       *[pve] PvE
    } : force { $strength }, santé { $health }, { $movement ->
        [none] sans mouvement
       *[letter] mouvement { $movement }
    }
quest-side-b = Après la quête : { $abilities }

quest-place-field = sur le Champ de Bataille
quest-place-terrain =
    { $near ->
        [near] à { $within } ou moins de « { $terrain } »
       *[contact] au contact de « { $terrain } »
    }
quest-place-heros-side =
    { $near ->
        [near] à { $within } ou moins du bord du Héros
       *[contact] au contact du bord du Héros
    }
quest-place-overlords-side =
    { $near ->
        [near] à { $within } ou moins du bord du Suzerain
       *[contact] au contact du bord du Suzerain
    }
quest-place-hero =
    { $near ->
        [near] à { $within } ou moins du Héros
       *[contact] au contact du Héros
    }

quest-do-lay =
    { $number ->
        [one] le joueur du Héros place le terrain « { $terrain } »
       *[other] le joueur du Héros place { $number } terrains « { $terrain } »
    }
quest-do-summon =
    { $number ->
        [one] « { $name } » entre
       *[other] { $number } créatures « { $name } » entrent
    } en jeu { $at }{ $control ->
        [yes] , sous le contrôle du Héros
       *[no] { "" }
    }
quest-do-rouse =
    { $creature ->
        [any] chaque créature du Suzerain est activée de nouveau
       *[kind] chaque créature « { $name } » est activée de nouveau
    }

quest-if-defeat =
    { $creature ->
        [any] { $number ->
            [one] 1 créature du Suzerain est vaincue
           *[other] { $number } créatures du Suzerain sont vaincues
        }
        [of-quest] { $number ->
            [one] 1 créature de cette quête est vaincue
           *[other] { $number } créatures de cette quête sont vaincues
        }
       *[kind] { $number ->
            [one] la créature « { $name } » est vaincue
           *[other] { $number } créatures « { $name } » sont vaincues
        }
    }
quest-if-stand =
    { $who ->
        [hero] le Héros se tient
        [yours] { $number ->
            [one] une de vos créatures se tient
           *[other] { $number } de vos créatures se tiennent
        }
        [friend] { $number ->
            [one] l'allié du Héros se tient
           *[other] { $number } alliés du Héros se tiennent
        }
        [any] { $number ->
            [one] une créature du Suzerain se tient
           *[other] { $number } créatures du Suzerain se tiennent
        }
        [of-quest] { $number ->
            [one] une créature de cette quête se tient
           *[other] { $number } créatures de cette quête se tiennent
        }
       *[kind] { $number ->
            [one] une créature « { $name } » se tient
           *[other] { $number } créatures « { $name } » se tiennent
        }
    } { $at }{ $rounds ->
        [one] {""}
       *[other] {""} pendant { $rounds } phases des quêtes de suite
    }
quest-if-none-left =
    { $creature ->
        [any] aucune créature du Suzerain n'est { $at }
        [of-quest] aucune créature de cette quête n'est { $at }
       *[kind] aucune créature « { $name } » n'est { $at }
    }
quest-if-rounds =
    { $number ->
        [one] 1 manche s'est écoulée
       *[other] { $number } manches se sont écoulées
    }
quest-if-friend-lost = l'allié du Héros est perdu
quest-if-terrain-lost = le terrain « { $terrain } » est détruit
quest-if-carry = une de vos créatures qui était { $origin } lors d'une phase des quêtes porte le fardeau jusqu'à un endroit { $to }
quest-if-search =
    { $number ->
        [one] le terrain « { $terrain } » est fouillé
       *[other] le terrain « { $terrain } » est fouillé { $number } fois
    }
quest-if-spend =
    { $prosperity ->
        [one] vous avez dépensé 1 point de Prospérité depuis que la quête a été piochée
       *[other] vous avez dépensé { $prosperity } points de Prospérité depuis que la quête a été piochée
    }
quest-if-own =
    { $prosperity ->
        [one] vous avez 1 point de Prospérité
       *[other] vous avez { $prosperity } points de Prospérité
    }
quest-if-build =
    { $number ->
        [one] vous avez construit 1 bâtiment depuis que la quête a été piochée
       *[other] vous avez construit { $number } bâtiments depuis que la quête a été piochée
    }
quest-if-play =
    { $card ->
        [character] vous avez joué { $number ->
            [one] { $number } personnage
           *[other] { $number } personnages
        } depuis que la quête a été piochée
        [spell] vous avez joué { $number ->
            [one] { $number } sort
           *[other] { $number } sorts
        } depuis que la quête a été piochée
        [relic] vous avez joué { $number ->
            [one] { $number } relique
           *[other] { $number } reliques
        } depuis que la quête a été piochée
       *[tactic] vous avez joué { $number ->
            [one] { $number } tactique
           *[other] { $number } tactiques
        } depuis que la quête a été piochée
    }
quest-if-wounds =
    { $number ->
        [one] le Héros a 1 blessure ou plus
       *[other] le Héros a { $number } blessures ou plus
    }

quest-target-nearest = la plus proche de vos créatures
quest-target-weakest = la plus faible de vos créatures
quest-target-strongest = la plus forte de vos créatures
quest-target-hero = le Héros
quest-target-friend = l'allié du Héros
quest-target-terrain = le terrain « { $name } »
quest-target-quest-terrain = le plus proche des terrains d'une quête active
quest-target-heros-side = le bord du Héros
quest-within =
    { $form ->
        [guard] { " " }(à { $letter } ou moins)
       *[attack] { " " }(à { $letter } ou moins de cette créature)
    }
quest-behaviour-attack = Attaque { $target }{ $within } en mêlée, si la cible est à sa portée
quest-behaviour-shoot = Tire sur { $target }{ $within }, si possible
quest-behaviour-approach = Se déplace vers { $target }{ $within }
quest-behaviour-guard = Retourne garder { $target }{ $within }
quest-behaviour-stay = Reste sur place
quest-leash = Reste toujours { $place }

telling-quest-type =
    { $type ->
        [early] Quête initiale
        [late] Quête tardive
        [spell-pvp] Sort du Suzerain, contre un joueur
        [spell-pve] Sort du Suzerain, en solitaire
        [tactic-pvp] Tactique du Suzerain, contre un joueur
        [tactic-pve] Tactique du Suzerain, en solitaire
        [relic-pvp] Relique du Suzerain, contre un joueur
        [relic-pve] Relique du Suzerain, en solitaire
        [unique] Créature unique
        [friend] Allié du Héros
        [terrain] Terrain de quête
        [unique-terrain] Terrain de quête unique
       *[creature] Créature du Suzerain
    }
telling-quest-rage =
    { $rage ->
        [0] pas de Rage
       *[other] { $rage } de Rage
    }
