extension SymbolEffectOptions {
    /// How an effect of symbols repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of runs, or `nil` for runs without end.
        let count: Int?

        /// Without end, and without pauses.
        public static let continuous = RepeatBehavior(count: nil)
        /// Without end, with pauses. The page makes none.
        public static let periodic = RepeatBehavior(count: nil)

        /// Several times, or without end if the count is `nil`.
        ///
        /// - Parameters:
        ///   - count: The number of runs. The page shows one, two, three or runs without end.
        ///   - delay: The pause between two runs, in seconds. It has no effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// The effect repeats.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior.count)
    }

    /// The effect repeats.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
}
