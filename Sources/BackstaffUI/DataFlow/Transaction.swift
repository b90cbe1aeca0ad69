import BackstaffGraph

/// How a change of state is to be shown.
public struct Transaction: Equatable, Sendable {
    var values = UpdateTransaction()

    /// A transaction that says nothing.
    public init() {}

    /// A transaction whose changes are shown with `animation`.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// How changes move, or `nil` for the platform's own way.
    public var animation: Animation? {
        get { values.curve.map { Animation(curve: $0, duration: values.duration) } }
        set {
            values.curve = newValue?.curve
            values.duration = newValue?.duration
        }
    }

    /// Whether changes are shown without any motion.
    public var disablesAnimations: Bool {
        get { values.disablesAnimations }
        set { values.disablesAnimations = newValue }
    }

    var isDefault: Bool { values.isDefault }

    /// The transaction of the write that is being made.
    static var current: Transaction {
        var transaction = Transaction()
        transaction.values = MainThread.isCurrent ? MainActor.assumeIsolated { .current } : UpdateTransaction()
        return transaction
    }
}

/// Makes the changes of `body` in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = Transaction.current
    Transaction.enter(transaction)
    defer { Transaction.enter(previous) }
    return try body()
}

/// Makes the changes of `body` with `animation`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = animation == nil
    return try withTransaction(transaction, body)
}

extension Transaction {
    fileprivate static func enter(_ transaction: Transaction) {
        if MainThread.isCurrent { MainActor.assumeIsolated { UpdateTransaction.current = transaction.values } }
    }
}
