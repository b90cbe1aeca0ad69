import Foundation

#if !canImport(Darwin)
    /// The type of activities that are about a page of the web.
    // The name is Foundation's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// What a person is doing in an app, in a form that can be gone on with elsewhere.
    ///
    /// Stands in for Foundation's where Foundation has none. Nothing here hands activities on to other devices, searches
    /// them, or predicts them: what says so is kept and has no effect.
    open class NSUserActivity: NSObject {
        /// What kind of activity it is, by a name of the app's own.
        public let activityType: String

        /// What the activity is called.
        open var title: String?

        /// What is needed in order to go on.
        open var userInfo: [AnyHashable: Any]? = [:]

        /// The keys of ``userInfo`` that are needed.
        open var requiredUserInfoKeys: Set<String>?

        /// A page of the web that shows the same.
        open var webpageURL: URL?

        /// The page that led to the activity.
        open var referrerURL: URL?

        /// When the activity is of no use any more.
        open var expirationDate: Date?

        /// Words by which it could be found.
        open var keywords: Set<String> = []

        /// What tells the content from other content of the app.
        open var targetContentIdentifier: String?

        /// A name by which the activity could be deleted.
        open var persistentIdentifier: String?

        /// Whether ``userInfo`` is to be brought up to date.
        open var needsSave = false

        /// Whether another device may go on with it. Nothing comes of it here.
        open var isEligibleForHandoff = true

        /// Whether it may be searched. Nothing comes of it here.
        open var isEligibleForSearch = false

        /// Whether all people may find it. Nothing comes of it here.
        open var isEligibleForPublicIndexing = false

        /// Whether it may be predicted. Nothing comes of it here.
        open var isEligibleForPrediction = false

        private static let payloadKey = "NSUserActivity.typedPayload"

        /// An activity of a type.
        public init(activityType: String) {
            self.activityType = activityType
        }

        /// Adds to ``userInfo``.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }

        /// Keeps a value in ``userInfo``.
        ///
        /// - Throws: What the value's own encoding throws.
        public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
            addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
        }

        /// The value that ``setTypedPayload(_:)`` has kept.
        ///
        /// - Throws: An error if there is none, or it is of another type.
        public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
            try JSONDecoder().decode(type, from: userInfo?[Self.payloadKey] as? Data ?? Data())
        }

        /// Says that it is what the person does now. Nothing comes of it here.
        open func becomeCurrent() {}

        /// Says that it isn't any more. Nothing comes of it here.
        open func resignCurrent() {}

        /// Ends the activity. Nothing comes of it here.
        open func invalidate() {}
    }
#endif
