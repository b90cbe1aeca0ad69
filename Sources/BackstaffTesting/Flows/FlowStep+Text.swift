extension FlowStep: CustomStringConvertible {
    /// The names of all steps except `launchApp`.
    static let names = [
        "tapOn", "commandTapOn", "shiftTapOn", "tapOutside", "back", "swipe", "inputText", "eraseText", "hideKeyboard",
        "pressKey", "openLink", "resize", "scrollUntilVisible", "doubleTapOn", "longPressOn", "closeMenu",
        "dismiss", "dragSheet", "deleteRow", "moveRow", "swipeRow", "closeSwipe", "refresh", "cancelSearch",
        "toggleSidebar", "columnWidth",
        "travel", "waitFor", "assertVisible", "assertNotVisible", "assertSelected", "assertEditing",
        "assertNotEditing", "assertTitle", "assertPath", "assertPresented", "assertRoot", "assertURL",
        "assertMotion",
    ]

    /// Creates a step from its name and value.
    ///
    /// - Parameter value: The text after the colon, or `nil` if there is none.
    init(name: String, value: String?) throws(FlowProblem) {
        /// The value of a step that requires one.
        func words(_ example: String) throws(FlowProblem) -> String {
            guard let value, !value.isEmpty else {
                throw FlowProblem("\(name) needs a value, as in “- \(name): \(example)”.")
            }
            return value
        }
        /// A value that must be one of a few.
        func choice<Choice: CaseIterable & RawRepresentable>(
            _ text: String, as type: Choice.Type
        ) throws(FlowProblem) -> Choice where Choice.RawValue == String {
            guard let choice = Choice(rawValue: text.lowercased()) else {
                let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
                throw FlowProblem("\(name) takes one of \(all), not “\(text)”.")
            }
            return choice
        }
        if let step = Self.withoutValue[name] {
            guard value == nil else { throw FlowProblem("\(name) takes no value.") }
            self = step
            return
        }
        if let step = Self.withWords[name] {
            self = step(try words("Recipes"))
            return
        }
        switch name {
        case "inputText": self = .inputText(try words("Apple Pie"))
        case "moveRow": self = try .moveRow(reading: try words("Flour before Salt"))
        case "swipeRow": self = try .swipeRow(reading: try words("left Flour"))
        case "refresh": self = .refresh(value.flatMap { $0.isEmpty ? nil : $0 })
        case "cancelSearch": self = .cancelSearch(value.flatMap { $0.isEmpty ? nil : $0 })
        case "dragSheet": self = .dragSheet(try words("large"))
        case "assertPresented": self = .assertPresented(try words("sheet"))
        case "assertURL": self = .assertURL(try words("/recipes/1"))
        case "openLink": self = .openLink(try words("https://example.org/recipes/1"))
        case "swipe": self = .swipe(try choice(try words("back"), as: Swipe.self))
        case "pressKey":
            let keys = try words("enter").lowercased()
            let isShifted = keys.hasPrefix("shift ")
            let key = try choice(isShifted ? String(keys.dropFirst(6)) : keys, as: Key.self)
            if isShifted, ![.up, .down, .home, .end].contains(key) {
                throw FlowProblem("shift can be combined only with up, down, home and end.")
            }
            self = .pressKey(key, shift: isShifted)
        case "eraseText":
            let count = value.flatMap { Int($0) }
            guard value == nil || count.map((1...100_000).contains) == true else {
                throw FlowProblem("eraseText takes a number of characters, or nothing for all of them.")
            }
            self = .eraseText(count)
        case "resize":
            let text = try words("390x844")
            guard let size = Size(text) else {
                throw FlowProblem("resize takes a size in points such as 390x844, not “\(text)”.")
            }
            self = .resize(size)
        case "columnWidth":
            let parts = try words("sidebar 320").split(separator: " ")
            guard parts.count == 2, ["sidebar", "content"].contains(parts[0]), let points = Double(parts[1]),
                (0...1_000_000).contains(points)
            else { throw FlowProblem("columnWidth takes “sidebar” or “content” and a width in points.") }
            self = .columnWidth(column: String(parts[0]), points: points)
        case "travel":
            guard let step = Int(try words("2")), (0...1_000_000).contains(step) else {
                throw FlowProblem("travel takes the number of a step of the browser's history, from 0 up.")
            }
            self = .travel(step)
        case "assertPath":
            self = .assertPath((value ?? "").split(separator: ",").map { String($0.trimmed) })
        case "assertMotion":
            let motion = try words("push")
            guard ["push", "pop", "fade", "none"].contains(motion) else {
                throw FlowProblem("assertMotion takes push, pop, fade or none, not “\(motion)”.")
            }
            self = .assertMotion(motion)
        default:
            let near = Self.names.first { $0.lowercased() == name.lowercased() }
            let hint = near.map { "is it “\($0)”?" } ?? "the steps are \(Self.names.joined(separator: ", "))."
            throw FlowProblem("No step is called “\(name)”: \(hint)")
        }
    }

    private static let withoutValue: [String: FlowStep] = [
        "tapOutside": .tapOutside, "back": .back, "hideKeyboard": .hideKeyboard, "toggleSidebar": .toggleSidebar,
        "assertRoot": .assertRoot, "closeMenu": .closeMenu, "dismiss": .dismiss, "assertEditing": .assertEditing,
        "assertNotEditing": .assertNotEditing,
    ]

    private static let withWords: [String: @Sendable (String) -> FlowStep] = [
        "tapOn": { .tapOn($0) }, "commandTapOn": { .commandTapOn($0) }, "shiftTapOn": { .shiftTapOn($0) },
        "scrollUntilVisible": { .scrollUntilVisible($0) }, "waitFor": { .waitFor($0) },
        "assertVisible": { .assertVisible($0) }, "assertNotVisible": { .assertNotVisible($0) },
        "doubleTapOn": { .doubleTapOn($0) }, "longPressOn": { .longPressOn($0) }, "deleteRow": { .deleteRow($0) },
        "closeSwipe": { .closeSwipe($0) }, "assertSelected": { .assertSelected($0) },
        "assertTitle": { .assertTitle($0) },
    ]

    /// The step as it is written in a flow, after the dash.
    public var description: String {
        switch self {
        case .tapOn(let words): Self.written("tapOn", words)
        case .commandTapOn(let words): Self.written("commandTapOn", words)
        case .shiftTapOn(let words): Self.written("shiftTapOn", words)
        case .tapOutside: "tapOutside"
        case .back: "back"
        case .swipe(let swipe): Self.written("swipe", swipe.rawValue)
        case .inputText(let text): Self.written("inputText", text)
        case .eraseText(let count): count.map { "eraseText: \($0)" } ?? "eraseText"
        case .hideKeyboard: "hideKeyboard"
        case .pressKey(let key, let shift): Self.written("pressKey", (shift ? "shift " : "") + key.rawValue)
        case .openLink(let url): Self.written("openLink", url)
        case .resize(let size): "resize: \(size)"
        case .scrollUntilVisible(let words): Self.written("scrollUntilVisible", words)
        case .doubleTapOn(let words): Self.written("doubleTapOn", words)
        case .longPressOn(let words): Self.written("longPressOn", words)
        case .closeMenu: "closeMenu"
        case .dismiss: "dismiss"
        case .dragSheet(let detent): Self.written("dragSheet", detent)
        case .deleteRow(let words): Self.written("deleteRow", words)
        case .moveRow(let words, let other): Self.written("moveRow", Self.written(words, before: other))
        case .swipeRow(let edge, let words, let isFull):
            Self.written("swipeRow", Self.written(edge, words, isFull: isFull))
        case .closeSwipe(let words): Self.written("closeSwipe", words)
        case .refresh(let words): words.map { Self.written("refresh", $0) } ?? "refresh"
        case .cancelSearch(let words): words.map { Self.written("cancelSearch", $0) } ?? "cancelSearch"
        case .toggleSidebar: "toggleSidebar"
        case .columnWidth(let column, let points): "columnWidth: \(column) \(points.shortest)"
        case .travel(let step): "travel: \(step)"
        case .waitFor(let words): Self.written("waitFor", words)
        case .assertVisible(let words): Self.written("assertVisible", words)
        case .assertNotVisible(let words): Self.written("assertNotVisible", words)
        case .assertSelected(let words): Self.written("assertSelected", words)
        case .assertEditing: "assertEditing"
        case .assertNotEditing: "assertNotEditing"
        case .assertTitle(let words): Self.written("assertTitle", words)
        case .assertPath(let values):
            values.isEmpty ? "assertPath" : Self.written("assertPath", values.joined(separator: ", "))
        case .assertPresented(let kind): Self.written("assertPresented", kind)
        case .assertRoot: "assertRoot"
        case .assertURL(let url): Self.written("assertURL", url)
        case .assertMotion(let motion): Self.written("assertMotion", motion)
        }
    }

    private static func written(_ name: String, _ value: String) -> String {
        "\(name): \(FlowScalar.written(value))"
    }
}

extension Size: LosslessStringConvertible {
    /// Creates a size from a text such as `390x844`, in points.
    ///
    /// The result is `nil` if the text has another form, or if a side isn't between 1 and 100,000 points.
    public init?(_ description: String) {
        let sides = description.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1...100_000).contains(width),
            (1...100_000).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    /// The width and height in points, for example `390x844`.
    public var description: String { "\(width.shortest)x\(height.shortest)" }
}

extension Double {
    /// The number, without a fraction if it is an integer.
    fileprivate var shortest: String {
        Int(exactly: self).map { String($0) } ?? String(self)
    }
}
