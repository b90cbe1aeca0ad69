import CookbookModel
import SwiftUI

/// A recipe in a list: its symbol, its name, its summary, and a heart if it is a favorite.
struct RecipeRow: View {
    let recipe: Recipe
    /// Whether a favorite is marked with a heart. In a list of favorites the heart is superfluous.
    var showsFavourite = true

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            CategoryIcon(category: recipe.category)
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text(recipe.name)
                        .font(.headline)
                    if showsFavourite {
                        FavouriteMark(recipe: recipe)
                    }
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
        }
        .padding(.vertical, 4)
    }
}
