"""The computer player: search, evaluation, analysis, hints, and players of ten strengths."""

from __future__ import annotations

from santorini.ai.analysis import Analysis, Limit, Line, analyze
from santorini.ai.computer import ComputerPlayer
from santorini.ai.hints import hint, think
from santorini.ai.levels import LEVELS, Level
from santorini.ai.search_player import SearchPlayer

__all__ = ["LEVELS", "Analysis", "ComputerPlayer", "Level", "Limit", "Line", "SearchPlayer", "analyze", "hint", "think"]
