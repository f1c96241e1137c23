"""Play on a server from Python: sign in as a guest, open or join a table, and let any player with `decide(view)` play.

    with Client("http://127.0.0.1:8000", name="Ada's bot").open(seats=["me", "computer"]) as table:
        print(table.play(SimplePlayer()))

`santorini[client]` brings what it needs beyond the standard library. What is said on the way is in docs/protocol.md.
"""

from santorini.client.guest import Client
from santorini.client.table import Ended, Frame, Table
from santorini.client.wire import RequestRefused

__all__ = ["Client", "Ended", "Frame", "RequestRefused", "Table"]
