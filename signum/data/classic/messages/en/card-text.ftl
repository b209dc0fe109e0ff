# The text of cards: a message for each part of the vocabulary.

text-and = { " and " }
text-or = { " or " }
text-then = { "; " }
text-quoted =
    { $kind ->
        [text] “{ $name }”
       *[name] { $name }
    }
text-subject = { $subject } { $done }
text-ability-with-text = { $ability }: { $text }
text-durability = Durability { $x }
text-uses = Multiple Uses { $x }
text-find = { $face }: { $body }
text-t-impassable =
    { $form ->
        [inside] impassable
       *[name] Impassable
    }
text-t-difficult =
    { $form ->
        [inside] difficult
       *[name] Difficult
    }
text-t-blocks-los =
    { $form ->
        [inside] blocks Line of Sight
       *[name] Blocks Line of Sight
    }
text-t-cover =
    { $form ->
        [inside] defense against shooting
       *[name] Defense against shooting
    }
text-cost-any =
    { $count ->
        [one] any building
       *[other] any { $count } buildings
    }
text-cost-prosperity = { $count } Prosperity
text-cost-nothing = free
text-price-concentration =
    { $count ->
        [one] { $count } Concentration token
       *[other] { $count } Concentration tokens
    }
text-when-first-word = First word: { $body }
text-when-last-word = Last word: { $body }
text-when-activated = Activate: { $body }
text-when-tapped = Tap: { $body }
text-when-at-will = Pay { $price }: { $body }
text-when-start-of-turn = At the start of your turn, { $body }
text-when-end-of-turn = At the end of your turn, { $body }
text-when-start-of-opponents-turn = At the start of an opponent's turn, { $body }
text-when-end-of-opponents-turn = At the end of your opponent's turn, { $body }
text-when-start-of-activation = At the start of this creature's activation, { $body }
text-when-after = When { $subject } { $event }, { $body }
text-when-before = Before { $subject } { $event }, { $body }
text-standing = { $body } if { $building } is in your City
text-standing-first = { $building }: { $body }
text-more = { $x } more
text-may =
    { $kind ->
        [order] you may { $body }
       *[do] if you wish, { $body }
    }
text-on-faces = roll a die; on { $faces }, { $body }
text-unless-paid =
    { $number ->
        [you] { ", " }unless you pay { $amount } Prosperity
        [player] { ", " }unless that player pays { $amount } Prosperity
        [several] { ", " }unless their players pay { $amount } Prosperity each
       *[single] { ", " }unless its player pays { $amount } Prosperity
    }
text-until-turn = { " " }until the end of the turn
text-until-opponents-turn = { " " }until the end of your opponent's turn
text-until-attack = { " " }until the end of the attack
text-shield-against =
    Shield against { $whose ->
        [opponents] opponents' { $against }
       *[any] { $against }
    }
text-steam-engine = when declaring { $declared }, roll a die ({ $table })
text-overpay = { $ability } ({ $paid }): { $body }
text-any-turn = { " " }(also in your own turn)
text-face-bullseye = a bullseye
text-face-axe = an axe
text-face-shield = a shield
text-noun-creature =
    { $count ->
        [one] creature
       *[other] creatures
    }
text-gender-creature = n
text-noun-character =
    { $count ->
        [one] character
       *[other] characters
    }
text-gender-character = n
text-noun-hero =
    { $count ->
        [one] hero
       *[other] heroes
    }
text-gender-hero = n
text-noun-minion =
    { $count ->
        [one] minion
       *[other] minions
    }
text-gender-minion = n
text-noun-building =
    { $count ->
        [one] building
       *[other] buildings
    }
text-gender-building = n
text-noun-relic =
    { $count ->
        [one] relic
       *[other] relics
    }
text-gender-relic = n
text-noun-terrain =
    { $count ->
        [one] terrain
       *[other] terrains
    }
text-gender-terrain = n
text-gender-spell = n
text-gender-tactic = n
text-gender-player = n
text-other = other { "" }
text-wounded = wounded { "" }
text-this =
    { $kind ->
        [relic] this relic
        [building] this building
        [terrain] this terrain
        [spell] this spell
        [tactic] this tactic
       *[creature] this creature
    }
text-bearer = your hero
text-cause =
    { $kind ->
        [hero] that hero
        [character] that character
        [minion] that minion
        [card] that card
        [relic] that relic
        [building] that building
        [terrain] that terrain
       *[creature] that creature
    }
text-culprit = the creature that did it
text-player =
    { $whose ->
        [yours] you
        [opponents] your opponent
        [cause] that player
        [same] that player
        [attacker] the attacker's player
        [culprit] the player of the creature that did it
        [active] the player whose turn it is
       *[any] each player
    }
text-some =
    { $whose ->
        [yours] { $kind ->
        [hero] your hero
       *[other] one of your { $nouns }
    }
        [opponents] an opponent's { $noun }
       *[any] any { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
        [yours] { $kind ->
        [hero] your { $wounded }hero
       *[other] each of your { $other }{ $wounded }{ $nouns }
    }
        [opponents] { $kind ->
        [hero] your opponent's { $wounded }hero
       *[other] each of your opponent's { $other }{ $wounded }{ $nouns }
    }
       *[any] each { $other }{ $wounded }{ $noun }
    }
        [single] { $whose ->
        [yours] one of your { $other }{ $wounded }{ $nouns }
        [opponents] one of your opponent's { $other }{ $wounded }{ $nouns }
       *[any] one { $other }{ $wounded }{ $noun }
    }
       *[several] { $up ->
        [yes] up to { "" }
       *[no] { "" }
    }{ $whose ->
        [yours] { $count } of your { $other }{ $wounded }{ $nouns }
        [opponents] { $count } of your opponent's { $other }{ $wounded }{ $nouns }
       *[any] { $count } { $other }{ $wounded }{ $nouns }
    }
    }
