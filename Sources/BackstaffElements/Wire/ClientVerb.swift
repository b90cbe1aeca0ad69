/// A verb of a page's frame: its name on the wire, and a function that makes the frame from the other fields.
struct ClientVerb: Sendable {
    private let name: StaticString
    private let kind: Kind

    private enum Kind: Sendable {
        /// The verb makes an event at an element.
        case element(@Sendable (ClientFrameFields) throws(WireRefusal) -> ElementEvent)
        /// The verb makes an event of the whole scene. The first argument is the event's number.
        case scene(@Sendable (Int, ClientFrameFields) throws(WireRefusal) -> ClientFrame)
    }

    /// Returns the verb with a name, or `nil` if there is none.
    static func named(_ word: JSONReader.Word) -> ClientVerb? {
        for verb in all where word.matches(verb.name) { return verb }
        return nil
    }

    /// Makes the frame from the fields that came with the verb.
    func frame(of fields: ClientFrameFields) throws(WireRefusal) -> ClientFrame {
        let number = try fields.number.required("n")
        switch kind {
        case .element(let event):
            return .event(number: number, element: try fields.element.required("e"), try event(fields))
        case .scene(let frame): return try frame(number, fields)
        }
    }

    /// All verbs. The most frequent ones come first.
    private static let all: [ClientVerb] = [
        element("activate") { $0.place.map { .tap(ElementPlace(x: $0.x, y: $0.y)) } ?? .activate },
        element("window") { (fields) throws(WireRefusal) in try window(fields) },
        element("scroll") { (fields) throws(WireRefusal) in try scroll(fields) },
        element("targets") { (fields) throws(WireRefusal) in .targets(try fields.ids.required("ids")) },
        element("visible") { (fields) throws(WireRefusal) in .visible(try fields.to.required("to")) },
        element("fail") { _ in .fail },
        element("edit") { (fields) throws(WireRefusal) in .edit(try fields.text.required("text")) },
        element("submit") { _ in .submit },
        element("back") { .back(steps: $0.steps ?? 1) },
        element("peek") { _ in .peek },
        element("unpeek") { _ in .unpeek },
        element("size") { (fields) throws(WireRefusal) in
            .size(width: try fields.width.required("w"), height: try fields.height.required("h"))
        },
        element("focus") { (fields) throws(WireRefusal) in .focus(try fields.to.required("to")) },
        element("hover") { (fields) throws(WireRefusal) in .hover(try fields.to.required("to")) },
        element("pointer") { .pointer($0.place.map { ElementPlace(x: $0.x, y: $0.y) }) },
        element("press") { (fields) throws(WireRefusal) in .press(try fields.to.required("to")) },
        element("hold") { _ in .hold },
        element("drag") { (fields) throws(WireRefusal) in try drag(fields) },
        element("pinch") { (fields) throws(WireRefusal) in try pinch(fields) },
        element("select") { (fields) throws(WireRefusal) in .select(try fields.how.requiredWord("how")) },
        element("move-selection") { (fields) throws(WireRefusal) in
            .moveSelection(try fields.how.requiredWord("how"), extends: fields.extends ?? false)
        },
        element("width") { (fields) throws(WireRefusal) in .width(try fields.width.required("w")) },
        element("delete") { _ in .delete },
        element("move") { (fields) throws(WireRefusal) in
            let before = try fields.before.required("before")
            return .move(before: before == 0 ? nil : ElementID(before))
        },
        element("reveal") { (fields) throws(WireRefusal) in try reveal(fields) },
        element("conceal") { _ in .conceal },
        element("refresh") { _ in .refresh },
        element("cancel") { _ in .cancel },
        element("activate2") { _ in .activateTwice },
        element("address") { _ in .address },
        element("drop") { (fields) throws(WireRefusal) in
            let place = fields.place ?? (0, 0)
            return .drop(
                ElementDrop(
                    try fields.how.requiredWord("how"), source: try fields.source.required("source"), x: place.x,
                    y: place.y, isAfter: fields.isAfter ?? false))
        },
        element("key") { (fields) throws(WireRefusal) in
            .keyPress(
                ElementKeyPress(
                    try fields.how.requiredWord("how"), key: try fields.key.required("key"),
                    modifiers: fields.modifiers ?? 0))
        },
        scene("resize") { (number, fields) throws(WireRefusal) in
            let size = try fields.size.required("size")
            return .resize(number: number, width: size.width, height: size.height)
        },
        scene("travel") { (number, fields) throws(WireRefusal) in
            .travel(number: number, step: try fields.step.required("step"), state: fields.state, url: fields.url)
        },
        scene("appearance") { (number, fields) throws(WireRefusal) in
            .appearance(
                number: number, isDark: try fields.isDark.required("dark"),
                reducesMotion: try fields.reducesMotion.required("reduceMotion"))
        },
        scene("phase") { (number, fields) throws(WireRefusal) in
            .phase(number: number, try fields.phase.requiredWord("phase"))
        },
        scene("open") { (number, fields) throws(WireRefusal) in
            .open(number: number, url: try fields.url.required("url"))
        },
        scene("store") { (number, fields) throws(WireRefusal) in
            .store(number: number, app: try fields.app.required("app"))
        },
        scene("inspect") { (number, fields) throws(WireRefusal) in
            .inspect(number: number, try inspection(fields))
        },
    ]

