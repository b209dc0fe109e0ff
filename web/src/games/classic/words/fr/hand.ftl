card-in-hand = { $number } : { $name }, { $type }, coût : { $cost }. { $state }
card-playable = Peut être jouée.
card-play = Jouer
card-build = Construire
card-use = Utiliser
card-paid-with = Payée avec { $buildings }.
card-tap-to-change = Touchez un autre bâtiment pour changer.
card-then-paid =
    { $count ->
        [0] Ensuite, plus aucune autre carte ne peut être payée.
       *[other] Ensuite, encore payables : { $cards }.
    }
figure-armour = armure
hand-own =
    { $count ->
        [one] Votre Main, { $count } carte
       *[other] Votre Main, { $count } cartes
    }
hand-of =
    { $count ->
        [one] Main { DE($name) }, { $count } carte
       *[other] Main { DE($name) }, { $count } cartes
    }
hand-empty = Votre Main est vide.
player-online = en ligne
player-free = place libre
player-away = absence : { $time }
player-prosperity = Prospérité
player-prosperity-of = / { $goal } Prospérité
player-basic = { $built } sur { $of } des bâtiments exigés
hero-alarm =
    { $whose ->
        [own] Danger : votre héros { $name } n'a plus que { $left } sur { $health } de santé.
       *[other] { $name }, héros { DE($player) }, n'a plus que { $left } sur { $health } de santé.
    }
panel-yours = Vous
panel-of = { $name }
zone-hand = main
zone-deck = deck
zone-graveyard = cimetière
zone-of-graveyard = Cimetière { DE($name) }
zone-of-plans = Plans et terrains { DE($name) }
list-empty = Rien ici.
relic-spoken =
    { $name }, relique{ $tokens ->
        [0] { "" }
        [one] , { $tokens } marqueur
       *[other] , { $tokens } marqueurs
    }, { $state ->
        [tapped] engagée
        [usable] utilisable
       *[ready] prête
    }
tactic-own = Votre tactique face cachée : { $name }
tactic-hidden = Une tactique face cachée
city = Ville
city-plans = Lire les plans et les terrains
city-ready = prêts : { $ready } sur { $all }
building-spoken =
    { $name }, { $state ->
        [pays] paie
        [tapped] engagé
        [usable] prêt, utilisable
        [plan] coût en Prospérité : { $cost }
       *[ready] prêt
    }{ $needed ->
        [0] { "" }
        [one] , nécessaire à une carte en main
       *[other] , nécessaire à { $needed } cartes en main
    }
building-pays = paie
card-read = Lire { $name }
