/// The place where a key was looked up.
package enum SealingKeyPlace: Hashable, Sendable, CustomStringConvertible {
    case variable
    /// One of several keys in the variable, counted from 1.
    case entry(Int, of: Int)
    case file(String)
    /// A line of a file, counted from 1.
    case line(Int, of: String)

    package var description: String {
        switch self {
        case .variable: SealingKeys.variable
        case .entry(let number, let count): "\(SealingKeys.variable), key \(number) of \(count)"
        case .file(let path): path
        case .line(let number, let path): "\(path), line \(number)"
        }
    }

    fileprivate var isVariable: Bool {
        switch self {
        case .variable, .entry: true
        case .file, .line: false
        }
    }
}

/// A problem with a key, and its solution. It never contains any part of a key.
package struct SealingKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Problem: Hashable, Sendable {
        case empty
        case notBase64
        /// The number of bytes that were found.
        case wrongSize(Int)
        /// The file is too large for a list of keys.
        case oversized
        case folder
        case notAFile
        /// The permission bits that the file has.
        case openToOthers(UInt32)
        /// The system's words.
        case unreadable(String)
        /// The system's words.
        case notMade(String)
    }

    package let place: SealingKeyPlace
    package let problem: Problem

    init(_ place: SealingKeyPlace, _ problem: Problem) {
        self.place = place
        self.problem = problem
    }

    package var description: String { "\(place): \(complaint) \(remedy)" }

    private var complaint: String {
        switch problem {
        case .empty: "There is no key here."
        case .notBase64: "This isn't Base64."
        case .wrongSize(let count): "This is Base64 of \(count) \(count == 1 ? "byte" : "bytes"); a key has 32."
        case .oversized: "This is too long for a list of keys."
        case .folder: "This is a folder, not a file with a key."
        case .notAFile: "This is no ordinary file."
        case .openToOthers(let mode): "Others than its owner may use this file (mode 0\(String(mode, radix: 8)))."
        case .unreadable(let why): "The key file can't be read: \(why)."
        case .notMade(let why): "The key file isn't there and can't be made: \(why)."
        }
    }

    private var remedy: String {
        switch problem {
        case .empty where place.isVariable:
            "Set it to what `openssl rand -base64 32` prints, or unset it to have a key file."
        case .empty: "Put what `openssl rand -base64 32` prints on a line of it, or delete the file to have one made."
        case .notBase64, .wrongSize: "`openssl rand -base64 32` prints a key."
        case .oversized, .folder, .notAFile:
            "Name another path with --seal-key-file; a file that isn't there yet is made."
        case .openToOthers: "Run `chmod 600 \(quotedPath)`."
        case .unreadable:
            "Let this process's user own it with mode 600, name another path with --seal-key-file, or set "
                + "\(SealingKeys.variable)."
        case .notMade:
            "Let this process's user write to its folder, name another path with --seal-key-file, set "
                + "\(SealingKeys.variable), or run with --seal-key-file none to keep nothing."
        }
    }

    /// The path, quoted for a shell.
    private var quotedPath: String {
        let path = String(describing: place)
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789/._-+@%:,".unicodeScalars.contains($0)
        }
        let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        return isPlain ? path : "'\(quoted)'"
    }
}
