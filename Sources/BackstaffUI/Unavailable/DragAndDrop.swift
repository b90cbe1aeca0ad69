public import BackstaffUniformTypes
import Foundation

// The older forms of dragging, which need item providers. The messages say what to use instead.

extension View {
    /// Makes this view the source of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrag<T>(_ data: @escaping () -> T) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop<T>(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([T]) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop<D>(of supportedContentTypes: [UTType], delegate: D) -> some View { self }
}

/// The destination of a drag. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
public protocol DropDelegate {}
