how-title = Как играть
how-about = Игра на одной странице
how-lessons = Учиться за столом
how-rules = Все правила
examples-title = Разобранные примеры
examples-about = Примеры из книг правил как позиции. Пройдите каждую шаг за шагом: всё происходящее сказано словами вместе с правилом.
examples-all = Все примеры: { $count }
scenario-title = Позиция шаг за шагом
scenario-open = Шаг за шагом
scenario-step = Шаг { $step } из { $steps }
scenario-next = Следующий шаг
scenario-begin = Это позиция. Перейдите к первому шагу.
scenario-quiet = Дан ответ; больше пока ничего не происходит.
scenario-leave = Закрыть
printings-title = Издания рядом
printings-about = Правила, в которых издания различаются
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
rule-decks = { $count ->
    [one] Его показывает { $count } колода
    [few] Его показывают { $count } колоды
   *[many] Его показывают { $count } колод
  }
rule-deck-ways = Как исправить:
rule-deck-broken = Открыть колоду с нарушением
rule-deck-kept = Открыть колоду по правилу
rule-unplayed = Этого режима в программе пока нет.
scenario-printings = изданий: { $count } из { $all }
