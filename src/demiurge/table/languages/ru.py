"""Russian. Names of people, seats and games stand in sentences as they are: no text may want them in another case."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str | tuple[str, ...]]] = {
    # ---- whose turn it is
    "Your turn": "Ваш ход",
    "Waiting": "Ожидание",
    "Waiting for {names}": "Ждём: {names}",
    "waiting for {names}": "ждём: {names}",
    "{seat} to answer": "Ход: {seat}",
    "The game is over": "Игра окончена",
    "thinking": "думает",
    "another seat of yours": "ещё одно ваше место",
    "nobody sits there yet": "здесь ещё никого нет",
    "{name} is away": "{name}: не за столом",
    "{some} and {last}": "{some} и {last}",
    "{n} players": ("{n} игрок", "{n} игрока", "{n} игроков"),
    "{few}–{n} players": ("{few}–{n} игрок", "{few}–{n} игрока", "{few}–{n} игроков"),
    # ---- people
    "You": "Вы",
    "you": "вы",
    "The host": "Хозяин стола",
    "the host": "хозяин стола",
    "A friend": "Друг",
    "A spectator": "Зритель",
    "Player {number}": "Игрок {number}",
    "free seat": "свободно",
    "a free seat": "свободное место",
    "Hypatia": "Гипатия",
    "Euler": "Эйлер",
    "Noether": "Нётер",
    "Zeno": "Зенон",
    "Lovelace": "Лавлейс",
    "Archimedes": "Архимед",
    "Kepler": "Кеплер",
    "Sappho": "Сапфо",
    "Beginner": "Новичок",
    "Easy": "Лёгкий",
    "Medium": "Средний",
    "Hard": "Сильный",
    "gives any answer: good for learning the rules": "отвечает наугад: с ним удобно учить правила",
    "takes what looks best at once": "берёт то, что выгодно прямо сейчас",
    "looks ahead for a moment": "немного думает наперёд",
    "looks further ahead, and takes its time": "думает дальше наперёд и не спешит",
    "{name}, a bot": "{name}, бот",
    "at the table": "за столом",
    "away": "не за столом",
    "{n} looking on": ("{n} зритель", "{n} зрителя", "{n} зрителей"),
    # ---- answers
    "Answers": "Действия",
    "Not now": "Не сейчас",
    "{n} places": ("{n} место", "{n} места", "{n} мест"),
    "{n} more": "ещё {n}",
    "{n} more on the board": "ещё {n} на поле",
    "{n} more: click to choose": "ещё {n}: нажмите, чтобы выбрать",
    "{answer}, or {n} more": "{answer} или ещё {n}",
    "{answer}: not now.": "{answer}: сейчас нельзя.",
    "Nothing can be done here now.": "Здесь сейчас ничего сделать нельзя.",
    "Enter": "Enter",
    "Let go": "Отпустить",
    "Already chosen": "Уже выбрано",
    "Step back": "Шаг назад",
    "by earlier rulings": "по прежним толкованиям",
    "Unasked: {answer}": "Без вопроса: {answer}",
    "Not this": "Не это",
    "Take this back and forgo it": "Вернуть и отказаться от этого",
    "A secret answer": "Тайное действие",
    "Play": "Играть",
    # ---- hints
    "Ask for a hint": "Попросить подсказку",
    "What would a bot do? (h)": "Что сделал бы бот? (h)",
    "A bot thinks for you": "Бот думает за вас",
    "A bot would think of": "Бот подумал бы о таком",
    "how sure": "насколько уверен",
    "It has no opinion here.": "Здесь у него нет мнения.",
    # ---- taking back
    "Take back": "Отменить",
    "Take back (u)": "Отменить (u)",
    "Give again": "Вернуть",
    "Give again (r)": "Вернуть (r)",
    "Restart the turn": "Начать ход заново",
    "Take back the whole turn": "Отменить весь ход",
    "Ask the others to take back": "Попросить остальных об отмене",
    "Ask the others whether I may take back my last answer (u)": (
        "Спросить остальных, можно ли отменить моё последнее действие (u)"
    ),
    "asks to take back: {deed}": "просит отменить: {deed}",
    "asks for a bot in the place of: {name}": "просит, чтобы пока играл бот, вместо отсутствующего: {name}",
    "I am here": "Я здесь",
    "Agree": "Согласиться",
    "No": "Нет",
    "They would rather go on: nothing is taken back.": "Остальные против: ничего не отменено.",
    "This can no longer be taken back.": "Это уже нельзя отменить.",
    "There is nothing to take back.": "Отменять нечего.",
    # ---- the journal, looking back, chat
    "Journal": "Журнал",
    "Chat": "Чат",
    "Earlier …": "Раньше …",
    "Nobody has said anything yet.": "Пока никто ничего не сказал.",
    "Say something": "Напишите что-нибудь",
    "Message": "Сообщение",
    "Send": "Отправить",
    "Time": "Время",
    "To the beginning": "К началу",
    "One step back": "На шаг назад",
    "One step back ([)": "На шаг назад ([)",
    "One step on": "На шаг вперёд",
    "Play back": "Проиграть",
    "Pause": "Пауза",
    "Position": "Позиция",
    "{at} of {last}": "{at} из {last}",
    "The beginning": "Начало",
    "The end": "Конец",
    "Looking back": "Взгляд назад",
    "Back to now": "Вернуться",
    "Fork from here": "Играть отсюда",
    "{game}: a replay": "{game}: повтор партии",
    "Light or dark": "Светлое или тёмное",
    # ---- the end
    "Result": "Итог",
    "Result and chart": "Итог и графики",
    "The game has won": "Игра победила",
    "Victory for {names}": "Победа: {names}",
    "{names} share the win": "Победу делят: {names}",
    "Show the board": "Показать поле",
    "Where the points came from": "Откуда взялись очки",
    "Round by round": "По раундам",
    "Turning points": "Переломные моменты",
    "All figures": "Все числа",
    "Start": "Начало",
    "End": "Итог",
    "other": "прочее",
    "total": "всего",
    "after {period}": "после: {period}",
    "Points by source and score by period": "Очки по источникам и счёт по периодам",
    "Points by source: {names} first": "Очки по источникам, впереди {names}",
    "Scores after each period": "Счёт после каждого периода",
    "{who} with the same points": "{who}: очки не меняются",
    "{who}: +{gain} ({source})": "{who}: +{gain} ({source})",
    "{who}: +{gain} (most of it {source})": "{who}: +{gain} (больше всего — {source})",
    "{deed}, taking the lead from {names}.": "{deed} — и теперь впереди всех. Прежде вели: {names}.",
    "{deed}, passing {names}.": "{deed} — и обгон: {names}.",
    "Rematch": "Реванш",
    "asks for a rematch": "предлагает реванш",
    "The table for the rematch is ready": "Стол для реванша готов",
    "Somebody": "Кто-то",
    "Take my seat": "Занять своё место",
    "your seat is taken": "ваше место занято",
    "You are asked for a rematch": "Вам предлагают реванш",
    "To the new table": "К новому столу",
    "Replay": "Повтор",
    "Record": "Запись",
    "Film (GIF)": "Фильм (GIF)",
    "Drawing … {n} s": "Рисуем … {n} с",
    "Share": "Поделиться",
    "Fork": "Развилка",
    # ---- seats and invitations
    "Seats": "Места",
    "More about {seat}": "Подробнее: {seat}",
    "Look closer": "Рассмотреть",
    "Look as {seat}": "Смотреть как {seat}",
    "Play myself again": "Снова играть самому",
    "Leave: let a bot play for me": "Уйти: пусть за меня играет бот",
    "Let a bot play for {name}": "Заменить ботом: {name}",
    "Copy link": "Копировать ссылку",
    "Copy the seat's link": "Копировать ссылку на место",
    "Copy the invitation": "Копировать приглашение",
    "Copy the invitation to {seat}": "Копировать приглашение: {seat}",
    "Copy the link for spectators": "Ссылка для зрителей",
    "Invitations": "Приглашения",
    "A seat is free": "Есть свободное место",
    "{n} seats are free": ("Свободно {n} место", "Свободны {n} места", "Свободно {n} мест"),
    "one link, one player": "одна ссылка — один игрок",
    "The link": "Ссылка",
    "The link is on the clipboard.": "Ссылка скопирована.",
    "Hand over to {seat}": "Передайте экран: {seat}",
    "The others look away. Press when you hold the screen.": "Остальные не смотрят. Нажмите, когда экран у вас.",
    "I am {seat}": "Я — {seat}",
    "{host} invites you to {game}": "{host} приглашает вас: {game}",
    "Seat {number} of {seats} is yours.": "Ваше место — {number} из {seats}.",
    "Your name": "Ваше имя",
    "Sit down": "Сесть",
    "at {game}": "за стол: {game}",
    "Only look on": "Только смотреть",
    "Look on": "Смотреть",
    "At the table": "За столом",
    "This browser will be known at the table by a cookie; there is no account. New here?": (
        "За столом этот браузер узнают по cookie; учётных записей нет. Впервые здесь?"
    ),
    "The rules": "Правила",
    "Say what the others should call you.": "Скажите, как вас называть.",
    "Somebody sits here already.": "Здесь уже кто-то сидит.",
    "This game is over.": "Эта игра окончена.",
    "This link is wrong, or its host has made a new one.": "Ссылка неверна, или хозяин стола сделал новую.",
    "You can still look at it, from the first move to the last.": (
        "Партию можно посмотреть, от первого хода до последнего."
    ),
    "Ask {host} for another seat, or look on.": "Другое место может дать {host}, а смотреть может каждый.",
    "Ask {host} for the new one, or look on.": "Новую ссылку может дать {host}, а смотреть может каждый.",
    # ---- another device
    "Go on with another device": "На другое устройство",
    "On another device": "На другом устройстве",
    "{game} on another device": "{game} на другом устройстве",
    "There are no accounts: this browser is known by its cookie. To go on elsewhere, open this link there. It works "
    "once, and takes hosting and your seat along. Keep it to yourself.": (
        "Учётных записей нет: этот браузер узнают по cookie. Чтобы продолжить в другом месте, откройте там эту ссылку. "
        "Она действует один раз и уносит с собой ваше место и права хозяина стола. Никому её не показывайте."
    ),
    "Link for another device": "Ссылка для другого устройства",
    "Copy": "Копировать",
    "Copied": "Скопировано",
    "Make the link": "Сделать ссылку",
    "End this link": "Отменить ссылку",
    "Go on with {game} on this device?": "{game}: продолжить на этом устройстве?",
    "Hosting and {host}’s seat move to this browser; the other one looks on from then. Invitations to free seats that "
    "were sent but not used end, and you find new ones at the table.": (
        "Сюда перейдут права хозяина стола и его место ({host}); прежний браузер будет только смотреть. Отправленные, "
        "но не использованные приглашения перестанут действовать; новые вы найдёте за столом."
    ),
    "Go on here": "Продолжить здесь",
    # ---- the frame of a table
    "{game}: to all tables": "{game}: ко всем столам",
    "Rules": "Правила",
    "Rules (b)": "Правила (b)",
    "Settings": "Настройки",
    "Zoom": "Масштаб",
    "Zoom in": "Ближе",
    "Zoom out": "Дальше",
    "Whole board": "Всё поле",
    "Parts of the table": "Части стола",
    "Close": "Закрыть",
    "Connection lost, trying again …": "Связь потеряна, пробуем снова …",
    "{n} h": "{n} ч",
    "{n} d": "{n} д",
    # ---- settings
    "Look": "Вид",
    "Colours": "Цвета",
    "Auto": "Авто",
    "Light": "Светлые",
    "Dark": "Тёмные",
    "Contrast": "Контраст",
    "Colours: automatic": "Цвета: автоматически",
    "Colours: light": "Цвета: светлые",
    "Colours: dark": "Цвета: тёмные",
    "Colours: high contrast": "Цвета: контрастные",
    "Colours: automatic, light, dark or high contrast": "Цвета: автоматически, светлые, тёмные или контрастные",
    "Language": "Язык",
    "Ask before an answer is given": "Подтверждать действия",
    "A soft sound when it is my turn": "Тихий звук, когда мой ход",
    "Pieces move": "Фишки движутся",
    "Bots answer as soon as they have thought; the journal and the slider show every step again.": (
        "Боты отвечают, как только подумают; журнал и ползунок покажут каждый шаг ещё раз."
    ),
    "Download the record": "Скачать запись партии",
    "All tables": "Все столы",
    "Keyboard shortcuts": "Клавиши",
    "Keyboard": "Клавиатура",
    "from one glowing place to the next": "от одного светящегося места к другому",
    "choose it; once more: take it": "выбрать; ещё раз — сделать",
    "let go, close": "отпустить, закрыть",
    "take back my last answer": "отменить моё последнее действие",
    "give it again": "вернуть его",
    "a step back or forward in the journal": "шаг назад или вперёд по журналу",
    "back to now": "к настоящему",
    "play the journal": "проиграть журнал",
    "zoom in, out, whole board": "ближе, дальше, всё поле",
    "ask for a hint": "попросить подсказку",
    "the rules": "правила",
    "the chat": "чат",
    "this list": "этот список",
    # ---- rules
    "Rules of {game}": "Правила: {game}",
    "To the rules": "К правилам",
    "The rules of {game} as {n} numbered sentences, with search.": "Правила игры {game} по пунктам, с поиском ({n}).",
    "{n} numbered sentences. The table enforces each of them, and cites it when it says no.": (
        "{n} пункт. Стол следит за ним и называет его, когда отказывает.",
        "{n} пункта. Стол следит за каждым и называет его, когда отказывает.",
        "{n} пунктов. Стол следит за каждым и называет его, когда отказывает.",
    ),
    "Search": "Найти",
    "Search the rules": "Поиск по правилам",
    "Search: a word, or the number of a rule": "Поиск: слово или номер правила",
    "Search: a word, or a number like {clause}": "Поиск: слово или номер, например {clause}",
    "{n} found": "найдено: {n}",
    "Chapters": "Главы",
    "The whole book": "Все правила",
    "No rule has these words.": "Таких слов в правилах нет.",
    "No rule has “{words}”.": "В правилах нет «{words}».",
    "Type a word, or the number of a rule.": "Введите слово или номер правила.",
    "House components at this table": "Наши компоненты за этим столом",
    "The printed ones are not public, so this project has designed its own:": (
        "Печатные не опубликованы, поэтому проект придумал свои:"
    ),
    # ---- the front page
    "a table for heavy civilization games": "стол для больших игр о цивилизациях",
    "A table for heavy civilization games.": "Стол для больших игр о цивилизациях.",
    "Play heavy civilization board games in the browser, with friends by link or against bots that think ahead. Every "
    "rule is enforced. No account.": (
        "Большие настольные игры о цивилизациях в браузере: с друзьями по ссылке или против ботов, которые думают "
        "наперёд. Стол следит за каждым правилом. Без учётных записей."
    ),
    "Play with friends over a link, or against bots that think ahead. The table knows every rule, shows what you can "
    "do, and tells you why not. No account, nothing to install.": (
        "Играйте с друзьями по ссылке или против ботов, которые думают наперёд. Стол знает все правила, показывает, "
        "что можно сделать, и объясняет, почему нельзя. Без учётных записей и установки."
    ),
    "You are": "Вас зовут",
    "your name": "ваше имя",
    "Keep": "ОК",
    "To the games": "К играм",
    "Games": "Игры",
    "bots of {n} strengths": ("боты {n} уровня", "боты {n} уровней", "боты {n} уровней"),
    "{n} rules, each one enforced": (
        "{n} правило, и стол за ним следит",
        "{n} правила, и стол следит за каждым",
        "{n} правил, и стол следит за каждым",
    ),
    "{n} options": ("{n} настройка", "{n} настройки", "{n} настроек"),
    "Play now": "Играть",
    "New table …": "Новый стол …",
    "of {game}": "— {game}",
    "You and {n} medium bots": ("Вы и {n} средний бот", "Вы и {n} средних бота", "Вы и {n} средних ботов"),
    "“New table” invites friends and has all the choices.": "«Новый стол» — чтобы позвать друзей и всё выбрать.",
    "Also here, with a plain board:": "Ещё здесь есть, с простым полем:",
    "One cookie knows this browser; nobody else does.": "Этот браузер узнаёт одна cookie; больше никто.",
    "Your tables": "Ваши столы",
    "Open tables": "Открытые столы",
    "{n} seats to give away": ("ещё {n} место для друзей", "ещё {n} места для друзей", "ещё {n} мест для друзей"),
    "{free} of {n} seats free": "свободно мест: {free} из {n}",
    "You won": "Вы победили",
    "You came {place} of {seats}": "Ваше место: {place} из {seats}",
    "Finished": "Окончена",
    "no {option}": "нет: {option}",
    "just now": "только что",
    "{n} min ago": "{n} мин назад",
    "{n} h ago": "{n} ч назад",
    "yesterday": "вчера",
    "{n} days ago": ("{n} день назад", "{n} дня назад", "{n} дней назад"),
    "%d %B %Y": "%d.%m.%Y",
    # ---- a new table
    "New table": "Новый стол",
    "A new table": "Новый стол",
    "Game": "Игра",
    "Some choices do not fit; they are marked below.": "Кое-что не сходится; это отмечено ниже.",
    "Nothing is lost.": "Всё остальное сохранено.",
    "Who plays {game}?": "{game}: кто играет?",
    "Number of seats": "Сколько мест",
    "seats": "мест",
    "Who sits on seat {number}": "Кто сидит на месте {number}",
    "Name on seat {number}": "Имя на месте {number}",
    "Me": "Я",
    "Me too, on this screen": "Тоже я, с этого экрана",
    "at this browser": "за этим браузером",
    "or somebody beside me; hands are covered in between": "или кто-то рядом; между ходами карты закрыты",
    "they will say": "назовётся сам",
    "gets a link that you find at the table": "получит ссылку, она будет за столом",
    "A friend, by link": "Друг, по ссылке",
    "A bot": "Бот",
    "{level} bot": "Бот: {level}",
    "Rows beyond the number of seats are left out.": "Строки сверх числа мест не считаются.",
    "Which rules?": "По каким правилам?",
    "The rulebook": "Правила игры",
    "More": "Ещё",
    "{n} finer points; the usual ones are chosen": (
        "{n} тонкость; выбрано обычное",
        "{n} тонкости; выбрано обычное",
        "{n} тонкостей; выбрано обычное",
    ),
    "Edition": "Издание",
    "the edition of the rules": "издание правил",
    "The table": "Стол",
    "Open to all": "Открыт для всех",
    "It is shown on the front page, and anybody may take a friend's seat.": (
        "Стол виден на главной странице, и место друга может занять любой."
    ),
    "Stand-in": "Замена",
    "never": "никогда",
    "minutes": "минут",
    "A bot stands in for who is awaited and away for so long. They can come back at any time.": (
        "Если ждут того, кого столько времени нет, за него играет бот. Вернуться можно когда угодно."
    ),
    "Seed": "Зерно",
    "a new one": "новое",
    "For the same game again: the same word draws the same cards. Leave it empty if others play, since who knows it "
    "knows the draws.": (
        "Чтобы повторить партию: от того же слова придут те же карты. Если играют другие, оставьте пустым: кто знает "
        "слово, тот знает карты."
    ),
    "Set up the table": "Создать стол",
    "Say who sits here.": "Скажите, кто здесь сидит.",
    "A name has at most {n} letters.": (
        "В имени не больше {n} буквы.",
        "В имени не больше {n} букв.",
        "В имени не больше {n} букв.",
    ),
    "A seed has at most {n} letters.": (
        "В зерне не больше {n} буквы.",
        "В зерне не больше {n} букв.",
        "В зерне не больше {n} букв.",
    ),
    "Who knows the seed knows every card: leave it empty when friends play.": (
        "Кто знает зерно, знает все карты: если играют друзья, оставьте его пустым."
    ),
    "Minutes are a whole number up to {most}; or leave it empty.": "Целое число минут до {most}; или оставьте пустым.",
    "One of {values}, please.": "Выберите одно: {values}.",
    "{game} has no option {name}.": "{game}: такой настройки нет — {name}.",
    "{game} is played with {seats} seats, not with {number}.": "{game}: мест может быть {seats}, а не {number}.",
    "No game is called “{name}”.": "Игры «{name}» здесь нет.",
    # ---- bots alone
    "Nobody plays in person: the bots pause while nobody looks on.": (
        "Люди здесь не играют: пока никто не смотрит, боты ждут."
    ),
    "Nobody plays in person: the bots play on when nobody looks on.": (
        "Люди здесь не играют: боты продолжают и без зрителей."
    ),
    "Let them play on without me": "Пусть играют без меня",
    "Let them wait for me": "Пусть ждут меня",
    "only who made the table can let its bots play on": "отпустить ботов играть может только тот, кто создал стол",
    "At {n} of your tables bots play on without you already: let one of them wait first.": (
        "Боты уже играют без вас за {n} вашим столом: сначала остановите один из них.",
        "Боты уже играют без вас за {n} вашими столами: сначала остановите один из них.",
        "Боты уже играют без вас за {n} вашими столами: сначала остановите один из них.",
    ),
    "At {n} tables of your address bots play on alone already: let one of them wait first.": (
        "С вашего адреса боты уже играют сами за {n} столом: сначала остановите один из них.",
        "С вашего адреса боты уже играют сами за {n} столами: сначала остановите один из них.",
        "С вашего адреса боты уже играют сами за {n} столами: сначала остановите один из них.",
    ),
    # ---- what cannot be done
    "There is no such table.": "Такого стола нет.",
    "There is no such game here.": "Такой игры здесь нет.",
    "There is nothing here.": "Здесь ничего нет.",
    "This cannot be done here.": "Здесь этого сделать нельзя.",
    "This address is wrong.": "Адрес неверен.",
    "This page is too old, or not ours: load it again.": "Страница устарела или не наша: загрузите её ещё раз.",
    "Sorry, {why}.": "Увы, {why}.",
    "this game was played by other rules than those that are here: {error}": (
        "эта партия игралась по другим правилам, чем здешние: {error}"
    ),
    "Something is broken here. What was acknowledged is kept; load the page again.": (
        "Что-то сломалось. Всё принятое сохранено; загрузите страницу ещё раз."
    ),
    "It is saved, but cannot be shown at the moment. Load the page again shortly.": (
        "Это сохранено, но сейчас не может быть показано. Откройте страницу заново чуть позже."
    ),
    "The game cannot be saved at the moment, so nothing was changed. Try again shortly.": (
        "Сейчас партию нельзя сохранить, поэтому ничего не изменилось. Попробуйте чуть позже."
    ),
    "This server does not answer to the name {host}. Who runs it can change that: demiurge serve --allow-host {host}": (
        "Этот сервер не откликается на имя {host}. Это может изменить тот, кто его запустил:"
        " demiurge serve --allow-host {host}"
    ),
    "Too many tables are open at your address; close one of them.": (
        "С вашего адреса открыто слишком много столов; закройте один из них."
    ),
    "Not so fast: say it again in a moment.": "Не так быстро: повторите чуть позже.",
    "Too many requests; wait a moment.": "Слишком много запросов; подождите немного.",
    "That is too much at once.": "Это слишком много за один раз.",
    "The server cannot be reached.": "Сервер недоступен.",
    "That is not yours to do.": "Это не ваше действие.",
    "That did not work; the table is as it was.": "Не получилось; стол остался как был.",
    "Something is wrong": "Что-то не так",
    "Not for you, sorry": "Увы, это не для вас",
    "Nothing on this table": "На этом столе пусто",
    "This link has ended": "Ссылка больше не действует",
    "A short pause": "Короткая пауза",
    "Enough for now": "Пока хватит",
    "So many new tables at once: wait a minute, then make the next.": (
        "Слишком много новых столов сразу: подождите минуту и создайте следующий."
    ),
    "You have {n} unfinished games from today: finish one before you start another.": (
        "У вас {n} неоконченная партия за сегодня: завершите хотя бы одну, прежде чем начинать новую.",
        "У вас {n} неоконченные партии за сегодня: завершите хотя бы одну, прежде чем начинать новую.",
        "У вас {n} неоконченных партий за сегодня: завершите хотя бы одну, прежде чем начинать новую.",
    ),
    "Your address has {n} unfinished games from today: finish one before you start another.": (
        "С вашего адреса сегодня идёт {n} неоконченная партия: завершите хотя бы одну, прежде чем начинать новую.",
        "С вашего адреса сегодня идут {n} неоконченные партии: завершите хотя бы одну, прежде чем начинать новую.",
        "С вашего адреса сегодня идёт {n} неоконченных партий: завершите хотя бы одну, прежде чем начинать новую.",
    ),
    "All tables and games": "Все столы и игры",
    "Back to the table": "Вернуться за стол",
    "there is no such seat": "такого места нет",
    "that seat is not yours": "это не ваше место",
    "you only look on at this table": "за этим столом вы только смотрите",
    "nothing is asked of you now": "сейчас вас ни о чём не спрашивают",
    "no such bot is offered here": "такого бота здесь нет",
    "the search gave no answer: {error}": "поиск ничего не дал: {error}",
    "nobody can stand in there": "на этом месте замены не бывает",
    "only who sits at the table may ask a bot to stand in": "замену может позвать только тот, кто сидит за столом",
    "the player is here": "игрок здесь",
    "the player has only just left: a bot may play for them in {n} min": (
        "игрок отошёл недавно: бот сможет играть за него через {n} мин"
    ),
    "only who made the table gives out its links": "ссылки раздаёт только хозяин стола",
    "only who made the table can take it to another device": "на другое устройство стол переносит только его хозяин",
    "this table is not open to all; its host can send you a seat's link": (
        "этот стол открыт не для всех; ссылку на место может прислать его хозяин"
    ),
    "only who played may ask for a rematch": "реванш предлагает только тот, кто играл",
    "a rematch is for a game that is over": "реванш предлагают после окончания игры",
    "a film is made when the game is over": "фильм снимают, когда игра окончена",
    "there is no film of it: {error}": "фильма нет: {error}",
    "a running game with hidden cards is not forked while others play it": (
        "партию со скрытыми картами нельзя ответвить, пока её играют другие"
    ),
}


def form(n: int) -> int:
    """1 место, 2 места, 5 мест; 11 мест, 21 место."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def ordinal(n: int) -> str:
    """Of a place, место."""
    return f"{n}-е"
