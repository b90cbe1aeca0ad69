/// One change of the element tree, which a host applies to its own copy.
///
/// The set of operations is closed. An operation refers to an element as an object. An inserted element is sent in the
/// state that it has when the patch is encoded, so later changes in the same update cost nothing.
package enum ElementOperation {
    /// Inserts `element` and everything below it into `parent`, before `sibling` or at the end.
    case insert(Element, into: Element, before: Element?)
    /// Removes an element and everything below it.
    ///
    /// It holds the element. Other operations may refer to elements below it, whose parents must live as long.
    case remove(Element)
    /// Moves an element within its parent.
    case move(Element, before: Element?)
    /// Replaces an element's text.
    case text(Element)
    /// Sets an attribute, or removes it if it is no longer set.
    case attribute(Element, AttributeKey)
    /// Replaces the set of events that an element accepts.
    case verbs(Element)
    /// Moves keyboard focus to an element.
    case focus(Element)
    /// Has a screen reader announce a text.
    case announce(String)
}
