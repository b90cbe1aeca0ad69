import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
    /// Whether a request waits for a connection. It is `false`, and setting it changes nothing: a request without a
    /// connection fails at once.
    ///
    /// Foundation on Linux has the property too, but it can't be set there.
    public var waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }
}
