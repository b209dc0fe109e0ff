# Le texte des cartes : un message pour chaque partie du vocabulaire.

text-and = { " et " }
text-or = { " ou " }
text-then = { " ; " }
text-quoted =
    { $kind ->
        [text] « { $name } »
       *[name] { $name }
    }
text-subject = { $subject } { $done }
text-ability-with-text = { $ability } : { $text }
text-durability = Durabilité { $x }
text-uses = Utilisations Multiples { $x }
text-find = { $face } : { $body }
text-t-impassable =
    { $form ->
        [inside] infranchissable
       *[name] Infranchissable
    }
text-t-difficult =
    { $form ->
        [inside] difficile
       *[name] Difficile
    }
text-t-blocks-los =
    { $form ->
        [inside] bloque la ligne de vue
       *[name] Bloque la ligne de vue
    }
text-t-cover =
    { $form ->
        [inside] protection contre les tirs
       *[name] Protection contre les tirs
    }
text-cost-any =
    { $count ->
        [one] un bâtiment au choix
       *[other] { $count } bâtiments au choix
    }
text-cost-prosperity =
    { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
text-cost-nothing = gratuit
text-price-concentration =
    { $count ->
        [one] { $count } marqueur de Concentration
       *[other] { $count } marqueurs de Concentration
    }
text-when-first-word = Premier Mot : { $body }
text-when-last-word = Dernière Parole : { $body }
text-when-activated = Activation : { $body }
text-when-tapped = Engagez : { $body }
text-when-at-will = Payez { $price } : { $body }
text-when-start-of-turn = Au début de votre tour, { $body }
text-when-end-of-turn = À la fin de votre tour, { $body }
text-when-start-of-opponents-turn = Au début du tour d'un adversaire, { $body }
text-when-end-of-opponents-turn = À la fin du tour de l'adversaire, { $body }
text-when-start-of-activation = Au début de l'activation de cette créature, { $body }
text-when-after = Quand { $subject } { $event }, { $body }
text-when-before =
    { $begins ->
        [vowel] Avant qu'{ $subject } { $event }, { $body }
       *[consonant] Avant que { $subject } { $event }, { $body }
    }
text-standing = { $body } si « { $building } » est dans votre Ville
text-standing-first = { $building } : { $body }
text-more = { $x } de plus
text-may = si vous le souhaitez, { $body }
text-on-faces = lancez un dé ; sur { $faces }, { $body }
text-unless-paid =
    { $number ->
        [you] { ", " }sauf si vous payez { $amount ->
            [one] { $amount } point de Prospérité
           *[other] { $amount } points de Prospérité
        }
        [player] { ", " }sauf si ce joueur paie { $amount ->
            [one] { $amount } point de Prospérité
           *[other] { $amount } points de Prospérité
        }
        [several] { ", " }sauf si leurs joueurs paient chacun { $amount ->
            [one] { $amount } point de Prospérité
           *[other] { $amount } points de Prospérité
        }
       *[single] { ", " }sauf si son joueur paie { $amount ->
            [one] { $amount } point de Prospérité
           *[other] { $amount } points de Prospérité
        }
    }
text-until-turn = { " " }jusqu'à la fin du tour
text-until-opponents-turn = { " " }jusqu'à la fin du tour de l'adversaire
text-until-attack = { " " }jusqu'à la fin de l'attaque
text-shield-against =
    { $whose ->
        [opponents] Résistance (adversaires seuls) { $against }
       *[any] Résistance { $against }
    }
text-steam-engine = en déclarant { $declared }, lancez un dé ({ $table })
text-overpay = { $ability } ({ $paid }) : { $body }
text-any-turn = { " " }(aussi pendant votre tour)
text-face-bullseye = une mire
text-face-axe = une hache
text-face-shield = un bouclier
text-noun-creature =
    { $count ->
        [one] créature
       *[other] créatures
    }
text-gender-creature = f
text-noun-character =
    { $count ->
        [one] personnage
       *[other] personnages
    }
text-gender-character = m
text-noun-hero =
    { $count ->
        [one] héros
       *[other] héros
    }
text-gender-hero = m
text-noun-minion =
    { $count ->
        [one] serviteur
       *[other] serviteurs
    }
text-gender-minion = m
text-noun-building =
    { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
text-gender-building = m
text-noun-relic =
    { $count ->
        [one] relique
       *[other] reliques
    }
text-gender-relic = f
text-noun-terrain =
    { $count ->
        [one] terrain
       *[other] terrains
    }
text-gender-terrain = m
text-gender-spell = m
text-gender-tactic = f
text-gender-player = m
text-other =
    { $number ->
        [single] autre { "" }
       *[several] autres { "" }
    }
text-wounded =
    { " " }{ $number ->
        [single] { $gender ->
        [f] blessée
       *[m] blessé
    }
       *[several] { $gender ->
        [f] blessées
       *[m] blessés
    }
    }
text-this =
    { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }{ $kind ->
        [relic] cette relique
        [building] ce bâtiment
        [terrain] ce terrain
        [spell] ce sort
        [tactic] cette tactique
       *[creature] cette créature
    }
text-bearer =
    { $case ->
        [dat] à votre héros
       *[nom] votre héros
    }
text-cause =
    { $form ->
        [again] { $case ->
            [acc] { $kind ->
                [building] le
                [terrain] le
                [hero] le
                [character] le
                [minion] le
               *[creature] la
            }
            [dat] lui
           *[nom] { $kind ->
                [building] il
                [terrain] il
                [hero] il
                [character] il
                [minion] il
               *[creature] elle
            }
        }
        [opponents] { $kind ->
            [hero] { $case ->
                [dat] au héros adverse
               *[nom] le héros adverse
            }
            [character] { $case ->
                [dat] au personnage adverse
               *[nom] le personnage adverse
            }
            [minion] { $case ->
                [dat] au serviteur adverse
               *[nom] le serviteur adverse
            }
            [card] { $case ->
                [dat] à cette carte
               *[nom] cette carte
            }
            [relic] { $case ->
                [dat] à cette relique
               *[nom] cette relique
            }
            [building] { $case ->
                [dat] à ce bâtiment
               *[nom] ce bâtiment
            }
            [terrain] { $case ->
                [dat] à ce terrain
               *[nom] ce terrain
            }
           *[creature] { $case ->
                [dat] à la créature adverse
               *[nom] la créature adverse
            }
        }
       *[other] { $case ->
            [dat] à { "" }
           *[nom] { "" }
        }{ $kind ->
            [hero] ce héros
            [character] ce personnage
            [minion] ce serviteur
            [card] cette carte
            [relic] cette relique
            [building] ce bâtiment
            [terrain] ce terrain
           *[creature] cette créature
        }
    }
text-culprit =
    { $case ->
        [dat] à la créature responsable
       *[nom] la créature responsable
    }
text-player =
    { $whose ->
        [yours] vous
        [opponents] votre adversaire
        [cause] ce joueur
        [same] ce joueur
        [attacker] le joueur de l'attaquant
        [culprit] le joueur de la créature responsable
        [active] le joueur dont c'est le tour
       *[any] chaque joueur
    }
text-some =
    { $whose ->
        [yours] { $kind ->
        [hero] votre héros
       *[other] { $gender ->
        [f] une
       *[m] un
    } de vos { $nouns }
    }
        [opponents] { $gender ->
        [f] une
       *[m] un
    } { $noun } adverse
       *[any] { $gender ->
        [f] n'importe quelle
       *[m] n'importe quel
    } { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
        [yours] { $kind ->
        [hero] { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }votre héros{ $wounded }
       *[other] { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }{ $gender ->
        [f] chacune
       *[m] chacun
    } de vos { $other }{ $nouns }{ $wounded }
    }
        [opponents] { $kind ->
        [hero] { $case ->
        [dat] au
       *[nom] le
    } héros adverse{ $wounded }
       *[other] { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }chaque { $other }{ $noun } adverse{ $wounded }
    }
       *[any] { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }chaque { $other }{ $noun }{ $wounded }
    }
        [single] { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }{ $whose ->
        [yours] { $gender ->
        [f] une
       *[m] un
    } de vos { $other }{ $nouns }{ $wounded }
        [opponents] { $gender ->
        [f] une
       *[m] un
    } { $other }{ $noun } adverse{ $wounded }
       *[any] { $gender ->
        [f] une
       *[m] un
    } { $other }{ $noun }{ $wounded }
    }
       *[several] { $case ->
        [dat] à { $gender ->
            [f] chacune de
           *[m] chacun de
        } { "" }
       *[nom] { $up ->
            [yes] jusqu'à { "" }
           *[no] { "" }
        }
    }{ $whose ->
        [yours] { $count } de vos { $other }{ $nouns }{ $wounded }{ $case ->
            [dat] { $up ->
                [yes] { " " }au plus
               *[no] { "" }
            }
           *[nom] { "" }
        }
        [opponents] { $count } { $other }{ $nouns } adverses{ $wounded }{ $case ->
            [dat] { $up ->
                [yes] { " " }au plus
               *[no] { "" }
            }
           *[nom] { "" }
        }
       *[any] { $count } { $other }{ $nouns }{ $wounded }{ $case ->
            [dat] { $up ->
                [yes] { " " }au plus
               *[no] { "" }
            }
           *[nom] { "" }
        }
    }
    }
text-of-faction = { " " }{ $faction }
text-of-class = { " " }de la classe « { $building } »
text-touching =
    { " " }au contact { $origin ->
        [hero] de votre héros
        [terrain] de ce terrain
        [same] de cette créature-là
        [cause] de cette créature-là
        [culprit] de cette créature-là
        [yours] d'une de vos créatures
        [opponents] d'une créature adverse
        [any-terrain] d'un terrain
        [your-terrain] d'un de vos terrains
        [opponents-terrain] d'un terrain adverse
       *[creature] de cette créature
    }
text-within =
    { " " }à { $distance } ou moins { $origin ->
        [hero] de votre héros
        [terrain] de ce terrain
        [same] de cette créature-là
        [cause] de cette créature-là
        [culprit] de cette créature-là
        [yours] d'une de vos créatures
        [opponents] d'une créature adverse
        [any-terrain] d'un terrain
        [your-terrain] d'un de vos terrains
        [opponents-terrain] d'un terrain adverse
       *[creature] de cette créature
    }
text-seen =
    { $form ->
        [more] { " " }et dans sa ligne de vue
       *[first] { " " }dans la ligne de vue de { $origin ->
            [hero] votre héros
            [terrain] ce terrain
           *[creature] cette créature
        }
    }
text-having = { " " }avec { $ability }
text-do-damage =
    { $number ->
        [single] subit { $amount ->
            [one] { $amount } dommage
           *[other] { $amount } dommages
        }
       *[several] subissent { $gender ->
            [f] chacune
           *[m] chacun
        } { $amount ->
            [one] { $amount } dommage
           *[other] { $amount } dommages
        }
    }
text-do-wound =
    { $number ->
        [single] subit { $amount ->
            [one] { $amount } blessure
           *[other] { $amount } blessures
        }
       *[several] subissent { $gender ->
            [f] chacune
           *[m] chacun
        } { $amount ->
            [one] { $amount } blessure
           *[other] { $amount } blessures
        }
    }
text-do-wound-as-much =
    { $number ->
        [single] subit { $kind ->
            [hurt] autant de blessures supplémentaires
           *[healed] autant de blessures
        }
       *[several] subissent { $kind ->
            [hurt] autant de blessures supplémentaires
           *[healed] autant de blessures
        }
    }
text-do-heal =
    { $number ->
        [single] guérit de { $amount ->
            [one] { $amount } blessure
           *[other] { $amount } blessures
        }
       *[several] guérissent { $gender ->
            [f] chacune
           *[m] chacun
        } de { $amount ->
            [one] { $amount } blessure
           *[other] { $amount } blessures
        }
    }
text-do-gain =
    { $way ->
        [have]
            { $number ->
                [single] a { $abilities }
               *[several] ont { $abilities }
            }
        [suffer]
            { $number ->
                [single] subit { $abilities }{ $until }
               *[several] subissent { $abilities }{ $until }
            }
       *[gain]
            { $number ->
                [single] gagne { $abilities }{ $until }
               *[several] gagnent { $abilities }{ $until }
            }
    }
text-do-lose =
    { $number ->
        [single] perd { $ability }{ $until }
       *[several] perdent { $ability }{ $until }
    }
text-do-cannot-move =
    { $number ->
        [single] ne peut pas se déplacer{ $until }
       *[several] ne peuvent pas se déplacer{ $until }
    }
text-do-draw =
    { $number ->
        [single] pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
        [you] piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
       *[several] piochent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    }
text-do-discard =
    { $number ->
        [single] défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
        [you] défaussez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
       *[several] défaussent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    }
text-do-discard-at-random =
    { $number ->
        [single] défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
        [you] défaussez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
       *[several] défaussent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
    }
text-do-mill =
    { $number ->
        [single] met { $cards ->
            [one] la carte
           *[other] les { $cards } cartes
        } du dessus de son Deck de Combat au Cimetière
        [you] mettez { $cards ->
            [one] la carte
           *[other] les { $cards } cartes
        } du dessus de votre Deck de Combat au Cimetière
       *[several] mettent { $cards ->
            [one] la carte
           *[other] les { $cards } cartes
        } du dessus de leur Deck de Combat au Cimetière
    }
text-do-put-under =
    { $number ->
        [single] place { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de sa Main sous son Deck de Combat
        [you] placez { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de votre Main sous votre Deck de Combat
       *[several] placent { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de leur Main sous leur Deck de Combat
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] gagne { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perd { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
        [you] { $way ->
        [gain] gagnez { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perdez { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
       *[several] { $way ->
        [gain] gagnent { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perdent { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
    }
text-do-to-hand =
    { $number ->
        [single] retourne dans la Main de son propriétaire
       *[several] retournent dans la Main de leurs propriétaires
    }
text-do-to-deck =
    { $number ->
        [single] { $place ->
            [top] va sur
            [bottom] va sous
           *[any] est { $gender ->
                [f] mélangée
               *[m] mélangé
            } dans
        } le Deck de Combat de son propriétaire
       *[several] { $place ->
            [top] vont sur
            [bottom] vont sous
           *[any] sont { $gender ->
                [f] mélangées
               *[m] mélangés
            } dans
        } les Decks de Combat de leurs propriétaires
    }
text-do-destroy =
    { $of ->
        [creature]
            { $number ->
                [single]
                    est { $gender ->
                        [f] éliminée
                       *[m] éliminé
                    }
               *[several]
                    sont { $gender ->
                        [f] éliminées
                       *[m] éliminés
                    }
            }
       *[card]
            { $number ->
                [single]
                    est { $gender ->
                        [f] détruite
                       *[m] détruit
                    }
               *[several]
                    sont { $gender ->
                        [f] détruites
                       *[m] détruits
                    }
            }
    }
text-do-untap =
    { $of ->
        [creature]
            { $number ->
                [single]
                    peut être { $gender ->
                        [f] activée
                       *[m] activé
                    } de nouveau
               *[several]
                    peuvent être { $gender ->
                        [f] activées
                       *[m] activés
                    } de nouveau
            }
       *[card]
            { $number ->
                [single]
                    est { $gender ->
                        [f] désengagée
                       *[m] désengagé
                    }
               *[several]
                    sont { $gender ->
                        [f] désengagées
                       *[m] désengagés
                    }
            }
    }
text-do-tap =
    { $number ->
        [single] est { $gender ->
        [f] engagée
       *[m] engagé
    }
       *[several] sont { $gender ->
        [f] engagées
       *[m] engagés
    }
    }
text-do-skip-activation =
    { $number ->
        [single] passe sa prochaine activation
       *[several] passent leur prochaine activation
    }
text-do-move-freely =
    { $number ->
        [single] peut se déplacer { $distance ->
            [own] de son mouvement au plus
           *[other] jusqu'à { $distance }
        }{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
       *[several] peuvent se déplacer { $distance ->
            [own] de leur mouvement au plus
           *[other] jusqu'à { $distance }
        }{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
    }
text-do-place-within =
    { $number ->
        [single] peut être { $gender ->
            [f] placée
           *[m] placé
        }
       *[several] peuvent être { $gender ->
            [f] placées
           *[m] placés
        }
    } à { $distance } ou moins de { $around ->
        [self] { $origin ->
            [hero] votre héros
            [terrain] ce terrain
           *[creature] cette créature
        }
       *[any] { $number ->
            [single] sa place
           *[several] leur place
        }
    }{ $apart ->
        [yes] , sans contact avec un ennemi
       *[no] { "" }
    }{ $safely ->
        [yes] , sans Coup de Poignard
       *[no] { "" }
    }
text-do-control =
    { $number ->
        [single] passe sous votre contrôle{ $until }
       *[several] passent sous votre contrôle{ $until }
    }
text-do-cancel = { $event }
text-do-reroll =
    { $number ->
        [single] peut relancer { $dice ->
        [one] { $dice } dé
       *[other] jusqu'à { $dice } dés
    }
       *[several] peuvent relancer { $dice ->
        [one] { $dice } dé
       *[other] jusqu'à { $dice } dés
    }
    }
text-do-summon-minion =
    { $number ->
        [single] invoque un de vos serviteurs à son contact
       *[several] invoquent { $gender ->
            [f] chacune
           *[m] chacun
        } un de vos serviteurs à leur contact
    }
text-do-recall =
    { $number ->
        [single] { $to ->
            [deck] place
           *[hand] reprend
        } { $card_type ->
            [character] un personnage
            [spell] un sort
            [relic] une relique
            [itself] cette carte
            [tactic] une tactique
           *[any] une carte
        }{ $more } de son Cimetière { $to ->
            [deck] sur le dessus du Deck de Combat
           *[hand] en Main
        }
        [you] { $to ->
            [deck] placez
           *[hand] reprenez
        } { $card_type ->
            [character] un personnage
            [spell] un sort
            [relic] une relique
            [itself] cette carte
            [tactic] une tactique
           *[any] une carte
        }{ $more } de votre Cimetière { $to ->
            [deck] sur le dessus du Deck de Combat
           *[hand] en Main
        }
       *[several] { $to ->
            [deck] placent
           *[hand] reprennent
        } { $card_type ->
            [character] un personnage
            [spell] un sort
            [relic] une relique
            [itself] cette carte
            [tactic] une tactique
           *[any] une carte
        }{ $more } de leur Cimetière { $to ->
            [deck] sur le dessus du Deck de Combat
           *[hand] en Main
        }
    }
text-do-push =
    { $number ->
        [single] est { $gender ->
            [f] repoussée
           *[m] repoussé
        }
       *[several] sont { $gender ->
            [f] repoussées
           *[m] repoussés
        }
    } de { $distance } à l'opposé de { $origin ->
        [hero] votre héros
        [attacker] l'attaquant
        [terrain] ce terrain
       *[creature] cette créature
    }{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] { " " }et subit { $stopped ->
                [one] { $stopped } dommage
               *[other] { $stopped } dommages
            } si une autre créature ou un terrain infranchissable l'arrête
           *[several] { " " }et subissent { $stopped ->
                [one] { $stopped } dommage
               *[other] { $stopped } dommages
            } si une autre créature ou un terrain infranchissable les arrête
        }
    }
text-do-hide =
    { $number ->
        [single] gagne un marqueur de furtivité
       *[several] gagnent { $gender ->
            [f] chacune
           *[m] chacun
        } un marqueur de furtivité
    }
text-do-uncover =
    { $number ->
        [single] perd son marqueur de furtivité
       *[several] perdent leur marqueur de furtivité
    }
text-do-strip-armour =
    { $number ->
        [single] perd { $amount ->
            [one] { $amount } marqueur d'armure
           *[other] { $amount } marqueurs d'armure
        }
       *[several] perdent { $gender ->
            [f] chacune
           *[m] chacun
        } { $amount ->
            [one] { $amount } marqueur d'armure
           *[other] { $amount } marqueurs d'armure
        }
    }
text-do-concentrate =
    { $number ->
        [single] gagne { $amount ->
            [one] { $amount } marqueur de Concentration
           *[other] { $amount } marqueurs de Concentration
        }
       *[several] gagnent { $gender ->
            [f] chacune
           *[m] chacun
        } { $amount ->
            [one] { $amount } marqueur de Concentration
           *[other] { $amount } marqueurs de Concentration
        }
    }
text-do-blast =
    { $number ->
        [single] subit { $wounds ->
            [yes] 1 blessure
           *[no] 1 dommage
        } par { $faces } que vous obtenez{ $dice ->
            [0] { "" }
            [one] { " " }sur { $dice } dé
           *[other] { " " }sur { $dice } dés
        }
       *[several] subissent { $gender ->
            [f] chacune
           *[m] chacun
        } { $wounds ->
            [yes] 1 blessure
           *[no] 1 dommage
        } par { $faces } que vous obtenez{ $dice ->
            [0] { "" }
            [one] { " " }sur { $dice } dé
           *[other] { " " }sur { $dice } dés
        }
    }
text-do-revive =
    { $number ->
        [single] invoque un personnage{ $more } de son Cimetière
        [you] invoquez un personnage{ $more } de votre Cimetière
       *[several] invoquent un personnage{ $more } de leur Cimetière
    }{ $near ->
        [no] { "" }
        [contact] { " " }au contact de { $origin ->
            [hero] votre héros
           *[creature] cette créature
        }
       *[other] { " " }à { $near } ou moins de { $origin ->
            [hero] votre héros
           *[creature] cette créature
        }
    }
text-plain-face-bullseye = mire
text-plain-face-axe = hache
text-plain-face-shield = bouclier
text-occasion-attacked =
    { $mood ->
        [cancelled] annulez l'attaque
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                    }
               *[anybody]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            }
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            }
                    }
            }
    }
text-occasion-attacked-in-melee =
    { $mood ->
        [cancelled] annulez l'attaque
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        } en mêlée
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        } en mêlée
                    }
               *[anybody]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } en mêlée
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } en mêlée
                    }
            }
    }
