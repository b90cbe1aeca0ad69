import BackstaffCombine
import Foundation
import Testing

/// Operators with one upstream, as marble diagrams: digits are values, `|` finishes, `x` fails (✗ in the output).
@Suite struct OneToOneTests {
    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let sent: String
        let arrives: String
        let operate: @Sendable (Source) -> AnyPublisher<String, any Error>
        var description: String { "\(name): \(sent) → \(arrives)" }

        init<P: Publisher & SendableMetatype>(
            _ name: String, _ sent: String, _ arrives: String, _ operate: @escaping @Sendable (Source) -> P
        ) {
            self.name = name
            self.sent = sent
            self.arrives = arrives
            self.operate = { operate($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher() }
        }
    }

    static func wreck(at value: Int) -> @Sendable (Int) throws -> Int {
        { if $0 == value { throw Wreck.two } else { $0 * 10 } }
    }

    static let rows: [Row] = [
        Row("map", "12|", "10 20 |") { $0.map { $0 * 10 } },
        Row("map passes a failure", "1x", "10 ✗one") { $0.map { $0 * 10 } },
        Row("map by key path", "12|", "1 2 |") { $0.map(\.description) },
        Row("tryMap", "12|", "10 20 |") { $0.tryMap(wreck(at: 9)) },
        Row("tryMap throws", "123|", "10 ✗two") { $0.tryMap(wreck(at: 2)) },
        Row("compactMap", "123|", "2 |") { $0.compactMap { $0 == 2 ? $0 : nil } },
        Row("tryCompactMap throws", "12|", "✗two") { $0.tryCompactMap { _ -> Int? in throw Wreck.two } },
        Row("filter", "1234|", "2 4 |") { $0.filter { $0 % 2 == 0 } },
        Row("filter drops all", "13|", "|") { $0.filter { $0 % 2 == 0 } },
        Row("tryFilter throws", "13|", "✗two") { $0.tryFilter { _ in throw Wreck.two } },
        Row("removeDuplicates", "11211|", "1 2 1 |") { $0.removeDuplicates() },
        Row("removeDuplicates by", "135246|", "1 2 |") { $0.removeDuplicates { $0 % 2 == $1 % 2 } },
        Row("scan", "123|", "1 3 6 |") { $0.scan(0, +) },
        Row("tryScan throws", "12|", "1 ✗two") { $0.tryScan(0) { if $1 == 2 { throw Wreck.two } else { $0 + $1 } } },
        Row("replaceNil", "12|", "0 2 |") { $0.map { $0 == 1 ? nil : $0 }.replaceNil(with: 0) },
        Row("ignoreOutput", "12|", "|") { $0.ignoreOutput() },
        Row("ignoreOutput fails", "12x", "✗one") { $0.ignoreOutput() },
        Row("reduce", "123|", "6 |") { $0.reduce(0, +) },
        Row("reduce fails", "12x", "✗one") { $0.reduce(0, +) },
        Row("reduce waits", "12", "") { $0.reduce(0, +) },
        Row("tryReduce throws", "12", "✗two") { $0.tryReduce(0) { _, _ in throw Wreck.two } },
        Row("collect", "123|", "[1, 2, 3] |") { $0.collect() },
        Row("collect nothing", "|", "[] |") { $0.collect() },
        Row("collect by count", "12345|", "[1, 2] [3, 4] [5] |") { $0.collect(2) },
        Row("collect by count loses the rest", "123x", "[1, 2] ✗one") { $0.collect(2) },
        Row("count", "777|", "3 |") { $0.count() },
        Row("min", "213|", "1 |") { $0.min() },
        Row("max", "231|", "3 |") { $0.max() },
        Row("max of nothing", "|", "|") { $0.max() },
        Row("contains", "12", "true |") { $0.contains(2) },
        Row("contains not", "13|", "false |") { $0.contains(2) },
        Row("contains where", "12", "true |") { $0.contains { $0 > 1 } },
        Row("allSatisfy", "24|", "true |") { $0.allSatisfy { $0 % 2 == 0 } },
        Row("allSatisfy not", "213", "false |") { $0.allSatisfy { $0 % 2 == 0 } },
        Row("first", "12|", "1 |") { $0.first() },
        Row("first of nothing", "|", "|") { $0.first() },
        Row("first where", "123", "2 |") { $0.first { $0 > 1 } },
        Row("tryFirst throws", "12", "✗two") { $0.tryFirst { _ in throw Wreck.two } },
        Row("last", "12|", "2 |") { $0.last() },
        Row("last waits", "12", "") { $0.last() },
        Row("last where", "123|", "2 |") { $0.last { $0 < 3 } },
        Row("prefix", "123", "1 2 |") { $0.prefix(2) },
        Row("prefix of nothing", "12", "|") { $0.prefix(0) },
        Row("prefix longer", "1|", "1 |") { $0.prefix(2) },
        Row("output at", "123", "2 |") { $0.output(at: 1) },
        Row("output in", "1234|", "2 3 |") { $0.output(in: 1...2) },
        Row("prefix while", "1231", "1 2 |") { $0.prefix { $0 < 3 } },
        Row("tryPrefix throws", "12", "✗two") { $0.tryPrefix { _ in throw Wreck.two } },
        Row("dropFirst", "123|", "2 3 |") { $0.dropFirst() },
        Row("dropFirst more", "12|", "|") { $0.dropFirst(3) },
        Row("drop while", "1231|", "3 1 |") { $0.drop { $0 < 3 } },
        Row("tryDrop throws", "12", "✗two") { $0.tryDrop { _ in throw Wreck.two } },
        Row("mapError", "1x", "1 ✗two") { $0.mapError { _ in Wreck.two } },
        Row("replaceError", "1x", "1 0 |") { $0.replaceError(with: 0) },
        Row("replaceError not needed", "1|", "1 |") { $0.replaceError(with: 0) },
        Row("replaceEmpty", "|", "0 |") { $0.replaceEmpty(with: 0) },
        Row("replaceEmpty not needed", "1|", "1 |") { $0.replaceEmpty(with: 0) },
        Row("replaceEmpty of a failure", "x", "✗one") { $0.replaceEmpty(with: 0) },
        Row("assertNoFailure", "1|", "1 |") { $0.assertNoFailure() },
        Row("catch", "1x", "1 7 8 |") { $0.catch { _ in [7, 8].publisher } },
        Row("catch not needed", "1|", "1 |") { $0.catch { _ in Just(7) } },
        Row("tryCatch throws", "1x", "1 ✗two") { $0.tryCatch { _ -> Just<Int> in throw Wreck.two } },
        Row("prepend", "3|", "1 2 3 |") { $0.prepend(1, 2) },
        Row("append", "1|", "1 2 3 |") { $0.append(2, 3) },
        Row("append after a failure", "1x", "1 ✗one") { $0.append(2) },
        Row("flatMap", "12|", "1 1 2 2 |") { $0.flatMap { [$0, $0].publisher.setFailureType(to: Wreck.self) } },
        Row("flatMap that can't fail", "12x", "1 2 ✗one") { $0.flatMap { Just($0) } },
        Row("encode and decode", "12|", "1 2 |") {
            $0.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
        },
        Row("buffer", "12|", "1 2 |") { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest) },
        Row("share", "12|", "1 2 |") { $0.share() },
    ]

    @Test(arguments: rows) func `what is drawn arrives`(row: Row) {
        let source = Source()
        let probe = row.operate(source).probe()
        source.play(row.sent)
        #expect(probe.events == row.arrives)
    }

    @Test(arguments: rows) func `nothing arrives after cancel, and the source lets go`(row: Row) {
        let source = Source()
        let probe = row.operate(source).probe()
        let before = probe.events
        probe.cancel()
        source.play(row.sent)
        #expect(probe.events == before)
    }

    @Test(arguments: rows) func `nothing arrives without demand, and all of it with demand for each`(row: Row) {
        let values = row.sent.compactMap(\.wholeNumberValue)
        let end: AnyPublisher<Int, Wreck> =
            switch row.sent.last {
            case "|": Empty().eraseToAnyPublisher()
            case "x": Fail(error: .one).eraseToAnyPublisher()
            default: Empty(completeImmediately: false).eraseToAnyPublisher()
            }
        let source = Source()
        let probe = row.operate(source).probe(asking: .none)
        let feed = values.publisher.setFailureType(to: Wreck.self).append(end).subscribe(source)
        defer { feed.cancel() }
        let early = probe.values.count
        #expect(early == 0)
        for demand in 1...8 {
            probe.request(1)
            #expect(probe.values.count <= demand)
        }
    }

    @Test func `setFailureType changes nothing else`() {
        #expect([1, 2].publisher.setFailureType(to: Wreck.self).probe().events == "1 2 |")
    }

    @Test func `operators free what they captured, at the end and on cancel`() {
        final class Token: Sendable {}
        for ending in ["|", "cancel"] {
            let source = Source()
            weak var leaked: Token?
            var probe: Probe<Int, Wreck>?
            do {
                let token = Token()
                leaked = token
                probe = source.map { value in withExtendedLifetime(token) { value } }
                    .filter { _ in withExtendedLifetime(token) { true } }.flatMap { Just($0) }
                    .combineLatest(Just(1).setFailureType(to: Wreck.self)).map(\.0).probe()
            }
            source.send(1)
            #expect(leaked != nil)
            ending == "|" ? source.play("|") : probe?.cancel()
            #expect(leaked == nil, "\(ending)")
        }
    }

    @Test func `handleEvents tells of everything once`() {
        let source = Source()
        var log: [String] = []
        let probe = source.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
            receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("\($0)") }
        ).probe(asking: .max(2))
        source.play("1")
        probe.cancel()
        probe.cancel()
        source.play("2|")
        #expect(log == ["subscription", "max(2)", "1", "cancel"])
    }

    @Test func `print writes a line for each event`() {
        final class Paper: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let paper = Paper()
        let source = Source()
        let probe = source.print("p", to: paper).probe()
        source.play("1x")
        let lines = paper.text.split(separator: "\n").dropFirst()
        #expect(Array(lines) == ["p: request unlimited", "p: receive value: (1)", "p: receive error: (one)"])
        #expect(probe.events == "1 ✗one")
    }
}
