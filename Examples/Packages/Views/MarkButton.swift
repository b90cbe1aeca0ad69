import PackagesModel
import SwiftUI

/// Marks a package, or takes its mark away.
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

/// The same in a bar, where the star shows whether there is a mark.
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
    /// Lets a row mark its package, by a swipe or from its menu.
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
