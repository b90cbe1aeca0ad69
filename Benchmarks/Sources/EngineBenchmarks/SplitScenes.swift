import BackstaffTesting
import Measurement
import SwiftUI

/// Two columns with a selection.
final class SplitScene: HostedScene<Int?> {
    init(rows: Int, store: Fixture.Store) {
        super.init { handle in
            switch store {
            case .state: AnyView(StateSplit(rows: rows, handle: handle))
            case .observable: AnyView(ObservableSplit(rows: rows, handle: handle))
            case .object: AnyView(ObjectSplit(rows: rows, handle: handle))
            }
        }
        host.resizeNow(to: .tabletLandscape)
    }

    override func perform(_ operation: Step) {
        guard case .select(let offset) = operation else { return super.perform(operation) }
        write { $0 = offset }
    }

    override func visibleText() -> String { texts.last { $0.hasPrefix("Selected") } ?? "" }
}

private struct StateSplit: View {
    let rows: Int
    let handle: SplitScene.Handle<Int?>
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(0..<rows, selection: $selection) { Row(number: $0) }
        } detail: {
            Text("Selected \(String(selection ?? -1))")
        }
        .onAppear { handle.binding = $selection }
    }
}

@Observable
private final class ObservableSelection {
    var selection: Int?
}

private struct ObservableSplit: View {
    let rows: Int
    let handle: SplitScene.Handle<Int?>
    @State private var model = ObservableSelection()

    var body: some View {
        NavigationSplitView {
            List(0..<rows, selection: $model.selection) { Row(number: $0) }
        } detail: {
            Text("Selected \(String(model.selection ?? -1))")
        }
        .onAppear { handle.binding = $model.selection }
    }
}

private final class PublishedSelection: ObservableObject {
    @Published var selection: Int?
}

private struct ObjectSplit: View {
    let rows: Int
    let handle: SplitScene.Handle<Int?>
    @StateObject private var model = PublishedSelection()

    var body: some View {
        NavigationSplitView {
            List(0..<rows, selection: $model.selection) { Row(number: $0) }
        } detail: {
            Text("Selected \(String(model.selection ?? -1))")
        }
        .onAppear { handle.binding = $model.selection }
    }
}

/// Two columns with a stack in the second, in a scene that is resized.
final class AdaptiveScene: HostedScene<[Int]> {
    init(rows: Int) {
        super.init { AnyView(AdaptiveSplit(rows: rows, handle: $0)) }
        host.resizeNow(to: .tabletLandscape)
    }

    override func perform(_ operation: Step) {
        guard case .resize(let width, let height) = operation else { return super.perform(operation) }
        host.resizeNow(to: Size(width: Double(width), height: Double(height)))
    }

    override func visibleText() -> String { "\(host.columns.count) columns" }
}

private struct AdaptiveSplit: View {
    let rows: Int
    let handle: AdaptiveScene.Handle<[Int]>
    @State private var path = Array(0..<10)

    var body: some View {
        NavigationSplitView {
            List(0..<rows) { Row(number: $0) }
        } detail: {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { Detail(number: $0) }
            }
        }
        .onAppear { handle.binding = $path }
    }
}
