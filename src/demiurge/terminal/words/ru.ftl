### Что говорит терминал, по-русски. Слова, которые набирают (undo, list …), одни и те же на всех языках.

## Начало

opening-no-terminal = { $game }, игроков: { $seats }; вы против { LIST($bots) }: для игры нужен терминал.
opening-seed = , зерно { $seed }
opening-seats = Ваше место: { $seat }{ $others ->
    [none] { "" }
   *[other] ; { ROW($others) }
}. Команды перечислит help.
opening-bot = { $seat }: { $bot }
opening-language = { $game } пока не говорит по-русски: этот стол на английском.

## Места в игре, у которой нет для них имён

seat = Место { $number }
seat-you = { $name } (вы)
seat-score = очки

## Действия

answers-more = ещё { $n }: list { $word }
answers-no-number = Действия { $number } нет: они пронумерованы от 1 до { $last }.
answers-which = Это может быть любое из них:
answers-no-word = «{ $text }»: нет ни такого действия, ни такой команды; команды перечислит help.
answers-near = Может быть, { ROW($texts) }?
answers-usual = [Enter: { $text }]
groups-none = Группы «{ $word }» нет; есть такие: { ROW($groups) }

## Команды: что набрать и что будет

command-number = число
    .text = выбрать это действие; можно набрать и его текст или слова, которых нет у других
command-enter = Enter
    .text = обычное действие, если оно названо в приглашении
command-list = list [СЛОВО]
    .text = действия ещё раз; со словом: вся эта группа
command-board = board
    .text = нарисовать стол ещё раз
command-hint = hint [ВРЕМЯ]
    .text = три хороших действия после двух секунд раздумья, или hint 5s
command-why = why ТЕКСТ
    .text = почему действие запрещено, с пунктом правил: why build A1
command-rules = rules СЛОВО
    .text = пункты правил с этим словом: rules bridge
command-undo = undo, redo
    .text = отменить своё последнее действие; вернуть его
command-log = log [N]
    .text = партия в предложениях, последние N действий
command-save = save [ФАЙЛ]
    .text = записать партию; продолжит её demiurge play ИГРА --load ФАЙЛ
command-quit = quit
    .text = сохранить партию и выйти

## Что они отвечают

thinking = Думает: { $seat }
looking-ahead = смотрю вперёд
game-over = Игра окончена.
game-over-commands = undo, log, board, save ФАЙЛ или quit
hint-time = { $problem }; скажите, сколько думать: hint 5s
hint-answer = действие
hint-expected = ожидаемый счёт
hint-tried = опробовано
hint-times = { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}
why-of-what = команде why нужен текст действия: why build A1
why-no-answer = «{ $text }»: такого действия в этой игре нет, и правила о нём молчат.
why-allowed = Это разрешено: действие { $number }.
rules-of-what = команде rules нужно слово: rules bridge
rules-none = Пункта со словами «{ $words }» нет.
rules-more = и ещё { $n }; добавьте слово
log-number = команде log нужно число действий или all
undo-done = Отменено: { $text }.
undo-bots = Боты тоже отменяют свои.
redo-none = Возвращать нечего.
saved = Партия сохранена в { $path }. Продолжить её:

## Конец

result-title = Итог
result-total = всего
result-other = прочее
verdict-you = Вы победили.
verdict-game = Победила игра.
verdict-others = { $n ->
    [1] Победитель: { LIST($winners) }
   *[other] Первое место делят { LIST($winners) }
}; ваше место { $place } из { $seats }.
