/// Something that only the host can answer.
///
/// A layout that lacks an answer goes on with a guess and lists the question. The host answers all questions of a layout
/// together and lays out again:
///
///     layout ──► questions: widths of texts ──► answers ──► layout ──► questions: heights at these widths ──► …
package struct LayoutQuestion {
    /// What is asked.
    package enum Kind: Equatable {
        /// The measures of a leaf.
        case measures
        /// The size of a leaf's content that is broken into lines at a width in points.
        case lines(width: Double)
        /// The size with which a leaf or the app's `Layout` answers a proposal.
        case size(LayoutProposal)
        /// Where the app's `Layout` places its subviews in a size, after it was offered a proposal.
        case placements(LayoutSize, LayoutProposal)
        /// What the app's closure for an alignment guide returns for a view of a size, which was its answer to a
        /// proposal. The answer counts for each proposal with this size.
        case guide(LayoutSize, LayoutProposal)
        /// The default value of the app's alignment for a view of a size.
        case defaultGuide(LayoutGuide, LayoutSize)
        /// The content of a `GeometryReader` of a size.
        case content(LayoutSize)

        /// Whether the answer to this question answers another one about the same node.
        func isAnswered(with other: Kind) -> Bool {
            if case .guide(let size, _) = self, case .guide(let otherSize, _) = other { return size == otherSize }
            return self == other
        }
    }

    /// The node that the question is about.
    package let node: LayoutNode
    /// What the host has to answer.
    package let kind: Kind

    /// The container to which views in the node refer.
    let container: LayoutProposal
    /// The version of the node. A later one isn't interested in the answer.
    let version: UInt32
}

/// The answer of a host to a question.
package enum LayoutAnswer {
    /// To `measures`.
    case measures(LayoutMeasures)
    /// To `lines` and `size`.
    case size(LayoutSize)
    /// To `placements`. Of two placements of one subview, the later one counts.
    case placements([LayoutSubviewPlacement])
    /// To `guide` and `defaultGuide`: the coordinate along the guide's axis in points.
    case coordinate(Double)
    /// To `content`.
    case content([LayoutNode])
}
