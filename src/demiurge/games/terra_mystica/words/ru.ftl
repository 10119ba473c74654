### Терра Мистика по-русски, словами docs/games/terra-mystica.ru-glossary.md.
### Места носят имена фракций, а те во множественном числе: «Ведьмы строят». Имя места ({0}) не склоняется, оно
### подлежащее; а у $faction есть падежи. Время настоящее.
### Формы: .gen родительный, .acc винительный, .per «за каждые 4 шага», .short несколько букв для терминала.

title = Терра Мистика

## Фракции и карты: по их английским именам в файлах компонентов. Винительный как родительный

faction-alchemists = Алхимики
    .gen = Алхимиков
faction-auren = Аурены
    .gen = Ауренов
faction-chaos-magicians = Маги Хаоса
    .gen = Магов Хаоса
faction-cultists = Культисты
    .gen = Культистов
faction-darklings = Дарклинги
    .gen = Дарклингов
faction-dwarves = Гномы
    .gen = Гномов
faction-engineers = Инженеры
    .gen = Инженеров
faction-fakirs = Факиры
    .gen = Факиров
faction-giants = Гиганты
    .gen = Гигантов
faction-halflings = Полурослики
    .gen = Полуросликов
faction-mermaids = Русалки
    .gen = Русалок
faction-nomads = Кочевники
    .gen = Кочевников
faction-swarmlings = Роевики
    .gen = Роевиков
faction-witches = Ведьмы
    .gen = Ведьм
faction-acolytes = Послушники
    .gen = Послушников
faction-dragonlords = Владыки драконов
    .gen = Владык драконов
faction-ice-maidens = Ледяные девы
    .gen = Ледяных дев
faction-riverwalkers = Речники
    .gen = Речников
faction-shapeshifters = Оборотни
    .gen = Оборотней
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
tile-income = { LIST($goods) } за раунд
tile-town-power = городу нужно силы на { $n } меньше
tile-town-power-more = городу нужно силы на { $n } больше
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
# Над картой, где тесно: «за 4», потом знак культа
round-every = { $n ->
    [1] за
   *[other] за { $n }
}

# Что приносят особые действия; .told: в журнале, с глаголом
special-acta = 2 шага в одном культе
    .told = получают от крепости :cult:
special-actc = двойной ход
    .told = начинают двойной ход
special-acte = мост
    .told = тратят рабочих на мост
special-actg = 2 лопаты
    .told = получают от крепости 2:spade:
special-actn = песчаная буря: пустыня по соседству
    .told = поднимают песчаную бурю
special-acts = дом становится торговым постом
    .told = получают от крепости :TP:
special-actw = дом в любом лесу
    .told = получают от крепости :D:
special-acth5 = новый цвет за ману
    .told = меняют свой цвет за ману
special-acth6 = новый цвет за фишки
    .told = меняют свой цвет за фишки
special-bon1 = 1 лопата
    .told = получают от бонусного жетона 1:spade:
special-bon2 = 1 шаг в культе
    .told = получают от бонусного жетона :cult:
special-fav6 = 1 шаг в культе
    .told = получают от жетона благословения :cult:

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
    .short = до святилища
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
ability-acolytes = { ability-acolytes.start }; с крепостью отправленный жрец продвигает на шаг дальше
    .start = новые вулканы за шаги в культах
    .stronghold = жрецы продвигают на шаг дальше
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
told-pass = пасуют, взяв { $card }
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
ask-leech = Сосед построил здание: берёте ману?
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
standing-most = Брать, если не больше { $n }
standing-all = Брать всю

## Заголовки ответов. Формы стоят справа от заголовка

group-faction = Выбрать фракцию
group-colour = Выбрать цвет
group-leech = Мана от соседей
    .several = сначала самая давняя
group-token = Фишка за очко
group-gate = Вершина культа
group-lose = Отступить в культе
group-favor = Жетон благословения
group-town = Жетон города
group-cult = Продвинуться в культе
group-bridge = Построить мост
group-unlock = Оставить жреца или открыть ландшафт
group-build = Построить дом
    .setup = Поселиться
