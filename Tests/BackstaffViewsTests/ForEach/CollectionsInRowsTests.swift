import BackstaffTesting
import BackstaffUI
import Testing

/// A collection inside a row doesn't add rows to the list.
@MainActor
@Suite
struct CollectionsInRowsTests {
    private struct Shelf: View {
        var body: some View {
            ScrollViewReader { reader in
                List {
                    Button("Go") { reader.scrollTo(400) }
                    ScrollView(.horizontal) { HStack { ForEach(0..<500, id: \.self) { Text("Item \($0)") } } }
                }
            }
        }
    }

    @Test("C12 a stack in a row has all its views, and can scroll to any of them")
    func stack() async throws {
        let host = HeadlessHost(Shelf())
        #expect(host.texts.filter { $0.hasPrefix("Item") }.count == 500)
        try await host.tap("Go")
        #expect(host.shows("Item 400"))
    }

    private struct Choice: View {
        @State private var number = 150

        var body: some View {
            Form {
                Picker("Number", selection: $number) { ForEach(0..<200, id: \.self) { Text("No. \($0)") } }
            }
        }
    }

    @Test("a picker in a form has all its options, however many there are")
    func picker() async throws {
        let host = HeadlessHost(Choice())
        #expect(try host.chosenOption(in: "Number") == "No. 150")
        try await host.choose("No. 199", in: "Number")
        #expect(try host.chosenOption(in: "Number") == "No. 199")
    }
}
