/// A button that toggles the edit mode. Its title is “Edit”, or “Done” in edit mode.
///
/// It changes ``EnvironmentValues/editMode``, and has no effect if that is `nil`.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    /// The content and behavior of the view.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
