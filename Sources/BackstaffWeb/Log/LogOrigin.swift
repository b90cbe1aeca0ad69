import Logging

/// What has caused a log line. All clients together, the app, and the server have a rate each.
enum LogOrigin: Equatable {
    /// A client, with what names its connection or visitor in the log, and its address if that is known.
    case client(String, address: String? = nil)
    /// Code of the app, or a mistake in it.
    case app
    /// The server, which says something of itself, such as the end of a worker.
    case server

    /// The origin of a line of the server. Uses `other` if the metadata names no client.
    init(_ metadata: Logger.Metadata, address: Logger.MetadataValue?, other: LogOrigin) {
        guard let client = metadata["connection"] ?? metadata["visitor"] else {
            self = other
            return
        }
        self = .client("\(client)", address: address.map { "\($0)" })
    }

    /// The key with which a logger is told the address of its client. It only limits the number of lines, and is written
    /// to no log.
    static let addressKey = "backstaff.address"
}
