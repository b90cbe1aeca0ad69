import CookbookModel
import SwiftUI

/// The whole book, at the place where the reader was last in this window.
public struct CookbookView: View {
    @SceneStorage("navigation") private var saved: Data?
    private let makeNavigation: @MainActor () -> NavigationModel

    /// Shows a place in a book, unless this window was at another.
    public init(navigation: @autoclosure @escaping @MainActor () -> NavigationModel) {
        makeNavigation = navigation
    }

    /// What is shown.
    public var body: some View {
        CookbookScreens(beginning: makeNavigation(), saved: $saved)
    }
}

/// The book in the pattern that the reader has chosen.
///
/// The addresses are said here, once for all patterns: `/soups/recipes/borscht` where categories are chosen first,
/// `/recipes/borscht` where they aren't, and `/recipes/borscht/recipes/focaccia` for what goes well with it.
private struct CookbookScreens: View {
    @State private var navigation: NavigationModel
    @Binding private var saved: Data?

    /// The model is restored before there is anything to see, so that no other pattern is there first. An address that
    /// the window is opened with, or a place that its host brings back, comes later and has its way.
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

/// Saves the reader's place whenever it has changed.
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
