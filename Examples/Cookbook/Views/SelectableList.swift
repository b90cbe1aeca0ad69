import CookbookModel
import SwiftUI

/// A list of recipes. If it has a selection, its links select a recipe. Otherwise they push one.
struct SelectableList<Rows: View>: View {
    let selection: Binding<Recipe.ID?>?
    @ViewBuilder let rows: Rows

    var body: some View {
        if let selection {
            List(selection: selection) { rows }
        } else {
            List { rows }
        }
    }
}
