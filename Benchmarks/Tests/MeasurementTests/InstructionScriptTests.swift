import Foundation
import Testing

/// Runs `scripts/instructions` with a valgrind that is missing or pretends to count.
struct InstructionScriptTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Counts 5,000 instructions for the start and 120 for each cycle. The number of cycles is the last argument.
    private static let countingValgrind = """
        #!/bin/sh
        for cycles; do :; done
        echo "==1== Collected : $((5000 + 120 * cycles))" >&2
        """

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "instructions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func run(_ arguments: [String], path: String) throws -> (status: Int32, output: String, error: String) {
        let process = Process()
        process.executableURL = Self.package.appending(path: "scripts/instructions")
        process.arguments = arguments
        process.environment = ["PATH": path]
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complained = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, printed, complained)
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }

    @Test("Without valgrind nothing is counted, and the message names the package to install")
    func missingValgrind() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "python3").path, withDestinationPath: "/usr/bin/python3")
        let run = try run(["--workload", "W4"], path: folder.path)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("apt-get install valgrind"))
    }

    @Test("Only workloads with a limit on instructions are counted, and the start-up is excluded")
    func limitedWorkloads() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write(Self.countingValgrind, to: "valgrind")
        let counts = try write(
            """
            { "format": 1, "engines": { "ours": {
                "W2": { "1000": { "instructions": { "near": 120 } }, "10000": { "bodies": { "exactly": 1 } } },
                "W9": { "1000": { "bodies": { "exactly": 1 } } } } } }
            """, to: "counts.json")
        let run = try run(
            ["--gate", counts, "--binary", "/bin/true", "--cycles", "3,7"], path: "\(folder.path):/usr/bin:/bin")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                {"engine": "ours", "workload": "W2", "rows": 1000, "instructions": 120.0, "growth": 1.0}

                """)
    }
}
