import BackstaffElements

/// A node whose content depends on whether a view around it gives it a height.
@MainActor
protocol HeightFollower: AnyObject {
    /// Called when a view around the node has begun or ended to give its content a height.
    func followHeight()
}

extension Element {
    /// Tells the nodes in the element that they have got a height or have lost it.
    func letContentFollowHeight() {
        forEachDescendant { ($0.owner as? any HeightFollower)?.followHeight() }
    }
}

extension WrapperNode {
    /// Sets whether the wrapper is a frame that has a height whatever is in it.
    func setGivesHeight(_ givesHeight: Bool) {
        if givesHeight == self.givesHeight { return }
        self.givesHeight = givesHeight
        forEachElement { $0.letContentFollowHeight() }
    }
}
