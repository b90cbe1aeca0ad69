import Foundation

/// What taps do that go past a presentation.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, disabled
        case enabled(upThrough: PresentationDetent?)
    }

    let kind: Kind

    /// As the platform has it: what is behind can't be reached.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// What is behind can be tapped.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
    /// What is behind can't be reached.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// What is behind can be tapped while the sheet stands no higher than a detent.
    ///
    /// - Parameter detent: the highest detent at which taps go past.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
    }
}

/// What a swipe upwards in a sheet that isn't at its highest detent does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String?

    /// As the platform has it: the sheet grows first.
    public static let automatic = PresentationContentInteraction(name: nil)
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

struct BackgroundInteractionTrait: Equatable {
    let interaction: PresentationBackgroundInteraction

    /// Whether taps go past a sheet at a detent.
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

    /// The name in the page, of the highest detent with which taps go past.
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

/// What a presentation is painted with.
struct PresentationGround: Equatable {
    var fill: String?
    var material: String?
}

extension View {
    /// Keeps people from ending the presentation around this view: by a swipe, Escape, a tap beside it or the browser's
    /// Back. The app's own ways still end it.
    ///
    /// - Parameter isDisabled: whether they are kept from it. Of several views inside one that says so is enough.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationTrait(DismissDisabledTrait(isDisabled: isDisabled))
    }

    /// Says whether what is behind the sheet around this view can be tapped.
    ///
    /// - Parameter interaction: what taps do that go past it.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationTrait(BackgroundInteractionTrait(interaction: interaction))
    }

    /// Says whether a swipe upwards makes the sheet around this view grow, or scrolls its content.
    ///
    /// - Parameter behavior: what a swipe does first.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationTrait(ContentInteractionTrait(name: behavior.name))
    }

    /// Says whether the sheet around this view has a grabber. By itself it has one if it can stand at several heights.
    ///
    /// - Parameter visibility: whether there is a grabber.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationTrait(DragIndicatorTrait(name: visibility.dragIndicatorName))
    }

    /// Says how round the corners of the presentation around this view are, in points; `nil` for the platform's radius.
    ///
    /// - Parameter cornerRadius: the radius, in points; `nil` for the platform's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationTrait(CornerRadiusTrait(radius: cornerRadius.map { Double($0) }))
    }

    /// Paints the presentation around this view. Of a gradient the first colour is taken.
    ///
    /// - Parameter style: a colour, a material, or a gradient.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationTrait(PresentationGround(style._paint))
    }

    /// Puts a view behind the content of the presentation around this view.
    ///
    /// - Parameters:
    ///   - alignment: where the view stands if it is smaller than the presentation.
    ///   - content: the view.
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
