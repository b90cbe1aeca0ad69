import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
    fileprivate func word(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

@MainActor
@Suite("Preferences of screens, tabs and presentations")
struct PreferenceBoundaryTests {
    private struct Stack: View {
        let journal: Journal

        var body: some View {
            NavigationStack {
                NavigationLink("Open") { Text("screen").word("screen") }.word("root")
            }
            .onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
        }
    }

    @Test("M09 a stack passes on the values of the screen that is shown, and not those of covered screens")
    func stack() async throws {
        let journal = Journal()
        let host = HeadlessHost(Stack(journal: journal))
        #expect(journal.take() == ["root"])
        try await host.tap("Open")
        #expect(journal.take().last == "screen")
        try await host.goBack()
        #expect(journal.take().last == "root")
    }

    private struct CoveredReader: View {
        let journal: Journal

        var body: some View {
            NavigationStack {
                VStack {
                    TabView {
                        Text("first").word("first").tabItem { Text("First") }
                        Text("second").word("second").tabItem { Text("Second") }
                    }
                    NavigationLink("Open") { Text("screen") }
                }
                .onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
            }
        }
    }

    @Test("M09 a tab view passes on the values of the selected tab; a view that is covered itself hears nothing")
    func tabs() async throws {
        let journal = Journal()
        let host = HeadlessHost(CoveredReader(journal: journal))
        #expect(journal.take() == ["first"])
        try await host.tap("Second")
        #expect(journal.take().last == "second")
        try await host.tap("Open")
        try await host.goBack()
        #expect(journal.take() == [])
    }

    private struct Presenting: View {
        let journal: Journal
        @State private var isPresented = false

        var body: some View {
            Button("Present") { isPresented = true }
                .word("presenter")
                .sheet(isPresented: $isPresented) {
                    Text("sheet").word("sheet")
                        .onPreferenceChange(Words.self) { journal.note("in the sheet \($0.joined())") }
                }
                .onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
        }
    }

    @Test("M09 the values of a sheet stay in the sheet")
    func sheet() async throws {
        let journal = Journal()
        let host = HeadlessHost(Presenting(journal: journal))
        #expect(journal.take() == ["presenter"])
        try await host.tap("Present")
        #expect(journal.take() == ["in the sheet sheet"])
    }
}
