import BackstaffElements

/// The drawings of symbols that a page has. Others travel with the frame that first needs them.
///
/// A page gets a drawing once, however often the symbol is shown. A page that is loaded anew has those of its preview.
@MainActor
struct PageSymbols {
    private let drawings: SymbolDrawings
    private var known: Set<String> = []

    init(_ drawings: SymbolDrawings) {
        self.drawings = drawings
    }

    /// The page gets the whole tree next, and has the drawings that its hello names.
    mutating func reset(_ hello: ClientHello) {
        known = Set(hello.symbols.split(separator: ",").map(String.init)).intersection(drawings.names)
    }

    /// Returns the drawings that a tree needs and that the page doesn't have, or `nil` if it has them all.
    mutating func missing(for root: Element) -> String? {
        var names: Set<String> = []
        add(namesIn: root, variant: root.symbolVariant, to: &names)
        return take(names)
    }

    /// Returns the drawings that changes need and that the page doesn't have, or `nil` if it has them all.
    mutating func missing(for operations: [ElementOperation]) -> String? {
        var names: Set<String> = []
        for operation in operations {
            switch operation {
            case .insert(let element, _, _), .attribute(let element, .symbolVariant):
                add(namesIn: element, variant: element.symbolVariant, to: &names)
            case .attribute(let element, .symbol): add(nameOf: element, variant: element.symbolVariant, to: &names)
            case .attribute(let element, .drawing) where element.role == .canvas:
                add(nameOf: element, variant: nil, to: &names)
            default: break
            }
        }
        return take(names)
    }

    private mutating func take(_ names: Set<String>) -> String? {
        let missing = names.subtracting(known)
        if missing.isEmpty { return nil }
        known.formUnion(missing)
        return drawings.markup(of: missing)
    }

    private func add(namesIn element: Element, variant: String?, to names: inout Set<String>) {
        let variant = element.words(.symbolVariant) ?? variant
        add(nameOf: element, variant: variant, to: &names)
        for child in element.children { add(namesIn: child, variant: variant, to: &names) }
    }

    private func add(nameOf element: Element, variant: String?, to names: inout Set<String>) {
        if let own = Self.ownSymbols[element.role] { names.formUnion(own.filter(drawings.has)) }
        if element.role == .canvas { names.formUnion(element.drawnSymbols.filter(drawings.has)) }
        guard case .text(let name) = element[.symbol], let shown = drawings.shown(name, variant: variant) else {
            return
        }
        names.insert(shown)
    }

    /// The symbols that the page itself puts into elements.
    private static let ownSymbols: [ElementRole: [String]] = [
        .searchField: ["magnifyingglass", "xmark.circle.fill"], .sidebarToggle: ["sidebar.leading"],
    ]
}

extension Element {
    /// The variant of symbols at the place of the element.
    var symbolVariant: String? {
        var element: Element? = self
        while let current = element {
            if let variant = current.words(.symbolVariant) { return variant }
            element = current.parent
        }
        return nil
    }
}
