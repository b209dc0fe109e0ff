# Warseer: the texts of cards, made of moments, prices, conditions, verbs and creatures. Verbs stand in the imperative.

text-noun-creature =
    { $number ->
        [single] créature
       *[other] créatures
    }
text-noun-hero =
    { $number ->
        [single] Héros
       *[other] Héros
    }
text-noun-character =
    { $number ->
        [single] personnage
       *[other] personnages
    }
text-noun-minion =
    { $number ->
        [single] Sbire
       *[other] Sbires
    }
text-gender-creature = f
text-gender-hero = m
text-gender-character = m
text-gender-minion = m
text-one =
    { $form ->
        [m-to] à{ " " }
        [f-to] à{ " " }
       *[other] { "" }
    }{ $form ->
        [m-to] un
        [m-subject] un
        [m-object] un
       *[other] une
    } { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] de vos { $nouns }
        [opposing] { $noun } adverse
        [allied] { $noun } { $form ->
            [m-to] allié
            [m-subject] allié
            [m-object] allié
           *[other] alliée
        }
       *[other] { $noun }
    }
text-each =
    { $form ->
        [m-to] à{ " " }
        [f-to] à{ " " }
       *[other] { "" }
    }{ $whose ->
        [yours] { $form ->
            [m-to] chacun
            [m-subject] chacun
            [m-object] chacun
           *[other] chacune
        } de vos { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $nouns }
        [opposing] chaque { $other ->
            [yes] autre{ " " }
           *[no] { "" }
        }{ $noun } adverse
        [allied] chaque { $other ->
            [yes] autre{ " " }
           *[no] { "" }
        }{ $noun } { $form ->
            [m-to] allié
            [m-subject] allié
            [m-object] allié
           *[other] alliée
        }
       *[other] chaque { $other ->
            [yes] autre{ " " }
           *[no] { "" }
        }{ $noun }
    }
text-some =
    { $form ->
        [m-to] à au plus { $count } { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] de vos { $nouns }
            [opposing] { $nouns } adverses
            [allied] { $nouns } alliés
           *[other] { $nouns }
        }
        [f-to] à au plus { $count } { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] de vos { $nouns }
            [opposing] { $nouns } adverses
            [allied] { $nouns } alliées
           *[other] { $nouns }
        }
       *[other] { $limit ->
            [least] au moins
            [most] au plus
           *[up] jusqu'à
        } { $count } { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] de vos { $nouns }
            [opposing] { $nouns } adverses
            [allied] { $nouns } { $form ->
                [m-subject] alliés
                [m-object] alliés
               *[other] alliées
            }
           *[other] { $nouns }
        }
    }
text-all =
    { $whose ->
        [yours] vos { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $nouns }
        [opposing] { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $nouns } adverses
        [allied] { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $nouns } { $form ->
            [m-subject] alliés
           *[other] alliées
        }
       *[other] { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }{ $nouns }
    }
text-this =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }cette créature
text-enchanted =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }la créature enchantée
text-hero =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }votre Héros
text-attacker =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }l'attaquant
text-target =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }la cible
text-that =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }la créature concernée
text-same =
    { $form ->
        [to] à{ " " }
       *[other] { "" }
    }la même créature

text-mark-wounded = avec des blessures
text-mark-unwounded = sans blessure
text-mark-rank = de rang { $ranks }
text-mark-kin = ({ $kin })
text-mark-attack =
    { $attack ->
        [melee] avec une attaque de mêlée
        [ranged] avec une attaque à distance
       *[other] avec une attaque magique
    }
text-mark-within =
    { $count ->
        [1] au contact
       *[other] à { $count } hexagones ou moins
    } de { $source ->
        [hero] votre Héros
       *[creature] cette créature
    }
text-mark-seen =
    { $form ->
        [more] et dans sa Ligne de Vision
       *[first] dans la Ligne de Vision de { $source ->
            [hero] votre Héros
           *[creature] cette créature
        }
    }
text-mark-token =
    { $token ->
        [stun] avec un jeton d'Étourdissement
        [poison] avec un jeton de Poison
       *[other] avec un jeton de Maladie
    }
text-or = { " ou " }
text-and = { " et " }
text-then = { ", puis " }

text-named = { $name } : { $text }
text-have =
    { $who } { $number ->
        [single] a
       *[several] ont
    } { $abilities }
