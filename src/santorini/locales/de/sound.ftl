# Klänge, beschrieben für alle, die sie nicht hören
sound-move = Schritte
sound-climb = Schritte nach oben
sound-build = Stein auf Stein
sound-dome = Stein und eine Glocke
sound-slide = etwas rutscht
sound-removal = ein fallender Ton
sound-token = ein Klimpern
sound-turn = zwei Töne: du bist dran
sound-win = eine Fanfare
sound-triumph = eine lange Fanfare
sound-lose = drei fallende Töne
sound-refusal = ein dumpfes Klopfen

# Einstellungen
sound-mute = Ton ausschalten
sound-unmute = Ton einschalten
sound-on = Ton
sound-volume = Lautstärke
sound-captions = Klänge im Verlauf beschreiben
