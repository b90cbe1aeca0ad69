/// A button that begins and ends editing: "Edit", and while a person edits, "Done".
///
/// It changes ``EnvironmentValues/editMode``, and does nothing where there is none.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// The button.
    public init() {}

    /// What is shown.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
