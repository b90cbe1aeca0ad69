import Foundation

#if !canImport(Darwin)
    /// The type of activities for web pages.
    // The name is Foundation's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// A representation of an activity in an app that can be continued elsewhere.
    ///
    /// This class replaces Foundation's on platforms where Foundation doesn't have it. Handoff, search and prediction
    /// aren't supported, so the properties for them have no effect.
    open class NSUserActivity: NSObject {
        /// The type of the activity, which is defined by the app.
        public let activityType: String

        /// The title of the activity.
        open var title: String?

        /// The information that is needed to continue the activity.
        open var userInfo: [AnyHashable: Any]? = [:]

        /// The keys of ``userInfo`` that are required.
        open var requiredUserInfoKeys: Set<String>?

        /// A web page with the same content.
        open var webpageURL: URL?

        /// The web page that led to the activity.
        open var referrerURL: URL?

        /// The date when the activity expires.
        open var expirationDate: Date?

        /// Keywords for search.
        open var keywords: Set<String> = []

        /// An identifier of the content in the app.
        open var targetContentIdentifier: String?

        /// An identifier by which the activity can be deleted.
        open var persistentIdentifier: String?

        /// Whether ``userInfo`` needs to be updated.
        open var needsSave = false

        /// Whether the activity can be continued on another device. It has no effect.
        open var isEligibleForHandoff = true

        /// Whether the activity can be found by search. It has no effect.
        open var isEligibleForSearch = false

        /// Whether the activity can be indexed publicly. It has no effect.
        open var isEligibleForPublicIndexing = false

        /// Whether the activity can be predicted. It has no effect.
        open var isEligibleForPrediction = false

        private static let payloadKey = "NSUserActivity.typedPayload"

        /// Creates an activity of a type.
        public init(activityType: String) {
            self.activityType = activityType
        }

        /// Adds entries to ``userInfo``.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }

        /// Encodes a value and stores it in ``userInfo``.
        ///
        /// - Throws: The error of the value's own encoding.
        public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
            addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
        }

        /// Decodes the value that was stored with ``setTypedPayload(_:)``.
        ///
        /// - Throws: `DecodingError` if there is no value, or if it has another type.
        public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
            try JSONDecoder().decode(type, from: userInfo?[Self.payloadKey] as? Data ?? Data())
        }

        /// Marks the activity as current. It has no effect.
        open func becomeCurrent() {}

        /// Marks the activity as no longer current. It has no effect.
        open func resignCurrent() {}

        /// Ends the activity. It has no effect.
        open func invalidate() {}
    }
#endif
