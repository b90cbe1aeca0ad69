import BackstaffViews

/// An orientation of what a scene shows. The names of the sides are those of the device's opposite orientations.
public enum UIInterfaceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown
    /// Upright.
    case portrait, portraitUpsideDown
    /// On a side: the device is turned to the left, or to the right.
    case landscapeRight, landscapeLeft

    /// Whether the content stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the content is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
    /// The orientation of the window. A window that is wider than high counts as a device that is turned to the left.
    ///
    /// A body that reads it runs again when it changes. Outside of bodies and actions of a scene, for example in a task, it
    /// is `portrait`. Unlike UIKit's, it is that of the scene whose view or action asks for it.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }

    /// The size and the orientation of a scene.
    @MainActor @preconcurrency
    public final class Geometry {
        private let scene: UIWindowScene

        fileprivate init(of scene: UIWindowScene) { self.scene = scene }

        /// The same as the scene's ``UIWindowScene/interfaceOrientation``.
        public var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    }

    /// The geometry of the scene. It has only the orientation: `bounds` of a window has the size.
    public var effectiveGeometry: Geometry { Geometry(of: self) }
}
