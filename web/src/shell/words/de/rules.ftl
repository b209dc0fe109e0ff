rules-title = Die Regeln
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-not-in-printing = nicht in dieser Ausgabe
rules-ruling = Auslegung:
rules-english = Die Regeln stehen vorerst auf Englisch.
rule-panel = Regeln
rule-search = Suchen
rule-search-note = { $count } Regeln, nach Nummer, Titel oder Wörtern.
rule-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rule-figure = { $printing }:
rule-absent = Diese Regel gibt es hier nicht: { $printing }.
rule-ruling = Auslegung
rule-missing = Es gibt keine Regel { $id }.
rule-other-language = Diese Regel gibt es noch nicht auf Deutsch.
