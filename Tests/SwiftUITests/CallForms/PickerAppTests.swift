import BackstaffTesting
import SwiftUI
import Testing

/// An app with a wheel picker and a button in the second column. The button applies the picked value.
private struct Harbour: App {
    @StateObject private var chart = Chart()

    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                CoastList().navigationTitle("Coasts")
            } content: {
                BerthWheel().navigationTitle("Berths")
            } detail: {
                BerthDetail()
            }
            .environmentObject(chart)
        }
    }
}

private struct Berth: Identifiable, Hashable {
    let id: Int
    var name = ""
    var symbol = "star"
}

private struct Coast: Identifiable, Hashable {
    let name: String
    let berths: [Berth]
    var id: String { name }
}

private final class Chart: ObservableObject {
    let coasts = [
        Coast(name: "North", berths: [Berth(id: 1, name: "Husum"), Berth(id: 2, name: "Büsum")]),
        Coast(name: "East", berths: [Berth(id: 3, name: "Kiel"), Berth(id: 4, name: "Eckernförde")]),
    ]
    @Published var coast: Coast?
    @Published var berth: Berth?
    @Published var onWheel = Berth(id: 0)
}

private struct CoastList: View {
    @EnvironmentObject private var chart: Chart

    var body: some View {
        List(chart.coasts, id: \.self, selection: $chart.coast) { NavigationLink($0.name, value: $0) }
            .onChange(of: chart.coast) {
                chart.berth = nil
                chart.onWheel = chart.coast?.berths.first ?? Berth(id: 0)
            }
    }
}

private struct BerthWheel: View {
    @EnvironmentObject private var chart: Chart

    var body: some View {
        if let coast = chart.coast {
            Picker("Berth", selection: $chart.onWheel) {
                ForEach(coast.berths, id: \.self) { berth in
                    Label(berth.name, systemImage: berth.symbol).foregroundStyle(.teal)
                }
            }
            .pickerStyle(.wheel)
            Button("Moor") { chart.berth = chart.onWheel }
                .navigationDestination(item: $chart.berth) { _ in BerthDetail() }
                .buttonStyle(.borderedProminent)
        } else {
            Text("Choose a coast")
        }
    }
}

private struct BerthDetail: View {
    @EnvironmentObject private var chart: Chart

    var body: some View {
        if let berth = chart.berth { Text("Moored in \(berth.name)") } else { Text("At sea") }
        Button("Cast off") { chart.berth = nil }
    }
}

@MainActor
@Suite("A picker that fills a column")
struct PickerAppTests {
    @Test("C11 the value of the wheel applies when the button is tapped", arguments: [Size.phone, .tabletLandscape])
    func wheel(size: Size) async throws {
        let host = HeadlessHost(Harbour.self, size: size)
        if size != .phone { try await host.toggleSidebar() }
        try await host.tap("East")
        #expect(try host.chosenOption(in: "Berth") == "Kiel")
        try await host.choose("Eckernförde", in: "Berth")
        #expect(!host.shows("Moored in Eckernförde"))
        try await host.tap("Moor")
        #expect(host.shows("Moored in Eckernförde"))
        try await host.tap("Cast off")
        #expect(!host.shows("Moored in Eckernförde"))
        #expect(host.shows("At sea") == (size != .phone))
        #expect(try host.chosenOption(in: "Berth") == "Eckernförde")
    }

    @Test("C11 another coast shows its own berths, and the former choice is cleared")
    func otherCoast() async throws {
        let host = HeadlessHost(Harbour.self, size: .tabletLandscape)
        try await host.toggleSidebar()
        try await host.tap("East")
        try await host.choose("Eckernförde", in: "Berth")
        try await host.tap("Moor")
        try await host.tap("North")
        #expect(try host.chosenOption(in: "Berth") == "Husum")
        #expect(!host.shows("Moored in Eckernförde") && host.shows("At sea"))
        await #expect(throws: LookUpFailure.self) { try await host.choose("Kiel", in: "Berth") }
    }

    @Test("C11 a resize keeps the value of the wheel and the applied one")
    func resize() async throws {
        let host = HeadlessHost(Harbour.self, size: .tabletLandscape)
        try await host.toggleSidebar()
        try await host.tap("North")
        try await host.choose("Büsum", in: "Berth")
        try await host.tap("Moor")
        await host.resize(to: .phone)
        #expect(host.shows("Moored in Büsum"))
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Moored in Büsum"))
        #expect(try host.chosenOption(in: "Berth") == "Büsum")
    }
}