text-of-faction = { " " }{ $faction }
text-of-class = { " " }of the class { $building }
text-touching =
    { " " }in contact with { $origin ->
        [hero] your hero
        [terrain] this terrain
        [same] that creature
        [cause] that creature
        [culprit] that creature
        [yours] one of your creatures
        [opponents] one of your opponent's creatures
        [any-terrain] any terrain
        [your-terrain] one of your terrains
        [opponents-terrain] one of your opponent's terrains
       *[creature] this creature
    }
text-within =
    { " " }within { $distance } of { $origin ->
        [hero] your hero
        [terrain] this terrain
        [same] that creature
        [cause] that creature
        [culprit] that creature
        [yours] one of your creatures
        [opponents] one of your opponent's creatures
        [any-terrain] any terrain
        [your-terrain] one of your terrains
        [opponents-terrain] one of your opponent's terrains
       *[creature] this creature
    }
text-seen =
    { $form ->
        [more] { " " }and in its line of sight
       *[first] { " " }in line of sight of { $origin ->
            [hero] your hero
            [terrain] this terrain
           *[creature] this creature
        }
    }
text-having = { " " }with { $ability }
text-do-damage =
    { $number ->
        [single] takes { $amount } damage
       *[several] take { $amount } damage each
    }
text-do-wound =
    { $number ->
        [single] takes { $amount ->
            [one] { $amount } wound
           *[other] { $amount } wounds
        }
       *[several] take { $amount ->
            [one] { $amount } wound
           *[other] { $amount } wounds
        } each
    }
text-do-wound-as-much =
    { $number ->
        [single] takes { $kind ->
            [hurt] an equal number of additional wounds
           *[healed] an equal number of wounds
        }
       *[several] take { $kind ->
            [hurt] an equal number of additional wounds
           *[healed] an equal number of wounds
        }
    }
text-do-heal =
    { $number ->
        [single] is healed by { $amount }
       *[several] are healed by { $amount } each
    }
text-do-gain =
    { $way ->
        [have]
            { $number ->
                [single] has { $abilities }
               *[several] have { $abilities }
            }
        [suffer]
            { $number ->
                [single] gets { $abilities }{ $until }
               *[several] get { $abilities }{ $until }
            }
       *[gain]
            { $number ->
                [single] gains { $abilities }{ $until }
               *[several] gain { $abilities }{ $until }
            }
    }
text-do-lose =
    { $number ->
        [single] loses { $ability }{ $until }
       *[several] lose { $ability }{ $until }
    }
text-do-cannot-move = cannot move{ $until }
text-do-draw =
    { $number ->
        [single] draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
        [you] draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
       *[several] draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    }
text-do-discard =
    { $number ->
        [single] discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
        [you] discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
       *[several] discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    }
text-do-discard-at-random =
    { $number ->
        [single] discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } at random
        [you] discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } at random
       *[several] discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } at random
    }
text-do-mill =
    { $number ->
        [single] puts { $cards ->
            [one] the top card
           *[other] the top { $cards } cards
        } of their Battle Deck into their Graveyard
        [you] put { $cards ->
            [one] the top card
           *[other] the top { $cards } cards
        } of your Battle Deck into your Graveyard
       *[several] put { $cards ->
            [one] the top card
           *[other] the top { $cards } cards
        } of their Battle Decks into their Graveyards
    }
text-do-put-under =
    { $number ->
        [single] puts { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } from their Hand under their Battle Deck
        [you] put { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } from your Hand under your Battle Deck
       *[several] put { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } from their Hands under their Battle Decks
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] gains { $amount } Prosperity
       *[lose] loses { $amount } Prosperity
    }
        [you] { $way ->
        [gain] gain { $amount } Prosperity
       *[lose] lose { $amount } Prosperity
    }
       *[several] { $way ->
        [gain] gain { $amount } Prosperity
       *[lose] lose { $amount } Prosperity
    }
    }
text-do-to-hand =
    { $number ->
        [single] returns to its owner's Hand
       *[several] return to their owners' Hands
    }
text-do-to-deck =
    { $number ->
        [single] { $place ->
            [top] is put on top of
            [bottom] is put under
           *[any] is shuffled into
        } its owner's Battle Deck
       *[several] { $place ->
            [top] are put on top of
            [bottom] are put under
           *[any] are shuffled into
        } their owners' Battle Decks
    }
text-do-destroy =
    { $of ->
        [creature]
            { $number ->
                [single] is eliminated
               *[several] are eliminated
            }
       *[card]
            { $number ->
                [single] is destroyed
               *[several] are destroyed
            }
    }
text-do-untap =
    { $of ->
        [creature] may be activated again
       *[card]
            { $number ->
                [single] is untapped
               *[several] are untapped
            }
    }
text-do-tap =
    { $number ->
        [single] is tapped
       *[several] are tapped
    }
text-do-skip-activation =
    { $number ->
        [single] skips its next activation
       *[several] skip their next activation
    }
text-do-move-freely =
    { $number ->
        [single] may move { $distance ->
            [own] up to its movement
           *[other] up to { $distance }
        }{ $safely ->
        [yes] { " " }without Backstab
       *[no] { "" }
    }
       *[several] may move { $distance ->
            [own] up to its movement
           *[other] up to { $distance }
        }{ $safely ->
        [yes] { " " }without Backstab
       *[no] { "" }
    }
    }
text-do-place-within =
    may be placed { $around ->
        [self] within { $distance } of { $origin ->
            [hero] your hero
            [terrain] this terrain
           *[creature] this creature
        }
       *[any] up to { $distance } from where { $number ->
            [single] it stands
           *[several] they stand
        }
    }{ $safely ->
        [yes] , without Backstab
       *[no] { "" }
    }{ $apart ->
        [yes] , not in contact with an enemy
       *[no] { "" }
    }
text-do-control =
    { $number ->
        [single] comes under your control{ $until }
       *[several] come under your control{ $until }
    }
text-do-cancel = { $event }
text-do-reroll =
    { $number ->
        [single] may reroll { $dice ->
        [one] { $dice } die
       *[other] up to { $dice } dice
    }
       *[several] may reroll { $dice ->
        [one] { $dice } die
       *[other] up to { $dice } dice
    }
    }
text-do-summon-minion =
    { $number ->
        [single] summons one of your minions into contact with itself
       *[several] each summon one of your minions into contact with themselves
    }
