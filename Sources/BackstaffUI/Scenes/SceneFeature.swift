/// The data of a feature for one scene, for example guards, routes or presented views.
///
/// The scene creates the object on first use, and knows nothing else about the feature. For this reason a feature's
/// folder can depend on scenes without the reverse.
@MainActor
protocol SceneFeature: AnyObject {
    init()
}
