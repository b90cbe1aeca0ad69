/// A property of an item that people can edit.
public enum ItemField: String, CaseIterable, Identifiable, Sendable {
    case number
    case name
    case unit
    case place
    case minimum

    public var id: Self { self }

    /// The title in a form.
    public var title: String { rawValue.capitalized }
}
