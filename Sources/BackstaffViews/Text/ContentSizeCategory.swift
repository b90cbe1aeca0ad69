/// The text size setting of the user, under its older name. Use ``DynamicTypeSize`` in new code.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The standard sizes from the smallest to the largest. The default is `large`.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The accessibility sizes from the smallest to the largest.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Creates the category for a text size. The result is `nil` if there is none, which isn't so for any size of today.
    public init?(_ size: DynamicTypeSize) {
        guard let category = Self.allCases.first(where: { $0.size == size }) else { return nil }
        self = category
    }

    fileprivate var size: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether the first category stands for smaller text.
    public static func < (first: Self, second: Self) -> Bool { first.size < second.size }
}

extension DynamicTypeSize {
    /// Creates the text size for a category.
    public init?(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
    /// The text size, under its older name: ``dynamicTypeSize`` in other words.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) ?? .large }
        set { dynamicTypeSize = newValue.size }
    }
}
