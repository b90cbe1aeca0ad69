"""A server that shows scripted trees. It has files and the socket on one port, and records everything that the page
sends."""

import asyncio
import json
import threading
import time
from html import escape
from http import HTTPStatus
from pathlib import Path

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

from symbols import drawings

PAGE = Path(__file__).resolve().parents[2] / "Sources" / "BackstaffWeb" / "Resources" / "Page"
BUNDLE = PAGE.parent / "PageBundle"
COVER = ["preview-cover", "kept-screen", "early-taps"]
FIRST = ["tokens", "layout", "text"]
# In the order of the cascade, which ignores folders.
SHEETS = [file.relative_to(PAGE) for file in sorted(
    PAGE.glob("**/*.css"), key=lambda file: (FIRST.index(file.stem) if file.stem in FIRST else len(FIRST), file.name))
    if file.stem not in ("navigation-inspector", "islands")]
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".wasm": "application/wasm"}
POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
          "img-src 'self' data: https:; font-src 'self'; connect-src 'self'; base-uri 'none'")


def html(preview="", opens_early=False, is_bundle=False, app_storage=(), has_islands=False):
    cover = [*COVER, "early-socket"] if opens_early else COVER
    scripts = "".join(f'<script src="/~/page/preview/{name}.js"></script>' for name in cover)
    sheets = ["/~/bundle/page.css"] if is_bundle else [f"/~/page/{sheet}" for sheet in SHEETS]
    links = "".join(f'<link rel="stylesheet" href="{sheet}">' for sheet in sheets)
    script = "/~/bundle/page.js" if is_bundle else "/~/page/main.js"
    return (
        f'<!doctype html><html lang="en" data-app-storage="{escape(json.dumps(app_storage))}"'
        f'{" data-islands" if has_islands else ""}><head>'
        '<meta charset="utf-8"><title>Backstaff</title>'
        f'<link rel="icon" href="/~/page/images/icon.svg">{scripts}'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'{links}<script type="module" src="{script}"></script></head>'
        f'<body><div id="app" class="window">{preview}</div><svg id="symbols"></svg></body></html>'
    )


