import StockStore
import SwiftUI

/// A sheet that imports a delivery from a text that a person pastes.
struct ImportForm: View {
    @Environment(StockStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Author private var author
    @State private var delivery = DeliveryImport()

    var body: some View {
        NavigationStack {
            Group {
                switch delivery.phase {
                case .editing: DeliveryText(delivery: delivery)
                case .running(let done, let total): ImportProgress(done: done, total: total)
                case .finished(let summary): ImportResult(summary: summary)
                }
            }
            .navigationTitle("Import a Delivery")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    if !isFinished {
                        Button("Cancel", action: cancel)
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    if isFinished {
                        Button("Done") { dismiss() }
                    } else {
                        Button("Import") { delivery.begin(in: store, by: author) }
                            .disabled(delivery.text.isEmpty || delivery.isRunning)
                    }
                }
            }
        }
        .interactiveDismissDisabled(delivery.isRunning)
        .alert("Not imported", failure: $delivery.failure)
        // A sheet that goes with its window ends its import.
        .onDisappear { delivery.cancel() }
    }

    private var isFinished: Bool {
        if case .finished = delivery.phase { true } else { false }
    }

    /// Ends a running import, and otherwise closes the sheet.
    private func cancel() {
        if delivery.isRunning {
            delivery.cancel()
        } else {
            dismiss()
        }
    }
}

/// The text, and what is wrong with it.
private struct DeliveryText: View {
    @Bindable var delivery: DeliveryImport

    var body: some View {
        Form {
            if !delivery.problems.isEmpty {
                ImportProblems(problems: delivery.problems)
            }
            Section {
                TextEditor(text: $delivery.text)
                    .font(.system(.footnote, design: .monospaced))
                    .frame(minHeight: 160)
                    .autocorrectionDisabled()
                    .accessibilityLabel("Lines of the delivery")
                Button("Use the Sample Delivery", systemImage: "doc.text") { delivery.useSample() }
            } header: {
                Text("Comma-separated values")
            } footer: {
                Text("The first line names the columns: warehouse, number, name, unit, place, minimum, quantity.")
            }
        }
    }
}

/// The first problems of a text.
private struct ImportProblems: View {
    let problems: [DeliveryProblem]

    private static let length = 10

    var body: some View {
        Section {
            ForEach(problems.prefix(Self.length), id: \.self) { problem in
                ProblemText("Line \(problem.line): \(problem.message)")
            }
        } header: {
            Text("Nothing was imported")
        } footer: {
            if problems.count > Self.length {
                Text("And \(problems.count - Self.length) more.")
            }
        }
    }
}

private struct ImportProgress: View {
    let done: Int
    let total: Int

    var body: some View {
        VStack(spacing: 12) {
            if total > 0 {
                ProgressView("Writing", value: Double(done), total: Double(total))
                Text("\(done) of \(total) lines")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
            } else {
                ProgressView("Reading")
            }
            Text("Nothing is kept if you cancel.")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct ImportResult: View {
    let summary: ImportSummary

    var body: some View {
        ContentUnavailableView(
            "Imported \(summary.lines) \(summary.lines == 1 ? "line" : "lines")",
            systemImage: "checkmark.circle",
            description: Text("\(summary.newItems) new \(summary.newItems == 1 ? "item" : "items").")
        )
    }
}

#Preview("Progress") {
    ImportProgress(done: 120, total: 400)
}
