"""Several servers of one app behind nginx, which assigns each connection to the next server."""

import shutil
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

import pytest

from apps import ServedApp, free_port

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
    upstream app {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://app;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_kind;
            proxy_connect_timeout 2s;
        }}
    }}
}}
"""


class Replicas:
    """Two servers behind one address. One may be killed; nginx then finds the other."""

    def __init__(self, name):
        nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        if not nginx:
            pytest.skip("nginx isn't installed")
        self.servers = [ServedApp(name), ServedApp(name)]
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="backstaff-nginx-")
        listed = " ".join(f"server 127.0.0.1:{app.port} max_fails=0;" for app in self.servers)
        path = Path(self.folder) / "nginx.conf"
        path.write_text(CONFIGURATION.format(folder=self.folder, servers=listed, port=self.port))
        self.process = subprocess.Popen([nginx, "-c", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("nginx doesn't answer")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self.process.terminate()
        self.process.wait()
        for app in self.servers:
            app.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
