import BackstaffNavigation

/// What the views of a scene ask it to show.
enum NavigationRequest {
    case undo, redo
    case restore(NavigationState)
}