text-quoted =
    { $kind ->
        [text] « { $name } »
       *[name] { $name }
    }
text-crit = Effet Crit : { $effects }
text-crit-effect = Effet Crit { $effect }
text-for-good = { $text }, pour toujours
text-relic-armour = Armure { $armour }
text-multiple-uses = Usages Multiples { $uses }
text-enchants = Enchantement : { $who }
text-stars = { $rank } { $stars }★

text-when-first-word = Premier mot : { $body }
text-when-last-word = Dernier mot : { $body }
text-when-tap =
    { $hero ->
        [yes] Engagez cette carte et votre Héros
       *[no] { $paid ->
            [yes] Engagez cette carte
           *[no] Engager
        }
    }{ $paid ->
        [yes] { " " }et { $price }
       *[no] { "" }
    } : { $body }
text-when-use = Usage : { $body }
text-when-attack-declared = Quand { $who } attaque { $whom } { $how } : { $body }
text-when-dice-lie = Quand { $who } a lancé les dés pour attaquer { $whom } { $how } : { $body }
text-when-symbols = Quand { $who } attaque { $whom } { $how }, avant de compter les symboles : { $body }
text-when-damage = Quand { $who } attaque { $whom } { $how }, avant les dégâts : { $body }
text-when-attack-ended = Quand { $who } a attaqué { $whom } { $how } : { $body }
text-when-eliminated =
    { $actor ->
        [none] Quand on élimine { $whom } : { $body }
       *[other] Quand { $who } élimine { $whom } { $how } : { $body }
    }
text-when-activation-begins = Quand on active { $who } : { $body }
text-when-activation-ends = Quand { $who } termine son activation : { $body }
text-when-turn-begins =
    { $whose ->
        [yours] Au début de votre tour : { $body }
        [opposing] Au début du tour d'un adversaire : { $body }
       *[other] Au début de chaque tour : { $body }
    }
text-when-turn-ends =
    { $whose ->
        [yours] À la fin de votre tour : { $body }
        [opposing] À la fin du tour d'un adversaire : { $body }
       *[other] À la fin de chaque tour : { $body }
    }
text-when-summoned = Quand { $who } entre sur le Champ de bataille : { $body }
text-when-card-played =
    { $whose ->
        [yours] Quand vous jouez une carte : { $body }
        [opposing] Quand un adversaire joue une carte : { $body }
       *[other] Quand un joueur joue une carte : { $body }
    }
text-when-healed = Quand on soigne { $whom } : { $body }
text-when-wounded = Quand { $whom } reçoit des blessures : { $body }
text-attacked-by =
    { $attack ->
        [melee] en mêlée
        [ranged] à distance
       *[other] par magie
    }

text-price = { $price }, puis { $body }
text-price-power = payez { $power } de Pouvoir
text-price-discard =
    défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-price-wounds =
    infligez { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } à cette créature
text-price-hero = engagez votre Héros
text-may = si vous le voulez, { $body }
text-once = { $body } (une fois par tour)
text-spends = { $body } (un usage)
text-if = si { $conditions }, { $body }
text-capital-after-colon = no
text-amount =
    { $bound ->
        [most] au plus { $count }
       *[least] au moins { $count }
    }
text-if-creatures =
    { $who } { $number ->
        [single] est
       *[several] sont
    } sur le Champ de bataille
text-if-kills =
    { $number ->
        [single] on a éliminé { $who } ce tour-ci
       *[several] on a éliminé { $who } ce tour-ci
    }
text-if-minions-killed =
    on a éliminé { $amount } { $count ->
        [one] Sbire
       *[other] Sbires
    } ce tour-ci
text-if-wounds-dealt =
    { $amount } { $count ->
        [one] blessure a été infligée
       *[other] blessures ont été infligées
    } ce tour-ci
text-if-pushed =
    { $amount } { $count ->
        [one] créature a été repoussée
       *[other] créatures ont été repoussées
    } ce tour-ci
text-if-healed =
    { $amount } { $count ->
        [one] blessure a été soignée
       *[other] blessures ont été soignées
    } ce tour-ci
