import BackstaffCombine
import BackstaffFoundation
import Foundation
import FoundationNetworking
import Testing

@Suite("Answers of servers as publishers")
struct URLSessionTests {
    /// A session whose server answers `depth 5` at the path `/depth`, and can't be reached at others.
    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Harbour.self]
        return URLSession(configuration: configuration)
    }

    @Test("M04 a publisher sends the answer of a server once, and ends")
    func answer() async throws {
        let url = try #require(URL(string: "harbour://pier/depth"))
        let words = session.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }
        var found: [String] = []
        for try await word in words.values { found.append(word) }
        #expect(found == ["depth 5"])
    }

    @Test("M04 a publisher fails if there is no answer")
    func failure() async throws {
        let url = try #require(URL(string: "harbour://pier/height"))
        await #expect(throws: URLError(.cannotConnectToHost)) {
            for try await _ in session.dataTaskPublisher(for: URLRequest(url: url)).values {}
        }
    }
}

private final class Harbour: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "harbour" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path == "/depth" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 7, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("depth 5".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
