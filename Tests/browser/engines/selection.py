def pytest_addoption(parser):
    parser.addoption("--engine", default="chromium", choices=["chromium", "webkit", "firefox"])


def pytest_collection_modifyitems(config, items):
    pass
