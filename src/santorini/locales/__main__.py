"""Write `en/rules.ftl` anew."""

from pathlib import Path

from santorini.locales.english import resource

(Path(__file__).parent / "en" / "rules.ftl").write_text(resource(), encoding="utf-8")
