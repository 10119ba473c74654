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
bot-setting = у search нет настройки «{ $setting }»; есть { ROW($known) }
bot-number = { $setting } у search это число, а не «{ $given }»
bot-budget = бюджет это время, например 1s или 250ms, или число итераций, например 500it; а не «{ $given }»
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
record-unusable = строка { $line }: компоненты не годятся: { $why }
record-players = строка { $line }: в { $game } не играют, когда мест { $seats }
record-other-game = строка { $line }: здесь партия { $held }, а не { $wanted }
record-not-written = запись не сохранена: { $why }
