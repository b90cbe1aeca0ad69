import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// A control that shows another screen.
///
/// A *value link* appends its value to the path of the surrounding stack, if a destination is declared for its type
/// there. A *view link* pushes its view without changing the path. Outside of lists, links look like buttons.
///
/// The deprecated links with `isActive:`, or with `tag:` and `selection:`, are view links that follow an app's state
/// and write it.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let target: Target
    private let label: Label
    private let fileID: StaticString
    private let line: UInt
    private var isDetail = true
    /// The app's state that activates the link.
    private let activation: (any LinkActivation)?

    private enum Target {
        case value(NavigationValue?)
        case view(Destination)
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node: NavigationLinkNode<Label, Destination>
        switch view.target {
        case .value(let value):
            node = NavigationLinkNode(
                value: value, label: view.label, fileID: view.fileID, line: view.line, under: parent)
        case .view(let destination):
            node = NavigationLinkNode(
                view: destination, isDetail: view.isDetail, activation: view.activation, label: view.label,
                under: parent)
        }
        if node.isStray { LinkDestination.reportStrayLink(fileID: view.fileID, line: view.line) }
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: NavigationLinkNode<Label, Destination>.self)
        switch view.target {
        case .value(let value):
            node.update(value: value, label: view.label, fileID: view.fileID, line: view.line)
        case .view(let destination):
            node.update(view: destination, isDetail: view.isDetail, activation: view.activation, label: view.label)
        }
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
    }
}

extension NavigationLink {
    /// Sets whether the link shows its view in the next column or above the link's own screen. This matters only in a
    /// column of a split view without a stack.
    ///
    /// It has no effect on links to values. It is the same in every form of the split view, so a change of size moves
    /// no screen from one column to another.
    ///
    /// - Parameter isDetailLink: Whether the view is shown in the next column. The default for links is `true`.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.isDetail = isDetailLink
        return link
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to a value. The link is disabled if the value is `nil`.
    public init<Value: Hashable>(
        value: Value?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        target = .value(value.map { NavigationValue($0) })
        activation = nil
        self.label = label()
        self.fileID = fileID
        self.line = line
    }

    /// Creates a link to a value, with a text. The link is disabled if the value is `nil`.
    public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, value: Value?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// Creates a link to a value, with a text. The link is disabled if the value is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(
        _ title: S, value: Value?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, label: { Text(title) }, fileID: fileID, line: line)
    }
}

extension NavigationLink {
    /// Creates a link to a view. The view's initializer runs with the link's, and its body runs when the link is
    /// followed.
    public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        target = .view(destination())
        activation = nil
        self.label = label()
        self.fileID = fileID
        self.line = line
    }

    /// Creates a link whose view is shown while an app's state says so.
    init(
        _ destination: Destination, while activation: any LinkActivation, label: Label, fileID: StaticString, line: UInt
    ) {
        target = .view(destination)
        self.activation = activation
        self.label = label
        self.fileID = fileID
        self.line = line
    }

    /// Creates a link to a view.
    public init(
        destination: Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: label, fileID: fileID, line: line)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a text.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// Creates a link to a view, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, label: { Text(title) }, fileID: fileID, line: line)
    }

    /// Creates a link to a view, with a text.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// Creates a link to a view, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: { Text(title) }, fileID: fileID, line: line)
    }
}
