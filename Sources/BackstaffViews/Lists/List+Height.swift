import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// A list takes the height that it is given, and has none of its own. A scroll view gives its content no height:
//
//     ScrollView { VStack { List … } }                      ──► 0 points, no rows
//     ScrollView { VStack { List … .frame(height: 300) } }  ──► 300 points

extension _Node {
    /// Whether the node is in a vertical scroll view, and nothing in between gives it a height.
    var hasNoHeight: Bool {
        var current = parent
        while let node = current, node.scope.appearance === scope.appearance {
            if let scroll = node as? ScrollNode { return scroll.isVertical }
            if let wrapper = node as? WrapperNode {
                if !wrapper.keepsHeight { return false }
            } else if let container = node as? ElementNode {
                guard [.vStack, .hStack, .zStack, .lazyStack].contains(container.element.role) else { return false }
            }
            current = node.parent
        }
        return false
    }
}

extension WrapperNode {
    /// Whether a view in the wrapper has the height that it would have without the wrapper, apart from a distance.
    fileprivate var keepsHeight: Bool {
        switch role {
        case .frame: !givesHeight
        case .style, .padding, .offset, .effect, .gesture, .clip, .contextMenu: true
        default: false
        }
    }
}

extension ListNode {
    /// Shows the rows of a new list, or none if it has no height.
    func showRows<V: View>(_ rows: V, at place: SourcePlace) {
        guard hasNoHeight else { return show(rows) }
        set(.form, "flat")
        Diagnostics.report(
            .flatList,
            """
            A List in a ScrollView has no height, and shows no rows. Give it a frame with a height, or replace it by a \
            LazyVStack.
            """, at: place)
    }

    /// Updates the rows. A list that has a height now shows them.
    func updateRows<V: View>(_ rows: V) {
        if content != nil { return update(content: rows) }
        if hasNoHeight { return }
        set(.form, nil as String?)
        show(rows)
    }
}
