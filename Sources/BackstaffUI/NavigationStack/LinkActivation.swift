/// Where an app keeps whether a link is followed.
@MainActor
protocol LinkActivation {
    /// Whether the state says that the link's view is shown.
    var isActive: Bool { get }

    /// What the state says is shown, if it is the same for several links.
    var activeTag: AnyHashable? { get }

    /// Writes that the link's view is shown.
    func activate()

    /// Writes that the link's view is shown no more.
    func deactivate()

    /// Whether what activates one activates the other too.
    func isSame(as other: any LinkActivation) -> Bool
}

/// A flag of a link's own.
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

/// A selection that links share, each with a tag.
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