text-occasion-attacked-at-range =
    { $mood ->
        [cancelled] annulez l'attaque
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        } à distance
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        } à distance
                    }
               *[anybody]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } à distance
                       *[after]
                            est { $gender ->
                                [f] attaquée
                               *[m] attaqué
                            } à distance
                    }
            }
    }
text-occasion-shot-at =
    { $mood ->
        [cancelled] annulez le tir
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] visée
                               *[m] visé
                            } par un Tir de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                       *[after]
                            est { $gender ->
                                [f] visée
                               *[m] visé
                            } par un Tir de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                    }
               *[anybody]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] visée
                               *[m] visé
                            } par un Tir
                       *[after]
                            est { $gender ->
                                [f] visée
                               *[m] visé
                            } par un Tir
                    }
            }
    }
text-occasion-eliminated =
    { $mood ->
        [cancelled] annulez l'élimination
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] éliminée
                               *[m] éliminé
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                       *[after]
                            est { $gender ->
                                [f] éliminée
                               *[m] éliminé
                            } par { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                    }
               *[anybody]
                    { $mood ->
                        [before]
                            soit { $gender ->
                                [f] éliminée
                               *[m] éliminé
                            }
                       *[after]
                            est { $gender ->
                                [f] éliminée
                               *[m] éliminé
                            }
                    }
            }
    }
