import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Which changes give a view new state, as it was observed on Apple's platforms.
@MainActor
@Suite
struct IdentityTests {
    private let switches = Switches()

    /// The state of a view that was counted to 1 before a change, after the change: `kept 1` or `kept 0`.
    private func show(_ view: some View, counting name: String = "kept") async throws -> HeadlessHost {
        let host = HeadlessHost(view)
        try await host.tap("\(name) 0")
        return host
    }

    private func counts(in host: HeadlessHost, _ change: (Switches) -> Void) -> [String] {
        change(switches)
        host.update()
        return host.texts
    }

    @Test("E01 a view after a condition keeps its state, whatever the condition shows")
    func afterCondition() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                HStack {
                    if switches.number > 0 {
                        Text("1")
                        if switches.number > 1 { Text("2") }
                    }
                    Counter("kept")
                }
            }
        }
        switches.number = 1
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.number = 0 } == ["kept 1"])
        #expect(counts(in: host) { $0.number = 1 } == ["1", "kept 1"])
        #expect(counts(in: host) { $0.number = 2 } == ["1", "2", "kept 1"])
    }

    @Test("E01 content of a condition has new state when it returns")
    func inCondition() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                HStack {
                    if !switches.isOn { Counter("kept") }
                }
            }
        }
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.isOn = true } == [])
        #expect(counts(in: host) { $0.isOn = false } == ["kept 0"])
    }

    @Test("C12 an element of a ForEach that returns has new state; the others, and the views after, keep theirs")
    func elements() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                VStack {
                    ForEach(0..<switches.number, id: \.self) { Counter("row\($0)") }
                    Counter("kept")
                }
            }
        }
        switches.number = 2
        let host = try await show(Root(switches: switches))
        try await host.tap("row0 0")
        try await host.tap("row1 0")
        #expect(counts(in: host) { $0.number = 1 } == ["row0 1", "kept 1"])
        #expect(counts(in: host) { $0.number = 2 } == ["row0 1", "row1 0", "kept 1"])
    }

    @Test("E01 a cell after a condition keeps its state, and so does a row of a grid")
    func grid() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                Grid {
                    if !switches.isOn { GridRow { Text("row") } }
                    GridRow {
                        if !switches.isOn { Text("cell") }
                        Counter("kept")
                    }
                }
            }
        }
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.isOn = true } == ["kept 1"])
        #expect(counts(in: host) { $0.isOn = false } == ["row", "cell", "kept 1"])
    }

    @Test("E01 an equal id keeps the state; another id on a container or inside of padding resets what is in it")
    func ids() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                VStack {
                    Counter("kept").id("constant")
                    HStack { Counter("stack") }.id(switches.number)
                    Grid { GridRow { Counter("grid") } }.id(switches.number)
                    Group { Counter("group") }.id(switches.number)
                    Counter("padding").id(switches.number).padding()
                }
            }
        }
        let host = try await show(Root(switches: switches))
        for name in ["stack", "grid", "group", "padding"] { try await host.tap("\(name) 0") }
        #expect(
            counts(in: host) { $0.isOn = true } == ["kept 1", "stack 1", "grid 1", "group 1", "padding 1"])
        #expect(
            counts(in: host) { $0.number = 1 } == ["kept 1", "stack 0", "grid 0", "group 0", "padding 0"])
    }

    @Test("E01 one view value that is placed twice has state for each place")
    func placedTwice() async throws {
        let counter = Counter("kept")
        let host = try await show(
            VStack {
                counter
                counter
            })
        #expect(host.texts == ["kept 1", "kept 0"])
    }

    @Test("E01 an AnyView keeps the state while the type of its view stays, and else begins anew")
    func anyView() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                if switches.number > 1 { Text("\(switches.number)") }
                view
            }

            private var view: AnyView {
                switches.isOn ? AnyView(Counter("kept").padding()) : AnyView(Counter("kept"))
            }
        }
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.number = 2 } == ["2", "kept 1"])
        #expect(counts(in: host) { $0.isOn = true } == ["2", "kept 0"])
    }

    @Test("E01 a modifier in one of two branches gives the view new state")
    func branches() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                if switches.isOn { Counter("kept").padding() } else { Counter("kept") }
            }
        }
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.isOn = true } == ["kept 0"])
        try await host.tap("kept 0")
        #expect(counts(in: host) { $0.isOn = false } == ["kept 0"])
    }

    @Test("E01 the views of a group with a gesture keep their state beside a condition that changes")
    func group() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                VStack {
                    if !switches.isOn { Text("condition") }
                    Group {
                        Counter("kept")
                        Counter("other")
                    }
                    .onTapGesture {}
                }
            }
        }
        let host = try await show(Root(switches: switches))
        #expect(counts(in: host) { $0.isOn = true } == ["kept 1", "other 0"])
    }

    @Test("E01 a view, its overlay and its background have their own state, and keep it when the content changes")
    func layers() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Counter("own").overlay { Counter("over") }.background { Counter("under") }
                    ZStack {
                        if switches.isOn { Text("on") } else { Text("off") }
                    }
                    .overlay {
                        let _ = journal.note("overlay \(switches.isOn)")
                        Counter("kept")
                    }
                }
            }
        }
        let journal = Journal()
        let host = try await show(Root(switches: switches, journal: journal))
        try await host.tap("over 0")
        #expect(Set(host.texts) == ["own 0", "over 1", "under 0", "off", "kept 1"])
        _ = journal.take()
        #expect(
            Set(counts(in: host) { $0.isOn = true }) == ["own 0", "over 1", "under 0", "on", "kept 1"])
        #expect(journal.take() == ["overlay true"])
    }

    @Test("C12 with positions as ids, the state stays with the position; another id at a position has new state")
    func positions() async throws {
        struct Root: View {
            let switches: Switches

            var body: some View {
                let names = switches.isOn ? ["new", "kept"] : ["kept"]
                VStack {
                    ForEach(names.indices, id: \.self) { Counter(names[$0]) }
                    ForEach([switches.number], id: \.self) { _ in Counter("fixed") }
                }
            }
        }
        let host = try await show(Root(switches: switches))
        try await host.tap("fixed 0")
        #expect(counts(in: host) { $0.isOn = true } == ["new 1", "kept 0", "fixed 1"])
        #expect(counts(in: host) { $0.number = 5 } == ["new 1", "kept 0", "fixed 0"])
    }

    @Test("C12 a number and the same number as text are two ids")
    func unequalIDs() async throws {
        let ids = [AnyHashable(1), AnyHashable("1")]
        let host = try await show(VStack { ForEach(ids, id: \.self) { _ in Counter("kept") } })
        #expect(host.texts == ["kept 1", "kept 0"])
    }

    @Test("E02 a changed environment value above keeps the state and isn't an appearance; another id is both")
    func environment() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                Counter("kept").onAppear { journal.note("appear") }
                    .id(switches.number)
                    .environment(\.isEnabled, !switches.isOn)
            }
        }
        let journal = Journal()
        let host = try await show(Root(switches: switches, journal: journal))
        #expect(counts(in: host) { $0.isOn = true } == ["kept 1"])
        #expect(journal.take() == ["appear"])
        #expect(counts(in: host) { $0.number = 1 } == ["kept 0"])
        #expect(journal.take() == ["appear"])
    }
}
