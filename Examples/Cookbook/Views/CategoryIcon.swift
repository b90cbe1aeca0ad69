import CookbookModel
import SwiftUI

/// The symbol of a category in white on a rounded square of its color.
struct CategoryIcon: View {
    let category: Category
    var size: CGFloat = 32

    var body: some View {
        SymbolTile(symbolName: category.symbolName, color: color, size: size)
    }

    /// Strong enough to carry a white symbol.
    private var color: Color {
        switch category {
        case .breakfast: .orange
        case .soups: .red
        case .salads: .green
        case .noodles: .brown
        case .grains: .indigo
        case .vegetables: .teal
        case .mains: .blue
        case .bread: .gray
        case .desserts: .purple
        }
    }
}

/// A symbol in white on a rounded square.
struct SymbolTile: View {
    let symbolName: String
    let color: Color
    let size: CGFloat

    var body: some View {
        Image(systemName: symbolName)
            .font(.system(size: size / 2))
            .foregroundStyle(Color.white)
            .frame(width: size, height: size)
            .background(color)
            .clipShape(RoundedRectangle(cornerRadius: size / 4))
    }
}
