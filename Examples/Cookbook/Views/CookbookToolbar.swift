import SwiftUI

/// The toolbar of each pattern's first screen.
struct CookbookToolbar: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .primaryAction) {
            RecipeOfTheDayButton()
            PatternMenu()
        }
    }
}
