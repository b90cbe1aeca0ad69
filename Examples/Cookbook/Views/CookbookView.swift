import CookbookModel
import SwiftUI

/// The whole book, in the pattern that the reader has chosen.
public struct CookbookView: View {
    @State private var navigation: NavigationModel

    /// Shows a place in a book.
    public init(navigation: @autoclosure () -> NavigationModel) {
        _navigation = State(initialValue: navigation())
    }

    /// What is shown.
    public var body: some View {
        Group {
            switch navigation.pattern {
            case .stack: StackPattern(navigation: navigation)
            case .twoColumns: TwoColumnPattern(navigation: navigation)
            case .threeColumns: ThreeColumnPattern(navigation: navigation)
            case .columnsWithStack: ColumnsWithStackPattern(navigation: navigation)
            }
        }
        .environment(navigation)
        .environment(navigation.favourites)
    }
}
