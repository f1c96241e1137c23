"""Settings for all tests: machines are noisy, so no example is judged by the clock."""

from __future__ import annotations

import pytest
from hypothesis import settings

from santorini.locales import LANGUAGES

settings.register_profile("santorini", deadline=None)
settings.load_profile("santorini")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much there is to translate, where it was checked."""
    reports = (report for found in terminalreporter.stats.values() for report in found)
    if any("test_messages.py" in getattr(report, "nodeid", "") for report in reports):
        from tools.messages import messages

        terminalreporter.write_line(
            "messages: " + ", ".join(f"{language} {len(messages(language))}" for language in LANGUAGES)
        )
