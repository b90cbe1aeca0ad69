import BackstaffElements
import PageSide
import Testing

@Suite("What is said of builds")
struct WatchTests {
    private func written(_ build: WireBuild) -> String {
        var writer = JSONWriter()
        writer.build(build)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func read(_ text: String) throws -> ServerFrame { try ServerFrame(decoding: Array(text.utf8)) }

    @Test("L08 a build is written as the protocol says, and read again")
    func frames() throws {
        #expect(written(.building) == "{\"build\":\"building\"}")
        #expect(written(.good) == "{\"build\":\"good\"}")
        let failed = WireBuild.failed(
            [
                .init(file: "A.swift", line: 3, column: 9, message: "no \"x\"", before: "  ", after: "x"),
                .init(message: "b"),
            ],
            total: 7)
        #expect(
            written(failed) == "{\"build\":\"failed\",\"problems\":[{\"file\":\"A.swift\",\"line\":3,\"column\":9,"
                + "\"message\":\"no \\\"x\\\"\",\"before\":\"  \",\"after\":\"x\"},{\"message\":\"b\"}],\"total\":7}")
        for build in [WireBuild.building, .good, failed] { #expect(try read(written(build)) == .build(build)) }
    }

    @Test("L08 an unknown state is refused by name; too many or too long problems are cut; odd totals are put right")
    func badInput() throws {
        #expect(throws: WireRefusal.self) { try read("{\"build\":\"odd\"}") }
        #expect(throws: WireRefusal.self) { try read("{\"build\":\"failed\",\"problems\":[1]}") }
        let many =
            "{\"build\":\"failed\",\"problems\":[" + Array(repeating: "{}", count: 30).joined(separator: ",") + "]}"
        guard case .build(.failed(let problems, let total)) = try read(many) else { throw WireRefusal(.malformed, "") }
        #expect(problems.count == WireBuild.problemLimit && total == 30)
        let long = WireBuild.Problem(message: String(repeating: "é", count: 9_999))
        #expect(long.message.unicodeScalars.count == WireBuild.Problem.messageLimit)
        #expect(WireBuild.Problem(message: long.message) == long)
    }

    @Test("L08 orders and reports are lines; others are none")
    func lines() {
        for order in [WatchOrder.listen, .release, .show(.building)] {
            #expect(order.line.last == UInt8(ascii: "\n"))
            #expect(WatchOrder(line: order.line.dropLast()) == order)
        }
        for report in [WatchReport.ready, .released, .serving(port: 8080)] {
            #expect(WatchReport(line: report.line.dropLast()) == report)
        }
        for odd in ["", "listen ", "{\"build\":1}", "{\"r\":1}", "serving", "serving 0", "serving 99999", "ready 1"] {
            #expect(WatchOrder(line: odd.utf8) == nil)
            #expect(WatchReport(line: odd.utf8) == nil)
        }
    }

    @Test("L08 lines are found in whatever pieces they come; one that is too long is dropped, the next isn't")
    func reader() {
        var reader = LineReader()
        func lines(adding bytes: some Sequence<UInt8>) -> [String] {
            reader.lines(adding: bytes).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(lines(adding: "rea".utf8) == [])
        #expect(lines(adding: "dy\n\nlis".utf8) == ["ready", ""])
        #expect(lines(adding: repeatElement(65, count: LineReader.limit + 9)) == [])
        #expect(lines(adding: "x\nok\n".utf8) == ["ok"])
    }
}
