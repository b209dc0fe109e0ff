rules-title = Правила
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-not-in-printing = нет в этом издании
rules-ruling = Толкование:
rules-english = Тексты правил пока на английском.
rule-panel = Правила
rule-search = Поиск
rule-search-note =
    { $count ->
        [one] { $count } правило: по номеру, заголовку или словам.
        [few] { $count } правила: по номеру, заголовку или словам.
       *[many] { $count } правил: по номеру, заголовку или словам.
    }
rule-found =
    { $count ->
        [0] Нет правила со всеми этими словами.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rule-figure = { $printing }:
rule-absent = Этого правила здесь нет: { $printing }.
rule-ruling = Толкование
rule-missing = Правила { $id } нет.
rule-other-language = Этого правила пока нет на русском.
