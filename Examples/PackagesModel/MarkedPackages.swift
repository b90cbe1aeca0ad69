import Observation

/// The packages that the reader has marked, in an order of the reader's own.
@MainActor
@Observable
public final class MarkedPackages {
    /// The ids, each of them once. One may be of a package that is gone.
    public var ids: [Package.ID]

    /// Begins with some marks.
    public init(_ ids: [Package.ID] = []) {
        self.ids = ids
    }

    /// Whether a package is marked.
    public func contains(_ id: Package.ID) -> Bool {
        ids.contains(id)
    }

    /// Marks a package, as the last of the list; takes the mark away if it has one.
    public func toggle(_ id: Package.ID) {
        if contains(id) {
            ids.removeAll { $0 == id }
        } else {
            ids.append(id)
        }
    }
}
