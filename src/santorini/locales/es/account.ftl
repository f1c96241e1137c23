# Cuentas: crearlas, iniciar sesión y lo que les pertenece.

account-title = Cuenta
account-guest = Juegas como visitante: solo este navegador conoce tus partidas. Con una cuenta las tienes en todos tus dispositivos. Sin correo electrónico.
account-create = Crear una cuenta
account-name = Nombre
account-name-hint = Los demás lo ven.
account-create-passkey = Crear con llave de acceso
account-passkey-what = La llave de acceso se queda en tu dispositivo. La desbloqueas con el dedo, la cara o el PIN.
account-with-password = Mejor con contraseña
account-password = Contraseña
account-password-hint = Al menos 10 caracteres
account-create-password = Crear con contraseña
account-sign-in = Iniciar sesión
account-sign-in-text = Lo que has jugado en este navegador se viene contigo.
account-sign-in-passkey = Entrar con llave de acceso
account-lost = ¿Has perdido la llave o la contraseña?
account-code = Código de recuperación
account-use-code = Entrar con el código
account-sign-out = Cerrar sesión
account-save = Guardar
account-saved = Guardado.
account-ways = Cómo inicias sesión
account-passkey-since = Llave de acceso, desde el { $date }
account-add-passkey = Añadir una llave de acceso
account-remove = Quitar
account-remove-named = Quitar { $label }
account-new-password = Contraseña nueva
account-set-password = Poner una contraseña
account-change-password = Cambiar la contraseña
account-password-others = Se cerrará la sesión en los demás navegadores.
account-codes = Códigos de recuperación
account-codes-left = { $count ->
    [0] No tienes ninguno. Con un código puedes entrar aunque pierdas el dispositivo u olvides la contraseña.
    [one] Te queda uno.
   *[other] Te quedan { $count }.
}
account-codes-new = Crear códigos nuevos
account-codes-shown = Imprime estos códigos o apúntalos. Cada uno sirve para entrar una vez. Solo se muestran ahora; los anteriores ya no valen.
account-where = Dónde has iniciado sesión
account-here = este navegador
account-seen = último uso: { $date }
account-browser = Un navegador
account-end-named = Cerrar la sesión de { $label }
account-end-others = Cerrar las demás sesiones
account-data = Tus datos
account-export = Descargar mis datos
account-delete = Eliminar la cuenta
account-delete-text = Tu nombre desaparece de todas las mesas; las partidas se quedan. No se puede deshacer.
account-delete-sure = Eliminar para siempre
account-keep = Conservarla
account-again = Iniciar sesión de nuevo
account-again-text = Antes de cambiar cómo inicias sesión, demuestra que eres tú.
