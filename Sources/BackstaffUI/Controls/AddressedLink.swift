import BackstaffElements
import BackstaffGraph

/// A link into the app that may have an address, so that it can be opened in a new tab, copied and bookmarked.
///
///     pointer or focus comes near ─► address ─► `href` of the link is set, as of now
///     a preview is made           ─► all its links are addressed at once: a crawler follows them
///
/// Addresses follow what is shown all around a link. So they are made when somebody may want them, and no earlier: a list
/// of links costs nothing more for it.
@MainActor
protocol AddressedLink: AnyObject {
    /// The URL of what the link shows, from its first slash on; `nil` if it has none.
    var address: String? { get }
}

extension Element {
    /// Gives all links at and below the element their addresses.
    @MainActor
    func addressLinks() {
        if role == .link { (responder as? ButtonElementNode)?.showAddress() }
        for child in children { child.addressLinks() }
    }
}
