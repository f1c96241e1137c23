"""The yardstick of the server: sockets that only echo, run by uvicorn just as ours. `python -m benchmarks.echo PORT`"""

from __future__ import annotations

import sys

import uvicorn
from starlette.types import Receive, Scope, Send

from santorini.server.command import Config, bound
from santorini.server.settings import Settings


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    port = int(sys.argv[1])
    config = Config(app, Settings(messages_at_once=1e9))
    config.lifespan = "off"
    uvicorn.Server(config).run([bound("127.0.0.1", range(port, port + 1))])
