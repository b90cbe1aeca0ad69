/// A view that changes the transaction for the views in it, such as one with an animation.
@MainActor
package protocol TransactionFollower: AnyObject {
    /// Called at the start of an update whose transaction differs from the one before. `isNext` is `true` if this is
    /// another update than that in which the view last changed.
    func follow(isNext: Bool)
}

/// The followers of a graph. An outer one was added before those inside it.
@MainActor
struct TransactionFollowers {
    private struct Reference {
        weak var follower: (any TransactionFollower)?
    }

    private var all: ContiguousArray<Reference> = []

    mutating func add(_ follower: any TransactionFollower) {
        if all.count == all.capacity { all.removeAll { $0.follower == nil } }
        all.append(Reference(follower: follower))
    }

    func follow(isNext: Bool) {
        for reference in all { reference.follower?.follow(isNext: isNext) }
    }
}
