import CookbookModel
import SwiftUI

/// The whole book, at the reader's last place in this window.
public struct CookbookView: View {
    @SceneStorage("navigation") private var saved: Data?
    private let makeNavigation: @MainActor () -> NavigationModel

    /// Creates a view of a book. `navigation` provides the place to show if no place was saved for this window.
    public init(navigation: @autoclosure @escaping @MainActor () -> NavigationModel) {
        makeNavigation = navigation
    }

    /// The content of the view.
    public var body: some View {
        CookbookScreens(beginning: makeNavigation(), saved: $saved)
    }
}

/// The book in the pattern that the reader has chosen.
///
/// The URLs are declared here for all patterns: `/soups/recipes/borscht` if categories are chosen first,
/// `/recipes/borscht` if they aren't, and `/recipes/borscht/recipes/focaccia` for a related recipe.
private struct CookbookScreens: View {
    @State private var navigation: NavigationModel
    @Binding private var saved: Data?

    /// The model is restored before anything is shown, so that no other pattern is visible first. A URL that the window
    /// is opened with, and a path that the host restores, come later and override it.
    init(beginning: NavigationModel, saved: Binding<Data?>) {
        _navigation = State(initialValue: saved.wrappedValue.flatMap(beginning.restored) ?? beginning)
        _saved = saved
    }

    var body: some View {
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
        .modifier(PlaceSaving(navigation: navigation, saved: $saved))
    }
}

/// Saves the reader's place whenever it changes.
private struct PlaceSaving: ViewModifier {
    let navigation: NavigationModel
    @Binding var saved: Data?

    func body(content: Content) -> some View {
        content
            .onAppear {
                navigation.leaveOutGoneRecipes()
            }
            .onChange(of: navigation.place) { _, place in
                saved = place.saved
            }
    }
}
