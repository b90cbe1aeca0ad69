import Logging

/// What has caused a log line. All clients together, the app, and the server have a rate each.
enum LogOrigin: Equatable {
    /// A client, with what names its connection or visitor in the log.
    case client(String)
    /// Code of the app, or a mistake in it.
    case app
    /// The server, which says something of itself, such as the end of a worker.
    case server

    /// The origin of a line of the server. Uses `other` if the metadata names no client.
    init(_ metadata: Logger.Metadata, other: LogOrigin) {
        self = (metadata["connection"] ?? metadata["visitor"]).map { .client("\($0)") } ?? other
    }
}
