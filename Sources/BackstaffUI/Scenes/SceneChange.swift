extension Scene {
    /// Runs an action when a value that the app or the scene reads has changed.
    ///
    /// ```swift
    /// @Environment(\.scenePhase) private var phase
    ///
    /// var body: some Scene {
    ///     WindowGroup { ContentView() }
    ///         .onChange(of: phase) { _, phase in
    ///             if phase == .background { store.save() }
    ///         }
    /// }
    /// ```
    ///
    /// It runs once for an app, even if several tabs show the scene.
    ///
    /// - Parameters:
    ///   - value: The value to watch. Values are compared with `==`.
    ///   - initial: Whether the action also runs for the first value. It gets the first value twice then.
    ///   - action: The action. It gets the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene {
        WatchingScene(content: self, watch: ValueWatch(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value that the app or the scene reads has changed.
    ///
    /// - Parameters:
    ///   - value: The value to watch. Values are compared with `==`.
    ///   - initial: Whether the action also runs for the first value.
    ///   - action: The action.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        WatchingScene(content: self, watch: ValueWatch(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs an action when a value that the app or the scene reads has changed.
    ///
    /// - Parameters:
    ///   - value: The value to watch. Values are compared with `==`.
    ///   - action: The action. It gets the new value. It is optional so that the compiler reports a typo sooner.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<Value: Equatable>(
        of value: Value, perform action: ((_ newValue: Value) -> Void)?
    ) -> some Scene {
        WatchingScene(content: self, watch: ValueWatch(value: value, initial: false) { _, new in action?(new) })
    }
}

/// A scene with a value that it watches.
private struct WatchingScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let watch: any SceneWatch

    static func _describe(_ scene: Self, in list: inout _SceneList) {
        Content._describe(scene.content, in: &list)
        list.watches.append(scene.watch)
    }
}

private struct ValueWatch<Value: Equatable>: SceneWatch {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func act(after former: (any SceneWatch)?) {
        guard let former = former as? ValueWatch<Value> else {
            if initial { action(value, value) }
            return
        }
        if former.value != value { action(former.value, value) }
    }
}
