import NIOCore
import Synchronization

/// The two addresses whose users have acted last. So it is known for each address whether somebody else uses the app.
///
/// All event loops of an app share it.
final class LastUsers: Sendable {
    private struct User {
        let address: IPAddress.Block
        let at: NIODeadline
    }

    /// The second one is at another address than the last one.
    private let users = Mutex<(last: User?, other: User?)>((nil, nil))

    /// How long a user counts as somebody who uses the app.
    static let time = TimeAmount.seconds(2)

    /// A user has done something.
    func note(_ address: IPAddress.Block, at now: NIODeadline) {
        users.withLock { users in
            if let last = users.last, last.address != address { users.other = last }
            users.last = User(address: address, at: now)
        }
    }

    /// Whether a user at another address has acted not long ago.
    func includesOther(than address: IPAddress.Block, at now: NIODeadline) -> Bool {
        let user = users.withLock { $0.last?.address == address ? $0.other : $0.last }
        guard let user else { return false }
        return now - user.at < Self.time
    }
}
