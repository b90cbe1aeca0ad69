import BackstaffElements
import Foundation
import Testing

@testable import BackstaffWeb

@Suite("The folder for files of a process")
@MainActor
struct FileFolderTests {
    @Test(
        "Q07 a process makes a folder for its first file, and deletes it at its end, with what was moved aside before")
    func own() async throws {
        let folder = FileFolder(besideSocket: nil)
        let url = try folder.url()
        #expect(try folder.url() == url && FileManager.default.fileExists(atPath: url.path))
        let scene = url.appending(path: "scene")
        try FileManager.default.createDirectory(at: scene, withIntermediateDirectories: false)
        FolderRemoval.begin(scene)
        await folder.delete()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("Q07 the front deletes the files of a worker, however it ends")
    func ofWorker() async throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "front-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: parent) }
        var configuration = WorkerPool.Configuration()
        configuration.executable = "/bin/sh"
        configuration.arguments = ["-c", "kill -KILL $$"]
        let (endings, continuation) = AsyncStream<WorkerEnding>.makeStream()
        let worker = try Worker(7, in: parent, configuration, logger: WorkerLog().logger) { _ in
        } onBacktrace: { _ in
        } onEnd: {
            continuation.yield($0)
        }
        let url = try FileFolder(besideSocket: worker.endpoint.path).url()
        try Data("a visitor's".utf8).write(to: url.appending(path: "file"))
        var iterator = endings.makeAsyncIterator()
        #expect(await iterator.next() == WorkerEnding(.signal(SIGKILL)))
        // The worker's own object has gone with it, and has deleted nothing.
        #expect(FileManager.default.fileExists(atPath: url.appending(path: "file").path))
        worker.cleanUp()
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(
            try await eventually {
                (try? FileManager.default.contentsOfDirectory(atPath: parent.path))?.isEmpty == true
            })
    }

    @Test("Q07 a folder that can't be made is an error")
    func noPlace() {
        #expect(throws: POSIXError.self) { try FileFolder(besideSocket: "/proc/nowhere/1").url() }
    }
}
