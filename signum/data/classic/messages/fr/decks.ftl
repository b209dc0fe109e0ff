# Pourquoi aucune partie ne commence avec un deck.

refusal-no-such-card = La carte « { $card } » n'existe pas.
refusal-card-of-other-printing = « { $card } » n'est pas dans la version jouée, seulement dans : { $printings }.
refusal-not-a-hero = « { $card } » n'est pas un héros.
refusal-not-of-the-type =
    { $type ->
        [building] « { $card } » n'est pas un bâtiment.
        [terrain] « { $card } » n'est pas un terrain.
       *[minion] « { $card } » n'est pas un serviteur.
    }
refusal-not-for-the-deck =
    { $type ->
        [hero] « { $card } » est un héros et n'entre pas dans un Deck de Combat.
        [minion] « { $card } » est un serviteur et n'entre pas dans un Deck de Combat.
        [building] « { $card } » est un bâtiment et n'entre pas dans un Deck de Combat.
       *[terrain] « { $card } » est un terrain et n'entre pas dans un Deck de Combat.
    }
refusal-no-minions = Cette version n'a pas de serviteurs : « { $card } » n'y est pas permise.
refusal-deck-too-small =
    Le Deck de Combat a { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } ; il en faut au moins { $fewest }.
refusal-deck-too-large =
    Le Deck de Combat a { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } ; { $most } au plus sont permises.
refusal-construction-deck-too-large = Le Deck de Construction a { $there } cartes ; { $most } au plus sont permises.
refusal-other-faction = « { $card } » est d'une autre faction ({ $faction }) que l'escouade ({ $squad }).
refusal-no-universal-cards = « { $card } » n'a pas de faction, et cette version n'a pas de cartes universelles de ce type.
refusal-mercenaries-are-characters =
    « { $card } » est { $type ->
        [spell] un sort
        [relic] une relique
       *[tactic] une tactique
    } ; dans cette version, seuls des personnages sont mercenaires.
refusal-too-few-characters =
    Le Deck de Combat a { $there ->
        [one] { $there } personnage
       *[other] { $there } personnages
    } ; il en faut { $needed }, donc { $missing } de plus.
refusal-too-many-mercenaries =
    { $there ->
        [one] { $there } des { $characters } personnages est un mercenaire
       *[other] { $there } des { $characters } personnages sont des mercenaires
    } ; { $most } au plus sont permis.
refusal-too-much-mercenary-support =
    { $there ->
        [one] { $there } des { $support } cartes de support est une carte de mercenaires
       *[other] { $there } des { $support } cartes de support sont des cartes de mercenaires
    } ; { $most } au plus sont permises.
refusal-too-many-copies = Le Deck de Combat a { $there } exemplaires de « { $card } » ; { $most } au plus sont permis.
refusal-same-person = C'est la même personne, { $person }, et une seule de ces cartes peut être dans le Deck de Combat : { $cards }.
refusal-no-such-base = « { $card } » a un socle de { $base } mm ; cette version a des socles de : { $bases } mm.

telling-deck-verdict =
    { $broken ->
        [0] { $deck } : légal en { $edition }.
        [one] { $deck } : illégal en { $edition }, { $broken } règle n'est pas respectée :
       *[other] { $deck } : illégal en { $edition }, { $broken } règles ne sont pas respectées :
    }
telling-deck-entry = { $called } : { $deck }, avec { $hero } à sa tête ; légal en : { $editions }
telling-deck-title = { $deck }, avec { $hero } à sa tête
telling-deck-type =
    { $type ->
        [character] { $count ->
            [one] { $count } personnage
           *[other] { $count } personnages
        }
        [spell] { $count ->
            [one] { $count } sort
           *[other] { $count } sorts
        }
        [relic] { $count ->
            [one] { $count } relique
           *[other] { $count } reliques
        }
        [tactic] { $count ->
            [one] { $count } tactique
           *[other] { $count } tactiques
        }
       *[other] { $count ->
            [one] { $count } carte d'un autre type
           *[other] { $count } cartes d'autres types
        }
    }
telling-deck-bodies = Les personnages ont en tout { $strength } de force et { $health } de santé.
telling-deck-costs =
    Toutes les cartes ensemble coûtent { $any ->
        [one] { $any } bâtiment
       *[other] { $any } bâtiments
    } au choix, { $prosperity ->
        [one] { $prosperity } point
       *[other] { $prosperity } points
    } de Prospérité et, nommément :
telling-deck-building =
    { $building } : { $count }{ $missing ->
        [yes] {" "}(absent des bâtiments du deck)
       *[no] {""}
    }
telling-deck-curve = Cartes selon leur coût, bâtiments et Prospérité ensemble :
telling-faction =
    { $faction ->
        [vallor] Cité Libre de Vallor
        [grypharim] Saint Empire de Grypharim
        [unicorn] Alliance de la Licorne
        [akkari] elfes-araignées Akkari
        [kitsune] clan Kitsune de la Forêt Écarlate
        [dogs-of-war] Chiens de Guerre
       *[none] aucune faction
    }
telling-player-of = Le joueur { DE($hero) }
telling-deck-advice =
    « { $building } » paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : construisez ce bâtiment d'abord.
telling-hand-paid = Tour { $turn } : « { $card } » peut être payée avec { $buildings }.
telling-hand-free = Tour { $turn } : « { $card } » peut être payée sans bâtiment.
telling-hand-unpaid = Aucune carte de cette main ne peut être payée au tour { $turn }.
