seats-your-team = Votre équipe
seats-opponents = Adversaires
seats-team = Équipe { $number }
seats-goal =
    { $who ->
        [each] { $prosperity } et { $buildings }/{ $buildings } chacun
        [last] { $prosperity } et { $buildings }/{ $buildings }
       *[any] l'un de vous à { $prosperity }
    }
seats-to-fall =
    { $count ->
        [one] un héros doit tomber
       *[other] { $count } héros doivent tomber
    }
seats-order = Ordre du jeu
seats-turn = tour { $turn }
seat-acts = joue
seat-next = ensuite
seat-out-in = hors jeu au tour { $turn }
seat-open = Ville { DE($name) }
seat-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
seat-city =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
seat-creatures =
    { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }
seat-prosperity = Prospérité { $prosperity } sur { $goal }
seat-hero = { $name } { $left } sur { $health } de santé
turn-then = Ensuite : { $names }.
field-spares-ally = { $name } appartient { A($player) } : on ne peut pas attaquer les créatures de votre allié.
selection-ally = On ne peut pas attaquer les créatures de votre allié.
top-mode =
    { $mode ->
        [three] trois joueurs
        [four] quatre joueurs
       *[teams] deux contre deux
    }
field-own-side = votre bord
field-side-of = bord { DE($name) }
