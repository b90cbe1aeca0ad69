/// Finds the routes whose patterns match the beginning of a path, by a walk along the path.
///
///     packages ──► :name  ①                 ① packages/:name
///         │          └───► files ──► :file ②  ② packages/:name/files/:file
///         └──────► new    ③                 ③ packages/new
///
/// However many patterns there are, the walk looks only at those that match as far as it has come.
package struct RouteTable<Route> {
    /// What can come next in a path.
    private struct Node {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var route: Route?
    }

    private var nodes = [Node()]

    /// A table without routes.
    package init() {}

    /// Adds a route, unless there is one whose pattern has the same shape: the same literals, and parameters at the same
    /// places. No URL could tell the two apart.
    ///
    /// - Returns: The route that was there before with such a pattern; it stays.
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

    /// The route with a pattern of that shape.
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
        /// How many segments it matches.
        package let length: Int
    }

    /// The routes that match the first segments of a path: the longest match first, and of those that are equally long
    /// the one with a literal where the other has a parameter.
    package func matches(of path: ArraySlice<String>) -> [Match] {
        var found: [Match] = []
        collect(from: 0, along: path, length: 0, into: &found)
        if found.count > 1 {
            // A sort that keeps equals in order; there is hardly ever more than one to move.
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
