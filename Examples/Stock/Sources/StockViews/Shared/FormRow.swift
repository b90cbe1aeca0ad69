import SwiftUI

/// A text field with its title in front, and below it what is wrong with the text.
struct FormRow: View {
    let title: String
    @Binding var text: String
    /// What is wrong, as a sentence, or `nil` if nothing is, or if it isn't yet time to say so.
    var problem: String?
    var isOptional = false
    var keyboard = UIKeyboardType.default

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 12) {
                Text(title)
                TextField(title, text: $text, prompt: Text(isOptional ? "Optional" : "Required"))
                    .keyboardType(keyboard)
                    .autocorrectionDisabled()
                    .multilineTextAlignment(.trailing)
            }
            if let problem {
                ProblemText(problem)
            }
        }
    }
}

/// What is wrong with something that was typed.
struct ProblemText: View {
    private let problem: String

    init(_ problem: String) {
        self.problem = problem
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: "exclamationmark.circle")
                .accessibilityHidden(true)
            Text(problem)
        }
        .font(.footnote)
        .foregroundStyle(.red)
    }
}

#Preview("Right and wrong") {
    Form {
        FormRow(title: "Name", text: .constant("Rope"))
        FormRow(title: "Minimum", text: .constant("many"), problem: "Enter a whole number.")
    }
}
