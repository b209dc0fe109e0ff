nav-learn = Lernen
learn-about = Lektionen, Schritt für Schritt
learn-title = Lernen
learn-reading = Lesen
learn-rules-about = Alle Regeln, mit Suche
