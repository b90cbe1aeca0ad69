import BackstaffUI
import Foundation

/// A rectangle of UIKit. It exists for the appearance of views, which changes nothing, and for ``UIViewRepresentable``.
///
/// Only classes with a counterpart in SwiftUI are shown. Build everything else from SwiftUI's views.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearanceContainer {
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

    /// The counterpart that a page shows, or `nil` if there is none.
    var content: AnyView? { nil }

    /// The view around this one. There is none: SwiftUI's views have no views of UIKit around them.
    ///
    /// On Apple's platforms, apps look for it to make the background of a sheet transparent. Use
    /// `presentationBackground(_:)`.
    public var superview: UIView? { nil }

    /// The views inside. There are none.
    public var subviews: [UIView] { [] }

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
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self {
        Self(frame: .zero)
    }
}

/// A class whose views can have a look of their own. It changes nothing.
@MainActor @preconcurrency
public protocol UIAppearanceContainer {}
