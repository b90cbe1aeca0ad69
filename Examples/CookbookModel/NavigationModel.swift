import Observation

/// The reader's place in the book, independent of the pattern. Each window has its own. Views bind to its properties, and
/// its methods are for navigation that isn't done by links.
///
///     collection ───────────► the sidebar's selection                 columns with a stack, three columns
///       └─ favorites or not ► the list of recipes                     stack, two columns
///     recipePath ──┬────────► the stack above the list of recipes     stack, columns with a stack
///                  └─ last ─► the selected recipe                     two columns, three columns
///
/// No pattern has a separate state, so a reader who changes the pattern stays at the same recipe.
@MainActor
@Observable
public final class NavigationModel {
    /// The recipes on the reader's path. The last one is on screen.
    public var recipePath: [Recipe.ID]

    /// The reader's favorites, which all windows share.
    public let favourites: Favourites

    private var chosenCollection: RecipeCollection?
    private var chosenPattern: Pattern
    let recipeBook: RecipeBook

    /// The recipes that couldn't be restored, until the reader has been told.
    @ObservationIgnored var leftOut: LeftOut?

    /// Creates a model for a place in `recipeBook`.
    public init(recipeBook: RecipeBook, favourites: Favourites = Favourites(), place: NavigationPlace) {
        self.recipeBook = recipeBook
        self.favourites = favourites
        recipePath = place.recipePath
        chosenPattern = place.pattern
        chosenCollection = place.collection
    }

    /// Creates a model for a place in `recipeBook`. By default it is the beginning.
    public convenience init(
        recipeBook: RecipeBook, favourites: Favourites = Favourites(), pattern: Pattern = .columnsWithStack,
        category: Category? = nil, recipePath: [Recipe.ID] = []
    ) {
        self.init(
            recipeBook: recipeBook, favourites: favourites,
            place: NavigationPlace(
                pattern: pattern, collection: category.map(RecipeCollection.category), recipePath: recipePath))
    }

    /// The arrangement of the screens. When it changes, the selected collection becomes the one in which the new
    /// pattern shows the recipe.
    public var pattern: Pattern {
        get { chosenPattern }
        set {
            if newValue == chosenPattern { return }
            chosenPattern = newValue
            if let found = newValue.hasStack ? recipePath.first : recipePath.last { follow(found) }
        }
    }

    /// The selected collection. When it changes, the path is cleared. In a pattern without a stack, the recipe on
    /// screen stays if the new collection contains it.
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

    /// Whether the list shows the favorites, in patterns without categories. The recipe on screen stays, even if it
    /// isn't in the list.
    public var showsFavourites: Bool {
        get { chosenCollection == .favourites }
        set {
            if newValue == showsFavourites { return }
            let category = recipePath.first.flatMap { recipeBook[$0] }?.category
            chosenCollection = newValue ? .favourites : category.map(RecipeCollection.category)
        }
    }

    /// The recipe on screen, in patterns that show only one. Its category is selected too, unless it is selected among
    /// the favorites.
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

    /// Goes to a place in the current pattern.
    func go(to place: NavigationPlace) {
        chosenCollection = place.collection
        recipePath = place.recipePath
    }

    /// Selects the category of a recipe, unless the selected collection contains the recipe.
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
