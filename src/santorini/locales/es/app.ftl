# La aplicación misma: sin servidor, y cuando hay una versión nueva
app-offline = Estás sin conexión. Las lecciones y los poderes funcionan. Las partidas, la sala y las repeticiones vuelven con la conexión.
app-new = Hay una versión nueva.
app-reload = Recargar
app-broken = No se ha podido cargar esta página.
