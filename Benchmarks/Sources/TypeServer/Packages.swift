/// An item to search for.
struct Package: Identifiable {
    let id: Int
    let name: String
    let description: String

    /// 60,000 packages, the same in each run. Names and descriptions are as long as those of real ones.
    static let all = (0..<60_000).map(Package.init(number:))

    private init(number: Int) {
        let kind = Self.kinds[number % Self.kinds.count]
        let use = Self.uses[number / 7 % Self.uses.count]
        let way = Self.ways[number / 101 % Self.ways.count]
        id = number
        name = "lib\(kind)-\(use)\(number)"
        description = "\(way) \(kind) library for \(use), with bindings and documentation"
    }

    private static let kinds = [
        "json", "xml", "audio", "crypto", "graph", "image", "socket", "thread", "vector", "widget", "matrix", "regex",
        "zip",
    ]
    private static let uses = [
        "browsers", "compilers", "databases", "editors", "games", "kernels", "music", "networks", "phones", "printers",
        "robots", "servers", "shells", "terminals", "weather", "video", "maps", "mail", "clocks",
    ]
    private static let ways = ["Fast", "Small", "Portable", "Friendly", "Modern", "Simple", "Secure", "Lazy", "Old"]
}
