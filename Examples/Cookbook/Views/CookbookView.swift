import CookbookModel
import SwiftUI

/// The whole book, in the pattern that the reader has chosen.
///
/// The addresses are said here, once for all patterns: `/soups/recipes/borscht` where categories are chosen first,
/// `/recipes/borscht` where they aren't, and `/recipes/borscht/recipes/focaccia` for what goes well with it.
public struct CookbookView: View {
    @State private var navigation: NavigationModel

    /// Shows a place in a book.
    public init(navigation: @autoclosure () -> NavigationModel) {
        _navigation = State(initialValue: navigation())
    }

    /// What is shown.
    public var body: some View {
        Group {
            switch navigation.pattern {
            case .stack: StackPattern(navigation: navigation)
            case .twoColumns: TwoColumnPattern(navigation: navigation)
            case .threeColumns: ThreeColumnPattern(navigation: navigation)
            case .columnsWithStack: ColumnsWithStackPattern(navigation: navigation)
            }
        }
        .navigationRoute("favourites", for: RecipeCollection.self) {
            $0 == .favourites ? () : nil
        } parse: {
            .favourites
        }
        .navigationRoute(":category", for: RecipeCollection.self) {
            $0.category?.rawValue
        } parse: {
            Category(rawValue: $0).map(RecipeCollection.category)
        }
        .navigationRoute("recipes/:recipe", for: Recipe.ID.self)
        .environment(navigation)
        .environment(navigation.favourites)
    }
}
