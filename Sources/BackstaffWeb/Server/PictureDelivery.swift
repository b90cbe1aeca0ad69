import NIOCore
import NIOPosix
import Synchronization

/// Gives pictures to connections, and bounds the bytes of pictures that are in memory for them: for an address, and in all.
///
///     request ──► in line ──► in memory ──► received ──► given back, when it is sent or its connection has ended
///                   │
///                   └── waits while its address has all that it may have, or all together have; addresses take turns
///
/// A picture that is sent to many is read once and is in memory once. While a file is read, it counts as the largest file that
/// may be read. So only a few files are read at one time.
final class PictureDelivery: Sendable {
    /// Gets the contents, or `nil` if there are none. It is called on any thread.
    typealias Receiver = @Sendable (ByteBuffer?) -> Void

    /// A connection's request for a picture.
    final class Ticket: Sendable {
        fileprivate let picture: PictureFiles.Picture
        fileprivate let address: IPAddress.Block
        fileprivate let receive: Receiver

        fileprivate init(_ picture: PictureFiles.Picture, _ address: IPAddress.Block, _ receive: @escaping Receiver) {
            self.picture = picture
            self.address = address
            self.receive = receive
        }
    }

    private let state: Mutex<State>

    init(_ limits: HostLimits) {
        state = Mutex(State(limit: limits.pictureBytes, limitPerAddress: limits.pictureBytesPerAddress))
    }

    /// Asks for a picture. The receiver may be called before the method returns.
    func request(
        _ picture: PictureFiles.Picture, from address: IPAddress.Block, _ receive: @escaping Receiver
    ) -> Ticket {
        let ticket = Ticket(picture, address, receive)
        perform { $0.add(ticket) }
        return ticket
    }

    /// A picture is sent, or isn't wanted any more. Call it once for each ticket.
    func giveBack(_ ticket: Ticket) {
        perform { $0.giveBack(ticket) }
    }

    /// The bytes that are in memory, or may soon be.
    var size: Int { state.withLock { $0.size } }

    /// The number of requests that wait in line.
    var waitingCount: Int { state.withLock { $0.waitingCount } }

    /// Changes the state, and then does without the lock what follows from it.
    private func perform(_ change: (inout State) -> Void) {
        let steps = state.withLock { state in
            change(&state)
            return state.takeSteps()
        }
        for step in steps {
            switch step {
            case .deliver(let contents, let ticket): ticket.receive(contents)
            case .read(let picture):
                NIOThreadPool.singleton.submit { item in
                    let contents = item == .active ? picture.contents() : nil
                    self.perform { $0.finishReading(picture.name, contents) }
                }
            }
        }
    }
}

extension PictureDelivery {
    /// What follows from a change of the state.
    fileprivate enum Step {
        case deliver(ByteBuffer?, to: Ticket)
        case read(PictureFiles.Picture)
    }

    /// A picture for which a connection has a ticket.
    private struct Held {
        /// The bytes that it counts.
        var size: Int
        var contents: Contents
        /// The number of tickets of each address.
        var users: [IPAddress.Block: Int] = [:]
    }

    private enum Contents {
        /// It is being read for these tickets, some of which may be given back already.
        case reading([(ticket: Ticket, isWanted: Bool)])
        case known(ByteBuffer?)
    }

    private struct State {
        private let limit: Int
        private let limitPerAddress: Int
        private var held: [String: Held] = [:]
        private(set) var size = 0
        private var sizes: [IPAddress.Block: Int] = [:]
        private var waiting: [IPAddress.Block: [Ticket]] = [:]
        /// The addresses whose tickets are in line, in the order of their turns.
        private var turns: [IPAddress.Block] = []
        private var steps: [Step] = []

        init(limit: Int, limitPerAddress: Int) {
            self.limit = limit
            self.limitPerAddress = limitPerAddress
        }

        var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

        mutating func takeSteps() -> [Step] {
            defer { steps = [] }
            return steps
        }

