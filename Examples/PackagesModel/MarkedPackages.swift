import Observation

/// The packages that the reader has marked, in an order that the reader chooses.
@MainActor
@Observable
public final class MarkedPackages {
    /// The ids without duplicates. Some may belong to packages that are no longer installed.
    public var ids: [Package.ID]

    /// Creates a list of marked packages.
    public init(_ ids: [Package.ID] = []) {
        self.ids = ids
    }

    /// Whether a package is marked.
    public func contains(_ id: Package.ID) -> Bool {
        ids.contains(id)
    }

    /// Adds a package at the end of the marked packages, or removes it if it is marked.
    public func toggle(_ id: Package.ID) {
        if contains(id) {
            ids.removeAll { $0 == id }
        } else {
            ids.append(id)
        }
    }
}
