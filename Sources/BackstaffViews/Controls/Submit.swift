import BackstaffGraph

/// The events that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Creates triggers from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The action of a view for submissions inside it.
package struct SubmitAction {
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
    /// Whether the actions of the views around this one aren't called.
    var isBlocking = false

    /// Calls the actions of all enclosing views for `trigger`, the nearest first.
    @MainActor
    package static func run(for trigger: SubmitTriggers, from scope: EnvironmentScope?) {
        let key = ObjectIdentifier(SubmitActionKey.self)
        var next = EnvironmentScope.lookUp(key, from: scope)
        while let found = next {
            // Entries for a key have its type, so the downcast is sound.
            let value = unsafeDowncast(found, to: EnvironmentEntry<SubmitAction?>.self).currentValue
            if let value, value.triggers.contains(trigger) { value.action() }
            if let value, value.isBlocking { return }
            next = EnvironmentScope.lookUp(key, from: found.parent)
        }
    }
}

struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension View {
    /// Adds an action that is performed when a user presses Return in a field in this view.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields.
    ///   - action: The action.
    @preconcurrency
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
        modifier(EnvironmentModifier { $0[SubmitActionKey.self] = SubmitAction(triggers: triggers, action: action) })
    }

    /// Keeps submissions of fields in this view from the actions of the views around it.
    ///
    /// - Parameter isBlocking: Whether they are kept from them.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(
            EnvironmentModifier {
                $0[SubmitActionKey.self] = SubmitAction(triggers: [], action: {}, isBlocking: isBlocking)
            })
    }
}
