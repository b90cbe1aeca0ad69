import CookbookModel
import SwiftUI

/// The recipes of one category as tiles. As many are in a row as fit.
struct RecipeGrid: View {
    @Environment(RecipeBook.self) private var recipeBook
    @State private var searchText = ""
    let category: Category

    private let columns = [GridItem(.adaptive(minimum: 240), spacing: 16, alignment: .top)]

    var body: some View {
        let recipes = recipeBook.recipes(in: category, matching: searchText)
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(recipes) { recipe in
                    NavigationLink(value: recipe.id) {
                        RecipeTile(recipe: recipe)
                    }
                    .buttonStyle(.plain)
                    .contextMenu {
                        FavouriteButton(recipe: recipe)
                    }
                }
            }
            .padding()
            .frame(maxWidth: 1000)
            .frame(maxWidth: .infinity)
        }
        .overlay {
            if recipes.isEmpty {
                ContentUnavailableView.search(text: searchText)
            }
        }
        .searchable(text: $searchText, prompt: "Names and ingredients")
        .navigationTitle(category.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                LonePatternMenu()
            }
        }
    }
}

/// A tile with the name of a dish and its cooking time.
private struct RecipeTile: View {
    let recipe: Recipe

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                CategoryIcon(category: recipe.category)
                Text(recipe.name)
                    .font(.headline)
                    .lineLimit(2)
                Spacer(minLength: 0)
                FavouriteMark(recipe: recipe)
            }
            Text(recipe.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(2)
            Text(recipe.time)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.leading)
        .card()
    }
}
