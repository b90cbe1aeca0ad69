import BackstaffElements
import Fuzzing
import PageSide
import Testing

@Suite("Fuzzed frames")
struct WireFuzzTests {
    private let page = [
        "{\"n\":8,\"e\":17,\"do\":\"activate\"}",
        "{\"n\":8,\"e\":17,\"do\":\"edit\",\"text\":\"a\\\"b\\\\é\\ud83d\\ude00😀\"}",
        "{\"n\":8,\"e\":17,\"do\":\"window\",\"first\":0,\"last\":20,\"row\":44.5e0}",
        "{\"n\":9,\"do\":\"resize\",\"size\":[390,844]}", "{\"n\":10,\"do\":\"travel\",\"step\":3}", "{\"ack\":12}",
        "{\"leaving\":true}", "{\"n\":11,\"do\":\"appearance\",\"dark\":true,\"reduceMotion\":false}",
        "{\"v\":1,\"hello\":{\"size\":[390,844],\"url\":\"/x?y#z\",\"touch\":true,\"dark\":false,\"reduceMotion\":false,"
            + "\"language\":\"en\",\"step\":0,\"crashes\":2,\"columnWidths\":[[320,0],[]],"
            + "\"resume\":{\"session\":\"0123\",\"epoch\":2,\"r\":12,\"n\":7,\"copied\":true}}}",
        "{\"v\":1,\"hello\":{\"size\":[1,2],\"seals\":{\"scene\":{\"a\":\"S\"},\"app\":{},\"navigation\":\"N\"},\"lastStep\":3}}",
        "{\"n\":2,\"do\":\"travel\",\"step\":2,\"state\":\"N2\",\"url\":\"/a\"}",
        "{\"n\":3,\"do\":\"phase\",\"phase\":\"inactive\"}", "{\"n\":3,\"do\":\"open\",\"url\":\"/a%20b\"}",
        "{\"n\":4,\"do\":\"store\",\"app\":{\"a\":\"S\",\"b\":null}}",
        "{\"n\":1,\"e\":1,\"do\":\"back\",\"steps\":1,\"future\":[[{\"a\":null}],-0.5E-3,false]}",
        "{\"n\":5,\"e\":4,\"do\":\"select\",\"how\":\"toggle\"}", "{\"n\":5,\"e\":4,\"do\":\"size\",\"w\":1.5,\"h\":2}",
        "{\"n\":5,\"e\":4,\"do\":\"move-selection\",\"how\":\"down\",\"extend\":true}",
        "{\"n\":5,\"e\":4,\"do\":\"move\",\"before\":0}", "{\"n\":5,\"e\":4,\"do\":\"width\",\"w\":280}",
        "{\"n\":5,\"e\":4,\"do\":\"reveal\",\"edge\":\"trailing\",\"full\":true}",
        "{\"n\":5,\"e\":4,\"do\":\"focus\",\"to\":true}", "{\"n\":5,\"do\":\"inspect\",\"how\":\"go\",\"step\":3}",
    ].map { Array($0.utf8) }
    private let server = [
        "{\"v\":1,\"session\":\"s\",\"epoch\":3,\"r\":0,\"n\":0,\"app\":\"A\",\"title\":\"T\",\"tree\":[1,\"window\",0,0,[[2,"
            + "\"text\",{\"width\":3,\"on\":true},\"x\"]]]}",
        "{\"r\":13,\"n\":8,\"ops\":[[\"insert\",1,0,[4,\"text\"]],[\"set\",4,\"width\",null],[\"move\",4,0]],\"motion\":\"push\"}",
        "{\"store\":{\"scene\":{\"a\":\"S\",\"b\":null},\"app\":{\"c\":\"\"},\"navigation\":[4,\"N\"]}}",
        "{\"store\":{\"navigation\":[0,null]}}",
        "{\"request\":\"open\",\"url\":\"/\",\"newTab\":true}", "{\"request\":\"window\",\"url\":\"/w\"}",
        "{\"request\":\"share\",\"title\":\"T\",\"text\":\"é\\n\",\"url\":\"\"}", "{\"request\":\"close\"}",
        "{\"r\":1,\"n\":0,\"ops\":[],\"history\":{\"go\":2}}",
        "{\"r\":2,\"n\":1,\"ops\":[[\"remove\",3],[\"text\",2,\"é\"],[\"focus\",2],[\"announce\",\"!\"]],\"title\":\"\","
            + "\"history\":{\"push\":3,\"url\":\"/a\"}}",
        "{\"v\":1,\"session\":\"s\",\"epoch\":4,\"r\":9,\"n\":5,\"resumed\":true}",
        "{\"inspection\":{\"state\":[[\"a\",\"é\"],[]],\"flow\":[[\"- back\"]],\"later\":{}}}",
        "{\"refused\":7,\"why\":\"covered\"}", "{\"checked\":4}", "{\"leave\":true}",
        "{\"trouble\":\"no end\",\"startOver\":true}",
        "{\"build\":\"building\"}",
        "{\"build\":\"failed\",\"problems\":[{\"file\":\"A\",\"line\":1,\"column\":2,\"message\":\"é\",\"before\":\"(\","
            + "\"after\":\")\"},{}],\"total\":3}",
    ].map { Array($0.utf8) }
    private let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "1e999", "-", "0", ".", "true", "{\"do\":",
        "\u{0}", "\u{1f600}", "99999999999999999999999999", "\"n\":", "\"e\":", "9007199254740991", "9007199254740992",
        "\"store\":", "\"request\":", "[[[[[[[[[", "\"app\":{\"k\":null}", "1e-999",
    ]

    /// The kind of a refusal, without any input in it.
    private func kind(of refusal: WireRefusal) throws(FuzzFinding) -> String {
        try ensure(!refusal.reason.isEmpty, "refused without a reason")
        try ensure(refusal.reason.utf8.count < 200, "the reason has \(refusal.reason.utf8.count) bytes")
        let words = refusal.reason.split(separator: "'", omittingEmptySubsequences: false)
        let isQuoting = refusal.reason.contains("not known")
        let shown = isQuoting ? "\(words.first ?? "")\(words.last ?? "")" : refusal.reason
        return "\(refusal.code): \(shown.prefix { $0 != "1" && $0 != "2" }.filter { !$0.isNumber })"
    }

    @Test(
        "No client frame traps, each refusal has a reason, and accepted frames are encoded and decoded unchanged",
        .enabled(if: Fuzz.isWanted(.pageFrame)))
    func frames() throws {
        var fuzz = Fuzz(.pageFrame)
        var accepted = 0
        let report = fuzz.run(from: page, pieces: pieces, limit: 300_000) { input in
            do {
                let read = try ClientFrame(decoding: input.bytes)
                accepted += 1
                let again = try? ClientFrame(decoding: read.encoded)
                try ensure(again == read, "\(read) became \(String(describing: again))")
                try ensure(
                    input.bytes.count <= WireLimits.page.frameBytes, "a frame of \(input.bytes.count) bytes is read")
                return try Self.kind(of: read)
            } catch let refusal as WireRefusal {
                let isWhole = input.origin.map { page[$0] == input.bytes } ?? false
                try ensure(!isWhole, "a whole frame is refused: \(refusal.reason)")
                return try kind(of: refusal)
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(accepted > report.count / 100)
        #expect(accepted < report.count)
    }

    private static func kind(of frame: ClientFrame) throws(FuzzFinding) -> String {
        switch frame {
        case .hello(let hello):
            for seals in [hello.seals.scene, hello.seals.app] {
                try ensure(seals.count <= StoredSeals.keyLimit, "\(seals.count) keys are read")
                for (key, seal) in seals {
                    try ensure(key.utf8.count <= StoredSeals.nameLimit, "a key of \(key.utf8.count) bytes is read")
                    try ensure(seal.utf8.count <= StoredSeals.sealLimit, "a seal of \(seal.utf8.count) bytes is read")
                }
            }
            try ensure(hello.url.utf8.count <= ClientHello.urlLimit, "a URL of \(hello.url.utf8.count) bytes is read")
            try ensure(hello.width.isFinite && hello.height.isFinite, "a size of \(hello.width) \(hello.height)")
            try ensure(
                hello.columnWidths.count <= ClientHello.splitViewLimit, "\(hello.columnWidths.count) split views")
            return hello.resume == nil ? "hello" : "hello again"
        case .event(_, _, let event): return "event \(event.verb)"
        case .resize: return "resize"
        case .travel(_, _, let state, _): return state == nil ? "travel" : "travel to a state"
        case .appearance: return "appearance"
        case .phase: return "phase"
        case .open: return "open"
        case .store(_, let app):
            try ensure(app.count <= StoredSeals.keyLimit, "\(app.count) keys are read")
            return "store"
        case .inspect: return "inspect"
        case .acknowledge: return "acknowledge"
        case .check: return "check"
        case .leaving: return "leaving"
        }
    }

    @Test(
        "No server frame traps its decoder; stored state and requests are decoded unchanged",
        .enabled(if: Fuzz.isWanted(.serverFrame)))
    func answers() throws {
        var fuzz = Fuzz(.serverFrame)
        let first = WireNode(id: 1, role: "window")
        var mirror = WireMirror(first)
        var accepted = 0
        let report = fuzz.run(from: server, pieces: pieces, limit: 20_000) { input in
            do {
                let read = try ServerFrame(decoding: input.bytes)
                accepted += 1
                switch read {
                case .store(let changes):
                    try Self.checkWriting(read) { $0.store(changes) }
                    return "store"
                case .request(let request):
                    try Self.checkWriting(read) { $0.request(request) }
                    return "request"
                case .build(let build):
                    try Self.checkWriting(read) { $0.build(build) }
                    return "build"
                case .inspection(let inspection):
                    try Self.checkWriting(read) { $0.inspection(inspection) }
                    return "inspection"
                case .welcome(let welcome):
                    mirror = WireMirror(welcome.tree)
                    return "welcome"
                case .patch(let patch):
                    mirror.apply(patch.operations)
                    mirror = WireMirror(first)
                    return patch.history == nil ? "patch of \(min(patch.operations.count, 5))" : "patch with history"
                case .resumed: return "resumed"
                case .refused: return "refused"
                case .trouble: return "trouble"
                case .held:
                    try Self.checkWriting(read) { $0.held() }
                    return "held"
                case .leave:
                    try Self.checkWriting(read) { $0.leave() }
                    return "leave"
                case .checked(let number):
                    try Self.checkWriting(read) { $0.checked(number) }
                    return "checked"
                }
            } catch let refusal as WireRefusal {
                let isWhole = input.origin.map { server[$0] == input.bytes } ?? false
                try ensure(!isWhole, "a whole frame is refused: \(refusal.reason)")
                return try kind(of: refusal)
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for answer in [
            "store", "request", "build", "inspection", "welcome", "patch with history", "resumed", "refused", "trouble",
            "checked", "leave",
        ] {
            #expect(report[answer] > 0, "\(answer)")
        }
        #expect(accepted < report.count)
    }

    private static func checkWriting(_ frame: ServerFrame, _ write: (inout JSONWriter) -> Void) throws {
        var writer = JSONWriter()
        write(&writer)
        let again = try? ServerFrame(decoding: writer.bytes)
        try ensure(again == frame, "\(frame) became \(String(describing: again))")
    }
}
