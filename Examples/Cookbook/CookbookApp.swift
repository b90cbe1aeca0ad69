import CookbookModel
import CookbookViews
import SwiftUI

@main
struct CookbookApp: App {
    // Read once for all visitors: recipes don't change.
    private static let recipeBook = Result { try RecipeBook.bundled() }

    // Each reader has a separate value, which is shared by the reader's windows.
    @State private var favourites = Favourites()

    var body: some Scene {
        WindowGroup {
            switch Self.recipeBook {
            case .success(let recipeBook):
                CookbookView(navigation: NavigationModel(recipeBook: recipeBook, favourites: favourites))
                    .environment(recipeBook)
            case .failure(let error):
                ContentUnavailableView(
                    "The cookbook won't open",
                    systemImage: "book.closed",
                    description: Text(error.localizedDescription)
                )
            }
        }
    }
}
