import BackstaffGraph
import Foundation

extension View {
    /// Sets a value of a preference that depends on a rectangle or a point of this view.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The rectangle or point.
    ///   - transform: A closure that makes the value. It is called again when the size of the view changes.
    public func anchorPreference<A, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, Key>(source: value, transform: transform))
    }

    /// Changes the value of a preference of the views inside, depending on a rectangle or a point of this view.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The rectangle or point.
    ///   - transform: A closure that changes the value. It is called again when the size of the view changes.
    public func transformAnchorPreference<A, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorTransformModifier<A, Key>(source: value, transform: transform))
    }
}

private struct AnchorPreferenceModifier<A, Key: PreferenceKey>: ViewModifier {
    let source: Anchor<A>.Source
    let transform: (Anchor<A>) -> Key.Value
    @State private var size = CGSize.zero

    func body(content: Content) -> some View {
        content.reportingSize { size = $0 }
            .preference(key: Key.self, value: transform(source.anchor(in: size)))
    }
}

private struct AnchorTransformModifier<A, Key: PreferenceKey>: ViewModifier {
    let source: Anchor<A>.Source
    let transform: (inout Key.Value, Anchor<A>) -> Void
    @State private var size = CGSize.zero

    func body(content: Content) -> some View {
        let anchor = source.anchor(in: size)
        content.reportingSize { size = $0 }
            .transformPreference(Key.self) { transform(&$0, anchor) }
    }
}
