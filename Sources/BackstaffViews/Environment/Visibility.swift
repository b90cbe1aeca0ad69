/// The visibility of a view or a part of one.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}

extension Visibility {
    /// The name on the page, or `nil` for `automatic`.
    package var name: String? {
        switch self {
        case .automatic: nil
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}
