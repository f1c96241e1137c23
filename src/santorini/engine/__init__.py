"""Engines: programs that think, spoken to in lines of text. docs/engine-protocol.md tells what is said."""

from __future__ import annotations

from santorini.engine.client import OURS, Engine, EngineError
from santorini.engine.protocol import Info

__all__ = ["OURS", "Engine", "EngineError", "Info"]
