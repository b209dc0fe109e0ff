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
seat-prosperity = Prospérité { $prosperity } sur { $goal }
seat-hero = { $name }, { $left } sur { $health } de santé
turn-then = Ensuite : { $names }.
