import BackstaffElements
import BackstaffPhotosUI
import BackstaffTesting
import BackstaffUI
import BackstaffUniformTypes
import Foundation
import Testing

@MainActor
@Suite("Choosing photos")
struct PhotosPickerTests {
    @Observable
    final class Album {
        var cover: PhotosPickerItem?
        var pages: [PhotosPickerItem] = []
        var asks = false
    }

    private struct AlbumView: View {
        @Bindable var album: Album
        var body: some View {
            PhotosPicker("Cover", selection: $album.cover, matching: .images)
            PhotosPicker(selection: $album.pages, maxSelectionCount: 2, matching: .any(of: [.images, .videos])) {
                Label("Pages", systemImage: "photo")
            }
            Button("Ask") { album.asks = true }
                .photosPicker(isPresented: $album.asks, selection: $album.cover, matching: .videos)
        }
    }

    /// A text that comes as data, and one that comes as a file.
    private struct Words: Transferable {
        let words: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { Words(words: String(decoding: $0, as: UTF8.self)) }
        }
    }

    private struct Movie: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .movie) { movie in
                SentTransferredFile(URL(filePath: movie.name))
            } importing: { received in
                Movie(name: received.file.lastPathComponent)
            }
        }
    }

    private let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\"></svg>"

    /// A folder with files of a visitor.
    private func withFiles(_ files: [String: String], _ body: ([String: URL]) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString)")
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

    @Test("M08 a chosen photo is loaded as data, as an image and as a type of the app")
    func one() async throws {
        try await withFiles(["boat.svg": svg]) { files in
            let album = Album()
            let host = HeadlessHost(AlbumView(album: album))
            #expect(!host.choosesFiles && album.cover == nil)
            try await host.tap("Cover")
            #expect(host.choosesFiles && host.presented.last?.texts.first == "Choose a Photo")
            #expect(host.outline.contains("accept=image/jpeg,"))
            try await host.chooseFiles([try #require(files["boat.svg"])])
            let cover = try #require(album.cover)
            #expect(!host.choosesFiles && cover.supportedContentTypes == [.svg] && cover.itemIdentifier == nil)
            #expect(try await cover.loadTransferable(type: Data.self) == Data(svg.utf8))
            #expect(try await cover.loadTransferable(type: Words.self)?.words == svg)
            let image = try #require(try await cover.loadTransferable(type: Image.self))
            #expect(HeadlessHost(image).outline.contains("natural-width=6"))
            #expect(try await cover.loadTransferable(type: Movie.self) == nil)
        }
    }

    @Test("M08 several photos replace the selection, in order; a user who cancels leaves it as it is")
    func several() async throws {
        try await withFiles(["a.png": "1", "b.mov": "2"]) { files in
            let (a, b) = (try #require(files["a.png"]), try #require(files["b.mov"]))
            let album = Album()
            let host = HeadlessHost(AlbumView(album: album))
            try await host.tap("Pages")
            try await host.chooseFiles([b, a])
            #expect(album.pages.map(\.supportedContentTypes) == [[.quickTimeMovie], [.png]])
            #expect(try await album.pages[0].loadTransferable(type: Movie.self)?.name == "b.mov")
            await #expect(throws: CocoaError.self) { try await album.pages[1].loadTransferable(type: Image.self) }
            let before = album.pages
            try await host.tap("Pages")
            try await host.cancelFiles()
            #expect(album.pages == before && !host.choosesFiles)
            try await host.tap("Pages")
            try await host.chooseFiles([a])
            #expect(album.pages.count == 1 && album.pages != before)
        }
    }

    @Test("M08 more photos than the picker takes end in an alert, and the selection stays")
    func tooMany() async throws {
        try await withFiles(["a.png": "1"]) { files in
            let a = try #require(files["a.png"])
            let album = Album()
            let host = HeadlessHost(AlbumView(album: album))
            try await host.tap("Pages")
            try await host.chooseFiles([a, a, a])
            #expect(album.pages.isEmpty)
            #expect(
                host.presented.last?.texts == [
                    "The selection couldn’t be loaded.", "There are too many files. At most 2 can be chosen at once.",
                    "OK",
                ])
            try await host.choose("OK")
            #expect(host.presented.isEmpty)
        }
    }

    @Test("M08 an app asks for a video with a flag, which is false before it gets the video")
    func flag() async throws {
        try await withFiles(["b.mp4": "2"]) { files in
            let album = Album()
            let host = HeadlessHost(AlbumView(album: album))
            try await host.tap("Ask")
            #expect(album.asks && host.outline.contains("accept=video/*"))
            try await host.chooseFiles([try #require(files["b.mp4"])])
            #expect(!album.asks && album.cover?.supportedContentTypes == [.mpeg4Movie])
        }
    }

    @Test("M08 a completion handler gets the value, and the progress is complete then")
    func handler() async throws {
        try await withFiles(["boat.svg": svg]) { files in
            let album = Album()
            let host = HeadlessHost(AlbumView(album: album))
            try await host.tap("Cover")
            try await host.chooseFiles([try #require(files["boat.svg"])])
            let cover = try #require(album.cover)
            let data: Data? = try await withCheckedThrowingContinuation { continuation in
                cover.loadTransferable(type: Data.self) { continuation.resume(with: $0) }
            }
            #expect(data == Data(svg.utf8))
        }
    }

    @Test("M08 filters are photos, videos or both, as browsers tell them")
    func filters() {
        #expect(PHPickerFilter.not(.images) == .videos && PHPickerFilter.not(.videos) == .images)
        #expect(PHPickerFilter.any(of: [.images, .videos]) == .all(of: [.not(.screenshots), .not(.screenRecordings)]))
        #expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]) == .images)
        #expect(PHPickerFilter.screenshots != .videos)
    }
}
