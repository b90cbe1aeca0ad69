/// The level of a heading for screen readers.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No level of its own. It is that of a section.
    case unspecified
    /// The levels from the highest to the lowest.
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Makes the view a heading of a level for screen readers, which can jump from heading to heading.
    ///
    /// Set the level outside of the trait ``AccessibilityTraits/isHeader``, if the view has both.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        described([(.heading, .number(level == .unspecified ? 2 : Double(level.rawValue)))])
    }
}
