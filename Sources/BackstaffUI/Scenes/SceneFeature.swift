/// What a feature keeps once for each scene: guards, routes, what is presented from the window.
///
/// The scene makes it when it is first asked for, and knows nothing else of it. So a feature stands above the scenes.
@MainActor
protocol SceneFeature: AnyObject {
    init()
}
