import CookbookModel
import SwiftUI

/// A whole recipe. Ingredients and steps are side by side if there is enough space, or else one above the other.
struct RecipeDetail: View {
    @State private var isWriting = false
    let recipe: Recipe

    private let columns = [GridItem(.adaptive(minimum: 280), spacing: 24, alignment: .top)]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                RecipeHeader(recipe: recipe)
                LazyVGrid(columns: columns, alignment: .leading, spacing: 24) {
                    IngredientList(ingredients: recipe.ingredients)
                    StepList(steps: recipe.steps)
                }
                RecipeNote(recipe: recipe, isWriting: $isWriting)
                RelatedRecipes(recipe: recipe)
            }
            .padding()
            .frame(maxWidth: 820, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            RecipeMenu(recipe: recipe, isWriting: $isWriting)
        }
        .sheet(isPresented: $isWriting) {
            NoteEditor(recipe: recipe)
        }
    }
}

/// Category, name, summary, the most important facts, and the button to start cooking.
private struct RecipeHeader: View {
    let recipe: Recipe

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 8) {
                CategoryIcon(category: recipe.category, size: 24)
                Text(recipe.category.name)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Text(recipe.name)
                .font(.title)
                .bold()
            Text(recipe.summary)
                .foregroundStyle(.secondary)
            HStack(spacing: 8) {
                FactBadge(text: recipe.time, systemImage: "clock")
                FactBadge(text: "Serves \(recipe.servings)", systemImage: "person.2")
            }
            CookButton(recipe: recipe)
                .padding(.top, 4)
        }
        .multilineTextAlignment(.leading)
    }
}

/// A fact in a capsule.
private struct FactBadge: View {
    let text: String
    let systemImage: String

    var body: some View {
        Label(text, systemImage: systemImage)
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.secondary.opacity(0.12))
            .clipShape(Capsule())
    }
}
