import BackstaffViews
import Foundation

/// An object that gets events: the base of delegates, view controllers and views. It is equal only to itself.
@MainActor @preconcurrency
open class UIResponder: Hashable {
    /// Creates a responder.
    public init() {}

    /// Takes the focus from the field that has it.
    ///
    /// - Returns: `true`.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        EnvironmentValues.ofCurrentScene.enclosingScene?.leaveField()
        return true
    }

    public nonisolated static func == (first: UIResponder, second: UIResponder) -> Bool { first === second }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIApplication {
    /// Sends `resignFirstResponder` to the field that has the focus. Call it in an action of a view.
    ///
    /// - Parameters:
    ///   - action: The method. All others do nothing.
    ///   - target: It must be `nil`, which means the field with the focus.
    ///   - sender: It changes nothing.
    ///   - event: It changes nothing.
    /// - Returns: Whether the method was called.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard action == "resignFirstResponder", target == nil,
            let scene = EnvironmentValues.ofCurrentScene.enclosingScene
        else { return false }
        scene.leaveField()
        return true
    }
}

/// An event of UIKit. There is none.
public final class UIEvent: Sendable {
    private init() {}
}
