import BackstaffTesting
import SwiftUI
import Testing

// The finished app and tests of the site's tutorial "A three-column app that restores itself". `TutorialCodeTests`
// compares the two texts.

struct AtlasApp: App {
    var body: some Scene {
        WindowGroup {
            AtlasView()
        }
    }
}

struct Continent: Identifiable {
    let id: String
    let countries: [Country]

    static let all = [
        Continent(
            id: "Africa",
            countries: [
                Country(id: "Ghana", cities: ["Accra", "Kumasi"]),
                Country(id: "Kenya", cities: ["Mombasa", "Nairobi"]),
            ]),
        Continent(
            id: "Europe",
            countries: [
                Country(id: "Iceland", cities: ["Akureyri", "Reykjavik"]),
                Country(id: "Portugal", cities: ["Lisbon", "Porto"]),
            ]),
    ]
}

struct Country: Identifiable {
    let id: String
    let cities: [String]
}

struct AtlasView: View {
    @State private var continentID: String?
    @State private var countryID: String?
    @State private var path: [String] = []
    @State private var visibility = NavigationSplitViewVisibility.all

    private var continent: Continent? { Continent.all.first { $0.id == continentID } }
    private var country: Country? { continent?.countries.first { $0.id == countryID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Continent.all, selection: $continentID) { continent in
                Text(continent.id)
            }
            .navigationTitle("Continents")
        } content: {
            if let continent {
                List(continent.countries, selection: $countryID) { country in
                    Text(country.id)
                }
                .navigationTitle(continent.id)
            } else {
                Text("Select a continent")
            }
        } detail: {
            NavigationStack(path: $path) {
                CountryView(country: country)
            }
        }
        .onChange(of: continentID) { countryID = nil }
    }
}

struct CountryView: View {
    let country: Country?
    @SceneStorage("home") private var home = ""

    var body: some View {
        if let country {
            List(country.cities, id: \.self) { city in
                NavigationLink(city, value: city)
            }
            .navigationTitle(country.id)
            .navigationDestination(for: String.self) { city in
                VStack {
                    Text("Welcome to \(city)")
                    Button(city == home ? "Your Home" : "Make Home") { home = city }
                }
                .navigationTitle(city)
            }
        } else {
            Text("Select a country")
        }
    }
}

@MainActor
@Suite("Atlas")
struct AtlasTests {
    @Test func selectionsDriveTheColumns() async throws {
        let host = HeadlessHost(AtlasApp.self, size: .tabletLandscape)
        #expect(host.shows("Select a country"))

        try await host.tap("Europe")
        try await host.tap("Iceland")
        #expect(host.selectedRows == ["Europe", "Iceland"])
        #expect(host.shows("Reykjavik"))

        try await host.tap("Africa")
        #expect(host.selectedRows == ["Africa"])
        #expect(host.shows("Select a country"))
    }

    @Test func aNarrowWindowShowsTheSamePlace() async throws {
        let host = HeadlessHost(AtlasApp.self, size: .tabletLandscape)
        try await host.tap("Europe")
        try await host.tap("Iceland")
        try await host.tap("Reykjavik")
        let place = host.navigationState

        await host.resize(to: .phone)
        #expect(host.title == "Reykjavik")
        #expect(host.backButton == "Iceland")

        await host.resize(to: .tabletLandscape)
        #expect(host.navigationState == place)
    }

    @Test func thePlaceComesBackAfterARestart() async throws {
        let host = HeadlessHost(AtlasApp.self, size: .tabletLandscape)
        try await host.tap("Europe")
        try await host.tap("Iceland")
        try await host.tap("Reykjavik")
        try await host.tap("Make Home")
        let place = host.navigationState

        let again = await host.relaunch()
        #expect(again.navigationState == place)
        #expect(again.selectedRows == ["Europe", "Iceland"])
        #expect(again.shows("Welcome to Reykjavik"))
        #expect(again.shows("Your Home"))
    }
}
