# Why no game begins with a deck.

refusal-no-such-card = There is no such card: “{ $card }”.
refusal-card-of-other-printing = “{ $card }” is not in the printing that is played, only in: { $printings }.
refusal-not-a-hero = “{ $card }” is not a hero.
refusal-not-of-the-type =
    { $type ->
        [building] “{ $card }” is not a building.
        [terrain] “{ $card }” is not a terrain.
       *[minion] “{ $card }” is not a minion.
    }
refusal-not-for-the-deck =
    { $type ->
        [hero] “{ $card }” is a hero and does not belong in a Battle Deck.
        [minion] “{ $card }” is a minion and does not belong in a Battle Deck.
        [building] “{ $card }” is a building and does not belong in a Battle Deck.
       *[terrain] “{ $card }” is a terrain and does not belong in a Battle Deck.
    }
refusal-no-minions = This printing has no minions, so “{ $card }” is not allowed.
refusal-deck-too-small =
    The Battle Deck has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    }; it needs at least { $fewest }.
refusal-deck-too-large =
    The Battle Deck has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    }; at most { $most } are allowed.
refusal-construction-deck-too-large =
    The Construction Deck has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    }; at most { $most } are allowed.
refusal-other-faction = “{ $card }” belongs to { $faction }; the squad belongs to { $squad }.
refusal-no-universal-cards = “{ $card }” is of no faction, and this printing has no universal cards of its type.
refusal-mercenaries-are-characters =
    “{ $card }” is a { $type ->
        [spell] spell
        [relic] relic
       *[tactic] tactic
    }; in this printing only characters are mercenaries.
refusal-too-few-characters =
    The Battle Deck has { $there ->
        [one] { $there } character
       *[other] { $there } characters
    }; it needs { $needed }, so { $missing } more.
refusal-too-many-mercenaries =
    { $there ->
        [one] { $there } of the { $characters } characters is a mercenary
       *[other] { $there } of the { $characters } characters are mercenaries
    }; at most { $most } may be.
refusal-too-much-mercenary-support =
    { $there ->
        [one] { $there } of the { $support } support cards is a mercenary's
       *[other] { $there } of the { $support } support cards are mercenaries'
    }; at most { $most } may be.
refusal-too-many-copies =
    “{ $card }” is in the Battle Deck { $there } times; at most { $most ->
        [one] { $most } copy is
       *[other] { $most } copies are
    } allowed.
refusal-same-person = These are one person, { $person }, and only one of them may be in the Battle Deck: { $cards }.
refusal-no-such-base = “{ $card }” has a base of { $base } mm; this printing has bases of: { $bases } mm.

telling-deck-verdict =
    { $broken ->
        [0] { $deck }: legal in { $edition }.
        [one] { $deck }: not legal in { $edition }, { $broken } rule is broken:
       *[other] { $deck }: not legal in { $edition }, { $broken } rules are broken:
    }
telling-deck-entry = { $called }: { $deck }, led by { $hero }; legal in: { $editions }
telling-deck-title = { $deck }, led by { $hero }
telling-deck-type =
    { $type ->
        [character] { $count ->
            [one] { $count } character
           *[other] { $count } characters
        }
        [spell] { $count ->
            [one] { $count } spell
           *[other] { $count } spells
        }
        [relic] { $count ->
            [one] { $count } relic
           *[other] { $count } relics
        }
        [tactic] { $count ->
            [one] { $count } tactic
           *[other] { $count } tactics
        }
       *[other] { $count ->
            [one] { $count } card of another type
           *[other] { $count } cards of other types
        }
    }
telling-deck-bodies = The characters have strength { $strength } and health { $health } in all.
telling-deck-costs =
    All cards together cost { $any ->
        [one] { $any } building
       *[other] { $any } buildings
    } of any name, { $prosperity } Prosperity, and these by name:
telling-deck-building =
    { $building }: { $count }{ $missing ->
        [yes] {" "}(not among the buildings of the deck)
       *[no] {""}
    }
telling-deck-curve = Cards by what they cost, buildings and Prosperity together:
telling-faction =
    { $faction ->
        [vallor] the Free City of Vallor
        [grypharim] the Holy Grypharim Empire
        [unicorn] the Alliance of the Unicorn
        [akkari] the Akkari Spider Elves
        [kitsune] the Kitsune Clan of the Scarlet Forest
        [dogs-of-war] the Dogs of War
       *[none] no faction
    }
telling-player-of = { $hero }’s player
telling-deck-advice =
    { $building } pays for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: build it first.
telling-hand-paid = Turn { $turn }: “{ $card }” can be paid with { $buildings }.
telling-hand-free = Turn { $turn }: “{ $card }” can be paid without a building.
telling-hand-unpaid = No card of this hand can be paid by turn { $turn }.