text-do-recall =
    { $number ->
        [single] takes { $card_type ->
            [character] a character
            [spell] a spell
            [relic] a relic
            [itself] this card
            [tactic] a tactic
           *[any] a card
        }{ $more } from their Graveyard { $to ->
            [deck] and puts it on top of their Battle Deck
           *[hand] into their Hand
        }
        [you] take { $card_type ->
            [character] a character
            [spell] a spell
            [relic] a relic
            [itself] this card
            [tactic] a tactic
           *[any] a card
        }{ $more } from your Graveyard { $to ->
            [deck] and put it on top of your Battle Deck
           *[hand] into your Hand
        }
       *[several] take { $card_type ->
            [character] a character
            [spell] a spell
            [relic] a relic
            [itself] this card
            [tactic] a tactic
           *[any] a card
        }{ $more } from their Graveyards { $to ->
            [deck] and put it on top of their Battle Decks
           *[hand] into their Hands
        }
    }
text-do-push =
    { $number ->
        [single] is pushed
       *[several] are pushed
    } { $distance } away from { $origin ->
        [hero] your hero
        [attacker] the attacker
        [terrain] this terrain
       *[creature] this creature
    }{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] { " " }and takes { $stopped } damage if another creature or impassable terrain stops it
           *[several] { " " }and take { $stopped } damage if another creature or impassable terrain stops them
        }
    }
text-do-hide =
    { $number ->
        [single] gains a Stealth token
       *[several] gain a Stealth token each
    }
text-do-uncover =
    { $number ->
        [single] loses its Stealth token
       *[several] lose their Stealth tokens
    }
text-do-strip-armour =
    { $number ->
        [single] loses { $amount ->
            [one] { $amount } Armour token
           *[other] { $amount } Armour tokens
        }
       *[several] lose { $amount ->
            [one] { $amount } Armour token
           *[other] { $amount } Armour tokens
        } each
    }
text-do-concentrate =
    { $number ->
        [single] gains { $amount ->
        [one] { $amount } Concentration token
       *[other] { $amount } Concentration tokens
    }
       *[several] gain { $amount ->
        [one] { $amount } Concentration token
       *[other] { $amount } Concentration tokens
    } each
    }
text-do-blast =
    { $number ->
        [single] takes { $wounds ->
            [yes] 1 wound
           *[no] 1 damage
        } for each { $faces } that you roll{ $dice ->
            [0] { "" }
            [one] { " " }on { $dice } die
           *[other] { " " }on { $dice } dice
        }
       *[several] take { $wounds ->
            [yes] 1 wound
           *[no] 1 damage
        } each for every { $faces } that you roll{ $dice ->
            [0] { "" }
            [one] { " " }on { $dice } die
           *[other] { " " }on { $dice } dice
        }
    }
text-do-revive =
    { $number ->
        [single] summons a character{ $more } from their Graveyard
        [you] summon a character{ $more } from your Graveyard
       *[several] each summon a character{ $more } from their Graveyard
    }{ $near ->
        [no] { "" }
        [contact] { " " }in contact with { $origin ->
            [hero] your hero
           *[creature] this creature
        }
       *[other] { " " }within { $near } of { $origin ->
            [hero] your hero
           *[creature] this creature
        }
    }
text-plain-face-bullseye = bullseye
text-plain-face-axe = axe
text-plain-face-shield = shield
text-occasion-attacked =
    { $mood ->
        [cancelled] cancel the attack
       *[told]
            { $by ->
                [self] is attacked by { $doer ->
            [hero] your hero
           *[self] this creature
        }
               *[anybody] is attacked
            }
    }
text-occasion-attacked-in-melee =
    { $mood ->
        [cancelled] cancel the attack
       *[told]
            { $by ->
                [self] is attacked by { $doer ->
            [hero] your hero
           *[self] this creature
        } in melee combat
               *[anybody] is attacked in melee combat
            }
    }
text-occasion-attacked-at-range =
    { $mood ->
        [cancelled] cancel the attack
       *[told]
            { $by ->
                [self] is attacked by { $doer ->
            [hero] your hero
           *[self] this creature
        } at range
               *[anybody] is attacked at range
            }
    }
text-occasion-shot-at =
    { $mood ->
        [cancelled] cancel the shooting
       *[told]
            { $by ->
                [self] is shot at by { $doer ->
            [hero] your hero
           *[self] this creature
        }
               *[anybody] is shot at
            }
    }
text-occasion-eliminated =
    { $mood ->
        [cancelled] cancel the elimination
       *[told]
            { $by ->
                [self] is eliminated by { $doer ->
            [hero] your hero
           *[self] this creature
        }
               *[anybody] is eliminated
            }
    }
text-occasion-hurt-in-melee =
    { $mood ->
        [cancelled] cancel the damage
       *[told]
            { $by ->
                [self] takes damage from { $doer ->
            [hero] your hero
           *[self] this creature
        } in melee combat
               *[anybody] takes damage in melee combat
            }
    }
text-occasion-eliminated-in-melee =
    { $mood ->
        [cancelled] cancel the elimination
       *[told]
            { $by ->
                [self] is eliminated by { $doer ->
            [hero] your hero
           *[self] this creature
        } in melee combat
               *[anybody] is eliminated in melee combat
            }
    }
text-occasion-healed =
    { $mood ->
        [cancelled] cancel the healing
       *[told] is healed
    }
text-occasion-summoned =
    { $mood ->
        [cancelled] cancel the summoning
       *[told] is summoned
    }
text-occasion-activated =
    { $mood ->
        [cancelled] cancel the activation
       *[told] is activated
    }
text-occasion-hurt =
    { $mood ->
        [cancelled] cancel the damage
       *[told]
            { $by ->
                [self] takes damage from { $doer ->
            [hero] your hero
           *[self] this creature
        }
               *[anybody] takes damage
            }
    }
text-occasion-moved =
    { $mood ->
        [cancelled] cancel the move
       *[told] moves
    }
