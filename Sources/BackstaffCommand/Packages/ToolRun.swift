import Foundation

/// A short run of a command-line tool to its end.
struct ToolRun {
    let exitCode: Int32
    let output: Data
    let errors: String

    /// The first error message, or the first line if no line is marked as an error.
    var firstError: String {
        let lines = errors.split(separator: "\n").map(String.init)
        let placed = lines.lazy.compactMap { CompilerMessage($0) }.first { $0.severity == .error }
        if let placed { return "\(placed.file):\(placed.line):\(placed.column): \(placed.text)" }
        let marked = lines.first { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") }
        let line = marked ?? lines.first ?? "no reason given"
        return line.replacing(#/^(?:error|fatal): /#, with: "")
    }

    /// Runs a tool.
    ///
    /// - Parameter words: The name of the tool and its arguments.
    /// - Throws: A ``Complaint`` if it can't be started.
    static func output(of words: [String]) throws -> ToolRun {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        // Git must not wait for a password.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
        ]) { $1 }
        // A file can't fill up while the other stream is read, as a pipe can.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("backstaff-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: errors) }
        let output = Pipe()
        do {
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            process.standardOutput = output
            try process.run()
        } catch {
            throw Complaint.failure("can't start \(words.first ?? "") (\(error.localizedDescription))")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw Builder.noSwift }
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return ToolRun(exitCode: process.terminationStatus, output: data, errors: text)
    }
}
