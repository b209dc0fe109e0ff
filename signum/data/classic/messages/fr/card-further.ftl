# D'autres mots des textes de cartes : marqueurs, cartes révélées, ce qui est exclu, ce qui vient sinon.

text-otherwise = sinon, { $body }
text-when-enters = Quand cette carte entre en jeu, { $body }
text-countered = { " " }avec un marqueur { $counter }
text-besides =
    { $besides ->
        [bearer] { " " }autre que votre héros
        [culprit] { " " }autre que la créature responsable
       *[cause] { " " }autre que { $kind ->
            [hero] celui-là
            [character] celui-là
            [minion] celui-là
            [building] celui-là
            [terrain] celui-là
           *[creature] celle-là
        }
    }
text-above-sacrificed =
    { " " }qui coûte au plus { $more ->
        [0] autant que
       *[other] { $more } de plus que
    } ce qui a été sacrifié
text-is-phase =
    c'est { $whose ->
        [yours] votre
        [opponents] pour un adversaire la
       *[any] la
    } { $phase ->
        [beginning] phase de début
        [construction] phase de construction
       *[activation] phase d'activation des créatures
    }
text-each-fallen-same = { $each } ainsi éliminée
text-has-fallen-of =
    { $bounds ->
        [least] au moins { "" }
       *[most] au plus { "" }
    }{ $who } { $number ->
        [one] a péri
       *[other] ont péri
    } ainsi
text-each-buried =
    { $type ->
        [character] chaque personnage{ $more }
        [spell] chaque sort{ $more }
        [relic] chaque relique{ $more }
        [tactic] chaque tactique{ $more }
       *[any] chaque carte{ $type ->
            [several] { " " }({ $kinds })
           *[other] { "" }
        }{ $more }
    } { $whose ->
        [yours] de votre Cimetière
        [target] de son Cimetière
        [opponents] du Cimetière de votre adversaire
       *[any] de n'importe quel Cimetière
    }
text-has-buried =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $type ->
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
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more } { $number ->
        [one] est
       *[other] sont
    } { $whose ->
        [yours] dans votre Cimetière
        [opponents] dans le Cimetière de votre adversaire
       *[any] dans tous les Cimetières réunis
    }
text-each-revealed =
    { $type ->
        [character] chaque personnage{ $more } ainsi révélé
        [spell] chaque sort{ $more } ainsi révélé
        [relic] chaque relique{ $more } ainsi révélée
        [tactic] chaque tactique{ $more } ainsi révélée
       *[any] chaque carte{ $type ->
            [several] { " " }({ $kinds })
           *[other] { "" }
        }{ $more } ainsi révélée
    }
text-was-revealed =
    { $types ->
        [no] une carte
       *[other] { $types }
    }{ $more } apparaît ainsi
text-were-revealed =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $number ->
        [one] carte
       *[other] cartes
    }{ $type ->
        [any] { "" }
       *[other] { " " }({ $kinds })
    }{ $more } { $number ->
        [one] apparaît
       *[other] apparaissent
    } ainsi
text-each-counters =
    { $known ->
        [any] chaque marqueur
       *[yes] chaque marqueur { $counter }
    } { $who }
text-has-counters =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    }{ $known ->
        [any] { "" }
       *[yes] { " " }{ $counter }
    } { $number ->
        [one] se trouve
       *[other] se trouvent
    } { $who }
text-on-thing =
    { $thing ->
        [relic] sur cette relique
        [building] sur ce bâtiment
        [terrain] sur ce terrain
        [creature] sur cette créature
        [pointed-bearer] sur votre héros
        [pointed-target] sur elle
       *[other] sur celle-là
    }
text-on-case = nom
text-on-things =
    { $whose ->
        [yours] sur vos { $nouns }
        [opponents] sur les { $nouns } de votre adversaire
       *[any] sur tous les { $nouns }
    }
text-pay-counters =
    { $count ->
        [0] retirez tous les marqueurs { $counter }
        [one] retirez { $count } marqueur { $counter }
       *[other] retirez { $count } marqueurs { $counter }
    } { $thing ->
        [relic] de cette relique
        [building] de ce bâtiment
        [terrain] de ce terrain
       *[creature] de cette créature
    }
text-each-removed = chaque marqueur retiré
text-has-taps =
    { $whose ->
        [yours] vous avez
        [opponents] un adversaire a
        [cause] ce joueur a
       *[any] les joueurs ont
    } engagé { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } pendant ce tour
text-each-taps =
    chaque bâtiment que { $whose ->
        [yours] vous avez engagé
        [opponents] votre adversaire a engagé
        [cause] ce joueur a engagé
       *[any] les joueurs ont engagé
    } pendant ce tour
