import Foundation

/// Declares a preview. It is type-checked but not shown.
///
/// ```swift
/// #Preview("Long title", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Toggle("A title that needs two lines", isOn: $isOn)
/// }
/// ```
///
/// The compiler checks the body, so that a preview fails to build if its view has changed. It generates no code for it.
/// With Apple's SDK, Xcode shows the preview.
///
/// - Parameters:
///   - name: The title of the preview in Xcode.
///   - traits: Traits for Xcode.
///   - body: A view builder for the preview. It isn't called.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "BackstaffMacros", type: "PreviewMacro")

/// Allows a state property in the body of a ``Preview(_:traits:body:)``.
///
/// ```swift
/// #Preview {
///     @Previewable @State var name = "Ada"
///     TextField("Name", text: $name)
/// }
/// ```
///
/// Outside of a preview it is an error, as with Apple's SDK.
@attached(peer)
public macro Previewable() = #externalMacro(module: "BackstaffMacros", type: "PreviewableMacro")

/// A namespace for the kinds of previews that a ``PreviewTrait`` applies to.
///
/// In Apple's SDK this is a structure that contains a preview.
public enum Preview {
    /// The marker type for traits of view previews.
    public enum ViewTraits {}
}

/// A trait of a preview.
///
/// Traits have no effect, because previews aren't shown.
public struct PreviewTrait<T> {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The layout of the device.
    public static var defaultLayout: Self { Self() }

    /// A container of the view's size.
    public static var sizeThatFitsLayout: Self { Self() }

    /// A container of a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    /// Portrait orientation.
    public static var portrait: Self { Self() }

    /// Portrait orientation, upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// Landscape orientation, turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// Landscape orientation, turned to the right.
    public static var landscapeRight: Self { Self() }

    /// Applies a modifier to the preview, typically for sample data.
    ///
    /// - Parameter modifier: The modifier. It isn't called.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// A modifier for previews with a shared context.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { .sample }
///
///     func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///     }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { LibraryView() }
/// ```
///
/// It is type-checked but not called.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared context.
    associatedtype Context = Void

    /// The type of the modified view.
    associatedtype Body: View

    /// The type of the preview's view.
    typealias Content = PreviewModifierContent

    /// Creates the shared context. If its type is `Void`, this method isn't required.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified view of a preview.
    ///
    /// - Parameters:
    ///   - content: The view of the preview.
    ///   - context: The context that ``makeSharedContext()`` has created.
    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview in a ``PreviewModifier``.
public struct PreviewModifierContent: View {
    fileprivate init() {}

    /// An empty view, because previews aren't shown.
    public var body: some View { EmptyView() }
}
