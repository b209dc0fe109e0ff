# Ce qui se passe, se demande et se refuse dans une partie de quêtes.

event-quests-shuffled = La pioche des quêtes est mélangée, les quêtes initiales au-dessus.
event-quest-drawn = Une nouvelle quête est piochée : « { $card } ».
event-quest-begun = La quête « { $card } » commence.
event-quest-tallied = La quête « { $card } » progresse.
event-quest-completed = La quête « { $card } » est accomplie.
event-quest-failed = La quête « { $card } » a échoué.
event-honour-gained =
    { $cards ->
        [0] Le Héros gagne { $amount } d'Honneur et en a maintenant { $total }.
       *[other] Le Héros gagne { $amount } d'Honneur et en a maintenant { $total } : la Rage du Suzerain atteint un nouveau palier.
    }
event-rage-set = Le Suzerain a { $rage } de Rage ce tour.
event-overlord-card-drawn = Le Suzerain pioche « { $card } » et la joue avec { $rage } de Rage.
event-overlord-card-played =
    { $rage ->
        [0] Le Suzerain joue « { $card } » sans dépenser de Rage.
       *[other] Le Suzerain joue « { $card } » pour { $rage } de Rage.
    }
event-overlord-card-done = « { $card } » est mise de côté.
event-friend-joined = { $creature } rejoint le Héros en { $to }.
event-returned-to-supply = { $creature } retourne dans la réserve.
event-not-placed = Rien n'est placé pour « { $card } » : il n'en reste plus, ou la place manque.
event-quest-terrain-laid = La quête place « { $terrain } » sur le Champ de Bataille.
event-terrain-changed =
    { $flipped ->
        [true] La carte « { $terrain } » est retournée sur sa face B.
       *[false] « { $terrain } » a maintenant d'autres compétences.
    }
event-behaved =
    { $does ->
        [contact] { $creature } est au contact et attaque la créature la plus faible : { $target }.
        [attack] { $creature } va vers { $target } et attaque ({ $seeks ->
                [nearest] cible : l'ennemi le plus proche
                [weakest] cible : l'ennemi le plus faible
                [strongest] cible : l'ennemi le plus fort
                [hero] cible : le Héros
                [friend] cible : l'allié du Héros
               *[other] selon son comportement
            }).
        [shoot] { $creature } vise { $target } ({ $seeks ->
                [nearest] cible : l'ennemi le plus proche
                [weakest] cible : l'ennemi le plus faible
                [strongest] cible : l'ennemi le plus fort
                [hero] cible : le Héros
                [friend] cible : l'allié du Héros
               *[other] selon son comportement
            }).
        [approach] { $creature } avance vers { $target } ({ $seeks ->
                [nearest] cible : l'ennemi le plus proche
                [weakest] cible : l'ennemi le plus faible
                [strongest] cible : l'ennemi le plus fort
                [hero] cible : le Héros
                [friend] cible : l'allié du Héros
               *[other] selon son comportement
            }).
        [guard] { $creature } garde { $target }.
        [advance] { $creature } avance vers le côté du Héros.
       *[stay] { $creature } reste sur place.
    }
event-scored = Honneur gagné : { $honour } ; pour la Prospérité : +{ $prosperity } ; pour les blessures : −{ $wounds } ; pour les quêtes échouées : −{ $failed }. Honneur final : { $total }.

choice-dice-card = { $seat } : quelle carte de dés compte pour { $creature } ? La première montre { $first }, la seconde { $second }.
choice-quest-terrain = { $seat } : où placer « { $card } » ?
choice-take-back = { $seat } : il ne reste plus de « { $card } ». Quelle créature est retirée du Champ de Bataille pour être replacée ?
choice-overlords-creature = { $seat } : quelle créature du Suzerain agit ensuite ?
option-act-in-order = Les laisser toutes agir, dans l'ordre affiché
choice-overlords-turn = { $seat } : que fait le Suzerain ensuite ?
option-read-dice-card =
    { $number ->
        [1] La première carte de dés compte
       *[other] La seconde carte de dés compte
    }
