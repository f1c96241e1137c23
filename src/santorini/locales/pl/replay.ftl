# Opening a record
replay-title = Obejrzyj powtórkę gry
replay-lead = Otwórz zapis gry i przejdź ją krok po kroku.
replay-paste = Zapis gry
replay-open = Otwórz
replay-choose = Wybierz plik
replay-drop = albo upuść go tutaj
replay-format = Jak wygląda zapis?
replay-format-text = Kto gra i z jakimi mocami, potem gdzie stoją budowniczowie, potem każda tura: b2-c3 to ruch, +c4 to budowa, komentarze stoją w nawiasach klamrowych. Na końcu jest wynik; gra, która trwa, kończy się gwiazdką.
replay-try = Obejrzyj tę grę
replay-or-position = Tylko jedna pozycja?
replay-to-position = Otwórz pozycję

# Going through a game
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok dalej
replay-last = Na koniec
replay-controls = Przejdź przez grę
replay-moment = Moment gry
replay-games = Gry w tym zapisie
replay-number = Gra { $number } z { $games }
replay-step = Krok { $step } z { $steps }
replay-turns = Tury
replay-no-turns = Jeszcze nic się nie wydarzyło.
replay-start = Początek
replay-did = { $who }: { $what }.
replay-chance = Los
replay-unseen = coś w ukryciu
replay-nothing = nic więcej
replay-secrets = Dopóki ta gra trwa, widzisz tylko to, co możesz o niej wiedzieć.
replay-edition =
    { $edition ->
        [spinmaster2017] Wydanie Spin Master
        [revised] Wydanie poprawione
       *[roxley2016] Wydanie Roxley
    }

# Seats
replay-seats = Gracze
replay-seat = Gracz { $number }
replay-computer = Komputer
replay-decides = gra teraz
replay-out = poza grą
replay-winner = zwycięzca
replay-fleece = Złote Runo
replay-face = Odkryta karta

# Summary
replay-summary = Gra w liczbach
replay-length =
    { $turns ->
        [one] Rozegrano jedną turę.
        [few] Rozegrano { $turns } tury.
        [many] Rozegrano { $turns } tur.
       *[other] Rozegrano { $turns } tury.
    }
replay-count-turns = Tury
replay-count-climbs = Wejścia
replay-count-blocks = Bloki
replay-count-domes = Kopuły
replay-count-powers = Użycia mocy

# Taking it along
replay-record = Pobierz zapis
replay-table = Wróć do stołu
replay-another = Inny zapis
replay-this-position = Ta pozycja
replay-play-on = Graj od tego miejsca
replay-copy-link = Kopiuj link
replay-copied = Skopiowano
replay-picture = Obrazek ({ $kind })
replay-share = Udostępnij
replay-failed = To się nie udało.

# A position
replay-position = Pozycja
replay-position-lead = Pozycja to jeden wiersz tekstu: plansza, budowniczowie, kto gra następny i moce.
replay-position-text = Jako tekst
replay-show = Pokaż
replay-copy = Kopiuj
replay-try-position = Pokaż przykład
replay-to-decide = Teraz gra { $name }
replay-chance-decides = Teraz decyduje los
