# My games
games-title = Games
games-against = Games against
games-against-all = All
games-against-computer = Computer
games-against-people = People
games-running = In progress
games-finished = Finished
games-won = Won
games-lost = Lost
games-continue = Continue
games-replay = Replay
games-rematch = Rematch
games-delete = Delete
games-delete-this = Delete the game against { $game } from the list
games-deleted = The game is off your list.
games-undo = Undo
games-more = Show more
games-none = No games yet
games-none-text = Every game you play here is listed on this page, with its result and its replay.
games-play = Play your first game
games-kept = Of your unfinished games against the computer, the latest three are kept.
games-versus = { $first } against { $next }
games-fleece = Golden Fleece: { $power }
games-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
