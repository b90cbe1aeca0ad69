import BackstaffGraph

/// The node of a view that contributes to a preference.
///
/// If the view is in another part of the screen than the reader, such as a tab or a screen of a stack, it contributes
/// while it is shown.
///
///     same part:     created ──► contributes ──────────────────► unmounted
///     another part:  created ──► shown, contributes ◄──► covered ──► unmounted
class PreferenceContributor<Key: PreferenceKey>: ContentNode, AppearanceParticipant {
    /// The reader that gets the contribution.
    final let reader: PreferenceReader<Key>?
    /// The part of the screen around the view, if it isn't the reader's.
    private let surroundings: AppearanceScope?
    private(set) final var hasAppeared = false

    override init(under parent: _Node) {
        reader = PreferenceReader<Key>.nearest(above: parent)
        surroundings = parent.scope.appearance === reader?.appearance ? nil : parent.scope.appearance
        super.init(under: parent)
    }

    /// Whether there is a value to contribute.
    func hasContribution() -> Bool { true }

    /// The value to contribute.
    func contribution() -> Key.Value { Key.defaultValue }

    /// Begins to contribute. Called once, after the node has its value.
    final func begin() {
        guard reader != nil else { return }
        if let surroundings { surroundings.add(self) } else { contribute() }
    }

    /// Tells the reader that the value has changed.
    final func contributionDidChange() { reader?.mark() }

    private func contribute() {
        reader?.set(
            PreferenceReader<Key>.Contribution(
                isSet: { [unowned self] in hasContribution() },  // `unmount()` removes the contribution.
                value: { [unowned self] in contribution() }),
            by: self)
    }

    // MARK: Appearance

    final var isShown: Bool { isMounted && surroundings?.isShown == true }

    final func appear() {
        hasAppeared = true
        contribute()
    }

    /// A reader that is covered together with this view keeps the value.
    final func disappear() {
        hasAppeared = false
        if reader?.appearance.isShown == true { reader?.remove(self) }
    }

    override func unmount() {
        super.unmount()
        surroundings?.remove(self)
        reader?.remove(self)
    }
}
