/// The state of an app that says whether a link is followed.
@MainActor
protocol LinkActivation {
    /// Whether the state says that the link's view is shown.
    var isActive: Bool { get }

    /// The tag that the state selects, if several links share the state.
    var activeTag: AnyHashable? { get }

    /// Changes the state so that the link's view is shown.
    func activate()

    /// Changes the state so that the link's view isn't shown any more.
    func deactivate()

    /// Whether both links are activated by the same state.
    func isSame(as other: any LinkActivation) -> Bool
}

/// A flag that belongs to one link.
struct FlagActivation: LinkActivation {
    let flag: Binding<Bool>

    var isActive: Bool { flag.wrappedValue }

    var activeTag: AnyHashable? { nil }

    func activate() { flag.wrappedValue = true }

    func deactivate() { flag.wrappedValue = false }

    func isSame(as other: any LinkActivation) -> Bool {
        (other as? FlagActivation)?.flag.location.isEqual(to: flag.location) == true
    }
}

/// A selection that several links share. Each link has a tag.
struct TagActivation<Tag: Hashable>: LinkActivation {
    let tag: Tag
    let selection: Binding<Tag?>

    var isActive: Bool { selection.wrappedValue == tag }

    var activeTag: AnyHashable? { selection.wrappedValue.map { AnyHashable($0) } }

    func activate() { selection.wrappedValue = tag }

    func deactivate() { selection.wrappedValue = nil }

    func isSame(as other: any LinkActivation) -> Bool {
        guard let other = other as? TagActivation<Tag>, other.tag == tag else { return false }
        return other.selection.location.isEqual(to: selection.location)
    }
}
