import BackstaffGraph
import BackstaffNavigation

/// One level of a stack: its kind, and its node once it is made.
@MainActor
struct StackScreen {
    enum Kind {
        case root
        case value(NavigationValue)
        case view(PushedView)
    }

    let kind: Kind
    var destination: (any Destination)?
    var node: ScreenNode?

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether the screen is that of a pushed view.
    func shows(_ view: PushedView) -> Bool {
        if case .view(let shown) = kind { shown === view } else { false }
    }

    /// Whether a view of the screen declares destinations, or could do so once the screen is made.
    var canDeclare: Bool {
        if let node { return !node.context.destinations.isEmpty }
        return switch kind {
        case .root: true
        case .value: destination?.facts.canDeclareDestinations ?? false
        case .view(let view): view.facts.canDeclareDestinations
        }
    }

    /// Whether a view of the screen could set a title once the screen is made.
    var canSetTitle: Bool {
        switch kind {
        case .root: true
        case .value: destination?.facts.canSetTitle ?? false
        case .view(let view): view.facts.canSetTitle
        }
    }
}
