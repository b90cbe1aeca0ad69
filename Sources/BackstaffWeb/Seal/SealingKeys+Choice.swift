import Foundation
import Logging

extension SealingKeys {
    /// The environment variable that holds keys.
    static let variable = "BACKSTAFF_SEAL_KEY"

    /// Returns the keys that a server uses.
    ///
    /// The command line has precedence, then the environment, then the file in the user's data folder. A missing file
    /// is created.
    ///
    /// - Parameters:
    ///   - app: The app's name, which becomes the file's name.
    ///   - chosen: The value of `--seal-key-file`: a path, `none`, or `nil` if the flag is absent.
    ///   - environment: The environment. `BACKSTAFF_SEAL_KEY`, `XDG_DATA_HOME` and `HOME` are read.
    /// - Throws: The problem with the keys and its solution.
    package static func chosen(
        app: String, file chosen: String?, environment: [String: String]
    ) throws(SealingKeyError) -> SealingKeys {
        if chosen == "none" { return ephemeral() }
        if let chosen { return try SealingKeyFile(path: chosen).keys() }
        if let text = environment[variable] { return try SealingKeys(variable: text) }
        return try SealingKeyFile(path: SealingKeyFile.defaultPath(app: app, environment: environment)).keys()
    }

    /// Logs which keys these are. The line matters to an operator if the keys are new or chosen.
    ///
    /// - Parameter isChosen: Whether the operator has named the keys' file.
    package func log(to logger: Logger, isChosen: Bool) {
        logger.log(level: isFoundFile && !isChosen ? .debug : .notice, "\(notice)")
    }

    /// Reads keys from the environment variable: Base64, separated by commas.
    init(variable text: String) throws(SealingKeyError) {
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
