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
    }
telling-movement = movement { $movement }, at { $place }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Abilities: { $abilities }.
telling-touches-foes = Touches opponents: { $foes }.
telling-touches-no-foe = Touches no opponent.
telling-touches-friends = Beside: { $friends }.
telling-activated = Already activated.
telling-was-attacked = Tired: attacked in melee this turn.
telling-hidden-hand = Only its player sees this Hand: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] the Hand is empty.{ $cards }
        [one] { $count } card in the Hand: { $cards }.
       *[other] { $count } cards in the Hand: { $cards }.
    }

command-look = look
command-hand = hand
command-log = log
command-why = why
command-rule = rule
command-undo = undo
command-move = move
command-run = run
command-save = save
command-concede = concede
command-help = help
command-quit = quit
command-all = all
command-yes = yes
command-no = no

play-no-browser-yet = The browser client is not there yet; the game starts in the terminal.
telling-title = Legends of Signum, { $edition }.
play-seat-person = { $seat }: you, at this keyboard.
play-seat-computer = { $seat }: the computer, which plays at random.
telling-side = { $seat }: { $creatures }.
play-goal = To win, eliminate the opposing hero.
play-first-steps = Answer with a number. Type look for the table, help for everything else.
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
play-may-go = To go elsewhere, type move or run and two numbers, such as: move 12.5 30
play-where-to = Type two numbers of centimetres, such as: move 12.5 30
play-saved = The game is saved in the file { $file }.
play-not-saved = The game could not be saved in the file { $file }: { $cause }.
play-other-file = There is already a file { $file }, and it is no saved game. Choose another name.
play-save-where = Type save with the name of a file, such as: save game.json
play-save-before-quitting = Save the game first? Type the name of a file, yes for a name of its own, or no.
play-how-to-resume = To go on later: signum play --terminal --resume { $file }
play-goodbye = Goodbye.
play-end-of-input = The input has ended, and with it this session.

play-help = Type the number of an option, or press Enter to hear the question again. The commands:
play-help-line = { $command }: { $help }
play-help-look = the table: each creature with its figures, its abilities and whom it touches; look greer tells of one.
play-help-hand = the cards in your own Hand.
play-help-log = the last lines of the log; log all tells every event.
play-help-why = why 2 tells the rules behind option 2; why with a creature's name tells why it cannot be chosen.
play-help-rule = rule C-MEL-03 shows a rule; every line names its rules at the end.
play-help-undo = takes back your last answer.
play-help-move = move 12.5 30 moves the active creature to a place: centimetres to the right and away from the first player.
play-help-run = run 12.5 30 does so by running.
play-help-save = save game.json saves the game.
play-help-concede = gives the game up.
play-help-help = these lines.
play-help-quit = leaves the game; it offers to save.
play-help-fighting =
    How to fight: whoever is attacked splits the dice first, then the attacker. An attack die hits with an axe or
    a shield; if its creature is wounded, only with a shield. Each shield on a defence die stops one hit. A
    creature with as many wounds as health is eliminated. Whoever loses the hero loses the game.

replay-unfinished = The record ends here; the game is not over.
