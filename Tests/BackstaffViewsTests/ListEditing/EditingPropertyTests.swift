import BackstaffTesting
import BackstaffUI
import Foundation
import Fuzzing
import Testing

/// Random actions of a user and an app with a list that can be filtered, edited and selected from, in columns or in a
/// stack. The same edits are made to a plain array for comparison.
///
/// `BACKSTAFF_PROPERTY_CASES` sets the number of walks of 100 steps, and `BACKSTAFF_PROPERTY_SEED` the first seed.
@MainActor
@Suite
struct EditingPropertyTests {
    @Observable
    final class Model {
        var items: [Item]
        var filter = ""
        var selected: Int?
        var mode = EditMode.inactive

        init(count: Int) {
            items = (0..<count).map { Item(id: $0) }
        }

        var shown: [Item] { filter.isEmpty ? items : items.filter { $0.name.contains(filter) } }
    }

    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String

        init(id: Int) {
            self.id = id
            name = "Item \(id)"
        }
    }

    struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView {
                List(selection: $model.selected) {
                    ForEach(model.shown) { item in
                        NavigationLink(item.name, value: item.id)
                            .swipeActions(edge: .leading) {
                                Button("Remove \(item.id)") { model.items.removeAll { $0.id == item.id } }
                            }
                    }
                    .onDelete { offsets in
                        let gone = Set(offsets.map { model.shown[$0].id })
                        model.items.removeAll { gone.contains($0.id) }
                    }
                    .onMove(perform: model.filter.isEmpty ? { model.items.move(fromOffsets: $0, toOffset: $1) } : nil)
                }
                .environment(\.editMode, $model.mode)
                .navigationTitle("List")
            } detail: {
                if let id = model.selected {
                    Text(model.items.first { $0.id == id }.map { "Detail of \($0.name)" } ?? "Gone")
                } else {
                    Text("Nothing")
                }
            }
        }
    }

    /// The expected state in its simplest form.
    struct Oracle {
        var names: [(id: Int, name: String)]
        var filter = ""
        var selected: Int?
        var isEditing = false
        var isWide = false

        var shown: [(id: Int, name: String)] { names.filter { filter.isEmpty || $0.name.contains(filter) } }

        /// The detail covers the list if there is space for only one of them.
        var isListCovered: Bool { !isWide && selected != nil }

        mutating func remove(_ id: Int) {
            names = names.filter { $0.id != id }
        }

        mutating func move(_ id: Int, before other: Int?) {
            guard let from = names.firstIndex(where: { $0.id == id }), id != other else { return }
            let item = names.remove(at: from)
            names.insert(item, at: other.flatMap { other in names.firstIndex { $0.id == other } } ?? names.count)
        }
    }

    enum Step: CaseIterable {
        case delete, deleteByApp, swipe, move, moveToEnd, insert, rename, filter, tap, select, resize, edit, back
    }

    private static let environment = ProcessInfo.processInfo.environment
    private static let cases = environment["BACKSTAFF_PROPERTY_CASES"].flatMap { Int($0) } ?? 40
    private static let seed = environment["BACKSTAFF_PROPERTY_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("G02 G11 after any sequence of edits, filters, moves, selections and resizes, the list equals a plain array")
    func walks() async throws {
        for number in 0..<Self.cases {
            let seed = Self.seed + UInt64(number)
            var generator = SeededGenerator(seed: seed)
            let model = Model(count: Int.random(in: 0...9, using: &generator))
            let host = HeadlessHost(Screen(model: model), size: .phone)
            host.isRecording = false
            var oracle = Oracle(names: model.items.map { ($0.id, $0.name) })
            var log: [String] = []
            for _ in 0..<100 {
                let step = Step.allCases.randomElement(using: &generator) ?? .tap
                log.append(try await perform(step, on: host, model, &oracle, using: &generator))
                guard agrees(host, model, oracle) else {
                    Issue.record("seed \(seed): \(log.suffix(12).joined(separator: "; "))\n\(oracle)\n\(host.outline)")
                    return
                }
            }
            host.close()
        }
    }

    private func agrees(_ host: HeadlessHost, _ model: Model, _ oracle: Oracle) -> Bool {
        let rows = host.texts.filter { $0.hasPrefix("Item") }
        let detail =
            oracle.selected.map { id in oracle.names.first { $0.id == id }.map { "Detail of \($0.name)" } ?? "Gone" }
            ?? "Nothing"
        let showsDetail = oracle.isWide || oracle.isListCovered
        let selected = oracle.shown.filter { $0.id == oracle.selected }.map(\.name)
        return model.items.map(\.name) == oracle.names.map(\.name) && model.selected == oracle.selected
            && rows == (oracle.isListCovered ? [] : oracle.shown.map(\.name)) && host.shows(detail) == showsDetail
            && host.selectedRows == (oracle.isListCovered ? [] : selected) && host.trouble == nil
    }

    // MARK: Steps

    private func perform(
        _ step: Step, on host: HeadlessHost, _ model: Model, _ oracle: inout Oracle,
        using generator: inout SeededGenerator
    ) async throws -> String {
        switch step {
        case .deleteByApp, .insert, .rename, .filter, .select, .resize, .edit:
            return await change(step, host, model, &oracle, using: &generator)
        case .back:
            if !oracle.isListCovered { return "no way back" }
            try await host.goBack()
            oracle.selected = nil
            return "back"
        case .delete, .swipe, .move, .moveToEnd, .tap:
            guard !oracle.isListCovered, let item = oracle.shown.randomElement(using: &generator) else {
                return "nothing to act on"
            }
            try await act(step, at: item, host, &oracle, using: &generator)
            return "\(step) \(item.name)"
        }
    }

    /// Performs an action of a user on a row.
    private func act(
        _ step: Step, at item: (id: Int, name: String), _ host: HeadlessHost, _ oracle: inout Oracle,
        using generator: inout SeededGenerator
    ) async throws {
        switch step {
        case .delete:
            try await host.delete(item.name)
            oracle.remove(item.id)
        case .swipe:
            try await host.swipe(item.name, from: .leading, full: Bool.random(using: &generator))
            if host.shows("Remove \(item.id)") { try await host.tap("Remove \(item.id)") }
            oracle.remove(item.id)
        case .move, .moveToEnd:
            let other = step == .move ? oracle.shown.randomElement(using: &generator) : nil
            guard oracle.filter.isEmpty else {
                await #expect(throws: LookUpFailure.self) { try await host.move(item.name, before: other?.name) }
                return
            }
            try await host.move(item.name, before: other?.name)
            oracle.move(item.id, before: other?.id)
        default:
            try await host.tap(item.name)
            oracle.selected = item.id
        }
    }

    /// Performs an action of the app or a change of the window.
    private func change(
        _ step: Step, _ host: HeadlessHost, _ model: Model, _ oracle: inout Oracle,
        using generator: inout SeededGenerator
    ) async -> String {
        switch step {
        case .deleteByApp:
            guard let id = oracle.names.randomElement(using: &generator)?.id else { return "nothing to delete" }
            model.items.removeAll { $0.id == id }
            oracle.remove(id)
        case .insert:
            if oracle.names.count > 11 { return "full" }
            let id = (0...99).first { id in !oracle.names.contains { $0.id == id } && id != oracle.selected } ?? 100
            let place = Int.random(in: 0...oracle.names.count, using: &generator)
            model.items.insert(Item(id: id), at: place)
            oracle.names.insert((id, "Item \(id)"), at: place)
        case .rename:
            guard let index = oracle.names.indices.randomElement(using: &generator) else { return "nothing to rename" }
            let name = "Item \(oracle.names[index].id)\(["", "a", "b"].randomElement(using: &generator) ?? "")"
            model.items[index].name = name
            oracle.names[index].name = name
        case .filter:
            let filter = ["", "", "1", "2", "a", "none"].randomElement(using: &generator) ?? ""
            model.filter = filter
            oracle.filter = filter
        case .select:
            let id = Bool.random(using: &generator) ? oracle.names.randomElement(using: &generator)?.id : nil
            model.selected = id
            oracle.selected = id
        case .resize:
            oracle.isWide.toggle()
            await host.resize(to: oracle.isWide ? .tabletLandscape : .phone)
        default:
            oracle.isEditing.toggle()
            model.mode = oracle.isEditing ? .active : .inactive
        }
        host.update()
        return "\(step)"
    }
}
