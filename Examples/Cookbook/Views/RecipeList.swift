import CookbookModel
import SwiftUI

/// All recipes by category or the favorites, with a search field.
struct RecipeList: View {
    @Environment(RecipeBook.self) private var recipeBook
    @State private var searchText = ""
    @Bindable var navigation: NavigationModel
    /// The selection, or nil if a recipe is pushed instead of selected.
    let selection: Binding<Recipe.ID?>?

    var body: some View {
        SelectableList(selection: selection) {
            Section {
                Picker("Recipes", selection: $navigation.showsFavourites) {
                    Text("All Recipes").tag(false)
                    Text("Favourites").tag(true)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .listRowBackground(Color.clear)
                .listRowInsets(EdgeInsets())
                .listRowSeparator(.hidden)
            }
            if navigation.showsFavourites {
                Section {
                    FavouriteRows(searchText: searchText)
                }
            } else {
                RecipeSections(searchText: searchText)
            }
        }
        .overlay {
            if navigation.showsFavourites {
                NoFavourites(searchText: searchText)
            } else if !recipeBook.recipes.contains(where: { $0.matches(searchText) }) {
                ContentUnavailableView.search(text: searchText)
            }
        }
        .editsFavourites(navigation.showsFavourites)
        .searchable(text: $searchText, prompt: "Names and ingredients")
        .navigationTitle("Cookbook")
        .toolbar {
            CookbookToolbar()
        }
    }
}
