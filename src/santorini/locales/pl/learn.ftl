# The overview
learn-title = Ucz się, grając
learn-lead = Popatrz, a potem spróbuj. Każda lekcja trwa około dwóch minut.
learn-start = Zacznij od pierwszej lekcji
learn-continue = Dalej: { $lesson }
learn-all-done = Umiesz już wszystko. Czas zagrać!
learn-base = Gra
learn-more = Inne sposoby gry
learn-learned =
    { $done ->
        [0] Liczba lekcji: { $total }
       *[other] Ukończone lekcje: { $done } z { $total }
    }
learn-state =
    { $done ->
        [0] jeszcze nie zaczęto
       *[other] gotowe: { $done } z { $total }
    }
learn-name-move = Ruch
learn-name-climb = W górę
learn-name-build = Budowa
learn-name-win = Wygrana
learn-name-stuck = Bez wyjścia
learn-name-golden-fleece = Złote Runo
learn-name-three = Trzech graczy
learn-name-teams = Drużyny
learn-about-move = O jedno pole jednym budowniczym
learn-about-climb = W górę o jeden, w dół o ile chcesz
learn-about-build = Bloki i kopuły
learn-about-win = Na trzeci poziom
learn-about-stuck = Gdy nic już nie można zrobić
learn-about-golden-fleece = Moc dla tego, kto stoi obok Barana
learn-about-three = Każdy gra dla siebie
learn-about-teams = Dwoje na dwoje, ze wspólnymi budowniczymi

# A lesson
learn-overview = Wszystkie lekcje
learn-part = Część { $part } z { $total }
learn-now-you = Twoja tura
learn-watch = Popatrz
learn-again = Jeszcze raz
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń część
learn-hint = Podpowiedź
learn-missing = Nie ma takiej lekcji.
learn-unreachable = Tej lekcji nie można teraz wczytać.
learn-you = Ty · { $power }
learn-ram = Baran · { $power }
learn-side =
    { $side ->
        [0] Czerwoni
        [1] Fioletowi
       *[other] Złoci
    }

# Answers to what the learner does
learn-right = Brawo!
learn-right-refused = Zgadza się, tego nie wolno. { $reason }
learn-other = To dozwolone, ale tutaj chodzi o coś innego. Spróbuj jeszcze raz.
learn-refused = { $reason } Spróbuj jeszcze raz.
learn-hint-worker = Dotknij swojego budowniczego na { $space }.
learn-hint-tap = Dotknij { $space }.
learn-hint-press = Wybierz poniżej „{ $step }”.

# The end of a lesson
learn-done = Koniec lekcji, brawo!
learn-end = Koniec lekcji
learn-what = Co już wiesz
learn-next-lesson = Następna: { $lesson }
learn-play = Zagraj z tą mocą
learn-play-any = Zagraj

# From a card
learn-link = Przejdź lekcję
