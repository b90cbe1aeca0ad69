import BackstaffGraph
import Foundation

extension View {
    /// Adds an action for addresses that are opened in the scene of this view. These are the address of a new tab,
    /// followed links to the same site, and addresses with a scheme of the app.
    ///
    /// The action runs once for each address. For the address of a new tab it runs before the scene is shown, so its
    /// selections and pushed values are there at once. If it writes both a selection and a path, both are kept. If a
    /// scene has several such views, all actions run, those of outer views first, even if another screen covers the
    /// view. A new tab at `/` has no address to open.
    ///
    /// - Parameter action: The action. It gets the address.
    public func onOpenURL(perform action: @escaping (_ url: URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

/// A modifier that runs an action for each address that is opened in the scene.
struct OpenURLModifier: SceneListener {
    let action: (URL) -> Void
}

/// Passes the addresses that are opened in a scene to its views.
@MainActor
final class URLDelivery: SceneFeature {
    /// The addresses whose actions are running. An action may open another address, but not one of these.
    private var beingTold: [URL] = []

    /// The largest number of addresses that are opened in response to one from outside.
    private static let mostTold = 16

    /// Passes an address to all views of a scene with an action for addresses, outer views first.
    ///
    /// - Returns: Whether there is such a view, and the address is valid.
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
