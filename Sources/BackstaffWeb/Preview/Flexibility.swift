import BackstaffElements

/// Which elements of a preview fill the offered space, and which have a fixed size. The page's flexibility.js has the same
/// rules. `Tests/browser/test_apps_first_paint.py` compares the two.
///
/// The result are classes, from which the style sheet lays the screen out.
@MainActor
struct Flexibility {
    private struct Axes {
        var width = false
        var height = false

        static let neither = Axes()
        static let width = Axes(width: true)
        static let both = Axes(width: true, height: true)
    }

    private struct Answer {
        var fills = Axes.neither
        var fixed = Axes.neither
        var hasProportions = false
    }

    private var answers: [ElementID: Answer] = [:]

    /// Elements that take their size from their only child.
    private static let wrappers: Set<ElementRole> = [
        .style, .contextMenu, .padding, .background, .overlay, .clip, .effect, .offset, .gesture, .hidden, .frame,
    ]

    init(_ root: Element) {
        add(root)
    }

    /// The classes of an element, each with a space before it.
    func classes(of element: Element) -> String {
        guard let answer = answers[element.id] else { return "" }
        return (answer.hasProportions ? " has-proportions" : "")
            + (answer.fills.width ? " fills-width" : "") + (answer.fills.height ? " fills-height" : "")
            + (answer.fixed.width ? " fixed-width" : "") + (answer.fixed.height ? " fixed-height" : "")
    }

    private mutating func add(_ element: Element) {
        for child in element.children { add(child) }
        answers[element.id] = Answer(
            fills: axesFilled(by: element), fixed: fixedAxes(of: element), hasProportions: hasProportions(element))
    }

    private func fills(_ element: Element?) -> Axes {
        element.flatMap { answers[$0.id]?.fills } ?? .neither
    }

    // MARK: Filling

    private func axesFilled(by element: Element) -> Axes {
        switch element.role {
        case .searchField, .searchSuggestions, .swipeActions, .badge, .menuItems, .option, .divider, .text, .spacer,
            .extent:
            .neither
        case .searchScopes, .datePicker, .colorPicker, .row, .slider, .stepper, .labeledContent, .disclosure,
            .groupBox:
            .width
        case .color, .shape, .gradient, .canvas, .list, .geometry, .navigationStack, .tabView, .tabPanel, .splitView,
            .column,
            .unavailable:
            .both
        case .contextMenu, .menu, .background, .overlay: fills(element.children.first)
        case .toggle: element.words(.controlStyle) == "button" ? .neither : .width
        case .textField: element.words(.fieldStyle) == "editor" ? .both : .width
        case .picker: isWide(picker: element) ? .width : .neither
        case .scroll: Axes(width: true, height: element.words(.axis) != "horizontal")
        case .lazyStack: element.words(.axis) == "horizontal" ? ofChildren(element) : .width
        case .lazyGrid: element.words(.axis) == "horizontal" ? .neither : .width
        case .progress:
            element.number(.value) == nil || element.words(.controlStyle) == "circular" ? .neither : .width
        case .image: element.has(.resizable) ? .both : .neither
        case .vStack where element.words(.axis) == "depth": ofChildren(element)
        case .vStack: withSpacer(element, element.words(.axis) == "horizontal" ? \.width : \.height)
        case .hStack: withSpacer(element, \.width)
        case .frame: ofFrame(element)
        case .fixedSize: ofFixedSize(element)
        case .aspectRatio: Axes(width: fills(element.children.first).width)
        default: ofChildren(element)
        }
    }

    private func isWide(picker: Element) -> Bool {
        ["segmented", "inline", "palette", "wheel"].contains(picker.words(.controlStyle))
            || picker.children.contains { $0.role == .vStack }
    }

    private func ofChildren(_ element: Element) -> Axes {
        element.children.reduce(into: .neither) { sum, child in
            let fills = fills(child)
            sum.width = sum.width || fills.width
            sum.height = sum.height || fills.height
        }
    }

    private func withSpacer(_ element: Element, _ axis: WritableKeyPath<Axes, Bool>) -> Axes {
        var sum = ofChildren(element)
        let hasSpacer = element.children.contains { child in
            child.role == .spacer || (child.role == .style && child.children.contains { $0.role == .spacer })
        }
        if hasSpacer { sum[keyPath: axis] = true }
        return sum
    }

    private func ofFrame(_ frame: Element) -> Axes {
        var content = fills(frame.children.first)
        if frame.number(.height) != nil, hasProportions(frame.children.first) { content.width = false }
        func isFilled(_ length: AttributeKey, upTo most: AttributeKey, _ contentFills: Bool) -> Bool {
            if frame.number(length) != nil { return false }
            guard let most = frame.number(most) else { return contentFills }
            // The style sheet gives a frame with a maximum width that width, as far as there is space.
            return length == .height || most < 0
        }
        return Axes(
            width: isFilled(.width, upTo: .maxWidth, content.width),
            height: isFilled(.height, upTo: .maxHeight, content.height))
    }

    private func ofFixedSize(_ element: Element) -> Axes {
        let content = fills(element.children.first)
        let (horizontal, vertical) = (element.has(.horizontal), element.has(.vertical))
        let isAll = !horizontal && !vertical
        return Axes(
            width: content.width && !horizontal && !isAll, height: content.height && !vertical && !isAll)
    }

    // MARK: Fixed sizes and proportions

    /// The axes along which an element doesn't shrink.
    private func fixedAxes(of element: Element) -> Axes {
        if element.role == .image { return element.has(.resizable) ? .neither : .both }
        if element.role == .fixedSize { return .both }
        guard Self.wrappers.contains(element.role) else { return .neither }
        let content = element.children.first.flatMap { answers[$0.id]?.fixed } ?? .neither
        guard element.role == .frame else { return content }
        return Axes(
            width: element.number(.width) != nil || (content.width && element.number(.maxWidth) == nil),
            height: element.number(.height) != nil || (content.height && element.number(.maxHeight) == nil))
    }

    /// Whether a view has proportions of its own, so that its width follows from its height.
    private func hasProportions(_ element: Element?) -> Bool {
        guard let element else { return false }
        let first = element.children.first
        guard element.role == .aspectRatio else {
            return Self.wrappers.contains(element.role) && element.role != .frame && hasProportions(first)
        }
        return element.words(.contentMode) != "fill"
            && (element.number(.ratio) != nil || first?.number(.naturalHeight) != nil)
    }
}
