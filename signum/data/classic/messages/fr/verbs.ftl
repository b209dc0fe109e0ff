# Autres verbes des cartes.

event-armour-lost =
    { $creature } perd { $tokens ->
        [one] { $tokens } marqueur d'armure
       *[other] { $tokens } marqueurs d'armure
    }.
event-milled = { $seat } { PERSON($seat, "met", "mettez") } au Cimetière la carte du dessus du Deck de Combat, « { $card } ».
event-risen = { $seat } { PERSON($seat, "ramène", "ramenez") } « { $card } » du Cimetière.
event-sank-back = « { $card } » n'entre pas sur le Champ de Bataille et va au Cimetière { DE($seat) }.
choice-revive = { $seat } : quel personnage revient du Cimetière grâce à « { $card } » ?
refusal-no-armour = { $creature } n'a aucun marqueur d'armure à perdre.
refusal-lacks-ability = { $creature } n'a pas la compétence « { $ability } ».
refusal-cannot-attack = { $creature } ne peut pas attaquer pour l'instant.
refusal-of-this-race =
    { $creature } est du peuple « { $race ->
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
        [cost] coût
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
    } du Deck de Combat et { $known ->
        [yes] { PERSON($seat, "prend", "prenez") } « { $card } »
       *[no] { $looked ->
            [one] la { PERSON($seat, "prend", "prenez") }
           *[other] { PERSON($seat, "prend", "prenez") } une carte parmi elles
        }
    }.
event-fetched = { $seat } { PERSON($seat, "prend", "prenez") } « { $card } » dans le Deck de Combat et le { PERSON($seat, "mélange", "mélangez") }.
telling-no-longer =
    { $ability ->
        [cannot-move] { $creature } peut de nouveau se déplacer.
        [cannot-attack] { $creature } peut de nouveau attaquer.
        [cannot-act] { $creature } peut de nouveau agir.
        [draw-attacks] { $creature } n'attire plus les attaques à distance.
        [silenced] { $creature } retrouve ses compétences.
        [strength] L'effet sur la force { DE($creature) } prend fin.
        [health] L'effet sur la santé { DE($creature) } prend fin.
        [movement] L'effet sur le déplacement { DE($creature) } prend fin.
        [under-arrows] La Pluie de flèches n'affaiblit plus { $creature }.
        [hunting] « Prédateur » ne renforce plus { $creature }.
       *[other] L'effet qui donnait « { $name } » { A($creature) } prend fin.
    }
telling-no-longer-several =
    { $ability ->
        [cannot-move] { $creatures } peuvent de nouveau se déplacer.
        [cannot-attack] { $creatures } peuvent de nouveau attaquer.
        [cannot-act] { $creatures } peuvent de nouveau agir.
        [draw-attacks] { $creatures } n'attirent plus les attaques à distance.
        [silenced] { $creatures } retrouvent leurs compétences.
        [strength] { $creatures } perdent l'effet sur leur force.
        [health] { $creatures } perdent l'effet sur leur santé.
        [movement] { $creatures } perdent l'effet sur leur déplacement.
        [under-arrows] La Pluie de flèches n'affaiblit plus { $creatures }.
        [hunting] « Prédateur » ne renforce plus { $creatures }.
       *[other] { $creatures } perdent l'effet qui leur donnait « { $name } ».
    }
telling-back-again = { $creature } retrouve « { $name } ».
telling-back-again-several = { $creatures } retrouvent « { $name } ».
event-silenced =
    { $until ->
        [attack] { $creature } perd toutes ses compétences jusqu'à la fin de cette attaque.
        [end] { $creature } perd toutes ses compétences jusqu'à la fin du tour { $turn }.
        [start] { $creature } perd toutes ses compétences jusqu'au début du tour { $turn }.
       *[forever] { $creature } perd toutes ses compétences.
    }
ability-silenced = n'a aucune compétence
event-left-the-field = { $creature } quitte le Champ de Bataille.
event-called-up =
    { $origin ->
        [deck] { $seat } { PERSON($seat, "prend", "prenez") } « { $card } » dans le Deck de Combat pour l'invoquer et { PERSON($seat, "mélange", "mélangez") } le deck.
       *[hand] { $seat } { PERSON($seat, "prend", "prenez") } « { $card } » dans { PERSON($seat, "sa", "votre") } Main pour l'invoquer.
    }
event-banished =
    { GENDER($creature) ->
        [f] { $creature } est bannie de la partie.
       *[m] { $creature } est banni de la partie.
    }
event-graveyard-banished = { $seat } { PERSON($seat, "bannit", "bannissez") } toutes les cartes du Cimetière : { $cards }.
event-graveyard-returned = { $seat } { PERSON($seat, "mélange", "mélangez") } le Cimetière dans le Deck de Combat.
event-sent-under =
    { $seat } { PERSON($seat, "met", "mettez") } { $known ->
        [yes] « { $card } »
       *[no] une des premières cartes
    } sous le Deck de Combat.
event-noted = Ce qui vient de se passer compte pour les textes qui parlent de ce tour.
event-entry-noted = { $creature } est en jeu depuis ce tour.
event-activation-stopped = Le texte d'une carte met fin à l'activation { DE($creature) }.
event-disturbed = { $creature } subit des dommages : les effets qui duraient jusque-là prennent fin.
refusal-not-acting = { $creature } n'est pas en cours d'activation.
choice-which-sentence = { $seat } : quelle phrase de « { $card } » appliquez-vous ?
choice-pay-amount = { $seat } : combien de points de Prospérité payez-vous pour « { $card } » ?
option-pay-amount = Payer { $amount }
choice-attack-at-once = { $seat } : quelle cible { $creature } attaque-t-{ GENDER($creature) ->
        [f] elle
       *[m] il
    } aussitôt ?
choice-scry = { $seat } : laquelle des premières cartes mettez-vous sous le Deck de Combat ?
choice-summon-from =
    { $seat } : quel personnage de votre { $zone ->
        [deck] Deck de Combat
       *[hand] Main
    } invoquez-vous grâce à « { $card } » ?
refusal-other-condition =
    { $condition ->
        [ready] { $creature } a déjà agi.
        [acted] { $creature } n'a pas encore agi.
        [unwounded] { GENDER($creature) ->
            [f] { $creature } est blessée.
           *[m] { $creature } est blessé.
        }
        [hidden] { $creature } n'a pas de marqueur de furtivité.
        [entered] { $creature } était déjà en jeu avant ce tour.
        [engaged] { $creature } n'est au contact d'aucun ennemi.
        [has-attacked] { $creature } n'a pas attaqué ce tour.
        [armoured] { $creature } n'a pas de marqueur d'armure.
       *[at-terrain] { $creature } n'est au contact d'aucun terrain.
    }
refusal-nobody-to-attack = { $creature } n'a personne à attaquer en mêlée.
refusal-nothing-to-silence = { $creature } n'a aucune compétence à perdre.
event-promised = L'effet de « { $card } » s'appliquera plus tard.
event-promise-kept = L'effet de « { $card } » s'applique maintenant.
event-next-cost-changed =
    { $seat } { PERSON($seat, "paie", "payez") } { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Prospérité de { $way ->
        [less] moins
       *[more] plus
    } pour { $cards ->
        [character] le prochain personnage
        [spell] le prochain sort
        [relic] la prochaine relique
        [tactic] la prochaine tactique
       *[card] la prochaine carte
    } de ce tour.
event-tactic-lost = { $seat } { PERSON($seat, "perd", "perdez") } la tactique face cachée « { $card } », qui va au Cimetière.
ability-c-abl-03 = un effet qui attendait son moment
