# Les mots derrière un nom dans les textes des cartes : conditions, noms, le plus haut et le plus bas.

text-condition-engaged = { " " }au contact d'un ennemi
text-condition-has-attacked = { " " }ayant attaqué ce tour
text-condition-tapped =
    { $gender ->
        [f] { " " }engagée{ $number ->
            [several] s
           *[single] { "" }
        }
       *[m] { " " }engagé{ $number ->
            [several] s
           *[single] { "" }
        }
    }
text-not-condition-ready = { " " }après son activation
text-not-condition-acted = { " " }encore à activer
text-not-condition-unwounded = { " " }avec des blessures
text-not-condition-hidden = { " " }sans marqueur de furtivité
text-not-condition-at-terrain = { " " }sans contact avec un terrain
text-not-condition-entered = { " " }(en jeu depuis un tour précédent)
text-not-condition-engaged = { " " }sans contact avec un ennemi
text-not-condition-has-attacked = { " " }sans attaque ce tour
text-not-condition-tapped =
    { $gender ->
        [f] { " " }non engagée{ $number ->
            [several] s
           *[single] { "" }
        }
       *[m] { " " }non engagé{ $number ->
            [several] s
           *[single] { "" }
        }
    }
text-named = { " " }« { $name } »
text-extreme =
    { " " }avec { $figure ->
        [strength] la force
        [health] la santé
        [cost] le coût
       *[health-left] la santé restante
    } { $way ->
        [highest] { $figure ->
            [cost] le plus élevé
           *[other] la plus élevée
        }
       *[lowest] { $figure ->
            [cost] le plus bas
           *[other] la plus basse
        }
    }
refusal-in-this-condition =
    { $condition ->
        [ready] { $creature } n'a pas encore agi.
        [acted] { $creature } a déjà agi.
        [unwounded] { $creature } n'a aucune blessure.
        [hidden] { $creature } a un marqueur de furtivité.
        [entered] { $creature } n'est en jeu que depuis ce tour.
        [engaged] { $creature } est au contact d'un ennemi.
        [has-attacked] { $creature } a attaqué ce tour.
        [armoured] { $creature } a des marqueurs d'armure.
       *[at-terrain] { $creature } est au contact d'un terrain.
    }
refusal-not-foremost =
    { $creature } n'a pas { $figure ->
        [strength] la force
        [health] la santé
        [cost] le coût
       *[health-left] la santé restante
    } { $way ->
        [highest] { $figure ->
            [cost] le plus élevé
           *[other] la plus élevée
        }
       *[lowest] { $figure ->
            [cost] le plus bas
           *[other] la plus basse
        }
    }.
refusal-not-at-terrain = { $creature } est trop loin d'un tel terrain.
event-attack-noted = { $creature } a attaqué ce tour.

# Nombres et prix.

text-owner =
    { $who ->
        [self] de cette créature
        [bearer] de votre héros
        [hero-yours] de votre héros
        [hero-opponents] du héros adverse
        [sacrificed] de la créature sacrifiée
        [culprit] de la créature responsable
       *[cause] de cette créature-là
    }
text-number-wounds = le nombre de blessures { $owner }
text-number-armour = le nombre de marqueurs d'armure { $owner }
text-number-concentration = le nombre de marqueurs de Concentration { $owner }
text-number-strength = la force { $owner }
text-number-health = la santé { $owner }
text-number-health-left = la santé restante { $owner }
text-compared-figures =
    { $more } dépasse { $fewer }{ $by ->
        [no] { "" }
       *[other] { " " }d'au moins { $by }
    }
text-sacrificed = la créature sacrifiée
text-each-health = chaque point de santé qu'a { $who }
text-has-health =
    { $who } a une santé de { $bounds ->
        [least] { $number } ou plus
       *[most] { $number } ou moins
    }
text-has-turn =
    c'est { $whose ->
        [yours] votre tour
       *[opponents] le tour d'un adversaire
    }
text-each-amount =
    chaque { $kind ->
        [healed] blessure soignée
        [prospered] point de Prospérité gagné
        [same] blessure infligée
       *[hurt] dommage
    }
