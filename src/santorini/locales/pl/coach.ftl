# What a newcomer is told at the moment it matters, each once
coach-place = Dotknij zaznaczonego pola, by postawić tam budowniczego.
coach-choose = Każda tura to ruch i budowa. Dotknij budowniczego, którym chcesz zrobić ruch.
coach-move = Może wejść na zaznaczone pola: o jedno pole w dowolnym kierunku, najwyżej jeden poziom w górę.
coach-build = Teraz buduje. Dotknij zaznaczonego pola obok, a wieża na nim urośnie o jeden poziom.
coach-goal = Kto wejdzie na trzeci poziom, wygrywa. Buduj schody dla siebie, a nie dla przeciwnika.
coach-climb = Twój budowniczy może tu wejść wyżej: o jeden poziom naraz. W dół może zeskoczyć z każdej wysokości.
coach-dome = Na { $space } stoją trzy poziomy. Zbuduj tam jeszcze raz, a powstanie kopuła i nikt już na nią nie wejdzie.
coach-threat =
    { $side ->
        [0] Czerwoni
        [1] Fioletowi
       *[other] Złoci
    } mogą w następnej turze zrobić krok w górę na { $space } i wygrać. Jeśli możesz, postaw tam kopułę.
coach-threat-otherwise =
    { $side ->
        [0] Czerwoni
        [1] Fioletowi
       *[other] Złoci
    } mogą wygrać w następnej turze, i to bez wchodzenia wyżej. Widzisz jak? Powstrzymasz ich?
coach-win = Twój budowniczy może wejść na trzeci poziom, na { $space }. Tak wygrasz grę!
coach-win-otherwise = Możesz wygrać w tej turze, i to bez wchodzenia wyżej. Widzisz jak?
coach-power = Możesz teraz użyć swojej mocy. { $power }: { $text }
coach-ok = Jasne
coach-none = Bez podpowiedzi
coach-setting = Objaśniaj zasady podczas gry
coach-start = z komputerem, ucząc się w trakcie

# A hint, told bit by bit
coach-hint-where = Które pole?
coach-hint-why = Dlaczego?
coach-hint-thinking = Myślę…
coach-hint-turn = Tura: { $turn }
coach-hint-chance = Szanse na wygraną: { $chance }
