# Players: finding one, ratings and profiles.

people-find = Find an opponent
people-how-many = How many play
people-what = What is played
people-base = Base game
people-with-powers = With powers
people-clock = Clock
people-clock-fast = 5 minutes each
people-clock-slow = 15 minutes each
people-clock-days = 3 days a turn
people-rated = Rated game
people-rated-account = Rated games need an account.
people-go = Find an opponent now
people-waiting = Waiting for somebody …
people-seconds = { $seconds } s
people-waiting-text = Everybody in the lobby sees that you are waiting.
people-waiting-long = Nobody has come yet. Go on waiting, or play the computer.
people-computer = Play the computer
people-to-table = Go to the table
people-stop = Stop waiting
people-ranking = Ranking
people-watch = Watch the best game
people-rank = Rank
people-player = Player
people-points = Rating
people-games = Games
people-provisional = provisional
people-nobody = Nobody has played a rated game of this kind yet.
people-category-2-base = 2 players, base game
people-category-2-powers = 2 players, powers
people-category-3-base = 3 players, base game
people-category-3-powers = 3 players, powers
people-category-4-base = Teams, base game
people-category-4-powers = Teams, powers
people-after = { $count ->
    [one] after one game
   *[other] after { $count } games
}
people-curve = Rating over time, now { $points }
people-unrated = No rated games yet.
people-powers = Powers
people-won = { $won } of { $games } won
people-latest = Latest rated games
people-victory = Won
people-defeat = Lost
people-change = { $name }: { $points } ({ $gain })
