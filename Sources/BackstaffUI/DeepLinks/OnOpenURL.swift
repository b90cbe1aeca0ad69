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
}

/// Hands the addresses that a scene is given to its views.
@MainActor
final class URLDelivery: SceneFeature {
    /// The addresses that views are being told of: one may open another, and none may open itself.
    @exclusivity(unchecked) private var beingTold: [URL] = []

    /// No more addresses than this are followed from one that came from outside.
    private static let mostTold = 16

    /// Hands an address to every view of a scene that wants addresses, outer ones first.
    ///
    /// - Returns: Whether there is such a view, and the address can be read.
    func deliver(_ address: String, to scene: SceneContext) -> Bool {
        let base = scene.exchange.origin.flatMap { URL(string: $0) }
        guard let url = URL(string: address, relativeTo: base)?.absoluteURL else { return false }
        if beingTold.contains(url) || beingTold.count == Self.mostTold { return false }
        beingTold.append(url)
        defer { beingTold.removeLast() }
        let openers = OpenURLModifier.listeners(in: scene)
        for opener in openers.inOrder { opener.modifier.action(url) }
        return !openers.isEmpty
    }
}
