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
    .along = «Технологии»
track-prestige = Престиж
    .low = престиж
    .acc = престиж
    .gen = престижа
    .along = «Престижу»
track-knowledge = Знания
    .low = знания
    .acc = знания
    .gen = знаний
    .one = знание
    .one-acc = знание
    .few = знания
    .along = «Знаниям»
track-construction = Зодчество
    .low = зодчество
    .acc = зодчество
    .gen = зодчества
    .along = «Зодчеству»
track-culture = Культура
    .low = культура
    .acc = культуру
    .gen = культуры
    .along = «Культуре»
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
deck-mutation = мутация
    .gen = мутации
deck-insight = озарение
    .gen = озарения
deck-building = здание
    .gen = здания
deck-achievement = достижение
    .gen = достижения
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
        [one] территория со своим племенем
        [few] территории со своими племенами
       *[many] территорий со своими племенами
    }
    .acc = { $n ->
        [one] территорию со своим племенем
        [few] территории со своими племенами
       *[many] территорий со своими племенами
    }
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
metric-boat_tribes = { $n ->
        [one] племя на своей лодке
        [few] племени на своих лодках
       *[many] племён на своих лодках
    }
    .many = племён на своих лодках
    .all = племена на своих лодках
    .brief = { $n ->
        [one] племя на лодке
        [few] племени на лодках
       *[many] племён на лодках
    }
metric-fire_camps = { $n ->
        [one] племя у костра
        [few] племени у костров
       *[many] племён у костров
    }
    .many = племён у костров
    .all = племена у костров
metric-land_types = { metric-land_types.brief } со своими племенами
    .many = типов местности со своими племенами
    .all = типы местности со своими племенами
    .brief = { $n ->
        [one] тип
        [few] типа
       *[many] типов
    } местности
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
need-have = иметь { $n } { $n ->
        [one] { AS($feature, "acc") }
        [few] { AS($feature, "gen") }
       *[many] { AS($feature, "gen") }
    }
need-return = вернуть { $n } { $n ->
        [one] { AS($feature, "acc") }
        [few] { AS($feature, "gen") }
       *[many] { AS($feature, "gen") }
    }
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
        [yes] С проверкой милости: { $effects }
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
effect-place_weak_tribes = поставить до { $n } { $n ->
        [one] слабого племени
        [few] слабых племён
       *[many] слабых племён
    } на одну из своих территорий
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
       *[near] у своих племён
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
effect-draw_cards = вытянуть { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } и оставить { $keep }
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
effect-turn_die = повернуть до { $n } { $n ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    }
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
effect-may_pay = за { AS($price, "acc") } — { $then }
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
when-income_step = в фазе дохода
when-feeding_done = после кормления
when-new_cards = в фазе 1
when-extra_find = после дополнительной находки
when-tribe_died = когда гибнет ваше племя
when-upgrade_done = после улучшения
when-displaced = когда ваше племя вытеснено
always-feed_discount = кормление стоит на { $n } { $n ->
        [one] еду
        [few] еды
       *[many] еды
    } меньше { $where ->
        [wilderness] в глуши
        [one_territory] на одной территории по вашему выбору
       *[other] { AS($where, "in") }
    }
always-weak_survive = { $n ->
        [one] { $n } голодное слабое племя не гибнет
        [few] до { $n } голодных слабых племён не гибнут
       *[many] до { $n } голодных слабых племён не гибнут
    }
always-favor_pass_plus = проверку милости проходит и значение на 1 больше
always-income_sure = проверки фишек дохода всегда пройдены
always-hunt_bonus = +{ $n } { $n ->
        [one] еда
        [few] еды
       *[many] еды
    } за каждую охоту{ $lands ->
        [none] { "" }
       *[other] { " " }{ OR($lands, "in") }
    }
always-lucky_choice = материал счастливой находки вы выбираете сами
always-module_alias = модуль «{ $module }» активируют также { $first } и { $second }
always-idea_step = идея меняет кубик на величину до { $n }
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
always-boat_cargo = на ваших лодках помещается на { $n } { $n ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } сырья больше
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
always-ignore_cost_space = можно пропустить { $n } { $n ->
        [one] ячейку
        [few] ячейки
       *[many] ячеек
    } цены карт { OR($decks, "gen") }
always-feature_double = маркеры { AS($feature, "gen") } считаются для карт вдвойне
always-purchase_discount = Покупки на { $n } дешевле
always-sale_bonus = +{ $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    } за Продажу
always-transport_extra = перевозите на { $n } больше
always-produce_extra = добываете на { $n } больше
always-planning_split = маркеры плана можно разложить по разным ячейкам
always-reset_limit = Сброс возможен и при { $n } { $n ->
        [one] кубике
        [few] кубиках
       *[many] кубиках
    }
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
    } либо укрепить { $strengthen ->
        [1] 1 племя
       *[other] до { $strengthen } племён
    }
