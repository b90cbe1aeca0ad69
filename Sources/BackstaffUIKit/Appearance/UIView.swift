import BackstaffViews
import Foundation

/// A rectangle of UIKit that is never shown. It exists for the appearance of views, which changes nothing.
///
/// Build what is shown from SwiftUI's views.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The rectangle in points. It changes nothing.
    public var frame: CGRect
    /// The color behind the view. It changes nothing.
    public var backgroundColor: UIColor?
    /// The accent color. It changes nothing.
    public var tintColor: UIColor?
    /// The opacity. It changes nothing.
    public var alpha: CGFloat = 1
    /// Whether the view is hidden. It changes nothing.
    public var isHidden = false
    /// Whether what is outside of the rectangle is cut off. It changes nothing.
    public var clipsToBounds = false

    /// Creates a view that isn't shown.
    public required init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view that isn't shown.
    public override init() {
        frame = .zero
        super.init()
    }

    /// Adds a view. It isn't available.
    @available(
        *, unavailable,
        message: "UIKit's views aren't shown: build the screen from SwiftUI's views, in a UIHostingController"
    )
    public func addSubview(_ view: UIView) {}

    /// Takes the focus from the field that has it.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

    /// Returns an object that changes nothing.
    ///
    /// On Apple's platforms, it changes the look of all views of the class. A page's views have SwiftUI's look, so set
    /// their look with SwiftUI's modifiers.
    @available(
        *, deprecated,
        message: """
            A page doesn't read UIKit's appearance, so this changes nothing: use toolbarBackground, \
            scrollContentBackground, listRowBackground or tint
            """
    )
    public static func appearance() -> Self { Self(frame: .zero) }

    /// Returns an object that changes nothing.
    @available(
        *, deprecated,
        message: """
            A page doesn't read UIKit's appearance, so this changes nothing: use toolbarBackground, \
            scrollContentBackground, listRowBackground or tint
            """
    )
    public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> Self { Self(frame: .zero) }
}
