/// A part of a navigation container that appears in the scene's URL, such as a path or the selection of a list.
///
///     parts in reading order ── print: each appends its segments to the URL, until one can't
///                            └─ read:  each removes segments from the rest of a path, and adds the writes to make
@MainActor
protocol RoutedPart {
    /// The list, column or stack that the part belongs to.
    var subject: AnyObject { get }

    /// Appends what is shown to a URL.
    ///
    /// - Returns: Whether further parts may be appended to the URL.
    func print(to url: inout String) -> Bool

    /// Consumes the beginning of the remaining path as far as possible, and adds the writes that make it shown.
    func read(by reading: inout RouteReading)

    /// Called when the whole path has been read.
    func endReading()
}

extension RoutedPart {
    func endReading() {}
}

/// One pass over the parts of a scene, from the first to the last, with the remaining segments of a path.
@MainActor
struct RouteReading {
    /// The segments of the path that haven't been read yet.
    var rest: ArraySlice<String>
    /// Whether nothing has been written for this path yet.
    let isFirst: Bool
    /// The writes that make the parts show what the path says.
    private(set) var writes: [() -> Void] = []
    /// The largest number of values that a stack opens, if it has read as many and a part of the path is left.
    private(set) var reachedLimit: Int?
    /// The objects that are about to show something else. Parts that depend on them are read in a later pass.
    private var changing: Set<ObjectIdentifier> = []

    init(rest: ArraySlice<String>, isFirst: Bool) {
        self.rest = rest
        self.isFirst = isFirst
    }

    mutating func write(_ act: @escaping () -> Void) {
        writes.append(act)
    }

    mutating func noteLimit(_ count: Int) {
        reachedLimit = count
    }

    mutating func noteChange(of subject: AnyObject) {
        changing.insert(ObjectIdentifier(subject))
    }

    func isChanging(_ subject: AnyObject?) -> Bool {
        subject.map { changing.contains(ObjectIdentifier($0)) } ?? false
    }
}
