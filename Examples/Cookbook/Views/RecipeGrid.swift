import CookbookModel
import SwiftUI

/// The recipes of one category as tiles, as many abreast as fit.
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

/// One tile: what the dish is, and how long it takes.
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
