import SwiftUI

// A small app for the browser tests that can fail in several ways, each with its own button.

@main
struct Shoals: App {
    var body: some Scene {
        WindowGroup { Passage() }
    }
}

struct Passage: View {
    @State private var depth = 0

    var body: some View {
        NavigationStack {
            List(["Channel", "Strait"], id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationTitle("Shoals")
            .navigationDestination(for: String.self) { name in
                List {
                    Button("Trap") { fatalError("the keel touches the ground") }
                    Button("Loop") { while true { depth &+= 1 } }
                    Button("Recursion") { depth = sounding(under: depth) }
                }
                .navigationTitle(name)
            }
        }
    }

    private func sounding(under depth: Int) -> Int {
        depth &- sounding(under: depth &+ 1)
    }
}
