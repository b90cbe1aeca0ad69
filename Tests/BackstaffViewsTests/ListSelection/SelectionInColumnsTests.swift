import BackstaffTesting
import BackstaffUI
import Testing

/// Selections by links, which fill the next column.
@MainActor
@Suite("Selections that navigate")
struct SelectionInColumnsTests {
    @Test("C03 collapsed: several selected rows fill the next column, and back empties the set")
    func manyCollapsed() async throws {
        struct Split: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView {
                    List(picked.items, selection: $picked.many) { Text($0.name) }.navigationTitle("Items")
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

    private struct EditedSplit: View {
        @Bindable var picked: Picked
        var hasLinks = false

        var body: some View {
            NavigationSplitView {
                List(picked.items, selection: $picked.many) { item in
                    if hasLinks { NavigationLink(item.name, value: item.id) } else { Text(item.name) }
                }
                .navigationTitle("Items")
                .toolbar { EditButton() }
            } detail: {
                Text("\(picked.many.count) selected")
            }
        }
    }

    @Test(
        "C03 collapsed: in edit mode taps pick rows, also rows that are links, and the list stays on top",
        arguments: [false, true])
    func manyWhileEditing(hasLinks: Bool) async throws {
        let picked = Picked()
        let host = HeadlessHost(EditedSplit(picked: picked, hasLinks: hasLinks))
        try await host.tap("Edit")
        try await host.tap("Item 1")
        try await host.tap("Item 3")
        #expect(host.columns == ["sidebar"])
        #expect(host.selectedRows == ["Item 1", "Item 3"])
        #expect(picked.many == [1, 3])
        #expect(host.record.motions == [])

        await host.resize(to: .tabletLandscape)
        #expect(host.shows("2 selected"))
        await host.resize(to: .phone)
        #expect(host.columns == ["sidebar"])
        try await host.tap("Done")
        #expect(picked.many == [])
        #expect(host.columns == ["sidebar"])
        #expect(host.record.motions == [])
        try await host.tap("Item 2")
        #expect(host.columns == ["detail"])
        #expect(host.shows("1 selected"))
    }

    @Test("C03 a selection from before edit mode doesn't hide the list that is edited")
    func selectedBeforeEditing() async throws {
        let picked = Picked()
        let host = HeadlessHost(EditedSplit(picked: picked), size: .tabletLandscape)
        try await host.tap("Item 2")
        try await host.tap("Edit")
        await host.resize(to: .phone)
        #expect(host.columns == ["sidebar"])
        #expect(host.selectedRows == ["Item 2"])
    }

    @Test("C03 collapsed: in edit mode a single selection still leads to the next column")
    func oneWhileEditing() async throws {
        struct Split: View {
            @Bindable var picked: Picked

            var body: some View {
                NavigationSplitView {
                    List(picked.items, selection: $picked.one) { Text($0.name) }
                        .navigationTitle("Items")
                        .toolbar { EditButton() }
                } detail: {
                    Text("Detail \(picked.one ?? -1)")
                }
            }
        }
        let host = HeadlessHost(Split(picked: Picked()))
        try await host.tap("Edit")
        try await host.tap("Item 1")
        #expect(host.columns == ["detail"])
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

    @Test("C01 a selection that can't be empty is shown at launch, changes on tap, and isn't written on back")
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
        "C04 a link's value becomes the selection, without a declared destination",
        arguments: [Size.phone, .tabletLandscape])
    func links(size: Size) async throws {
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

    @Test("C04 a link whose type isn't the selection's selects its row")
    func linkOfAnotherType() async throws {
        // Rows are identified by id, and links have elements as values.
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

    @Test("C04 links have a chevron only while the columns are collapsed")
    func chevrons() async throws {
        let host = HeadlessHost(LinkRows(picked: Picked()))
        #expect(host.outline.contains("chevron"))
        await host.resize(to: .tabletLandscape)
        #expect(!host.outline.contains("chevron"))
        await host.resize(to: .phone)
        #expect(host.outline.contains("chevron"))
    }

    @Test(
        "C09 a custom binding that clears the next column works, also collapsed and after back",
        arguments: [Size.phone, .tabletLandscape])
    func customBinding(size: Size) async throws {
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

    @Test("C10 the onChange of a selection can clear or rebuild the next column")
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

    @Test("C11 a picker and a button change the next column", arguments: [Size.phone, .tabletLandscape])
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
}
