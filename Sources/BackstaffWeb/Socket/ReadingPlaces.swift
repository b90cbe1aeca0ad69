/// The connections that are read although the main actor hasn't handled what they have sent before.
///
/// Each takes a place, which stands for the most bytes that one connection can have in memory. So all together, and
/// those of one address, never have more than the limits. The others wait in line, and their bytes in the browsers:
///
///     an inlet needs a place ──► there is one ──► reads on ──► everything is handled, or the connection has ended
///          │ there is none                          ▲                │
///          └──► waits in line ──the place is given to the next one ◄─┘
///
/// Addresses take turns. Used on its loop only.
final class ReadingPlaces {
    private let limit: Int
    private var count = 0
    private var counts: AddressCounts
    private var waiting: [IPAddress.Block: [SocketInlet]] = [:]
    /// The addresses whose connections wait, in the order of their turns.
    private var turns: [IPAddress.Block] = []
    /// The longest message of a page.
    let messageBytes: Int

    init(_ limits: HostLimits) {
        messageBytes = limits.frame.frameBytes
        let bytes = Self.bytes(of: messageBytes)
        // A single connection can always be read on. Without that, a long message would never arrive.
        limit = max(1, limits.waitingBytes / bytes)
        counts = AddressCounts(limit: max(1, limits.waitingBytesPerAddress / bytes))
    }

    /// The most bytes of a connection: a message of the longest length that lacks its last fragment, and a frame of that
    /// length that lacks its last byte.
    static func bytes(of messageBytes: Int) -> Int { 2 * messageBytes }

    /// Whether a connection of the address waits for a place.
    func isWaitedFor(by address: IPAddress.Block) -> Bool {
        // If all places are taken, the next one may be for any address.
        waiting[address] != nil || (count >= limit && !waiting.isEmpty)
    }

    /// Takes a place. If there is none, the inlet waits in line, and gets a place later.
    func take(for inlet: SocketInlet) -> Bool {
        let address = inlet.address
        if waiting[address] == nil, count < limit, counts.add(address) {
            count += 1
            return true
        }
        if inlet.isInLine { return false }
        if waiting[address] == nil { turns.append(address) }
        waiting[address, default: []].append(inlet)
        inlet.isInLine = true
        return false
    }

    /// A place is free, and goes to the next one in line.
    func giveBack(of address: IPAddress.Block) {
        count -= 1
        counts.remove(address)
        while count < limit, let next = turns.firstIndex(where: { counts.hasSpace($0) }) {
            let address = turns.remove(at: next)
            guard var inlets = waiting.removeValue(forKey: address) else { continue }
            let inlet = inlets.removeFirst()
            inlet.isInLine = false
            if !inlets.isEmpty {
                waiting[address] = inlets
                turns.append(address)
            }
            count += 1
            _ = counts.add(address)
            inlet.receivePlace()
        }
    }

    /// A connection doesn't wait any more.
    func forget(_ inlet: SocketInlet) {
        guard inlet.isInLine, var inlets = waiting[inlet.address] else { return }
        inlet.isInLine = false
        inlets.removeAll { $0 === inlet }
        waiting[inlet.address] = inlets.isEmpty ? nil : inlets
        if inlets.isEmpty { turns.removeAll { $0 == inlet.address } }
    }
}
