/// How values are written in the path of a URL: `recipes/:id/steps/:step`.
///
/// A segment that begins with a colon is a parameter. All others are literals, and are written here as they are read by
/// people: what has to be percent-encoded in a URL is so when it is printed. A slash in front is allowed.
package struct RoutePattern: Hashable, Sendable {
    package enum Segment: Hashable, Sendable {
        case literal(String)
        /// A parameter, by its name, which is for people only.
        case parameter(String)
    }

    /// The segments. There is at least one.
    package let segments: [Segment]

    /// Where parameters stand among the segments.
    package let parameterIndices: [Int]

    /// The literals as they stand in a URL, with the slashes before them; a parameter's is the slash alone.
    private let printed: [String]

    /// Why a text is no pattern.
    package struct Mistake: Error, Hashable, Sendable {
        /// What is wrong and what to write instead.
        package let message: String
    }

    /// Reads a pattern.
    package init(_ text: String) throws(Mistake) {
        var segments: [Segment] = []
        var names: Set<Substring> = []
        let path = text.first == "/" ? text.dropFirst() : text[...]
        if path.isEmpty { throw Mistake(message: "is empty. Name at least one segment, as in “recipes/:id”") }
        if text.utf8.count > URLPath.lengthLimit {
            throw Mistake(message: "is longer than any URL that is read: \(URLPath.lengthLimit) bytes")
        }
        if path.contains(where: { $0 == "?" || $0 == "#" }) {
            throw Mistake(message: "has a query or a fragment. Only the path of a URL can be a route")
        }
        for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
            if segment.isEmpty { throw Mistake(message: "has a segment with nothing in it. Remove the slash") }
            guard segment.first == ":" else {
                segments.append(.literal(String(segment)))
                continue
            }
            let name = segment.dropFirst()
            if name.isEmpty { throw Mistake(message: "has a parameter without a name. Write one behind the colon") }
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

    /// Adds what is printed for the texts of the parameters to the end of a URL.
    ///
    /// - Returns: Whether it could be: there are as many texts as parameters, and the URL doesn't get too long. Nothing is
    ///   added otherwise.
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

    /// The texts of the parameters in segments of a URL that the pattern is known to match.
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
