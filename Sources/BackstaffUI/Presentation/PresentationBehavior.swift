import Foundation

/// The interaction with the views behind a presentation.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, disabled
        case enabled(upThrough: PresentationDetent?)
    }

    let kind: Kind

    /// The default, which is `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// People can interact with the views behind the presentation.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
    /// People can't interact with the views behind the presentation.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// People can interact with the views behind the sheet up to a detent.
    ///
    /// - Parameter detent: The highest detent at which interaction is enabled.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
    }
}

/// The effect of a swipe up in a sheet that isn't at its highest detent.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String?

    /// The default, which is `resizes`.
    public static let automatic = PresentationContentInteraction(name: nil)
    /// The sheet grows to its next detent.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

struct BackgroundInteractionTrait: Equatable {
    let interaction: PresentationBackgroundInteraction

    /// Whether interaction with the views behind is enabled at a detent.
    @MainActor
    func isEnabled(at detent: PresentationDetent, in size: SceneSize) -> Bool {
        switch interaction.kind {
        case .automatic, .disabled: return false
        case .enabled(nil): return true
        case .enabled(let limit?):
            guard let height = detent.height(in: size), let most = limit.height(in: size) else { return false }
            return height <= most
        }
    }

    /// The name on the page of the highest detent at which interaction is enabled.
    @MainActor
    func name(in size: SceneSize) -> String? {
        switch interaction.kind {
        case .automatic, .disabled: nil
        case .enabled(nil): "enabled"
        case .enabled(let limit?): limit.name(in: size)
        }
    }
}

struct ContentInteractionTrait: Equatable { let name: String? }
struct DragIndicatorTrait: Equatable { let name: String? }
struct DismissDisabledTrait: Equatable { let isDisabled: Bool }
struct CornerRadiusTrait: Equatable { let radius: Double? }

/// The background of a presentation.
struct PresentationGround: Equatable {
    var fill: String?
    var material: String?
}

extension View {
    /// Prevents people from dismissing the presentation that contains this view with a swipe, the Escape key, a tap
    /// beside it or the browser's Back button. The app itself can still dismiss it.
    ///
    /// - Parameter isDisabled: Whether interactive dismissal is disabled. If several views set it, one with `true` is
    ///   enough.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationTrait(DismissDisabledTrait(isDisabled: isDisabled))
    }

    /// Sets the interaction with the views behind the sheet that contains this view.
    ///
    /// - Parameter interaction: The interaction.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationTrait(BackgroundInteractionTrait(interaction: interaction))
    }

    /// Sets whether a swipe up resizes the sheet that contains this view or scrolls its content.
    ///
    /// - Parameter behavior: The effect of the swipe.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationTrait(ContentInteractionTrait(name: behavior.name))
    }

    /// Sets the visibility of the grabber of the sheet that contains this view. By default it is visible if the sheet
    /// has several detents.
    ///
    /// - Parameter visibility: The visibility of the grabber.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationTrait(DragIndicatorTrait(name: visibility.dragIndicatorName))
    }

    /// Sets the corner radius of the presentation that contains this view.
    ///
    /// - Parameter cornerRadius: The radius in points, or `nil` for the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationTrait(CornerRadiusTrait(radius: cornerRadius.map { Double($0) }))
    }

    /// Sets the background of the presentation that contains this view. For a gradient its first color is used.
    ///
    /// - Parameter style: A color, material or gradient.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationTrait(PresentationGround(style._paint))
    }

    /// Sets a view as the background of the presentation that contains this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view in the presentation.
    ///   - content: A view builder for the background.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
            .presentationTrait(PresentationGround(fill: Color.clear.wireName))
    }
}

extension PresentationGround {
    fileprivate init(_ paint: _Paint) {
        if case .material(let name) = paint.kind { material = name } else { fill = paint.color.wireName }
    }
}

extension Visibility {
    fileprivate var dragIndicatorName: String? {
        switch self {
        case .automatic: nil
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}
