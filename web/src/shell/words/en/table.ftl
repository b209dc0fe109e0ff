clock-left = { $time } left
player-you = You
seat-side = side { $side }
seat-out = out of the game
seat-asked = to decide
line-away = away
sheet-handle = Larger or smaller sheet
log-open = All of the log
log-fold = Fold the log
question = What is asked
question-for = { $name }:
question-secret = Only you see this question.
turn-actions = Undo and hint
undo = Undo
undo-ask = Ask { WITHIN($name) } to take it back?
undo-ask-do = Ask
hint = Hint
hint-thinking = Thinking
hint-title = What the computer would do
hint-do = Do it
log-title = Log
log-tab-all = All
log-tab-chat = Chat
log-newest = To the newest
chat-label = Say something
chat-for-team = To { $names } alone
chat-for-table = To all at the table
chat-send = Send
chat-to = Who gets it
chat-to-team = Team
chat-to-table = Table
chat-of-team = to the team
chat-empty = Nobody has said anything yet.
chat-somebody = Somebody
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
notice-region = Messages
notice-refused = Refused. { $words }
notice-show = Show
title-turn = Your turn
title-asked = You are asked
notice-your-turn = Your turn.
notice-take-back = { $name } asks to take the last answer back.
notice-asked-back = You have asked to take it back. The game waits for the answer.
notice-agreed-back = You have agreed. The game waits for the others.
notice-allow = Allow
notice-refuse = Refuse
notice-draw =
    { $count ->
        [1] { $name } offers a draw.
       *[other] { $name } offer a draw.
    }
notice-draw-yours = You have offered a draw.
notice-draw-agree = Agree
notice-same-dice = The dice are those of an earlier game: anyone with its record can foresee them.
notice-away =
    { $clock ->
        [yes] { $name } has been away for { $time }. The clock runs.
       *[no] { $name } has been away for { $time }.
    }
notice-back =
    { $turn ->
        [0] Back.
       *[other] Back at turn { $turn }.
    }
notice-thinking = { $name } is thinking.
notice-hurry = Hurry
top-home = Signum, to the lobby
top-watching = Watching
top-chat = Chat
top-rules = Rules
top-language = Language
top-theme = Light or dark
menu-title = Menu
menu-speed = Animations
menu-speed-full = full
menu-speed-quick = quick
menu-speed-none = none
menu-theme = Theme
menu-theme-dark = dark
menu-theme-light = light
menu-language = Language
menu-keys = Single-key shortcuts
menu-keys-note = Letters and digits are commands.
menu-sound = Sound at your turn
menu-sound-note = Also when you are asked something while the tab is hidden.
menu-ask-end = Ask before a turn ends
menu-ask-end-note = While creatures could still act. Without it E ends the turn at once.
menu-watch = Link for spectators
menu-copy = Copy
menu-copied = Copied
menu-leave = To the lobby; the game stays
menu-draw = Offer a draw
menu-draw-offered = Draw offered
menu-concede = Concede
menu-concede-sure =
    { $others ->
        [1] Concede the game? Your opponent wins.
       *[other] Concede the game? The others play on without you.
    }
menu-play-on = Play on
keys-title = Keys
keys-are-off = Single-key shortcuts are switched off in the menu; named keys such as Enter and the arrows still work.
game-time = Game
game-time-left = The game has { $time } left
field-tools = View of the battlefield
field-nearer = Nearer
field-farther = Farther
field-fit = The whole battlefield
hero-figures =
    { $name }: { $left } of { $health } health{ $armour ->
        [0] { "" }
       *[other] , { $armour } armour
    }{ $low ->
        [yes] . In danger: a third or less
       *[no] { "" }
    }
