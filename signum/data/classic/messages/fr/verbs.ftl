# Autres verbes des cartes.

event-armour-lost =
    { $creature } perd { $tokens ->
        [one] { $tokens } marqueur d'armure
       *[other] { $tokens } marqueurs d'armure
    }.
event-milled = { $seat } { PERSON($seat, "met", "mettez") } au Cimetière la carte du dessus du Deck de Combat, « { $card } ».
event-risen = { $seat } { PERSON($seat, "ramène", "ramenez") } « { $card } » du Cimetière.
event-sank-back = { $seat } { PERSON($seat, "laisse", "laissez") } « { $card } » au Cimetière.
choice-revive = { $seat } : quel personnage revient du Cimetière grâce à « { $card } » ?
refusal-no-armour = { $creature } n'a aucun marqueur d'armure à perdre.
refusal-lacks-ability = { $creature } n'a pas la compétence « { $ability } ».
refusal-cannot-attack = { $creature } ne peut pas attaquer pour l'instant.
refusal-of-this-race =
    { $creature } est de la race « { $race ->
        [human] Humain
        [elf] Elfe
        [dwarf] Nain
        [orc] Orc
        [giant] Géant
        [spider] Araignée
        [fox] Renard
        [spirit] Esprit
        [undead] Mort-vivant
        [beast] Bête
        [gryphon] Griffon
        [unicorn] Licorne
        [plant] Plante
        [construct] Automate
        [dragon] Dragon
       *[demon] Démon
    } ».
refusal-other-race =
    { $creature } n'est pas du peuple « { $race ->
        [human] Humain
        [elf] Elfe
        [dwarf] Nain
        [orc] Orc
        [giant] Géant
        [spider] Araignée
        [fox] Renard
        [spirit] Esprit
        [undead] Mort-vivant
        [beast] Bête
        [gryphon] Griffon
        [unicorn] Licorne
        [plant] Plante
        [construct] Automate
        [dragon] Dragon
       *[demon] Démon
    } ».
refusal-other-figure =
    { $creature } a { $there } de { $figure ->
        [strength] force
        [health] santé
       *[health-left] santé restante
    } ; le texte demande autre chose.
refusal-too-few-cards =
    Il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } de votre Main ; vous en avez { $there }.
refusal-nobody-to-sacrifice = Vous n'avez personne à sacrifier pour « { $card } ».
choice-sacrifice = { $seat } : qui sacrifiez-vous pour « { $card } » ?
choice-copy-ability = { $seat } : quelle compétence { DE($creature) } est copiée ?
choice-take-card = { $seat } : quelle carte prenez-vous ?
option-pick-ability = { $ability }
refusal-nothing-to-copy = { $creature } n'a pas de compétence à copier.
refusal-other-base = Le socle { DE($creature) } ne tient pas à cette place.
event-hand-seen = { $by } { PERSON($by, "regarde", "regardez") } { PERSON($seat, "theirs", "yours") ->
        [yours] votre Main
       *[theirs] la Main { DE($seat) }
    }{ $known ->
        [yes] {" : "}{ $cards }.
       *[no] {"."}
    }
event-taken-from-top =
    { $seat } { PERSON($seat, "regarde", "regardez") } { $looked ->
        [one] la carte du dessus
       *[other] les { $looked } cartes du dessus
    } du Deck de Combat et { PERSON($seat, "prend", "prenez") } { $known ->
        [yes] « { $card } »
       *[no] une carte parmi elles
    }.
event-fetched = { $seat } { PERSON($seat, "prend", "prenez") } « { $card } » dans le Deck de Combat et le { PERSON($seat, "mélange", "mélangez") }.
