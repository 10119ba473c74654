### unfinished

### Терра Мистика по-русски, словами docs/games/terra-mystica.ru-glossary.md.
### Места носят имена фракций, а те во множественном числе: «Ведьмы строят». Имя места ({0}) не склоняется, оно
### подлежащее; а у $faction есть падежи. Время настоящее.
### Формы: .gen родительный, .dat дательный, .acc винительный, .per «за каждые 4 шага», .short несколько букв для терминала.

title = Терра Мистика

## Фракции и карты: по их английским именам в файлах компонентов. Винительный как родительный

faction-alchemists = Алхимики
    .gen = Алхимиков
    .dat = Алхимикам
faction-auren = Аурены
    .gen = Ауренов
    .dat = Ауренам
faction-chaos-magicians = Маги Хаоса
    .gen = Магов Хаоса
    .dat = Магам Хаоса
faction-cultists = Культисты
    .gen = Культистов
    .dat = Культистам
faction-darklings = Мракожители
    .gen = Мракожителей
    .dat = Мракожителям
faction-dwarves = Гномы
    .gen = Гномов
    .dat = Гномам
faction-engineers = Инженеры
    .gen = Инженеров
    .dat = Инженерам
faction-fakirs = Факиры
    .gen = Факиров
    .dat = Факирам
faction-giants = Гиганты
    .gen = Гигантов
    .dat = Гигантам
faction-halflings = Полурослики
    .gen = Полуросликов
    .dat = Полуросликам
faction-mermaids = Русалки
    .gen = Русалок
    .dat = Русалкам
faction-nomads = Кочевники
    .gen = Кочевников
    .dat = Кочевникам
faction-swarmlings = Роевики
    .gen = Роевиков
    .dat = Роевикам
faction-witches = Ведьмы
    .gen = Ведьм
    .dat = Ведьмам
faction-acolytes = Послушники
    .gen = Послушников
    .dat = Послушникам
faction-dragonlords = Владыки драконов
    .gen = Владык драконов
    .dat = Владыкам драконов
faction-ice-maidens = Ледяные девы
    .gen = Ледяных дев
    .dat = Ледяным девам
faction-riverwalkers = Речники
    .gen = Речников
    .dat = Речникам
faction-shapeshifters = Оборотни
    .gen = Оборотней
    .dat = Оборотням
faction-yetis = Йети

map-base-map = Исходная карта
map-fire-ice-side-1 = «Огонь и лёд», сторона 1
map-fire-ice-side-2-revised-base-map = «Огонь и лёд», сторона 2 (исходная карта, исправленная)
map-fjords = Фьорды
map-loon-lakes = Озёра гагар

## Вещи

terrain-desert = пустыня
    .acc = пустыню
    .gen = пустыни
terrain-plains = равнина
    .acc = равнину
    .gen = равнины
terrain-swamp = болото
    .gen = болота
terrain-lake = озеро
    .gen = озера
terrain-forest = лес
    .gen = леса
terrain-mountain = горы
    .gen = гор
terrain-wasteland = пустошь
    .gen = пустоши
terrain-ice = лёд
    .gen = льда
terrain-volcano = вулкан
    .gen = вулкана
terrain-home = родной ландшафт
terrain-any = любой

cult-fire = огонь
    .gen = огня
cult-water = вода
    .gen = воды
cult-earth = земля
    .gen = земли
cult-air = воздух
    .gen = воздуха

# .row: над фигурками планшета. Винительный у всех как именительный
structure-d = дом
    .gen = дома
    .row = Дома
    .short = Д
structure-tp = торговый пост
    .gen = торгового поста
    .row = Торговые посты
    .short = ТП
structure-te = храм
    .gen = храма
    .row = Храмы
    .short = Х
structure-sh = крепость
    .gen = крепости
    .row = Крепость
    .short = К
structure-sa = святилище
    .gen = святилища
    .row = Святилище
    .short = С
thing-spade = лопата
    .short = ♠
thing-town = город
thing-ship = уровень навигации
    .short = нав.
thing-priest = жрец в культе
    .short = жрец

## Сколько чего. .unit: буквы без числа

goods-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .gen = { $n ->
        [one] { $n } монеты
        [few] { $n } монет
       *[many] { $n } монет
    }
    .short = { $n }{ goods-coin.unit }
    .unit = м
