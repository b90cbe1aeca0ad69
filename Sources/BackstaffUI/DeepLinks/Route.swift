import BackstaffNavigation

/// How values of one type are written in URLs.
@MainActor
protocol Route: AnyObject {
    var typeID: ObjectIdentifier { get }
    var typeName: String { get }
    var pattern: RoutePattern { get }
    var fileID: StaticString { get }
    var line: UInt { get }

    /// The texts of the pattern's parameters for a value; `nil` if the value isn't written in this way.
    func texts(of value: NavigationValue) -> [String]?

    /// The value that the texts of the pattern's parameters stand for, if they stand for one.
    func value(of texts: [String]) -> NavigationValue?
}

extension Route {
    /// Adds what a value is written as to the end of a URL.
    ///
    /// - Returns: Whether it could be. Nothing is added otherwise.
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

/// A declared route. It is one object as long as its pattern and the declaring view live, while its closures are renewed
/// each time that view's body runs.
final class TypedRoute<Value: Hashable>: Route {
    let pattern: RoutePattern
    let fileID: StaticString
    let line: UInt
    @exclusivity(unchecked) var print: (Value) -> [String]?
    @exclusivity(unchecked) var parse: ([String]) -> Value?

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
