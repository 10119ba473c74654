### Что говорит `demiurge` в командной строке, по-русски. Справка --help, JSON и то, что набирают, везде на английском.

## Неверный вызов

call-parser = { $prog }: { $why } (см. { $prog } --help)
call-file = { $file }: { $why }
call-unfinished = { $file }: партия не окончена; разбирают только оконченные
call-why = { $why }
call-option-form = --option пишется имя=значение, а не «{ $given }»
call-option-twice = настройка { $option } указана дважды
call-edition-twice = издание указано дважды
call-edition = у { $game } нет издания «{ $edition }»; { $known ->
    [none] оно одно
   *[other] есть { ROW($known) }
}
call-components = компонентов в { $path } нет
call-seats = в { $game } играют { ROW($known) }, но не { $seats }
call-no-text = { $file }: не текстовый файл
call-not-json = { $file }: не JSON ({ $why })
call-bots = ботов { $n }, а мест только { $seats }
call-bots-and-you = ботов { $n } и вы, а мест только { $seats }
call-load = с --load места, настройки и компоненты берутся из записи
call-package = пакета { $package } нет
call-no-tests = здесь нет тестов { $game }, которые ссылались бы на её пункты: нужна рабочая копия проекта
call-position = в { $file } действий { $n }, поэтому позиции после { $to } нет
call-no-ledger = ни одна игра здесь не читает ведомостей { $site }
call-no-rows = { $file }: не с чем сравнивать
call-row = { $file }: { $row } не объект из чисел, текстов и их списков
call-as-ledger = у { $game } нет ведомостей, поэтому { $file } так не записать
call-bench = для bench нужна рабочая копия проекта: bench/run.py здесь нет
call-folder = папку для партий создать не удалось: { $folder }: { $why }
call-port-high = --port не больше { $most }, а не { $port }
call-host = узла «{ $host }» нет: { $why }
call-port-taken = порт { $port } на { $host } занят; --port 0 возьмёт любой свободный
call-port = порт { $port } на { $host } недоступен ({ $why }); --port 0 возьмёт любой свободный
call-processes = для --processes { $n } нужен PostgreSQL: у файла SQLite один процесс-сервер
call-processes-system = --processes работает там, где процессы могут делить один порт; эта система так не умеет
call-lab-processes = --lab работает с одним процессом-сервером: прогоны в ней идут по одному
call-lab-missing = ни один из установленных пакетов не приносит страниц лаборатории
call-table-needs = столу нужен { $package }: pip install 'demiurge[table]'
call-clock = { ROW($bots) }: думают по часам, точно так же партию не повторить
call-language = языка «{ $language }» здесь нет; есть { ROW($known) }

## Игры

games-line = { $name }: { $title }, игроков: { $least ->
    [none] { $most }
   *[other] от { $least } до { $most }
}
games-editions = издания: { ROW($editions) }
games-option = { $name }: { ROW($values) }. { $about }

## Партии ботов

simulate-done = { $game }, мест { $seats }: доиграно { $finished } из { $n }
simulate-speed = решений { $n } за { $seconds } с: { $speed } в секунду ({ $build ->
    [compiled] скомпилировано
   *[interpreted] без компиляции
})
simulate-means = средний счёт по местам: { ROW($means) }
arena-rotations = партий { $n } вместо { $asked }: каждый бот сидит на каждом месте одинаково часто
arena-done = { $game }, мест { $seats }: партий { $n }; равная доля побед { $share }
arena-wins = победы
arena-rate = доля побед
arena-interval = интервал 95 %
arena-between = от { $low } до { $high }
arena-mean = средний счёт
arena-rating = рейтинг
progress = { $what }: { $done } из { $of }, осталось { $seconds } с

lab-pair = пара { $pair } при зерне { $seed }{ $games ->
    [1] {""}
   *[other] : в начале { $alike ->
        [one] { $alike } одинаковый ответ
        [few] { $alike } одинаковых ответа
       *[many] { $alike } одинаковых ответов
    }
}
lab-pair-game = { $path }: { ROW($scores) }{ $file ->
    [none] {""}
   *[other] , записано в { $file }
}

league-is-of = { $file } – это лига по игре { $game }, мест { $seats }: { ROW($options) }
league-rules = в { $file } партии { $game } по другим правилам или с другими компонентами; её ботам здесь больше не встретиться
league-seed = { $file } начата с --seed { $seed }
league-no-bots = { $file } – новая лига: назовите её ботов, --bots A,B,...
league-two = для партий нужны двое ботов; в { $file } могут играть: { $n }
league-by-clock = { $bot } думает по часам: точно так же его партии не повторить
league-former = { $bot } играет иначе, чем прежде: он входит заново, а прежние партии остаются за ним прежним
league-progress = лига { $game }

## Проверки и правила

check-holds = верно
check-failed = неверно
check-cases = { $name }: случаев { $n }
check-first = из них неверно { $n }; первый: { $failure }
rules-counts = { $game }: пунктов { $n }, тесты ссылаются на { $cited }, только для сведения { $information }
rules-missing = ни один тест не ссылается: { ROW($clauses) }
rules-unknown = ссылки есть, а в правилах нет: { ROW($clauses) }
rules-greedy = слишком много пунктов сразу: { ROW($clauses) }

## Записи и ведомости

replay-waiting = { $game }: действий { $n } из { $moves }, ход за местом { ROW($seats) }
replay-finished = { $game }: действий { $n } из { $moves }, окончена
replay-scores = счёт по местам: { ROW($scores) }
replay-digest = сумма { $digest }
import-moves = { $file }: ходов { $n }, игра { $game }
import-refused = отказ, строка { $line }: { $text } ({ $clause })
import-differs = ряд { $row } отличается
import-expected = ожидалось { $row }
import-got = получилось { $row }
analyse-progress = разобрано ходов
analyse-seat = { $rank }. { $seat }: { $score }, потеряно за ход { $mean }, { $marks }
analyse-rounds = потеряно по раундам: { $rounds }
analyse-mark = { $at } { $glyph } { $seat } { $loss }: { $played }; лучше: { $better }
export-progress = запись в { $to }
export-done = { $file }: { $size } МБ

## Стол

serve-up = Demiurge открыт здесь: { $address }

## Слова

words-none = { $language }: ничего не пропущено
words-counts = { $language }: сообщений { $said } из { $n }, пропущено { $missing }, взглянуть на { $doubts }

learn-generation = поколение { $generation }, { $seconds } с: { ROW($told) }
learn-noisy-score = счёт с пробами { $figure }
learn-held-out-error = ошибка { $figure }
learn-clean-score = чистый счёт { $figure }
learn-wins-against-judge = побед против судьи { $figure }
learn-wins-against-best = побед против лучшей { $figure }
learn-copied = расходится с образцом на { $figure }
learn-entropy = нерешительность { $figure }
learn-lead-against-best = впереди лучшей на { $figure } очка
learn-done = { $file }: поколение { $generation }, чистый счёт { $score }, сыграно партий: { $games }
learn-judged = { $file }: поколение { $generation }, ошибка { $score } очка, сыграно партий: { $games }
