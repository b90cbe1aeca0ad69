import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// The order in which views appear and disappear, as it was observed on Apple's platforms.
@MainActor
@Suite
struct AppearanceOrderTests {
    private let journal = Journal()
    private let switches = Switches()

    private func show(_ view: some View) -> HeadlessHost { HeadlessHost(view) }

    /// Changes the switches, and returns what appeared and disappeared.
    private func change(in host: HeadlessHost, _ change: (Switches) -> Void) -> [String] {
        _ = journal.take()
        change(switches)
        host.update()
        return journal.take()
    }

    @Test("E03 views of one subtree appear and disappear inside out, and later siblings first")
    func subtree() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    if switches.isOn {
                        VStack {
                            VStack {
                                Text("1").noted("first", in: journal)
                                Text("2").noted("second", in: journal)
                            }
                            .noted("parent", in: journal)
                        }
                        .noted("grandparent", in: journal)
                    }
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        let order = ["second", "first", "parent", "grandparent"]
        #expect(change(in: host) { $0.isOn = true } == order.map { "appear \($0)" })
        #expect(change(in: host) { $0.isOn = false } == order.map { "disappear \($0)" })
    }

    @Test("E03 views of separate conditions appear from last to first, and disappear from first to last")
    func separateConditions() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    if switches.isOn { Text("1").noted("1", in: journal) }
                    if switches.isOn { Text("2").noted("2", in: journal) }
                    if switches.isOn { Text("3").noted("3", in: journal) }
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(change(in: host) { $0.isOn = true } == ["appear 3", "appear 2", "appear 1"])
        #expect(change(in: host) { $0.isOn = false } == ["disappear 1", "disappear 2", "disappear 3"])
    }

    @Test("E03 of several modifiers on one view the inner one acts first, both times")
    func modifiers() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    if switches.isOn {
                        Text("Here")
                            .onAppear { journal.note("appear inner") }
                            .onAppear { journal.note("appear outer") }
                            .onDisappear { journal.note("disappear inner") }
                            .onDisappear { journal.note("disappear outer") }
                    }
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(change(in: host) { $0.isOn = true } == ["appear inner", "appear outer"])
        #expect(change(in: host) { $0.isOn = false } == ["disappear inner", "disappear outer"])
    }

    @Test("E03 when a condition or another sibling replaces a view, the new view appears before the old one disappears")
    func replaced() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    if switches.isOn {
                        Text("on").noted("on", in: journal)
                    } else {
                        Text("off").noted("off", in: journal)
                    }
                    if switches.number == 0 { Text("none").noted("none", in: journal) }
                    Divider()
                    if switches.number > 0 { Text("some").noted("some", in: journal) }
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(change(in: host) { $0.isOn = true } == ["appear on", "disappear off"])
        #expect(change(in: host) { $0.isOn = false } == ["appear off", "disappear on"])
        #expect(change(in: host) { $0.number = 1 } == ["appear some", "disappear none"])
    }

    @Test("E03 another id inside a modifier doesn't make the view appear again; one outside does")
    func identity() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Text("inside").id(switches.number)
                        .noted("around the id", in: journal)
                        .onChange(of: switches.number) { old, new in journal.note("\(old) to \(new)") }
                    Text("outside").noted("within the id", in: journal).id(switches.number)
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(journal.take() == ["appear within the id", "appear around the id"])
        #expect(
            change(in: host) { $0.number = 1 } == ["0 to 1", "appear within the id", "disappear within the id"])
    }

    @Test("E03 a ForEach appears as a whole: with its first row, and no more after its last")
    func forEach() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    ForEach(0..<switches.number, id: \.self) { Text("row \($0)") }.noted("rows", in: journal)
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(journal.take() == [])
        #expect(change(in: host) { $0.number = 3 } == ["appear rows"])
        #expect(change(in: host) { $0.number = 1 } == [])
        #expect(change(in: host) { $0.number = 0 } == ["disappear rows"])
        #expect(change(in: host) { $0.number = 2 } == ["appear rows"])
    }

    @Test("E03 an empty group doesn't appear and starts no task; a group of two views does both once")
    func group() async {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Group {
                        if switches.isOn {
                            Text("1")
                            Text("2")
                        }
                    }
                    .noted("group", in: journal)
                    .task { journal.note("task") }
                    EmptyView().noted("nothing", in: journal)
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        await host.settle()
        #expect(journal.take() == [])
        #expect(change(in: host) { $0.isOn = true } == ["appear group", "task"])
        #expect(change(in: host) { $0.isOn = false } == ["disappear group"])
    }

    @Test("E03 hidden and transparent views, and those without size, appear; a change of opacity isn't an appearance")
    func invisible() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1").noted("hidden", in: journal).hidden()
                    Text("2").noted("opacity", in: journal).opacity(switches.isOn ? 1 : 0)
                    Text("3").noted("size", in: journal).frame(width: 0, height: 0)
                    Text("4").noted("away", in: journal).offset(x: 5000).clipped()
                    if switches.number > 0 { Text("5").noted("absent", in: journal) }
                }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(journal.take() == ["appear away", "appear size", "appear opacity", "appear hidden"])
        #expect(change(in: host) { $0.isOn = true } == [])
        #expect(change(in: host) { $0.isOn = false } == [])
    }

    @Test("E03 a scroll view's rows all appear at once, the last one first, and scrolling changes nothing")
    func scrollView() {
        struct Root: View {
            let journal: Journal

            var body: some View {
                ScrollView {
                    VStack { ForEach(0..<30, id: \.self) { Text("row \($0)").noted("\($0)", in: journal) } }
                }
            }
        }
        let host = show(Root(journal: journal))
        #expect(journal.take() == (0..<30).reversed().map { "appear \($0)" })
        host.update()
        #expect(journal.take() == [])
    }

    @Test("E03 a view that is inserted with an animation appears at once")
    func animated() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack { if switches.isOn { Text("Here").noted("text", in: journal) } }
            }
        }
        let host = show(Root(switches: switches, journal: journal))
        #expect(
            change(in: host) { switches in withAnimation(.linear(duration: 0.6)) { switches.isOn = true } }
                == ["appear text"])
    }

    @Test("E03 onDisappear reads the last value of its view's state, and what it writes is lost with the view")
    func lastState() async throws {
        struct Row: View {
            let journal: Journal
            @State private var count = 0

            var body: some View {
                Button("Count \(count)") { count += 7 }
                    .onDisappear {
                        journal.note("had \(count)")
                        count = 99
                    }
            }
        }
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack { if switches.isOn { Row(journal: journal) } }
            }
        }
        switches.isOn = true
        let host = show(Root(switches: switches, journal: journal))
        try await host.tap("Count 0")
        #expect(change(in: host) { $0.isOn = false } == ["had 7"])
        switches.isOn = true
        host.update()
        #expect(host.texts == ["Count 0"])
    }

    @Test(
        "C12 rows that are scrolled away disappear before those that come appear; those that stay do neither",
        arguments: [true, false])
    func scrolledRows(isList: Bool) async throws {
        struct Root: View {
            let isList: Bool
            let journal: Journal

            var body: some View {
                if isList {
                    List(0..<200, id: \.self) { Text("row \($0)").noted("\($0)", in: journal) }
                } else {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<200, id: \.self) { Text("row \($0)").noted("\($0)", in: journal) }
                        }
                    }
                }
            }
        }
        let host = show(Root(isList: isList, journal: journal))
        let first = journal.take()
        #expect(first.last == "appear 0" && !first.contains { $0.hasPrefix("disappear") })
        try await host.scroll(toRow: 100)
        let lines = journal.take()
        let lastDisappearance = try #require(lines.lastIndex { $0.hasPrefix("disappear") })
        let firstAppearance = try #require(lines.firstIndex { $0.hasPrefix("appear") })
        #expect(lastDisappearance < firstAppearance)
        #expect(Set(lines.prefix(through: lastDisappearance)) == Set(first.map { "dis" + $0 }))
        try await host.scroll(toRow: 101)
        #expect(!journal.take().contains("disappear 105"))
    }
}
