import SwiftUI

/// A view of a fixed size that a test finds by its name.
@MainActor
func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.green.frame(width: width, height: height).accessibilityLabel(name)
}
