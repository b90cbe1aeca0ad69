/// A name in an app's source that the compiler doesn't find, or finds to be unavailable.
enum MissingName: Hashable {
    /// A module of an import.
    case module(String)
    /// A type, function, variable, attribute or macro: `Chart`, `@Query`.
    case global(String)
    /// A member of values, such as a modifier.
    case member(String)
    /// A member of a type: `Color.mint`.
    case typeMember(type: String, name: String)
    /// A form of a function or an initializer. The label is that of the argument that doesn't fit, with its colon, or the
    /// type that doesn't fit, or the labels of all arguments if the message names none.
    case form(callee: String, label: String)
    /// A name that is there only to say what to use instead.
    case unavailable(String, advice: String)

    /// The name as the report shows it.
    var title: String {
        switch self {
        case .module(let name), .global(let name), .unavailable(let name, _): name
        case .member(let name): "." + name
        case .typeMember(let type, let name): "\(type).\(name)"
        case .form(let callee, let label): "\(callee)(\(label))"
        }
    }

    /// Reads the name in an error message. The result is `nil` if the message isn't about a name that isn't there.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - callee: The function whose call contains the place of the message, if any.
    ///   - argument: The label of the argument at the place of the message, with its colon, if there is one.
    ///   - labels: The labels of all arguments of the call, with their colons, such as `_:log:type:`.
    ///   - isMember: Whether the word at the place of the message is a member of what stands before it.
    init?(
        in text: String, callee: String?, argument: String? = nil, labels: String? = nil, isMember: Bool = false
    ) {
        if let match = text.firstMatch(of: /^(no such module|missing required module) '(?<name>[^']+)'/) {
            self = .module(String(match.name))
        } else if let match = text.firstMatch(of: /^cannot find (?:type |operator )?'(?<name>[^']+)' in scope/) {
            self = .global(String(match.name))
        } else if let match = text.firstMatch(of: /^unknown attribute '(?<name>[^']+)'/) {
            self = .global("@" + match.name)
        } else if let match = text.firstMatch(of: /^no macro named '(?<name>[^']+)'/) {
            self = .global("#" + match.name)
        } else if let match = text.firstMatch(
            of: /^(?:no type named '(?<name>[^']+)' in module|module '[^']+' has no member named '(?<member>[^']+)')/
        ) {
            self = .global(String(match.name ?? match.member ?? ""))
        } else if let match = text.firstMatch(
            of: /^value of type '[^']+'(?: \(aka '[^']+'\))? has no (?:dynamic )?member '(?<name>[^']+)'/)
        {
            self = .member(String(match.name))
        } else if isMember,
            let match = text.firstMatch(
                of: /^reference to member '(?<name>[^']+)' cannot be resolved without a contextual type/)
        {
            // Such as an attribute of an attributed string, which is found by a key path.
            self = .member(String(match.name))
        } else if let match = text.firstMatch(of: /^'(?<name>[^']+)' is inaccessible due to 'package' protection level/)
        {
            self = isMember ? .member(String(match.name)) : .global(String(match.name))
        } else if let match = text.firstMatch(
            of: /^type '(?<type>[^']+)'(?: \(aka '[^']+'\))? has no member '(?<name>[^']+)'/)
        {
            self = .typeMember(type: Self.plain(match.type), name: String(match.name))
        } else if let match = text.firstMatch(
            of: /^'(?<name>[^']+)' is not a member type of \w+ '(?<type>[^']+)'/)
        {
            self = .typeMember(type: Self.plain(match.type), name: String(match.name))
        } else if let match = text.firstMatch(
            of: /^'(?<name>[^']+)' (?:is unavailable|has been renamed to '(?<new>[^']+)')[^:]*(?:: (?<advice>.*))?$/)
        {
            let advice = match.advice.map(String.init) ?? match.new.map { "Use \($0)." } ?? ""
            self = .unavailable(String(match.name), advice: advice)
        } else if let callee, let label = Self.label(in: text, argument: argument, labels: labels) {
            self = .form(callee: callee, label: label)
        } else if let match = text.firstMatch(
            of:
                #/
                ^(?:referencing\ )?(?:[a-z]+\ method|(?:operator|global)\ function)
                \ '(?<callee>[^'(]+)(?:\([^']*\))?'\ (?:on\ '[^']+'\ )?requires\ that\ '(?<type>[^']+)'\ conform\ to\ '
                /#
        ) {
            self = .form(callee: String(match.callee), label: Self.plain(match.type))
        } else {
            return nil
        }
    }

    /// The label of the argument that doesn't fit, or an empty string if neither the message nor the source names one. The
    /// result is `nil` if the message isn't about the form of a call.
    private static func label(in text: String, argument: String?, labels: String?) -> String? {
        // The name is there, but only as a value: `.rect(…)`.
        if text.hasPrefix("cannot call value of non-function type") { return "" }
        if let match = text.firstMatch(of: /^extra arguments? '(?<name>[^']+)' in call/) { return "\(match.name):" }
        if let match = text.firstMatch(
            of: /^(?:incorrect argument labels? in call \(have|extraneous argument labels?) '(?<names>[^']+)'/)
        {
            return String(match.names)
        }
        if let match = text.firstMatch(of: /^missing arguments? for parameters? '(?<name>[^']+)'/) {
            return "without \(match.name):"
        }
        // These say only the number of a parameter or of an argument, so the form is shown as it is written.
        let isNumbered = /^(?:missing arguments? for parameters? #[0-9]|extra arguments? (?:in call|at position))/
        if text.firstMatch(of: isNumbered) != nil {
            return labels ?? ""
        }
        if let match = text.firstMatch(of: /^missing argument labels? '(?<names>[^']+)' in call/) {
            return "without \(match.names)"
        }
        if text.hasPrefix("argument passed to call that takes no arguments") { return argument ?? "" }
        let others = [
            "extra argument", "extra trailing closure",
            "no exact matches in call", "no exact matches in reference", "trailing closure passed to parameter",
        ]
        return others.contains { text.hasPrefix($0) } ? "" : nil
    }

    /// A type without its generic arguments, its module and the marks of optionals: `Binding` for
    /// `SwiftUI.Binding<String>?`.
    private static func plain(_ type: Substring) -> String {
        let parts = type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").map(String.init)
        let isModule = parts.first.map { modules.contains($0) || $0.hasPrefix("Backstaff") } ?? false
        return parts.dropFirst(isModule && parts.count > 1 ? 1 : 0).joined(separator: ".")
    }

    private static let modules: Set<String> = [
        "Combine", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Observation", "Swift",
        "SwiftUI",
    ]
}
