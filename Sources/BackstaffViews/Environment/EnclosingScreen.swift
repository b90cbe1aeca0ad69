/// The screen that contains a view, with the parts that controls and lists need.
///
/// Stacks and presentations are in the upper layer. They put their screens into the environment as this protocol.
@MainActor
package protocol EnclosingScreen: AnyObject, Sendable {
    /// The edit mode of the screen.
    var editMode: Binding<EditMode> { get }

    /// What begins to rename the screen's title, if a user can do that.
    var titleRenaming: (() -> Void)? { get }

    /// Whether links on the screen lead to the next column of a split view.
    var leadsToNextColumn: Bool { get }

    /// Pushes a screen with a list.
    ///
    /// - Returns: A closure that updates the pushed screen while it exists, or `nil` if this screen isn't on a stack.
    func push<Rows: View>(_ screen: ListScreen<Rows>) -> (@MainActor (ListScreen<Rows>) -> Void)?

    /// Pops this screen and all screens above it.
    func dismiss()
}

/// A screen with a title and a list.
package struct ListScreen<Rows: View> {
    package let title: String
    package let rows: Rows
}

private enum EnclosingScreenKey: EnvironmentKey {
    static var defaultValue: (any EnclosingScreen)? { nil }
}

extension EnvironmentValues {
    /// The screen that contains the view.
    package var enclosingScreen: (any EnclosingScreen)? {
        get { self[EnclosingScreenKey.self] }
        set { self[EnclosingScreenKey.self] = newValue }
    }
}
