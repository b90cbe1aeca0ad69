import BackstaffGraph
import Foundation

extension View {
    /// Puts this view in a frame as large as its container: the scroll view around it, or else the window.
    ///
    /// The page reports the size of the scroll view. Until then the size of the window is used.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has the length of the container.
    ///   - alignment: The alignment of the view in the frame.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Puts this view in a frame whose lengths depend on those of its container.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has a length.
    ///   - alignment: The alignment of the view in the frame.
    ///   - length: A closure that receives the length of the container along an axis, in points, and returns that of the
    ///     frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Puts this view in a frame that takes a part of its container, as if equal parts stood side by side.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the container is divided.
    ///   - count: The number of parts.
    ///   - span: The number of parts that the frame takes.
    ///   - spacing: The spacing between two parts in points.
    ///   - alignment: The alignment of the view in the frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}

private struct ContainerRelativeFrameModifier: ViewModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    @SizeOfContainer private var size

    func body(content: Content) -> some View {
        let size = size
        content.frame(
            width: axes.contains(.horizontal) ? max(0, length(size.width, .horizontal)) : nil,
            height: axes.contains(.vertical) ? max(0, length(size.height, .vertical)) : nil, alignment: alignment)
    }
}

/// The size of the scroll view around a view, or else of the window.
@propertyWrapper
private struct SizeOfContainer: DynamicProperty {
    private var surroundings = NearestScrollView()
    @Environment(\.sceneSize) private var sceneSize

    @MainActor var wrappedValue: CGSize {
        surroundings.node?.measuredSize ?? CGSize(width: sceneSize.width, height: sceneSize.height)
    }
}

/// The scroll view around a view.
private struct NearestScrollView: DynamicProperty {
    weak var node: ScrollNode?
}

extension NearestScrollView: InstalledField {
    static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        if let previous {
            this.pointee.node = previous.assumingMemoryBound(to: Self.self).pointee.node
        } else {
            this.pointee.node = sequence(first: node, next: \.parent).lazy.compactMap { $0 as? ScrollNode }.first
        }
    }

    static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
