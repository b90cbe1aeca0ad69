import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Picked {
    var one: Int?
    var many: Set<Int> = []
    var required = 1
    var word: String?
    var items = (0..<6).map { Item(id: $0) }
    var isDisabled = false
    var seed = 0

    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "Item \(id)" }
    }
}

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
    private struct OneList: View {
        @Bindable var picked: Picked

        var body: some View {
            List(picked.items, selection: $picked.one) { Text($0.name) }
        }
    }

    @Test("C01 a tap selects one row, marks it alone, and runs no row again")
    func single() async throws {
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        #expect(host.selectedRows == [])
        host.clearRecord()
        try await host.tap("Item 2")
        #expect(picked.one == 2)
        #expect(host.selectedRows == ["Item 2"])
        #expect(host.record.operations == ["set selected"])
        host.clearRecord()
        try await host.tap("Item 4")
        #expect(host.selectedRows == ["Item 4"])
        #expect(host.record.operations.sorted() == ["set selected", "unset selected"])
        host.clearRecord()
        try await host.tap("Item 4")
        #expect(picked.one == 4)
        #expect(host.record.operations == [])
    }

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

    @Test("C02 ForEach, static rows and sections: rows with a tag of the selection's type can be selected")
    func mixed() async throws {
        // 2.81, 2.82.
        let picked = Picked()
        let host = HeadlessHost(Sections(picked: picked))
        for (words, value) in [("Static tagged", 100), ("Optional tagged", 101), ("Item 1", 1), ("Item 5", 5)] {
            try await host.tap(words)
            #expect(picked.one == value)
            #expect(host.selectedRows == [words])
        }
    }

    @Test(
        "C02 rows without a tag, with one of another type, and headers can't be selected",
        arguments: ["Static untagged", "Wrong type", "First", "Second", "End"])
    func unselectable(words: String) async throws {
        // 2.83.
        let picked = Picked()
        let host = HeadlessHost(Sections(picked: picked))
        await #expect(throws: LookUpFailure.self) { try await host.tap(words) }
        #expect(picked.one == nil)
        #expect(host.selectedRows == [])
    }

    @Test("C12 sections keep their headers and order, and rows in all of them share one selection")
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

    private struct ManyList: View {
        @Bindable var picked: Picked

        var body: some View {
            List(picked.items, selection: $picked.many) { Text($0.name) }
        }
    }

    @Test("C03 several rows: a tap selects one, with command adds and takes, with shift extends")
    func many() async throws {
        // 2.80, 2.85.
        let picked = Picked()
        let host = HeadlessHost(ManyList(picked: picked))
        try await host.tap("Item 1")
        #expect(picked.many == [1])
        try await host.toggleSelection(of: "Item 3")
        #expect(picked.many == [1, 3])
        #expect(host.selectedRows == ["Item 1", "Item 3"])
        try await host.toggleSelection(of: "Item 1")
        #expect(picked.many == [3])
        try await host.tap("Item 2")
        try await host.extendSelection(to: "Item 4")
        #expect(picked.many == [2, 3, 4])
        try await host.extendSelection(to: "Item 0")
        #expect(picked.many == [0, 1, 2, 3, 4])
        try await host.tap("Item 5")
        #expect(picked.many == [5])
        picked.many = []
        host.update()
        #expect(host.selectedRows == [])
    }

    @Test("C03 in a list with one selection, command and shift only select")
    func gesturesOnOne() async throws {
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        try await host.toggleSelection(of: "Item 1")
        try await host.extendSelection(to: "Item 3")
        #expect(picked.one == 3)
        #expect(host.selectedRows == ["Item 3"])
    }

    @Test("C03 collapsed, several selected rows fill the next column, and back empties the set")
    func manyCollapsed() async throws {
        struct Split: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView {
                    ManyList(picked: picked).navigationTitle("Items")
                } detail: {
                    Text("\(picked.many.count) selected")
                }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Split(picked: picked))
        picked.many = [1, 2]
        host.update()
        #expect(host.shows("2 selected"))
        try await host.goBack()
        #expect(picked.many == [])
    }

    private struct RequiredList: View {
        @Bindable var picked: Picked

        var body: some View {
            NavigationSplitView {
                List(0..<5, selection: $picked.required) { Text("Row \($0)") }.navigationTitle("Rows")
            } detail: {
                Text("Detail \(picked.required)")
            }
        }
    }

    @Test("C01 a selection that can't be empty: shown from the start, tapped, and left without a write")
    func required() async throws {
        let picked = Picked()
        let expanded = HeadlessHost(RequiredList(picked: picked), size: .tabletLandscape)
        #expect(expanded.selectedRows == ["Row 1"])
        try await expanded.tap("Row 3")
        #expect(expanded.shows("Detail 3"))

        let host = HeadlessHost(RequiredList(picked: picked))
        #expect(host.columns == ["sidebar"])
        try await host.tap("Row 3")
        #expect(host.columns == ["detail"])
        try await host.goBack()
        #expect(picked.required == 3)
        #expect(host.columns == ["sidebar"])
        try await host.tap("Row 2")
        #expect(host.shows("Detail 2"))
    }

    private struct LinkRows: View {
        @Bindable var picked: Picked

        var body: some View {
            NavigationSplitView {
                List(selection: $picked.one) {
                    ForEach(picked.items) { item in NavigationLink(item.name, value: item.id) }
                    NavigationLink("Not leading", value: nil as Int?)
                }
                .navigationTitle("Items")
            } detail: {
                Text("Detail \(picked.one ?? -1)")
            }
        }
    }

    @Test(
        "C04 a link's value becomes the selection, with no destination declared",
        arguments: [Size.phone, .tabletLandscape])
    func links(size: Size) async throws {
        // 1.76.
        let picked = Picked()
        let host = HeadlessHost(LinkRows(picked: picked), size: size)
        try await host.tap("Item 3")
        #expect(picked.one == 3)
        #expect(host.shows("Detail 3"))
        if size == .phone {
            try await host.goBack()
            #expect(picked.one == nil)
        } else {
            #expect(host.selectedRows == ["Item 3"])
        }
        #expect(try host.find("Not leading").isDisabled)
    }

    @Test("C04 a link of another type than the selection selects its row")
    func linkOfAnotherType() async throws {
        // Seed 002: rows by id, links to the element.
        struct Rows: View {
            @Bindable var picked: Picked

            var body: some View {
                List(picked.items, id: \.id, selection: $picked.one) { item in
                    NavigationLink(item.name, value: item)
                }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Rows(picked: picked))
        try await host.tap("Item 3")
        #expect(picked.one == 3)
        #expect(host.selectedRows == ["Item 3"])
    }

    @Test("C04 links show that they lead somewhere only while the columns are collapsed")
    func chevrons() async throws {
        // 1.77.
        let host = HeadlessHost(LinkRows(picked: Picked()))
        #expect(host.outline.contains("chevron"))
        await host.resize(to: .tabletLandscape)
        #expect(!host.outline.contains("chevron"))
        await host.resize(to: .phone)
        #expect(host.outline.contains("chevron"))
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

    @Test("C05 texts, labels and stacks of them are tagged with their identity")
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
        "C06 buttons and tap gestures act for themselves and select nothing",
        arguments: ["Button 1", "Gesture 0", "Inner 1"])
    func ownTaps(words: String) async throws {
        // 2.84.
        let picked = Picked()
        let host = HeadlessHost(TappingRows(picked: picked))
        try await host.tap(words)
        #expect(picked.one == nil)
        #expect(picked.word == words.lowercased())
        #expect(host.selectedRows == [])
    }

    @Test("C07 the highlight follows every write, nil and unknown values included")
    func highlight() async {
        // 2.86, 2.87.
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        for value in [3, 0, nil, 5, 77, 5, nil] {
            picked.one = value
            host.update()
            #expect(host.selectedRows == (value.map { $0 < 6 ? ["Item \($0)"] : [] } ?? []))
            #expect(picked.one == value)
        }
    }

    @Test("C07 deleting the selected row leaves the selection, and its return is highlighted")
    func deleted() async throws {
        // 2.87, 2.89.
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        try await host.tap("Item 2")
        let removed = picked.items.remove(at: 2)
        host.update()
        #expect(picked.one == 2)
        #expect(host.selectedRows == [])
        picked.items.insert(removed, at: 0)
        host.update()
        #expect(host.selectedRows == ["Item 2"])
        #expect(host.texts.first == "Item 2")
    }

    @Test("C07 rows that move or change keep the highlight of what they stand for")
    func moved() async throws {
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        try await host.tap("Item 1")
        picked.items.reverse()
        host.update()
        #expect(host.selectedRows == ["Item 1"])
        picked.items = (10..<13).map { Picked.Item(id: $0) }
        host.update()
        #expect(host.selectedRows == [])
        try await host.tap("Item 11")
        #expect(picked.one == 11)
        #expect(host.selectedRows == ["Item 11"])
    }

    @Test("C08 another id makes the list anew, with the highlight that the selection says")
    func refreshed() async throws {
        // 2.88, 7.3.
        struct Seeded: View {
            @Bindable var picked: Picked

            var body: some View {
                List(picked.items, selection: $picked.one) { Text($0.name) }.id(picked.seed)
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Seeded(picked: picked))
        try await host.tap("Item 1")
        picked.seed += 1
        host.update()
        #expect(host.selectedRows == ["Item 1"])
        try await host.tap("Item 2")
        #expect(host.selectedRows == ["Item 2"])
        picked.one = nil
        picked.seed += 1
        host.update()
        #expect(host.selectedRows == [])
        picked.one = 3
        picked.one = nil
        host.update()
        #expect(!host.outline.contains("selected"))
    }

    @Test("C09 a custom binding clears the next column as it is set, also when collapsed and gone back from")
    func customBinding() async throws {
        struct Clearing: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    List(
                        selection: Binding<Int?>(
                            get: { picked.one },
                            set: {
                                picked.one = $0
                                picked.word = nil
                            })
                    ) {
                        ForEach(0..<3) { Text("Group \($0)") }
                    }
                    .navigationTitle("Groups")
                } content: {
                    List(["a", "b"], id: \.self, selection: $picked.word) { Text("Entry \($0)") }
                } detail: {
                    Text("Detail \(picked.word ?? "none")")
                }
            }
        }
        for size in [Size.phone, .tabletLandscape] {
            let picked = Picked()
            let host = HeadlessHost(Clearing(picked: picked), size: size)
            try await host.tap("Group 1")
            try await host.tap("Entry b")
            #expect(host.shows("Detail b"))
            if size == .phone {
                try await host.goBack()
                try await host.goBack()
                #expect(picked.one == nil)
            } else {
                try await host.tap("Group 2")
                #expect(host.shows("Detail none"))
                #expect(host.selectedRows == ["Group 2"])
            }
            #expect(picked.word == nil)
        }
    }

    @Test("C10 an onChange of the selection clears or rebuilds the next column")
    func handler() async throws {
        struct Handling: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    List(0..<3, selection: $picked.one) { Text("Group \($0)") }
                        .onChange(of: picked.one) { picked.word = picked.one == 2 ? "b" : nil }
                } content: {
                    List(["a", "b"], id: \.self, selection: $picked.word) { Text("Entry \($0)") }
                } detail: {
                    Text("Detail \(picked.word ?? "none")")
                }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Handling(picked: picked), size: .tabletLandscape)
        try await host.tap("Group 1")
        try await host.tap("Entry a")
        try await host.tap("Group 0")
        #expect(host.shows("Detail none"))
        try await host.tap("Group 2")
        #expect(host.shows("Detail b"))
        #expect(host.selectedRows == ["Group 2", "Entry b"])
    }

    @Test("C11 a picker and a button drive the next column", arguments: [Size.phone, .tabletLandscape])
    func picker(size: Size) async throws {
        struct Picking: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView {
                    VStack {
                        Picker("Which", selection: $picked.required) {
                            ForEach(0..<4) { Text("Option \($0)") }
                        }
                        .pickerStyle(.wheel)
                        Button("Choose") { picked.one = picked.required }
                            .navigationDestination(item: $picked.one) { Text("Chosen \($0)") }
                    }
                    .navigationTitle("Choice")
                } detail: {
                    Text("Nothing")
                }
            }
        }
        let picked = Picked()
        let host = HeadlessHost(Picking(picked: picked), size: size)
        try await host.tap("Option 3")
        #expect(picked.required == 3)
        #expect(!host.shows("Chosen 3"))
        try await host.tap("Choose")
        #expect(host.shows("Chosen 3"))
        if size == .phone {
            try await host.goBack()
            #expect(picked.one == nil)
            #expect(host.shows("Option 3"))
        }
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

    @Test("C02 selectionDisabled makes a row unselectable, and selectable again")
    func disabled() async throws {
        // 2.90.
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
        try? await disabled.tap("Second")
        #expect(picked.one == nil)
    }

    @Test("C02 of several rows for one value all are highlighted, and none is forgotten")
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

    @Test("C02 a tag that changes changes what its row stands for")
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

    @Test("C02 a picker in a row keeps its tags to itself")
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

    @Test("C01 a list whose binding comes and goes can be selected only while there is one")
    func bindingThatComesAndGoes() async throws {
        struct Rows: View {
            @Bindable var picked: Picked

            var body: some View {
                List(picked.items, selection: picked.isDisabled ? nil : $picked.required) { Text($0.name) }
            }
        }
        let picked = Picked()
        picked.isDisabled = true
        let host = HeadlessHost(Rows(picked: picked))
        await #expect(throws: LookUpFailure.self) { try await host.tap("Item 2") }
        #expect(host.selectedRows == [])
        picked.isDisabled = false
        host.update()
        #expect(host.selectedRows == ["Item 1"])
        try await host.tap("Item 2")
        #expect(picked.required == 2)
        #expect(host.selectedRows == ["Item 2"])
        picked.isDisabled = true
        host.update()
        await #expect(throws: LookUpFailure.self) { try await host.tap("Item 3") }
        #expect(picked.required == 2)
        #expect(host.selectedRows == [])
        #expect(host.trouble == nil)
    }
}
