### unfinished

### Цивилюция по-русски. Слова — из docs/games/civolution.ru-glossary.md.
### Формы: .low со строчной буквы, .acc винительный, .gen родительный; у местности .in «в лесу», .into «в лес», .from
### «из леса», .adj «(на) лесной», .adjs «лесные», .adjs-gen «лесных»; у того, что считают, .many «племён», .all «племена».
### Имена игроков ({0}) не склоняются: они подлежащее или стоят после слова «игрок». Время настоящее: прошедшее
### потребовало бы рода. Названия карт, фишек, событий и модулей стоят внутри фразы в кавычках.

title = Цивилюция

## Части любой фразы

nothing = ничего
rival = В.И.Ц.И
    .gen = В.И.Ц.И
together = { LIST($what) }
    .acc = { LIST($what, "acc") }
either = { OR($what) }
sentence = { UPPER($what) }.
coded = «{ $name }» ({ $code })
# «2 дерева», «1 трава», «5 трав».
amount = { $n } { $n ->
        [one] { HAS($what, "one") ->
            [yes] { AS($what, "one") }
           *[no] { AS($what, "low") }
        }
        [few] { HAS($what, "few") ->
            [yes] { AS($what, "few") }
           *[no] { AS($what, "gen") }
        }
       *[many] { AS($what, "gen") }
    }
    .acc = { $n } { $n ->
        [one] { HAS($what, "one-acc") ->
            [yes] { AS($what, "one-acc") }
           *[no] { AS($what, "acc") }
        }
        [few] { HAS($what, "few") ->
            [yes] { AS($what, "few") }
           *[no] { AS($what, "gen") }
        }
       *[many] { AS($what, "gen") }
    }
    .some = { AS($what, "acc") }
