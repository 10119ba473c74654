### Что говорит стол, по-русски.
### Имена людей, мест и игр стоят во фразах как есть: ни одна фраза не может требовать другого падежа.

## Сам язык

language-name = Русский

## Чей ход

turn-yours = Ваш ход
turn-waiting = Ожидание
turn-waiting-for = Ждём: { $names }
turn-of-seat = Ход: { $seat }
game-over = Игра окончена
thinking = думает
seat-also-yours = ещё одно ваше место
seat-nobody-yet = здесь ещё никого нет
person-is-away = { $name }: не за столом
players = { $n } { $n ->
         [one] игрок
         [few] игрока
        *[many] игроков
    }
players-between = { $few }–{ $n } { $n ->
         [one] игрок
         [few] игрока
        *[many] игроков
    }

## Люди

name-you = Вы
you = вы
name-host = Хозяин стола
the-host = хозяин стола
a-friend = Друг
name-spectator = Зритель
name-program = Программа
name-player = Игрок { $number }
seat-free = свободно
a-free-seat = свободное место
guest-heron = Гость Цапля
guest-otter = Гость Выдра
guest-lynx = Гость Рысь
guest-badger = Гость Барсук
guest-falcon = Гость Сокол
guest-beaver = Гость Бобр
guest-crane = Гость Журавль
guest-marten = Гость Куница
guest-raven = Гость Ворон
guest-stag = Гость Олень
guest-hare = Гость Заяц
guest-swan = Гость Лебедь
guest-fox = Гость Лиса
guest-owl = Гость Сова
guest-bison = Гость Зубр
guest-seal = Гость Тюлень
guest-ibis = Гость Ибис
guest-panda = Гость Панда
guest-gecko = Гость Геккон
guest-puffin = Гость Тупик
guest-mole = Гость Крот
guest-moose = Гость Лось
guest-stork = Гость Аист
guest-wolf = Гость Волк
guest-robin = Гость Зарянка
guest-finch = Гость Зяблик
guest-whale = Гость Кит
guest-tapir = Гость Тапир
guest-ibex = Гость Козерог
guest-kiwi = Гость Киви
guest-newt = Гость Тритон
guest-lark = Гость Жаворонок
bot-hypatia = Гипатия
bot-euler = Эйлер
bot-noether = Нётер
bot-zeno = Зенон
bot-lovelace = Лавлейс
bot-archimedes = Архимед
bot-kepler = Кеплер
bot-sappho = Сапфо
level-beginner = Новичок
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-beginner-about = многого не замечает: с ним удобно учить правила
level-easy-about = берёт то, что выгодно прямо сейчас
level-medium-about = играет по опыту многих партий или думает наперёд
level-hard-about = думает на несколько ходов вперёд и не спешит
seat-of-bot = { $name }, бот
person-present = за столом
person-away = не за столом
spectators = { $n } { $n ->
         [one] зритель
         [few] зрителя
        *[many] зрителей
    }

## Действия

answers = Действия
not-now = Не сейчас
answers-places = { $n } { $n ->
         [one] место
         [few] места
        *[many] мест
    }
answers-more = ещё { $n }
answers-more-on-board = ещё { $n } на поле
tip-more-answers = ещё { $n }: нажмите, чтобы выбрать
place-answers = { $answer } или ещё { $n }
answer-not-now = { $answer }: сейчас нельзя.
place-nothing = Здесь сейчас ничего сделать нельзя.
key-enter = Enter
choice-let-go = Отпустить
crumbs = Уже выбрано
crumb-back = Шаг назад
unasked-given = Без вопроса: { $answer }
unasked-forgo = Не это
unasked-forgo-note = Вернуть и отказаться от этого
answer-secret = Тайное действие
play-seat = Играть

## Почему нельзя

why-turn = { $n ->
         [1] Сейчас очередь за другим: { $names }.
        *[other] Сейчас отвечают другие: { $names }.
    }
why-free-seat = Сначала кто-то должен занять свободное место: сейчас его очередь.
why-other-question = Сейчас вас спрашивают о другом: { $question }
why-moved-on = { $name ->
         [none] Игра уже ушла дальше: посмотрите ещё раз.
        *[other] Игра ушла дальше, ответ дал игрок { $name }: посмотрите ещё раз.
    }
why-too-late = { $name ->
         [none] С тех пор что-то открылось: взять назад можно, только если согласны остальные.
        *[other] С тех пор ответил игрок { $name }: взять назад можно, только если согласны остальные.
    }
