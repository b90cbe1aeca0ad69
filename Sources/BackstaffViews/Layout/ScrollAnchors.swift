import BackstaffElements
import BackstaffGraph

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    let key: AttributeKey

    /// Where the scroll view is at first.
    public static let initialOffset = ScrollAnchorRole(key: .scrollStart)
    /// Where it stays when its content or the scroll view changes its size, as long as nobody scrolls away.
    public static let sizeChanges = ScrollAnchorRole(key: .scrollGrowth)
    /// Where the content is if it is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(key: .scrollAlignment)

    fileprivate static let all: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
}

extension View {
    /// Sets where the scroll views in this view are at first, where they stay when their content grows, and where content is
    /// that is smaller than its scroll view.
    ///
    /// A scroll view that a user has scrolled away from the anchor stays where it is. Scroll views inside of other scroll
    /// views don't take the anchor over. A list keeps its content at the top.
    ///
    /// - Parameter anchor: The anchor, such as `.bottom` for a chat, or `nil` for the default.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollAnchorModifier(anchor: anchor, roles: ScrollAnchorRole.all))
    }

    /// Sets one of the anchors of the scroll views in this view.
    ///
    /// - Parameters:
    ///   - anchor: The anchor, or `nil` for the default.
    ///   - role: What the anchor is for.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ScrollAnchorModifier(anchor: anchor, roles: [role]))
    }
}

private struct ScrollAnchorModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let anchor: UnitPoint?
    let roles: [ScrollAnchorRole]

    func configure(_ wrapper: WrapperNode) {
        for role in roles {
            wrapper.set(role.key, role == .alignment ? anchor.map { $0.name ?? "center" } : anchor?.fractions)
        }
    }
}

extension UnitPoint {
    /// The point in the words of the page.
    var fractions: String { "\(Double(x)) \(Double(y))" }
}
