import NIOCore

/// The two addresses whose users have acted last. So it is known for each address whether somebody else uses the app.
struct LastUsers {
    private typealias User = (address: IPAddress.Block, at: NIODeadline)

    private var last: User?
    /// The last one at another address than ``last``.
    private var other: User?

    /// How long a user counts as somebody who uses the app.
    static let time = TimeAmount.seconds(2)

    /// A user has done something.
    mutating func note(_ address: IPAddress.Block, at now: NIODeadline) {
        if let last, last.address != address { other = last }
        last = (address, now)
    }

    /// Whether a user at another address has acted not long ago.
    func includesOther(than address: IPAddress.Block, at now: NIODeadline) -> Bool {
        guard let user = last?.address == address ? other : last else { return false }
        return now - user.at < Self.time
    }
}