text-per = { " " }(une fois par groupe de { $per })
text-repeat-each =
    { $body } (une fois pour { $each }{ $choice ->
        [yes] , avec un nouveau choix à chaque fois
       *[no] { "" }
    })
text-pay-tap-itself =
    engagez { $kind ->
        [this-relic] cette relique
       *[this-building] ce bâtiment
    }
text-pay-wounds-on =
    infligez { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } à { $kind ->
        [character] un de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }personnages
        [minion] un de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }serviteurs
        [hero] votre héros
       *[creature] une de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }créatures
    }{ $where }
text-unless-otherwise =
    { ", " }sauf si { $number ->
        [you] vous
        [player] ce joueur
        [several] chacun de leurs joueurs
       *[single] son joueur
    } { $ways }
text-way-prosperity =
    { $number ->
        [you] payez
       *[they] paie
    } { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
text-way-discard =
    { $number ->
        [you] défaussez
       *[they] défausse
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-way-tap =
    { $number ->
        [you] engagez
       *[they] engage
    } { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
text-way-sacrifice =
    { $number ->
        [you] sacrifiez
       *[they] sacrifie
    } { $kind ->
        [character] un personnage
        [minion] un serviteur
        [building] un bâtiment
        [relic] une relique
       *[creature] une créature
    }
choice-which-price = { $seat } : quel prix de « { $card } » payez-vous ?
choice-pay-instead = { $seat } : payez-vous pour empêcher « { $card } » ?
choice-wounded-instead = { $seat } : quelle créature subit les blessures pour « { $card } » ?
refusal-nobody-to-wound = Aucune créature ne peut subir les blessures pour « { $card } ».

# Coûts.

text-this-turn = { " " }pendant ce tour
text-change-prosperity =
    { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    } de { $way ->
        [less] moins
       *[more] plus
    }
text-change-any =
    { $amount ->
        [one] { $amount } bâtiment au choix
       *[other] { $amount } bâtiments au choix
    } de { $way ->
        [less] moins
       *[more] plus
    }
event-cost-to-come = { $seat } { PERSON($seat, "paie", "payez") } un autre prix pour la prochaine carte de ce genre.

# Verbes et occasions.

text-a-character = un personnage
text-a-spell = un sort
text-a-relic = une relique
text-a-tactic = une tactique
text-a-card = une carte
text-do-exchange-places = échangent leurs places si leurs socles sont de même taille
text-do-copy-abilities =
    { $number ->
        [single] donne à cette créature une copie de chacune de ses compétences{ $until }
       *[several] donnent à cette créature une copie de chacune de leurs compétences{ $until }
    }
text-do-clash =
    et { $foe ->
        [self] cette créature
       *[same] cette créature-là
    } s'infligent mutuellement des dommages égaux à leur force
text-do-cast-again =
    { $number ->
        [you] appliquez à nouveau le sort du dessus de votre Cimetière sans son coût et placez-le sous votre Deck de Combat
        [single] applique à nouveau le sort du dessus de son Cimetière sans son coût et le place sous son Deck de Combat
       *[several] appliquent à nouveau le sort du dessus de leur Cimetière sans son coût et le placent sous leur Deck de Combat
    }
text-occasion-hurt-by-attack =
    { $mood ->
        [cancelled] annulez les dommages
       *[told]
            { $mood ->
                [before] subisse
               *[after] subit
            } des dommages dans une attaque{ $by ->
                [self] { " " }de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
               *[anybody] { "" }
            }
    }
text-occasion-activation-over = termine son activation
event-put-on-top = { $seat } { PERSON($seat, "place", "placez") } « { $card } » sur le dessus du Deck de Combat.
event-spell-recast = « { $card } » passe sous le Deck de Combat { DE($seat) }.
text-do-become-target =
    { $number ->
        [single] devient la cible de l'attaque à la place
       *[several] deviennent les cibles de l'attaque à la place
    }
text-taken =
    vous avez pris { $type ->
        [character] un personnage
        [spell] un sort
        [relic] une relique
        [tactic] une tactique
       *[any] une carte
    }{ $more }
