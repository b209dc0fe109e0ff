# The right side of the table and the bar above: odds, dice, log, rules, messages, menu.
odds-title = Odds before the attack
odds-none = Select a creature that can attack, or drag one into contact: the exact chances stand here before anything is declared.
odds-tab =
    { $kind ->
        [go] Go and fight { $name }
        [defend] { $name } attacks
        [fight] Fight { $name }
        [strike-magically] Strike { $name } magically
        [throw] Throw at { $name }
        [shoot-magically] Magic at { $name }
       *[shoot] Shoot { $name }
    }
odds-after-moving = { $name }, after moving there
odds-they-would = If { $name }, who declares first, takes
odds-they-declared = { $name } has declared
odds-they-answer = { $name } would then answer
odds-your-split = Your split
odds-their-best = best: { $split }
odds-split = { $attack } attack, { $defence } defence
odds-fewer = One attack die fewer
odds-more = One attack die more
odds-wounds-to = Wounds to { $name } in %
odds-balance = Expected wounds dealt less taken
odds-left =
    { $armour ->
        [0] { $left } left
       *[other] { $left } left, { $armour } armour
    }
odds-dies = { $wounds } dies
odds-exact = { $percent } %, exactly { $exact }
odds-yours = yours { $split }
odds-best = best { $split }
odds-expected = expected wounds
odds-use-best = Use best

dice-title = Last roll
dice-none = No dice have been rolled yet.
dice-does =
    { $why ->
        [attack] attacks
        [defence] defends
        [backstab] stabs
       *[other] rolls
    }
dice-face =
    { $face ->
        [axe] axe
        [shield] shield
       *[bullseye] bullseye
    }
dice-face-miss = { dice-face }, misses
dice-hit-with = hits with
dice-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }

log-title = Log
log-tab-all = All
log-tab-dice = Dice
log-tab-chat = Chat
log-newest = To the newest
chat-label = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-somebody = Somebody
chat-unread =
    { $count ->
        [one] { $count } new saying
       *[other] { $count } new sayings
    }

rule-open = Rule { $id }
rule-panel = Rules
rule-search = Search
rule-search-label = Search the rules
rule-search-note = { $count } rules, by number, title or words.
rule-found =
    { $count ->
        [0] No rule has all these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
rule-figure = In the { top-printing }:
rule-absent = The { top-printing } does not have this rule.
rule-ruling = Ruling
rule-missing = There is no rule { $id }.
rule-other-language = This rule has no words of your language yet.

notice-opponent = Your opponent
notice-region = Messages
notice-refused = Refused. { $words }
notice-show = Show
notice-your-turn =
    { $count ->
        [0] Your turn.
        [one] Your turn. { $count } creature can act.
       *[other] Your turn. { $count } creatures can act.
    }
notice-take-back = { $name } asks to take the last answer back.
notice-asked-back = You have asked to take it back. The game waits for the answer.
notice-allow = Allow
notice-refuse = Refuse
notice-draw = { $name } offers a draw.
notice-draw-yours = You have offered a draw.
notice-draw-agree = Agree
notice-away =
    { $clock ->
        [yes] { $name } is away for { $time }. The clock runs.
       *[no] { $name } is away for { $time }.
    }
notice-back =
    { $turn ->
        [0] Back.
       *[other] Back at turn { $turn }.
    }
notice-thinking = { $name } is thinking.
notice-hurry = Hurry

top-home = Signum, to the lobby
top-phase = Phase
top-phase-beginning = Beginning
top-phase-construction = Construction
top-phase-activation = Activation
top-setup = Setting up
top-turn = Turn { $turn }
top-printing =
    { $edition ->
        [ru1] first edition, Russian
        [de1] first edition, German
        [fr1] first edition, French
       *[en2] second edition
    }
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
menu-keys = Single keys
menu-keys-note = Letters and digits are commands.
menu-lift = Lifting the finger declares
menu-lift-note = Off: a move by touch waits for Confirm.
menu-watch = Link for spectators
menu-copy = Copy
menu-copied = Copied
menu-leave = To the lobby; the game stays
menu-draw = Offer a draw
menu-draw-offered = Draw offered
menu-concede = Concede
menu-concede-sure = Concede the game? Your opponent wins.
menu-play-on = Play on
keys-title = Keys
keys-are-off = Single keys are switched off in the menu; named keys such as Enter and the arrows go on working.
