import BackstaffTesting
import BackstaffUI
import Testing

/// Selectable rows of a list and their selection values.
@MainActor
@Suite("Rows that can be selected")
struct SelectableRowsTests {
    private struct Sections: View {
        @Bindable var picked: Picked

        var body: some View {
            List(selection: $picked.one) {
                Text("Static untagged")
                Text("Static tagged").tag(100)
                Text("Optional tagged").tag(101 as Int?)
                Text("Wrong type").tag("word")
                Section("First") {
                    ForEach(picked.items.prefix(3)) { Text($0.name) }
                }
                Section {
                    ForEach(picked.items.suffix(3)) { Label($0.name, systemImage: "circle") }
                } header: {
                    Text("Second")
                } footer: {
                    Text("End")
                }
            }
        }
    }

    @Test("C02 rows with a tag of the selection's type can be selected, in a ForEach, static rows and sections")
    func mixed() async throws {
        let picked = Picked()
        let host = HeadlessHost(Sections(picked: picked))
        for (words, value) in [("Static tagged", 100), ("Optional tagged", 101), ("Item 1", 1), ("Item 5", 5)] {
            try await host.tap(words)
            #expect(picked.one == value)
            #expect(host.selectedRows == [words])
        }
    }

    @Test(
        "C02 headers, and rows without a tag or with a tag of another type, can't be selected",
        arguments: ["Static untagged", "Wrong type", "First", "Second", "End"])
    func unselectable(words: String) async throws {
        let picked = Picked()
        let host = HeadlessHost(Sections(picked: picked))
        await #expect(throws: LookUpFailure.self) { try await host.tap(words) }
        #expect(picked.one == nil)
        #expect(host.selectedRows == [])
    }

    @Test("C12 sections keep their headers and order, and their rows share one selection")
    func sections() async throws {
        let picked = Picked()
        let host = HeadlessHost(Sections(picked: picked))
        #expect(
            host.texts == [
                "Static untagged", "Static tagged", "Optional tagged", "Wrong type", "First", "Item 0", "Item 1",
                "Item 2", "Second", "Item 3", "Item 4", "Item 5", "End",
            ])
        try await host.tap("Item 0")
        try await host.tap("Item 3")
        #expect(host.selectedRows == ["Item 3"])
    }

    private struct TappingRows: View {
        @Bindable var picked: Picked

        var body: some View {
            List(selection: $picked.one) {
                ForEach(0..<2) { number in Button("Button \(number)") { picked.word = "button \(number)" } }
                ForEach(0..<2) { number in
                    Text("Gesture \(number)").onTapGesture { picked.word = "gesture \(number)" }
                }
                ForEach(0..<2) { number in
                    HStack {
                        Text("Plain \(number)")
                        Button("Inner \(number)") { picked.word = "inner \(number)" }
                    }
                }
                ForEach(2..<4) { Label("Label \($0)", systemImage: "circle") }
            }
        }
    }

    @Test("C05 texts, labels and stacks can be tagged")
    func implicitTags() async throws {
        let picked = Picked()
        let host = HeadlessHost(TappingRows(picked: picked))
        try await host.tap("Label 3")
        #expect(picked.one == 3)
        try await host.tap("Plain 1")
        #expect(picked.one == 1)
        #expect(picked.word == nil)
    }

    @Test(
        "C06 buttons and tap gestures in a row run their own actions and select nothing",
        arguments: ["Button 1", "Gesture 0", "Inner 1"])
    func ownTaps(words: String) async throws {
        let picked = Picked()
        let host = HeadlessHost(TappingRows(picked: picked))
        try await host.tap(words)
        #expect(picked.one == nil)
        #expect(picked.word == words.lowercased())
        #expect(host.selectedRows == [])
    }

    private struct Disableable: View {
        @Bindable var picked: Picked

        var body: some View {
            List(selection: $picked.one) {
                ForEach(picked.items) { item in
                    Text(item.name).selectionDisabled(picked.isDisabled && item.id == 2)
                }
                NavigationLink("Link", value: 50).selectionDisabled(picked.isDisabled)
            }
        }
    }

    @Test("C02 selectionDisabled makes a row unselectable, and selectable again when it is false")
    func disabled() async throws {
        let picked = Picked()
        let host = HeadlessHost(Disableable(picked: picked))
        for _ in 0..<2 {
            picked.isDisabled = true
            picked.one = nil
            host.update()
            await #expect(throws: LookUpFailure.self) { try await host.tap("Item 2") }
            #expect(picked.one != 2)
            try await host.tap("Item 3")
            #expect(picked.one == 3)
            picked.isDisabled = false
            host.update()
            try await host.tap("Item 2")
            #expect(picked.one == 2)
        }
    }

    @Test("C02 a disabled row, and every row of a disabled list, can't be selected")
    func disabledViews() async throws {
        struct Rows: View {
            @Bindable var picked: Picked
            let all: Bool

            var body: some View {
                List(selection: $picked.one) {
                    Text("First").tag(1).disabled(true)
                    Text("Second").tag(2)
                }
                .disabled(all)
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Rows(picked: picked, all: false))
        try? await host.tap("First")
        #expect(picked.one == nil)
        try await host.tap("Second")
        #expect(picked.one == 2)
        picked.one = nil
        let disabled = HeadlessHost(Rows(picked: picked, all: true))
        await #expect(throws: LookUpFailure.self) { try await disabled.tap("Second") }
        #expect(picked.one == nil)
    }

    @Test("C02 several rows with one value are all highlighted")
    func duplicates() async throws {
        struct Rows: View {
            @Bindable var picked: Picked

            var body: some View {
                List(selection: $picked.one) {
                    Text("One").tag(1)
                    Text("One again").tag(1)
                    Text("Two").tag(2)
                }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Rows(picked: picked))
        try await host.tap("One")
        #expect(host.selectedRows == ["One", "One again"])
        try await host.tap("Two")
        #expect(host.selectedRows == ["Two"])
        picked.one = 1
        host.update()
        #expect(host.selectedRows == ["One", "One again"])
        picked.one = nil
        host.update()
        #expect(host.selectedRows == [])
    }

    @Test("C02 a row's changed tag is its new selection value")
    func changingTag() async throws {
        struct Rows: View {
            @Bindable var picked: Picked

            var body: some View {
                List(selection: $picked.one) { Text("Row").tag(picked.seed) }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Rows(picked: picked))
        try await host.tap("Row")
        #expect(picked.one == 0)
        picked.seed = 4
        host.update()
        #expect(host.selectedRows == [])
        try await host.tap("Row")
        #expect(picked.one == 4)
        #expect(host.selectedRows == ["Row"])
    }

    @Test("C02 the tags of a picker in a row don't apply to the row")
    func pickerInRow() async throws {
        struct Rows: View {
            @Bindable var picked: Picked

            var body: some View {
                List(selection: $picked.one) {
                    Picker("Which", selection: $picked.required) {
                        ForEach(0..<(3 + picked.seed), id: \.self) { Text("Option \($0)").tag($0) }
                    }
                    .pickerStyle(.inline)
                    Text("Row").tag(9)
                }
            }
        }
        let picked = Picked()
        picked.one = 4
        let host = HeadlessHost(Rows(picked: picked))
        picked.seed = 2
        host.update()
        #expect(host.selectedRows == [])
        try await host.tap("Row")
        #expect(picked.one == 9)
        #expect(host.selectedRows == ["Row"])
    }
}
