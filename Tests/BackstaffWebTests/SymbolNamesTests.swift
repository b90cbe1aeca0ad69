import BackstaffWeb
import Testing

@testable import BackstaffUI

@Suite("Names of symbols, and their drawings")
struct SymbolNamesTests {
    @Test("L10 the names that are known are those of the drawings")
    func names() {
        let drawn = PageResources.bundled().symbolNames
        #expect(drawn.count > 800)
        #expect(drawn.subtracting(SymbolNames.all) == [], "not in Images/SymbolNames.swift")
        #expect(SymbolNames.all.subtracting(drawn) == [], "without a drawing")
    }
}
