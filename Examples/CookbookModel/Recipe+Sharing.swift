extension Recipe {
    /// A shopping list for the recipe: its name, and a line for each ingredient.
    public var shoppingList: String {
        ([name, ""] + ingredients.map { "\($0.amount) \($0.name)" }).joined(separator: "\n")
    }
}
