import CookbookModel
import SwiftUI

@main
struct CookbookApp: App {
    private let recipeBook = Result { try RecipeBook.bundled() }

    var body: some Scene {
        WindowGroup {
            switch recipeBook {
            case .success(let recipeBook):
                RecipeStack()
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
