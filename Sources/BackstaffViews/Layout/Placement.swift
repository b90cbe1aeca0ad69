import BackstaffElements
import BackstaffGraph
import Foundation

/// Sets attributes on an element around a view. Most layout and effect modifiers are implemented with it.
package struct ElementModifier<Role: WrapperRole>: WrappingModifier {
    package static var role: ElementRole { Role.role }

    let configuration: @MainActor (WrapperNode) -> Void

    package init(_ role: Role.Type, _ configuration: @escaping @MainActor (WrapperNode) -> Void) {
        self.configuration = configuration
    }

    package func configure(_ wrapper: WrapperNode) { configuration(wrapper) }
}

/// The kind of element that a modifier puts around a view.
package protocol WrapperRole {
    static var role: ElementRole { get }
}

enum EffectWrapper: WrapperRole { static var role: ElementRole { .effect } }
package enum StyleWrapper: WrapperRole { package static var role: ElementRole { .style } }
enum OffsetWrapper: WrapperRole { static var role: ElementRole { .offset } }
enum HiddenWrapper: WrapperRole { static var role: ElementRole { .hidden } }
enum FixedSizeWrapper: WrapperRole { static var role: ElementRole { .fixedSize } }
enum AspectRatioWrapper: WrapperRole { static var role: ElementRole { .aspectRatio } }
enum ClipWrapper: WrapperRole { static var role: ElementRole { .clip } }

extension View {
    /// Constrains this view to an aspect ratio.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height, or `nil` for that of the view.
    ///   - contentMode: Whether the view fits in the available space or covers it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            ElementModifier(AspectRatioWrapper.self) {
                $0.set(.ratio, aspectRatio.map { Double($0) })
                $0.set(.contentMode, contentMode == .fill ? "fill" : "fit")
            })
    }

    /// Constrains this view to the aspect ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// Scales this view to fit in the available space.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to cover the available space.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Fixes this view at its ideal size on some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            ElementModifier(FixedSizeWrapper.self) {
                $0.set(.horizontal, horizontal)
                $0.set(.vertical, vertical)
            })
    }

    /// Fixes this view at its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Offsets the drawing of this view in points. Its layout doesn't change.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            ElementModifier(OffsetWrapper.self) {
                $0.set(.x, Double(x))
                $0.set(.y, Double(y))
            })
    }

    /// Offsets the drawing of this view. Its layout doesn't change.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Positions the center of this view in the available space, which it fills. The position is in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            ElementModifier(OffsetWrapper.self) {
                $0.set(.placement, "position")
                $0.set(.x, Double(x))
                $0.set(.y, Double(y))
            })
    }

    /// Positions the center of this view in the available space, in points.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Sets the priority of this view for the distribution of space.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.priority, value) })
    }

    /// Sets the drawing order of this view among its siblings.
    public func zIndex(_ value: Double) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.z, value) })
    }

    /// Hides this view. It still takes up space, but nothing in it can be used.
    public func hidden() -> some View {
        modifier(ElementModifier(HiddenWrapper.self) { _ in })
    }

    /// Names the coordinate space of this view.
    ///
    /// Gestures of views inside can give their places in this space: from the top left corner of this view. On the page, the
    /// space has the description of the name. A `GeometryProxy` knows only the size of its own view.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.spaceName, CoordinateSpace.text(of: name)) })
    }

    /// Names the coordinate space of this view, as ``coordinateSpace(name:)`` does.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.spaceName, name.name) })
    }

    /// Mirrors this view in right-to-left layouts. It has no effect: the page mirrors directional content by itself.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
