menu-speed = Animationen
menu-speed-full = ganz
menu-speed-quick = schnell
menu-speed-none = keine
menu-theme = Farben
menu-theme-dark = dunkel
menu-theme-light = hell
menu-language = Sprache
menu-keys = Einzelne Tasten
menu-keys-note = Buchstaben und Ziffern sind Befehle.
menu-sound = Ton zu Beginn deines Zuges
menu-sound-note = Auch bei Fragen im verdeckten Tab.
menu-watch = Link für Zuschauer
menu-leave = Zur Startseite; das Spiel bleibt
menu-draw = Unentschieden anbieten
menu-draw-offered = Unentschieden angeboten
menu-concede = Aufgeben
menu-concede-sure =
    { $others ->
        [1] Das Spiel aufgeben? Die Gegenseite gewinnt.
       *[other] Das Spiel aufgeben? Die anderen spielen ohne dich weiter.
    }
menu-play-on = Weiterspielen
keys-title = Tasten
keys-are-off = Einzelne Tasten sind im Menü ausgeschaltet; benannte Tasten wie Enter und die Pfeile gehen weiterhin.
menu-ask-end = Vor dem Ende des Zuges fragen
menu-ask-end-note = Solange Kreaturen noch handeln könnten. Sonst beendet E den Zug sofort.
