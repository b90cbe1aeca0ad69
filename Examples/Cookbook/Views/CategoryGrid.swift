import CookbookModel
import SwiftUI

/// All categories as cards: two abreast on a phone, as many as fit elsewhere.
struct CategoryGrid: View {
    private let columns = [GridItem(.adaptive(minimum: 136), spacing: 16, alignment: .top)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(Category.allCases) { category in
                    NavigationLink(value: Route.category(category)) {
                        CategoryCard(category: category)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding()
            .frame(maxWidth: 900)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Categories")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// One card of the grid: symbol, name, and how many recipes wait behind it.
private struct CategoryCard: View {
    @Environment(RecipeBook.self) private var recipeBook
    let category: Category

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CategoryIcon(category: category, size: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text(category.name)
                    .font(.headline)
                    .lineLimit(2)
                Text("\(recipeBook.recipes(in: category).count) recipes")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.leading)
        }
        .padding()
        .frame(maxWidth: .infinity, minHeight: 136, alignment: .topLeading)
        .background(Color.secondary.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}
