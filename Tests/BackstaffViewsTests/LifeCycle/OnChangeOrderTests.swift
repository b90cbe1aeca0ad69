import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

/// When and in which order `onChange` acts, as it was observed on Apple's platforms.
@MainActor
@Suite
struct OnChangeOrderTests {
    private let journal = Journal()
    private let switches = Switches()

    /// Changes the switches, and returns what was noted.
    private func change(in host: HeadlessHost, _ change: (Switches) -> Void) -> [String] {
        _ = journal.take()
        change(switches)
        host.update()
        return journal.take()
    }

    @Test("E04 the action without parameters sees the new value, and appearing isn't a change")
    func withoutParameters() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                Text("\(switches.number)").onChange(of: switches.number) { journal.note("now \(switches.number)") }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(journal.take() == [])
        #expect(change(in: host) { $0.number = 1 } == ["now 1"])
    }

    @Test("E04 the initial call has the value twice, and comes before or after onAppear, whichever is inside")
    func initial() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1")
                        .onAppear { journal.note("appear") }
                        .onChange(of: switches.number, initial: true) { old, new in journal.note("\(old) to \(new)") }
                    Text("2")
                        .onChange(of: switches.number, initial: true) { old, new in journal.note("\(old) to \(new)") }
                        .onAppear { journal.note("appear") }
                }
            }
        }
        switches.number = 5
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(journal.take() == ["5 to 5", "appear", "appear", "5 to 5"])
        #expect(change(in: host) { $0.number = 6 } == ["5 to 6", "5 to 6"])
    }

    @Test("E04 inner views and later siblings are told of a change first, after all bodies have run")
    func order() {
        struct Child: View {
            let name: String
            let switches: Switches
            let journal: Journal

            var body: some View {
                let _ = journal.note("body of \(name)")
                Text("\(switches.number)").onChange(of: switches.number) { journal.note(name) }
            }
        }
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    VStack { Child(name: "first", switches: switches, journal: journal) }
                    Child(name: "second", switches: switches, journal: journal)
                }
                .onChange(of: switches.number) { journal.note("inner") }
                .onChange(of: switches.number) { journal.note("outer") }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        let lines = change(in: host) { $0.number = 1 }
        #expect(Set(lines.prefix(2)) == ["body of first", "body of second"])
        #expect(lines.dropFirst(2) == ["second", "first", "inner", "outer"])
    }

    @Test("E04 a view that another id replaces isn't told of a change; the next one is compared with its first value")
    func identity() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                Text("\(switches.number)")
                    .noted("\(switches.number)", in: journal)
                    .onChange(of: switches.number) { old, new in journal.note("\(old) to \(new)") }
                    .id(switches.isOn)
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        let replaced = change(in: host) {
            $0.number = 1
            $0.isOn = true
        }
        #expect(replaced == ["appear 1", "disappear 0"])
        #expect(change(in: host) { $0.number = 2 } == ["1 to 2"])
    }

    @Test("E04 a view that a change inserts isn't told of that change, and appears after the others were told")
    func inserted() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1").onChange(of: switches.isOn) { journal.note("change of 1") }
                    if switches.isOn {
                        Text("2").onAppear { journal.note("appear 2") }
                            .onChange(of: switches.isOn) { journal.note("change of 2") }
                    }
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(change(in: host) { $0.isOn = true } == ["change of 1", "appear 2"])
    }

    private struct Later: View {
        let journal: Journal
        let last: Int
        @State private var number = 0

        var body: some View {
            Text("number \(number)")
                .onAppear {
                    number = 1
                    DispatchQueue.main.async { number = last }
                    DispatchQueue.main.async { journal.note("end") }
                }
                .onChange(of: number, initial: true) { old, new in journal.note("\(old) to \(new)") }
        }
    }

    @Test("E04 the initial call has the body's value, although an inner onAppear has written another")
    func initialAfterWrite() async throws {
        let host = HeadlessHost(Later(journal: journal, last: 2))
        #expect(journal.take() == ["0 to 0", "0 to 1"])
        try await host.wait { host.shows("number 2") }
        #expect(journal.take() == ["end", "1 to 2"])
    }

    @Test("E04 a later write of an equal value isn't a change")
    func equal() async throws {
        let host = HeadlessHost(Later(journal: journal, last: 1))
        try await host.wait { journal.count == 3 }
        await host.settle()
        #expect(journal.take() == ["0 to 0", "0 to 1", "end"])
    }

    @available(*, deprecated)
    @Test("E04 the older form has the new value")
    func older() {
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                Text("\(number)").onAppear { number = 1 }.onChange(of: number) { new in journal.note("\(new)") }
            }
        }
        _ = HeadlessHost(Root(journal: journal))
        #expect(journal.take() == ["1"])
    }
}
