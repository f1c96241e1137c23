"""The computer player: search, evaluation, analysis, and players of ten strengths."""

from __future__ import annotations

from santorini.ai.analysis import Analysis, Limit, Line, analyze
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import LEVELS, Level

__all__ = ["LEVELS", "Analysis", "ComputerPlayer", "Level", "Limit", "Line", "analyze"]
