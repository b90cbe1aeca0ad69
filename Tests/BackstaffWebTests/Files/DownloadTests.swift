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
            let client = try await WireClient.start(port: server.port, visitor: visitor).client
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
