import BackstaffViews
import Foundation

/// The screen of the visitor. It is as large as the window.
///
/// A body that reads the size runs again when the window has another size. Outside of bodies and actions of a scene, for
/// example in a task, the screen is 390 by 844 points.
@MainActor @preconcurrency
public final class UIScreen {
    /// The screen of the visitor.
    public static let main = UIScreen()

    private init() {}

    /// The window in points. Its origin is zero.
    public var bounds: CGRect {
        let size = EnvironmentValues.ofCurrentScene.sceneSize
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The window in pixels. Its origin is zero.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point, as in the environment.
    public var scale: CGFloat { EnvironmentValues.ofCurrentScene.displayScale }

    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The brightness of the screen. It isn't available.
    @available(*, unavailable, message: "A page can't change the brightness of the screen: leave it out")
    public var brightness: CGFloat {
        get { 1 }
        set { _ = newValue }
    }
}
