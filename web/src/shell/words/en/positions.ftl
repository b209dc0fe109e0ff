# The editor of positions, sharing a moment, and bug reports.
position-open-as = Open as a position
position-earlier =
    Something was going on at this moment: the position is the last quiet one before it, { $steps } { $steps ->
        [one] answer or roll
       *[other] answers and rolls
    } earlier.
position-line = Line { $line }: { $words }
position-steps-kept =
    The script of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } is kept as it is; it may not fit a changed position.
position-comments = Remarks after # are not kept.
position-save = Save the file
position-load = Open a file
position-paste = Or paste the text of a file
position-paste-open = Open this text
position-file = File
position-text = The file
position-new = Empty board
position-undo = Undo
position-redo = Redo
position-try = Try it
position-try-computer = Against the computer
position-try-self = Both sides yourself
position-try-as = You play
position-try-about = Dice fall at random. The position stays here; the menu of the table leads back.
position-right = The rules accept this position.
position-wrong = Not playable: { $words }
position-checking = The rules are checking …
position-game = Game
position-mode = Mode
position-edition = Printing
position-editions-all = All printings
position-name = Title
position-seat = Seat { $number }
position-cards = Cards to place
position-search = Search cards
position-for = For
position-placing = { $name }: point at a place on the board, or move the mark with the arrows and press Enter.
position-cancel = Put away
position-thing = Chosen
position-nothing = Choose something on the board, or a card to place.
position-seats = Players
position-turn = Turn
position-remove = Remove
position-remove-card = Remove { $name }
position-to-top = { $name } to the top
position-tap = Tap or untap { $name }
position-add = Add
position-add-to = Card for { $zone }
position-board = The board of the position
position-controller = Controlled by
position-at = At { $place }
position-kind-creature = Creatures
position-kind-terrain = Terrain
position-back = Back to the position
position-placed = { $name } placed.
position-removed = { $name } removed.
share-title = Share
share-about = A link opens the replay at this step. A file opens in the editor of positions and in the terminal.
share-link = Link to this step
share-link-copy = Copy the link
share-picture = Picture (PNG)
share-drawing = Drawing (SVG)
share-file = Scenario file
share-saved = Saved.
share-failed = The browser did not allow it.
report-title = Report a fault
report-about = This makes one file for those who look into the fault. It is saved on this device and sent nowhere. It holds:
report-part-position = the position
report-part-log = the log as you see it
report-part-record = the whole record of the game, with all cards and dice
report-part-secrets = your own hand, but nothing that your opponents keep secret
report-part-version = the version of the program, of its rules and cards, and the printing
report-part-browser = your browser: { $browser }
report-words = What happened, and what did you expect?
report-write = Make the file
report-file = The file of the report
position-own-creature = A creature of your own
position-on = Creature on which { $name } lies
