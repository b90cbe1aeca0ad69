import BackstaffUI

/// Shows the counterpart of a view or a view controller of UIKit. Apps don't use it.
public struct _RepresentedView<Represented: AnyObject, Coordinator>: View {
    let makeCoordinator: @MainActor () -> Coordinator
    let make: @MainActor (Coordinator, Transaction, EnvironmentValues) -> Represented
    let update: @MainActor (Represented, Coordinator, Transaction, EnvironmentValues) -> Void
    /// The counterpart, or `nil` if there is none.
    let content: @MainActor (Represented) -> AnyView?

    @State private var made = Made()
    @Environment(\.self) private var environment

    /// What was made when the view appeared. It isn't observed: UIKit's views change in updates only.
    @MainActor
    private final class Made {
        var pair: (object: Represented, coordinator: Coordinator)?
    }

    public var body: some View {
        let transaction = Transaction()
        let pair = made.pair ?? pair(in: transaction)
        made.pair = pair
        update(pair.object, pair.coordinator, transaction, environment)
        return content(pair.object) ?? AnyView(Color.clear)
    }

    private func pair(in transaction: Transaction) -> (object: Represented, coordinator: Coordinator) {
        let coordinator = makeCoordinator()
        return (make(coordinator, transaction, environment), coordinator)
    }
}
