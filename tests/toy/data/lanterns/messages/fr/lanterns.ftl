# Ce que dit Lanternes : événements, questions, options, refus, fins et noms.

event-deck-shuffled =
    { $seat } mélange { $order ->
        [one] { $order } carte
       *[other] { $order } cartes
    }.
event-drawn =
    { $known ->
        [yes] { $seat } pioche { $card }.
       *[no] { $seat } pioche une carte.
    }
event-discarded = { $seat } utilise { $card }.
event-gift-chosen = { $lantern } : { $gift }.
event-turn-began = Manche { $round }, tour { $turn } : { $seat }
event-moved =
    { $lantern } monte de { $steps ->
        [one] { $steps } marche
       *[other] { $steps } marches
    }, jusqu'à la marche { $step }.
event-fed = { $lantern } gagne { $light } de lumière.
event-shared = { $lantern } donne { $light } de lumière : { $target }.
event-gathered =
    { $storm } rassemble { $breath ->
        [one] { $breath } souffle
       *[other] { $breath } souffles
    }.
event-spent =
    { $storm } souffle avec { $breath ->
        [one] { $breath } souffle
       *[other] { $breath } souffles
    } : { $lantern }.
event-rolled =
    { $fights ->
        [yes] Vent contre { $lantern } : { $wind }. Flamme : { $flame }.
       *[no] Vent contre { $lantern } : { $wind }.
    }
event-hurt = { $lantern } perd { $light } de lumière.
event-eliminated = { $seat } est hors jeu.
event-conceded = { $seat } abandonne.
event-clock-ran-out = { $seat } n'a plus de temps.
event-draw-agreed = Les camps conviennent d'une partie nulle.
event-game-ended = { $result }

choice-gift = { $seat } : quel don prenez-vous ?
choice-turn = { $seat } : que faites-vous ?
choice-tend = { $seat } : quelles cartes brûlez-vous ?
choice-gust = { $seat } : contre quelle lanterne soufflez-vous ?
choice-split = { $seat } : avec combien de souffles ? { $lantern }
choice-shutter = { $seat } : fermez-vous un volet ?
choice-reflect = { $seat } : donnez-vous 1 de lumière ? { $lantern }
choice-resist = { $seat } : défaussez-vous une carte pour perdre un de moins que { $light } ?
choice-discard = { $seat } : quelle carte défaussez-vous ?

option-take = { $gift }
option-move =
    Monter de { $steps ->
        [one] { $steps } marche
       *[other] { $steps } marches
    }
option-tend = Entretenir la lanterne
option-give = Donner { $light } de lumière : { $target }
option-pass = Ne plus rien faire
option-feed = Brûler { $cards }
option-gust = Souffler : { $lantern }
option-split = Souffler avec { $blow }, garder { $hold }
option-pick-card = { $card }

refusal-too-far =
    { $steps ->
        [one] { $steps } marche, c'est trop loin
       *[other] { $steps } marches, c'est trop loin
    } ; au plus { $limit }.
refusal-not-enough = Il faut { $needed } de lumière, il y en a { $light }.
refusal-nothing-burns = Aucune carte en main ne brûle.
refusal-not-in-hand = { $card } n'est pas dans votre main.
refusal-no-such-lantern = Aucune lanterne de ce genre ne brûle ici, ou personne ne souffle.

outcome-tower = Toutes les lanternes sont à la tour : les gardiens ont gagné.
outcome-darkness = Aucune lanterne ne brûle : les tempêtes ont gagné.
outcome-dawn = Le soleil se lève. Vainqueurs : { $seat }.
outcome-twilight = Le soleil se lève sur juste assez de lumière : personne n'a gagné.
outcome-concession = L'autre camp a abandonné. Vainqueurs : { $seat }.
outcome-clock = L'autre camp n'a plus de temps. Vainqueurs : { $seat }.
outcome-agreement = Les camps sont convenus d'une partie nulle.

game-title = Lanternes
mode-storm = deux gardiens contre une tempête
mode-tempest = deux gardiens contre deux tempêtes
mode-solo = un gardien contre le temps
player-random = Au hasard
player-prudent = Prudent
edition-pocket = édition de poche
telling-title = Lanternes, { $edition }
telling-goal = Tous les gardiens à la tour, ou plus de 5 de lumière à l'aube après 6 manches ; les tempêtes veulent éteindre toutes les lanternes.
telling-setting-up = On allume les lanternes
telling-turn = Manche { $round }, tour { $turn } : { $seat }
telling-keeper = { $seat } : marche { $step }, lumière { $light }, cartes en main { $hand }, dans le deck { $deck }. Dons : { $gifts }.
telling-breath = { $seat } : une tempête, souffle { $breath }.
telling-out = { $seat } : hors jeu.
telling-hand =
    { $count ->
        [0] Vous n'avez pas de cartes.
        [one] Votre carte : { $cards }.
       *[other] Vos cartes : { $cards }.
    }
telling-lantern = lanterne ({ $seat })
telling-storm = tempête ({ $seat })
finding-odds = Lumière qui serait perdue : { $odds }
telling-keepers = les gardiens
telling-storms = les tempêtes

card-oil = Huile
card-flask = Flacon
card-shutter = Volet
card-breeze = Brise
card-squall = Grain
card-hush = Silence
card-blow = Coup de vent
ability-swift = Rapide
ability-steady = Stable
ability-mirror = Miroir
ability-stubborn = Tenace
ability-echo = Écho
ability-howling = Hurlante
face-gust = rafale
face-howl = hurlement
face-lull = accalmie
face-flare = flambée
face-glow = lueur

server-deciding =
    { $choice ->
        [gift] { $seat } choisit un don.
       *[other] { $seat } réfléchit à la suite.
    }
play-first-steps = Répondez par un numéro, ou tapez aide.
play-whole-game = une partie entière, du coucher du soleil à l'aube.
play-look-away = Seul ce joueur doit regarder l'écran : { $seat }. Appuyez sur Entrée pour continuer.
play-hide-hand = Appuyez sur Entrée pour la cacher.
play-why-what = Tapez pourquoi avec le numéro d'une option, par exemple : pourquoi 1
play-help-look = la table : chaque lanterne avec sa marche et sa lumière, et vos cartes.
play-help-why = pourquoi 2 donne les règles derrière l'option 2.
play-help-rule = règle L-WALK-01 montre une règle ; chaque ligne cite les siennes à la fin.
play-seat-prudent = { $seat } : l'ordinateur, qui joue avec prudence.
