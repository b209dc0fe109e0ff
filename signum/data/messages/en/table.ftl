# The table in words, and the terminal client.

telling-nobody = nobody (number { $id })
telling-turn = Turn { $turn }: { $seat }
telling-phase = Phase: { $phase }.
telling-player =
    { $seat }: { $prosperity } Prosperity, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in the Hand, { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the Battle Deck.
telling-graveyard = Graveyard: { $cards }.
telling-figures =
    strength { $strength }, wounds { $wounds } of { $health }{ $armour ->
        [0] {""}
       *[other] , armour { $armour }
    }{ $concentration ->
        [0] {""}
       *[other] , Concentration tokens { $concentration }
    }
telling-movement = movement { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } cm { $bearing ->
        [east] to the east
        [north] to the north
        [north-east] to the north-east
        [north-west] to the north-west
        [west] to the west
        [south-west] to the south-west
        [south] to the south
       *[south-east] to the south-east
    }
telling-away-touching =
    in contact, { $bearing ->
        [east] to the east
        [north] to the north
        [north-east] to the north-east
        [north-west] to the north-west
        [west] to the west
        [south-west] to the south-west
        [south] to the south
       *[south-east] to the south-east
    }
telling-stands = Stands at { $place }.
telling-stands-away = Stands at { $place }, { $away }.
telling-lies-away = Nearest point: { $away }.
telling-seen-from = Distances and directions from: { $creature }.
telling-terrain = { $name } (terrain): { $abilities }.
telling-terrain-plain = no special rules
telling-terrain-impassable = impassable
telling-terrain-difficult = difficult
telling-terrain-blocks-sight = blocks the line of sight
telling-terrain-cover = cover against shooting
telling-terrain-round = A disc round { $place } with a radius of { NUMBER($radius, maximumFractionDigits: 1) } cm.
telling-terrain-between = Lies between { $low } and { $high }.
telling-goes-nowhere = { $creature } has no movement and stays where it is.
telling-goes = { $creature } moves up to { NUMBER($length, maximumFractionDigits: 1) } cm (movement { $movement }).
telling-runs = It runs up to { NUMBER($length, maximumFractionDigits: 1) } cm.
telling-leaving =
    { $any ->
        [yes] Leaving contact would draw a backstab from: { $foes }.
       *[no] Leaving contact would draw no backstab.{ $foes }
    }
telling-reach-foe = { $foe }: { $away }.
telling-seen = In sight.
telling-unseen = Out of sight, behind: { $blockers }.
telling-fights-from-here = Can be attacked from here.
telling-comes =
    { $how ->
        [run] By running: contact after { NUMBER($length, maximumFractionDigits: 1) } cm.
       *[move] By moving: contact after { NUMBER($length, maximumFractionDigits: 1) } cm.
    }
telling-cannot-come =
    { $how ->
        [run] Not by running: { $why }
       *[move] Not by moving: { $why }
    }
telling-stabbed = That draws a backstab from: { $foes }.
telling-too-far = Too far: the way into contact is { NUMBER($length, maximumFractionDigits: 3) } cm long.
telling-odds-short = kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }
telling-odds-split = { $split }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }.
telling-odds-answered = { $split }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }. The attacker's best reply: { $answer }.
telling-odds-best = Best: { $split }.
telling-odds-about-splits = These are exact chances. The best split has the most chance to kill less the chance to die, and where that is equal the better exchange of health. Failed dice are rerolled where that is allowed.
telling-odds-fight = { $creature } against { $foe }: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, dies { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; wounds on average: deals { NUMBER($dealt, maximumFractionDigits: 2) }, takes { NUMBER($taken, maximumFractionDigits: 2) }. Best splits: { $ours }; the opponent { $theirs }.
telling-odds-magical = { $creature } against { $foe } by magical strike: kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; deals { NUMBER($dealt, maximumFractionDigits: 2) } wounds on average.
telling-odds-about-fights = These are exact chances if both sides split their dice in the best way.
telling-odds-none = There are no dice to tell the odds of. Ask again where an attack, an ability or a split can be chosen.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } hits with axe or shield.
        [bullseye] { $creature } hits with bullseye only.
        [shield] { $creature } hits with shield only.
        [none] { $creature } cannot hit.
       *[bullseye-axe-shield] { $creature } hits with every die.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Both hit with axe or shield.
        [shield] Both hit with shield only.
        [none] Neither can hit.
       *[bullseye-axe-shield] Both hit with every die.
    }
