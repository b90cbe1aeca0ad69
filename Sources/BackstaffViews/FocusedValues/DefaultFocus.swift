import BackstaffGraph

/// The importance of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// The default focus is used when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// The default focus is used when a user moves the focus to the view, too. On a page it is as ``automatic``.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Sets which view inside has the keyboard focus at first.
    ///
    /// When this view appears for the first time and none of the views that `binding` stands for has the focus, the view for
    /// `value` gets it. Unlike in SwiftUI, it doesn't matter whether a view outside has the focus.
    ///
    /// - Parameters:
    ///   - binding: The focus state of the views inside.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: It has no effect.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }

    /// Groups views for directional movements of the focus, as on a television. It has no effect: the Tab key moves the
    /// focus on a page.
    public func focusSection() -> some View { self }
}

private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    @State private var isDone = false

    func body(content: Content) -> some View {
        content.onAppear {
            if isDone { return }
            isDone = true
            if binding.wrappedValue == binding.cleared { binding.wrappedValue = value }
        }
    }
}
