/// A screen that can be pushed above the selected package. It is of another type than a selection, so that a link says by
/// its value whether it selects or pushes.
public enum Route: Codable, Hashable, Sendable {
    /// A package that another one has led to.
    case package(Package.ID)

    /// The package that is shown.
    public var package: Package.ID {
        switch self {
        case .package(let id): id
        }
    }
}
