# What is true of a turn: in hints and reviews
review-wins-on = Wchodzi na { $spaces } i wygrywa.
review-wins = Wygrywa od razu.
review-wins-in =
    { $turns ->
        [one] Wygrywa w { $turns } turę, cokolwiek zrobi przeciwnik.
        [few] Wygrywa w { $turns } tury, cokolwiek zrobi przeciwnik.
        [many] Wygrywa w { $turns } tur, cokolwiek zrobi przeciwnik.
       *[other] Wygrywa w { $turns } tury, cokolwiek zrobi przeciwnik.
    }
review-stops-win = Zapobiega wygranej na { $spaces }.
review-only-defence = Nie robi tego żadna inna tura.
review-threatens = Grozi wygraną na { $spaces }.
review-threatens-all = Grozi wygraną naraz na { $spaces }.
review-walls-in = Budowniczy na { $space } nie ma dokąd pójść.
review-removes-worker = Usuwa budowniczego przeciwnika.
review-climbs = Wprowadza budowniczego na poziom { $level }, na { $space }.
review-uses-power = Pozwala na to moc „{ $power }”.
review-allows-win-on = Pozwala przeciwnikowi od razu wygrać na { $spaces }.
review-allows-win = Pozwala przeciwnikowi od razu wygrać.
review-allows-win-in =
    { $turns ->
        [one] Potem przeciwnik wygrywa w { $turns } turę, niezależnie od odpowiedzi.
        [few] Potem przeciwnik wygrywa w { $turns } tury, niezależnie od odpowiedzi.
        [many] Potem przeciwnik wygrywa w { $turns } tur, niezależnie od odpowiedzi.
       *[other] Potem przeciwnik wygrywa w { $turns } tury, niezależnie od odpowiedzi.
    }
review-allows-removal = Pozwala przeciwnikowi usunąć budowniczego.

# A review of a game
review-title = Analiza gry
review-kind-missed-win = Przegapiona wygrana
review-kind-mistake = Błąd
review-kind-find = Świetny pomysł
review-played = Tura { $turn }, { $name }: { $played }
review-better = Lepiej: { $better }
review-chances = Szanse na wygraną: przed turą { $before }, po niej { $after }.
review-accuracy = { $name }: dokładność { $accuracy }
review-nothing = Żadna tura się nie wyróżnia: niczego nie przegapiono.
review-looking = Oglądanie tur
review-start = Omów grę
review-progress = Przejrzane decyzje: { $done } z { $total }
review-accuracies = Jak dokładnie kto grał
review-shown = Na planszy
review-shown-played = Zagrane
review-shown-better = Lepsze
review-truth = Co tam było naprawdę
review-seen = Plansza, jaką { $name } widzi w tej chwili gry.
review-true = Plansza, jaka była naprawdę.
review-play-on = Graj dalej od tego miejsca
review-look = Zobacz w grze
review-picture = Obraz
review-share = Wyślij omówienie
review-replay = Cała gra
