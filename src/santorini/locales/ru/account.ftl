# Учётные записи: создание, вход и всё, что к ним относится.

account-title = Профиль
account-guest = Ты играешь как гость: твои партии знает только этот браузер. С учётной записью они с тобой на любом устройстве. Почта не нужна.
account-create = Создать учётную запись
account-name = Имя
account-name-hint = Его видят другие.
account-create-passkey = Создать с ключом доступа
account-passkey-what = Ключ доступа хранится на твоём устройстве. Его открывает палец, лицо или PIN-код.
account-with-password = Лучше с паролем
account-password = Пароль
account-password-hint = Не короче 10 символов
account-create-password = Создать с паролем
account-sign-in = Войти
account-sign-in-text = Всё, что сыграно в этом браузере, перейдёт с тобой.
account-sign-in-passkey = Войти с ключом доступа
account-lost = Ключ или пароль потерян?
account-code = Код восстановления
account-use-code = Войти по коду
account-sign-out = Выйти
account-save = Сохранить
account-saved = Сохранено.
account-ways = Как ты входишь
account-passkey-since = Ключ доступа, с { $date }
account-add-passkey = Добавить ключ доступа
account-remove = Удалить
account-remove-named = Удалить: { $label }
account-new-password = Новый пароль
account-set-password = Задать пароль
account-change-password = Сменить пароль
account-password-others = Во всех других браузерах будет выполнен выход.
account-codes = Коды восстановления
account-codes-left = { $count ->
    [0] Их пока нет. По коду можно войти, даже если устройство потеряно или пароль забыт.
    [one] Остался { $count }.
    [few] Осталось { $count }.
    [many] Осталось { $count }.
   *[other] Осталось { $count }.
}
account-codes-new = Создать новые коды
account-codes-shown = Распечатай эти коды или запиши их. Каждый годится для одного входа. Они видны только сейчас; прежние больше не действуют.
account-where = Где выполнен вход
account-here = этот браузер
account-seen = последний раз { $date }
account-browser = Какой-то браузер
account-end-named = Выйти: { $label }
account-end-others = Выйти везде, кроме этого браузера
account-data = Твои данные
account-export = Скачать мои данные
account-delete = Удалить учётную запись
account-delete-text = Твоё имя исчезнет со всех столов; партии останутся. Отменить это нельзя.
account-delete-sure = Удалить навсегда
account-keep = Оставить
account-again = Войти ещё раз
account-again-text = Прежде чем менять способ входа, покажи, что это ты.
