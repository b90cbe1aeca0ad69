import BackstaffElements
import BackstaffGraph

/// Rows that belong together, with a header and a footer.
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public var body: Never { fatalError("Section has no body: the framework shows it itself.") }

    /// A section with header and footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// A section with header and footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        SectionNode(header: view.header, content: view.content, footer: view.footer, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SectionNode<Parent, Content, Footer>.self)
            .update(header: view.header, content: view.content, footer: view.footer)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(Content.self)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// A section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// A section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section with neither header nor footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// A section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// The node of a section. In a list the header and the footer are rows of their own kind, and mark where cards begin and
/// end; elsewhere the parts just follow each other.
final class SectionNode<Parent: View, Content: View, Footer: View>: _Node {
    private var parts: ContiguousArray<_Node> = []

    init(header: Parent, content: Content, footer: Footer, under parent: _Node) {
        super.init(under: parent)
        if scope.isInList {
            let headerNode = ContainerNode(.sectionHeader, under: self)
            headerNode.show(header)
            parts = [headerNode, Content._makeNode(of: content, under: self)]
            if Footer.self != EmptyView.self {
                let footerNode = ContainerNode(.sectionFooter, under: self)
                footerNode.show(footer)
                parts.append(footerNode)
            }
        } else {
            parts = [
                Parent._makeNode(of: header, under: self), Content._makeNode(of: content, under: self),
                Footer._makeNode(of: footer, under: self),
            ]
        }
    }

    func update(header: Parent, content: Content, footer: Footer) {
        if scope.isInList {
            unsafeDowncast(parts[0], to: ContainerNode.self).update(content: header)
            Content._updateNode(parts[1], to: content)
            if parts.count > 2 { unsafeDowncast(parts[2], to: ContainerNode.self).update(content: footer) }
        } else {
            Parent._updateNode(parts[0], to: header)
            Content._updateNode(parts[1], to: content)
            Footer._updateNode(parts[2], to: footer)
        }
    }

    override func unmount() {
        super.unmount()
        for part in parts { part.unmount() }
    }

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
