### Что говорит лаборатория, по-русски.

## Исследование, которое невозможно

study-seats = в { $game } играют { ROW($known) }, а не { $seats }
study-bots = ботов { $n }, а мест { $seats }
study-games = { $n } партий мало: каждое зерно играется столько раз: { $least }
study-negative = ни точность, ни время не могут быть меньше 0
study-same = оба набора компонентов одинаковы
study-components = по пути { $path } нет компонентов
report-not-json = это не отчёт: не JSON ({ $why })
report-form = это не отчёт лаборатории или отчёт другой версии: { $why }

## Названия

order = { $n }-й
period-before = старт
period-after = конец

## Числа

decimal-point = ,
thousands = {" "}
percent = { $n } %
between = от { $low } до { $high }
unit-vp = { $n } очка
unit-points = { $n } п. п.
unit-choices = { $n } выбора
set-built-in = встроенные

## Заголовок отчёта. В <em> то, о чём спрашивали, в <b> важное рядом

claim-worth-more = «{ $name }» приносит <em>на { $n } очка больше</em>, чем прежде (от { $low } до { $high }).
claim-worth-less = «{ $name }» приносит <em>на { $n } очка меньше</em>, чем прежде (от { $low } до { $high }).
claim-worth-none = «{ $name }»: перемен не видно, от { $low } до { $high } очка.
claim-worth-few = Слишком мало, чтобы судить: «{ $name }» брали { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}.
claim-score-more = С вашими компонентами место набирает <em>на { $n } очка больше</em>, чем прежде (от { $low } до { $high }).
claim-score-less = С вашими компонентами место набирает <em>на { $n } очка меньше</em>, чем прежде (от { $low } до { $high }).
claim-score-none = В очках перемен не видно: от { $low } до { $high } очка на место.
claim-score-few = Слишком мало, чтобы судить: из пар, которых { $n }, почти все окончились одинаково.
taken-of = Кто может её взять, берёт в <b>{ $now }</b> случаев из { $n } вместо { $before }.
owners-win = Её владельцы выигрывают <b>{ $now }</b> партий вместо { $before }; равная доля — { $even }.
nothing-compared = Больше пока нечего сравнить.
nothing-else = Из других сравнений, которых { $n }, не изменилось ни одно: <b>больше ничего не изменилось</b>, насколько это видно.
also-moved = Изменилось { $n } из { $of } других сравнений: { $named }{ $rest ->
    [0] {""}
   *[other] {" "}и ещё { $rest }
}. <b>Больше ничего не изменилось</b>, насколько это видно.
moved-one = { $name } ({ $figure })
moved-taken = как часто берут «{ $name }»
moved-order = победы { $name } места
moved-wins = победы: «{ $name }»
moved-source = очки: { $name }
moved-verb = как часто выбирают «{ $name }»
total-mean = средний счёт
total-winner = счёт победителя
total-lead = отрыв победителя
total-length = длина партии
claim-alone-solo = { $title }: место набирает { $n } очка.
claim-alone-even = { $title }, мест: { $n }. <em>Ни у одного нет преимущества</em>, которое было бы видно.
claim-alone-seat = Кто в первом раунде ходит { $order }, выигрывает <em>{ $n }</em> партий (от { $low } до { $high }); равная доля — { $even }.
alone-scores = Место набирает <b>{ $mean }</b> очка, победитель { $winner }.
alone-lead = Победитель опережает второго на { $lead } очка.
alone-length = Выборов в партии, у всех мест вместе: { $n }.
alone-extremes = Лучшее для того, кто берёт: <b>{ $best }</b> ({ $most } очка против среднего); худшее: <b>{ $worst }</b> ({ $least }).
