/// The size of a sheet in a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// The name on the page. Apps can't implement this requirement.
    nonisolated var _name: String { get }
}

/// A size that is provided by the framework.
public struct BuiltInPresentationSizing: PresentationSizing, Sendable {
    public let _name: String

    /// Fits the sheet to its content. If any axis is `true`, it is fitted along both.
    ///
    /// - Parameters:
    ///   - horizontal: Whether to use the horizontal axis.
    ///   - vertical: Whether to use the vertical axis.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        horizontal || vertical ? BuiltInPresentationSizing(_name: "fitted") : self
    }

    /// Lets the sheet grow with its content. It has no effect here, because sheets keep their size.
    ///
    /// - Parameters:
    ///   - horizontal: Whether to use the horizontal axis.
    ///   - vertical: Whether to use the vertical axis.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
    /// The default size, which is ``form``.
    public static var automatic: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "form") }
    /// The size of a form: 540 by 620 points.
    public static var form: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "form") }
    /// The size of a page of text: 704 points wide and nearly as high as the window.
    public static var page: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "page") }
    /// The size of the content.
    public static var fitted: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "fitted") }
}

struct PresentationSizingTrait: Equatable { let name: String }

extension View {
    /// Sets the size in a wide window of the sheet that contains this view.
    ///
    /// - Parameter sizing: The size.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationTrait(PresentationSizingTrait(name: sizing._name))
    }
}
