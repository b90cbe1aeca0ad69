import BackstaffUI
import Foundation

/// A navigation controller of UIKit. There is none: SwiftUI's stacks are none.
///
/// On Apple's platforms, apps look for the one around their view to let users swipe back from a screen without a back button.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The bar. It is never shown.
    public private(set) lazy var navigationBar = UINavigationBar()

    /// The view controllers of the screens. There are none.
    public var viewControllers: [UIViewController] { [] }

    /// What recognizes that a user swipes back. There is nothing.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

/// Something that recognizes a gesture of UIKit. There is none: use SwiftUI's gestures.
@MainActor @preconcurrency
open class UIGestureRecognizer {
    /// Whether gestures are recognized.
    public var isEnabled = true

    /// Who is asked about gestures. It is never asked.
    public weak var delegate: (any UIGestureRecognizerDelegate)?

    init() {}
}

/// Who is asked about gestures of UIKit. It is never asked.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}
