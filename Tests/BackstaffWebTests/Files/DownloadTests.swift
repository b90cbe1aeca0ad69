import BackstaffElements
import BackstaffUniformTypes
import Foundation
import PageSide
import Testing

@testable import BackstaffUI
@testable import BackstaffWeb

@Suite("Files that pages get")
@MainActor
struct DownloadTests {
    private struct Manifest: FileDocument {
        static let readableContentTypes: [UTType] = [.html]
        let text: String

        init(text: String) {
            self.text = text
        }

        init(configuration: ReadConfiguration) throws { text = "" }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct DeskView: View {
        @State private var saves = false
        let text: String
        var body: some View {
            Text("Desk")
                .onAppear { saves = true }
                .fileExporter(
                    isPresented: $saves, document: Manifest(text: text), contentType: .html, defaultFilename: "Boot ½"
                ) { _ in }
        }
    }

    @Test("E07 a file is downloaded once, by the visitor to whom it was offered, and never shown as a page")
    func once() async throws {
        let text = String(repeating: "<script>alert(1)</script>", count: 20_000)
        try await withServer(app: { SingleViewApp(DeskView(text: text)) }) { server in
            let visitor = RandomToken.make()
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: visitor)
            try await Self.save(client, welcome.tree, number: 1)
            var offered: String?
            while offered == nil {
                if case .frame(.request(.download(let url))) = try await client.next() { offered = url }
            }
            let url = try #require(offered)
            @MainActor func get(_ url: String, by visitor: String) async throws -> (head: String, body: String) {
                let cookie = "Cookie: backstaff-visitor=\(TestServer.signed(visitor, port: server.port))\r\n"
                return try await WireClient.get(
                    "GET \(url) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(cookie)\r\n", port: server.port)
            }
            for (url, visitor) in [
                (url, RandomToken.make()), (url, "nobody"), ("/~/files/\(RandomToken.make())", visitor),
                (url + "/0", visitor), (url + "0", visitor), ("/~/files/", visitor),
            ] {
                #expect(try await get(url, by: visitor).head.hasPrefix("HTTP/1.1 404"), "\(url)")
            }
            let (head, body) = try await get(url, by: visitor)
            #expect(head.hasPrefix("HTTP/1.1 200") && body == text)
            #expect(head.contains("content-type: application/octet-stream"))
            #expect(head.contains("content-disposition: attachment; filename=\"Boot _.html\"; "))
            #expect(head.contains("filename*=UTF-8''Boot%20%C2%BD.html\r\n"))
            #expect(head.contains("content-security-policy: default-src 'none'; sandbox"))
            #expect(head.contains("x-content-type-options: nosniff") && head.contains("cache-control: no-store"))
            #expect(try await get(url, by: visitor).head.hasPrefix("HTTP/1.1 404"))
        }
    }

    private struct ExportsOften: View {
        @State private var saves = false
        @Binding var results: [Result<URL, any Error>]
        var body: some View {
            Button("Save") { saves = true }
                .fileExporter(
                    isPresented: $saves, document: Manifest(text: String(repeating: "x", count: 100_000)),
                    contentType: .html
                ) { results.append($0) }
        }
    }

