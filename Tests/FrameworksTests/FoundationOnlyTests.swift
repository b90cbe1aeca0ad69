import BackstaffFoundation
import Foundation
import Testing

/// The file imports no module with views, as many files of apps.
@Suite("Names of Foundation in a file without SwiftUI")
struct FoundationOnlyTests {
    @Test("M06 a resource is a type in a file that imports only Foundation, and its text is looked up")
    func resource() {
        let title: LocalizedStringResource = "Slipway"
        #expect(title.key == "Slipway" && String(localized: title) == "Slipway")
        #expect(NSLocalizedString("Slipway", comment: "") == "Slipway")
    }

    @Test("M08 a color of Core Graphics is a type in a file that imports only Foundation")
    func color() {
        #expect(CGColor(gray: 0, alpha: 1) == .black)
    }
}
