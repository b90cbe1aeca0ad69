import SwiftUI

/// A sheet in which a person types their name.
struct AuthorForm: View {
    @Author private var author
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool
    @State private var name = ""

    private static let longest = 40

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .focused($isFocused)
                        .textContentType(.name)
                        .submitLabel(.done)
                        .onSubmit(save)
                } header: {
                    Text("Your name")
                } footer: {
                    if name.count > Self.longest {
                        ProblemText("At most \(Self.longest) letters.")
                    } else {
                        Text("Others see it beside everything that you change.")
                    }
                }
            }
            .navigationTitle(author.isEmpty ? "Welcome" : "You")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                if !author.isEmpty {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { dismiss() }
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(author.isEmpty ? "Continue" : "Save", action: save)
                        .disabled(!isRight)
                }
            }
        }
        .presentationDetents([.medium])
        .onAppear {
            name = author
            isFocused = true
        }
    }

    private var trimmed: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    private var isRight: Bool { !trimmed.isEmpty && trimmed.count <= Self.longest }

    private func save() {
        guard isRight else { return }
        $author.wrappedValue = trimmed
        dismiss()
    }
}

#Preview("The first screen") {
    AuthorForm()
}
