import SwiftUI

/// What stands in the bar of each pattern's first screen.
struct CookbookToolbar: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .primaryAction) {
            RecipeOfTheDayButton()
            PatternMenu()
        }
    }
}
