import NIOHTTP1

/// The headers with which the front tells a worker who has sent a request. What a client sends under these names is
/// dropped.
enum FrontHeaders {
    private static let number = "backstaff-visitor"
    private static let isNew = "backstaff-new-visitor"
    private static let address = "backstaff-client"
    private static let name = "backstaff-name"
    private static let groups = "backstaff-groups"

    private static var all: [String] { [number, isNew, address, name, groups] }
    private static let identity = IdentityHeaders(name: name, groups: groups)

    /// The most fields that a front adds to a request: these, and the one that closes the connection.
    static var mostFields: Int { all.count + 1 }
    /// The most bytes that a front adds to a request.
    static let mostBytes = IdentityHeaders.mostNameBytes + IdentityHeaders.mostGroupBytes + 512

    /// Replaces the headers of a request.
    static func set(_ visitor: RequestVisitor, in headers: inout HTTPHeaders) {
        for header in all { headers.remove(name: header) }
        headers.add(name: number, value: visitor.number)
        if visitor.isNew { headers.add(name: isNew, value: "1") }
        headers.add(name: address, value: visitor.address.description)
        if let value = visitor.name { headers.add(name: name, value: value) }
        if !visitor.groups.isEmpty { headers.add(name: groups, value: visitor.groups.joined(separator: ",")) }
    }

    /// Returns the visitor that the front has named, or `nil` if the request has none.
    static func visitor(in head: HTTPRequestHead) throws(IdentityHeaders.Refusal) -> RequestVisitor? {
        guard let number = head.headers.first(name: number), RandomToken.isToken(number) else { return nil }
        let (name, groups) = try identity.identity(in: head)
        return RequestVisitor(
            number: number, isNew: head.headers.contains(name: isNew),
            address: head.headers.first(name: address).flatMap { IPAddress($0) } ?? .loopback, name: name,
            groups: groups)
    }
}