text-occasion-eliminated-in-melee =
    { $mood ->
        [cancelled] annulez l'élimination
       *[told]
            { $mood ->
                [before] soit
               *[after] est
            } { $gender ->
                [f] éliminée
               *[m] éliminé
            } { $by ->
                [self] en mêlée par { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
               *[anybody] en mêlée
            }
    }
text-occasion-hurt-in-melee =
    { $mood ->
        [cancelled] annulez les dommages
       *[told]
            { $mood ->
                [before] subisse
               *[after] subit
            } des dommages en mêlée{ $by ->
                [self] { " " }de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
               *[anybody] { "" }
            }
    }
text-occasion-healed =
    { $mood ->
        [cancelled] annulez le soin
        [before]
            soit { $gender ->
                [f] soignée
               *[m] soigné
            }
       *[after]
            est { $gender ->
                [f] soignée
               *[m] soigné
            }
    }
text-occasion-summoned =
    { $mood ->
        [cancelled] annulez l'invocation
        [before]
            soit { $gender ->
                [f] invoquée
               *[m] invoqué
            }
       *[after]
            est { $gender ->
                [f] invoquée
               *[m] invoqué
            }
    }
text-occasion-activated =
    { $mood ->
        [cancelled] annulez l'activation
        [before]
            soit { $gender ->
                [f] activée
               *[m] activé
            }
       *[after]
            est { $gender ->
                [f] activée
               *[m] activé
            }
    }
text-occasion-hurt =
    { $mood ->
        [cancelled] annulez les dommages
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] subisse des dommages de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                       *[after] subit des dommages de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] subisse des dommages
                       *[after] subit des dommages
                    }
            }
    }
