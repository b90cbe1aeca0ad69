import NIOCore

/// Work of clients that waits: for the main actor, such as previews and scenes of pages that connect, or for a worker.
///
///     request ──► too many of its address, or in all? ──yes──► refused
///                    │ no
///                    └──► waits ──► nothing runs, and it is its address's turn ──► runs ──► the next
///
/// With ``start()``, one piece of work runs at a time. The next one is passed to the main actor when the last one is
/// done, behind the events that have arrived since. So an event waits for one of them at most, however many there are.
/// With ``next(where:)``, work runs whether or not other work is running. In both cases the addresses take turns, so nobody
/// waits for all the work of somebody else.
struct TurnQueue<Work> {
    private let limit: Int
    private let limitPerAddress: Int
    private var waiting: [IPAddress.Block: CircularBuffer<Work>] = [:]
    /// The addresses with waiting work, in the order of their turns.
    private var turns = CircularBuffer<IPAddress.Block>()
    /// The addresses with waiting work that have no turn until they are resumed.
    private var setAside: Set<IPAddress.Block> = []
    private var isRunning = false
    private(set) var count = 0

    /// - Parameters:
    ///   - limit: How much work may wait.
    ///   - limitPerAddress: How much work of one address may wait.
    init(limit: Int = .max, limitPerAddress: Int = .max) {
        self.limit = limit
        self.limitPerAddress = limitPerAddress
    }

    /// Adds work.
    ///
    /// - Returns: The limit that leaves no space for it, or `nil` if it was added. If both limits are reached, it is the one
    ///   of the address.
    mutating func add(_ work: Work, from address: IPAddress.Block) -> FullTurnQueue? {
        let ofAddress = waiting[address]?.count ?? 0
        if ofAddress >= limitPerAddress { return .ofAddress }
        if count >= limit { return .ofAll }
        if ofAddress == 0 { turns.append(address) }
        waiting[address, default: []].append(work)
        count += 1
        return nil
    }

    /// Returns the work that runs now, or `nil` if some is running or none waits.
    mutating func start() -> Work? {
        guard !isRunning, let work = next() else { return nil }
        isRunning = true
        return work
    }

    /// Returns the work whose turn it is, or `nil` if none waits.
    ///
    /// - Parameter isReady: Whether an address may have its turn. Another one isn't held up by it: it is set aside, and isn't
    ///   looked at before ``resume(_:)``. So the cost doesn't grow with the number of addresses that wait.
    mutating func next(where isReady: (IPAddress.Block) -> Bool = { _ in true }) -> Work? {
        while let address = turns.popFirst() {
            guard isReady(address) else {
                setAside.insert(address)
                continue
            }
            guard var others = waiting.removeValue(forKey: address) else { continue }
            let work = others.removeFirst()
            if !others.isEmpty {
                waiting[address] = others
                turns.append(address)
            }
            count -= 1
            return work
        }
        return nil
    }

    /// An address that was set aside has its next turn behind those that wait. Another address keeps its place.
    mutating func resume(_ address: IPAddress.Block) {
        if setAside.remove(address) != nil { turns.append(address) }
    }

    /// The running work is done.
    mutating func finish() {
        isRunning = false
    }

    /// Whether work of an address waits.
    func isWaitedFor(by address: IPAddress.Block) -> Bool {
        waiting[address] != nil
    }

    /// Removes work of an address that isn't needed any more.
    mutating func remove(from address: IPAddress.Block, where isUnneeded: (Work) -> Bool) {
        guard var others = waiting.removeValue(forKey: address) else { return }
        count -= others.count
        others.removeAll(where: isUnneeded)
        count += others.count
        if !others.isEmpty {
            waiting[address] = others
        } else if setAside.remove(address) == nil {
            turns.removeAll { $0 == address }
        }
    }
}

/// Why work isn't added to a ``TurnQueue``.
enum FullTurnQueue {
    /// As much work of the address waits as may. There is space for other addresses.
    case ofAddress
    /// As much work waits in all as may.
    case ofAll
}
