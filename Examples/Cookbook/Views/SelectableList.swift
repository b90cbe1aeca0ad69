import CookbookModel
import SwiftUI

/// A list of recipes that selects where there is a selection, and pushes what its links lead to where there is none.
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
