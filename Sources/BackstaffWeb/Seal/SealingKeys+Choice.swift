import Foundation

extension SealingKeys {
    /// The variable of the environment that holds keys.
    package static let variable = "BACKSTAFF_SEAL_KEY"

    /// The keys that a server is to use. What the command line says comes first, then the environment, then the file in
    /// the user's data folder, which is made if it isn't there.
    ///
    /// - Parameters:
    ///   - app: The app's name, for the file's.
    ///   - chosen: What `--seal-key-file` says: a path, `none`, or nothing.
    ///   - environment: `BACKSTAFF_SEAL_KEY`, `XDG_DATA_HOME` and `HOME` are read.
    /// - Throws: What is wrong with the keys, and what to do about it.
    package static func chosen(
        app: String, file chosen: String?, environment: [String: String]
    ) throws(SealingKeyError) -> SealingKeys {
        if chosen == "none" { return ephemeral() }
        if let chosen { return try SealingKeyFile(path: chosen).keys() }
        if let text = environment[variable] { return try SealingKeys(variable: text) }
        return try SealingKeyFile(path: SealingKeyFile.defaultPath(app: app, environment: environment)).keys()
    }

    /// Reads keys as the environment has them: Base64, separated by commas.
    package init(variable text: String) throws(SealingKeyError) {
        var keys: [SealingKey] = []
        let entries = text.split(separator: ",", omittingEmptySubsequences: false)
        for (index, entry) in entries.enumerated() {
            let place = entries.count == 1 ? SealingKeyPlace.variable : .entry(index + 1, of: entries.count)
            keys.append(try SealingKey(base64: entry.trimmingCharacters(in: .whitespacesAndNewlines), at: place))
        }
        guard let read = SealingKeys(keys, from: .environment) else { throw SealingKeyError(.variable, .empty) }
        self = read
    }
}
