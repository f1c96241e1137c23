# Les comptes : en créer un, se connecter, et ce qui va avec.

account-title = Compte
account-guest = Tu joues anonymement : seul ce navigateur connaît tes parties. Avec un compte, tu les retrouves sur tous tes appareils. Pas besoin d’e-mail.
account-create = Créer un compte
account-name = Nom
account-name-hint = Les autres le voient.
account-create-passkey = Créer avec une clé d’accès
account-passkey-what = Une clé d’accès reste sur ton appareil. Tu la déverrouilles du doigt, du visage ou avec ton code.
account-with-password = Plutôt avec un mot de passe
account-password = Mot de passe
account-password-hint = Au moins 10 caractères
account-create-password = Créer avec un mot de passe
account-sign-in = Se connecter
account-sign-in-text = Ce que tu as joué dans ce navigateur te suit.
account-sign-in-passkey = Se connecter avec une clé d’accès
account-lost = Clé d’accès ou mot de passe perdu ?
account-code = Code de secours
account-use-code = Se connecter avec le code
account-sign-out = Se déconnecter
account-save = Enregistrer
account-saved = Enregistré.
account-ways = Comment tu te connectes
account-passkey-since = Clé d’accès, depuis le { $date }
account-add-passkey = Ajouter une clé d’accès
account-remove = Retirer
account-remove-named = Retirer { $label }
account-new-password = Nouveau mot de passe
account-set-password = Définir un mot de passe
account-change-password = Changer le mot de passe
account-password-others = Tous les autres navigateurs seront déconnectés.
account-codes = Codes de secours
account-codes-left = { $count ->
    [0] Tu n’en as aucun. Avec un code, tu peux te connecter même si tu perds ton appareil ou oublies ton mot de passe.
    [one] Il t’en reste { $count }.
   *[other] Il t’en reste { $count }.
}
account-codes-new = Créer de nouveaux codes
account-codes-shown = Imprime ces codes ou note-les. Chacun te connecte une fois. Ils ne sont affichés que maintenant ; les anciens ne comptent plus.
account-where = Où tu es connecté
account-here = ce navigateur
account-seen = dernière utilisation le { $date }
account-browser = Un navigateur
account-end-named = Déconnecter { $label }
account-end-others = Déconnecter tout le reste
account-data = Tes données
account-export = Télécharger mes données
account-delete = Supprimer le compte
account-delete-text = Ton nom disparaît de toutes les tables ; les parties restent. C’est définitif.
account-delete-sure = Supprimer pour de bon
account-keep = Le garder
account-again = Se reconnecter
account-again-text = Avant de changer ta façon de te connecter, montre que c’est bien toi.
