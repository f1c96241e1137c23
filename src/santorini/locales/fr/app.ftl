app-offline = Tu es hors ligne. Les leçons et les pouvoirs marchent. Les parties, le salon et les parties à revoir reviennent avec la connexion.
app-new = Une nouvelle version est disponible.
app-reload = Recharger
app-broken = Cette page n’a pas pu être chargée.
