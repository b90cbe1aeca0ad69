extension Recipe {
    /// What is needed to cook the recipe, for who is to go shopping: the name, and a line for each ingredient.
    public var shoppingList: String {
        ([name, ""] + ingredients.map { "\($0.amount) \($0.name)" }).joined(separator: "\n")
    }
}
