import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// A list takes the height that it is given, and has none of its own. A scroll view gives its content no height:
//
//     ScrollView { VStack { List … } }                      ──► 0 points, no rows
//     ScrollView { VStack { List … .frame(height: 300) } }  ──► 300 points
//
// A list without a height makes no rows. If the height of a frame or the axes of a scroll view change, the lists inside follow.

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

extension ScrollNode {
    /// Sets whether the content has as much height as it needs.
    func setIsVertical(_ isVertical: Bool) {
        if isVertical == self.isVertical { return }
        self.isVertical = isVertical
        element.letContentFollowHeight()
    }
}

extension ListNode: HeightFollower {
    /// Shows the rows of a new list, or none if it has no height.
    func showRows<V: View>(_ rows: V) {
        if !hasNoHeight { return show(rows) }
        waitingRows = { $0.show(rows) }
        followHeight()
    }

    /// Updates the rows, or those that a list without a height shows later.
    func updateRows<V: View>(_ rows: V) {
        if content != nil { update(content: rows) } else { waitingRows = { $0.show(rows) } }
    }

    /// Makes the list flat if it has no height, and shows its rows if it has one.
    func followHeight() {
        let isFlat = hasNoHeight
        set(.form, isFlat ? "flat" : nil as String?)
        if isFlat {
            Diagnostics.report(
                .flatList,
                """
                A List or Form in a ScrollView has no height, and shows no rows. Give it a frame with a height, or \
                replace it by a LazyVStack.
                """, at: place)
        } else if let show = waitingRows {
            waitingRows = nil
            show(self)
        }
    }
}
