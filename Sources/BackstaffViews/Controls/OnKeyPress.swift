import BackstaffElements
import BackstaffGraph
import Foundation

/// Performs an action for keys, while the view or one inside it has the keyboard focus.
///
/// The page sends a key to the innermost element that takes it. The actions of that element and of those around it are
/// asked from the outside in, as in SwiftUI:
///
///     key ──► page: the innermost element that takes the key
///                 │
///                 ▼
///     the outermost action ── ignored ──► the next one inside, … ── ignored ──► declined: the page does what the key
///          └── handled: no other action is asked                                 does elsewhere
private struct KeyPressModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let handler: KeyPressHandler

    init(keys: [String]?, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result?) {
        handler = KeyPressHandler(keys: keys, phases: phases, action: action)
    }

    func configure(_ wrapper: WrapperNode) {
        let tree = wrapper.graph.tree
        wrapper.memory = handler
        wrapper.onEvent = { event, element in
            guard case .keyPress(let press) = event, let key = KeyPress(press) else { return tree.decline() }
            var handlers: [KeyPressHandler] = []
            var current: Element? = element
            while let taker = current {
                let wrapper = taker.responder as? WrapperNode
                if let handler = wrapper?.memory as? KeyPressHandler { handlers.append(handler) }
                current = taker.parent
            }
            if !handlers.reversed().contains(where: { $0.handles(key) }) { tree.decline() }
        }
        wrapper.set(.keys, handler.keys.map { $0.joined(separator: " ") } ?? "*")
        wrapper.set(.keyPhases, handler.phases == [.down, .repeat] ? nil : handler.phases.names)
        wrapper.respond(to: .keyPress)
    }
}

/// An action for keys.
private final class KeyPressHandler {
    /// The names in browsers of the keys that the action is for, or `nil` if only the action itself knows.
    let keys: [String]?
    let phases: KeyPress.Phases
    /// Returns `nil` if the action isn't for the key.
    private let action: (KeyPress) -> KeyPress.Result?

    init(keys: [String]?, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result?) {
        self.keys = keys
        self.phases = phases
        self.action = action
    }

    /// Performs the action if it is for the key.
    ///
    /// - Returns: Whether the action has handled the key.
    func handles(_ press: KeyPress) -> Bool {
        phases.contains(press.phase) && keys?.contains(press.key.name) ?? true && action(press) == .handled
    }
}

extension KeyPress.Phases {
    /// The value of the attribute `key-phases`.
    fileprivate var names: String {
        let named: [(phase: Self, name: ElementKeyPress.Phase)] = [(.down, .down), (.repeat, .repeat), (.up, .up)]
        return named.filter { contains($0.phase) }.map(\.name.rawValue).joined(separator: " ")
    }
}

extension View {
    /// Adds an action for a key, while this view or one inside it has the keyboard focus.
    ///
    /// Give the view the focus with ``focusable(_:)``, or use a text field. The action runs when the key is pressed, and again
    /// while it repeats. If several views around the focus have an action for the key, the outermost one is performed first,
    /// and the next one only if that ignores the key. Keys that are pressed together with Command or Control belong to the
    /// browser. In a text field, a key enters or deletes text only if no action handles it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action. It returns `ignored` to leave the key to the views inside this one, and then to the
    ///     browser.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key.name], phases: [.down, .repeat]) { _ in action() })
    }

    /// Adds an action for a key, while this view or one inside it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: When the action runs.
    ///   - action: The action. It returns `ignored` to leave the key to the views inside this one, and then to the
    ///     browser.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key.name], phases: phases, action: action))
    }

    /// Adds an action for some keys, while this view or one inside it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - phases: When the action runs.
    ///   - action: The action. It returns `ignored` to leave the key to the views inside this one, and then to the
    ///     browser.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys.map(\.name).sorted(), phases: phases, action: action))
    }

    /// Adds an action for keys that enter certain characters, while this view or one inside it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - characters: The characters.
    ///   - phases: When the action runs.
    ///   - action: The action. It returns `ignored` to leave the key to the views inside this one, and then to the
    ///     browser.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(keys: nil, phases: phases) { press in
                press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : nil
            })
    }

    /// Adds an action for all keys, while this view or one inside it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - phases: When the action runs.
    ///   - action: The action. It returns `ignored` to leave the key to the views inside this one, and then to the
    ///     browser.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
    }
}
