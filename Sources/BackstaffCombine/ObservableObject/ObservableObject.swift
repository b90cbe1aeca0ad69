/// An object that says when it is about to change.
///
/// A class with `@Published` properties needs nothing more than to conform: its ``objectWillChange`` sends before each
/// of them is set. A class may have an `objectWillChange` of its own instead; then nothing sends it but the class.
public protocol ObservableObject: AnyObject {
    /// What says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before the object changes: always the same publisher for one object, which lives as long as it does.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(type(of: self)).publisher(of: self) ?? WeakPublishers.publisher(of: self)
    }
}
