import BackstaffElements
import BackstaffGraph

/// A link into the app that may have an address, so that it can be opened in a new tab, copied and bookmarked.
///
///     pointer or focus comes near ─► address ─► `href` of the link is set, as of now
///     a preview is made           ─► all its links are addressed at once: a crawler follows them
///
/// A URL depends on the screens around the link. It is computed only when a user may need it, so it adds no cost to a
/// list of links.
@MainActor
package protocol AddressedLink: AnyObject {
    /// The URL of the link's target, from its first slash on. `nil` if it has none.
    var address: String? { get }
}

extension Element {
    /// Sets the URLs of all links at and below the element.
    @MainActor
    package func addressLinks() {
        if role == .link { (responder as? ButtonElementNode)?.showAddress() }
        for child in children { child.addressLinks() }
    }
}
