# Gli account: crearne uno, accedere, e ciò che ne fa parte.

account-title = Account
account-guest = Giochi come ospite: solo questo browser conosce le tue partite. Con un account le ritrovi su ogni dispositivo. Non serve l’e-mail.
account-create = Crea un account
account-name = Nome
account-name-hint = Gli altri lo vedono.
account-create-passkey = Crea con una passkey
account-passkey-what = Una passkey resta sul tuo dispositivo. La sblocchi con il dito, il viso o il PIN.
account-with-password = Meglio con una password
account-password = Password
account-password-hint = Almeno 10 caratteri
account-create-password = Crea con una password
account-sign-in = Accedi
account-sign-in-text = Ciò che hai giocato in questo browser viene con te.
account-sign-in-passkey = Accedi con una passkey
account-lost = Hai perso la passkey o la password?
account-code = Codice di recupero
account-use-code = Accedi con il codice
account-sign-out = Esci
account-save = Salva
account-saved = Salvato.
account-ways = Come accedi
account-passkey-since = Passkey, dal { $date }
account-add-passkey = Aggiungi una passkey
account-remove = Rimuovi
account-remove-named = Rimuovi { $label }
account-new-password = Nuova password
account-set-password = Imposta una password
account-change-password = Cambia password
account-password-others = Tutti gli altri browser verranno disconnessi.
account-codes = Codici di recupero
account-codes-left = { $count ->
    [0] Non ne hai. Con un codice puoi accedere anche se perdi il dispositivo o dimentichi la password.
    [one] Te ne resta uno.
   *[other] Te ne restano { $count }.
}
account-codes-new = Crea nuovi codici
account-codes-shown = Stampa questi codici o annotali. Ognuno fa accedere una volta. Vengono mostrati solo ora; quelli vecchi non valgono più.
account-where = Dove hai effettuato l’accesso
account-here = questo browser
account-seen = ultimo uso: { $date }
account-browser = Un browser
account-end-named = Disconnetti { $label }
account-end-others = Disconnetti tutto il resto
account-data = I tuoi dati
account-export = Scarica i miei dati
account-delete = Elimina l’account
account-delete-text = Il tuo nome scompare da tutti i tavoli; le partite restano. Non si può annullare.
account-delete-sure = Elimina per sempre
account-keep = Tienilo
account-again = Accedi di nuovo
account-again-text = Prima di cambiare come accedi, dimostra che sei tu.
