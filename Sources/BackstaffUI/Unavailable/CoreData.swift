// The API that connects SwiftUI with Core Data. Core Data isn't available, and the messages say what to use instead.

/// The result of a fetch from Core Data. It isn't available.
@available(*, unavailable, message: "Core Data isn't available: keep models in @Observable objects")
public struct FetchedResults<Result> {}

/// A property wrapper for a fetch from Core Data. It isn't available.
@available(*, unavailable, message: "Core Data isn't available: keep models in @Observable objects")
@propertyWrapper
public struct FetchRequest<Result> {
    /// The result.
    public var wrappedValue: FetchedResults<Result> { fatalError("Core Data isn't available.") }

    /// Creates a fetch.
    public init(sortDescriptors: [Any] = [], predicate: Any? = nil, animation: Animation? = nil) {}
}

/// A property wrapper for a fetch from Core Data in sections. It isn't available.
@available(*, unavailable, message: "Core Data isn't available: keep models in @Observable objects")
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
    /// The result.
    public var wrappedValue: FetchedResults<Result> { fatalError("Core Data isn't available.") }

    /// Creates a fetch.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [Any] = [], predicate: Any? = nil,
        animation: Animation? = nil
    ) {}
}
