# Sounds, described for who cannot hear them
sound-move = footsteps
sound-climb = footsteps going up
sound-build = stone on stone
sound-dome = stone, and a bell
sound-slide = something slides
sound-removal = a falling tone
sound-token = a clink
sound-turn = two notes: your turn
sound-win = a fanfare
sound-triumph = a long fanfare
sound-lose = three falling notes
sound-refusal = a dull knock

# Settings
sound-mute = Turn sound off
sound-unmute = Turn sound on
sound-on = Sound
sound-volume = Volume
sound-captions = Describe sounds in the list of events
