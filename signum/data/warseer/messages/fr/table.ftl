# Warseer: the table in words.

telling-goal = Le but : { $points } Points de Victoire, ou la chute du Héros adverse.
telling-setting-up = Préparation : { $phase }
telling-turn =
    Tour { $turn } : { $seat }{ $last ->
        [yes] { " " }(le dernier)
       *[no] { "" }
    }
telling-side = { $seat } : { $hero }
telling-board = { $seat } : { $points } Points de Victoire sur { $goal } ; Pouvoir { $power }, Revenu { $income } ; Main { $hand }, Exploits { $feats }, Jeu de Bataille { $deck } ; Salle d'Honneur { $hall } face visible et { $kills } face cachée ; Historique { $history }.
telling-creature = { $at } { $name } ({ $kind }) : Santé { $left } sur { $health }, Armure { $armour } ; { $attack } { $dice }, Portée { $range } ; Mouvement { $movement }
telling-peaceful = { $at } { $name } ({ $kind }) : Santé { $left } sur { $health }, Armure { $armour } ; Mouvement { $movement }
telling-activated = activation faite
telling-tapped = engagé
telling-uses =
    encore { $uses ->
        [one] { $uses } usage
       *[other] { $uses } usages
    }
telling-draws =
    { $seat } { PERSON($seat, "pioche", "piochez") } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
telling-draws-these = { $seat } { PERSON($seat, "pioche", "piochez") } : { $cards }.
telling-relics = Reliques : { $cards }
telling-city = Ville : { $cards }
telling-camp = Camp de Guerre : { $cards }
telling-history = Historique : { $cards }
telling-hall = Salle d'Honneur : { $cards }
telling-minion = Sbire : { $card }
telling-feat-deck = Exploits dans le jeu : { $count }
telling-with-cost = { $card } (coût { $cost })
telling-with-figures = { $text } ({ $at }, Santé { $left } sur { $health })
telling-hand-empty = Votre Main est vide.
telling-hand-power = Vous avez { $power } de Pouvoir.
telling-hand-card = { $card } ({ $kind }, coût { $cost }, Revenu { $income }) : { $text }
telling-hand-feat = { $card } : { $text }
telling-zones = Un hexagone montre son nom, sa créature (1 ou 2 indique le joueur) avec sa santé, ou son terrain. Les nombres entre parenthèses sont les zones de déploiement.
telling-card-title = { $card } ({ $kind })
telling-card-price = coût { $cost }, Revenu { $income }
telling-card-body = { $attack } { $dice }, Portée { $range }, Santé { $health }, Mouvement { $movement }
telling-card-peaceful = Santé { $health }, Mouvement { $movement }
telling-leadership = Direction : { $ranks }
