import Foundation
import Testing

@testable import BackstaffWeb

@Suite("The files of a worker with one visitor")
@MainActor
struct VisitorFolderTests {
    private static let variables = [
        "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME",
    ]

    private let folder = FileManager.default.temporaryDirectory.appending(path: "visitor-\(UUID().uuidString)")

    /// Starts a worker that prints the variables to a file, waits for its end, and deletes all of the worker.
    private func variables(visitorsPerWorker: Int?) async throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "printed")
        var configuration = WorkerPool.Configuration()
        configuration.visitorsPerWorker = visitorsPerWorker
        configuration.executable = "/bin/sh"
        configuration.environment = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, "shared") })
        let printed = Self.variables.map { "echo \"$\($0)\"" }.joined(separator: "; ")
        let folders = "ls -d \"$CFFIXED_USER_HOME/Documents\" \"$TMPDIR\""
        configuration.arguments = ["-c", "{ \(printed); \(folders); } > '\(file.path)' 2>/dev/null"]
        let (endings, continuation) = AsyncStream<WorkerEnding>.makeStream()
        let worker = try Worker(1, in: folder, configuration, logger: WorkerLog().logger) { _ in
        } onBacktrace: { _ in
        } onEnd: {
            continuation.yield($0)
        }
        var iterator = endings.makeAsyncIterator()
        _ = await iterator.next()
        let text = try String(contentsOf: file, encoding: .utf8)
        worker.cleanUp()
        // The folder is moved aside at once, and deleted soon.
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left.filter { !$0.hasPrefix(".") } == ["printed"])
        #expect(
            try await eventually {
                (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["printed"]
            })
        return text.replacing(folder.path, with: "FOLDER").split(separator: "\n").map(String.init)
    }

    @Test("Q01 a worker with one visitor has all of Foundation's folders for itself, until it ends; HOME isn't changed")
    func oneVisitor() async throws {
        let data = "FOLDER/1-data"
        #expect(
            try await variables(visitorsPerWorker: 1) == [
                "\(data)/home", "\(data)/temporary", "\(data)/caches", "\(data)/config", "\(data)/data", "shared",
                "\(data)/home/Documents", "\(data)/temporary",
            ])
    }

    @Test("Q01 a worker with several visitors has the folders of all", arguments: [nil, 2])
    func severalVisitors(visitorsPerWorker: Int?) async throws {
        let shared = Array(repeating: "shared", count: 6)
        #expect(try await variables(visitorsPerWorker: visitorsPerWorker) == shared)
    }

    @Test("Q01 a folder that can't be made is an error, and leaves nothing")
    func noPlace() throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: (any Error).self) { try VisitorFolder(url: folder.appending(path: "1-data")).make() }
        #expect(try Data(contentsOf: folder).isEmpty)
    }
}
