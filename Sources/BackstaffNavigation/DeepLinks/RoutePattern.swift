/// A pattern for the path of a URL, for example `recipes/:id/steps/:step`.
///
/// A segment that begins with a colon is a parameter. All other segments are literals, which are written without
/// percent-encoding. A leading slash is allowed.
package struct RoutePattern: Hashable, Sendable {
    package enum Segment: Hashable, Sendable {
        case literal(String)
        /// A parameter with its name. The name only documents the pattern.
        case parameter(String)
    }

    /// The segments. There is at least one.
    package let segments: [Segment]

    /// The indices of the segments that are parameters.
    package let parameterIndices: [Int]

    /// The text of each segment in a URL, with the slash before it. For a parameter it is only the slash.
    private let printed: [String]

    /// An error that describes why a text isn't a valid pattern.
    package struct Mistake: Error, Hashable, Sendable {
        /// The second part of a sentence about the pattern. It says what is wrong, and what to write instead.
        package let message: String
    }

    /// Parses a pattern.
    package init(_ text: String) throws(Mistake) {
        var segments: [Segment] = []
        var names: Set<Substring> = []
        let path = text.first == "/" ? text.dropFirst() : text[...]
        if path.isEmpty { throw Mistake(message: "is empty. Name at least one segment, as in “recipes/:id”") }
        if text.utf8.count > URLPath.lengthLimit {
            throw Mistake(message: "is longer than the longest accepted URL, which has \(URLPath.lengthLimit) bytes")
        }
        if path.contains(where: { $0 == "?" || $0 == "#" }) {
            throw Mistake(message: "has a query or a fragment. Only the path of a URL can be a route")
        }
        for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
            if segment.isEmpty { throw Mistake(message: "has an empty segment. Remove the extra slash") }
            guard segment.first == ":" else {
                segments.append(.literal(String(segment)))
                continue
            }
            let name = segment.dropFirst()
            if name.isEmpty { throw Mistake(message: "has a parameter without a name. Write one after the colon") }
            if !names.insert(name).inserted { throw Mistake(message: "has two parameters called “\(name)”") }
            segments.append(.parameter(String(name)))
        }
        self.segments = segments
        parameterIndices = segments.indices.filter { if case .parameter = segments[$0] { true } else { false } }
        printed = segments.map { segment in
            var text = "/"
            if case .literal(let literal) = segment { URLSegment.write(literal, to: &text) }
            return text
        }
    }

    // MARK: Printing and parsing

    /// Appends the path for parameter values to a URL.
    ///
    /// - Returns: `false` if the number of values is wrong or the URL would be too long. Then nothing is appended.
    package func print(_ parameters: [String], to url: inout String) -> Bool {
        if parameters.count != parameterIndices.count { return false }
        let start = url.utf8.count
        var next = 0
        for (index, segment) in segments.enumerated() {
            url.append(printed[index])
            if case .parameter = segment {
                URLSegment.write(parameters[next], to: &url)
                next += 1
            }
        }
        if url.utf8.count <= URLPath.lengthLimit { return true }
        url.removeSubrange(url.utf8.index(url.startIndex, offsetBy: start)...)
        return false
    }

    /// The texts of the parameters in the segments that the pattern has matched.
    package func parameters(in matched: ArraySlice<String>) -> [String] {
        parameterIndices.map { matched[matched.startIndex + $0] }
    }
}

extension RoutePattern: CustomStringConvertible {
    /// The pattern as it is written in source.
    package var description: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name): ":\(name)"
            }
        }.joined(separator: "/")
    }
}