group-transform = Сменить ландшафт
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
group-pass = Пас и бонусный жетон
    .setup = Бонусный жетон
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
answer-spades = { $n ->
    [one] Лопаты по { $n } рабочему
    [few] Лопаты по { $n } рабочих
   *[many] Лопаты по { $n } рабочих
}
    .label = Лопаты по { $n }:worker:
    .note = за каждую лопату, с этого момента
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
answer-decline = Не брать ману от { AS($faction, "gen") }
    .label = Не брать { $n }:power:
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
adjusted-p1 = фишка чаши I
    .acc = фишку чаши I
adjusted-p2 = фишка чаши II
    .acc = фишку чаши II
adjusted-p3 = фишка чаши III
    .acc = фишку чаши III

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
label-final = дальше финал
label-end = Конец игры
label-powers = За ману
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
    .text = { UPPER($what) } за { goods-power.acc }. За раунд им воспользуется только один игрок ({ $code }).
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
    .text = Каждая сдвигает гекс на шаг по кругу. Чем дальше вы по шкале, тем они дешевле.
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
    .text = В конце первые в каждом культе получают 8, 4 и 2 ПО.

## Картинка в терминале. Она узкая: слова короткие

terminal-you = вы
terminal-asked = отвечает
terminal-order = порядок хода
terminal-final = финальная цель: { $tile }
terminal-final-round = финальный подсчёт
    .short = конец
terminal-priests = жрецы
terminal-ship = нав.
terminal-fly = даль
terminal-dig = лоп.
short-spade-action = 1♠
short-cult-action = 1 культ
short-ship = нав.+{ $n }
short-town-power = город { SIGNED($n) }
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
ledger-enters = в культе { $track } фишка встала бы на деление 10 (TM-43.19)
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
    .text = Кто за кем ходит в новом раунде: по часовой стрелке от спасовавшего первым или в том порядке, в каком пасовали (TM-11.7)
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
option-strict-darkling-sh = Строгая крепость Дарклингов
    .text = Сайт: Дарклинги обменивают рабочих в тот ход, когда построена крепость
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

## Проводник первой игры (guide.toml)

guide-people = Играйте за Ведьм
    .idea = У каждого народа своя земля, свои цены и свои способности.
    .fact = Ведьмы живут в лесах, и каждый город приносит им на 5 очков больше.
    .why = У них нет причудливых правил, которые пришлось бы учить.
    .why2 = На круге лес стоит между синим озером и серыми горами.
guide-home = Поселитесь на родной земле
    .idea = Здания стоят только на ландшафте своего народа.
    .fact = Ваш — лес, он зелёный.
    .why = E9 лежит у реки и касается четырёх земель: соседи появятся.
    .why2 = С соседями торговля дешевле, и они приносят вам ману.
guide-second = Второй дом
    .idea = Большинство народов начинает с двух домов. Каждый дом приносит по рабочему за раунд.
    .fact = Отсюда вы растёте гекс за гексом.
    .why = Рядом I10, это озеро: одна лопата превратит его в лес.
guide-card = Жетон на раунд
    .idea = У каждого есть один бонусный жетон, и его меняют, когда пасуют.
    .fact = Каждый жетон приносит доход в начале раунда.
    .why = Этот приносит 1 рабочего и 3 маны.
    .why2 = Рабочих молодому народу не хватает больше всего.
guide-income = Доход
    .idea = Каждый раунд начинается с дохода: от зданий на карте, от бонусного жетона и от жетонов благословения.
    .fact = Что открыто на вашем планшете, то вы и получаете.
guide-neighbours = С соседями торговля дешевле
    .idea = Торговый пост стоит 2 рабочих и 6 монет.
    .fact = Рядом с другим народом хватит 3 монет.
    .why = Гномы на F6 как раз такие соседи.
    .why2 = Раунд 1 награждает торговые посты: 3 очка за каждый.
    .why3 = Каждый раунд: 2 монеты и 1 мана, но на 1 рабочего меньше.
    .tag = сосед
guide-leech = Мана от соседей
    .idea = Когда рядом с вами строят или улучшают, вы можете взять ману: столько, сколько силы у ваших зданий по соседству.
    .fact = 1 мана бесплатна. Каждая следующая стоит очка.
    .why = Маной платят за сильные действия, так что поначалу за неё не жаль и очка.
