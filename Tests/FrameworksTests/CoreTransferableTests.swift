// Without SwiftUI: on Apple's platforms, files of models import only this module.
import BackstaffCoreTransferable
import Testing

@Suite("CoreTransferable")
struct CoreTransferableTests {
    @Test("M04 a file with only CoreTransferable declares what can be dragged, with a proxy and with data")
    func representations() throws {
        let parcel = Parcel(words: "a")
        #expect(try JSONDecoder().decode(Parcel.self, from: JSONEncoder().encode(parcel)) == parcel)
        #expect(type(of: Parcel.transferRepresentation) != Never.self)
        #expect(UTType.plainText.conforms(to: .text))
    }
}

private struct Parcel: Transferable, Codable, Equatable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(exportedContentType: .plainText) { Data($0.words.utf8) }
        ProxyRepresentation(exporting: \.words)
    }
}
