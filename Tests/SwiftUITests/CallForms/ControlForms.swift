import SwiftUI

/// Forms of lists and controls that ten or more code bases use.
struct ControlForms: View {
    struct Fruit: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    @State private var words = ""
    @State private var isOn = false
    @State private var choice = 1
    private let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Plum")]

    var body: some View {
        List {
            ForEach(fruits) { Text($0.name) }
            ForEach(["x", "y"], id: \.self) { Text($0) }
            ForEach(0..<2) { Text("\($0)") }
            Section("Named") { Text("In a section") }
            Section { Text("In another") }
            buttons
        }
        .listStyle(.plain)
        Form {
            TextField("Words", text: $words)
            Toggle("On", isOn: $isOn)
            Picker("Choice", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            ProgressView()
            Label("Star", systemImage: "star")
        }
        List(fruits) { Text($0.name) }
    }

    @ViewBuilder private var buttons: some View {
        Button("Title and closure") { act() }.buttonStyle(.borderedProminent)
        Button {
            act()
        } label: {
            Text("Label after")
        }
        .buttonStyle(.plain)
        Button(action: { act() }, label: { Text("Both named") }).buttonStyle(.bordered)
        Button(action: act) { Text("Action named") }.disabled(true)
        Button("Action after", action: act)
        Button("Delete", role: .destructive) { act() }
        Button("Cancel", role: .cancel) { act() }
    }

    private func act() {}
}
