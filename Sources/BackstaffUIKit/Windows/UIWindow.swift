import BackstaffViews
import Foundation

/// The window of a scene. It shows the view of its root view controller, which must be a ``UIHostingController``.
///
/// The windows of `UIApplication.shared` are those of the scene whose view or action asks for them. In an app with a body of
/// scenes, such a window stands for what SwiftUI shows, and its root view controller changes nothing.
@MainActor @preconcurrency
open class UIWindow: UIView {
    fileprivate static let ofVisitor: UIWindow = {
        let window = UIWindow()
        window.windowScene = .ofVisitor
        return window
    }()

    /// The scene of the window.
    public weak var windowScene: UIWindowScene? {
        didSet { windowScene?.add(self) }
    }

    /// The view controller whose view the window shows.
    public var rootViewController: UIViewController? {
        didSet {
            rootViewController?.window = self
            if rootViewController !== oldValue { rootViewController?.viewDidLoad() }
            contentHasChanged()
        }
    }

    private struct Connected {
        weak var scene: SceneConnection?
    }

    /// The scenes that show the window, and some that have ended since the last one came.
    private var connected: [Connected] = []

    /// The number of scenes that the window holds.
    package var connectionCount: Int { connected.count }

    /// Creates the window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init()
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window of the app's delegate.
    ///
    /// - Parameter frame: A rectangle that changes nothing.
    public required init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window of the app's delegate.
    public override init() { super.init() }

    /// Adds a scene that shows the window. Scenes that have ended are forgotten, because the window of an app's delegate
    /// lives as long as the process.
    func add(_ scene: SceneConnection) {
        connected.removeAll { $0.scene == nil || $0.scene === scene }
        connected.append(Connected(scene: scene))
    }

    func contentHasChanged() {
        for connection in connected { connection.scene?.contentHasChanged() }
    }

    /// The window in points. Its origin is zero.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The same as ``bounds``. A new value changes nothing.
    override public var frame: CGRect {
        get { bounds }
        set { _ = newValue }
    }

    /// The distances of the content from parts of the device that cover the window. A page gets a window that nothing
    /// covers, so they are zero.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// Whether the window gets what the visitor types.
    public var isKeyWindow: Bool { true }

    /// Does nothing: a scene shows its delegate's window.
    open func makeKeyAndVisible() {}

    /// Does nothing: a scene shows its delegate's window.
    open func makeKey() {}

    /// The light or dark mode of the window. It isn't available.
    @available(*, unavailable, message: "A window has no mode of its own: use preferredColorScheme(_:)")
    public var overrideUserInterfaceStyle: Int {
        get { 0 }
        set { _ = newValue }
    }
}

extension UIWindowScene {
    /// Stands for the scene of an app without scene delegates.
    static let ofVisitor = UIWindowScene()
}

extension UIApplication {
    /// The scene of the visitor.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

    /// The windows of the visitor.
    public var windows: [UIWindow] { UIWindowScene.current.windows }

    /// The window of the visitor.
    public var keyWindow: UIWindow? { windows.last }
}

extension UIWindowScene {
    /// The windows of the scene.
    public var windows: [UIWindow] { ownWindows.isEmpty ? [.ofVisitor] : ownWindows }

    /// The window of the scene.
    public var keyWindow: UIWindow? { windows.last }
}
