# Терминал для любой игры.

command-look = стол
command-log = журнал
command-why = почему
command-rule = правило
command-undo = назад
command-save = сохранить
command-concede = сдаться
command-help = помощь
command-quit = выход
command-all = всё
command-yes = да
command-no = нет

play-seat-person =
    { $several ->
        [yes] { $seat }: человек за этой клавиатурой.
       *[no] { $seat }: вы, за этой клавиатурой.
    }
play-seat-random = { $seat }: компьютер, который ходит наугад.
play-no-such-number = Такого номера нет; есть номера от 1 до { $count }. Клавиша Enter повторит вопрос.
play-unknown-command = «{ $word }» здесь неизвестно. Наберите номер или «помощь».
play-nothing-yet = Ещё ничего не произошло.
play-may = Сейчас это можно: { $option }
play-may-not = { $option }. Нельзя: { $why }
play-no-such-rule = Такого правила нет. Похожие: { $near }
play-rule-of-others = Нет в тех правилах, по которым идёт игра, только в: { $editions }
play-really-concede = { $seat }: вы действительно сдаётесь? да или нет
play-allow-undo = { $other }: можно ли взять ход назад ({ $seat })? да или нет
play-undo-denied = { $other } не соглашается.
play-several-called = Так называются несколько; уточните имя: { $names }.
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Игру не удалось сохранить в файле { $file }: { $cause }.
play-other-file = Файл { $file } уже есть, и это не сохранённая игра. Выберите другое имя.
play-other-game = В файле { $file } сохранена другая игра. Записать поверх неё? да или нет
play-save-where = Наберите «сохранить» и имя файла, например: сохранить игра.json
play-save-before-quitting = Сохранить игру? Наберите имя файла, «да», чтобы имя выбралось само, или «нет».
play-how-to-resume = Чтобы продолжить позже: signum play --terminal --resume { $file }
play-goodbye = До свидания.
play-end-of-input = Ввод закончился, а с ним и этот сеанс.
play-kept-nowhere = Игра нигде не сохранена; параметр --save с именем файла её сохраняет.
play-after-the-end = Можно ещё посмотреть на стол, прочесть журнал или сохранить игру: сохранить игра.json. Enter — выйти.

play-help = Наберите номер ответа или нажмите Enter, чтобы услышать вопрос снова. Команды:
play-help-line = { $command }: { $help }
play-help-log = последние строки журнала; «журнал всё» покажет каждое событие.
play-help-undo = берёт назад ваш последний ответ.
play-help-save = «сохранить игра.json» сохраняет игру.
play-help-concede = сдать партию.
play-help-help = эти строки.
play-help-quit = выйти из игры; будет предложено сохранить её.

replay-unfinished = Запись кончается здесь; игра не окончена.
analyse-head = { $name }: вероятность победы в начале каждого хода, по { $games ->
    [one] { $games } продолжению
    [few] { $games } продолжениям
    [many] { $games } продолжениям
   *[other] { $games } продолжениям
  } между компьютерными игроками:
analyse-moment = { $sure ->
    [yes] Ключевой момент
   *[no] Вероятно, ключевой момент
  }: ход { $turn }, { $name } (шаг { $step }). { $kind ->
    [costly] Другой выбор был лучше: +{ $better } % (± { $error }).
    [best] Лучшего выбора не было.
    [dice] Решили кубики.
    [probably-costly] Другой выбор, вероятно, был лучше: +{ $better } % (± { $error }).
    [probably-best] Лучшего выбора, вероятно, не было: +{ $better } % (± { $error }) перед следующим.
    [probably-dice] Кубики, вероятно, повлияли на игру.
   *[close] Варианты почти равны: +{ $better } % (± { $error }).
  } Продолжений на каждый выбор: { $games }.
analyse-way = { $chance } % { $words }{ $played ->
    [yes] {" "}(сыграно)
   *[no] { "" }
  }
analyse-dice = { $gave ->
    [yes] Кубики дали { $dice } % (± { $error }).
   *[no] Кубики отняли { $dice } % (± { $error }).
  }
analyse-error = ± — погрешность числа перед ним, в процентных пунктах; больше она бывает редко.
analyse-no-moments = Ни одно решение заметно не изменило игру. Сильнее всего шансы менялись { $count ->
    [one] в этом ходу:
    [few] в этих ходах:
    [many] в этих ходах:
   *[other] в этих ходах:
  }
analyse-eventful = Ход { $turn } (шаг { $step }), { $name }: вероятность победы { $before } % → { $after } %, { $change } % (± { $error })
analyse-no-turns = Ни одного хода не сыграно: анализировать нечего.
analyse-deeper = До конца партии, продолжений на каждый выбор: { $games }; { $better } % (± { $error }). { $verdict ->
    [agrees] Они согласны.
    [leans] Они склоняются к тому же.
    [leans-away] Они склоняются к другому.
   *[disagrees] Они не согласны.
  }
analyse-agreed = Ключевых моментов, где один выбор назван { $sure ->
    [yes] лучшим
   *[no] вероятно лучшим
  }: { $moments }; продолжения до конца партии: согласны { $agrees }, склоняются к тому же { $leans }, к другому { $away }, не согласны { $disagrees }. В среднем преимущество { $better } %; было названо { $told } %.

command-hint = совет

play-help-hint = что сделал бы компьютер и почему.
play-no-hint = Между двумя людьми советов нет.
play-seat-own = { $seat }: компьютер, который играет как { $player }.
play-pick-several = Наберите нужные номера, например: 1 3. Клавиша Enter без номера вернёт назад.
command-show = покажи
command-again = заново
learn-step = Шаг { $step } из { $steps }
learn-commands = Отвечайте номером. «{ $show }» сыграет шаг за вас, «{ $again }» начнёт его заново.
learn-waits = Здесь должна решать другая сторона, а урок туда не идёт. Шаг начинается заново.
learn-astray = Это разрешено, но уводит от задания. «{ $undo }» берёт ход назад.
learn-finished = Урок пройден.
