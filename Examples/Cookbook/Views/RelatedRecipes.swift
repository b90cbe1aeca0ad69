import CookbookModel
import SwiftUI

/// Recipes that go well with this one. In a stack they are pushed. Elsewhere they replace this one.
struct RelatedRecipes: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(NavigationModel.self) private var navigation
    let recipe: Recipe

    var body: some View {
        let related = recipeBook.related(to: recipe)
        if !related.isEmpty {
            RecipeSection(title: "Goes well with") {
                VStack(spacing: 8) {
                    ForEach(related) { recipe in
                        if navigation.pattern.hasStack {
                            NavigationLink(value: recipe.id) {
                                RelatedRecipeRow(recipe: recipe)
                            }
                        } else {
                            Button {
                                navigation.selectedRecipe = recipe.id
                            } label: {
                                RelatedRecipeRow(recipe: recipe)
                            }
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}

private struct RelatedRecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            CategoryIcon(category: recipe.category)
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name)
                    .font(.headline)
                Text(recipe.time)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.leading)
            Spacer(minLength: 8)
            Image(systemName: "chevron.right")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .card()
    }
}
