import BackstaffElements
import PageSide
import Testing

@Suite("Inspector frames")
struct InspectionFrameTests {
    @Test(
        "L05 a page's requests to its inspector are decoded unchanged",
        arguments: [
            ("{\"n\":1,\"do\":\"inspect\",\"how\":\"open\"}", .open),
            ("{\"n\":1,\"do\":\"inspect\",\"how\":\"close\"}", .close),
            ("{\"n\":1,\"do\":\"inspect\",\"how\":\"go\",\"step\":7}", .goTo(transition: 7)),
            ("{\"n\":1,\"do\":\"inspect\",\"how\":\"flow\"}", .flow),
        ] as [(String, InspectionRequest)])
    func requests(text: String, request: InspectionRequest) throws {
        let frame = ClientFrame.inspect(number: 1, request)
        #expect(try ClientFrame(decoding: Array(text.utf8)) == frame)
        #expect(String(decoding: frame.encoded, as: UTF8.self) == text)
    }

    @Test(
        "L05 a request for something unknown is refused",
        arguments: [
            "{\"n\":1,\"do\":\"inspect\"}", "{\"n\":1,\"do\":\"inspect\",\"how\":\"all\"}",
            "{\"n\":1,\"do\":\"inspect\",\"how\":\"go\"}", "{\"do\":\"inspect\",\"how\":\"open\"}",
            "{\"n\":1,\"do\":\"inspect\",\"how\":\"go\",\"step\":-1}", "{\"n\":1,\"do\":\"inspect\",\"how\":7}",
        ])
    func wrong(text: String) {
        #expect(throws: WireRefusal.self) { try ClientFrame(decoding: Array(text.utf8)) }
    }

    @Test("L05 updates are tables of text, and unchanged tables aren't sent")
    func news() throws {
        var news = Inspection()
        news.tables[.log] = [["1", "tap on “a”", "x\ny", ""]]
        news.tables[.state] = []
        var writer = JSONWriter()
        writer.inspection(news)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == "{\"inspection\":{\"state\":[],\"log\":[[\"1\",\"tap on “a”\",\"x\\ny\",\"\"]]}}")
        #expect(try ServerFrame(decoding: writer.bytes) == .inspection(news))
    }
}
