import BackstaffUniformTypes
import Foundation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@Suite("Choosing files")
@MainActor
struct FileImporterTests {
    @Observable
    final class Desk {
        var asks = false
        var asksForMany = false
        var results: [Result<[URL], any Error>] = []
        var said: [String] = []

        var urls: [URL] { (try? results.last?.get()) ?? [] }

        var words: String? {
            guard case .failure(let error)? = results.last else { return nil }
            return error.localizedDescription
        }
    }

    private struct DeskView: View {
        @Bindable var desk: Desk
        var body: some View {
            Button("Open") { desk.asks = true }
                .fileImporter(isPresented: $desk.asks, allowedContentTypes: [.json, .png]) { result in
                    desk.said.append("asks \(desk.asks)")
                    desk.results.append(result.map { [$0] })
                }
            Button("Open Many") { desk.asksForMany = true }
                .fileImporter(
                    isPresented: $desk.asksForMany, allowedContentTypes: [.item], allowsMultipleSelection: true
                ) { result in
                    desk.results.append(result)
                } onCancellation: {
                    desk.said.append("canceled")
                }
        }
    }

    /// A folder with files of a visitor.
    private func withFiles(
        _ files: [String: String], _ body: ([String: URL]) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "visitor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var urls: [String: URL] = [:]
        for (name, contents) in files {
            let url = folder.appending(path: name)
            try Data(contents.utf8).write(to: url)
            urls[name] = url
        }
        try await body(urls)
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test("E07 a chosen file is copied for the app, which gets its URL once, after the flag was cleared")
    func single() async throws {
        try await withFiles(["notes.json": "{}"]) { files in
            let desk = Desk()
            let host = HeadlessHost(DeskView(desk: desk))
            #expect(!host.choosesFiles)
            try await host.tap("Open")
            #expect(host.choosesFiles && desk.results.isEmpty)
            #expect(host.presented.last?.texts == ["Choose a File", "Choose File…", "Cancel"])
            try await host.chooseFiles([try #require(files["notes.json"])])
            #expect(!desk.asks && !host.choosesFiles && host.presented.isEmpty)
            #expect(desk.said == ["asks false"] && desk.results.count == 1)
            let url = try #require(desk.urls.first)
            #expect(url.lastPathComponent == "notes.json" && url != files["notes.json"])
            #expect(url.startAccessingSecurityScopedResource())
            #expect(try String(contentsOf: url, encoding: .utf8) == "{}")
            url.stopAccessingSecurityScopedResource()
        }
    }

    @Test("E07 several files come in the order in which they were chosen; files with one name don't meet")
    func several() async throws {
        try await withFiles(["a.txt": "1", "b.txt": "2"]) { files in
            let desk = Desk()
            let host = HeadlessHost(DeskView(desk: desk))
            let (a, b) = (try #require(files["a.txt"]), try #require(files["b.txt"]))
            try await host.tap("Open Many")
            try await host.chooseFiles([b, a, b])
            #expect(desk.urls.map(\.lastPathComponent) == ["b.txt", "a.txt", "b.txt"])
            #expect(try desk.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["2", "1", "2"])
            try await host.tap("Open Many")
            try await host.chooseFiles([a])
            #expect(desk.urls.count == 1 && desk.results.count == 2)
        }
    }

    @Test("E07 a user who cancels gets no files, and the app hears it once if it wants to")
    func canceling() async throws {
        let desk = Desk()
        let host = HeadlessHost(DeskView(desk: desk))
        try await host.tap("Open")
        try await host.cancelFiles()
        #expect(!desk.asks && desk.results.isEmpty && desk.said.isEmpty)
        try await host.tap("Open Many")
        try await host.choose("Cancel")
        #expect(!desk.asksForMany && desk.results.isEmpty && desk.said == ["canceled"])
        await #expect(throws: LookUpFailure.self) { try await host.chooseFiles([]) }
    }

    @Test("E07 an app that clears the flag itself hears nothing")
    func dismissedByApp() async throws {
        let desk = Desk()
        let host = HeadlessHost(DeskView(desk: desk))
        try await host.tap("Open Many")
        desk.asksForMany = false
        await host.settle()
        #expect(!host.choosesFiles && desk.results.isEmpty && desk.said.isEmpty)
    }

    @Test("E07 the files of a scene are there until it ends, and no longer")
    func end() async throws {
        try await withFiles(["a.txt": "1"]) { files in
            let desk = Desk()
            let host = HeadlessHost(DeskView(desk: desk))
            try await host.tap("Open Many")
            try await host.chooseFiles([try #require(files["a.txt"])])
            let url = try #require(desk.urls.first)
            try await host.tap("Open")
            try await host.cancelFiles()
            #expect(exists(url))
            host.close()
            #expect(!exists(url) && !exists(url.deletingLastPathComponent().deletingLastPathComponent()))
            #expect(exists(try #require(files["a.txt"])))
        }
    }

    // MARK: Errors

    /// Opens the chooser of several files with limits, and returns it with its choice.
    private func choice(_ desk: Desk, _ limits: FileSpace) async throws -> (HeadlessHost, FileChoice) {
        let host = HeadlessHost(DeskView(desk: desk))
        try await host.tap("Open Many")
        let token = try #require(host.chooser?.words(.upload))
        let choice = try #require(host.scene.fileChoice(token))
        choice.space = limits
        return (host, choice)
    }

    @Test("E07 a file that is too large, and too many files, end in an error that says the limit")
    func limits() async throws {
        try await withFiles(["a.txt": "12345", "b.txt": "1234"]) { files in
            let desk = Desk()
            let urls = [try #require(files["b.txt"]), try #require(files["a.txt"])]
            var host = try await choice(desk, FileSpace(bytes: 4, files: 2)).0
            try await host.chooseFiles(urls)
            #expect(desk.words == "“a.txt” is too large. A file may have at most 4 bytes." && !desk.asksForMany)
            host = try await choice(desk, FileSpace(bytes: 9, files: 1)).0
            try await host.chooseFiles(urls)
            #expect(desk.words == "There are too many files. At most 1 can be chosen at once.")
            #expect(desk.results.count == 2)
        }
    }

    @Test("E07 a file that ends half-way, or for which there is no space, ends in an error that names it")
    func failures() async throws {
        let desk = Desk()
        var (host, choice) = try await choice(desk, FileSpace())
        let place = try #require(try choice.place(index: 0, name: "half.txt", bytes: 10))
        try Data("12345".utf8).write(to: place)
        choice.fail(.incomplete(name: "half.txt"), at: place)
        #expect(!exists(place))
        try await host.send(.edit("failed half.txt"), to: try #require(host.chooser))
        #expect(desk.words == "“half.txt” didn’t arrive completely.")
        (host, choice) = try await self.choice(desk, FileSpace())
        choice.fail(.noSpace(name: "b.txt"))
        try await host.send(.edit("failed b.txt"), to: try #require(host.chooser))
        #expect(desk.words == "There is no space for “b.txt” on the server.")
    }

    @Test("E07 files that were never sent aren't there, whatever a page says; other words do nothing")
    func hostile() async throws {
        let desk = Desk()
        var (host, choice) = try await choice(desk, FileSpace(bytes: 100, files: 3))
        for words in ["", "sent", "sent 0", "sent -1", "sent 4", "sent x", "sent 99999999999999999999", "dance 1"] {
            try await host.send(.edit(words), to: try #require(host.chooser))
            #expect(host.choosesFiles && desk.results.isEmpty, "\(words)")
        }
        for index in [3, -1] { #expect(try choice.place(index: index, name: "a", bytes: 1) == nil) }
        #expect(try choice.place(index: 0, name: "a", bytes: 101) == nil)
        let place = try #require(try choice.place(index: 0, name: "../../etc/passwd", bytes: 1))
        #expect(place.lastPathComponent == "passwd" && !place.path.contains(".."))
        try Data("x".utf8).write(to: place)
        choice.receive(place, index: 0)
        try await host.send(.edit("sent 2"), to: try #require(host.chooser))
        #expect(desk.words != nil && !exists(place))
        (host, choice) = try await self.choice(desk, FileSpace())
        desk.asksForMany = false
        await host.settle()
        #expect(try choice.place(index: 0, name: "late", bytes: 1) == nil)
    }

    @Test(
        "E07 the name of a file is the last component of a path, and leads nowhere else",
        arguments: [
            ("a.txt", "a.txt"), ("../a.txt", "a.txt"), ("../../etc/passwd", "passwd"), ("C:\\x\\a.txt", "a.txt"),
            ("/", "file"), ("..", "file"), (".", "file"), ("", "file"), ("a/..", "file"), ("a/", "a"),
            ("a\0b\nc.txt", "abc.txt"), ("\u{202e}txt.exe", "txt.exe"), (".env", ".env"),
            ("Ørsted 木.md", "Ørsted 木.md"),
            // One character of 301 bytes, and one that only a dot follows.
            ("a" + String(repeating: "\u{301}", count: 150), "a" + String(repeating: "\u{301}", count: 99)),
            (String(repeating: "\u{301}", count: 150) + ".", String(repeating: "\u{301}", count: 99) + "."),
            (String(repeating: " ", count: 300) + "a", "file"),
            (String(repeating: "é", count: 300) + ".json", String(repeating: "é", count: 97) + ".json"),
        ])
    func names(name: String, safe: String) {
        #expect(SafeFileName(name).text == safe)
    }

    @Test("E07 the browser offers files of the allowed types, or all if a type has no name in it")
    func types() {
        #expect([UTType.json].acceptedPatterns == "application/json,.json")
        #expect([UTType.png, .png].acceptedPatterns == "image/png,.png")
        #expect([UTType.image].acceptedPatterns.hasPrefix("image/*,image/png,.png,"))
        #expect([UTType.json, .item].acceptedPatterns == "" && [UTType]().acceptedPatterns == "")
        #expect([UTType(exportedAs: "com.example.boat")].acceptedPatterns == "")
    }
}
