import BackstaffElements

/// A server's frame, as a client in a test reads it.
package enum ServerFrame: Hashable, Sendable {
    case welcome(Welcome)
    case resumed(session: String, epoch: Int, patch: Int, event: Int)
    case patch(Patch)
    case refused(event: Int, why: String)
    case trouble(String, startOver: Bool)
    case checked(Int)
    case held
    case leave
    case store(StoredSealChanges)
    case request(WireRequest)
    case build(WireBuild)
    case inspection(Inspection)

    package struct Welcome: Hashable, Sendable {
        package var session: String
        package var epoch: Int
        package var patch: Int
        package var event: Int
        package var app: String
        package var title: String
        package var history: WireHistory?
        package var tree: WireNode
        /// The drawings of symbols that come with the tree.
        package var symbols: String?
    }

    package struct Patch: Hashable, Sendable {
        package var number: Int
        package var event: Int
        package var operations: [WireOperation]
        package var motion: String?
        package var title: String?
        package var history: WireHistory?
        /// The drawings of symbols that come with the operations.
        package var symbols: String?
    }
}

/// An attribute's value as a page reads it. A color is text on the wire.
package enum WireValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
}

/// An element as a page reads it.
package struct WireNode: Hashable, Sendable {
    package var id: ElementID
    package var role: String
    package var attributes: [String: WireValue] = [:]
    package var text = ""
    package var children: [WireNode] = []

    package init(id: ElementID, role: String) {
        self.id = id
        self.role = role
    }
}

/// A change to the tree as a page reads it.
package enum WireOperation: Hashable, Sendable {
    case insert(parent: ElementID, before: ElementID, WireNode)
    case remove(ElementID)
    case move(ElementID, before: ElementID)
    case text(ElementID, String)
    case set(ElementID, String, WireValue?)
    case focus(ElementID)
    case announce(String)
}
