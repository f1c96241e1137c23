"""Settings for all tests: machines are noisy, so no example is judged by the clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("santorini", deadline=None)
settings.load_profile("santorini")