text-occasion-moved =
    { $mood ->
        [cancelled] annulez le déplacement
       *[told] se déplace
    }
text-occasion-rolled = lance des dés
text-occasion-struck =
    { $by ->
        [self] subit des dommages dans une attaque de { $doer ->
            [hero] votre héros
           *[self] cette créature
        }
       *[anybody] subit des dommages dans une attaque
    }
text-occasion-spell-played =
    { $mood ->
        [cancelled] annulez le sort
       *[told]
            { $number ->
                [single] joue un sort
                [you] jouez un sort
               *[several] jouent un sort
            }
    }
text-occasion-built =
    { $number ->
        [single] construit un bâtiment
        [you] construisez un bâtiment
       *[several] construisent un bâtiment
    }
text-against-melee = à la mêlée
text-against-magical-strike = à la Frappe Magique
text-against-shooting = au Tir
text-against-throwing = au Lancer
text-against-magical-shot = au Tir Magique
text-against-melee-attacks = aux attaques de mêlée
text-against-ranged-attacks = aux attaques à distance
text-against-magical-attacks = aux attaques magiques
text-against-backstabs = au Coup de Poignard
text-against-impacts = aux influences
text-against-abilities = aux compétences des créatures adverses
text-against-control = au Contrôle
text-against-healing = aux soins
text-against-spells = aux sorts
text-against-tactics = aux tactiques
text-against-relics = aux reliques
text-against-support-cards = aux cartes de support
text-against-buildings = aux bâtiments
text-declared-melee = une mêlée
text-declared-magical-strike = une Frappe Magique
text-declared-shooting = un Tir
text-declared-throwing = un Lancer
text-declared-magical-shot = un Tir Magique
text-declared-healer = Guérisseur
text-declared-control = Contrôle
text-declared-ritual = un Rituel
text-declared-howl = un Hurlement
text-declared-concentration = Concentration
text-declared-move = un déplacement
text-declared-run = une course
faction-vallor = de la Cité Libre de Vallor
faction-grypharim = du Saint Empire de Grypharim
faction-unicorn = de l'Alliance de la Licorne
faction-akkari = des elfes-araignées Akkari
faction-kitsune = du clan Kitsune de la Forêt Écarlate
faction-dogs-of-war = des Chiens de Guerre
text-form-each = single
text-form-single = single
text-form-several = several
text-form-yours = partitive
text-searcher = la créature qui fouille
text-searchers-player = le joueur de la créature qui fouille
text-engine-face = { $face } : { $body }
text-until-at = last
text-capital-after-colon = no
text-it =
    { $case ->
        [acc] la
        [dat] lui
       *[nom] elle
    }
text-attacker =
    { $case ->
        [dat] à l'attaquant
       *[nom] l'attaquant
    }
text-gender-attacker = m
text-gender-card = f
text-parameter-strength = { $x } en force
text-parameter-health = { $x } en santé
text-parameter-movement = { $x } en mouvement
text-armour-tokens =
    { $amount ->
        [one] { $amount } marqueur d'armure
       *[other] { $amount } marqueurs d'armure
    }
text-of-other-faction = de la faction { $name }
text-target =
    { $case ->
        [dat] à la créature attaquée
       *[nom] la créature attaquée
    }
telling-page-type =
    { $type ->
        [hero] Héros
        [character] Personnage
        [minion] Serviteur
        [spell] Sort
        [relic] Relique
        [tactic] Tactique
        [building] Bâtiment
       *[terrain] Terrain
    }
telling-page-relic =
    { $kind ->
        [melee-weapon] arme de mêlée
        [ranged-weapon] arme à distance
        [armour] armure ou cape
        [shield] bouclier ou bannière
        [helmet] casque ou masque
       *[treasure] trésor
    }
telling-page-unique = unique
telling-page-class-building = bâtiment de classe
telling-page-rarity =
    { $rarity ->
        [common] commune
        [rare] rare
        [legendary] légendaire
       *[mythical] mythique
    }
telling-page-cost = Coût : { $cost }
telling-page-figures =
    Force { $strength }, santé { $health }, { $movement ->
        [none] sans mouvement
       *[letter] mouvement { $movement }
    }, socle { $base } mm
telling-page-slots = Reliques : { $slots }
telling-page-hero = Seulement pour : { $hero }
telling-page-class = Classe : { $building }
telling-page-pays = Paie pour : { $cards }
telling-page-printings = Éditions : { $printings }
telling-page-id = Identifiant : { $called } ; série : { $set }
telling-page-number = Numéro { $number } de sa série
text-any-player = n'importe quel joueur
race-human = Humain
race-elf = Elfe
race-dwarf = Nain
race-orc = Orc
race-giant = Géant
race-spider = Araignée
race-fox = Renard
race-spirit = Esprit
race-undead = Mort-vivant
race-beast = Bête
race-gryphon = Griffon
race-unicorn = Licorne
race-plant = Plante
race-construct = Automate
race-dragon = Dragon
race-demon = Démon
text-race-human = humains
text-race-elf = elfes
text-race-dwarf = nains
text-race-orc = orcs
text-race-giant = géants
text-race-spider = araignées
text-race-fox = renards
text-race-spirit = esprits
text-race-undead = morts-vivants
text-race-beast = bêtes
text-race-gryphon = griffons
text-race-unicorn = licornes
text-race-plant = plantes
text-race-construct = automates
text-race-dragon = dragons
text-race-demon = démons
text-of-race = { " " }du peuple des { $race }
text-measures = { " " }avec { $measures }
text-measure =
    { $figure ->
        [durability] une durabilité de { $amount }
        [strength] une force de { $amount }
        [health] une santé de { $amount }
        [cost] un coût de { $amount }
       *[health-left] une santé restante de { $amount }
    }
text-bounds =
    { $bounds ->
        [least] { $least } ou plus
        [most] { $most } ou moins
        [exactly] { $least }
       *[between] { $least } à { $most }
    }
text-if =
    { $way ->
        [while] { $body } si { $condition }
        [unless] { $body }, sauf si { $condition }
       *[if] si { $condition }, { $body }
    }
text-once = { $body } (une fois par tour)
text-times =
    { $dice ->
        [0] { " " }pour { $each }
        [one]  ; lancez { $dice } dé pour { $each }
       *[other]  ; lancez { $dice } dés pour { $each }
    }
text-at-most-times = { " " }({ $most } au plus)
text-there-is =
    { $bounds ->
        [least] au moins { $who }
       *[most] au plus { $who }
    } { $number ->
        [one] est
       *[other] sont
    }{ $near ->
        [yes] { $place }
       *[no] { " " }en jeu
    }
