/// A line of the output of `swift build`, classified by its purpose.
package enum BuildLine: Equatable {
    /// A step of the build: the number of finished steps, the number of known steps, and a description.
    case step(done: Int, total: Int, what: String)
    /// An activity of the package manager, for example fetching.
    case stage(String)
    /// A message of the compiler or the linker.
    case message(String)
    /// A line that only repeats that there are errors.
    case repetition

    package init(_ line: String) {
        if let step = Self.step(line) {
            self = step
        } else if Self.stages.contains(where: line.hasPrefix) {
            self = .stage(line)
        } else if line.hasPrefix("error: emit-module command failed") {
            self = .repetition
        } else {
            self = .message(line)
        }
    }

    private static let stages = [
        "Building for ", "Build complete!", "Build of ", "Fetching ", "Fetched ", "Computing version for ", "Computed ",
        "Creating working copy ", "Working copy of ", "Updating ", "Updated ", "Resolving ", "Downloading ",
        "Downloaded ", "Another instance of SwiftPM ",
    ]

    /// `[12/345] Compiling Module File.swift`
    private static func step(_ line: String) -> BuildLine? {
        guard line.first == "[", let close = line.firstIndex(of: "]") else { return nil }
        let numbers = line[..<close].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let done = Int(numbers[0]), let total = Int(numbers[1]) else { return nil }
        let what = line[close...].dropFirst().drop { $0 == " " }
        return what.isEmpty ? nil : .step(done: done, total: total, what: String(what))
    }
}

/// Replaces the paths of the links that the compiler has seen with the paths of the user's files.
package struct PathRewriting: Equatable {
    private let from: [String]
    private let to: [String]

    package init(from: String, to: String) {
        self.init([(from, to)])
    }

    /// - Parameter folders: Folders of links, each with the folder of the user's files.
    init(_ folders: [(from: String, to: String)]) {
        from = folders.map(\.from)
        to = folders.map(\.to)
    }

    package func callAsFunction(_ line: String) -> String {
        zip(from, to).reduce(line) { $0.replacing($1.0 + "/", with: $1.1 + "/") }
    }
}
