import BackstaffElements
import PageSide
import Testing

@Suite("Frames of stored state")
struct StoredSealsFrameTests {
    private func decode(_ text: String) throws -> ClientFrame {
        try ClientFrame(decoding: Array(text.utf8))
    }

    private func refusal(_ text: String) -> WireRefusal? {
        do throws(WireRefusal) {
            _ = try ClientFrame(decoding: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("A hello with stored state is decoded, and encoded again unchanged")
    func hello() throws {
        let text =
            "{\"v\":1,\"hello\":{\"size\":[390,844],\"url\":\"/\",\"touch\":false,\"dark\":false,"
            + "\"reduceMotion\":false,\"language\":\"en\",\"step\":4,\"lastStep\":9,"
            + "\"seals\":{\"scene\":{\"a \\\"b\\\"\":\"S1\",\"c\":\"S2\"},\"app\":{\"theme\":\"A1\"},\"navigation\":\"N4\",\"earlier\":[2,\"N2\",3,null]}}}"
        var hello = ClientHello(width: 390, height: 844)
        hello.step = 4
        hello.lastStep = 9
        hello.seals.scene = ["a \"b\"": "S1", "c": "S2"]
        hello.seals.app = ["theme": "A1"]
        hello.seals.navigation = "N4"
        hello.seals.earlier = [.init(step: 2, seal: "N2"), .init(step: 3, seal: nil)]
        #expect(try decode(text) == .hello(hello))
        #expect(String(decoding: ClientFrame.hello(hello).encoded, as: UTF8.self) == text)
    }

    @Test("A hello without stored state has none, and unknown parts are ignored")
    func partial() throws {
        guard case .hello(let bare) = try decode("{\"v\":1,\"hello\":{\"size\":[1,1]}}") else { return }
        #expect(bare.seals.isEmpty)
        let odd =
            "{\"v\":1,\"hello\":{\"size\":[1,1],\"seals\":{\"scene\":{\"k\":null},\"navigation\":null,\"later\":[1]}}}"
        guard case .hello(let hello) = try decode(odd) else { return }
        #expect(hello.seals.isEmpty)
    }

    @Test(
        "Each scene event is decoded, and encoded again unchanged",
        arguments: [
            (
                "{\"n\":3,\"do\":\"travel\",\"step\":2,\"state\":\"N2\",\"url\":\"/recipes/3\"}",
                ClientFrame.travel(number: 3, step: 2, state: "N2", url: "/recipes/3")
            ),
            ("{\"n\":3,\"do\":\"phase\",\"phase\":\"background\"}", .phase(number: 3, .background)),
            ("{\"n\":3,\"do\":\"phase\",\"phase\":\"active\"}", .phase(number: 3, .active)),
            ("{\"n\":3,\"do\":\"open\",\"url\":\"/a?b#c\"}", .open(number: 3, url: "/a?b#c")),
            (
                "{\"n\":3,\"do\":\"store\",\"app\":{\"a\":\"S\",\"b\":null}}",
                .store(number: 3, app: ["a": "S", "b": nil])
            ),
        ])
    func events(text: String, frame: ClientFrame) throws {
        #expect(try decode(text) == frame)
        #expect(String(decoding: frame.encoded, as: UTF8.self) == text)
    }

    @Test(
        "Missing, mistyped or excessive fields are refused as malformed",
        arguments: [
            "{\"n\":1,\"do\":\"phase\"}", "{\"n\":1,\"do\":\"phase\",\"phase\":\"asleep\"}",
            "{\"n\":1,\"do\":\"open\"}", "{\"n\":1,\"do\":\"open\",\"url\":7}", "{\"n\":1,\"do\":\"store\"}",
            "{\"n\":1,\"do\":\"store\",\"app\":[]}", "{\"n\":1,\"do\":\"store\",\"app\":{\"a\":1}}",
            "{\"n\":1,\"do\":\"travel\",\"step\":1,\"state\":{}}",
            "{\"v\":1,\"hello\":{\"size\":[1,1],\"seals\":[]}}",
            "{\"v\":1,\"hello\":{\"size\":[1,1],\"seals\":{\"scene\":{\"a\":{}}}}}",
            "{\"v\":1,\"hello\":{\"size\":[1,1],\"lastStep\":-1}}",
            "{\"n\":1,\"do\":\"open\",\"url\":\"\(String(repeating: "u", count: 8193))\"}",
            "{\"n\":1,\"do\":\"store\",\"app\":{\"\(String(repeating: "k", count: 257))\":null}}",
            "{\"n\":1,\"do\":\"store\",\"app\":{\"a\":\"\(String(repeating: "s", count: 60_001))\"}}",
        ])
    func malformed(text: String) {
        #expect(refusal(text)?.code == .malformed)
    }

    @Test("256 keys are accepted, 257 are not")
    func tooManyKeys() throws {
        func frame(_ count: Int) -> String {
            let keys = (0..<count).map { "\"\($0)\":null" }.joined(separator: ",")
            return "{\"n\":1,\"do\":\"store\",\"app\":{\(keys)}}"
        }
        #expect(refusal(frame(256)) == nil)
        #expect(refusal(frame(257))?.code == .malformed)
    }

    @Test("A keep frame contains only changes, and is decoded unchanged")
    func keep() throws {
        var changes = StoredSealChanges()
        #expect(changes.isEmpty)
        changes.scene = ["b": nil, "a": "S"]
        changes.steps = [.init(step: 0, seal: nil), .init(step: 4, seal: "N")]
        let text = written { $0.store(changes) }
        #expect(text == "{\"store\":{\"scene\":{\"a\":\"S\",\"b\":null},\"navigation\":[0,null,4,\"N\"]}}")
        #expect(try ServerFrame(decoding: Array(text.utf8)) == .store(changes))
        changes = StoredSealChanges()
        changes.app = ["theme": "A"]
        #expect(written { $0.store(changes) } == "{\"store\":{\"app\":{\"theme\":\"A\"}}}")
    }

    @Test(
        "Requests to the browser are decoded unchanged",
        arguments: [
            (
                WireRequest.open(url: "https://a.example/", inNewTab: true),
                "{\"request\":\"open\",\"url\":\"https://a.example/\",\"newTab\":true}"
            ),
            (
                .open(url: "mailto:a@b.example", inNewTab: false),
                "{\"request\":\"open\",\"url\":\"mailto:a@b.example\"}"
            ),
            (.window(url: "/?w=1"), "{\"request\":\"window\",\"url\":\"/?w=1\"}"),
            (.close, "{\"request\":\"close\"}"),
            (
                .share(title: "Pie", text: "", url: "/pie"),
                "{\"request\":\"share\",\"title\":\"Pie\",\"url\":\"/pie\"}"
            ),
            (
                .share(title: "Pie", text: "Try it", url: ""),
                "{\"request\":\"share\",\"title\":\"Pie\",\"text\":\"Try it\",\"url\":\"\"}"
            ),
            (
                .sharePicture(file: "a.png", title: "Pie", text: ""),
                "{\"request\":\"picture\",\"title\":\"Pie\",\"url\":\"a.png\"}"
            ),
            (.copy(text: "5 km"), "{\"request\":\"copy\",\"text\":\"5 km\"}"),
            (.download(url: "/~/files/1"), "{\"request\":\"download\",\"url\":\"/~/files/1\"}"),
            (.blur, "{\"request\":\"blur\"}"),
        ])
    func requests(request: WireRequest, text: String) throws {
        #expect(written { $0.request(request) } == text)
        #expect(try ServerFrame(decoding: Array(text.utf8)) == .request(request))
    }

    @Test("An unknown request is refused with its name, and so is one without a URL")
    func unknownRequests() {
        for text in ["{\"request\":\"dance\"}", "{\"request\":\"open\"}", "{\"request\":\"share\",\"url\":\"/\"}"] {
            #expect(throws: WireRefusal.self) { try ServerFrame(decoding: Array(text.utf8)) }
        }
    }

    @Test("A history change may keep the address, and may lead to an earlier or a later step")
    @MainActor
    func history() throws {
        for (change, text) in [
            (WireHistory.push(step: 3, url: nil), "{\"push\":3}"), (.replace(step: 3, url: nil), "{\"replace\":3}"),
            (.go(step: 2), "{\"go\":2}"),
        ] {
            let patch = written {
                $0.patch(number: 1, event: 0, operations: [], motion: nil, title: nil, history: change)
            }
            #expect(patch == "{\"r\":1,\"n\":0,\"ops\":[],\"history\":\(text)}")
            guard case .patch(let read) = try ServerFrame(decoding: Array(patch.utf8)) else { continue }
            #expect(read.history == change)
        }
    }
}
