import SwiftUI

struct ManifestEditor: View {
    @Binding var said: String
    @State private var cargo = ""
    @State private var isFragile = false
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Cargo", text: $cargo)
                Toggle("Fragile", isOn: $isFragile)
                NavigationLink("Stowage") { Stowage() }
                Button("Throw overboard", role: .destructive) { asks = true }
            }
            .navigationTitle("Manifest")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        said = "Manifest: \(cargo)"
                        dismiss()
                    }
                }
            }
            .alert("Overboard?", isPresented: $asks) {
                Button("Throw", role: .destructive) {
                    said = "Overboard"
                    dismiss()
                }
                Button("Keep", role: .cancel) {}
            }
            .confirmsLeaving("Discard the cargo?", isActive: !cargo.isEmpty)
        }
    }
}

private struct Stowage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(1..<40) { Text("Hold \($0)") }
            .navigationTitle("Stowage")
            .toolbar { Button("Back out") { dismiss() } }
    }
}

struct PassengerCard: View {
    let passenger: Passenger
    @State private var stamps = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "person.crop.circle").imageScale(.large)
            Text(passenger.name).font(.title2)
            Button("Stamp \(stamps)") { stamps += 1 }.buttonStyle(.borderedProminent)
        }
    }
}

struct BerthPlan: View {
    @Binding var detent: PresentationDetent

    var body: some View {
        NavigationStack {
            List(1..<30) { Text("Berth \($0)") }
                .navigationTitle(detent == .large ? "All berths" : "Berths")
                .navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium, .large], selection: $detent)
    }
}

struct HarbourMap: View {
    var body: some View {
        Text("The harbour").font(.headline)
            .presentationDetents([.height(220), .fraction(0.8)])
            .presentationBackgroundInteraction(.enabled(upThrough: .height(220)))
            .presentationCornerRadius(24)
    }
}

struct Notes: View {
    @SceneStorage("note") private var note = ""

    var body: some View {
        NavigationStack {
            Form { TextField("Note", text: $note) }
                .navigationTitle("Notes")
                .navigationBarTitleDisplayMode(.inline)
        }
        .interactiveDismissDisabled(note == "locked")
    }
}

struct Cabins: View {
    @State private var said = ""
    @State private var isEditing = false

    var body: some View {
        List {
            Button("Cabin list") { isEditing = true }
        }
        .navigationTitle("Cabins")
        .sheet(isPresented: $isEditing) { ManifestEditor(said: $said) }
    }
}

struct SafetyDrill: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text("Boats").font(.largeTitle)
            Button("Drill is over") { dismiss() }
        }
    }
}

struct Tips: View {
    @State private var amount = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Tips").font(.headline)
            Stepper("Crowns: \(amount)", value: $amount)
        }
        .padding()
        .frame(width: 260)
    }
}

struct Ledger: View {
    @State private var entries = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Ledger") {
                Text("\(entries) entries")
                Button("Add an entry") { entries += 1 }
                Button("Close it") { dismiss() }
            }
        }
    }
}
