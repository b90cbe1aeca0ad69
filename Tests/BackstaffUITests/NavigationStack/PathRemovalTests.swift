import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What happens when values leave a path.
@MainActor
@Suite
struct PathRemovalTests {
    /// A stack whose path is a binding that each body makes anew.
    private struct FreshBinding: View {
        let model: NumbersModel
        var journal: Journal?

        var body: some View {
            NavigationStack(
                path: Binding {
                    model.path
                } set: {
                    model.path = $0
                }
            ) {
                NumberScreen(number: 0, journal: journal)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        NumberScreen(number: number, journal: journal).navigationTitle("Screen \(number)")
                    }
            }
        }
    }

    @Test("Steps back that follow each other at once remove one value each, also through a new binding")
    func fastSteps() async throws {
        for isFresh in [true, false] {
            let model = NumbersModel([1, 2, 3, 4, 5])
            let host = isFresh ? HeadlessHost(FreshBinding(model: model)) : HeadlessHost(NumbersStack(model: model))
            try await host.goBack()
            try await host.goBack()
            #expect(model.path == [1, 2, 3] && host.title == "Screen 3")
            model.path.removeLast()
            host.update()
            model.path.removeLast()
            host.update()
            #expect(model.path == [1] && host.title == "Screen 1" && host.shows("Number 1"))
            try await host.goBack()
            #expect(model.path == [] && host.title == "Root" && host.depth == 0)
            #expect(host.trouble == nil)
        }
    }

    @Test("If each body makes a new binding to the path, only the screen appears that is pushed or comes back")
    func freshBindingAppearances() async throws {
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(FreshBinding(model: model, journal: journal))
        #expect(journal.take() == ["appear 0"])
        for number in 1...3 {
            try await host.tap("Next")
            #expect(journal.take().sorted() == ["appear \(number)", "disappear \(number - 1)"])
        }
        #expect(model.path == [1, 2, 3])
        for number in [2, 1, 0] {
            try await host.goBack()
            #expect(host.depth == number && host.shows("Number \(number)"))
            #expect(journal.take().sorted() == ["appear \(number)", "disappear \(number + 1)"])
        }
    }

    @Test("The objects of a screen are freed in the update in which its value leaves the path")
    func freed() async throws {
        struct Stack: View {
            @Bindable var model: NumbersModel
            let tokens: UnmountTests.Tokens

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Root").navigationDestination(for: Int.self) { UnmountTests.Keeper("Number \($0)", tokens) }
                }
            }
        }
        let tokens = UnmountTests.Tokens()
        let model = NumbersModel()
        let host = HeadlessHost(Stack(model: model, tokens: tokens))
        for number in 1...3 {
            model.path.append(number)
            host.update()
            #expect(tokens.count == number)
        }
        model.path.removeLast()
        host.update()
        #expect(tokens.count == 2)
        try await host.goBack()
        #expect(tokens.count == 1)
        model.path = []
        host.update()
        #expect(tokens.count == 0)
    }
}
