import Foundation

/// The sizes that a window can have.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = WindowResizability(name: "automatic")
    /// The size of the window's content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// At least the minimum size of the window's content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Sets the sizes that windows can have. It has no effect, because the browser determines the size of a tab.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the position of new windows. It has no effect, because a tab is where its browser is.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
