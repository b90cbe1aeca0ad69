/// Who uses the app, if the server knows it.
///
/// An app reads the value with `@Environment(\.visitor)`. SwiftUI has nothing like it, because an app on a device has one
/// user.
///
/// ```swift
/// @Environment(\.visitor) private var visitor
///
/// Text(visitor.name.map { "Signed in as \($0)" } ?? "Not signed in")
/// ```
///
/// The server doesn't ask for passwords. A proxy in front does that, and passes the name on in a header. The server
/// reads the header only if it is started with `--trusted-proxy` and `--identity-header`. In `swift test`, set the value
/// with `.environment(\.visitor, …)`.
public struct VisitorIdentity: Hashable, Sendable {
    /// The name with which the visitor has signed in at the proxy, or `nil` if nobody has signed in.
    public var name: String?
    /// The groups that the proxy has named, in its order.
    public var groups: [String]
    /// The address of the visitor's machine, such as `192.0.2.1`, or `nil` if it isn't known.
    public var address: String?

    /// Creates a value, for previews and tests.
    ///
    /// - Parameters:
    ///   - name: The name of the visitor, or `nil` for one who hasn't signed in.
    ///   - groups: The groups of the visitor.
    ///   - address: The address of the visitor's machine.
    public init(name: String? = nil, groups: [String] = [], address: String? = nil) {
        self.name = name
        self.groups = groups
        self.address = address
    }
}

private enum VisitorKey: EnvironmentKey {
    static var defaultValue: VisitorIdentity { VisitorIdentity() }
}

extension EnvironmentValues {
    /// Who uses the app, if the server knows it. Otherwise the value has no name.
    ///
    /// SwiftUI has no such value.
    public var visitor: VisitorIdentity {
        get { self[VisitorKey.self] }
        set { self[VisitorKey.self] = newValue }
    }
}
