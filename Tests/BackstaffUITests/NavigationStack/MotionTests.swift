import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct MotionTests {
    @Test("A15 one push is animated, a path of several levels is not, and any number of pops is one animation")
    func motions() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        model.path = [1]
        host.update()
        #expect(host.record.motions == ["push"])
        model.path = []
        host.update()
        host.clearRecord()
        model.path = [1, 2, 3]
        host.update()
        #expect(host.title == "Screen 3")
        #expect(host.record.motions == [])
        model.path = []
        host.update()
        #expect(host.record.motions == ["pop"])
    }

    @Test("A15 disablesAnimations suppresses the animation of a path in @State")
    func stateWithoutAnimations() async throws {
        struct Root: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("Jump") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { path.append(1) }
                    }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Jump")
        #expect(host.shows("Number 1"))
        #expect(host.record.motions == [])
        try await host.goBack()
        #expect(host.record.motions == ["pop"])
    }

    @Test("A15 disablesAnimations suppresses the animation of a path in an @Observable object")
    func observableWithoutAnimations() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.path = [1] }
        host.update()
        #expect(host.title == "Screen 1")
        #expect(host.record.motions == [])
        model.path = [1, 2]
        host.update()
        #expect(host.record.motions == ["push"])
    }

    @Test("A15 disablesAnimations suppresses the animation of a path in an ObservableObject")
    func publishedWithoutAnimations() async throws {
        @MainActor final class Model: ObservableObject {
            @Published var path: [Int] = []
        }
        struct Root: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let model = Model()
        let host = HeadlessHost(Root(model: model))
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.path = [1] }
        host.update()
        #expect(host.shows("Number 1"))
        #expect(host.record.motions == [])
        model.path = []
        host.update()
        #expect(host.record.motions == ["pop"])
    }

    @Test("A15 disablesAnimations suppresses the animation of a path in the app's state")
    func appStateWithoutAnimations() async throws {
        struct JumpApp: App {
            @State private var path: [Int] = []

            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $path) {
                        Button("Jump") {
                            var transaction = Transaction()
                            transaction.disablesAnimations = true
                            withTransaction(transaction) { path.append(1) }
                        }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                }
            }
        }
        let host = HeadlessHost(JumpApp.self)
        try await host.tap("Jump")
        #expect(host.shows("Number 1"))
        #expect(host.record.motions == [])
        try await host.goBack()
        #expect(host.record.motions == ["pop"])
    }

    @Test("A15 disablesAnimations suppresses the animation of a path in the app's own object")
    func appObjectWithoutAnimations() async throws {
        @MainActor final class Model: ObservableObject {
            @Published var path: [Int] = []
        }
        struct JumpApp: App {
            @StateObject private var model = Model()

            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $model.path) {
                        Button("Jump") {
                            var transaction = Transaction()
                            transaction.disablesAnimations = true
                            withTransaction(transaction) { model.path.append(1) }
                        }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                }
            }
        }
        let host = HeadlessHost(JumpApp.self)
        try await host.tap("Jump")
        #expect(host.shows("Number 1"))
        #expect(host.record.motions == [])
        try await host.goBack()
        #expect(host.record.motions == ["pop"])
    }
}
