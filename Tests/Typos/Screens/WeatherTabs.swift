import SwiftUI

struct Hour: Identifiable {
    let id: Int
    var degrees: Double
    var rain: Double
    var symbol: String
}

struct City: Identifiable, Hashable {
    let id: Int
    var name: String
    var isHome = false
}

@Observable final class Weather {
    var hours: [Hour] = []
    var cities: [City] = []
    var failure: String?

    func load() async throws {}
}

struct WeatherTabs: View {
    enum Page: Hashable { case today, cities, search }

    @State private var weather = Weather()
    @State private var page = Page.today
    @State private var usesCelsius = true
    @State private var query = ""

    var body: some View {
        TabView(selection: $page) {
            Tab("Today", systemImage: "sun.max", value: Page.today) {
                ScrollView {
                    TimelineView(.everyMinute) { context in
                        Text(context.date, format: .dateTime.hour().minute()).font(.largeTitle)
                    }
                    ScrollView(.horizontal, showsIndicators: false) {
                        LazyHStack(spacing: 16) {
                            ForEach(weather.hours) { hour in
                                VStack(spacing: 8) {
                                    Text("\(hour.id):00").font(.caption)
                                    Image(systemName: hour.symbol).symbolVariant(.fill)
                                    Text(usesCelsius ? "\(hour.degrees, specifier: "%.0f")°" : "–")
                                    Gauge(value: hour.rain, in: 0...1) {
                                        Image(systemName: "drop")
                                    } currentValueLabel: {
                                        Text(hour.rain, format: .percent)
                                    }
                                    .gaugeStyle(.accessoryCircular)
                                    .tint(Gradient(colors: [.white, .blue]))
                                }
                                .containerRelativeFrame(.horizontal, count: 5, spacing: 16)
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                    Toggle("Celsius", isOn: $usesCelsius).toggleStyle(.button)
                }
                .refreshable { await reload() }
            }
            .badge(weather.hours.filter { $0.rain > 0.8 }.count)
            Tab("Cities", systemImage: "building.2", value: Page.cities) {
                NavigationStack {
                    List {
                        ForEach($weather.cities, editActions: .all) { $city in
                            Toggle(isOn: $city.isHome) {
                                Text(city.name).font(city.isHome ? .headline : .body)
                            }
                        }
                    }
                    .toolbar { EditButton() }
                    .navigationTitle("Cities")
                }
            }
            Tab(value: Page.search, role: .search) {
                NavigationStack {
                    List(weather.cities.filter { $0.name.hasPrefix(query) }) { city in
                        NavigationLink(city.name, value: city)
                    }
                    .navigationDestination(for: City.self) { Text($0.name) }
                    .searchable(text: $query)
                }
            }
        }
        .alert("No weather", isPresented: .constant(weather.failure != nil)) {
            Button("Again") { Task { await reload() } }
        } message: {
            Text(weather.failure ?? "")
        }
        .task { await reload() }
    }

    private func reload() async {
        do { try await weather.load() } catch { weather.failure = error.localizedDescription }
    }
}
