import SwiftUI

/// A picker of every style.
struct Choices: View {
    @State private var choice = "Hemp"
    private let materials = ["Hemp", "Manila", "Nylon", "Steel"]

    var body: some View {
        Form {
            Section {
                picker("Menu").pickerStyle(.menu)
                picker("Link").pickerStyle(.navigationLink)
            }
            Section("Segmented") { picker("Segmented").pickerStyle(.segmented) }
            Section { picker("Inline").pickerStyle(.inline) }
            Section("Palette") { picker("Palette").pickerStyle(.palette) }
            Section("Wheel") { picker("Wheel").pickerStyle(.wheel) }
            Section { Text("Chosen: \(choice)") }
        }
        .navigationTitle("Choices")
    }

    private func picker(_ title: String) -> some View {
        Picker(title, selection: $choice) {
            ForEach(materials, id: \.self) { Text($0) }
        }
    }
}

/// A wheel and a button that decide the content of another column.
struct Reel: View {
    @State private var turning = Ware.all[0]
    @State private var shown: Ware?

    var body: some View {
        VStack(spacing: 20) {
            Picker("Ware", selection: $turning) {
                ForEach(Ware.all) { Text($0.name).tag($0) }
            }
            .pickerStyle(.wheel)
            Button("Fetch") { shown = turning }
                .buttonStyle(.borderedProminent)
            Text(shown.map { "Fetched \($0.name)" } ?? "Nothing fetched")
        }
        .padding()
        .navigationTitle("Reel")
    }
}
