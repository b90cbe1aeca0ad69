import PackagesModel
import SwiftUI

/// Marks a package, or removes its mark.
struct MarkButton: View {
    @Environment(MarkedPackages.self) private var marks
    let package: Package

    var body: some View {
        let isMarked = marks.contains(package.id)
        Button {
            marks.toggle(package.id)
        } label: {
            Label(isMarked ? "Unmark" : "Mark", systemImage: isMarked ? "star.slash" : "star")
        }
    }
}

/// The same button for a bar, where the star shows whether the package is marked.
struct MarkToolbarButton: View {
    @Environment(MarkedPackages.self) private var marks
    let package: Package

    var body: some View {
        let isMarked = marks.contains(package.id)
        Button {
            marks.toggle(package.id)
        } label: {
            Label(isMarked ? "Unmark" : "Mark", systemImage: isMarked ? "star.fill" : "star")
        }
        .tint(isMarked ? .orange : nil)
    }
}

extension View {
    /// Adds a swipe action and a menu item that mark the row's package.
    func markable(_ package: Package) -> some View {
        swipeActions(edge: .leading, allowsFullSwipe: true) {
            MarkButton(package: package)
                .tint(.orange)
        }
        .contextMenu {
            MarkButton(package: package)
        }
    }
}
