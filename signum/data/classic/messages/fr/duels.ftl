# Une partie entière avec des decks, au terminal.

telling-setting-up = Préparation
telling-goal-city =
    { $who ->
        [team] Pour gagner, éliminez les deux héros adverses, ou faites que chaque joueur de votre équipe ait { $prosperity } points de Prospérité et les { $buildings } bâtiments basiques.
        [all] Pour gagner, éliminez tous les autres héros, ou ayez { $prosperity } points de Prospérité et les { $buildings } bâtiments basiques dans votre Ville.
       *[duel] Pour gagner, éliminez le héros adverse, ou ayez { $prosperity } points de Prospérité et les { $buildings } bâtiments basiques dans votre Ville.
    }
telling-teams = { $one } jouent contre { $other }.
telling-ally = { $seat } (votre allié)
telling-out = { $seat } : hors jeu.

telling-drew-several =
    { $seat } { PERSON($seat, "pioche", "piochez") } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $known ->
        [yes]  : { $cards }.
       *[no] .
    }
telling-odds-aside = tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, blessures en moyenne : { NUMBER($dealt, maximumFractionDigits: 2) }
telling-paid = Coût payé : { $paid }.
telling-built-nothing =
    { $seat } { PERSON($seat, "ne construit", "ne construisez") } rien et { PERSON($seat, "gagne", "gagnez") } { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
telling-city = Ville : { $buildings }.
telling-tapped = engagé
telling-relics = Reliques : { $relics }.
telling-tactics =
    { $known ->
        [yes] Tactiques face cachée : { $cards }.
       *[no] Tactiques face cachée : { $count }.
    }

telling-card-figures =
    force { $strength }, santé { $health }, { $movement ->
        [none] aucun mouvement
       *[other] mouvement { $movement }
    }
telling-card-cost = coût : { $cost }
telling-may-be-played = jouable maintenant
telling-purse =
    Vous avez { $prosperity ->
        [one] { $prosperity } point
       *[other] { $prosperity } points
    } de Prospérité et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en Main.
telling-playable =
    { $count ->
        [0] Aucune n'est jouable maintenant ; tapez main pour savoir pourquoi.
        [one] { $count } est jouable maintenant.
       *[other] { $count } sont jouables maintenant.
    }
telling-purse-ready = Désengagés : { $buildings }.
telling-purse-tapped = Engagés : { $buildings }.
telling-pays-for = Votre Main en a besoin pour : { $cards }.
telling-place-away = { $creature } est à { NUMBER($length, maximumFractionDigits: 1) } cm.
