import ArgumentParser

extension ParsableArguments {
    /// Checks that the value of a flag is in its range. A flag without a value passes.
    ///
    /// - Throws: A `ValidationError` that says the range.
    static func check(_ flag: String, _ value: Double?, from least: Int, to most: Int? = nil) throws {
        guard let value else { return }
        guard value >= Double(least), most.map({ value <= Double($0) }) != false else {
            throw ValidationError("\(flag) is a number from \(least)\(most.map { " to \($0)" } ?? "").")
        }
    }

    /// Checks that the value of a flag is in its range. A flag without a value passes.
    ///
    /// - Throws: A `ValidationError` that says the range.
    static func check(_ flag: String, _ value: Int?, from least: Int, to most: Int? = nil) throws {
        try check(flag, value.map { Double($0) }, from: least, to: most)
    }
}
