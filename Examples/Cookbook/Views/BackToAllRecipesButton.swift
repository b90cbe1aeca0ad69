import CookbookModel
import SwiftUI

/// Goes back to the root in one tap. It is there only when the back button would take more than one.
struct BackToAllRecipesButton: View {
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        if navigation.isDeep {
            Button(action: navigation.popToRoot) {
                Label("Back to all recipes", systemImage: "list.bullet")
            }
        }
    }
}
