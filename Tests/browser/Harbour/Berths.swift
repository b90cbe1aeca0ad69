import SwiftUI

/// A long list, whose rows lead on.
struct Berths: View {
    var body: some View {
        NavigationStack {
            List(1..<60, id: \.self) { number in
                NavigationLink("Berth \(number)", value: number)
            }
            .navigationTitle("Berths")
            .navigationDestination(for: Int.self) { number in
                BerthView(number: number)
            }
        }
    }
}

struct BerthView: View {
    let number: Int

    var body: some View {
        Form {
            Text("Details of berth \(number)")
            NavigationLink("Crane") { CraneView(berth: number) }
        }
        .navigationTitle("Berth \(number)")
    }
}

/// The crane at a berth, which also reaches the next one. Nothing but the crane is in sight while it works.
struct CraneView: View {
    let berth: Int
    @State private var load = 0

    var body: some View {
        Form {
            Stepper("Tons on the hook: \(load)", value: $load, in: 0...40)
            Section("Within reach") {
                NavigationLink("Berth \(berth + 1)", value: berth + 1)
            }
        }
        .navigationTitle("Crane")
        .toolbar(.hidden, for: .tabBar)
    }
}
