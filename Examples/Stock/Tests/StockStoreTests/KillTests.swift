import Foundation
import StockStore
import Testing

/// `stock-import`, which imports a text in a process of its own.
final class ImportProcess {
    private let process = Process()
    private let output = Pipe()

    /// Starts the process and writes the text to it.
    init(path: String, text: String) throws {
        let input = Pipe()
        // The command is beside the program of the tests.
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "stock-import")
        process.arguments = [path, "Ada"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// All lines that the process prints until its end.
    var lines: [String] {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { String($0) }
    }

    /// Waits until the import has begun. The process can't end it before somebody reads the rest of what it prints.
    func waitForBeginning() throws {
        while let bytes = try output.fileHandleForReading.read(upToCount: 1), bytes != Data("\n".utf8) {}
    }

    /// Ends the process like `kill -9`.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    var wasKilled: Bool { process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL }
}

@Suite("A process that is killed")
struct KillTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("kill -9 in the midst of an import leaves the database whole, and without any of the import")
    func killed() async throws {
        let store = try scratch.open()
        let before = try Whole(path: scratch.path)
        // What the process prints of 50,000 lines doesn't fit into a pipe, so it can't be finished when it is killed.
        let importing = try ImportProcess(path: scratch.path, text: Delivery.text(ofNewItems: 50_000))
        try importing.waitForBeginning()
        importing.kill()
        #expect(importing.wasKilled)

        let after = try Whole(path: scratch.path)
        #expect(after.check == "ok")
        #expect(after.differences == 0)
        #expect(after.itemCount == before.itemCount)
        #expect(after.movementCount == before.movementCount)

        // The lock of the killed process is gone, and the same delivery can be imported.
        let item = try await store.firstItem()
        try await store.record(.received, of: 1, note: "", for: item.id, by: "Ben")
        let again = try ImportProcess(path: scratch.path, text: Delivery.text(ofNewItems: 100))
        #expect(again.lines.last == "imported: 100 new items")
        #expect(try await store.groups()[.all] == before.itemCount + 100)
    }
}