telling-stops-with = Only a shield stops a hit.
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Abilities: { $abilities }.
telling-touches-foes = Touches opponents: { $foes }.
telling-touches-no-foe = Touches no opponent.
telling-touches-friends = Beside: { $friends }.
telling-activated = Already activated.
telling-was-attacked = Tired: attacked in melee this turn.
telling-tired = tired: defends with all dice
telling-nobody-near = touches no opponent
telling-hidden = Hidden: has a Stealth token.
telling-all-pass = These creatures do nothing: { $creatures }.
telling-hidden-hand = Only its player sees this Hand: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] the Hand is empty.{ $cards }
        [one] { $count } card in the Hand: { $cards }.
       *[other] { $count } cards in the Hand: { $cards }.
    }

command-look = look
command-odds = odds
command-reach = reach
command-hand = hand
command-log = log
command-why = why
command-rule = rule
command-undo = undo
command-move = move
command-run = run
command-to = to
command-towards = towards
command-north = north
command-north-east = north-east
command-east = east
command-south-east = south-east
command-south = south
command-south-west = south-west
command-west = west
command-north-west = north-west
command-save = save
command-concede = concede
command-help = help
command-quit = quit
command-all = all
command-yes = yes
command-no = no

play-position-first-fight = two squads locked in melee, nobody has to move.
play-position-skirmish = two squads at a distance, with a wood, a mire and a ruined tower between them.
telling-title = Legends of Signum, { $edition }.
play-seat-person =
    { $several ->
        [yes] { $seat }: a person at this keyboard.
       *[no] { $seat }: you, at this keyboard.
    }
play-seat-random = { $seat }: the computer, which plays at random.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] To win, eliminate the opposing hero.
       *[other] To win, eliminate the opposing hero, or have { $prosperity } Prosperity.
    }
play-first-steps = Answer with a number. Type look for the table, odds for your chances, help for everything else.
play-no-such-number = There is no such number; the numbers go from 1 to { $count }. Press Enter to hear them again.
play-unknown-command = "{ $word }" is not known here. Type a number, or help.
play-nothing-yet = Nothing has happened yet.
play-look-away = Now only this player should look at the screen: { $seat }. Press Enter to show the Hand.
play-hide-hand = Press Enter to hide it again.
play-why-what = Type why with the number of an option or with a part of a creature's name, such as: why 1
play-may = This may be done now: { $option }
play-may-not = { $option }. Not possible: { $why }
play-no-such-rule = No rule is called that. Near it: { $near }
play-rule-of-others = Not in the printing that is played, only in: { $editions }
play-really-concede = { $seat }: do you really want to concede? yes or no
play-allow-undo = { $other }: may your opponent take back? ({ $seat }) yes or no
play-undo-denied = { $other } does not agree.
play-may-go = To go elsewhere, type move to and a name, move towards and a name, or two numbers: move 12.5 30. Type reach for whom you can reach.
play-may-go-too = Or type move, run or reach.
play-towards = { $option } (towards { $target })
play-at-the-risk = { $option } (draws a backstab from: { $foes })
play-where-to = Type where: move to greer, move towards greer 5 cm, move 5 cm north, or two numbers of centimetres: move 12.5 30. The same with run.
play-there-already = Already in contact: { $target }.
play-nobody-called = Nobody and nothing on the Battlefield is called that: { $name }.
play-several-called = Several are called that; say more of the name: { $names }.
play-reach-whose = No creature is active. Type reach and a part of a creature's name.
play-saved = The game is saved in the file { $file }.
play-not-saved = The game could not be saved in the file { $file }: { $cause }.
play-other-file = There is already a file { $file }, and it is no saved game. Choose another name.
play-other-game = There is another saved game in the file { $file }. Write over it? yes or no
play-save-where = Type save with the name of a file, such as: save game.json
play-save-before-quitting = Save the game first? Type the name of a file, yes for a name of its own, or no.
play-how-to-resume = To go on later: signum play --terminal --resume { $file }
play-goodbye = Goodbye.
play-end-of-input = The input has ended, and with it this session.
play-kept-nowhere = The game was kept nowhere; with --save and the name of a file it is.
play-after-the-end = You may still look at the table, read the log, or save the game: save game.json. Press Enter to leave.

