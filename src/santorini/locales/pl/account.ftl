# Konta: zakładanie, logowanie i to, co do nich należy.

account-title = Konto
account-guest = Grasz jako gość: tylko ta przeglądarka zna twoje partie. Z kontem masz je na każdym urządzeniu. E-mail nie jest potrzebny.
account-create = Załóż konto
account-name = Nazwa
account-name-hint = Widzą ją inni.
account-create-passkey = Załóż z kluczem dostępu
account-passkey-what = Klucz dostępu zostaje na twoim urządzeniu. Odblokujesz go palcem, twarzą albo PIN-em.
account-with-password = Wolę hasło
account-password = Hasło
account-password-hint = Co najmniej 10 znaków
account-create-password = Załóż z hasłem
account-sign-in = Zaloguj się
account-sign-in-text = Partie z tej przeglądarki przejdą razem z tobą.
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-lost = Klucz lub hasło przepadło?
account-code = Kod odzyskiwania
account-use-code = Zaloguj się kodem
account-sign-out = Wyloguj się
account-save = Zapisz
account-saved = Zapisano.
account-ways = Jak się logujesz
account-passkey-since = Klucz dostępu, od { $date }
account-add-passkey = Dodaj klucz dostępu
account-remove = Usuń
account-remove-named = Usuń: { $label }
account-new-password = Nowe hasło
account-set-password = Ustaw hasło
account-change-password = Zmień hasło
account-password-others = Wszystkie inne przeglądarki zostaną wtedy wylogowane.
account-codes = Kody odzyskiwania
account-codes-left = { $count ->
    [0] Nie masz żadnego. Kodem zalogujesz się nawet wtedy, gdy stracisz urządzenie albo zapomnisz hasła.
    [one] Został ci jeden.
    [few] Zostały ci { $count }.
    [many] Zostało ci { $count }.
   *[other] Zostało ci { $count }.
}
account-codes-new = Utwórz nowe kody
account-codes-shown = Wydrukuj te kody albo je zapisz. Każdym zalogujesz się jeden raz. Widać je tylko teraz; starsze już nie działają.
account-where = Gdzie jesteś zalogowany
account-here = ta przeglądarka
account-seen = ostatnio użyta { $date }
account-browser = Jakaś przeglądarka
account-end-named = Wyloguj: { $label }
account-end-others = Wyloguj wszędzie indziej
account-data = Twoje dane
account-export = Pobierz moje dane
account-delete = Usuń konto
account-delete-text = Twoja nazwa zniknie ze wszystkich stołów; partie zostaną. Tego nie da się cofnąć.
account-delete-sure = Usuń na zawsze
account-keep = Zostaw
account-again = Zaloguj się ponownie
account-again-text = Zanim zmienisz sposób logowania, pokaż, że to ty.
