/// What a button is for, where that changes how it looks.
public struct ButtonRole: Equatable, Sendable {
    let name: String

    /// A button that deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that accepts what is shown.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes what is shown.
    public static let close = ButtonRole(name: "close")
}
