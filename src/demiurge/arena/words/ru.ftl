### Что говорит арена, по-русски.

## Где идут партии

workers-unknown = партии идут здесь или --on ray либо ray:HOST:PORT, но не на «{ $on }»
workers-no-ray = для --on ray нужен Ray: pip install 'demiurge[ray]'
workers-address = кластер Ray называют так: ray:HOST:PORT, а не «{ $address }»
workers-nowhere = на этой машине нет кластера Ray: начните его командой `ray start --head`, присоединитесь к нему командой `ray start --address=HOST:PORT` или дайте адрес, --on ray:HOST:PORT
workers-unreachable = к кластеру Ray по адресу { $address } не присоединиться: { $why }
workers-no-cluster = по адресу { $address } не кластер Ray, а что-то другое
workers-without = узел кластера не может сделать эту работу; есть ли на нём Demiurge и игра? ({ $why })
workers-other = на узле кластера другие исходники Demiurge, чем на этой машине: установите везде одинаковые

## Лига

league-file = { $file }: { $why }
league-damaged = файл { $file } повреждён, или это не лига: строка { $line } не подходит к тому, что стоит выше
league-busy = { $file } уже играет другой процесс
league-measure-unknown = в лиге нет бота «{ $bot }»; есть { ROW($known) }

league-league = Лига
league-seats = { $n } { $n ->
    [one] место
    [few] места
   *[many] мест
}
league-games = { $games } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}, каждая раздача с каждого места
league-leads = Впереди { $bot } (вероятность { $sure } %).
league-leads-unsure = Впереди { $bot }, но ещё не наверняка выше, чем { $second } (вероятность { $sure } %).
league-nobody = Ещё никто не играл.
league-scale = На 100 очков больше: выше соперника в 64 партиях из 100. Полосы содержат рейтинг в 95 таких лигах из 100.
league-head-place = место
league-head-rating = рейтинг
league-head-games = партий
league-head-interval = 95-процентный интервал
league-head-bot = бот
league-head-score = средний счёт
league-measure = точка отсчёта
league-off = за краем шкалы
league-below = < { $points }
league-above = > { $points }
league-never-won = ни разу не выиграл
league-never-lost = ни разу не проиграл
league-won-below = выиграл лишь у тех, кто ниже
league-lost-above = проиграл лишь тем, кто выше
league-point = { $bot }: { $rating } ({ $reach }), место { $place }, партий { $games }
league-plays-random = любой ответ
league-plays-greedy = на шаг вперёд, по ручным правилам
league-plays-beginner = на шаг вперёд, не видит { $share } % ходов
league-plays-learned = по обученной сети, не дальше чем на шаг
league-plays-ahead = сеть на несколько ходов вперёд, { $budget }
league-plays-search = поиск по дереву, { $budget }
league-plays-instead = подходящей сети нет: { $plays }
league-tries = { $n } { $n ->
    [one] проба
    [few] пробы
   *[many] проб
}
league-seconds = { $n } с
league-matrix = Кто кого
league-matrix-how = В скольких партиях из ста бот из строки выше бота из столбца; ниже – сколько их было. Жёлтая точка: не так, как ждут рейтинги.
league-pair = { $a } выше, чем { $b }, в { $won } % партий из { $n }; рейтинги ждут { $expected } %
league-odd = не так, как ждут рейтинги: { $a } выше, чем { $b }, в { $won } % партий из { $n }, ожидалось { $expected } %
league-waiting = ещё не играли: { ROW($bots) }
league-next = Дальше – то, что скажет больше всего
league-pairing = { $bots } · { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
league-figures = Цифры
league-honest = Чего отсюда не узнать
league-honest-bots = Рейтинг верен среди этих ботов, при этом числе мест и этих настройках. Он говорит, как часто один выше другого, но не на сколько, и ничего не говорит о людях.
league-honest-spread = Партии одной раздачи разбросаны в { $spread } раза (по дисперсии) против независимых; интервалы это учитывают.
league-honest-measure = Все рейтинги отсчитаны от { $bot }.
league-options = настройки: { ROW($options) }
