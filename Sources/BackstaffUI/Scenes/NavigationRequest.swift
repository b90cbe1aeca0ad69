import BackstaffNavigation

/// A request of a scene's views to change what the scene shows.
enum NavigationRequest {
    case undo, redo
    case restore(NavigationState)
}
