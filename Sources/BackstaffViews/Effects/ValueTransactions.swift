import BackstaffGraph

extension View {
    /// Modifies the transaction for changes of this view. As with ``animation(_:value:)``, the page animates every change
    /// that it can, whichever value has caused it.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        transaction(transform)
    }

    /// Modifies the transaction for changes of the view that `body` makes of this view. Changes of the views inside have it,
    /// too.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self)).transaction(transform)
    }

    /// Sets the animation for changes of the view that `body` makes of this view. Changes of the views inside have it, too.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self)).animation(animation)
    }
}

/// The view that a closure modifies.
public struct PlaceholderContentView<Value: View>: View {
    let content: Value

    /// The view.
    public var body: some View {
        if KeyframeSamples.isSampling { Color.clear } else { content }
    }
}
