import BackstaffElements
import SwiftUI

@testable import BackstaffTesting

/// A harbor app on a headless host. Nothing in it is asynchronous, so steps don't wait.
@MainActor
final class HarborStage {
    let harbor = Harbor()
    let host: HeadlessHost
    private(set) var size: Size

    init(_ app: HarborApp, size: Size) {
        self.size = size
        host = HeadlessHost(app.view(of: harbor), size: size)
        host.isRecording = false
    }

    private var tree: ElementTree { host.scene.tree }

    // MARK: Actions

    /// Performs a step if its element is on screen.
    ///
    /// - Returns: Whether the element is on screen.
    @discardableResult
    func perform(_ step: HarborStep) -> Bool {
        defer { host.update() }
        switch step {
        case .write(let writes):
            for write in writes { write.perform(on: harbor) }
            return true
        case .resize(let size):
            resize(to: size)
            return true
        default:
            guard let (event, element) = act(of: step) else { return false }
            return (try? host.scene.deliver(event, to: element.id)) != nil
        }
    }

    /// Writes state and resizes the window without an update in between.
    func resize(to size: Size) {
        self.size = size
        host.scene.resize(width: size.width, height: size.height)
    }

    func writeOnly(_ writes: [HarborStep.Write]) {
        for write in writes { write.perform(on: harbor) }
    }

    /// Returns the event for a step and its element on the current screen.
    func act(of step: HarborStep) -> (event: ElementEvent, element: Element)? {
        func find(_ verb: ElementVerbs, where isMeant: (Element) -> Bool) -> Element? {
            for element in host.reachable where isMeant(element) {
                if let target = element.nearestControl(answering: verb) { return target }
            }
            return nil
        }
        switch step {
        case .tap(let words):
            return find(.activate) { $0.text == words && $0.role != .backButton && $0.role != .barTitle }
                .map { (.activate, $0) }
        case .back(let words):
            return find(.activate) { $0.role == .backButton && $0.text == words }.map { (.activate, $0) }
        case .escape:
            return host.reachable.last { $0.role == .navigationStack }.map { (.back(steps: 1), $0) }
        case .toggleSidebar: return find(.activate) { $0.role == .sidebarToggle }.map { (.activate, $0) }
        case .tapOutside: return find(.activate) { $0.role == .splitView }.map { (.activate, $0) }
        case .focus(let words):
            return find(.focus) { $0[.placeholder] == .text(words) }.map { (.focus(true), $0) }
        case .type(let text, let words):
            return find(.edit) { $0[.placeholder] == .text(words) }.map { (.edit(text), $0) }
        case .scroll(let row):
            return find(.window) { $0.role == .list }.map { (.window(first: row, last: row + 10, rowHeight: 44), $0) }
        case .drag(let width): return find(.width) { $0.role == .columnDivider }.map { (.width(width), $0) }
        case .write, .resize: return nil
        }
    }

    /// Returns the back button of the stack that a key applies to.
    var innermostBackButton: Element? {
        guard let stack = host.reachable.last(where: { $0.role == .navigationStack }) else { return nil }
        return host.reachable.last { $0.role == .backButton && $0.nearest(.navigationStack) === stack }
    }

    /// All actions that are currently possible.
    var offers: [HarborStep] {
        var offers: [HarborStep] = [.escape]
        for element in host.reachable {
            switch element.role {
            case .backButton: offers.append(.back(element.text))
            case .sidebarToggle: offers.append(.toggleSidebar)
            case .columnDivider: offers.append(.drag(to: 350))
            case .splitView: offers.append(.tapOutside)
            case .list: offers.append(.scroll(toRow: 30))
            case .textField:
                if case .text(let words) = element[.placeholder] {
                    offers += [.focus(words), .type("ahoy", into: words)]
                }
            case .text: if element.nearestControl(answering: .activate) != nil { offers.append(.tap(element.text)) }
            default: break
            }
        }
        return offers
    }

    // MARK: Inspection

    /// The state that the claims compare.
    struct Picture: Equatable {
        /// The app's own state.
        let contents: String
        /// The values that the framework has written to it.
        let log: [String]
        /// All elements with their attributes, including covered ones. They also reflect the state of views.
        let outline: String
        /// The part that doesn't depend on the form of the split view.
        let formless: [String]
        /// The ids of the elements in order. If they are equal, no element was created again.
        let elements: [ElementID]
        let navigation: String
        let focused: String
        /// The views that are on screen according to their `onAppear` and `onDisappear`, in alphabetical order.
        let alive: [String]
        /// The views with unbalanced appearances and disappearances.
        let unbalanced: [String]
    }

    var picture: Picture {
        var formless: [String] = []
        var elements: [ElementID] = []
        tree.root.forEachDescendant { element in
            elements.append(element.id)
            formless.append(element.formlessLine)
        }
        let balances = harbor.balances
        return Picture(
            contents: harbor.contents, log: harbor.log, outline: host.outline, formless: formless, elements: elements,
            navigation: "\(host.scene.navigationState)", focused: focused,
            alive: balances.filter { $0.balance == 1 }.map(\.name).sorted(),
            unbalanced: balances.filter { $0.balance != 0 && $0.balance != 1 }.map { "\($0.name) \($0.balance)" })
    }

    /// The focused element, if it still exists.
    private var focused: String {
        guard let element = tree.focused else { return "nowhere" }
        if case .text(let words) = element[.placeholder] { return words }
        return element.role.rawValue
    }
}

extension Element {
    /// Returns the element, or the nearest one around it, that supports a verb and isn't disabled.
    @MainActor
    fileprivate func nearestControl(answering verbs: ElementVerbs) -> Element? {
        var current: Element? = self
        while let element = current, element.role != .screen {
            if element.verbs.isSuperset(of: verbs) { return element.has(.disabled) ? nil : element }
            current = element.parent
        }
        return nil
    }

    /// The element's attributes, except for those that depend on the form of the split view.
    @MainActor
    fileprivate var formlessLine: String {
        let ofForm: Set<AttributeKey> =
            switch role {
            case .splitView: [.displayMode, .toggle]
            case .column: [.covered, .width, .minWidth, .maxWidth]
            case .columnDivider: [.disabled]
            case .sidebarToggle: [.label]
            default: []
            }
        let attributes = attributes.filter { !ofForm.contains($0.key) }.map { "\($0.key.rawValue)=\($0.value)" }
        return "\(id) \(role.rawValue) “\(text)” \(attributes.sorted().joined(separator: " "))"
    }
}
