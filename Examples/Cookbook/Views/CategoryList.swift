import CookbookModel
import SwiftUI

/// The favorites and all categories, of which one can be selected.
struct CategoryList: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(Favourites.self) private var favourites
    @Binding var selection: RecipeCollection?

    var body: some View {
        List(selection: $selection) {
            CollectionRow(collection: .favourites, count: favourites.ids.count) {
                SymbolTile(symbolName: "heart.fill", color: .pink, size: 28)
            }
            Section("Categories") {
                ForEach(Category.allCases) { category in
                    CollectionRow(
                        collection: .category(category), count: recipeBook.recipes(in: category).count
                    ) {
                        CategoryIcon(category: category, size: 28)
                    }
                }
            }
        }
        .navigationTitle("Cookbook")
        .toolbar {
            CookbookToolbar()
        }
    }
}

private struct CollectionRow<Icon: View>: View {
    let collection: RecipeCollection
    let count: Int
    @ViewBuilder let icon: Icon

    var body: some View {
        NavigationLink(value: collection) {
            HStack(spacing: 12) {
                icon
                Text(collection.name)
            }
        }
        .badge(count)
    }
}
