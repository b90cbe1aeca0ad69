/// The words that an app is started with.
package struct ServerArguments: Equatable {
    package var host: String?
    package var port: Int?
    /// Everything after `--`.
    package var rest: [String]

    package init(host: String? = nil, port: Int? = nil, rest: [String] = []) {
        self.host = host
        self.port = port
        self.rest = rest
    }

    /// - Parameter reused: The port of the server that this one takes the place of; it stands for every other.
    package func words(reusing reused: Int? = nil) -> [String] {
        var words: [String] = []
        if let host { words += ["--host", host] }
        if let port = reused ?? port { words += ["--port", String(port)] }
        return words + (reused == nil ? rest : Self.withoutPort(rest))
    }

    private static func withoutPort(_ words: [String]) -> [String] {
        var kept: [String] = []
        var skipsNext = false
        for word in words {
            if skipsNext {
                skipsNext = false
            } else if word == "--port" {
                skipsNext = true
            } else if !word.hasPrefix("--port=") {
                kept.append(word)
            }
        }
        return kept
    }
}
