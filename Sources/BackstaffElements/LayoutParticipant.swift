/// Something that decides about the layout of an element in a way that no attribute says: the app's own layouts, its alignment
/// guides, and choices of a view by its size.
///
/// `BackstaffElementLayout` has the kinds.
@MainActor
package protocol LayoutParticipant: AnyObject {}
