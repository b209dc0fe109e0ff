# Mistakes in scenario files and card files, as files, logs and the editor of positions tell them.
mistake-not-known = { $word } is not known here; known: { $known }
mistake-near = { $word } is not known here; did you mean { $near }? known: { $known }
mistake-nothing-known = { $word } is not known here, and nothing else is
mistake-missing = { $keys } is missing; add it
mistake-one-key = exactly one key is needed here, not { $keys }
mistake-no-keys = none
mistake-list-needed = a list is needed ([a, b], or lines that begin with '- '), not { $found }
mistake-mapping-needed = keys and values are needed (key: value), not { $found }
mistake-needed = { $wanted } is needed, not { $found }
mistake-digits-needed = { $wanted } is needed, in plain digits, not { $found }
mistake-decimal-needed = { $wanted } is needed, such as 3 or 18.4, not { $found }
mistake-text-needed = a text is needed, and nothing is written here
mistake-a-text = a text
mistake-one-of = one of { $words }
mistake-yes-or-no = yes or no
mistake-kind-nothing = nothing
mistake-kind-list = a list
mistake-kind-keys = keys and values
mistake-a-number = { $kind ->
    [whole] a whole number
   *[any] a number
 }{ $bounds ->
    [both] { " " }from { $low } to { $high }
    [low] { " " }of at least { $low }
    [high] { " " }of at most { $high }
   *[none] { "" }
 }
mistake-long-name = a name is one line of at most { $most } letters
mistake-no-other-creature = there is no other creature '{ $creature }'
mistake-no-creature = there is no creature '{ $creature }'
mistake-circle = these creatures stand by each other in a circle: give one of them a place of its own
mistake-no-place = '{ $place }' is no place: write [30, 25.5], touching NAME, touching NAME towards NAME or 3 cm from NAME towards NAME
mistake-no-room = there is no room left round '{ $creature }'
mistake-no-direction = a creature cannot be its own direction
mistake-outside = '{ $creature }' stands outside the table of 60 x 60 cm, at { $place }
mistake-stands-on = '{ $creature }' at { $place } stands on '{ $other }'
mistake-two-numbers = a place has two numbers: centimetres to the right and centimetres away from the first seat
mistake-corners = a template has three corners or more and no edges that cross
mistake-radius = a radius is more than nothing
mistake-template = a template has either corners, or a centre and a radius
mistake-template-outside = the template lies outside the table of 60 x 60 cm
mistake-length = lengths go down to hundredths of a millimetre: three digits after the point of a centimetre
mistake-seat-corners = the corners of the seats do not go together (C-VAR-03, C-VAR-05)
mistake-card-there = there is already a card '{ $card }' in the sets that are named
mistake-construction = a construction deck has at most { $most } cards, not { $count } (C-VAR-01)
mistake-no-name = '{ $name }' is no name: use small letters, digits and hyphens, a letter first
mistake-not-printed = '{ $card }' does not exist in { $edition }
mistake-name-taken = there is already something called '{ $name }': names are for one thing each
mistake-no-creature-card = no hero, character or minion is called so: name one of cards or sets
mistake-two-heroes = seat { $number } has a hero already: each player has exactly one
mistake-base = no base of { $base } mm in { $edition }: it has { $known }
mistake-ability-not-printed = { $ability } ({ $rule }) does not exist in { $edition }
mistake-terrain-name = '{ $name }' is no name for a terrain: it is taken, or no word
mistake-quest-mode = only a quest is played with it: add `mode: quest-pve` or `mode: quest-pvp`
mistake-tally = a number for each of its { $count } conditions
mistake-no-hex = the map has no such hex
mistake-hero-waits = only a hero's card that waits before the first turn is written by its name
mistake-no-card = no card is called so: { $why }
mistake-hex = a hex is written [row, place], both counted from 1
mistake-number-taken = { $number } is the number of another thing already
mistake-does-not-fit = this does not fit the game: { $why }
mistake-cannot-go-on = the rules cannot go on from here ({ $why })
mistake-too-many = { $creatures } creatures and { $terrains } terrains are too many
mistake-no-hero = seat { $number } has no hero to place
mistake-seat-holds = seat { $number } holds { $prosperity } prosperity and { $cards } cards
mistake-of-terrain = terrain { $terrain }: { $why }
mistake-of-creature = creature { $creature }: { $why }
mistake-overlap = creatures { $creature } and { $other } stand on each other (C-MOV-02)
mistake-building-twice = in the City of seat { $number } a building stands twice (C-CITY-03)
mistake-slots = the hero of seat { $number } carries more than its slots hold (C-REL-02)
mistake-base-not-printed = its base does not exist in this printing (C-CARD-08)
mistake-creature-outside = it stands outside the field (C-ZONE-01)
mistake-on-impassable = it stands on impassable terrain (T-IMPASSABLE)
mistake-too-many-wounds = it has as many wounds as health and still stands (C-DMG-02)
mistake-terrain-outside = it lies outside the field (C-ZONE-01)
mistake-hex-taken = creature { $creature }: another one stands on its hex (W-ZONE-01)
mistake-hex-impassable = creature { $creature }: nobody stands on impassable terrain
mistake-token-twice = creature { $creature }: it has a token twice, or one that does not exist
mistake-eliminated = creature { $creature }: with these wounds it would be eliminated
mistake-one-hero = a player has one hero
mistake-hero-absent = a player's hero is not on the field
mistake-support-cards = hand and deck hold support cards
mistake-feat-type = a feat is a card of another type
mistake-camp-type = the war camp holds characters
mistake-minion-type = the minion card is of another type
mistake-relics-alike = a hero wears two relics alike
mistake-wrong-zone = { $card } is in the wrong zone
mistake-enchants-nobody = { $card } enchants nobody
