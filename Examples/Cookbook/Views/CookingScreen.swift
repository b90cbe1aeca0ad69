import CookbookModel
import SwiftUI

/// A recipe during cooking. Each step has a page of its own, in large text that can be read from the stove.
struct CookingScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var step = 0
    let recipe: Recipe

    var body: some View {
        NavigationStack {
            TabView(selection: $step) {
                ForEach(recipe.steps.indices, id: \.self) { index in
                    CookingStep(number: index + 1, words: recipe.steps[index])
                        .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .navigationTitle(recipe.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    IngredientsButton(recipe: recipe)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
                CookingSteps(step: $step, count: recipe.steps.count)
            }
        }
    }
}

/// One step, alone on its page.
private struct CookingStep: View {
    let number: Int
    let words: String

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("\(number)")
                    .font(.largeTitle)
                    .bold()
                    .foregroundStyle(.tint)
                    .accessibilityLabel("Step \(number)")
                Text(words)
                    .font(.title)
                    .multilineTextAlignment(.leading)
            }
            .padding(24)
            .frame(maxWidth: 640, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
    }
}

/// The controls below the pages: the page's number, and buttons to the previous and next pages.
private struct CookingSteps: ToolbarContent {
    @Binding var step: Int
    let count: Int

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) {
            StepButton(title: "Previous Step", systemImage: "chevron.backward", step: $step, by: -1, count: count)
            Spacer()
            StepButton(title: "Next Step", systemImage: "chevron.forward", step: $step, by: 1, count: count)
        }
        ToolbarItem(placement: .status) {
            StepCount(step: $step, count: count)
        }
    }
}

/// Goes to the previous or next step, if there is one.
private struct StepButton: View {
    let title: LocalizedStringKey
    let systemImage: String
    @Binding var step: Int
    let by: Int
    let count: Int

    var body: some View {
        Button(title, systemImage: systemImage) { step += by }
            .disabled(!(0..<count).contains(step + by))
    }
}

/// The number of the current step, and the number of all steps.
private struct StepCount: View {
    @Binding var step: Int
    let count: Int

    var body: some View {
        Text("Step \(step + 1) of \(count)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}