text-if-cards-played =
    { $amount } { $type ->
        [spell] { $count ->
            [one] Sort a été joué
           *[other] Sorts ont été joués
        }
        [relic] { $count ->
            [one] Relique a été jouée
           *[other] Reliques ont été jouées
        }
        [tactic] { $count ->
            [one] Tactique a été jouée
           *[other] Tactiques ont été jouées
        }
        [building] { $count ->
            [one] Bâtiment a été joué
           *[other] Bâtiments ont été joués
        }
       *[card] { $count ->
            [one] carte a été jouée
           *[other] cartes ont été jouées
        }
    } ce tour-ci
text-if-entered =
    { $amount } { $count ->
        [one] créature est entrée
       *[other] créatures sont entrées
    } en jeu ce tour-ci
text-if-income = votre Revenu est d'{ $amount }
text-if-power = vous avez { $amount } de Pouvoir
text-if-hand =
    { $count ->
        [0] vous n'avez aucune carte de Bataille en Main
        [one] vous avez { $amount } carte de Bataille en Main
       *[other] vous avez { $amount } cartes de Bataille en Main
    }
text-if-history =
    vous avez { $amount } { $count ->
        [one] carte
       *[other] cartes
    } dans votre Historique
text-if-hall =
    vous avez { $amount } { $count ->
        [one] Exploit face visible
       *[other] Exploits face visible
    } dans votre Salle d'Honneur
text-if-eliminated =
    vous avez { $amount } { $count ->
        [one] Exploit face cachée
       *[other] Exploits face cachée
    } dans votre Salle d'Honneur
text-if-relics =
    vous avez { $amount } { $count ->
        [one] Relique
       *[other] Reliques
    } en jeu
text-if-buildings =
    vous avez { $amount } { $count ->
        [one] Bâtiment
       *[other] Bâtiments
    } en jeu
text-if-hero-wounds =
    { $count ->
        [0] votre Héros n'a aucune blessure
        [one] votre Héros a { $amount } blessure
       *[other] votre Héros a { $amount } blessures
    }
text-if-opposing-hero-wounds =
    un Héros adverse a { $amount } { $count ->
        [one] blessure
       *[other] blessures
    }
text-if-in-zone =
    { $who } { $number ->
        [single] est
       *[several] sont
    } dans une zone de déploiement adverse
text-if-in-terrain =
    { $who } { $number ->
        [single] est
       *[several] sont
    } { $kind ->
        [any] dans un terrain quelconque
       *[named] dans un terrain ({ $terrain })
    }
text-if-near-terrain =
    { $who } { $number ->
        [single] est
       *[several] sont
    } { $kind ->
        [any] dans un terrain quelconque ou à son contact
       *[named] dans un terrain ({ $terrain }) ou à son contact
    }
text-if-beside-hero =
    { $who } { $number ->
        [single] est
       *[several] sont
    } au contact d'un Héros adverse
text-if-killed = on élimine { $who }
text-if-killer = { $who } porte l'attaque fatale
text-if-killed-with =
    { $attack ->
        [melee] on élimine un personnage en mêlée
        [ranged] on élimine un personnage à distance
       *[magic] on élimine un personnage par magie
    }

