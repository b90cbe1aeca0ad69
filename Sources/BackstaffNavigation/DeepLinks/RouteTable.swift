/// Finds the routes whose patterns match the beginning of a path. The patterns form a tree of segments.
///
///     packages ──► :name  ①                 ① packages/:name
///         │          └───► files ──► :file ②  ② packages/:name/files/:file
///         └──────► new    ③                 ③ packages/new
///
/// The cost of a look-up depends on the patterns that match a part of the path, not on the number of all patterns.
package struct RouteTable<Route> {
    /// The segments that can follow a part of a path.
    private struct Node {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var route: Route?
    }

    private var nodes = [Node()]

    /// Creates a table without routes.
    package init() {}

    /// Adds a route, unless the table has a route whose pattern has the same shape.
    ///
    /// Patterns have the same shape if they have the same literals, and parameters at the same positions. No URL could
    /// distinguish them.
    ///
    /// - Returns: The existing route with a pattern of that shape, or `nil` if the route was added.
    package mutating func add(_ route: Route, at pattern: RoutePattern) -> Route? {
        var node = 0
        for segment in pattern.segments {
            if let next = next(from: node, along: segment) {
                node = next
                continue
            }
            switch segment {
            case .literal(let text): nodes[node].literals[text] = nodes.count
            case .parameter: nodes[node].parameter = nodes.count
            }
            node = nodes.count
            nodes.append(Node())
        }
        if let other = nodes[node].route { return other }
        nodes[node].route = route
        return nil
    }

    /// The route whose pattern has the same shape, if there is one.
    package func route(shapedLike pattern: RoutePattern) -> Route? {
        var node = 0
        for segment in pattern.segments {
            guard let next = next(from: node, along: segment) else { return nil }
            node = next
        }
        return nodes[node].route
    }

    private func next(from node: Int, along segment: RoutePattern.Segment) -> Int? {
        switch segment {
        case .literal(let text): nodes[node].literals[text]
        case .parameter: nodes[node].parameter
        }
    }

    // MARK: Matching

    /// A route whose pattern matches the first segments of a path.
    package struct Match {
        package let route: Route
        /// The number of segments that the pattern matches.
        package let length: Int
    }

    /// The routes that match the first segments of a path. Longer matches come first. Among equally long matches, a
    /// literal comes before a parameter.
    package func matches(of path: ArraySlice<String>) -> [Match] {
        var found: [Match] = []
        collect(from: 0, along: path, length: 0, into: &found)
        if found.count > 1 {
            // A stable insertion sort. There is rarely more than one element to move.
            for index in 1..<found.count {
                var place = index
                while place > 0, found[place - 1].length < found[place].length {
                    found.swapAt(place - 1, place)
                    place -= 1
                }
            }
        }
        return found
    }

    private func collect(from node: Int, along path: ArraySlice<String>, length: Int, into found: inout [Match]) {
        if let route = nodes[node].route { found.append(Match(route: route, length: length)) }
        guard let segment = path.first else { return }
        if let next = nodes[node].literals[segment] {
            collect(from: next, along: path.dropFirst(), length: length + 1, into: &found)
        }
        if let next = nodes[node].parameter {
            collect(from: next, along: path.dropFirst(), length: length + 1, into: &found)
        }
    }
}
