# The app as such: without the server, and when a newer version is there
app-offline = Нет связи. Уроки и силы работают. Игры, лобби и повторы вернутся вместе со связью.
app-new = Доступна новая версия.
app-reload = Обновить
app-broken = Не удалось загрузить эту страницу.
