/// The views that may have to be told that they appear or disappear.
@MainActor
struct AppearanceQueue {
    private var waiting: ContiguousArray<any AppearanceParticipant> = []
    /// The views that disappear before others appear, such as those in rows that were scrolled away.
    private var leaving: ContiguousArray<any AppearanceParticipant> = []

    var isEmpty: Bool { waiting.isEmpty && leaving.isEmpty }

    mutating func add(_ participant: any AppearanceParticipant, isEarly: Bool) {
        if isEarly { leaving.append(participant) } else { waiting.append(participant) }
    }

    /// Removes all views and returns them, so that others can be added while these are told.
    mutating func take() -> AppearanceQueue {
        let due = self
        waiting.removeAll(keepingCapacity: true)
        leaving.removeAll(keepingCapacity: true)
        return due
    }

    /// Tells the views. Those that appear together are told in the reverse of their order, so inner views and later
    /// siblings come first.
    func run() {
        for participant in leaving where !participant.isShown && participant.hasAppeared { participant.disappear() }
        for participant in waiting.reversed() where !participant.hasAppeared && participant.isShown {
            participant.appear()
        }
        for participant in waiting where participant.hasAppeared && !participant.isShown { participant.disappear() }
    }
}
