import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Observable
private final class Source {
    var read = 0
    var other = 0
    var path: [Int] = []
}

@MainActor
private final class PublishedSource: ObservableObject {
    @Published var number = 0
}

@MainActor
@Suite(.serialized)
struct MemoryTests {
    /// The resident memory of the process, in bytes.
    private func residentMemory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        return pages * 4096
    }

    /// The growth of memory during `count` runs of `body`, after a warm-up.
    ///
    /// Other suites run in the same process and may use memory. Their growth isn't repeated, but a leak is.
    private func growth(over count: Int, _ body: (Int) -> Void) throws -> Int {
        for number in 0..<(count / 5) { body(number) }
        var least = Int.max
        for _ in 0..<5 where least >= limit {
            let before = try residentMemory()
            for number in 0..<count { body(number) }
            least = min(least, try residentMemory() - before)
        }
        return least
    }

    // A leaked registration with Observation takes 700 bytes, so 20,000 of them are 14 MB. BACKSTAFF_MEMORY_UPDATES
    // sets another number.
    private let updates = ProcessInfo.processInfo.environment["BACKSTAFF_MEMORY_UPDATES"].flatMap { Int($0) } ?? 20_000
    private let limit = 5_000_000

    private struct Reader: View {
        let source: Source
        let number: Int

        var body: some View { Text(verbatim: "\(source.read) \(number)") }
    }

    private struct Readers: View {
        let source: Source

        var body: some View {
            let other = source.other
            VStack {
                Reader(source: source, number: 0)
                Reader(source: source, number: other)
                if other.isMultiple(of: 2) { Reader(source: source, number: 1) }
            }
        }
    }

    @Test("memory doesn't grow over updates of an observed @Observable object")
    func observable() throws {
        let source = Source()
        let host = HeadlessHost(Readers(source: source))
        host.isRecording = false
        let growth = try growth(over: updates) { _ in
            source.read += 1
            host.update()
        }
        #expect(growth < limit)
        #expect(host.shows("\(source.read) 0"))
    }

    @Test("memory doesn't grow over runs of bodies that read an unchanged @Observable object")
    func rearmed() throws {
        let source = Source()
        let host = HeadlessHost(Readers(source: source))
        host.isRecording = false
        let growth = try growth(over: updates) { _ in
            source.other += 1
            host.update()
        }
        #expect(growth < limit)
        #expect(host.shows("0 \(source.other)"))
    }

    @Test("memory doesn't grow over updates of a @Published property")
    func published() throws {
        struct Root: View {
            @ObservedObject var source: PublishedSource

            var body: some View { Text(verbatim: "Number \(source.number)") }
        }
        let source = PublishedSource()
        let host = HeadlessHost(Root(source: source))
        host.isRecording = false
        let growth = try growth(over: updates) { _ in
            source.number += 1
            host.update()
        }
        #expect(growth < limit)
        #expect(host.shows("Number \(source.number)"))
    }

    @Test("memory doesn't grow over runs of bodies that read unchanged state")
    func state() throws {
        struct Child: View {
            @Binding var fixed: Int
            let number: Int

            var body: some View { Text(verbatim: "\(fixed) \(number)") }
        }
        struct Root: View {
            @State private var fixed = 7
            let source: Source

            var body: some View {
                VStack {
                    Child(fixed: $fixed, number: source.other)
                    Child(fixed: $fixed, number: source.other + 1)
                    Child(fixed: $fixed, number: source.other + 2)
                }
            }
        }
        let source = Source()
        let host = HeadlessHost(Root(source: source))
        host.isRecording = false
        let growth = try growth(over: updates / 2) { _ in
            source.other += 1
            host.update()
        }
        #expect(growth < limit)
        #expect(host.shows("7 \(source.other)"))
    }

    @Test("memory doesn't grow over pushes and pops, by path and by the user")
    func pushes() throws {
        struct Root: View {
            @Bindable var source: Source

            var body: some View {
                NavigationStack(path: $source.path) {
                    NavigationLink("Open", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            Reader(source: source, number: number)
                                .navigationTitle("Screen \(number)")
                                .toolbar { Button("Item") {} }
                                .onAppear {}
                                .onChange(of: source.read) {}
                        }
                }
            }
        }
        let source = Source()
        let host = HeadlessHost(Root(source: source))
        host.isRecording = false
        let growth = try growth(over: 2_000) { number in
            source.path = number.isMultiple(of: 2) ? [1, 2] : [3]
            host.update()
            source.path = []
            host.update()
            if let link = try? host.find("Open") { host.tapNow(link) }
            source.path = []
            host.update()
        }
        #expect(growth < limit)
        #expect(host.depth == 0)
    }

    @Test("memory doesn't grow over rows that are added, removed and scrolled")
    func rows() async throws {
        struct Row: View {
            let number: Int
            @State private var count = 0

            var body: some View { Text(verbatim: "\(number) \(count)") }
        }
        struct Root: View {
            let source: Source

            var body: some View {
                List(0..<(500 + source.other % 7 * 100), id: \.self) { Row(number: $0) }
            }
        }
        let source = Source()
        let host = HeadlessHost(Root(source: source))
        host.isRecording = false
        func round() async throws {
            for start in stride(from: 0, to: 400, by: 100) { try await host.scroll(toRow: start) }
            source.other += 1
            host.update()
        }
        for _ in 0..<10 { try await round() }
        var growth = Int.max
        for _ in 0..<5 where growth >= limit {
            let before = try residentMemory()
            for _ in 0..<30 { try await round() }
            growth = min(growth, try residentMemory() - before)
        }
        #expect(growth < limit)
    }
}
