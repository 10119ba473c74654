### Нова Эра по-русски. Слова — по docs/games/nova-era.ru-glossary.md.
###
### Формы: .low со строчной буквы, .acc винительный, .gen родительный, .dat дательный, .ins творительный; .few и .many после
### 2 и 5; у цвета, который сам мужского рода («зелёный кубик»), .f женский («зелёная тройка»), .acc и .ins тоже женские,
### .pl и .many множественное число, .m-ins «зелёным кубиком». .use и .to-use говорят, что с картой делают.
### Имена игроков ({0}) не склоняются: они всегда подлежащее. Время настоящее: прошедшее потребовало бы рода.

title = Нова Эра

## Настройки стола

option-fast = Быстрая игра
    .text = Игра кончается после эры II, а не III (NE-16.11)
value-fast-no = Нет
value-fast-yes = Да
option-first = Первый игрок
    .text = Кто выбирает кубики первым в первом раунде (NE-R6)
value-first-drawn = Жребий
value-first-1 = Место 1
value-first-2 = Место 2
value-first-3 = Место 3
value-first-4 = Место 4
option-rulings = Толкования
    .text = Повреждения и общие цели: по книге правил (NE-R15, NE-R55, NE-R59) или как здесь было раньше
value-rulings-printed = По книге правил
value-rulings-until-2026-11 = Как до ноября 2026

## Вещи

# Название карты, которую переименовал владелец, не склоняется.
technology = «{ $name }»
    .acc = «{ AS($name, "acc") }»
    .use = применяет «{ AS($name, "acc") }»
    .to-use = Применить «{ AS($name, "acc") }»
territory = «{ $name }»
    .acc = «{ AS($name, "acc") }»
    .use = применяет «{ AS($name, "acc") }»
    .to-use = Применить «{ AS($name, "acc") }»
personality = { $name }
    .acc = { AS($name, "acc") }
    .use = зовёт на помощь { AS($name, "acc") }
    .to-use = Позвать на помощь { AS($name, "acc") }
kind-technology = Технология
    .low = технология
kind-territory = Территория
    .low = территория
kind-personality = Личность
    .low = личность
color = { $color ->
    [green] зелёный
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[black] чёрный
}
    .f = { $color ->
        [green] зелёная
        [red] красная
        [yellow] жёлтая
        [blue] синяя
       *[black] чёрная
    }
    .acc = { $color ->
        [green] зелёную
        [red] красную
        [yellow] жёлтую
        [blue] синюю
       *[black] чёрную
    }
    .ins = { $color ->
        [green] зелёной
        [red] красной
        [yellow] жёлтой
        [blue] синей
       *[black] чёрной
    }
    .m-ins = { $color ->
        [green] зелёным
        [red] красным
        [yellow] жёлтым
        [blue] синим
       *[black] чёрным
    }
    .pl = { $color ->
        [green] зелёные
        [red] красные
        [yellow] жёлтые
        [blue] синие
       *[black] чёрные
    }
    .many = { $color ->
        [green] зелёных
        [red] красных
        [yellow] жёлтых
        [blue] синих
       *[black] чёрных
    }
# «Зелёная тройка».
die = { color.f } { face }
    .acc = { color.acc } { face.acc }
    .ins = { color.ins } { face.ins }
face = { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
    .acc = { $face ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
    .ins = { $face ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
    }
resource-green = Благополучие
    .low = благополучие
    .gen = благополучия
    .ins = благополучием
resource-red = Военное дело
    .low = военное дело
    .gen = военного дела
    .ins = военным делом
resource-yellow = Экономика
    .low = экономика
    .gen = экономики
    .ins = экономикой
resource-blue = Знания
    .low = знания
    .gen = знаний
    .ins = знаниями
column-territory = Территории
    .low = территории
    .gen = территорий
disaster-green = Бунты
    .gen = бунтов
    .strikes = Начинаются бунты.
disaster-red = Вторжение
    .gen = вторжения
    .strikes = Начинается вторжение.
disaster-yellow = Упадок
    .gen = упадка
    .strikes = Начинается упадок.
disaster-blue = Регресс
    .gen = регресса
    .strikes = Начинается регресс.
disaster-black = Тёмный век
    .gen = Тёмного века
era = Эра { $numeral }
    .low = эра { $numeral }
    .gen = эры { $numeral }
# Как зовут места.
civilization-0 = Дельта
    .gen = Дельты
civilization-1 = Степь
    .gen = Степи
civilization-2 = Гавань
    .gen = Гавани
civilization-3 = Нагорье
    .gen = Нагорья

## Число с существительным

count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
count-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Журнал: что делает игрок, без него самого. Из нескольких таких фраз складывается строка.

told-dealt = начинает с картами на руке: { LIST($cards) }
told-rolled = бросает кубики
told-picked = берёт зону { $zone } ({ ROW($dice) })
told-reduced = теряет в зоне недовольства по 1 с каждого кубика
told-returned = отдаёт { AS($die, "acc") }, остальные кубики слабеют на 1
told-used = { AS($card, "use") }
told-turned = превращает { AS($die, "acc") } в { face.acc }
told-recolored = перекрашивает { AS($die, "acc") } в { $color }
told-protected = под защитой от { AS($disaster, "gen") }
told-developed = осваивает { AS($card, "acc") } { AS($die, "ins") }
told-enlisted = призывает { AS($card, "acc") } { AS($die, "ins") }
told-expanded = присоединяет { AS($card, "acc") } { AS($die, "ins") }
told-researched = берёт в руку { AS($card, "acc") }
told-evolved = берёт в руку эволюции: { LIST($pairs) }
told-evolved-pair = { $card } → { $into }
told-damaged = повреждает { LIST($cards, "acc") }
told-repaired = восстанавливает { LIST($cards, "acc") }
told-past = отправляет в Прошлое { AS($card, "acc") }
told-farewell = провожает в Прошлое { LIST($cards, "acc") }
told-obsolete = объявляет карту { $card } устаревшей
told-lost-from-hand = теряет с руки устаревшую карту { $card }
told-lost-to-past = теряет устаревшую карту { $card }
told-token = кладёт жетон Клеопатры в столбец { AS($column, "gen") }
told-spared = щадит столбец { AS($column, "gen") }
told-calmed = успокаивает народ
told-rival = выбирает соперника: { $rival }
told-resolved = { AS($card, "use") }
told-back = возвращает фишку «{ $disaster }» на деление { $after }
told-produces = производит
told-gains = получает ресурсы
told-taken = берёт ресурсы за { AS($card, "acc") }
told-unrest = сталкивается с недовольством
told-civil-war = погружается в гражданскую войну
told-war-over = снова живёт в мире
told-stole = крадёт ресурсы (их теряет { $rival })
told-gave = обменивает ресурсы
told-scores = получает очки
told-scored = получает очки: { LIST($points) }
points-have = { $n } за наличие карт
points-most = { $n } за большинство
points-objectives = { $n } за цели
points-resources = { $n } за ресурсы
step-spend = тратит { AS($die, "acc") }
step-develop = собирается освоить { AS($card, "acc") }
step-track = оставляет фишку «{ $disaster }» на месте
step-repairs = берётся за восстановление
step-done = на этом останавливается

## Журнал: чего не делает никто

told-round = { $era }, раунд { $round }
# То же под графиком: I.2
period = { $numeral }.{ $round }
told-new-era = Начинается { AS($era, "low") }.
told-scoring = { $era }: подсчёт очков.
told-tracks = Оставшиеся кубики двигают фишки: { LIST($moves) }.
told-tracks-move = «{ $disaster }» до { $after }
told-disaster = { AS($disaster, "strikes") }
told-dark-age = Тёмный век: каждый отдаёт кубик.
told-end = Игра окончена: { $n ->
    [1] побеждает { LIST($seats) }
   *[other] победу делят { LIST($seats) }
}.

## Чего это стоит и что приносит, для тех, кто не видит значка

chip-resource = { AS($resource, "low") }: { $n }
amount-unrest = { $n } недовольства
chip-unrest = недовольство { SIGNED($n) }
chip-damage = { $n ->
    [one] { $n } повреждённая карта
    [few] { $n } повреждённые карты
   *[many] { $n } повреждённых карт
}
chip-hand = { count-cards } на руке
chip-vp = { count-points }
chip-vp-for = { count-points } ({ LIST($sources) })

## Откуда взялись очки, на графике в конце

source-having = наличие: { AS($things, "short") }
source-most = большинство: { AS($things, "short") }
source-objectives = цели
source-instants = мгновенные эффекты
source-upgrades = замена устаревших карт
source-resources = ресурсы

## Карты словами: предложения складываются из эффектов

resources-any = { count-resources } на ваш выбор
    .any = { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
resources-one = { count-resources } { AS($resource, "gen") }
resources-of = { $n ->
    [1] 1 ресурс { OR($resources, "gen") }
   *[other] { count-resources } { OR($resources, "gen") } в любом сочетании
}
techs = { $n ->
    [one] технология
    [few] технологии
   *[many] технологий
} { AS($resource, "gen") }
    .acc = технологию { AS($resource, "gen") }
    .short = { AS($resource, "low") }
territories = { $n ->
    [one] территория
    [few] территории
   *[many] территорий
}
    .acc = территорию
    .short = территории
personalities = { $n ->
    [one] личность
    [few] личности
   *[many] личностей
}
    .acc = личность
    .short = личности
past-cards = { $n ->
    [one] карта
    [few] карты
   *[many] карт
} в Прошлом
    .acc = карту в Прошлом
    .short = Прошлое
# $things здесь всегда «технологий», «территорий»: родительный множественного.
rivals-fewer = каждый игрок, у которого { $things } меньше, чем у вас,
    .gen = каждого игрока, у которого { $things } меньше, чем у вас
rivals-one = один соперник на ваш выбор
    .gen = одного соперника на ваш выбор
rivals-all = каждый соперник
    .gen = каждого соперника

# Что делает эффект. .sign — то же самое, как оно напечатано на карте: очень коротко, строки рвутся на пробелах. На `~`
# строка не рвётся; $icons — один или несколько значков, $n — число.
effect-gain = получите { $what }
    .sign = +{ $n }{ $icons }
effect-vp = { count-points }
    .sign = +{ $n }:vp:
effect-unrest = недовольство { SIGNED($n) }
    .sign = { $n }:unrest:
effect-steal = украдите { AS($what, "any") } у { AS($rivals, "gen") }
    .sign = кража { $n }{ $icons } у { AS($rivals, "gen") }
effect-rival_unrest = недовольство { SIGNED($n) } у { AS($rivals, "gen") }
    .sign = { $n }:unrest: { AS($rivals, "dat") }
effect-rival_damage = { $rivals } повреждает { $n ->
    [one] { $n } технологию
    [few] { $n } технологии
   *[many] { $n } технологий
}
    .sign = { $n }:damage: { AS($rivals, "dat") }
effect-repair = { $n ->
    [1] можете восстановить 1 повреждённую карту
   *[other] восстановите до { $n } повреждённых карт
}
    .sign = :repair:{ $n }
effect-research = { $n ->
    [1] можете взять в руку 1 доступную карту с витрины
   *[other] возьмите в руку до { $n } доступных карт с витрины, по одной
}
    .sign = :research:{ $n } в~:hand:
effect-move_track = сдвиньте фишку { $disaster ->
    [none] любого бедствия
   *[other] «{ $disaster }»
} на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} { $way ->
    [back] назад
   *[on] вперёд
}
    .sign = бедствие { $icons }{ $n }
effect-convert = можете обменять { AS($give, "any") } на { AS($get, "any") }, { $n ->
    [1] один раз
    [one] до { $n } раза
    [few] до { $n } раз
   *[many] до { $n } раз
}
    .sign = { $give }~→~{ $get }{ $n ->
        [1] { "" }
       *[other] { " " }{ $n }×
    }
effect-token_column = положите жетон Клеопатры в столбец технологий: он считается за 1 технологию этого цвета
    .sign = :token:~+1 :tech:
# .do стоит в ответе, .verb различает два свойства одной карты.
effect-flip_die = можете { effect-flip_die.do }
    .do = перевернуть один из ваших { some-dice }
    .verb = переворот
    .sign = переворот { $icons }
effect-shift_die = можете { effect-shift_die.do }
    .do = изменить значение одного из ваших { some-dice } { $n ->
        [1] на 1
       *[other] не больше чем на { $n }
    }
    .verb = сдвиг
    .sign = { $icons }~±{ $n }
effect-recolor_die = можете { effect-recolor_die.do }
    .do = перекрасить один из ваших { some-dice } в другой цвет, до самой траты
    .verb = перекраска
    .sign = перекраска { $icons }
some-dice = непотраченных { $color ->
    [none] кубиков
   *[other] { color.many } кубиков
}
effect-discount = технологии { $resource ->
    [none] { "" }
   *[other] { AS($resource, "gen") }{ " " }
}стоят вам на { $n } меньше (но не меньше 1)
    .sign = { $icons }~цена~−{ $n }
effect-die_bonus = ваши { $color ->
    [none] кубики
   *[other] { color.pl } кубики
} при трате считаются на { $n } больше (но не больше 6)
    .sign = { $icons }~+{ $n } при~трате
effect-gain_bonus = получение ресурсов { $color ->
    [none] { "" }
   *[other] { color.m-ins } кубиком{ " " }
}даёт вам на { $n } больше
    .sign = ресурсы за~{ $icons } +{ $n }
effect-repair_bonus = ваше восстановление действует ещё на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
    .sign = :repair:~+{ $n }
effect-calm_bonus = ваше успокоение снижает недовольство ещё на { $n }
    .sign = покой −{ $n }:unrest:
effect-enlist_discount = личности стоят вам на { $n } меньше
    .sign = :personality:~цена~−{ $n }
effect-expand_discount = при присоединении вам может не хватать { $n ->
    [one] { $n } нужной технологии
    [few] { $n } нужных технологий
   *[many] { $n } нужных технологий
}
    .sign = :territory:~надо~−{ $n }
effect-protect = вы под защитой от { AS($disaster, "gen") }
    .sign = :protect:~{ $icons }
effect-pick_limit = сумма взятых кубиков может быть на { $n } больше, прежде чем недовольство вырастет
    .sign = предел +{ $n }
effect-steady = зона недовольства не ослабляет ваши кубики
    .sign = :unrest:~щадит~:die:
effect-loyal = в гражданской войне вы повреждаете на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} меньше
    .sign = :war:~−{ $n }:damage:
effect-counts_as = карта считается и технологией { AS($resource, "gen") }
    .sign = ещё~и~{ $icons }

effect-per = { $what } { $per }
effect-if = если { LIST($ifs) }, то { $what }
if-most = у вас { $things } больше, чем у любого соперника
if-fewest = у вас { $things } меньше, чем у любого соперника
if-unrest-max = ваше недовольство { $n ->
    [0] 0
   *[other] не больше { $n }
}
if-unrest-min = ваше недовольство не меньше { $n }
if-whole = у вас нет повреждённых карт
if-has = у вас есть хотя бы { LIST($owned) }
if-alone = это верно только для вас
owned = { $n } { $things }
# «За каждую технологию», но «за каждые 2 технологии».
per = за { $each ->
    [1] { AS($counter, "each") }
    [one] каждые { $each } { AS($counter, "many") }
    [few] каждые { $each } { AS($counter, "few") }
   *[many] каждые { $each } { AS($counter, "many") }
}{ $most ->
    [none] { "" }
    [one] { " " }(не больше { $most } раза)
    [few] { " " }(не больше { $most } раз)
   *[many] { " " }(не больше { $most } раз)
}
counter-resources = { $n ->
    [one] ваш ресурс
    [few] ваших ресурса
   *[many] ваших ресурсов
}
    .each = каждый ваш ресурс
counter-resource = ресурсы { AS($resource, "gen") }
    .each = каждый ваш ресурс { AS($resource, "gen") }
    .few = ваших ресурса { AS($resource, "gen") }
    .many = ваших ресурсов { AS($resource, "gen") }
counter-color-set = { $n ->
    [one] полный набор
    [few] полных набора
   *[many] полных наборов
} из четырёх цветов технологий
    .each = каждый полный набор из четырёх цветов технологий
counter-categories = { $n ->
    [one] категорию
    [few] категории
   *[many] категорий
}, где у вас есть карта
    .each = каждую категорию, где у вас есть карта
counter-past = { $n ->
    [one] карту
    [few] карты
   *[many] карт
} в вашем Прошлом
    .each = каждую карту в вашем Прошлом
counter-things = { $things } у вас
    .each = каждую вашу { AS($things, "acc") }
when-instant = Сразу: { EACH($effects) }.
when-production = Производство: { EACH($effects) }.
when-once_per_round = Раз в раунд: { EACH($effects) }.
when-permanent = Свойство: { EACH($effects) }.
when-scoring = Подсчёт: { EACH($effects) }.
trigger-instant = Сразу
trigger-production = Производство
trigger-once_per_round = Раз в раунд
trigger-permanent = Свойство
trigger-scoring = Подсчёт

price-technology = цена { $n } ({ OR($resources, "low") })
price-personality = цена { $n }
price-territory = нужны технологии: { LIST($needs) }
needs = { $n } { AS($resource, "gen") }

## От чего эффект зависит, как оно напечатано (см. .sign эффектов). $what — один или несколько значков, $n — число.

short-rivals-fewer = отставшие по~{ $what }
    .gen = отставших по~{ $what }
    .dat = отставшим по~{ $what }
short-rivals-one = соперник
    .gen = соперника
    .dat = сопернику
short-rivals-all = другие
    .gen = других
    .dat = другим
short-most = больше всех { $what }:
short-fewest = меньше всех { $what }:
short-unrest-max = { short-if } :unrest:≤{ $n }:
short-unrest-min = { short-if } :unrest:≥{ $n }:
short-whole = { short-if } без~:damage::
short-has = { $alone ->
    [yes] один с
   *[no] при
} { $what }:
short-if = { $alone ->
    [yes] один
   *[no] если
}
short-per = за { $n ->
    [1] { $what }
   *[other] { $n }{ $what }
}
short-per-category = за { $n ->
    [1] категорию
    [one] { $n }~категорию
    [few] { $n }~категории
   *[many] { $n }~категорий
}
short-at-most = до { $n }×

## Что спрашивают

ask-pick = Какие кубики вы берёте?
ask-return = Тёмный век: какой кубик вы отдаёте?
ask-turn = Ваш ход: потратьте кубик.
ask-change = Какой кубик и как изменить?
ask-deed = На что потратить кубик?
ask-pay = Каким цветом платить?
ask-steal = Что вы крадёте?
ask-war = Гражданская война: что вы повреждаете?
ask-damage = Какую технологию вы повреждаете?
ask-rival = Против кого?
ask-repair = Какую карту вы восстанавливаете?
ask-research = Какую карту вы берёте в руку?
ask-track = Какую фишку сдвинуть?
ask-exchange = Что вы обмениваете?
ask-give = Что ещё вы за это отдаёте?
ask-token = Куда положить жетон Клеопатры?
ask-produce = Производство: какой эффект следующий?
ask-take = Возьмите { count-resources } на ваш выбор.
ask-suffer = { $disaster }: какую технологию вы повреждаете?
ask-lose = { $disaster }: какая карта уходит в Прошлое?

## Заголовки ответов

group-pick = Взять зону
group-pick-left = осталось { $n } из { $all }
group-return = Отдать кубик
group-change = Изменить кубик
group-pay = Чем платить
group-take = Взять
group-steal = Украсть
group-give = Обменять
group-rival = Против кого
group-damage = Повредить карту
group-spare = Пощадить столбец
group-forget = В Прошлое
group-mend = Восстановить карту
group-track = Сдвинуть фишку
group-token = Жетон Клеопатры
group-produce = Производство: что дальше
group-spend = Сначала кубик
group-use = Применить свойство
group-develop = Освоить
group-expand = Присоединить
group-enlist = Призвать
group-gain = Получить ресурсы
group-calm = Успокоить народ
group-repair = Восстановить
group-research = Исследовать
group-take-card = Взять в руку
group-done = Достаточно

## Ответы: .note — строка под ответом, .label — то, что стоит в ряду

paid = { $die ->
    [none] { "" }
   *[other] { " " }{ AS($die, "ins") }
}
answer-pick = Взять зону { $zone }
    .label = занята
answer-pick-dice = Взять зону { $zone }: { LIST($dice) }
also-calm = Сумма { $n }: всё спокойно.
also-rises = Сумма { $n } больше { $limit } на { $over }: недовольство растёт с { $before } до { $after }.
also-leaves = Останется зона { $zone }: { EACH($moves) }.
also-left = Если останется зона { $zone }: { EACH($moves) }.
left-move = { $disaster } с { $before } до { $after }{ $strikes ->
    [yes] , конец шкалы
   *[no] { "" }
}
also-reach = { $n ->
    [0] Ни одна карта не по силам.
   *[other] По силам { count-cards }.
}
    .label = { count-cards }
answer-return = Отдать { AS($die, "acc") }
    .note = Остальные кубики слабеют на 1.
answer-spend = Потратить { AS($die, "acc") }
    .note = Затем выберите, на что.
answer-use = { AS($card, "to-use") }: { AS($what, "do") }
answer-change = { $card }: { $change }
answer-change-by = { $card }, { AS($what, "verb") }: { $change }
change-turn = { $die } становится { face.ins }
change-recolor = { $die } становится { AS($color, "ins") }
answer-develop = Освоить { AS($card, "acc") }{ paid }
answer-develop-as = Освоить { AS($card, "acc") }{ paid } как технологию { AS($resource, "gen") }
answer-expand = Присоединить { AS($card, "acc") }{ paid }
answer-enlist = Призвать { AS($card, "acc") }{ paid }
answer-gain = Получить ресурсы{ paid }
    .label = ресурсы
answer-gain-of = Получить ресурсы { AS($resource, "gen") }{ paid }
answer-calm = Успокоить народ{ paid }
    .label = недовольство
answer-repairs = Восстановить повреждённые карты{ paid }
    .label = повреждённые карты
answer-repair = Восстановить { AS($card, "acc") }{ paid }
    .note = Карта снова работает.
answer-research = Взять в руку { AS($card, "acc") }{ paid }
answer-pay = Заплатить { AS($resource, "ins") }
    .note = Карта ляжет в столбец { AS($resource, "gen") }.
answer-damage = Повредить { AS($card, "acc") }
answer-forget = Отправить в Прошлое { AS($card, "acc") }
answer-spare = Пощадить столбец { AS($column, "gen") }
    .note = В этом столбце ничего не повреждается.
answer-produce = { $card }: { $what }
answer-take = Взять 1 ресурс { AS($resource, "gen") }
answer-steal = Украсть 1 ресурс { AS($resource, "gen") } у { AS($rival, "gen") }
answer-give = Отдать 1 ресурс { AS($resource, "gen") }
    .note = Затем выберите, за что.
answer-exchange = Отдать 1 ресурс { AS($resource, "gen") } за 1 ресурс { AS($got, "gen") }
answer-rival = Против { AS($rival, "gen") }
also-rival = Недовольство { $unrest }, { count-resources }
answer-track = Сдвинуть фишку «{ $disaster }» с { $before } на { $after }
answer-column = Положить жетон в столбец { AS($resource, "gen") }
    .note = Он считается за 1 технологию { AS($resource, "gen") }.
answer-done = Больше ничего
    .label = Хватит
also-war = Начнётся гражданская война.
also-weaker = Ваши кубики ослабнут на 1.
also-weaker-others = Остальные ваши кубики ослабнут на 1.
also-obsolete = Из-за неё устаревает: { LIST($cards) }.
also-yours = { $card } у вас
also-theirs = { $card } у { AS($rival, "gen") }
also-in-hand = { $card } у вас на руке

## Чего не хватает

lacks-resources = не хватает { $n ->
    [one] { $n } ресурса
    [few] { $n } ресурсов
   *[many] { $n } ресурсов
} { AS($resource, "gen") }
lacks-technologies = не хватает { $n ->
    [one] { $n } технологии
    [few] { $n } технологий
   *[many] { $n } технологий
}
lacks-colors = не хватает { $n ->
    [one] технологии
    [few] технологий
   *[many] технологий
}: { LIST($needs) }

## Стол

panel-tableau = Цивилизация
panel-hand = Рука
panel-past = Прошлое
label-board = Поле
label-zone = Зона { $zone }
label-taken = занята
label-calm = тихо
label-weaker = куб. −1
label-spent = всё потрачено
label-yours = ваша цивилизация
label-territories = Территории
label-personalities = Личности
label-first = первый
label-to-pick = без кубиков
label-dice = кубиков: { $n }
label-hand = Рука: { $n }
label-past = Прошлое: { $n }
label-no-hand = На руке нет карт. Исследование берёт карту с витрины.
label-no-card = Карт нет.
label-no-past = В Прошлом пока пусто.
label-unknown = скрыто: { $n }
label-round = { $era } · { $round }
label-end = Конец игры
note-track = { $name }: { $n } из { $last }.
note-protected = Вы под защитой.
note-zone = Зона { $zone }: сумма { $n }, { $over ->
    [0] без недовольства
   *[other] недовольство +{ $over }
}.
note-war = Начнётся гражданская война.
note-weaker = Вы попадёте в зону недовольства: все ваши кубики ослабнут на 1.
note-category = { $column }: { $n }{ $most ->
    [yes] , больше всех
   *[no] { "" }
}.
note-standing = Подсчёт принёс бы сейчас { count-points }.
note-worth = Сейчас это принесло бы { count-points }.
note-damaged = Повреждена: не действует, пока её не восстановят.
# Шаги раунда вверху страницы; .about говорят о том, который идёт.
stage-setup = Подготовка
stage-pick = Выбор
    .about = сумма больше { $limit }: :unrest: растёт
stage-dark-age = Тёмный век
    .about = отдайте кубик
stage-spend = Действия
    .about = по кубику, по очереди
stage-disasters = Бедствия
    .about = на последнем делении
stage-produce = Производство
    .about = :cycle: на всех картах
stage-score = Подсчёт
    .about = :laurel: и большинство

## Что карта говорит о себе: несколько предложений, одно за другим

tip-card = { $kind } { AS($era, "gen") }, { $price }.
tip-card-start = Стартовая { AS($kind, "low") }, { $price }.
tip-card-evolution = { $kind } { AS($era, "gen") }, эволюция, { $price }.
tip-obsoleted = Устареет из-за карты { OR($cards) }.
tip-evolves = Если в конце { AS($era, "gen") } карта в игре, вы берёте в руку её эволюцию: { $card }.
tip-evolved = Эволюция карты { LIST($cards) }.
design-house = Карта придумана нами.
design-named = Название наше, остальное отчасти из книги правил.
design-rulebook = Отчасти из книги правил, остальное наше.
design-public = Отчасти из открытых обзоров, остальное наше.

## Что придумано нами

house-technologies = Технологии: придумано нами { $own } из { $n }.
house-territories = Территории: придумано нами { $own } из { $n }.
house-personalities = Личности: придумано нами { $own } из { $n }.
house-known = { $n ->
    [one] У { $n } карты
    [few] У { $n } карт
   *[many] У { $n } карт
} часть известна из книги правил или открытых обзоров, остальное наше: { LIST($cards) }.
house-numbers = Числа, которые в книге правил видны только на рисунке, прочитаны нами: { LIST($numbers) }.
number-dice = сколько кубиков каждого цвета
number-disaster_tracks = последнее деление шкал бедствий
number-dark_age_track = последнее деление шкалы Тёмного века
number-unrest_track = последнее деление шкалы недовольства
number-limits = пределы действий
number-start = с чем все начинают
number-2_players = раскладка для 2 игроков
number-3_players = раскладка для 3 игроков
number-4_players = раскладка для 4 игроков

## Что говорит о себе всё остальное

tip-resource = { $resource }
    .text = Этим платят за технологии { AS($resource, "gen") }: то, чего не покрыл { color } кубик, или всю цену, если кубик другого цвета.
tip-tech = Технологии { AS($resource, "gen") }
    .text =
        Если есть хоть одна — 1 очко при каждом подсчёте, если больше, чем у любого соперника, — ещё 1. Бедствие «{ $disaster }» повреждает одну из них.
tip-die = { UPPER(color) } кубик
    .text =
        Его значение платит за технологии { AS($resource, "gen") } или приносит столько же ресурсов { AS($resource, "gen") }. Для остальных действий годится любой кубик, но если призвать им личность, недовольство вырастет на всю её цену.
tip-territory = Территории
    .text = Начиная с эры II. Территории нужны технологии, и они остаются у вас. Очки за территории дают так же, как за цвет.
tip-die-black = Чёрный кубик
    .text =
        Призывает личностей: лишнее сверх их цены снижает недовольство, нехватка повышает. Может успокоить народ, но ресурсов не приносит, и технологий такого цвета нет.
tip-track = { $disaster }
    .text =
        Фишку двигают { color.pl } кубики, которых никто не взял. Если она на { $last }, в конце раунда бедствие наступает: каждый повреждает технологию { AS($resource, "gen") }, а если не может, теряет другую карту.
tip-track-black = Тёмный век
    .text =
        Фишку двигают чёрные кубики, которых никто не взял. Если она на { $last }, до конца эры каждый отдаёт в каждом раунде кубик, а остальные кубики слабеют на 1.
tip-step-roll = Бросок кубиков
    .text = Для каждой зоны бросают три кубика из мешка.
tip-step-pick = Выбор кубиков
    .text = По часовой стрелке от первого игрока каждый берёт одну зону.
tip-step-disasters = Движение бедствий
    .text = Оставшиеся кубики двигают фишки на шкалах.
tip-step-dark-age = Проверка Тёмного века
    .text = В Тёмный век каждый отдаёт кубик.
tip-step-spend = Действия
    .text = Против часовой стрелки, первый игрок последним: каждый тратит кубик за кубиком.
tip-step-check = Проверка бедствий
    .text = Наступают бедствия, чьи фишки на последнем делении.
tip-step-produce = Производство
    .text = Каждый применяет производство своих карт.
tip-step-clean-up = Конец раунда
    .text = Жетон первого игрока переходит к соседу слева.
tip-step-scoring = Подсчёт
    .text = После трёх раундов: 1 очко за каждую категорию, где у вас есть карта, ещё 1 за большинство в ней, и цели.
tip-display = Витрина технологий
    .text = Взять можно только нижнюю карту столбца; тогда освобождается та, что над ней. Новых карт не выкладывают.
tip-person = Личности
    .text = Любую можно призвать любым кубиком. Они остаются до конца эры.
tip-damage = Повреждена
    .text =
        Лежит рубашкой вверх, не действует и не приносит очков, пока её не восстановят. Но устареть она может, а для территорий и эволюции считается по-прежнему.
tip-hand = Рука
    .text = Карты, чтобы освоить их позже. Скрыты только стартовые; то, что берут с витрины, называют всем.
tip-dice = Кубики
    .text = Каждый тратят на одно действие, и он возвращается в мешок.
tip-past = Прошлое
    .text = Устаревшие и потерянные карты и личности прошедших эр. Они не возвращаются.
tip-token = Жетон Клеопатры
    .text = Считается за одну технологию своего столбца, и повредить его нельзя. Уходит вместе с Клеопатрой.
tip-obsolete = Устаревание
    .text = Новая карта отправляет в Прошлое те, что на ней названы. За свою неповреждённую вы получаете 1 очко.
tip-evolution = Эволюция
    .text = У кого к началу новой эры карта в игре, хотя бы и повреждённая, тот берёт её эволюцию в руку.
tip-step = Раунд
    .text =
        Кубики бросают и разбирают, оставшиеся двигают бедствия; кубики тратят на действия, бедствия наступают, все производят.
tip-standing = Если бы подсчёт был сейчас
    .text = Что он принёс бы с картами, какие лежат: категории, большинство и цели.
tip-first = Первый игрок
    .text = Выбирает кубики первым, а тратит последним. После каждого раунда жетон переходит к соседу слева.
tip-bag = Мешок
    .text = Сюда возвращаются потраченные и оставшиеся кубики.
tip-score = Победные очки
    .text = Их никогда не теряют. Если в конце поровну, побеждает тот, у кого недовольство меньше.
tip-shield = Защита
    .text = Её владельца это бедствие не касается.
tip-when-instant = Сразу
    .text = Один раз, когда карта входит в игру.
tip-when-production = Производство
    .text = В каждом раунде, после бедствий.
tip-when-once_per_round = Раз в раунд
    .text = В свой ход, прежде чем потратить кубик.
tip-when-permanent = Свойство
    .text = Пока карта лежит в игре неповреждённой.
tip-when-scoring = Цель
    .text = Проверяется при каждом подсчёте.
tip-unrest = Недовольство
    .text =
        От { $zone } до { $reach } ослабляет все ваши кубики на 1, один раз за раунд. На { $last } гражданская война повреждает по карте в каждом столбце, и недовольство снова 0.
tip-zone = Зона кубиков
    .text =
        Три кубика. Если их сумма больше { $limit }, недовольство растёт на излишек. Зона, которую никто не взял, двигает бедствия.
tip-calm = Успокоение
    .text = Чёрный кубик снижает недовольство на { $n }.
tip-repair = Восстановление
    .text = Любой кубик поворачивает лицом вверх до { $n ->
        [one] { $n } повреждённой карты
        [few] { $n } повреждённых карт
       *[many] { $n } повреждённых карт
    }.
tip-resources = Ресурсы
    .text = Ими платят за технологии; в конце каждые { $n } приносят 1 очко.
tip-era = Эры
    .text =
        Эра — это 3 раунда и подсчёт. После него личности уходят в Прошлое, карты дают эволюции, а витрину выкладывают заново.

## Файлы компонентов: что узнаёт их владелец об ошибках, после файла, записи и поля

box-territory = территория бывает только в эре II или эре III (NE-1.12)
box-order = { ROW($order) } идут в этом порядке
box-token = { $op } бывает только у личности (NE-17.1)
box-tokens = жетон один, а здесь { $n }
box-later = { $card } из той же или более поздней эры (NE-R53)
box-twice = { $card } встречается дважды
box-evolution = { $card } нет в колоде эволюций следующей эры (NE-15.2)
box-evolves = эволюция карты { $other } — тоже { $card }
box-no-card = нет технологии или территории по имени { $card }
box-deck = в колоде { $deck } карт должно быть { $n }, а здесь { $got }
box-people = личностей эры { $era } должно быть { $n }, а здесь { $got }
box-effects = эффектов { $when } может быть не больше { $most }, а здесь { $got }
box-when = { $op } не бывает { $when }, а только { OR($known) }
box-not-0 = число, но не 0
box-colors = список разных цветов, от { $fewest } до { $most }
box-some = хотя бы одно из { ROW($known) }
box-condition = не указано ни это, ни другое условие
box-true = true

## Почему нельзя

why-ne-4-2 = Под ней лежат другие карты: взять можно только нижнюю карту столбца.
why-ne-6-1 = Эту зону взять нельзя: её кубиков уже нет.
why-ne-8-2 = Сейчас очередь другого цвета: гражданская война идёт от цвета к цвету.
why-ne-11-15 = Вам за неё не заплатить даже с этим кубиком. Благополучие: { $welfare }, военное дело: { $military }, экономика: { $economy }, знания: { $knowledge }.
why-ne-11-21 = Чёрный кубик не приносит ресурсов: возьмите другой.
why-ne-11-40 = Территории появляются в эре II, а сейчас эра { $era }.
why-ne-11-41 = Взять можно только ту территорию, что лежит внизу столбца или у вас на руке.
why-ne-11-42 = У вас есть не все технологии, которые ей нужны.
why-ne-11-50 = Восстановить можно только свою повреждённую карту.
why-ne-11-61 = Успокоить народ может только чёрный кубик.
why-ne-11-71 = Под ней лежат другие карты: взять можно только нижнюю карту столбца, и не личность.

## Проводник первой игры (guide.toml)

guide-zone = Возьмите зону кубиков
    .idea = Каждый берёт одну зону с тремя кубиками: это его действия в этом раунде.
    .fact = На сколько их сумма больше 10, на столько вырастет недовольство.
    .why = В зоне 2 сумма 10: недовольства нет.
    .why2 = В остальных 13: недовольство +3.
    .why3 = Синяя пятёрка заплатит за карту знаний.
guide-left = Зона, которая осталась
    .idea = Последнюю зону никто не взял: каждый её кубик двигает фишку своего цвета на своё значение.
    .fact = Фишка на последнем делении приносит бедствие, чёрная — Тёмный век.
guide-die = Один кубик — одно действие
    .idea = Игроки ходят по очереди и каждый раз тратят один кубик на одно действие, пока кубики не кончатся.
    .fact = Первый игрок выбирает первым, но тратит последним.
    .why = Синяя пятёрка — ваш сильнейший кубик.
    .why2 = Потратьте её, пока на витрине есть карта, за которую она платит.
guide-develop = Освойте технологию
    .idea = Кубик цвета карты платит своё значение, ресурсы этого цвета — остальное.
    .fact = Что у кубика сверх цены, пропадает.
    .why = «Календарь» стоит 5 знаний: это синяя пятёрка.
    .why2 = Каждый раунд он приносит 1 ресурс знаний и ещё 1 ресурс благополучия, если у вас больше всех технологий знаний.
guide-black = Чёрные кубики
    .idea = Чёрных карт нет, и ресурсов чёрный кубик не приносит. Зато им платят за личностей.
    .fact = Или потратьте его, чтобы снизить недовольство на 1.
    .why = Недовольства у вас нет, так что призовите кого-нибудь.
guide-lowest = Только нижняя карта
    .idea = Из каждого столбца витрины можно взять только нижнюю карту.
    .fact = Тогда освобождается та, что над ней, как здесь «Мистицизм».
guide-people = Призовите личность
    .idea = Чёрный кубик больше цены снижает недовольство на разницу, меньше цены — повышает.
    .fact = Кубик другого цвета повышает его на всю цену.
    .why = Сунь-цзы стоит 3: чёрная тройка недовольства не меняет.
    .why2 = Он приносит 2 очка, если у вас больше всех технологий военного дела.
guide-gain = Получите ресурсы
    .idea = Любой кубик, кроме чёрного, приносит столько ресурсов своего цвета, сколько на нём выпало.
    .fact = Они ваши, пока вы ими не заплатите.
    .why = Они покроют то, чего не хватит кубику.
guide-production = Производство
    .idea = Когда все кубики потрачены, карты вашей цивилизации производят.
    .fact = Затем первым становится следующий игрок: вы выбираете позже, зато тратите раньше.
guide-dark = Тёмный век
    .idea = Если его фишка дошла до последнего деления, Тёмный век длится до конца эры.
    .fact = В каждом раунде вы отдаёте кубик, а остальные слабеют на 1.
guide-other = Кубик другого цвета
    .idea = Осваивать можно любым кубиком, и карту с руки тоже. Но кубик другого цвета ничего не платит.
    .fact = Тогда всю цену платят ресурсы цвета карты.
guide-disaster = Бедствие
    .idea = Фишка дошла до последнего деления. Каждый повреждает технологию её цвета; кто не может, отправляет другую карту в Прошлое.
    .fact = Восстановление поворачивает лицом вверх до двух повреждённых карт, годится любой кубик.
guide-unrest = Следите за недовольством
    .idea = При недовольстве от 7 каждый ваш кубик слабеет на 1.
    .fact = На 10 гражданская война повреждает по технологии каждого цвета и территорию. Затем недовольство снова 0.
guide-scoring = Подсчёт очков
    .idea = Очко за каждый цвет технологий и за территории, если у вас там есть карта, и ещё очко, если у вас их больше всех.
    .fact = Повреждённые карты не считаются; если поровну, второго очка не получает никто.
guide-era = Новая эра
    .idea = Витрина новая, личности ушли. Ваша карта, у которой есть эволюция, принесла её вам в руку.
    .fact = Осваивают её как любую карту: кубиком и за цену.
guide-territory = Территории и устаревание
    .idea = Для территории годится любой кубик. Технологии, которые ей нужны, должны у вас быть, и они остаются.
    .fact = Новые карты делают старые устаревшими: за каждую свою неповреждённую — очко.
guide-end = Конец игры
    .idea = Эта игра кончается после эры II. Ещё один подсчёт, затем каждые 10 ресурсов — это очко.
    .fact = Побеждает тот, у кого очков больше; если поровну — у кого меньше недовольство.

## Обозначения: название знака, короткая строка и другие слова, по которым его могут искать

legend-disasters = Бедствия и Тёмный век
legend-disasters-text = Кубики зоны, которую никто не взял, двигают фишки своих цветов, каждый на своё значение. Бедствие на последнем делении наступает в конце раунда и возвращается на 0.
legend-to-go = осталось { $n }
legend-strikes = наступает
legend-protected = Вы под защитой.
legend-damage = Каждый повреждает технологию { AS($resource, "gen") } или теряет другую карту.
legend-dark-age = Наступает, как только фишка дошла: до конца эры каждый отдаёт в каждом раунде кубик, а остальные слабеют на 1.
legend-resources = Ресурсы и очки
legend-green = Благополучие
    .text = платит за зелёные технологии
    .words = лист растение еда культура зелёный
legend-red = Военное дело
    .text = платит за красные технологии
    .words = щит армия война красный
legend-yellow = Экономика
    .text = платит за жёлтые технологии
    .words = монета деньги золото торговля жёлтый
legend-blue = Знания
    .text = платят за синие технологии
    .words = книга наука синий
legend-any = Любой ресурс
    .text = цвет на ваш выбор
    .words = колесо круг джокер
legend-unrest = Недовольство
    .text = высокое ослабляет кубики; в конце шкалы — гражданская война
    .words = кулак гнев бунт гражданская война
legend-vp = Победное очко
    .text = у кого больше в конце, тот победил
    .words = счёт очки победа звезда
legend-cards = Карты
legend-tech = Технология
    .text = карта своего цвета; взять можно только нижнюю в столбце
    .words = наука изобретение витрина
legend-territory = Территория
    .text = начиная с эры II; ей нужны технологии
    .words = земля гора страна
legend-personality = Личность
    .text = остаётся с вами до конца эры
    .words = лидер правитель люди корона
legend-past = Прошлое
    .text = сюда уходят потерянные и устаревшие карты
    .words = сброс песочные часы история
legend-hand = Рука
    .text = карты, чтобы освоить их позже
    .words = взять карты
legend-damaged = Повреждённая карта
    .text = лежит рубашкой вверх и не действует
    .words = сломана трещина
legend-obsolete = Устаревание
    .text = новая карта сменяет старую
    .words = замена старая
legend-evolve = Эволюция
    .text = карта, которую вы получите в конце эры
    .words = улучшение следующая эра
legend-when = Когда карта действует
legend-instant = Сразу
    .text = когда карта входит в игру
    .words = молния мгновенно
legend-production = Производство
    .text = в каждом раунде, после бедствий
    .words = доход цикл стрелка
legend-once = Раз в раунд
    .text = в ваш ход, прежде чем потратить кубик
    .words = действие применить
legend-lasting = Свойство
    .text = пока карта лежит неповреждённой
    .words = постоянно бесконечность
legend-objective = Цель
    .text = проверяется при каждом подсчёте
    .words = задание лавр венок подсчёт
legend-deeds = Кубики и действия
legend-die = Кубик
    .text = один кубик — одно действие; платят его цвет и значение
    .words = кости бросок
legend-black-die = Чёрный кубик
    .text = призывает личностей или успокаивает народ; ресурсов не даёт
    .words = кости тёмный успокоить
legend-develop = Освоение
    .text = взять технологию в игру
    .words = купить построить карта
legend-repair = Восстановление
    .text = повернуть повреждённые карты лицом вверх
    .words = лечить сердце чинить ремонт
legend-flip = Переворот кубика
    .text = на другое значение
    .words = изменить перевернуть переброс
legend-protect = Защита
    .text = это бедствие вас не касается
    .words = щит безопасность охрана
legend-rivals = Соперники
    .text = что карта делает другим игрокам
    .words = противники другие атака
legend-first = Первый игрок
    .text = выбирает первым, тратит последним
    .words = начало порядок хода жетон

## Первая страница (learn.toml)

learn-about = Проведите цивилизацию через три эры с кубиками, которые выбираете сами.
    .more = Осваивайте технологии, призывайте великих людей и присоединяйте земли, пока растёт недовольство и подступают бедствия. В конце каждой эры вы получаете очки за то, что имеете, и ещё больше — за то, чего у вас больше всех.
learn-callout-disasters = Бедствия
    .text = Кубики, которых никто не взял, двигают эти фишки. На последнем делении бедствие бьёт по всем.
learn-callout-display = Нижняя карта
    .text = Берите только нижнюю карту столбца. Тогда освободится та, что над ней.
learn-callout-people = Личности
    .text = Их призывают любым кубиком. Высокий чёрный ещё и снижает недовольство; другие цвета повышают его.
learn-callout-dice = Ваши кубики
    .text = По три на раунд, и каждый — одно действие. Цвет важен не меньше значения.
learn-callout-cost = Цена
    .text = Кубик цвета карты платит своё значение. Ресурсы этого цвета платят остальное.
learn-goal = Наберите больше всех победных очков за три эры по три раунда.
    .more = Очки приходят с картами сразу, а в конце каждой эры — за ваши цвета, за большинство и за цели.
learn-round = Раунд
learn-round-pick = Выбор кубиков
    .text = Возьмите одну зону с тремя кубиками. На сколько их сумма больше 10, на столько вырастет недовольство.
learn-round-advance = Бедствия движутся
    .text = Каждый кубик оставшейся зоны двигает фишку своего цвета на своё значение.
learn-round-spend = Действия
    .text = Один кубик — одно действие, по очереди, пока все не потрачены. Первый игрок ходит последним.
learn-round-produce = Бедствия и производство
    .text = Бедствия на последнем делении повреждают карты. Затем все неповреждённые карты производят.
learn-turn = Ваш ход: один кубик, одно из семи действий
    .text = Цвет кубика решает, на что он годится. При недовольстве от 7 каждый ваш кубик слабее на 1.
learn-turn-develop = Освоение
    .text = Заплатите за технологию с витрины или с руки.
learn-turn-gain = Получение ресурсов
    .text = Столько, сколько на кубике, и его цвета. Чёрный не годится.
learn-turn-enlist = Призыв
    .text = Возьмите личность любым кубиком. Платит только чёрный; на сколько он не покрыл цену, на столько вырастет недовольство.
learn-turn-expand = Присоединение
    .text = Возьмите территорию, если у вас есть нужные технологии. Начиная с эры II.
learn-turn-repair = Восстановление
    .text = Поверните лицом вверх до 2 повреждённых карт, любым кубиком.
learn-turn-calm = Успокоение
    .text = Недовольство −1, чёрным кубиком.
learn-turn-research = Исследование
    .text = Возьмите в руку нижнюю карту столбца, любым кубиком.
learn-build = Что вы собираете
    .text = Из этих карт складывается ваша цивилизация. Повреждённая лежит рубашкой вверх и не действует, пока её не восстановят.
learn-build-technology = Технологии
    .text = Их оплачивают кубик и ресурсы того же цвета. Многие производят каждый раунд.
learn-build-evolution = Эволюции
    .text = В начале новой эры тот, у кого есть прежняя карта, берёт в руку её эволюцию. Стоит она как обычно.
learn-build-territory = Территории
    .text = Начиная с эры II, любым кубиком, если у вас есть технологии, которые им нужны.
learn-build-personality = Личности
    .text = Лучше платить чёрным кубиком. В конце эры они уходят в Прошлое.
learn-points-cards = Карты
    .text = Что они приносят сразу
learn-points-present = За эру: наличие
    .text = 1 за каждый из четырёх цветов и за территории, если у вас там есть неповреждённая карта
learn-points-most = За эру: большинство
    .text = Ещё 1 за каждый из этих пяти видов, если столько же нет ни у кого
learn-points-objectives = За эру: цели
    .text = Чего требуют ваши карты и личности; условие засчитывают, только если его не выполнил никто другой
learn-points-obsolete = Старые карты
    .text = 1 за каждую вашу неповреждённую карту, которая устарела из-за вашей новой
learn-points-resources = Ресурсы
    .text = 1 за каждые 10
learn-mistake-high = Самые высокие кубики
    .text = Зона с 6, 5 и 4 повышает недовольство на 5. При 7 и больше все ваши кубики слабеют на 1, а на последнем делении гражданская война повреждает карты.
    .instead = Берите сумму около 10, в цветах тех карт, которые вам нужны.
learn-mistake-surplus = Излишек пропадает
    .text = Шестёрка платит за карту ценой 3, а остальные 3 пропали.
    .instead = Берегите высокие кубики для дорогих карт. Низкими исследуйте и восстанавливайте: там значение неважно.
learn-mistake-bare = Нет карты какого-то цвета
    .text = У кого нет неповреждённой карты цвета бедствия, тот отправляет в Прошлое другую, навсегда.
    .instead = Держите по дешёвой карте каждого цвета. Она примет удар и принесёт 1 очко каждую эру.

## Позиции для упражнений: цель и почему это получается, о чём говорят потом

practice-black-die = Призовите Юлия Цезаря, не повышая недовольства
    .why = Он стоит 5, и чёрная пятёрка платит ровно столько. Кубик другого цвета прибавил бы к недовольству всю цену: с 8 это гражданская война.
practice-territory = Присоедините территорию
    .why = «Торговому порту» нужны 2 технологии экономики и 1 технология знаний. Они у вас есть и останутся. Годится любой кубик, даже зелёная единица.
    .why2 = Недовольство вырастает на 1. Но вы уже в зоне недовольства, так что в этом раунде ваши кубики больше не слабеют.
practice-three-repairs = Восстановите одним кубиком три карты
    .why = Любой кубик восстанавливает две карты, а Флоренс Найтингейл добавляет третью: «Хранение огня», «Дороги» и «Астрономию».
    .why2 = Пока карты повреждены, они ничего не приносят и нигде не считаются.
practice-two-points = Получите одним кубиком 2 очка
    .why = «Военная академия» у вас на руке. Она приносит 1 очко, и из-за неё устаревает ваша «Военная тактика»: ещё 1.
    .why2 = Она стоит 9, и одних 8 ресурсов военного дела мало: сначала платит красная пятёрка. Перевёрнутая на 2, она платит меньше, но и этого хватает.
practice-two-colours = Освойте «Антибиотики»
    .why = Альберт Эйнштейн и «Механические часы» отнимают от цены 11 по 1. Синяя шестёрка и 3 ресурса знаний платят 9.
    .why2 = Платить может только один из двух цветов. Зелёного не хватает: 4 от кубика и 1 ресурс благополучия.
practice-surgery = Освойте технологию и в тот же ход восстановите карту
    .why = «Хирургия» восстанавливает, едва войдя в игру. Она стоит 9: зелёная пятёрка и все ваши 4 ресурса благополучия.
    .why2 = Она приносит 1 очко и снижает недовольство на 3. «Больницы» устаревают: ещё 1 очко.
practice-one-pip = Освойте «Колесницы»
    .why = «Колесницы» стоят 7. Красной пятёрке и 1 ресурсу военного дела не хватает 1, поэтому пусть Пифагор сначала превратит кубик в шестёрку.
practice-one-missing = Присоедините территорию и получите 1 очко
    .why = «Краю паломников» нужны 2 технологии благополучия и 1 технология знаний. Одной технологии благополучия у вас нет, но с «Дорогами» одной может и не хватать. «Мегапорту» не хватило бы двух.
    .why2 = «Священный город» устаревает: 1 очко. Цена: недовольство растёт с 8 до 9, это последнее деление перед гражданской войной.
practice-research = Освойте технологию и в тот же ход возьмите карту с витрины
    .why = «Энциклопедии» приносят вам в руку карту с витрины. Они стоят 7: синяя единица и все ваши 6 ресурсов знаний.
    .why2 = С чёрной четвёркой не хватило бы 1. «Письменность» устаревает: 1 очко.
practice-four-points = Получите одним кубиком 4 очка
    .why = «Ядерное сдерживание» стоит 12: красная четвёрка и все ваши 8 ресурсов военного дела. Оно приносит 3 очка, и из-за него устаревает ваш «Порох»: ещё 1.
    .why2 = Ваше недовольство растёт на 2, у соперников — на 1: оба попадают в зону недовольства, и их кубики слабеют на 1.
practice-other-colour = Освойте «Общее право»
    .why = Леонардо да Винчи перекрашивает красную тройку в зелёный и снижает цену 5 на 1. Остаток платит 1 ресурс благополучия.
    .why2 = «Свод законов» устаревает: 1 очко, а недовольство снижается на 2.
practice-flip = Освойте «Всеобщие выборы»
    .why = Они стоят 10. С Николой Теслой зелёная двойка считается за 3, и с 6 ресурсами благополучия не хватает 1. Пусть «Ракетостроение» перевернёт кубик: пятёрка считается за 6, а остальное платят 4 ресурса благополучия.
    .why2 = Недовольство снижается на 2, а двое соперников теряют «Тиранию» и «Угнетение».
practice-tesla = Призовите Николу Теслу, не повышая недовольства
    .why = Со «Сводом законов» он стоит 4. Пусть «Ракетостроение» перевернёт чёрную тройку: четвёрка платит ровно столько.
    .why2 = Тройка подняла бы недовольство до 7. Это зона недовольства, и ваша зелёная шестёрка ослабла бы на 1.
practice-mandela = Призовите Нельсона Манделу и останьтесь без недовольства
    .why = Пусть «Электромагнетизм» перекрасит красную четвёрку в чёрный. До цены 6 ей не хватает 2, недовольство растёт до 2, и он сразу его снимает.
    .why2 = Цветной кубик прибавил бы 6 недовольства, а Мандела снимает только 3.
practice-civil-war = Начните гражданскую войну, чтобы недовольство упало до 0
    .why = Чжэн Хэ стоит 5. Пусть Галилео Галилей превратит чёрную двойку в единицу: ей не хватает 4, и недовольство 6 становится 10.
    .why2 = После войны недовольство 0, а Чжэн Хэ всё равно приходит. Цена: повреждены по технологии каждого цвета и ваша территория.

## Названия карт: по тому, что на карте написано по-английски. Где винительный такой же, его нет.

card-foraging = Собирательство
card-fire-keeping = Хранение огня
card-hunting = Охота
    .acc = Охоту
card-stone-weapons = Каменное оружие
card-barter = Бартер
card-shell-money = Деньги-ракушки
card-cave-painting = Наскальная живопись
    .acc = Наскальную живопись
card-oral-tradition = Устное предание

card-irrigation = Ирригация
    .acc = Ирригацию
card-theater = Театр
card-animal-husbandry = Скотоводство
card-herbal-medicine = Травничество
card-granaries = Амбары
card-public-baths = Общественные бани
card-festivals = Празднества
card-code-of-laws = Свод законов
card-military-training = Военная выучка
    .acc = Военную выучку
card-pillage = Грабёж
card-tyranny = Тирания
    .acc = Тиранию
card-oppression = Угнетение
card-tributes = Дань
card-archery = Стрельба из лука
    .acc = Стрельбу из лука
card-city-walls = Городские стены
card-warfare = Ведение войны
card-fishing = Рыболовство
card-trade-routes = Торговые пути
card-sailing = Мореходство
card-currency = Чеканка монет
    .acc = Чеканку монет
card-mining = Горное дело
card-weaving = Ткачество
card-taxation = Налоги
card-roads = Дороги
card-mysticism = Мистицизм
card-mathematics = Математика
    .acc = Математику
card-writing = Письменность
card-calendar = Календарь
card-philosophy = Философия
    .acc = Философию
card-astronomy = Астрономия
    .acc = Астрономию
card-rhetoric = Риторика
    .acc = Риторику
card-map-making = Составление карт
card-blacksmithing = Кузнечное дело
card-military-tactics = Военная тактика
    .acc = Военную тактику
card-masonry = Каменная кладка
    .acc = Каменную кладку
card-priesthood = Жречество
card-chariots = Колесницы
card-engineering = Инженерное дело
card-iron-working = Обработка железа
    .acc = Обработку железа
card-oracles = Оракулы
    .acc = Оракулов

card-terraced-farming = Террасные поля
card-opera-houses = Оперные театры
card-selective-breeding = Селекция
    .acc = Селекцию
card-common-law = Общее право
card-longbows = Длинные луки
card-star-forts = Бастионы
card-standing-army = Регулярная армия
    .acc = Регулярную армию
card-vassalage = Вассалитет
card-oceanic-sailing = Океанские плавания
card-bills-of-exchange = Векселя
card-deep-mining = Глубокие шахты
card-caravanserais = Караван-сараи
card-algebra = Алгебра
    .acc = Алгебру
card-theology = Теология
    .acc = Теологию
card-encyclopedias = Энциклопедии
card-observatories = Обсерватории
card-steelmaking = Выплавка стали
    .acc = Выплавку стали
card-military-academy = Военная академия
    .acc = Военную академию

card-crop-rotation = Севооборот
card-hospitals = Больницы
card-feudalism = Феодализм
card-windmills = Ветряные мельницы
card-cathedrals = Соборы
card-crossbows = Арбалеты
card-castles = Замки
card-gunpowder = Порох
card-knighthood = Рыцарство
card-siege-engines = Осадные орудия
card-banking = Банковское дело
card-guilds = Гильдии
card-trade-fairs = Ярмарки
card-navigation = Навигация
    .acc = Навигацию
card-double-entry-bookkeeping = Двойная запись
    .acc = Двойную запись
card-printing-press = Печатный станок
card-universities = Университеты
card-optics = Оптика
    .acc = Оптику
card-cartography = Картография
    .acc = Картографию
card-humanism = Гуманизм
card-city-militia = Ополчение
card-textile-mills = Ткацкие фабрики
card-monasteries = Монастыри
card-privateering = Каперство
card-ballistics = Баллистика
    .acc = Баллистику
card-mechanical-clocks = Механические часы
card-urban-development = Рост городов
card-allied-region = Союзный край
card-river-valley = Речная долина
    .acc = Речную долину
card-mining-frontier = Рудный край
card-trading-port = Торговый порт
card-holy-city = Священный город

card-crop-science = Агрономия
    .acc = Агрономию
card-surgery = Хирургия
    .acc = Хирургию
card-wind-turbines = Ветрогенераторы
card-machine-guns = Пулемёты
card-bunkers = Бункеры
card-artillery = Артиллерия
    .acc = Артиллерию
card-central-bank = Центральный банк
card-labor-unions = Профсоюзы
card-global-shipping = Мировые перевозки
card-mass-media = Массмедиа
card-research-institutes = Научные институты
card-space-telescopes = Космические телескопы
card-robotics = Робототехника
    .acc = Робототехнику
card-precision-weapons = Высокоточное оружие
card-metropolis = Мегаполис
card-federation = Федерация
    .acc = Федерацию
card-megaport = Мегапорт
card-pilgrimage-state = Край паломников

card-vaccination = Вакцинация
    .acc = Вакцинацию
card-mechanized-farming = Сельхозтехника
    .acc = Сельхозтехнику
card-social-security = Соцобеспечение
card-sanitation = Санитария
    .acc = Санитарию
card-universal-suffrage = Всеобщие выборы
card-rifled-arms = Нарезное оружие
card-trench-warfare = Окопная война
    .acc = Окопную войну
card-tanks = Танки
card-air-force = Авиация
    .acc = Авиацию
card-nuclear-deterrence = Ядерное сдерживание
card-steam-power = Сила пара
    .acc = Силу пара
card-railways = Железные дороги
card-stock-exchange = Фондовая биржа
    .acc = Фондовую биржу
card-electricity = Электричество
card-assembly-line = Конвейер
card-electromagnetism = Электромагнетизм
card-telegraphy = Телеграф
card-radio = Радио
card-computers = Компьютеры
card-genetics = Генетика
    .acc = Генетику
card-refrigeration = Холодильники
card-rocketry = Ракетостроение
card-antibiotics = Антибиотики
card-oil-drilling = Нефтедобыча
    .acc = Нефтедобычу
card-industrial-city = Промышленный город
card-colonial-province = Колония
    .acc = Колонию
card-free-trade-zone = Порто-франко
card-science-park = Технопарк
card-capital-district = Столичный округ
card-border-protectorate = Протекторат
card-nature-reserve = Заповедник
card-orbital-station = Орбитальная станция
    .acc = Орбитальную станцию

card-aristotle = Аристотель
    .acc = Аристотеля
card-sun-tzu = Сунь-цзы
card-cleopatra = Клеопатра
    .acc = Клеопатру
card-julius-caesar = Юлий Цезарь
    .acc = Юлия Цезаря
card-hammurabi = Хаммурапи
card-confucius = Конфуций
    .acc = Конфуция
card-alexander-the-great = Александр Великий
    .acc = Александра Великого
card-hannibal-barca = Ганнибал Барка
    .acc = Ганнибала Барку
card-archimedes = Архимед
    .acc = Архимеда
card-pericles = Перикл
    .acc = Перикла
card-ashoka = Ашока
    .acc = Ашоку
card-spartacus = Спартак
    .acc = Спартака
card-qin-shi-huang = Цинь Шихуанди
card-hypatia = Гипатия
    .acc = Гипатию
card-homer = Гомер
    .acc = Гомера
card-boudica = Боудикка
    .acc = Боудикку
card-pythagoras = Пифагор
    .acc = Пифагора
card-ramesses-ii = Рамсес II
    .acc = Рамсеса II

card-genghis-khan = Чингисхан
    .acc = Чингисхана
card-charlemagne = Карл Великий
    .acc = Карла Великого
card-saladin = Саладин
    .acc = Саладина
card-joan-of-arc = Жанна д’Арк
    .acc = Жанну д’Арк
card-marco-polo = Марко Поло
card-leonardo-da-vinci = Леонардо да Винчи
card-johannes-gutenberg = Иоганн Гутенберг
    .acc = Иоганна Гутенберга
card-niccolo-machiavelli = Никколо Макиавелли
card-galileo-galilei = Галилео Галилей
    .acc = Галилео Галилея
card-isabella-of-castile = Изабелла Кастильская
    .acc = Изабеллу Кастильскую
card-mansa-musa = Манса Муса
    .acc = Мансу Мусу
card-suleiman-the-magnificent = Сулейман Великолепный
    .acc = Сулеймана Великолепного
card-avicenna = Авиценна
    .acc = Авиценну
card-murasaki-shikibu = Мурасаки Сикибу
card-zheng-he = Чжэн Хэ
card-elizabeth-i = Елизавета I
    .acc = Елизавету I

card-napoleon-bonaparte = Наполеон Бонапарт
    .acc = Наполеона Бонапарта
card-queen-victoria = Королева Виктория
    .acc = королеву Викторию
card-abraham-lincoln = Авраам Линкольн
    .acc = Авраама Линкольна
card-charles-darwin = Чарльз Дарвин
    .acc = Чарльза Дарвина
card-marie-curie = Мария Кюри
    .acc = Марию Кюри
card-albert-einstein = Альберт Эйнштейн
    .acc = Альберта Эйнштейна
card-mahatma-gandhi = Махатма Ганди
    .acc = Махатму Ганди
card-florence-nightingale = Флоренс Найтингейл
card-simon-bolivar = Симон Боливар
    .acc = Симона Боливара
card-otto-von-bismarck = Отто фон Бисмарк
    .acc = Отто фон Бисмарка
card-nikola-tesla = Никола Тесла
    .acc = Николу Теслу
card-ada-lovelace = Ада Лавлейс
    .acc = Аду Лавлейс
card-adam-smith = Адам Смит
    .acc = Адама Смита
card-winston-churchill = Уинстон Черчилль
    .acc = Уинстона Черчилля
card-nelson-mandela = Нельсон Мандела
    .acc = Нельсона Манделу
card-toussaint-louverture = Туссен-Лувертюр
    .acc = Туссен-Лувертюра
