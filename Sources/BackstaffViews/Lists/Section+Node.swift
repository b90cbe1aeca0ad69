import BackstaffElements
import BackstaffGraph

/// The node of a section. In a list the header and the footer are special rows that mark where cards begin and end.
/// Elsewhere the parts just follow each other.
///
/// The children are the nodes of the header, of the rows while they are shown, and of the footer.
///
///     rows created ◄── the header is tapped, or the app writes `isExpanded` ──► rows removed
final class SectionNode<Parent: View, Content: View, Footer: View>: SequenceNode {
    private var section: Section<Parent, Content, Footer>
    private var rows: _Node?

    init(_ section: Section<Parent, Content, Footer>, under parent: _Node) {
        self.section = section
        super.init(under: parent)
        let isInList = scope.isInList
        if isInList {
            let header = SectionHeaderNode(.sectionHeader, under: self)
            header.show(section.header)
            children.append(header)
        } else {
            children.append(Parent._makeNode(of: section.header, under: self))
        }
        if showsRows() { children.append(makeRows()) }
        if !isInList {
            children.append(Footer._makeNode(of: section.footer, under: self))
        } else if Footer.self != EmptyView.self {
            let footer = ContainerNode(.sectionFooter, under: self)
            footer.show(section.footer)
            children.append(footer)
        }
        showExpansion()
    }

    override var viewName: String { "Section" }

    private var header: SectionHeaderNode? { children[0] as? SectionHeaderNode }

    private func makeRows() -> _Node {
        let node = Content._makeNode(of: section.content, under: self)
        rows = node
        return node
    }

    // MARK: Updating

    func update(to new: Section<Parent, Content, Footer>) {
        section = new
        if let header { header.update(content: new.header) } else { Parent._updateNode(children[0], to: new.header) }
        if let rows { Content._updateNode(rows, to: new.content) }
        if let footer = children.last, footer !== rows, children.count > 1 {
            if !scope.isInList {
                Footer._updateNode(footer, to: new.footer)
            } else {
                // In a list, this node has put the footer into a row of its own.
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
            children.insert(node, at: 1)
            placeElements(of: node, before: nil)
        } else if let node = rows {
            withdrawElements(of: node)
            children.remove(at: 1)
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
}

/// The node of a section's header in a list. A tap on it shows or hides the rows.
private final class SectionHeaderNode: ContainerNode, ElementResponder {
    var onTap: (@MainActor () -> Void)?

    func respond(to event: ElementEvent, at element: Element) { onTap?() }
}
