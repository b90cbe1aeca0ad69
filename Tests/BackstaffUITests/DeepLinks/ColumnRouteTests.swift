import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Routes of columns")
struct ColumnRouteTests {
    nonisolated static let sizes: [Size] = [.phone, .tabletLandscape]

    @Test("L04 The URL contains the selections of the columns, followed by the values on the stack", arguments: sizes)
    func printing(size: Size) async throws {
        let host = HeadlessHost(Kitchen(model: Kitchen.Model()), size: size)
        #expect(host.url == "/")
        try await host.tap("thai")
        #expect(host.url == "/thai")
        try await host.tap("thai 3")
        #expect(host.url == "/thai/dishes/3")
        try await host.tap("Step 1")
        try await host.tap("Next step")
        #expect(host.url == "/thai/dishes/3/steps/1/steps/2")
        #expect(host.record.history.last == "push 4 /thai/dishes/3/steps/1/steps/2")
        try await host.goBack()
        #expect(host.url == "/thai/dishes/3/steps/1")
    }

    @Test(
        "F06 A URL sets selection and path together and leads to a deep screen, collapsed and expanded",
        arguments: sizes)
    func opening(size: Size) async throws {
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model), size: size)
        _ = model.lifeCycle.take()
        await host.open(url: "/thai/dishes/3/steps/1/steps/2")
        #expect(model.state == "thai 3 [1, 2]")
        #expect(model.writes.take() == ["cuisine thai", "dish 3", "steps [1, 2]"])
        #expect(host.title == "Step 2 of 3")
        #expect(host.url == "/thai/dishes/3/steps/1/steps/2")
        #expect(model.lifeCycle.take() == ["appear step 2"])
        #expect(host.record.history == ["push 1 /thai/dishes/3/steps/1/steps/2"])
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Dish 3")
        #expect(host.url == "/thai/dishes/3")
    }

    @Test("F06 A tab that is opened with a URL shows its selection and path", arguments: sizes)
    func openingAtTheStart(size: Size) async {
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model), size: size, url: "/thai/dishes/3/steps/1")
        #expect(model.state == "thai 3 [1]")
        #expect(model.lifeCycle.take() == ["appear step 1"])
        #expect(host.title == "Step 1 of 3")
        #expect(host.record.history == [])
        await host.travel(toStep: 0)
        #expect(model.state == "thai 3 [1]")
    }

    @Test(
        "F06 A path that is set together with a selection survives when the app or the framework resets paths",
        arguments: sizes, [false, true])
    func clearing(size: Size, clearsItself: Bool) async {
        let model = Kitchen.Model()
        model.clearsItself = clearsItself
        let host = HeadlessHost(Kitchen(model: model), size: size, url: "/french/dishes/1/steps/1")
        #expect(model.state == "french 1 [1]")
        await host.open(url: "/thai/dishes/3/steps/1/steps/2")
        #expect(model.state == "thai 3 [1, 2]")
        #expect(host.title == "Step 2 of 3")
        await host.open(url: "/thai/dishes/4/steps/2")
        #expect(model.state == "thai 4 [2]")
        #expect(host.title == "Step 2 of 4")
    }

    @Test(
        "F06 When the app sets selection and path in one action, in either order, the URL shows both", arguments: sizes)
    func appWrites(size: Size) async {
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model), size: size, url: "/french/dishes/1/steps/4")
        model.steps = [Kitchen.Step(dish: 3, number: 2)]
        model.dish = 3
        model.cuisine = .thai
        await host.settle()
        #expect(model.state == "thai 3 [2]")
        #expect(host.title == "Step 2 of 3")
        #expect(host.record.history == ["replace 0 /thai/dishes/3/steps/2"])
    }

    @Test("F06 Opening a URL clears the selections that it doesn't name", arguments: sizes)
    func shorter(size: Size) async {
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model), size: size, url: "/thai/dishes/3/steps/1")
        await host.open(url: "/thai/dishes/3")
        #expect(model.state == "thai 3 []")
        await host.open(url: "/french")
        #expect(model.state == "french - []")
        #expect(host.url == "/french")
        await host.open(url: "/")
        #expect(model.state == "- - []")
    }

    @Test("F06 The browser's back restores selection and path together", arguments: sizes)
    func travelling(size: Size) async throws {
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model), size: size)
        await host.open(url: "/thai/dishes/3/steps/1")
        await host.open(url: "/french/dishes/4")
        await host.travel(toStep: 1)
        #expect(model.state == "thai 3 [1]")
        #expect(host.url == "/thai/dishes/3/steps/1")
        await host.travel(toStep: 0)
        #expect(host.url == "/")
    }

    @Test("L04 Segments that no route reads are ignored", arguments: sizes)
    func validPrefix(size: Size) async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let model = Kitchen.Model()
            let host = HeadlessHost(Kitchen(model: model), size: size)
            await host.open(url: "/thai/dishes/12/steps/1")
            #expect(model.state == "thai - []")
            await host.open(url: "/thai/dishes/2/steps/9")
            #expect(model.state == "thai 2 []")
            await host.open(url: "/greek/dishes/1")
            #expect(model.state == "thai 2 []")
        }
        #expect(receiver.reports.count == 3)
    }

    @Test("L04 Values that replace a column's root are in the URL too", arguments: sizes)
    func replacedRoots(size: Size) async throws {
        struct Links: View {
            var body: some View {
                NavigationSplitView {
                    ForEach(0..<3) { NavigationLink("Link \($0)", value: $0) }
                        .navigationTitle("Links")
                        .navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("Value \(number)")
                                NavigationLink("Deeper", value: number + 100)
                            }
                        }
                        .navigationRoute("links/:number", for: Int.self)
                } detail: {
                    Text("Nothing yet")
                }
            }
        }
        let host = HeadlessHost(Links(), size: size)
        try await host.tap("Link 1")
        #expect(host.url == "/links/1")
        try await host.tap("Deeper")
        #expect(host.url == "/links/1/links/101")
        let other = HeadlessHost(Links(), size: size)
        await other.open(url: "/links/1/links/101")
        #expect(other.shows("Value 101"))
        #expect(other.url == "/links/1/links/101")
        try await other.goBack()
        #expect(other.shows("Value 1"))
        await other.open(url: "/links/2")
        #expect(other.shows("Value 2"))
        #expect(other.url == "/links/2")
        await other.open(url: "/")
        #expect(!other.shows("Value 2"))
        #expect(other.shows("Nothing yet") == (size == .tabletLandscape))
        #expect(HeadlessHost(Links(), size: size, url: "/links/1/links/101").url == "/links/1/links/101")
    }

    @Test(
        "L04 A selection of several values isn't in the URL; a selection that can't be empty always is",
        arguments: sizes)
    func kindsOfSelection(size: Size) async {
        struct Many: View {
            @Binding var numbers: Set<Int>
            @Binding var letter: String

            var body: some View {
                NavigationSplitView {
                    List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
                        .navigationRoute("letters/:letter", for: String.self)
                } content: {
                    List(0..<5, id: \.self, selection: $numbers) { Text("\($0)") }
                        .navigationRoute("numbers/:number", for: Int.self)
                } detail: {
                    Text("\(numbers.count) of \(letter)")
                }
            }
        }
        var numbers: Set<Int> = []
        var letter = "a"
        let view = Many(
            numbers: Binding(get: { numbers }, set: { numbers = $0 }),
            letter: Binding(get: { letter }, set: { letter = $0 }))
        let host = HeadlessHost(view, size: size)
        #expect(host.url == "/letters/a")
        await host.open(url: "/letters/b/numbers/3")
        #expect(letter == "b" && numbers == [3])
        #expect(host.url == "/letters/b/numbers/3")
        numbers = [3, 4]
        #expect(host.url == "/letters/b")
        await host.open(url: "/numbers/1")
        #expect(letter == "b" && numbers == [1])
        await host.open(url: "/letters/a")
        #expect(letter == "a" && numbers == [])
    }
}
