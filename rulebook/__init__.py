"""The rulebook as data: every sentence of the rules with a drawing, some steps and what must be true after them.

`scenarios/` has a file for every power. The tests play them, `tools/lessons.py` makes the lessons of the web app from
them and `tools/site.py` the pages of the documentation. The installed package needs none of this at run time, so it is
no part of it.
"""

from rulebook.playing import ALSO, check, play, pose
from rulebook.reading import FOLDER, BadScenario, Row, Try, read_all, read_rows

__all__ = ["ALSO", "FOLDER", "BadScenario", "Row", "Try", "check", "play", "pose", "read_all", "read_rows"]
