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
