import BackstaffGraph

/// What a field has to do with a ``FocusState``: when it is to have the focus, and what to write when it comes or goes.
struct FocusTarget: Equatable {
    private let location: AnyObject
    private let value: AnyHashable

    /// Whether the field is to have the focus. Reading it from a body is recorded.
    let isWanted: @MainActor () -> Bool

    /// Says that the field has come to have the focus, or has lost it.
    let note: @MainActor (Bool) -> Void

    @MainActor
    init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) {
        location = binding.location
        self.value = AnyHashable(value)
        isWanted = { binding.wrappedValue == value }
        note = { isFocused in
            let isNoted = Tracking.untracked { binding.wrappedValue == value }
            if isNoted != isFocused { binding.wrappedValue = isFocused ? value : binding.cleared }
        }
    }

    static func == (first: Self, second: Self) -> Bool {
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
    /// Ties whether this view has keyboard focus to a condition.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Ties keyboard focus to a value: the view has focus while `binding` has `value`, and when it is given focus
    /// `binding` is given `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(\.focusTarget, FocusTarget(binding, equals: value))
    }
}
