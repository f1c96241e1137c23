# Accounts: making one, signing in, and what belongs to it.

account-title = Account
account-guest = You play as a guest: only this browser knows your games. With an account they are yours on every device. No e-mail needed.
account-create = Create an account
account-name = Name
account-name-hint = Others see it.
account-create-passkey = Create with a passkey
account-passkey-what = A passkey stays on your device. You unlock it with your finger, your face or your PIN.
account-with-password = With a password instead
account-password = Password
account-password-hint = At least 10 characters
account-create-password = Create with a password
account-sign-in = Sign in
account-sign-in-text = What you have played in this browser comes along.
account-sign-in-passkey = Sign in with a passkey
account-lost = Lost your passkey or password?
account-code = Recovery code
account-use-code = Sign in with the code
account-sign-out = Sign out
account-save = Save
account-saved = Saved.
account-ways = How you sign in
account-passkey-since = Passkey, since { $date }
account-add-passkey = Add a passkey
account-remove = Remove
account-remove-named = Remove { $label }
account-new-password = New password
account-set-password = Set a password
account-change-password = Change password
account-password-others = All other browsers are signed out then.
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] You have none. With one you can sign in even without your device or your password.
    [one] You have one left.
   *[other] You have { $count } left.
}
account-codes-new = Make new codes
account-codes-shown = Print these codes or write them down. Each signs you in once. They are shown only now; older ones no longer count.
account-where = Where you are signed in
account-here = this browser
account-seen = last used on { $date }
account-browser = Some browser
account-end-named = Sign out { $label }
account-end-others = Sign out everywhere else
account-data = Your data
account-export = Download my data
account-delete = Delete account
account-delete-text = Your name disappears from all tables; the games stay. This cannot be undone.
account-delete-sure = Delete for good
account-keep = Keep it
account-again = Sign in again
account-again-text = Before you change how you sign in, show that it is you.
