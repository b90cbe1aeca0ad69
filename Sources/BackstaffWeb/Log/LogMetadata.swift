import Logging

extension Logger {
    /// Returns a logger whose lines name a connection, a visitor with the name that a proxy has sent, or a scene.
    ///
    /// Of a visitor's number and a session's token, only the beginning is written. It distinguishes them in a log, but
    /// doesn't give access to scenes.
    ///
    /// - Parameter address: The address of the client. It isn't written: see ``LogOrigin/addressKey``.
    func of(
        connection: Int? = nil, visitor: String? = nil, name: String? = nil, scene: String? = nil,
        address: IPAddress.Block? = nil
    ) -> Logger {
        var logger = self
        if let address { logger[metadataKey: LogOrigin.addressKey] = "\(address)" }
        if let connection { logger[metadataKey: "connection"] = "\(connection)" }
        if let visitor { logger[metadataKey: "visitor"] = "\(visitor.prefix(6))" }
        if let name { logger[metadataKey: "name"] = "\(name)" }
        if let scene { logger[metadataKey: "scene"] = "\(scene.prefix(6))" }
        return logger
    }
}
