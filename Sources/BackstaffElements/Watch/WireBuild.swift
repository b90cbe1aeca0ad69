/// The state of the build that pages show for `backstaff run --watch`.
package enum WireBuild: Hashable, Sendable {
    /// The source has changed and is being compiled.
    case building
    /// The build failed, and the previous program continues. `total` counts all problems. The list has only the first
    /// ones.
    case failed([Problem], total: Int)
    /// The running program matches the source.
    case good

    /// An error in the source. Texts over a limit are cut.
    package struct Problem: Hashable, Sendable {
        /// A path below the watched folder, or another file name. Empty if the problem has no location.
        package let file: String
        /// The line number, from 1. It is 0 if the problem has no location.
        let line: Int
        let column: Int
        package let message: String
        /// The part of the source line before the column. Empty if the line isn't known. ``after`` is the rest of the
        /// line.
        package let before: String
        package let after: String

        static let nameLimit = 400
        package static let messageLimit = 2_000
        package static let sourceLimit = 400

        package init(
            file: String = "", line: Int = 0, column: Int = 0, message: String, before: String = "", after: String = ""
        ) {
            self.file = Self.end(of: file, Self.nameLimit)
            self.line = max(0, line)
            self.column = max(0, column)
            self.message = Self.start(of: message, Self.messageLimit)
            self.before = Self.end(of: before, Self.sourceLimit)
            self.after = Self.start(of: after, Self.sourceLimit)
        }

        private static func start(of text: String, _ limit: Int) -> String {
            text.unicodeScalars.count <= limit ? text : String(text.unicodeScalars.prefix(limit - 1)) + "…"
        }

        private static func end(of text: String, _ limit: Int) -> String {
            text.unicodeScalars.count <= limit ? text : "…" + String(text.unicodeScalars.suffix(limit - 1))
        }
    }

    /// The largest number of problems that a page receives.
    package static let problemLimit = 20

    /// A failed build with the first of `problems` and their total count.
    package static func failure(_ problems: [Problem]) -> WireBuild {
        .failed(Array(problems.prefix(WireBuild.problemLimit)), total: problems.count)
    }
}

extension JSONWriter {
    package mutating func build(_ build: WireBuild) {
        raw("{\"build\":")
        switch build {
        case .building: raw("\"building\"")
        case .good: raw("\"good\"")
        case .failed(let problems, let total):
            raw("\"failed\"")
            name("problems")
            list(problems) { $0.problem($1) }
            name("total")
            integer(total)
        }
        raw("}")
    }

    private mutating func problem(_ problem: WireBuild.Problem) {
        raw("{")
        if !problem.file.isEmpty {
            name("file")
            string(problem.file)
        }
        if problem.line > 0 {
            name("line")
            integer(problem.line)
            name("column")
            integer(problem.column)
        }
        name("message")
        string(problem.message)
        if !problem.before.isEmpty || !problem.after.isEmpty {
            name("before")
            string(problem.before)
            name("after")
            string(problem.after)
        }
        raw("}")
    }
}

extension WireBuild {
    /// Reads a frame that ``BackstaffElements/JSONWriter/build(_:)`` has written. Unknown fields are ignored.
    ///
    /// - Throws: A refusal if the bytes aren't a JSON object, or if the field `build` is missing or unknown.
    package init(decoding bytes: [UInt8]) throws(WireRefusal) {
        self = try bytes.withUnsafeBufferPointer { (buffer) throws(WireRefusal) in
            var reader = JSONReader(buffer, limits: .server)
            var state = ""
            var problems: [Problem] = []
            var total = 0
            try reader.object { (reader, name) throws(WireRefusal) in
                switch name.text {
                case "build": state = try reader.string()
                case "problems":
                    problems = []
                    try reader.array { (reader, _) throws(WireRefusal) in problems.append(try Problem(from: &reader)) }
                case "total": total = try reader.integer(ClientFrame.counter)
                default: try reader.skip()
                }
            }
            try reader.end()
            switch state {
            case "building": return .building
            case "good": return .good
            case "failed":
                return .failed(Array(problems.prefix(WireBuild.problemLimit)), total: max(total, problems.count))
            default: throw WireRefusal(.unknownVerb, "the state \(WireRefusal.quoted(state)) of a build is not known")
            }
        }
    }
}

extension WireBuild.Problem {
    fileprivate init(from reader: inout JSONReader) throws(WireRefusal) {
        var file = ""
        var line = 0
        var column = 0
        var message = ""
        var before = ""
        var after = ""
        try reader.object { (reader, name) throws(WireRefusal) in
            switch name.text {
            case "file": file = try reader.string()
            case "line": line = try reader.integer(ClientFrame.counter)
            case "column": column = try reader.integer(ClientFrame.counter)
            case "message": message = try reader.string()
            case "before": before = try reader.string()
            case "after": after = try reader.string()
            default: try reader.skip()
            }
        }
        // A column without a line has no meaning, so it is dropped.
        self.init(
            file: file, line: line, column: line > 0 ? column : 0, message: message, before: before, after: after)
    }
}
