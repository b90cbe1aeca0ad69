/// A screen that can be pushed above the selected package. Its type differs from that of a selection, so that the value
/// of a link determines whether it selects or pushes.
public enum Route: Codable, Hashable, Sendable {
    /// A package that was reached from another package.
    case package(Package.ID)

    /// The package that is shown.
    public var package: Package.ID {
        switch self {
        case .package(let id): id
        }
    }
}