text-occasion-rolled = rolls dice
text-occasion-struck =
    { $by ->
        [self] takes damage in an attack by { $doer ->
            [hero] your hero
           *[self] this creature
        }
       *[anybody] takes damage in an attack
    }
text-occasion-spell-played =
    { $mood ->
        [cancelled] cancel the spell
       *[told]
            { $number ->
                [single] plays a spell
                [you] play a spell
               *[several] play a spell
            }
    }
text-occasion-built =
    { $number ->
        [single] constructs a building
        [you] construct a building
       *[several] construct a building
    }
text-against-melee = Melee Combat
text-against-magical-strike = Magical Strike
text-against-shooting = Shooting
text-against-throwing = Throwing
text-against-magical-shot = Magical Shot
text-against-melee-attacks = melee attacks
text-against-ranged-attacks = ranged attacks
text-against-magical-attacks = magical attacks
text-against-backstabs = Backstab
text-against-impacts = impacts
text-against-abilities = abilities of opponents' creatures
text-against-control = Control
text-against-healing = healing
text-against-spells = spells
text-against-tactics = tactics
text-against-relics = relics
text-against-support-cards = support cards
text-against-buildings = buildings
text-declared-melee = Melee Combat
text-declared-magical-strike = Magical Strike
text-declared-shooting = Shooting
text-declared-throwing = Throwing
text-declared-magical-shot = Magical Shot
text-declared-healer = Healer
text-declared-control = Control
text-declared-ritual = Ritual
text-declared-howl = Howl
text-declared-concentration = Concentration
text-declared-move = Movement
text-declared-run = Run
faction-vallor = of the Free City of Vallor
faction-grypharim = of the Holy Grypharim Empire
faction-unicorn = of the Alliance of the Unicorn
faction-akkari = of the Akkari Spider Elves
faction-kitsune = of the Kitsune Clan of the Scarlet Forest
faction-dogs-of-war = of the Dogs of War
text-form-each = single
text-form-single = single
text-form-several = several
text-form-yours = single
text-searcher = the searcher
text-searchers-player = the searcher's player
text-engine-face = { $face }: { $body }
text-until-at = last
text-capital-after-colon = no
text-it = it
text-attacker = the attacker
text-gender-attacker = n
text-gender-card = n
text-parameter-strength = { $x } strength
text-parameter-health = { $x } health
text-parameter-movement = { $x } movement
text-armour-tokens =
    { $amount ->
        [one] { $amount } Armour token
       *[other] { $amount } Armour tokens
    }
text-of-other-faction = of the faction { $name }
text-target = the attacked creature
telling-page-type =
    { $type ->
        [hero] Hero
        [character] Character
        [minion] Minion
        [spell] Spell
        [relic] Relic
        [tactic] Tactic
        [building] Building
       *[terrain] Terrain
    }
telling-page-relic =
    { $kind ->
        [melee-weapon] melee weapon
        [ranged-weapon] ranged weapon
        [armour] armour or cloak
        [shield] shield or banner
        [helmet] helmet or mask
       *[treasure] treasure
    }
telling-page-unique = unique
telling-page-class-building = class building
telling-page-rarity =
    { $rarity ->
        [common] common
        [rare] rare
        [legendary] legendary
       *[mythical] mythical
    }
telling-page-cost = Cost: { $cost }
telling-page-figures =
    Strength { $strength }, health { $health }, { $movement ->
        [none] no movement
       *[letter] movement { $movement }
    }, base { $base } mm
telling-page-slots = Relics: { $slots }
telling-page-hero = Only for { $hero }
telling-page-class = Class: { $building }
telling-page-pays = Pays for: { $cards }
telling-page-printings = Printings: { $printings }
telling-page-id = Id: { $called }; set: { $set }
telling-page-number = Number { $number } of its set
text-any-player = any player
race-human = Human
race-elf = Elf
race-dwarf = Dwarf
race-orc = Orc
race-giant = Giant
race-spider = Spider
race-fox = Fox
race-spirit = Spirit
race-undead = Undead
race-beast = Beast
race-gryphon = Gryphon
race-unicorn = Unicorn
race-plant = Plant
race-construct = Construct
race-dragon = Dragon
race-demon = Demon
text-race-human = Human
text-race-elf = Elf
text-race-dwarf = Dwarf
text-race-orc = Orc
text-race-giant = Giant
text-race-spider = Spider
text-race-fox = Fox
text-race-spirit = Spirit
text-race-undead = Undead
text-race-beast = Beast
text-race-gryphon = Gryphon
text-race-unicorn = Unicorn
text-race-plant = Plant
text-race-construct = Construct
text-race-dragon = Dragon
text-race-demon = Demon
text-of-race = { " " }of the { $race } race
text-measures = { " " }with { $measures }
text-measure =
    { $figure ->
        [durability] durability { $amount }
        [strength] strength { $amount }
        [health] health { $amount }
        [cost] cost { $amount }
       *[health-left] remaining health { $amount }
    }
text-bounds =
    { $bounds ->
        [least] { $least } or more
        [most] { $most } or less
        [exactly] { $least }
       *[between] { $least } to { $most }
    }
text-if =
    { $way ->
        [while] while { $condition }, { $body }
        [unless] unless { $condition }, { $body }
       *[if] if { $condition }, { $body }
    }
text-once = { $body } (once per turn)
text-times =
    { $dice ->
        [0] { " " }for { $each }
        [one] ; roll { $dice } die for { $each }
       *[other] ; roll { $dice } dice for { $each }
    }
text-at-most-times = { " " }(at most { $most })
text-there-is =
    { $bounds ->
        [least] at least { $who }
       *[most] at most { $who }
    } { $number ->
        [one] is
       *[other] are
    }{ $near ->
        [yes] { $place }
       *[no] { " " }in play
    }
text-for-each =
    each { $whose ->
        [yours] of your { $other ->
            [yes] other { "" }
           *[no] { "" }
        }{ $wounded ->
            [yes] wounded { "" }
           *[no] { "" }
        }{ $nouns }
        [opponents] of your opponent's { $wounded ->
            [yes] wounded { "" }
           *[no] { "" }
        }{ $nouns }
       *[any] { $other ->
            [yes] other { "" }
           *[no] { "" }
        }{ $wounded ->
            [yes] wounded { "" }
           *[no] { "" }
        }{ $noun }
    }
