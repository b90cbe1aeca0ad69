import SwiftUI

struct DescribedRow: View {
    @State private var asks = false
    @State private var isDone = false

    var body: some View {
        NavigationStack {
            HStack {
                Image(systemName: "star")
                    .accessibilityLabel("Favorite")
                    .accessibilityHint("Opens the favorite")
                    .accessibilityValue("On")
                    .help("Favorite")
                    .badge("New")
                Toggle("Done", isOn: $isDone)
                    .accessibilityLabel(isDone ? "Done" : "Open")
                    .accessibilityHint(Text("Changes the state"))
            }
            .navigationTitle("Row")
            .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { isDone = false }
            }
            .confirmationDialog("Really?", isPresented: $asks) {
                Button("Really", role: .destructive) { isDone = true }
            } message: {
                Text("This can't be undone.")
            }
        }
    }
}
