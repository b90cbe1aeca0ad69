import Foundation

/// What the compiler says about code with a mistake.
enum CompilerErrors {
    /// The compiler's errors for the code of a file, which is compiled against the modules that this test was built with.
    ///
    /// No thread of the tests waits for the compiler, because other tests may need the thread.
    static func of(_ code: String) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backstaff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Snippet.swift")
        try code.write(to: file, atomically: true, encoding: .utf8)

        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        // Errors go to a file, because a pipe is full after 64 KiB.
        let report = folder.appendingPathComponent("errors.txt")
        try Data().write(to: report)
        let arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path,
            file.path,
        ]
        try await run(arguments, errors: FileHandle(forWritingTo: report))
        return try String(contentsOf: report, encoding: .utf8).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix(file.path) && $0.contains("error:")
        }
    }

    /// Runs a tool of the compiler, and returns its status. No thread of the tests waits for it.
    @discardableResult
    static func run(_ arguments: [String], errors: FileHandle = .nullDevice) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { (end: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { end.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
    }
}