# Значение кубика словом: «четвёрка».
face-value = { $value ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
    }
    .acc = { $value ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
face-at = { $at ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
    }
    .two = { $at ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }

## Что есть в игре

material-wood = Дерево
    .low = дерево
    .acc = дерево
    .gen = дерева
material-beeswax = Воск
    .low = воск
    .acc = воск
    .gen = воска
material-oil = Масло
    .low = масло
    .acc = масло
    .gen = масла
material-papyrus = Папирус
    .low = папирус
    .acc = папирус
    .gen = папируса
material-herbs = Травы
    .low = травы
    .acc = травы
    .gen = трав
    .one = трава
    .one-acc = траву
    .few = травы
material-gold = Золото
    .low = золото
    .acc = золото
    .gen = золота
material-cotton = Хлопок
    .low = хлопок
    .acc = хлопок
    .gen = хлопка
material-clay = Глина
    .low = глина
    .acc = глину
    .gen = глины
material-sulfur = Сера
    .low = сера
    .acc = серу
    .gen = серы
material-coal = Уголь
    .low = уголь
    .acc = уголь
    .gen = угля
material-peat = Торф
    .low = торф
    .acc = торф
    .gen = торфа
material-tar = Смола
    .low = смола
    .acc = смолу
    .gen = смолы
material-stone = Камень
    .low = камень
    .acc = камень
    .gen = камня
material-iron_ore = Руда
    .low = руда
    .acc = руду
    .gen = руды
material-jade = Нефрит
    .low = нефрит
    .acc = нефрит
    .gen = нефрита
material-sand = Песок
    .low = песок
    .acc = песок
    .gen = песка
material-salt = Соль
    .low = соль
    .acc = соль
    .gen = соли
material-copper = Медь
    .low = медь
    .acc = медь
    .gen = меди
feature-stamina = Стойкость
    .low = стойкость
    .acc = стойкость
    .gen = стойкости
feature-intelligence = Интеллект
    .low = интеллект
    .acc = интеллект
    .gen = интеллекта
feature-calm = Выдержка
    .low = выдержка
    .acc = выдержку
    .gen = выдержки
feature-dexterity = Ловкость
    .low = ловкость
    .acc = ловкость
    .gen = ловкости
feature-expression = Экспрессия
    .low = экспрессия
    .acc = экспрессию
    .gen = экспрессии
feature-perception = Восприятие
    .low = восприятие
    .acc = восприятие
    .gen = восприятия
track-technology = Технология
    .low = технология
    .acc = технологию
    .gen = технологии
track-prestige = Престиж
    .low = престиж
    .acc = престиж
    .gen = престижа
track-knowledge = Знания
    .low = знания
    .acc = знания
    .gen = знаний
    .one = знание
    .one-acc = знание
    .few = знания
track-construction = Зодчество
    .low = зодчество
    .acc = зодчество
    .gen = зодчества
track-culture = Культура
    .low = культура
    .acc = культуру
    .gen = культуры
category-evolution = Эволюция
category-prosperity = Достаток
category-population = Население
category-expansion = Расселение
module-migration = Миграция
module-procreation = Размножение
module-production = Добыча
module-transport = Перевозка
module-sustenance = Пропитание
module-exploration = Разведка
module-building = Стройка
module-planning = Планы
module-research = Наука
module-achievement = Достижение
module-insight = Озарение
module-mutation = Мутация
module-invention = Изобретение
module-trade = Торговля
module-activity = Занятие
module-sleep = Сон
deck-invention = изобретение
    .gen = изобретения
    .many = изобретений
deck-mutation = мутация
    .gen = мутации
    .many = мутаций
deck-insight = озарение
    .gen = озарения
    .many = озарений
deck-building = здание
    .gen = здания
    .many = зданий
deck-achievement = достижение
    .gen = достижения
    .many = достижений
land-forest = Лес
    .low = лес
    .acc = лес
    .gen = леса
    .in = в лесу
    .into = в лес
    .from = из леса
    .adj = лесной
    .adjs = лесные
    .adjs-gen = лесных
land-grassland = Степь
    .low = степь
    .acc = степь
    .gen = степи
    .in = в степи
    .into = в степь
    .from = из степи
    .adj = степной
    .adjs = степные
    .adjs-gen = степных
land-hills = Холмы
    .low = холмы
    .acc = холмы
    .gen = холмов
    .in = на холмах
    .into = на холмы
    .from = с холмов
    .adj = холмистой
    .adjs = холмистые
    .adjs-gen = холмистых
land-swamp = Болото
    .low = болото
    .acc = болото
    .gen = болота
    .in = на болоте
    .into = на болото
    .from = с болота
    .adj = болотной
    .adjs = болотные
    .adjs-gen = болотных
land-mountains = Горы
    .low = горы
    .acc = горы
    .gen = гор
    .in = в горах
    .into = в горы
    .from = с гор
    .adj = горной
    .adjs = горные
    .adjs-gen = горных
land-desert = Пустыня
    .low = пустыня
    .acc = пустыню
    .gen = пустыни
    .in = в пустыне
    .into = в пустыню
    .from = из пустыни
    .adj = пустынной
    .adjs = пустынные
    .adjs-gen = пустынных
land-water = Вода
    .low = вода
    .acc = воду
    .gen = воды
    .in = на воде
    .into = на воду
    .from = с воды
    .adj = водной
    .adjs = водные
    .adjs-gen = водных
territory = { $land } { $tile }
    .low = { AS($land, "low") } { $tile }
    .acc = { AS($land, "acc") } { $tile }
    .gen = { AS($land, "gen") } { $tile }
    .in = { AS($land, "in") } { $tile }
    .into = { AS($land, "into") } { $tile }
    .from = { AS($land, "from") } { $tile }
ground = площадка { $n }
    .in = на площадке { $n }
    .brief = площадка { $n }
island = остров
    .in = на острове
site-building_ground = площадка
    .acc = площадку
site-gorge = ущелье
    .gen = ущелья
site-glacier = ледник
    .gen = ледника
site-mystic_oak = вещий дуб
site-hidden_grotto = тайный грот
site-holy_rock = священная скала
    .acc = священную скалу
site-cave = пещера
    .acc = пещеру
site-mushroom_valley = грибная долина
    .acc = грибную долину
site-volcano = вулкан
    .gen = вулкана
weather-hot = жара
weather-warm = тепло
weather-mild = умеренно
weather-rain = дождь
weather-cold = холод
civ-yellow = Жёлтый
    .gen = Жёлтого
civ-blue = Синий
    .gen = Синего
civ-black = Чёрный
    .gen = Чёрного
civ-red = Красный
    .gen = Красного

## Сколько чего: .some без числа, винительный

chip-food = { $n } { $n ->
        [one] еда
        [few] еды
       *[many] еды
    }
    .acc = { $n } { $n ->
        [one] еду
        [few] еды
       *[many] еды
    }
    .some = еду
chip-money = { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }
    .acc = { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }
    .some = { $n ->
        [1] монету
       *[other] монеты
    }
chip-idea = { $n } { $n ->
        [one] идея
        [few] идеи
       *[many] идей
    }
    .acc = { $n } { $n ->
        [one] идею
        [few] идеи
       *[many] идей
    }
    .some = { $n ->
        [1] идею
       *[other] идеи
    }
chip-focus = { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } фокуса
    .some = { $n ->
        [1] маркер
       *[other] маркеры
    } фокуса
chip-die = { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
    .some = { $n ->
        [1] кубик
       *[other] кубики
    }
chip-fate = { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } судьбы
    .some = { $n ->
        [1] кубик
       *[other] кубики
    } судьбы
chip-card = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } на руке
    .some = { $n ->
        [1] карту
       *[other] карты
    } на руку
chip-favor = милость: { $n }
    .some = милость Агеры
chip-vp = { $n } ПО
    .some = ПО
chip-vp-for = { $n } ПО ({ LIST($sources) })
chip-steps = { $n } { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    } по шкале «{ $track }»
chip-plan = { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана
chip-raw = { $n } { $n ->
        [one] единица
        [few] единицы
       *[many] единиц
    } сырья
chip-strengthen = { $n } { $n ->
        [one] сильное племя
        [few] сильных племени
       *[many] сильных племён
    }
chip-weak = { $n } { $n ->
        [one] слабое племя
        [few] слабых племени
       *[many] слабых племён
    }
chip-flag = { $n } { $n ->
        [one] новая территория
        [few] новые территории
       *[many] новых территорий
    }
chip-upgrade = { $n } { $n ->
        [one] улучшение
        [few] улучшения
       *[many] улучшений
    }
chip-stage = { $n } { $n ->
        [one] плитка яруса
        [few] плитки яруса
       *[many] плиток яруса
    }
chip-farm = { $n } { $n ->
        [one] ферма
        [few] фермы
       *[many] ферм
    }
chip-boat = { $n } { $n ->
        [one] лодка
        [few] лодки
       *[many] лодок
    }
chip-tribe = { $n } { $n ->
        [one] племя
        [few] племени
       *[many] племён
    }
chip-anything = { $n } { $n ->
        [one] любой материал
        [few] любых материала
       *[many] любых материалов
    } со склада

## Что считают, после числа: .acc винительный, .many родительный без числа, .all заголовок, .brief где тесно (винительный)

metric-territories = { $n ->
        [one] территория
        [few] территории
       *[many] территорий
    } со своими племенами
    .acc = { metric-territories.brief } со своими племенами
    .many = территорий со своими племенами
    .all = территории со своими племенами
    .brief = { $n ->
        [one] территорию
        [few] территории
       *[many] территорий
    }
metric-tribes = { $n ->
        [one] племя
        [few] племени
       *[many] племён
    }
    .many = племён
    .all = племена
metric-strong_tribes = { $n ->
        [one] сильное племя
        [few] сильных племени
       *[many] сильных племён
    }
    .many = сильных племён
    .all = сильные племена
metric-wilderness_tribes = { metric-tribes } в глуши
    .many = племён в глуши
    .all = племена в глуши
metric-boat_tribes = { metric-tribes } на своих лодках
    .many = племён на своих лодках
    .all = племена на своих лодках
    .brief = { metric-tribes } на лодках
metric-fire_camps = { metric-tribes } у костров
    .many = племён у костров
    .all = племена у костров
metric-land_types = { metric-land_types.brief } местности со своими племенами
    .many = типов местности со своими племенами
    .all = типы местности со своими племенами
    .brief = { $n ->
        [one] тип
        [few] типа
       *[many] типов
    }
metric-adjacent_sites = { $n ->
        [one] открытая локация
        [few] открытые локации
       *[many] открытых локаций
    } рядом со своими племенами
    .acc = { $n ->
        [one] открытую локацию
        [few] открытые локации
       *[many] открытых локаций
    } рядом со своими племенами
    .many = открытых локаций рядом со своими племенами
    .all = открытые локации рядом со своими племенами
    .brief = { $n ->
        [one] локацию
        [few] локации
       *[many] локаций
    } рядом
metric-farms = { $n ->
        [one] ферма
        [few] фермы
       *[many] ферм
    }
    .acc = { $n ->
        [one] ферму
        [few] фермы
       *[many] ферм
    }
    .brief = { metric-farms.acc }
    .many = ферм
    .all = фермы
metric-boats = { $n ->
        [one] лодка
        [few] лодки
       *[many] лодок
    }
    .acc = { $n ->
        [one] лодку
        [few] лодки
       *[many] лодок
    }
    .brief = { metric-boats.acc }
    .many = лодок
    .all = лодки
metric-settlements = { $n ->
        [one] поселение
        [few] поселения
       *[many] поселений
    }
    .many = поселений
    .all = поселения
metric-statues = { $n ->
        [one] статуя
        [few] статуи
       *[many] статуй
    }
    .acc = { $n ->
        [one] статую
        [few] статуи
       *[many] статуй
    }
    .brief = { metric-statues.acc }
    .many = статуй
    .all = статуи
metric-food = еды
    .one = еда
    .one-acc = еду
    .few = еды
    .many = еды
    .all = еда
metric-money = монет
    .one = монета
    .one-acc = монету
    .few = монеты
    .many = монет
    .all = монеты
metric-stored_total = { metric-stored_total.brief } на складе
    .many = материалов на складе
    .all = материалы на складе
    .brief = { $n ->
        [one] материал
        [few] материала
       *[many] материалов
    }
metric-stored_kinds = { metric-stored_kinds.brief } материалов на складе
    .many = видов материалов на складе
    .all = виды материалов на складе
    .brief = { $n ->
        [one] вид
        [few] вида
       *[many] видов
    }
metric-features_total = { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } черт
    .many = маркеров черт
    .all = маркеры черт
metric-installed_cards = { $n ->
        [one] установленная карта
        [few] установленные карты
       *[many] установленных карт
    } науки
    .acc = { $n ->
        [one] установленную карту
        [few] установленные карты
       *[many] установленных карт
    } науки
    .many = установленных карт науки
    .all = установленные карты науки
    .brief = { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } в столбцах
metric-dice_total = { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
    .many = кубиков
    .all = кубики
metric-favor = { $n ->
        [one] деление
        [few] деления
       *[many] делений
    } милости
    .many = делений милости
    .all = деления милости
metric-tracks_on_pale = { $n ->
        [one] диск
        [few] диска
       *[many] дисков
    } на светлых делениях
    .many = дисков на светлых делениях
    .all = диски на светлых делениях
metric-upgrades = { $n ->
        [one] улучшение
        [few] улучшения
       *[many] улучшений
    } модулей
    .many = улучшений модулей
    .all = улучшения модулей
metric-track = { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    } по шкале «{ $track }»
    .many = шагов по шкале «{ $track }»
    .all = шаги по шкале «{ $track }»
metric-installed = { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } { AS($deck, "gen") }
    .acc = { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { AS($deck, "gen") }
    .brief = { metric-installed.acc }
    .many = карт { AS($deck, "gen") }
    .all = карты { AS($deck, "gen") }
metric-feature = { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } { AS($feature, "gen") }
    .many = маркеров { AS($feature, "gen") }
    .all = маркеры { AS($feature, "gen") }

## Чего требуют ячейка цены, цель или событие

# Еда и монеты сами числа не знают: их форму выбирает фраза.
need-count = иметь { $n } { HAS($counted, "few") ->
        [yes] { $n ->
            [one] { AS($counted, "one-acc") }
            [few] { AS($counted, "few") }
           *[many] { AS($counted, "many") }
        }
       *[no] { AS($counted, "acc") }
    }
need-have = иметь { $n } { AS($feature, "gen") }
need-return = вернуть { $n } { AS($feature, "gen") }
need-pay = вернуть { AS($price, "acc") }
need-counted = { $n } { HAS($counted, "few") ->
        [yes] { $n ->
            [one] { AS($counted, "one") }
            [few] { AS($counted, "few") }
           *[many] { AS($counted, "many") }
        }
       *[no] { $counted }
    }
need-territories = племена на { $n } { AS($land, "adjs-gen") } территориях
need-tribes = { $n } { $n ->
        [one] племя
        [few] племени
       *[many] племён
    } на одной { AS($land, "adj") } территории
need-farm = ферма { AS($land, "in") }
need-ground = статуя и поселение на одной площадке
civs-with = каждый, у кого хотя бы { $n } { HAS($counted, "few") ->
        [yes] { $n ->
            [one] { AS($counted, "one") }
            [few] { AS($counted, "few") }
           *[many] { AS($counted, "many") }
        }
       *[no] { $counted }
    }
civ-with = тот, у кого { $which ->
        [fewest] меньше
       *[most] больше
    } всего { AS($counted, "many") }
happens = на { $n } { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    } { $way ->
        [hotter] жарче
       *[colder] холоднее
    }; { $who }{ $price ->
        [none] { "" }
        [farm] , за ферму
        [boat] , за лодку
        [statue] , за статую
       *[settlement] , за поселение
    }: { $effects }
cost-space = { $what }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp })
    }
costs = Цена: { $cost }.
at-once = Сразу: { $effects }.
performs = { $test ->
        [yes] После проверки милости: { $effects }
       *[no] { UPPER($effects) }
    }.

## Эффекты

effects = { ROW($effects) }
effect-vp = { $n } ПО
effect-track = { $track } +{ $n }
effect-track_any = +{ $n } на любой шкале
effect-track_lowest = { $n } { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    } по вашей самой низкой шкале
effect-favor = милость +{ $n }
effect-gain_material = на склад { $n } { $n ->
        [one] { HAS($material, "one") ->
            [yes] { AS($material, "one") }
           *[no] { AS($material, "low") }
        }
        [few] { HAS($material, "few") ->
            [yes] { AS($material, "few") }
           *[no] { AS($material, "gen") }
        }
       *[many] { AS($material, "gen") }
    }
effect-gain_material_row = на склад { $n } из ряда { $row }
effect-gain_feature = { $n } { $feature ->
        [none] { $n ->
            [one] черта
            [few] черты
           *[many] черт
        } на выбор
       *[other] { $n ->
            [one] { AS($feature, "low") }
            [few] { AS($feature, "gen") }
           *[many] { AS($feature, "gen") }
        }
    }
effect-per = { $what } { effect-per.per } (не больше { $most })
    .per = за { $per ->
        [1] { HAS($counted, "few") ->
            [yes] { AS($counted, "one-acc") }
           *[no] { AS($counted, "acc") }
        }
       *[other] { $per } { HAS($counted, "few") ->
            [yes] { $per ->
                [one] { AS($counted, "one-acc") }
                [few] { AS($counted, "few") }
               *[many] { AS($counted, "many") }
            }
           *[no] { AS($counted, "acc") }
        }
    }
    .brief = за { $per ->
        [1] { HAS($counted, "few") ->
            [yes] { AS($counted, "one-acc") }
           *[no] { AS($counted, "brief") }
        }
       *[other] { $per } { HAS($counted, "few") ->
            [yes] { $per ->
                [one] { AS($counted, "one-acc") }
                [few] { AS($counted, "few") }
               *[many] { AS($counted, "many") }
            }
           *[no] { AS($counted, "brief") }
        }
    } (до { $most })
effect-migrate = { $n } { $n ->
        [one] миграция
        [few] миграции
       *[many] миграций
    }
effect-procreate = { $n } { $n ->
        [one] размножение
        [few] размножения
       *[many] размножений
    }
effect-place_weak_tribes = поставить до { $n } слабых племён на одну из своих территорий
effect-produce = добыть { $n }
effect-transport = перевезти { $n }
effect-deliver = добыть { $n } и сразу на склад
effect-strengthen = укрепить { $n }
effect-hunt = { $n } { $n ->
        [one] охота
        [few] охоты
       *[many] охот
    }
effect-clear_hunting = убрать { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } охоты со своих земель
effect-lucky_find = { $n } { $n ->
        [one] счастливая находка
        [few] счастливые находки
       *[many] счастливых находок
    }
effect-extra_find = на склад { $n } { $n ->
        [one] материал
        [few] материала
       *[many] материалов
    } одного типа местности
effect-reveal_site = открыть { $n } { $n ->
        [one] локацию
        [few] локации
       *[many] локаций
    } { $where ->
        [anywhere] где угодно
       *[near] рядом со своими племенами
    }
effect-explore = разведать вокруг одной из своих территорий
effect-income_action = { $n } { $n ->
        [one] действие дохода
        [few] действия дохода
       *[many] действий дохода
    }
effect-activity = { $n } { $n ->
        [one] занятие
        [few] занятия
       *[many] занятий
    }
effect-gain_card = взять { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } науки
effect-draw_cards = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } из стопок, оставить { $keep }
effect-gain_goal = взять { $n } { $n ->
        [one] фишку цели
        [few] фишки цели
       *[many] фишек цели
    }
