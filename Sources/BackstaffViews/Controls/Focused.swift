import BackstaffGraph

/// The connection between a field and a ``FocusState``.
package struct FocusTarget: Equatable {
    private let location: AnyObject
    private let value: AnyHashable

    /// Returns whether the app wants the field to have the focus. A body that calls it is updated when the value
    /// changes.
    package let isWanted: @MainActor () -> Bool

    /// Updates the focus state after the field has received or lost the focus.
    package let note: @MainActor (Bool) -> Void

    @MainActor
    package init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) {
        location = binding.location
        self.value = AnyHashable(value)
        isWanted = { binding.wrappedValue == value }
        note = { isFocused in
            let isNoted = Tracking.untracked { binding.wrappedValue == value }
            if isNoted != isFocused { binding.wrappedValue = isFocused ? value : binding.cleared }
        }
    }

    package static func == (first: Self, second: Self) -> Bool {
        first.location === second.location && first.value == second.value
    }
}

struct FocusTargetKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
    var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }
}

extension View {
    /// Binds the keyboard focus of this view to a Boolean focus state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Binds the keyboard focus of this view to a value of a focus state.
    ///
    /// - Parameters:
    ///   - binding: The focus state. It is set to `value` when the view gets the focus.
    ///   - value: The value for which the view has the focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(\.focusTarget, FocusTarget(binding, equals: value))
    }
}
