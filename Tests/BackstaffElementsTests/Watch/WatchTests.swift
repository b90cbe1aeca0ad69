import BackstaffElements
import PageSide
import Testing

@Suite("Build reports")
struct WatchTests {
    private func written(_ build: WireBuild) -> String {
        var writer = JSONWriter()
        writer.build(build)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func read(_ text: String) throws -> ServerFrame { try ServerFrame(decoding: Array(text.utf8)) }

    @Test("L08 a build report is encoded as the protocol says, and decoded again")
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

    @Test(
        "L08 an unknown state is refused with its name; long or numerous problems are truncated; invalid totals are corrected"
    )
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

    @Test("L08 commands and reports are lines; other lines are ignored")
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

    @Test("L08 lines are assembled from any pieces; an overlong line is dropped, and the next one is read")
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
