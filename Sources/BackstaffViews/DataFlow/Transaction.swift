import BackstaffGraph

/// The context of a state change: how it is shown.
public struct Transaction: Equatable, Sendable {
    var values = UpdateTransaction()

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation of changes, or `nil` for the default.
    public var animation: Animation? {
        get { values.timing.map { Animation(timing: $0) } }
        set { values.timing = newValue?.timing }
    }

    /// Whether animations are disabled.
    public var disablesAnimations: Bool {
        get { values.disablesAnimations }
        set { values.disablesAnimations = newValue }
    }

    var isDefault: Bool { values.isDefault }

    /// The transaction of the current write.
    static var current: Transaction {
        var transaction = Transaction()
        transaction.values = MainThread.isCurrent ? MainActor.assumeIsolated { .current } : UpdateTransaction()
        return transaction
    }
}

/// Performs the changes of `body` in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = Transaction.current
    Transaction.enter(transaction)
    defer { Transaction.enter(previous) }
    return try body()
}

/// Performs the changes of `body` with an animation.
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
