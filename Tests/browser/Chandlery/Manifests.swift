import SwiftUI

/// Files that a user sends and gets.
struct Manifests: View {
    @State private var asks = false
    @State private var offers = false
    @State private var said = ""

    var body: some View {
        List {
            Button("Import") { asks = true }
            Button("Export") { offers = true }
            Text(said.isEmpty ? "Nothing" : said)
        }
        .navigationTitle("Manifests")
        .fileImporter(isPresented: $asks, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
            said = words(for: result)
        } onCancellation: {
            said = "Canceled"
        }
        .fileExporter(
            isPresented: $offers, document: Manifest(text: "Ropes: 3\n"), contentType: .plainText,
            defaultFilename: "Ladung \"½\""
        ) { result in
            said = words(for: result.map { [$0] })
        }
    }

    private func words(for result: Result<[URL], any Error>) -> String {
        do {
            return try result.get().map { "\($0.lastPathComponent): \(try Data(contentsOf: $0).count)" }
                .joined(separator: ", ")
        } catch {
            return error.localizedDescription
        }
    }
}

private struct Manifest: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
