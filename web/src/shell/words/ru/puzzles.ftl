puzzles-about = По одному решению за раз, в позиции за настоящим столом. Каждый ответ сыгран до своей цели, поэтому лучший доказан.
puzzles-all = Все задачи
puzzles-solved = Решено { $solved } из { $count }
puzzles-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
  }, решено { $solved }
puzzle = Задача
puzzle-name = { $theme } { $number }
puzzle-theme = Тема
puzzle-themes-all = Все темы
puzzle-level = Сложность { $level } из 5
puzzle-levels = Сложность
puzzle-levels-all = Любая сложность
puzzle-states = Решённые или нерешённые
puzzle-states-all = Решённые и нерешённые
puzzle-states-open = Нерешённые
puzzle-states-solved = Решённые
puzzle-is-solved = Решено
puzzle-task = Цель: { $goals }; считается { $until }
puzzle-until-activation = в конце этой активации
puzzle-until-turn = в конце этого хода
puzzle-until-reply = в конце следующего хода противника
puzzle-until-death = когда один из двоих погибнет
puzzle-goal-dies = { $name } погибает
puzzle-goal-lives = { $name } остаётся в живых
puzzle-goal-wins = { $own ->
    [yes] вы побеждаете
   *[no] противник побеждает
  }
puzzle-goal-unbeaten = { $own ->
    [yes] вы не побеждены
   *[no] противник не побеждён
  }
puzzle-goal-wounds = { $name } получает как можно больше ран
puzzle-goal-spared = { $name } получает как можно меньше ран
puzzle-choose = Решать вам: ответьте на вопрос за столом.
puzzle-hint = Подсказка
puzzle-not = Заманчиво, но не лучшее: { $words }
puzzle-solution = Решение
puzzle-shown = Решение: { $words }
puzzle-again = Ещё раз
puzzle-next = Дальше
puzzle-left = Вы отменили ходы до решения. «Ещё раз» вернёт вас к нему.
puzzle-right-chance = Решено: { $best } — лучший шанс.
puzzle-right-amount = Решено: в среднем { $best }, лучше нельзя.
puzzle-wrong = Это не лучший ответ.
puzzle-wrong-chance = Не лучшее: лучший шанс — { $best }, ваш — { $yours }.
puzzle-wrong-amount = Не лучшее: лучший ответ даёт в среднем { $best }, ваш — { $yours }.
puzzles-loading = Задачи загружаются
