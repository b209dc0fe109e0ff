# La préparation : qui commence, les héros, les Mains de départ.

phase-setup = préparation

event-dice-compared = Les joueurs lancent les dés pour savoir qui commence : { $scores }.
telling-score = { $score } pour { $seat }
event-first-player-chosen = { $seat } { PERSON($seat, "joue", "jouez") } le premier tour.
event-corner-picked = { $seat } { PERSON($seat, "prend", "prenez") } le coin { $corner }, avec XL du côté vers le { $towards }.
event-hero-placed = { $seat } { PERSON($seat, "place", "placez") } le héros { $creature } en { $to }.
event-deck-shuffled = { $seat } { PERSON($seat, "mélange", "mélangez") } le Deck de Combat.
event-set-aside =
    { $known ->
        [yes] { $seat } { PERSON($seat, "remplace", "remplacez") } { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de { PERSON($seat, "sa", "votre") } Main : { $cards }.
       *[no] { $seat } { PERSON($seat, "remplace", "remplacez") } { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de { PERSON($seat, "sa", "votre") } Main.
    }
event-shuffled-in = { $seat } { PERSON($seat, "mélange", "mélangez") } les cartes remplacées dans le Deck de Combat.
event-stage-began = La mise en place continue.

choice-who-begins = { $seat } : qui prend le premier tour ?
choice-corner = { $seat } : de quel coin du Champ de Bataille part votre côté ?
choice-hero-place = { $seat } : où placer votre héros { $card }, contre votre bord ?
choice-opening-hand = { $seat } : gardez-vous votre Main de départ ?

option-begin = { $seat }
option-pick-corner = Coin { $corner }, côté vers le { $towards }
corner-south-west = sud-ouest
corner-south-east = sud-est
corner-north-east = nord-est
corner-north-west = nord-ouest
option-keep-hand = Garder la Main
option-replace-cards = Remplacer : { $cards }
option-discard-cards = Défausser pour 1 point de Prospérité par carte : { $cards }

refusal-hand-is-not-discarded = Dans cette version, les cartes de la Main de départ ne se défaussent pas pour de la Prospérité.
refusal-deck-too-short =
    Il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } du Deck de Combat ; il en reste { $there }.

event-construction-arranged =
    { $known ->
        [yes] { $seat } { PERSON($seat, "range", "rangez") } { PERSON($seat, "son", "votre") } Deck de Construction : { $cards }.
       *[no] { $seat } { PERSON($seat, "range", "rangez") } { PERSON($seat, "son", "votre") } Deck de Construction.
    }
choice-construction-deck =
    { $seat } : { $count ->
        [0] quel bâtiment vient en premier dans votre Deck de Construction ?
       *[other] votre Deck de Construction jusqu'ici : { $cards }. Quel bâtiment vient ensuite ?
    }
option-build-next = Ensuite : { $card }
option-keep-listed-order = Garder le reste dans l'ordre de la liste