text-occasion-rolled-in-combat = lance des dés d'attaque ou de défense en mêlée
text-occasion-rolled-in-defence = lance des dés de défense en mêlée
text-occasion-passed-by =
    { $near ->
        [contact] passe au contact
       *[far] passe
    } et termine son déplacement plus loin
text-occasion-targeted =
    { $mood ->
        [cancelled] annulez l'effet du sort sur cette cible
        [before] devienne la cible d'un sort adverse
       *[after] devient la cible d'un sort adverse
    }
text-occasion-targeted-alone =
    { $mood ->
        [cancelled] annulez l'effet du sort sur cette cible
        [before] devienne la seule cible d'un sort adverse
       *[after] devient la seule cible d'un sort adverse
    }
text-occasion-building-tapped =
    { $number ->
        [you] engagez un bâtiment
       *[single] engage un bâtiment
    }
text-do-place-counters =
    { $number ->
        [single] reçoit
       *[several] reçoivent chacun
    } { $count ->
        [one] { $count } marqueur { $counter }
       *[other] { $count } marqueurs { $counter }
    }{ $most ->
        [0] { "" }
       *[other] { " " }(au plus { $most } en tout)
    }
text-do-remove-counters =
    { $number ->
        [single] perd
       *[several] perdent
    }{ $number ->
        [single] { "" }
       *[several] { $count ->
            [0] { "" }
           *[other] { " " }chacun
        }
    } { $count ->
        [0] tous les marqueurs { $counter }
        [one] { $count } marqueur { $counter }
       *[other] { $count } marqueurs { $counter }
    }
text-do-reveal-at-random =
    { $number ->
        [you] révélez { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de votre Main au hasard
       *[single] révèle { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de sa Main au hasard
    }
text-do-discard-revealed =
    { $number ->
        [you] défaussez ce qui a été révélé
       *[single] défausse ce qui a été révélé
    }
text-do-reveal-until =
    { $number ->
        [you] révélez des cartes du dessus de votre Deck de Combat jusqu'à { $card_type ->
            [character] un personnage{ $more }, prenez-le
            [spell] un sort{ $more }, prenez-le
            [relic] une relique{ $more }, prenez-la
           *[tactic] une tactique{ $more }, prenez-la
        } et placez les autres sous le deck dans un ordre aléatoire (à défaut, mélangez)
       *[single] révèle des cartes du dessus de son Deck de Combat jusqu'à { $card_type ->
            [character] un personnage{ $more }, le prend
            [spell] un sort{ $more }, le prend
            [relic] une relique{ $more }, la prend
           *[tactic] une tactique{ $more }, la prend
        } et place les autres sous le deck dans un ordre aléatoire (à défaut, mélange)
    }
text-do-cast-from-graveyard =
    { $number ->
        [you] appliquez un sort{ $more }
       *[single] applique un sort{ $more }
    } { $whose ->
        [yours] { $number ->
            [you] de votre Cimetière
           *[single] de son Cimetière
        }
        [opponents] du Cimetière d'un adversaire
       *[any] de n'importe quel Cimetière
    } sans son coût ; il y reste
text-do-turn-die =
    tournez { $dice ->
        [one] { $dice } de ces dés
       *[other] jusqu'à { $dice } de ces dés
    } sur la face de votre choix
text-do-divert-spell =
    { $number ->
        [single] subit le sort à sa place, si elle pouvait en être la cible
       *[several] subissent le sort à sa place, si elles pouvaient en être les cibles
    }
event-counters-placed =
    « { $card } » reçoit { $number ->
        [one] { $number } marqueur { $counter }
       *[other] { $number } marqueurs { $counter }
    }.
event-counters-removed =
    « { $card } » perd { $number ->
        [one] { $number } marqueur { $counter }
       *[other] { $number } marqueurs { $counter }
    }.
event-put-back =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } va { $under ->
            [yes] sous
           *[no] sur
        } votre Deck de Combat.
       *[theirs] { $creature } va { $under ->
            [yes] sous
           *[no] sur
        } le Deck de Combat { DE($owner) }.
    }
event-played-put-back =
    { PERSON($seat, "theirs", "yours") ->
        [yours] « { $card } » va { $under ->
            [yes] sous
           *[no] sur
        } votre Deck de Combat.
       *[theirs] « { $card } » va { $under ->
            [yes] sous
           *[no] sur
        } le Deck de Combat { DE($seat) }.
    }
