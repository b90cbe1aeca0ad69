import BackstaffNavigation

/// Reports what compiles and isn't drawn yet, once for each kind of view.
enum UndrawnViews {
    static func reportCanvas() {
        Diagnostics.report(
            .undrawnView,
            """
            A Canvas is empty: Backstaff doesn't call its renderer. Use shapes, images and texts in a ZStack.
            """)
    }
}
