public import BackstaffUniformTypes
import Foundation

// Dragging between views. The page doesn't drag yet, and the messages say what to use instead.

extension View {
    /// Makes this view the source of a drag. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Makes this view the source of a drag, with a preview. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }

    /// Makes this view the source of a drag. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func onDrag<T>(_ data: @escaping () -> T) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func onDrop<T>(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([T]) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
    public func onDrop<D>(of supportedContentTypes: [UTType], delegate: D) -> some View { self }
}

/// The destination of a drag. It isn't available.
@available(*, unavailable, message: "A page doesn't drag views yet: use onMove for rows, or a contextMenu")
public protocol DropDelegate {}
