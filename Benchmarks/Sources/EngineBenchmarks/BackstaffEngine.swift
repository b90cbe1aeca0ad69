import BackstaffTesting
import Measurement
import SwiftUI

/// Backstaff through its public API, with source code like an app's.
struct BackstaffEngine: Engine {
    let name = "backstaff"

    func mount(_ fixture: Fixture) -> (any MountedScene)? {
        switch fixture {
        case .stack(let root, let rows, let detail): StackScene(root: root, rows: rows, detail: detail)
        case .split(let rows, let store): SplitScene(rows: rows, store: store)
        case .adaptive(let rows): AdaptiveScene(rows: rows)
        case .leaf(let siblings): LeafScene(siblings: siblings)
        case .rows(let root, let rows): RowsScene(root: root, rows: rows)
        case .names(let rows, let hasState): NamesScene(rows: rows, hasState: hasState)
        case .storedPath(let values): StoredPathScene(values: values)
        case .restored(let depth): RestoredScene(depth: depth)
        }
    }
}

/// A mounted view, and a binding to the state that the workload writes.
@MainActor
class HostedScene<State>: MountedScene {
    private(set) var host: HeadlessHost!
    let state: Handle<State>

    init(_ view: (Handle<State>) -> some View) {
        state = Handle()
        host = HeadlessHost(view(state))
        host.isRecording = false
    }

    /// Passes a binding out of a view.
    final class Handle<Value> {
        var binding: Binding<Value>?
    }

    var tally: Tally { Tally(bodies: host.bodyCount, operations: host.operationCount) }

    func perform(_ operation: Step) {
        preconditionFailure("This fixture can't \(operation).")
    }

    final func write(_ change: (inout State) -> Void) {
        guard let binding = state.binding else { preconditionFailure("The view hasn't appeared.") }
        change(&binding.wrappedValue)
        host.update()
    }

    final func tap(_ element: FoundElement) { host.tapNow(element) }

    final func find(_ words: String) -> FoundElement? { try? host.find(words) }

    final var texts: [String] { host.texts }

    final var rowCount: Int { (try? host.rowCount()) ?? 0 }

    func visibleText() -> String { texts.first ?? "" }
}

// MARK: Stack

private final class StackScene: HostedScene<[Int]> {
    init(root: Fixture.Root, rows: Int, detail: Fixture.Detail) {
        super.init { handle in
            switch (root, detail) {
            case (.lazyList, .plain): AnyView(ListStack(rows: rows, handle: handle))
            case (.lazyList, .declaring): AnyView(DeclaringStack(rows: rows, handle: handle))
            case (.eagerStack, _): AnyView(EagerStack(rows: rows, handle: handle))
            }
        }
    }

    override func perform(_ operation: Step) {
        switch operation {
        case .push(let value): write { $0.append(value) }
        case .pop: write { $0.removeLast() }
        case .path(let length): write { $0 = Array(0..<length) }
        default: super.perform(operation)
        }
    }
}

struct Row: View {
    let number: Int
    var body: some View { Text("Row \(String(number))") }
}

struct Detail: View {
    let number: Int
    var body: some View { Text("Detail \(String(number))") }
}

private struct DeclaringDetail: View {
    let number: Int

    var body: some View {
        Text("Detail \(String(number))")
            .navigationDestination(for: String.self) { Text($0) }
    }
}

private struct ListStack: View {
    let rows: Int
    let handle: StackScene.Handle<[Int]>
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<rows) { Row(number: $0) }
                .navigationDestination(for: Int.self) { Detail(number: $0) }
        }
        .onAppear { handle.binding = $path }
    }
}

private struct DeclaringStack: View {
    let rows: Int
    let handle: StackScene.Handle<[Int]>
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<rows) { Row(number: $0) }
                .navigationDestination(for: Int.self) { DeclaringDetail(number: $0) }
        }
        .onAppear { handle.binding = $path }
    }
}

private struct EagerStack: View {
    let rows: Int
    let handle: StackScene.Handle<[Int]>
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(0..<rows) { Row(number: $0) }
            }
            .navigationDestination(for: Int.self) { Detail(number: $0) }
        }
        .onAppear { handle.binding = $path }
    }
}

// MARK: Leaf

private final class LeafScene: HostedScene<Never> {
    private var button: FoundElement?

    init(siblings: Int) {
        super.init { _ in LeafRoot(siblings: siblings) }
        button = find("Add")
    }

    override func perform(_ operation: Step) {
        guard case .write = operation, let button else { return super.perform(operation) }
        tap(button)
    }

    override func visibleText() -> String {
        texts.last { $0.hasPrefix("Count") } ?? ""
    }
}

private struct LeafRoot: View {
    let siblings: Int

    var body: some View {
        VStack {
            ForEach(0..<siblings) { Row(number: $0) }
            Counter()
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("Count \(String(count))")
        Button("Add") { count += 1 }
    }
}

// MARK: Rows

private final class RowsScene: HostedScene<[Int]> {
    private var next: Int

    init(root: Fixture.Root, rows: Int) {
        next = rows
        super.init { handle in
            switch root {
            case .lazyList: AnyView(LazyRows(handle: handle, rows: Array(0..<rows)))
            case .eagerStack: AnyView(EagerRows(handle: handle, rows: Array(0..<rows)))
            }
        }
    }

    override func perform(_ operation: Step) {
        switch operation {
        case .insertRow(let offset):
            next += 1
            write { $0.insert(next, at: offset) }
        case .deleteRow(let offset):
            write { _ = $0.remove(at: offset) }
        case .moveRow(let source, let target):
            write { $0.insert($0.remove(at: source), at: target) }
        default: super.perform(operation)
        }
    }

    override func visibleText() -> String { "\(rowCount) rows from \(texts.first ?? "")" }
}

private struct LazyRows: View {
    let handle: RowsScene.Handle<[Int]>
    @State var rows: [Int]

    var body: some View {
        List {
            ForEach(rows, id: \.self) { Row(number: $0) }
        }
        .onAppear { handle.binding = $rows }
    }
}

private struct EagerRows: View {
    let handle: RowsScene.Handle<[Int]>
    @State var rows: [Int]

    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { Row(number: $0) }
        }
        .onAppear { handle.binding = $rows }
    }
}
