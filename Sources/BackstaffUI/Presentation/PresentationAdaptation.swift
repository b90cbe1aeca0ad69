/// What something is presented as where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String

    /// As the platform has it: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// As it is in a window with much room.
    public static let none = PresentationAdaptation(name: "none")
    /// As a popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// As a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// All over the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

struct CompactAdaptation: Equatable {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation
}

extension View {
    /// Says what the presentation around this view becomes where there is little room in some direction.
    ///
    /// - Parameter adaptation: what it becomes.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationTrait(CompactAdaptation(horizontal: adaptation, vertical: adaptation))
    }

    /// Says what the presentation around this view becomes where there is little room.
    ///
    /// - Parameters:
    ///   - horizontal: where there is little room from side to side.
    ///   - vertical: where there is little room from top to bottom only.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationTrait(CompactAdaptation(horizontal: horizontal, vertical: vertical))
    }
}

/// How large a sheet is in a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// The name in the page. Not for apps to write.
    nonisolated var _name: String { get }
}

/// One of the platform's sizes.
public struct BuiltInPresentationSizing: PresentationSizing, Sendable {
    public let _name: String

    /// As large as its content along some axes. Here that is along both.
    ///
    /// - Parameters:
    ///   - horizontal: whether from side to side.
    ///   - vertical: whether from top to bottom.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        horizontal || vertical ? BuiltInPresentationSizing(_name: "fitted") : self
    }

    /// Follows the content as that grows along some axes. Here it has no effect: sheets keep their size.
    ///
    /// - Parameters:
    ///   - horizontal: whether from side to side.
    ///   - vertical: whether from top to bottom.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
    /// As the platform has it: like ``form``.
    public static var automatic: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "form") }
    /// 540 by 620 points.
    public static var form: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "form") }
    /// As large as a page of text: 704 points wide and nearly as high as the window.
    public static var page: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "page") }
    /// As large as its content.
    public static var fitted: BuiltInPresentationSizing { BuiltInPresentationSizing(_name: "fitted") }
}

struct PresentationSizingTrait: Equatable { let name: String }

extension View {
    /// Says how large the sheet around this view is in a wide window.
    ///
    /// - Parameter sizing: the size.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationTrait(PresentationSizingTrait(name: sizing._name))
    }
}