does-exploration = разведка{ $extra_sites ->
        [0] { "" }
        [one] , затем ещё { $extra_sites } локация где угодно
        [few] , затем ещё { $extra_sites } локации где угодно
       *[many] , затем ещё { $extra_sites } локаций где угодно
    }{ $vp ->
        [0] { "" }
       *[other] { " " }и { $vp } ПО
    } либо { $finds } { $finds ->
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
    } либо положить { $planning } { $planning ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана
does-research = взять { $gain } { $gain ->
        [one] карту
        [few] карты
       *[many] карт
    } науки либо вытянуть { $draw } и оставить { $keep }
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
does-install = либо установить карту { AS($deck, "gen") }{ $special_bonus ->
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
left-asleep = на ярусе { $stage } без его плитки: { $n }
source-point-bonuses = бонусы очков
source-modules = модули
source-events = события
source-vici = карты действий

## Журнал: чего не делает никто

told-vici = В.И.Ц.И { LIST($deeds) }.
told-end = Игра окончена: побеждает { $who }, { $vp } ПО.
told-era = Эра { $n }
told-phase = Фаза { $n }: { $phase }.
phase-1 = новые карты
phase-2 = новые цели
phase-3 = находки
phase-4 = действия
phase-5 = локации
phase-6 = кормление
phase-7 = событие
phase-8 = доход
told-event = Событие эры — «{ $event }»: { $what }.
told-ending = Последний Сброс фазы: этот круг доигрывают, потом будет ещё один, последний.
told-final-round = Начинается последний круг фазы.
told-weather = Погода: { $weather }.

## Журнал: что делает цивилизация

told-kept-secret = тайно оставляет карту
told-advanced = продвигается по { LIST($tracks, "along") }
told-favor = продвигается по шкале милости
told-gained = получает { LIST($what, "some") }
told-scored = получает { LIST($rows) }
# Несколько раз то же самое: «в лесу B (2×)».
times = { $what } ({ $n }×)
    .acc = { AS($what, "acc") } ({ $n }×)
    .in = { AS($what, "in") } ({ $n }×)
    .into = { AS($what, "into") } ({ $n }×)
scored-for = { $n } ПО ({ $what })
told-newcomer = берёт готовую руку { $n }
told-markers = начинает с маркерами карты «{ $card }»
told-began = начинает с картой «{ $start }» и целью «{ $goal }»
told-monolith = владеет монолитом
told-took-goal = берёт цель «{ $goal }»
told-stored = кладёт на склад { LIST($what, "acc") }
told-activated = активирует модуль «{ $module }»
told-reset = делает Сброс
told-rolled = { $dice ->
        [none] не бросает кубиков
       *[other] бросает кубики: { $dice }
    }
told-roll = выбрасывает { $n }
told-fate = выбрасывает { $dice } на :fate:
told-passed = проходит проверку милости
told-failed = не проходит проверку милости
told-planned = кладёт { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана на { $value }
told-migrated = мигрирует { AS($start, "from") } { AS($end, "into") }
told-displaced = вытесняет { $other ->
        [none] своё же племя
       *[other] { HAS($other, "gen") ->
            [yes] племя { AS($other, "gen") }
           *[no] племя игрока { $other }
        }
    } { AS($land, "in") }
told-developed = находит { AS($what, "acc") } { AS($land, "in") }
told-procreated = получает новое племя { LIST($what, "in") }
told-produced = добывает сырьё { LIST($what, "in") }
told-transported = перевозит { LIST($what, "acc") }
from-land = { $what } { AS($land, "from") }
    .acc = { AS($what, "acc") } { AS($land, "from") }
told-hunted = охотится { LIST($what, "in") }
told-looked = ищет что-нибудь { AS($land, "in") }
told-strengthened = укрепляет племя { LIST($what, "in") }
told-site = открывает { AS($site, "acc") } ({ $recess })
told-farm = строит ферму { LIST($what, "in") }
told-buried = теряет ферму { AS($land, "in") } из-за вулкана
told-boat = строит лодку { LIST($what, "in") }
told-boarded = сажает на лодку племя { AS($land, "from") }
told-statue = ставит статую{ $of ->
        [none] { "" }
       *[other] { " " }из { AS($of, "gen") }
    } { AS($ground, "in") }
told-settlement = основывает поселение { $n } { AS($ground, "in") }
told-installed = { $what ->
        [none] кладёт её
       *[other] устанавливает «{ AS($what, "acc") }»
    } в столбец { $column } (ярус { $stage })
told-took-attribute = берёт фишку атрибута «{ $chip }»
told-took-income = берёт фишку дохода «{ $chip }»
told-income = выполняет доход «{ $chip }»
told-upgraded = улучшает модуль «{ $module }» до уровня { $level }
told-flipped = переворачивает плитку яруса { $stage }
told-took-hidden = берёт закрытую карту ({ LIST($what) })
told-took-card = берёт на руку карту «{ $card }»
told-stood-in = вместо материала кладёт под стопку карту с руки ({ $deck })
told-took-die = берёт { $die ->
        [fate] кубик судьбы
       *[activation] кубик
    } { HAS($civ, "gen") ->
        [yes] у { AS($civ, "gen") }
       *[no] у игрока { $civ }
    }
told-sold = продаёт { AS($what, "acc") } за { $price ->
        [money] монеты
       *[vp] очки
    }
told-bought = покупает { LIST($what, "acc") }
told-activity = выполняет занятие { $card ->
        [none] пульта
       *[other] карты «{ $card }»
    }
told-used = применяет способность «{ $what }»
told-gorge = оставляет еду в ущелье { $recess }
told-froze = теряет силы у ледника { LIST($what, "in") }
told-fed-none = обходится без кормления
told-fed = кормит { $n } { $n ->
        [one] племя
        [few] племени
       *[many] племён
    }
told-fed-some = { $fed ->
        [0] не кормит { $n ->
            [1] своё племя
            [one] ни одно из { $n } племени
            [few] ни одно из { $n } племён
           *[many] ни одно из { $n } племён
        }
       *[other] кормит { $fed } из { $n } { $n ->
            [one] племени
            [few] племён
           *[many] племён
        }
    } ({ ROW($rest) })
fed-tired = { $n } { $n ->
        [one] ложится
        [few] ложатся
       *[many] ложатся
    }
fed-dying = { $n } { $n ->
        [one] гибнет
        [few] гибнут
       *[many] гибнут
    }
told-forwent = отказывается ({ $what })
told-saved = спасает племя («Бог из машины»)
told-lost = теряет племя { LIST($what, "in") }
told-rewarded = получает награду события «{ $event }»
told-vici-card = открывает карту действий { $n }
told-vici-rolls = { $n ->
        [1] выбрасывает { LIST($dice) }
       *[other] выбрасывает подряд { LIST($dice) }
    }
told-covered = закрывает ячейку { $n } («{ $grid ->
        [evolution] Эволюция
       *[prosperity] Достаток
    }»)
told-took-away = убирает из игры карту { $what }
told-took-chip = убирает из игры фишку { $kind ->
        [attribute] атрибута
        [income] дохода
       *[goal] цели
    } «{ $what }»
told-provided = снабжает { LIST($what, "acc") }
told-token = кладёт жетон охоты { LIST($what, "into") }
told-returned = возвращает { AS($what, "acc") }
told-returned-raw = возвращает сырьё { AS($land, "from") }
told-gave = отдаёт { face-value.acc }
told-gave-used = отдаёт использованный кубик
told-turned-feature = меняет { AS($old, "acc") } на { AS($new, "acc") }
told-free-step = использует бесплатный шаг
told-crossed = проходит насквозь { AS($land, "acc") }
told-spared = щадит племя { AS($land, "in") }
told-cleared = убирает жетон охоты { AS($land, "from") }
told-ignored = пропускает ячейку цены { $n }
told-kept = оставляет карту «{ $card }»
told-point = берёт 1 ПО вместо фишки «{ $chip }»
told-took-up = поднимает { face-value.acc }
told-turned-die = поворачивает кубик с { $old } на { $new }
told-tempered = выбирает погоду помягче
told-cheaper = кормит дешевле { AS($land, "in") }
told-gave-farm = отдаёт ферму { AS($land, "in") }
told-gave-boat = отдаёт лодку { AS($land, "in") }
marker-plan = маркер плана { $value }
marker-food = еда
    .acc = еду
marker-money = монета
    .acc = монету
marker-idea = идея
    .acc = идею
marker-focus = маркер фокуса

## Журнал: на пути к делу

step-done = на этом останавливается
step-die = использует { face-value.acc }
step-marker = использует маркер плана { $value }
step-focus = использует маркер фокуса
step-spend = тратит идеи
step-do = выбирает: { $what }
step-value = берёт значение { $value }
step-move = трогается в путь { AS($land, "from") }
step-strengthen = укрепляет племя { AS($land, "in") }
step-feed = кормит племя { AS($land, "in") }
step-feed-all = кормит все племена
step-lose = отдаёт племя { AS($land, "in") }
step-explore = ведёт разведку { AS($land, "in") }
step-store = выбирает { AS($what, "acc") }
step-skip = не платит один материал
step-by-hand = платит картой с руки
step-install = хочет установить карту «{ $card }»
step-column = выбирает столбец { $n }
step-stage = выбирает цену яруса { $n }
step-left = выбирает левую сторону
step-right = выбирает правую сторону
step-goal = хочет установить цель { $n }
step-cover = кладёт её поверх цели { $n }
step-draw = тянет карты { AS($deck, "gen") }
step-sale = начинает Продажу
step-purchase = начинает Покупку
step-giver = решает, кто отдаст кубик
step-refuge = спасает племя { AS($land, "into") }
step-option = выбирает { $n ->
        [1] первое
        [2] второе
        [3] третье
       *[4] четвёртое
    }
step-take-it = берёт
step-forgo-it = отказывается
do-produce = сначала добыча
do-transport = перевозка
do-procreate = сначала размножение
do-strengthen = укрепить племена
do-hunt = охота
do-explore = разведка
do-find = счастливая находка
do-project = строительный проект
do-install = установить карту
do-goal = установить фишку цели
do-new-goal = взять фишку цели
do-plan = положить маркеры плана
do-card = взять карту науки
do-draw = вытянуть карты и выбрать
do-activation-die = кубик активации
do-fate-die = кубик судьбы
do-ideas = получить идеи
do-features = переложить маркеры черт
do-income = выполнить фишку дохода
do-activity = выполнить занятие
do-focus = маркер фокуса
do-idea = идея
do-food = еда
do-favor = шаг по шкале милости
do-points = получить очки
do-test = проверить милость
do-test-first = сначала проверить милость
do-save = спасти племя
do-let-die = дать племени погибнуть
do-transport-first = сначала перевозка

## Где: внутри фразы «у костра в лесу B», .from «от костра в лесу B», .brief в строке списка

place-fire = у костра { AS($land, "in") }
    .from = от костра { AS($land, "in") }
    .brief = { $land }, костёр
place-camp = на стоянке { $n } { AS($land, "in") }
    .from = со стоянки { $n } { AS($land, "in") }
    .brief = { $land }, стоянка { $n }
place-wild = в глуши { AS($land, "gen") }
    .from = из глуши { AS($land, "gen") }
    .brief = { $land }, глушь
place-wild-weak = в глуши { AS($land, "gen") } (слабое)
    .from = из глуши { AS($land, "gen") } (слабое)
    .brief = { $land }, глушь, слабое
place-boat = на лодке ({ AS($land, "low") })
    .from = с лодки ({ AS($land, "low") })
    .brief = { $land }, лодка
place-boat-weak = на лодке ({ AS($land, "low") }, слабое)
    .from = с лодки ({ AS($land, "low") }, слабое)
    .brief = { $land }, лодка, слабое
tribe-of = { $civ ->
        [none] ваше же племя
       *[other] племя { AS($civ, "gen") }
    }
odds = Нужно { $best ->
        [1] 1
       *[other] от 1 до { $best }
    } ({ $dice }): { $odds } %.
odds-sure = Любая проверка пройдена.

## Ответы на континенте: label- в строке, answer- сам по себе, note- ещё одна строка

answer-board = Посадить на лодку { AS($place, "from") }
note-board = Племя уходит оттуда и остаётся сильным.
answer-move = Миграция { AS($place, "from") }
note-move = { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    } на выбор.
note-displaces = Вытесняет { $who }{ $lies ->
        [yes] { " " }и ложится
       *[no] { "" }
    }.
note-develops = Осваивает территорию: её материал открывают.
answer-settle = Поселиться { $place }
answer-cross = Пройти насквозь { AS($land, "acc") }
note-cross = И идти оттуда дальше.
answer-bear = Новое племя { $place }
answer-strengthen = Укрепить племя { $place }
note-strengthen = Племя встаёт.
answer-weaken = Ослабить племя { $place }
note-weaken = Его ослабляет ледник.
answer-spare = Пощадить племя { $place }
note-spare = Оно не погибнет.
answer-lose = Потерять племя { $place }
note-lose = Его ещё можно спасти.
answer-feed = Накормить племя { $place }
note-feed-strong = Голодное, оно ляжет.
note-feed-weak = Голодное, оно погибнет.
label-feed-all = Все племена
answer-feed-all = Накормить все племена
note-feed-all = { $n } { $n ->
        [one] еда
        [few] еды
       *[many] еды
    } на всех голодных.
answer-produce = Добыть { $what ->
        [none] сырьё
       *[other] { AS($what, "acc") }
    } { AS($land, "in") }
answer-deliver = Добыть и сразу на склад: { $what ->
        [none] сырьё
       *[other] { AS($what, "low") }
    } { AS($land, "in") }
note-produce = Вашего сырья там { $n }.
answer-fetch = Перевезти { $what ->
        [none] сырьё
       *[other] { AS($what, "acc") }
    } { AS($land, "from") }
label-ship = { $land }: { AS($what, "low") }
answer-ship = Перевезти { AS($what, "acc") } { AS($land, "from") }
answer-store = Положить на склад { AS($what, "acc") }
note-store = { $land }, ряд { $row }. У вас { $has }.
answer-find = Искать { AS($land, "in") }
note-find = Решает кубик: 1 и 2 — { AS($low, "low") }, 3 и 4 — { AS($middle, "low") }, 5 и 6 — { AS($high, "low") }.
answer-hunt = Охотиться { AS($land, "in") }
note-hunt = От { $low } до { $high } еды, в среднем { $whole },{ $tenth }; потом до конца эры там не охотятся.
answer-clear = Убрать жетон охоты { AS($land, "from") }
answer-rock = Священная скала: { AS($land, "low") }
note-rock = Проверка милости; если она пройдена, там новое племя.
answer-explore = Разведка вокруг { AS($land, "gen") }
note-explore = { $n ->
        [one] Откроется { $n } локация
        [few] Откроются { $n } локации
       *[many] Откроется { $n } локаций
    }: { LIST($recesses) }.
note-explore-none = Рядом нет закрытых локаций.
vain = сейчас это ничего не даст
vain-install = цену не заплатить
vain-no-card = на руке нет карты { AS($deck, "gen") }
vain-goal = ни одна цель не выполнена
vain-no-goal = у вас нет фишки цели
vain-strengthen = слабых племён нет
vain-hunt = охотиться негде
vain-explore = рядом с племенами нет закрытых локаций
vain-project = строить нечего
vain-income = у вас нет фишки дохода
vain-features = нет маркера черты, чтобы переложить
note-vain = Можно, но без толку: { $why }.
answer-reveal = Открыть локацию { $recess }
note-reveal = Вместе с её очками.
answer-farm = Ферма { AS($land, "in") }
note-farm = Вашим племенам на стоянках там еда не нужна, в глуши — на 1 меньше.
answer-boat = Лодка { AS($land, "in") }
note-boat = На ней единица сырья; сильное племя с берега может сразу сесть.
label-statue = { UPPER($ground) }
answer-statue = Статуя из { AS($what, "gen") } { AS($ground, "in") }
note-statue = Сразу шаг по любой шкале; в каждой фазе дохода { $vp } ПО при нынешней милости.
label-settlement = { $n }: { AS($ground, "brief") }
answer-settlement = Поселение { $n } { AS($ground, "in") }
note-settlement = Фишка дохода и { $diamonds } { $diamonds ->
        [one] алмаз
        [few] алмаза
       *[many] алмазов
    } для «Достатка».
answer-cheaper = Еда дешевле { AS($land, "in") }
answer-remove-farm = Отдать ферму { AS($land, "in") }
answer-remove-boat = Отдать лодку { AS($land, "in") }
answer-refuge = Спасти в глушь { AS($land, "gen") }
note-refuge = Шаг назад по шкале милости.
note-leaves-pale = Диск уходит со светлого деления.
note-too-many-dice = Если кубиков на ячейках больше { $n }, Сброс невозможен.
label-take-it = Взять
answer-take-it = Взять: { $what }
label-forgo-it = Отказаться
answer-forgo-it = Отказаться: { $what }
note-forgo-it = Ничего не произойдёт.

## Ответы за пультом

answer-die = Использовать { face-value.acc }
answer-marker = Использовать маркер плана { $value }
note-paid-as = Как { $value }: { $ideas }.
label-focus = фокус
answer-focus = Использовать маркер фокуса
note-focus = Заменяет любое значение.
label-free-step = Бесплатный шаг
answer-free-step = Использовать бесплатный шаг
note-free-step = Раз за ход.
answer-spend = Потратить { AS($ideas, "acc") }
note-passes = Проверка пройдена.
answer-do = { UPPER($what) }
answer-do-at = { UPPER($what) } { $place }
note-save = Племя остаётся на месте за шаг назад по шкале милости.
note-save-free = Племя остаётся на месте; на этот раз бесплатно.
note-in-hand = На руке { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } { AS($deck, "gen") }.{ $special ->
        [0] { "" }
       *[other] { " " }С особым бонусом: не платить одну ячейку цены или установить ещё одну карту.
    }
note-then-fate = Потом ещё кубик судьбы.
note-then-activation = Потом ещё кубик активации.
note-ideas = { $n } { $n ->
        [one] идея
        [few] идеи
       *[many] идей
    }.
answer-value = Взять значение { $value }
note-value = { $ideas }{ $free ->
        [yes] { " " }или бесплатный шаг
       *[no] { "" }
    }.
answer-install = Установить карту «{ $card }»
answer-install-in = Установить карту «{ $card }»: { $column }
answer-lowest = { $answer }, по самой низкой цене
label-stage = ярус { $n }
answer-column = Столбец { $n }, ярус { $stage }
    .low = столбец { $n }, ярус { $stage }
note-column = Ярус { $stage }: { $vp ->
        [0] в конце очков нет
       *[other] в конце { $vp } ПО{ $tile ->
            [yes] { " " }с плиткой яруса
           *[no] { "" }
        }
    }.
label-stage-cost = Ярус { $n }
answer-stage = Заплатить цену яруса { $n }
label-ignore = Ячейка { $n }
answer-ignore = Пропустить ячейку цены { $n }
note-ignore = За неё не платят, и очков она не даёт.
label-left-side = Слева
answer-left-side = На левую сторону
label-right-side = Справа
answer-right-side = На правую сторону
label-by-hand = Карта с руки
answer-by-hand = Положить взамен карту с руки под её стопку
note-by-hand = Какую, видите только вы.
answer-discard = Положить взамен карту «{ $card }» под её стопку
answer-keep = Оставить карту { $card }
answer-keep-markers = Начать с картой «{ $card }»
answer-start = Начать с картой «{ $start }»
note-start = Модуль «{ $module }» на уровне II. Доход: { $effects }.
note-start-goal = Цель «{ $goal }»: { $what }.
face-up-card = открытая карта
    .whole = открытую карту
answer-gain-open = Взять { HAS($card, "whole") ->
        [yes] { AS($card, "whole") }
       *[no] карту «{ $card }»
    } ({ $deck })
label-gain-hidden = Закрытая: { $deck }
answer-gain-hidden = Взять закрытую карту { AS($deck, "gen") }
answer-draw = Тянуть из стопки: { $deck }
note-draw = Все карты смотрят разом, в конце.
answer-plan = План на { $value }
note-plan = { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана.
answer-giver = Взять у { AS($civ, "gen") }
answer-giver-number = Взять у цивилизации { $n }
label-vici-takes = Пусть берёт ваш
answer-vici-takes = В.И.Ц.И берёт кубик у вас
label-give-used = Использованный
answer-give-used = Отдать использованный кубик
answer-give = Отдать { face-value.acc }
answer-take-up = Поднять { face-value.acc }
note-take-up = Её бросят вместе с остальными.
answer-turn-die = Повернуть кубик с { $old } на { $new }
label-hotter = Жарче
answer-hotter = Жарче: { $weather ->
        [none] за белую линию
       *[other] { $weather }
    }
label-colder = Холоднее
answer-colder = Холоднее: { $weather ->
        [none] за белую линию
       *[other] { $weather }
    }
label-temper = Мягче
answer-temper = Погода для вас мягче
note-temper = На деление ближе к середине.
answer-return = Вернуть { AS($what, "acc") }
answer-return-raw = Вернуть сырьё { AS($land, "from") }
label-skip = Не платить
answer-skip = Не платить этот материал
note-skip = За него платит скидка.

## Ответы о фишках, модулях, шкалах, торговле

# .whole: само говорит, что это такое.
number-goal = цель { $n }
    .whole = цель { $n }
number-income = фишка дохода { $n }
    .whole = фишку дохода { $n }
answer-goal = Установить { HAS($goal, "whole") ->
        [yes] { AS($goal, "whole") }
       *[no] цель «{ $goal }»
    }
note-bares = Ячейка освободится: улучшите модуль.
answer-take-goal = Взять цель «{ $goal }»
answer-take-goal-number = Взять цель { $n }
answer-cover = Накрыть цель «{ $goal }»
note-cover = Её можно будет использовать, когда новая цель установлена.
answer-take-income = Взять { HAS($chip, "whole") ->
        [yes] { AS($chip, "whole") }
       *[no] фишку дохода «{ $chip }»
    }
answer-income = Доход: «{ $chip }»
answer-point = 1 ПО вместо фишки «{ $chip }»
answer-attribute = Взять атрибут «{ $chip }»
answer-attribute-number = Взять атрибут { $n }
note-attribute = Нужно маркеров { AS($feature, "gen") }: { $n }; 1 из них возвращают.
answer-upgrade = Улучшить модуль «{ $module }» до уровня { $level }
label-flip = Ярус { $n }
answer-flip = Перевернуть плитку яруса { $n }
note-flip = Всё, что там лежит, принесёт по { $vp } ПО.
answer-shift-feature = Заменить { AS($old, "acc") } на { AS($new, "acc") }
answer-feature = Получить { AS($feature, "acc") }
answer-track = «{ $track }»: до деления { $space }
answer-track-beyond = «{ $track }»: за конец шкалы
note-track-beyond = { $vp } ПО.
note-threshold = Порог: { $bonus ->
        [upgrade] улучшить модуль с кубиком { $value }
        [favor_or_income] милость или фишка дохода
        [vp] { $vp } ПО
       *[stage_or_vp] плитка яруса или { $vp } ПО
    }.
answer-sell = Продать { AS($what, "acc") } за монеты
answer-sell-vp = Продать { AS($what, "acc") } за очки
answer-buy = Купить { AS($what, "acc") }
answer-sale = Продажа
note-sale = Один материал за монеты, один за очки.
answer-purchase = Покупка
label-activity-console = Пульт
answer-activity = Занятие { $card ->
        [none] пульта
       *[other] карты «{ $card }»
    }
note-activity-console = 1 монета за шаг по любой шкале.
answer-use = Применить способность «{ $what }»
answer-choose = { UPPER($what) }
answer-pay = Заплатить { AS($price, "acc") }: { $then }
answer-option = Вариант { $n }

## Ход

label-otherwise = { $module }, другие кубики
answer-activate = { $module }: выбрать кубики
answer-activate-otherwise = { $module } другими кубиками: выбрать их
label-paid-otherwise = { $module } иначе
answer-paid = { $module }: { $paid }
answer-paid-otherwise = { $module } иначе: { $paid }
answer-by-module = { $answer }, модуль «{ $module }»
paid-two = { $what ->
        [focus] два маркера фокуса
        [marker] два маркера плана { $at }
       *[die] две { face-at.two }
    }
paid-two-as = { $what ->
        [marker] два маркера плана { $at } как { $value }
       *[die] две { face-at.two } как { $value }
    }
paid = { $first } и { $second }{ $free ->
        [yes] { " " }с бесплатным шагом
       *[no] { "" }
    }
paid-focus = маркер фокуса
paid-die = { face-at }
paid-die-as = { face-at } как { $value }
paid-marker = маркер плана { $at }
paid-marker-as = маркер плана { $at } как { $value }
label-reset = Сброс
label-left = осталось { $n }
answer-reset = Сделать Сброс
note-reset = Бросить { $n } { $n ->
        [one] использованный кубик
        [few] использованных кубика
       *[many] использованных кубиков
    }, осталось { $left }; получить идею или еду.
note-reset-last = После него фаза подходит к концу.
lacks-reset = лишних кубиков: { $n }

## Хватит

done = Хватит
done-take-up = Бросить кубики
done-feed = Больше не кормить
done-ignore-space = Больше не пропускать
done-migrate = Больше не мигрировать
done-procreate = Без нового племени
done-phase-goal = Не брать цель
done-gain-goal = Не брать цель
done-nudge = Не менять
done-offered-test = Без проверки
done-offer-test = Без проверки
done-strengthen-test = Без проверки
done-trade = Больше не торговать
done-sale = Больше не продавать
done-purchase = Больше не покупать
done-install = Не устанавливать
done-branch = Ничего с этим не делать
done-transport = Больше не перевозить
done-produce = Больше не добывать
done-project = Больше не строить
done-board = Никого не сажать
done-explore = Без разведки
done-reveal-one = Не открывать
done-hunt = Больше не охотиться
done-strengthen = Больше не укреплять
done-install-goal = Без установки цели
done-gain-chip = Не брать фишку дохода
done-once = Не брать
done-income-actions = Без действия дохода
done-gain-card = Не брать карту
done-draw-cards = Больше не тянуть
done-turn-dice = Больше не поворачивать
done-perform = Без занятия
done-respond = Ничего не применять
done-may-pay = Не платить
done-temper = Погода как есть
done-at-rock = Без священной скалы
done-deliver = Больше ничего
done-replenish = Не возвращать
done-starve = Больше не щадить
done-sacrifice = Ничего не отдавать
done-flip = Не переворачивать
done-upgrade = Ничего не улучшать
done-shift = Погода как есть
done-from-civ = Не брать кубик
done-vici-takes = В.И.Ц.И не берёт
done-second-die = Без второго кубика
done-second-part = Не перевозить
done-move-feature = Больше не двигать
done-choose = Ничего из этого
note-hungry = { $dying ->
        [0] { note-hungry.tired }
       *[other] { $tired ->
            [0] { note-hungry.dying }
           *[other] { note-hungry.tired }, { $dying } { $dying ->
                [one] погибнет
                [few] погибнут
               *[many] погибнут
            }
        }
    }.
    .tired = { $tired } { $tired ->
        [one] племя ляжет
        [few] племени лягут
       *[many] племён лягут
    }
    .dying = { $dying } { $dying ->
        [one] племя погибнет
        [few] племени погибнут
       *[many] племён погибнут
    }
note-nobody-hungry = Голодных нет.
note-rolled = { $n ->
        [one] Бросают { $n } кубик
        [few] Бросают { $n } кубика
       *[many] Бросают { $n } кубиков
    }.

## Заголовки ответов

group-keep = Оставить карту
group-markers = Стартовые маркеры
group-start = Стартовая карта
group-pay = Чем платить
group-value = Какое значение
group-settle = Поселиться
group-cross = Пройти и идти дальше
group-move = Кто мигрирует
group-bear = Новое племя
group-strengthen = Укрепить
group-weaken = У ледника ложится
group-feed = Накормить
group-spare = Пощадить
group-lose = Потерять племя
group-produce = Добыть
group-fetch = Перевезти
group-hunt = Охота
group-clear = Убрать жетон охоты
group-explore = Разведка
group-reveal = Открыть локацию
group-find = Счастливая находка
group-store = На склад
group-farm = Построить ферму
group-boat = Построить лодку
group-settlement = Основать поселение
group-statue = Поставить статую
group-place-card = Установить, со столбцом
group-install = Установить карту
group-column = В какой столбец
group-column-later = Сначала столбец, цена потом
group-stage = По какой цене
group-stage-later = Сначала цена, пропуск потом
group-ignore = Пропустить ячейку цены
group-half = На какую сторону
group-goal = Установить цель
group-take-goal = Взять цель
group-cover = Накрыть цель
group-plan = План на
group-take-income = Взять фишку дохода
group-use = Способность
group-income = Выполнить фишку дохода
group-point = Вместо этого 1 ПО
group-activity = Выполнить занятие
group-track = Шаг по шкале
group-upgrade = Улучшить
group-flip = Перевернуть плитку
group-gain = Взять карту
group-gain-hidden = Взять закрытую карту
group-draw = Тянуть из
group-shift = Переложить черту
group-feature-gain = Получить черту
group-sell = Продать за монеты
group-sell-vp = Продать за очки
group-buy = Купить
group-trade = Сначала Продажа или Покупка
group-giver = У кого
group-give = Отдать кубик
group-take-up = Поднять ещё
group-turn-die = Повернуть кубик
group-weather = Погода
group-cheaper = Где еда дешевле
group-remove = Отдать за бонус
group-refuge = Куда спасти
group-option = Выбрать
group-return = Вернуть
group-discard = Заменить картой с руки
group-branch = Что делать
group-module = Активировать модуль
group-ideas = С идеями или фокусом
group-feature = Получить черту
group-rest = Сон или Сброс
group-card-now = Сразу установить карту
group-goal-now = Сразу установить цель
group-land-now = Сразу на континенте
group-chip-now = Сразу с картой или фишкой
group-attribute = Взять фишку атрибута
group-otherwise = Другие кубики
group-step = Выбрать кубики по одному
group-done = Хватит
group-of-module = { $module }: что, потом где
group-of-deaths = Кто первый
group-of-reset-marker = Получить
group-of-dying = «Бог из машины»
group-of-castaway = «Бог из машины»
group-of-offered-test = Проверка милости
group-of-offer-test = Проверка милости
group-of-strengthen-test = Проверка милости
group-of-favor-or-income = Милость
group-of-stage-or-points = Очки
group-of-bad-weather = Отдать еду
group-of-part = Взять или отказаться
group-of-die-part = Взять или отказаться

## Чего не хватает

lacks = не хватает: { $what }
lacks-dice = меньше двух кубиков и маркеров

## Вопросы

left-over = { $left ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(осталось { $left })
    }
ask-which-dice = Какие два кубика или маркера?
ask-which-as = Что использовать как { $value }?
ask-module = { $module }: что делать?
ask-effect = { UPPER($what) }: взять или отказаться?
ask-turn = Ваш ход: активируйте модуль или сделайте Сброс.
ask-keep-one = Какую карту вы оставляете?
ask-keep-markers = С какими стартовыми маркерами вы начинаете?
ask-choose-start = Какую стартовую карту дохода вы берёте?
ask-phase-goal = Взять фишку цели{ left-over }?
ask-gain-goal = Какую фишку цели вы берёте{ left-over }?
ask-cover-goal = Какую фишку цели накрыть?
ask-extra-find = Какой материал вы находите{ left-over }?
ask-pay-steps = Потратить идеи или бесплатный шаг?
ask-offered-test = { $stake } Проверить?
ask-offer-test = { $stake } Проверить?
ask-nudge = Выпало { LIST($dice) }, а нужно { $best ->
        [1] 1
       *[other] от 1 до { $best }
    }. Изменить кубик? Если пройти: { $passed }. Если нет: { $failed }.
ask-pick-value = { UPPER($what) }: выпало { LIST($dice) }. Какое значение взять?
stake-test = Проверка милости, { $best ->
        [1] { $dice }: нужно 1
        [6] { $dice }: проходит любой бросок
       *[other] { $dice }: нужно от 1 до { $best }
    }. Если пройти: { $passed }. Если нет: { $failed }.
stake-nothing = ничего
stake-migrations = { $n ->
        [0] без миграции
        [one] { $n } миграция
        [few] { $n } миграции
       *[many] { $n } миграций
    }
stake-births = { $n ->
        [0] без нового племени
        [one] { $n } новое племя
        [few] { $n } новых племени
       *[many] { $n } новых племён
    }
stake-strengthened = { $n ->
        [one] { $n } племя встаёт
        [few] { $n } племени встают
       *[many] { $n } племён встают
    }
stake-transports = { $n ->
        [one] { $n } перевозка
        [few] { $n } перевозки
       *[many] { $n } перевозок
    }
stake-rock = новое племя { AS($land, "in") }
stake-hunt = охота { AS($land, "in") }
stake-find = находка
ask-migrate = Какое племя мигрирует{ left-over }?
ask-travel = Куда оно идёт{ left-over }?
ask-procreate = Куда поставить новое племя{ left-over }?
ask-place-weak = Куда поставить слабое племя{ left-over }?
ask-at-rock = Священная скала. { $stake } Использовать её?
ask-procreation-parts = Сначала размножение или укрепление?
ask-strengthen-test = { $stake } Проверить?
ask-production-parts = Сначала добыча или перевозка?
ask-second-part = Перевезти теперь?
ask-produce = Где вы добываете{ left-over }?
ask-transport = Что вы перевозите{ left-over }?
ask-deliver = Где добыть и сразу положить на склад{ left-over }?
ask-hunt = Где вы охотитесь{ left-over }?
ask-clear = Какой жетон охоты убрать{ left-over }?
ask-strengthen = Какое племя укрепить{ left-over }?
ask-explore = Где провести разведку{ left-over }?
ask-reveal-one = Какую локацию открыть{ left-over }?
ask-lucky-find = В какой местности искать{ left-over }?
ask-project = Что вы строите{ left-over }?
ask-board = Сажаете на лодку племя?
ask-pay-material = Как заплатить этот материал?
ask-stand-in = Какая карта с руки уйдёт под свою стопку?
ask-pay-any = Какой материал вернуть{ left-over }?
ask-install = Какую карту вы устанавливаете{ left-over }?
ask-card-column = В какой столбец?
ask-card-stage = По цене какого яруса?
ask-ignore-space = Пропустить ячейку цены?
ask-choose-column = В какой столбец?
ask-goal-column = В какой столбец?
ask-goal-half = На какую сторону?
ask-install-goal = Какую фишку цели вы устанавливаете{ left-over }?
ask-gain-or-install = Взять или установить фишку цели{ left-over }?
ask-place-markers = На какую ячейку кубиков?
ask-gain-chip = Какую фишку дохода вы берёте?
ask-once = Её действие или очко?
ask-income-actions = Какую фишку дохода выполнить{ left-over }?
ask-income-phase = Какая фишка дохода следующая?
ask-flip = Какую плитку яруса перевернуть{ left-over }?
ask-upgrade = Какой модуль улучшить{ left-over }?
ask-move-feature = Какой маркер черты переложить{ left-over }?
ask-any-feature = Какую черту вы получаете{ left-over }?
ask-gain-card = Какую карту вы берёте{ left-over }?
ask-draw-cards = Из какой стопки тянуть{ left-over }?
ask-keep-cards = Какую карту вы оставляете{ left-over }?
ask-from-civ = У кого взять кубик?
ask-vici-takes = В.И.Ц.И может взять у вас кубик: берёт?
ask-second-die = Взять и второй кубик?
ask-give-die = Какой кубик вы отдаёте?
ask-turn-dice = Какой кубик повернуть{ left-over }?
ask-trade = Продать или купить?
ask-sale = Что вы продаёте{ left-over }?
ask-purchase = Что вы покупаете{ left-over }?
ask-perform = Какое занятие выполнить{ left-over }?
ask-any-track = По какой шкале шагнуть{ left-over }?
ask-lowest-track = По какой из самых низких шкал{ left-over }?
ask-favor-or-income = Милость или фишка дохода?
ask-stage-or-points = Плитка яруса или 3 ПО?
ask-take-up = Какие ещё кубики вы поднимаете?
ask-reset-marker = Идея или еда?
ask-freeze = Какое племя ляжет у ледника?
ask-cheaper = На какой территории еда дешевле?
ask-feed = Кого вы кормите?
ask-starve = Какое племя пощадить?
ask-deaths = Гибнут несколько племён: какое первое?
ask-dying = Спасти племя?
ask-castaway = Куда спасти племя?
ask-temper = Выбрать погоду помягче?
ask-fine-weather = Фишка дохода или занятие?
ask-bad-weather = Что вы теряете?
ask-sacrifice = Что отдать за бонус?
ask-respond = Какую способность применить?
ask-replenish = Ваш запас пуст: какой маркер вернуть{ left-over }?
ask-may-pay = Заплатить за это?
ask-choose = Что из этого?
ask-store-row = Какой материал на склад{ left-over }?
ask-shift = Жарче или холоднее{ left-over }?

## Что говорит о себе каждая часть стола: название и .text

tip-camp = Стоянка
    .text = Племя, которое селится на свободной, остаётся сильным. Тех, кто стоит на занятой, вытесняют в глушь, а пришедшее племя ложится.
tip-camp-fire = Костёр
    .text = Каждое племя, которое здесь поселится, приносит очки костра.
tip-wild = Глушь
    .text = Здесь помещается сколько угодно племён; каждому нужно 2 еды. Сюда попадают вытесненные.
tip-tribes = Племена
    .text = Сильные стоят, слабые лежат. Мигрируют только сильные, и каждое приносит 1 ПО после кормления.
tip-weak = Слабые племена
    .text = Они лежат. Голодные гибнут; «Пропитание» снова делает их сильными.
tip-territories = Территории
    .text = Те, где есть своё племя, хотя бы на лодке: они считаются для «Расселения».
tip-hunting = Жетон охоты
    .text = До конца эры здесь никто не охотится.
tip-raw = Сырьё
    .text = Оно того вида, что на плитке материала, а на лодке — пока любого; перевезённое ложится на склад.
tip-site-down = Закрытая локация
    .text = Кто проведёт рядом разведку, откроет её и получит её очки.
tip-ground = Площадка
    .text = Здесь ставят статуи из показанных материалов и поселения те, чьё племя рядом.
tip-island = Остров
    .text = Площадка для тех, чьё племя здесь на своей лодке.
tip-statues = Статуи
    .text = В каждой фазе дохода статуя приносит столько очков, сколько указано над диском милости.
tip-hand = Рука
    .text = Карты науки, тайные для других; из какой они колоды, видно по рубашке. Предела нет.
tip-used = Использованные кубики
    .text = Лежат под пультом до Сброса.
tip-planning = Маркер плана
    .text = Заменяет кубик своей ячейки и возвращается в запас.
tip-focus = Маркеры фокуса
    .text = Каждый заменяет кубик с любым значением и возвращается в запас.
tip-idea = Идеи
    .text = Каждая меняет кубик активации или судьбы на 1; 1 и 6 — соседи.
tip-favor = Милость Агеры
    .text = Проверка милости пройдена, если кубик судьбы показывает не больше номера деления. «Бог из машины» — шаг назад, который спасает племя.
tip-fate = Кубики судьбы
    .text = Их бросают все разом: для проверки милости, охоты и счастливой находки.
tip-storage = Склад
    .text = Материалами платят за карты и поселения, их продают. Соседи по столбцу дают алмазы.
tip-goal-area = Цели
    .text = Установить можно только верхнюю фишку. Если её ячейка освобождается, улучшают модуль.
tip-monolith = Монолит
    .text = У кого он, тот первый во всём. Его получает тот, кому подсчёт эры принёс больше всего.
tip-activity = Занятия
    .text = Они есть у установленных карт и у пульта: 1 монета за шаг по любой шкале.
tip-attributes = Фишки атрибутов
    .text = Взять можно в любой момент, когда вы что-то решаете, если хватает маркеров черты.
tip-incomes = Фишки дохода
    .text = Их приносят поселения и заполненный первый ярус; каждую выполняют в фазе дохода.
tip-goals = Фишки целей
    .text = В фазе 2 каждый может взять одну.
tip-score = Победные очки
    .text = У кого больше, тот победил; если поровну — тот, у кого больше улучшений модулей.
tip-upgrades = Улучшения
    .text = Модуль переходит с уровня I на II и III.
tip-phase = Фазы эры
    .text = Новые карты, новые цели, находки, действия, локации, кормление, событие, доход.
tip-wheel = Колесо
    .text = Бросок территории В.И.Ц.И: числа от 1 до 6 — типы местности; если тип не годится, дальше ведут стрелки. Второй бросок выбирает по вехам.
tip-beacon = Вехи
    .text = По ним В.И.Ц.И различает территории одного типа.
tip-provision = Маркеры снабжения
    .text = Один кормит одно племя В.И.Ц.И на стоянке, два — все на стоянках и одно в глуши; два закрывают место для фермы.
tip-vici = В.И.Ц.И
    .text = Соперник в игре в одиночку, действует по своим картам. Чтобы победить, нужно больше очков; поровну мало.
tip-vici-card = Карты действий В.И.Ц.И
    .text = В свой ход В.И.Ц.И открывает верхнюю и выполняет её: по кубику или для категории подсчёта.
tip-vici-tribes = Племена В.И.Ц.И
    .text = Селятся по таблице заселения, не слабеют, вытесняя, а кормят их маркеры снабжения.
tip-dice = Кубики активации
    .text = Два из них активируют модуль. Когда на ячейках их не больше { $n }, возможен Сброс.
tip-food = Еда
    .text = Племени нужна 1, в глуши 2. Каждые { $per } — алмаз, не больше { $most }.
tip-money = Монеты
    .text = На них покупают материалы и выполняют занятие пульта. Каждые { $per } — алмаз, не больше { $most }.
tip-farms = Фермы
    .text = У каждого их { $n }. Ферма кормит свои племена на стоянках территории и даёт идею.
tip-boats = Лодки
    .text = У каждого их { $n }. На лодке { $seats } { $seats ->
        [one] место
        [few] места
       *[many] мест
    } для своих племён и сырьё.
tip-boat = Лодка
    .text = На ней { $seats } { $seats ->
        [one] место
        [few] места
       *[many] мест
    } для своих сильных племён и 1 единица сырья, которая может стать материалом земли рядом.
tip-supply = Запас маркеров
    .text = У каждого их { $n }. Если запас пуст, ради новых можно вернуть другие.
tip-stages = Ярусы
    .text = В конце то, что лежит на ярусах с 1 по 5, приносит { $worth } ПО; на 4 и 5 — только с их плиткой. Заполненный ярус 1 даёт фишку дохода, ярус 2 переворачивает плитку.
tip-prosperity = Алмазы
    .text = От еды, монет, поселений и склада. Считаются для «Достатка».
tip-reset-marker = Сброс
    .text = Когда осталось не больше { $n } кубиков: бросьте использованные снова и получите идею или еду.
tip-dice-display = Свободные кубики активации
    .text = Один даёт «Достижение», его сразу бросают. Если здесь пусто, кубик берут у того, у кого их больше всех.
tip-fate-display = Свободные кубики судьбы
    .text = Один даёт «Достижение». Если здесь пусто, кубик берут у того, у кого их больше всех.
tip-resets = Сбросы фазы
    .text = После Сброса номер { OR($resets) } за эру (2, 3 или 4 цивилизации) круг доигрывают, и следует последний.
tip-threshold = Порог
    .text = Кто его проходит, получает бонус: улучшение, милость или фишку дохода, { $vp } ПО либо плитку яруса или { $vp } ПО.
tip-era = Эры
    .text = Их четыре. Каждая считает свою категорию в фазе 7: { $worth } ПО за единицу.
tip-final-scoring = Итоговый подсчёт
    .text = Все девять категорий, с плиткой — дороже; затем ярусы и бонусы очков.
tip-event = Событие эры
    .text = В фазе 7 оно двигает погоду и даёт бонус тем, кто выполняет его условие.
tip-weather = Погода
    .text = Её эффект наступает в фазе 7 там, где остановится указатель.
tip-vici-evolution = «Эволюция» В.И.Ц.И
    .text = Ячеек { $spaces }. Маркер на { OR($removals) } убирает фишку из ряда атрибутов.
tip-vici-prosperity = «Достаток» В.И.Ц.И
    .text = Ячеек { $spaces }. Маркер на { OR($removals) } убирает фишку из ряда дохода.
tip-vici-reset = Сброс В.И.Ц.И
    .text = Когда видно синих глаз { $blue } и красных { $red }, В.И.Ц.И вместо карты делает Сброс.
tip-vici-level = Сила В.И.Ц.И
    .text = { EACH($levels) }.
level-beginner = новичок
level-moderate = любитель
level-medium = знаток
level-advanced = мастер
level-expert = эксперт
level-of = { UPPER($level) }: { $era ->
        [none] всегда синяя
       *[other] красная с эры { $era }
    }

## Что говорят о себе компоненты

title-of = { UPPER($what) }
tip-own = Придумано для этого проекта.
tip-card = Карта { AS($deck, "gen") } { $code }.
tip-card-cost = Цена по ярусам: { EACH($spaces) }.
tip-card-free = Ничего не стоит.
tip-card-space = { $stage } { $what }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp } ПО)
    }
tip-goal = Фишка цели.
tip-goal-installed = Её устанавливают «Планы».
tip-attribute = Фишка атрибута. Нужно маркеров { AS($feature, "gen") }: { $n }; 1 из них возвращают.
tip-income = Фишка дохода.
tip-start = Стартовая карта дохода, фишка дохода на ярусе 4. В начале улучшает модуль «{ $module }».
tip-income-action = Действие{ $test ->
        [yes] { " (с проверкой милости)" }
       *[no] { "" }
    }: { $effects }; или 1 ПО.
tip-markers = Стартовая карта маркеров: { LIST($gains) }.
tip-planned = { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    } плана на { $value }
tip-module-dice = Кубики { LIST($dice) }.
tip-module-any = Любые два кубика.
tip-module-level = { $level }: { UPPER($what) }.
tip-feature = Два кубика со значением { $value } дают 1 { AS($feature, "acc") }. Эту черту требуют карты науки ({ $n }); с 3 или 4 маркерами можно брать фишки атрибутов; каждый маркер считается для «Эволюции».
tip-material = { $land }, ряд { $row }. Продажа: { $money } { $money ->
        [one] монета
        [few] монеты
       *[many] монет
    } или { $vp } ПО; Покупка: { $up }, если плитка открыта, иначе { $down }.
tip-material-statues = Статуи из этого материала: { LIST($grounds) }.
tip-settlement = Поселение { $n }
    .text = Цена: { LIST($cost) }. Даёт фишку дохода и { $diamonds } { $diamonds ->
        [one] алмаз
        [few] алмаза
       *[many] алмазов
    } для «Достатка».
tip-track = Пороги на делениях { LIST($spaces) }; улучшения — для модулей с кубиком { $value }. После { $last } каждый шаг — { $vp } ПО.
tip-deck = Карты { AS($deck, "gen") }
    .text = Верхняя карта открыта; «Наука» берёт её или закрытую. Устанавливает эти карты модуль «{ $module }».
tip-category = Единица: { $unit }. Когда категорию считает эра, за единицу дают { LIST($eras) } ПО в эрах 1, 2, 3 и 4. В конце { $vp } ПО за единицу, с плиткой подсчёта { $tile }.
tip-unit-track = деление шкалы «{ $track }»
tip-unit-evolution = маркер черты
tip-unit-prosperity = активный алмаз
tip-unit-population = племя на континенте
tip-unit-expansion = территория со своим племенем
tip-site = { $vp }{ $most ->
        [none] { "" }
       *[other] –{ $most }
    } ПО тому, кто откроет.
tip-site-building_ground = Здесь строит тот, чьё племя рядом: у каждого не больше 2 построек, из них не больше 1 поселения.
tip-site-gorge = В фазе локаций каждый, чьё племя рядом, возвращает 1 еду.
tip-site-glacier = В фазе локаций каждый, у кого рядом есть сильные племена, ослабляет одно из них.
tip-site-mystic_oak = В фазе локаций каждая территория рядом, где есть своё племя, приносит 2 ПО (вода, болото, пустыня) или 1.
tip-site-hidden_grotto = Кто активирует «Добычу», сначала добывает 1 на территории рядом и сразу кладёт на склад.
tip-site-holy_rock = Кто активирует «Размножение», сначала может проверить милость ради нового племени рядом.
tip-site-cave = Для миграции все территории рядом с открытыми пещерами — соседние.
tip-site-mushroom_valley = Охота рядом приносит на 1 еду больше.
tip-site-volcano = Рядом ферм не строят; когда вулкан открывают, фермы оттуда возвращаются.
tip-land = Материалы: { LIST($materials, "low") }.
tip-water = Племена бывают здесь только на своих лодках.
tip-hunt-food = Охота приносит еды: { $food } за кубик от 1 до 6.
tip-weather-spot = Если событие эры ведёт сюда, { tip-weather-spot.effect }.
    .effect = { $effect ->
        [income] каждый выполняет фишку дохода
        [income_or_activity] каждый выполняет фишку дохода или занятие
        [activity] каждый выполняет занятие
        [food_or_tribe] каждый возвращает 1 еду или теряет племя
       *[tribe] каждый теряет племя
    }
tip-weather-beyond = За белой линией { tip-weather-spot.effect }.
tip-action-card = Карта действий { $n }
tip-vici-halves = Синяя: { $blue }. Красная: { $red }.
tip-half-scoring = действие для { $scored ->
        [this-era] категории этой эры
        [next-era] категории следующей эры
        [era-four] категории эры 4
       *[final-tiles] категорий итоговых плиток
    }, по { $n } { $n ->
        [one] разу
        [few] раза
       *[many] раз
    }{ $vp ->
        [0] { "" }
       *[other] , затем { $vp } ПО
    }
tip-half-rows = { EACH($rows) }
tip-half-row = { $dice }: { LIST($deeds) }
tip-deed-card = верхняя карта { AS($deck, "gen") } выходит из игры
tip-deed-vp = { $n } ПО
tip-deed-favor = милость +{ $n }
tip-deed-statue = статуя на острове
tip-deed-die = кубик активации
tip-deed-fate-die = кубик судьбы
tip-deed-evolution = Эволюция +{ $n }
tip-deed-prosperity = Достаток +{ $n }
tip-deed-procreation = размножение
tip-deed-migration = миграция
tip-deed-provision = маркер снабжения
tip-deed-reveal = открывает локации
tip-deed-token = жетон охоты

## Чьи это компоненты

house-all = { UPPER($what) }: все { $n } придуманы для этого проекта.
house-some = { UPPER($what) }: { $n } из { $of } придуманы для этого проекта.
house-cards = карты науки
house-goals = фишки целей
house-incomes = фишки дохода
house-attributes = фишки атрибутов
house-events = события
house-markers = стартовые карты маркеров
house-starts = стартовые карты дохода
house-vici = карты действий В.И.Ц.И
house-sites = Наши собственные очки или материалы у этих локаций: { LIST($sites) }.
house-settlements = Алмазы под поселениями — наши.
house-numbers = Числа, которые в правилах видны лишь на рисунке, мы прочли так сами: { LIST($numbers) }.
house-number-thresholds = пороги шкал
house-number-progress = светлые деления и конец шкал
house-number-favor = очки статуй над шкалой милости
house-number-stages = очки и форма ярусов
house-number-diamonds = алмазы еды, монет и склада
house-number-evolution_grid = сетка «Эволюции» В.И.Ц.И
house-number-weather = погода
house-number-scoring = множители категорий
house-number-by_civs = то, что зависит от числа игроков
house-number-shared = сколько чего в коробке
house-number-civ = что есть у цивилизации
house-number-solo = что есть у В.И.Ц.И
house-number-prosperity_grid = сетка «Достатка» В.И.Ц.И
house-number-event_check = что события сравнивают у В.И.Ц.И
house-number-rolls = таблицы кубиков В.И.Ц.И
house-number-wheel = колесо В.И.Ц.И
house-number-levels = уровни В.И.Ц.И
house-tiles = Границы и стоянки плиток континента { LIST($tiles) } — наши.

## Витрина: option- с .text, value- для каждого значения

option-hands = Стартовые руки
    .text = с чем вы начинаете: карты выдают, вы выбираете сами или то и другое через одного (CV-2.44)
value-hands-newcomer = Готовые
value-hands-advanced = На выбор
value-hands-mixed = Смешанные
option-continent = Континент
    .text = три из восьми плиток на своих местах, так начать проще, или все случайно (CV-2.11, CV-2.12)
value-continent-first-play = Для первой партии
value-continent-random = Случайно
option-materials = Материалы
    .text = в начале: дерево и папирус или любые (CV-2.14, CV-2.15)
value-materials-first-plays = Дерево и папирус
value-materials-experienced = Случайно
option-first-civ = Кто начинает
    .text = у кого сначала монолит (CV-2.36)
value-first-civ-drawn = Случайно
value-first-civ-seat-1 = Место 1
option-level = Сила В.И.Ц.И
    .text = в одиночку: насколько силён соперник, за которого играет стол (глава 45)
value-level-beginner = Новичок
value-level-moderate = Любитель
value-level-medium = Знаток
value-level-advanced = Мастер
value-level-expert = Эксперт
option-extra-tough = Особо трудно
    .text = в одиночку: В.И.Ц.И действует и при Сбросе (CV-45.7)
value-extra-tough-no = Нет
value-extra-tough-yes = Да
option-solo-cards = Стартовые карты
    .text = в одиночку: вам их раздают или вы выбираете из всех (CV-40.11)
value-solo-cards-dealt = Раздают
value-solo-cards-picked = На выбор
option-rulings = Толкования
    .text = правила, как их читают теперь или как читали здесь прежде
value-rulings-printed = Как теперь
value-rulings-until-2026-11 = Как до ноября 2026
unasked = Брать всё, что даёт бонус, без вопросов

## Вокруг континента: слова на картах, панелях и числах

label-level = уровень { $n }
label-test = проверка:
label-or = или
label-at-end = В конце:
label-bonus = за { $counted } столбца
note-dice-space = Ячейка { $value }: { LIST($lying) }.
label-any-two = любые
note-level = Уровень { $level }.
note-markers = { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    }.
note-unpaid = Сейчас не оплатить.
note-cheapest = Дешевле всего сейчас: { ROW($means) }.
pays-die = кубик { $at }
pays-marker = маркер плана { $at }
pays-focus = маркер фокуса
pays-free-step = бесплатный шаг
supply-ideas = { $n ->
        [one] идея
        [few] идеи
       *[many] идей
    }
supply-focus = фокус
supply-need = надо { $n }
supply-feeds = надо { $n }
supply-money = монеты
supply-fate = судьба
supply-used = сыгр.
supply-farms = фермы
supply-boats = лодки
supply-of = из { $n }
label-sure = всегда
note-sure = Любая проверка милости пройдена без броска.
note-odds = Проверку милости проходит { $best ->
        [1] единица
       *[other] значение от 1 до { $best }
    } на одном из кубиков судьбы: { $odds } %, если без идей.
note-reset-now = { $may ->
        [yes] Возможен сейчас
       *[no] Слишком много кубиков на ячейках
    }: { $markers ->
        [one] остался { $markers } маркер
        [few] осталось { $markers } маркера
       *[many] осталось { $markers } маркеров
    } Сброса; на ячейках { $dice } { $dice ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }.
label-possible = можно
label-not-yet = рано
label-built = готово
panel-storage = Склад
label-prosperity = достаток { $n }
note-supply = В запасе маркеров { $n } из { $of } и { $tribes }.
label-supply = запас { $n }
note-stored = { $what }: на складе { $n }.
note-grid-diamonds = Маркеры на сетке «Достатка».
note-diamonds = Алмазы: { ROW($sources) }.
note-no-diamonds = Алмазов пока нет.
diamonds-food = { $n } от еды
diamonds-money = { $n } от монет
diamonds-settlements = { $n } от поселений
diamonds-storage = { $n } от склада
diamonds-cards = { $n } от карт
panel-partition = Сетка ярусов
note-partition = Итоговый подсчёт на сейчас: { $stages } ПО за ярусы, { $bonuses } за бонусы очков.
label-so-far = пока { $points }
note-stage-on = Плитка яруса { $n } активна.
note-stage-off = Плитка яруса { $n } ещё не активна: этот ярус не даёт очков.
note-filled = Ярус { $stage } заполнен: { note-filled.brings }.
    .brings = { $stage ->
        [1] фишка дохода
       *[other] переворачивают плитку яруса
    }
note-to-fill = Чтобы заполнить ярус { $stage }, осталось { $n } { $n ->
        [one] место
        [few] места
       *[many] мест
    }: { note-filled.brings }.
note-column-free = Столбец { $n }: { $purpose }, следующее место на ярусе { $stage }.
column-open = для любого вида
column-cards = карты { AS($deck, "gen") }
column-goals = фишки целей
column-attributes = фишки атрибутов
note-used-era = В этой эре уже применено.
note-used-turn = В этом ходу уже применено.
panel-goals = Цели
label-ready = { $n ->
        [0] устанавливают «Планы»
       *[other] готово: { $n }, нужны «Планы»
    }
label-empty = пусто
note-below = Под ней: { ROW($goals) }.
label-progress = { $n } из { $of }
label-fitting = доступно { $n } из { $of }
label-cards = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
label-no-card = На руке пусто.
panel-hand = Рука
label-now = ✓
note-no-column = Для её вида нет свободного столбца.
note-missing = Следующее место на ярусе { $stage }. Не хватает: { $what ->
        [none] способа заплатить цену
       *[other] { EACH($what) }
    }.
note-module-unpaid = Следующее место на ярусе { $stage }; цену заплатить можно, а модуль сейчас не оплатить.
note-installable = Следующее место на ярусе { $stage }; установить можно { $ideas ->
        [0] сразу
        [one] за { $ideas } идею
        [few] за { $ideas } идеи
       *[many] за { $ideas } идей
    }.
label-being-installed = устанавливается

## Континент

label-continent = Континент
note-folk = В глуши { AS($land, "gen") } { $strong ->
        [yes] сильные
       *[no] слабые
    }: { $there ->
        [none] никого
       *[other] { ROW($there) }
    }.
note-folk-of = { $civ } { $n }
note-boats = { $land }: { $boats }
note-boat-of = Лодка { AS($civ, "gen") }: на борту { $n }{ $cargo ->
        [yes] , есть груз
       *[no] { "" }
    }.
note-land = { $land }{ $start ->
        [yes] , стартовая территория
       *[no] { "" }
    }{ $beacons ->
        [0] { "" }
        [one] , { $beacons } веха
        [few] , { $beacons } вехи
       *[many] , { $beacons } вех
    }.
note-land-material = Материал: { AS($what, "low") }.
note-land-undeveloped = Не освоена.
note-land-free = Свободных стоянок: { $n }.
note-land-has = { $civ }: { ROW($what) }.
note-land-raw = сырья { $n }
note-land-farm = ферма
note-land-provisions = Снабжение В.И.Ц.И: { $n }.{ $blocked ->
        [yes] { " " }Место для фермы закрыто.
       *[no] { "" }
    }
note-land-hunted = В этой эре здесь уже охотились.
note-touches = Рядом: { ROW($lands) }.
note-fire = { $land }, костёр за { $vp } ПО: { $who }.
note-camp = { $land }, стоянка { $n }: { $who }.
camp-free = свободно
camp-strong = { $civ }, сильное
camp-weak = { $civ }, слабое
note-site = { UPPER($site) } { $recess }: { $vp } ПО за открытие.
note-site-down = Закрытая локация { $recess }.
note-at-recess = Лежит на { $recess }.
note-ground = { UPPER($ground) }: статуи из { OR($materials, "gen") }.
note-ground-settlement = { $civ }: поселение.
note-ground-statues = { $civ }: { $n ->
        [1] статуя
        [one] { $n } статуя
        [few] { $n } статуи
       *[many] { $n } статуй
    }.

## Верхняя строка, места, ряды, шкалы

panel-console = Пульт
panel-stages = Ярусы
panel-displays = Выкладка
panel-tracks = Шкалы
panel-income = Доход
panel-attributes = Атрибуты
panel-research = Наука
panel-starts = Стартовые карты
panel-dice = Кубики
panel-final = Итоговый подсчёт
panel-final-now = Если бы игра кончилась сейчас
unit-track = шаг { AS($track, "gen") }
unit-evolution = черта
    .acc = черту
unit-prosperity = алмаз
unit-population = племя
unit-expansion = территория
    .acc = территорию
note-era-worth = «{ $category }» { $n }: { $vp } ПО, если бы эру считали сейчас.
label-setup = Подготовка
label-end = Конец игры
label-final = Конец
label-last-turns = Доигрывают
label-final-round = Последний круг
label-each = за { AS($unit, "acc") }
note-era = Эра { $n } даёт { $vp } ПО за { AS($unit, "acc") }.
note-standing = «{ $category }» сейчас: { ROW($points) } ПО.
figure-of = { $civ } { $n }
note-phase = Фаза { $n } из { $of }.
note-resets = Сделано Сбросов: { $n } из { $of }; последний завершает фазу действий.
note-final = В конце за единицу, ПО: { ROW($worth) }.
worth-of = { $category } { $vp }
label-first = 1-й
label-dice = { $figure } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
note-tribes = Племён стоит { $n }, лежит { $lying }, в запасе { $supply }.
note-feature = { $feature }: { $n }.
note-upgraded = Модуль «{ $module }» на уровне { $level }.
label-no-upgrades = улучшений пока нет
label-nothing-stored = склад пуст
note-installed = Установлено карт { AS($deck, "gen") }: { $n }.
note-stages-worth = Ярусы стоят сейчас { $vp } ПО.
label-stages = Ярусы
label-point-bonuses = Бонусы очков
label-before = С прежними { $vp } ПО
label-today = С нынешними { $vp } ПО
label-no-event = события пока нет
label-most = макс.
label-fewest = мин.
note-leaders = { UPPER(AS($counted, "all")) }: { ROW($values) }.
note-weather = { UPPER($weather) }: { $effect ->
        [income] действие дохода
        [income_or_activity] действие дохода или занятие
        [activity] занятие
        [food_or_tribe] потерять еду или племя
       *[tribe] потерять племя
    }.
label-none = нет
note-stack = { UPPER($deck) }: закрытых карт { $down }, открытых { $up }.
note-has = { $civ }: есть { $n } из { $of }.
note-bonus = Деление { $space }: { $bonus ->
        [upgrade] улучшить модуль
        [favor_or_income] милость или фишка дохода
        [vp] { $vp } ПО
       *[stage_or_vp] перевернуть плитку яруса или { $vp } ПО
    }.
note-track = { $track }: { ROW($spaces) }.
note-favor = Проходит кубик судьбы со значением до { $value } ({ $chance } % каждый); статуя стоит { $vp } ПО.
label-all = все

## Панель В.И.Ц.И

label-wheel = Колесо В.И.Ц.И
note-wheel = Один кубик выбирает тип местности, второй — вехи; если таких нет, идут дальше по часовой стрелке.
label-vici-level = { $level }{ $tough ->
        [yes] , особо трудно
       *[no] { "" }
    }
note-provisions = Маркеры снабжения на континенте.
note-island-statues = Статуи на острове.
label-until-then = До этого
label-final-scoring = Итоговый подсчёт
label-total = Всего
note-piles = В стопке { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }, открыто { $shown }, в отбое { $spent }.
note-eyes = Видно { $colour ->
        [red] красных
       *[blue] синих
    } глаз: { $n }; когда их по { $needed } каждого цвета, В.И.Ц.И делает Сброс.
label-no-vici-card = Карта ещё не открыта. Действуют { $half ->
        [red] красные
       *[blue] синие
    } половины.
label-vici-card = Карта { $n }
label-led-to-reset = привела к Сбросу
label-half = { $half ->
        [red] красная половина
       *[blue] синяя половина
    }
note-vici-card = Последняя открытая карта; что из неё вышло, есть в журнале.
label-scored-end = конец
label-scored-era = эра { $n }
note-grid = { $category }: { $n } из { $of }.
deed-card = Открытая карта { AS($deck, "gen") } выходит из игры.
short-leaves = уходит
deed-track = { $track } +{ $n }.
deed-vp = В.И.Ц.И получает ПО.
deed-favor = Милость +1.
short-favor = милость
deed-statue = Статуя.
short-statue = статуя
deed-die = Кубик активации.
short-die = кубик
deed-fate-die = Кубик судьбы.
short-fate-die = судьба
deed-evolution = Эволюция.
short-evolution = эволюция
deed-prosperity = Достаток.
short-prosperity = достаток
deed-procreation = Размножение.
short-procreation = размножение
deed-migration = Миграция.
short-migration = миграция
deed-provision = Маркер снабжения.
short-provision = снабжение
deed-reveal = В.И.Ц.И открывает локации.
short-reveal = локации
deed-token = Жетон охоты.
short-token = жетон

## Файлы компонентов: что узнаёт их владелец об ошибках, после файла, записи и поля

box-number = { $n } стоит и на { $other }
box-no-number = { $n } нет ни у одной записи
box-zero = 0 не годится
box-size = размер плитки не меняется
box-territories = на плитке есть { ROW($known) }
box-pairs = список пар территорий
box-camps = на территории не больше 4 стоянок без костра
box-no-territory = территории { $name } на плитке нет
box-edge = список вида [территория, от, до]
box-corner = список территорий
box-kind = вид локации не меняется
box-space = ячейка склада у материала не меняется
box-deck = карта остаётся в своей колоде
box-own-type = только не карта своего же вида
box-weather = ожидается 1 или 2 шага жарче (+) или холоднее (-)
box-markers = больше { $most }, которые остаются у цивилизации в начале
box-stage = последний столбец начинается с яруса { $stage }, со стартовой карты дохода
box-values = ожидаются значения от { $low } до { $high }
box-land = ожидается каждый из шести типов местности по одному разу
box-icons = на всех картах { $n }: для Сброса мало
box-actions = список вида [значения кубика, действия]
box-die-values = действия нужны каждому значению кубика от 1 до 6
box-words = ожидается слов: { $n }, а здесь { $got }
box-dice = ожидаются два значения от 1 до 6
box-options = от 2 до { $most } списков эффектов
box-cost = ожидаются пять ячеек цены
box-two = ожидаются два условия
box-count = одно из них должно считать, что есть у цивилизации

## Почему нельзя

why-cv-4-5 = Двух кубиков для этого нет: на ячейках у вас { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}, а чтобы их менять — { $ideas } { $ideas ->
    [one] идея
    [few] идеи
   *[many] идей
}.
why-cv-4-14 = Сначала выберите путь: модуль делает что-то одно.
why-cv-6-4 = { $setting-out ->
    [yes] Там нет вашего племени, которое могло бы тронуться в путь.
   *[no] Племя, которое мигрирует, селится на стоянке: здесь нельзя.
}
why-cv-7-6 = Новое племя появляется на стоянке там, где у вас уже есть племя: здесь нельзя.
why-cv-9-6 = Там нет вашего племени, которое могло бы добывать.
why-cv-9-10 = Вашего сырья там нет.
why-cv-11-4 = Там нет вашего племени, которое могло бы охотиться.
why-cv-11-8 = Вашего слабого племени там нет.
why-cv-16-7 = Вы не можете заплатить всю цену карты на этом ярусе.
why-cv-18-5 = Вы не выполняете условие цели.
why-cv-20-3 = У вас мало маркеров её черты.
why-cv-25-4 = Это сейчас не продать: Продажа — один материал за монеты и один за очки из тех, что лежат на складе.
why-cv-25-7 = Это сейчас не купить: мало монет.
why-cv-28-1 = { $dice ->
    [one] У вас на ячейках { $dice } кубик: Сброс делают
    [few] У вас на ячейках { $dice } кубика: Сброс делают
   *[many] У вас на ячейках { $dice } кубиков: Сброс делают
}, когда их не больше 3.
why-cv-31-6 = Это племя уже накормлено, или еды мало: у вас { $food }.

## Проводник первой игры (guide.toml)

guide-goal = Возьмите цель
    .idea = Каждую эру можно взять одну из открытых целей.
    .fact = Её устанавливает модуль «Планы», когда у вас есть всё, чего она требует.
    .why = «Хранителям огня» нужны три ваших племени у костров; до двух идти недалеко.
    .why2 = Установленная цель улучшает модуль.
    .tag = Планы
guide-find = Дополнительная находка
    .idea = Каждую эру вы находите материал местности, где есть ваше племя.
    .fact = Годится любой из трёх материалов этой местности.
    .why = Масло бывает в лесах, а лес B ваш.
    .why2 = «Масляной лампе» у вас на руке нужно 1 масло.
    .tag = нужно масло
guide-module = Два кубика на модуль
    .idea = В свой ход вы активируете модуль.
    .fact = Он стоит двух кубиков с теми значениями, что на нём показаны.
    .why = «Миграции» нужны 1 и 3.
    .why2 = Она ведёт сильное племя на соседнюю территорию.
    .tag = 1 и 3
guide-camp = Поселитесь у костра
    .idea = В конце пути племя селится на стоянке.
    .fact = Кто селится у костра, получает его очки, здесь 2.
    .why = В пустыне C вы первые: её материал открывают.
    .why2 = На занятой стоянке вы вытесняете хозяев, а сами ложитесь.
    .tag = стоянка
guide-hunt = Охота
    .idea = «Пропитание» охотится там, где есть ваше племя; сколько будет еды, скажет кубик судьбы.
    .fact = На каждой территории за эру охотятся один раз, кто бы это ни был.
    .why = Лес даёт от 1 до 3 еды, пустыня — от 0 до 2.
    .why2 = В конце эры племенам нужна еда.
    .tag = 2 и 4
guide-fate = Кубик судьбы
    .idea = Кубик показывает, удачна ли охота.
    .fact = За каждую идею его можно повернуть на 1.
    .why = Выпавшее значение не стоит ничего.
    .why2 = Берегите идеи: они поворачивают и кубики для модулей.
    .tag = идеи
guide-card = Установите карту
    .idea = «Достижение» устанавливает с руки карту достижения.
    .fact = На ярусе 1 считается только первая из пяти её цен.
    .why = «Чайному обряду» нужна 1 выдержка. Она у вас есть и останется.
    .why2 = Карта сразу приносит 2 идеи и шаг по «Культуре».
    .tag = 1 выдержка
guide-column = Столбцы и ярусы
    .idea = Каждый вид карт заполняет свой столбец снизу вверх. Чем выше ярус, тем больше цена.
    .fact = В конце карта приносит 2, 3, 4, 7 или 10 очков, смотря по ярусу.
    .why = Ярусы 4 и 5 считаются, только если их плитка перевёрнута.
    .tag = 2 очка
guide-reset = Сброс
    .idea = Сброс снова бросает использованные кубики. Он занимает ход, и кубиков должно остаться не больше 3.
    .fact = После пятого Сброса, считая всех игроков, будет последний круг.
    .why = Каждый приносит идею или еду.
    .why2 = В конце эры племя на стоянке съест 1 еду.
    .tag = использованные
guide-ideas = Идеи поворачивают кубики
    .idea = «Размножению» нужны 2 и 5. За идею сделайте из 1 двойку.
    .fact = 1 и 6 — тоже соседи.
    .why = «Сон» берёт любые два кубика и даёт 2 идеи или маркер фокуса.
    .why2 = Маркер фокуса заменяет любой кубик.
    .tag = 1 идея
guide-grow = Новое племя
    .idea = «Размножение» ставит новое племя на территорию, где ваше уже есть.
    .fact = У костра и оно получает очки.
    .why = Свободный костёр леса B: 1 очко и второй ваш костёр.
    .why2 = На занятой стоянке оно вытеснит хозяев и ляжет.
    .tag = ваше племя
guide-tracks = Пять шкал
    .idea = По шкалам вас ведут карты, статуи и монеты.
    .fact = На делениях 2 и 6 вы улучшаете модуль; другие приносят милость, доход или очки.
    .why = Улучшенный модуль умеет больше.
    .why2 = Эра 1 платит 5 очков за каждый шаг по «Знаниям».
guide-produce = Добудьте, потом перевезите
    .idea = «Добыча» кладёт 2 единицы сырья туда, где есть ваши племена.
    .fact = Сырьё ничего не стоит, пока его не перевезли на склад.
    .why = Лес B даёт дерево, а оно нужно для «Дозорной башни» у вас на руке.
    .why2 = «Перевозка» берёт 3 единицы, «Добыча» — 1, если пройдена проверка милости.
    .tag = Перевозка
guide-test = Проверка милости
    .idea = Вы бросаете все свои кубики судьбы. Хотя бы один должен показать не больше номера вашего деления милости, сейчас это 1.
    .fact = После броска кубик можно повернуть за идеи.
    .why = Не вышло — вы ничего не теряете.
    .why2 = С каждым шагом милости проверка легче.
    .tag = кубики судьбы
guide-feed = Накормите племена
    .idea = Племени на стоянке нужна 1 еда, в глуши 2. Ферма кормит стоянки своей территории.
    .fact = Без еды сильное племя ложится, а слабое гибнет.
    .why = Затем каждое сильное племя приносит 1 очко.
    .why2 = Шаг назад по шкале милости спасает гибнущее племя.
guide-weather = Событие и погода
    .idea = Событие двигает погоду, и то, где она остановится, касается всех.
    .fact = Тепло, умеренная погода и дождь помогают. Жара и холод стоят еды или племени.
    .why = А ещё событие награждает тех, кто выполняет его условие.
    .why2 = Следующее событие открыто: готовьтесь.
    .tag = событие
guide-era = Что считает эра
    .idea = Каждая эра считает одну категорию: 5, 4, 3 и 2 очка за единицу.
    .fact = Эра 2 считает «Эволюцию»: 4 очка за каждый маркер черты.
    .why = Два кубика со значением черты дают один маркер.
    .why2 = Кто получил больше всех, берёт монолит и начинает.
guide-end = Конец игры
    .idea = После эры 4 все девять категорий считают ещё раз, а карты и фишки — по их ярусам.
    .fact = Побеждает тот, у кого больше очков.
    .why = Ярусы 4 и 5 считаются, только если их плитка перевёрнута.

## Обозначения: название знака, короткая строка и другие слова, по которым его могут искать

legend-dice-table = Таблица кубиков
legend-dice-table-text = Два кубика активируют модуль с их значениями. Любые два активируют «Сон».
legend-hunting = Таблица охоты
legend-hunting-text = Назовите территорию, где есть ваше племя, бросьте все кубики судьбы и выберите один: столько будет еды.
legend-hunting-more = Прибавка ваших способностей учтена.
legend-goods = Ресурсы и кубики
legend-die = Кубик активации
    .text = два таких активируют модуль
    .words = кости бросок действие
legend-fate = Кубик судьбы
    .text = для проверок милости, охоты и находок
    .words = кости удача чёрный
legend-idea = Идея
    .text = меняет кубик на 1; 1 и 6 — соседи
    .words = лампочка лампа свет сдвиг
legend-focus = Фокус
    .text = заменяет кубик с любым значением
    .words = джокер мишень маркер внимание
legend-plan = Маркер плана
    .text = заменяет кубик своей ячейки
    .words = восьмиугольник маркер планирование
legend-food = Еда
    .text = кормит племена: 1 на стоянке, 2 в глуши
    .words = мясо голод кормить пища
legend-money = Монеты
    .text = покупают материалы; 1 за шаг по шкале
    .words = деньги золото наличные
legend-diamond = Алмаз
    .text = считается для «Достатка»
    .words = самоцвет богатство бриллиант
legend-favor = Милость Агеры
    .text = чем правее, тем легче проверка
    .words = звезда бог удача проверка благосклонность
legend-vp = Победное очко
    .text = у кого больше в конце, тот победил
    .words = победа счёт очки по
legend-continent = На континенте
legend-tribe = Племя
    .text = стоит — сильное: мигрирует и даёт очки
    .words = люди народ население
legend-weak = Слабое племя
    .text = лежит; голодное погибнет
    .words = больное спящее лежачее
legend-camp-fire = Костёр
    .text = кто здесь селится, получает его очки
    .words = огонь пламя лагерь стоянка
legend-boat = Лодка
    .text = везёт племена и сырьё
    .words = корабль вода море
legend-farm = Ферма
    .text = кормит ваши племена на стоянках рядом
    .words = амбар поле
legend-settlement = Поселение
    .text = стоит материалов; даёт фишку дохода
    .words = город деревня дом
legend-statue = Статуя
    .text = приносит очки в каждой фазе дохода
    .words = памятник монумент постройка
legend-raw = Сырьё
    .text = ничего не стоит, пока не перевезено
    .words = товар ресурс дерево камень
legend-hunt = Охота
    .text = один жетон на территорию за эру
    .words = лук стрела зверь
legend-site = Локация
    .text = закрыта, пока кто-нибудь не разведает
    .words = разведка скрытое место открыть
legend-tracks = Шкалы
legend-track = Шкала
    .text = пороги дают улучшения и не только
    .words = прогресс шаги ступени лестница
legend-technology = Технология
    .text = шкала значения 1
    .words = изобретение карты
legend-prestige = Престиж
    .text = шкала значения 2
    .words = корона мутация карты
legend-knowledge = Знания
    .text = шкала значения 3
    .words = книга озарение карты
legend-construction = Зодчество
    .text = шкала значения 4
    .words = храм здание строительство карты
legend-culture = Культура
    .text = шкала значения 5
    .words = лира достижение карты
legend-course = Фишки и ход эры
legend-upgrade = Улучшение
    .text = модуль поднимается на уровень
    .words = апгрейд стрелка уровень
legend-goal = Фишка цели
    .text = её устанавливают «Планы»
    .words = мишень задание
legend-income = Фишка дохода
    .text = её выполняют в фазе дохода
    .words = стрелка доход
legend-attribute = Фишка атрибута
    .text = её берут, когда хватает маркеров черты
    .words = способность шестиугольник
legend-stage = Ярус
    .text = чем выше, тем дороже в конце
    .words = столбец карта ступени
legend-reset = Сброс
    .text = снова бросить кубики; эра ближе к концу
    .words = перезапуск переброс заново
legend-event = Событие
    .text = наступает в фазе 7
    .words = свиток
legend-weather = Погода
    .text = её двигает событие, потом её эффект
    .words = солнце облако дождь холод
legend-monolith = Монолит
    .text = у кого он, тот первый
    .words = первый игрок камень начало

## Первая страница (learn.toml)

learn-about = Ведите племена по неизвестному континенту и улучшайте пульт, которым вы ими управляете.
    .more = Два кубика активируют модуль: племена мигрируют, множатся, охотятся, строят и учатся. После четырёх эр считают девять категорий, от знаний до числа ваших племён.
learn-callout-fire = Костёр
    .text = Племя, которое поселилось у костра, сразу приносит 1 или 2 очка.
learn-callout-unknown = Неизвестная земля
    .text = Поселитесь на территории первыми: откроется её материал, и одна единица будет вашей.
learn-callout-weak = Сильные и слабые
    .text = Лежащее племя — слабое. Оно не мигрирует, а без еды гибнет.
learn-callout-ground = Локации
    .text = Разведайте их, чтобы открыть и получить очки. Статуи и поселения стоят на площадках.
learn-callout-raw = Сырьё
    .text = Здесь оно ничего не стоит. Чтобы им пользоваться, перевезите его на склад.
learn-goal = Наберите больше всех победных очков за четыре эры.
    .more = Каждая эра считает одну категорию, и вы с самого начала знаете какую. В конце все девять считают ещё раз, а с ними карты и фишки ваших столбцов.
learn-round = Эра
learn-round-begin = Новое
    .text = Открывают событие и новые карты. Возьмите фишку цели и материал местности, где живёт ваше племя.
learn-round-actions = Действия
    .text = По очереди активируйте модуль или делайте Сброс. Сбросы приближают конец фазы.
learn-round-feeding = Кормление
    .text = Заплатите 1 еду за племя на стоянке или лодке, 2 за племя в глуши. Каждое сильное племя приносит 1 очко.
learn-round-event = Событие и доход
    .text = Приходят погода и событие, считают категорию эры, а фишки дохода и статуи приносят своё.
learn-turn = Ваш ход: два кубика, один модуль
    .text = Модулю нужны два кубика, по одному с каждым его значением. Идея меняет кубик на 1, а 1 и 6 — соседи. Чем лучше модуль, тем больше он делает.
learn-turn-migration = Миграция, размножение
    .text = Ведите сильное племя на соседнюю территорию или ставьте новое там, где ваше уже живёт.
learn-turn-sustenance = Охота
    .text = Бросьте кубики на еду там, где есть ваше племя: за эру одна охота на территорию. Или поднимите слабые племена.
learn-turn-production = Добыча, перевозка
    .text = Кладите сырьё туда, где живут ваши племена. Потом везите его на склад.
learn-turn-exploration = Разведка
    .text = Откройте ради очков локации вокруг племени или поищите материал.
learn-turn-building = Стройка
    .text = Фермы кормят, лодки возят, статуи ведут по шкалам, поселения дают доход.
learn-turn-research = Наука
    .text = Берите карты науки. Другие модули устанавливают их в столбцы вашего пульта.
learn-turn-sleep = Сон
    .text = Любые два кубика приносят 2 идеи или 1 фокус, который заменяет любой кубик.
learn-turn-reset = Или Сброс
    .text = Когда осталось не больше 3 кубиков, бросьте использованные снова. Получите идею или еду.
learn-build = Что вы строите
    .text = Для любой постройки нужно ваше племя на этой территории или рядом. Под названием — что она приносит сразу.
learn-build-farm = Ферма
    .text = Бесплатна, одна на территорию. Вашим племенам на стоянках там еда не нужна, в глуши нужна только 1.
learn-build-boat = Лодка
    .text = Бесплатна, на воде. Везёт два ваших племени и единицу сырья.
learn-build-statue = Статуя
    .text = За один материал со склада из тех, что называет площадка. Приносит очки в каждой фазе дохода.
learn-build-settlement = Поселение
    .text = За два или три материала со склада. Его алмазы считаются для «Достатка».
learn-points-eras = Категория эры
    .text = 5, 4, 3 и 2 за единицу в эрах с 1 по 4
learn-points-tribes = Сильные племена
    .text = 1 за каждое, после каждого кормления
learn-points-fires = Костры и локации
    .text = 1 или 2 за костёр, от 1 до 4 за локацию, больше с улучшенной «Разведкой»
learn-points-cards = Карты и шкалы
    .text = Что показано в оплаченных ячейках цены, и бонус карты; по 3 на некоторых делениях шкал
learn-points-categories = Все девять категорий
    .text = От 1 до 3 за единицу
learn-points-columns = Столбцы
    .text = 2, 3, 4, 7 и 10 за каждую карту или фишку, по ярусу; последние два — когда активна их плитка
learn-points-income = Доход и дубы
    .text = Фишки дохода, статуи, вещие дубы, продажи и события
learn-mistake-hunger = Племена без еды
    .text = Голодное сильное племя слабеет. Голодное слабое гибнет.
    .instead = Считайте до конца эры: 1 еда на каждое племя на стоянке или лодке, 2 на каждое в глуши. Охотьтесь раньше других.
learn-mistake-raw = Забытое сырьё
    .text = Сырьём на континенте ни за что не заплатить.
    .instead = Перевезите его раньше, чем захотите строить или устанавливать карту.
learn-mistake-dice = Ждать нужных кубиков
    .text = Два кубика, которые не подходят ни к одному модулю, ждут Сброса, а если их больше 3, Сброса не будет.
    .instead = Измените их идеями или потратьте на «Сон»: ему годятся любые два, и он приносит идеи.

## Позиции для упражнений (practice.toml): цель и почему это получается

practice-two-focus = Получите за ход 2 маркера фокуса
    .why = «Сон» берёт любые два кубика, значит, годятся 3 и 4. Выберите маркер фокуса, а не идеи: раз в эру «Чайный обряд» добавляет к «Сну» ещё один.
    .why2 = Маркер фокуса заменяет кубик с любым значением. Два таких маркера активируют модуль, для которого у вас нет ни одного кубика.
practice-two-on-their-feet = Укрепите за ход 2 племени
    .why = «Пропитанию» нужны 2 и 4. Ни четвёрки, ни идеи у вас нет, но маркер фокуса заменяет любое значение.
    .why2 = На уровне II модуль укрепляет сразу до 3 племён. Оба слабых встают ещё до кормления, где голодное слабое племя гибнет.
practice-two-wood = Перевезите за ход 2 дерева
    .why = Одно — из леса B, другое — с лодки на воде A: её сырьё становится тем, что даёт освоенная земля рядом с водой, здесь деревом или папирусом.
    .why2 = «Перевозке» нужны 1 и 5. Идея делает из 2 единицу.
practice-two-births = Получите за новые племена 2 очка и никого не вытесните
    .why = На вашем делении милости проверку проходит только 1. А 6 и 1 — соседи: одна идея поворачивает кубик, и размножений два, по одному на каждый из двух свободных костров.
    .why2 = Два новых племени у одного костра тоже приносят 2 очка, но второе вытесняет первое и ложится.
practice-buy-and-score = Купите материал и получите 2 очка
    .why = Продайте воск за монеты, а дерево за очки: воск лежит в ряду 2 и даёт 2 монеты, дерево только 1. Плитки дерева и папируса на континенте открыты, поэтому каждый стоит 2.
    .why2 = «Торговле» нужны 4 и 5. У вас 3, 6 и 2 идеи: по одной на кубик.
practice-dear-stone = Купите за ход камень
    .why = Ни одной плитки камня не открыто, поэтому он стоит 4 монеты, а у вас 1. Сначала продайте масло: оно лежит в ряду 3 и даёт 3.
    .why2 = «Торговле» нужны 4 и 5. Две идеи делают из 3 четвёрку, а из 6 пятёрку.
practice-third-level = Поднимите за ход модуль до уровня III
    .why = Сделайте из дерева статую на площадке 6: это шаг по любой шкале. На «Технологии» вы встаёте на 2 и улучшаете модуль с кубиком 1. «Миграция» как раз на уровне II.
    .why2 = Занятие пульта тоже двигает шкалу, но стоит 1 монету, а у вас их нет.
practice-weak-first = Пусть не погибнет ни одно племя, и без «Бога из машины»
    .why = С фермой племени в глуши нужна 1 еда, без неё 2. Вашим шести слабым племенам нужно 3 в лесу B, 2 на болоте F и 2 в степи C: все ваши 7.
    .why2 = Сильное племя в глуши болота F остаётся без еды: оно ложится, но живёт. На стоянках кормят ваши фермы.
practice-last-favor = Пусть не погибнет ни одно ваше племя
    .why = Вашим трём слабым племенам нужно 1, 2 и 2 еды, а у вас 3. Накормите то, что на лодке, и одно в лесу B. Другое спасёт «Бог из машины» за шаг назад по шкале милости.
    .why2 = Ваш диск на втором делении: это спасает одно племя, а не два.
practice-fifth-stage = Установите фишку цели на ярус 5 и поднимите модуль до уровня III
    .why = Ваша ферма в лесу B выполняет «Лесной амбар». В самом правом столбце на ярусе 4 лежит стартовая карта дохода, поэтому фишка ложится на ярус 5: 10 очков в конце, если вы активируете этот ярус.
    .why2 = Её ячейка в области целей освобождается, и вы улучшаете любой модуль. На уровне II только «Перевозка».
practice-dearer-card = Поднимите модуль до уровня III и получите 4 очка
    .why = «Пацифизм» ложится на ярус 4, но заплатить можно цену яруса 5: экспрессия даёт 1 очко, а возвращённая стойкость — 3.
    .why2 = Карта ведёт «Знания» с 1 на 2, и вы улучшаете модуль с кубиком 3. На уровне II «Добыча». Для «Озарения» идея делает из 2 тройку.
practice-two-fires = Получите двумя миграциями 3 очка и не осваивайте территорий
    .why = Сильное племя из леса B занимает костёр болота F, это 2 очка. Одно из степи C идёт следом к костру леса B, это 1: с «Жабрами» оно переплывает воду A.
    .why2 = Бесплатный шаг «Арифметики» поворачивает кубик судьбы с 3 на 2, а это проходит на вашем делении милости. Оба племени кого-то вытесняют, поэтому оба ложатся.
practice-grotto-papyrus = Добудьте за ход 3 папируса и перевезите 2 из них
    .why = Тайный грот у степи C действует до модуля: папирус, добытый для него, сразу на складе. «Добыча» приносит ещё два, а «Колесо» перевозит один из них.
    .why2 = «Колесу» проверка не нужна. Если пройти ещё и проверку «Добычи», на склад попадёт и третий.
practice-three-for-one = Купите 2 папируса и получите 2 очка
    .why = Масло лежит в ряду 3 и продаётся за 3 монеты. С вашей одной это 4: две Покупки, ведь плитка папируса открыта и он стоит 2. Свой папирус продайте за очки.
    .why2 = На уровне II «Торговля» покупает дважды. Вашей цели «Податные списки» нужны 2 папируса.
practice-gilded-statue = Получите милость и поднимите модуль до уровня III
    .why = Сделайте из золота статую на площадке 1 и шагните по «Культуре» с 1 на 2: вы улучшаете модуль с кубиком 5. На уровне II «Перевозка». «Святилище» отвечает на статую шагом милости.
    .why2 = Цель «Бдение при свечах» тоже подняла бы модуль до уровня III, но милости не принесла бы.
practice-one-fire-twice = Получите за ход 4 очка и не осваивайте территорий
    .why = «Ноги марафонца» добавляют модулю миграцию. Отправьте два племени из леса B к костру болота F, одно за другим: он каждый раз даёт 2 очка, хотя второе вытесняет первое.
    .why2 = С «Выносливостью» мигрирует и слабое племя, поэтому годятся любые два из трёх в лесу B.
practice-wood-for-gold = Перевезите за ход дерево и получите милость
    .why = Сделайте из золота статую и шагните по «Культуре» с 3 на 4: это шаг милости или действие фишки дохода. Возьмите действие «Носильщиков» и перевезите дерево из леса B.
    .why2 = «Святилище» отвечает на статую милостью. Самой «Перевозке» нужны 1 и 5, а их у вас нет.

## Названия карт, фишек и событий: у каждой своё, двух одинаковых нет

# Карты науки.
card-wheel = Колесо
card-plow = Плуг
card-fishing-net = Рыбацкая сеть
    .acc = Рыбацкую сеть
card-loom = Ткацкий станок
card-potter-s-wheel = Гончарный круг
card-oil-lamp = Масляная лампа
    .acc = Масляную лампу
card-compass = Компас
card-sail = Парус
card-bow-and-arrow = Лук и стрелы
card-spear-thrower = Копьеметалка
    .acc = Копьеметалку
card-smelting-furnace = Плавильная печь
    .acc = Плавильную печь
card-glass-blowing = Стеклодувы
    .acc = Стеклодувов
card-paper-mill = Бумажное дело
card-printing-press = Печатный станок
card-abacus = Счёты
card-water-clock = Водяные часы
card-pulley = Шкив
card-crane = Подъёмный кран
card-irrigation-pump = Водяной насос
card-windmill = Ветряк
card-charcoal-kiln = Угольная яма
    .acc = Угольную яму
card-gunpowder = Порох
card-candle = Свеча
    .acc = Свечу
card-soap = Мыло
card-anchor = Якорь
card-saddle = Седло
card-coinage-die = Чекан
card-telescope = Телескоп
card-medicine-kit = Аптечка
    .acc = Аптечку
card-preserving-jar = Банка солений
    .acc = Банку солений
card-rope-bridge = Верёвочный мост
card-steam-engine = Паровая машина
    .acc = Паровую машину
card-wings = Крылья
card-gills = Жабры
card-thick-fur = Густой мех
card-compound-eyes = Фасеточные глаза
card-claws = Когти
card-big-brain = Большой мозг
card-hump = Горб
card-webbed-feet = Перепонки
card-night-vision = Ночное зрение
card-horns = Рога
card-prehensile-tail = Цепкий хвост
card-thick-hide = Толстая шкура
    .acc = Толстую шкуру
card-camouflage = Маскировка
    .acc = Маскировку
card-venom-glands = Ядовитые железы
card-echolocation = Эхолокация
    .acc = Эхолокацию
card-antennae = Усики
card-second-stomach = Второй желудок
card-photosynthetic-skin = Фотосинтез
card-regeneration = Регенерация
    .acc = Регенерацию
card-four-arms = Четыре руки
card-long-legs = Длинные ноги
card-bioluminescence = Свечение
card-marsupial-pouch = Сумка на животе
    .acc = Сумку на животе
card-egg-laying = Кладка яиц
    .acc = Кладку яиц
card-hibernation = Зимняя спячка
    .acc = Зимнюю спячку
card-cold-blood = Холодная кровь
    .acc = Холодную кровь
card-sticky-pads = Липкие лапы
card-feathers = Перья
card-iron-scales = Железная чешуя
    .acc = Железную чешую
card-trunk = Хобот
card-twin-hearts = Два сердца
card-telepathy = Телепатия
    .acc = Телепатию
card-astronomy = Астрономия
    .acc = Астрономию
card-arithmetic = Арифметика
    .acc = Арифметику
card-ethics = Этика
    .acc = Этику
card-division-of-labor = Разделение труда
card-animism = Анимизм
card-barter = Бартер
card-philosophy = Философия
    .acc = Философию
card-democracy = Демократия
    .acc = Демократию
card-monarchy = Монархия
    .acc = Монархию
card-law-code = Кодекс законов
card-banking = Банковское дело
card-cartography = Картография
    .acc = Картографию
card-meteorology = Метеорология
    .acc = Метеорологию
card-agronomy = Агрономия
    .acc = Агрономию
card-geology = Геология
    .acc = Геологию
card-theocracy = Теократия
    .acc = Теократию
card-pacifism = Пацифизм
card-mysticism = Мистицизм
card-herbal-lore = Знание трав
card-calendar = Календарь
card-strategy = Стратегия
    .acc = Стратегию
card-anatomy = Анатомия
    .acc = Анатомию
card-genetics = Генетика
    .acc = Генетику
card-logic = Логика
    .acc = Логику
card-pedagogy = Педагогика
    .acc = Педагогику
card-bureaucracy = Бюрократия
    .acc = Бюрократию
card-ancestor-worship = Культ предков
card-nomad-wisdom = Заветы кочевья
card-free-trade = Вольный торг
card-zoology = Зоология
    .acc = Зоологию
card-alchemy = Алхимия
    .acc = Алхимию
card-cosmology = Космология
    .acc = Космологию
card-granary = Амбар
card-warehouse = Пакгауз
card-market-hall = Крытый рынок
card-shrine = Святилище
card-workshop = Мастерская
    .acc = Мастерскую
card-watchtower = Дозорная башня
    .acc = Дозорную башню
card-temple-of-the-sun = Храм Солнца
card-lighthouse = Маяк
card-harbor = Гавань
card-aqueduct = Акведук
card-city-wall = Городская стена
    .acc = Городскую стену
card-great-library = Хранилище книг
card-university = Университет
card-theatre = Театр
card-bathhouse = Баня
    .acc = Баню
card-smithy = Кузница
    .acc = Кузницу
card-brewery = Пивоварня
    .acc = Пивоварню
card-grain-mill = Мельница
    .acc = Мельницу
card-stable = Конюшня
    .acc = Конюшню
card-mint = Монетный двор
card-observatory = Обсерватория
    .acc = Обсерваторию
card-palace = Дворец
card-hospital = Больница
    .acc = Больницу
card-quarry-works = Каменоломня
    .acc = Каменоломню
card-sawmill = Лесопилка
    .acc = Лесопилку
card-great-pyramid = Пирамида
    .acc = Пирамиду
card-amphitheatre = Амфитеатр
card-monastery = Монастырь
card-stone-bridge = Каменный мост
card-caravanserai = Караван-сарай
card-nursery = Ясли
card-colossus = Колосс
card-cave-paintings = Роспись пещер
card-folk-dance = Народный танец
card-great-hunt = Великая охота
    .acc = Великую охоту
card-funeral-rites = Тризна
    .acc = Тризну
card-tournament = Турнир
card-tea-ceremony = Чайный обряд
card-epic-poem = Эпическая поэма
    .acc = Эпическую поэму
card-national-anthem = Гимн
card-olympic-games = Олимпиада
    .acc = Олимпиаду
card-royal-wedding = Царская свадьба
    .acc = Царскую свадьбу
card-world-map = Карта мира
    .acc = Карту мира
card-peace-treaty = Мирный договор
card-carnival = Карнавал
card-pantheon = Пантеон
card-constitution = Конституция
    .acc = Конституцию
card-grand-tour = Гран-тур
card-symphony = Симфония
    .acc = Симфонию
card-masquerade = Маскарад
card-silk-road = Шёлковый путь
card-ship-regatta = Парусная регата
    .acc = Парусную регату
card-mountain-ascent = Восхождение
card-desert-crossing = Путь через пески
card-marsh-drainage = Осушение болот
card-forest-council = Лесной совет
card-prairie-fair = Степная ярмарка
    .acc = Степную ярмарку
card-heroic-saga = Сага о героях
    .acc = Сагу о героях
card-census = Перепись
card-jubilee = Юбилей
card-patronage = Меценатство
card-stone-circle = Каменный круг
card-star-festival = Праздник звёзд
card-golden-age = Золотой век

# Фишки целей.
goal-timber-tithe = Лесная десятина
    .acc = Лесную десятину
goal-candle-vigil = Бдение при свечах
goal-lamp-of-ages = Светоч веков
goal-tax-rolls = Податные списки
goal-healer-s-chest = Ларец лекаря
goal-royal-treasure = Царская казна
    .acc = Царскую казну
goal-weaver-s-order = Заказ ткача
goal-potter-s-order = Заказ гончара
goal-smoke-signal = Дымовой сигнал
goal-black-harvest = Чёрный урожай
goal-winter-stock = Зимний запас
goal-sealed-hulls = Смолёные борта
goal-boundary-stones = Межевые камни
goal-smelter-s-due = Доля плавильщика
    .acc = Долю плавильщика
goal-green-idol = Зелёный идол
    .acc = Зелёного идола
goal-hourglasses = Песочные часы
goal-salt-tax = Соляной налог
goal-copper-coins = Медные деньги
goal-woodland-network = Тропы леса
goal-prairie-network = Тропы степи
goal-highland-network = Тропы холмов
goal-marsh-network = Тропы болот
goal-summit-network = Тропы гор
goal-dune-network = Тропы пустыни
goal-woodland-people = Народ леса
goal-prairie-people = Народ степи
goal-highland-people = Народ холмов
goal-marsh-people = Народ болот
goal-summit-people = Народ гор
goal-dune-people = Народ пустыни
goal-woodland-granary = Лесной амбар
goal-prairie-granary = Степной амбар
goal-highland-granary = Амбар на холмах
goal-pathfinders = Следопыты
    .acc = Следопытов
goal-fire-keepers = Хранители огня
    .acc = Хранителей огня
goal-master-builders = Мастера-строители
    .acc = Мастеров-строителей
goal-technology-degree = Степень технологии
goal-prestige-degree = Степень престижа
goal-knowledge-degree = Степень знаний
goal-construction-degree = Степень зодчества
goal-culture-degree = Степень культуры
goal-invention-portfolio = Свод изобретений
goal-mutation-portfolio = Свод мутаций
goal-insight-portfolio = Свод озарений
goal-building-portfolio = Свод зданий
goal-achievement-portfolio = Свод достижений
goal-stamina-trial = Испытание стойкости
goal-intelligence-trial = Испытание интеллекта
goal-calm-trial = Испытание выдержки
goal-dexterity-trial = Испытание ловкости
goal-expression-trial = Испытание экспрессии
goal-perception-trial = Испытание восприятия
goal-two-fleets = Два флота
goal-full-crew = Полная команда
    .acc = Полную команду
goal-monument-row = Аллея памятников
    .acc = Аллею памятников
goal-twin-towns = Города-близнецы
goal-civic-centre = Центр города
goal-wide-lands = Широкие земли
goal-great-people = Великий народ
goal-strong-backs = Крепкие спины
goal-feast = Пир
goal-bribe = Взятка
    .acc = Взятку
goal-thesis = Трактат
goal-hand-of-fate = Рука судьбы
    .acc = Руку судьбы
goal-agera-s-smile = Улыбка Агеры
    .acc = Улыбку Агеры

# Фишки дохода.
income-purse = Кошелёк
income-sparks = Искры
income-pantry = Кладовая
    .acc = Кладовую
income-digging = Раскопки
income-carriers = Возчики
    .acc = Возчиков
income-rest-camp = Привал
income-trail-guides = Проводники
    .acc = Проводников
income-foresight = Предвидение
income-foragers = Собиратели
    .acc = Собирателей
income-adaptation = Приспособление
income-market-day = Базарный день
income-bazaar = Базар
income-trappers = Звероловы
    .acc = Звероловов
income-treasury = Казна
    .acc = Казну
income-muse = Муза
    .acc = Музу
income-birth-rite = Обряд рождения
income-caravan = Караван
income-mine = Рудник
income-discourse = Беседа
    .acc = Беседу
income-library = Библиотека
    .acc = Библиотеку
income-selection = Отбор
income-concentration = Сосредоточение
income-festival = Фестиваль
income-ambition = Честолюбие
income-grand-hunt = Большая охота
    .acc = Большую охоту

# Фишки атрибутов.
attribute-endurance = Выносливость
attribute-marathon-legs = Ноги марафонца
attribute-reasoning = Рассудок
attribute-genius = Гений
    .acc = Гения
attribute-meditation = Медитация
    .acc = Медитацию
attribute-serenity = Безмятежность
attribute-craftsmanship = Мастерство
attribute-nimble-hands = Умелые руки
attribute-rhetoric = Риторика
    .acc = Риторику
attribute-charisma = Харизма
    .acc = Харизму
attribute-keen-senses = Острое чутьё
attribute-oracle = Оракул

# События.
event-great-trek = Великий поход
event-spring-of-life = Родник жизни
event-age-of-tools = Век орудий
event-locust-swarm = Саранча
event-triumph = Триумф
event-harvest-feast = Праздник урожая
event-age-of-scholars = Век мудрецов
event-world-wonder = Чудо света
event-golden-verses = Золотые строки
event-mercy-of-agera = Милосердие Агеры
event-enlightenment = Просвещение
event-pilgrimage = Паломничество
event-natural-selection = Естественный отбор
event-exodus = Исход
event-trade-fair = Торговая ярмарка
event-collectors = Коллекционеры
event-corruption = Коррупция
event-renaissance = Возрождение
event-overflowing-stores = Полные закрома
event-tsunami = Цунами

# Стартовые карты дохода.
start-nomads = Кочевники
start-gardeners = Садоводы
start-miners = Рудокопы
start-porters = Носильщики
start-hunters = Охотники
start-scouts = Разведчики
start-masons = Каменщики
start-planners = Планировщики
start-scholars = Учёные
start-merchants = Купцы

# Стартовые карты маркеров.
markers-forest-folk = Лесовики
markers-river-clan = Речной клан
markers-hill-shepherds = Пастухи холмов
markers-stone-cutters = Камнерезы
markers-storytellers = Сказители
markers-star-gazers = Звездочёты
markers-salt-traders = Торговцы солью
markers-bog-dwellers = Жители топей
markers-bee-keepers = Пчеловоды
markers-thinkers = Мыслители
markers-wanderers = Странники
markers-artists = Художники

## Что сравнивают между собой в лаборатории

shelf-cards = Карты науки: { $deck }
shelf-goals = Фишки целей
shelf-incomes = Фишки дохода
shelf-attributes = Фишки атрибутов
shelf-markers = Стартовые карты маркеров
shelf-chips = Стартовые карты дохода
