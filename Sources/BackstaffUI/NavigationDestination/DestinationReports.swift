import BackstaffNavigation

/// The report for a destination inside a lazy container.
enum MisplacedDestination {
    static func report(_ form: String, presenting type: String, _ fileID: StaticString, _ line: UInt) {
        Diagnostics.report(
            .lazyDestination,
            """
            Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. These \
            containers create child views only when needed to render on screen. Add the navigation destination modifier \
            outside these containers so that the navigation stack can always see the destination. There's a misplaced \
            `navigationDestination(\(form))` modifier presenting `\(type)`. It is ignored.
            """, fileID: fileID, line: line)
    }
}

/// The report for a destination outside all stacks.
enum StrayDestination {
    static func report(_ form: String, presenting type: String, _ fileID: StaticString, _ line: UInt) {
        Diagnostics.report(
            .strayDestination,
            """
            A `navigationDestination(\(form))` modifier presenting `\(type)` stands in no NavigationStack and in no column \
            of a NavigationSplitView. Nothing is shown for it. Put it inside the stack, on its root view, and not on the \
            NavigationStack itself.
            """, fileID: fileID, line: line)
    }
}
