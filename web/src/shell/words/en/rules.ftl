rules-title = The rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-not-in-printing = not in this printing
rules-ruling = Ruling:
rules-english = The rules are only in English for now.
rule-panel = Rules
rule-search = Search
rule-search-note = { $count } rules, by number, title or words.
rule-found =
    { $count ->
        [0] No rule has all these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
rule-figure = In the { $printing }:
rule-absent = The { $printing } does not have this rule.
rule-ruling = Ruling
rule-missing = There is no rule { $id }.
rule-other-language = This rule has not been translated into your language yet.
