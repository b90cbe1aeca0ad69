import BackstaffGraph

/// The tabs of an element of a ``ForEach``, or of a ``Group``.
///
/// `Use` is always `Never`. So the tabs are never a view, and the type checker knows that before it looks into the closure
/// that lists them. `OverloadWeight.swift` explains how.
public struct TabRow<Tabs: TabContent, Use> {
    let tabs: Tabs
}

extension TabRow: TabContent where Use == Never {
    public typealias TabValue = Tabs.TabValue

    /// The tabs.
    public var body: Tabs { tabs }
}

extension TabRow: View, PrimitiveView where Use: _OverloadWeight {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node { _Node(under: parent) }

    public static func _updateNode(_ node: _Node, to view: Self) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
