# Les phrases qui en reprennent d'autres : ce qui suit, joueurs et créatures nommés, un dé déjà lancé.

text-when-then = Ensuite, { $body }
text-when-start-of-each-turn = Au début de chaque tour, { $body }
text-when-end-of-each-turn = À la fin de chaque tour, { $body }
text-once-a-game = { $body } (une fois par partie)
text-on-shown = sur { $faces }, { $body }
text-by = { " " }par { $who }
text-by-case = nom
text-such =
    { $who } { $number ->
        [several] sont { $kind ->
            [hero] des héros
            [character] des personnages
            [minion] des serviteurs
           *[creature] des créatures
        }{ $wounded ->
            [yes] { $kind ->
                [creature] { " " }blessées
               *[other] { " " }blessés
            }
           *[no] { "" }
        }
       *[single] est { $kind ->
            [hero] un héros
            [character] un personnage
            [minion] un serviteur
           *[creature] une créature
        }{ $wounded ->
            [yes] { $kind ->
                [creature] { " " }blessée
               *[other] { " " }blessé
            }
           *[no] { "" }
        }
    }{ $more }
text-has-fallen-same =
    { $who } { $number ->
        [several] sont { $gender ->
            [f] tombées
           *[m] tombés
        }
       *[single] est { $gender ->
            [f] tombée
           *[m] tombé
        }
    }
text-do-roll-die =
    { $number ->
        [you] lancez un dé
       *[single] lance un dé
    }
event-die-shown = Le dé lancé pour « { $card } » montre { $faces }.
event-text-spent = L'effet de « { $card } » a servi et n'agit plus dans cette partie.
text-own-wounds = chacune de ses blessures
text-own-armour = chacun de ses marqueurs d'armure
text-own-concentration = chacun de ses marqueurs de Concentration
text-own-strength = chaque point de sa force
text-own-health = chaque point de sa santé
text-own-health-left = chaque point de sa santé restante
text-times-a-turn = { $body } ({ $times } fois par tour au plus)
text-until-own-turn = { " " }jusqu'au début de votre prochain tour
text-condition-armoured = { " " }avec des marqueurs d'armure
text-not-condition-armoured = { " " }sans marqueur d'armure
text-nearest =
    { " " }{ $way ->
        [highest] { $number ->
            [several] { $gender ->
                [f] les plus éloignées
               *[m] les plus éloignés
            }
           *[single] { $gender ->
                [f] la plus éloignée
               *[m] le plus éloigné
            }
        }
       *[lowest] { $number ->
            [several] les plus proches
           *[single] { $gender ->
                [f] la plus proche
               *[m] le plus proche
            }
        }
    } { $origin ->
        [hero] de votre héros
        [terrain] de ce terrain
        [same] de cette créature-là
        [cause] de cette créature-là
        [culprit] de cette créature-là
       *[creature] de cette créature
    }
text-do-copy-strength =
    { $number ->
        [single] donne à cette créature une force égale à la sienne{ $until }
       *[several] donnent à cette créature une force égale à la leur{ $until }
    }
refusal-not-nearest =
    { $way ->
        [highest] { $creature } n'est pas le plus loin.
       *[lowest] { $creature } n'est pas le plus près.
    }
text-has-chosen =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } cible a ainsi été choisie
       *[other] { $number } cibles ont ainsi été choisies
    }
text-each-chosen = chaque cible ainsi choisie
text-pay-durability =
    dépensez { $count ->
        [one] { $count } point de durabilité
       *[other] { $count } points de durabilité
    } de cette relique
text-do-show-taken =
    { $number ->
        [you] montrez cette carte-là à tous
       *[single] montre cette carte-là à tous
    }
text-do-keep-tapped =
    { $number ->
        [single] reste { $gender ->
            [f] engagée
           *[m] engagé
        } au début du prochain tour de son joueur
       *[several] restent { $gender ->
            [f] engagées
           *[m] engagés
        } au début du prochain tour de leur joueur
    }
event-card-shown = { $seat } { PERSON($seat, "montre", "montrez") } « { $card } ».
event-durability-spent =
    « { $card } » perd { $tokens ->
        [one] { $tokens } point
       *[other] { $tokens } points
    } de durabilité.
event-kept-tapped = « { $card } » restera engagée au début du prochain tour de son joueur.
event-next-costs-met = { $seat } { PERSON($seat, "a joué", "avez joué") } la carte dont le prix avait changé.
refusal-too-little-durability = « { $card } » a trop peu de durabilité : il faut { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }, il en reste { $there }.
text-occasion-rolled-in-attack = lance les dés de son attaque
text-occasion-rolled-in-melee = lance les dés de son attaque en mêlée
text-occasion-rolled-in-shooting = lance les dés de son tir
choice-near-place = { $seat } : où placer { $creature } grâce à « { $card } », à { NUMBER($reach, maximumFractionDigits: 1) } cm ou moins ?
