import BackstaffUniformTypes
import Foundation
import Synchronization
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@Suite("Saving files")
@MainActor
struct FileExporterTests {
    struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText, .json]
        var text = ""
        var isBroken = false

        init(text: String, isBroken: Bool = false) {
            self.text = text
            self.isBroken = isBroken
        }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if isBroken { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data((configuration.contentType.identifier + " " + text).utf8))
        }
    }

    @Observable
    final class Desk {
        var saves = false
        var note: Note? = Note(text: "one")
        var results: [Result<URL, any Error>] = []
        var said: [String] = []
    }

    private struct DeskView: View {
        @Bindable var desk: Desk
        var name: String?
        var body: some View {
            Button("Save") { desk.saves = true }
                .fileExporter(
                    isPresented: $desk.saves, document: desk.note, contentType: .plainText, defaultFilename: name
                ) { result in
                    desk.said.append("saves \(desk.saves)")
                    desk.results.append(result)
                }
        }
    }

    /// Asks for the dialog, and chooses Save in it.
    private func save(in host: HeadlessHost) async throws {
        try await host.tap("Save")
        #expect(host.presented.count == 1 && host.shows("Save File"))
        try await host.choose("Save")
        #expect(host.presented.isEmpty)
    }

    @Test("E07 a document is offered for download once, with its name and the extension of its type")
    func document() async throws {
        for (name, file) in [
            (nil, "Document.txt"), ("Boats", "Boats.txt"), ("Boats.md", "Boats.md"), ("../x", "x.txt"),
        ] {
            let desk = Desk()
            let host = HeadlessHost(DeskView(desk: desk, name: name))
            #expect(host.exportedFiles.isEmpty)
            try await save(in: host)
            #expect(host.exportedFiles.map(\.lastPathComponent) == [file])
            #expect(desk.said == ["saves false"] && host.record.requests == ["download"])
            let url = try #require(try desk.results.last?.get())
            #expect(url == host.exportedFiles.first)
            #expect(try String(contentsOf: url, encoding: .utf8) == "public.plain-text one")
            desk.note?.text = "two"
            try await save(in: host)
            #expect(host.exportedFiles.count == 2 && desk.results.count == 2)
            host.close()
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test("E07 a document that can't be written ends in its error; without a document nothing is saved")
    func failure() async throws {
        let desk = Desk()
        desk.note = Note(text: "", isBroken: true)
        let host = HeadlessHost(DeskView(desk: desk))
        try await save(in: host)
        #expect(throws: CocoaError.self) { try desk.results.last?.get() }
        #expect(host.exportedFiles.isEmpty && desk.results.count == 1 && !desk.saves)
        desk.note = nil
        try await save(in: host)
        #expect(host.exportedFiles.isEmpty && desk.results.count == 1 && !desk.saves)
    }

    @Test("E07 a user who cancels is told to the app, and nothing is saved; without a document, too, the user is asked")
    func cancelled() async throws {
        struct Form: View {
            @Bindable var desk: Desk
            var body: some View {
                Button("Save") { desk.saves = true }
                    .fileExporter(
                        isPresented: $desk.saves, document: desk.note, defaultFilename: "Boats",
                        onCompletion: { _ in desk.said.append("saved") },
                        onCancellation: { desk.said.append("cancelled, \(desk.saves)") })
            }
        }
        for note in [Note(text: "one"), nil] {
            let desk = Desk()
            desk.note = note
            let host = HeadlessHost(Form(desk: desk))
            desk.saves = true
            await host.settle()
            #expect(host.texts.prefix(2) == ["Save File", "Boats"] && host.presented.count == 1)
            try await host.choose("Cancel")
            #expect(desk.said == ["cancelled, false"] && !desk.saves)
            #expect(host.presented.isEmpty && host.exportedFiles.isEmpty)
            try await save(in: host)
            #expect(desk.said.count == (note == nil ? 1 : 2) && !desk.saves)
            #expect(host.exportedFiles.count == (note == nil ? 0 : 1))
        }
    }

    @Test("E07 several documents are several downloads")
    func several() async throws {
        struct Notes: View {
            @State var saves = false
            let onEnd: (Result<[URL], any Error>) -> Void
            var body: some View {
                Button("Save") { saves = true }
                    .fileExporter(
                        isPresented: $saves, documents: [Note(text: "a"), Note(text: "b")], contentType: .json,
                        onCompletion: onEnd)
            }
        }
        var ends: [Result<[URL], any Error>] = []
        let host = HeadlessHost(Notes { ends.append($0) })
        try await save(in: host)
        #expect(try ends.last?.get() == host.exportedFiles && host.exportedFiles.count == 2)
        #expect(host.record.requests == ["download", "download"])
        #expect(
            try host.exportedFiles.map { try String(contentsOf: $0, encoding: .utf8) } == [
                "public.json a", "public.json b",
            ])
    }

    private struct Chart: Codable, Transferable {
        var name: String
        var file: URL?

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
            FileRepresentation(exportedContentType: .png) { chart in
                guard let file = chart.file else { throw CocoaError(.fileNoSuchFile) }
                return SentTransferredFile(file)
            }
        }
    }

    private struct ChartView: View {
        @State var saves = false
        var chart: Chart?
        var types: [UTType] = []
        let onEnd: (Result<URL, any Error>) -> Void
        var body: some View {
            Button("Save") { saves = true }
                .fileExporter(
                    isPresented: $saves, item: chart, contentTypes: types, defaultFilename: "Bay", onCompletion: onEnd)
            Text(saves ? "saving" : "resting")
        }
    }

    @Test("E07 a value of the app is offered in its first form, or in the first that fits the types")
    func item() async throws {
        let picture = FileManager.default.temporaryDirectory.appending(path: "chart-\(UUID().uuidString).png")
        try Data("png".utf8).write(to: picture)
        defer { try? FileManager.default.removeItem(at: picture) }
        let chart = Chart(name: "Bay", file: picture)
        for (types, file, contents) in [
            ([], "Bay.json", nil), ([.plainText], "Bay.txt", "Bay"), ([.image], "Bay.png", "png"),
            ([.text, .image], "Bay.json", nil),
        ] as [([UTType], String, String?)] {
            var ends: [Result<URL, any Error>] = []
            let host = HeadlessHost(ChartView(chart: chart, types: types) { ends.append($0) })
            try await save(in: host)
            try await host.wait { !ends.isEmpty }
            let url = try #require(try ends.last?.get())
            #expect(host.shows("resting") && host.exportedFiles == [url] && url.lastPathComponent == file)
            if let contents { #expect(try String(contentsOf: url, encoding: .utf8) == contents) }
        }
    }

    @Test("E07 a value without such a form, or whose form fails, ends in an error; without a value nothing is saved")
    func itemFailure() async throws {
        for (chart, types) in [
            (Chart(name: "Bay"), [UTType.movie]), (Chart(name: "Bay"), [.png]),
        ] {
            var ends: [Result<URL, any Error>] = []
            let host = HeadlessHost(ChartView(chart: chart, types: types) { ends.append($0) })
            try await save(in: host)
            try await host.wait { !ends.isEmpty }
            #expect(throws: CocoaError.self) { try ends.last?.get() }
            #expect(host.exportedFiles.isEmpty)
        }
        var isCalled = false
        let host = HeadlessHost(ChartView { _ in isCalled = true })
        try await save(in: host)
        #expect(host.shows("resting") && host.exportedFiles.isEmpty && !isCalled)
    }

    @Test("E07 several values are several downloads")
    func items() async throws {
        struct Names: View {
            @State var saves = false
            let onEnd: (Result<[URL], any Error>) -> Void
            var body: some View {
                Button("Save") { saves = true }
                    .fileExporter(isPresented: $saves, items: ["a", "b"], onCompletion: onEnd)
            }
        }
        var ends: [Result<[URL], any Error>] = []
        let host = HeadlessHost(Names { ends.append($0) })
        try await save(in: host)
        try await host.wait { !ends.isEmpty }
        #expect(try ends.last?.get() == host.exportedFiles && host.exportedFiles.count == 2)
        #expect(try host.exportedFiles.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
    }

    @Test("E07 more documents than a scene keeps are an error, and none is saved")
    func tooMany() async throws {
        struct Notes: View {
            @State var saves = false
            let onEnd: (Result<[URL], any Error>) -> Void
            var body: some View {
                Button("Save") { saves = true }
                    .fileExporter(
                        isPresented: $saves, documents: (0...100).map { Note(text: "\($0)") }, contentType: .json,
                        onCompletion: onEnd)
            }
        }
        var ends: [Result<[URL], any Error>] = []
        let host = HeadlessHost(Notes { ends.append($0) })
        try await save(in: host)
        #expect(throws: FileTransferError.tooMany(limit: 100)) { try ends.last?.get() }
        #expect(host.exportedFiles.isEmpty && host.record.requests.isEmpty)
    }

    @Test("E07 files that were downloaded make space for others, and files that weren't don't")
    func space() throws {
        /// Space for two files.
        final class Shelf: Sendable {
            final class Place: Sendable {
                let shelf: Shelf
                init(on shelf: Shelf) { self.shelf = shelf }
                deinit { shelf.count.withLock { $0 -= 1 } }
            }
            let count = Mutex(0)
            func reserve() -> Place? {
                let isFree = count.withLock { count in
                    if count == 2 { return false }
                    count += 1
                    return true
                }
                return isFree ? Place(on: self) : nil
            }
        }
        let shelf = Shelf()
        var space = FileSpace()
        space.reserve = { _ in shelf.reserve() }
        let (files, exchange) = (SceneFiles(), SceneExchange(fileSpace: space))
        var requests: [HostRequest] = []
        exchange.onRequest = { requests += exchange.takeRequests() }
        func offer(_ name: String) throws -> URL {
            try files.offer(FileWrapper(regularFileWithContents: Data("x".utf8)), named: name, by: exchange)
        }
        let urls = [try offer("a"), try offer("b")]
        #expect(throws: FileTransferError.noSpace(name: "c")) { try offer("c") }
        #expect(files.exported == urls)
        guard case .download(let address)? = requests.first else { throw CocoaError(.fileNoSuchFile) }
        let token = try #require(address.split(separator: "/").last.map(String.init))
        var download = files.takeOffer(token)
        #expect(download?.url == urls[0])
        // The download still reads the first one.
        #expect(throws: FileTransferError.noSpace(name: "c")) { try offer("c") }
        #expect(files.exported == [urls[1]] && download != nil)
        download = nil
        #expect(try files.exported + [offer("d")] == files.exported)
        files.end()
    }

    @Test("E07 a file wrapper is a file or a folder, in memory and from the disk")
    func wrapper() throws {
        let file = FileWrapper(regularFileWithContents: Data("x".utf8))
        #expect(file.isRegularFile && !file.isDirectory && file.fileWrappers == nil && file.filename == nil)
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": file])
        #expect(folder.isDirectory && folder.regularFileContents == nil && file.preferredFilename == "a.txt")
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "2__a.txt")
        folder.removeFileWrapper(file)
        #expect(folder.fileWrappers?.keys.sorted() == ["2__a.txt"] && file.addFileWrapper(folder) == "")
        let disk = FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: disk) }
        try Data("12".utf8).write(to: disk.appending(path: "b.txt"))
        let read = try FileWrapper(url: disk)
        #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("12".utf8))
        #expect(throws: (any Error).self) { try FileWrapper(url: disk.appending(path: "nothing")) }
    }
}
