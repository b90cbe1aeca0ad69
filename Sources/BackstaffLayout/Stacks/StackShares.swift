/// The division of a stack's room among its children.
///
///     all children, by priority ──► the highest priority may use all room but the least lengths of the others
///        within a priority, the least flexible child first:
///           its offer = the room that is left / the children that still wait
///           its answer is taken from the room
///        ◄── what is left goes to the next priority
///
/// A child's flexibility is the difference between its greatest and its least length. Among children that take any
/// length, the one with the greatest least length comes first. Otherwise they come in the order of the source.
struct StackShares {
    struct Share {
        var proposal: LayoutProposal
        var size: LayoutSize
    }

    /// The offer to each child and its answer, in the order of the source.
    private(set) var list: [Share]

    init(_ children: [LayoutNode], along axis: LayoutAxis, _ gaps: Double, in room: LayoutProposal, _ pass: LayoutPass)
    {
        list = []
        list.reserveCapacity(children.count)
        let across = room[axis.other]
        guard let length = room[axis], length < .infinity else {
            let proposal = LayoutProposal(room[axis], along: axis, other: across)
            for child in children { list.append(Share(proposal: proposal, size: pass.size(of: child, at: proposal))) }
            return
        }
        for _ in children { list.append(Share(proposal: .zero, size: .zero)) }
        divide(length - gaps, among: children, along: axis, across, pass)
    }

    private mutating func divide(
        _ room: Double, among children: [LayoutNode], along axis: LayoutAxis, _ across: Double?, _ pass: LayoutPass
    ) {
        var left = room
        var priority = Self.highestPriority(of: children, below: nil)
        while let current = priority {
            let next = Self.highestPriority(of: children, below: current)
            var available = left
            if next != nil {
                for child in children where child.layoutPriority < current {
                    available -= Self.length(of: child, at: 0, along: axis, across, pass)
                }
            }
            let order = Self.order(of: children, with: current, along: axis, across, pass)
            for (position, index) in order.enumerated() {
                let offer = (available / Double(order.count - position)).zeroIfNegative
                let proposal = LayoutProposal(offer, along: axis, other: across)
                let size = pass.size(of: children[index], at: proposal)
                list[index] = Share(proposal: proposal, size: size)
                available -= size[axis]
                left -= size[axis]
            }
            priority = next
        }
    }

    private static func highestPriority(of children: [LayoutNode], below limit: Double?) -> Double? {
        var highest: Double?
        for child in children {
            let priority = child.layoutPriority
            if let limit, priority >= limit { continue }
            if let highest, highest >= priority { continue }
            highest = priority
        }
        return highest
    }

    /// The positions of the children with a priority, in the order in which they are offered room.
    private static func order(
        of children: [LayoutNode], with priority: Double, along axis: LayoutAxis, _ across: Double?, _ pass: LayoutPass
    ) -> [Int] {
        var order: [Int] = []
        for (index, child) in children.enumerated() where child.layoutPriority == priority { order.append(index) }
        // A single child is offered all room, however flexible it is.
        guard order.count > 1 else { return order }
        var keys: [Flexibility] = []
        keys.reserveCapacity(order.count)
        for index in order {
            let least = length(of: children[index], at: 0, along: axis, across, pass)
            let greatest = length(of: children[index], at: .infinity, along: axis, across, pass)
            keys.append(Flexibility(least: least, greatest: greatest))
        }
        return stableOrder(of: order.count) { keys[$0].precedes(keys[$1]) }.map { order[$0] }
    }

    private static func length(
        of child: LayoutNode, at length: Double, along axis: LayoutAxis, _ across: Double?, _ pass: LayoutPass
    ) -> Double {
        pass.size(of: child, at: LayoutProposal(length, along: axis, other: across))[axis]
    }

    /// How much a child's length can change.
    private struct Flexibility {
        let range: Double
        let least: Double

        init(least: Double, greatest: Double) {
            range = (greatest - least).zeroIfNaN
            self.least = least
        }

        func precedes(_ other: Flexibility) -> Bool {
            if range != other.range { return range < other.range }
            return range == .infinity && least > other.least
        }
    }
}
