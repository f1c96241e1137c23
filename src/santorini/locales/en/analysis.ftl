# What the computer thinks of a position
analysis-title = Analysis
analysis-start = Analyze
analysis-stop = Stop
analysis-go-on = Go on
analysis-chances = Chances to win: { $chances }
analysis-chance = { $name } { $chance }
analysis-lines = Lines
analysis-best = Best lines
analysis-wins =
    { $turns ->
        [one] wins in { $turns } turn
       *[other] wins in { $turns } turns
    }
analysis-loses =
    { $turns ->
        [one] loses in { $turns } turn
       *[other] loses in { $turns } turns
    }
analysis-step-in = Play this line
analysis-step-in-line = Play the line that begins { $line }
analysis-within = This line is shown on the board.
analysis-back = Back to the position
analysis-depth = Depth { $depth }, { $nodes } positions.
analysis-done = No more can be found out.
analysis-nothing = Nothing is to be decided here.

# How the chances went
analysis-graph = Chances over the game
analysis-table = In numbers
analysis-turn = Turn
analysis-player = Player
analysis-before = Before
analysis-after = After
analysis-show-turn = Show turn { $turn }

# Setting up a position by hand
editor-title = Set up a position
editor-tools = Put down
editor-block = Block
editor-dome = Dome
editor-erase = Take away
editor-players = Players
editor-mover = To play
editor-edition = Edition
editor-open = Open and analyze
editor-clear = Clear the board
editor-edit = Set up by hand