text-has-prosperity =
    { $whose ->
        [yours] you have
        [cause] that player has
       *[opponents] an opponent has
    } { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } Prosperity
text-has-hand =
    { $whose ->
        [yours] you have
        [cause] that player has
       *[opponents] an opponent has
    } { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] card
       *[other] cards
    } in { $whose ->
        [yours] your
       *[opponents] their
    } Hand
text-has-deck =
    { $whose ->
        [yours] you have
       *[opponents] an opponent has
    } { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] card
       *[other] cards
    } in { $whose ->
        [yours] your
       *[opponents] their
    } Battle Deck
text-has-graveyard =
    { $whose ->
        [yours] you have
       *[opponents] an opponent has
    } { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] card
       *[other] cards
    } in { $whose ->
        [yours] your
       *[opponents] their
    } Graveyard
text-has-strength =
    { $who } has strength { $bounds ->
        [least] { $number } or more
       *[most] { $number } or less
    }
text-has-health-left =
    { $who } has { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } health left
text-has-wounds =
    { $who } has { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] wound
       *[other] wounds
    }
text-has-armour =
    { $who } has { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] Armour token
       *[other] Armour tokens
    }
text-has-concentration =
    { $who } has { $bounds ->
        [least] at least { $number }
       *[most] at most { $number }
    } { $number ->
        [one] Concentration token
       *[other] Concentration tokens
    }
text-has-stealth = { $who } has a Stealth token
text-has-moved = { $who } has moved this turn
text-each-prosperity =
    each point of { $whose ->
        [yours] your
        [target] their
       *[opponents] your opponent's
    } Prosperity
text-each-hand =
    each card in { $whose ->
        [yours] your
        [target] their
       *[opponents] your opponent's
    } Hand
text-each-deck =
    each card in { $whose ->
        [yours] your
        [target] their
       *[opponents] your opponent's
    } Battle Deck
text-each-graveyard =
    each card in { $whose ->
        [yours] your
        [target] their
       *[opponents] your opponent's
    } Graveyard
text-each-strength = each point of strength of { $who }
text-each-health-left = each point of health that { $who } has left
text-each-wounds = each wound that { $who } has
text-each-armour = each Armour token that { $who } has
text-each-concentration = each Concentration token that { $who } has
text-each-stealth = the Stealth token that { $who } has
text-each-moved = a move of { $who } this turn
text-paying =
    { $way ->
        [must] { $paid }: { $body }
       *[may] you may { $paid }; if you do, { $body }
    }
text-pay-prosperity = pay { $count } Prosperity
text-pay-concentration =
    pay { $count ->
        [one] { $count } Concentration token
       *[other] { $count } Concentration tokens
    }
text-pay-discard =
    discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-pay-wounds =
    deal { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } to { $whose ->
        [hero] your hero
       *[self] this creature
    }
text-pay-tap =
    tap { $count ->
        [one] one of your buildings
       *[other] { $count } of your buildings
    }
text-pay-sacrifice =
    sacrifice { $kind ->
        [this-creature] this creature
        [this-building] this building
        [this-relic] this relic
       *[other] one of your { $other ->
            [yes] other { "" }
           *[no] { "" }
        }{ $kind ->
            [character] characters
            [minion] minions
            [building] buildings
            [relic] relics
           *[creature] creatures
        }
    }
text-do-look-at-hand =
    { $number ->
        [you] show your Hand
       *[single] shows you their Hand
    }
text-do-dig =
    { $number ->
        [you] look at the top { $cards } cards of your Battle Deck, take one and put the rest under the deck{ $ordered ->
            [yes] { " " }in any order
           *[no] { "" }
        }
       *[single] looks at the top { $cards } cards of their Battle Deck, takes one and puts the rest under the deck{ $ordered ->
            [yes] { " " }in any order
           *[no] { "" }
        }
    }
text-do-search =
    { $number ->
        [you] search your Battle Deck for a { $card_type ->
            [character] character
            [spell] spell
            [relic] relic
           *[tactic] tactic
        }{ $more }, show it, take it and shuffle
       *[single] searches their Battle Deck for a { $card_type ->
            [character] character
            [spell] spell
            [relic] relic
           *[tactic] tactic
        }{ $more }, shows it, takes it and shuffles
    }
text-do-swap-places =
    { $number ->
        [single] exchanges places with this creature if { $bases ->
            [any-base] both fit there
           *[any] their bases are the same size
        }
       *[several] exchange places with this creature if { $bases ->
            [any-base] both fit there
           *[any] their bases are the same size
        }
    }
text-do-fight =
    { $number ->
        [single] is attacked in melee combat at once by this creature
       *[several] are attacked in melee combat at once by this creature
    }
text-do-copy-ability =
    { $number ->
        [single] gives this creature a copy of one of its abilities{ $until }
       *[several] each give this creature a copy of one of their abilities{ $until }
    }
text-do-redirect =
    { $number ->
        [single] takes the damage instead
       *[several] each take the damage instead
    }
text-occasion-relic-played =
    { $mood ->
        [cancelled] cancel the relic
       *[told]
            { $number ->
                [you] play a relic
               *[single] plays a relic
            }
    }
text-occasion-terrain-laid =
    { $number ->
        [you] lay a terrain
       *[single] lays a terrain
    }
text-occasion-card-drawn =
    { $number ->
        [you] draw a card
       *[single] draws a card
    }
text-occasion-card-discarded =
    { $number ->
        [you] discard a card
       *[single] discards a card
    }
text-occasion-prospered =
    { $number ->
        [you] gain Prosperity
       *[single] gains Prosperity
    }
text-do-change-cost =
    { $number ->
        [you] pay { $change } { $cards ->
            [building] for each building
            [itself] for this card
            [character] for each character
            [spell] for each spell
            [relic] for each relic
            [tactic] for each tactic
           *[terrain] for each terrain
        }{ $more }
       *[single] pays { $change } { $cards ->
            [building] for each building
            [itself] for this card
            [character] for each character
            [spell] for each spell
            [relic] for each relic
            [tactic] for each tactic
           *[terrain] for each terrain
        }{ $more }
    }{ $least ->
        [0] { "" }
       *[other] , down to a cost of { $least }
    }