play-help = Type the number of an option, or press Enter to hear the question again. The commands:
play-help-line = { $command }: { $help }
play-help-look = the table: each creature with its figures, its abilities and whom it touches, and the terrain; look greer tells of one.
play-help-odds = the exact chances of each attack or each way to split the dice, and which is best.
play-help-reach = whom the active creature sees and reaches by moving and by running, and who would stab it in the back; reach greer tells it of another.
play-help-hand = the cards in your own Hand.
play-help-log = the last lines of the log; log all tells every event.
play-help-why = why 2 tells the rules behind option 2; why with a creature's name tells why it cannot be chosen.
play-help-rule = rule C-MEL-03 shows a rule, rule berserk an ability; every line names its rules at the end.
play-help-undo = takes back your last answer.
play-help-move = move to greer goes into contact by the shortest way; move towards greer 5 cm goes a part of it; move 5 cm north; move 12.5 30 goes to a place: centimetres to the right and away from the first player.
play-help-run = the same by running, such as: run to greer
play-help-save = save game.json saves the game.
play-help-concede = gives the game up.
play-help-help = these lines.
play-help-quit = leaves the game; it offers to save.
play-help-fighting =
    How to fight: whoever is attacked splits the dice first, then the attacker. An attack die hits with an axe or
    a shield; if its creature is wounded, only with a shield. Each shield on a defence die stops one hit. A
    creature with as many wounds as health is eliminated. Whoever loses the hero loses the game.
play-help-going =
    How to go: north is away from the first player, east is to that player's right. Distances go from edge to
    edge of the bases. Whoever moves may still fight; whoever runs may not. Whoever leaves contact or runs into it is
    stabbed in the back: each enemy there rolls one die.

replay-unfinished = The record ends here; the game is not over.

command-hint = hint
play-help-hint = what the computer would do now, and why.
play-no-hint = There are no hints between two people.
telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = The computer has no opinion about this.
telling-hint-least = Nothing better is in sight.
telling-hint-for = For it: { $reasons }.
telling-hint-against = Against it: { $reasons }.
telling-hint-term =
    { $term ->
        [attack] the attack
        [fight] the fight
        [shot] the shot
        [danger] danger to your side
        [march] coming closer
        [prospect] what it opens next
        [backstab] Backstabs
        [goal] winning
        [bodies] who is left standing
        [prosperity] Prosperity
        [cards] cards
        [city] the City
        [demand] what your hand needs
        [order] who acts first
        [search] the search
        [use] what it does
        [guard] guarding the hero
        [this-turn] what can be done with it at once
        [next-turn] what the enemy can no longer do
        [saved] what is saved
        [later] what may come later
        [successes] more successes
        [left-to-play] cards that can still be played
        [own-hero] the hero is safer
        [together] striking together
        [first] striking first
        [lines] a shooter's line
        [ties] a shooter kept busy
        [service] near the wounded
        [aura] an aura
        [edge] room on the opponent's side
        [rescued] who may survive by it
        [ways] a friend's way
        [next] what can follow
        [at-will] what can still be done at will
        [price] the price
        [wound] the wound
        [stab] the stab
        [seen] being seen
        [hidden] staying hidden
        [cured] being cured
        [cancelled] what would not happen
       *[other] other reasons
    } { $worth }
