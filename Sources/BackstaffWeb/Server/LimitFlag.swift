import ArgumentParser
import NIOCore

/// A flag for a limit: its name, the option that it sets, the range of its values, and the limit.
struct LimitFlag<Options: ParsableArguments, Limits>: Sendable {
    let name: String
    let check: @Sendable (Options) throws -> Void
    let apply: @Sendable (Options, inout Limits) -> Void

    init(
        _ name: String, _ option: KeyPath<Options, Int> & Sendable, in range: ClosedRange<Int>,
        for limit: WritableKeyPath<Limits, Int> & Sendable
    ) {
        self.name = name
        check = { try Options.check(name, $0[keyPath: option], from: range.lowerBound, to: range.upperBound) }
        apply = { $1[keyPath: limit] = $0[keyPath: option] }
    }

    init(
        _ name: String, _ option: KeyPath<Options, Double> & Sendable, in range: ClosedRange<Int>,
        for limit: WritableKeyPath<Limits, Double> & Sendable
    ) {
        self.init(name, option, in: range, for: limit) { $0 }
    }

    /// A flag for a time in seconds.
    init(
        _ name: String, _ option: KeyPath<Options, Double> & Sendable, in range: ClosedRange<Int>,
        for limit: WritableKeyPath<Limits, TimeAmount> & Sendable
    ) {
        self.init(name, option, in: range, for: limit) { TimeAmount(inSeconds: $0) }
    }

    /// A flag for a time in seconds.
    init(
        _ name: String, _ option: KeyPath<Options, Double> & Sendable, in range: ClosedRange<Int>,
        for limit: WritableKeyPath<Limits, Duration> & Sendable
    ) {
        self.init(name, option, in: range, for: limit) { .seconds($0) }
    }

    private init<Limit>(
        _ name: String, _ option: KeyPath<Options, Double> & Sendable, in range: ClosedRange<Int>,
        for limit: WritableKeyPath<Limits, Limit> & Sendable, converting: @escaping @Sendable (Double) -> Limit
    ) {
        self.name = name
        check = { try Options.check(name, $0[keyPath: option], from: range.lowerBound, to: range.upperBound) }
        apply = { $1[keyPath: limit] = converting($0[keyPath: option]) }
    }
}

/// A group of flags for limits. Each has a row in the group's table.
protocol LimitOptions: ParsableArguments {
    associatedtype Limits

    static var table: [LimitFlag<Self, Limits>] { get }
}

extension LimitOptions {
    /// The names of the flags.
    static var flags: [String] { table.map(\.name) }

    /// Checks that each value is in the range of its flag.
    ///
    /// - Throws: A `ValidationError` that says the range.
    func checkRanges() throws {
        for flag in Self.table { try flag.check(self) }
    }

    package func validate() throws {
        try checkRanges()
    }

    /// Sets the limits to the values of the flags.
    func apply(to limits: inout Limits) {
        for flag in Self.table { flag.apply(self, &limits) }
    }
}
