import BackstaffElements

/// A transition for changes of a view's content: the words of a `Text` in an update with an animation.
public struct ContentTransition: Hashable, Sendable {
    /// The name for the page, or `nil` if the page shows nothing.
    fileprivate let words: String?

    /// No transition.
    public static let identity = ContentTransition(words: "none")
    /// The former words fade out while the new ones fade in.
    public static let opacity = ContentTransition(words: "opacity")
    /// The former words fade out while the new ones fade in. In SwiftUI, glyphs that stay also move.
    public static let interpolate = ContentTransition(words: "opacity")
    /// The characters that change roll, as in a counter. They are compared from the end of the text.
    ///
    /// - Parameter countsDown: Whether the new characters come from above.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(words: countsDown ? "numeric-down" : "numeric")
    }
    /// The characters that change roll, as in a counter: from above if the value has become smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(words: "numeric \(value)")
    }
    /// The symbol is replaced with an effect. It has no effect on texts.
    public static let symbolEffect = ContentTransition(words: nil)
    /// The symbol is replaced with an effect. It has no effect on texts.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(words: nil) }
}

extension View {
    /// Sets the transition for changes of the texts in this view.
    ///
    /// It is shown in updates with an animation. Without this modifier, a text changes at once. With reduced motion, the words
    /// fade. Symbols and pictures change at once.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.contentTransition, transition.words) })
    }
}
