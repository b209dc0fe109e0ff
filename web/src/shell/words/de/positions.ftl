# Der Stellungseditor, das Teilen eines Moments und Fehlermeldungen.
position-open-as = Als Stellung öffnen
position-earlier =
    In diesem Moment war etwas im Gang: Die Stellung ist die letzte ruhige davor, { $steps } { $steps ->
        [one] Antwort oder Wurf
       *[other] Antworten und Würfe
    } früher.
position-line = Zeile { $line }: { $words }
position-steps-kept =
    Das Skript mit { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } bleibt, wie es ist; zu einer geänderten Stellung passt es vielleicht nicht.
position-comments = Bemerkungen nach # bleiben nicht erhalten.
position-save = Datei speichern
position-load = Datei öffnen
position-paste = Oder füge den Text einer Datei ein
position-paste-open = Diesen Text öffnen
position-file = Datei
position-text = Die Datei
position-new = Leeres Brett
position-undo = Rückgängig
position-redo = Wiederholen
position-try = Ausprobieren
position-try-computer = Gegen den Computer
position-try-self = Alle Seiten selbst
position-try-as = Du spielst
position-try-about = Die Würfel fallen zufällig. Die Stellung bleibt hier; das Menü am Tisch führt zurück.
position-right = Die Regeln lassen diese Stellung zu.
position-wrong = Nicht spielbar: { $words }
position-checking = Die Regeln prüfen …
position-game = Spiel
position-mode = Modus
position-edition = Ausgabe
position-editions-all = Alle Ausgaben
position-name = Titel
position-seat = Platz { $number }
position-cards = Karten zum Stellen
position-search = Karten suchen
position-for = Für
position-placing = { $name }: Zeig auf einen Platz auf dem Brett, oder bewege die Marke mit den Pfeilen und drück Enter.
position-cancel = Weglegen
position-thing = Gewählt
position-nothing = Wähle etwas auf dem Brett oder eine Karte zum Stellen.
position-seats = Spieler
position-turn = Zug
position-remove = Entfernen
position-remove-card = { $name } entfernen
position-to-top = { $name } nach oben
position-tap = { $name } schließen oder öffnen
position-add = Hinzufügen
position-add-to = Karte für { $zone }
position-board = Das Brett der Stellung
position-controller = Kontrolliert von
position-at = Bei { $place }
position-kind-creature = Kreaturen
position-kind-terrain = Gelände
position-back = Zurück zur Stellung
position-placed = { $name } gestellt.
position-removed = { $name } entfernt.
share-title = Teilen
share-about = Ein Link öffnet die Wiederholung bei diesem Schritt. Eine Datei öffnet sich im Stellungseditor und im Terminal.
share-link = Link zu diesem Schritt
share-link-copy = Link kopieren
share-picture = Bild (PNG)
share-drawing = Zeichnung (SVG)
share-file = Szenariodatei
share-saved = Gespeichert.
share-failed = Der Browser hat es nicht erlaubt.
report-title = Fehler melden
report-about = Das macht eine Datei für alle, die dem Fehler nachgehen. Sie wird auf diesem Gerät gespeichert und nirgendwohin gesendet. Sie enthält:
report-part-position = die Stellung
report-part-log = der Verlauf, wie du ihn siehst
report-part-record = die ganze Aufzeichnung der Partie mit allen Karten und Würfen
report-part-secrets = deine eigene Hand, aber nichts, was deine Gegner geheim halten
report-part-version = die Version des Programms, seiner Regeln und Karten und die Ausgabe
report-part-browser = dein Browser: { $browser }
report-words = Was ist geschehen, und was hast du erwartet?
report-write = Datei erstellen
report-file = Die Datei der Meldung
position-own-creature = Eine eigene Kreatur
position-on = Kreatur, auf der { $name } liegt
