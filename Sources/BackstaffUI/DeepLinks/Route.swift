import BackstaffNavigation

/// A route between values of one type and URLs.
@MainActor
protocol Route: AnyObject {
    var typeID: ObjectIdentifier { get }
    var typeName: String { get }
    var pattern: RoutePattern { get }
    var fileID: StaticString { get }
    var line: UInt { get }

    /// The texts of the pattern's parameters for a value, or `nil` if the route isn't for this value.
    func texts(of value: NavigationValue) -> [String]?

    /// The value for the texts of the pattern's parameters, or `nil` if there is none.
    func value(of texts: [String]) -> NavigationValue?
}

extension Route {
    /// Appends the segments for a value to a URL.
    ///
    /// - Returns: Whether the route is for this value. If not, nothing is appended.
    func print(_ value: NavigationValue, to url: inout String) -> Bool {
        texts(of: value).map { pattern.print($0, to: &url) } ?? false
    }

    /// Reports that another route is used in place of this one.
    func reportAmbiguity(with other: any Route) {
        Diagnostics.report(
            .ambiguousRoute,
            """
            The route “\(pattern)” for “\(typeName)” can't be told apart from “\(other.pattern)” for \
            “\(other.typeName)”, declared at \(other.fileID):\(other.line), which is used. Give one of them another \
            literal.
            """, fileID: fileID, line: line)
    }
}

/// A declared route. The object stays the same while its pattern does and its view exists. Its closures are replaced
/// each time the body that declares the route runs.
final class TypedRoute<Value: Hashable>: Route {
    let pattern: RoutePattern
    let fileID: StaticString
    let line: UInt
    var print: (Value) -> [String]?
    var parse: ([String]) -> Value?

    init(_ pattern: RoutePattern, of modifier: RouteModifier<Value>) {
        self.pattern = pattern
        fileID = modifier.fileID
        line = modifier.line
        print = modifier.print
        parse = modifier.parse
    }

    var typeID: ObjectIdentifier { ObjectIdentifier(Value.self) }

    var typeName: String { "\(Value.self)" }

    func texts(of value: NavigationValue) -> [String]? {
        value.value(as: Value.self).flatMap(print)
    }

    func value(of texts: [String]) -> NavigationValue? {
        parse(texts).map { NavigationValue($0) }
    }
}
