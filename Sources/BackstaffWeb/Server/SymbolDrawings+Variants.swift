/// The names of the variants of symbols. `images/symbol-variants.js` has the same rule for the page.
extension SymbolDrawings {
    /// The drawing that stands for a symbol that nobody has drawn.
    private static let neutral = "square.dashed"
    private static let shapes = ["circle", "square", "rectangle"]

    /// Returns the name of the drawing that a symbol shows, or `nil` if nothing can be shown.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - variant: The variant that is asked for at its place, such as `circle.fill`.
    func shown(_ name: String, variant: String?) -> String? {
        if name.isEmpty { return nil }
        return Self.names(of: name, variant: variant).first(where: has) ?? (has(Self.neutral) ? Self.neutral : nil)
    }

    /// The names to try for a symbol in a variant, the best first. A part that the name has already isn't added.
    ///
    /// A fill comes before a badge: `person.fill.badge.plus`. A shape and a slash come before a fill: `star.circle.fill`.
    static func names(of name: String, variant: String?) -> [String] {
        let parts = variant == "none" ? [] : (variant ?? "").split(separator: ".").map(String.init)
        let own = name.split(separator: ".").map(String.init)
        let asked = parts.filter { !own.contains($0) }
        if asked.isEmpty { return [name] }
        let isFilled = asked.contains("fill")
        let added = (shapes + ["slash"]).filter(asked.contains)
        let stem = name.hasSuffix(".fill") && !added.isEmpty ? String(name.dropLast(".fill".count)) : name
        let fill = isFilled || stem != name ? ["fill"] : []
        var names = [([stem] + added + fill).joined(separator: ".")]
        if isFilled, let badge = stem.firstMatch(of: /\.(?:triangle)?badge(?:\.|$)/)?.range.lowerBound,
            badge > stem.startIndex
        {
            names.insert("\(stem[..<badge]).fill\(stem[badge...])", at: 0)
        }
        if added.count > 1 { names.append(([stem, added[0]] + fill).joined(separator: ".")) }
        if isFilled, !added.isEmpty { names.append("\(stem).fill") }
        names.append(name)
        return names
    }
}
