import SwiftUI

/// Screens that zoom out of the view that leads to them. Each names that view by an id in a namespace.
public struct NavigationTransitionScreen: View {
    @Namespace private var cards
    @State private var poster: Planet?

    public init() {}

    public var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 16) {
                    ForEach(Planet.allCases) { planet in
                        NavigationLink(value: planet) { PlanetCard(planet: planet) }
                            .buttonStyle(.plain)
                            .matchedTransitionSource(id: planet, in: cards)
                    }
                }
                .padding()
            }
            .navigationTitle("Planets")
            .navigationDestination(for: Planet.self) { planet in
                VStack {
                    Button {
                        poster = planet
                    } label: {
                        PlanetCard(planet: planet)
                    }
                    .buttonStyle(.plain)
                    .matchedTransitionSource(id: "poster", in: cards)
                    Text("A tap on the card shows it alone.").foregroundStyle(.secondary)
                    Spacer()
                }
                .padding()
                .navigationTitle(planet.rawValue)
                .navigationTransition(.zoom(sourceID: planet, in: cards))
            }
        }
        .fullScreenCover(item: $poster) {
            Poster(planet: $0).navigationTransition(.zoom(sourceID: "poster", in: cards))
        }
    }
}

enum Planet: String, CaseIterable, Codable, Hashable, Identifiable {
    case mercury = "Mercury"
    case venus = "Venus"
    case mars = "Mars"
    case jupiter = "Jupiter"
    case uranus = "Uranus"
    case neptune = "Neptune"

    var id: Self { self }

    var color: Color {
        switch self {
        case .mercury: .gray
        case .venus: .orange
        case .mars: .red
        case .jupiter: .brown
        case .uranus: .teal
        case .neptune: .blue
        }
    }
}

struct PlanetCard: View {
    let planet: Planet

    var body: some View {
        VStack(spacing: 12) {
            Circle().fill(planet.color).frame(width: 72, height: 72)
            Text(planet.rawValue).font(.headline)
        }
        .frame(maxWidth: .infinity, minHeight: 150)
        .background(planet.color.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
    }
}

struct Poster: View {
    let planet: Planet
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            Circle().fill(planet.color).frame(width: 220, height: 220)
            Text(planet.rawValue).font(.largeTitle.bold())
            Button("Close") { dismiss() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(planet.color.opacity(0.15))
    }
}
