import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What bindings read and write, as it was observed on Apple's platforms.
@MainActor
@Suite
struct BindingTests {
    private let journal = Journal()

    @Test("E01 optional state begins with its initial value, and keeps nil once that is written")
    func optionalState() async throws {
        struct Root: View {
            @State private var number: Int? = 2

            var body: some View {
                Button(number.map { "\($0)" } ?? "nil") { number = nil }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("2")
        #expect(host.texts == ["nil"])
    }

    @Test("E01 a write through two levels of bindings runs the body of the owner with the new value")
    func levels() async throws {
        struct Grandchild: View {
            @Binding var number: Int

            var body: some View { Button("Set") { number = 5 } }
        }
        struct Child: View {
            @Binding var number: Int

            var body: some View { Grandchild(number: $number) }
        }
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let _ = journal.note("body \(number)")
                Child(number: $number)
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        try await host.tap("Set")
        #expect(journal.take() == ["body 0", "body 5"])
    }

    @Test("E01 a binding that a closure keeps reads and writes the present value")
    func kept() async throws {
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let binding = $number
                VStack {
                    Text("number \(number)")
                    Button("Seven") { number = 7 }
                    Keeper(journal: journal, binding: binding)
                }
            }
        }
        /// Its body runs once, so its action keeps the first binding.
        struct Keeper: View {
            let journal: Journal
            let binding: Binding<Int>

            var body: some View {
                Button("Later") {
                    journal.note("read \(binding.wrappedValue)")
                    binding.wrappedValue = 11
                }
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        try await host.tap("Seven")
        try await host.tap("Later")
        #expect(journal.take() == ["read 7"])
        #expect(host.shows("number 11"))
    }

    @Test("E01 a binding of closures calls the setter once for each write")
    func closures() {
        var value = 1
        let binding = Binding {
            value
        } set: {
            journal.note("set \($0)")
            value = $0
        }
        #expect(binding.wrappedValue == 1)
        binding.wrappedValue = 2
        binding.wrappedValue = 2
        #expect(journal.take() == ["set 2", "set 2"])
        #expect(binding.wrappedValue == 2)
    }

    @Test("E01 nil that is written to an optional form of a binding is ignored; other values are written")
    func toOptional() {
        var value = 1
        let binding = Binding<Int?>(
            Binding {
                value
            } set: {
                value = $0
            })
        binding.wrappedValue = nil
        #expect(value == 1)
        binding.wrappedValue = 3
        #expect(value == 3 && binding.wrappedValue == 3)
    }

    @Test("E01 a binding to the value of an optional doesn't exist while that is nil, and else writes through")
    func fromOptional() throws {
        var value: Int?
        let base = Binding<Int?> {
            value
        } set: {
            value = $0
        }
        #expect(Binding<Int>(base) == nil)
        value = 1
        let binding = try #require(Binding<Int>(base))
        binding.wrappedValue = 2
        #expect(value == 2)
    }

    @Test("E06 the animation of a binding belongs to writes of state, and not to a setter that the app has made")
    func animation() async throws {
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let own = Binding {
                    number
                } set: { (new: Int, transaction: Transaction) in
                    journal.note(transaction.animation == .linear ? "own with animation" : "own without")
                    number = new
                }
                VStack {
                    Text("number \(number)")
                    Button("State") {
                        number = 1
                        $number.animation(.linear).wrappedValue = 2
                    }
                    Button("Own") {
                        number = 3
                        own.animation(.linear).wrappedValue = 4
                    }
                }
                .onChange(of: number) { old, new in journal.note("\(old) to \(new)") }
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        try await host.tap("State")
        // Two updates: the second write has a transaction of its own.
        #expect(journal.take() == ["0 to 1", "1 to 2"])
        try await host.tap("Own")
        // One update: both writes are without animation.
        #expect(journal.take() == ["own with animation", "2 to 4"])
    }
}
