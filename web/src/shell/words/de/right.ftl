# Die rechte Seite des Tisches und die Leiste darüber: Chancen, Würfel, Verlauf, Regeln, Meldungen, Menü.
odds-title = Chancen vor dem Angriff
odds-none = Wähle eine Kreatur, die angreifen kann, oder zieh eine in Kontakt: Hier stehen die genauen Chancen, bevor etwas angesagt ist.
odds-tab =
    { $kind ->
        [go] Hingehen, { $name } bekämpfen
        [defend] { $name } greift an
        [fight] { $name } bekämpfen
        [strike-magically] Magischer Tritt: { $name }
        [throw] Auf { $name } werfen
        [shoot-magically] Magie auf { $name }
       *[shoot] Auf { $name } schießen
    }
odds-after-moving = { $name }, nach einer Bewegung dorthin
odds-they-would = Wenn { $name } zuerst ansagt:
odds-they-declared = { $name } hat angesagt
odds-they-answer = { $name } würde dann antworten
odds-your-split = Deine Verteilung
odds-their-best = am besten { $split }
odds-split = { $attack } Angriff, { $defence } Verteidigung
odds-fewer = Ein Angriffswürfel weniger
odds-more = Ein Angriffswürfel mehr
odds-wounds-to = Wunden für { $name } in %
odds-balance = Erwartete Wunden: ausgeteilt weniger erhalten
odds-left =
    { $armour ->
        [0] { $left } übrig
       *[other] { $left } übrig, Rüstung { $armour }
    }
odds-dies = { $wounds } tot
odds-exact = { $percent } %, genau { $exact }
odds-yours = deine { $split }
odds-best = beste { $split }
odds-expected = erwartete Wunden
odds-use-best = Beste nehmen

dice-title = Letzter Wurf
dice-none = Es wurde noch nicht gewürfelt.
dice-does =
    { $why ->
        [attack] greift an
        [defence] verteidigt
        [backstab] tritt in den Rücken
       *[other] wirft
    }
dice-face =
    { $face ->
        [axe] Axt
        [shield] Schild
       *[bullseye] Zielscheibe
    }
dice-face-miss = { dice-face }, verfehlt
dice-hit-with = trifft mit
dice-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }

log-title = Verlauf
log-tab-all = Alles
log-tab-dice = Würfel
log-tab-chat = Chat
log-newest = Zum Neuesten
chat-label = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-somebody = Jemand
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

rule-open = Regel { $id }
rule-panel = Regeln
rule-search = Suchen
rule-search-label = In den Regeln suchen
rule-search-note = { $count } Regeln, nach Nummer, Titel oder Wörtern.
rule-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rule-figure = { top-printing }:
rule-absent = Diese Regel gibt es hier nicht: { top-printing }.
rule-ruling = Auslegung
rule-missing = Es gibt keine Regel { $id }.
rule-other-language = Diese Regel gibt es noch nicht auf Deutsch.

notice-opponent = Die Gegenseite
notice-region = Meldungen
notice-refused = Abgelehnt. { $words }
notice-show = Zeigen
notice-your-turn =
    { $count ->
        [0] Du bist am Zug.
        [one] Du bist am Zug. { $count } Kreatur kann handeln.
       *[other] Du bist am Zug. { $count } Kreaturen können handeln.
    }
notice-take-back = { $name } möchte die letzte Antwort zurücknehmen.
notice-asked-back = Du hast um Rücknahme gebeten. Das Spiel wartet auf die Antwort.
notice-allow = Erlauben
notice-refuse = Ablehnen
notice-draw = { $name } bietet ein Unentschieden an.
notice-draw-yours = Du hast ein Unentschieden angeboten.
notice-draw-agree = Annehmen
notice-away =
    { $clock ->
        [yes] { $name } ist seit { $time } weg. Die Uhr läuft.
       *[no] { $name } ist seit { $time } weg.
    }
notice-back =
    { $turn ->
        [0] Wieder da.
       *[other] Wieder da, in Spielzug { $turn }.
    }
notice-thinking = { $name } denkt nach.
notice-hurry = Zur Eile mahnen

top-home = Signum, zur Startseite
top-phase = Phase
top-phase-beginning = Beginn
top-phase-construction = Errichtung
top-phase-activation = Aktivierung
top-setup = Vorbereitung
top-turn = Spielzug { $turn }
top-printing =
    { $edition ->
        [ru1] erste Ausgabe, russisch
        [de1] erste Ausgabe, deutsch
        [fr1] erste Ausgabe, französisch
       *[en2] zweite Ausgabe
    }
top-watching = Du schaust zu
top-chat = Chat
top-rules = Regeln
top-language = Sprache
top-theme = Hell oder dunkel

menu-title = Menü
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
menu-lift = Abheben des Fingers sagt an
menu-lift-note = Aus: Eine Bewegung per Berührung wartet auf Bestätigen.
menu-watch = Link für Zuschauer
menu-copy = Kopieren
menu-copied = Kopiert
menu-leave = Zur Startseite; das Spiel bleibt
menu-draw = Unentschieden anbieten
menu-draw-offered = Unentschieden angeboten
menu-concede = Aufgeben
menu-concede-sure = Das Spiel aufgeben? Die Gegenseite gewinnt.
menu-play-on = Weiterspielen
keys-title = Tasten
keys-are-off = Einzelne Tasten sind im Menü ausgeschaltet; benannte Tasten wie Enter und die Pfeile gehen weiterhin.