why-unknown = Страница попросила о том, чего игра не знает: загрузите её заново.
why-nothing-of-yours = У вас нечего взять назад.
why-game-over = Игра окончена.

## Подсказки

hint-button = Попросить подсказку
hint-note = Лучшие планы на этот ход и почему (h)
hint-thinking = Ещё думает
hint-title = Подсказка на этот ход
hint-label = Подсказка
hint-close = Закрыть подсказку
hint-against = по сравнению с { $plan }
hint-then = потом, если никто не помешает
hint-why = Чем отличается от { $plan }
hint-points = очки к концу
hint-ends = в конце { $n }
hint-ends-placed = в конце { $n }, место { $place }
hint-places = { $n } места
hint-placed = места: { $place }, а не { $other }
hint-average = в среднем
hint-also = Ещё можно
hint-do = { $n ->
    [1] Сделать этот шаг
    [2] Сделать шаги 1 и 2
    [one] Сделать шаги с 1 по { $n }
    [few] Сделать шаги с 1 по { $n }
   *[many] Сделать шаги с 1 по { $n }
}
hint-show = Показать
hint-done = { $n ->
    [one] Сделан { $n } шаг
    [few] Сделано { $n } шага
   *[many] Сделано { $n } шагов
}
hint-stopped = { $n ->
    [one] Дальше вышло иначе: сделан { $n } шаг.
    [few] Дальше вышло иначе: сделано { $n } шага.
   *[many] Дальше вышло иначе: сделано { $n } шагов.
}

## Отмена

proposal-waiting-for = ждём: { $names }
undo-button = Отменить
undo-sure = Вместе с этим берутся назад и ответы, данные с тех пор: { $names }. Вернуть их будет нельзя.
sure-no = Не сейчас
undo-note = Отменить (u)
redo-button = Вернуть
redo-note = Вернуть (r)
restart-button = Начать ход заново
restart-note = Отменить весь ход
ask-back-button = Попросить остальных об отмене
ask-back-note = Спросить остальных, можно ли отменить моё последнее действие (u)
proposal-take-back = просит отменить: { $deed }
proposal-stand-in = просит, чтобы пока играл бот, вместо отсутствующего: { $name }
proposal-here = Я здесь
proposal-agree = Согласиться
proposal-no = Нет
proposal-declined = Остальные против: ничего не отменено.
undo-too-late = Это уже нельзя отменить.
undo-nothing = Отменять нечего.

## Журнал, взгляд назад, чат

