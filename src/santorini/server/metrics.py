"""What operators can watch, in the format of Prometheus. Labels never tell who did what."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES = Gauge("santorini_tables", "Tables in memory")
SOCKETS = Gauge("santorini_sockets", "Open sockets")
STEPS = Counter("santorini_steps", "Steps taken, by people, computers and chance")
ACT_SECONDS = Histogram(
    "santorini_act_seconds", "From the receipt of a message to its publication, of every sixteenth", buckets=SHORT
)
HTTP_SECONDS = Histogram(
    "santorini_http_request_seconds", "How long a request took", ["method", "route", "status"], buckets=SHORT
)
COMMIT_CHANGES = Histogram(
    "santorini_commit_changes", "Changes that shared a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
COMMIT_SECONDS = Histogram("santorini_commit_seconds", "How long a commit took", buckets=SHORT)
COMMITS_FAILED = Counter("santorini_commits_failed", "Commits that failed")
NODES = Gauge("santorini_nodes", "Processes that serve this database, as this one sees it; 0: it is alone")
MOVED = Counter("santorini_tables_moved", "Tables that came from other processes, or went there", ["why"])
KEPT_AGE = Gauge("santorini_kept_age_seconds", "How long ago the database last kept something")
TABLES_DROPPED = Counter("santorini_tables_dropped", "Tables that had to be read again because of a fault")
CUT = Counter("santorini_connections_cut", "Connections that were cut off, by the limit they ran into", ["limit"])
REFUSALS = Counter("santorini_refusals", "What was refused", ["code"])
THOUGHTS_WAITING = Gauge("santorini_thoughts_waiting", "Computers that wait to think, or think")
THOUGHT_SECONDS = Histogram(
    "santorini_thought_seconds",
    "How long a computer thought, by its level",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
THOUGHTS_LOST = Counter("santorini_thoughts_lost", "Thoughts whose process died, or that took too long", ["why"])
COACH_SECONDS = Histogram(
    "santorini_coach_seconds",
    "How long the coach worked on one piece of a job, by the kind of job",
    ["job"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
LOOP_LAG = Histogram(
    "santorini_loop_lag_seconds", "How late the event loop was, looked at ten times a second", buckets=SHORT
)
LONGEST_PAUSE = Gauge("santorini_loop_longest_pause_seconds", "The latest the event loop was in the last minute")
GC_SECONDS = Histogram(
    "santorini_gc_seconds", "How long everything stood still to collect garbage", ["generation"], buckets=SHORT
)
