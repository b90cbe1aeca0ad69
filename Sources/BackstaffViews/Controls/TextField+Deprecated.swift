extension TextField where Label == Text {
    /// Creates a field with closures for the beginning and end of editing and for the Return key.
    ///
    /// - Parameters:
    ///   - onEditingChanged: Called with `true` when the field gets the focus, and with `false` when it loses the
    ///     focus.
    ///   - onCommit: Called when a user presses Return.
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:) in place of the closures.")
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(text, Text(titleKey), onEditingChanged, onCommit)
    }

    /// Creates a field with a closure for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:) in place of the closure.")
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text, Text(titleKey), nil, onCommit)
    }

    /// Creates a field with closures for the beginning and end of editing and for the Return key.
    @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:) in place of the closures.")
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(text, Text(title), onEditingChanged, onCommit)
    }

    /// Creates a field with a closure for the Return key.
    @available(*, deprecated, message: "Use onSubmit(of:_:) in place of the closure.")
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text, Text(title), nil, onCommit)
    }

    private init(
        _ text: Binding<String>, _ label: Text, _ onEditingChanged: (@MainActor (Bool) -> Void)?,
        _ onCommit: @escaping @MainActor () -> Void
    ) {
        let input = TextInput(source: TextSource(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
        self.init(input, label: label)
    }
}
