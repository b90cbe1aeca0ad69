/// Why a change of a list isn't made. What asked for it came from a page that showed an older state, or from nowhere good.
package enum ListEditRefusal: Error, Equatable, Sendable {
    /// No element is named.
    case nothing
    /// There is no element at this offset: it is negative, or beyond the last.
    case noElement(Int)
    /// This offset is named more than once.
    case repeated(Int)
    /// Nothing can stand at this offset: it is negative, or beyond the end.
    case noPlace(Int)
    /// The element at this offset isn't among those that may change places.
    case outsideRun(Int)
    /// So many elements can't be counted.
    case tooMany(Int)
}
