guide-tap =
    { $step ->
        [hero] Dein Held beginnt an deinem Rand, unten. Tippe dorthin und bestätige.
        [hand] Karten sind Kreaturen, Reliquien, Zaubersprüche und Taktiken. Die Zeichen neben dem Namen sind die Gebäude, mit denen sie bezahlt werden. Behalte, was du bald spielen kannst; das Auge zeigt eine Karte.
        [build] Errichtung: ein Gebäude pro Zug, bezahlt mit Prosperität. Mit Gebäuden bezahlst du Karten: Jede Karte nennt die, die sie braucht; „beliebig“ heißt: irgendeines. Tippe auf ein Gebäude, um zu sehen, wozu es dient.
        [turn] Aktivierung, in beliebiger Reihenfolge: Spiel helle Karten aus der Hand und lass jede Kreatur einmal handeln. Tippe sie an und zieh sie dann: Innerhalb der festen Linie darf sie danach noch kämpfen, weiter draußen läuft sie und tut sonst nichts.
        [rest] Alle deine Kreaturen haben gehandelt. Spiel noch, was du kannst, und beende dann den Zug.
        [action] Tippe auf einen Gegner, den sie berührt oder auf den sie schießen kann, oder wähle unten. Passen beendet ihre Aktivierung.
        [enter] Wer ausgebracht wird, kommt hier ins Spiel und kann ab deinem nächsten Zug handeln. Tippe auf eine Stelle und bestätige.
        [pay] Wähle die Gebäude, die bezahlen. Sie werden geschlossen und sind zu Beginn deines nächsten Zuges wieder offen.
        [split] Angriffswürfel treffen mit Äxten und Schilden, die von Verwundeten nur mit Schilden. Ein Schild auf einem Verteidigungswürfel hält einen Treffer auf. Beide Seiten würfeln zugleich.
        [reroll] Würfel, die nicht getroffen haben, dürfen neu geworfen werden. Helle Würfel gelingen, hohle nicht.
        [wait] Am Zug: { $name }. Der Verlauf sagt, was geschieht; ein Tippen aufs Feld zeigt alles auf einmal.
       *[choose] Wähle, wonach gefragt wird. Langes Drücken zeigt eine Karte oder eine Kreatur.
    }
