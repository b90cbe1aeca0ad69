import BackstaffUI
import Foundation

/// A view that shows that a task is under way. In a ``UIViewRepresentable``, the page shows it as a `ProgressView`.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Int, Sendable {
        /// The usual size.
        case medium = 100
        /// A larger size.
        case large = 101
        /// A larger size, in white.
        case whiteLarge = 0
        /// The usual size, in white.
        case white = 1
        /// The usual size, in gray.
        case gray = 2
    }

    /// The size.
    open var style: Style
    /// The color of the indicator. Without one, it is gray.
    open var color: UIColor!
    /// Whether the indicator is hidden while it stands still. Otherwise the page shows it turning, because its indicators never
    /// stand still.
    open var hidesWhenStopped = true
    /// Whether the indicator turns.
    open private(set) var isAnimating = false

    /// Creates an indicator that stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        if [.white, .whiteLarge].contains(style) { color = .white }
    }

    /// Creates an indicator that stands still.
    public required init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Lets the indicator turn.
    open func startAnimating() { isAnimating = true }

    /// Stops the indicator.
    open func stopAnimating() { isAnimating = false }

    override var content: AnyView? {
        let isShown = !isHidden && (isAnimating || !hidesWhenStopped)
        let isLarge = [.large, .whiteLarge].contains(style)
        return AnyView(
            ProgressView().progressViewStyle(.circular).controlSize(isLarge ? .large : .regular)
                .tint(color.map { Color(uiColor: $0) })
                // What is hidden keeps its room.
                .opacity(isShown ? 1 : 0))
    }
}
