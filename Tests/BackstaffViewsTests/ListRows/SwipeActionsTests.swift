import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Mail {
    var items = ["Ada", "Bea", "Cid"]
    var pinned: Set<String> = []
    var log: [String] = []

    func remove(_ name: String) { items.removeAll { $0 == name } }
}

@MainActor
@Suite("Swipe actions")
struct SwipeActionsTests {
    private struct Inbox: View {
        @Bindable var mail: Mail

        var body: some View {
            List {
                ForEach($mail.items, id: \.self, editActions: .delete) { $name in
                    Text(name)
                        .swipeActions {
                            Button("Bin", role: .destructive) { mail.remove(name) }
                            Button("Flag") { mail.log.append("flag \(name)") }
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            PinButton(mail: mail, name: name)
                        }
                }
            }
        }
    }

    private struct PinButton: View {
        let mail: Mail
        let name: String

        var body: some View {
            Button(mail.pinned.contains(name) ? "Unpin" : "Pin") { mail.pinned.formSymmetricDifference([name]) }
        }
    }

    @Test("G09 a swipe shows the actions of its edge, the first one nearest to the edge, and only while it is open")
    func reveals() async throws {
        let mail = Mail()
        let host = HeadlessHost(Inbox(mail: mail))
        #expect(!host.shows("Bin"))
        host.clearRecord()
        try await host.swipe("Bea", from: .trailing)
        #expect(try host.swipeActions(of: "Bea") == ["Bin", "Flag"])
        #expect(host.record.operations == ["insert swipe-actions"])
        #expect(host.record.bodies.filter { $0 == "PinButton" } == [])
        try await host.swipe("Bea", from: .leading)
        #expect(try Set(host.swipeActions(of: "Bea")) == ["Pin", "Bin", "Flag"])
        try await host.closeSwipe("Bea")
        #expect(try host.swipeActions(of: "Bea") == [])
        #expect(!host.shows("Bin"))
        try await host.closeSwipe("Bea")
    }

    @Test("G09 an action runs for its own row and closes the swipe")
    func acts() async throws {
        let mail = Mail()
        let host = HeadlessHost(Inbox(mail: mail))
        try await host.swipe("Bea", from: .trailing)
        try await host.tap("Flag")
        #expect(mail.log == ["flag Bea"])
        #expect(!host.shows("Flag"))
        try await host.swipe("Cid", from: .leading)
        try await host.tap("Pin")
        #expect(mail.pinned == ["Cid"])
        try await host.swipe("Cid", from: .leading)
        #expect(host.shows("Unpin"))
    }

    @Test("G09 a full swipe runs the first action, unless its edge doesn't allow that")
    func fully() async throws {
        let mail = Mail()
        let host = HeadlessHost(Inbox(mail: mail))
        host.clearRecord()
        try await host.swipe("Ada", from: .trailing, full: true)
        #expect(mail.items == ["Bea", "Cid"])
        #expect(host.record.operations == ["remove"])
        let failure = await #expect(throws: LookUpFailure.self) {
            try await host.swipe("Bea", from: .leading, full: true)
        }
        #expect(failure?.description.contains("“Bea”: allowsFullSwipe is false") == true)
        #expect(mail.pinned == [])
        #expect(!host.shows("Pin"))
    }

    @Test("G10 trailing actions replace the Delete button of the edit actions, leading ones don't")
    func replacesDelete() async throws {
        let host = HeadlessHost(Inbox(mail: Mail()))
        await #expect(throws: LookUpFailure.self) { try await host.delete("Ada") }
        #expect(host.shows("Ada"))
        #expect(try host.isDeletable("Ada"), "its minus uncovers the actions")
    }

    private struct Leading: View {
        @Bindable var mail: Mail

        var body: some View {
            List {
                ForEach(mail.items, id: \.self) { name in
                    Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
                }
                .onDelete { mail.items.remove(atOffsets: $0) }
            }
        }
    }

    @Test("G10 with leading actions only, and with onDelete, the Delete button is shown")
    func keepsDelete() async throws {
        let mail = Mail()
        let host = HeadlessHost(Leading(mail: mail))
        try await host.delete("Ada")
        #expect(mail.items == ["Bea", "Cid"])
    }

    private struct Around: View {
        @Bindable var mail: Mail

        var body: some View {
            List {
                ForEach(mail.items, id: \.self) { Text($0).padding() }
                    .swipeActions { Button("Mark all") { mail.log.append("marked") } }
            }
        }
    }

    @Test("G09 swipe actions on a ForEach apply to each of its rows")
    func around() async throws {
        let mail = Mail()
        let host = HeadlessHost(Around(mail: mail))
        try await host.swipe("Ada", from: .trailing)
        try await host.swipe("Cid", from: .trailing)
        #expect(try host.swipeActions(of: "Ada") == ["Mark all"])
        #expect(try host.swipeActions(of: "Bea") == [])
        #expect(try host.swipeActions(of: "Cid") == ["Mark all"])
        mail.items.removeFirst()
        host.update()
        try await host.tap("Mark all")
        #expect(mail.log == ["marked"])
        #expect(try host.swipeActions(of: "Cid") == [])
        mail.items.append("Dot")
        host.update()
        try await host.swipe("Dot", from: .trailing)
        #expect(try host.swipeActions(of: "Dot") == ["Mark all"])
    }

    private struct Nested: View {
        var body: some View {
            List {
                HStack { Text("In a stack").swipeActions { Button("Never") {} } }
                Text("Twice")
                    .swipeActions { Button("Inner") {} }
                    .swipeActions { Button("Outer") {} }
                Text("Empty").swipeActions {}
            }
        }
    }

    @Test("G09 several modifiers add up, and views that aren't the row's own content have no swipe")
    func nested() async throws {
        let host = HeadlessHost(Nested())
        try await host.swipe("Twice", from: .trailing)
        #expect(try host.swipeActions(of: "Twice") == ["Inner", "Outer"])
        await #expect(throws: LookUpFailure.self) { try await host.swipe("In a stack", from: .trailing) }
        await #expect(throws: LookUpFailure.self) { try await host.swipe("Empty", from: .trailing) }
    }
}
