"""nginx in front of apps, on a free port."""

import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from apps import free_port

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr crit;
events {{ }}
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
    proxy_connect_timeout 2s;
    {upstreams}
    server {{
        listen 127.0.0.1:{port};
        {locations}
    }}
}}
"""


def find_nginx():
    """The path of nginx. Without it, the test is skipped."""
    path = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if not path:
        pytest.skip("nginx isn't installed")
    return path


class Nginx:
    """A running nginx with some locations."""

    def __init__(self, locations, upstreams=""):
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="backstaff-nginx-")
        path = Path(self.folder) / "nginx.conf"
        path.write_text(CONFIGURATION.format(
            folder=self.folder, port=self.port, locations=locations, upstreams=upstreams))
        self.process = subprocess.Popen(
            [find_nginx(), "-c", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                urllib.request.urlopen(self.url, timeout=5).close()
                return
            except urllib.error.HTTPError as error:
                if error.code < 500:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError("nginx doesn't answer")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
