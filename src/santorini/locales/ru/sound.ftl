# Sounds, described for who cannot hear them
sound-move = шаги
sound-climb = шаги вверх
sound-build = камень о камень
sound-dome = камень и колокольчик
sound-slide = что-то скользит
sound-removal = нисходящий тон
sound-token = звон
sound-turn = две ноты: твой ход
sound-win = фанфары
sound-triumph = долгие фанфары
sound-lose = три нисходящие ноты
sound-refusal = глухой стук

# Settings
sound-mute = Выключить звук
sound-unmute = Включить звук
sound-on = Звук
sound-volume = Громкость
sound-captions = Описывать звуки в списке событий
