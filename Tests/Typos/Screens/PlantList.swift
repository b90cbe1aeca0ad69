import Combine
import SwiftUI

struct Plant: Identifiable, Equatable {
    enum Light: String, CaseIterable { case sun, shade, dark }

    let id: Int
    var name: String
    var light: Light
    var watered: Date
    var interval: Int
    var note = ""

    var isThirsty: Bool { watered.addingTimeInterval(Double(interval) * 86_400) < Date() }
}

final class Garden: ObservableObject {
    @Published var plants: [Plant] = []
    @Published var isLoading = false

    func water(_ plant: Plant) {
        guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
        plants[index].watered = Date()
    }

    func load() async { isLoading = true }
}

struct PlantList: View {
    @ObservedObject var garden: Garden
    @State private var asks = false
    @State private var edited: Plant?
    @State private var filter: Plant.Light?

    var body: some View {
        List {
            ForEach(Plant.Light.allCases, id: \.self) { light in
                if filter == nil || filter == light {
                    Section {
                        ForEach(garden.plants.filter { $0.light == light }) { plant in
                            HStack(spacing: 14) {
                                Circle()
                                    .fill(plant.isThirsty ? Color.orange : Color.green)
                                    .frame(width: 10, height: 10)
                                VStack(alignment: .leading) {
                                    Text(plant.name)
                                        .fontWeight(plant.isThirsty ? .semibold : .regular)
                                    Text(plant.watered, style: .relative)
                                        .font(.caption)
                                        .foregroundStyle(.secondary)
                                }
                                Spacer()
                                Button("Water", systemImage: "drop.fill") { garden.water(plant) }
                                    .labelStyle(.iconOnly)
                                    .buttonStyle(.borderless)
                            }
                            .badge(plant.interval)
                            .listRowBackground(plant.isThirsty ? Color.yellow.opacity(0.15) : Color.clear)
                            .onTapGesture { edited = plant }
                        }
                        .onDelete { garden.plants.remove(atOffsets: $0) }
                    } header: {
                        Label(light.rawValue.capitalized, systemImage: light == .sun ? "sun.max" : "moon")
                    }
                }
            }
        }
        .listStyle(.plain)
        .overlay {
            if garden.plants.isEmpty {
                ContentUnavailableView("No plants", systemImage: "leaf", description: Text("Add your first plant."))
            } else if garden.isLoading {
                ProgressView()
            }
        }
        .refreshable { await garden.load() }
        .sheet(item: $edited) { plant in
            VStack {
                Text(plant.name).font(.title)
                Text(plant.note)
            }
            .presentationDetents([.height(200), .medium])
            .presentationDragIndicator(.visible)
        }
        .toolbar {
            Picker("Light", selection: $filter) {
                Text("All").tag(Plant.Light?.none)
                ForEach(Plant.Light.allCases, id: \.self) { Text($0.rawValue).tag(Optional($0)) }
            }
            Button("Water all") { asks = true }
        }
        .confirmationDialog("Water all plants?", isPresented: $asks, titleVisibility: .visible) {
            Button("Water") { garden.plants.forEach(garden.water) }
        }
        .navigationTitle("Plants")
    }
}
