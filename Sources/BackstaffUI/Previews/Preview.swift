import Foundation

/// Declares a preview, which is checked and costs nothing.
///
/// ```swift
/// #Preview("Long title", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Toggle("A title that needs two lines", isOn: $isOn)
/// }
/// ```
///
/// Nothing shows previews here. The compiler checks the body like any view builder, so that a preview of a view that
/// has changed is still found, and makes no code of it. With Apple's SDK Xcode shows the view.
///
/// - Parameters:
///   - name: The preview's title in Xcode.
///   - traits: How Xcode shows the view.
///   - body: The view to show. It is never run.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "BackstaffMacros", type: "PreviewMacro")

/// Lets the body of a ``Preview(_:traits:body:)`` declare state of its own.
///
/// ```swift
/// #Preview {
///     @Previewable @State var name = "Ada"
///     TextField("Name", text: $name)
/// }
/// ```
///
/// Outside a preview it is an error, as it is with Apple's SDK.
@attached(peer)
public macro Previewable() = #externalMacro(module: "BackstaffMacros", type: "PreviewableMacro")

/// The kinds of preview, as names for what a ``PreviewTrait`` may apply to. It has no values.
///
/// With Apple's SDK this is a structure that holds a preview.
public enum Preview {
    /// Marks the traits that fit previews of views.
    public enum ViewTraits {}
}

/// How a preview is to be shown.
///
/// A trait is accepted and has no effect, since nothing shows previews here.
public struct PreviewTrait<T> {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The device's own layout.
    public static var defaultLayout: Self { Self() }

    /// A container as large as the view asks for.
    public static var sizeThatFitsLayout: Self { Self() }

    /// A container of a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    /// The device upright.
    public static var portrait: Self { Self() }

    /// The device upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// The device turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// The device turned to the right.
    public static var landscapeRight: Self { Self() }

    /// The view within the given modifier, typically one that supplies sample data.
    ///
    /// - Parameter modifier: What the view would be wrapped in. It is never asked for its body.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// Wraps previews, with a context that several of them share.
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
/// It is checked by the compiler and never called.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void

    /// What the view becomes.
    associatedtype Body: View

    /// The view of the preview.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share. A context of type `Void` needs no such method.
    static func makeSharedContext() async throws -> Context

    /// Wraps the view of a preview.
    ///
    /// - Parameters:
    ///   - content: The view of the preview.
    ///   - context: What ``makeSharedContext()`` made.
    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// Stands for the view of a preview in a ``PreviewModifier``.
public struct PreviewModifierContent: View {
    fileprivate init() {}

    /// Nothing: no preview is ever shown.
    public var body: some View { EmptyView() }
}
