import BackstaffNavigation

/// Reports what compiles and isn't drawn yet, once for each kind of view.
enum UndrawnViews {
    static func report(layout name: String) {
        Diagnostics.report(
            .undrawnView,
            """
            The layout \(name) isn't asked: Backstaff shows its views below each other. Use stacks, Grid, lazy grids or \
            AnyLayout with a built-in layout.
            """)
    }

    static func reportCanvas() {
        Diagnostics.report(
            .undrawnView,
            """
            A Canvas is empty: Backstaff doesn't call its renderer. Use shapes, images and texts in a ZStack.
            """)
    }
}
