"""The screens of the examples, by their addresses."""

import re
from pathlib import Path

# Each feature of Gallery has a screen, whose address is the feature's name.
FEATURES = Path(__file__).resolve().parents[2] / "Examples" / "Gallery" / "Views" / "Feature.swift"
GALLERY = re.findall(r'^    case \w+ = "(\w+)"$', FEATURES.read_text(), re.MULTILINE)
ADAPTIVE_PATHS = ["/"]
COOKBOOK_PATHS = ["/", "/breakfast", "/breakfast/recipes/shakshuka", "/favourites"]
GALLERY_PATHS = ["/", *(f"/{word}" for word in GALLERY)]
PACKAGES_PATHS = ["/", "/packages/curl", "/packages/curl/depends/libc6"]

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1194, "height": 834}
FORMS = [(PHONE, "light"), (TABLET, "dark")]
FORM_NAMES = ["phone-light", "tablet-dark"]
