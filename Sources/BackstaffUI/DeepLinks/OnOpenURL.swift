import BackstaffGraph
import Foundation

extension View {
    /// Runs an action for each address that the scene of this view is given: the address of a new tab, a link of the same
    /// site that is followed, an address of a scheme that only the app knows.
    ///
    /// The action is run once for an address. For that of a new tab it runs before anything of the scene is shown, so that
    /// what it selects and pushes is there at once; writes of a selection and of a path in it both stand, without a delay.
    /// Of several such views in a scene all are told, outer ones first, whether or not another screen covers them. A new
    /// tab at `/` has no address to tell.
    ///
    /// - Parameter action: What to do with the address.
    public func onOpenURL(perform action: @escaping (_ url: URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

/// Runs an action for each address that a scene is given.
struct OpenURLModifier: SceneListener {
    let action: (URL) -> Void

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> { scene.exchange.openers }
}