text-not-of-race = { " " }outside the { $race } race
text-at-random = { " " }(at random)
text-do-cannot-attack =
    cannot attack{ $kind_attacked ->
        [hero] { " " }a hero
        [character] { " " }a character
        [minion] { " " }a minion
       *[any] { "" }
    }{ $until }
text-do-double-strength =
    { $number ->
        [single] has its strength doubled{ $until }
       *[several] have their strength doubled{ $until }
    }
text-do-burst =
    { $number ->
        [single] and each creature within { $distance } of it take { $pierces ->
            [yes] { $amount ->
                [one] { $amount } wound
               *[other] { $amount } wounds
            }
           *[no] { $amount } damage
        } each
       *[several] and each creature within { $distance } of them take { $pierces ->
            [yes] { $amount ->
                [one] { $amount } wound
               *[other] { $amount } wounds
            }
           *[no] { $amount } damage
        } each
    }
text-do-draw-up-to =
    { $number ->
        [you] draw cards until you have { $cards } in Hand
       *[single] draws cards until they have { $cards } in Hand
    }
text-do-steal-prosperity =
    { $number ->
        [you] lose up to { $amount } Prosperity to your opponent
       *[single] loses up to { $amount } Prosperity to you
    }
text-do-discard-chosen =
    { $number ->
        [you] show your Hand and { $to ->
            [deck] put
           *[graveyard] discard
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] a card
            }
           *[other] { $cards } cards{ $typed ->
                [yes] { " " }(each { $types })
               *[no] { "" }
            }
        } of your opponent's choice{ $to ->
            [deck] { " " }under your Battle Deck
           *[graveyard] { "" }
        }
       *[single] shows you their Hand and { $to ->
            [deck] puts
           *[graveyard] discards
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] a card
            }
           *[other] { $cards } cards{ $typed ->
                [yes] { " " }(each { $types })
               *[no] { "" }
            }
        } of your choice{ $to ->
            [deck] { " " }under their Battle Deck
           *[graveyard] { "" }
        }
    }
text-do-sacrifice =
    { $number ->
        [you] sacrifice one of your { $sacrificed ->
            [character] characters
            [minion] minions
            [building] buildings
            [relic] relics
           *[creature] creatures
        }{ $or ->
            [character] { " " }or characters
            [minion] { " " }or minions
            [building] { " " }or buildings
            [relic] { " " }or relics
           *[no] { "" }
        }{ $more }
       *[single] sacrifices a { $sacrificed ->
            [character] character
            [minion] minion
            [building] building
            [relic] relic
           *[creature] creature
        }{ $or ->
            [character] { " " }or a character
            [minion] { " " }or a minion
            [building] { " " }or a building
            [relic] { " " }or a relic
           *[no] { "" }
        }{ $more } of their own choice
    }
text-command =
    { $moment ->
        [tapped] tap this card
       *[activated] activate this creature
    }
text-condition-first = yes
text-joins-nouns = yes
text-condition-ready = { " " }not activated yet
text-condition-acted = { " " }already activated
text-condition-unwounded = { " " }without wounds
text-condition-hidden = { " " }with a Stealth token
text-condition-at-terrain = { " " }in contact with a terrain
text-condition-entered = { " " }that entered this turn
text-do-end-activation =
    { $number ->
        [single] ends its activation
       *[several] end their activations
    }
text-do-cannot-act =
    { $number ->
        [single] does nothing when activated{ $until }
       *[several] do nothing when activated{ $until }
    }
text-do-slow =
    { $number ->
        [single] has { $letters ->
            [one] { $letters } step
           *[other] { $letters } steps
        } less movement{ $until }, but at least S
       *[several] have { $letters ->
            [one] { $letters } step
           *[other] { $letters } steps
        } less movement{ $until }, but at least S
    }
text-do-draw-attacks =
    { $number ->
        [single] draws attacks{ $until }: enemies within { $distance } of it that attack in melee must choose it
       *[several] draw attacks{ $until }: enemies within { $distance } of them that attack in melee must choose them
    }
text-until-hurt =
    { $form ->
        [more] { " " }or until hurt
       *[first] { " " }until hurt
    }
text-or-else = Or instead: { $body }
text-repeat =
    { $body } ({ $times } times{ $choice ->
        [yes] , with a new choice each time
       *[no] { "" }
    })
text-compared =
    { $more } outnumber { $fewer }{ $by ->
        [no] { "" }
       *[other] { " " }by at least { $by }
    }
text-has-more =
    { $whose ->
        [yours] you have
       *[opponents] your opponent has
    } more { $what ->
        [prosperity] Prosperity
        [hand] cards in Hand
        [deck] cards in the Battle Deck
        [graveyard] cards in the Graveyard
       *[things] { $nouns }
    } than { $whose ->
        [yours] your opponent
       *[opponents] you
    }
text-number-of =
    { $whose ->
        [yours] your { $nouns }
        [opponents] your opponent's { $nouns }
       *[any] all { $nouns }
    }
text-number-prosperity =
    { $whose ->
        [yours] your points of Prosperity
       *[opponents] your opponent's points of Prosperity
    }
text-number-hand =
    the cards in { $whose ->
        [yours] your
       *[opponents] your opponent's
    } Hand
text-number-deck =
    the cards in { $whose ->
        [yours] your
       *[opponents] your opponent's
    } Battle Deck
text-number-graveyard =
    the cards in { $whose ->
        [yours] your
       *[opponents] your opponent's
    } Graveyard
