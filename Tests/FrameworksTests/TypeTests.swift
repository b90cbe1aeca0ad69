import BackstaffUniformTypes
import Testing

@Suite("UTType")
struct TypeTests {
    @Test("M04 a type is found by its extension, MIME type and identifier; an unknown one isn't")
    func finding() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType("public.png") == .png)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType(mimeType: "a/b") == nil)
        #expect(UTType("org.example.none") == nil)
    }

    @Test("M04 a type conforms to itself and to all that it is a special case of, and to nothing else")
    func conformance() {
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.commaSeparatedText.isSubtype(of: .text))
        #expect(UTType.image.isSupertype(of: .svg))
        #expect(!UTType.png.conforms(to: .text))
        #expect(!UTType.png.isSubtype(of: .png))
    }

    @Test("M04 an app's own type conforms to the parent that the app names")
    func ownType() {
        let donut = UTType(exportedAs: "org.example.donut", conformingTo: .json)
        #expect(donut.conforms(to: .text))
        #expect(donut == UTType(importedAs: "org.example.donut"))
        #expect(donut != .json)
    }
}
