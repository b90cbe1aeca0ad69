import CookbookModel
import SwiftUI

/// All categories, of which one can be selected.
struct CategoryList: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Binding var selection: Category?

    var body: some View {
        List(Category.allCases, selection: $selection) { category in
            NavigationLink(value: category) {
                HStack(spacing: 12) {
                    CategoryIcon(category: category, size: 28)
                    Text(category.name)
                    Spacer(minLength: 8)
                    Text("\(recipeBook.recipes(in: category).count)")
                        .foregroundStyle(.secondary)
                }
            }
        }
        .navigationTitle("Cookbook")
        .toolbar {
            CookbookToolbar()
        }
    }
}