option-play-overlord-card =
    { $times ->
        [0] Jouer « { $card } » sans sa compétence principale
        [1] Jouer « { $card } »
       *[other] Jouer « { $card } », sa compétence principale { $times } fois
    }

refusal-quests-lay-terrain = Seules les quêtes placent des terrains dans ce mode : « { $card } » ne peut pas être jouée.
refusal-not-where-the-card-says = La carte indique une autre place ; il manque { NUMBER($gap, maximumFractionDigits: 3) } cm.
refusal-too-far-from-its-place = { $creature } ne peut pas s'éloigner autant de son terrain.
refusal-too-little-rage = Jouer « { $card } » ainsi coûte { $needed } de Rage ; il en reste { $there }.
refusal-no-card-played = Le Suzerain joue au moins une carte à chaque tour.

outcome-honour = { $winners ->
        [none] Match nul : le Héros a gagné de l'Honneur, mais pas assez.
       *[single] { $seat } { PERSON($seat, "gagne", "gagnez") } d'après l'Honneur final du Héros.
    }
outcome-forgotten = Rang du Héros : oublié.
outcome-wanderer = Rang du Héros : vagabond.
outcome-knight = Rang du Héros : chevalier.
outcome-champion = Rang du Héros : champion.
outcome-legend = Rang du Héros : légende.
outcome-fallen = Le Héros est tombé.

phase-quests = phase des quêtes
mode-quest-pve = quêtes en solitaire : un Héros contre le Suzerain
mode-quest-pvp = quêtes à deux : un Héros, un Suzerain

telling-overlord = Le Suzerain
telling-goal-quest = Le Héros gagne autant d'Honneur que possible par des quêtes ; le Suzerain veut que le Héros tombe ou gagne trop peu d'Honneur.
telling-honour = Honneur { $honour }, Rage du Suzerain { $rage } ; le prochain palier commence à { $next }.
telling-honour-last = Honneur { $honour }, Rage du Suzerain { $rage } ; c'est le dernier palier.
telling-decks-left = Cartes restantes : Suzerain { $cards }, quêtes { $quests }, Héros { $hero }.
telling-quest = Quête « { $card } » : { $progress }.
telling-foretold =
    { $does ->
        [contact] { $creature } est au contact et attaque la créature la plus faible : { $target }.
        [attack] { $creature } va vers { $target } et attaque.
        [shoot] { $creature } vise { $target }.
        [approach] { $creature } avance vers { $target }.
        [guard] { $creature } garde { $target }.
        [advance] { $creature } avance vers le côté du Héros.
       *[stay] { $creature } reste sur place.
    }
telling-next-steps = Ce que font ensuite les créatures du Suzerain, si rien ne change :

telling-phase-quest = Phase des quêtes : une nouvelle quête est piochée.
telling-phase-card =
    { $quests ->
        [one] Phase des quêtes : 1 quête est en cours et aucune ne peut être piochée, le Suzerain pioche donc une carte et la joue avec { $rage } de Rage.
       *[other] Phase des quêtes : { $quests } quêtes sont en cours, le Suzerain pioche donc une carte et la joue avec { $rage } de Rage.
    }
telling-band =
    { $band ->
        [forgotten] Oublié
        [wanderer] Vagabond
        [knight] Chevalier
        [champion] Champion
        [legend] Légende
        [overlord] Le Suzerain gagne
        [draw] Match nul
       *[hero] Le Héros gagne
    }
telling-band-means =
    { $band ->
        [forgotten] Aucune chanson ne raconte ce voyage. Cela compte comme une défaite.
        [wanderer] Quelqu'un est passé et a aidé ; son nom s'est perdu. Cela compte comme une défaite.
        [knight] Les villages connaissent le nom du Héros. Cela compte comme une victoire.
        [champion] Des routes et des gués portent le nom du Héros. Cela compte comme une nette victoire.
        [legend] Les enfants jouent cette histoire, et aucun ne veut être le Suzerain. Il n'y a pas de rang plus haut.
        [overlord] Trop peu d'honneur a été gagné : le pays reste au Suzerain.
        [draw] De l'honneur a été gagné, mais pas assez pour chasser le Suzerain.
       *[hero] Assez d'honneur a été gagné : le Suzerain quitte le pays.
    }
