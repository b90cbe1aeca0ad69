/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    let name: String

    /// A button for a destructive action.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes a view.
    public static let close = ButtonRole(name: "close")
}
