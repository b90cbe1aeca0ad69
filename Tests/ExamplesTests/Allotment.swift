import SwiftUI

/// A bed of an allotment, which contains its plants as values. A bed that is read from the store is a copy.
struct Bed: Identifiable, Hashable {
    let id: Int
    var name: String
    var plants: [Plant]
}

struct Plant: Identifiable, Hashable {
    let id: Int
    var name: String
    var symbolName: String
}

/// The beds, the selected bed, and the plants that a list shows. A plant is in its bed, in the selected copy of that
/// bed, and in the list.
///
///     beds ──► selectedBed ──relist──► listed
///       ▲                                 │ a change in the list is written to both ends
///       └─────────────────────────────────┘
@MainActor
final class Allotment: ObservableObject {
    @Published var beds = [
        Bed(
            id: 1, name: "North",
            plants: [
                Plant(id: 10, name: "Kale", symbolName: "leaf"), Plant(id: 11, name: "Leek", symbolName: "leaf.fill"),
                Plant(id: 12, name: "Chard", symbolName: "drop"),
            ]),
        Bed(
            id: 2, name: "South",
            plants: [
                Plant(id: 20, name: "Tomato", symbolName: "sun.max"), Plant(id: 21, name: "Bean", symbolName: "moon"),
                Plant(id: 22, name: "Melon", symbolName: "sunrise"), Plant(id: 23, name: "Basil", symbolName: "wind"),
            ]),
    ]
    @Published var selectedBed: Bed?
    @Published var selectedPlant: Plant?
    @Published var picked = Plant(id: 0, name: "", symbolName: "leaf")
    @Published var query = ""
    @Published var listed: [Plant] = []

    /// The array from which a plant is deleted first.
    var deletesFromListFirst = false

    /// The results of a search in the selected bed.
    var found: [Plant] {
        guard let selectedBed else { return [] }
        if query.isEmpty { return selectedBed.plants }
        return selectedBed.plants.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    func relist() {
        listed = found
    }

    /// Returns the names in a bed of the store, independent of the selection and the list.
    func names(inBed name: String) -> [String] {
        beds.first { $0.name == name }?.plants.map(\.name) ?? []
    }

    func delete(_ plant: Plant) {
        if selectedPlant == plant { selectedPlant = nil }
        if deletesFromListFirst { listed.removeAll { $0.id == plant.id } }
        if let place = place(of: selectedBed) { beds[place].plants.removeAll { $0.id == plant.id } }
        if !deletesFromListFirst { listed.removeAll { $0.id == plant.id } }
    }

    func move(_ offsets: IndexSet, to destination: Int) {
        listed.move(fromOffsets: offsets, toOffset: destination)
        if let place = place(of: selectedBed) { beds[place].plants = listed }
    }

    private func place(of bed: Bed?) -> Int? {
        beds.firstIndex { $0.id == bed?.id }
    }
}

/// Three columns: the beds, a list whose form depends on the pattern, and the selected plant.
struct AllotmentView<Plants: View>: View {
    @ObservedObject var allotment: Allotment
    @ViewBuilder let plants: Plants

    var body: some View {
        NavigationSplitView {
            List(allotment.beds, id: \.self, selection: $allotment.selectedBed) { bed in
                NavigationLink(bed.name, value: bed)
            }
            .navigationTitle("Beds")
            .onChange(of: allotment.selectedBed?.id) {
                allotment.selectedPlant = nil
                allotment.picked = allotment.selectedBed?.plants.first ?? allotment.picked
                allotment.relist()
            }
        } content: {
            Group {
                if allotment.selectedBed == nil {
                    Text("No bed")
                } else {
                    plants
                }
            }
            .navigationTitle("Plants")
        } detail: {
            PlantDetail()
        }
        .environmentObject(allotment)
    }
}

struct PlantDetail: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        if let plant = allotment.selectedPlant {
            Text("\(plant.name) grows here")
        } else {
            Text("No plant")
        }
        Button("Close") { allotment.selectedPlant = nil }
    }
}

/// A plant with a tick if it is selected.
struct PlantRow: View {
    @EnvironmentObject private var allotment: Allotment
    let plant: Plant

    var body: some View {
        HStack {
            Label(plant.name, systemImage: plant.symbolName)
            if allotment.selectedPlant == plant {
                Image(systemName: "checkmark").accessibilityLabel("Selected")
            }
        }
    }
}

// MARK: The six patterns

struct TappedPlants: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        List(allotment.selectedBed?.plants ?? [], id: \.id, selection: $allotment.selectedPlant) { plant in
            NavigationLink(value: plant) { Label(plant.name, systemImage: plant.symbolName) }
        }
    }
}

struct PlantButtons: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        List(allotment.selectedBed?.plants ?? [], id: \.id, selection: $allotment.selectedPlant) { plant in
            Button {
                allotment.selectedPlant = plant
            } label: {
                PlantRow(plant: plant)
            }
        }
    }
}

struct PickedPlant: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        Picker("Plant", selection: $allotment.picked) {
            ForEach(allotment.selectedBed?.plants ?? [], id: \.self) { plant in
                Text(plant.name)
            }
        }
        .pickerStyle(.wheel)
        Button("Show") { allotment.selectedPlant = allotment.picked }
            .navigationDestination(item: $allotment.selectedPlant) { _ in PlantDetail() }
    }
}

struct SearchedPlants: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        List(allotment.found, id: \.id, selection: $allotment.selectedPlant) { plant in
            NavigationLink(value: plant) { Label(plant.name, systemImage: plant.symbolName) }
        }
        .searchable(text: $allotment.query)
    }
}

struct EditedPlants: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        List(selection: $allotment.selectedPlant) {
            ForEach($allotment.listed, editActions: [.delete, .move]) { $plant in
                NavigationLink(value: plant) { Label(plant.name, systemImage: plant.symbolName) }
                    .deletable(plant, from: allotment)
            }
            .onMove { allotment.move($0, to: $1) }
        }
        .toolbar { EditButton() }
    }
}

struct SearchedAndEditedPlants: View {
    @EnvironmentObject private var allotment: Allotment

    var body: some View {
        List(selection: $allotment.selectedPlant) {
            ForEach($allotment.listed, editActions: [.delete, .move]) { $plant in
                Button {
                    allotment.selectedPlant = plant
                } label: {
                    PlantRow(plant: plant)
                }
                .deletable(plant, from: allotment)
                .moveDisabled(!allotment.query.isEmpty)
            }
            .onMove { allotment.move($0, to: $1) }
        }
        .searchable(text: $allotment.query)
        .onChange(of: allotment.query) { allotment.relist() }
        .toolbar { EditButton() }
    }
}

extension View {
    fileprivate func deletable(_ plant: Plant, from allotment: Allotment) -> some View {
        swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) { allotment.delete(plant) }
        }
    }
}