text-has-played =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
       *[any] players have
    } played { $bounds ->
        [least] { $number ->
            [one] { "" }
           *[other] at least { "" }
        }
       *[most] at most { "" }
    }{ $number ->
        [one] { $bounds ->
            [least] { $other ->
                [yes] another
               *[no] a
            }
           *[most] one{ $other ->
                [yes] { " " }other
               *[no] { "" }
            }
        }
       *[other] { $number }{ $other ->
            [yes] { " " }other
           *[no] { "" }
        }
    } { $type ->
        [character] { $number ->
            [one] character
           *[other] characters
        }
        [spell] { $number ->
            [one] spell
           *[other] spells
        }
        [relic] { $number ->
            [one] relic
           *[other] relics
        }
        [tactic] { $number ->
            [one] tactic
           *[other] tactics
        }
       *[any] { $number ->
            [one] card
           *[other] cards
        }
    }{ $more } this turn
text-has-fallen =
    { $bounds ->
        [least] at least { "" }
       *[most] at most { "" }
    }{ $number } { $whose ->
        [yours] of your creatures
        [opponents] of your opponent's creatures
       *[any] { $number ->
            [one] creature
           *[other] creatures
        }
    } { $number ->
        [one] has
       *[other] have
    } fallen this turn
text-has-gained =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
       *[any] players have
    } gained { $bounds ->
        [least] at least
       *[most] at most
    } { $number } Prosperity this turn
text-has-drawn =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
       *[any] players have
    } drawn { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    } this turn
text-has-discarded =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
       *[any] players have
    } discarded { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this turn
text-has-built =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
       *[any] players have
    } constructed { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } this turn
text-has-attacks =
    { $whose ->
        [yours] your creatures have
        [opponents] your opponent's creatures have
       *[any] creatures have
    } attacked { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] once
       *[other] { $number } times
    } this turn
text-each-played =
    each { $other ->
        [yes] other { "" }
       *[no] { "" }
    }{ $type ->
        [character] character
        [spell] spell
        [relic] relic
        [tactic] tactic
       *[any] card
    }{ $more } that { $whose ->
        [yours] you have played
        [opponents] your opponent has played
       *[any] was played
    } this turn
text-each-fallen =
    each { $whose ->
        [yours] of your creatures that has fallen
        [opponents] of your opponent's creatures that has fallen
       *[any] creature that has fallen
    } this turn
text-each-gained =
    each Prosperity that { $whose ->
        [yours] you have gained
        [opponents] your opponent has gained
       *[any] was gained
    } this turn
text-each-drawn =
    each additional card that { $whose ->
        [yours] you have drawn
        [opponents] your opponent has drawn
       *[any] was drawn
    } this turn
text-each-discarded =
    each card that { $whose ->
        [yours] you have discarded
        [opponents] your opponent has discarded
       *[any] was discarded
    } this turn
text-has-discarded-same =
    { $bounds ->
        [least] { $number ->
            [one] { $type ->
                [character] a character
                [spell] a spell
                [relic] a relic
                [tactic] a tactic
               *[any] a card
            } was
           *[other] at least { $number } { $type ->
                [character] characters
                [spell] spells
                [relic] relics
                [tactic] tactics
               *[any] cards
            } were
        }
       *[most] at most { $number } { $type ->
            [character] { $number ->
                [one] character
               *[other] characters
            }
            [spell] { $number ->
                [one] spell
               *[other] spells
            }
            [relic] { $number ->
                [one] relic
               *[other] relics
            }
            [tactic] { $number ->
                [one] tactic
               *[other] tactics
            }
           *[any] { $number ->
                [one] card
               *[other] cards
            }
        } { $number ->
            [one] was
           *[other] were
        }
    } discarded this way
text-each-discarded-same =
    each { $type ->
        [character] character
        [spell] spell
        [relic] relic
        [tactic] tactic
       *[any] card
    } discarded this way
text-each-built =
    each building that { $whose ->
        [yours] you have constructed
        [opponents] your opponent has constructed
       *[any] was constructed
    } this turn
text-each-attacks =
    each attack of { $whose ->
        [yours] your creatures
        [opponents] your opponent's creatures
       *[any] any creature
    } this turn
text-each-paid = each Prosperity paid
text-pay-any =
    pay { $most ->
        [0] any amount of
       *[other] up to { $most }
    } Prosperity
text-when-end-of-activation = At the end of this creature's activation, { $body }
text-occasion-card-played =
    { $number ->
        [you] play a card
       *[single] plays a card
    }
text-occasion-building-destroyed =
    { $number ->
        [you] lose a building
       *[single] loses a building
    }
text-occasion-relic-destroyed =
    { $number ->
        [you] lose a relic
       *[single] loses a relic
    }
text-do-silence =
    { $number ->
        [single] loses all its abilities{ $until }
       *[several] lose all their abilities{ $until }
    }
text-do-set-strength =
    { $number ->
        [single] has strength { $strength }{ $until }
       *[several] have strength { $strength }{ $until }
    }
text-do-set-health =
    { $number ->
        [single] has health { $health }{ $until }
       *[several] have health { $health }{ $until }
    }
text-do-reduce-damage = reduce the damage by { $amount }
text-do-attack-at-once =
    { $number ->
        [single] attacks
       *[several] each attack
    } { $foe ->
        [cause] that creature
        [culprit] the creature that did it
       *[any] an enemy of your choice
    } { $by ->
        [shooting] with Shooting
        [melee-or-shooting] in melee combat or with Shooting
       *[any] in melee combat
    } at once{ $all_out ->
        [yes] { " " }with all its dice in attack; the enemy rolls no dice
       *[no] { "" }
    }
text-do-pull =
    { $number ->
        [single] is pulled
       *[several] are pulled
    } { $distance } towards { $origin ->
        [hero] your hero
        [attacker] the attacker
        [terrain] this terrain
       *[creature] this creature
    }
text-do-scry =
    { $number ->
        [you] { $cards ->
            [one] look at the top card of your Battle Deck; you may put it under the deck
           *[other] look at the top { $cards } cards of your Battle Deck and put any of them under it
        }
       *[single] { $cards ->
            [one] looks at the top card of their Battle Deck and may put it under the deck
           *[other] looks at the top { $cards } cards of their Battle Deck and puts any of them under it
        }
    }
