# Sounds, described for who cannot hear them
sound-move = kroki
sound-climb = kroki w górę
sound-build = kamień o kamień
sound-dome = kamień i dzwonek
sound-slide = coś się przesuwa
sound-removal = opadający ton
sound-token = brzęk
sound-turn = dwa tony: twoja tura
sound-win = fanfara
sound-triumph = długa fanfara
sound-lose = trzy opadające tony
sound-refusal = głuche stuknięcie

# Settings
sound-mute = Wyłącz dźwięk
sound-unmute = Włącz dźwięk
sound-on = Dźwięk
sound-volume = Głośność
sound-captions = Opisuj dźwięki na liście zdarzeń
