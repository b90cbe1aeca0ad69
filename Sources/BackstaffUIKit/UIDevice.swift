import BackstaffViews
import Foundation

/// The device of the visitor, as far as the size of the window tells.
///
/// A body that reads the idiom or the orientation runs again when it changes. Outside of bodies and actions of a scene,
/// for example in a task, the device is a phone in portrait orientation.
@MainActor @preconcurrency
public final class UIDevice {
    /// The device of the visitor.
    public static let current = UIDevice()

    private init() {}

    private var size: SceneSize { EnvironmentValues.ofCurrentScene.sceneSize }

    /// The kind of device: a phone if the width of the window is compact, or else a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        size.horizontalSizeClass == .compact ? .phone : .pad
    }

    /// The orientation of the window. A window that is wider than high counts as turned to the left.
    public var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

    /// `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }

    /// The same as ``model``.
    public var localizedModel: String { model }

    /// The same as ``model``, because a page doesn't know the name of the device.
    public var name: String { model }

    /// `iOS` or `iPadOS`.
    public var systemName: String { userInterfaceIdiom == .phone ? "iOS" : "iPadOS" }

    /// The version of iOS whose SwiftUI the app can use.
    public var systemVersion: String { "18.0" }

    /// An identifier of the device. It isn't available.
    @available(
        *, unavailable,
        message: "A page doesn't know the device: store a UUID of your own with @AppStorage, which each visitor has"
    )
    public var identifierForVendor: UUID? { nil }

    /// The charge of the battery. It isn't available.
    @available(*, unavailable, message: "A page doesn't know the battery: leave it out")
    public var batteryLevel: Float { -1 }

    /// The notification of a new orientation. It isn't available.
    @available(
        *, unavailable,
        message: "Read UIDevice.current.orientation or a size class in a body, which runs again when it changes"
    )
    public nonisolated static let orientationDidChangeNotification = Notification.Name("")
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unknown kind.
    case unspecified = -1
    /// A phone or a tablet.
    case phone, pad
    /// A television or a car. No visitor has one.
    case tv, carPlay
    /// A Mac. No visitor of an app that sees iOS has one.
    case mac = 5
    /// A headset. No visitor has one.
    case vision
}

/// An orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown
    /// Upright.
    case portrait, portraitUpsideDown
    /// On a side.
    case landscapeLeft, landscapeRight
    /// On a table.
    case faceUp, faceDown

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device stands on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the device is upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
