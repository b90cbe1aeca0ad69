import BackstaffElements
import BackstaffGraph

extension View {
    /// Adds views in front of this view, which are made from the value of a preference of the views inside.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - alignment: The alignment of the views in the bounds of this view.
    ///   - transform: A view builder that receives the combined value. It is called again when the value changes.
    public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, V>(role: .overlay, alignment: alignment, make: transform))
    }

    /// Adds views behind this view, which are made from the value of a preference of the views inside.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - alignment: The alignment of the views in the bounds of this view.
    ///   - transform: A view builder that receives the combined value. It is called again when the value changes.
    public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, V>(role: .background, alignment: alignment, make: transform))
    }
}

/// Adds a layer that is made from a preference.
private struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let role: ElementRole
    let alignment: Alignment
    let make: (Key.Value) -> Layer
    @State private var source = PreferenceSource<Key>()

    func body(content: Content) -> some View {
        content
            .modifier(PreferenceSourceModifier(source: source))
            .modifier(
                LayerModifier(role: role, alignment: alignment, layer: PreferenceView(source: source, make: make)))
    }
}

/// The value of a preference, for a view beside those that set it.
@MainActor
private final class PreferenceSource<Key: PreferenceKey> {
    fileprivate let box: StateBox<Key.Value>

    init() { box = StateBox(Key.defaultValue) }

    func set(_ value: Key.Value) {
        if !Tracking.untracked({ valuesAreEqual(box.read(), value) }) { box.write(value) }
    }
}

private struct PreferenceSourceModifier<Key: PreferenceKey>: NodeModifier {
    let source: PreferenceSource<Key>

    func makeNode(under parent: _Node) -> PreferenceSourceNode<Key> { PreferenceSourceNode(source, under: parent) }

    func contentWasMade(in node: PreferenceSourceNode<Key>) { node.takeValue() }
}

private final class PreferenceSourceNode<Key: PreferenceKey>: PassingPreferenceNode<Key> {
    private let source: PreferenceSource<Key>

    init(_ source: PreferenceSource<Key>, under parent: _Node) {
        self.source = source
        super.init(under: parent)
        inner.onChange = { [unowned self] in takeValue() }  // The reader is the node's own.
    }

    func takeValue() { source.set(inner.value ?? Key.defaultValue) }

    override func unmount() {
        super.unmount()
        inner.onChange = nil
    }
}

/// The views that are made from a preference.
private struct PreferenceView<Key: PreferenceKey, Content: View>: View {
    let source: PreferenceSource<Key>
    let make: (Key.Value) -> Content

    var body: some View { make(source.box.read()) }
}
