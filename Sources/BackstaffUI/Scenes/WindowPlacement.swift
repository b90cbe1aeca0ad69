import Foundation

/// Which sizes a window may have.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// As the platform likes.
    public static let automatic = WindowResizability(name: "automatic")
    /// The size of its content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// At least the least size of its content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Says which sizes windows may have. A tab is as large as its browser makes it: this has no effect.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Says where new windows stand. A tab stands where its browser does: this has no effect.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
