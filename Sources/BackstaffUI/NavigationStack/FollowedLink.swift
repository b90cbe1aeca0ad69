import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The row of a list whose link has led from a screen to the one above it. It is highlighted until the screen is shown again.
///
///     link tapped ──► its value is pushed, the link is marked ──► the screen comes back ──► no mark
///                                       │
///                                       ├─ the app refuses the value, and no screen comes: no mark
///                                       ├─ the link of another row gets the value: it is marked, too
///                                       └─ a marked link gets another value: it isn't marked any more
///
/// So a row is known by its link's value: it stays highlighted if its views are made again, and doesn't if the value changes.
@MainActor
final class FollowedLink {
    private let value: NavigationValue
    private var marked: Set<ElementID> = []

    init(_ value: NavigationValue) {
        self.value = value
    }

    /// Marks a link if it has the value, and else removes its mark.
    func mark(_ link: Element, of value: NavigationValue?, in tree: ElementTree) {
        if value == self.value {
            marked.insert(link.id)
            tree.set(.presented, to: .flag(true), of: link)
        } else if marked.remove(link.id) != nil {
            tree.set(.presented, to: nil, of: link)
        }
    }

    /// Removes all marks, because the screen with the links is shown again.
    func end(in tree: ElementTree) {
        for id in marked {
            if let link = tree.element(id) { tree.set(.presented, to: nil, of: link) }
        }
    }
}
