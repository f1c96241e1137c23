# Konten: anlegen, anmelden und was dazugehört.

account-title = Konto
account-guest = Du spielst als Gast: Nur dieser Browser kennt deine Partien. Mit einem Konto hast du sie auf jedem Gerät. Ganz ohne E-Mail.
account-create = Konto anlegen
account-name = Name
account-name-hint = Andere sehen ihn.
account-create-passkey = Mit Passkey anlegen
account-passkey-what = Ein Passkey bleibt auf deinem Gerät. Du entsperrst ihn mit Finger, Gesicht oder PIN.
account-with-password = Lieber mit Passwort
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen
account-create-password = Mit Passwort anlegen
account-sign-in = Anmelden
account-sign-in-text = Was du in diesem Browser gespielt hast, kommt mit.
account-sign-in-passkey = Mit Passkey anmelden
account-lost = Passkey oder Passwort verloren?
account-code = Ersatzcode
account-use-code = Mit dem Code anmelden
account-sign-out = Abmelden
account-save = Speichern
account-saved = Gespeichert.
account-ways = Wie du dich anmeldest
account-passkey-since = Passkey, seit { $date }
account-add-passkey = Passkey hinzufügen
account-remove = Entfernen
account-remove-named = { $label } entfernen
account-new-password = Neues Passwort
account-set-password = Passwort festlegen
account-change-password = Passwort ändern
account-password-others = Alle anderen Browser werden dann abgemeldet.
account-codes = Ersatzcodes
account-codes-left = { $count ->
    [0] Du hast keine. Mit einem Code kannst du dich auch anmelden, wenn du dein Gerät verlierst oder dein Passwort vergisst.
    [one] Du hast noch einen.
   *[other] Du hast noch { $count }.
}
account-codes-new = Neue Codes erstellen
account-codes-shown = Drucke diese Codes aus oder schreib sie auf. Mit jedem kannst du dich einmal anmelden. Sie werden nur jetzt angezeigt; ältere gelten nicht mehr.
account-where = Wo du angemeldet bist
account-here = dieser Browser
account-seen = zuletzt benutzt am { $date }
account-browser = Ein Browser
account-end-named = { $label } abmelden
account-end-others = Überall sonst abmelden
account-data = Deine Daten
account-export = Meine Daten herunterladen
account-delete = Konto löschen
account-delete-text = Dein Name verschwindet von allen Tischen; die Partien bleiben. Das lässt sich nicht rückgängig machen.
account-delete-sure = Endgültig löschen
account-keep = Behalten
account-again = Noch einmal anmelden
account-again-text = Bevor du änderst, wie du dich anmeldest, zeig bitte, dass du es bist.
