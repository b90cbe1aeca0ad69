/// A type of view that generates views from an underlying collection of data, whose elements a user can be allowed to
/// delete and move.
public protocol DynamicViewContent<Data>: View {
    /// The type of the underlying collection.
    associatedtype Data: Collection

    /// The collection of data that the views are created from.
    var data: Data { get }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified content.
    public var data: Content.Data { content.data }
}
