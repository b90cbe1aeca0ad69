/// A frame that a page sends. It is the wire form of a scene's events.
///
/// `ClientFrameFields` and `ClientVerb` spell out the names of fields and verbs. They aren't derived from Swift names,
/// so a rename in Swift doesn't change the protocol.
package enum ClientFrame: Hashable, Sendable {
    case hello(ClientHello)
    /// An event at an element. `number` counts the events of the session.
    case event(number: Int, element: ElementID, ElementEvent)
    case resize(number: Int, width: Double, height: Double)
    /// The browser went to a step of its history. For a step from before this session, the page sends what it has kept.
    case travel(number: Int, step: Int, state: String? = nil, url: String? = nil)
    case appearance(number: Int, isDark: Bool, reducesMotion: Bool)
    /// The tab was activated, lost the focus or was hidden.
    case phase(number: Int, Phase)
    /// A user followed a link in the page to another address of the app.
    case open(number: Int, url: String)
    /// Another tab of the browser profile has changed the app's storage.
    case store(number: Int, app: [String: String?])
    /// A request of the page's inspector.
    case inspect(number: Int, InspectionRequest)
    /// The page has applied the patches up to this number.
    case acknowledge(patch: Int)
    /// The page wants to know whether the line and the server still answer.
    case check(Int)
    /// The page was told to leave, and sends nothing more over this connection.
    case leaving

    /// The event number, or `nil` for frames without one.
    package var number: Int? {
        switch self {
        case .event(let number, _, _), .resize(let number, _, _), .travel(let number, _, _, _): number
        case .appearance(let number, _, _), .phase(let number, _), .open(let number, _), .store(let number, _),
            .inspect(let number, _):
            number
        case .hello, .acknowledge, .check, .leaving: nil
        }
    }

    /// How visible the tab is to a user.
    package enum Phase: String, CaseIterable, Sendable {
        case active, inactive, background
    }
}

/// The first frame of a page. It describes the page and the session that the page wants to resume.
package struct ClientHello: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var url = "/"
    package var isTouch = false
    package var isDark = false
    package var reducesMotion = false
    /// The person's languages, the preferred one first, with commas between.
    package var language = "en"
    /// The name of the person's time zone, such as `Europe/Berlin`. It is empty if the page doesn't say.
    package var timeZone = ""
    /// The step number of the browser's current history entry.
    package var step = 0
    /// The highest step number that the page knows. New steps get higher numbers.
    package var lastStep = 0
    /// The number of times in a row that the page lost its server within five seconds of resuming.
    package var crashes = 0
    /// The widths in points that a user has set for the leading columns of each split view, in reading order.
    ///
    /// A width of 0 means that the user hasn't set one.
    package var columnWidths: [[Double]] = []
    /// The names of the symbols whose drawings the page has, with commas between.
    package var symbols = ""
    /// Whether the page can unpack frames that are compressed with gzip.
    package var unpacks = false
    package var resume: Resume?
    package var seals = StoredSeals()

    /// The largest number of split views whose widths are kept.
    package static let splitViewLimit = 32

    /// The longest address in bytes.
    package static let urlLimit = 8192

    /// The longest list of symbols in bytes.
    package static let symbolsLimit = 8192

    /// The position of a page in the session that it wants to continue.
    package struct Resume: Hashable, Sendable {
        package var session: String
        package var epoch: Int
        /// The last patch that the page has applied. `nil` requests the whole tree.
        package var patch: Int?
        /// The last event whose answer the page has received.
        package var event: Int
        /// Whether the tab may be a copy of another tab. The other tab then keeps the session.
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
