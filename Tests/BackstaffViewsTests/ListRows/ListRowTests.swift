import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Looks {
    var inset: CGFloat = 4
    var badge = 3
    var hasBackground = true
    var isExpanded = true
    var words = ["One", "Two"]
}

@MainActor
@Suite("The look of rows")
struct ListRowTests {
    private struct Rows: View {
        let looks: Looks

        var body: some View {
            List {
                Text("Inset").listRowInsets(EdgeInsets(top: 1, leading: looks.inset, bottom: 2, trailing: 3))
                Text("Lines").listRowSeparator(.hidden).listRowSeparatorTint(.red)
                Text("Badge").badge(looks.badge).padding()
                Text("Ground").listRowBackground(looks.hasBackground ? Color.yellow : nil)
                Text("Plain")
            }
        }
    }

    @Test("insets, separators, badges and backgrounds apply to their own rows, and change independently")
    func looks() throws {
        let looks = Looks()
        let host = HeadlessHost(Rows(looks: looks))
        #expect(host.outline.contains("insets=\"1.0 4.0 2.0 3.0\""))
        #expect(host.outline.contains("separator=hidden"))
        #expect(host.outline.contains("separator-tint=red"))
        #expect(host.outline.contains("badge \"3\""))
        #expect(try host.all(role: "layer").count == 1)
        host.clearRecord()
        looks.badge = 4
        host.update()
        #expect(host.record.operations == ["text \"4\""])
        host.clearRecord()
        looks.badge = 0
        looks.inset = 5
        host.update()
        #expect(host.record.operations.sorted() == ["remove", "set insets"])
        host.clearRecord()
        looks.hasBackground = false
        host.update()
        #expect(host.record.operations == ["remove"])
        looks.hasBackground = true
        host.update()
        #expect(try host.all(role: "layer").count == 1)
    }

    private struct Sections: View {
        @Bindable var looks: Looks

        var body: some View {
            List {
                Section("Words", isExpanded: $looks.isExpanded) {
                    ForEach(looks.words, id: \.self) { Text($0) }
                }
                Section("Always") { Text("Here") }
            }
        }
    }

    @Test("a section with an isExpanded binding hides and shows its rows, and other sections don't")
    func sections() async throws {
        let looks = Looks()
        let host = HeadlessHost(Sections(looks: looks))
        #expect(host.texts == ["Words", "One", "Two", "Always", "Here"])
        try await host.tap("Words")
        #expect(!looks.isExpanded)
        #expect(host.texts == ["Words", "Always", "Here"])
        looks.words.append("Three")
        host.update()
        try await host.tap("Words")
        #expect(host.texts == ["Words", "One", "Two", "Three", "Always", "Here"])
        looks.isExpanded = false
        host.update()
        #expect(host.texts == ["Words", "Always", "Here"])
        await #expect(throws: LookUpFailure.self) { try await host.tap("Always") }
    }

    private struct Pulled: View {
        @State private var count = 0
        let gate: Gate

        var body: some View {
            List { Text("Loaded \(count)") }
                .refreshable {
                    await gate.wait()
                    count += 1
                }
        }
    }

    @MainActor
    private final class Gate {
        var waiting: [CheckedContinuation<Void, Never>] = []

        func wait() async { await withCheckedContinuation { waiting.append($0) } }

        func open() {
            let all = waiting
            waiting = []
            for each in all { each.resume() }
        }
    }

    @Test("a list is busy while it is refreshed, and can't be refreshed twice at once")
    func refreshes() async throws {
        let gate = Gate()
        let host = HeadlessHost(Pulled(gate: gate))
        try await host.refresh(listShowing: "Loaded 0")
        #expect(host.outline.contains("busy"))
        try await host.refresh(listShowing: "Loaded 0")
        #expect(gate.waiting.count == 1)
        gate.open()
        await host.settle()
        #expect(host.shows("Loaded 1"))
        #expect(!host.outline.contains("busy"))
        try await host.refresh(listShowing: "Loaded 1")
        #expect(gate.waiting.count == 1)
        gate.open()
    }

    private struct Plain: View {
        var body: some View { List { Text("Row") } }
    }

    @Test("a list without refreshable can't be refreshed")
    func doesNotRefresh() async {
        let host = HeadlessHost(Plain())
        await #expect(throws: LookUpFailure.self) { try await host.refresh(listShowing: "Row") }
    }

    private struct Grounds: View {
        let looks: Looks

        var body: some View {
            List {
                Text("Row")
                    .listRowBackground(looks.hasBackground ? Text("Inner") : nil)
                    .listRowBackground(Text("Outer"))
            }
        }
    }

    @Test("of two row backgrounds, only the innermost is shown")
    func grounds() {
        let looks = Looks()
        let host = HeadlessHost(Grounds(looks: looks))
        #expect(host.texts == ["Row", "Inner"])
        looks.hasBackground = false
        host.update()
        #expect(host.texts == ["Row", "Outer"])
        looks.hasBackground = true
        host.update()
        #expect(host.texts == ["Row", "Inner"])
    }
}