text-for-each =
    { $whose ->
        [yours] { $gender ->
            [f] chacune
           *[m] chacun
        } de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }{ $nouns }{ $wounded ->
            [yes] { $gender ->
                [f] { " " }blessées
               *[m] { " " }blessés
            }
           *[no] { "" }
        }
        [opponents] chaque { $noun } adverse{ $wounded ->
            [yes] { $gender ->
                [f] { " " }blessée
               *[m] { " " }blessé
            }
           *[no] { "" }
        }
       *[any] chaque { $other ->
            [yes] autre { "" }
           *[no] { "" }
        }{ $noun }{ $wounded ->
            [yes] { $gender ->
                [f] { " " }blessée
               *[m] { " " }blessé
            }
           *[no] { "" }
        }
    }
text-has-prosperity =
    { $whose ->
        [yours] vous avez
        [cause] ce joueur a
       *[opponents] un adversaire a
    } { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] point de Prospérité
       *[other] points de Prospérité
    }
text-has-hand =
    { $whose ->
        [yours] vous avez
        [cause] ce joueur a
       *[opponents] un adversaire a
    } { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] carte
       *[other] cartes
    } en Main
text-has-deck =
    { $whose ->
        [yours] vous avez
       *[opponents] un adversaire a
    } { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] carte
       *[other] cartes
    } dans { $whose ->
        [yours] votre
       *[opponents] son
    } Deck de Combat
text-has-graveyard =
    { $whose ->
        [yours] vous avez
       *[opponents] un adversaire a
    } { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] carte
       *[other] cartes
    } { $whose ->
        [yours] dans votre Cimetière
       *[opponents] dans son Cimetière
    }
text-has-strength =
    { $who } a une force de { $bounds ->
        [least] { $number } ou plus
       *[most] { $number } ou moins
    }
text-has-health-left =
    { $who } a une santé restante de { $bounds ->
        [least] { $number } ou plus
       *[most] { $number } ou moins
    }
text-has-wounds =
    { $who } a { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] blessure
       *[other] blessures
    }
text-has-armour =
    { $who } a { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] marqueur d'armure
       *[other] marqueurs d'armure
    }
text-has-concentration =
    { $who } a { $bounds ->
        [least] au moins { $number }
       *[most] au plus { $number }
    } { $number ->
        [one] marqueur de Concentration
       *[other] marqueurs de Concentration
    }
text-has-stealth = { $who } a un marqueur de furtivité
text-has-moved =
    { $who } s'est { $gender ->
        [f] déplacée
       *[m] déplacé
    } ce tour
text-each-prosperity =
    chaque point de Prospérité { $whose ->
        [yours] que vous avez
        [target] qu'il a
       *[opponents] de votre adversaire
    }
text-each-hand =
    chaque carte de { $whose ->
        [yours] votre Main
        [target] sa Main
       *[opponents] la Main de votre adversaire
    }
text-each-deck =
    chaque carte { $whose ->
        [yours] de votre Deck de Combat
        [target] de son Deck de Combat
       *[opponents] du Deck de Combat de votre adversaire
    }
text-each-graveyard =
    chaque carte { $whose ->
        [yours] de votre Cimetière
        [target] de son Cimetière
       *[opponents] du Cimetière de votre adversaire
    }
text-each-strength = chaque point de force qu'a { $who }
text-each-health-left = chaque point de santé restante qu'a { $who }
text-each-wounds = chaque blessure qu'a { $who }
text-each-armour = chaque marqueur d'armure qu'a { $who }
text-each-concentration = chaque marqueur de Concentration qu'a { $who }
text-each-stealth = le marqueur de furtivité qu'a { $who }
text-each-moved = un déplacement ce tour ({ $who })
text-paying =
    { $way ->
        [must] { $paid } : { $body }
       *[may] si vous le souhaitez, { $paid } ; dans ce cas, { $body }
    }
text-pay-prosperity =
    payez { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
text-pay-concentration =
    payez { $count ->
        [one] { $count } marqueur de Concentration
       *[other] { $count } marqueurs de Concentration
    }
text-pay-discard =
    défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-pay-wounds =
    infligez { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } à { $whose ->
        [hero] votre héros
       *[self] cette créature
    }
text-pay-tap =
    engagez { $count ->
        [1] un de vos bâtiments
       *[other] { $count } de vos bâtiments
    }
text-pay-sacrifice =
    sacrifiez { $kind ->
        [this-creature] cette créature
        [this-building] ce bâtiment
        [this-relic] cette relique
        [character] un de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }personnages
        [minion] un de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }serviteurs
        [building] un de vos bâtiments
        [relic] une de vos reliques
       *[creature] une de vos { $other ->
            [yes] autres { "" }
           *[no] { "" }
        }créatures
    }
text-do-look-at-hand =
    { $number ->
        [you] montrez votre Main
       *[single] vous montre sa Main
    }
text-do-dig =
    { $number ->
        [you] regardez les { $cards } premières cartes de votre Deck de Combat, prenez-en une et mettez { $cards ->
            [2] l'autre
           *[other] les autres
        } dessous{ $ordered ->
            [yes] { " " }dans l'ordre de votre choix
           *[no] { "" }
        }
       *[single] regarde les { $cards } premières cartes de son Deck de Combat, en prend une et met { $cards ->
            [2] l'autre
           *[other] les autres
        } dessous{ $ordered ->
            [yes] { " " }dans l'ordre de son choix
           *[no] { "" }
        }
    }
text-do-search =
    { $number ->
        [you] cherchez dans votre Deck de Combat { $card_type ->
            [character] un personnage{ $more }, montrez-le, prenez-le
            [spell] un sort{ $more }, montrez-le, prenez-le
            [relic] une relique{ $more }, montrez-la, prenez-la
           *[tactic] une tactique{ $more }, montrez-la, prenez-la
        } et mélangez
       *[single] cherche dans son Deck de Combat { $card_type ->
            [character] un personnage{ $more }, le montre, le prend
            [spell] un sort{ $more }, le montre, le prend
            [relic] une relique{ $more }, la montre, la prend
           *[tactic] une tactique{ $more }, la montre, la prend
        } et mélange
    }
text-do-swap-places =
    { $number ->
        [single] échange sa place avec cette créature si { $bases ->
            [any-base] elles y tiennent toutes les deux
           *[any] leurs socles sont de même taille
        }
       *[several] échangent leur place avec cette créature si { $bases ->
            [any-base] elles y tiennent toutes les deux
           *[any] leurs socles sont de même taille
        }
    }
text-do-fight =
    { $number ->
        [single] est aussitôt attaquée en mêlée par cette créature
       *[several] sont aussitôt attaquées en mêlée par cette créature
    }
text-do-copy-ability =
    { $number ->
        [single] donne à cette créature une copie d'une de ses compétences{ $until }
       *[several] donnent chacune à cette créature une copie d'une de leurs compétences{ $until }
    }
text-do-redirect =
    { $number ->
        [single] subit les dommages à sa place
       *[several] subissent chacune les dommages à sa place
    }
text-occasion-relic-played =
    { $mood ->
        [cancelled] annulez la relique
       *[told]
            { $number ->
                [you] jouez une relique
               *[single] joue une relique
            }
    }
text-occasion-terrain-laid =
    { $number ->
        [you] posez un terrain
       *[single] pose un terrain
    }
text-occasion-card-drawn =
    { $number ->
        [you] piochez une carte
       *[single] pioche une carte
    }
text-occasion-card-discarded =
    { $number ->
        [you] défaussez une carte
       *[single] défausse une carte
    }
text-occasion-prospered =
    { $number ->
        [you] gagnez de la Prospérité
       *[single] gagne de la Prospérité
    }
text-do-change-cost =
    { $number ->
        [you] payez { $change } { $cards ->
            [building] pour chaque bâtiment
            [itself] pour cette carte
            [character] pour chaque personnage
            [spell] pour chaque sort
            [relic] pour chaque relique
            [tactic] pour chaque tactique
           *[terrain] pour chaque terrain
        }{ $more }
       *[single] paie { $change } { $cards ->
            [building] pour chaque bâtiment
            [itself] pour cette carte
            [character] pour chaque personnage
            [spell] pour chaque sort
            [relic] pour chaque relique
            [tactic] pour chaque tactique
           *[terrain] pour chaque terrain
        }{ $more }
    }{ $least ->
        [0] { "" }
       *[other] , sans descendre sous un coût de { $least }
    }
