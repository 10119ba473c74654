### Что говорится о любой игре, по-русски.

## Журнал

line = { $who } { LIST($deeds) }.
round = Раунд { $n }
victory = Победа: { LIST($winners) }, { $points }.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## Игра, которую никто не нарисовал

plain-seat = Место { $n }
plain-score = очки
plain-ask = Что вы ответите?
plain-answered = { $who }: { $answer }.
plain-secret = отвечает тайно

## Картинки

painter-pictures = для картинок нужен пакет { $package }, а он не установлен
painter-films = для фильмов нужен пакет { $package }, а он не установлен

## Переводы: что не так с файлом слов. $where это файл, $message название сообщения

message-unreadable = { $where }: не удаётся прочесть «{ $line }»: { $why }
message-twice = { $where }: сообщение { $message } записано дважды
message-dangling = { $where }: { $message } ссылается на { $other }, а такого сообщения нет
message-function = { $where }: { $message } вызывает { $function }, а такой функции нет
message-plurals = { $where }: { $message }: в выборе по числу нет { ROW($lacks) }
message-missing = { $where }: нет сообщения { $message }
message-more = { $where }: { $message } просит { ROW($variables) }, чего в английском нет
message-less = { $where }: в { $message } пропущено { ROW($variables) }

## Guides of first games

guide-unreadable = { $file }: { $why }
guide-unknown = { $file }: непонятно, что значит { ROW($names) }
guide-seats = { $file }: мест столько, сколько бывает в игре, и одно из них "me"
guide-twice = { $file }: { ROW($names) } стоит там дважды
guide-value = { $file }: { $name } не может быть { $value }
guide-nameless = { $file }: у одной из частей нет id
practice-goalless = { $file }: у { $name } нет цели
practice-kind = { $file }: условие — одно из { ROW($kinds) }
practice-no-record = нет файла { $file }

## Советы: чем один план лучше другого и что он даёт. $good: «2 монеты»; $more: 1 или 0

advice-points = { UPPER($source) }
advice-other-points = прочие очки
advice-goods = { $more ->
    [1] Больше
   *[0] Меньше
}: { $good }
advice-income = { $more ->
    [1] Больше
   *[0] Меньше
}: { $good } каждый раунд
advice-by-the-end = { $more ->
    [1] Больше
   *[0] Меньше
}: { $good } к концу игры, считая доход
advice-opens = Открывает { ROW($places) }
advice-closes = Не открывает { ROW($places) }
advice-left = Соперникам не достаётся: { ROW($things) }
advice-taken = Соперникам достаётся: { ROW($things) }
advice-prospects = Дальнейшие возможности
advice-rest = Остальное
advice-now = { $n } сейчас
advice-next = { $n } потом
advice-source = { $source } { $n }
advice-gives = Даёт игроку { $who }: { $good }.
advice-leaves = Оставляет игроку { $who }: { $thing }.

## Итог законченной партии: чего не хватило, чтобы получить больше очков

left-short = { $source }: не хватило { $n }