effect-install_goal = установить { $n } { $n ->
        [one] фишку цели
        [few] фишки цели
       *[many] фишек цели
    }
effect-gain_income_chip = взять { $n } { $n ->
        [one] фишку дохода
        [few] фишки дохода
       *[many] фишек дохода
    }
effect-install_card = установить { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { AS($deck, "gen") }
effect-upgrade = улучшить { $n } { $n ->
        [one] модуль
        [few] модуля
       *[many] модулей
    }
effect-flip_stage = перевернуть { $n } { $n ->
        [one] плитку яруса
        [few] плитки яруса
       *[many] плиток яруса
    }
effect-planning = положить { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана
effect-turn_die = повернуть до { $n } кубиков
effect-recover_die = вернуть { $n } { $n ->
        [one] использованный кубик
        [few] использованных кубика
       *[many] использованных кубиков
    }
effect-gain_die = взять { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } { $die ->
        [fate] судьбы
       *[activation] активации
    }
effect-build = построить { $n } { $kind ->
        [farm] { $n ->
            [one] ферму
            [few] фермы
           *[many] ферм
        }
        [boat] { $n ->
            [one] лодку
            [few] лодки
           *[many] лодок
        }
        [statue] { $n ->
            [one] статую
            [few] статуи
           *[many] статуй
        }
        [settlement] { $n ->
            [one] поселение
            [few] поселения
           *[many] поселений
        }
       *[any] { $n ->
            [one] любой проект
            [few] любых проекта
           *[many] любых проектов
        }
    }
effect-move_feature = переложить { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } черты
effect-sale = { $n } { $n ->
        [one] Продажа
        [few] Продажи
       *[many] Продаж
    }
effect-purchase = { $n } { $n ->
        [one] Покупка
        [few] Покупки
       *[many] Покупок
    }
effect-shift_weather = сдвинуть погоду на { $n }
effect-favor_test = проверка: { $then }
effect-may_pay = за { AS($price, "acc") }: { $then }
effect-if_at_least = { effect-if_at_least.case } { $then }
    .case = если есть { $n } { HAS($counted, "few") ->
        [yes] { $n ->
            [one] { AS($counted, "one") }
            [few] { AS($counted, "few") }
           *[many] { AS($counted, "many") }
        }
       *[no] { $counted }
    }:
effect-choose = { OR($options) }

## Способности

ability-activity = Занятие{ $price ->
        [none] { "" }
       *[other] { " " }за { AS($price, "acc") }
    }: { $effects }.
ability-point_bonus = В конце { $n } ПО за каждую карту и фишку дохода в её столбце.
ability-trigger = Постоянно, { $when }: { $effects }.
when = { $on }{ $limit ->
        [per_turn] { " (раз за ход)" }
        [per_era] { " (раз за эру)" }
       *[none] { "" }
    }
    .brief = { $on }{ $limit ->
        [per_turn] { " 1×/ход" }
        [per_era] { " 1×/эру" }
       *[none] { "" }
    }
when-module_activated = { $module ->
        [none] после активации модуля
       *[other] после модуля «{ $module }»
    }
when-feature_module_activated = после модуля черты
when-hunt_done = после охоты
when-procreation_done = после размножения
when-migration_done = после миграции
when-develop_territory = освоив территорию
when-site_revealed = открыв локацию
when-building_built = построив { $kind ->
        [none] что угодно
        [farm] ферму
        [boat] лодку
        [statue] статую
        [settlement] поселение
       *[any] что угодно
    }
when-card_installed = установив карту
when-chip_installed = установив фишку{ $kind ->
        [goal] { " цели" }
        [income] { " дохода" }
        [attribute] { " атрибута" }
       *[none] { "" }
    }
when-favor_test_passed = пройдя проверку
when-favor_test_failed = не пройдя проверку
when-reset_done = после своего Сброса
when-sale_done = после Продажи
when-purchase_done = после Покупки
when-track_threshold = пройдя порог шкалы
when-income_step = в фазу дохода
when-feeding_done = после кормления
when-new_cards = в фазу 1
when-extra_find = после дополнительной находки
when-tribe_died = когда гибнет ваше племя
when-upgrade_done = после улучшения
when-displaced = когда ваше племя вытеснено
always-feed_discount = кормление стоит на { $n } еды меньше { $where ->
        [wilderness] в глуши
        [one_territory] на одной территории по вашему выбору
       *[other] { AS($where, "in") }
    }
always-weak_survive = до { $n } { $n ->
        [one] голодного слабого племени остаётся в живых
        [few] голодных слабых племён остаются в живых
       *[many] голодных слабых племён остаются в живых
    }
always-favor_pass_plus = проверки милости проходит и значение на 1 больше
always-income_sure = проверки фишек дохода всегда пройдены
always-hunt_bonus = +{ $n } еды за каждую охоту{ $lands ->
        [none] { "" }
       *[other] { " " }{ OR($lands, "in") }
    }
always-lucky_choice = материал счастливой находки вы выбираете сами
always-module_alias = модуль «{ $module }» активируют также { $first } и { $second }
always-idea_step = идея меняет кубик на число до { $n }
always-free_step = один шаг кубика за ход не требует идеи
always-leap = можно мигрировать куда угодно за { AS($price, "acc") }
always-swim = можно мигрировать через воду
always-same_type_adjacent = все { AS($land, "adjs") } территории считаются соседними
always-displace_strong = вытесняя, ваши племена остаются сильными
always-weak_migrate = слабые племена тоже мигрируют
always-boat_seats = на ваших лодках на { $n } { $n ->
        [one] место
        [few] места
       *[many] мест
    } больше
always-boat_cargo = на ваших лодках на { $n } единиц сырья больше
always-fire_bonus = +{ $n } ПО у каждого костра
always-explore_bonus = +{ $n } ПО за каждую открытую вами локацию
always-oak_bonus = +{ $n } ПО у вещих дубов
always-site_immunity = вы не страдаете от { LIST($sites, "gen") }
always-weather_immunity = плохая погода вам не вредит
always-weather_choice = погода для вас может быть на деление мягче
always-deus_free = первое за эру спасение племени бесплатно
always-farm_anywhere = фермы можно строить на любой территории
always-statue_any = статуи из любого материала
always-settlement_discount = поселения стоят на { $n } { $n ->
        [one] материал
        [few] материала
       *[many] материалов
    } меньше
always-hand_as_material = за ход { $n } { $n ->
        [one] карта с руки может
        [few] карты с руки могут
       *[many] карт с руки могут
    } заменить материал
always-ignore_cost_space = не платить { $n } { $n ->
        [one] ячейку
        [few] ячейки
       *[many] ячеек
    } цены карт { OR($decks, "gen") }
always-feature_double = маркеры { AS($feature, "gen") } считаются для карт вдвойне
always-purchase_discount = Покупки на { $n } дешевле
always-sale_bonus = за Продажу монет больше на { $n }
always-transport_extra = перевозка: ещё { $n }
always-produce_extra = добыча: ещё { $n }
always-planning_split = маркеры плана можно разложить по разным ячейкам
always-reset_limit = Сброс возможен, когда осталось до { $n } кубиков
always-reset_both = Сброс даёт и идею, и еду
always-extra_diamonds = ещё { $n } { $n ->
        [one] алмаз
        [few] алмаза
       *[many] алмазов
    }, если { AS($counted, "many") } хотя бы { $least }

## Что делают модули

does-sleep = получить { $focus } { $focus ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } фокуса или { $ideas } { $ideas ->
        [one] идею
        [few] идеи
       *[many] идей
    }
does-feature = получить 1 { AS($feature, "acc") }
does-migration = { $failed ->
        [none] { does-migration.most }
       *[other] проверка милости: { does-migration.most }, иначе { does-migration.else }
    }
    .most = { $passed ->
        [1] 1 миграция
       *[other] до { $passed } миграций
    }
    .else = { $failed ->
        [1] 1 миграция
       *[other] до { $failed } миграций
    }
does-procreation = { $failed ->
        [none] { does-procreation.most }
       *[other] проверка милости: { does-procreation.most }, иначе { does-procreation.else }
    }{ $strengthen ->
        [0] { "" }
       *[other] ; проверка милости: укрепить { $strengthen }
    }
    .most = { $passed ->
        [1] 1 размножение
       *[other] до { $passed } размножений
    }
    .else = { $failed ->
        [1] 1 размножение
       *[other] до { $failed } размножений
    }
does-production = добыть { $produce }, а до или после этого { $test ->
        [0] перевезти { $transport }
       *[other] перевезти { $transport }, если пройдена проверка милости
    }
does-transport = { $transport ->
        [0] перевезти всё сырьё, с лодок — как любой материал
       *[other] перевезти до { $transport } единиц сырья
    }
does-sustenance = { $hunts ->
        [1] 1 охота
       *[other] до { $hunts } охот
    } или укрепить { $strengthen ->
        [1] 1 племя
       *[other] до { $strengthen } племён
    }
does-exploration = провести разведку{ $extra_sites ->
        [0] { "" }
        [one] , затем открыть { $extra_sites } локацию где угодно
        [few] , затем открыть { $extra_sites } локации где угодно
       *[many] , затем открыть { $extra_sites } локаций где угодно
    }{ $vp ->
        [0] { "" }
       *[other] { " " }и получить { $vp } ПО
    } или { $finds } { $finds ->
        [one] счастливая находка
        [few] счастливые находки
       *[many] счастливых находок
    }
does-building = { $projects ->
        [1] 1 строительный проект
       *[other] до { $projects } строительных проектов
    }{ $same_kind ->
        [0] { "" }
       *[other] { " " }одного вида
    } { does-install }
does-planning = { $gain_goals ->
        [0] { "" }
        [one] взять { $gain_goals } фишку цели и{ " " }
        [few] взять { $gain_goals } фишки цели и{ " " }
       *[many] взять { $gain_goals } фишек цели и{ " " }
    }установить { $install_goals } { $install_goals ->
        [one] фишку цели
        [few] фишки цели
       *[many] фишек цели
    } или положить { $planning } { $planning ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана
does-research = взять { $gain } { $gain ->
        [one] карту
        [few] карты
       *[many] карт
    } науки или вытянуть { $draw } и оставить { $keep }
does-achievement = получить { $dice ->
        [1] кубик активации или кубик судьбы
       *[other] кубик активации и кубик судьбы
    } { does-install }
does-insight = получить { $ideas } { $ideas ->
        [one] идею
        [few] идеи
       *[many] идей
    } { does-install }
does-mutation = переложить { $moves ->
        [1] 1 маркер черты
       *[other] до { $moves } маркеров черт
    } { does-install }
does-invention = { $incomes ->
        [1] 1 действие дохода
       *[other] до { $incomes } действий дохода
    } { does-install }
does-install = или установить карту { AS($deck, "gen") }{ $special_bonus ->
        [0] { "" }
       *[other] { " " }с особым бонусом
    }
does-trade = { $money ->
        [0] { "" }
        [one] получить { $money } монету, затем{ " " }
        [few] получить { $money } монеты, затем{ " " }
       *[many] получить { $money } монет, затем{ " " }
    }{ $sales ->
        [1] 1 Продажа
       *[other] до { $sales } Продаж
    } и { $purchases ->
        [1] 1 Покупка
       *[other] до { $purchases } Покупок
    }
does-activity = { $activities ->
        [1] 1 занятие
       *[other] до { $activities } { $different ->
            [0] занятий
           *[other] разных занятий
        }
    }

## За что дают очки

source-fires = костры
source-sites = локации
source-cards = карты и фишки
source-costs = ячейки цены
source-tracks = шкалы прогресса
source-income = доход
source-sales = продажи
source-oaks = вещие дубы
source-strong = сильные племена
source-era = подсчёт эры
source-statues = статуи
source-categories = категории
source-stages = ярусы
source-point-bonuses = бонусы очков
source-modules = модули
source-events = события
source-vici = карты действий