goods-worker = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
    .acc = { $n ->
        [one] { $n } рабочего
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
    .gen = { goods-worker.acc }
    .short = { $n }{ goods-worker.unit }
    .unit = р
goods-priest = { $n ->
    [one] { $n } жрец
    [few] { $n } жреца
   *[many] { $n } жрецов
}
    .acc = { $n ->
        [one] { $n } жреца
        [few] { $n } жрецов
       *[many] { $n } жрецов
    }
    .gen = { goods-priest.acc }
    .short = { $n }{ goods-priest.unit }
    .unit = ж
goods-power = { $n ->
    [one] { $n } мана
    [few] { $n } маны
   *[many] { $n } маны
}
    .acc = { $n ->
        [one] { $n } ману
        [few] { $n } маны
       *[many] { $n } маны
    }
    .gen = { $n } маны
    .short = { $n }мн
goods-spade = { $n ->
    [one] { $n } лопата
    [few] { $n } лопаты
   *[many] { $n } лопат
}
    .acc = { $n ->
        [one] { $n } лопату
        [few] { $n } лопаты
       *[many] { $n } лопат
    }
    .gen = { $n ->
        [one] { $n } лопаты
        [few] { $n } лопат
       *[many] { $n } лопат
    }
    .short = { $n }♠
goods-vp = { $n } ПО
    .short = { $n }{ goods-vp.unit }
    .unit = ПО
goods-key = { $n ->
    [one] { $n } ключ
    [few] { $n } ключа
   *[many] { $n } ключей
}
goods-token = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
goods-bridge = { $n ->
    [one] { $n } мост
    [few] { $n } моста
   *[many] { $n } мостов
}
goods-ship = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
} навигации
goods-carpet = { goods-step } полёта
goods-town = { $n ->
    [one] { $n } город
    [few] { $n } города
   *[many] { $n } городов
}
owed-favor = взять { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} благословения
owed-town = взять { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} города
owed-bridge = построить { goods-bridge }
owed-cult = сделать { goods-step } в культах
goods-step = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
goods-step-on = { goods-step } в культе { AS($cult, "gen") }
    .short = { $cult } { $n }
goods-step-each = по { $n ->
    [one] { $n } шагу
    [few] { $n } шага
   *[many] { $n } шагов
} в каждом культе
    .short = культы { $n }
chip-vp-for = { goods-vp } ({ ROW($sources) })
chip-vp-final = { goods-vp } в финальном подсчёте

## Жетоны, описанные по их числам

tile-nothing = ничего
tile-parts = { ROW($parts) }
    .acc = { ROW($parts, "acc") }
tile-cult = { UPPER($cult) } { $n }
tile-ship = навигация +{ $n }
tile-ship-steps = { goods-step } навигации
tile-spade-action = действие: 1 лопата
tile-cult-action = действие: 1 шаг в культе
tile-pass-vp = при пасе +{ $rate } ПО за { LIST($things) }
tile-income = { ROW($goods) } за раунд
tile-town-power = городу нужно на { $n } силы меньше
tile-town-power-more = городу нужно на { $n } силы больше
tile-build-vp = +{ $n } ПО за { $structure }
tile-pass-trading = при пасе +{ $rate } ПО за торговые посты
round-scores = { OR($things) } — { $n } ПО
round-rewards = { $cult } { $n }: { ROW($goods) }
    .short = { AS($cult, "short") } { $n }: { ROW($goods, "short") }
    .per = { HAS($cult, "gen") ->
        [yes] { $n ->
            [1] за каждый шаг
            [one] за каждый { $n } шаг
            [few] за каждые { $n } шага
           *[many] за каждые { $n } шагов
        } в культе { AS($cult, "gen") }
       *[no] { $n ->
            [1] за каждого жреца в культе
            [one] за каждого { $n } жреца в культе
            [few] за каждых { $n } жрецов в культе
           *[many] за каждых { $n } жрецов в культе
        }
    } — { ROW($goods) }
round-every = { $n ->
    [1] каждый
   *[other] каждые { $n }
}

# Что приносят особые действия; .told: в журнале, с глаголом
special-acta = 2 шага в одном культе
    .told = используют крепость ради :cult:
special-actc = двойной ход
    .told = начинают двойной ход
special-acte = мост
    .told = используют своё умение ради моста
special-actg = 2 лопаты
    .told = используют крепость ради 2:spade:
special-actn = песчаная буря: пустыня по соседству
    .told = поднимают песчаную бурю
special-acts = дом становится торговым постом
    .told = используют крепость ради :TP:
special-actw = дом в любом лесу
    .told = используют крепость ради :D:
special-acth5 = новый цвет за ману
    .told = меняют свой цвет за ману
special-acth6 = новый цвет за фишки
    .told = меняют свой цвет за фишки
special-bon1 = 1 лопата
    .told = используют бонусный жетон ради 1:spade:
special-bon2 = 1 шаг в культе
    .told = используют бонусный жетон ради :cult:
special-fav6 = 1 шаг в культе
    .told = используют жетон благословения ради :cult:

# Жетоны финальной цели. .short: в ряду раундов
final-building-on-edge = здания на краю
    .short = край
    .text = Больше всего зданий на краю карты внутри одной сети.
