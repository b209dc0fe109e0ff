rules-title = Les règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-not-in-printing = absente de cette édition
rules-ruling = Décision :
rules-english = Les règles sont pour l'instant en anglais.
rule-panel = Règles
rule-search = Chercher
rule-search-note = { $count } règles, par numéro, titre ou mots.
rule-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
rule-figure = Dans la { $printing } :
rule-absent = La { $printing } n'a pas cette règle.
rule-ruling = Décision
rule-missing = Il n'y a pas de règle { $id }.
rule-other-language = Cette règle n'est pas encore écrite en français.
