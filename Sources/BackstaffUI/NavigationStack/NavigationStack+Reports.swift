import BackstaffNavigation

/// The reports of mistakes that a stack finds in the app.
extension NavigationStackNode {
    func reportNesting() {
        Diagnostics.report(
            .nestedStack,
            """
            A NavigationStack stands on a screen of another: each has a bar and a way back of its own, and links inside push \
            onto the inner one only. Leave the inner one out; the outer one shows what is pushed. A sheet, or a column of \
            a NavigationSplitView, may have its own.
            """, at: place)
    }

    func reportMissingDestination(for value: NavigationValue) {
        Diagnostics.report(
            .unservedValue,
            """
            The path of a NavigationStack holds a value of type “\(value.type)” but there is no matching \
            navigationDestination declaration in the stack. Add .navigationDestination(for: \(value.type).self) to the \
            stack's root view.
            """, at: place)
    }

    /// - Parameters:
    ///   - values: The value that can't be read, and the values above it.
    ///   - destination: Any destination that the stack has.
    func reportUnreadable(_ values: ArraySlice<NavigationValue>, _ destination: any Destination) {
        guard let value = values.first else { return }
        let count = values.count - 1
        Diagnostics.report(
            .unreadableValue,
            """
            The path of a NavigationStack came out of storage with a value of type \(value.nameInStorage) that none of the stack's \
            destinations reads: there is none for the type, or the type has changed. The value is left out\
            \(count == 0 ? "" : ", with \(count) above it"). A type that was renamed can say so as a NamedNavigationValue.
            """, fileID: destination.fileID, line: destination.line)
    }
}
