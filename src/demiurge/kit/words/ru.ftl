### Что говорится о любой игре, по-русски.

## Журнал

line = { $who } { LIST($deeds) }.

## Игра, которую никто не нарисовал

plain-seat = Место { $n }
plain-score = очки
plain-ask = Что вы ответите?
plain-answered = { $who }: { $answer }.
plain-secret = отвечает тайно

## Картинки

painter-pictures = для картинок нужен пакет { $package }, а он не установлен
painter-films = для фильмов нужен пакет { $package }, а он не установлен
