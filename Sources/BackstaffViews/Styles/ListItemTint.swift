import BackstaffGraph

/// The tint of the rows of a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A tint that an app's user can't change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A tint that takes second place to the user's choice. On a page it is as ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The color of secondary text.
    public static let monochrome = ListItemTint(color: .secondary)
}

extension View {
    /// Sets the tint of this view's rows, or of their icons.
    ///
    /// - Parameter tint: The tint, or `nil` for the tint of the list.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Sets the tint of this view's rows, or of their icons.
    ///
    /// - Parameter tint: The color, or `nil` for the tint of the list.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
    /// The usual prominence.
    case standard
    /// A higher prominence.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the headers of sections in this view.
    ///
    /// The page shows all headers with the usual prominence. A header can read the value from the environment.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
