/// A view that changes the transaction for the views in it, such as one with an animation.
@MainActor
package protocol TransactionFollower: AnyObject {
    /// Called when the shown transaction changes. `isNext` is `true` if this is another update than that in which the
    /// view last changed.
    func follow(isNext: Bool)
}
