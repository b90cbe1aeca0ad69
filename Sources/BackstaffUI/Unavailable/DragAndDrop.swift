public import BackstaffUniformTypes
import Foundation

// The older forms of dragging, which need item providers. The messages say what to use instead. The forms aren't generic:
// otherwise the compiler would only say that it doesn't know a type, and would look at nothing else in the view's body.

/// What is dragged or pasted, for other apps. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
open class NSItemProvider: NSObject {
    /// Creates an empty provider.
    public override init() {}
    /// Creates a provider for an object.
    public convenience init(object: Any) { self.init() }
    /// Creates a provider for an item.
    public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
    /// Creates a provider for a file.
    public convenience init?(contentsOf fileURL: URL?) { self.init() }

    /// A name for the item.
    open var suggestedName: String?
    /// The types of the item.
    open var registeredTypeIdentifiers: [String] { [] }

    /// Whether the item has a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Whether the item can be read as an object.
    open func canLoadObject(ofClass type: Any.Type) -> Bool { false }
    /// Reads the item as an object.
    @discardableResult
    open func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Reads the bytes of the item.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Reads the item as a file.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    /// Reads the item.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
}

/// What is dragged over a view. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
public struct DropInfo {
    /// The place of the drag.
    public var location: CGPoint { .zero }
    /// Whether one of some types is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Whether one of some types is dragged.
    public func hasItemsConforming(to contentTypes: [String]) -> Bool { false }
    /// The items of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    /// The items of some types.
    public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { [] }
}

/// What a drop does. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
public enum DropOperation: Hashable, Sendable {
    /// Nothing, because dropping was given up.
    case cancel
    /// Nothing, because the view takes no such items.
    case forbidden
    /// A copy.
    case copy
    /// A move.
    case move
}

/// What a drop would do. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
public struct DropProposal {
    /// What a drop would do.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The destination of a drag. It isn't available.
@available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Takes what was dropped.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
}

extension View {
    /// Makes this view the source of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    /// Makes this view the source of a drag with a preview. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    /// Makes this view the destination of a drag. It isn't available.
    @available(*, unavailable, message: "There are no item providers: use draggable and dropDestination")
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