final-connected-clusters = группы в сети
    .short = группы
    .text = Больше всего отдельных групп внутри одной сети.
final-connected-distance = расстояние в сети
    .short = расстояние
    .text = Наибольшее расстояние между двумя зданиями одной сети.
final-connected-sa-sh-distance = от крепости до святилища
    .short = крепость — святилище
    .text = Расстояние между крепостью и святилищем внутри одной сети.

## Чем особенны фракции. .start: без крепости; .stronghold: что она даёт

ability-alchemists = { ability-alchemists.start }; крепость приносит 12 маны, потом по 2 за каждую лопату
    .start = меняют ПО на монеты и монеты на ПО
    .stronghold = 12 маны, потом по 2 за каждую лопату
ability-auren = крепость приносит жетон благословения, потом 2 шага в культе каждый раунд
    .stronghold = жетон благословения, потом 2 шага в культе каждый раунд
ability-chaosmagicians = { ability-chaosmagicians.start }; крепость даёт двойной ход каждый раунд
    .start = два жетона благословения за каждый храм, но один стартовый дом
    .stronghold = двойной ход каждый раунд
ability-cultists = { ability-cultists.start }; крепость приносит 7 ПО
    .start = шаг в культе, когда соседи берут ману от вас
    .stronghold = 7 ПО
ability-darklings = { ability-darklings.start }; крепость превращает 3 рабочих в жрецов
    .start = лопата стоит жреца и приносит 2 ПО
    .stronghold = 3 рабочих становятся жрецами
ability-dwarves = без кораблей: роют туннель под одним гексом за рабочих и получают 4 ПО каждый раз
    .stronghold = туннель стоит 1 рабочего
ability-engineers = { ability-engineers.start }; с крепостью при пасе 3 ПО за мост
    .start = дешёвые здания, мосты за 2 рабочих
    .stronghold = при пасе 3 ПО за мост
ability-fakirs = без кораблей: перелетают один гекс за жреца и получают 4 ПО каждый раз
    .stronghold = полёт на гекс дальше
ability-giants = { ability-giants.start }; крепость приносит 2 лопаты каждый раунд
    .start = любой гекс требует 2 лопат
    .stronghold = 2 лопаты каждый раунд
ability-halflings = { ability-halflings.start }; крепость сразу приносит 3 лопаты
    .start = 1 ПО за каждую лопату
    .stronghold = сразу 3 лопаты
ability-mermaids = { ability-mermaids.start }; крепость приносит бесплатный шаг навигации
    .start = навигация до уровня 5, город может пропустить клетку реки
    .stronghold = бесплатный шаг навигации
ability-nomads = { ability-nomads.start }; песчаная буря крепости каждый раунд превращает соседний гекс в пустыню
    .start = три стартовых дома
    .stronghold = песчаная буря каждый раунд
ability-swarmlings = { ability-swarmlings.start }; крепость каждый раунд бесплатно улучшает дом
    .start = дорогие здания, богатый старт, 3 рабочих за город
    .stronghold = бесплатный торговый пост каждый раунд
ability-witches = { ability-witches.start }; крепость каждый раунд ставит дом в любом лесу
    .start = 5 ПО за каждый город
    .stronghold = дом в любом лесу каждый раунд
ability-acolytes = { ability-acolytes.start }; с крепостью отправленные жрецы делают на шаг больше
    .start = новые вулканы за шаги в культах
    .stronghold = жрецы делают на шаг больше
ability-dragonlords = { ability-dragonlords.start }; крепость приносит новые фишки
    .start = новые вулканы за фишки маны
    .stronghold = по новой фишке за каждого игрока
ability-icemaidens = { ability-icemaidens.start }; с крепостью при пасе 3 ПО за храм
    .start = жетон благословения на старте
    .stronghold = при пасе 3 ПО за храм
ability-riverwalkers = { ability-riverwalkers.start }; крепость строит два моста
    .start = только по рекам и без лопат: ландшафты открывают жрецы
    .stronghold = сразу два моста
ability-shapeshifters = { ability-shapeshifters.start }; когда соседи берут ману, можно купить новую фишку
    .start = меняют цвет за ману
    .stronghold = новый цвет за ману
ability-yetis = действия за ману на 1 дешевле, а с крепостью никогда не заняты
    .stronghold = действия за ману никогда не заняты

## Откуда очки: в журнале и на графике. .final: «за …» в финальном подсчёте

source-start = старт
source-scoring-tile = жетоны цели
source-bonus-card = бонусные жетоны
source-favor-tile = жетоны благословения
source-town = города
source-shipping = навигация
source-spade-track = шкала лопат
source-faction = фракция
source-leech = взятая мана
source-conversion = обмен
source-fire = огонь
    .final = :fire:
