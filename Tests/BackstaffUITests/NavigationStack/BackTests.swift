import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct BackTests {
    @Test("A14 after a path of several levels was set, the back button has the title of the screen below at each level")
    func titleOfUnmadeScreen() async throws {
        let journal = Journal()
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        model.path = [1, 2, 3]
        host.update()
        #expect(host.backButton == "Screen 2")
        try await host.goBack()
        #expect(host.backButton == "Screen 1")
        try await host.goBack()
        #expect(host.backButton == "Root")
        #expect(
            journal.take() == [
                "appear 0", "appear 3", "disappear 0", "appear 2", "disappear 3", "appear 1", "disappear 2",
            ])
    }

    /// Ways to go back by one screen.
    enum Way: CaseIterable {
        case button, escape, swipe, dismiss, path

        @MainActor
        func go(_ host: HeadlessHost, _ model: NumbersModel) async throws {
            switch self {
            case .button: try await host.goBack()
            case .escape: try await host.pressEscape()
            case .swipe: try await host.swipeBack()
            case .dismiss: try await host.tap("Dismiss")
            case .path:
                model.path.removeLast()
                host.update()
            }
        }
    }

    @Test("A14 every way to go back leaves the same state", arguments: Way.allCases)
    func ways(_ way: Way) async throws {
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        try await host.tap("Next")
        try await host.tap("Add")
        try await host.tap("Next")
        _ = journal.take()
        host.clearRecord()
        try await way.go(host, model)
        #expect(model.path == [1])
        #expect(host.title == "Screen 1")
        #expect(host.backButton == "Root")
        #expect(host.shows("Count 1"))
        #expect(host.depth == 1)
        #expect(journal.take() == ["appear 1", "disappear 2"])
        #expect(host.record.motions == ["pop"])
        #expect(host.record.bodies == [])
        #expect(host.record.history == [way == .path ? "replace 2" : "back 1"])
    }

    @Test("A14 going back to a covered screen of an assigned path creates that screen", arguments: Way.allCases)
    func backInAssignedPath(_ way: Way) async throws {
        let model = NumbersModel([1, 2, 3])
        let host = HeadlessHost(NumbersStack(model: model))
        try await way.go(host, model)
        #expect(model.path == [1, 2])
        #expect(host.title == "Screen 2")
        #expect(host.record.bodies == ["NumberScreen"])
    }

    @Test("A14 at the root nothing can go back", arguments: [Way.escape, .swipe, .dismiss])
    func atTheRoot(_ way: Way) async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        await #expect(throws: LookUpFailure.self) { try await host.goBack() }
        try await way.go(host, model)
        #expect(host.title == "Root")
        #expect(host.record.operations == [])
        #expect(host.record.motions == [])
        #expect(host.record.history == [])
    }

    @Test("A14 a canceled swipe changes nothing", arguments: [[1, 2], [1]])
    func cancelledSwipe(_ path: [Int]) async throws {
        let model = NumbersModel(path)
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        try await host.tap("Add")
        _ = journal.take()
        host.clearRecord()
        // Ignores the back button: its title may appear when the swipe creates the screen below.
        let texts = host.texts.filter { $0 != host.backButton }
        try await host.swipeBack(completed: false)
        #expect(model.path == path)
        #expect(host.texts.filter { $0 != host.backButton } == texts)
        #expect(host.title == "Screen \(path.count)")
        #expect(host.shows("Count 1"))
        #expect(journal.take() == [])
        #expect(host.record.motions == [])
        #expect(host.record.history == [])
        try await host.goBack()
        #expect(host.depth == path.count - 1)
    }

    @Test("A23 dismiss pops the screen that read it, and does nothing at the root")
    func dismiss() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Dismiss")
        #expect(model.path == [])
        host.clearRecord()
        try await host.tap("Dismiss")
        #expect(model.path == [])
        #expect(host.record.operations == [])
    }

    @Test("A23 dismiss of a covered screen pops it and all screens above it")
    func dismissCovered() async throws {
        final class Keeper {
            var dismiss: [Int: DismissAction] = [:]
        }
        struct Screen: View {
            let number: Int
            let keeper: Keeper
            @Environment(\.dismiss) private var dismiss

            var body: some View {
                let _ = keeper.dismiss[number] = dismiss
                NavigationLink("Next", value: number + 1).navigationTitle("Screen \(number)")
            }
        }
        struct Root: View {
            let keeper: Keeper

            var body: some View {
                NavigationStack {
                    Screen(number: 0, keeper: keeper)
                        .navigationDestination(for: Int.self) { Screen(number: $0, keeper: keeper) }
                }
            }
        }
        let keeper = Keeper()
        let host = HeadlessHost(Root(keeper: keeper))
        for _ in 1...3 { try await host.tap("Next") }
        keeper.dismiss[2]?()
        host.update()
        #expect(host.title == "Screen 1")
        keeper.dismiss[3]?()
        keeper.dismiss[2]?()
        host.update()
        #expect(host.title == "Screen 1")
    }

    @Test("A23 isPresented is true above the root and false at the root")
    func isPresented() async throws {
        struct Screen: View {
            let number: Int
            @Environment(\.isPresented) private var isPresented

            var body: some View {
                Text(isPresented ? "presented" : "not presented")
                NavigationLink("Next", value: number + 1)
            }
        }
        struct Root: View {
            var body: some View {
                NavigationStack {
                    Screen(number: 0).navigationDestination(for: Int.self) { Screen(number: $0) }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("not presented"))
        try await host.tap("Next")
        #expect(host.shows("presented"))
        try await host.goBack()
        #expect(host.shows("not presented"))
    }

    @Test("A14 the back button shows the title of the screen below, and follows when that changes")
    func backTitleFollows() async throws {
        struct Root: View {
            let model: TitleModel

            var body: some View {
                NavigationStack {
                    NavigationLink("Open", value: 1)
                        .navigationTitle(model.title)
                        .navigationDestination(for: Int.self) { _ in Text("Mail") }
                }
            }
        }
        let model = TitleModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Open")
        #expect(host.backButton == "Inbox")
        model.title = "Inbox (3)"
        host.update()
        #expect(host.backButton == "Inbox (3)")
    }

    @Test("A14 the back button follows a title that is set by a view inside the screen below")
    func backTitleFollowsInnerView() async throws {
        struct Inbox: View {
            let model: TitleModel

            var body: some View {
                NavigationLink("Open", value: 1).navigationTitle(model.title)
            }
        }
        struct Root: View {
            let model: TitleModel

            var body: some View {
                NavigationStack {
                    Inbox(model: model).navigationDestination(for: Int.self) { _ in Text("Mail") }
                }
            }
        }
        let model = TitleModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Open")
        host.clearRecord()
        model.title = "Inbox (3)"
        host.update()
        #expect(host.backButton == "Inbox (3)")
        #expect(host.record.operations == ["text \"Inbox (3)\""])
        try await host.goBack()
        #expect(host.title == "Inbox (3)")
    }

    @Test("A14 one screen can hide its back button")
    func hiddenBackButton() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Open", value: 1)
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("Next", value: number + 1)
                                .navigationBarBackButtonHidden(number == 1)
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Open")
        #expect(host.backButton == nil)
        try await host.tap("Next")
        #expect(host.backButton != nil)
        try await host.goBack()
        #expect(host.depth == 1)
    }

    @Test("K02 an element of a screen that is gone takes no taps")
    func goneElement() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        let found = try host.find("Add")
        try await host.goBack()
        #expect(!host.tapNow(found))
        await #expect(throws: LookUpFailure.self) { try await host.tap(found) }
        #expect(!found.isDisabled)
        #expect(host.shows("Count 0"))
    }

    @Test("K02 travel restores the state of a step through the bindings")
    func travel() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        for _ in 1...3 { try await host.tap("Next") }
        await host.travel(toStep: 1)
        #expect(model.path == [1])
        #expect(host.title == "Screen 1")
        await host.travel(toStep: 3)
        #expect(model.path == [1, 2, 3])
        await host.travel(toStep: 99)
        #expect(model.path == [1, 2, 3])
        #expect(host.record.history == ["push 1", "push 2", "push 3"])
    }
}

@MainActor
@Observable
private final class TitleModel {
    var title = "Inbox"
}
