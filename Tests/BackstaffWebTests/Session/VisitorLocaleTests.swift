import BackstaffElements
import BackstaffUI
import Foundation
import Testing

@testable import BackstaffWeb

@Suite struct VisitorLocaleTests {
    @Test(
        "M06 The languages of a browser are read in the order of their weights, and what isn't a language is left out",
        arguments: [
            ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]), ("en;q=0.2, fr ;q=0.9", ["fr", "en"]),
            ("de", ["de"]), ("", []), ("*", []), (";;,,=,q=1", ["q"]), ("fr;q=0", []), ("fr;q=nonsense", ["fr"]),
            ("../../etc/passwd", []), (String(repeating: "a,", count: 1_000), Array(repeating: "a", count: 10)),
        ] as [(String, [String])])
    func languages(header: String, expected: [String]) {
        #expect(AcceptedLanguages.list(header) == expected)
    }

    @Test("M07 A hello says the person's region and time zone; an unknown time zone counts as that of the process")
    func hello() {
        var hello = ClientHello(width: 1, height: 1)
        hello.language = "de-AT,en"
        hello.timeZone = "Asia/Tokyo"
        #expect(VisitorLocale(hello).locale.region?.identifier == "AT")
        #expect(VisitorLocale(hello).timeZone.identifier == "Asia/Tokyo")
        #expect(VisitorLocale(hello).calendar.timeZone.identifier == "Asia/Tokyo")
        for zone in ["", "../../etc/passwd", "\u{0}", "Mars/Olympus"] {
            hello.timeZone = zone
            #expect(VisitorLocale(hello).timeZone == .current)
        }
    }

    @Test("M07 The page's cookie with the time zone is read for a preview")
    func cookie() {
        #expect(CookieHeader.timeZone(in: "a=b; backstaff-time-zone=Europe/Berlin; c=d") == "Europe/Berlin")
        #expect(CookieHeader.timeZone(in: "a=b") == nil)
    }
}