source-water = вода
    .final = :water:
source-earth = земля
    .final = :earth:
source-air = воздух
    .final = :air:
source-area = сеть
    .final = сеть
source-final-tile = финальная цель
    .final = финальную цель
source-resources = ресурсы
    .final = остаток ресурсов
source-adjusted = поправка

## Журнал: что делает место, без него самого

told-faction = вступают в игру
told-colour = выбирают цвет { AS($terrain, "gen") }
told-first-dwelling = селятся на { $hex }
told-card = берут { $card }
told-income = получают доход
told-no-income = остаются без дохода
told-build = строят дом на { $hex }
told-settle = селятся там
told-transform = превращают { $hex } в { AS($terrain, "acc") }
told-upgrade = улучшают { $hex } до { AS($structure, "gen") }
told-bridge = строят мост от { $here } до { $there }
told-convert = обменивают { $given } на { $taken }
told-leech = { $n ->
    [0] не берут ману
   *[other] берут { $n }:power:
} от соседей ({ $who })
told-decline = отказываются от { $n }:power:
told-all-declined = получают ману за отказы
told-token = покупают фишку :power:
told-no-token = не покупают фишку
told-pass = пасуют и берут { $card }
told-pass-last = пасуют в последний раз
told-power = тратят :power: на { AS($what, "acc") }
told-power-bridge = мост
told-special = { AS($what, "told") }
told-favor = берут жетон благословения: { $tile }
told-town = основывают город: { $tile }
told-connect = соединяют город через реку
told-unlock = открывают { AS($terrain, "acc") }
told-keep = оставляют себе :priest:
told-drop = выходят из игры
told-cult = продвигаются в культе { AS($cult, "gen") }
told-cult-top = не могут подняться выше в культе { AS($cult, "gen") }
told-send = отправляют :priest: в культ { AS($cult, "gen") }
told-lose = отступают в культе { $sign }
told-step-down = спускаются в культе { $sign }
told-waive = отказываются от { $what }
told-adjust = { $more ->
    [yes] добавляют
   *[no] убирают
} { AS($what, "acc") }
told-ship = развивают навигацию
told-dig = куют лопаты получше
told-burn = жертвуют маной
told-spade = покупают лопату
told-stay = останавливаются перед вершиной
told-score = получают очки
told-final = получают { LIST($points) }
told-final-points = { $n } за { AS($source, "final") }
step-cult = выбирают { $sign }
step-drop = отпускают { AS($faction, "gen") }
step-done = заканчивают ход
card-signs = бонусный жетон ({ ROW($signs) })
card-signs-vp = :vp: за { $signs }

## Журнал: чего не делает никто

told-round = Раунд { $n }
told-cults = Культы награждают тех, кто им служит.
told-end = Игра окончена.

## Вопросы

ask-faction = За какую фракцию вы играете?
ask-start = С чего вы начинаете?
ask-first-dwelling = Где вы селитесь?
ask-first-card = Какой бонусный жетон вы берёте?
ask-leech = Сосед построил: берёте ману?
ask-step = Шаг в любом культе.
ask-gate = Вершина культа { AS($cult, "gen") } свободна: занять её за ключ?
ask-cult-spades = Культы приносят вам { goods-spade.acc }: преобразуйте то, до чего дотянетесь.
ask-favor = Возьмите жетон благословения.
ask-town = Город основан: возьмите его жетон.
ask-cult = Продвиньтесь в культе.
ask-lose = В каком культе вы отступаете?
ask-bridge = Где построить мост?
ask-unlock = Пришёл жрец: оставить его или открыть ландшафт?
ask-colour = Какой цвет вы выбираете?
ask-trading = Какой дом станет торговым постом?
ask-dwelling = Где построить дом?
ask-spades = Используйте { goods-spade.acc }.
ask-transform = Какой гекс преобразовать?
ask-turn = { $n ->
    [1] Ваш ход.
    [one] Ваш ход: { $n } действие.
    [few] Ваш ход: { $n } действия.
   *[many] Ваш ход: { $n } действий.
}
ask-build = Постройте, обменяйте или закончите ход.
ask-end = Обменяйте или закончите ход.

## На что место может ответить раз и навсегда

standing = Мана от соседей
standing-ask = Спрашивать меня
standing-none = Не брать никогда
standing-most = Брать до { $n }, от большего отказываться
standing-all = Брать всю

## Заголовки ответов. Формы стоят справа от заголовка

group-faction = Выбрать фракцию
group-colour = Выбрать цвет
group-leech = Мана от соседей
    .several = сначала самая давняя
