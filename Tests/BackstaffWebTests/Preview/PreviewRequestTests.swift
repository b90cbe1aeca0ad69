import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("What a preview knows about the browser")
struct PreviewRequestTests {
    @Test(
        "O02 a preview is made for the appearance that the page has stored, or for the one that the browser names",
        arguments: [
            ("dark", nil, true, false), ("light", "dark", false, false), ("dark-still", nil, true, true),
            ("light-still", nil, false, true), (nil, "dark", true, false), (nil, nil, false, false),
            ("", "dark", true, false), ("night-still", nil, false, false), ("dark-x-still", nil, true, false),
        ] as [(String?, String?, Bool, Bool)])
    func appearance(cookie: String?, header: String?, isDark: Bool, reducesMotion: Bool) {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        if let cookie { head.headers.add(name: "Cookie", value: "a=b; backstaff-appearance=\(cookie)") }
        if let header { head.headers.add(name: "Sec-CH-Prefers-Color-Scheme", value: header) }
        let appearance = PreviewRequest.appearance(in: head)
        #expect(appearance.isDark == isDark && appearance.reducesMotion == reducesMotion)
    }
}