class FakeServer:
    """`respond(server, event)` is called for each new event, and may return patch fields as the answer."""

    # Whether the page is the bundle of `scripts/page`, as users get it, or the modules of which it is made.
    serves_bundle = False
    # Whether the page lays out by the rules of BackstaffLayout.
    has_islands = False

    def __init__(self, tree, respond=None, preview=""):
        self.tree = tree
        self.respond = respond
        self.preview = preview
        # The keys of @AppStorage for which the preview shows the default.
        self.app_storage = ()
        self.session = "one"
        self.epoch = 0
        self.r = 0
        self.n = 0
        self.patches = []
        self.hellos = []
        self.frames = []
        self.acks = []
        self._refuses = None
        self.refusals = []
        self.questions = []
        # Whether sockets are taken again once a page has asked why they are refused.
        self.is_back_after_question = False
        self.close_next = None
        # Whether the document opens the socket, as that of the real server does, and whether that socket is closed at once.
        self.opens_early = False
        self.closes_early = False
        self.sockets = 0
        self.swallows = False
        self.is_silent = False
        self.checks = 0
        self.leavings = 0
        self.history = None
        self.greetings = []
        self.delay = 0
        self.has_no_patches = False
        self.troubles = None
        self.forks = {}
        self.connections = set()
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self.thread.start()
        ready.wait()

    def _run(self, ready):
        asyncio.set_event_loop(self.loop)

        async def main():
            self.stopping = asyncio.Event()
            async with serve(self._scene, "127.0.0.1", 0, process_request=self._request, max_size=2**22) as server:
                self.port = server.sockets[0].getsockname()[1]
                ready.set()
                await self.stopping.wait()

        self.loop.run_until_complete(main())

    @property
    def refuses(self):
        """The status with which sockets are refused, or `None`. `True` stands for 503."""
        return self._refuses

    @refuses.setter
    def refuses(self, status):
        self._refuses = HTTPStatus.SERVICE_UNAVAILABLE if status is True else status or None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def _request(self, connection, request):
        path = request.path.split("?")[0]
        if path == "/~/socket":
            if self.refuses:
                kind = self.refusals if "upgrade" in request.headers else self.questions
                kind.append(time.monotonic())
                answer = connection.respond(self.refuses, "")
                if kind is self.questions and self.is_back_after_question:
                    self.refuses = None
                return answer
            return None
        if path == "/~/symbols.svg":
            return self._response(drawings(request.path.partition("?")[2]), "image/svg+xml")
        for prefix, folder in (("/~/page/", PAGE), ("/~/bundle/", BUNDLE)):
            if path.startswith(prefix) and (file := folder / path.removeprefix(prefix)).is_file():
                return self._response(file.read_bytes(), TYPES[file.suffix])
        if path.startswith("/~/files/"):
            return self._download()
        if "~" in path or path == "/favicon.ico":
            return Response(204, "No Content", Headers({"Content-Length": "0"}), b"")
        return self._response(html(self.preview, self.opens_early, self.serves_bundle, self.app_storage, self.has_islands), "text/html")

    def _response(self, content, kind):
        body = content if isinstance(content, bytes) else content.encode()
        headers = Headers({
            "Content-Type": f"{kind}; charset=utf-8", "Content-Length": str(len(body)), "Connection": "close",
            "Content-Security-Policy": POLICY, "Cache-Control": "no-store",
        })
        return Response(200, "OK", headers, body)

    def _download(self):
        """A file that mustn't be shown as a page."""
        body = b"<script>document.title = 'bad'</script>"
        headers = Headers({
            "Content-Type": "application/octet-stream", "Content-Length": str(len(body)), "Connection": "close",
            "Content-Disposition": "attachment; filename*=UTF-8''Boot%20%C2%BD.html",
        })
        return Response(200, "OK", headers, body)

    async def _scene(self, socket):
        self.sockets += 1
        if self.closes_early and self.sockets == 1:
            return await socket.close(4005)
        hello = json.loads(await socket.recv())
        self.hellos.append(hello["hello"])
        while self.is_silent:
            await asyncio.sleep(0.05)
        if self.close_next:
            code, self.close_next = self.close_next, None
            await socket.close(code)
            return
        resume = hello["hello"].get("resume")
        await asyncio.sleep(self.delay)
        if self.troubles and (trouble := self.troubles(hello["hello"])):
            await socket.send(json.dumps(trouble))
            await socket.wait_closed()
            return
        if resume and resume.get("copied") and self.connections:
            return await self._fork(socket)
        self.connections.add(socket)
        self.epoch += 1
        if resume and resume["session"] == self.session and "r" in resume and not self.has_no_patches:
            welcome = {"v": 1, "session": self.session, "epoch": self.epoch, "resumed": True, "r": self.r, "n": self.n}
            await socket.send(json.dumps(welcome))
            for patch in self.patches:
                if patch["r"] > resume["r"]:
                    await socket.send(json.dumps(patch))
        else:
            if resume is None or resume["session"] != self.session:
                self.n = 0
            for frame in self.greetings:
                await socket.send(json.dumps(frame))
            welcome = {"v": 1, "session": self.session, "epoch": self.epoch, "r": self.r, "n": self.n, "app": "Test",
                       "title": "Test", "tree": self.tree}
            if self.history:
                welcome["history"] = self.history
            await socket.send(json.dumps(welcome))
        try:
            async for text in socket:
                await self._frame(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.connections.discard(socket)

    async def _fork(self, socket):
        """A separate scene for a duplicated tab. It shows the tree and answers nothing."""
        self.forks[socket] = frames = []
        await socket.send(json.dumps({"v": 1, "session": f"fork {len(self.forks)}", "epoch": 1, "r": 0, "n": 0,
                                      "app": "Test", "title": "Test", "tree": self.tree}))
        try:
            async for text in socket:
                frames.append(json.loads(text))
        except ConnectionClosed:
            pass

    async def _frame(self, frame):
        if "ack" in frame:
            self.acks.append(frame["ack"])
            return
        if "check" in frame:
            self.checks += 1
            if not self.is_silent:
                for socket in list(self.connections):
                    await socket.send(json.dumps({"checked": frame["check"]}))
            return
        if "leaving" in frame:
            self.leavings += 1
            return
        if self.is_silent:
            return
        self.frames.append(frame)
        if self.swallows or frame["n"] <= self.n:
            return
        self.n = frame["n"]
        if self.respond and (answer := self.respond(self, frame)):
            for patch in answer if isinstance(answer, list) else [answer]:
                await self._send_patch(patch)

    async def _send_patch(self, patch):
        if "refused" in patch or "trouble" in patch:
            full = patch
        else:
            self.r += 1
            full = {"r": self.r, "n": self.n, **patch}
            self.patches.append(full)
        for socket in list(self.connections):
            await socket.send(json.dumps(full))

    # Called by tests, from their own thread.

    def patch(self, *ops, **fields):
        asyncio.run_coroutine_threadsafe(self._send_patch({"ops": list(ops), **fields}), self.loop).result(5)

    def send(self, frame):
        async def send():
            for socket in list(self.connections):
                try:
                    await socket.send(json.dumps(frame))
                except ConnectionClosed:
                    pass  # A page that the test has just closed.
        asyncio.run_coroutine_threadsafe(send(), self.loop).result(5)

    def store(self, changes):
        """Sends data to store, followed by a patch. Without the patch it isn't stored."""
        self.send({"store": changes})
        self.patch()

    def drop(self, code=1001):
        async def drop():
            for socket in list(self.connections):
                await socket.close(code)
        asyncio.run_coroutine_threadsafe(drop(), self.loop).result(5)

    def die(self, session="two"):
        """Ends like a killed process. The next hello reaches a server that knows no session and shows the same tree."""
        self.session, self.r, self.n, self.epoch, self.patches = session, 0, 0, 0, []
        self.drop(1011)

    def events(self, verb=None):
        """The events with a verb. Without a verb, all events except those that the page sends at any time: of the
        phase, and requests for the address of a link."""
        return [frame for frame in self.frames
                if (frame["do"] == verb if verb else frame["do"] not in ("phase", "address"))]

    def stop(self):
        self.loop.call_soon_threadsafe(self.stopping.set)
        self.thread.join(5)
