import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing

@testable import BackstaffViews

/// Pickers that push a screen with their options.
@MainActor
struct PickerLinkTests {
    @MainActor @Observable
    final class Trip {
        var island: String? = "Föhr"
        var islands = ["Amrum", "Föhr", "Sylt"]
        var writes = 0
    }

    private struct Islands: View {
        @Bindable var trip: Trip

        var body: some View {
            Picker("Island", selection: $trip.island) {
                Text("None").tag(String?.none)
                ForEach(trip.islands, id: \.self) { Text($0) }
            }
            .pickerStyle(.navigationLink)
            .onChange(of: trip.island) { trip.writes += 1 }
        }
    }

    private struct Stack: View {
        let trip: Trip
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Form {
                    Islands(trip: trip)
                    NavigationLink("Deeper", value: 1)
                    Text("Path \(path.count)")
                }
                .navigationTitle("Trip")
                .navigationDestination(for: Int.self) { _ in
                    Form { Islands(trip: trip) }.navigationTitle("Deep")
                }
            }
        }
    }

    @Test("The row shows only the selected option; a tap shows all options, and choosing one goes back")
    func choose() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip))
        #expect(host.texts == ["Trip", "Island", "Föhr", "Deeper", "Path 0"])
        try await host.tap("Island")
        #expect(host.title == "Island" && host.backButton == "Trip")
        #expect(host.texts.suffix(4) == ["None", "Amrum", "Föhr", "Sylt"])
        #expect(try host.chosenOption(in: "Island") == "Föhr")
        try await host.tap("Sylt")
        #expect(host.title == "Trip" && trip.island == "Sylt" && trip.writes == 1)
        #expect(host.texts == ["Trip", "Island", "Sylt", "Deeper", "Path 0"])
        try await host.choose("None", in: "Island")
        #expect(trip.island == nil && host.title == "Trip")
    }

    @Test("Going back without a choice changes nothing")
    func back() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip))
        try await host.tap("Föhr")
        try await host.goBack()
        #expect(host.title == "Trip" && trip.island == "Föhr" && trip.writes == 0)
    }

    @Test("Choosing the selected option goes back too")
    func same() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip))
        try await host.choose("Föhr", in: "Island")
        #expect(host.title == "Trip" && trip.writes == 0)
    }

    @Test("On a pushed screen, the options are pushed above it, and the path doesn't change")
    func deeper() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip))
        try await host.tap("Deeper")
        try await host.tap("Island")
        #expect(host.depth == 2 && host.path == ["1"])
        try await host.tap("Amrum")
        #expect(host.title == "Deep" && host.path == ["1"] && trip.island == "Amrum")
    }

    @Test("A double tap pushes the options once")
    func doubleTap() async throws {
        let host = HeadlessHost(Stack(trip: Trip()))
        let row = try host.find("Island")
        #expect(host.tapNow(row))
        #expect(!host.tapNow(row))
        #expect(host.depth == 1)
    }

    @Test("While the options are shown, they follow added and removed options and the app's selection")
    func live() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip))
        try await host.tap("Island")
        trip.islands.append("Juist")
        trip.island = "Juist"
        host.update()
        #expect(host.title == "Island")
        #expect(try host.chosenOption(in: "Island") == "Juist")
        try await host.goBack()
        #expect(host.texts.contains("Juist"))
    }

    @Test(
        "In a column of a split view, the options are shown in that column", arguments: [Size.phone, .tabletLandscape])
    func column(size: Size) async throws {
        struct Split: View {
            let trip: Trip
            var body: some View {
                NavigationSplitView {
                    Form { Islands(trip: trip) }.navigationTitle("Trip")
                } detail: {
                    Text("Detail")
                }
            }
        }
        let trip = Trip()
        let host = HeadlessHost(Split(trip: trip), size: size)
        try await host.tap("Island")
        #expect(host.shows("Amrum"))
        #expect(host.shows("Detail") == (size != .phone))
        try await host.tap("Amrum")
        #expect(trip.island == "Amrum" && host.shows("Trip") && !host.shows("Sylt"))
    }

    @Test("A resize while the options are shown changes nothing")
    func resize() async throws {
        let trip = Trip()
        let host = HeadlessHost(Stack(trip: trip), size: .phone)
        try await host.tap("Island")
        await host.resize(to: .tabletLandscape)
        await host.resize(to: .phone)
        #expect(host.title == "Island")
        try await host.tap("Amrum")
        #expect(trip.island == "Amrum" && host.title == "Trip")
    }

    @Test("Outside a stack the picker is a menu")
    func menu() async throws {
        let trip = Trip()
        let host = HeadlessHost(Islands(trip: trip))
        #expect(host.outline.contains("control-style=menu"))
        #expect(host.shows("Amrum") && host.shows("Sylt"))
        try await host.choose("Sylt", in: "Island")
        #expect(trip.island == "Sylt")
    }
}
