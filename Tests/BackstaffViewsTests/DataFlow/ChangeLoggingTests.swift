import BackstaffTesting
import BackstaffUI
import BackstaffViews
import Observation
import Testing

@MainActor
@Suite("_printChanges and _logChanges")
struct ChangeLoggingTests {
    @Observable
    final class Source {
        var count = 0
        var title = "One"
    }

    struct Plain: View {
        var body: some View {
            let _ = Self._logChanges()
            Text("plain")
        }
    }

    struct Stored: View {
        let title: String

        var body: some View {
            let _ = Self._logChanges()
            Text(title)
        }
    }

    struct Stateful: View {
        @State private var name = 0
        @State private var other = 0
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            let _ = Self._printChanges()
            Button("Name \(name)") { name += 1 }
            Button("Other \(other)") { other += 1 }
        }
    }

    struct Single: View {
        @State private var name = ""

        var body: some View {
            let _ = Self._logChanges()
            Text(name)
        }
    }

    struct Observing: View {
        let source: Source

        var body: some View {
            let _ = Self._logChanges()
            Text("\(source.count)")
        }
    }

    struct Outer: View {
        let source: Source

        var body: some View { Stored(title: source.title) }
    }

    /// What is written while `body` runs. Nothing in it waits, so no other test writes meanwhile.
    private func lines(during body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        let (print, log) = (ChangeLogging.print, ChangeLogging.log)
        defer { (ChangeLogging.print, ChangeLogging.log) = (print, log) }
        ChangeLogging.print = { lines.append("printed " + $0) }
        ChangeLogging.log = { lines.append($0) }
        try body()
        return lines
    }

    @Test("The first body names the value, and the identity and the properties of a view that has dynamic ones")
    func first() {
        #expect(lines { _ = HeadlessHost(Plain()) } == ["Plain: @self changed."])
        #expect(lines { _ = HeadlessHost(Stored(title: "One")) } == ["Stored: @self changed."])
        #expect(lines { _ = HeadlessHost(Single()) } == ["Single: @self, @identity, _name changed."])
        #expect(
            lines { _ = HeadlessHost(Stateful()) }
                == ["printed Stateful: @self, @identity, _name, _other, _colorScheme changed."])
    }

    @Test("A later body names what has changed")
    func later() async throws {
        let source = Source()
        var host: HeadlessHost?
        _ = lines {
            host = HeadlessHost(
                VStack {
                    Outer(source: source); Observing(source: source)
                })
        }
        #expect(
            lines {
                source.title = "Two"
                host?.update()
            } == ["Stored: @self changed."])
        #expect(
            lines {
                source.count = 1
                host?.update()
            } == ["Observing: @dependencies changed."])
        #expect(lines { host?.update() } == [])
    }

    @Test("A later body names the state that was written, once")
    func state() async throws {
        let text = Recorder()
        let print = ChangeLogging.print
        defer { ChangeLogging.print = print }
        ChangeLogging.print = { if $0.hasPrefix("Stateful") { text.lines.append($0) } }
        let host = HeadlessHost(Stateful())
        text.lines = []
        try await host.tap("Other 0")
        try await host.tap("Name 0")
        #expect(text.lines == ["Stateful: _other changed.", "Stateful: _name changed."])
    }

    @MainActor
    private final class Recorder {
        var lines: [String] = []
    }

    @Test("Outside a body, nothing is written")
    func outside() {
        #expect(lines { Stateful._printChanges() } == [])
        #expect(lines { Plain._logChanges() } == [])
    }
}