guide-bowls = Три чаши
    .idea = Полученная мана переходит сначала из чаши I в чашу II, а потом из чаши II в чашу III.
    .fact = Тратить можно только из чаши III; потраченное возвращается в чашу I.
guide-sacrifice = Мана за ману
    .idea = Пожертвуйте одной фишкой чаши II, и другая перейдёт из чаши II в чашу III.
    .fact = Так можно действовать уже сейчас, но фишки уходят навсегда.
    .why = Каждым действием за ману пользуются раз за раунд — один раз на всех.
    .why2 = Кто первый, тот и взял.
guide-spades = Лопаты делают землю вашей
    .idea = Каждая лопата сдвигает гекс на шаг по кругу. Лопата стоит вам 3 рабочих.
    .fact = Гексу в одном шаге от леса нужна одна лопата.
    .why = Он рядом с вашим зданием, поэтому до него можно достать.
    .why2 = Преобразовать и построить — это одно действие.
guide-temple = Храм и благословение
    .idea = Торговый пост становится храмом за 2 рабочих и 5 монет.
    .fact = Каждый храм сразу приносит жетон благословения, а потом жреца каждый раунд.
    .why = Жрецы идут в культы, и ими платят за навигацию и лопаты.
guide-favor = Жетоны благословения
    .idea = Жетон благословения сразу продвигает вас в культе. Большинство ещё и даёт что-то до конца игры.
    .fact = Земля 1: 2 очка за каждый дом, который вы теперь построите.
    .why = Дома вы будете строить чаще всего.
guide-convert = Обмен
    .idea = До и после действия можно обменивать: ману на ресурсы, жреца на рабочего, рабочего на монету.
    .fact = Рабочий — это 3 маны, жрец — 5, монета — 1.
guide-pass = Пас
    .idea = Спасуйте, когда делать больше нечего или не хочется: верните бонусный жетон и возьмите один из свободных.
    .fact = Кто пасует первым, начинает следующий раунд.
    .why = На жетонах, которых никто не взял, лежат монеты: они достанутся вам.
guide-cults = Культы
    .idea = В конце каждого раунда, кроме последнего, его жетон награждает за шаги в одном из культов.
    .fact = В конце игры первые трое в каждом культе получают 8, 4 и 2 очка.
guide-priests = Жрецы идут в культы
    .idea = Отправленный в культ жрец продвигает вас на 3 или 2 шага и остаётся там; или на 1 шаг и возвращается.
    .fact = На делениях 3, 5, 7 и 10 вы получаете ману.
guide-shipping = Через реки
    .idea = Навигация говорит, через сколько клеток реки вы можете строить. Каждый шаг стоит 4 монеты и жреца.
    .fact = Три шага приносят 2, 3 и 4 очка.
    .why = То, до чего достают ваши корабли, в конце считается соединённым.
guide-stronghold = Крепость
    .idea = Торговый пост становится крепостью за 4 рабочих и 6 монет. Она открывает способность вашего народа.
    .fact = Ваша раз за раунд бесплатно ставит дом в любом свободном лесу.
guide-town = Город
    .idea = Четыре соединённых здания с общей силой не меньше 7 основывают город: сила дома 1, торгового поста и храма 2, больших зданий 3.
    .fact = Жетон города приносит очки, ресурсы или шаги в культах и ключ, который открывает деление 10 одного культа.
guide-end = Конец игры
    .idea = После раунда 6 культы приносят 8, 4 и 2 очка, а три самые большие сети — 18, 12 и 6.
    .fact = Остаток превращается в монеты, и каждые 3 монеты — очко. Побеждает тот, у кого очков больше.

## Позиции для упражнений: цель и почему это получается

practice-temple = Постройте за этот ход храм
    .why = Храм стоит Роевикам 3 рабочих и 6 монет, а рабочих у вас 2. Пожертвуйте 3 фишками чаши II: 3 другие перейдут в чашу III, и это третий рабочий.
    .why2 = Можно и обменять 5 маны на жреца, а жреца на рабочего, но это стоит на 2 фишки больше.
practice-shipping = Получите за этот ход 2 очка
    .why = Навигация стоит 4 монеты и жреца, и первый её шаг приносит 2 очка. Жреца у вас нет, но он получится из 5 маны: пожертвуйте ради этого 5 фишками чаши II.
    .why2 = Без рабочих ничего не построить: у вас есть только монеты и мана.
