/// A part of a navigation container that has something in the scene's URL: a path, or what a list has selected.
///
///     parts, in reading order ── print: each adds its own to the URL, until one can't
///                             └─ read:  each takes what it can off the rest of a path, and says what it would write
@MainActor
protocol RoutedPart {
    /// The list, column or stack that the part is about.
    var subject: AnyObject { get }

    /// Adds what is shown to the end of a URL.
    ///
    /// - Returns: Whether the URL can go on.
    func print(to url: inout String) -> Bool

    /// Takes what it can off the rest of a path, and adds what has to be written so that it is shown.
    func read(by reading: inout RouteReading)

    /// All of the path has been read.
    func endReading()
}

extension RoutedPart {
    func endReading() {}
}

/// One pass over the parts of a scene, from the first to the last, with what is left of a path.
@MainActor
struct RouteReading {
    /// What is left of the path.
    var rest: ArraySlice<String>
    /// Whether nothing has been written for this path yet.
    let isFirst: Bool
    /// What has to be written so that the parts show what the path says.
    private(set) var writes: [() -> Void] = []
    /// What is about to show something else. Parts that depend on it are read when it does.
    private var changing: Set<ObjectIdentifier> = []

    init(rest: ArraySlice<String>, isFirst: Bool) {
        self.rest = rest
        self.isFirst = isFirst
    }

    mutating func write(_ act: @escaping () -> Void) {
        writes.append(act)
    }

    mutating func noteChange(of subject: AnyObject) {
        changing.insert(ObjectIdentifier(subject))
    }

    func isChanging(_ subject: AnyObject?) -> Bool {
        subject.map { changing.contains(ObjectIdentifier($0)) } ?? false
    }
}
