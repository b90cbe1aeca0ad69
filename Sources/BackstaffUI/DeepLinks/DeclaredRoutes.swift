import BackstaffNavigation

/// The routes that the views of one screen declare, or that are declared around all screens.
@MainActor
final class ScreenRoutes: SceneFeature {
    /// As they were declared: outer views before those inside them.
    private var routes: ContiguousArray<any Route> = []
    /// Whether it was looked up if they can be mistaken for routes further down.
    var isAmbiguityChecked = false
    private var known: (table: RouteTable<any Route>, types: [ObjectIdentifier: [any Route]])?

    func add(_ route: any Route) {
        routes.append(route)
        known = nil
        isAmbiguityChecked = false
    }

    func remove(_ route: any Route) {
        routes.removeAll { $0 === route }
        known = nil
    }

    var isEmpty: Bool { routes.isEmpty }

    /// All of them, in the order in which their modifiers are written: inner views first.
    var all: some Sequence<any Route> { routes.reversed() }

    /// The routes by their patterns, and by the types of their values.
    private var index: (table: RouteTable<any Route>, types: [ObjectIdentifier: [any Route]]) {
        if let known { return known }
        var table = RouteTable<any Route>()
        var types: [ObjectIdentifier: [any Route]] = [:]
        for route in all {
            if let other = table.add(route, at: route.pattern) {
                route.reportAmbiguity(with: other)
            } else {
                types[route.typeID, default: []].append(route)
            }
        }
        known = (table, types)
        return (table, types)
    }

    var table: RouteTable<any Route> { index.table }

    /// The routes for a type, the first written first.
    func routes(for typeID: ObjectIdentifier) -> [any Route] { index.types[typeID] ?? [] }

    func declares(_ typeID: ObjectIdentifier) -> Bool { index.types[typeID] != nil }

    /// Whether another screen's routes are for all the types that these are for.
    func isHidden(by nearer: ScreenRoutes) -> Bool {
        index.types.keys.allSatisfy(nearer.declares)
    }
}

/// The routes declared from around a stack up to some screen: for each type those of the nearest screen that has any.
@MainActor
struct DeclaredRoutes {
    /// The nearest last.
    private var screens: ContiguousArray<ScreenRoutes> = []

    /// Adds what a screen above the others declares.
    mutating func add(_ nearer: ScreenRoutes) {
        if nearer.isEmpty { return }
        screens.removeAll { $0.isHidden(by: nearer) }
        if !nearer.isAmbiguityChecked, !screens.isEmpty {
            nearer.isAmbiguityChecked = true
            for route in nearer.all { checkAmbiguity(of: route, among: nearer) }
        }
        screens.append(nearer)
    }

    /// Looks whether a route takes the URLs of one further down, for another type that is still written in that way.
    private func checkAmbiguity(of route: any Route, among nearer: ScreenRoutes) {
        for screen in screens {
            if let other = screen.table.route(shapedLike: route.pattern), !nearer.declares(other.typeID) {
                other.reportAmbiguity(with: route)
            }
        }
    }

    func declares(_ typeID: ObjectIdentifier) -> Bool {
        screens.contains { $0.declares(typeID) }
    }

    /// Adds what a value is written as to the end of a URL.
    ///
    /// - Returns: Whether there is a route for it. Nothing is added otherwise.
    func print(_ value: NavigationValue, to url: inout String) -> Bool {
        guard let screen = screens.last(where: { $0.declares(value.typeID) }) else { return false }
        for route in screen.routes(for: value.typeID) where route.print(value, to: &url) { return true }
        return false
    }

    /// Reads a value from the beginning of a path.
    ///
    /// - Parameters:
    ///   - path: What is left of a URL.
    ///   - accept: Says of a value that could be read what becomes of it; `nil` if it can't be used, and another route is
    ///     to be tried.
    /// - Returns: What `accept` has said, and how many segments the value has taken.
    func read<Outcome>(
        _ path: ArraySlice<String>, accept: (NavigationValue) -> Outcome?
    ) -> (outcome: Outcome, length: Int)? {
        var candidates: ContiguousArray<RouteTable<any Route>.Match> = []
        for index in screens.indices.reversed() {
            for match in screens[index].table.matches(of: path) where !isHidden(match.route, of: index) {
                candidates.append(match)
            }
        }
        let longest = candidates.lazy.map(\.length).max() ?? 0
        for length in stride(from: longest, to: 0, by: -1) {
            for match in candidates where match.length == length {
                let texts = match.route.pattern.parameters(in: path.prefix(length))
                if let outcome = match.route.value(of: texts).flatMap(accept) { return (outcome, length) }
            }
        }
        return nil
    }

    private func isHidden(_ route: any Route, of index: Int) -> Bool {
        screens[(index + 1)...].contains { $0.declares(route.typeID) }
    }
}