group-token = Фишка за очко
group-gate = Вершина культа
group-lose = Отступить в культе
group-favor = Взять жетон благословения
group-town = Взять жетон города
group-cult = Продвинуться в культе
group-bridge = Построить мост
group-unlock = Оставить жреца или открыть ландшафт
group-build = Построить дом
    .setup = Поселиться
group-transform = Только преобразовать
group-upgrade = Улучшить
group-river = Город через реку
group-power = Действие за ману
    .sacrifice = жертвуя из чаши II
group-special = Особое действие
group-send = Отправить жреца
group-advance = Развить
group-waive = Отказаться
group-done = Конец хода
group-convert = Обменять
    .before = до действия и после него
    .after = пока ход не закончен
group-pass = Спасовать и взять бонусный жетон
    .setup = Взять бонусный жетон
    .last = Спасовать
group-drop = Выйти из игры
group-adjust = Поправить

## Ответы: сами по себе; .label в своей группе; .note ещё одна строка

answer-faction = { $faction }
    .note = { $home }: { $ability }
answer-colour = Цвет { AS($terrain, "gen") }
answer-build = Дом на { $hex }
    .label = родной
answer-transform = Превратить { $hex } в { AS($terrain, "acc") }
answer-long-way = Превратить { $hex } в { AS($terrain, "acc") } длинным путём
answer-dig = Купить лопату
    .label = Купить 1:spade:
answer-upgrade = { UPPER($structure) } на { $hex }
    .label = { $structure }
answer-bridge = Мост от { $here } до { $there }
answer-river = Город через реку: { LIST($hexes) }
    .label = { LIST($hexes) }
    .note = город через реку соединит { LIST($hexes) }
answer-send = Жрец в культ { AS($cult, "gen") }, { goods-step }
    .back = жрец возвращается в ваш запас
    .stays = жрец остаётся там навсегда
answer-ship = Навигация до уровня { $n }
    .label = Навигация: { $n }
answer-spades = Лопаты за { goods-worker.acc }
    .label = Лопаты по { $n }:worker:
    .note = каждая лопата, с этого момента
answer-burn = Пожертвовать фишкой
    .note = одна фишка чаши II уходит из игры, другая переходит в чашу III
answer-convert-power-priest = Обменять 5 маны на жреца
answer-convert-power-worker = Обменять 3 маны на рабочего
answer-convert-power-coin = Обменять 1 ману на монету
answer-convert-priest-worker = Обменять жреца на рабочего
answer-convert-priest-coin = Обменять жреца на монету
answer-convert-worker-coin = Обменять рабочего на монету
answer-convert-coin-vp = Обменять монеты на ПО
answer-convert-vp-coin = Обменять ПО на монету
answer-convert-worker-priest = Обменять рабочего на жреца
answer-power = { UPPER($what) } за { goods-power.acc }
answer-special = { UPPER($what) }
answer-favor = Жетон благословения: { $tile }
answer-town = Жетон города: { $tile }
answer-card = Бонусный жетон: { $tile }
answer-cult = { goods-step-on }
answer-step-down = Спуститься в культе { AS($cult, "gen") }
answer-lose = { goods-step } назад в культе { AS($cult, "gen") }
    .note = за вулкан
answer-enter = Занять вершину культа { AS($cult, "gen") }
    .note = это стоит ключа
answer-stay = Остановиться перед вершиной
    .note = и сохранить ключ
answer-leech = Взять { goods-power.acc } от { AS($faction, "gen") }{ $vp ->
    [0] { "" }
   *[other] { " " }за { $vp } ПО
}
    .label = Взять { $n }:power:
answer-decline = Отказаться от маны от { AS($faction, "gen") }
    .label = Отказаться от { $n }:power:
answer-pass = Спасовать и взять бонусный жетон: { $tile }
answer-pass-last = Спасовать в последний раз
    .note = и ждать финального подсчёта
answer-unlock = Открыть { AS($terrain, "acc") }
answer-keep = Оставить жреца
    .label = оставить
answer-token = Купить фишку маны
    .label = Новая фишка в чаше III
    .note = она ложится в чашу III
answer-no-token = Не покупать фишку
    .label = Без фишки
answer-waive = Отказаться от { $what }
answer-done = Закончить ход
answer-drop = { $faction } выходят из игры
answer-adjust = { $more ->
    [yes] Добавить
   *[no] Убрать
} { AS($what, "acc") }
adjusted-p1 = фишка в чаше I
    .acc = фишку в чаше I
adjusted-p2 = фишка в чаше II
    .acc = фишку в чаше II
adjusted-p3 = фишка в чаше III
    .acc = фишку в чаше III

# От чего можно отказаться: всегда после «от», в родительном падеже
waived-spade = лопаты
waived-bridge = моста
waived-free-tf = бесплатного преобразования
waived-volcano-tf = вулкана
waived-free-tp = бесплатного торгового поста
waived-free-d = бесплатного дома
waived-gain-tw = жетона города
waived-gain-favor = жетона благословения
waived-convert-w-to-p = жрецов

