/// The connections that are in the midst of a long message.
///
/// Each takes a place, which stands for the most bytes that one connection can have in memory. So all together, and
/// those of one address, never have more than the limits. The others wait in line, and their bytes in the browsers:
///
///     an inlet needs a place ──► there is one ──► reads on ──► its message is handled, or the connection has ended
///          │ there is none                          ▲                │
///          └──► waits in line ──the place is given to the next one ◄─┘
///
/// Addresses take turns. Used on its loop only.
final class ReadingPlaces {
    private let limit: Int
    private var count = 0
    private var counts: AddressCounts
    private var queue = TurnQueue<SocketInlet>()
    private let messageBytes: Int

    init(_ limits: HostLimits) {
        messageBytes = limits.frame.frameBytes
        // A single connection can always be read on. Without that, a long message would never arrive.
        let bytes = 2 * messageBytes
        limit = max(1, limits.waitingBytes / bytes)
        counts = AddressCounts(limit: max(1, limits.waitingBytesPerAddress / bytes))
    }

    /// The most bytes of a connection with a place: a message of the longest length that lacks its last fragment, and a
    /// frame of that length that lacks its last byte.
    var bytesOfPlace: Int { 2 * messageBytes }

    /// Takes a place, unless none is free.
    func take(for address: IPAddress.Block) -> Bool {
        guard count < limit, !queue.isWaitedFor(by: address), counts.add(address) else { return false }
        count += 1
        return true
    }

    /// A connection waits for a place. Then ``SocketInlet/receivePlace()`` is called.
    func wait(_ inlet: SocketInlet) {
        // The line has no limits: each connection is in it once.
        _ = queue.add(inlet, from: inlet.address)
    }

    /// A place is free, and goes to the next one in line.
    func giveBack(of address: IPAddress.Block) {
        count -= 1
        counts.remove(address)
        queue.resume(address)
        while count < limit, let inlet = queue.next(where: { counts.hasSpace($0) }) {
            count += 1
            _ = counts.add(inlet.address)
            // It begins to read, and so gives nothing back before this loop has ended.
            inlet.receivePlace()
        }
    }

    /// A connection doesn't wait any more.
    func forget(_ inlet: SocketInlet) {
        queue.remove(from: inlet.address) { $0 === inlet }
    }
}
