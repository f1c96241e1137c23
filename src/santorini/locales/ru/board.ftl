board-name = Доска
board-help = Стрелки ведут с клетки на клетку, N — к следующей доступной, Enter выбирает её.
board-to-flat = Показать доску сверху
board-to-island = Показать доску в 3D
board-reset = Вернуть вид

board-ground = земля
board-level = уровень { $level }
board-dome = купол
board-worker = { $woman ->
    [yes] женщина
   *[no] мужчина
} { $side ->
    [0] красных
    [1] фиолетовых
   *[other] золотых
}
board-owned = { $worker } ({ $owner })
board-asleep = спит
board-marked = выбор Адониса
board-secret = другие не видят
board-coin = монета
board-whirlpool = водоворот
board-talus = Талос
board-ram = Баран
board-abyss = бездна
board-fate = клетка судьбы
board-wind = Ветер дует на { $direction }.
board-arrow = Стрелка Сирены указывает на { $direction }.
board-direction = { $direction ->
    [0] север
    [1] северо-восток
    [2] восток
    [3] юго-восток
    [4] юг
    [5] юго-запад
    [6] запад
   *[other] северо-запад
}
