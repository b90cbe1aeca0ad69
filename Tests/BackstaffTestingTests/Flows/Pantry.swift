import BackstaffElements
import SwiftUI

@testable import BackstaffUI

/// Hand-made elements of a list that can be edited, swiped, searched and refreshed, and the events that they receive.
@MainActor @Observable
final class PantryModel {
    var rows = ["Flour", "Salt", "Rice", "Tea"]
    var isEditing = false
    var isSearching = false
    var query = ""
    var tokens = ["dry"]
    var date = "2026-11-21T08:30"
    /// The row and the edge whose swipe actions are visible.
    var uncovered: [String: [String]] = [:]
    var hasMenu = false
    var log: [String] = []
    /// The app's view of the pantry, in which a move identifies the other row by its number.
    @ObservationIgnored weak var tree: ElementTree?

    func name(of row: ElementID) -> String? {
        tree?.element(row)?.children.first { !$0.text.isEmpty }?.text
    }

    var summary: String { "\(rows) \(query) \(isSearching) \(tokens) \(date) \(uncovered) \(hasMenu) \(log)" }
}

struct Pantry: View {
    let model: PantryModel

    var body: some View {
        ControlElement(.screen) {
            field("Search")
            ControlElement(
                .list, [.editing: .flag(model.isEditing), .refreshable: .flag(true), .contextMenu: .flag(true)],
                verbs: [.refresh, .reveal], onEvent: respondList
            ) {
                Text("Dry goods")
                ForEach(model.rows, id: \.self) { row($0) }
                if model.hasMenu { ControlElement(.menuItems) { item("Order") } }
            }
            ControlElement(.list, verbs: .refresh, onEvent: { _ in model.log.append("refresh cellar") }) {
                ControlElement(.row) { Text("Wine") }
            }
            ControlElement(
                .datePicker, [.label: .text("Until"), .value: .text(model.date)], verbs: .edit,
                onEvent: { if case .edit(let date) = $0 { model.date = date } }
            ) {}
        }
    }

    private func field(_ prompt: String) -> some View {
        ControlElement(
            .searchField,
            [.placeholder: .text(prompt), .value: .text(model.query), .presented: .flag(model.isSearching)],
            verbs: [.edit, .submit, .focus, .cancel], onEvent: respondField
        ) {
            ForEach(model.tokens, id: \.self) { token in
                ControlElement(
                    .searchToken, text: token, verbs: .delete, onEvent: { _ in model.tokens.removeAll { $0 == token } }
                ) {}
            }
        }
    }

    private func respondField(_ event: ElementEvent) {
        switch event {
        case .focus(true): model.isSearching = true
        case .edit(let text): model.query = text
        case .cancel:
            model.query = ""
            model.tokens = []
            model.isSearching = false
        case .submit: model.log.append("search \(model.query)")
        default: break
        }
    }

    private func respondList(_ event: ElementEvent) {
        switch event {
        case .refresh: model.log.append("refresh")
        case .reveal: model.hasMenu = true
        case .conceal: model.hasMenu = false
        default: break
        }
    }

    /// Flour has actions at both edges, Rice has one that a full swipe performs, and Tea can't be moved.
    private func row(_ name: String) -> some View {
        let swipe: String? = name == "Flour" ? "leading trailing" : name == "Rice" ? "trailing" : nil
        return ControlElement(
            .row,
            [
                .deletable: .flag(name != "Tea"), .movable: .flag(name != "Tea"), .swipe: swipe.map { .text($0) },
                .fullSwipe: name == "Rice" ? .text("trailing") : nil,
            ],
            verbs: name == "Tea" ? [.reveal, .activateTwice] : [.delete, .move, .reveal, .activateTwice],
            onEvent: { respond(to: $0, at: name) }
        ) {
            Text(name)
            Text(name == "Flour" ? "2 kg" : "")
            ForEach(model.uncovered[name] ?? [], id: \.self) { edge in
                ControlElement(.swipeActions, [.placement: .text(edge)]) {
                    item(edge == "leading" ? "Pin" : "Empty", of: name)
                    if edge == "trailing" { item("Flag", of: name) }
                }
            }
        }
    }

    private func respond(to event: ElementEvent, at name: String) {
        switch event {
        case .delete: model.rows.removeAll { $0 == name }
        case .move(let other):
            model.rows.removeAll { $0 == name }
            let index = other.flatMap(model.name).flatMap { model.rows.firstIndex(of: $0) } ?? model.rows.count - 1
            model.rows.insert(name, at: index)
        case .reveal(let edge?, false): model.uncovered[name, default: []].append(edge.rawValue)
        case .reveal(_?, true): model.log.append("full \(name)")
        case .reveal(nil, _): model.hasMenu = true
        case .conceal: model.uncovered[name] = nil
        case .activateTwice: model.log.append("open \(name)")
        default: break
        }
    }

    private func item(_ words: String, of name: String = "menu") -> some View {
        ControlElement(.button, verbs: .activate, onEvent: { _ in model.log.append("\(words) \(name)") }) {
            Text(words)
        }
    }
}