text-not-of-race = { " " }hors du peuple des { $race }
text-at-random = { " " }(au hasard)
text-do-cannot-attack =
    { $number ->
        [single] ne peut pas attaquer{ $kind_attacked ->
            [hero] { " " }un héros
            [character] { " " }un personnage
            [minion] { " " }un serviteur
           *[any] { "" }
        }{ $until }
       *[several] ne peuvent pas attaquer{ $kind_attacked ->
            [hero] { " " }un héros
            [character] { " " }un personnage
            [minion] { " " }un serviteur
           *[any] { "" }
        }{ $until }
    }
text-do-double-strength =
    { $number ->
        [single] voit sa force doublée{ $until }
       *[several] voient leur force doublée{ $until }
    }
text-do-burst =
    { $number ->
        [single] et chaque créature à { $distance } ou moins { $gender ->
            [f] d'elle
           *[m] de lui
        } subissent { $gender ->
            [f] chacune
           *[m] chacun
        } { $pierces ->
            [yes] { $amount ->
                [one] { $amount } blessure
               *[other] { $amount } blessures
            }
           *[no] { $amount ->
                [one] { $amount } dommage
               *[other] { $amount } dommages
            }
        }
       *[several] et chaque créature à { $distance } ou moins { $gender ->
            [f] d'elles
           *[m] d'eux
        } subissent { $gender ->
            [f] chacune
           *[m] chacun
        } { $pierces ->
            [yes] { $amount ->
                [one] { $amount } blessure
               *[other] { $amount } blessures
            }
           *[no] { $amount ->
                [one] { $amount } dommage
               *[other] { $amount } dommages
            }
        }
    }
text-do-draw-up-to =
    { $number ->
        [you] piochez jusqu'à avoir { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en Main
       *[single] pioche jusqu'à avoir { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en Main
    }
text-do-steal-prosperity =
    { $number ->
        [you] cédez à votre adversaire jusqu'à { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prospérité
       *[single] vous cède jusqu'à { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de Prospérité
    }
text-do-discard-chosen =
    { $number ->
        [you] montrez votre Main et { $to ->
            [deck] mettez
           *[graveyard] défaussez
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] une carte
            } au choix de votre adversaire
           *[other] { $cards } cartes{ $typed ->
                [yes] { " " }(chacune { $types })
               *[no] { "" }
            } au choix de votre adversaire
        }{ $to ->
            [deck] { " " }sous votre Deck de Combat
           *[graveyard] { "" }
        }
       *[single] vous montre sa Main et { $to ->
            [deck] met
           *[graveyard] défausse
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] une carte
            } de votre choix
           *[other] { $cards } cartes{ $typed ->
                [yes] { " " }(chacune { $types })
               *[no] { "" }
            } de votre choix
        }{ $to ->
            [deck] { " " }sous son Deck de Combat
           *[graveyard] { "" }
        }
    }
text-do-sacrifice =
    { $number ->
        [you] sacrifiez { $sacrificed ->
            [character] un de vos personnages
            [minion] un de vos serviteurs
            [building] un de vos bâtiments
            [relic] une de vos reliques
           *[creature] une de vos créatures
        }{ $or ->
            [character] { " " }ou un de vos personnages
            [minion] { " " }ou un de vos serviteurs
            [building] { " " }ou un de vos bâtiments
            [relic] { " " }ou une de vos reliques
           *[no] { "" }
        }{ $more }
       *[single] sacrifie { $sacrificed ->
            [character] un personnage
            [minion] un serviteur
            [building] un bâtiment
            [relic] une relique
           *[creature] une créature
        }{ $or ->
            [character] { " " }ou un personnage
            [minion] { " " }ou un serviteur
            [building] { " " }ou un bâtiment
            [relic] { " " }ou une relique
           *[no] { "" }
        }{ $more } de son choix
    }
text-command =
    { $moment ->
        [tapped] engagez cette carte
       *[activated] activez cette créature
    }
text-condition-first =
    { $kind ->
        [if] yes
       *[other] no
    }
text-joins-nouns = no
text-condition-ready = { " " }encore à activer
text-condition-acted = { " " }après son activation
text-condition-unwounded = { " " }sans blessure
text-condition-hidden = { " " }avec un marqueur de furtivité
text-condition-at-terrain = { " " }au contact d'un terrain
text-condition-entered = { " " }(en jeu depuis ce tour)
text-do-end-activation =
    { $number ->
        [single] termine son activation
       *[several] terminent leur activation
    }
text-do-cannot-act =
    { $number ->
        [single] ne fait rien pendant son activation{ $until }
       *[several] ne font rien pendant leur activation{ $until }
    }
text-do-slow =
    { $number ->
        [single] a { $letters ->
            [one] { $letters } cran
           *[other] { $letters } crans
        } de mouvement en moins{ $until }, mais au moins S
       *[several] ont { $letters ->
            [one] { $letters } cran
           *[other] { $letters } crans
        } de mouvement en moins{ $until }, mais au moins S
    }
text-do-draw-attacks =
    { $number ->
        [single] attire les attaques{ $until } : à { $distance } ou moins, les ennemis qui attaquent en mêlée doivent { $gender ->
            [f] la
           *[m] le
        } choisir
       *[several] attirent les attaques{ $until } : à { $distance } ou moins, les ennemis qui attaquent en mêlée doivent les choisir
    }
text-until-hurt =
    { $form ->
        [more] { " " }ou jusqu'au prochain dommage subi
       *[first] { " " }jusqu'au prochain dommage subi
    }
text-or-else = Ou bien : { $body }
text-repeat =
    { $body } ({ $times } fois{ $choice ->
        [yes] , avec un nouveau choix à chaque fois
       *[no] { "" }
    })
text-compared =
    { $more } sont plus { $gender ->
        [f] nombreuses
       *[m] nombreux
    } que { $fewer }{ $by ->
        [no] { "" }
       *[other] { " " }(d'au moins { $by })
    }
text-has-more =
    { $whose ->
        [yours] vous avez plus
       *[opponents] votre adversaire a plus
    } { $what ->
        [prosperity] de points de Prospérité
        [hand] de cartes en Main
        [deck] de cartes dans le Deck de Combat
        [graveyard] de cartes dans le Cimetière
       *[things] de { $nouns }
    } que { $whose ->
        [yours] votre adversaire
       *[opponents] vous
    }
text-number-of =
    { $whose ->
        [yours] vos { $nouns }
        [opponents] les { $nouns } adverses
       *[any] les { $nouns } en jeu
    }
text-number-prosperity =
    { $whose ->
        [yours] vos points de Prospérité
       *[opponents] les points de Prospérité de votre adversaire
    }
text-number-hand =
    les cartes de { $whose ->
        [yours] votre Main
       *[opponents] la Main de votre adversaire
    }
text-number-deck =
    les cartes { $whose ->
        [yours] de votre Deck de Combat
       *[opponents] du Deck de Combat de votre adversaire
    }
text-number-graveyard =
    les cartes { $whose ->
        [yours] de votre Cimetière
       *[opponents] du Cimetière de votre adversaire
    }
text-has-played =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
       *[any] les joueurs ont
    } joué { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $other ->
        [yes] { $number ->
            [one] autre
           *[other] autres
        } { "" }
       *[no] { "" }
    }{ $type ->
        [character] { $number ->
            [one] personnage
           *[other] personnages
        }
        [spell] { $number ->
            [one] sort
           *[other] sorts
        }
        [relic] { $number ->
            [one] relique
           *[other] reliques
        }
        [tactic] { $number ->
            [one] tactique
           *[other] tactiques
        }
       *[any] { $number ->
            [one] carte
           *[other] cartes
        }
    }{ $more } pendant ce tour
