import BackstaffElements
import BackstaffNavigation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct SheetTests {
    @Observable
    final class Kitchen {
        var isEditing = false
        var writes: [Bool] = []
        var dish: Dish?
        var path: [Int] = []
        var hasPresenter = true
        var isRefusing = false
        var journal: [String] = []

        var editing: Binding<Bool> {
            Binding {
                self.isEditing
            } set: {
                self.writes.append($0)
                if !self.isRefusing { self.isEditing = $0 }
            }
        }
    }

    struct Dish: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Presenter: View {
        let kitchen: Kitchen
        var body: some View {
            Button("Edit") { kitchen.isEditing = true }
                .sheet(isPresented: kitchen.editing, onDismiss: { kitchen.journal.append("gone") }) {
                    Editor(kitchen: kitchen)
                }
        }
    }

    private struct Editor: View {
        let kitchen: Kitchen
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            Text("Editor \(isPresented ? "presented" : "not")")
            Text(sizeClass == .compact ? "compact" : "regular")
            Counter()
            Button("Done") { dismiss() }
                .onAppear { kitchen.journal.append("appear") }
                .onDisappear { kitchen.journal.append("disappear") }
        }
    }

    @Test("A sheet is shown with its flag; dismiss closes it with one write, and onDismiss runs once")
    func sheetComesAndGoes() async throws {
        let kitchen = Kitchen()
        let host = HeadlessHost(Presenter(kitchen: kitchen))
        #expect(host.presented.isEmpty)
        host.clearRecord()
        try await host.tap("Edit")
        #expect(host.presented.map(\.kind) == ["sheet"])
        #expect(host.shows("Editor presented"))
        #expect(host.record.bodies.filter { $0 == "Presenter" }.isEmpty, "only the binding's reader runs")
        #expect(kitchen.journal == ["appear"])
        try await host.tap("Done")
        #expect(host.presented.isEmpty)
        #expect(kitchen.writes == [false])
        #expect(
            kitchen.journal == ["appear", "gone", "disappear"] || kitchen.journal == ["appear", "disappear", "gone"])
    }

    @Test("Content behind a sheet can't be tapped until the sheet is closed")
    func behindIsOutOfReach() async throws {
        let kitchen = Kitchen()
        let host = HeadlessHost(Presenter(kitchen: kitchen))
        let edit = try host.find("Edit")
        kitchen.isEditing = true
        await host.settle()
        await #expect(throws: LookUpFailure.self) { try await host.tap("Edit") }
        #expect(!host.tapNow(edit))
        kitchen.isEditing = false
        await host.settle()
        #expect(host.tapNow(edit))
        #expect(kitchen.writes.isEmpty, "the app's own writes aren't repeated")
    }

    @Test("A sheet's state starts fresh with each presentation")
    func stateBeginsAnew() async throws {
        let host = HeadlessHost(Presenter(kitchen: Kitchen()))
        try await host.tap("Edit")
        try await host.tap("Count 0")
        #expect(host.shows("Count 1"))
        try await host.dismissPresented()
        try await host.tap("Edit")
        #expect(host.shows("Count 0"))
    }

    @Test("A sheet that was dismissed closes even if its binding keeps the flag")
    func refusingBinding() async throws {
        let kitchen = Kitchen()
        kitchen.isRefusing = true
        let host = HeadlessHost(Presenter(kitchen: kitchen))
        try await host.tap("Edit")
        try await host.pressEscape()
        #expect(host.presented.isEmpty)
        #expect(kitchen.writes == [false])
        kitchen.isEditing = false
        await host.settle()
        kitchen.isEditing = true
        await host.settle()
        #expect(host.presented.count == 1)
    }

    @Test("Of two events that dismiss a sheet, the second does nothing")
    func dismissedTwice() async throws {
        let kitchen = Kitchen()
        let host = HeadlessHost(Presenter(kitchen: kitchen))
        try await host.tap("Edit")
        let sheet = try #require(host.presented.last).element
        try await host.send(.cancel, to: sheet)
        await #expect(throws: LookUpFailure.self) { try await host.send(.cancel, to: sheet) }
        #expect(kitchen.writes == [false])
        #expect(kitchen.journal.filter { $0 == "gone" }.count == 1)
        #expect(host.presented.isEmpty)
    }

    private struct Twice: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Twice") {
                dismiss()
                dismiss()
            }
        }
    }

    private struct Layers: View {
        let kitchen: Kitchen
        @State private var hasInner = false
        var body: some View {
            Text("Window").sheet(isPresented: kitchen.editing) {
                Button("Inner") { hasInner = true }
                    .sheet(isPresented: $hasInner, onDismiss: { kitchen.journal.append("gone") }) { Twice() }
            }
        }
    }

    @Test("Calling dismiss twice closes its sheet once, and not the sheet below")
    func dismissCalledTwice() async throws {
        let kitchen = Kitchen()
        kitchen.isEditing = true
        let host = HeadlessHost(Layers(kitchen: kitchen))
        try await host.tap("Inner")
        try await host.tap("Twice")
        #expect(host.presented.count == 1)
        #expect(host.shows("Inner"))
        #expect(kitchen.journal == ["gone"])
        #expect(kitchen.writes == [])
    }

    private struct Cupboard: View {
        @Bindable var kitchen: Kitchen
        var body: some View {
            if kitchen.hasPresenter {
                Text("Dishes").sheet(item: $kitchen.dish, onDismiss: { kitchen.journal.append("gone") }) { dish in
                    Text(dish.name)
                    Counter()
                }
            }
        }
    }

    /// Returns a host that presents the soup.
    private func hostOfSoup(_ kitchen: Kitchen) async -> HeadlessHost {
        let host = HeadlessHost(Cupboard(kitchen: kitchen))
        kitchen.dish = Dish(id: 1, name: "Soup")
        await host.settle()
        return host
    }

    @Test("An item with the same id updates the sheet; one with another id presents another sheet")
    func itemsByIdentity() async throws {
        let kitchen = Kitchen()
        let host = await hostOfSoup(kitchen)
        try await host.tap("Count 0")
        kitchen.dish = Dish(id: 1, name: "Hot soup")
        await host.settle()
        #expect(host.texts == ["Hot soup", "Count 1"])
        #expect(kitchen.journal.isEmpty)
        kitchen.dish = Dish(id: 2, name: "Pie")
        await host.settle()
        #expect(host.texts == ["Pie", "Count 0"])
        #expect(host.presented.count == 1)
        #expect(kitchen.journal == ["gone"])
        try await host.dismissPresented()
        #expect(kitchen.dish == nil)
        #expect(kitchen.journal == ["gone", "gone"])
    }

    @Test("Removing the presenter closes its sheet, and the state doesn't change")
    func presenterGoes() async throws {
        let kitchen = Kitchen()
        let host = await hostOfSoup(kitchen)
        kitchen.hasPresenter = false
        await host.settle()
        #expect(host.presented.isEmpty)
        #expect(kitchen.dish == Dish(id: 1, name: "Soup"))
        #expect(kitchen.journal == ["gone"])
        kitchen.hasPresenter = true
        await host.settle()
        #expect(host.texts == ["Soup", "Count 0"])
    }

    @Test("Closing a scene with a sheet doesn't run onDismiss")
    func sceneCloses() async throws {
        let kitchen = Kitchen()
        let host = await hostOfSoup(kitchen)
        host.close()
        #expect(kitchen.journal.isEmpty)
    }

    private struct Book: View {
        @Bindable var kitchen: Kitchen
        var body: some View {
            NavigationStack(path: $kitchen.path) {
                Text("Root")
                    .navigationTitle("Book")
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
                    .sheet(isPresented: $kitchen.isEditing) { Notes() }
            }
        }
    }

    private struct Notes: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            NavigationStack {
                NavigationLink("Deeper") { Leaf(name: "Leaf") }
                    .navigationTitle("Notes")
                    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
            }
        }
    }

    private struct Leaf: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Back from \(name)") { dismiss() }.navigationTitle(name) }
    }

    @Test(
        "A sheet has its own navigation: no path of the presenter, its own bar, and dismiss pops a pushed screen"
    )
    func ownNavigation() async throws {
        let kitchen = Kitchen()
        kitchen.path = [1]
        let host = HeadlessHost(Book(kitchen: kitchen))
        kitchen.isEditing = true
        await host.settle()
        #expect(host.title == "Notes")
        #expect(host.backButton == nil, "the sheet's root has no way back")
        let outline = try #require(host.presented.last).outline
        #expect(outline.contains("bar-items placement=leading"))
        try await host.tap("Deeper")
        #expect(host.title == "Leaf")
        #expect(kitchen.path == [1])
        try await host.tap("Back from Leaf")
        #expect(host.title == "Notes")
        #expect(kitchen.isEditing)
        try await host.tap("Cancel")
        #expect(!kitchen.isEditing)
        #expect(host.title == "")
        #expect(host.path == ["1"])
    }

    @Test("L03 browser back goes back within a sheet, then closes it, and keeps the presenter's history")
    func browserBack() async throws {
        let kitchen = Kitchen()
        let host = HeadlessHost(Book(kitchen: kitchen))
        kitchen.isEditing = true
        await host.settle()
        try await host.tap("Deeper")
        #expect(host.record.history.isEmpty)
        await host.travel(toStep: -1)
        #expect(host.title == "Notes")
        await host.travel(toStep: -1)
        #expect(host.presented.isEmpty)
        #expect(!kitchen.isEditing)
    }

    @Test("E02 objects and values of the presenter's environment are available to a split view in a sheet")
    func environmentReaches() async throws {
        struct Reader: View {
            @Environment(Kitchen.self) private var kitchen: Kitchen?
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(kitchen == nil ? "nothing" : "kitchen") \(limit ?? 0)") }
        }
        struct Window: View {
            let kitchen: Kitchen
            var body: some View {
                Text("Window")
                    .sheet(isPresented: .constant(true)) {
                        NavigationSplitView {
                            Reader()
                        } detail: {
                            Text("Detail")
                        }
                    }
                    .lineLimit(3)
                    .environment(kitchen)
            }
        }
        let host = HeadlessHost(Window(kitchen: Kitchen()), size: .tablet)
        #expect(host.shows("kitchen 3"))
    }

    @Test("A sheet is a card on a phone and a form on a tablet, and its content is compact in both")
    func sizeClassInside() async throws {
        let kitchen = Kitchen()
        let host = HeadlessHost(Presenter(kitchen: kitchen), size: .tablet)
        try await host.tap("Edit")
        #expect(host.presented.map(\.kind) == ["form"])
        #expect(host.shows("compact"))
        try await host.tap("Count 0")
        await host.resize(to: .phone)
        #expect(host.presented.map(\.kind) == ["sheet"])
        #expect(host.shows("Count 1"))
        #expect(kitchen.journal == ["appear"])
        #expect(kitchen.writes.isEmpty)
    }

    @Test("A cover reads the window's size class, and neither Escape nor browser back closes it")
    func cover() async throws {
        struct Window: View {
            @Bindable var kitchen: Kitchen
            var body: some View {
                Text("Window").fullScreenCover(isPresented: $kitchen.isEditing) { Editor(kitchen: kitchen) }
            }
        }
        let kitchen = Kitchen()
        kitchen.isEditing = true
        let host = HeadlessHost(Window(kitchen: kitchen), size: .tablet)
        #expect(host.presented.map(\.kind) == ["cover"])
        #expect(host.shows("regular"))
        await host.resize(to: .phone)
        #expect(host.shows("compact"))
        try await host.pressEscape()
        await host.travel(toStep: -1)
        #expect(host.presented.map(\.kind) == ["cover"])
        try await host.tap("Done")
        #expect(host.presented.isEmpty)
    }

    @Test("A cover's content is created once, for the window's size class", arguments: [Size.phone, .tablet])
    func coverIsMadeOnce(size: Size) async {
        struct Form: View {
            @Environment(\.horizontalSizeClass) private var sizeClass
            @State private var changes = 0

            var body: some View {
                VStack {
                    if sizeClass == .compact { Narrow() } else { Wide() }
                    Text("\(changes) changes")
                }
                .onChange(of: sizeClass) { changes += 1 }
            }
        }
        struct Narrow: View { var body: some View { Text("Narrow") } }
        struct Wide: View { var body: some View { Text("Wide") } }
        struct Window: View {
            @Bindable var kitchen: Kitchen
            var body: some View { Text("Window").fullScreenCover(isPresented: $kitchen.isEditing) { Form() } }
        }
        let kitchen = Kitchen()
        let host = HeadlessHost(Window(kitchen: kitchen), size: size)
        host.clearRecord()
        kitchen.isEditing = true
        await host.settle()
        #expect(host.shows("0 changes"))
        let bodies = host.record.bodies.filter { ["Form", "Narrow", "Wide"].contains($0) }
        #expect(bodies == ["Form", size == .phone ? "Narrow" : "Wide"])
    }

    @Test("With interactiveDismissDisabled a user can't close a sheet, but the app can")
    func dismissDisabled() async throws {
        struct Window: View {
            @Bindable var kitchen: Kitchen
            var body: some View {
                Text("Window").sheet(isPresented: $kitchen.isEditing) {
                    NavigationStack { Editor(kitchen: kitchen).interactiveDismissDisabled(kitchen.path.isEmpty) }
                }
            }
        }
        let kitchen = Kitchen()
        kitchen.isEditing = true
        let host = HeadlessHost(Window(kitchen: kitchen))
        try await host.dismissPresented()
        #expect(kitchen.isEditing)
        #expect(try #require(host.presented.last).element.has(.dismissDisabled))
        kitchen.path = [1]
        await host.settle()
        try await host.dismissPresented()
        #expect(!kitchen.isEditing)
    }

    @Test("K08 a guard in a sheet asks before a swipe closes it, and the sheet stays until it is confirmed")
    func guardedSheet() async throws {
        struct Window: View {
            @Bindable var kitchen: Kitchen
            var body: some View {
                Text("Window").sheet(isPresented: $kitchen.isEditing) {
                    NavigationStack { Text("Draft").confirmsLeaving("Discard the draft?") }
                }
            }
        }
        let kitchen = Kitchen()
        kitchen.isEditing = true
        let host = HeadlessHost(Window(kitchen: kitchen))
        try await host.dismissPresented()
        #expect(host.presented.map(\.kind) == ["sheet", "alert"])
        try await host.choose("Stay")
        #expect(kitchen.isEditing)
        #expect(host.texts.contains("Draft"))
        try await host.dismissPresented()
        try await host.choose("Discard")
        #expect(!kitchen.isEditing)
        #expect(host.presented.isEmpty)
    }
}
