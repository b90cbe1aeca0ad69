import CookbookModel
import Testing

@MainActor
@Suite("Navigation state of the cookbook")
struct CookbookNavigationTests {
    private let book: RecipeBook

    init() throws {
        book = try RecipeBook.bundled()
    }

    private func model(
        _ pattern: Pattern, _ category: Category? = nil, _ path: [Recipe.ID] = []
    ) -> NavigationModel {
        NavigationModel(recipeBook: book, pattern: pattern, category: category, recipePath: path)
    }

    @Test("One recipe above the list isn't deep, two are; without a stack it is never deep")
    func depth() {
        #expect(!model(.stack).isDeep)
        #expect(!model(.stack, nil, ["borscht"]).isDeep)
        #expect(model(.stack, nil, ["borscht", "focaccia"]).isDeep)
        #expect(model(.columnsWithStack, .soups, ["borscht", "focaccia"]).isDeep)
        #expect(!model(.threeColumns, .soups, ["borscht", "focaccia"]).isDeep)
    }

    @Test("Popping to the recipes keeps the category and removes everything above it, at any depth", arguments: 0...5)
    func popToRecipes(depth: Int) {
        let navigation = model(.columnsWithStack, .soups, Array(repeating: "borscht", count: depth))
        navigation.popToRecipes()
        #expect(navigation.recipePath.isEmpty)
        #expect(navigation.category == .soups)
    }

    @Test("A jump shows only the recipe in its category, from any state", arguments: Pattern.allCases)
    func jump(pattern: Pattern) throws {
        let recipe = try #require(book["borscht"])
        let navigation = model(pattern, .bread, ["focaccia", "minestrone"])
        navigation.show(recipe)
        #expect(navigation.recipePath == ["borscht"])
        #expect(navigation.category == .soups)
        #expect(navigation.pattern == pattern)
    }

    @Test("Selecting another category removes the former one's recipes; selecting the same one doesn't")
    func anotherCategory() {
        let navigation = model(.threeColumns, .soups, ["borscht"])
        navigation.category = .soups
        #expect(navigation.selectedRecipe == "borscht")
        navigation.category = .bread
        #expect(navigation.selectedRecipe == nil)
    }

    @Test("A selected recipe replaces the path and selects its category; a deleted recipe selects none")
    func selectedRecipe() {
        let navigation = model(.twoColumns, .bread, ["focaccia", "minestrone"])
        navigation.selectedRecipe = "borscht"
        #expect(navigation.recipePath == ["borscht"])
        #expect(navigation.category == .soups)
        navigation.selectedRecipe = "gone"
        #expect(navigation.recipePath == ["gone"])
        #expect(navigation.category == .soups)
        navigation.selectedRecipe = nil
        #expect(navigation.recipePath == [])
        #expect(navigation.category == .soups)
    }

    @Test("Changing the pattern keeps the shown recipe, and the way to it")
    func patternsShareThePlace() {
        let navigation = model(.stack, nil, ["borscht", "focaccia"])
        for pattern in Pattern.allCases + Pattern.allCases.reversed() {
            navigation.pattern = pattern
            #expect(navigation.selectedRecipe == "focaccia")
            #expect(navigation.recipePath == ["borscht", "focaccia"])
        }
    }

    @Test("The category is that of the selected recipe, or of the recipe at the root of the stack")
    func patternsFindTheCategory() {
        let navigation = model(.stack, nil, ["borscht", "focaccia"])
        navigation.pattern = .threeColumns
        #expect(navigation.category == .bread)
        navigation.pattern = .columnsWithStack
        #expect(navigation.category == .soups)
        navigation.popToRecipes()
        navigation.pattern = .threeColumns
        #expect(navigation.category == .soups)
    }
}