# Части пояснения
note-parts = { ROW($parts) }
note-first-dwelling = стартовый дом, бесплатно
note-home = родной ландшафт
note-ground = { $old } → { $new }
note-long-way = длинным путём
note-way-carpet = на ковре
note-way-tunnel = туннелем
note-instead = вместо { AS($structure, "gen") }
note-neighbour = рядом с соседом монет вдвое меньше
note-no-neighbour = без соседа
note-coins = на нём { goods-coin }

# Чего не хватает для ответа, который запрещён
lacks-short = не хватает { LIST($goods, "gen") }
lacks-convert = Сначала обменяйте { LIST($given, "acc") } на { LIST($goods, "acc") }

## Что стоит на картинке

panel-strip = Запас
panel-mat = Планшет
panel-cults = Культы
label-seat = Место { $n }
label-no-faction = Пока без фракции
label-no-mat = Фракция ещё не выбрана.
label-passed = пас
label-income = доход
label-reward = культы
label-start = На старте
label-step = шаг:
label-sanctuary = городу хватит 3 зданий
label-used = { $what } (использовано)
label-setup = Подготовка
label-setup-factions = выбирают фракции
label-setup-dwellings = первые дома
label-setup-cards = первые дома и бонусные жетоны
label-round = Раунд { $n }
label-rounds = из { $n }
label-final = дальше финальный подсчёт
label-end = Конец игры
label-powers = Действия за ману
label-cards = Бонусы
label-towns = Города
label-favors = Благословения

# О части картинки
about-hex = { $hex }, { $terrain }.
about-building = { $hex }, { $terrain }. { UPPER($structure) } { AS($faction, "gen") }, сила { $n }{ $town ->
    [yes] ; в городе
   *[no] { "" }
}.
about-bridge = Мост { LIST($owners) } между { $here } и { $there }.
about-bridge-owner = { AS($faction, "gen") }
about-no-bridge = Место для моста между { $here } и { $there }.
about-cult = { UPPER($cult) }: { ROW($seats) }.
about-cult-seat = { $faction } { $n }
about-cult-nobody = { UPPER($cult) }.
about-slot = Жрец остаётся здесь: { goods-step-on }.
about-slot-taken = Занято. Жрец здесь остаётся: { goods-step-on }.
about-slot-back = Жрец возвращается в запас: { goods-step-on }.
about-used = В этом раунде использовано.
about-taken = В этом раунде занято.
about-free = Свободно.
about-coins = На нём { goods-coin }.
about-left = Осталось: { $n }.
about-yours = У вас он есть.
about-income = Доход: { ROW($goods) }.
about-reward = От культов: { ROW($goods) }.
about-trading-price = Монет: { $alone }, а рядом с соперником { $beside }.
about-priests = Не больше { goods-priest.gen }.
about-ability = { UPPER($ability) }.

## Что говорит о себе каждая часть

tip-faction = { $faction }
    .text = Родной ландшафт: { $home }. { UPPER($ability) }.
tip-bonus = Бонусный жетон
    .text = { UPPER($what) } ({ $code }).
tip-favor = Жетон благословения
    .text = { UPPER($what) } ({ $code }).
tip-town = Жетон города
    .text = { UPPER($what) } ({ $code }).
tip-score = Жетон цели
    .text = В своём раунде: { $scores }. После него: { AS($rewards, "per") } ({ $code }).
tip-final = Финальная цель: { $tile }
    .text = { AS($tile, "text") }
tip-power-action = Действие за ману
    .text = { UPPER($what) } за { goods-power.acc }. Один раз за раунд на всех игроков ({ $code }).
tip-special = Особое действие
    .text = { UPPER($what) }, один раз за раунд ({ $code }).
tip-special-again = Особое действие
    .text = { UPPER($what) } ({ $code }).
tip-terrain = { UPPER($terrain) }
    .text = Соседи по кругу: { $before } и { $after }. Каждый шаг по кругу — одна лопата, а дома стоят только на родном ландшафте.
tip-terrain-ice = Лёд
    .text = Родной ландшафт ледяных фракций; больше его не преобразовать.
tip-terrain-volcano = Вулкан
    .text = Родной ландшафт вулканических фракций; больше его не преобразовать.
tip-cult = Культ { AS($cult, "gen") }
    .text = Деления 3, 5, 7 и 10 приносят ману. На деление 10 пускает ключ, и место там одно.
tip-river = Река
    .text = Её пересекают корабли: уровень навигации — сколько клеток реки может лежать между двумя гексами.
tip-bridge = Мост
    .text = Соединяет два гекса через реку для всех, как если бы у них была общая сторона.
