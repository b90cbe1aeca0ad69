import BackstaffElements
import PageSide
import Testing

@Suite("Client frames")
struct ClientFrameTests {
    private func refusal(_ text: String) -> WireRefusal? {
        refusal(Array(text.utf8))
    }

    private func refusal(_ bytes: [UInt8]) -> WireRefusal? {
        do throws(WireRefusal) {
            _ = try ClientFrame(decoding: bytes)
            return nil
        } catch {
            return error
        }
    }

    private func decode(_ text: String) throws -> ClientFrame {
        try ClientFrame(decoding: Array(text.utf8))
    }

    @Test(
        "Bytes that aren't JSON or a frame are refused as malformed, with a reason",
        arguments: [
            "", " ", "x", "null", "true", "17", "\"do\"", "[]", "{", "}", "{}", "{\"n\":1}", "{\"n\":1,}",
            "{\"n\":1 \"e\":2}", "{n:1}", "{'n':1}", "{\"n\":01,\"e\":1,\"do\":\"activate\"}",
            "{\"n\":1.,\"e\":1,\"do\":\"activate\"}", "{\"n\":+1,\"e\":1,\"do\":\"activate\"}",
            "{\"n\":1e,\"e\":1,\"do\":\"activate\"}", "{\"n\":1,\"e\":1,\"do\":\"activate\"}x",
            "{\"n\":1,\"e\":1,\"do\":\"activate\"}{}", "{\"n\":0,\"e\":1,\"do\":\"activate\"}",
            "{\"n\":-1,\"e\":1,\"do\":\"activate\"}", "{\"n\":1.5,\"e\":1,\"do\":\"activate\"}",
            "{\"n\":1e99,\"e\":1,\"do\":\"activate\"}", "{\"n\":1e999,\"e\":1,\"do\":\"activate\"}",
            "{\"n\":9007199254740992,\"e\":1,\"do\":\"activate\"}", "{\"n\":1,\"e\":0,\"do\":\"activate\"}",
            "{\"n\":1,\"e\":4294967296,\"do\":\"activate\"}", "{\"n\":\"1\",\"e\":1,\"do\":\"activate\"}",
            "{\"e\":1,\"do\":\"activate\"}", "{\"n\":1,\"do\":\"activate\"}", "{\"n\":1,\"e\":1,\"do\":7}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\"}", "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":7}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"a", "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\u{1}\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\x\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\u12\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\ud800\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\ud800x\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\udc00\"}",
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\ud800\\u0041\"}",
            "{\"n\":1,\"e\":1,\"do\":\"window\",\"first\":3,\"last\":2,\"row\":44}",
            "{\"n\":1,\"e\":1,\"do\":\"window\",\"first\":-1,\"last\":2,\"row\":44}",
            "{\"n\":1,\"e\":1,\"do\":\"window\",\"first\":0,\"last\":2}",
            "{\"n\":1,\"e\":1,\"do\":\"focus\",\"to\":1}", "{\"n\":1,\"e\":1,\"do\":\"back\",\"steps\":0}",
            "{\"n\":1,\"e\":1,\"do\":\"move\"}", "{\"n\":1,\"e\":1,\"do\":\"move\",\"before\":-1}",
            "{\"n\":1,\"e\":1,\"do\":\"move\",\"before\":4294967296}",
            "{\"n\":1,\"e\":1,\"do\":\"reveal\",\"edge\":\"top\"}", "{\"n\":1,\"e\":1,\"do\":\"reveal\",\"edge\":1}",
            "{\"n\":1,\"e\":1,\"do\":\"reveal\",\"full\":true}",
            "{\"n\":1,\"e\":1,\"do\":\"activate\",\"at\":[1]}", "{\"n\":1,\"e\":1,\"do\":\"activate\",\"at\":7}",
            "{\"n\":1,\"e\":1,\"do\":\"pointer\",\"at\":[1,null]}",
            "{\"n\":1,\"e\":1,\"do\":\"pointer\",\"at\":[1e7,2]}",
            "{\"n\":1,\"e\":1,\"do\":\"pinch\",\"how\":\"moved\",\"from\":[1,1],\"anchor\":[0,0],\"scale\":1}",
            "{\"n\":1,\"e\":1,\"do\":\"pinch\",\"how\":\"moved\",\"from\":[1,1],\"anchor\":[0,0],\"scale\":-1,\"turn\":0}",
            "{\"n\":1,\"e\":1,\"do\":\"pinch\",\"how\":\"fast\",\"from\":[1,1],\"anchor\":[0,0],\"scale\":1,\"turn\":0}",
            "{\"n\":1,\"e\":1,\"do\":\"pinch\",\"how\":\"moved\",\"from\":[1,1],\"anchor\":[0],\"scale\":1,\"turn\":0}",
            "{\"n\":1,\"e\":1,\"do\":\"pinch\",\"how\":\"moved\",\"from\":[1,1],\"anchor\":[0,0],\"scale\":1,\"turn\":1e9}",
            "{\"n\":1,\"e\":1,\"do\":\"scroll\",\"how\":\"idle\",\"at\":[0,0],\"content\":[1,1]}",
            "{\"n\":1,\"e\":1,\"do\":\"scroll\",\"how\":\"fast\",\"at\":[0,0],\"content\":[1,1],\"container\":[1,1]}",
            "{\"n\":1,\"e\":1,\"do\":\"scroll\",\"how\":\"idle\",\"at\":[0,0],\"content\":[1,-1],\"container\":[1,1]}",
            "{\"n\":1,\"e\":1,\"do\":\"scroll\",\"how\":\"idle\",\"at\":[0,0],\"content\":[1,1],\"container\":[1,1],\"insets\":[1]}",
            "{\"n\":1,\"e\":1,\"do\":\"targets\"}", "{\"n\":1,\"e\":1,\"do\":\"targets\",\"ids\":[0]}",
            "{\"n\":1,\"e\":1,\"do\":\"targets\",\"ids\":[1.5]}", "{\"n\":1,\"e\":1,\"do\":\"visible\"}",
            "{\"n\":1,\"do\":\"resize\",\"size\":[1]}", "{\"n\":1,\"do\":\"resize\",\"size\":[1,2,3]}",
            "{\"n\":1,\"do\":\"resize\",\"size\":[-1,2]}", "{\"n\":1,\"do\":\"travel\",\"step\":-1}",
            "{\"v\":1,\"hello\":{}}", "{\"v\":1,\"hello\":7}", "{\"v\":1,\"hello\":{\"size\":[1,1],\"resume\":{}}}",
            "{\"ack\":-1}", "{\"future\":nul}", "{\"future\":tru}", "{\"future\":[1,]}", "{\"ack\":1,\"future\":}",
        ])
    func malformed(text: String) {
        let refusal = refusal(text)
        #expect(refusal?.code == .malformed)
        #expect(refusal?.reason.isEmpty == false)
    }

    @Test("Bytes that are not UTF-8 are refused")
    func notUTF8() {
        let start = Array("{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"".utf8)
        for bytes: [UInt8] in [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe2, 0x82], [0xf5, 0x80, 0x80, 0x80]] {
            #expect(refusal(start + bytes + Array("\"}".utf8))?.code == .malformed)
            #expect(refusal(start + Array("\\n".utf8) + bytes + Array("\"}".utf8))?.code == .malformed)
        }
    }

    @Test("Limits on size, depth, strings and numbers are enforced")
    func limits() {
        let deep = String(repeating: "[", count: 8) + String(repeating: "]", count: 8)
        #expect(refusal("{\"ack\":1,\"x\":\(deep)}")?.code == .malformed)
        #expect(refusal("{\"ack\":1,\"x\":\(deep.dropFirst().dropLast())}") == nil)
        #expect(refusal(String(repeating: "[", count: 60_000))?.code == .malformed)
        let long = String(repeating: "a", count: 60_001)
        #expect(refusal("{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\(long)\"}")?.code == .malformed)
        #expect(refusal("{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\(long.dropLast())\"}") == nil)
        #expect(refusal("{\"ack\":0.\(String(repeating: "0", count: 40))}")?.code == .malformed)
        #expect(refusal(String(repeating: " ", count: 262_145))?.code == .frameTooLarge)
    }

    @Test("A frame that names more elements than can be visible is refused")
    func manyTargets() {
        let ids = Array(repeating: "7", count: 257)
        #expect(
            refusal("{\"n\":1,\"e\":1,\"do\":\"targets\",\"ids\":[\(ids.joined(separator: ","))]}")?.code == .malformed)
        #expect(
            refusal("{\"n\":1,\"e\":1,\"do\":\"targets\",\"ids\":[\(ids.dropFirst().joined(separator: ","))]}") == nil)
    }

    @Test("An unknown verb is refused, and its name is escaped for the log")
    func unknownVerb() {
        #expect(
            refusal("{\"n\":1,\"e\":1,\"do\":\"fly\"}") == WireRefusal(.unknownVerb, "the verb 'fly' is not known"))
        let odd = refusal("{\"n\":1,\"e\":1,\"do\":\"a\\nb\\u001b[31m\(String(repeating: "x", count: 99))\"}")
        #expect(odd?.reason == "the verb 'a?b?[31m\(String(repeating: "x", count: 24))' is not known")
    }

    @Test("An unknown version is refused, and so is a hello without a version")
    func version() {
        #expect(refusal("{\"v\":2,\"hello\":{\"size\":[1,1]}}")?.code == .unknownVersion)
        #expect(refusal("{\"hello\":{\"size\":[1,1]}}")?.code == .unknownVersion)
    }

    @Test(
        "Each verb is decoded, and encoded again unchanged",
        arguments: [
            ("{\"n\":8,\"e\":17,\"do\":\"activate\"}", ClientFrame.event(number: 8, element: 17, .activate)),
            (
                "{\"n\":8,\"e\":17,\"do\":\"edit\",\"text\":\"a\\\"b\\\\\\n\\u0001é\"}",
                .event(number: 8, element: 17, .edit("a\"b\\\n\u{1}é"))
            ),
            ("{\"n\":8,\"e\":17,\"do\":\"submit\"}", .event(number: 8, element: 17, .submit)),
            ("{\"n\":8,\"e\":17,\"do\":\"back\",\"steps\":2}", .event(number: 8, element: 17, .back(steps: 2))),
            ("{\"n\":8,\"e\":17,\"do\":\"peek\"}", .event(number: 8, element: 17, .peek)),
            ("{\"n\":8,\"e\":17,\"do\":\"unpeek\"}", .event(number: 8, element: 17, .unpeek)),
            (
                "{\"n\":8,\"e\":17,\"do\":\"window\",\"first\":0,\"last\":20,\"row\":44.5}",
                .event(number: 8, element: 17, .window(first: 0, last: 20, rowHeight: 44.5))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"size\",\"w\":300,\"h\":200}",
                .event(number: 8, element: 17, .size(width: 300, height: 200))
            ),
            ("{\"n\":8,\"e\":17,\"do\":\"focus\",\"to\":true}", .event(number: 8, element: 17, .focus(true))),
            ("{\"n\":8,\"e\":17,\"do\":\"hover\",\"to\":false}", .event(number: 8, element: 17, .hover(false))),
            (
                "{\"n\":8,\"e\":17,\"do\":\"activate\",\"at\":[3,4.5]}",
                .event(number: 8, element: 17, .tap(ElementPlace(x: 3, y: 4.5)))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"pointer\",\"at\":[3,4.5]}",
                .event(number: 8, element: 17, .pointer(ElementPlace(x: 3, y: 4.5)))
            ),
            ("{\"n\":8,\"e\":17,\"do\":\"pointer\"}", .event(number: 8, element: 17, .pointer(nil))),
            ("{\"n\":8,\"e\":17,\"do\":\"press\",\"to\":true}", .event(number: 8, element: 17, .press(true))),
            ("{\"n\":8,\"e\":17,\"do\":\"hold\"}", .event(number: 8, element: 17, .hold)),
            (
                "{\"n\":8,\"e\":17,\"do\":\"drag\",\"how\":\"moved\",\"from\":[3,4],\"by\":[-20.5,0]}",
                .event(number: 8, element: 17, .drag(ElementDrag(.moved, x: 3, y: 4, dx: -20.5, dy: 0)))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"drag\",\"how\":\"ended\",\"from\":[3,4],\"by\":[20,1],\"speed\":[90,-5]}",
                .event(
                    number: 8, element: 17,
                    .drag(ElementDrag(.ended, x: 3, y: 4, dx: 20, dy: 1, speedX: 90, speedY: -5)))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"pinch\",\"how\":\"ended\",\"from\":[3,4],\"anchor\":[0.25,0.5],\"scale\":1.5,"
                    + "\"turn\":-0.5,\"speed\":[2,0.5]}",
                .event(
                    number: 8, element: 17,
                    .pinch(
                        ElementPinch(
                            .ended, start: ElementPlace(x: 3, y: 4), anchor: ElementPlace(x: 0.25, y: 0.5), scale: 1.5,
                            rotation: -0.5, scaleSpeed: 2, rotationSpeed: 0.5)))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"scroll\",\"how\":\"interacting\",\"at\":[0,-20.5],\"content\":[300,2000],"
                    + "\"container\":[300,600],\"insets\":[20.5,0,8,0]}",
                .event(
                    number: 8, element: 17,
                    .scroll(
                        ElementScroll(
                            .interacting, offset: ElementPlace(x: 0, y: -20.5), content: ElementPlace(x: 300, y: 2000),
                            container: ElementPlace(x: 300, y: 600), insets: [20.5, 0, 8, 0])))
            ),
            ("{\"n\":8,\"e\":17,\"do\":\"targets\",\"ids\":[4,9]}", .event(number: 8, element: 17, .targets([4, 9]))),
            ("{\"n\":8,\"e\":17,\"do\":\"targets\",\"ids\":[]}", .event(number: 8, element: 17, .targets([]))),
            ("{\"n\":8,\"e\":17,\"do\":\"visible\",\"to\":true}", .event(number: 8, element: 17, .visible(true))),
            ("{\"n\":8,\"e\":17,\"do\":\"fail\"}", .event(number: 8, element: 17, .fail)),
            ("{\"n\":8,\"e\":17,\"do\":\"delete\"}", .event(number: 8, element: 17, .delete)),
            ("{\"n\":8,\"e\":17,\"do\":\"move\",\"before\":9}", .event(number: 8, element: 17, .move(before: 9))),
            ("{\"n\":8,\"e\":17,\"do\":\"move\",\"before\":0}", .event(number: 8, element: 17, .move(before: nil))),
            (
                "{\"n\":8,\"e\":17,\"do\":\"reveal\"}",
                .event(number: 8, element: 17, .reveal(edge: nil, isFull: false))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"reveal\",\"edge\":\"leading\"}",
                .event(number: 8, element: 17, .reveal(edge: .leading, isFull: false))
            ),
            (
                "{\"n\":8,\"e\":17,\"do\":\"reveal\",\"edge\":\"trailing\",\"full\":true}",
                .event(number: 8, element: 17, .reveal(edge: .trailing, isFull: true))
            ),
            ("{\"n\":8,\"e\":17,\"do\":\"conceal\"}", .event(number: 8, element: 17, .conceal)),
            ("{\"n\":8,\"e\":17,\"do\":\"refresh\"}", .event(number: 8, element: 17, .refresh)),
            ("{\"n\":8,\"e\":17,\"do\":\"cancel\"}", .event(number: 8, element: 17, .cancel)),
            ("{\"n\":8,\"e\":17,\"do\":\"activate2\"}", .event(number: 8, element: 17, .activateTwice)),
            ("{\"n\":9,\"e\":17,\"do\":\"address\"}", .event(number: 9, element: 17, .address)),
            (
                "{\"n\":9,\"e\":17,\"do\":\"drop\",\"how\":\"entered\",\"source\":5}",
                .event(number: 9, element: 17, .drop(ElementDrop(.entered, source: 5)))
            ),
            (
                "{\"n\":9,\"e\":17,\"do\":\"drop\",\"how\":\"dropped\",\"source\":5,\"at\":[3,4.5],\"after\":true}",
                .event(number: 9, element: 17, .drop(ElementDrop(.dropped, source: 5, x: 3, y: 4.5, isAfter: true)))
            ),
            (
                "{\"n\":9,\"e\":17,\"do\":\"key\",\"how\":\"repeat\",\"key\":\"ArrowUp\",\"modifiers\":2}",
                .event(number: 9, element: 17, .keyPress(ElementKeyPress(.repeat, key: "ArrowUp", modifiers: 2)))
            ),
            ("{\"n\":9,\"do\":\"resize\",\"size\":[390,844]}", .resize(number: 9, width: 390, height: 844)),
            ("{\"n\":10,\"do\":\"travel\",\"step\":3}", .travel(number: 10, step: 3)),
            (
                "{\"n\":11,\"do\":\"appearance\",\"dark\":true,\"reduceMotion\":false}",
                .appearance(number: 11, isDark: true, reducesMotion: false)
            ),
            ("{\"ack\":12}", .acknowledge(patch: 12)), ("{\"check\":3}", .check(3)),
            ("{\"leaving\":true}", .leaving),
        ])
    func verbs(text: String, frame: ClientFrame) throws {
        #expect(try decode(text) == frame)
        #expect(String(decoding: frame.encoded, as: UTF8.self) == text)
    }

    @Test("A hello is decoded completely, and encoded again unchanged")
    func hello() throws {
        let text =
            "{\"v\":1,\"hello\":{\"size\":[390,844.5],\"url\":\"/x?y#z\",\"touch\":true,\"dark\":true,"
            + "\"reduceMotion\":true,\"language\":\"de-AT,de\",\"timeZone\":\"Europe/Vienna\",\"step\":4,"
            + "\"symbols\":\"star,moon\",\"gzip\":true,\"crashes\":2,"
            + "\"resume\":{\"session\":\"s\",\"epoch\":2,\"r\":12,\"n\":7}}}"
        var hello = ClientHello(width: 390, height: 844.5)
        hello.url = "/x?y#z"
        hello.isTouch = true
        hello.isDark = true
        hello.reducesMotion = true
        hello.language = "de-AT,de"
        hello.timeZone = "Europe/Vienna"
        hello.symbols = "star,moon"
        hello.unpacks = true
        hello.step = 4
        hello.crashes = 2
        hello.resume = .init(session: "s", epoch: 2, patch: 12, event: 7)
        #expect(try decode(text) == .hello(hello))
        #expect(String(decoding: ClientFrame.hello(hello).encoded, as: UTF8.self) == text)
    }

    @Test("Unknown fields are ignored, the last of duplicate fields applies, and order and spaces don't matter")
    func lenience() throws {
        let text =
            " { \"do\" : \"activate\",\t\"new\":{\"a\":[1,null,true,\"\\ud83d\\ude00\"]}, \"e\":3,\r\n\"e\":4,\"n\":1 } "
        #expect(try decode(text) == .event(number: 1, element: 4, .activate))
        #expect(
            try decode("{\"\\u006e\":1,\"e\":4,\"do\":\"\\u0061ctivate\"}") == .event(number: 1, element: 4, .activate))
    }

    @Test("Escaped surrogate pairs become one character")
    func surrogates() throws {
        let frame = try decode(
            "{\"n\":1,\"e\":1,\"do\":\"edit\",\"text\":\"\\ud83d\\ude00 \u{1f600} \\/\\b\\f\\r\\t\"}")
        #expect(frame == .event(number: 1, element: 1, .edit("😀 😀 /\u{8}\u{c}\r\t")))
    }
}
