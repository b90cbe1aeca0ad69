/// A sound or a vibration.
///
/// A page has neither, so feedback has no effect.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// How heavy the objects are that seem to collide.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// Light objects.
        public static let light = Weight(name: "light")
        /// Objects of medium weight.
        public static let medium = Weight(name: "medium")
        /// Heavy objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard the objects are that seem to collide.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// Hard objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Objects of medium hardness.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    /// A task has succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// A task has a problem.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task has failed.
    public static let error = SensoryFeedback(name: "error")
    /// The selection changes.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has become larger than an important value.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has become smaller than an important value.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity starts.
    public static let start = SensoryFeedback(name: "start")
    /// An activity stops.
    public static let stop = SensoryFeedback(name: "stop")
    /// A dragged object is aligned.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// The pressure level changes.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A path is complete.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Objects collide.
    public static let impact = SensoryFeedback(name: "impact")

    /// Objects of a weight collide, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// Objects of a hardness collide, with an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Plays feedback when a value changes. It has no effect: see ``SensoryFeedback``.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when a value changes and a condition holds. It has no effect: see ``SensoryFeedback``.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays the feedback that a closure returns when a value changes. It has no effect: see ``SensoryFeedback``.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
