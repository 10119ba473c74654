### Что говорит ядро, по-русски.

## Части любой фразы

list = { $some } и { $last }
list-or = { $some } или { $last }
minus = −

## Игры, настройки и действия по именам

game-unknown = игры «{ $game }» нет; есть { ROW($known) }
game-broken = игру «{ $game }» ({ $package }) не удалось загрузить: { $why }
option-unknown = у { $game } нет настройки «{ $option }»; есть { ROW($known) }
option-value = настройка { $option } может быть одной из { ROW($values) }, но не «{ $value }»
game-players = в { $game } играют от { $least } до { $most }, но не { $seats }
option-together = { $option } и { $other } не сочетаются ({ $clause })
option-seats = { $option } = { $value }, а мест всего { $seats }
option-alone = для { $option } нужно больше одного игрока ({ $clause })
bot-unknown = бота «{ $bot }» нет; есть { ROW($known) }
bot-no-settings = у { $name } нет настроек, поэтому бота «{ $bot }» нет
bot-setting = у { $bot } нет настройки «{ $setting }»; есть { ROW($known) }
bot-number = { $setting } у { $bot } это число, а не «{ $given }»
bot-budget = бюджет это время, например 1s или 250ms, или число итераций, например 500it; а не «{ $given }»
net-none = нет сети, которая выучила бы { $game }
learn-no-instinct = у сети { $file } нет чутья, по которому играть
net-components = его сеть училась игре с другими компонентами
net-seats = его сеть не училась игре { $n ->
    [one] с { $n } игроком
    [few] с { $n } игроками
    [many] с { $n } игроками
   *[other] с { $n } игрока
}
net-option = его сеть не училась игре с { $option }={ $value }
learn-torch = для обучения нужен torch: pip install torch
learn-features = у игры { $game } нет features.py, учиться не на чем
learn-other = в { $folder } лежит обучение игре { $game }
net-unreadable = сеть { $file } не читается: { $why }
net-damaged = { $file } — не сеть, или файл повреждён
net-game = сеть { $file } училась игре { $made }, а не { $game }
net-features = сеть { $file } сделана для другой версии { $game }
action-unknown = действия «{ $action }» нет

## Записи партий. Каждое сообщение называет строку файла.

record-chance-list = строка { $line }: chance не список
record-outcome = строка { $line }: исход случая это пара целых чисел, а не { $outcome }
record-head = строка { $line }: это не начало записи Demiurge
record-format = строка { $line }: запись формата { $format }; эта версия читает формат { $known }
record-game = строка { $line }: не названа игра
record-seats = строка { $line }: число мест не названо или неверно: { $seats }
record-options = строка { $line }: настройки это тексты по именам
record-components = строка { $line }: components должен быть текстом
record-answer = строка { $line }: действию нужны место и текст
record-seat = строка { $line }: места { $seat } нет, есть только от 0 до { $last }
record-json = строка { $line }: не JSON ({ $why })
record-object = строка { $line }: не объект JSON
record-empty = строка { $line }: запись пуста
record-empty-line = строка { $line }: пустая строка
record-after-digest = строка { $line }: после заключительной суммы есть что-то ещё
record-digest-text = строка { $line }: сумма не является текстом
record-no-text = строка { $line }: не текстовый файл
record-more-at-start = строка { $line }: исходов случая больше, чем нужно для подготовки
record-refused = строка { $line }: месту { $seat } нельзя ответить «{ $answer }» ({ $why })
record-more = строка { $line }: исходов случая больше, чем нужно действию «{ $answer }»
record-few = строка { $line }: исходов случая слишком мало; нужно сказать, какой из { $n } выпал
outcome-impossible = исхода { $outcome } нет среди возможных: [{ ROW($among) }]
record-wrong = строка { $line }: { $why }
record-digest = строка { $line }: партия кончается другой позицией, чем сказано в записи
record-unfinished = строка { $line }: партия не окончена; разбирают только оконченные
record-unusable = строка { $line }: компоненты не годятся: { $why }
record-players = строка { $line }: в { $game } не играют, когда мест { $seats }
record-other-game = строка { $line }: здесь партия { $held }, а не { $wanted }
record-not-written = запись не сохранена: { $why }

## Файлы компонентов: что узнаёт их владелец. Каждая ошибка начинается со своего места: файл, запись, поле.

component-mistakes = { LINES($mistakes) }
component-at = { $place }: { $what }
component-missing = не указано
component-unknown = неизвестное поле
component-twice = встречается дважды
component-expected = ожидается { $what }, а здесь { $got }
component-nothing = ничего нет
component-whole = целое число
component-bounds = число от { $low } до { $high }
component-table = { $n ->
    [0] список целых чисел
    [one] список из { $n } целого числа
    [few] список из { $n } целых чисел
   *[many] список из { $n } целых чисел
}
component-length = чисел должно быть { $n }, а здесь { $got }
component-text = текст
component-flag = true или false
component-choice = одно из слов { ROW($known) }
component-effects = список эффектов
component-word = { $word } нет среди возможных: { ROW($known) }
component-no-object = ожидается объект { "{ }" }, а здесь { $got }
component-no-entries = ожидается объект с записью для каждого компонента, а здесь { $got }
component-no-entry = такой записи нет (есть { ROW($known) })
component-no-file = это не файл компонентов (ожидается один из { ROW($known) })
component-no-files = в этой папке нет файлов компонентов (ожидается хотя бы один из { ROW($known) })
component-nowhere = нет ни такого файла, ни такой папки
component-unreadable = не удаётся прочитать: { $why }
component-no-text = не удаётся прочитать: кодировка не UTF-8 (на байте { $at })
component-digits = в числе больше цифр, чем где-либо может понадобиться
component-deep = объекты и списки вложены друг в друга глубже, чем на { $n } { $n ->
    [one] уровень
    [few] уровня
   *[many] уровней
}
component-json = строка { $line }: испорченный JSON: { $why }

## Испорченный JSON, по словам Python

json-expecting-value = ожидается значение
json-expecting-colon-delimiter = ожидается «:»
json-expecting-comma-delimiter = ожидается «,»
json-expecting-property-name-enclosed-in-double-quotes = ожидается имя поля в двойных кавычках
json-illegal-trailing-comma-before-end-of-object = лишняя запятая в конце объекта
json-illegal-trailing-comma-before-end-of-array = лишняя запятая в конце списка
json-extra-data = лишнее после конца данных
json-unterminated-string-starting-at = у текста нет закрывающей кавычки
json-invalid-control-character-at = недопустимый управляющий символ
json-invalid-escape = после «\» стоит недопустимый символ
json-invalid-uxxxx-escape = неверная запись символа после «\u»
json-unexpected-utf-8-bom-decode-using-utf-8-sig = в начале стоит метка порядка байтов
