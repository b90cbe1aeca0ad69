import BackstaffTesting
import SwiftUI
import Testing

/// Kinds of plants and plants, in three columns, in two columns with a stack, and in lists of links, buttons and texts.
private enum Kind: String, CaseIterable, Identifiable {
    case herb, tree

    var id: Self { self }
}

private struct Plant: Identifiable, Hashable {
    let id: Int
    let name: String
    let kind: Kind
}

private final class Garden: ObservableObject {
    @Published var kind: Kind?
    @Published var plant: Plant?
    @Published var path: [Plant] = []

    let plants = [
        Plant(id: 1, name: "Basil", kind: .herb), Plant(id: 2, name: "Thyme", kind: .herb),
        Plant(id: 3, name: "Oak", kind: .tree),
    ]

    func plants(of kind: Kind?) -> [Plant] { plants.filter { $0.kind == kind } }
}

private enum RowForm: CaseIterable {
    case links, buttons
}

private struct KindList: View {
    @EnvironmentObject var garden: Garden

    var body: some View {
        List(Kind.allCases, selection: $garden.kind) { kind in
            NavigationLink(kind.rawValue, value: kind)
        }
        .navigationTitle("Kinds")
        .onChange(of: garden.kind) { garden.plant = garden.plant?.kind == garden.kind ? garden.plant : nil }
    }
}

private struct PlantList: View {
    @EnvironmentObject var garden: Garden
    let form: RowForm

    var body: some View {
        if let kind = garden.kind {
            List(garden.plants(of: kind), id: \.id, selection: $garden.plant) { plant in
                switch form {
                case .links: NavigationLink(value: plant, label: { Label(plant.name, systemImage: "leaf") })
                case .buttons: Button(plant.name) { garden.plant = plant }
                }
            }
        } else {
            Text("Choose a kind")
        }
    }
}

private struct PlantDetail: View {
    @EnvironmentObject var garden: Garden

    var body: some View {
        if let plant = garden.plant { Text("Growing \(plant.name)") } else { Text("No plant") }
        Button("Clear") { garden.plant = nil }
    }
}

private struct GardenColumns: View {
    @StateObject var garden: Garden
    var form = RowForm.links

    var body: some View {
        NavigationSplitView {
            KindList()
        } content: {
            PlantList(form: form).navigationTitle("Plants")
        } detail: {
            PlantDetail()
                .toolbar {
                    Button("Plant of the day") {
                        garden.kind = .tree
                        garden.plant = garden.plants[2]
                    }
                }
        }
        .environmentObject(garden)
    }
}

private struct GardenStack: View {
    @StateObject var garden: Garden

    var body: some View {
        NavigationSplitView {
            KindList()
        } detail: {
            NavigationStack(path: $garden.path) {
                if let kind = garden.kind {
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))]) {
                            ForEach(garden.plants(of: kind)) { plant in
                                NavigationLink(value: plant) { Text(plant.name) }
                            }
                        }
                    }
                    .navigationTitle(kind.rawValue)
                    .navigationDestination(for: Plant.self) { plant in
                        Text("Growing \(plant.name)").navigationTitle(plant.name)
                    }
                } else {
                    Text("Choose a kind")
                }
            }
            .toolbar {
                Button("Plant of the day") {
                    garden.kind = .tree
                    garden.path = [garden.plants[2]]
                }
            }
        }
        .environmentObject(garden)
    }
}

private let desktop = Size(width: 1500, height: 900)

@MainActor
@Suite("Columns driven by an observable object")
struct ObjectDrivenColumnsTests {
    @Test("C04 links to whole values fill three columns side by side")
    func links() async throws {
        let garden = Garden()
        let host = HeadlessHost(GardenColumns(garden: garden), size: desktop)
        try await host.tap("herb")
        #expect(host.selectedRows == ["herb"])
        try await host.tap("Thyme")
        #expect(host.shows("Growing Thyme"))
        #expect(host.selectedRows == ["herb", "Thyme"])
        try await host.tap("tree")
        #expect(garden.plant == nil)
        #expect(host.shows("No plant"))
        #expect(host.selectedRows == ["tree"])
    }

    @Test("D05 the same columns collapsed: forward, back by button, and back by clearing")
    func collapsedLinks() async throws {
        let garden = Garden()
        let host = HeadlessHost(GardenColumns(garden: garden))
        try await host.tap("herb")
        try await host.tap("Basil")
        #expect(host.shows("Growing Basil"))
        #expect(host.backButton == "Plants")
        try await host.tap("Clear")
        #expect(host.title == "Plants")
        #expect(host.selectedRows == [])
        try await host.tap("Basil")
        try await host.goBack()
        #expect(garden.plant == nil)
        try await host.goBack()
        #expect(garden.kind == nil)
        #expect(host.title == "Kinds")
    }

    @Test(
        "C06 buttons in a list with a selection write it themselves, collapsed and expanded",
        arguments: [Size.phone, desktop])
    func buttons(size: Size) async throws {
        let garden = Garden()
        let host = HeadlessHost(GardenColumns(garden: garden, form: .buttons), size: size)
        try await host.tap("herb")
        try await host.tap("Basil")
        #expect(garden.plant?.name == "Basil")
        #expect(host.shows("Growing Basil"))
        if size == .phone {
            try await host.goBack()
            #expect(garden.plant == nil)
            #expect(host.shows("Basil"))
        }
    }

    @Test("B02 one button sets both selections", arguments: [Size.tablet, desktop])
    func plantOfTheDay(size: Size) async throws {
        let garden = Garden()
        let host = HeadlessHost(GardenColumns(garden: garden), size: size)
        try await host.tap("Plant of the day")
        #expect(host.shows("Growing Oak"))
        if size == desktop { #expect(host.selectedRows == ["tree", "Oak"]) }
        await host.resize(to: .phone)
        #expect(host.shows("Growing Oak"))
        #expect(host.backButton == "Plants")
    }

    @Test(
        "B12 two columns and a stack: a selection and a path set together, collapsed and expanded",
        arguments: [Size.phone, desktop])
    func stack(size: Size) async throws {
        let garden = Garden()
        let host = HeadlessHost(GardenStack(garden: garden), size: size)
        try await host.tap("herb")
        try await host.tap("Basil")
        #expect(garden.path.map(\.name) == ["Basil"])
        #expect(host.title == "Basil")
        try await host.tap("Plant of the day")
        #expect(garden.path.map(\.name) == ["Oak"])
        #expect(host.title == "Oak")
        #expect(host.backButton == "tree")
        try await host.goBack()
        #expect(host.shows("Oak"))
        #expect(garden.kind == .tree)
        if size == desktop {
            #expect(host.selectedRows == ["tree"])
        } else {
            try await host.goBack()
            #expect(garden.kind == nil)
        }
    }
}
