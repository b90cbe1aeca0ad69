import BackstaffElements
import BackstaffUI
import Testing

@testable import BackstaffWeb

@Suite("The document of a preview")
@MainActor
struct PreviewPageTests {
    private func page(unknownAppStorage keys: [String]) -> String {
        let resources = PageResources(files: ["main.js": []], symbols: [:])
        let bytes = PreviewPage.html(
            title: "Sea", language: "en", root: ElementTree().make(.window), resources: resources,
            unknownAppStorage: keys)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("O02 the document names the stored values that it should have shown, whatever their keys contain")
    func unknownAppStorage() {
        #expect(!page(unknownAppStorage: []).contains("data-app-storage"))
        #expect(
            page(unknownAppStorage: ["speed", #"a"><b"#]).contains(
                #"data-app-storage="[&quot;speed&quot;,&quot;a\&quot;&gt;&lt;b&quot;]""#))
    }
}
