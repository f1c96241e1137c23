"""Write the English that comes from the code anew."""

from pathlib import Path

from santorini.locales.english import resources

for name, text in resources().items():
    (Path(__file__).parent / "en" / name).write_text(text, encoding="utf-8")
