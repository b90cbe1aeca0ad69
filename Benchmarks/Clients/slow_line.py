"""A proxy that is as slow as a given line, for every byte, also those of WebSockets. It has the latency and the rate of the line,
and not its losses or TCP's slow start."""

import asyncio
import threading


class SlowLine:
    """Passes connections on to a port of this machine. `delay` is the time of a round trip in seconds, `rate` the bytes a second
    in each direction, or `None` for as many as there are."""

    def __init__(self, port, delay=0, rate=None):
        self.target, self.delay, self.rate = port, delay, rate
        self.free = {"up": 0, "down": 0}
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        threading.Thread(target=self._run, args=(started,), daemon=True).start()
        started.wait()

    def _run(self, started):
        async def main():
            self.stopping = asyncio.Event()
            server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            started.set()
            await self.stopping.wait()
            server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(main())

    def stop(self):
        self.loop.call_soon_threadsafe(self.stopping.set)

    async def _connect(self, reader, writer):
        # The round trip of the handshake, which the browser has done with this proxy in no time.
        await asyncio.sleep(self.delay)
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.close()
        await asyncio.gather(self._pass(reader, server_writer, "up"), self._pass(server_reader, writer, "down"))

    async def _pass(self, reader, writer, direction):
        """Passes bytes on in one direction. All connections share its rate, and each byte arrives half a round trip later."""
        queue = asyncio.Queue()

        async def deliver():
            while (item := await queue.get()) is not None:
                due, data = item
                await asyncio.sleep(max(0, due - self.loop.time()))
                writer.write(data)
                await writer.drain()
            writer.close()

        delivering = asyncio.ensure_future(deliver())
        try:
            while data := await reader.read(4096):
                start = max(self.loop.time(), self.free[direction])
                self.free[direction] = start + (len(data) / self.rate if self.rate else 0)
                queue.put_nowait((self.free[direction] + self.delay / 2, data))
        except OSError:
            pass
        queue.put_nowait(None)
        try:
            await delivering
        except OSError:
            pass
