import BackstaffElements

/// The vocabulary as a module of the page's client.
///
/// Every name and rule comes from the tables in `Sources/BackstaffElements/Vocabulary`. This file only writes them as
/// JavaScript. Empty fields are left out.
enum VocabularyModule {
    /// The names of roles and attributes in the order of the numbers that the page's layout has for them.
    static var layoutWords: String {
        """
        // The names of roles and attributes in the order of their numbers, made by scripts/vocabulary. Don't edit it here.

        export const roles = \(list(ElementRole.allCases.map { quoted($0.rawValue) }));

        export const keys = \(list(AttributeKey.allCases.map { quoted($0.rawValue) }));

        """
    }

    static var source: String {
        """
        // The vocabulary of elements, made by scripts/vocabulary from Sources/BackstaffElements/Vocabulary. Don't edit it here.

        /** How the elements of each role are shown, and the verbs that they accept by default. Any other role is a plain `div`. */
        export const roles = {
        \(lines(ElementRole.allCases.compactMap { role in row(of: role).map { (role.rawValue, $0) } }))
        };

        /** The effects of attributes. The first rule that has no `only`, or whose `only` contains the role, applies. */
        export const attributes = {
        \(lines(AttributeKey.allCases.filter { !$0.rules.isEmpty }.map { ($0.rawValue, list($0.rules.map(rule))) }))
        };

        /** The controls that HTML doesn't allow in another one, and the HTML attributes of the `span` that the outer one is. */
        export const nestedControls = {
        \(lines([
            ("excluded", object(NestedControls.excluded.map { ($0.key, list($0.value.map(quoted))) })),
            ("attributes", object(NestedControls.attributes)),
            ("dropped", quoted(NestedControls.dropped)),
        ]))
        };

        /** Colors that are the same everywhere: `--color-NAME` in tokens.css. */
        export const palette = \(list(Palette.names.map(quoted)));

        /** Colors that depend on where they are used. */
        export const localColors = \(object(Palette.local.map { ($0.key, quoted($0.value)) }));

        /** The beginnings and the schemes of URLs that are safe to follow, or to load images from. */
        export const addresses = {
        \(lines([
            ("webSchemes", list(SafeAddress.webSchemes.map(quoted))),
            ("otherSchemes", list(SafeAddress.otherSchemes.map(quoted))),
            ("beginnings", list(SafeAddress.beginnings.map(quoted))),
            ("pictureBeginnings", list(SafeAddress.pictureBeginnings.map(quoted))),
        ]))
        };

        /** The texts of elements themselves, by language. */
        export const phrases = {
        \(lines(Phrase.languages.map { language in
            (language, object(Phrase.allCases.map { ($0.rawValue, quoted($0.words(in: language))) }))
        }))
        };

        """
    }

    // MARK: Roles

    private static func row(of role: ElementRole) -> String? {
        let markup = role.markup
        var entries: [(String, String)] = []
        if markup.tag != "div" { entries.append(("tag", quoted(markup.tag))) }
        if !markup.variants.isEmpty { entries.append(("variants", list(markup.variants.map(variant)))) }
        if !markup.defaults.isEmpty { entries.append(("defaults", object(markup.defaults))) }
        let answering = markup.whileAnswering.map { verbs, attributes in
            let names = ElementVerbs.wireNames.filter { verbs.contains($0.verb) }.map { quoted("\($0.name)") }
            return object([("verbs", list(names)), ("attributes", object(attributes))])
        }
        if !answering.isEmpty { entries.append(("whileAnswering", list(answering))) }
        if let part = markup.part { entries.append(("part", self.part(part))) }
        let verbs = ElementVerbs.wireNames.filter { role.usualVerbs.contains($0.verb) }.map { "\($0.name)" }
        if !verbs.isEmpty { entries.append(("verbs", quoted(verbs.joined(separator: " ")))) }
        return entries.isEmpty ? nil : object(entries)
    }

    private static func variant(_ variant: TagVariant) -> String {
        var entries = [("tag", quoted(variant.tag)), ("key", quoted(variant.key.rawValue))]
        switch variant.value {
        case .text(let text)?, .color(let text)?: entries.append(("is", quoted(text)))
        case .number(let number)?: entries.append(("is", "\(Int(number))"))
        case .flag?: entries.append(("is", "true"))
        case nil: break
        }
        return object(entries)
    }

    private static func part(_ part: PartMarkup) -> String {
        var entries = [("tag", quoted(part.tag)), ("class", quoted(part.className))]
        if let box = part.box { entries.append(("box", quoted(box))) }
        return object(entries + [("defaults", object(part.defaults))])
    }

    // MARK: Attributes

    private static func rule(_ rule: AttributeRule) -> String {
        var entries: [(String, String)] = []
        if let roles = rule.roles { entries.append(("only", list(roles.map { quoted($0.rawValue) }))) }
        return object(entries + [("effects", list(rule.effects.map(effect)))])
    }

    private static func effect(_ effect: AttributeRule.Effect) -> String {
        switch effect {
        case .byType: list([quoted("byType")])
        case .color: list([quoted("color")])
        case .style(let format): list([quoted("style"), quoted(format.rawValue)])
        case .attribute(let name): list([quoted("attribute"), quoted(name)])
        case .state(let name, let off): list([quoted("state"), quoted(name), off.map(quoted) ?? "null"])
        case .mapped(let name, let words, let others):
            list([
                quoted("mapped"), quoted(name), object(words.map { ($0.key, quoted($0.value)) }), self.others(others),
            ])
        case .whileSet(let name, let value): list([quoted("whileSet"), quoted(name), value.map(quoted) ?? "null"])
        case .onPart(let inner): list([quoted("onPart"), self.effect(inner)])
        case .fieldValue: list([quoted("fieldValue")])
        case .amount: list([quoted("amount")])
        case .heading: list([quoted("heading")])
        case .address: list([quoted("address")])
        case .picture: list([quoted("picture")])
        case .assetPicture: list([quoted("assetPicture")])
        case .columns: list([quoted("columns")])
        }
    }

    private static func others(_ others: AttributeRule.Others) -> String {
        switch others {
        case .unchanged: object([("unchanged", "true")])
        case .dropped: "null"
        case .replaced(let words): quoted(words)
        }
    }

    // MARK: JavaScript

    private static func object(_ attributes: RoleMarkup.Attributes) -> String {
        object(
            attributes.map { name, text in
                switch text {
                case .fixed(let value): (name, quoted(value))
                case .phrase(let phrase): (name, object([("phrase", quoted(phrase.rawValue))]))
                }
            })
    }

    private static func object(_ entries: [(String, String)]) -> String {
        "{ " + entries.map { "\(key($0)): \($1)" }.joined(separator: ", ") + " }"
    }

    private static func list(_ items: [String]) -> String {
        "[" + items.joined(separator: ", ") + "]"
    }

    /// Entries of an object, each on a line of its own.
    private static func lines(_ entries: [(String, String)]) -> String {
        entries.map { "    \(key($0)): \($1)," }.joined(separator: "\n")
    }

    private static func key(_ name: String) -> String {
        name.allSatisfy(\.isLetter) ? name : quoted(name)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "\"\(quoted)\""
    }
}
