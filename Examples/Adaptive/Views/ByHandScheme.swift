import SwiftUI

/// The third scheme. It reads the size class and creates one of two containers. The container that appears notifies the
/// model, which converts its path.
struct ByHandScheme: View {
    @ObservedObject var model: ByHandModel

    var body: some View {
        SchemePane(scheme: .byHand, facts: model.facts, goBack: model.goBack, goToStart: model.goToStart) {
            ConvertedNavigation(model: model)
        }
    }
}

/// Reads the size class outside of the container. Inside a leading column it would always be compact.
private struct ConvertedNavigation: View {
    @ObservedObject var model: ByHandModel
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        if horizontalSizeClass == .compact {
            VoyageStack(model: model)
                .onAppear { model.didAppear(as: .stack) }
        } else {
            VoyageColumns(model: model)
                .onAppear { model.didAppear(as: .columns) }
        }
    }
}

private struct VoyageStack: View {
    @ObservedObject var model: ByHandModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Homes(model: model)
                .navigationDestination(for: ByHandModel.Stop.self) { stop in
                    StopScreen(stop: stop)
                }
        }
    }
}

private struct VoyageColumns: View {
    @ObservedObject var model: ByHandModel

    var body: some View {
        NavigationSplitView {
            Homes(model: model)
                .navigationSplitViewColumnWidth(min: 140, ideal: 220, max: 320)
        } detail: {
            if let home = model.home {
                NavigationStack(path: $model.path) {
                    StopScreen(stop: ByHandModel.Stop(archipelago: home, number: 1))
                        .navigationDestination(for: ByHandModel.Stop.self) { stop in
                            StopScreen(stop: stop)
                        }
                }
            } else {
                ArchipelagoDetail(id: nil)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

private struct Homes: View {
    @ObservedObject var model: ByHandModel

    var body: some View {
        ArchipelagoRows(chosen: model.home, choose: model.select)
            .navigationTitle("Homes")
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// One stop, and a link to the next.
private struct StopScreen: View {
    let stop: ByHandModel.Stop

    var body: some View {
        List {
            Section("Stop \(stop.number)") {
                ForEach(Atlas.archipelago(stop.archipelago)?.islands ?? [], id: \.self) { island in
                    Text(island)
                }
            }
            if let next = Atlas.archipelago(after: stop.archipelago) {
                NavigationLink(
                    "Sail on to \(next.name)",
                    value: ByHandModel.Stop(archipelago: next.id, number: stop.number + 1))
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(stop.archipelago)
        .navigationBarTitleDisplayMode(.inline)
    }
}
