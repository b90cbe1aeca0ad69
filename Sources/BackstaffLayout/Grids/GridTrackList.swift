/// The lengths of a grid's columns, or of its rows.
struct GridTrackList {
    private(set) var lengths: [Double]
    /// The sum of the lengths at which tracks were committed.
    private(set) var committed = 0.0

    private var committedLengths: [Double]
    private let gaps: [Double]
    /// The sum of all gaps.
    let totalGaps: Double

    init(count: Int, gaps: [Double]) {
        lengths = [Double](repeating: 0, count: count)
        committedLengths = lengths
        self.gaps = gaps
        totalGaps = gaps.reduce(0, +)
    }

    /// The length of all tracks and gaps.
    var total: Double { lengths.reduce(totalGaps, +) }

    /// The start of a track.
    func position(of track: Int) -> Double {
        var position = 0.0
        for index in 0..<track { position += lengths[index] + gaps[index] }
        return position
    }

    /// The length of tracks with the gaps between them.
    func length(of range: Range<Int>) -> Double {
        var length = gaps(in: range)
        for index in range { length += lengths[index] }
        return length
    }

    /// The gaps between tracks.
    func gaps(in range: Range<Int>) -> Double {
        var length = 0.0
        for index in range.dropLast() { length += gaps[index] }
        return length
    }

    /// Makes a track at least as long as an answer.
    mutating func widen(_ track: Int, to length: Double) { lengths[track] = max(lengths[track], length) }

    /// Takes the length of a track from the room of the others.
    mutating func commit(_ track: Int) {
        committed += lengths[track] - committedLengths[track]
        committedLengths[track] = lengths[track]
    }

    /// Widens tracks equally until they have a length together. If some have no cell of their own, only those.
    mutating func spread(_ length: Double, over range: Range<Int>, _ queue: GridQueue) {
        let missing = length - self.length(of: range)
        guard missing > 0 else { return }
        let empty = range.filter { !queue.hasCell(column: $0) }
        let widened = empty.isEmpty ? Array(range) : empty
        for track in widened { lengths[track] += missing / Double(widened.count) }
    }
}
