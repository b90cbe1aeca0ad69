/// One change of the element tree, as a host must repeat it.
///
/// The set of verbs is closed. Operations name elements by object: what is sent of an inserted element is how it
/// stands when the patch is encoded, so that later changes in the same update cost nothing.
package enum ElementOperation {
    /// Puts `element`, with all that is below it, into `parent` before `sibling`, or last.
    case insert(Element, into: Element, before: Element?)
    /// Takes an element and all below it away.
    case remove(ElementID)
    /// Puts an element elsewhere in its own parent.
    case move(Element, before: Element?)
    /// Replaces an element's text.
    case text(Element)
    /// Sets an attribute, or takes it away where it is no longer set.
    case attribute(Element, AttributeKey)
    /// Says anew which events an element answers to.
    case verbs(Element)
    /// Moves keyboard focus to an element.
    case focus(Element)
    /// Says something to a screen reader.
    case announce(String)
}
