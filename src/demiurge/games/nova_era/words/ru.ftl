### unfinished
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
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .gen = { $n ->
        [one] { $n } карты
        [few] { $n } карт
       *[many] { $n } карт
    }

## Журнал: что делает игрок, без него самого. Из нескольких таких фраз складывается строка.

told-dealt = начинает с картами на руке: { LIST($cards) }
told-rolled = бросает кубики
told-picked = берёт зону { $zone } ({ ROW($dice) })
told-reduced = попадает в зону недовольства, все кубики слабеют на 1
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
told-obsolete = объявляет { AS($card, "acc") } устаревшей картой
told-lost-from-hand = теряет { AS($card, "acc") } с руки
told-lost-to-past = теряет { AS($card, "acc") }: карта уходит в Прошлое
told-token = кладёт жетон Клеопатры в столбец { AS($column, "gen") }
told-spared = щадит столбец { AS($column, "gen") }
told-calmed = успокаивает народ
told-rival = выбирает соперника: это { $rival }
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
told-scored = получает { LIST($points) }
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
effect-steal = украдите { $what } у { AS($rivals, "gen") }
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
effect-convert = можете обменять { $give } на { $get }, до { $n ->
    [one] { $n } раза
    [few] { $n } раз
   *[many] { $n } раз
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
    .do = изменить значение одного из ваших { some-dice } на { $n ->
        [1] 1
       *[other] число до { $n }
    }
    .verb = сдвиг
    .sign = { $icons }~±{ $n }
effect-recolor_die = можете { effect-recolor_die.do }
    .do = перекрасить один из ваших { some-dice }, пока он не потрачен
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
    .sign = :repair:~ещё~+{ $n }
effect-calm_bonus = ваше успокоение снижает недовольство ещё на { $n }
    .sign = покой −{ $n }:unrest:
effect-enlist_discount = личности стоят вам на { $n } меньше
    .sign = :personality:~цена~−{ $n }
effect-expand_discount = при присоединении вам может не хватать { $n ->
    [one] { $n } нужной технологии
    [few] { $n } нужных технологий
   *[many] { $n } нужных технологий
}
    .sign = :territory:~нужно~−{ $n }
effect-protect = вы под защитой от { AS($disaster, "gen") }
    .sign = :protect:~{ $icons }
effect-pick_limit = сумма взятых кубиков может быть на { $n } больше, прежде чем недовольство вырастет
    .sign = предел суммы +{ $n }
effect-steady = зона недовольства не ослабляет ваши кубики
    .sign = :unrest:~щадит кубики
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
if-alone = ни у кого больше это не так
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
short-rivals-all = все соперники
    .gen = всех соперников
    .dat = всем соперникам
short-most = больше всех { $what }:
short-fewest = меньше всех { $what }:
short-unrest-max = { short-if } :unrest:≤{ $n }:
short-unrest-min = { short-if } :unrest:≥{ $n }:
short-whole = { short-if } нет~:damage::
short-has = { $alone ->
    [yes] только у~вас
   *[no] при
} { $what }:
short-if = { $alone ->
    [yes] только у~вас
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
ask-war = Гражданская война: что повреждено?
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
group-spend = Сначала выбрать кубик
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
    [yes] { " " }(удар)
   *[no] { "" }
}
also-reach = Хватит на { count-cards.acc }.
    .label = { count-cards }
answer-return = Отдать { AS($die, "acc") }
    .note = Остальные кубики слабеют на 1.
answer-spend = Потратить { AS($die, "acc") }
    .note = Затем выберите, на что.
answer-use = { AS($card, "to-use") }: { AS($what, "do") }
answer-change = { $card }: { $change }
answer-change-by = { $card }, { AS($what, "verb") }: { $change }
change-turn = { $die } становится { face.ins }
change-recolor = { $die } перекрашена в { $color }
answer-develop = Освоить { AS($card, "acc") }{ paid }
answer-develop-as = Освоить { AS($card, "acc") }{ paid } за счёт { AS($resource, "gen") }
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
also-obsolete = Что устареет: { LIST($cards) }.
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
