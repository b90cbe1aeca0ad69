import CookbookModel
import SwiftUI

/// The cookbook as one stack: everything is pushed onto everything.
struct RecipeStack: View {
    @State private var navigation = NavigationModel()

    var body: some View {
        NavigationStack(path: $navigation.path) {
            RecipeList()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .categories:
                        CategoryGrid()
                    case .category(let category):
                        CategoryDetail(category: category)
                    case .recipe(let id):
                        RecipeScreen(id: id)
                    }
                }
        }
        .environment(navigation)
    }
}
