import BackstaffGraph

extension View {
    /// Adds an asynchronous task that runs while this view is on screen.
    ///
    /// The task starts when the view appears, is canceled when the view disappears, and starts again when the view
    /// reappears.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Adds an asynchronous task that runs while this view is on screen, and restarts when `id` changes.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, action: action))
    }
}

/// Runs an asynchronous task while a view is on screen.
struct TaskModifier<ID: Equatable>: NodeModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func makeNode(under parent: _Node) -> TaskNode<ID> { TaskNode<ID>(self, under: parent) }

    func update(_ node: TaskNode<ID>) { node.update(to: self) }
}

/// The node of a view with a task.
///
///     appear ──► start ──► disappear: cancel ──► appear: start again
///                  └─ another id: cancel, start again
final class TaskNode<ID: Equatable>: AppearanceNode {
    private var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?

    init(_ modifier: TaskModifier<ID>, under parent: _Node) {
        self.modifier = modifier
        super.init(AppearanceActions(), under: parent)
    }

    func update(to new: TaskModifier<ID>) {
        let isRestarted = new.id != modifier.id
        modifier = new
        if isRestarted, task != nil {
            graph.afterUpdate { [weak self] in
                guard let self, hasAppeared else { return }
                cancel()
                start()
            }
        }
    }

    override func appear() {
        super.appear()
        start()
    }

    override func disappear() {
        super.disappear()
        cancel()
    }

    private func start() {
        let action = modifier.action
        task = graph.work.run(priority: modifier.priority, action)
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }
}