tip-building-d = Дом
    .text = Сила 1. Чем больше домов на карте, тем больше приходит рабочих.
tip-building-tp = Торговый пост
    .text = Сила 2. Приносит монеты и ману; рядом с соперником дешевле.
tip-building-te = Храм
    .text = Сила 2. Сразу приносит жетон благословения, а потом жреца каждый раунд.
tip-building-sh = Крепость
    .text = Сила 3. Даёт то, чем особенна фракция.
tip-building-sa = Святилище
    .text = Сила 3. Сразу приносит жетон благословения, а потом жреца каждый раунд; городу с ним хватает 3 зданий.
tip-coins = Монеты
    .text = Ими платят за здания; в конце каждые 3 монеты — 1 ПО.
tip-workers = Рабочие
    .text = Ими платят за здания и лопаты.
tip-priests = Жрецы
    .text = Служат культам или развивают навигацию и лопаты. Их не больше 7, считая тех, что остались в культах.
tip-power = Мана
    .text = Переходит из чаши в чашу; тратят только то, что лежит в чаше III.
tip-bowl1 = Чаша I
    .text = Здесь лежит потраченная мана; полученная переводит её в чашу II.
tip-bowl2 = Чаша II
    .text = Когда чаша I пуста, полученная мана переходит отсюда в чашу III. Или пожертвуйте фишкой, чтобы поднять другую.
tip-bowl3 = Чаша III
    .text = Мана, которую можно потратить.
tip-keys = Ключи
    .text = Ключ города открывает деление 10 одного культа.
tip-shipping = Навигация
    .text = Сколько клеток реки корабль пересекает, чтобы достать до гекса.
tip-carpet = Полёт на ковре
    .text = За жреца можно достать до гекса подальше и получить 4 ПО.
tip-tunnel = Туннель
    .text = За рабочих можно достать до гекса на один дальше и получить 4 ПО.
tip-spades = Лопаты
    .text = Каждая сдвигает гекс на шаг по кругу. Шкала удешевляет их.
tip-income = Доход
    .text = Что принесёт конец раунда, если ничего не изменится. Бонусный жетон считается, когда взят на следующий раунд.
tip-reward = Награда культов
    .text = Что принесёт жетон цели в конце этого раунда за шаги в его культе.
tip-pass = Пас
    .text = В этом раунде больше никаких действий. Кто спасовал первым, начинает следующий.
tip-favors = Жетоны благословения
    .text = Храм или святилище приносит один на выбор, каждый вид по разу.
tip-priest-slot = Место жреца
    .text = Жрец, который здесь остаётся, продвигает на 3 или 2 шага; тот, что возвращается в запас, — на 1.
tip-final-area = Сеть
    .text = В конце самые большие сети приносят 18, 12 и 6 ПО.
tip-final-cults = Культы
    .text = В конце самые высокие в каждом культе получают 8, 4 и 2 ПО.

## Картинка в терминале. Она узкая: слова короткие

terminal-you = вы
terminal-asked = отвечает
terminal-order = порядок хода
terminal-final = финальная цель: { $tile }
terminal-final-round = финальный подсчёт
    .short = конец
terminal-priests = жрецы
terminal-ship = нав.
terminal-fly = ковёр
terminal-dig = лоп.
short-spade-action = 1♠
short-cult-action = 1 культ
short-ship = нав.+{ $n }
short-town-power = город { $n }
short-pass-trading = пас ТП
short-keys = ключи: { $n }

## Леджеры: что не так с леджером или с партией, которая должна им стать.
## $command, $prefix, $faction, $track — слова леджера и остаются как есть; $clause — номер правила.

ledger-refused = строка { $line }: «{ $command }» запрещает { $clause }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
ledger-no-command = такой команды в языке нет
ledger-no-line = такой строки подготовки нет
ledger-no-option = такого варианта нет
ledger-no-map = такой карты нет
ledger-no-final = такого финального подсчёта нет
ledger-number = нужно { $prefix } и число
ledger-head = леджер называет от 2 до 5 игроков и шесть жетонов цели
ledger-no-faction = фракции «{ $faction }» в игре нет
ledger-no-structure = такого здания нет
ledger-no-cult = такого культа нет
ledger-no-slot = такого места жреца нет
ledger-no-river = их не соединяет ни одна клетка реки
ledger-no-conversion = такого обмена нет
ledger-amounts = количества не сходятся
ledger-no-offer = такого предложения нет
ledger-lost-first = сначала отступают в культе
ledger-turn-done = ход уже закончен
hex-unknown = гекса «{ $hex }» нет: нужен ряд от A до { $last } и номер от 1 до { $most }, например E7

