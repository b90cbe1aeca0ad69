/// Source files of an app with the same name. The compiler takes each name only once in a module, and so does Xcode.
enum DoubleNames {
    /// A file whose name another file has before it.
    struct Double: Equatable {
        let first: String
        let second: String
    }

    /// - Parameter sources: The paths of the files, relative to the app's folder.
    static func find(in sources: [String]) -> [Double] {
        var first: [String: String] = [:]
        return sources.compactMap { source in
            let name = lastComponent(of: source)
            if let known = first[name] { return Double(first: known, second: source) }
            first[name] = source
            return nil
        }
    }
}
