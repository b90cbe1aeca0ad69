import CookbookModel
import SwiftUI

/// The screen beside the categories before one is selected. It shows the recipe of the day, and the categories as
/// cards.
struct WelcomeScreen: View {
    @Environment(NavigationModel.self) private var navigation

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .top)]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                RecipeOfTheDay()
                RecipeSection(title: "Categories") {
                    LazyVGrid(columns: columns, spacing: 16) {
                        ForEach(Category.allCases) { category in
                            Button {
                                navigation.category = category
                            } label: {
                                CategoryCard(category: category)
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
            }
            .padding()
            .frame(maxWidth: 900)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Welcome")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Today's suggestion, as large as a page allows.
private struct RecipeOfTheDay: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        if let recipe = recipeBook.recipeOfTheDay() {
            RecipeSection(title: "Recipe of the day") {
                Button {
                    navigation.show(recipe)
                } label: {
                    HStack(alignment: .top, spacing: 16) {
                        CategoryIcon(category: recipe.category, size: 56)
                        VStack(alignment: .leading, spacing: 4) {
                            Text(recipe.name)
                                .font(.title2)
                                .bold()
                            Text(recipe.summary)
                                .foregroundStyle(.secondary)
                            Text(recipe.time)
                                .font(.footnote)
                                .foregroundStyle(.secondary)
                        }
                        .multilineTextAlignment(.leading)
                    }
                    .card()
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// A card of the grid with the symbol, the name and the number of recipes.
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
        .frame(maxWidth: .infinity, minHeight: 156, alignment: .topLeading)
        .background(Color.secondary.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}