    @Test(
        "Q07 exported files count as those that visitors send; a scene keeps the last ones, and none when it has ended")
    func space() async throws {
        var results: [Result<URL, any Error>] = []
        let binding = Binding {
            results
        } set: {
            results = $0
        }
        var limits = HostLimits()
        limits.uploadFiles = 3
        limits.uploadBytesPerAddress = 450_000
        try await withServer(limits: limits, app: { SingleViewApp(ExportsOften(results: binding)) }) { server in
            let (first, welcome) = try await WireClient.start(port: server.port)
            let button = try #require(Self.button(in: welcome.tree))
            for number in 1...5 {
                try await first.send(.event(number: 2 * number - 1, element: button, .activate))
                try await Self.save(first, number: 2 * number)
            }
            #expect(try await eventually { results.count == 5 })
            let urls = results.compactMap { try? $0.get() }
            let areThere = urls.map { FileManager.default.fileExists(atPath: $0.path) }
            #expect(areThere == [false, false, true, true, true])
            #expect(try await eventually { server.store.storedBytes.size == 300_000 })
            // Another tab of the address has what is left.
            let (second, welcome2) = try await WireClient.start(port: server.port)
            let button2 = try #require(Self.button(in: welcome2.tree))
            for number in 1...2 {
                try await second.send(.event(number: 2 * number - 1, element: button2, .activate))
                try await Self.save(second, number: 2 * number)
            }
            #expect(try await eventually { results.count == 7 })
            #expect(throws: Never.self) { try results[5].get() }
            #expect(throws: FileTransferError.noSpace(name: "Document.html")) { try results[6].get() }
            #expect(server.store.storedBytes.size == 400_000)
            server.store.endAll()
            #expect(try await eventually { server.store.storedBytes.size == 0 })
            #expect(!urls.contains { FileManager.default.fileExists(atPath: $0.path) })
        }
    }

    /// Taps Save in the dialog that asks. It is in the tree, or comes with a patch.
    private static func save(_ client: WireClient, _ tree: WireNode? = nil, number: Int) async throws {
        var button = tree.flatMap { saveButton(in: $0) }
        while button == nil {
            guard case .frame(.patch(let patch)) = try await client.next() else { continue }
            for case .insert(_, _, let node) in patch.operations { button = button ?? saveButton(in: node) }
        }
        try await client.send(.event(number: number, element: #require(button), .activate))
    }

    private static func saveButton(in node: WireNode, isInDialog: Bool = false) -> ElementID? {
        let isInDialog = isInDialog || node.role == "dialog"
        let words = [node.text] + node.children.map(\.text)
        if isInDialog, node.role == "button", words.contains("Save") { return node.id }
        return node.children.lazy.compactMap { saveButton(in: $0, isInDialog: isInDialog) }.first
    }

    private static func button(in node: WireNode) -> ElementID? {
        if node.role == "button" { return node.id }
        return node.children.lazy.compactMap { button(in: $0) }.first
    }

    private struct Grows: View {
        @State private var saves = false
        var body: some View {
            Text("Desk")
                .onAppear { saves = true }
                .fileExporter(isPresented: $saves, document: Manifest(text: "short"), contentType: .html) { result in
                    guard let url = try? result.get(), let file = try? FileHandle(forWritingTo: url) else { return }
                    _ = try? file.seekToEnd()
                    try? file.write(contentsOf: Data("HTTP/1.1 200 more".utf8))
                }
        }
    }

    @Test("Q01 a file that the app makes longer is sent as long as it was")
    func longer() async throws {
        try await withServer(app: { SingleViewApp(Grows()) }) { server in
            let visitor = RandomToken.make()
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: visitor)
            try await Self.save(client, welcome.tree, number: 1)
            var offered: String?
            while offered == nil {
                if case .frame(.request(.download(let url))) = try await client.next() { offered = url }
            }
            let cookie = "Cookie: backstaff-visitor=\(TestServer.signed(visitor, port: server.port))\r\n"
            let (head, body) = try await WireClient.get(
                "GET \(try #require(offered)) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(cookie)\r\n",
                port: server.port)
            #expect(head.contains("content-length: 5\r\n") && body == "short")
        }
    }

    @Test(
        "Q01 the name of a file can't end its header",
        arguments: [
            ("a\".txt", "filename=\"a_.txt\"; filename*=UTF-8''a%22.txt"),
            ("a;b%.txt", "filename=\"a_b_.txt\"; filename*=UTF-8''a%3Bb%25.txt"),
            ("木", "filename=\"_\"; filename*=UTF-8''%E6%9C%A8"),
        ])
    func names(name: String, words: String) {
        #expect(FileOffer.disposition(of: name) == "attachment; \(words)")
    }
}
