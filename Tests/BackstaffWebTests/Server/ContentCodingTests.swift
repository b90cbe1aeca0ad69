import Testing

@testable import BackstaffWeb

@Suite("Codings of answers")
struct ContentCodingTests {
    @Test(
        "O01 a client gets the coding that it prefers, and of equals the smallest",
        arguments: [
            ([], "identity"), ([""], "identity"), (["gzip, deflate, br, zstd"], "br"), (["gzip, deflate"], "gzip"),
            (["x-gzip"], "gzip"), (["BR"], "br"), (["deflate"], "identity"), (["*"], "br"), (["gzip", "br"], "br"),
            (["br;q=0.5, gzip;q=0.8"], "gzip"), (["br;q=0, *"], "gzip"), (["br; q=0.2 ,\tgzip ; q=0.1"], "br"),
            (["*;q=0"], "identity"), (["identity, gzip;q=0.5"], "identity"), (["identity;q=0.4, gzip;q=0.5"], "gzip"),
            (["identity;q=0, gzip;q=0"], "identity"), (["gzip;q=1.5, br;q=nan"], "identity"), (["br;q="], "identity"),
            ([",;,q=1"], "identity"),
        ] as [([String], String)])
    func preference(headers: [String], coding: String) {
        #expect(ContentCoding.preferred(among: ContentCoding.allCases, by: headers).rawValue == coding)
    }

    @Test("O01 a coding that the file doesn't have isn't chosen")
    func offered() {
        let codings = [ContentCoding.gzip, .identity]
        #expect(ContentCoding.preferred(among: codings, by: ["br, gzip;q=0.1"]) == .gzip)
        #expect(ContentCoding.preferred(among: codings, by: ["br"]) == .identity)
        #expect(ContentCoding.preferred(among: [.identity], by: ["br, gzip, *"]) == .identity)
    }
}
