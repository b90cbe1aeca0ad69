import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Writes of state with different transactions are separate updates, as it was observed on Apple's platforms.
@MainActor
@Suite
struct SeparateUpdateTests {
    private let journal = Journal()

    @Test("E06 writes in an animation are an update of their own, with bodies and onChange")
    func inOnAppear() {
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let _ = journal.note("body \(number)")
                Text("\(number)")
                    .onAppear {
                        number = 1
                        number = 2
                        withAnimation {
                            number = 3
                            number = 4
                        }
                        journal.note("wrote \(number)")
                    }
                    .onChange(of: number) { old, new in journal.note("\(old) to \(new)") }
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        #expect(journal.take() == ["body 0", "wrote 4", "body 2", "0 to 2", "body 4", "2 to 4"])
        #expect(host.texts == ["4"])
    }

    private struct Writer: View {
        let journal: Journal
        let write: (Binding<Int>, Binding<Int>) -> Void
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            let _ = journal.note("body \(first) \(second)")
            Button("write") { write($first, $second) }
                .onChange(of: first) { old, new in journal.note("first \(old) to \(new)") }
                .onChange(of: second) { old, new in journal.note("second \(old) to \(new)") }
        }
    }

    private func lines(_ write: @escaping (Binding<Int>, Binding<Int>) -> Void) async throws -> [String] {
        let host = HeadlessHost(Writer(journal: journal, write: write))
        _ = journal.take()
        try await host.tap("write")
        return journal.take()
    }

    @Test("E06 animations that are nested or follow each other are one update each")
    func animations() async throws {
        let nested = try await lines { first, second in
            withAnimation(.linear) {
                withAnimation(.easeIn) { first.wrappedValue = 1 }
                second.wrappedValue = 1
            }
        }
        #expect(nested == ["body 1 0", "first 0 to 1", "body 1 1", "second 0 to 1"])
        let sequence = try await lines { first, second in
            withAnimation(.linear) { first.wrappedValue = 1 }
            withAnimation(.easeIn) { second.wrappedValue = 1 }
        }
        #expect(sequence == ["body 1 0", "first 0 to 1", "body 1 1", "second 0 to 1"])
    }

    @Test("E06 writes with the same animation are one update, and so are writes without any")
    func oneTransaction() async throws {
        let animated = try await lines { first, second in
            withAnimation(.linear) { first.wrappedValue = 1 }
            withAnimation(.linear) { second.wrappedValue = 1 }
        }
        #expect(animated == ["body 1 1", "first 0 to 1", "second 0 to 1"])
        let plain = try await lines { first, second in
            first.wrappedValue = 1
            second.wrappedValue = 1
        }
        #expect(plain == ["body 1 1", "first 0 to 1", "second 0 to 1"])
    }

    @Test("E06 writes in turns end with the last; an action reads its own writes")
    func turns() async throws {
        let lines = try await lines { first, second in
            first.wrappedValue += 1
            withAnimation { first.wrappedValue += 10 }
            first.wrappedValue += 100
            second.wrappedValue = first.wrappedValue
        }
        #expect(
            lines == [
                "body 1 0", "first 0 to 1", "body 11 0", "first 1 to 11", "body 111 111", "first 11 to 111",
                "second 0 to 111",
            ])
    }

    @Test("E06 onChange that reacts to the first of two updates doesn't overwrite the second")
    func reaction() async throws {
        struct Root: View {
            @State private var selection = 0
            @State private var path: [Int] = [9]

            var body: some View {
                VStack {
                    Text("selection \(selection), path \(path.map { String($0) }.joined())")
                    Button("Go") {
                        withAnimation { selection = 1 }
                        path = [1]
                    }
                }
                .onChange(of: selection) { path = [] }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Go")
        #expect(host.shows("selection 1, path 1"))
        #expect(host.trouble == nil)
    }

    @Test("E06 a view that goes with the first update doesn't lose the second write of what it shared")
    func sharedState() async throws {
        struct Child: View {
            @Binding var isShown: Bool
            @Binding var number: Int

            var body: some View {
                Button("Leave") {
                    isShown = false
                    withAnimation { number = 5 }
                }
            }
        }
        struct Root: View {
            @State private var isShown = true
            @State private var number = 0

            var body: some View {
                VStack {
                    Text("number \(number)")
                    if isShown { Child(isShown: $isShown, number: $number) }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Leave")
        #expect(host.texts == ["number 5"])
    }

    @Test("E06 objects have their last values in the first of several updates")
    func objects() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let _ = journal.note("body \(number) \(switches.number)")
                Button("write") {
                    number = 1
                    withAnimation { number = 2 }
                    switches.number = 7
                }
            }
        }
        let host = HeadlessHost(Root(switches: Switches(), journal: journal))
        _ = journal.take()
        try await host.tap("write")
        #expect(journal.take() == ["body 1 7", "body 2 7"])
    }
}
