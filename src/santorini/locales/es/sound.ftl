# Los sonidos, descritos para quien no puede oírlos
sound-move = pasos
sound-climb = pasos que suben
sound-build = piedra sobre piedra
sound-dome = piedra y una campana
sound-slide = algo se desliza
sound-removal = un tono que cae
sound-token = un tintineo
sound-turn = dos notas: tu turno
sound-win = una fanfarria
sound-triumph = una fanfarria larga
sound-lose = tres notas que descienden
sound-refusal = un golpe sordo

# Ajustes
sound-mute = Silenciar
sound-unmute = Activar el sonido
sound-on = Sonido
sound-volume = Volumen
sound-captions = Describir los sonidos en el historial