        mutating func add(_ ticket: Ticket) {
            if waiting[ticket.address] == nil { turns.append(ticket.address) }
            waiting[ticket.address, default: []].append(ticket)
            serveLine()
        }

        mutating func giveBack(_ ticket: Ticket) {
            if let place = waiting[ticket.address]?.firstIndex(where: { $0 === ticket }) {
                waiting[ticket.address]?.remove(at: place)
                if waiting[ticket.address]?.isEmpty == true {
                    waiting[ticket.address] = nil
                    turns.removeAll { $0 == ticket.address }
                }
            } else if case .reading(var tickets)? = held[ticket.picture.name]?.contents {
                // Its memory is free when the file is read.
                if let place = tickets.firstIndex(where: { $0.ticket === ticket }) { tickets[place].isWanted = false }
                held[ticket.picture.name]?.contents = .reading(tickets)
            } else {
                release(ticket)
            }
            serveLine()
        }

        mutating func finishReading(_ name: String, _ contents: ByteBuffer?) {
            guard var picture = held[name], case .reading(let tickets) = picture.contents else { return }
            let change = (contents?.readableBytes ?? 0) - picture.size
            picture.size += change
            picture.contents = .known(contents)
            held[name] = picture
            size += change
            for address in picture.users.keys { sizes[address, default: 0] += change }
            for (ticket, isWanted) in tickets {
                if isWanted { steps.append(.deliver(contents, to: ticket)) } else { release(ticket) }
            }
            serveLine()
        }

        /// Gives pictures to those whose turn it is, as long as they fit.
        private mutating func serveLine() {
            var turn = 0
            while turn < turns.count {
                let address = turns[turn]
                guard let ticket = waiting[address]?.first else { return }
                let known = held[ticket.picture.name]
                let contents = known == nil ? ticket.picture.contentsInMemory : nil
                let size = known?.size ?? contents?.readableBytes ?? ticket.picture.mostBytes
                if known?.users[address] == nil, !fits(size, beside: sizes[address] ?? 0, limitPerAddress) {
                    turn += 1
                    continue
                }
                // Others wait too, so that a large picture gets its turn.
                if known == nil, !fits(size, beside: self.size, limit) { return }
                turns.remove(at: turn)
                waiting[address]?.removeFirst()
                if waiting[address]?.isEmpty == true { waiting[address] = nil } else { turns.append(address) }
                hold(ticket, size, contents)
            }
        }

        private func fits(_ size: Int, beside other: Int, _ limit: Int) -> Bool {
            // A single picture is always sent, whatever the limit is.
            other == 0 || other + size <= limit
        }

        /// - Parameter contents: The contents of a picture that isn't held, if they were read not long ago.
        private mutating func hold(_ ticket: Ticket, _ size: Int, _ contents: ByteBuffer?) {
            let (name, address) = (ticket.picture.name, ticket.address)
            if held[name] == nil {
                held[name] = Held(size: size, contents: contents.map { .known($0) } ?? .reading([]))
                self.size += size
                if contents == nil { steps.append(.read(ticket.picture)) }
            }
            if held[name]?.users[address] == nil { sizes[address, default: 0] += size }
            held[name]?.users[address, default: 0] += 1
            switch held[name]?.contents {
            case .reading(let tickets)?: held[name]?.contents = .reading(tickets + [(ticket, true)])
            case .known(let contents)?: steps.append(.deliver(contents, to: ticket))
            case nil: break
            }
        }

        /// A ticket doesn't need its picture any more.
        private mutating func release(_ ticket: Ticket) {
            let (name, address) = (ticket.picture.name, ticket.address)
            guard var picture = held[name], let count = picture.users[address] else { return }
            picture.users[address] = count > 1 ? count - 1 : nil
            held[name] = picture.users.isEmpty ? nil : picture
            if count == 1 {
                let rest = (sizes[address] ?? 0) - picture.size
                sizes[address] = rest > 0 ? rest : nil
            }
            if picture.users.isEmpty { size -= picture.size }
        }
    }
}
