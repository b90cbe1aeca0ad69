import BackstaffTesting
import BackstaffUI
import Testing

/// Selections in observable objects that are read while they are being written.
@MainActor
@Suite("Selections of observable objects")
struct ObservableSelectionTests {
    /// Reads the selection while it is being written, and corrects it.
    @MainActor
    @Observable
    final class Chart {
        @ObservationIgnored var log: [String] = []
        @ObservationIgnored var onWrite: (() -> Void)?

        var harbour: Int? {
            didSet {
                log.append("\(oldValue ?? 0) to \(harbour ?? 0)")
                onWrite?()
                if harbour == 3 { harbour = 1 }
            }
        }

        var several: Set<Int> = [] {
            didSet { onWrite?() }
        }
    }

    private struct Columns: View {
        @Bindable var chart: Chart

        var body: some View {
            NavigationSplitView {
                List([1, 2, 3], id: \.self, selection: $chart.harbour) { Text("Harbour \($0)") }
                    .navigationTitle("At \(chart.harbour ?? 0)")
            } detail: {
                Text("Detail \(chart.harbour ?? 0)")
                    .onChange(of: chart.harbour) { former, _ in if former == 2 { chart.harbour = 2 } }
            }
        }
    }

    @Test(
        "an object's selection can be read and written while it is being written; nothing traps, and the last write applies",
        arguments: [Size.tabletLandscape, .phone])
    func single(_ size: Size) async throws {
        let chart = Chart()
        let host = HeadlessHost(Columns(chart: chart), size: size)
        // Observers of the object can request a view while the object is still being written.
        chart.onWrite = { _ = (chart.harbour, host.outline) }
        try await host.tap("Harbour 2")
        #expect(host.shows("Detail 2"))
        #expect(chart.log == ["0 to 2"])
        await host.resize(to: .tabletLandscape)
        try await host.tap("Harbour 1")
        #expect(host.shows("Detail 2"), "the detail takes it back")
        #expect(try host.isSelected("Harbour 2"))
        chart.harbour = nil
        await host.settle()
        #expect(chart.harbour == 2)
        #expect(host.trouble == nil)
    }

    @Test("the selection is the value that the object stores")
    func corrected() async throws {
        let chart = Chart()
        let host = HeadlessHost(Columns(chart: chart), size: .tabletLandscape)
        try await host.tap("Harbour 3")
        #expect(chart.harbour == 1)
        #expect(try host.isSelected("Harbour 1"))
        #expect(try !host.isSelected("Harbour 3"))
        #expect(host.shows("Detail 1"))
    }

    private struct Several: View {
        @Bindable var chart: Chart

        var body: some View {
            List([1, 2, 3], id: \.self, selection: $chart.several) { Text("Harbour \($0)") }
                .environment(\.editMode, .constant(.active))
                .navigationTitle("\(chart.several.count)")
        }
    }

    @Test("a Set of an object is modified in place while its readers read it")
    func several() async throws {
        let chart = Chart()
        let host = HeadlessHost(NavigationStack { Several(chart: chart) })
        chart.onWrite = { _ = (chart.several, host.outline) }
        try await host.toggleSelection(of: "Harbour 1")
        try await host.toggleSelection(of: "Harbour 3")
        #expect(chart.several == [1, 3])
        chart.several.remove(1)
        chart.several.formUnion([2])
        await host.settle()
        #expect(host.title == "2")
        #expect(host.selectedRows == ["Harbour 2", "Harbour 3"])
    }
}
