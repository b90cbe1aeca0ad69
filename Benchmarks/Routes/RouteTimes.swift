import Glibc

/// Measures how long it takes to parse a URL with a table of routes and to print it again. See `scripts/routes`.
@main
struct RouteTimes {
    /// The maximum for 200 patterns in nanoseconds, and the maximum growth with 2,000.
    static let limit = 5_000.0
    static let growth = 3.0

    static func main() throws {
        let few = try RouteSet(count: 200)
        let many = try RouteSet(count: 2_000)
        // Alternates between the two, so that a busy machine slows both.
        var times: [[Double]] = [[], []]
        for _ in 0..<40 {
            times[0].append(few.time(rounds: 500))
            times[1].append(many.time(rounds: 500))
        }
        let medians = times.map { $0.sorted()[$0.count / 2] }
        for (set, median) in zip([few, many], medians) {
            print("\(set.urls.count) patterns: \(Int(median.rounded())) ns to parse a URL and print it again")
        }
        print("growth: \((medians[1] / medians[0] * 100).rounded() / 100) (at most \(growth))")
        if medians[0] > limit || medians[1] / medians[0] > growth {
            print("not reached: at most \(Int(limit)) ns with 200 patterns, at most \(growth) times that with 2,000")
            exit(1)
        }
    }
}

/// A table of routes, each with two parameters, and a URL for each.
struct RouteSet {
    private var table = RouteTable<Int>()
    private var patterns: [RoutePattern] = []
    let urls: [String]

    init(count: Int) throws {
        var urls: [String] = []
        for number in 0..<count {
            let pattern = try RoutePattern("area-\(number % 40)/:name/kind-\(number)/:id")
            let other = table.add(number, at: pattern)
            precondition(other == nil)
            patterns.append(pattern)
            urls.append("/area-\(number % 40)/tea%20&%20cake%20\(number)/kind-\(number)/\(number * 7)")
        }
        self.urls = urls
    }

    /// Nanoseconds to parse and print one URL.
    func time(rounds: Int) -> Double {
        let start = now()
        for round in 0..<rounds { check(urls[round * 17 % urls.count]) }
        return Double(now() - start) / Double(rounds)
    }

    private func check(_ url: String) {
        let path = URLPath(url)
        guard let match = table.matches(of: path.segments[...]).first,
            let values = RouteParameters.values(
                from: patterns[match.route].parameters(in: path.segments.prefix(match.length)),
                as: (String.self, Int.self))
        else { fatalError("\(url) isn't read.") }
        var printed = ""
        guard let texts = RouteParameters.texts(of: (values.0, values.1)),
            patterns[match.route].print(texts, to: &printed), printed == url
        else { fatalError("\(url) is printed as \(printed).") }
    }

    private func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}