journal = Журнал
chat = Чат
journal-earlier = Раньше …
chat-empty = Пока никто ничего не сказал.
chat-placeholder = Напишите что-нибудь
chat-message = Сообщение
chat-send = Отправить
time = Время
time-first = К началу
time-back = На шаг назад
time-back-note = На шаг назад ([)
time-on = На шаг вперёд
time-play = Проиграть
time-pause = Пауза
time-position = Позиция
time-at = { $at } из { $last }
time-beginning = Начало
time-end = Конец
past-title = Взгляд назад
past-now = Вернуться
past-fork = Играть отсюда
replay-title = { $game }: повтор партии
theme-turn = Светлое или тёмное

## Конец

result = Итог
result-and-chart = Итог и графики
winner-game = Игра победила
winner = Победа: { $names }
winners = Победу делят: { $names }
result-hide = Показать поле
chart-sources = Откуда взялись очки
chart-rounds = По раундам
chart-turning-points = Переломные моменты
chart-figures = Все числа
period-before = Начало
period-before-short = Нач.
period-after = Итог
source-other = прочее
figures-total = всего
figures-after = после: { $period }
figures-caption = Очки по источникам и счёт по периодам
chart-bars-title = Очки по источникам, впереди { $names }
chart-lines-title = Счёт после каждого периода
gained-nothing = { $who }: очки не меняются
gained = { $who }: +{ $gain } ({ $source })
gained-mostly = { $who }: +{ $gain } (больше всего — { $source })
turning-lead = { $period }. { $deed } — и теперь впереди всех. Прежде вели: { $names }.
turning-passed = { $period }. { $deed } — и обгон: { $names }.
turning-winner = { $period }. { $deed } — самый большой прирост у победителя.
rematch-button = Реванш
rematch-asks = предлагает реванш
rematch-ready = Стол для реванша готов
rematch-somebody = Кто-то
rematch-sit = Занять своё место
rematch-seat-taken = ваше место занято
rematch-asked = Вам предлагают реванш
rematch-table = К новому столу
replay-button = Повтор
record-button = Запись
film-button = Фильм (GIF)
ledger-button = Леджер
page-button = Страница
making = Готовится … { $n } с
share-button = Поделиться
fork-where = Выберите позицию в журнале, затем «Играть отсюда».
fork-mark = Развилка другой партии, с позиции { $at }.
head-whole = Весь раунд: все раунды, награды и подсчёт
fork-button = Развилка

## Места и приглашения

seats = Места
seat-more = Подробнее: { $seat }
seat-detail = Рассмотреть
seat-look-as = Смотреть как { $seat }
seat-back = Снова играть самому
seat-leave-sure = С этого момента за вас играет бот. Место можно вернуть в любой момент.
seat-left = За вас играет бот: { $seat }.
seat-leave = Уйти: пусть за меня играет бот
seat-stand-in = Заменить ботом: { $name }
link-copy = Копировать ссылку
link-copy-seat = Копировать ссылку на место
invitation-copy = Копировать приглашение
invitation-copy-to = Копировать приглашение: { $seat }
link-copy-spectators = Ссылка для зрителей
invitations = Приглашения
invitation-seats = { $n ->
         [1] Есть свободное место
         [one] Свободно { $n } место
         [few] Свободны { $n } места
        *[many] Свободно { $n } мест
    }
invitation-one-link = одна ссылка — один игрок
link-title = Ссылка
link-copied = Ссылка скопирована.
curtain-title = Передайте экран: { $seat }
curtain-text = Остальные не смотрят. Нажмите, когда экран у вас.
curtain-open = Я — { $seat }
sit-title = { $host } приглашает вас: { $game }
sit-seat = Ваше место — { $number } из { $seats }.
sit-name = Ваше имя
sit-button = Сесть
sit-at = за стол: { $game }
look-only = Только смотреть
look-on = Смотреть
sit-people = За столом
sit-cookie = За столом этот браузер узнают по куки-файлу; учётных записей нет. Впервые здесь?
sit-rules = Правила
sit-taken = Здесь уже кто-то сидит.
sit-over = Эта игра окончена.
sit-old-link = Ссылка неверна, или хозяин стола сделал новую.
sit-over-help = Партию можно посмотреть, от первого хода до последнего.
sit-taken-help = Другое место может дать { $host }, а смотреть может каждый.
sit-old-link-help = Новую ссылку может дать { $host }, а смотреть может каждый.

## Другое устройство

device-go = На другое устройство
device-link = На другом устройстве
device-title = { $game } на другом устройстве
device-text = Учётных записей нет: этот браузер узнают по куки-файлу. Чтобы продолжить в другом месте, откройте там эту ссылку. Она действует один раз и уносит с собой ваше место и права хозяина стола. Никому её не показывайте.
device-link-label = Ссылка для другого устройства
copy-button = Копировать
copied = Скопировано
device-make = Сделать ссылку
device-end = Отменить ссылку
device-arrive = { $game }: продолжить на этом устройстве?
device-arrive-text = Сюда перейдут права хозяина стола и его место ({ $host }); прежний браузер будет только смотреть. Отправленные, но не использованные приглашения перестанут действовать; новые вы найдёте за столом.
device-go-on = Продолжить здесь

## Рамка стола

table-home = { $game }: ко всем столам
rules = Правила
rules-note = Правила (b)
settings = Настройки
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Всё поле
table-parts = Части стола
close = Закрыть
connection-lost = Связь потеряна, пробуем снова …
table-untranslated = { $game }: пока только на английском
clock-hours = { $n } ч
clock-days = { $n } д

## Настройки

settings-look = Вид
colours = Цвета
colours-auto = Авто
colours-light = Светлые
colours-dark = Тёмные
colours-contrast = Контраст
colours-now-auto = Цвета: автоматически
colours-now-light = Цвета: светлые
colours-now-dark = Цвета: тёмные
colours-now-contrast = Цвета: контрастные
colours-turn = Цвета: автоматически, светлые, тёмные или контрастные
settings-language = Язык
settings-confirm = Подтверждать действия
settings-sound = Тихий звук, когда мой ход
settings-notify = Системное уведомление, когда мой ход, а я смотрю на другое
settings-notify-refused = Браузер не разрешает уведомления с этой страницы.
settings-motion = Фишки движутся
settings-tips = Пояснять то, на чём стоит указатель
settings-pace = Боты отвечают, как только подумают; журнал и ползунок покажут каждый шаг ещё раз.
record-download = Скачать запись партии
ledger-download = Скачать леджер
page-download = Скачать страницу с повтором
film-download = Скачать фильм (GIF)
tables-all = Все столы
keys-button = Клавиши
keys-title = Клавиатура
keys-move = от одного светящегося места к другому
keys-choose = выбрать; ещё раз — сделать
keys-let-go = отпустить, закрыть
keys-end = закончить ход
keys-undo = отменить моё последнее действие
keys-redo = вернуть его
keys-step = шаг назад или вперёд по журналу
keys-now = к настоящему
keys-play = проиграть журнал
keys-zoom = ближе, дальше, всё поле
keys-hint = попросить подсказку
keys-plan = первый, второй или третий её план
keys-rules = правила
keys-chat = чат
keys-list = этот список

## Правила

rules-title = Правила: { $game }
rules-skip = К правилам
rules-about = Правила игры { $game } по пунктам, с поиском ({ $n }).
rules-count = { $n } { $n ->
         [one] пункт. Стол следит за ним
         [few] пункта. Стол следит за каждым
        *[many] пунктов. Стол следит за каждым
    } и называет его, когда отказывает.
search-button = Найти
search-label = Поиск по правилам
search-placeholder = Спросите: как победить?
search-example = Слово или номер, как { $clause }
search-found = найдено: { $n }
rules-chapters = Главы
rules-whole = Все правила
search-nothing = Таких слов в правилах нет.
search-nothing-of = В правилах нет «{ $words }».
search-empty = Введите слово или номер правила.
search-elsewhere = За этим столом это правило не действует: оно из другой редакции или другого варианта.
# Words that every question has; they are not looked for.
search-ignored = а без бы быть в во где да для до его ее если есть же за и из или их к как какие какой какая когда кого кто куда ли мне мои мой можно на надо не нет но ну нужно о об один он она они от откуда по почему при с сколько со такое то у чего чем что чтобы это я
rules-up = К главам
rules-in-chapter = { $clause }: в своей главе
house-title = Наши компоненты за этим столом
house-text = Печатные не опубликованы, поэтому проект придумал свои:

## Главная страница

variant-earlier-rulings = по прежним толкованиям
front-slogan = стол для больших игр о цивилизациях
front-title = Стол для больших игр о цивилизациях.
front-about = Большие настольные игры о цивилизациях в браузере: с друзьями по ссылке или против ботов, которые думают наперёд. Стол следит за каждым правилом. Без учётных записей.
front-text = Играйте с друзьями по ссылке или против ботов, которые думают наперёд. Стол знает все правила, показывает, что можно сделать, и объясняет, почему нельзя. Без учётных записей и установки.
me-label = Вас зовут
me-keep = ОК
front-skip = К играм
games = Игры
card-bots = боты { $n } { $n ->
         [one] уровня
         [few] уровней
        *[many] уровней
    }
card-options = { $n } { $n ->
         [one] настройка
         [few] настройки
        *[many] настроек
    }
card-play = Играть
card-new = Новый стол …
card-new-of = — { $game }
card-against = Вы и { $n } { $n ->
         [one] средний бот
         [few] средних бота
        *[many] средних ботов
    }
card-new-text = «Новый стол» — чтобы позвать друзей и всё выбрать.
front-plain = Ещё здесь есть, с простым полем:
front-cookie = Этот браузер узнаёт один куки-файл; больше никто.
tables-mine = Ваши столы
tables-open = Открытые столы
entry-to-give = ещё { $n } { $n ->
         [one] место
         [few] места
        *[many] мест
    } для друзей
entry-free = свободно мест: { $free } из { $n }
outcome-won = Вы победили
outcome-place = Ваше место: { $place }-е из { $seats }
outcome-finished = Окончена
variant-without = нет: { $option }
ago-now = только что
ago-minutes = { $n } мин назад
ago-hours = { $n } ч назад
ago-yesterday = вчера
ago-days = { $n } { $n ->
         [one] день
         [few] дня
        *[many] дней
    } назад
date = { $day }.{ $month ->
         [1] 01
         [2] 02
         [3] 03
         [4] 04
         [5] 05
         [6] 06
         [7] 07
         [8] 08
         [9] 09
        *[other] { $month }
    }.{ $year }
## Новый стол

new-title = Новый стол
new-heading = Новый стол
new-game = Игра
new-problems = Кое-что не сходится; это отмечено ниже.
new-kept = Всё остальное сохранено.
new-who = { $game }: кто играет?
new-count = Сколько мест
new-seats = мест
new-seat-who = Кто сидит на месте { $number }
new-seat-name = Имя на месте { $number }
new-me = Я
new-me-too = Тоже я, с этого экрана
new-me-about = за этим браузером
new-me-too-about = или кто-то рядом; между ходами карты закрыты
new-friend-hint = назовётся сам
new-friend-about = получит ссылку, она будет за столом
new-friend = Друг, по ссылке
new-bots = Бот
new-bot = Бот: { $level }
new-rows = Строки сверх числа мест не считаются.
new-rules = По каким правилам?
new-rulebook = Правила игры
new-more = Ещё
new-more-about = { $n } { $n ->
         [one] тонкость
         [few] тонкости
        *[many] тонкостей
    }; выбрано обычное
new-table = Стол
new-open = Открыт для всех
new-open-about = Стол виден на главной странице, и место друга может занять любой.
new-no-hints = Без подсказок
new-no-hints-about = Спросить, что сделал бы бот, здесь нельзя.
new-no-analysis = Без разбора
new-no-analysis-about = Разобрать ошибки законченной партии здесь нельзя.
new-absent = Замена
new-absent-never = никогда
new-absent-minutes = минут
new-absent-about = Если ждут того, кого столько времени нет, за него играет бот. Вернуться можно когда угодно.
new-seed = Зерно
new-seed-hint = новое
new-seed-about = Чтобы повторить партию: от того же слова придут те же карты. Если играют другие, оставьте пустым: кто знает слово, тот знает карты.
new-submit = Создать стол
new-cancel = Не сейчас
wrong-seat = Скажите, кто здесь сидит.
wrong-name = В имени не больше { $n } { $n ->
         [one] буквы
         [few] букв
        *[many] букв
    }.
wrong-seed = В зерне не больше { $n } { $n ->
         [one] буквы
         [few] букв
        *[many] букв
    }.
wrong-seed-shared = Кто знает зерно, знает все карты: если играют друзья, оставьте его пустым.
wrong-absent = Целое число минут до { $most }; или оставьте пустым.
wrong-value = Выберите одно: { $values }.
wrong-option = { $game }: такой настройки нет — { $name }.
wrong-count = { $game }: мест может быть { $seats }, а не { $number }.
wrong-game = Игры «{ $name }» здесь нет.

## Одни боты

alone-pauses = Люди здесь не играют: пока никто не смотрит, боты ждут.
alone-goes-on = Люди здесь не играют: боты продолжают и без зрителей.
alone-go-on = Пусть играют без меня
alone-wait = Пусть ждут меня
no-alone = отпустить ботов играть может только тот, кто создал стол
many-alone = Боты уже играют без вас за { $n } { $n ->
         [one] вашим столом
         [few] вашими столами
        *[many] вашими столами
    }: сначала остановите один из них.
many-alone-here = С вашего адреса боты уже играют сами за { $n } { $n ->
         [one] столом
         [few] столами
        *[many] столами
    }: сначала остановите один из них.

## Чего нельзя

error-no-table = Такого стола нет.
error-no-game = Такой игры здесь нет.
error-nothing = Здесь ничего нет.
error-cannot = Здесь этого сделать нельзя.
error-address = Адрес неверен.
error-old-page = Страница устарела или не наша: загрузите её ещё раз.
error-unplayable = Увы, { $why }.
unplayable-components = компоненты этой партии не годятся: { $error }
unplayable-rules = эта партия игралась по другим правилам, чем здешние: { $error }
error-broken = Что-то сломалось. Всё принятое сохранено; загрузите страницу ещё раз.
error-saved = Это сохранено, но сейчас не может быть показано. Откройте страницу заново чуть позже.
error-not-saved = Сейчас партию нельзя сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
error-host = Этот сервер не откликается на имя { $host }. Это может изменить тот, кто его запустил: demiurge serve --allow-host { $host }
error-too-open = С вашего адреса открыто слишком много столов; закройте один из них.
chat-too-fast = Не так быстро: повторите чуть позже.
error-too-many = Слишком много запросов; подождите немного.
error-too-much = Это слишком много за один раз.
error-unreachable = Сервер недоступен.
error-not-yours = Это не ваше действие.
error-failed = Не получилось; стол остался как был.
error-title = Что-то не так
error-title-forbidden = Увы, это не для вас
error-title-missing = На этом столе пусто
error-title-gone = Это больше не открыть
error-title-pause = Короткая пауза
error-title-too-many = Пока хватит
many-at-once = Слишком много новых столов сразу: подождите минуту и создайте следующий.
many-tables = У вас { $n } { $n ->
         [one] неоконченная партия
         [few] неоконченные партии
        *[many] неоконченных партий
    } за сегодня: завершите хотя бы одну, прежде чем начинать новую.
many-tables-here = С вашего адреса сегодня { $n ->
         [one] идёт { $n } неоконченная партия
         [few] идут { $n } неоконченные партии
        *[many] идёт { $n } неоконченных партий
    }: завершите хотя бы одну, прежде чем начинать новую.
error-home = Все столы и игры
table-back = Вернуться за стол
no-seat = такого места нет
no-seat-of-yours = { $name ->
         [none] Это не ваше место.
        *[other] Это не ваше место, здесь играет { $name }.
    }
no-looking-on = за этим столом вы только смотрите
no-question = Сейчас вас ни о чём не спрашивают. { $why }
no-bot = такого бота здесь нет
no-hints = За этим столом играют без подсказок.
no-such-stage = Такой ступени у подсказки нет.
no-hint = поиск ничего не дал: { $error }
hint-closed = сервер завершает работу
hint-late = за { $seconds } с ответа не было
hint-ended = процесс, который думал, завершился { $n } { $n ->
         [one] раз
         [few] раза
        *[many] раз
    } (код { $status })
hint-unwanted = этого больше никто не ждёт
no-stand-in = на этом месте замены не бывает
no-stand-in-stranger = замену может позвать только тот, кто сидит за столом
no-stand-in-present = { $name } за столом.
no-stand-in-yet = игрок { $name } отошёл недавно: бот сможет играть за него через { $n } мин
no-links = ссылки раздаёт только хозяин стола
no-device = на другое устройство стол переносит только его хозяин
no-open-table = этот стол открыт не для всех; ссылку на место может прислать его хозяин
no-rematch = реванш предлагает только тот, кто играл
no-rematch-yet = реванш предлагают после окончания игры
no-keepsake-yet = в этой партии что-то скрыто: фильм, страница и леджер делаются, когда она окончена
no-keepsake = не получилось: { $error }
no-ledger = леджера нет: { $error }
no-ledger-of-game = у этой игры нет леджеров
no-fork = партию со скрытыми картами нельзя ответвить, пока её играют другие

## Тому, кто запускает сервер

error-start = сервер не запустился; причина в его журнале
error-other = { $error }
database-address = это не адрес базы данных; нужен sqlite:///ФАЙЛ или postgresql://...
database-kind = { $kind } — не та база данных, которую мы используем; это sqlite и postgresql
database-file = для SQLite нужен файл: sqlite:///ФАЙЛ
database-unusable = базой данных нельзя пользоваться: { $why }
database-waiting = базой данных нельзя пользоваться: в неё ждут записи другие
database-writers = слишком многие ждут записи
database-busy = столом { $table } занят кто-то другой
database-revision = база данных версии { $revision }, которой этот выпуск Demiurge не знает

## У двери, пока неизвестно, кто читает: по-английски

door-malformed = Это не HTTP, каким мы его понимаем.
door-long-head = Заголовки запроса слишком длинны.
door-late = Запрос шёл слишком долго.
door-crowded = С вашего адреса слишком много соединений.
door-full = Сейчас здесь слишком много людей; попробуйте чуть позже.
metrics-secret = Метрики читают на самой машине или с { $token }.

## Для программ: по-английски

api-no-token = Это не наш токен.
api-speak = За место говорит его токен: Authorization: Bearer TOKEN.
api-open = Место открывает токен его ссылки: Authorization: Bearer TOKEN.
api-invited = Это токен ссылки на свободное место: отправьте его POST на .../seat и получите собственный.
api-no-link = Это не ссылка на место за этим столом.
api-own-token = token: собственный секрет, а не токен ссылки, который знает и хозяин стола.
api-random-token = token: 32 случайных знака: буквы, цифры, - или _.
api-taken = Это место уже занял кто-то другой.
api-not-your-seat = Место { $seat } за этим столом не ваше.
api-looking-on = За этим столом вы только смотрите.
api-count = { $game }: игроков может быть { $seats }, а не { $number }.
api-seats = Место — одно из { $known }, а не { $who }.
api-seed = Кто знает зерно, знает все карты: за столом со свободными местами его быть не может.
api-editions = { $game }: издания — { $known }, а не { $edition }.
api-body = тело запроса

## Страница переводчика

words-title = Все сообщения
words-about = Так, как они звучат на самом деле, рядом с английскими. Страница обновляется, когда файл сохранён.
words-rooms = Комнаты
words-languages = Языки
words-message = Сообщение
words-missing = нет
words-not-heard = в партиях не встретилось: вместо значений подставлены их имена
words-to-mend = { $n } { $n ->
    [one] строка требует внимания
    [few] строки требуют внимания
   *[many] строк требуют внимания
}

## The guide of a first game

guide = Проводник
guide-chip = с проводником
guide-count = { $n } из { $of }
guide-show = Показать
guide-do = Сделать
guide-next = Дальше
guide-fine = Понятно
guide-back = Что было сказано раньше
guide-enough = Мне достаточно
guide-any = Любой другой ход тоже годится.
guide-tap = Нажмите здесь
guide-also = Тоже годится.
guide-gone = Проводник замолчал. Его можно вернуть в настройках.
guide-setting = Проводник объясняет игру
card-learn = Научиться
no-guide = За этим столом нет проводника.
no-guide-yet = Для этой игры ещё никто не написал проводника.

## Practice: positions with a goal for one turn

practice = Упражнения
practice-title = Упражнения: { $game }
practice-text = Каждая позиция — начало хода, и у неё есть цель. Достигните её до конца хода; возвращаться можно сколько угодно.
practice-solved = Решено
practice-number = Упражнение { $n } из { $of }
practice-seat = вы — { $seat }
practice-ways = { $n ->
    [one] к цели ведёт { $n } путь
    [few] к цели ведут { $n } пути
   *[many] к цели ведут { $n } путей
}
practice-hint = Подсказка
practice-hint-more = Ещё
practice-hint-all = Показать решение
practice-hint-kind = С чего начать: { $kind }.
practice-hint-name = Главный ответ: { $name }.
practice-hint-whole = Весь путь: { $way }.
practice-then = { $first }, затем { $then }
practice-missed = Пока нет:
practice-reached = Решено:
practice-still = Стол ждёт вас
practice-pause = Пауза
practice-times = { $deed } ({ $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
})
practice-why = Почему это получается
practice-again = Сначала
practice-back = К началу позиции
practice-next = Следующая позиция
practice-on = Играть дальше отсюда
practice-all = Все позиции
practice-points = Очки за этот ход
practice-others = { $n ->
    [one] Другой путь: { $ways }.
    [few] Другие пути: { $ways }.
   *[many] Другие пути: { $ways }.
}
practice-best-same = Без цели анализ сыграл бы так же.
practice-best-way = Анализу больше всего нравится этот путь: { $way }.
practice-best-other = Без цели анализ сыграл бы так: { $way } (в конце примерно на { $gain } очка больше).
practice-best-another = Без цели анализ сыграл бы так: { $way }.
practice-best-end = закончить ход

no-practice = За этим столом никто не упражняется.
error-no-position = Такой позиции нет. Все они перечислены на странице упражнений этой игры.

## Обозначения

legend = Обозначения
legend-note = Обозначения (L)
legend-search = Найти знак, слово
legend-none = Такого знака нет.
legend-count = { $n } { $n ->
    [one] знак
    [few] знака
   *[many] знаков
}
legend-in-rules = Искать в правилах
legend-table = На столе
legend-glow = Светящееся кольцо
legend-glow-text = здесь можно что-то сделать
legend-dot = Красная точка
legend-dot-text = новое с вашего прошлого хода
legend-key = обозначения
legend-hold = удерживать: только «{ $picture }»
legend-words = То же словами:
legend-rules = правила
keys-legend = обозначения
keys-picture = удерживать: самое нужное
no-legend = У этой игры нет обозначений.

## The first page of a game

learn-skip = К тому, как играть
learn-people = вы, друзья и боты
learn-minutes = { $few }–{ $many } мин
learn-minutes-of = с ботами, вчетвером с людьми
learn-weight = { $n ->
    [1] лёгкая
    [2] несложная
    [3] средняя
    [4] сложная
   *[5] очень сложная
}
learn-dots = { $n } из { $of }
learn-estimate = по нашей оценке
learn-guided = Первая игра с проводником
learn-tour = Поле с пояснениями
learn-how = Как играть
learn-goal = Цель
learn-points = Откуда очки
learn-end = в конце
learn-meanwhile = по ходу игры
learn-measured = Что набирает в среднем один игрок: { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, за столом { $seats } { $seats ->
    [one] наш бот
    [few] наших бота
   *[many] наших ботов
}. Всего { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
learn-after = после: { $names }
learn-mistakes = { $n } { $n ->
    [one] ошибка новичков
    [few] ошибки новичков
   *[many] ошибок новичков
}
learn-ready = Готовы?
learn-ready-guided = Проводник объяснит каждое из этого, когда оно случится впервые. Его можно остановить и играть дальше.
learn-ready-bots = Сыграйте против ботов. Стол покажет, что можно сделать, и объяснит, почему нельзя.
learn-rules = Все правила

## Tables that are put away

away-put = Убрать
away-back = Вернуть
away-show = Показать убранные ({ $n })
away-hide = К вашим столам
away-title = Убранные
no-away = Вы не сидите за этим столом и не открывали его.

## Партия, принесённая с собой

bring-link = Открыть партию, сыгранную не здесь
bring-title = Открыть партию, сыгранную не здесь
bring-about = Вставьте леджер { $game } (snellman) или запись любой игры, сделанную этим столом. Оконченную партию можно повторить и доиграть с любой позиции; неоконченная продолжится с того же места, и вы замените того, чей ход.
bring-text = Леджер или запись
bring-file = Или выберите файл:
bring-map = Карта
bring-map-said = Как сказано в леджере
bring-map-about = Леджеры редко её называют. Если не сказано, это исходная карта.
bring-submit = Открыть
bring-row = Строка { $line }:
bring-nothing = Ничего не вставлено.
bring-unreadable = Это не прочитать ни как леджер, ни как запись.
bring-components = Запись со своими компонентами можно открыть только там, где они лежат: demiurge replay.
bring-kept = Ничего не открыто. Вставленное осталось в поле.

## Разбор оконченной партии

analyse-button = Разобрать
analysis = Разбор
analysis-kept = готов · хранится вместе с записью
analysis-making = Готовится: раунд { $n } из { $of }
analysis-waits = Готовится …
analysis-leave = Можно уйти и вернуться.
analysis-failed = Не получилось: { $error }
analysis-again = Ещё раз
review-curve-place = Ожидаемое место
review-curve-win = Шансы на победу
review-curve-points = Ожидаемые очки
review-by-move = по ходам
review-slip = неточность
review-mistake = ошибка
review-blunder = зевок
review-chance = упущенный шанс
review-title-slip = Неточность
review-title-mistake = Ошибка
review-title-blunder = Зевок
review-title-chance = Упущенный шанс
review-none = Ошибок не отмечено: никто не потерял ничего, что было бы несомненно.
review-move = ход { $n }
review-of = { $n } из { $of }
review-before = Предыдущая отметка
review-next = Следующая отметка
review-played = Сыграно
review-better = Лучше
review-cost = Чего это стоило
review-place-was = место { $best } → { $played }
review-win-was = шансы { $best } → { $played }
review-place-lost = { $n } места
review-end = в итоге
review-play-on = Играть отсюда
review-show = Показать
review-only-mine = только мои
review-only-of = только { $seat }
review-better-line = лучший путь { $n }
review-lost-by-round = потеряно очков по раундам
review-a-move = { $n } за ход
review-sources = { $seat }: очки по источникам
review-average = среднее за столом
review-total = { $n }, среднее { $average }
review-source = { $source }: { $n }, за столом { $table }
review-source-none = { $source }: нет, за столом { $table }
review-late = { $source }: { $n }, за столом { $table }; позже на { $late ->
    [one] { $late } раунд
    [few] { $late } раунда
   *[many] { $late } раундов
}
review-unspent = не использовано: { ROW($things) }
review-seats = Места
review-points-by-source = Источники
review-mistakes = Ошибки
review-position = Ход { $n }
review-curve-keys = ← → ход, ↑ ↓ следующая отметка
review-back = Назад к столу
review-seat-of = { $seat }, { $name }
no-analysis-yet = партию разбирают, когда она окончена
no-analysis-off = за этим столом разбора нет
no-analysis-move = такого хода нет