ledger-no-words = в леджере нет слов для других стартовых ПО и компонентов
ledger-untold = сайту эту партию не пересказать: { $why }
ledger-other-end = { $faction }: в конце вышло бы { $figures }
ledger-enters = { $track } вошёл бы на деление 10 (TM-43.19)
# Примечание в самом леджере, а он весь английский
ledger-clusters = в финальном подсчёте сайт соединяет группы через реки Русалок (TM-43.36)

## Варианты: их имена и значения

option-map = Карта
    .text = Земля, на которой вы играете
value-map-original = Исходная
value-map-fire-ice-1 = «Огонь и лёд», сторона 1
value-map-fire-ice-2 = «Огонь и лёд», сторона 2
value-map-fjords = Фьорды
value-map-loon-lakes = Озёра гагар
option-turn-order = Порядок хода
    .text = Кто следующий в новом раунде: по кругу от спасовавшего первым или в том порядке, в каком пасовали (TM-11.7)
value-turn-order-seating = По кругу
value-turn-order-passing = Как пасовали
option-mini-expansion-1 = Больше жетонов города
    .text = Первое мини-дополнение: города могут приносить и по 2 шага в каждом культе, навигацию или 11 ПО (TM-1.13)
value-mini-expansion-1-no = Нет
value-mini-expansion-1-yes = Да
option-shipping-bonus = Бонус за навигацию
    .text = Ещё один бонусный жетон: 3 ПО за каждый уровень навигации при пасе (TM-1.17)
value-shipping-bonus-no = Нет
value-shipping-bonus-yes = Да
option-temple-scoring-tile = Жетон цели за храмы
    .text = Ещё один жетон цели: 4 ПО за каждый храм (TM-1.15)
value-temple-scoring-tile-no = Нет
value-temple-scoring-tile-yes = Да
option-fire-and-ice-factions = Фракции «Огня и льда»
    .text = Ещё шесть фракций: льда, вулканов и любого цвета
value-fire-and-ice-factions-no = Нет
value-fire-and-ice-factions-yes = Да
option-fire-and-ice-final-scoring = Финал «Огня и льда»
    .text = В конце считают кое-что ещё, одно из четырёх (TM-17.18)
value-fire-and-ice-final-scoring-no = Нет
value-fire-and-ice-final-scoring-yes = Да
option-start-vp = Очки на старте
    .text = Поровну всем или своё число каждой фракции (TM-2.18)
value-start-vp-20 = По 20 всем
value-start-vp-2017 = По фракциям, 2017 год
option-leech = Мана от соседей
    .text = Решать о ней сразу или когда это важно
value-leech-now = Сразу
value-leech-deferred = Когда важно
option-rulings = Толкования
    .text = Глава 43: печатные правила или правила известного сайта
value-rulings-printed = Печатные правила
value-rulings-site = Правила сайта
option-strict-leech = Мана строго по очереди
    .text = Сайт: на предложения отвечают по порядку и до обменов
value-strict-leech-yes = Да
value-strict-leech-no = Нет
option-strict-darkling-sh = Строгая крепость Мракожителей
    .text = Сайт: Мракожители обменивают рабочих в тот ход, когда построена крепость
value-strict-darkling-sh-yes = Да
value-strict-darkling-sh-no = Нет
option-strict-chaosmagician-sh = Строгая крепость Магов Хаоса
    .text = Сайт: пас заканчивает двойной ход
value-strict-chaosmagician-sh-yes = Да
value-strict-chaosmagician-sh-no = Нет
option-errata-cultist-power = Мана Культистов при отказе
    .text = Сайт: 1 мана, когда отказались все
value-errata-cultist-power-yes = Да
value-errata-cultist-power-no = Нет
option-bonus-cards = Бонусные жетоны
    .text = Сайт: в игре все жетоны, если леджер не убирает ни одного
value-bonus-cards-drawn = Часть, по жребию
value-bonus-cards-all = Все
option-dropping = Выход из игры
    .text = Игроки могут уйти или быть исключены по ходу игры (TM-43.37, TM-43.38)
value-dropping-no = Нет
value-dropping-yes = Да
option-adjusting = Поправка ресурсов
    .text = Сайт: строки могут задавать ресурсы, чтобы расставить позицию
value-adjusting-no = Нет
value-adjusting-yes = Да

## Файлы компонентов: что узнаёт их владелец об ошибках, после файла, записи и поля

box-rivers = клеток реки может быть не больше { $most }, а здесь { $got }
box-no-land = нет суши
box-bridges = места для мостов, каких нет ни на одной встроенной карте: { ROW($places) }
box-rows = список не больше чем из { $most } рядов
box-row = ряд { $row }: нужен текст не длиннее { $most } букв, а здесь { $got }
box-letter = ряд { $row }: неизвестная буква ландшафта «{ $letter }» (известны { $land } и { $river })