text-has-fallen =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $whose ->
        [yours] de vos créatures
        [opponents] { $number ->
            [one] créature adverse
           *[other] créatures adverses
        }
       *[any] { $number ->
            [one] créature
           *[other] créatures
        }
    } { $number ->
        [one] a été éliminée
       *[other] ont été éliminées
    } pendant ce tour
text-has-gained =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
       *[any] les joueurs ont
    } gagné { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } point de Prospérité
       *[other] { $number } points de Prospérité
    } pendant ce tour
text-has-drawn =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
       *[any] les joueurs ont
    } pioché { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } carte supplémentaire
       *[other] { $number } cartes supplémentaires
    } pendant ce tour
text-has-discarded =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
       *[any] les joueurs ont
    } défaussé { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } pendant ce tour
text-has-built =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
       *[any] les joueurs ont
    } construit { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } pendant ce tour
text-has-attacks =
    { $whose ->
        [yours] vos créatures ont
        [opponents] les créatures adverses ont
       *[any] les créatures ont
    } attaqué { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } fois pendant ce tour
text-each-played =
    chaque { $other ->
        [yes] autre { "" }
       *[no] { "" }
    }{ $type ->
        [character] personnage
        [spell] sort
        [relic] relique
        [tactic] tactique
       *[any] carte
    }{ $more } que { $whose ->
        [yours] vous avez
        [opponents] votre adversaire a
       *[any] les joueurs ont
    } { $type ->
        [character] joué
        [spell] joué
       *[any] jouée
    } pendant ce tour
text-each-fallen =
    { $whose ->
        [yours] chacune de vos créatures éliminées
        [opponents] chaque créature adverse éliminée
       *[any] chaque créature éliminée
    } pendant ce tour
text-each-gained =
    chaque point de Prospérité que { $whose ->
        [yours] vous avez gagné
        [opponents] votre adversaire a gagné
       *[any] les joueurs ont gagné
    } pendant ce tour
text-each-drawn =
    chaque carte supplémentaire que { $whose ->
        [yours] vous avez piochée
        [opponents] votre adversaire a piochée
       *[any] les joueurs ont piochée
    } pendant ce tour
text-each-discarded =
    chaque carte que { $whose ->
        [yours] vous avez défaussée
        [opponents] votre adversaire a défaussée
       *[any] les joueurs ont défaussée
    } pendant ce tour
text-has-discarded-same =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $type ->
        [character] { $number ->
            [one] personnage a ainsi été défaussé
           *[other] personnages ont ainsi été défaussés
        }
        [spell] { $number ->
            [one] sort a ainsi été défaussé
           *[other] sorts ont ainsi été défaussés
        }
        [relic] { $number ->
            [one] relique a ainsi été défaussée
           *[other] reliques ont ainsi été défaussées
        }
        [tactic] { $number ->
            [one] tactique a ainsi été défaussée
           *[other] tactiques ont ainsi été défaussées
        }
       *[any] { $number ->
            [one] carte a ainsi été défaussée
           *[other] cartes ont ainsi été défaussées
        }
    }
text-each-discarded-same =
    { $type ->
        [character] chaque personnage ainsi défaussé
        [spell] chaque sort ainsi défaussé
        [relic] chaque relique ainsi défaussée
        [tactic] chaque tactique ainsi défaussée
       *[any] chaque carte ainsi défaussée
    }
text-each-built =
    chaque bâtiment que { $whose ->
        [yours] vous avez construit
        [opponents] votre adversaire a construit
       *[any] les joueurs ont construit
    } pendant ce tour
text-each-attacks =
    chaque attaque { $whose ->
        [yours] de vos créatures
        [opponents] des créatures adverses
       *[any] d'une créature
    } pendant ce tour
text-each-paid = chaque point de Prospérité payé
text-pay-any =
    payez { $most ->
        [0] autant de points de Prospérité que vous voulez
       *[other] jusqu'à { $most } points de Prospérité
    }
text-when-end-of-activation = À la fin de l'activation de cette créature, { $body }
text-occasion-card-played =
    { $number ->
        [you] jouez une carte
       *[single] joue une carte
    }
text-occasion-building-destroyed =
    { $number ->
        [you] perdez un bâtiment
       *[single] perd un bâtiment
    }
text-occasion-relic-destroyed =
    { $number ->
        [you] perdez une relique
       *[single] perd une relique
    }
text-do-silence =
    { $number ->
        [single] perd toutes ses compétences{ $until }
       *[several] perdent toutes leurs compétences{ $until }
    }
text-do-set-strength =
    { $number ->
        [single] a une force de { $strength }{ $until }
       *[several] ont une force de { $strength }{ $until }
    }
text-do-set-health =
    { $number ->
        [single] a une santé de { $health }{ $until }
       *[several] ont une santé de { $health }{ $until }
    }
text-do-reduce-damage = réduisez les dommages de { $amount }
text-do-attack-at-once =
    { $number ->
        [single] attaque aussitôt
       *[several] attaquent chacune aussitôt
    } { $by ->
        [shooting] par un tir
        [melee-or-shooting] en mêlée ou par un tir
       *[any] en mêlée
    } { $foe ->
        [cause] cette créature-là
        [culprit] la créature responsable
       *[any] un ennemi de votre choix
    }{ $all_out ->
        [yes] { " " }avec tous ses dés en attaque ; l'ennemi ne lance aucun dé
       *[no] { "" }
    }
text-do-pull =
    { $number ->
        [single] est { $gender ->
            [f] attirée
           *[m] attiré
        }
       *[several] sont { $gender ->
            [f] attirées
           *[m] attirés
        }
    } de { $distance } vers { $origin ->
        [hero] votre héros
        [attacker] l'attaquant
        [terrain] ce terrain
       *[creature] cette créature
    }
text-do-scry =
    { $number ->
        [you] regardez { $cards ->
            [1] la première carte de votre Deck de Combat et mettez-la dessous si vous le souhaitez
           *[other] les { $cards } premières cartes de votre Deck de Combat et mettez-en autant que vous voulez dessous
        }
       *[single] regarde { $cards ->
            [1] la première carte de son Deck de Combat et peut la mettre dessous
           *[other] les { $cards } premières cartes de son Deck de Combat et en met autant qu'il veut dessous
        }
    }
text-do-summon-from =
    { $number ->
        [you] vous pouvez invoquer un personnage{ $more } de votre { $zone ->
            [deck] Deck de Combat
           *[hand] Main sans payer son coût
        }
       *[single] peut invoquer un personnage{ $more } de { $zone ->
            [deck] son Deck de Combat
           *[hand] sa Main sans payer son coût
        }
    }{ $near ->
        [no] { "" }
        [contact] { " " }au contact de { $origin ->
            [hero] votre héros
            [terrain] ce terrain
           *[creature] cette créature
        }
       *[other] { " " }à { $near } ou moins de { $origin ->
            [hero] votre héros
            [terrain] ce terrain
           *[creature] cette créature
        }
    }{ $zone ->
        [deck] { $number ->
            [you] { $near ->
                [no] , que vous mélangez ensuite
               *[other] , puis mélangez ce deck
            }
           *[single] { $near ->
                [no] , qu'il mélange ensuite
               *[other] , puis mélange ce deck
            }
        }
       *[hand] { "" }
    }
text-do-blink =
    { $number ->
        [single] quitte le Champ de Bataille et y revient aussitôt
       *[several] quittent le Champ de Bataille et y reviennent aussitôt
    }
text-do-banish =
    { $number ->
        [single] est { $gender ->
            [f] bannie
           *[m] banni
        } de la partie
       *[several] sont { $gender ->
            [f] bannies
           *[m] bannis
        } de la partie
    }
text-do-banish-graveyard =
    { $number ->
        [you] bannissez de la partie toutes les cartes de votre Cimetière
       *[single] bannit de la partie toutes les cartes de son Cimetière
    }
text-do-return-graveyard =
    { $number ->
        [you] mélangez votre Cimetière dans votre Deck de Combat
       *[single] mélange son Cimetière dans son Deck de Combat
    }
text-same =
    { $case ->
        [dat] à { "" }
       *[nom] { "" }
    }{ $number ->
        [several] ces { $nouns }
       *[single] { $gender ->
            [f] cette { $noun }
           *[m] ce { $noun }
        }
    }
