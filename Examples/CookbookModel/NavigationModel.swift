import Observation

/// Where the reader is, whatever the pattern. One per window: the views bind to it, and its methods are the jumps that
/// aren't links.
///
///     collection ───────────► the sidebar's selection                 columns with a stack, three columns
///       └─ favourites or not ► the list of recipes                     stack, two columns
///     recipePath ──┬────────► the stack above the list of recipes     stack, columns with a stack
///                  └─ last ─► the selected recipe                     two columns, three columns
///
/// No pattern has a state of its own, so a reader who changes the pattern stays at the same recipe.
@MainActor
@Observable
public final class NavigationModel {
    /// The recipes that the reader went through, the one on screen last.
    public var recipePath: [Recipe.ID]

    /// What the reader likes, here or in another window.
    public let favourites: Favourites

    private var chosenCollection: RecipeCollection?
    private var chosenPattern: Pattern
    let recipeBook: RecipeBook

    /// What was left out of the place that the model was restored from, until it has been shown.
    @ObservationIgnored var leftOut: LeftOut?

    /// Makes a model of a place in `recipeBook`.
    public init(recipeBook: RecipeBook, favourites: Favourites = Favourites(), place: NavigationPlace) {
        self.recipeBook = recipeBook
        self.favourites = favourites
        recipePath = place.recipePath
        chosenPattern = place.pattern
        chosenCollection = place.collection
    }

    /// Makes a model of a place in `recipeBook`, by itself the beginning.
    public convenience init(
        recipeBook: RecipeBook, favourites: Favourites = Favourites(), pattern: Pattern = .columnsWithStack,
        category: Category? = nil, recipePath: [Recipe.ID] = []
    ) {
        self.init(
            recipeBook: recipeBook, favourites: favourites,
            place: NavigationPlace(
                pattern: pattern, collection: category.map(RecipeCollection.category), recipePath: recipePath))
    }

    /// How the screens are arranged. The collection follows the recipe to where the new pattern would have found it.
    public var pattern: Pattern {
        get { chosenPattern }
        set {
            if newValue == chosenPattern { return }
            chosenPattern = newValue
            if let found = newValue.hasStack ? recipePath.first : recipePath.last { follow(found) }
        }
    }

    /// The selected collection. What was shown of another one goes, unless it is the one recipe on screen and the new
    /// collection has it too.
    public var collection: RecipeCollection? {
        get { chosenCollection }
        set {
            if newValue == chosenCollection { return }
            chosenCollection = newValue
            if !pattern.hasStack, let recipe = recipePath.last, contains(recipe) { return }
            recipePath = []
        }
    }

    /// The selected collection if it is a category.
    public var category: Category? {
        get { chosenCollection?.category }
        set { collection = newValue.map(RecipeCollection.category) }
    }

    /// Whether the list of recipes, where it isn't one of a category, is that of the favourites. The recipe on screen
    /// stays, whether it is in the list or not.
    public var showsFavourites: Bool {
        get { chosenCollection == .favourites }
        set {
            if newValue == showsFavourites { return }
            let category = recipePath.first.flatMap { recipeBook[$0] }?.category
            chosenCollection = newValue ? .favourites : category.map(RecipeCollection.category)
        }
    }

    /// The recipe on screen, where only one can be. Its category is selected along with it, unless it was found among the
    /// favourites.
    public var selectedRecipe: Recipe.ID? {
        get { recipePath.last }
        set {
            if newValue == recipePath.last { return }
            recipePath = newValue.map { [$0] } ?? []
            if let newValue { follow(newValue) }
        }
    }

    /// Whether the list of recipes is more than one tap on the back button away.
    public var isDeep: Bool {
        pattern.hasStack && recipePath.count > 1
    }

    /// Shows one recipe in its category, wherever the reader was before.
    public func show(_ recipe: Recipe) {
        chosenCollection = .category(recipe.category)
        recipePath = [recipe.id]
    }

    /// Goes back to the list of recipes.
    public func popToRecipes() {
        recipePath.removeAll()
    }

    /// Goes to a place as it is, in the present pattern.
    func go(to place: NavigationPlace) {
        chosenCollection = place.collection
        recipePath = place.recipePath
    }

    /// Selects the category of a recipe, unless what is selected has the recipe.
    private func follow(_ id: Recipe.ID) {
        if contains(id) { return }
        if let recipe = recipeBook[id] { chosenCollection = .category(recipe.category) }
    }

    /// Whether a recipe is in the selected collection.
    private func contains(_ id: Recipe.ID) -> Bool {
        switch chosenCollection {
        case .favourites: favourites.contains(id)
        case .category(let category): recipeBook[id]?.category == category
        case nil: false
        }
    }
}
