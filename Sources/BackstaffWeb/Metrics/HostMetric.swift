/// The names of the server's metrics. `Documentation/Operating.md` says what to do about each.
enum HostMetric: String, CaseIterable {
    case events = "backstaff_events_total"
    case update = "backstaff_update_seconds"
    case wait = "backstaff_main_actor_wait_seconds"
    case visitors = "backstaff_visitors"
    case sessions = "backstaff_sessions"
    case scenes = "backstaff_scenes_total"
    case previews = "backstaff_previews_total"
    case previewsRefused = "backstaff_previews_refused_total"
    case refusals = "backstaff_refusals_total"
    case bytesReceived = "backstaff_received_bytes_total"
    case bytesSent = "backstaff_sent_bytes_total"
    case logLinesLeftOut = "backstaff_log_lines_left_out_total"
    case workers = "backstaff_workers"
    case workerRestarts = "backstaff_worker_restarts_total"

    /// A sentence for the page of metrics.
    var help: String {
        switch self {
        case .events: "Events of pages that were applied or refused by the element."
        case .update: "Time to handle one event: the app's action, its bodies, and the patch for the page."
        case .wait: "Time from the arrival of a page's frames until the main actor begins with them."
        case .visitors: "Visitors with at least one session."
        case .sessions: "Live sessions, which are tabs with their scene, by whether their page is connected."
        case .scenes: "Scenes that were begun for pages."
        case .previews: "Previews that were rendered."
        case .previewsRefused: "Previews that were refused, because too many waited."
        case .refusals: "Requests, connections, frames and events that were refused, by reason."
        case .bytesReceived: "Bytes that were received from browsers."
        case .bytesSent: "Bytes that were sent to browsers."
        case .logLinesLeftOut: "Log lines that were not written, because there were too many or the log has no space."
        case .workers: "Workers that are ready."
        case .workerRestarts: "Workers that have ended without being told to."
        }
    }

    /// The sentence about a metric with a name, or `nil` if it is the app's.
    static func help(for name: String) -> String? {
        HostMetric(rawValue: name)?.help
    }
}
