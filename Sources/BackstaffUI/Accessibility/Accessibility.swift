import BackstaffElements
import BackstaffGraph

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// The traits whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It heads what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// It searches.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// It makes a sound of its own.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// It is a key.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// It is only read.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It sums up a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// It lets media begin.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// It can be moved over directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Nothing else can be used meanwhile.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is switched on and off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// What a screen reader makes of the views inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// They are passed over.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Says what a screen reader calls this view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { described(.label, labelKey.string) }
    /// Says what a screen reader calls this view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { described(.label, String(label)) }
    /// Says what a screen reader calls this view.
    public func accessibilityLabel(_ label: Text) -> some View { described(.label, label.plainText) }

    /// Says what happens when this view is used.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { described(.hint, hintKey.string) }
    /// Says what happens when this view is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { described(.hint, String(hint)) }
    /// Says what happens when this view is used.
    public func accessibilityHint(_ hint: Text) -> some View { described(.hint, hint.plainText) }

    /// Says what this view stands at.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { described(.value, valueKey.string) }
    /// Says what this view stands at.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { described(.value, String(value)) }
    /// Says what this view stands at.
    public func accessibilityValue(_ value: Text) -> some View { described(.value, value.plainText) }

    /// Gives this view a name that tests find it by.
    public func accessibilityIdentifier(_ identifier: String) -> some View { described(.identifier, identifier) }

    /// Hides this view from screen readers.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        described([(.hiddenFromAccessibility, .flag(hidden))])
    }

    /// Says what this view is. The page tells of headings, buttons and what is chosen.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        var attributes: DescriptionModifier.Attributes = []
        if traits.contains(.isHeader) { attributes.append((.heading, .number(2))) }
        attributes.append((.selected, .flag(traits.contains(.isSelected))))
        if traits.contains(.isButton) { attributes.append((.roleName, .text("button"))) }
        return described(attributes)
    }

    /// Says what this view isn't. Accepted without effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Says what a screen reader makes of the views inside. Accepted without effect: it reads them one by one.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Says how early a screen reader reads this view. Accepted without effect: it reads in the order of the page.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

    /// Gives names that a voice command can use. Accepted without effect.
    public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

    /// Adds an action for screen readers. Accepted without effect.
    public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View { self }

    /// Describes this view to a screen reader, in the form of older code.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Describes this view to a screen reader, in the form of older code.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Describes this view to a screen reader, in the form of older code.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Hides this view from screen readers, in the form of older code.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Names this view for tests, in the form of older code.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Says what this view is, in the form of older code.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    private func described(_ key: AttributeKey, _ words: String) -> some View {
        described([(key, .text(words))])
    }
}
