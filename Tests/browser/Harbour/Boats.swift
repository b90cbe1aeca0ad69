import SwiftUI

/// Columns in a tab.
struct Boats: View {
    @State private var boat: String?

    var body: some View {
        NavigationSplitView {
            List(["Gull", "Heron", "Tern"], id: \.self, selection: $boat) { Text($0) }
                .navigationTitle("Boats")
        } detail: {
            if let boat {
                BoatView(boat: boat)
            } else {
                Text("No boat").navigationTitle("A boat")
            }
        }
    }
}

struct BoatView: View {
    let boat: String
    @State private var isInDock = false

    var body: some View {
        Form {
            Text("The \(boat)")
            Button("Put into dock") { isInDock = true }
        }
        .navigationTitle(boat)
        .navigationDestination(isPresented: $isInDock) {
            DockView()
        }
        .navigationDestination(for: Part.self) { part in
            PartView(part: part)
        }
    }
}

/// A part of a boat.
enum Part: String, Hashable, Codable, CaseIterable {
    case hull, mast, rudder

    var name: String { rawValue.capitalized }
}

/// What is repaired while a boat is in dock.
struct DockView: View {
    @State private var days = 0

    var body: some View {
        Form {
            Stepper("Days: \(days)", value: $days, in: 0...30)
            Section("Repairs") {
                ForEach(Part.allCases, id: \.self) { part in
                    NavigationLink(part.name, value: part)
                }
            }
        }
        .navigationTitle("Dock")
    }
}

struct PartView: View {
    let part: Part
    @State private var isRepaired = false

    var body: some View {
        Form {
            Toggle("Repaired", isOn: $isRepaired)
        }
        .navigationTitle(part.name)
    }
}
