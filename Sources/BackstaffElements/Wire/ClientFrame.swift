/// What a page sends: the twin of the events of a scene, in the words of the wire.
///
/// Names of fields and verbs are written out in `ClientFrameFields` and `ClientVerb` and are never derived from Swift names.
/// Renaming anything in Swift therefore changes no byte.
package enum ClientFrame: Hashable, Sendable {
    case hello(ClientHello)
    /// Event number `number` does something to an element.
    case event(number: Int, element: ElementID, ElementEvent)
    case resize(number: Int, width: Double, height: Double)
    /// The browser has gone to a step. If it was made before this session, the page says what it kept of it.
    case travel(number: Int, step: Int, state: String? = nil, url: String? = nil)
    case appearance(number: Int, isDark: Bool, reducesMotion: Bool)
    /// The tab has come to the front, lost the focus or been hidden.
    case phase(number: Int, Phase)
    /// A link to another address of the app was followed in the page.
    case open(number: Int, url: String)
    /// Another tab of the browser profile has changed what is kept of the app's storage.
    case keep(number: Int, app: [String: String?])
    /// The page's inspector asks for something.
    case inspect(number: Int, InspectionRequest)
    /// Patches up to this number were applied.
    case acknowledge(patch: Int)

    /// The event number, for the frames that have one.
    package var number: Int? {
        switch self {
        case .event(let number, _, _), .resize(let number, _, _), .travel(let number, _, _, _): number
        case .appearance(let number, _, _), .phase(let number, _), .open(let number, _), .keep(let number, _),
            .inspect(let number, _):
            number
        case .hello, .acknowledge: nil
        }
    }

    /// Whether a person looks at the tab.
    package enum Phase: String, CaseIterable, Sendable {
        case active, inactive, background
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
    /// The highest step number that the page knows: later steps get higher ones.
    package var lastStep = 0
    /// How often in a row the page lost its server within five seconds of resuming.
    package var crashes = 0
    /// The widths in points that a person gave the leading columns of each split view, in reading order; 0 for none.
    package var columnWidths: [[Double]] = []
    package var resume: Resume?
    package var keeps = WireKeeps()

    /// More split views than this have no widths of their own kept.
    package static let splitViewLimit = 32

    /// The most bytes of an address.
    package static let urlLimit = 8192

    /// Where a page stands in a session that it would continue.
    package struct Resume: Hashable, Sendable {
        package var session: String
        package var epoch: Int
        /// The last patch applied; `nil` asks for the whole tree.
        package var patch: Int?
        /// The last event that the page knows to be answered.
        package var event: Int
        /// Whether the tab may be a copy of another, which then goes on with the session.
        package var isCopied = false

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
