/// An update that never ends, because a view changes what it depends on. The graph stops it with a message.
enum EndlessUpdate {
    /// The largest number of passes in one update. More passes count as endless.
    static let passLimit = 100

    /// The message for the app's developer.
    ///
    /// - Parameter views: The names of the views that were still to be updated.
    static func message(about views: Set<String>) -> String {
        let names = views.isEmpty ? "a view" : views.sorted().joined(separator: ", ")
        return """
            The update of \(names) does not settle: after \(passLimit) passes it still changes what it depends on. \
            Look for a body, onChange or onAppear that writes state which it also reads.
            """
    }
}
