/// What runs a scene, as far as the scene's views need it.
@MainActor
protocol SceneHost: AnyObject {
    /// Updates the scene soon, because there is something to do or to keep.
    func settleSoon()

    /// Has the scene show something else, at the end of the update.
    func take(_ request: NavigationRequest)
}
