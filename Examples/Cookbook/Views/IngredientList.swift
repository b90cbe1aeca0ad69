import CookbookModel
import SwiftUI

/// The ingredients, with names on the left and amounts on the right.
struct IngredientList: View {
    let ingredients: [Recipe.Ingredient]

    var body: some View {
        RecipeSection(title: "Ingredients") {
            VStack(alignment: .leading, spacing: 10) {
                ForEach(ingredients, id: \.self) { ingredient in
                    if ingredient != ingredients.first {
                        Divider()
                    }
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text(ingredient.name)
                            .multilineTextAlignment(.leading)
                        Spacer(minLength: 8)
                        Text(ingredient.amount)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.trailing)
                    }
                }
            }
            .card()
        }
    }
}