event-revealed-until = { $seat } { PERSON($seat, "révèle", "révélez") } du Deck de Combat : { $cards }.
event-spell-aimed = « { $card } » vise { $creature }.
event-spell-repeated = { $seat } { PERSON($seat, "applique", "appliquez") } « { $card } » depuis un Cimetière.
event-die-turned = Un dé { DE($creature) } est tourné : { $dropped } devient { $faces }.
choice-turn-die = { $seat } : { $creature } a obtenu { $faces }. Quel dé tournez-vous grâce à « { $card } » ?
option-turn-die = { $dropped } devient { $faces }
refusal-cannot-attack-these =
    { $creature } ne peut pas attaquer { $type ->
        [hero] les héros
        [character] les personnages
       *[minion] les serviteurs
    } pour l'instant.
refusal-too-few-counters = « { $card } » a trop peu de marqueurs { $counter } : { $needed } requis, { $there } présents.
refusal-without-counter = { $creature } n'a pas de marqueur { $counter }.
refusal-left-out = Le texte exclut { $creature }.
ability-cannot-attack-hero = ne peut pas attaquer les héros
ability-cannot-attack-character = ne peut pas attaquer les personnages
ability-cannot-attack-minion = ne peut pas attaquer les serviteurs
text-counter-other = « { $name } »
text-counter-age = d'âge
text-counter-blood = de sang
text-counter-bone = d'os
text-counter-charge = de charge
text-counter-coin = de pièce
text-counter-doom = de fatalité
text-counter-ember = de braise
text-counter-fate = de destin
text-counter-fear = de peur
text-counter-growth = de croissance
text-counter-honour = d'honneur
text-counter-ice = de glace
text-counter-light = de lumière
text-counter-lore = de savoir
text-counter-muster = de ralliement
text-counter-oath = de serment
text-counter-rage = de rage
text-counter-rune = de rune
text-counter-song = de chant
text-counter-soul = d'âme
text-counter-spore = de spore
text-counter-storm = de tempête
text-counter-time = de temps
text-counter-trap = de piège
text-counter-venom = de venin
text-counter-water = d'eau
text-theirs = { $body } (au choix de ce joueur)
text-card-played-is =
    { $types ->
        [no] { " " }(toute carte{ $more })
       *[other] { " " }({ $types }{ $more })
    }
text-occasion-hurt-at-range =
    { $mood ->
        [cancelled] annulez les dommages
        [before]
            { $by ->
                [self] subisse à distance des dommages { $doer ->
                    [hero] de votre héros
                   *[self] de cette créature
                }
               *[anybody] subisse des dommages à distance
            }
       *[after]
            { $by ->
                [self] subit à distance des dommages { $doer ->
                    [hero] de votre héros
                   *[self] de cette créature
                }
               *[anybody] subit des dommages à distance
            }
    }
text-do-reveal-top =
    { $number ->
        [you] révélez { $cards ->
            [one] la carte du dessus
           *[other] les { $cards } cartes du dessus
        } de votre Deck de Combat{ $take ->
            [no] { "" }
           *[other] , prenez-en toute carte de type { $take }{ $more }
        } et { $take ->
            [no] { $cards ->
                [one] placez-la
               *[other] placez-les
            }
           *[other] placez le reste
        } { $rest ->
            [graveyard] dans votre Cimetière
           *[deck] { $cards ->
                [one] sous le deck
               *[other] sous le deck dans un ordre aléatoire
            }
        }
       *[single] révèle { $cards ->
            [one] la carte du dessus
           *[other] les { $cards } cartes du dessus
        } de son Deck de Combat{ $take ->
            [no] { "" }
           *[other] , en prend toute carte de type { $take }{ $more }
        } et { $take ->
            [no] { $cards ->
                [one] la place
               *[other] les place
            }
           *[other] place le reste
        } { $rest ->
            [graveyard] dans son Cimetière
           *[deck] { $cards ->
                [one] sous le deck
               *[other] sous le deck dans un ordre aléatoire
            }
        }
    }
event-top-revealed = { $seat } { PERSON($seat, "révèle", "révélez") } du Deck de Combat : { $cards }.
text-has-races =
    { $bounds ->
        [least] au moins
       *[most] au plus
    } { $number ->
        [one] { $number } peuple est représenté
       *[other] { $number } peuples sont représentés
    } parmi { $whose ->
        [yours] vos créatures
       *[opponents] les créatures adverses
    }
text-each-races =
    chaque peuple parmi { $whose ->
        [yours] vos créatures
        [target] ses créatures
       *[opponents] les créatures adverses
    }
text-number-races =
    { $whose ->
        [yours] les peuples de vos créatures
       *[opponents] les peuples des créatures adverses
    }
text-kind-hero = héros
text-kind-character = personnage
text-kind-minion = serviteur
text-kind-spell = sort
text-kind-relic = relique
text-kind-tactic = tactique
text-kind-building = bâtiment
text-kind-terrain = terrain
telling-counters = Marqueurs : { $counters }.
telling-counter =
    { $number ->
        [one] { $number } marqueur { $counter }
       *[other] { $number } marqueurs { $counter }
    }
