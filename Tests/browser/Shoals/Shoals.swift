import Foundation
import SwiftUI

// A small app for the browser tests that can fail in several ways: each has its own button, and some have an argument.

@main
struct Shoals: App {
    init() {
        let own = Array(CommandLine.arguments.drop { $0 != "--" }.dropFirst())
        print("Shoals begins with \(own)")
        if own.contains("trap") { fatalError("the anchor is fast") }
        if own.contains("exit") { exit(7) }
    }

    var body: some Scene {
        WindowGroup { Passage() }
    }
}

struct Passage: View {
    @State private var depth = 0
    @AppStorage("soundings") private var soundings = 0

    var body: some View {
        NavigationStack {
            List(["Channel", "Strait"], id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationTitle("Shoals")
            .navigationDestination(for: String.self) { name in
                List {
                    Button("Trap") { fatalError("the keel touches the ground") }
                    // The loop calls nothing, so a backtrace finds a complete frame wherever it interrupts.
                    Button("Loop") { while true {} }
                    Button("Recursion") { depth = sounding(under: depth) }
                    Button("Exit") { exit(7) }
                    Text("Soundings: \(soundings)")
                    Button("Sound") { soundings += 1 }
                    Button("Sound and sink") {
                        soundings += 1
                        kill(getpid(), SIGKILL)
                    }
                }
                .navigationTitle(name)
            }
        }
    }

    private func sounding(under depth: Int) -> Int {
        depth < 0 ? 0 : depth &- sounding(under: depth &+ 1)
    }
}
