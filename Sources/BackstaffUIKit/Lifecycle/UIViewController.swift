import BackstaffUI
import Foundation

/// A view controller. The only ones that show anything are those of SwiftUI's views: ``UIHostingController``.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIAppearanceContainer {
    /// The title. It changes nothing: use `navigationTitle(_:)`.
    open var title: String?

    /// A view that is never shown.
    public private(set) lazy var view: UIView! = UIView()

    /// The window whose root the view controller is.
    weak var window: UIWindow?

    /// Whether a status bar is hidden. A page has none.
    open var prefersStatusBarHidden: Bool { false }

    /// Whether the home indicator is hidden. A page has none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The look of a status bar. A page has none.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The orientations that the screen supports. A page has the one of its window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Creates the view controller of a subclass in this module.
    init(hosting: Void) { super.init() }

    /// Creates a view controller that shows nothing.
    @available(
        *, deprecated,
        message: "UIKit's views aren't shown: build the screen from SwiftUI's views, in a UIHostingController"
    )
    public override init() { super.init() }

    /// Creates nothing, because there are no storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Called when the view controller becomes the root of a window.
    open func viewDidLoad() {}

    /// The view controller around this one. There is none: SwiftUI's views have no view controllers around them.
    public var parent: UIViewController? { nil }

    /// The navigation controller around the view controller. There is none: use `NavigationStack`.
    public var navigationController: UINavigationController? { nil }

    /// Presents a view controller. It isn't available.
    @available(*, unavailable, message: "Present views with sheet, fullScreenCover or alert")
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {}

    /// Dismisses a view controller. It isn't available.
    @available(*, unavailable, message: "Dismiss views with @Environment(\\.dismiss), or with the presenting state")
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

    /// The view that a window shows, or `nil` if the view controller has none of SwiftUI.
    var content: AnyView? { nil }
}

/// A view controller that shows a view of SwiftUI, as the root of a window.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view. If another is set, the window shows it.
    public var rootView: Content {
        didSet { window?.contentHasChanged() }
    }

    /// Creates a view controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(hosting: ())
    }

    /// Creates nothing, because there are no storyboards.
    public required init?(coder: NSCoder) { nil }

    override var content: AnyView? { AnyView(rootView) }
}

/// An alert of UIKit. It is never shown: use `alert` or `confirmationDialog`. Apps name it for the look of alerts.
@MainActor @preconcurrency
public final class UIAlertController: UIViewController {}

/// The look of a status bar. A page has none.
public enum UIStatusBarStyle: Int, Sendable {
    /// The usual look.
    case `default`
    /// Light and dark content.
    case lightContent, darkContent = 3
}

/// A set of orientations. A page has the one of its window.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// On the right side.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// On the left side.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// On a side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
    /// All orientations.
    public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
