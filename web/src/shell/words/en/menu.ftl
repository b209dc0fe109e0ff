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
menu-watch = Link for spectators
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
menu-ask-end = Ask before a turn ends
menu-ask-end-note = While creatures could still act. Without it E ends the turn at once.
