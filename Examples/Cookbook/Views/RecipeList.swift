import CookbookModel
import SwiftUI

/// The root: every recipe under its category.
struct RecipeList: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        List {
            Section {
                NavigationLink(value: Route.categories) {
                    Label("Browse by category", systemImage: "square.grid.2x2")
                }
            }
            ForEach(Category.allCases) { category in
                Section(category.name) {
                    ForEach(recipeBook.recipes(in: category)) { recipe in
                        NavigationLink(value: Route.recipe(recipe.id)) {
                            RecipeRow(recipe: recipe)
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Cookbook")
        .navigationBarTitleDisplayMode(.large)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(action: showRecipeOfTheDay) {
                    Label("Recipe of the day", systemImage: "star")
                }
            }
        }
    }

    private func showRecipeOfTheDay() {
        if let recipe = recipeBook.recipeOfTheDay() {
            navigation.jump(to: recipe)
        }
    }
}
