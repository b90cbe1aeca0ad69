/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

extension Visibility {
    /// The name in the page; `nil` for what the platform decides.
    var name: String? {
        switch self {
        case .automatic: nil
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}
