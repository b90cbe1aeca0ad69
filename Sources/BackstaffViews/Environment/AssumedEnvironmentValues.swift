import BackstaffGraph
import Foundation

/// The weight of text that a user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight.
    case regular
    /// Bold text.
    case bold
}

/// Values that a page doesn't know. Each has the value that it has on a device with the usual settings.
extension EnvironmentValues {
    /// Whether a user has asked for more legible text. Browsers don't report it, so it is always `nil`.
    public var legibilityWeight: LegibilityWeight? { nil }
    /// Whether an assistive technology is on. Browsers don't report it, so it is always `false`.
    public var accessibilityEnabled: Bool { false }
    /// Whether colors are inverted. Browsers don't report it, so it is always `false`.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons are to have visible shapes. Browsers don't report it, so it is always `false`.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether a switch controls the device. Browsers don't report it, so it is always `false`.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether flashing lights are dimmed. Browsers don't report it, so it is always `false`.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated images play. Browsers don't report it, so it is always `true`.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether the large content viewer is on. Browsers don't report it, so it is always `false`.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether assistive access is on. Browsers don't report it, so it is always `false`.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether the screen is being recorded. Browsers don't report it, so it is always `false`.
    public var isSceneCaptured: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views look as in the active window. As on an iPhone, it is always `true` unless the app sets it.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the screen is dimmed because it is always on. Browsers don't report it, so it is `false` unless the app sets it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
}

private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of a list's rows, in points. The page doesn't use it.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of a list's headers, in points. The page doesn't use it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
}
