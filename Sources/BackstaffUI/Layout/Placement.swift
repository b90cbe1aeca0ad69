import BackstaffElements
import BackstaffGraph
import Foundation

/// Numbers and words on an element around a view: what most modifiers of arrangement and effect come to.
struct ElementModifier<Role: WrapperRole>: WrappingModifier {
    static var role: ElementRole { Role.role }

    let configuration: @MainActor (WrapperNode) -> Void

    init(_ role: Role.Type, _ configuration: @escaping @MainActor (WrapperNode) -> Void) {
        self.configuration = configuration
    }

    func configure(_ wrapper: WrapperNode) { configuration(wrapper) }
}

/// The kind of element that a modifier puts around a view.
protocol WrapperRole {
    static var role: ElementRole { get }
}

enum EffectWrapper: WrapperRole { static var role: ElementRole { .effect } }
enum StyleWrapper: WrapperRole { static var role: ElementRole { .style } }
enum OffsetWrapper: WrapperRole { static var role: ElementRole { .offset } }
enum HiddenWrapper: WrapperRole { static var role: ElementRole { .hidden } }
enum FixedSizeWrapper: WrapperRole { static var role: ElementRole { .fixedSize } }
enum AspectRatioWrapper: WrapperRole { static var role: ElementRole { .aspectRatio } }
enum ClipWrapper: WrapperRole { static var role: ElementRole { .clip } }

extension View {
    /// Holds this view to a ratio of width to height.
    ///
    /// - Parameters:
    ///   - aspectRatio: width by height, or `nil` for the view's own.
    ///   - contentMode: whether it fits into its room or covers it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            ElementModifier(AspectRatioWrapper.self) {
                $0.set(.ratio, aspectRatio.map { Double($0) })
                $0.set(.contentMode, contentMode == .fill ? "fill" : "fit")
            })
    }

    /// Holds this view to the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// Scales this view so that all of it is seen.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view so that it covers its room.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Keeps this view at its own size in the directions given.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            ElementModifier(FixedSizeWrapper.self) {
                $0.set(.horizontal, horizontal)
                $0.set(.vertical, vertical)
            })
    }

    /// Keeps this view at its own size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Draws this view elsewhere, in points. The room that it takes stays where it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            ElementModifier(OffsetWrapper.self) {
                $0.set(.x, Double(x))
                $0.set(.y, Double(y))
            })
    }

    /// Draws this view elsewhere. The room that it takes stays where it is.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Puts the centre of this view at a place of its room, in points, and takes all of that room.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            ElementModifier(OffsetWrapper.self) {
                $0.set(.placement, "position")
                $0.set(.x, Double(x))
                $0.set(.y, Double(y))
            })
    }

    /// Puts the centre of this view at a place of its room, in points.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Says how early this view is asked when room is short.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.priority, value) })
    }

    /// Says how far in front of its neighbours this view is drawn.
    public func zIndex(_ value: Double) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.z, value) })
    }

    /// Makes this view invisible. It keeps its room, and nothing in it can be reached.
    public func hidden() -> some View {
        modifier(ElementModifier(HiddenWrapper.self) { _ in })
    }

    /// Gives a guide of this view a place of its own. Accepted without effect: the page lines views up by its own guides.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        self
    }

    /// Gives a guide of this view a place of its own. Accepted without effect: the page lines views up by its own guides.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        self
    }

    /// Gives this view's coordinate space a name. Accepted without effect: frames are measured against the window.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

    /// Gives this view's coordinate space a name. Accepted without effect: frames are measured against the window.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

    /// Mirrors this view where reading goes from right to left. Accepted without effect: the page mirrors what has a
    /// direction.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
