# Une partie entière avec des decks, au terminal.

play-position-duel = une partie entière avec des decks, de la mise en place à la fin. Choisissez les decks avec --deck, une ou deux fois :
telling-setting-up = Préparation
telling-goal-city = Pour gagner, éliminez le héros adverse, ou ayez { $prosperity } de Prospérité et les { $buildings } bâtiments de base dans votre Ville.

telling-drew-several =
    { $known ->
        [yes] { $seat } pioche { $count } cartes : { $cards }.
       *[no] { $seat } pioche { $count } cartes.
    }
telling-odds-aside = tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, inflige en moyenne { NUMBER($dealt, maximumFractionDigits: 2) } blessure
telling-paid = Payé : { $paid }.
telling-built-nothing =
    { $seat } ne construit rien et gagne { $amount ->
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
    Vous avez { $prosperity } de Prospérité et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en Main.
telling-playable =
    { $count ->
        [0] Aucune n'est jouable maintenant ; main dit pourquoi.
        [one] { $count } est jouable maintenant.
       *[other] { $count } sont jouables maintenant.
    }
telling-purse-ready = Dégagés : { $buildings }.
telling-purse-tapped = Engagés : { $buildings }.
telling-pays-for = Votre Main en a besoin pour : { $cards }.
telling-place-away = { $creature } est à { NUMBER($length, maximumFractionDigits: 1) } cm.

command-card = carte
command-place = placer
command-lay = poser

play-seat-gentle = { $seat } : l'ordinateur, qui joue en douceur.
play-seat-greedy = { $seat } : l'ordinateur, qui joue avec un peu de bon sens.
play-seat-own = { $seat } : l'ordinateur, qui joue selon { $player }.
play-pick-several = Tapez les numéros voulus, par exemple : 1 3. Entrée seule revient en arrière.
play-replace-some = Remplacer des cartes
play-discard-some = Défausser des cartes pour 1 point de Prospérité chacune
play-use-some = Utiliser une de ces cartes : { $things }
play-use-which = Laquelle utilisez-vous ? Entrée seule revient en arrière.
play-lay-some = Poser un terrain
play-lay-which = Quel terrain ? Entrée seule revient en arrière.
play-lay-terrain = Poser un terrain : { $card } ({ $cost })
play-lay-where = Où le poser : { $card } ?
play-lay-at =
    { $degrees ->
        [0] { $label }, en { $place }
       *[other] { $label }, en { $place }, tourné de { $degrees }°
    }
play-lay-elsewhere = Pour un autre endroit, tapez son milieu et de combien il est tourné : poser { $card } 30 25 90. Entrée seule revient en arrière.
play-place-middle = Au milieu du champ de bataille
play-place-own-hero = Près de votre héros
play-place-their-hero = Près du héros adverse
play-place-between = Entre les héros
play-place-west = À l'ouest
play-place-east = À l'est
play-may-place = Pour un autre endroit de votre bord, tapez à combien de centimètres de son bout ouest : placer 20
play-may-read = Tapez main pour lire les cartes de votre Main, carte et une partie du nom pour en lire une autre.
play-place-how = Tapez placer quand une figurine entre : placer 20 est à 20 cm le long de votre bord, placer 20 1.6 un endroit quelconque.
play-lay-how = Tapez le nom d'un terrain, son milieu, et de combien de degrés il est tourné : poser forêt 30 25 90
play-no-such-card = Aucune carte ne s'appelle ainsi : { $name }.
play-help-card = carte greer lit une carte : son type, son coût, ses valeurs et son texte.
play-help-place = placer 20 met une figurine qui entre à 20 cm le long de votre bord.
play-help-lay = poser forêt 30 25 90 pose un terrain avec son milieu à cet endroit, tourné de 90 degrés.
play-help-cards =
    Comment payer les cartes : un tour commence par une carte et 1 point de Prospérité. Puis vous construisez un
    bâtiment contre de la Prospérité, ou aucun et gagnez 2 points. Une carte coûte des bâtiments, engagés jusqu'à votre
    prochain tour, et parfois de la Prospérité. Un personnage entre à votre bord et agit dès votre tour suivant. Une
    tactique attend son moment, face cachée.
