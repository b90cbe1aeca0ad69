import Foundation

/// The room that a preview of a view has.
public enum PreviewLayout: Hashable, Sendable {
    /// That of a device.
    case device
    /// As much as the view takes.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview views on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The device with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The device with a name.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// Which way round a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portrait-upside-down")
    /// On its right side.
    public static let landscapeLeft = InterfaceOrientation(name: "landscape-left")
    /// On its left side.
    public static let landscapeRight = InterfaceOrientation(name: "landscape-right")

    /// All of them.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

extension View {
    /// Says how much room a preview of this view has. In an app that runs it means nothing, as with Apple's.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Says what a preview of this view is called. In an app that runs it means nothing, as with Apple's.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says on which device this view is previewed. In an app that runs it means nothing, as with Apple's.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Says which way round the device of a preview is held. In an app that runs it means nothing, as with Apple's.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