practice-spades = Получите за этот ход 6 очков
    .why = Шаг по шкале лопат стоит 2 рабочих, 5 монет и 1 жреца и приносит 6 очков. Обменяйте одного из 2 жрецов на рабочего, которого вам не хватает.
    .why2 = С этого момента лопата стоит вам 2 рабочих вместо 3.
practice-pass = Получите за этот ход 7 очков
    .why = Спасуйте: ваш бонусный жетон приносит 1 очко за каждый дом, а на карте 7 ваших. Ничто другое в этот ход столько не принесёт.
    .why2 = Дом, улучшенный до паса, уже не считается.
practice-two-spades = Преобразуйте гекс двумя лопатами за ману и постройте там дом
    .why = Действие «2 лопаты» стоит 6 маны, а чаша III пуста. Пожертвуйте 6 фишками чаши II: 6 других перейдут в чашу III, и этого хватит.
    .why2 = D3 и F3 — пустыня, в двух шагах от болота. Дарклинги платят за лопаты жрецами, поэтому лопаты за ману стоят этих фишек.
practice-stronghold = Постройте за этот ход крепость
    .why = Она стоит 4 рабочих и 6 монет, а рабочих у вас 3. Пожертвуйте 2 фишками чаши II: вместе с той, что в чаше III, это 3 маны, четвёртый рабочий.
    .why2 = С этого момента туннель Гномов стоит 1 рабочего вместо 2 и по-прежнему приносит 4 очка.
practice-dwelling-twice = Получите за этот ход 6 очков
    .why = Выберите действие «2 лопаты» и постройте дом на I10. Две лопаты приносят Полуросликам 2 очка, дом — 2 по жетону цели и 2 по вашему жетону благословения.
    .why2 = Действие стоит 6 маны: ради неё вы жертвуете 5 фишками чаши II, и они уходят навсегда.
practice-last-step = Займите вершину культа воздуха
    .why = Вы стоите на 8, а место на 3 шага занято. Жрец на месте для 2 шагов доводит вас до 9, а ключ открывает деление 10.
    .why2 = Жрец, который возвращается, продвигает только на 1 шаг. Деление 10 приносит 3 маны, и больше никто на него не встанет.
practice-town = Основайте за этот ход город
    .why = D4, E6, F3 и G2 — четыре здания с общей силой 6. Ещё один торговый пост даёт 7, а рядом с соперниками он стоит 2 рабочих и 3 монеты.
    .why2 = Монет у вас нет: потратьте 2 маны чаши III, а ради третьей пожертвуйте фишкой чаши II. Жетон цели добавляет 3 очка.
practice-town-bridge = Основайте за этот ход город
    .why = Мост соединяет C5 с D6 и D7: сила 1, 2 и 3, вместе 6. С вашим жетоном благословения, который уменьшает нужную городу силу, этого хватает.
    .why2 = Святилище считается за два здания, поэтому хватает трёх. Реки разделяют город, какой бы ни была навигация: соединяют его только мосты.
practice-town-favor = Основайте за этот ход город
    .why = Улучшите E10 до святилища: вместе с E9, F5 и G5 это сила 6. Его жетон благословения «Огонь 2» сразу уменьшает нужную городу силу с 7 до 6.
    .why2 = У вас 3 рабочих из 4; четвёртый получится из 3 маны. В этом раунде каждый город приносит на 5 очков больше.
practice-tunnel = Получите за этот ход 8 очков
    .why = Пройдите туннелем к G1 и постройте дом: 4 очка за туннель, 2 по жетону цели и 2 по вашему жетону благословения.
    .why2 = Туннель и дом стоят 3 рабочих, а у вас их нет: один получится из 3 маны, двое других — из 2 жрецов.
practice-temple-step = Займите вершину культа земли
    .why = Улучшите B2 до храма и возьмите жетон благословения «Земля 3»: с 7 вы идёте на 8, 9 и, с ключом, на 10.
    .why2 = Храм стоит 2 рабочих и 5 монет. У вас 2 монеты и 9 рабочих: обменяйте 3 рабочих на монеты.
