# What the computer thinks of a position
analysis-title = Analyse
analysis-start = Analysieren
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-chances = Siegchancen: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Varianten
analysis-best = Beste Varianten
analysis-wins =
    { $turns ->
        [one] gewinnt in { $turns } Zug
       *[other] gewinnt in { $turns } Zügen
    }
analysis-loses =
    { $turns ->
        [one] verliert in { $turns } Zug
       *[other] verliert in { $turns } Zügen
    }
analysis-step-in = Diese Variante durchspielen
analysis-step-in-line = Die Variante durchspielen, die mit { $line } beginnt
analysis-within = Diese Variante steht auf dem Spielplan.
analysis-back = Zurück zur Stellung
analysis-depth = Tiefe { $depth }, { $nodes } Stellungen.
analysis-done = Mehr ist nicht herauszufinden.
analysis-nothing = Hier ist nichts zu entscheiden.

# How the chances went
analysis-graph = Chancen im Lauf der Partie
analysis-table = In Zahlen
analysis-turn = Zug
analysis-player = Spieler
analysis-before = Davor
analysis-after = Danach
analysis-show-turn = Zug { $turn } zeigen

# Setting up a position by hand
editor-title = Stellung aufbauen
editor-tools = Setzen
editor-block = Block
editor-dome = Kuppel
editor-erase = Wegnehmen
editor-players = Spieler
editor-mover = Am Zug
editor-edition = Ausgabe
editor-open = Öffnen und analysieren
editor-clear = Spielplan leeren
editor-edit = Von Hand aufbauen
