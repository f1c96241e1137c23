"""What else the powers are called: in other languages, and on cards printed with other spellings.

Whoever reads a name, be it from a player, a file or a search box, compares it `folded`: without accents, capitals,
spaces and signs. The browser does the same with the same table (`web/src/gallery/search.ts`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

# Letters that are no plain letter with a mark.
_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i"})


def folded(name: str) -> str:
    """A name as it is compared.

    >>> folded("Śmiałek"), folded("Europa & Talus"), folded("Ёлка") == folded("елка")
    ('smialek', 'europatalus', True)
    """
    marked = unicodedata.normalize("NFD", name.casefold()).translate(_PLAIN)
    return "".join(letter for letter in marked if letter.isalnum())


# By the name of the card: French, Italian, Polish, Russian, German and Spanish names, then other spellings in print.
OTHERS: Mapping[str, tuple[str, ...]] = {
    name: tuple(part.strip() for part in others.split(","))
    for name, others in {
        "Mortal": "Mortel, Mortale, Śmiertelnik, Смертный, Sterblicher, Sterbliche",
        "Apollo": "Apollon, Аполлон, Apolo, Appolo",
        "Artemis": "Artémis, Artemide, Artemida, Артемида, Artemisa",
        "Athena": "Athéna, Atena, Афина, Athene, Atenea",
        "Atlas": "Atlante, Атлант, Атлас",
        "Demeter": "Déméter, Demetra, Деметра, Ceres",
        "Hephaestus": "Héphaïstos, Efesto, Hefajstos, Гефест, Hephaistos, Hefesto",
        "Hermes": "Hermès, Ermes, Гермес",
        "Minotaur": "Minotaure, Minotauro, Минотавр, Minotaurus, Minotauros",
        "Pan": "Пан",
        "Prometheus": "Prométhée, Prometeo, Prometeusz, Прометей",
        "Aphrodite": "Afrodite, Afrodyta, Афродита, Afrodita",
        "Ares": "Arès, Арес",
        "Bia": "Бия, Биа, Bía",
        "Chaos": "Caos, Хаос",
        "Charon": "Caronte, Харон",
        "Chronus": "Chronos, Crono, Хронос, Кронос, Kronos, Cronos, Cronus",
        "Circe": "Circé, Kirke, Цирцея, Кирка",
        "Dionysus": "Dionysos, Dioniso, Dionizos, Дионис, Dionisio, Dionisos",
        "Eros": "Éros, Эрос",
        "Hera": "Héra, Era, Гера",
        "Hestia": "Estia, Гестия",
        "Hypnus": "Hypnos, Ipno, Гипнос, Hipnos",
        "Limus": "Limos, Лимос, Лимес",
        "Medusa": "Méduse, Meduza, Медуза, Медуза Горгона",
        "Morpheus": "Morphée, Morfeo, Morfeusz, Морфей",
        "Persephone": "Perséphone, Persefone, Persefona, Персефона, Perséfone",
        "Poseidon": "Poséidon, Poseidone, Posejdon, Посейдон, Poseidón",
        "Selene": "Séléné, Селена",
        "Triton": "Tritone, Tryton, Тритон, Tritón",
        "Zeus": "Зевс",
        "Aeolus": "Éole, Eolo, Eol, Эол, Aiolos, Äolus",
        "Charybdis": "Charybde, Cariddi, Charybda, Харибда, Caribdis",
        "Clio": "Klio, Клио, Clío",
        "Europa": "Europa & Talus, Europe et Talos, Europa e Talos, Europa i Talos, Европа и Талос, Europa & Talos,"
        "Europa und Talos, Europa y Talos, Europa and Talus, Europe, Европа, Talus, Talos, Талос, Талус,"
        "Европа и Талус",
        "Gaea": "Gaïa, Gea, Gaja, Гея, Gaia",
        "Graeae": "Grées, Graie, Graje, Грайи, Graien, Grayas, Greas, Graee, Грации",
        "Hades": "Hadès, Ade, Аид",
        "Harpies": "Arpie, Harpie, Гарпии, Harpyien, Harpías, Arpías",
        "Hecate": "Hécate, Ecate, Hekate, Геката",
        "Moerae": "Moires, Moire, Mojry, Мойры, Moiren, Moiras",
        "Nemesis": "Némésis, Nemesi, Nemezis, Немезида, Némesis",
        "Siren": "Sirène, Sirena, Syrena, Сирена, Sirene",
        "Tartarus": "Tartare, Tartaro, Tartar, Тартар, Tartaros, Tártaro",
        "Terpsichore": "Tersicore, Terpsychora, Терпсихора, Terpsícore",
        "Urania": "Uranie, Урания",
        "Achilles": "Achille, Ахиллес, Ахилл, Achill, Achilleus, Aquiles",
        "Adonis": "Adone, Адонис",
        "Atalanta": "Atalante, Аталанта",
        "Bellerophon": "Bellérophon, Bellerofonte, Bellerofont, Беллерофонт, Bellerophontes, Belerofonte",
        "Heracles": "Héraclès, Eracle, Herakles, Геракл, Hercules",
        "Jason": "Giasone, Jazon, Ясон, Iason, Jasón",
        "Medea": "Médée, Медея",
        "Odysseus": "Ulysse, Ulisse, Odyseusz, Одиссей, Odiseo, Ulises, Ulysses",
        "Polyphemus": "Polyphème, Polifemo, Polifem, Полифем, Polyphem, Polyphemos",
        "Theseus": "Thésée, Teseo, Tezeusz, Тесей",
    }.items()
}
