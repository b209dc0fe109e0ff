# The terminal client of the classic game.

command-odds = odds
command-reach = reach
command-hand = hand
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

play-position-first-fight = two squads locked in melee, nobody has to move.
play-position-skirmish = two squads at a distance, with a wood, a mire and a ruined tower between them.
play-first-steps = Answer with a number. Type look for the table, odds for your chances, help for everything else.
play-look-away = Now only { $seat } should look at the screen. Press Enter to show the Hand.
play-hide-hand = Press Enter to hide it again.
play-why-what = Type why with the number of an option or with a part of a creature's name, such as: why 1
play-may-go = To go elsewhere, type move to and a name, move towards and a name, or two numbers: move 12.5 30. Type reach for whom you can reach.
play-may-go-too = Or type move, run or reach.
play-towards = { $option } (towards { $target })
play-at-the-risk = { $option } (draws a backstab from: { $foes })
play-where-to = Type where: move to greer, move towards greer 5 cm, move 5 cm north, or two numbers of centimetres: move 12.5 30. The same with run.
play-there-already = { $target } is already in contact.
play-nobody-called = Nobody and nothing on the Battlefield is called that: { $name }.
play-reach-whose = No creature is active. Type reach and a part of a creature's name.
play-help-look = the table: each creature with its figures, its abilities and whom it touches, and the terrain; look greer shows one.
play-help-odds = the exact chances of each attack or each way to split the dice, and which is best.
play-help-reach = whom the active creature sees and reaches by moving and by running, and who would backstab it; reach greer shows this for another creature.
play-help-hand = the cards in your own Hand.
play-help-why = why 2 tells the rules behind option 2; why with a creature's name tells why it cannot be chosen.
play-help-rule = rule C-MEL-03 shows a rule, rule berserk an ability; every line names its rules at the end.
play-help-move = move to greer goes into contact by the shortest way; move towards greer 5 cm goes a part of it; move 5 cm north; move 12.5 30 goes to a place: centimetres to the right and away from Player 1.
play-help-run = the same by running, such as: run to greer
play-help-fighting = How to fight: the defender splits the dice first, then the attacker. An attack die hits with an axe or a shield; if its creature is wounded, only with a shield. Each shield on a defence die stops one hit. A creature with as many wounds as health is eliminated. A player who loses the hero loses the game.
play-help-going = How to go: north is away from Player 1, east is to that player's right. Distances go from edge to edge of the bases. A creature that moves may still fight; one that runs may not. A creature that leaves contact or runs into it is backstabbed: each enemy there rolls one die.

play-whole-game = a whole game with decks, from setting up to the end. Choose decks with --deck, given once or twice:

command-card = card
command-place = place
command-lay = lay

play-seat-gentle = { $seat }: the computer, which plays gently.
play-seat-greedy = { $seat }: the computer, which plays with some sense.
play-replace-some = Replace some cards
play-discard-some = Discard some cards for 1 Prosperity each
play-use-some = Use one of these: { $things }
play-use-which = Which do you use? Enter alone goes back.
play-lay-some = Lay a terrain
play-lay-which = Which terrain? Enter alone goes back.
play-lay-terrain = Lay terrain: { $card } ({ $cost })
play-lay-where = Where does it lie: { $card }?
play-lay-at =
    { $degrees ->
        [0] { $label }, at { $place }
       *[other] { $label }, at { $place }, turned by { $degrees }°
    }
play-lay-elsewhere = For another place type its middle, and by how much it is turned: lay { $card } 30 25 90. Enter alone goes back.
play-may-lay = For another place type its middle, and by how much it is turned: lay { $card } 30 25 90
play-place-middle = In the middle of the Battlefield
play-place-own-hero = Near your hero
play-place-their-hero = Near the opposing hero
play-place-between = Between the heroes
play-place-west = In the west
play-place-east = In the east
play-may-place =
    For another place along your side type how many centimetres from the { $edge ->
        [south] south
       *[west] west
    } edge of the Battlefield: place 20
play-may-read = Type hand to read the cards in your Hand, card and a part of its name to read any other.
play-place-how = Type place where a miniature enters: place 20 is 20 cm along your side, place 20 1.6 is any place.
play-lay-how = Type the name of a terrain, its middle, and by how many degrees it is turned: lay forest 30 25 90
play-no-such-card = No card is called that: { $name }.
play-help-card = card greer reads a card: its type, cost, figures and text.
play-help-place = place 20 puts a miniature that enters 20 cm along your side.
play-help-lay = lay forest 30 25 90 lays a terrain with its middle there, turned by 90 degrees.
play-help-cards =
    How cards are paid for: a turn begins with a card and 1 Prosperity. Then you build one building for Prosperity,
    or none and gain 2. A card costs buildings, which are tapped until your next turn, and sometimes Prosperity. A
    character enters at your own side and acts from your next turn on. A tactic waits face down for its moment.
