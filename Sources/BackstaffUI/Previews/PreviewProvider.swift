/// A type that makes previews of views: the form that came before `#Preview`.
///
/// Different from Apple's: it is compiled and never used. With Apple's SDK Xcode shows the views.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
