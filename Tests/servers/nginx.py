"""nginx in front of servers, on a free port."""

import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from free_port import free_port

CONFIGURATION = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_kind {{ default upgrade; "" close; }}
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_kind;
    {settings}
    server {{
        listen 127.0.0.1:{port};
        {locations}
    }}
}}
"""


def find_nginx():
    """The path of nginx, or None if it isn't installed."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


class Nginx:
    """A running nginx. `settings` are directives for all locations, such as the servers behind.

    A location that sets a header of its own would lose all headers that are set here, so headers belong to the settings.
    """

    def __init__(self, locations, settings=""):
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="backstaff-nginx-")
        path = Path(self.folder) / "nginx.conf"
        path.write_text(CONFIGURATION.format(
            folder=self.folder, port=self.port, locations=locations, settings=settings))
        self.process = subprocess.Popen(
            [find_nginx(), "-c", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            if self.answers():
                return
            time.sleep(0.05)
        self.close()
        raise AssertionError("nginx doesn't answer")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def answers(self):
        """Whether nginx and a server behind it answer."""
        try:
            urllib.request.urlopen(self.url, timeout=5).close()
            return True
        except urllib.error.HTTPError as error:
            return error.code < 500
        except OSError:
            return False

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
