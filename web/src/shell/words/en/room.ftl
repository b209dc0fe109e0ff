joining = You are invited
joining-printing = Printing: { $printing }.
joining-clock = Clock: { $clock }.
sit-down = Sit down
waiting-about =
    { $others ->
        [1] Send this link to the person you want to play with. The game begins when both are seated.
       *[other] Send each of these links to one player. The game begins when all are seated.
    }
link-to-play = Link to play
link-for-seat =
    Link for seat { $number }{ $team ->
        [yours] { " · " }your team
        [theirs] { " · " }the opponents
       *[none] { "" }
    }
link-to-watch = Link to watch
copy = Copy
copied = Copied
waiting-only-here = This link works only on this computer. For a friend elsewhere, start the server with “{ $command }” and open the page at this computer's address.
handover-title = { $name }, it is your turn.
handover-secret = { $name }, a question for you alone.
handover-about = Hand the screen over. Press and hold to show your hand.
handover-hold = Hold to show
joining-limit = Time limit of the game: { $minutes } minutes.
joining-map = Map: { $map }.
qr-code = QR code of the link
waiting-listed = Your table is in the list of open tables. Stay here: the game begins when somebody sits down.
