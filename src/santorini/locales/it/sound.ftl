sound-move = passi
sound-climb = passi che salgono
sound-build = pietra su pietra
sound-dome = una pietra, poi una campana
sound-slide = qualcosa scivola
sound-removal = un suono che scende
sound-token = un tintinnio
sound-turn = due note: tocca a te
sound-win = una fanfara
sound-triumph = una lunga fanfara
sound-lose = tre note che scendono
sound-refusal = un colpo sordo

sound-mute = Disattiva il suono
sound-unmute = Attiva il suono
sound-on = Suono
sound-volume = Volume
sound-captions = Descrivi i suoni nella storia
