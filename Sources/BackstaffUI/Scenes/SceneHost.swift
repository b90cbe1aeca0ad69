/// The object that runs a scene, as the scene's views see it.
@MainActor
protocol SceneHost: AnyObject {
    /// Updates the scene soon, because there are changes or requests to handle.
    func settleSoon()

    /// Changes what the scene shows at the end of the update.
    func take(_ request: NavigationRequest)
}
