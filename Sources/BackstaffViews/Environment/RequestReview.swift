/// Asks the user to rate the app in the App Store. A page isn't in a store, so calling it does nothing.
///
/// On Apple's platforms the system decides whether anything is shown, so apps don't rely on it.
public struct RequestReviewAction: Sendable {
    /// Does nothing.
    @MainActor @preconcurrency
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// An action that asks the user to rate the app. It does nothing.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
