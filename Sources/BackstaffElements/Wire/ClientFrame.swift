/// What a page sends: the twin of the events of a scene, in the words of the wire.
///
/// Names of fields and verbs are written out here and in the decoder and nowhere derived from Swift names, so that
/// renaming anything in the domain changes no byte.
package enum ClientFrame: Hashable, Sendable {
    case hello(ClientHello)
    /// Event number `number` does something to an element.
    case event(number: Int, element: ElementID, ElementEvent)
    case resize(number: Int, width: Double, height: Double)
    case travel(number: Int, step: Int)
    case appearance(number: Int, isDark: Bool, reducesMotion: Bool)
    /// Patches up to this number were applied.
    case acknowledge(patch: Int)

    /// The event number, for the frames that have one.
    package var number: Int? {
        switch self {
        case .event(let number, _, _), .resize(let number, _, _), .travel(let number, _): number
        case .appearance(let number, _, _): number
        case .hello, .acknowledge: nil
        }
    }
}

/// The first frame of a page: what it is, and what it would resume.
package struct ClientHello: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var url = "/"
    package var isTouch = false
    package var isDark = false
    package var reducesMotion = false
    package var language = "en"
    /// The step number of the browser's current history entry.
    package var step = 0
    /// How often in a row the page lost its server within five seconds of resuming.
    package var crashes = 0
    /// The widths in points that a person gave the leading columns of each split view, in reading order; 0 for none.
    package var columnWidths: [[Double]] = []
    package var resume: Resume?

    /// More split views than this have no widths of their own kept.
    package static let splitViewLimit = 32

    /// Where a page stands in a session that it would continue.
    package struct Resume: Hashable, Sendable {
        package var session: String
        package var epoch: Int
        /// The last patch applied; `nil` asks for the whole tree.
        package var patch: Int?
        /// The last event that the page knows to be answered.
        package var event: Int

        package init(session: String, epoch: Int, patch: Int?, event: Int) {
            self.session = session
            self.epoch = epoch
            self.patch = patch
            self.event = event
        }
    }

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
