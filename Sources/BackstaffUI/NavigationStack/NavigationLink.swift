import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// A control that shows another screen.
///
/// A *value link* appends its value to the path of the stack that it is in, where a destination for its type is declared.
/// A *view link* puts its view on the stack without touching the path. Outside lists links look like buttons.
///
/// The deprecated links with `isActive:`, or `tag:` and `selection:`, are view links that an app's state follows and drives.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let target: Target
    private let label: Label
    private let fileID: StaticString
    private let line: UInt
    private var isDetail = true
    /// What the app's state says of a link that it drives.
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
    /// Says whether the link, in a column of a split view without a stack, shows its view in the next column or else
    /// above the screen that the link is on.
    ///
    /// Links to values find their place by themselves: for them it says nothing. The same holds in every form of the split
    /// view, so that a change of size moves no screen from one column to another.
    ///
    /// - Parameter isDetailLink: whether the view is for the next column. Links are, unless something else is said.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.isDetail = isDetailLink
        return link
    }
}

extension NavigationLink where Destination == Never {
    /// A link to a value. `nil` disables it.
    public init<Value: Hashable>(
        value: Value?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        target = .value(value.map { NavigationValue($0) })
        activation = nil
        self.label = label()
        self.fileID = fileID
        self.line = line
    }

    /// A link to a value, with a text. `nil` disables it.
    public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, value: Value?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// A link to a value, with a text. `nil` disables it.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(
        _ title: S, value: Value?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, label: { Text(title) }, fileID: fileID, line: line)
    }
}

extension NavigationLink {
    /// A link to a view. Its initialiser runs with the link's, its body when the link is followed.
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

    /// A link whose view is shown while an app's state says so.
    init(
        _ destination: Destination, while activation: any LinkActivation, label: Label, fileID: StaticString, line: UInt
    ) {
        target = .view(destination)
        self.activation = activation
        self.label = label
        self.fileID = fileID
        self.line = line
    }

    /// A link to a view.
    public init(
        destination: Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: label, fileID: fileID, line: line)
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a text.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, label: { Text(title) }, fileID: fileID, line: line)
    }

    /// A link to a view, with a text.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: { destination }, label: { Text(title) }, fileID: fileID, line: line)
    }
}
