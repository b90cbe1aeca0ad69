import Observation

/// Where the reader is, whatever the pattern. One per window: the views bind to it, and its methods are the jumps that
/// aren't links.
///
///     category ─────────────► the sidebar's selection                 columns with a stack, three columns
///     recipePath ──┬────────► the stack above the list of recipes     stack, columns with a stack
///                  └─ last ─► the selected recipe                     two columns, three columns
///
/// No pattern has a state of its own, so a reader who changes the pattern stays at the same recipe.
@MainActor
@Observable
public final class NavigationModel {
    /// The recipes that the reader went through, the one on screen last.
    public var recipePath: [Recipe.ID]

    private var chosenCategory: Category?
    private var chosenPattern: Pattern
    private let recipeBook: RecipeBook

    /// Makes a model of a place in `recipeBook`.
    public init(
        recipeBook: RecipeBook, pattern: Pattern = .columnsWithStack, category: Category? = nil,
        recipePath: [Recipe.ID] = []
    ) {
        self.recipeBook = recipeBook
        self.recipePath = recipePath
        chosenPattern = pattern
        chosenCategory = category
    }

    /// How the screens are arranged. The category follows the recipe to where the new pattern would have found it.
    public var pattern: Pattern {
        get { chosenPattern }
        set {
            if newValue == chosenPattern { return }
            chosenPattern = newValue
            let found = newValue.hasStack ? recipePath.first : recipePath.last
            if let recipe = found.flatMap({ recipeBook[$0] }) { chosenCategory = recipe.category }
        }
    }

    /// The selected category. What was shown of another one goes.
    public var category: Category? {
        get { chosenCategory }
        set {
            if newValue == chosenCategory { return }
            chosenCategory = newValue
            recipePath = []
        }
    }

    /// The recipe on screen, where only one can be. Its category is selected along with it.
    public var selectedRecipe: Recipe.ID? {
        get { recipePath.last }
        set {
            if newValue == recipePath.last { return }
            recipePath = newValue.map { [$0] } ?? []
            if let category = newValue.flatMap({ recipeBook[$0] })?.category { chosenCategory = category }
        }
    }

    /// Whether the list of recipes is more than one tap on the back button away.
    public var isDeep: Bool {
        pattern.hasStack && recipePath.count > 1
    }

    /// Shows one recipe in its category, wherever the reader was before.
    public func show(_ recipe: Recipe) {
        chosenCategory = recipe.category
        recipePath = [recipe.id]
    }

    /// Goes back to the list of recipes.
    public func popToRecipes() {
        recipePath.removeAll()
    }
}
