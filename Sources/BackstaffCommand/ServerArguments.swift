import Foundation

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
        return words + (reused == nil ? rest : Self.taking("--port", from: rest).rest)
    }

    /// The same for servers one after another: what tabs keep is to outlive each of them.
    ///
    /// A key that ends with its server would end the tabs' places too. So where one was asked for, one for as long as
    /// the tool runs takes its place.
    ///
    /// - Returns: The arguments, and variables for the server's environment.
    package func forSeveralServers() -> (ServerArguments, environment: [String: String]) {
        let (value, others) = Self.taking("--seal-key-file", from: rest)
        guard value == "none" else { return (self, [:]) }
        let key = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) })
        return (
            ServerArguments(host: host, port: port, rest: others),
            ["BACKSTAFF_SEAL_KEY": key.base64EncodedString()]
        )
    }

    /// Takes an option with its value out of `words`. What stands behind `--` is the app's.
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
