clock-left = { $time } left
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
opening-table = Opening the table
waiting-title =
    { $others ->
        [1] Waiting for the other player
       *[other] Waiting for the other players
    }
watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
rule-search-label = Search the rules
