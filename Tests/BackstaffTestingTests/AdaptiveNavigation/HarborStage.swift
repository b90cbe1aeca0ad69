import BackstaffElements
import SwiftUI

@testable import BackstaffTesting

/// A harbor app on a headless host, driven without waiting: there is nothing asynchronous in it.
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

    // MARK: Acting

    /// Does a step, if what it wants is on screen.
    ///
    /// - Returns: Whether it is.
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

    /// Writes and resizes at once: with no update in between.
    func resize(to size: Size) {
        self.size = size
        host.scene.resize(width: size.width, height: size.height)
    }

    func writeOnly(_ writes: [HarborStep.Write]) {
        for write in writes { write.perform(on: harbor) }
    }

    /// The event that a step is, and the element that it happens to: as it is on screen now.
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

    /// The back button in the stack that a key means.
    var innermostBackButton: Element? {
        guard let stack = host.reachable.last(where: { $0.role == .navigationStack }) else { return nil }
        return host.reachable.last { $0.role == .backButton && $0.nearest(.navigationStack) === stack }
    }

    /// Everything that a person can do now.
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

    // MARK: Looking

    /// All that the claims compare.
    struct Picture: Equatable {
        /// What the app keeps.
        let contents: String
        /// What the framework has written to it.
        let log: [String]
        /// Each element with all it shows, also of what is covered: the state of views is in there.
        let outline: String
        /// What of it doesn't depend on the form.
        let formless: [String]
        /// The numbers of the elements, in order: nothing is made anew if they stay.
        let elements: [ElementID]
        let navigation: String
        let focused: String
        /// The views that are on screen by the count of their onAppear and onDisappear, in alphabetical order.
        let alive: [String]
        /// Views whose appearances and disappearances don't balance.
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

    /// Where the focus is, if the element is still there.
    private var focused: String {
        guard let element = tree.focused else { return "nowhere" }
        if case .text(let words) = element[.placeholder] { return words }
        return element.role.rawValue
    }
}

extension Element {
    /// The element, or the one around it, that answers to a verb and isn't disabled.
    @MainActor
    fileprivate func nearestControl(answering verbs: ElementVerbs) -> Element? {
        var current: Element? = self
        while let element = current, element.role != .screen {
            if element.verbs.isSuperset(of: verbs) { return element.has(.disabled) ? nil : element }
            current = element.parent
        }
        return nil
    }

    /// What the element shows, but for what says in which form the split view is.
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
