"""The 55 powers, chapter by chapter. Importing this room makes them known to the rules."""

from __future__ import annotations

from santorini.powers.advanced import (
    Aphrodite,
    Ares,
    Bia,
    Chaos,
    Charon,
    Chronus,
    Circe,
    Dionysus,
    Eros,
    Hera,
    Hestia,
    Hypnus,
    Limus,
    Medusa,
    Morpheus,
    Persephone,
    Poseidon,
    Selene,
    Triton,
    Zeus,
)
from santorini.powers.golden_fleece import (
    Aeolus,
    Charybdis,
    Clio,
    Europa,
    Gaea,
    Graeae,
    Hades,
    Harpies,
    Hecate,
    Moerae,
    Nemesis,
    Siren,
    Tartarus,
    Terpsichore,
    Urania,
)
from santorini.powers.heroes import (
    Achilles,
    Adonis,
    Atalanta,
    Bellerophon,
    Heracles,
    Jason,
    Medea,
    Odysseus,
    Polyphemus,
    Theseus,
)
from santorini.powers.simple import (
    Apollo,
    Artemis,
    Athena,
    Atlas,
    Demeter,
    Hephaestus,
    Hermes,
    Minotaur,
    Pan,
    Prometheus,
)
from santorini.rules.position import Power, install

CHAPTERS: dict[str, tuple[type[Power], ...]] = {
    "simple": (Apollo, Artemis, Athena, Atlas, Demeter, Hephaestus, Hermes, Minotaur, Pan, Prometheus),
    "advanced": (
        *(Aphrodite, Ares, Bia, Chaos, Charon, Chronus, Circe, Dionysus, Eros, Hera),
        *(Hestia, Hypnus, Limus, Medusa, Morpheus, Persephone, Poseidon, Selene, Triton, Zeus),
    ),
    "golden fleece": (
        *(Aeolus, Charybdis, Clio, Europa, Gaea, Graeae, Hades, Harpies),
        *(Hecate, Moerae, Nemesis, Siren, Tartarus, Terpsichore, Urania),
    ),
    "hero": (Achilles, Adonis, Atalanta, Bellerophon, Heracles, Jason, Medea, Odysseus, Polyphemus, Theseus),
}

POWERS: list[Power] = [Power(), *(power() for chapter in CHAPTERS.values() for power in chapter)]

for _power in POWERS:
    install(_power.number, _power, _power.answers, _power.kind)
