import BackstaffGraph

extension View {
    /// Adds an asynchronous task that runs while this view is on screen.
    ///
    /// The task starts when the view appears, is canceled when the view disappears, and starts again when the view
    /// reappears. It starts in the order of the modifiers: after an `onAppear` inside it, and before one around it. The
    /// part up to the first suspension runs before the view is first shown.
    public func task(
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, place: TaskPlace(file: file, line: line), action: action))
    }

    /// Adds an asynchronous task that runs while this view is on screen, and restarts when `id` changes.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, place: TaskPlace(file: file, line: line), action: action))
    }
}

/// The line in the app's source that adds a task.
struct TaskPlace {
    let file: String
    let line: Int

    /// The name of the task, as in SwiftUI.
    var taskName: String { "View.task @ \(file):\(line)" }
}

/// Runs an asynchronous task while a view is on screen.
struct TaskModifier<ID: Equatable>: NodeModifier {
    let id: ID
    let priority: TaskPriority
    let place: TaskPlace
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
            graph.afterUpdate(of: self) { [weak self] in
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
        task = graph.work.run(name: modifier.place.taskName, priority: modifier.priority, modifier.action)
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }
}