text-later-end-of-turn = à la fin de ce tour, { $body }
text-later-next-turn = au début de votre prochain tour, { $body }
text-do-next-cost =
    { $number ->
        [you] payez { $change } pour { $cards ->
            [same] cette carte-là
           *[any] { $every ->
            [yes] { $cards ->
                [character] chaque personnage
                [spell] chaque sort
                [relic] chaque relique
                [tactic] chaque tactique
               *[card] chaque carte
            }
           *[no] { $cards ->
                [character] le prochain personnage
                [spell] le prochain sort
                [relic] la prochaine relique
                [tactic] la prochaine tactique
               *[card] la prochaine carte
            }
        }{ $more } que vous jouez
        }{ $when }
       *[single] paie { $change } pour { $cards ->
            [same] cette carte-là
           *[any] { $every ->
            [yes] { $cards ->
                [character] chaque personnage{ $more } joué
                [spell] chaque sort{ $more } joué
                [relic] chaque relique{ $more } jouée
                [tactic] chaque tactique{ $more } jouée
               *[card] chaque carte{ $more } jouée
            }
           *[no] { $cards ->
                [character] le prochain personnage{ $more } joué
                [spell] le prochain sort{ $more } joué
                [relic] la prochaine relique{ $more } jouée
                [tactic] la prochaine tactique{ $more } jouée
               *[card] la prochaine carte{ $more } jouée
            }
        }
        }{ $when }
    }{ $least ->
        [0] { "" }
       *[other] { " " }(au moins { $least } en tout)
    }
text-do-lose-tactic =
    { $number ->
        [you] perdez au hasard { $tactics } de vos tactiques face cachée
       *[single] perd au hasard { $tactics ->
            [one] { $tactics } tactique face cachée
           *[other] { $tactics } tactiques face cachée
        }
    }
text-some-other =
    { $whose ->
        [yours] { $gender ->
            [f] une
           *[m] un
        } autre de vos { $nouns }
        [opponents] { $gender ->
            [f] une
           *[m] un
        } autre { $noun } adverse
       *[any] { $gender ->
            [f] une
           *[m] un
        } autre { $noun }
    }
text-do-heal-as-much =
    { $number ->
        [single] { $way ->
            [dealt] guérit d'autant de blessures qu'il en a été infligé
           *[answered] guérit d'autant de blessures
        }
       *[several] { $way ->
            [dealt] guérissent d'autant de blessures qu'il en a été infligé
           *[answered] guérissent d'autant de blessures
        }
    }
text-do-point-out =
    { $number ->
        [single] est { $gender ->
            [f] choisie
           *[m] choisi
        }
       *[several] sont { $gender ->
            [f] choisies
           *[m] choisis
        }
    }
text-do-rise-again =
    { $number ->
        [you] invoquez de nouveau cette créature de votre Cimetière
       *[single] invoque de nouveau cette créature de son Cimetière
    }
text-do-survive =
    { $number ->
        [single] survit
       *[several] survivent
    } avec une santé restante de { $health }
text-pronoun =
    { $number ->
        [several] { $case ->
            [acc] les
            [dat] leur
           *[nom] { $gender ->
                [f] elles
               *[m] ils
            }
        }
       *[single] { $case ->
            [acc] { $gender ->
                [f] la
               *[m] le
            }
            [dat] lui
           *[nom] { $gender ->
                [f] elle
               *[m] il
            }
        }
    }
text-order-damage =
    infligez{ $again ->
        [yes] -{ $target }
       *[no] { "" }
    } { $amount ->
        [one] { $amount } dommage
       *[other] { $amount } dommages
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-wound =
    infligez{ $again ->
        [yes] -{ $target }
       *[no] { "" }
    } { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-wound-as-much =
    infligez{ $again ->
        [yes] -{ $target }
       *[no] { "" }
    } { $kind ->
        [hurt] autant de blessures supplémentaires
       *[healed] autant de blessures
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-heal =
    guérissez{ $again ->
        [yes] -{ $target }
       *[no] { $form ->
            [brief] { " " }{ $target }
           *[full] { "" }
        }
    } de { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }{ $again ->
        [yes] { "" }
       *[no] { $form ->
            [brief] { "" }
           *[full] { " " }{ $target }
        }
    }
text-order-destroy =
    { $of ->
        [creature] éliminez
       *[card] détruisez
    }{ $again ->
        [yes] -
       *[no] { " " }
    }{ $target }
text-order-untap =
    { $of ->
        [creature] vous pouvez { $again ->
            [yes] { $target } réactiver
           *[no] réactiver { $target }
        }
       *[card] désengagez{ $again ->
            [yes] -
           *[no] { " " }
        }{ $target }
    }
text-order-tap =
    engagez{ $again ->
        [yes] -
       *[no] { " " }
    }{ $target }
text-order-to-hand =
    remettez{ $again ->
        [yes] -
       *[no] { " " }
    }{ $target } dans la Main de { $number ->
        [single] son propriétaire
       *[several] leurs propriétaires
    }
text-order-to-deck =
    { $place ->
        [any] mélangez
       *[top] placez
    }{ $again ->
        [yes] -
       *[no] { " " }
    }{ $target } { $place ->
        [top] sur
        [bottom] sous
       *[any] dans
    } { $number ->
        [single] le Deck de Combat de son propriétaire
       *[several] les Decks de Combat de leurs propriétaires
    }
text-order-place-within =
    vous pouvez { $again ->
        [yes] { $target } placer
       *[no] placer { $target }
    }{ $around ->
        [self] { " " }ailleurs à { $distance } ou moins de { $origin ->
            [hero] votre héros
            [terrain] ce terrain
           *[creature] cette créature
        }
       *[any] { " " }à { $distance } ou moins de { $number ->
            [single] sa place
           *[several] leur place
        }
    }{ $apart ->
        [yes] , sans contact avec un ennemi
       *[no] { "" }
    }{ $safely ->
        [yes] { $again ->
            [yes] { " " }sans Coup de Poignard
           *[no] , sans Coup de Poignard
        }
       *[no] { "" }
    }
text-order-push =
    repoussez{ $again ->
        [yes] -{ $target }
       *[no] { $form ->
            [brief] { " " }{ $target }
           *[full] { "" }
        }
    } de { $distance }{ $again ->
        [yes] { " " }
       *[no] { $form ->
            [brief] { " " }
           *[full] , { "" }
        }
    }à l'opposé de { $origin ->
        [hero] votre héros
        [attacker] l'attaquant
        [terrain] ce terrain
       *[creature] cette créature
    }{ $again ->
        [yes] { "" }
       *[no] { $form ->
            [brief] { "" }
           *[full] , { $target }
        }
    }{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] , avec { $stopped ->
                [one] { $stopped } dommage
               *[other] { $stopped } dommages
            } si une autre créature ou un terrain infranchissable l'arrête
           *[several] , avec { $stopped ->
                [one] { $stopped } dommage
               *[other] { $stopped } dommages
            } si une autre créature ou un terrain infranchissable les arrête
        }
    }
text-order-pull =
    attirez{ $again ->
        [yes] -{ $target }
       *[no] { "" }
    } de { $distance } vers { $origin ->
        [hero] votre héros
        [attacker] l'attaquant
        [terrain] ce terrain
       *[creature] cette créature
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-control =
    prenez{ $again ->
        [yes] -{ $target } sous votre contrôle{ $until }
       *[no] { " " }sous votre contrôle,{ $until }, { $target }
    }
text-order-banish =
    bannissez{ $again ->
        [yes] -
       *[no] { " " }
    }{ $target } de la partie
text-order-blast =
    infligez{ $again ->
        [yes] -{ $target }
       *[no] { "" }
    } { $wounds ->
        [yes] 1 blessure
       *[no] 1 dommage
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    } par { $faces } que vous obtenez{ $dice ->
        [0] { "" }
        [one] { " " }sur { $dice } dé
       *[other] { " " }sur { $dice } dés
    }
