import Foundation

/// The arguments with which an app is started as a server.
package struct ServerArguments: Equatable {
    var host: String?
    var port: Int?
    /// The arguments after `--`.
    var rest: [String]

    package init(host: String? = nil, port: Int? = nil, rest: [String] = []) {
        self.host = host
        self.port = port
        self.rest = rest
    }

    /// The arguments as an array.
    ///
    /// - Parameter reused: The port of a server that this one replaces. It overrides all other port arguments.
    package func words(reusing reused: Int? = nil) -> [String] {
        var words: [String] = []
        if let host { words += ["--host", host] }
        if let port = reused ?? port { words += ["--port", String(port)] }
        return words + (reused == nil ? rest : Self.taking("--port", from: rest).rest)
    }

    /// Adapts the arguments for several servers that replace one another.
    ///
    /// Tabs store sealed state that each new server must be able to open. If `--seal-key-file none` requests a key that
    /// isn't stored, one key is generated for as long as the tool runs.
    ///
    /// - Returns: The arguments, and variables for the servers' environment.
    package func forSeveralServers() -> (ServerArguments, environment: [String: String]) {
        let (value, others) = Self.taking("--seal-key-file", from: rest)
        guard value == "none" else { return (self, [:]) }
        let key = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) })
        return (
            ServerArguments(host: host, port: port, rest: others),
            ["BACKSTAFF_SEAL_KEY": key.base64EncodedString()]
        )
    }

    /// Removes an option with its value from `words`. Arguments after `--` belong to the app and are kept.
    private static func taking(_ option: String, from words: [String]) -> (value: String?, rest: [String]) {
        var value: String?
        var kept: [String] = []
        var index = 0
        while index < words.count, words[index] != "--" {
            if words[index] == option {
                index += 1
                if index < words.count { value = words[index] }
            } else if words[index].hasPrefix(option + "=") {
                value = String(words[index].dropFirst(option.count + 1))
            } else {
                kept.append(words[index])
            }
            index += 1
        }
        return (value, kept + words.dropFirst(index))
    }
}
