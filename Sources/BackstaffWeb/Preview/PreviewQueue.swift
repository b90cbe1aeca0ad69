/// The previews that wait for the main actor.
///
///     request ──► too many of its address, or in all? ──yes──► refused
///                    │ no
///                    └──► waits ──► no preview runs, and it is its address's turn ──► runs ──► the next
///
/// One preview runs at a time. The next one is passed to the main actor when the last one is done, behind the events
/// that have arrived since. So an event waits for one preview at most, however many are asked for. The addresses take
/// turns, so nobody waits for all previews of somebody else.
struct PreviewQueue<Preview> {
    private let limit: Int
    private let limitPerAddress: Int
    private var waiting: [IPAddress.Block: [Preview]] = [:]
    /// The addresses with waiting previews, in the order of their turns.
    private var turns: [IPAddress.Block] = []
    private var isRunning = false
    private(set) var count = 0

    /// - Parameters:
    ///   - limit: The number of previews that may wait.
    ///   - limitPerAddress: The number of previews of one address that may wait.
    init(limit: Int, limitPerAddress: Int) {
        self.limit = limit
        self.limitPerAddress = limitPerAddress
    }

    /// Adds a preview.
    ///
    /// - Returns: Whether there was space for it.
    mutating func add(_ preview: Preview, from address: IPAddress.Block) -> Bool {
        let ofAddress = waiting[address]?.count ?? 0
        guard count < limit, ofAddress < limitPerAddress else { return false }
        if ofAddress == 0 { turns.append(address) }
        waiting[address, default: []].append(preview)
        count += 1
        return true
    }

    /// Returns the preview that runs now, or `nil` if one is running or none waits.
    mutating func start() -> Preview? {
        guard !isRunning, !turns.isEmpty else { return nil }
        let address = turns.removeFirst()
        guard var previews = waiting.removeValue(forKey: address) else { return nil }
        let preview = previews.removeFirst()
        if !previews.isEmpty {
            waiting[address] = previews
            turns.append(address)
        }
        count -= 1
        isRunning = true
        return preview
    }

    /// The running preview is done.
    mutating func finish() {
        isRunning = false
    }
}