text-feat =
    { $kind }, { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    } ({ $deck } depuis le Jeu d'Exploits)
text-feat-condition = Condition : { $conditions }
text-feat-discard = Défausser : { $body }

text-do-damage =
    { $magic ->
        [yes] infligez { $amount ->
            [one] { $amount } dégât magique
           *[other] { $amount } dégâts magiques
        } { $to }
       *[no] infligez { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { $to }
    }
text-do-dice-damage =
    { $magic ->
        [yes] infligez { $to } des dégâts magiques aux dés ({ $dice })
       *[no] infligez { $to } des dégâts aux dés ({ $dice })
    }
text-do-wound =
    infligez { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } { $to }
text-do-heal =
    { $number ->
        [several] soignez { $them }, de { $amount } chacune
       *[single] soignez de { $amount } { $them }
    }
text-do-give-token = donnez { $to } un { $name }
text-do-take-token =
    { $token ->
        [stun] libérez de son jeton d'Étourdissement { $them }
        [poison] libérez de son jeton de Poison { $them }
       *[other] libérez de son jeton de Maladie { $them }
    }
text-do-armour =
    donnez { $to } { $amount ->
        [one] { $amount } jeton d'Armure
       *[other] { $amount } jetons d'Armure
    }
text-do-move =
    déplacez { $them } de { $steps ->
        [one] { $steps } hexagone
       *[other] { $steps } hexagones
    } au plus
text-do-place =
    placez { $them } { $where ->
        [home] dans la zone de déploiement de son joueur
        [beside-hero] à côté de votre Héros
        [beside-it] à côté de cette créature
       *[other] sur un hexagone libre à { $steps ->
            [one] { $steps } hexagone
           *[other] { $steps } hexagones
        } ou moins de sa place
    }
text-do-swap =
    échangez { $them } avec { $mine ->
        [hero] votre Héros
       *[other] cette créature
    }
text-do-push = repoussez { $them } sur un hexagone voisin de votre choix
text-do-grant = donnez { $to } { $abilities } { $until }
text-do-ready = vous pouvez activer { $them } une fois de plus ce tour-ci
text-do-exhaust = engagez { $them }
text-do-control = contrôlez désormais { $them }
text-do-add-dice =
    ajoutez au jet { $extra ->
        [yes] { $count ->
            [one] un dé { $dice } supplémentaire
           *[other] { $count } dés supplémentaires ({ $dice })
        }
       *[no] { $count ->
            [one] un dé { $dice }
           *[other] { $count } dés ({ $dice })
        }
    }
text-do-add-symbols =
    ajoutez { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-remove-symbols =
    retirez { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-reroll =
    relancez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } au plus { $some ->
        [yes] ({ $faces })
       *[no] { "" }
    }
text-do-turn-dice =
    tournez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } au plus{ $some ->
        [yes] { " " }({ $faces })
       *[no] { "" }
    } sur { $face }
text-do-change-damage =
    { $sign ->
        [less] réduisez les dégâts de { $by }
       *[other] augmentez les dégâts de { $by }
    }
text-do-draw =
    piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-do-draw-feat =
    piochez { $count ->
        [one] { $count } Exploit
       *[other] { $count } Exploits
    }
text-do-power = gagnez { $amount } de Pouvoir
text-do-drain = chaque adversaire perd { $amount } de Pouvoir
text-do-discard =
    chaque adversaire défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-do-take-back = reprenez dans votre Main une carte ({ $types }) de votre Historique
text-do-recall =
    remettez un personnage { $some ->
        [yes] ({ $ranks }) de
       *[no] de
    } votre Historique dans votre Camp de Guerre
text-do-destroy =
    détruisez { $kind ->
        [relic] une Relique adverse
        [building] un Bâtiment adverse
       *[other] un Enchantement adverse
    }
text-do-minion =
    convoquez { $count ->
        [one] { $count } Sbire
       *[other] { $count } Sbires
    } { $where ->
        [home] dans votre zone de déploiement
        [beside-it] à côté de cette créature
       *[other] à côté de votre Héros
    }
text-do-show-hand = chaque adversaire vous montre sa Main
text-do-take-feat =
    placez { $count ->
        [one] le premier Exploit
       *[other] les { $count } premiers Exploits
    } du jeu face cachée dans votre Salle d'Honneur
text-do-summon =
    convoquez gratuitement { $where ->
        [home] dans votre zone de déploiement
        [beside-it] à côté de cette créature
       *[other] à côté de votre Héros
    } un personnage { $some ->
        [yes] ({ $ranks }) de
       *[no] de
    } votre Camp de Guerre
text-if-feats-played =
    { $amount } { $count ->
        [one] Exploit a été joué
       *[other] Exploits ont été joués
    } ce tour-ci
text-if-camp =
    vous avez { $amount } { $count ->
        [one] personnage
       *[other] personnages
    } dans votre Camp de Guerre
text-if-in-middle =
    { $who } { $number ->
        [single] est
       *[several] sont
    } dans la ligne du milieu
text-if-rows =
    { $those } occupent { $amount } { $count ->
        [one] ligne
       *[other] lignes
    }
text-bonus-dice =
    { $count ->
        [one] +{ $count } dé { $dice } aux attaques
       *[other] +{ $count } dés aux attaques ({ $dice })
    }
text-bonus-movement = +{ $x } en Mouvement
text-bonus-range = +{ $x } en Portée
text-bonus-attacks =
    { $x ->
        [one] { $x } attaque de plus
       *[other] { $x } attaques de plus
    }
rank-no-star = sans étoile
choice-summon = { $seat } : qui convoquez-vous ?
