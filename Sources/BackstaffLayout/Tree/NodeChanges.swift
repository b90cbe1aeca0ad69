extension LayoutNode {
    // MARK: What becomes known

    /// Keeps the traits.
    final func keep(_ made: LayoutTraits) {
        memory.keep(made)
        becomeKnown()
    }

    /// Says that something is known about the node, and thereby about the nodes around it.
    final func becomeKnown() {
        var node: LayoutNode? = self
        while let current = node, !current.isKnown {
            current.isKnown = true
            node = current.parent
        }
    }

    /// Makes the traits of a tree from the leaves up, without recursion. Returns the nodes that are nested more deeply than
    /// a limit. They have default traits until they are told to forget them.
    final func prepareTraits(depthLimit: Int) -> [LayoutNode] {
        guard memory.traits == nil else { return [] }
        var tooDeep: [LayoutNode] = []
        var path: [(node: LayoutNode, next: Int)] = [(self, 0)]
        while let (node, next) = path.last {
            guard next < node.children.count else {
                node.keep(node.makeTraits())
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let child = node.children[next]
            if child.memory.traits != nil { continue }
            if path.count < depthLimit {
                path.append((child, 0))
            } else {
                child.keep(LayoutTraits())
                tooDeep.append(child)
            }
        }
        return tooDeep
    }

    // MARK: What is forgotten

    /// Forgets everything about the node and the nodes around it, because the node has changed.
    package final func invalidate() {
        forgetTraits()
        forgetSizes()
    }

    /// Forgets the sizes of the node and of the nodes around it, up to one that is as large whatever is in it.
    final func forgetSizes() {
        var node: LayoutNode? = self
        while let current = node {
            if current !== self, !current.dependsOnContent { return current.needPlacement() }
            current.dropSizes()
            node = current.parent
        }
    }

    /// Forgets what is known without measuring about the node and the nodes around it.
    final func forgetTraits() {
        var node: LayoutNode? = self
        while let current = node {
            current.dropTraits()
            node = current.parent
        }
    }

    /// Has the next layout place the children again, with the sizes that are known.
    final func needPlacement() {
        var node: LayoutNode? = self
        while let current = node {
            current.needsPlacement = true
            node = current.parent
        }
    }

    /// Forgets how spacers and dividers lie that may be in another stack now, and what rests on it in this node.
    final func forgetStack() {
        var inside = [self]
        var next = 0
        while next < inside.count {
            let node = inside[next]
            next += 1
            for child in node.children where child.isKnown && node.orientation(of: child) == .inherited {
                inside.append(child)
            }
            guard node.liesAlongStack else { continue }
            var current = node
            current.drop()
            while current !== self, let parent = current.parent {
                parent.drop()
                current = parent
            }
        }
    }

    private final func drop() {
        dropTraits()
        dropSizes()
    }

    private final func dropTraits() {
        memory.forgetTraits()
        traitsChanged()
    }

    private final func dropSizes() {
        memory.forgetSizes()
        needsPlacement = true
        version &+= 1
        sizesChanged()
    }
}
