/// A class with a publisher that sends a value before the object changes.
///
/// A class with `@Published` properties only needs to declare its conformance. Its ``objectWillChange`` sends a value
/// before each of these properties is set. If a class declares its own `objectWillChange`, it has to send the values
/// itself.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends a value before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends a value before the object changes. Each object has one publisher for its lifetime.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(type(of: self)).publisher(of: self) ?? WeakPublishers.publisher(of: self)
    }
}