    private static func element(
        _ name: StaticString, _ event: @escaping @Sendable (ClientFrameFields) throws(WireRefusal) -> ElementEvent
    ) -> ClientVerb {
        ClientVerb(name: name, kind: .element(event))
    }

    private static func scene(
        _ name: StaticString, _ frame: @escaping @Sendable (Int, ClientFrameFields) throws(WireRefusal) -> ClientFrame
    ) -> ClientVerb {
        ClientVerb(name: name, kind: .scene(frame))
    }
}

// MARK: Verbs with several fields

extension ClientVerb {
    private static func window(_ fields: ClientFrameFields) throws(WireRefusal) -> ElementEvent {
        let first = try fields.first.required("first")
        let last = try fields.last.required("last")
        if last < first { throw WireRefusal(.malformed, "a window ends before it begins") }
        return .window(first: first, last: last, rowHeight: try fields.row.required("row"))
    }

    private static func drag(_ fields: ClientFrameFields) throws(WireRefusal) -> ElementEvent {
        let start = try fields.start.required("from")
        let translation = try fields.translation.required("by")
        return .drag(
            ElementDrag(
                try fields.how.requiredWord("how"), x: start.x, y: start.y, dx: translation.x, dy: translation.y,
                speedX: fields.speed?.x ?? 0, speedY: fields.speed?.y ?? 0))
    }

    private static func pinch(_ fields: ClientFrameFields) throws(WireRefusal) -> ElementEvent {
        let start = try fields.start.required("from")
        let anchor = try fields.anchor.required("anchor")
        return .pinch(
            ElementPinch(
                try fields.how.requiredWord("how"), start: ElementPlace(x: start.x, y: start.y),
                anchor: ElementPlace(x: anchor.x, y: anchor.y), scale: try fields.scale.required("scale"),
                rotation: try fields.turn.required("turn"), scaleSpeed: fields.speed?.x ?? 0,
                rotationSpeed: fields.speed?.y ?? 0))
    }

    private static func scroll(_ fields: ClientFrameFields) throws(WireRefusal) -> ElementEvent {
        let offset = try fields.place.required("at")
        let content = try fields.content.required("content")
        let container = try fields.container.required("container")
        return .scroll(
            ElementScroll(
                try fields.how.requiredWord("how"), offset: ElementPlace(x: offset.x, y: offset.y),
                content: ElementPlace(x: content.x, y: content.y),
                container: ElementPlace(x: container.x, y: container.y), insets: fields.insets ?? [0, 0, 0, 0]))
    }

    private static func reveal(_ fields: ClientFrameFields) throws(WireRefusal) -> ElementEvent {
        if fields.edge == nil {
            if fields.isFull == true { throw WireRefusal(.malformed, "a full swipe has an 'edge'") }
            return .reveal(edge: nil, isFull: false)
        }
        return .reveal(edge: try fields.edge.requiredWord("edge"), isFull: fields.isFull ?? false)
    }

    private static func inspection(_ fields: ClientFrameFields) throws(WireRefusal) -> InspectionRequest {
        let how = try fields.how.required("how")
        switch how {
        case "open": return .open
        case "close": return .close
        case "go": return .goTo(transition: try fields.step.required("step"))
        case "flow": return .flow
        default: throw WireRefusal(.malformed, "'how' is \(WireRefusal.quoted(how)), which is not known")
        }
    }
}
