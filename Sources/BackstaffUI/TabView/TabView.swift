import BackstaffGraph
import BackstaffNavigation

/// A view that switches between several child views with a bar of tabs.
///
/// Each tab is built when it is first shown. It keeps its state, its path and its scroll position while another tab is
/// selected. A tap on the selected tab pops its stack to the root. If the stack is already there, the content scrolls
/// to the top.
///
/// If the horizontal size class is compact, the bar is at the bottom and has at most five items. With more tabs, it
/// shows the first four and the item “More”, which opens a list of the others. If the size class is regular, the bar is
/// at the top or is a sidebar: see ``View/tabViewStyle(_:)``. A change of form neither rebuilds a tab nor writes the
/// selection.
///
/// If no tab matches the selection, a report is logged, and the previous tab stays, or else the first tab is shown.
/// Without a selection, the tab view keeps its own, which is restored with the scene.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: TabSelection
    private let content: Content

    /// Creates a tab view from views with ``View/tabItem(_:)`` and ``View/tag(_:includeOptional:)``.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected tab. It is written once when a user selects another tab. If the binding
    ///     is `nil`, the tab view keeps its own selection.
    ///   - content: The tabs. Tabs without tags use the ids of a ForEach or, for a selection of type `Int`, their
    ///     indices.
    ///   - fileID: The source file, for messages.
    ///   - line: The source line, for messages.
    public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.selection = selection.map { TabSelection($0, fileID: fileID, line: line) } ?? .own
        self.content = content()
    }

    /// Creates a tab view from ``Tab``s with values.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab. It is written once when a user selects another tab.
    ///   - content: The tabs.
    ///   - fileID: The source file, for messages.
    ///   - line: The source line, for messages.
    @_disfavoredOverload  // The type checker tries views first.
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs>, Tabs.TabValue == SelectionValue {
        self.selection = TabSelection(selection, fileID: fileID, line: line)
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        TabViewNode(view.selection, tabs: TabSource(view.content), under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TabViewNode.self).update(to: view.selection, tabs: TabSource(view.content))
    }

    /// Destinations that are declared inside a tab apply only in that tab.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view from views with ``View/tabItem(_:)``. It keeps its own selection.
    ///
    /// - Parameter content: The tabs.
    public init(@ViewBuilder content: () -> Content) {
        selection = .own
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view from ``Tab``s without values. It keeps its own selection.
    ///
    /// - Parameter content: The tabs.
    @_disfavoredOverload  // The type checker tries views first.
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == TabContentBuilder<Never>.Content<Tabs>, Tabs.TabValue == Never {
        selection = .own
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}

/// The type-erased selection of a tab view.
@MainActor
struct TabSelection {
    /// Reads the selection, or returns `nil` if it is empty. The closure is `nil` if the tab view keeps its own
    /// selection.
    let read: (() -> NavigationValue?)?
    let write: (NavigationValue) -> Void
    /// Writes the restored selection. To the app it looks like the initial selection.
    let restore: (NavigationValue, ViewGraph) -> Void
    /// Converts a tag to a selection value. Returns `nil` if it has another type than the selection.
    let value: (any Hashable) -> NavigationValue?
    let type: String
    let fileID: StaticString
    let line: UInt

    /// The selection of a tab view that keeps its own.
    static var own: TabSelection {
        func box<Value: Hashable>(_ value: Value) -> NavigationValue { NavigationValue(value) }
        return TabSelection(
            read: nil, write: { _ in }, restore: { _, _ in }, value: { box($0) }, type: "", fileID: #fileID, line: #line
        )
    }

    private init(
        read: (() -> NavigationValue?)?, write: @escaping (NavigationValue) -> Void,
        restore: @escaping (NavigationValue, ViewGraph) -> Void,
        value: @escaping (any Hashable) -> NavigationValue?, type: String, fileID: StaticString, line: UInt
    ) {
        self.read = read
        self.write = write
        self.restore = restore
        self.value = value
        self.type = type
        self.fileID = fileID
        self.line = line
    }

    init<Value: Hashable>(_ binding: Binding<Value>, fileID: StaticString, line: UInt) {
        self.init(
            read: {
                let value = binding.wrappedValue
                return (value as? any OptionalValue)?.isNil == true ? nil : NavigationValue(value)
            },
            write: { if let value = $0.value(as: Value.self) { binding.wrappedValue = value } },
            restore: { value, graph in
                guard let value = value.value(as: Value.self) else { return }
                let former = binding.wrappedValue
                binding.wrappedValue = value
                graph.noteReplacement(of: former, by: binding.wrappedValue)
            },
            value: { ($0 as? Value).map { NavigationValue($0) } },
            type: "\(Value.self)", fileID: fileID, line: line)
    }
}

private protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }
}
