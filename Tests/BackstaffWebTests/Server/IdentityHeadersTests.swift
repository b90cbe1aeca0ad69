import BackstaffUI
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("The headers that name the visitor")
struct IdentityHeadersTests {
    private let headers = IdentityHeaders(name: "X-Forwarded-User", groups: "X-Forwarded-Groups")

    private func head(_ fields: [(String, String)]) -> HTTPRequestHead {
        HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: HTTPHeaders(fields))
    }

    @Test(
        "Q05 a header has the name, another one the groups; an empty one, or none, is a visitor without a name",
        arguments: [
            ([("x-forwarded-user", " mira ")], "mira", []),
            ([("X-Forwarded-User", "mira"), ("X-Forwarded-Groups", "crew, , owners ")], "mira", ["crew", "owners"]),
            ([("X-Forwarded-User", "Zoë Ødegård")], "Zoë Ødegård", []),
            ([("X-Forwarded-User", ""), ("X-Forwarded-Groups", "crew")], nil, []), ([], nil, []),
            ([("X-Forwarded-Groups", "owners")], nil, []), ([("X-User", "mira")], nil, []),
        ] as [([(String, String)], String?, [String])])
    func read(fields: [(String, String)], name: String?, groups: [String]) throws {
        let identity = try headers.identity(in: head(fields))
        #expect(identity.name == name && identity.groups == groups)
    }

    @Test(
        "Q05 a name that is sent twice, is too long or has control characters is refused",
        arguments: [
            [("X-Forwarded-User", "mira"), ("x-forwarded-user", "owner")],
            [("X-Forwarded-User", String(repeating: "a", count: 257))],
            [("X-Forwarded-User", String(repeating: "a", count: 65_536))],
            [("X-Forwarded-User", "mi\u{1}ra")], [("X-Forwarded-User", "mi\u{7F}ra")],
            [("X-Forwarded-User", "mi\u{202E}ra")],
            [("X-Forwarded-User", "mi\u{2028}ra")], [("X-Forwarded-User", "mi\u{FFFD}ra")],
            [("X-Forwarded-User", "mira"), ("X-Forwarded-Groups", "crew"), ("X-Forwarded-Groups", "owners")],
            [("X-Forwarded-User", "mira"), ("X-Forwarded-Groups", String(repeating: "a,", count: 101))],
            [("X-Forwarded-User", "mira"), ("X-Forwarded-Groups", String(repeating: "a", count: 4_097))],
        ])
    func refused(fields: [(String, String)]) {
        #expect(throws: IdentityHeaders.Refusal.self) { _ = try headers.identity(in: head(fields)) }
    }

    @Test("Q05 without the name of a header nobody has a name")
    func notWanted() throws {
        let identity = try IdentityHeaders().identity(in: head([("X-Forwarded-User", "mira")]))
        #expect(identity.name == nil && identity.groups == [])
    }

    @Test("Q05 scenes and stored state belong to browser and name together")
    func identifier() {
        func id(_ number: Character, _ name: String?) -> String {
            RequestVisitor(
                number: String(repeating: number, count: 32), isNew: false, address: .loopback, name: name, groups: []
            ).id
        }
        #expect(id("a", nil) == String(repeating: "a", count: 32))
        let ids = [id("a", nil), id("a", "mira"), id("a", "juno"), id("b", "mira")]
        #expect(Set(ids).count == 4 && ids.allSatisfy { RandomToken.isToken($0) })
        #expect(id("a", "mira") == id("a", "mira"))
    }
}
