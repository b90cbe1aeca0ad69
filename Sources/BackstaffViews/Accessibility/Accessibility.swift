import BackstaffElements
import BackstaffGraph

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The view is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The view is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The view plays a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The view is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The view is static text.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The view is a summary of the screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The view changes frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The view starts a media session.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The view allows direct interaction.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The view turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The view is modal.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The view is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// The treatment of child views by accessibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// Children are ignored.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Children are separate elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Children are combined into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Sets the accessibility label of this view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { described(.label, labelKey.string) }
    /// Sets the accessibility label of this view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { described(.label, String(label)) }
    /// Sets the accessibility label of this view.
    @_disfavoredOverload
    public func accessibilityLabel<Title: _TextTitle & _OverloadWeight>(_ label: Title) -> some View {
        described(.label, label._text.plainText)
    }

    /// Sets the accessibility hint of this view.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { described(.hint, hintKey.string) }
    /// Sets the accessibility hint of this view.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { described(.hint, String(hint)) }
    /// Sets the accessibility hint of this view.
    @_disfavoredOverload
    public func accessibilityHint<Title: _TextTitle & _OverloadWeight>(_ hint: Title) -> some View {
        described(.hint, hint._text.plainText)
    }

    /// Sets the accessibility value of this view.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { described(.value, valueKey.string) }
    /// Sets the accessibility value of this view.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { described(.value, String(value)) }
    /// Sets the accessibility value of this view.
    @_disfavoredOverload
    public func accessibilityValue<Title: _TextTitle & _OverloadWeight>(_ value: Title) -> some View {
        described(.value, value._text.plainText)
    }

    /// Sets the accessibility identifier of this view, by which tests can find it.
    public func accessibilityIdentifier(_ identifier: String) -> some View { described(.identifier, identifier) }

    /// Hides this view from screen readers.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        described([(.hiddenFromAccessibility, .flag(hidden))])
    }

    /// Adds accessibility traits to this view. The page uses those for headings, buttons and selected views.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        var attributes: DescriptionModifier.Attributes = []
        if traits.contains(.isHeader) { attributes.append((.heading, .number(2))) }
        attributes.append((.selected, .flag(traits.contains(.isSelected))))
        if traits.contains(.isButton) { attributes.append((.roleName, .text("button"))) }
        return described(attributes)
    }

    /// Removes accessibility traits from this view. It has no effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Sets the treatment of child views by accessibility. It has no effect: they are always separate elements.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Sets the priority in the order of reading. It has no effect: screen readers use the order of the page.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

    /// Sets labels for voice control. It has no effect.
    public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

    /// Adds an accessibility action. It has no effect.
    public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View { self }

    /// Sets accessibility information, for source compatibility with older code.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Sets accessibility information, for source compatibility with older code.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Sets accessibility information, for source compatibility with older code.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Hides this view from screen readers, for source compatibility with older code.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Sets the accessibility identifier, for source compatibility with older code.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Adds accessibility traits, for source compatibility with older code.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    private func described(_ key: AttributeKey, _ words: String) -> some View {
        described([(key, .text(words))])
    }
}
