/// What a node remembers from one layout to the next.
///
///     what                     rests on                                    is forgotten
///     traits                   what is inside, the stack around ¹          after a change inside, or a move ¹
///     sizes, guides            the same, and their key                     with the traits, or after another size inside
///     answers of the app       the same, and their key                     with the sizes
///     lines of a text          the text                                    when the text changes
///     places inside            size, proposal, container, other answers    after any of these, or with an open question
///
/// ¹ Only spacers and dividers, and the modifiers around them, ask which stack is around them. A move makes these forget,
/// and nothing else in the moved views.
///
/// The key of sizes and guides is the proposal with the container to which `containerRelativeFrame` refers. So another
/// window, and a scroll view that is tried at several sizes, forget nothing. Nodes that don't refer to a container have no
/// container in their keys.
///
/// A change goes from the changed node to the root. Each node on the way has a new version then, and an answer to a
/// question of an older version is refused.
struct NodeMemory {
    /// What sizes rest on, besides what is in the node.
    struct SizeKey: Equatable {
        let proposal: LayoutProposal
        let container: LayoutProposal
    }

    /// What guides rest on, besides what is in the node.
    struct GuideKey: Equatable {
        let guide: LayoutGuide
        let size: LayoutSize
        let proposal: LayoutProposal
        let container: LayoutProposal
    }

    /// A guide of the app in a view of a size.
    struct DefaultKey: Equatable {
        let guide: LayoutGuide
        let size: LayoutSize
    }

    private(set) var traits: LayoutTraits?
    // The parts of the traits that are asked most often, so that these don't copy all of them.
    private(set) var priority: Double?
    private(set) var contents: LayoutTraits.Contents?

    var sizes = KeptResults<SizeKey, LayoutSize>()
    /// The places of guides, or nil for guides that nothing inside sets.
    var guides = KeptResults<GuideKey, Double?>()
    /// Where guides of the app are in this node, if nothing inside sets them.
    var guideDefaults = KeptAnswers<DefaultKey, Double>()

    mutating func keep(_ made: LayoutTraits) {
        traits = made
        priority = made.priority
        contents = made.contents
    }

    mutating func forgetTraits() {
        traits = nil
        priority = nil
        contents = nil
    }

    mutating func forgetSizes() {
        sizes.removeAll()
        guides.removeAll()
        guideDefaults.removeAll()
    }
}
