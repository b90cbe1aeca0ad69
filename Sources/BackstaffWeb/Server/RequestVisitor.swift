import BackstaffElements
import BackstaffUI
import Crypto
import Foundation

/// The visitor who has sent a request.
struct RequestVisitor: Sendable {
    /// The number in the browser's cookie.
    let number: String
    /// Whether the browser gets a new cookie.
    let isNew: Bool
    /// The address of the browser's machine. Limits are counted by it.
    let address: IPAddress
    /// The name with which the visitor has signed in at the proxy.
    let name: String?
    let groups: [String]

    /// What the visitor's scenes and stored state belong to: the browser, and the name if there is one.
    ///
    /// Two people who sign in one after the other in the same browser have different identifiers. So neither finds the
    /// scenes of the other, and neither can open what the browser has stored for the other.
    var id: String {
        guard let name else { return number }
        return SHA256.hash(data: Data("\(number)\0\(name)".utf8)).prefix(16).map(\.hexadecimalDigits).joined()
    }

    /// What the app may know.
    var identity: VisitorIdentity {
        VisitorIdentity(name: name, groups: groups, address: address.description)
    }
}
