import BackstaffElements
import Tracing

/// Makes a span for each event of a page, if the app has set up a tracer.
///
/// A span has the name of the event, its number and the beginning of the scene's token. It has nothing that a user has
/// typed. Spans that the app makes in an action are its children.
struct EventTracer: Sendable {
    private let tracer: any Tracer

    init(_ tracer: any Tracer) {
        self.tracer = tracer
    }

    /// The tracer that the app has set up, or `nil` if it hasn't.
    static func ofProcess() -> EventTracer? {
        let tracer = InstrumentationSystem.tracer
        return tracer is NoOpTracer ? nil : EventTracer(tracer)
    }

    /// Handles an event inside a span.
    @MainActor
    func trace(_ frame: ClientFrame, scene: String, _ handle: () -> Session.Outcome) -> Session.Outcome {
        tracer.withAnySpan("backstaff \(frame.spanName)", ofKind: .server) { span in
            let outcome = handle()
            span.attributes["backstaff.scene"] = String(scene.prefix(6))
            if let number = frame.number { span.attributes["backstaff.event"] = number }
            span.attributes["backstaff.outcome"] = outcome.rawValue
            return outcome
        }
    }
}

extension ClientFrame {
    /// The name of the frame and of its event, without anything that comes from a user.
    fileprivate var spanName: String {
        switch self {
        case .event(_, _, let event): event.spanName
        case .resize: "resize"
        case .travel: "travel"
        case .appearance: "appearance"
        case .phase: "phase"
        case .open: "open"
        case .store: "store"
        case .inspect: "inspect"
        case .hello: "hello"
        case .acknowledge: "acknowledge"
        case .check: "check"
        case .leaving: "leaving"
        }
    }
}

extension ElementEvent {
    fileprivate var spanName: String {
        switch self {
        case .activate, .tap: "activate"
        case .edit: "edit"
        case .submit: "submit"
        case .back: "back"
        case .peek: "peek"
        case .unpeek: "unpeek"
        case .window: "window"
        case .size: "size"
        case .focus: "focus"
        case .hover: "hover"
        case .pointer: "pointer"
        case .press: "press"
        case .hold: "hold"
        case .drag: "drag"
        case .scroll: "scroll"
        case .targets: "targets"
        case .visible: "visible"
        case .fail: "fail"
        case .pinch: "pinch"
        case .select: "select"
        case .moveSelection: "move-selection"
        case .width: "width"
        case .delete: "delete"
        case .move: "move"
        case .reveal: "reveal"
        case .conceal: "conceal"
        case .refresh: "refresh"
        case .cancel: "cancel"
        case .activateTwice: "activate-twice"
        case .address: "address"
        case .keyPress: "key"
        case .drop: "drop"
        }
    }
}
