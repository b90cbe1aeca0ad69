/// The reason why a change of a list is refused. The page may have shown an older state, or the request may be
/// malicious.
package enum ListEditRefusal: Error, Equatable, Sendable {
    /// No element is given.
    case nothing
    /// The offset is negative or beyond the last element.
    case noElement(Int)
    /// The offset is given more than once.
    case repeated(Int)
    /// The destination is negative or beyond the end.
    case noPlace(Int)
    /// The element at the offset isn't among those that may change places.
    case outsideRun(Int)
    /// The number of elements would overflow.
    case tooMany(Int)
}
