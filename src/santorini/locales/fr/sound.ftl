sound-move = des pas
sound-climb = des pas qui montent
sound-build = pierre sur pierre
sound-dome = une pierre, puis une cloche
sound-slide = quelque chose glisse
sound-removal = un son qui descend
sound-token = un tintement
sound-turn = deux notes : c’est ton tour
sound-win = une fanfare
sound-triumph = une longue fanfare
sound-lose = trois notes qui descendent
sound-refusal = un coup sourd

sound-mute = Couper le son
sound-unmute = Activer le son
sound-on = Son
sound-volume = Volume
sound-captions = Décrire les sons dans le récit
