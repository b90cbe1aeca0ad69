import BackstaffElements
import Foundation
import Testing

@testable import BackstaffWeb

@Suite("The folders of processes")
struct ProcessFolderTests {
    private func names(in parent: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
    }

    /// A process that another test starts at this moment has all descriptors of this one until it has its program.
    private func waitForUnlock(of folder: URL) throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(descriptor >= 0)
        // Nobody else wants the lock, so it is there soon.
        #expect(flock(descriptor, LOCK_EX) == 0)
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    @Test("Q01 a process deletes the folders of processes that are gone, and nothing else")
    func deletesOld() async throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "fronts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: parent) }
        try FileManager.default.createDirectory(
            at: parent.appending(path: "another-program"), withIntermediateDirectories: false)

        let living = try ProcessFolder(in: parent)
        try Data("a visitor's".utf8).write(to: living.url.appending(path: "file"))
        // A process that was killed has lost its lock, but its folder is there.
        var killed: ProcessFolder? = try ProcessFolder(in: parent)
        let left = try #require(killed).url
        try Data("another visitor's".utf8).write(to: left.appending(path: "file"))
        killed = nil
        try waitForUnlock(of: left)
        #expect(try names(in: parent).count == 3)

        let started = try ProcessFolder(in: parent)
        await FolderRemoval.finish()
        #expect(
            try names(in: parent)
                == ["another-program", living.url.lastPathComponent, started.url.lastPathComponent].sorted())
        #expect(FileManager.default.fileExists(atPath: living.url.appending(path: "file").path))

        started.delete()
        living.delete()
        #expect(try names(in: parent) == ["another-program"])
    }

    @Test("Q01 a path that is too long for a socket is an error that says so, and leaves nothing")
    func longPath() throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: String(repeating: "x", count: 100))
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        let error = #expect(throws: ProcessFolder.CreationError.self) { try ProcessFolder(in: parent) }
        let words = try #require(error).description
        for part in ["too long", "TMPDIR", "--in-process"] { #expect(words.contains(part), "\(words)") }
        #expect(try names(in: parent) == [])
        // Without sockets, a path may be long.
        let folder = try ProcessFolder(in: parent, hasSockets: false)
        #expect(try names(in: parent) == [folder.url.lastPathComponent])
        folder.delete()
        #expect(try names(in: parent) == [])
    }

    @Test("Q01 if the folder can't be made, the message names the place and what to do")
    func noPlace() throws {
        let parent = URL(filePath: "/proc/\(UUID().uuidString)")
        let error = #expect(throws: ProcessFolder.CreationError.self) { try ProcessFolder(in: parent) }
        let words = try #require(error).description
        for part in [parent.path, "TMPDIR", "--in-process"] { #expect(words.contains(part), "\(words)") }
    }
}
