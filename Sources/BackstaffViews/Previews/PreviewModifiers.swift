import Foundation

/// The layout of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of a device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a device from its name.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    /// Portrait.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Portrait, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portrait-upside-down")
    /// Landscape, turned to the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscape-left")
    /// Landscape, turned to the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscape-right")

    /// All orientations.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

extension View {
    /// Sets the layout of a preview. It has no effect in a running app, as in SwiftUI.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the name of a preview. It has no effect in a running app, as in SwiftUI.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the device of a preview. It has no effect in a running app, as in SwiftUI.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the orientation of a preview. It has no effect in a running app, as in SwiftUI.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
