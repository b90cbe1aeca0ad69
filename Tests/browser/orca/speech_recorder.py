"""A stand-in for Speech Dispatcher that writes down what it should speak.

It answers the part of SSIP, the service's protocol, that Orca uses. A client sends a command in a line and gets a line with
a code back. After SPEAK it sends a text, which a line with a single dot ends.
"""

import html
import re
import socketserver
import threading


class SpeechRecorder:
    """Listens on a socket with a path. Orca finds it by `address`, in the variable SPEECHD_ADDRESS."""

    def __init__(self, path):
        self.texts = []
        self.address = f"unix_socket:{path}"
        self.server = socketserver.ThreadingUnixStreamServer(str(path), Conversation)
        self.server.daemon_threads = True
        self.server.texts = self.texts
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Conversation(socketserver.StreamRequestHandler):
    """What one client says."""

    def handle(self):
        number = 0
        for line in self.lines():
            command, _, rest = line.partition(" ")
            match command.upper():
                case "SPEAK":
                    self.answer("230 OK RECEIVING DATA")
                    self.server.texts.append(self.text())
                case "CHAR" | "KEY":
                    self.server.texts.append(rest)
                case "HISTORY":
                    self.answer("245-1", "245 OK CLIENT ID SENT")
                    continue
                case "QUIT":
                    return self.answer("231 HAPPY HACKING")
                case _:
                    self.answer("200 OK")
                    continue
            number += 1
            self.answer(f"225-{number}", "225 OK MESSAGE QUEUED")

    def lines(self):
        for line in self.rfile:
            yield line.decode().rstrip("\r\n")

    def text(self):
        """The text after SPEAK. Orca marks its words as SSML does."""
        lines = []
        for line in self.lines():
            if line == ".":
                break
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return html.unescape(re.sub("<[^>]*>", "", " ".join(lines))).strip()

    def answer(self, *lines):
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())