practice-card-spade = Получите за этот ход 13 очков
    .why = Для E9 нужны 2 лопаты: одна на вашем бонусном жетоне, за другую Дарклинги платят жрецом, который получится из 5 маны, и она приносит 2 очка.
    .why2 = Дом приносит 2 очка по вашему жетону благословения и завершает город с общей силой 7: возьмите жетон города с 9 очками.
practice-stronghold-spades = Постройте крепость и в тот же ход дом
    .why = Крепость Полуросликов сразу приносит 3 лопаты, и на одном из гексов, которые они превратят в равнину, можно построить дом: на F4 уходят 2 из них.
    .why2 = Она стоит 4 рабочих и 8 монет, это все ваши рабочие: рабочим для дома станет жрец. От оставшейся лопаты сначала откажитесь.
practice-last-town = Получите за этот ход 13 очков
    .why = Дом на E7 соединяет F4, G3 и H4 в город с общей силой 7. Он приносит 2 очка по жетону цели и 2 по вашему жетону благословения, а жетон города — 9.
    .why2 = Он стоит 2 рабочих и 3 монеты, а у вас 4 рабочих и ни одной монеты: обменяйте на монеты 2 рабочих и 1 ману.
practice-town-key = Займите вершину культа воды
    .why = Вы стоите на 9, а ключа у вас нет. Дом на C3 основывает город, и жетон с шагом в каждом культе приносит и ключ, и шаг: ключ считается первым.
    .why2 = Дом стоит 2 рабочих: вторым станет ваш жрец.

## Почему нельзя

why-tm-2-20 = { $owner ->
    [none] { $hex } — не ваш родной ландшафт: стартовый дом ставят на гекс своего цвета.
   *[other] { $hex } занят: там { $owner }.
}
why-tm-4-1 = Действие этого хода уже сделано: остаётся обменивать и закончить ход.
why-tm-4-6 = Этим действием в этом раунде уже кто-то воспользовался: в следующем оно снова свободно.
why-tm-4-7 = В этом раунде вы этим уже воспользовались: в следующем оно снова ваше.
why-tm-4-9 = На это не хватает. У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}, { $priests ->
    [one] { $priests } жрец
    [few] { $priests } жреца
   *[many] { $priests } жрецов
}, а потратить можно { $power ->
    [one] { $power } ману
    [few] { $power } маны
   *[many] { $power } маны
}.
why-tm-6-3 = { $owner ->
    [none] { $ship ->
        [0] До { $hex } не достать: навигации у вас нет, а рядом ничего вашего.
       *[other] До { $hex } не достать: ничего вашего нет ни рядом, ни в пределах навигации { $ship }.
    }
   *[other] { $hex } занят: там { $owner }.
}
why-tm-6-15 = Лопаты этого действия идут на тот гекс, с которого вы начали.
why-tm-8-6 = Жетон благословения берут, построив храм или святилище: сейчас брать его не за что.
why-tm-9-10 = Бесплатного шага в культах у вас сейчас нет. Зато в культ можно отправить жреца.
why-tm-10-1 = Это стоит { $price ->
    [one] { $price } ману
    [few] { $price } маны
   *[many] { $price } маны
}, а потратить вы можете { $power }, даже жертвуя фишками.
why-tm-10-9 = У вас не осталось мостов, или ставить мост негде.
why-tm-15-7 = Жетон города берут, основав город: сейчас вы его не основали.
why-tm-16-7 = Моста у вас сейчас нет: его приносит действие за 3 маны.
why-tm-17-3 = Эти лопаты от культов: они преобразуют, но строить с ними нельзя.
why-tm-33-8 = Город через реку основывают только Русалки, и только там, где он получится.
why-tm-43-5 = { $hex } в этом действии не преобразован: дом ставят на преобразованный гекс.

## Обозначения: название знака, короткая строка и другие слова, по которым его могут искать

legend-wheel = Круг ландшафтов
legend-wheel-home = Ваш родной ландшафт — { $home }. Чтобы строить на другой земле, сначала превратите её в { AS($home, "acc") }, коротким путём по кругу.
legend-wheel-none = { $faction } не двигают землю лопатами по кругу.
legend-wheel-nobody = Один шаг по кругу — одна лопата. Когда у вас будет родной ландшафт, он встанет наверху.
legend-wheel-step = шаг —
    .second = одна лопата
