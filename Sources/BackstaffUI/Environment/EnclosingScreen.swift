/// The screen that a view is on, as far as controls and lists need to know it.
///
/// Stacks and presentations stand above the controls, and put their screens into the environment as this.
@MainActor
protocol EnclosingScreen: AnyObject, Sendable {
    /// Whether a person edits what the screen shows.
    var editMode: Binding<EditMode> { get }

    /// Whether links on the screen lead to the next column of a split view.
    var leadsToNextColumn: Bool { get }

    /// Pushes a screen with a list above this one.
    ///
    /// - Returns: What brings the pushed screen up to date for as long as it is there. `nil` if this screen is on no stack.
    func push<Rows: View>(_ screen: ListScreen<Rows>) -> (@MainActor (ListScreen<Rows>) -> Void)?

    /// Takes this screen off its stack, with all above it.
    func dismiss()
}

/// A screen with a title and a list.
struct ListScreen<Rows: View> {
    let title: String
    let rows: Rows
}

private enum EnclosingScreenKey: EnvironmentKey {
    static var defaultValue: (any EnclosingScreen)? { nil }
}

extension EnvironmentValues {
    /// The screen that the view is on.
    var enclosingScreen: (any EnclosingScreen)? {
        get { self[EnclosingScreenKey.self] }
        set { self[EnclosingScreenKey.self] = newValue }
    }
}
