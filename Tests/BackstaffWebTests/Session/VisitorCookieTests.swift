import Testing

@testable import BackstaffWeb

@Suite("The visitor's cookie")
struct VisitorCookieTests {
    private let number = String(repeating: "a1", count: 16)

    private func header(_ value: String) -> String { "a=b; backstaff-visitor=\(value); c=d" }

    @Test("Q01 a number that the server has signed is the visitor's; one without its signature isn't")
    func signed() throws {
        let cookie = VisitorCookie(keys: .ephemeral())
        let value = cookie.value(for: number)
        #expect(cookie.visitor(in: header(value)) == number)
        let other = cookie.value(for: String(repeating: "b2", count: 16))
        let signature = try #require(other.split(separator: ".").last)
        for wrong in [
            number, "\(number).", "\(number).\(signature)", String(value.dropLast()), value + "A", value + ".x",
            value.replacing("a1a1", with: "a2a1", maxReplacements: 1), "", ".",
        ] {
            #expect(cookie.visitor(in: header(wrong)) == nil, "\(wrong)")
        }
    }

    @Test("Q01 another server's cookie is valid if they share a key, also one that only opens")
    func keys() throws {
        let first = SealingKey.random()
        let second = SealingKey.random()
        func cookie(_ keys: [SealingKey]) throws -> VisitorCookie {
            VisitorCookie(keys: try #require(SealingKeys(keys, from: .memory)))
        }
        let value = try cookie([first]).value(for: number)
        #expect(try cookie([second, first]).visitor(in: header(value)) == number)
        #expect(try cookie([second]).visitor(in: header(value)) == nil)
    }

    @Test("Q01 behind TLS the cookie is for this host and for TLS only; the other cookie isn't read")
    func behindTLS() {
        let keys = SealingKeys.ephemeral()
        let secure = VisitorCookie(keys: keys, isBehindTLS: true)
        #expect(secure.header(for: number).hasPrefix("__Host-backstaff-visitor=\(number)."))
        #expect(secure.header(for: number).hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"))
        #expect(!VisitorCookie(keys: keys).header(for: number).contains("Secure"))
        #expect(secure.visitor(in: header(secure.value(for: number))) == nil)
        #expect(secure.visitor(in: "__Host-" + header(secure.value(for: number)).dropFirst(5)) == number)
    }

    @Test("Q06 below a path the cookie is for that path; behind TLS it has the prefix that such a cookie may have")
    func belowPath() throws {
        let path = try BasePath("/shop")
        let keys = SealingKeys.ephemeral()
        let plain = VisitorCookie(keys: keys, basePath: path).header(for: number)
        #expect(plain.hasPrefix("backstaff-visitor=\(number).") && plain.hasSuffix("SameSite=Lax"))
        #expect(plain.contains("; Path=/shop;"))
        let secure = VisitorCookie(keys: keys, isBehindTLS: true, basePath: path).header(for: number)
        #expect(secure.hasPrefix("__Secure-backstaff-visitor=\(number).") && secure.hasSuffix("; Secure"))
        #expect(secure.contains("; Path=/shop;"))
    }

    @Test("Q06 of the cookies of two apps on one host, each server finds its own")
    func twoApps() {
        let (first, second) = (VisitorCookie(keys: .ephemeral()), VisitorCookie(keys: .ephemeral()))
        let other = String(repeating: "b2", count: 16)
        let values = [first.value(for: number), second.value(for: other)]
        for values in [values, values.reversed()] {
            let header = values.map { "backstaff-visitor=\($0)" }.joined(separator: "; ")
            #expect(first.visitor(in: header) == number && second.visitor(in: header) == other)
        }
    }
}
