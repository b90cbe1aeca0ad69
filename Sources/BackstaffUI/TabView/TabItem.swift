import BackstaffGraph

extension View {
    /// Sets the label of the tab for this view.
    ///
    /// - Parameter label: A ``Text``, an ``Image``, or a ``Label``. Unlike in SwiftUI, other views are shown too.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}

/// Sets the label of a tab. It has no effect outside a tab view.
struct TabItemModifier<Label: View>: PrimitiveModifier, TabTrait {
    let label: Label

    func add(to traits: inout TabTraits) {
        traits.label = AnyView(label)
    }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        V._makeNode(of: content, under: parent)
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        V._updateNode(node, to: content)
    }
}
