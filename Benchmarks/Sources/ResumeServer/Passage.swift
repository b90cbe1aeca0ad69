import SwiftUI

/// A port on the route, and its distance in miles from the previous one.
struct Leg: Hashable, Codable {
    let port: String
    let miles: Int
}

/// A stack over a bound path of values, which are sealed for the tab.
struct Passage: View {
    @State private var path: [Leg] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<1_000, id: \.self) { number in
                NavigationLink("Port \(number)", value: Leg(port: "Port \(number)", miles: number))
            }
            .navigationTitle("Ports")
            .navigationDestination(for: Leg.self) { leg in
                LegView(leg: leg)
            }
        }
    }
}

/// Shows every kind of restored state: the path, the tab's own text and numbers, and the profile's ship.
struct LegView: View {
    let leg: Leg
    @SceneStorage("remark") private var remark = ""
    @SceneStorage("soundings") private var soundings = 0
    @SceneStorage("anchored") private var isAnchored = false
    @AppStorage("ship") private var ship = ""

    var body: some View {
        Form {
            TextField("Remark", text: $remark)
            TextField("Ship", text: $ship)
            Toggle("Anchored", isOn: $isAnchored)
            Text("\(soundings) soundings")
            Button("Sound") { soundings += 1 }
            NavigationLink("Sail on", value: Leg(port: leg.port + "+", miles: leg.miles + 1))
        }
        .navigationTitle("\(leg.port), \(leg.miles) miles")
    }
}
