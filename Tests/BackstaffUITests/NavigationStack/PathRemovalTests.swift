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

        var body: some View {
            NavigationStack(
                path: Binding {
                    model.path
                } set: {
                    model.path = $0
                }
            ) {
                Text("Root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Screen \($0)") }
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
