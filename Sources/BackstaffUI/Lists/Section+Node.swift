import BackstaffElements
import BackstaffGraph

/// The node of a section. In a list the header and the footer are special rows that mark where cards begin and end.
/// Elsewhere the parts just follow each other.
///
///     rows created ◄── the header is tapped, or the app writes `isExpanded` ──► rows removed
final class SectionNode<Parent: View, Content: View, Footer: View>: _Node {
    @exclusivity(unchecked) private var section: Section<Parent, Content, Footer>
    /// The nodes of the header, of the rows while they are shown, and of the footer.
    @exclusivity(unchecked) private var parts: ContiguousArray<_Node> = []
    @exclusivity(unchecked) private var rows: _Node?

    init(_ section: Section<Parent, Content, Footer>, under parent: _Node) {
        self.section = section
        super.init(under: parent)
        let isInList = scope.isInList
        if isInList {
            let header = SectionHeaderNode(.sectionHeader, under: self)
            header.show(section.header)
            parts.append(header)
        } else {
            parts.append(Parent._makeNode(of: section.header, under: self))
        }
        if showsRows() { parts.append(makeRows()) }
        if !isInList {
            parts.append(Footer._makeNode(of: section.footer, under: self))
        } else if Footer.self != EmptyView.self {
            let footer = ContainerNode(.sectionFooter, under: self)
            footer.show(section.footer)
            parts.append(footer)
        }
        showExpansion()
    }

    override var viewName: String { "Section" }

    private var header: SectionHeaderNode? { parts[0] as? SectionHeaderNode }

    private func makeRows() -> _Node {
        let node = Content._makeNode(of: section.content, under: self)
        rows = node
        return node
    }

    // MARK: Updating

    func update(to new: Section<Parent, Content, Footer>) {
        section = new
        if let header { header.update(content: new.header) } else { Parent._updateNode(parts[0], to: new.header) }
        if let rows { Content._updateNode(rows, to: new.content) }
        if let footer = parts.last, footer !== rows, parts.count > 1 {
            if !scope.isInList {
                Footer._updateNode(footer, to: new.footer)
            } else {
                unsafeDowncast(footer, to: ContainerNode.self).update(content: new.footer)
            }
        }
        isDirty = false
        update()
    }

    override func update() {
        let isShown = showsRows()
        if isShown == (rows != nil) { return }
        if isShown {
            let node = makeRows()
            parts.insert(node, at: 1)
            placeElements(of: node, before: nil)
        } else if let node = rows {
            withdrawElements(of: node)
            parts.remove(at: 1)
            rows = nil
            node.unmount()
        }
        showExpansion()
    }

    /// Returns whether the rows are shown, and observes the value so that a change updates this node.
    private func showsRows() -> Bool {
        guard let isExpanded = section.isExpanded, scope.isInList else { return true }
        return Tracking.run(self, plan: FieldPlan.of(Self.self)) { isExpanded.wrappedValue }
    }

    private func showExpansion() {
        guard let header else { return }
        let isCollapsible = section.isExpanded != nil
        header.set(.collapsible, isCollapsible)
        header.set(.on, isCollapsible && rows != nil)
        if isCollapsible == header.element.verbs.isEmpty {
            header.tree.respond(to: isCollapsible ? .activate : [], at: header.element, by: header)
        }
        header.onTap = { [weak self] in self?.section.isExpanded?.wrappedValue.toggle() }
    }

    override func unmount() {
        super.unmount()
        for part in parts { part.unmount() }
    }

    // MARK: Elements

    override func forEachElement(_ body: (Element) -> Void) {
        for part in parts { part.forEachElement(body) }
    }

    override var firstElement: Element? {
        parts.lazy.compactMap(\.firstElement).first
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling ?? firstElement(after: child))
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        super.move(element, from: child, before: sibling ?? firstElement(after: child))
    }

    private func firstElement(after child: _Node) -> Element? {
        guard let index = parts.firstIndex(where: { $0 === child }) else { return nil }
        return parts[(index + 1)...].lazy.compactMap(\.firstElement).first
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        (parts.firstIndex { $0 === first } ?? 0) < (parts.firstIndex { $0 === second } ?? 0)
    }
}

/// The node of a section's header in a list. A tap on it shows or hides the rows.
private final class SectionHeaderNode: ContainerNode {
    @exclusivity(unchecked) var onTap: (@MainActor () -> Void)?

    override func respond(to event: ElementEvent, at element: Element) { onTap?() }
}
