import Foundation

/// The layout direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, for example for English, or right to left, for example for Arabic.
    case leftToRight, rightToLeft
}

enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }

extension EnvironmentValues {
    /// The layout direction.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of pixels per point. The server doesn't know it and assumes 2.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the user prefers reduced motion.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether the user prefers reduced transparency. The server doesn't know it, so it is always `false`.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether the user prefers differentiation without color. The server doesn't know it, so it is always `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether a screen reader is running. Browsers don't report it, so it is always `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
