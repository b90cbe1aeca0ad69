import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
    private struct OneList: View {
        @Bindable var picked: Picked

        var body: some View {
            List(picked.items, selection: $picked.one) { Text($0.name) }
        }
    }

    @Test("C01 a tap selects one row, highlights only that row, and runs no row again")
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

    private struct ManyList: View {
        @Bindable var picked: Picked

        var body: some View {
            List(picked.items, selection: $picked.many) { Text($0.name) }
        }
    }

    @Test("C03 multiple selection: a tap selects one row, with Command it adds or removes, with Shift it extends")
    func many() async throws {
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

    @Test("C03 single selection: Command and Shift only select")
    func gesturesOnOne() async throws {
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        try await host.toggleSelection(of: "Item 1")
        try await host.extendSelection(to: "Item 3")
        #expect(picked.one == 3)
        #expect(host.selectedRows == ["Item 3"])
    }

    @Test("C07 the highlight follows every write, including nil and unknown values")
    func highlight() async {
        let picked = Picked()
        let host = HeadlessHost(OneList(picked: picked))
        for value in [3, 0, nil, 5, 77, 5, nil] {
            picked.one = value
            host.update()
            #expect(host.selectedRows == (value.map { $0 < 6 ? ["Item \($0)"] : [] } ?? []))
            #expect(picked.one == value)
        }
    }

    @Test("C07 deleting the selected row keeps the selection, and the row is highlighted when it returns")
    func deleted() async throws {
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

    @Test("C07 rows that move or change keep their highlight")
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

    @Test("C08 another id recreates the list, with the current selection highlighted")
    func refreshed() async throws {
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

    @Test("C01 a list with an optional binding can be selected only while there is a binding")
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
