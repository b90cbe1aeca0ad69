"""Several servers of one app behind nginx, which assigns each connection to the next server."""

import pytest

from apps import ServedApp
from nginx import Nginx, find_nginx


def need_nginx():
    """Skips the test if nginx isn't installed."""
    if not find_nginx():
        pytest.skip("nginx isn't installed")


class Replicas:
    """Two servers behind one address. One may be killed; nginx then finds the other."""

    def __init__(self, name):
        need_nginx()
        self.servers = [ServedApp(name), ServedApp(name)]
        listed = " ".join(f"server 127.0.0.1:{app.port} max_fails=0;" for app in self.servers)
        self.nginx = Nginx(
            "location / { proxy_pass http://app; }", f"upstream app {{ {listed} }} proxy_connect_timeout 2s;")

    @property
    def url(self):
        return self.nginx.url

    def close(self):
        self.nginx.close()
        for app in self.servers:
            app.kill()