legend-price = Цена лопаты.
legend-price-step = Каждый шаг:
legend-goods = Ресурсы
legend-coin = Монета
    .text = ею платят почти за всё, что строят
    .words = деньги золото м
legend-worker = Рабочий
    .text = строит; им платят за лопаты
    .words = кубик рабочие р
legend-priest = Жрец
    .text = идёт в культ; им платят за развитие
    .words = монах священник жрецы ж
legend-power = Мана
    .text = тратится из третьей чаши
    .words = магия сила энергия чаша фиолетовый мн
legend-spade = Лопата
    .text = сдвигает землю на шаг по кругу
    .words = копать преобразовать терраформировать
legend-ship = Навигация
    .text = сколько клеток реки можно пересечь
    .words = корабль лодка судоходство вода
legend-bridge = Мост
    .text = соединяет два берега вашей сети
    .words = река переправа
legend-vp = Победное очко
    .text = у кого больше в конце, тот победил
    .words = счёт очки победа ПО
legend-buildings = Здания · сила
legend-dwelling = Дом
    .text = 1 · приносит рабочих
    .words = жилище хижина поселиться д
legend-trading = Торговый пост
    .text = 2 · монеты и мана; рядом с другими дешевле
    .words = рынок торговый дом лавка тп
legend-temple = Храм
    .text = 2 · жрецы и сразу жетон благословения
    .words = церковь х
legend-stronghold = Крепость
    .text = 3 · особая способность вашего народа
    .words = замок твердыня к
legend-sanctuary = Святилище
    .text = 3 · жетон благословения; городу хватит трёх зданий
    .words = собор с
legend-cults = Культы
legend-fire-water = Огонь, вода
    .text = шаги приносят ману и награды раундов
    .words = культ религия шкала пламя капля синий красный
legend-earth-air = Земля, воздух
    .text = первые трое получат в конце 8, 4, 2 очка
    .words = культ религия шкала гора ветер коричневый белый
legend-any-cult = Любой культ
    .text = шаг в культе на ваш выбор
    .words = религия шкала круг
legend-tiles = Жетоны и метки
legend-favor = Жетон благословения
    .text = шаги в культах и дар надолго
    .words = милость бонус овал храм
legend-town = Город
    .text = 4 соединённых здания с силой 7
    .words = поселение
legend-key-sign = Ключ
    .text = открывает деление 10 одного культа
    .words = город открыть
legend-special = Особое действие
    .text = раз за раунд, только ваше
    .words = восьмиугольник оранжевый
legend-leech = Мана от соседей
    .text = первая бесплатно, каждая следующая стоит очка
    .words = сосед стрелки фиолетовый
legend-network = Самая большая сеть
    .text = 18, 12, 6 очков в конце
    .words = территория соединённые треугольник
legend-convert = Обмен
    .text = одни ресурсы на другие, в любой момент вашего хода
    .words = обменять менять стрелки

## Первая страница (learn.toml)

learn-about = Ведите народ, который может жить только на земле одного вида.
    .more = Перекапывайте землю вокруг, пока она не станет родной, улучшайте дома до торговых постов и храмов, основывайте города и поднимайтесь в четырёх культах. Ничего не скрыто, и кубиков нет: после подготовки случай ничего не решает.
learn-callout-home = Родная земля
    .text = Ведьмы живут в лесу, он зелёный. Больше нигде они не строят.
learn-callout-spades = Лопаты
    .text = Другую землю сначала перекапывают: лопата за каждый шаг по кругу. Этот гекс в двух шагах от леса.
learn-callout-town = Города
    .text = Четыре соединённых здания с общей силой не меньше 7 основывают город. Он приносит очки, ключ и ресурсы или шаги в культах.
learn-callout-rivers = Реки
    .text = На воде не строят. Корабли достают через неё, а мост соединяет два берега.
learn-callout-neighbours = Соседи
    .text = Рядом с другим народом торговый пост стоит вдвое меньше монет. А когда вы там строите, сосед может взять ману.
learn-goal = Наберите больше всех победных очков за шесть раундов. Все начинают с 20.
    .more = Очки приходят всю игру, а две большие суммы — в конце: за четыре культа и за самые большие сети зданий.
learn-round = Раунд
learn-round-income = Доход
    .text = Получите то, что здания открыли на вашем планшете, и то, что приносят бонусный жетон и жетоны благословения.
