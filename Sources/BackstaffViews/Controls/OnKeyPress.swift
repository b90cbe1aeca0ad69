import BackstaffElements
import BackstaffGraph
import Foundation

/// Performs an action for keys, while the view or one inside it has the keyboard focus.
///
///     key ──► page: the innermost element that takes the key ──► action ── handled
///                                                                  └ ignored ──► the next element around it, …
///                                                                                none ──► declined: the page does
///                                                                                what the key does elsewhere
private struct KeyPressModifier: WrappingModifier {
    static var role: ElementRole { .style }

    /// The names in browsers of the keys that the action is for, or `nil` if only the action itself knows.
    let keys: [String]?
    let phases: KeyPress.Phases
    /// Returns `nil` if the action isn't for the key.
    let action: (KeyPress) -> KeyPress.Result?

    func configure(_ wrapper: WrapperNode) {
        let (keys, phases, action, tree) = (keys, phases, action, wrapper.graph.tree)
        wrapper.onEvent = { event, element in
            guard case .keyPress(let press) = event else { return }
            if let key = KeyPress(press), phases.contains(key.phase), keys?.contains(key.key.name) ?? true,
                action(key) == .handled
            {
                return
            }
            var outer = element.parent
            while let current = outer, !current.verbs.contains(.keyPress) { outer = current.parent }
            if let outer, let responder = outer.responder {
                responder.respond(to: event, at: outer)
            } else {
                tree.decline()
            }
        }
        wrapper.set(.keys, keys.map { $0.joined(separator: " ") } ?? "*")
        wrapper.set(.keyPhases, phases == [.down, .repeat] ? nil : phases.names)
        wrapper.respond(to: .keyPress)
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
    /// while it repeats. Keys that are pressed together with Command or Control belong to the browser, and so do keys
    /// that enter text into a field.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action. It returns `ignored` to leave the key to the views around this one, or to the browser.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key.name], phases: [.down, .repeat]) { _ in action() })
    }

    /// Adds an action for a key, while this view or one inside it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: When the action runs.
    ///   - action: The action. It returns `ignored` to leave the key to the views around this one, or to the browser.
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
    ///   - action: The action. It returns `ignored` to leave the key to the views around this one, or to the browser.
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
    ///   - action: The action. It returns `ignored` to leave the key to the views around this one, or to the browser.
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
    ///   - action: The action. It returns `ignored` to leave the key to the views around this one, or to the browser.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
    }
}
