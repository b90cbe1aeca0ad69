import Logging

/// What has caused a log line. Each origin has a rate of its own, so none can take the place of another.
enum LogOrigin: Equatable {
    /// A client, with what names its connection or visitor in the log.
    case client(String)
    /// Code of the app, or a mistake in it.
    case app
    /// The server, which says something of itself, such as the end of a worker.
    case server

    /// The origin of a line with these facts, which has no other origin than `other` if no client has caused it.
    init(_ metadata: Logger.Metadata, other: LogOrigin) {
        self = (metadata["connection"] ?? metadata["visitor"]).map { .client("\($0)") } ?? other
    }
}
