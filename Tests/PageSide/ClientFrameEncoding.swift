import BackstaffElements

extension ClientFrame {
    /// The frame as a page sends it.
    package var encoded: [UInt8] {
        var writer = JSONWriter()
        writer.raw("{")
        switch self {
        case .hello(let hello):
            writer.name("v")
            writer.integer(Self.version)
            writer.name("hello")
            writer.hello(hello)
        case .event(let number, let element, let event):
            writer.name("n")
            writer.integer(number)
            writer.name("e")
            writer.integer(element)
            writer.event(event)
        case .resize(let number, let width, let height):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"resize\"")
            writer.size(width, height)
        case .travel(let number, let step, let state, let url):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"travel\",\"step\":")
            writer.integer(step)
            if let state {
                writer.name("state")
                writer.string(state)
            }
            if let url {
                writer.name("url")
                writer.string(url)
            }
        case .appearance(let number, let isDark, let reducesMotion):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"appearance\",\"dark\":")
            writer.bool(isDark)
            writer.name("reduceMotion")
            writer.bool(reducesMotion)
        case .phase(let number, let phase):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"phase\",\"phase\":")
            writer.string(phase.rawValue)
        case .open(let number, let url):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"open\",\"url\":")
            writer.string(url)
        case .store(let number, let app):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"store\",\"app\":")
            writer.seals(app)
        case .inspect(let number, let request):
            writer.name("n")
            writer.integer(number)
            writer.raw(",\"do\":\"inspect\",\"how\":")
            switch request {
            case .open: writer.string("open")
            case .close: writer.string("close")
            case .goTo(let transition):
                writer.raw("\"go\",\"step\":")
                writer.integer(transition)
            case .flow: writer.string("flow")
            }
        case .acknowledge(let patch):
            writer.name("ack")
            writer.integer(patch)
        case .check(let number):
            writer.name("check")
            writer.integer(number)
        case .leaving:
            writer.name("leaving")
            writer.raw("true")
        }
        writer.raw("}")
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func size(_ width: Double, _ height: Double) {
        name("size")
        raw("[")
        number(width)
        raw(",")
        number(height)
        raw("]")
    }

    fileprivate mutating func hello(_ hello: ClientHello) {
        raw("{")
        size(hello.width, hello.height)
        name("url")
        string(hello.url)
        name("touch")
        bool(hello.isTouch)
        name("dark")
        bool(hello.isDark)
        name("reduceMotion")
        bool(hello.reducesMotion)
        name("language")
        string(hello.language)
        if !hello.timeZone.isEmpty {
            name("timeZone")
            string(hello.timeZone)
        }
        name("step")
        integer(hello.step)
        if !hello.symbols.isEmpty {
            name("symbols")
            string(hello.symbols)
        }
        if hello.unpacks {
            name("gzip")
            bool(true)
        }
        if hello.lastStep > 0 {
            name("lastStep")
            integer(hello.lastStep)
        }
        if !hello.seals.isEmpty {
            name("seals")
            storedSeals(hello.seals)
        }
        if hello.crashes > 0 {
            name("crashes")
            integer(hello.crashes)
        }
        if !hello.columnWidths.isEmpty {
            name("columnWidths")
            list(hello.columnWidths) { writer, widths in writer.list(widths) { $0.number($1) } }
        }
        if let resume = hello.resume {
            name("resume")
            raw("{\"session\":")
            string(resume.session)
            name("epoch")
            integer(resume.epoch)
            if let patch = resume.patch {
                name("r")
                integer(patch)
            }
            name("n")
            integer(resume.event)
            if resume.isCopied { raw(",\"copied\":true") }
            raw("}")
        }
        raw("}")
    }

    private mutating func storedSeals(_ stored: StoredSeals) {
        raw("{")
        if !stored.scene.isEmpty {
            name("scene")
            seals(stored.scene)
        }
        if !stored.app.isEmpty {
            name("app")
            seals(stored.app)
        }
        if let navigation = stored.navigation {
            name("navigation")
            string(navigation)
        }
        if !stored.earlier.isEmpty {
            name("earlier")
            steps(stored.earlier)
        }
        raw("}")
    }

    private mutating func place(_ place: ElementPlace) {
        name("at")
        list([place.x, place.y]) { $0.number($1) }
    }

    private mutating func drag(_ drag: ElementDrag) {
        raw("\"drag\",\"how\":")
        string(drag.phase.rawValue)
        name("from")
        list([drag.x, drag.y]) { $0.number($1) }
        name("by")
        list([drag.dx, drag.dy]) { $0.number($1) }
        if drag.speedX != 0 || drag.speedY != 0 {
            name("speed")
            list([drag.speedX, drag.speedY]) { $0.number($1) }
        }
    }

    private mutating func pinch(_ pinch: ElementPinch) {
        raw("\"pinch\",\"how\":")
        string(pinch.phase.rawValue)
        name("from")
        list([pinch.start.x, pinch.start.y]) { $0.number($1) }
        name("anchor")
        list([pinch.anchor.x, pinch.anchor.y]) { $0.number($1) }
        name("scale")
        number(pinch.scale)
        name("turn")
        number(pinch.rotation)
        if pinch.scaleSpeed != 0 || pinch.rotationSpeed != 0 {
            name("speed")
            list([pinch.scaleSpeed, pinch.rotationSpeed]) { $0.number($1) }
        }
    }

    private mutating func scroll(_ scroll: ElementScroll) {
        raw("\"scroll\",\"how\":")
        string(scroll.phase.rawValue)
        place(scroll.offset)
        name("content")
        list([scroll.content.x, scroll.content.y]) { $0.number($1) }
        name("container")
        list([scroll.container.x, scroll.container.y]) { $0.number($1) }
        if scroll.insets != [0, 0, 0, 0] {
            name("insets")
            list(scroll.insets) { $0.number($1) }
        }
    }

    fileprivate mutating func event(_ event: ElementEvent) {
        name("do")
        switch event {
        case .activate: raw("\"activate\"")
        case .tap(let place):
            raw("\"activate\"")
            self.place(place)
        case .submit: raw("\"submit\"")
        case .peek: raw("\"peek\"")
        case .unpeek: raw("\"unpeek\"")
        case .edit(let text):
            raw("\"edit\",\"text\":")
            string(text)
        case .back(let steps):
            raw("\"back\",\"steps\":")
            integer(steps)
        case .window(let first, let last, let rowHeight):
            raw("\"window\",\"first\":")
            integer(first)
            name("last")
            integer(last)
            name("row")
            number(rowHeight)
        case .size(let width, let height):
            raw("\"size\",\"w\":")
            number(width)
            name("h")
            number(height)
        case .focus(let isFocused):
            raw("\"focus\",\"to\":")
            bool(isFocused)
        case .hover(let isOver):
            raw("\"hover\",\"to\":")
            bool(isOver)
        case .pointer(let place):
            raw("\"pointer\"")
            if let place { self.place(place) }
        case .press(let isPressed):
            raw("\"press\",\"to\":")
            bool(isPressed)
        case .hold: raw("\"hold\"")
        case .drag(let drag): self.drag(drag)
        case .scroll(let scroll): self.scroll(scroll)
        case .targets(let ids):
            raw("\"targets\",\"ids\":")
            raw("[")
            for (index, id) in ids.enumerated() {
                if index > 0 { raw(",") }
                integer(id)
            }
            raw("]")
        case .visible(let isVisible):
            raw("\"visible\",\"to\":")
            bool(isVisible)
        case .fail: raw("\"fail\"")
        case .pinch(let pinch): self.pinch(pinch)
        case .select(let gesture):
            raw("\"select\",\"how\":")
            string(gesture.rawValue)
        case .moveSelection(let move, let extends):
            raw("\"move-selection\",\"how\":")
            string(move.rawValue)
            if extends { raw(",\"extend\":true") }
        case .width(let width):
            raw("\"width\",\"w\":")
            number(width)
        case .delete: raw("\"delete\"")
        case .move(let before):
            raw("\"move\",\"before\":")
            if let before { integer(before) } else { integer(0) }
        case .reveal(let edge, let isFull):
            raw("\"reveal\"")
            if let edge {
                name("edge")
                string(edge.rawValue)
            }
            if isFull { raw(",\"full\":true") }
        case .conceal: raw("\"conceal\"")
        case .refresh: raw("\"refresh\"")
        case .cancel: raw("\"cancel\"")
        case .activateTwice: raw("\"activate2\"")
        case .address: raw("\"address\"")
        case .drop(let drop):
            raw("\"drop\",\"how\":")
            string(drop.phase.rawValue)
            name("source")
            integer(Int(drop.source))
            if drop.x != 0 || drop.y != 0 {
                name("at")
                list([drop.x, drop.y]) { $0.number($1) }
            }
            if drop.isAfter { raw(",\"after\":true") }
        case .keyPress(let press):
            raw("\"key\",\"how\":")
            string(press.phase.rawValue)
            name("key")
            string(press.key)
            if press.modifiers != 0 {
                name("modifiers")
                integer(press.modifiers)
            }
        }
    }
}
