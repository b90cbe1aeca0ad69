"""The screens of the examples, by their addresses."""

GALLERY = [
    "NavigationStack", "NavigationPath", "NavigationDestination", "NavigationSplitView", "AdaptiveNavigation",
    "ListSelection", "ListEditing", "Search", "Restoration", "DeepLinks", "BrowserHistory", "Toolbar", "Presentation",
    "TabView", "NavigationTransition", "Diagnostics", "NavigationInspector",
]
ADAPTIVE_PATHS = ["/"]
COOKBOOK_PATHS = ["/", "/breakfast", "/breakfast/recipes/shakshuka", "/favourites"]
GALLERY_PATHS = ["/", *(f"/{word}" for word in GALLERY)]
PACKAGES_PATHS = ["/", "/packages/curl", "/packages/curl/depends/libc6"]

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1194, "height": 834}
FORMS = [(PHONE, "light"), (TABLET, "dark")]
FORM_NAMES = ["phone-light", "tablet-dark"]
