import Testing

@testable import BackstaffViews
@testable import BackstaffWeb

// The names are compiled only into debug builds, where unknown symbols are reported.
#if DEBUG
    @Suite("Symbol names and their drawings")
    struct SymbolNamesTests {
        @Test("L10 the known symbol names are those of the drawings")
        func names() {
            let drawn = PageResources.bundled().symbolNames
            #expect(drawn.count > 800)
            #expect(drawn.subtracting(SymbolNames.all) == [], "not in Images/SymbolNames.swift")
            #expect(SymbolNames.all.subtracting(drawn) == [], "without a drawing")
        }
    }
#endif
