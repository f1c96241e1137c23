gallery-title = The powers
gallery-search = Search name or text
gallery-groups = Groups of cards
gallery-filters = More filters
gallery-group-all = All
gallery-group-none = No power
gallery-group-simple = Simple
gallery-group-advanced = Advanced
gallery-group-golden-fleece = Golden Fleece set
gallery-group-hero = Heroes
gallery-window-setup = Setup
gallery-window-start-of-your-turn = Start of your turn
gallery-window-start-of-opponent-s-turn = Start of an opponent's turn
gallery-window-your-move = Your move
gallery-window-your-build = Your build
gallery-window-your-turn = Your turn
gallery-window-end-of-your-turn = End of your turn
gallery-window-opponent-s-turn = Opponents' turns
gallery-window-any-time = Any time
gallery-window-any-move = Any move
gallery-window-any-build = Any build
gallery-window-win-condition = Win condition
gallery-window-lose-condition = Lose condition
gallery-players = { $players } players
gallery-fleece = Works with the Golden Fleece
gallery-open = No hidden information
gallery-secret = Hidden information
gallery-count =
    { $count ->
        [0] No cards match.
        [one] One card
       *[other] { $count } cards
    }
gallery-clear = Show all cards
gallery-missing = Power not found
gallery-close = Close
gallery-for = For { $players } players
gallery-try = Play with this power
gallery-rivals = Not recommended against
