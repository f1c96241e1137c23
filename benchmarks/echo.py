"""The yardstick of the server: sockets that only echo, run by uvicorn just as ours. `python -m benchmarks.echo PORT`"""

from __future__ import annotations

import sys

import uvicorn
from starlette.types import Receive, Scope, Send

from santorini.server.command import Config, bound
from santorini.server.limits import Bucket
from santorini.server.settings import Settings
from santorini.server.web.connection import connection_for


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    connection_for(scope, receive, send, (Bucket(1e12, 1e12),), 1 << 20)  # it lifts the limits, and is not started
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    port = int(sys.argv[1])
    config = Config(app, Settings())
    config.lifespan = "off"
    uvicorn.Server(config).run([bound("127.0.0.1", range(port, port + 1))])
