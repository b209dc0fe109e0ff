how-lessons = Учиться за столом
how-rules = Все правила
examples-all = Все примеры: { $count }
scenario-title = Позиция шаг за шагом
scenario-open = Шаг за шагом
scenario-step = Шаг { $step } из { $steps }
scenario-first = В начало
scenario-before = Шаг назад
scenario-next = Следующий шаг
scenario-begin = Это позиция. Перейдите к первому шагу.
scenario-quiet = Дан ответ; больше пока ничего не происходит.
scenario-leave = Закрыть
printings-found = { $count ->
    [one] Различается { $count } правило
    [few] Различаются { $count } правила
   *[many] Различаются { $count } правил
  }
printings-lacks = нет в этом издании
printings-has = как сказано
rules-to-all = Все правила
rule-scenarios = { $count ->
    [one] Его показывает { $count } позиция
    [few] Его показывают { $count } позиции
   *[many] Его показывают { $count } позиций
  }
scenario-printings = изданий: { $count } из { $all }
rule-decks = { $count ->
    [one] Его показывает { $count } колода
    [few] Его показывают { $count } колоды
   *[many] Его показывают { $count } колод
  }
rule-deck-ways = Как исправить:
rule-deck-broken = Открыть колоду с нарушением
rule-deck-kept = Открыть колоду по правилу
rule-unplayed = Этого режима в программе пока нет.