learn-round-actions = Действия
    .text = Делайте по одному действию по очереди, пока все не спасуют. Каждый раунд за что-то одно даёт очки: делайте это вовремя.
learn-round-cults = Награда культа
    .text = Получите ресурсы, ману или лопаты за шаги в одном культе. После раунда 6 её нет.
learn-turn = Ваш ход: одно из восьми действий
    .text = До и после него обменивайте сколько угодно: ману на ресурсы, жрецов на рабочих, рабочих на монеты.
learn-turn-build = Копать и строить
    .text = Превратите один досягаемый гекс в родную землю и поставьте на него дом.
learn-turn-upgrade = Улучшить
    .text = Дом — до торгового поста, его — до храма или крепости, храм — до святилища.
learn-turn-priest = Отправить жреца
    .text = Поднимитесь в культе на 1, 2 или 3 шага.
learn-turn-power = Действие за ману
    .text = Потратьте ману на одну из шести ячеек. Каждая достаётся раз за раунд тому, кто первый.
learn-turn-ship = Корабли получше
    .text = Достают дальше по воде, а вы получаете 2, 3 или 4 очка.
learn-turn-spades = Лопаты получше
    .text = Лопата стоит меньше рабочих, а вы получаете 6 очков.
learn-turn-special = Особое действие
    .text = Его дают некоторые жетоны благословения, бонусные жетоны и крепости; каждым пользуются раз за раунд.
learn-turn-pass = Спасовать
    .text = Смените бонусный жетон. Кто пасует первым, начинает следующий раунд.
learn-build = Что вы строите
    .text = Цены Ведьм и то, что первое здание каждого вида приносит каждый раунд. Улучшение снова закрывает доход прежнего здания.
learn-build-dwelling = Дом
    .text = На родной земле, и больше нигде.
learn-build-trading = Торговый пост
    .text = 3 монеты рядом с другим народом, иначе 6.
learn-build-temple = Храм
    .text = Сразу жетон благословения.
learn-build-stronghold = Крепость
    .text = Особая способность вашего народа.
learn-build-sanctuary = Святилище
    .text = Сразу жетон благословения. В городе считается за два здания.
learn-points-rounds = Награды раундов
    .text = За то, чего просит жетон цели
learn-points-towns = Города
    .text = От 5 до 9 за каждый
learn-points-steps = Лопаты и корабли
    .text = 6 за шаг лопат, от 2 до 4 за шаг навигации
learn-points-tiles = Жетоны
    .text = Некоторые жетоны благословения, когда вы строите, и бонусные, когда пасуете
learn-points-cults = Культы
    .text = 8, 4 и 2 первым трём в каждом
learn-points-network = Сеть
    .text = 18, 12 и 6 за три самые большие сети
learn-points-coins = Остаток
    .text = 1 за каждые 3 монеты, когда мана, жрецы и рабочие стали монетами
learn-points-start = Старт
    .text = С чем начинают все
learn-points-people = Ваш народ
    .text = Что приносит его способность; у некоторых народов она очков не даёт
learn-points-power = Мана от соседей
    .text = Каждая, кроме первой, стоит 1 очка; эти боты редко за неё платят
learn-mistake-far = Копать слишком далеко
    .text = Поначалу три лопаты стоят 9 рабочих. С двумя домами это доход трёх раундов.
    .instead = Начинайте с земли в одной лопате от вас. Другие лопаты берите действиями за ману.
learn-mistake-asleep = Мана, которая спит
    .text = Тратить можно только третью чашу. Фишки в первых двух ничего не купят.
    .instead = Не хватает маны — пожертвуйте фишкой чаши II: другая перейдёт в чашу III. Берите 1 ману от соседа: она бесплатна.
learn-mistake-late = Нужное здание, но раундом позже
    .text = Торговый пост, построенный через раунд после своей награды, приносит на 3 очка меньше.
    .instead = Смотрите перед каждым ходом на жетоны раундов: на этот и на следующий.

## Что сравнивают между собой в лаборатории

shelf-factions = Фракции
shelf-bonus = Бонусные жетоны
shelf-favor = Жетоны благословения
shelf-towns = Жетоны городов
shelf-power = Действия за ману
