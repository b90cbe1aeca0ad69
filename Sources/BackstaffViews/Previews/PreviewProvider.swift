/// A type that provides previews: the predecessor of `#Preview`.
///
/// The previews are compiled but not shown. With Apple's SDK, Xcode shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