text-do-summon-from =
    { $number ->
        [you] you may summon a character{ $more } from your { $zone ->
            [deck] Battle Deck
           *[hand] Hand without paying for it
        }
       *[single] may summon a character{ $more } from their { $zone ->
            [deck] Battle Deck
           *[hand] Hand without paying for it
        }
    }{ $near ->
        [no] { "" }
        [contact] { " " }in contact with { $origin ->
            [hero] your hero
            [terrain] this terrain
           *[creature] this creature
        }
       *[other] { " " }within { $near } of { $origin ->
            [hero] your hero
            [terrain] this terrain
           *[creature] this creature
        }
    }{ $zone ->
        [deck] { $number ->
            [you] ; then shuffle the deck
           *[single] { " " }and then shuffles the deck
        }
       *[hand] { "" }
    }
text-do-blink =
    { $number ->
        [single] leaves the Battlefield and enters again at once
       *[several] leave the Battlefield and enter again at once
    }
text-do-banish =
    { $number ->
        [single] is banished from the game
       *[several] are banished from the game
    }
text-do-banish-graveyard =
    { $number ->
        [you] banish all cards in your Graveyard from the game
       *[single] banishes all cards in their Graveyard from the game
    }
text-do-return-graveyard =
    { $number ->
        [you] shuffle your Graveyard into your Battle Deck
       *[single] shuffles their Graveyard into their Battle Deck
    }
text-same =
    { $number ->
        [several] those { $nouns }
       *[single] that { $noun }
    }
text-later-end-of-turn = at the end of this turn, { $body }
text-later-next-turn = at the start of your next turn, { $body }
text-do-next-cost =
    { $number ->
        [you] pay { $change } for { $cards ->
            [same] that card
           *[any] { $every ->
            [yes] each
           *[no] the next
        } { $cards ->
            [character] character
            [spell] spell
            [relic] relic
            [tactic] tactic
           *[card] card
        }{ $more } that you play
        }{ $when }
       *[single] pays { $change } for { $cards ->
            [same] that card
           *[any] { $every ->
            [yes] each
           *[no] the next
        } { $cards ->
            [character] character
            [spell] spell
            [relic] relic
            [tactic] tactic
           *[card] card
        }{ $more } that they play
        }{ $when }
    }{ $least ->
        [0] { "" }
       *[other] { " " }(at least { $least } in all)
    }
text-do-lose-tactic =
    { $number ->
        [you] lose { $tactics ->
            [one] { $tactics } of your face-down tactics
           *[other] { $tactics } of your face-down tactics
        } at random
       *[single] loses { $tactics ->
            [one] { $tactics } face-down tactic
           *[other] { $tactics } face-down tactics
        } at random
    }
text-some-other =
    { $whose ->
        [yours] another of your { $nouns }
        [opponents] another { $noun } of an opponent
       *[any] another { $noun }
    }
text-do-heal-as-much =
    { $number ->
        [single] { $way ->
            [dealt] is healed by as many wounds as were dealt
           *[answered] is healed by the same amount
        }
       *[several] { $way ->
            [dealt] are healed by as many wounds as were dealt
           *[answered] are healed by the same amount
        }
    }
text-do-point-out =
    { $number ->
        [single] is chosen
       *[several] are chosen
    }
text-do-rise-again =
    { $number ->
        [you] summon this creature again from your Graveyard
       *[single] summons this creature again from their Graveyard
    }
text-do-survive =
    { $number ->
        [single] survives with { $health } health left
       *[several] survive with { $health } health left
    }
text-pronoun =
    { $number ->
        [several] { $case ->
            [nom] they
           *[acc] them
        }
       *[single] it
    }
text-order-damage =
    deal { $amount } damage to { $number ->
        [several] each of { $target }
       *[single] { $target }
    }
text-order-wound =
    deal { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } to { $number ->
        [several] each of { $target }
       *[single] { $target }
    }
text-order-wound-as-much =
    deal { $kind ->
        [hurt] an equal number of additional wounds
       *[healed] an equal number of wounds
    } to { $target }
text-order-heal =
    heal { $number ->
        [several] each of { $target }
       *[single] { $target }
    } by { $amount }
text-order-destroy =
    { $of ->
        [creature] eliminate { $target }
       *[card] destroy { $target }
    }
text-order-untap =
    { $of ->
        [creature] you may { $form ->
            [brief] activate { $target } again
           *[full] again activate { $target }
        }
       *[card] untap { $target }
    }
text-order-tap = tap { $target }
text-order-to-hand =
    return { $target } to { $number ->
        [single] its owner's Hand
       *[several] their owners' Hands
    }
text-order-to-deck =
    { $place ->
        [top] put { $target } on top of
        [bottom] put { $target } under
       *[any] shuffle { $target } into
    } { $number ->
        [single] its owner's Battle Deck
       *[several] their owners' Battle Decks
    }
text-order-place-within =
    you may place { $target } { $around ->
        [self] elsewhere within { $distance } of { $origin ->
            [hero] your hero
            [terrain] this terrain
           *[creature] this creature
        }
       *[any] up to { $distance } from where { $number ->
            [single] it stands
           *[several] they stand
        }
    }{ $safely ->
        [yes] , without Backstab
       *[no] { "" }
    }{ $apart ->
        [yes] , not in contact with an enemy
       *[no] { "" }
    }
text-order-push =
    push { $target } away from { $origin ->
        [hero] your hero
        [attacker] the attacker
        [terrain] this terrain
       *[creature] this creature
    } by { $distance }{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] ; it takes { $stopped } damage if another creature or impassable terrain stops it
           *[several] ; they take { $stopped } damage each if another creature or impassable terrain stops them
        }
    }
text-order-pull =
    pull { $target } { $distance } towards { $origin ->
        [hero] your hero
        [attacker] the attacker
        [terrain] this terrain
       *[creature] this creature
    }
text-order-control = take control of { $target }{ $until }
text-order-banish = banish { $target } from the game
text-order-blast =
    deal { $wounds ->
        [yes] 1 wound
       *[no] 1 damage
    } to { $number ->
        [several] each of { $target } for every
       *[single] { $target } for each
    } { $faces } that you roll{ $dice ->
        [0] { "" }
        [one] { " " }on { $dice } die
       *[other] { " " }on { $dice } dice
    }
