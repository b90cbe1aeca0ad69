import Logging

extension Logger.MetadataValue {
    /// The beginning of a visitor's number. It distinguishes visitors in a log, but doesn't give access to their scenes.
    static func visitor(_ id: String) -> Self { "\(id.prefix(6))" }

    /// The beginning of a session's token.
    static func scene(_ token: String) -> Self { "\(token.prefix(6))" }
}
